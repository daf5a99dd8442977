/** The files brought in before, and those that stopped half way. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx';
import { m } from '../../../messages/messages.js';
import type { ImportRow } from './reads.ts';
import { countsWords, rowsWords } from './words.ts';

const at = ({ updated_at }: ImportRow) => parseTimestamp(updated_at) ?? 0;

const COLUMNS: readonly Column<ImportRow>[] = [
  { name: m.import_file, by: ({ file_name }) => file_name, cell: ({ file_name }) => file_name },
  { name: m.import_by, by: ({ by_name }) => by_name, cell: ({ by_name }) => by_name ?? m.import_somebody() },
  { name: m.import_when, by: at, cell: (row) => moment(at(row)) },
  {
    name: m.import_outcome,
    cell: (row) => (
      <span>
        {countsWords(row)}
        {row.finished_at === null ? (
          <strong className={css({ display: 'block' })}>
            {m.import_stopped_at({ rows: rowsWords(row.rows_done, row.rows_total) })}
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
      {rows === null && state === 'loading' ? <Spinner label={m.import_loading()} /> : null}
      {rows?.length === 0 ? (
        <EmptyState title={m.import_none()}>
          <p>{m.import_none_more()}</p>
        </EmptyState>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <DataTable caption={m.import_files()} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </>
  );
}
