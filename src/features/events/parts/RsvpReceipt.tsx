/** What an RSVP has to say under "My submissions": the place it has, and the code for the door. */
import { css } from 'styled-system/css';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { usePlace } from '../data/rsvpPlace.ts';

export function RsvpReceipt({ entry: { id, state } }: { readonly entry: OutboxEntry }) {
  return (
    <>
      {state === 'delivered' ? <PlaceLine id={id} /> : null}
      <DoorCode id={id} />
    </>
  );
}

/** Only the server knows, and only once it has the RSVP. */
function PlaceLine({ id }: { readonly id: string }) {
  const place = usePlace(id);
  if (place === null) return null;
  return place === 'waiting' ? (
    <p>
      <strong>You’re on the waiting list.</strong> The event is full. If a place comes free, we’ll tell you.
    </p>
  ) : (
    <p>You have a place.</p>
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
        Show the code for the door
      </summary>
      <QrCode text={code} />
      <p className={css({ textStyle: 'h4', fontVariantNumeric: 'tabular-nums' })}>{code}</p>
    </details>
  );
}
