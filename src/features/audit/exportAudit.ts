/** The record of changes as a file: every row a filter finds, fetched in pages, with a word on how far it is. */
import type { StaffApi } from '../../backend/staffApi.ts';
import { auditPath, parseRows, type AuditFilter, type AuditRow } from './audit.ts';
import { toCsv } from '../../core/csv.ts';
import type { Names } from './difference.ts';
import { actorName, sentence } from './sentence.ts';

/** The server hands out at most this many rows at once. */
const PAGE = 1000;

/** Rejects with RequestError, or with the signal's reason when it was stopped. */
export async function fetchAll(
  api: Pick<StaffApi, 'get'>,
  filter: AuditFilter,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<readonly AuditRow[]> {
  const all: AuditRow[] = [];
  for (;;) {
    signal.throwIfAborted();
    const page = parseRows(await api.get(auditPath(filter, PAGE, all.at(-1)?.id ?? null), signal));
    all.push(...page);
    onProgress(all.length);
    if (page.length < PAGE) return all;
  }
}

export function auditCsv(rows: readonly AuditRow[], names: Names): string {
  const header = ['id', 'at', 'actor', 'actor_email', 'table', 'action', 'record', 'what', 'before', 'after'];
  return toCsv(
    header,
    rows.map((row) => [
      row.id,
      row.at,
      actorName(row, names),
      row.actor_email,
      row.table_name,
      row.operation,
      row.record_id,
      sentence(row, names),
      row.before === null ? null : JSON.stringify(row.before),
      row.after === null ? null : JSON.stringify(row.after),
    ]),
  );
}
