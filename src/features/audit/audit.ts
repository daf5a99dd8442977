/** The record of changes as the page sees it: the server's rows, the question for a filter, and what a row says. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { keyedRead } from '../../core/reads/keyedRead.ts';
import { defineRead } from '../../core/reads/read.ts';
import { parseTimestamp } from '../../core/session/time.ts';

const record = v.nullable(v.record(v.string(), v.unknown()));
const rowSchema = v.object({
  id: v.number(),
  at: v.pipe(
    v.string(),
    v.check((at) => parseTimestamp(at) !== null, 'not-a-time'),
  ),
  actor: v.nullable(v.string()),
  actor_email: v.nullable(v.string()),
  table_name: v.string(),
  operation: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
  record_id: v.string(),
  before: record,
  after: record,
});

/** A row of audit_events. */
export type AuditRow = v.InferOutput<typeof rowSchema>;

export const parseRows = rowsOf('audit_events', rowSchema);

export interface AuditFilter {
  /** A user id, 'outside' for changes made outside the app, '' for anybody. */
  readonly actor: string;
  readonly table: string;
  readonly operation: string;
  /** Days as YYYY-MM-DD on this device's calendar, both included; '' for open. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: AuditFilter = { actor: '', table: '', operation: '', from: '', to: '' };

/** The question for one page, newest first. `before`: only rows older than this id. */
export function auditPath(filter: AuditFilter, limit: number, before: number | null = null): string {
  const from = startOfDay(filter.from, 0);
  const to = startOfDay(filter.to, 1);
  return rowsPath('audit_events', {
    select: '*',
    where: {
      id: before === null ? [] : `lt.${before}`,
      actor: filter.actor === 'outside' ? 'is.null' : is(filter.actor),
      table_name: is(filter.table),
      operation: is(filter.operation),
      at: [...(from === null ? [] : [`gte.${from}`]), ...(to === null ? [] : [`lt.${to}`])],
    },
    order: 'id.desc',
    limit,
  });
}

/** '' stands for anything. */
const is = (value: string) => (value === '' ? [] : `eq.${value}`);

/** Midnight of this device's calendar, `plus` days later, as ISO time; null for what is no day. */
function startOfDay(day: string, plus: number): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return null;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + plus);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const countSchema = v.object({ day: v.string(), kind: v.string(), count: v.number() });
export type KindCount = v.InferOutput<typeof countSchema>;

export const DAYS_SHOWN = 30;

function countsRead(key: string, rpc: 'audit_counts_by_day' | 'analytics_counts_by_day', zone: string) {
  return defineRead<KindCount>({
    key: `${key}-${DAYS_SHOWN}-${zone}`,
    maxAgeMs: 0,
    path: (now) => {
      const since = new Date(now - DAYS_SHOWN * 86_400_000).toISOString();
      return callPath(rpc, { since, zone });
    },
    parse: rowsOf(rpc, countSchema),
  });
}

export const changesByDay = keyedRead((zone) => countsRead('audit-by-day', 'audit_counts_by_day', zone));
export const analyticsByDay = keyedRead((zone) => countsRead('analytics-by-day', 'analytics_counts_by_day', zone));
