/** What was said of a sign, by whom, the latest first; what was taken back is struck through, what waits says so. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { moment } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { photoRead } from '../data/reads.ts';
import type { HereFact } from '../data/useOwnSigns.ts';
import { actionWords } from '../model/words.ts';

export function SignHistory({ facts }: { readonly facts: readonly HereFact[] }) {
  const undone = new Set(facts.map(({ supersedes }) => supersedes));
  if (facts.length === 0) return null;
  return (
    <ul aria-label={m.signs_history()} className={css({ display: 'grid', gap: '2' })}>
      {facts
        .toSorted((a, b) => b.at - a.at)
        .map((fact) => (
          <li key={fact.id} className={css({ textStyle: 'small' })}>
            <span
              className={css({ '&[data-undone]': { textDecoration: 'line-through' } })}
              data-undone={undone.has(fact.id) || undefined}
            >
              <strong>{actionWords[fact.action]()}</strong> {moment(fact.at)}
              {fact.name === null ? '' : `, ${fact.name}`}
            </span>
            {fact.delivery === undefined ? null : (
              <span className={css({ display: 'block' })}>
                {fact.delivery === 'sent'
                  ? m.signs_sent({ code: receiptCode(fact.id) })
                  : fact.delivery === 'saved'
                    ? m.signs_saved_here()
                    : m.signs_needs_you()}
              </span>
            )}
            {fact.note === null ? null : <q className={css({ display: 'block' })}>{fact.note}</q>}
            {fact.photo ? <PictureLink event={fact.id} /> : null}
          </li>
        ))}
    </ul>
  );
}

function PictureLink({ event }: { readonly event: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={css({ minHeight: 'touch', textDecoration: 'underline', cursor: 'pointer' })}
      >
        {m.signs_picture()}
      </button>
      {open ? <Fetched event={event} /> : null}
    </>
  );
}

function Fetched({ event }: { readonly event: string }) {
  const { rows, state } = useStaffRead(photoRead(event));
  const [photo] = rows ?? [];
  if (photo) return <PlainPicture picture={photo.picture} caption={m.signs_picture()} />;
  return <p>{state === 'loading' ? m.signs_loading() : m.signs_picture_away()}</p>;
}
