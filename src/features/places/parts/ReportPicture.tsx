/** A picture that came with a report, small: kept on the device once it was seen, for a dead spot. */
import { css } from 'styled-system/css';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { drawingRead } from '../data/pictureReads.ts';

export interface ReportPictureProps {
  readonly id: string;
  readonly at: number;
  readonly small: boolean;
}

export function ReportPicture({ id, at, small }: ReportPictureProps) {
  const { rows, trouble } = useStaffRead(drawingRead(id));
  const [row] = rows ?? [];
  const caption = m.places_picture_of({ at: String(at + 1) });
  return (
    <li className={small ? css({ width: '6rem' }) : css({ minWidth: '0', maxWidth: '20rem' })}>
      {row === undefined ? (
        <p className={css({ textStyle: 'small' })}>{trouble === null ? m.ui_loading() : m.places_picture_not_here()}</p>
      ) : (
        <PlainPicture picture={row.picture} caption={caption} />
      )}
    </li>
  );
}
