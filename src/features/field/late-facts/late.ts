/** What came too late to count by itself, as field leaders see it: the server's rows, by who brought them from which turf. */
import * as v from 'valibot';
import { addressWords } from '../model/order.ts';
import { isResultCode, isSupport, resultWords, supportWords, type ResultCode, type Support } from '../model/results.ts';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';

const optional = v.nullable(v.string());

const lateSchema = v.object({
  id: v.string(),
  kind: v.picklist(['attempt', 'door', 'person']),
  sender: optional,
  name: optional,
  turf_id: optional,
  turf: optional,
  channel: optional,
  street: optional,
  number: v.nullable(v.number()),
  suffix: optional,
  unit: optional,
  person: optional,
  result: v.nullable(v.custom<ResultCode>(isResultCode, 'no result code')),
  support: v.nullable(v.custom<Support>(isSupport, 'no support score')),
  notes: optional,
  do_not_contact: v.boolean(),
  saved_at: optional,
  came_at: v.string(),
  ended_at: optional,
});
export type Late = v.InferOutput<typeof lateSchema>;

export const lateRead = defineRead<Late>({
  key: 'field-late',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('list_late'),
  parse: rowsOf('list_late', lateSchema),
});

/** What one person brought from one turf, or from their calls: taken or dropped together, or each by itself. */
export interface LateGroup {
  readonly key: string;
  readonly name: string;
  readonly where: string;
  /** When it was theirs no more, epoch ms; null for somebody who led the field. */
  readonly endedAt: number | null;
  /** When the last of it came, epoch ms. */
  readonly cameAt: number;
  readonly items: readonly Late[];
}

export function groupsOf(rows: readonly Late[]): LateGroup[] {
  const groups = new Map<string, Late[]>();
  for (const row of rows) {
    const key = `${row.sender} ${row.channel === 'phone' ? 'calls' : row.turf_id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, items]) => ({
    key,
    name: items[0]?.name ?? 'Somebody whose account is gone',
    where: items[0]?.channel === 'phone' ? 'Phone bank' : (items[0]?.turf ?? 'No turf'),
    endedAt: latest(items.map((item) => item.ended_at)),
    cameAt: latest(items.map((item) => item.came_at)) ?? 0,
    items,
  }));
}

function latest(times: readonly (string | null)[]): number | null {
  const known = times.flatMap((time) => parseTimestamp(time) ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

const DAY_MS = 86_400_000;

/** "It came 16 days after the turf was theirs." */
export function lateWords({ endedAt, cameAt, where }: LateGroup): string {
  if (endedAt === null) return 'They led the field when they saved it, and lead it no more.';
  const days = Math.max(1, Math.floor((cameAt - endedAt) / DAY_MS));
  return `It came ${days} ${days === 1 ? 'day' : 'days'} after the ${where === 'Phone bank' ? 'batch' : 'turf'} was theirs.`;
}

/** "12 results", "1 result and 2 doors or people" */
export function countWords(items: readonly Late[]): string {
  const results = items.filter(({ kind }) => kind === 'attempt').length;
  const found = items.length - results;
  const parts = [
    results > 0 ? `${results} ${results === 1 ? 'result' : 'results'}` : '',
    found > 0 ? `${found} ${found === 1 ? 'door or person' : 'doors or people'}` : '',
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Where it was: "12 Ridge Road" */
export function placeWords({ street, number, suffix, unit }: Late): string {
  return street === null || number === null
    ? 'A door that is not there'
    : addressWords({ street, number, suffix, unit, floor: null });
}

/** What was said of it: "Canvassed · Strong · Ada Quill · asked not to be contacted" */
export function saidWords({ kind, result, support, person, do_not_contact }: Late): string {
  if (kind === 'door') return 'A door that was not on the list';
  if (kind === 'person') return `${person ?? 'Somebody'} lives here`;
  return [
    result === null ? 'No result' : resultWords(result),
    support === null ? '' : supportWords(support),
    person ?? '',
    do_not_contact ? 'asked not to be contacted' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
