/** Owns the files brought in before, and those that stopped half way. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { ImportRow } from './reads.ts';
import { countsWords, rowsWords } from './words.ts';

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
      <ul aria-label="Files brought in">
        {rows?.map((row) => (
          <li
            key={row.id}
            className={css({
              paddingBlock: '3',
              borderBottomWidth: '1px',
              borderBottomStyle: 'solid',
              borderBottomColor: 'lineSoft',
            })}
          >
            <p>
              <strong className={css({ overflowWrap: 'anywhere' })}>{row.file_name}</strong>
              {` · ${row.by_name ?? 'somebody'}, ${moment(parseTimestamp(row.updated_at) ?? 0)}`}
            </p>
            <p>{countsWords(row)}</p>
            {row.finished_at === null ? (
              <p className={css({ fontWeight: 'bold' })}>
                {`Stopped at ${rowsWords(row.rows_done, row.rows_total)}. Choose the same file again to go on.`}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <AsOf asOf={asOf} trouble={trouble} />
    </>
  );
}
