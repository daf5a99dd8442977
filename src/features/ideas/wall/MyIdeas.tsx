/** What was sent from this device, and what a receipt from another one leads to: where each idea stands. Nobody needs an account. */
import { css } from 'styled-system/css';
import { ReceiptLookUp } from '../../../forms/ReceiptLookUp.tsx';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { askMyIdea } from '../data/myIdea.ts';
import { quiet } from '../parts/styles.ts';
import { IdeaReceipt, Stands } from '../parts/IdeaReceipt.tsx';

export default function MyIdeas() {
  const entries = useOutboxEntries();
  const mine = entries === undefined || entries === 'unavailable' ? [] : entries.filter(({ kind }) => kind === 'idea');
  return (
    <Panel title={m.ideas_mine()}>
      {mine.length === 0 ? <p className={quiet}>{m.ideas_mine_none()}</p> : null}
      <ul className={css({ display: 'grid', gap: '3' })}>
        {mine.map((entry) => (
          <li key={entry.id} className={css({ overflowWrap: 'anywhere' })}>
            {entry.words === null ? null : <p>{entry.words}</p>}
            {entry.state === 'delivered' ? null : <p>{m.ideas_mine_saved()}</p>}
            {entry.receipt === null ? null : (
              <p className={quiet}>{m.ideas_mine_receipt({ receipt: entry.receipt })}</p>
            )}
            <IdeaReceipt entry={entry} />
          </li>
        ))}
      </ul>
      <ReceiptLookUp title={m.ideas_by_receipt()} unknown={m.ideas_receipt_unknown()} ask={askMyIdea}>
        {(found) => <Stands of={found} />}
      </ReceiptLookUp>
    </Panel>
  );
}
