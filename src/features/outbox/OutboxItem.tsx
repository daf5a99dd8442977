/** One submission: what it is, when, how it stands, and what can be done about it. */
import type { ComponentType } from 'react';
import { css } from 'styled-system/css';
import { intlLocale } from '../../hooks/format.ts';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { formAddress, needsYou, stateWords, titleOf, whenWords } from './words.ts';

export type ItemAction = 'change' | 'send' | 'withdraw' | 'delete';

/** What a subject has to say beneath its kind's submissions: a code for the door, a place on a list. */
export type MoreOfKinds = Readonly<Partial<Record<string, ComponentType<{ readonly entry: OutboxEntry }>>>>;

export interface OutboxItemProps {
  readonly entry: OutboxEntry;
  readonly more: MoreOfKinds;
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

export function OutboxItem({ entry, more, onAction }: OutboxItemProps) {
  const More = more[entry.kind];
  const tone = needsYou(entry) ? 'needs-you' : entry.state === 'delivered' ? 'sent' : 'waiting';
  return (
    <li className={card} data-tone={tone} data-state={entry.state}>
      <h3 className={css({ textStyle: 'h4' })}>{titleOf(entry.kind)}</h3>
      {entry.words ? <p className={css({ overflowWrap: 'anywhere' })}>{entry.words}</p> : null}
      <p>{stateWords(entry)}</p>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {entry.receipt ? (
          <Rich of={m.outbox_sent_receipt.parts({ when: whenWords(entry), receipt: entry.receipt })} with={{ code }} />
        ) : (
          whenWords(entry)
        )}
      </p>
      {More ? <More entry={entry} /> : null}
      <Actions entry={entry} onAction={onAction} />
    </li>
  );
}

const code = (text: string) => <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{text}</strong>;

function Actions({ entry, onAction }: Omit<OutboxItemProps, 'more'>) {
  const { state } = entry;
  // Nothing goes without the word of whoever saved it.
  if (state === 'sending' || entry.locked || (entry.others && state !== 'delivered')) return null;
  const button = (action: ItemAction, label: string, variant: 'secondary' | 'ghost' = 'ghost') => (
    <Button
      key={action}
      variant={variant}
      onClick={() => onAction(action, entry)}
      aria-label={m.outbox_action_about({
        action: label,
        form: titleOf(entry.kind),
        when: whenWords(entry).toLocaleLowerCase(intlLocale()),
      })}
    >
      {label}
    </Button>
  );
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', marginLeft: '-3' })}>
      {formAddress(entry) === null
        ? null
        : button('change', state === 'refused' ? m.outbox_change_refused() : m.outbox_change(), 'ghost')}
      {state === 'refused' ? button('send', m.outbox_send_again()) : null}
      {state === 'refused' ? button('delete', m.outbox_delete()) : null}
      {state === 'delivered' ? button('delete', m.outbox_remove_receipt()) : null}
      {state === 'refused' || state === 'delivered' ? null : button('withdraw', m.outbox_withdraw())}
    </div>
  );
}
