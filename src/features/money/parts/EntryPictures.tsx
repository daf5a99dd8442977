/** The pictures of an entry: those the server has, those that wait on this phone, one more, and one that should not be there. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { picturesRead, savePicture, usePicturesWaiting } from '../data/entryPictures.ts';
import { newId } from '../data/newId.ts';
import type { EntryRow } from '../data/reads.ts';
import { PictureField } from './PictureField.tsx';

export function EntryPictures({ entry }: { readonly entry: Pick<EntryRow, 'id' | 'name'> }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(picturesRead(entry.id));
  const waiting = usePicturesWaiting(entry.id);
  const change = useChange(read.refresh);
  const { kept } = useSaving(m.money_picture_not_kept, 'phone');
  const [erasing, setErasing] = useState<string | null>(null);
  async function add(picture: string | null) {
    if (picture !== null) await kept(() => savePicture(me, newId(), { entry: entry.id, picture, name: entry.name }));
  }
  return (
    <section aria-label={m.money_pictures()} className={css({ display: 'grid', gap: '4' })}>
      {waiting.map(({ id, picture }) => (
        <PlainPicture key={id} picture={picture} caption={m.money_picture_waits()} />
      ))}
      {read.rows
        ?.filter(({ id }) => !waiting.some((one) => one.id === id))
        .map(({ id, picture }) => (
          <div key={id} className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
            <PlainPicture picture={picture} caption={m.money_picture()} />
            <Button
              variant="secondary"
              disabled={change.busy}
              onClick={() => {
                if (erasing !== id) setErasing(id);
                else void change.run((api) => api.rpc('erase_entry_picture', { picture: id }));
              }}
            >
              {erasing === id ? m.money_picture_erase_sure() : m.money_picture_erase()}
            </Button>
          </div>
        ))}
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <PictureField label={m.money_picture_add()} picture={null} onPicture={(picture) => void add(picture)} />
    </section>
  );
}
