/** The six campaign figures: which, from where, how fresh. */
import { rowsPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';

export const STAT_LABELS = [
  'weekly_raised',
  'volunteers',
  'doors_total',
  'calls_total',
  'rides_today',
  'events_week',
] as const;
export type StatLabel = (typeof STAT_LABELS)[number];

export interface StatRow {
  readonly label: StatLabel;
  readonly value_number: number;
}

const REFETCH_MS = 60_000;

export const statsRead = defineRead<StatRow>({
  key: 'stats',
  maxAgeMs: REFETCH_MS,
  refetchMs: REFETCH_MS,
  path: () => rowsPath('stats', { select: '*', where: { label: `in.(${STAT_LABELS.join(',')})` } }),
  parse: parseStats,
});

const known: ReadonlySet<unknown> = new Set(STAT_LABELS);

/** Unknown labels are left out; a row that is no figure at all fails the fetch. `numeric` may arrive as text. */
export function parseStats(rows: unknown): readonly StatRow[] {
  if (!Array.isArray(rows)) throw new TypeError('The stats are not a list.');
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) throw new TypeError('A stat is not an object.');
    const { label, value_number: value } = row as Record<string, unknown>; // an object, checked above
    if (!known.has(label)) return [];
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) throw new TypeError('A stat has no number.');
    return [{ label: label as StatLabel, value_number: number }]; // one of the six, checked above
  });
}
