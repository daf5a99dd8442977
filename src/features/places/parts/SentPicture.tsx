/** A picture that nobody but staff sees: fetched when somebody comes near it, and kept on this device with the newest others for a dead spot. */
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { useNear } from '../../../hooks/useNear.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { drawingRead, forgetOldDrawings } from '../data/deskPictureReads.ts';

export interface SentPictureProps {
  readonly id: string;
  readonly caption: string;
  /** As wide and high as the picture, so that nothing moves when it comes. */
  readonly small?: boolean;
}

export function SentPicture(props: SentPictureProps) {
  const { ref, near } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={css({ minWidth: '0', minHeight: '6rem' })}>
      {near ? <Drawing {...props} /> : <p className={css({ textStyle: 'small' })}>{props.caption}</p>}
    </div>
  );
}

function Drawing({ id, caption, small = false }: SentPictureProps) {
  const { rows, trouble } = useStaffRead(drawingRead(id));
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : null;
  const [row] = rows ?? [];
  const came = row !== undefined;
  useEffect(() => {
    if (came && me !== null) void forgetOldDrawings(me);
  }, [came, me]);
  if (row !== undefined) return <PlainPicture picture={row.picture} caption={caption} />;
  return (
    <p className={small ? css({ textStyle: 'small' }) : undefined}>
      {trouble === null ? m.ui_loading() : m.places_picture_not_here()}
    </p>
  );
}
