/** Ledgers drawn at random: sums about the thresholds of rules drawn with them, on days where a calendar goes wrong, put right here and there. */
import * as fc from 'fast-check';
import { addDays } from '../../src/features/money/model/days.ts';
import type { Rule } from '../../src/features/money/model/rules.ts';
import { ANA, BO, MILL, moneyCases, type CaseEntry, type MoneyCase } from './moneyCases.ts';

const [town] = moneyCases;

const idOf = (n: number) => `7f000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const kinds = fc.constantFrom('limit', 'prohibited', 'cash', 'anonymous', 'itemize', 'identify', 'late_report');
const thresholds = [0, 1, 2000, 5000, 10_000, 40_000] as const;

const aRule: fc.Arbitrary<Omit<Rule, 'id'>> = fc
  .record({
    kind: kinds,
    contributor_kind: fc.constantFrom(null, null, 'IND', 'ORG'),
    basis: fc.constantFrom('per_election', 'cycle', 'calendar_year', 'single'),
    operator: fc.constantFrom('gt', 'gte'),
    amount_cents: fc.constantFrom(...thresholds),
    window_before: fc.constantFrom(0, 1, 20, 60, 366),
  })
  .map(({ window_before, ...rule }) => ({
    ...rule,
    methods: rule.kind === 'cash' ? ['cash'] : null,
    days: rule.kind === 'late_report' ? 2 : null,
    window_before: rule.kind === 'late_report' ? window_before : null,
  }));

/** Ends of years, of cycles and of windows, leap days and what lies beside them; and any day. */
export const someDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('2020-02-29', '2020-03-01', '2023-12-31', '2024-01-01', '2024-02-28', '2024-02-29', '2024-03-01'),
  fc.constantFrom('2024-11-05', '2024-11-06', '2024-12-31', '2025-01-01', '2026-02-28', '2026-06-09', '2026-11-03'),
  fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2020-01-01', days)),
);

/** At a threshold, a cent beside it, or a part of it. */
export const someCents: fc.Arbitrary<number> = fc.oneof(
  fc.tuple(fc.constantFrom(...thresholds), fc.constantFrom(-1, 0, 1)).map(([cents, by]) => Math.max(1, cents + by)),
  fc.constantFrom(1000, 2500, 3999, 20_000),
  fc.integer({ min: 1, max: 60_000 }),
);

const aGift = fc.record({
  cents: someCents,
  giver: fc.constantFrom(ANA, ANA, BO, MILL, null),
  on: someDay,
  election: fc.constantFrom(null, 'primary-2026', 'general-2026', 'special-2024'),
  method: fc.constantFrom('check', 'cash', 'card'),
  fate: fc.constantFrom('kept', 'kept', 'void', 'corrected', 'refunded'),
});

/** What one gift leaves in the ledger: itself, what takes it back, what is written in its place. */
function entriesOf({ fate, ...gift }: Omit<CaseEntry, 'id' | 'type'> & { readonly fate: string }, at: number) {
  const [id, by, right] = [idOf(at * 3), idOf(at * 3 + 1), idOf(at * 3 + 2)];
  const first: CaseEntry = { ...gift, id, type: 'contribution' };
  const back: CaseEntry = { ...first, id: by, cents: -first.cents, reverses: first.id };
  const half = Math.ceil(first.cents / 2);
  if (fate === 'void') return [first, back];
  if (fate === 'corrected') return [first, back, { ...first, id: right, cents: half }];
  if (fate === 'refunded')
    return [first, { ...first, id: by, type: 'refund' as const, cents: half, refunds: first.id }];
  return [first];
}

export interface Drawn extends MoneyCase {
  /** The same facts, come in otherwise; only what puts an entry right comes after it. */
  readonly reordered: readonly CaseEntry[];
}

export const ledgers: fc.Arbitrary<Drawn> = fc
  .record({
    rules: fc.array(aRule, { minLength: 1, maxLength: 5 }),
    gifts: fc.array(aGift, { minLength: 1, maxLength: 12 }),
    keys: fc.array(fc.nat(), { minLength: 36, maxLength: 36 }),
  })
  .map(({ rules, gifts, keys }) => {
    const groups = gifts.map(entriesOf);
    const order = new Map(groups.flat().map(({ id }, at) => [id, keys[at] ?? at]));
    const key = ({ id, refunds, reverses }: CaseEntry) =>
      // Never before what it is about, else anywhere.
      Math.max(order.get(id) ?? 0, order.get(refunds ?? reverses ?? id) ?? 0) * 2 + ((refunds ?? reverses) ? 1 : 0);
    return {
      name: 'drawn',
      rules: rules.map((rule, at) => ({ ...rule, id: idOf(1000 + at) })),
      cycles: town?.cycles ?? [],
      elections: town?.elections ?? [],
      givers: town?.givers ?? {},
      entries: groups.flat(),
      passed: [],
      reordered: groups.flat().toSorted((a, b) => key(a) - key(b)),
    };
  });
