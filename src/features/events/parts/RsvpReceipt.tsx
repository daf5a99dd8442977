/** What an RSVP has to say under "My submissions": the place it has, and the code for the door. */
import { css } from 'styled-system/css';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Rich } from '../../../ui/Rich.tsx';
import { usePlace } from '../data/rsvpPlace.ts';

export function RsvpReceipt({ entry: { id, state } }: { readonly entry: OutboxEntry }) {
  return (
    <>
      {state === 'delivered' ? <PlaceLine id={id} /> : null}
      <DoorCode id={id} />
    </>
  );
}

const loud = { state: (text: string) => <strong>{text}</strong> };

/** Only the server knows, and only once it has the RSVP. */
function PlaceLine({ id }: { readonly id: string }) {
  const place = usePlace(id);
  if (place === null) return null;
  if (place === 'place') return <p>{m.events_place_sure()}</p>;
  const words = place === 'review' ? m.events_place_review : m.events_place_waiting;
  return (
    <p>
      <Rich of={words.parts({})} with={loud} />
    </p>
  );
}

/** For the door of the event. The code is known before the RSVP is sent: it is part of its id. */
function DoorCode({ id }: { readonly id: string }) {
  const code = receiptCode(id);
  return (
    <details>
      <summary
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'touch',
          textDecoration: 'underline',
        })}
      >
        {m.events_door_code()}
      </summary>
      <QrCode text={code} />
      <p className={css({ textStyle: 'h4', fontVariantNumeric: 'tabular-nums' })}>{code}</p>
    </details>
  );
}
