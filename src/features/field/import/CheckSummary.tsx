/** Saying what the check of all rows found, before anything is brought in. */
import { counted } from '../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { Bar } from './Bar.tsx';
import type { Problem } from './check.ts';
import type { CheckState } from './protocol.ts';
import { reportCsv } from './report.ts';
import type { Reported } from './voterFile.ts';
import { wrongWords } from './words.ts';

export interface CheckSummaryProps {
  readonly check: CheckState | null;
  readonly total: number;
  /** Of the file. */
  readonly name: string;
}

export function CheckSummary({ check, total, name }: CheckSummaryProps) {
  return (
    <Panel title={m.import_checked()}>
      {check?.finished ? null : <Bar label={m.import_checked_bar()} done={check?.rows ?? 0} total={total} />}
      <p aria-live="polite">{check?.finished ? summary(check) : ''}</p>
      {check?.finished && check.problems.length > 0 ? (
        <ul className={css({ marginTop: '2', color: 'inkMuted' })}>
          {check.problems.map((problem) => (
            <li key={`${problem.row} ${problem.column}`}>
              {m.import_row({ row: problem.row, what: whatWords(problem) })}
            </li>
          ))}
        </ul>
      ) : null}
      <ReportButton report={check?.report ?? null} name={name} />
    </Panel>
  );
}

export function ReportButton({ report, name }: { readonly report: Reported | null; readonly name: string }) {
  if (report === null) return null;
  return (
    <Button
      variant="secondary"
      className={css({ marginTop: '3' })}
      onClick={() => downloadFile(reportCsv(report), `${name.replace(/\.\w+$/, '')}-report.csv`, 'text/csv')}
    >
      <Icon name="download" size={18} />
      {m.import_report_save()}
    </Button>
  );
}

function whatWords(problem: Problem): string {
  const named = problem.name !== '' && problem.name !== problem.value ? `${problem.name}: ` : '';
  return `${named}${problem.value === '' ? wrongWords(problem) : `${wrongWords(problem)} (${problem.value})`}`;
}

function summary({ voters, leftOut, byStatus, withoutDoor, duplicates, valuesLeftOut }: CheckState): string {
  return [
    m.import_checked_people(counted(voters)),
    withoutDoor === 0 ? '' : m.import_checked_doorless(counted(withoutDoor)),
    byStatus === 0 ? '' : m.import_checked_status(counted(byStatus)),
    leftOut === 0 ? '' : m.import_checked_out(counted(leftOut)),
    duplicates === 0 ? '' : m.import_checked_repeat(counted(duplicates)),
    valuesLeftOut === 0 ? '' : m.import_checked_without(counted(valuesLeftOut)),
  ]
    .filter(Boolean)
    .join(' ');
}
