/** One submission: what it is, when, how it stands, and what can be done about it. */
import type { ComponentType } from 'react';
import { css } from 'styled-system/css';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { Button } from '../../ui/Button.tsx';
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
        {whenWords(entry)}
        {entry.receipt ? (
          <>
            {' · Receipt '}
            <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{entry.receipt}</strong>
          </>
        ) : null}
      </p>
      {More ? <More entry={entry} /> : null}
      <Actions entry={entry} onAction={onAction} />
    </li>
  );
}

function Actions({ entry, onAction }: Omit<OutboxItemProps, 'more'>) {
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
