/** The places that were reported from this device: what waits here, and how each that has arrived stands. Nobody needs an account. */
import { css } from 'styled-system/css';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { reportKind } from '../model/reportKind.ts';
import { ReportReceipt } from '../parts/ReportReceipt.tsx';
import { quiet } from '../parts/styles.ts';

export default function MyReports() {
  const entries = useOutboxEntries();
  const mine =
    entries === undefined || entries === 'unavailable' ? [] : entries.filter(({ kind }) => kind === reportKind.kind);
  if (mine.length === 0) return null;
  return (
    <Panel title={m.places_mine()}>
      <ul className={css({ display: 'grid', gap: '3' })}>
        {mine.map((entry) => (
          <li key={entry.id} className={css({ overflowWrap: 'anywhere' })}>
            {entry.words === null ? null : <p>{entry.words}</p>}
            {entry.state === 'delivered' ? null : <p>{m.places_mine_saved()}</p>}
            {entry.receipt === null ? null : (
              <p className={quiet}>{m.places_mine_receipt({ receipt: entry.receipt })}</p>
            )}
            <ReportReceipt entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
