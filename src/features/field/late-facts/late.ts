/** What came too late to count by itself, as field leaders see it: the server's rows, by who brought them from which turf. */
import * as v from 'valibot';
import { addressWords } from '../model/order.ts';
import { isResultCode, isSupport, resultWords, supportWords, type ResultCode, type Support } from '../model/results.ts';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { m } from '../../../messages/messages.js';

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
  result: v.nullable(v.custom<ResultCode>(isResultCode, 'result-code')),
  support: v.nullable(v.custom<Support>(isSupport, 'support-score')),
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
  /** Null when the account is gone. */
  readonly name: string | null;
  /** 'phone' is the phone bank. */
  readonly from: 'phone' | { readonly turf: string | null };
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
    name: items[0]?.name ?? null,
    from: items[0]?.channel === 'phone' ? 'phone' : { turf: items[0]?.turf ?? null },
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

export function whoWords({ name }: LateGroup): string {
  return name ?? m.late_facts_gone_account();
}

export function whereWords({ from }: LateGroup): string {
  return from === 'phone' ? m.late_facts_phone_bank() : (from.turf ?? m.late_facts_no_turf());
}

/** "It came 16 days after the turf was theirs." */
export function lateWords({ endedAt, cameAt, from }: LateGroup): string {
  if (endedAt === null) return m.late_facts_led();
  const count = Math.max(1, Math.floor((cameAt - endedAt) / DAY_MS));
  return from === 'phone' ? m.late_facts_after_batch({ count }) : m.late_facts_after_turf({ count });
}

/** "12 results", "1 result and 2 doors or people" */
export function countWords(items: readonly Late[]): string {
  const attempts = items.filter(({ kind }) => kind === 'attempt').length;
  const results = m.late_facts_results({ count: attempts });
  const found = m.late_facts_found({ count: items.length - attempts });
  if (attempts === 0) return found;
  return attempts === items.length ? results : m.late_facts_results_and_found({ results, found });
}

/** Where it was: "12 Ridge Road" */
export function placeWords({ street, number, suffix, unit }: Late): string {
  return street === null || number === null
    ? m.late_facts_no_door()
    : addressWords({ street, number, suffix, unit, floor: null });
}

/** What was said of it: "Canvassed · Strong · Ada Quill · asked not to be contacted" */
export function saidWords({ kind, result, support, person, do_not_contact }: Late): string {
  if (kind === 'door') return m.late_facts_new_door();
  if (kind === 'person') {
    return person === null ? m.late_facts_new_somebody() : m.late_facts_new_person({ name: person });
  }
  return [
    result === null ? m.late_facts_no_result() : resultWords(result),
    support === null ? '' : supportWords(support),
    person ?? '',
    do_not_contact ? m.late_facts_no_contact() : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
