/** What a snapshot's lines come to, and which of them a total is made of: as private.write_publication() groups them. */
import { cashCents, type EntryType } from '../../money/model/entry.ts';
import { sumCents } from '../../money/model/cents.ts';
import type { Entry } from './entry.ts';

export const GROUPS = ['month', 'size', 'kind', 'place', 'purpose'] as const;
export type GroupedBy = (typeof GROUPS)[number];

/** [key, raised, spent, lines], in cents. */
export type Group = readonly [key: string, raised: number, spent: number, lines: number];

export type Groups = Readonly<Partial<Record<GroupedBy, readonly Group[] | undefined>>>;

/** What is opened: a group, or a whole total. */
export interface Opened {
  readonly by: GroupedBy | 'total';
  readonly key: string;
}

interface Sum {
  readonly type: EntryType;
  readonly cents: number;
}

/** private.raised_of() says the same. */
export function raisedOf({ type, cents }: Sum): number {
  if (type === 'contribution' || type === 'in_kind') return cents;
  return type === 'refund' ? -cents : 0;
}

/** private.spent_of() says the same. */
export const spentOf = ({ type, cents }: Sum): number =>
  type === 'expenditure' || type === 'fee' || type === 'in_kind' ? cents : 0;

/** What a line adds to the money in hand; goods are none. */
export const cashOf = ({ type, cents }: Sum): number => cashCents(type, cents);

const given = ({ type }: Sum) => type === 'contribution' || type === 'in_kind' || type === 'refund';
const paid = ({ type }: Sum) => type === 'expenditure' || type === 'fee' || type === 'in_kind';

function keyOf(entry: Entry, by: GroupedBy): string | null {
  if (by === 'month') return entry.month;
  if (by === 'purpose') return paid(entry) ? entry.purpose?.trim() || 'none' : null;
  if (!given(entry)) return null;
  return by === 'place' ? (entry.place ?? 'none') : entry[by];
}

export function belongs(entry: Entry, { by, key }: Opened): boolean {
  if (by !== 'total') return keyOf(entry, by) === key;
  if (key === 'raised') return given(entry);
  return key === 'spent' ? paid(entry) : cashOf(entry) !== 0;
}

export const raised = (entries: readonly Entry[]): number => sumCents(entries.map(raisedOf));
export const spent = (entries: readonly Entry[]): number => sumCents(entries.map(spentOf));

/** What came in and what went out as money, and what is left of it: the books begin with nothing. */
export function cashFlow(entries: readonly Entry[]): {
  readonly came: number;
  readonly went: number;
  readonly left: number;
} {
  const all = entries.map(cashOf);
  const [came, went] = [sumCents(all.filter((cents) => cents > 0)), sumCents(all.filter((cents) => cents < 0))];
  return { came, went: 0 - went, left: came + went };
}

export interface Totals {
  readonly raised_cents: number;
  readonly spent_cents: number;
}

/** Counted again on the device: whether the lines come to the totals, and to each group of them. */
export function addsUp(
  entries: readonly Entry[],
  totals: Totals & { readonly cash_cents: number },
  groups: Groups,
): boolean {
  if (raised(entries) !== totals.raised_cents || spent(entries) !== totals.spent_cents) return false;
  if (cashFlow(entries).left !== totals.cash_cents) return false;
  return GROUPS.every((by) => {
    const counted = new Map<string, [number, number, number]>();
    for (const entry of entries) {
      const key = keyOf(entry, by);
      if (key === null) continue;
      const [inward, outward, lines] = counted.get(key) ?? [0, 0, 0];
      counted.set(key, [inward + raisedOf(entry), outward + spentOf(entry), lines + 1]);
    }
    const said = groups[by] ?? [];
    return (
      said.length === counted.size &&
      said.every(([key, ...sums]) => sums.every((sum, at) => sum === counted.get(key)?.[at]))
    );
  });
}

/** Gifts of up to $100: sizes 1 and 2. In hundredths of what was raised; null where nothing was. */
export function smallShare(groups: readonly Group[], { raised_cents: all }: Totals): number | null {
  if (all <= 0) return null;
  const small = sumCents(groups.filter(([key]) => key === '1' || key === '2').map(([, inward]) => inward));
  return (small * 100) / all;
}

/** The largest first; what has no name of its own last. @param at 1: by what was raised, 2: by what was spent. */
export const largestFirst = (groups: readonly Group[], at: 1 | 2): readonly Group[] =>
  groups
    .filter((group) => group[at] !== 0)
    .toSorted((a, b) => Number(a[0] === 'none') - Number(b[0] === 'none') || b[at] - a[at] || (a[0] < b[0] ? -1 : 1));
