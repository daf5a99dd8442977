/** /finance/bank: the bank's own file beside the ledger, which line is which money, and whether it adds up. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { bankRead, type BankRow } from '../data/bankReads.ts';
import { SumPanel } from '../parts/SumPanel.tsx';
import { FilePanel } from './FilePanel.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { MatchedPanel } from './MatchedPanel.tsx';
import { useBankFile } from './useBankFile.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

export function BankScreen() {
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      {useMay('keep_books') ? (
        <Desk />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Desk() {
  const bank = useStaffRead(bankRead);
  const change = useChange(bank.refresh);
  // What stands against an undo is said beside what was to be undone.
  const undo = useChange(bank.refresh);
  const told = bank.rows?.[0] ?? null;
  const known = told?.files ?? [];
  const work = useBankFile(bank.refresh, known);
  return (
    <>
      <PageHead title={m.bank_title()} lead={m.bank_lead()} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        <NeedsSignal>{m.bank_signal()}</NeedsSignal>
        {told === null && bank.state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
        {told === null ? null : (
          <>
            <SumPanel bank={told} here />
            <LinesPanel bank={told} change={change} />
          </>
        )}
        <FilePanel work={work} known={known} />
        {told === null ? null : (
          <>
            <WaitingPanel bank={told} />
            <MatchedPanel matches={told.matches} change={undo} />
            <Files files={told.files} />
          </>
        )}
        <AsOf asOf={bank.asOf} trouble={bank.trouble} />
      </div>
    </>
  );
}

function Files({ files }: Pick<BankRow, 'files'>) {
  return (
    <Panel title={m.bank_files()}>
      {files.length === 0 ? <p>{m.bank_files_none()}</p> : null}
      <ul className={css({ display: 'grid', gap: '3', overflowWrap: 'anywhere' })}>
        {files.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong> {m.bank_file_account({ account: one.account })}{' '}
            {one.done < one.rows ? `${m.bank_unfinished()} ` : ''}
            {m.bank_file_rows({ ...counted(one.rows), known: digits(one.known) })}{' '}
            {one.left_out > 0 ? m.bank_file_left(counted(one.left_out)) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
