/** Taking or choosing pictures of a place: drawn anew here, faces and plates covered by hand, and taken off again. */
import { useState, type ChangeEvent } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { fileButton } from '../../../ui/FileField.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { takePicture } from '../data/takePicture.ts';
import type { Gathered } from '../data/useReportPictures.ts';
import { MOST_PICTURES } from '../model/pictureKinds.ts';
import { CoverPart } from './CoverPart.tsx';
import { quiet } from './styles.ts';

export function PicturesField({ of }: { readonly of: Gathered }) {
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState(false);
  const [covering, setCovering] = useState<string | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, of.room);
    // The same file again is a change too.
    target.value = '';
    setBusy(true);
    let read = true;
    for (const file of files) {
      const taken = await takePicture(file);
      if (taken === null) read = false;
      else of.add(taken);
    }
    setUnread(!read);
    setBusy(false);
  }

  return (
    <fieldset className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
      <legend className={css({ fontWeight: 'bold', marginBottom: '1' })}>{m.places_pictures()}</legend>
      <p className={quiet}>{m.places_pictures_hint({ most: String(MOST_PICTURES) })}</p>
      {of.pictures.map((one, at) => (
        <div key={one.id} className={css({ display: 'grid', gap: '2', justifyItems: 'start', minWidth: '0' })}>
          {covering === one.id ? (
            <CoverPart
              of={one}
              onDone={(covered) => {
                setCovering(covered?.id ?? null);
                if (covered !== null) of.change(one.id, covered);
              }}
            />
          ) : (
            <>
              <PlainPicture picture={one.picture} caption={m.places_picture_of({ at: String(at + 1) })} />
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                <Button
                  variant="secondary"
                  aria-label={m.places_cover_of({ at: String(at + 1) })}
                  onClick={() => setCovering(one.id)}
                >
                  {m.places_cover()}
                </Button>
                <Button
                  variant="ghost"
                  aria-label={m.places_picture_off_of({ at: String(at + 1) })}
                  onClick={() => of.change(one.id, null)}
                >
                  {m.places_picture_off()}
                </Button>
              </div>
            </>
          )}
        </div>
      ))}
      {of.room === 0 ? null : (
        <label className={fileButton} data-busy={busy || undefined}>
          {busy
            ? m.places_picture_drawing()
            : of.pictures.length === 0
              ? m.places_picture_add()
              : m.places_picture_more()}
          <input
            type="file"
            accept="image/*"
            multiple
            disabled={busy}
            className={css({ srOnly: true })}
            onChange={(event) => void take(event)}
          />
        </label>
      )}
      <p aria-live="polite" className={css({ _empty: { display: 'none' } })}>
        {unread ? m.places_picture_unread() : null}
      </p>
    </fieldset>
  );
}
