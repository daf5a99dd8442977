/** The files brought in before, and those that stopped half way. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx';
import type { ImportRow } from './reads.ts';
import { countsWords, rowsWords } from './words.ts';

const at = ({ updated_at }: ImportRow) => parseTimestamp(updated_at) ?? 0;

const COLUMNS: readonly Column<ImportRow>[] = [
  { name: 'File', by: ({ file_name }) => file_name, cell: ({ file_name }) => file_name },
  { name: 'By', by: ({ by_name }) => by_name, cell: ({ by_name }) => by_name ?? 'somebody' },
  { name: 'When', by: at, cell: (row) => moment(at(row)) },
  {
    name: 'What came of it',
    cell: (row) => (
      <span>
        {countsWords(row)}
        {row.finished_at === null ? (
          <strong className={css({ display: 'block' })}>
            {`Stopped at ${rowsWords(row.rows_done, row.rows_total)}. Choose the same file again to go on.`}
          </strong>
        ) : null}
      </span>
    ),
  },
];

export function EarlierImports({ imports }: { readonly imports: CachedRead<ImportRow> }) {
  const { rows, asOf, trouble, state } = imports;
  return (
    <>
      {rows === null && state === 'loading' ? <Spinner label="Loading..." /> : null}
      {rows?.length === 0 ? (
        <EmptyState title="No file yet">
          <p>Ask the election office of your county for the voter file, or save your list as CSV from a spreadsheet.</p>
        </EmptyState>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <DataTable caption="Files brought in" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </>
  );
}
