/** One submission: what it is, when, how it stands, and what can be done about it. */
import { css } from 'styled-system/css';
import { receiptCode } from '../../core/outbox/receipt.ts';
import { usePlace } from '../events/data/place.ts';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { formAddress, needsYou, stateWords, titleOf, whenWords } from './words.ts';

export type ItemAction = 'change' | 'send' | 'withdraw' | 'delete';

export interface OutboxItemProps {
  readonly entry: OutboxEntry;
  readonly onAction: (action: ItemAction, entry: OutboxEntry) => void;
}

const card = css({
  display: 'grid',
  gap: '1',
  padding: '5',
  backgroundColor: 'sheet',
  borderLeftWidth: '8px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'straw',
  '&[data-tone=needs-you]': { borderLeftColor: 'loud' },
  '&[data-tone=sent]': { borderLeftColor: 'quiet' },
});

export function OutboxItem({ entry, onAction }: OutboxItemProps) {
  const tone = needsYou(entry) ? 'needs-you' : entry.state === 'delivered' ? 'sent' : 'waiting';
  return (
    <li className={card} data-tone={tone} data-state={entry.state}>
      <h3 className={css({ textStyle: 'h4' })}>{titleOf(entry.kind)}</h3>
      {entry.words ? <p className={css({ overflowWrap: 'anywhere' })}>{entry.words}</p> : null}
      <p>{stateWords(entry)}</p>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {whenWords(entry)}
        {entry.receipt ? (
          <>
            {' · Receipt '}
            <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{entry.receipt}</strong>
          </>
        ) : null}
      </p>
      {entry.kind === 'rsvp' && entry.state === 'delivered' ? <PlaceLine id={entry.id} /> : null}
      {entry.kind === 'rsvp' ? <DoorCode id={entry.id} /> : null}
      <Actions entry={entry} onAction={onAction} />
    </li>
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

function Actions({ entry, onAction }: OutboxItemProps) {
  const { state } = entry;
  // Nothing goes without the word of whoever saved it.
  if (state === 'sending' || entry.locked || (entry.others && state !== 'delivered')) return null;
  const button = (action: ItemAction, label: string, variant: 'secondary' | 'ghost' = 'ghost') => (
    <Button
      key={action}
      variant={variant}
      onClick={() => onAction(action, entry)}
      aria-label={`${label}: ${titleOf(entry.kind)}, ${whenWords(entry).toLowerCase()}`}
    >
      {label}
    </Button>
  );
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', marginLeft: '-3' })}>
      {formAddress(entry) === null
        ? null
        : button('change', state === 'refused' ? 'Change and send again' : 'Change', 'ghost')}
      {state === 'refused' ? button('send', 'Send again as it is') : null}
      {state === 'refused' ? button('delete', 'Delete') : null}
      {state === 'delivered' ? button('delete', 'Remove receipt') : null}
      {state === 'refused' || state === 'delivered' ? null : button('withdraw', 'Withdraw')}
    </div>
  );
}
