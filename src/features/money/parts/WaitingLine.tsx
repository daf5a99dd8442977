/** One entry that this phone saved and the ledger shown does not have yet. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { EntryHere } from '../data/useMoneyHere.ts';
import { methodWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { entryLine, entrySum } from './lineStyles.ts';

function stateWords(state: EntryHere['state']): string {
  if (state === 'delivered') return m.money_tag_sent();
  return state === 'refused' ? m.money_tag_refused() : m.money_tag_waiting();
}

export function WaitingLine({ entry }: { readonly entry: EntryHere }) {
  return (
    <li className={entryLine} data-entry={entry.id}>
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <strong>{entry.name ?? m.money_nobody()}</strong>
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
          {dayWords(entry.on)} · {methodWords[entry.method]()}
        </p>
        <Tag loud={entry.state !== 'delivered'}>{stateWords(entry.state)}</Tag>
      </div>
      <p className={entrySum}>{exactMoney(entry.cents)}</p>
    </li>
  );
}
