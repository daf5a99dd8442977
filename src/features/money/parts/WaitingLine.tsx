/** One entry that this phone saved and the ledger shown does not have yet. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { EntryHere } from '../data/useMoneyHere.ts';
import { useOwnName } from '../data/useOwnName.ts';
import { receiptOfPayload } from '../model/receipt.ts';
import { methodWords, nobodyWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { entryLine, entrySum } from './lineStyles.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

function stateWords(state: EntryHere['state']): string {
  if (state === 'delivered') return m.money_tag_sent();
  return state === 'refused' ? m.money_tag_refused() : m.money_tag_waiting();
}

export function WaitingLine({ entry }: { readonly entry: EntryHere }) {
  const [shown, setShown] = useState(false);
  const by = useOwnName();
  return (
    <li className={entryLine} data-entry={entry.id}>
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <strong>{entry.name ?? nobodyWords(entry.type)}</strong>
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
          {dayWords(entry.on)} · {methodWords[entry.method]()}
        </p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
          <Tag loud={entry.state !== 'delivered'}>{stateWords(entry.state)}</Tag>
          <button type="button" className={textLink} onClick={() => setShown(true)}>
            {m.money_receipt()}
          </button>
        </p>
        {shown ? <ReceiptDialog facts={receiptOfPayload(entry, entry.id, by)} onClose={() => setShown(false)} /> : null}
      </div>
      <p className={entrySum}>{exactMoney(entry.cents)}</p>
    </li>
  );
}
