/** Saying what the check of all rows found, before anything is brought in. */
import { digits } from '../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Bar } from './Bar.tsx';
import type { CheckState } from './protocol.ts';

export interface CheckSummaryProps {
  readonly check: CheckState | null;
  readonly total: number;
  /** Of the file. */
  readonly name: string;
}

export function CheckSummary({ check, total, name }: CheckSummaryProps) {
  return (
    <Panel title="All rows checked">
      {check?.finished ? null : <Bar label="Rows checked" done={check?.rows ?? 0} total={total} />}
      <p aria-live="polite">{check?.finished ? summary(check) : ''}</p>
      {check?.finished && check.problems.length > 0 ? (
        <ul className={css({ marginTop: '2', color: 'inkMuted' })}>
          {check.problems.map((problem) => (
            <li key={`${problem.row} ${problem.column}`}>
              {`Row ${problem.row}: ${problem.reason}${problem.value === '' ? '' : ` (${problem.value})`}`}
            </li>
          ))}
        </ul>
      ) : null}
      <ReportButton report={check?.report ?? null} name={name} />
    </Panel>
  );
}

export function ReportButton({ report, name }: { readonly report: string | null; readonly name: string }) {
  if (report === null) return null;
  return (
    <Button
      variant="secondary"
      className={css({ marginTop: '3' })}
      onClick={() => downloadFile(report, `${name.replace(/\.\w+$/, '')}-report.csv`, 'text/csv')}
    >
      <Icon name="download" size={18} />
      Save the report as CSV
    </Button>
  );
}

function summary({ voters, leftOut, duplicates, valuesLeftOut }: CheckState): string {
  return [
    `${digits(voters)} ${voters === 1 ? 'person' : 'people'} will be brought in.`,
    leftOut === 0 ? '' : `${digits(leftOut)} ${leftOut === 1 ? 'row stays' : 'rows stay'} out.`,
    duplicates === 0 ? '' : `${digits(duplicates)} ${duplicates === 1 ? 'row repeats' : 'rows repeat'} somebody.`,
    valuesLeftOut === 0 ? '' : `${digits(valuesLeftOut)} come in without a value that cannot be right.`,
  ]
    .filter(Boolean)
    .join(' ');
}
