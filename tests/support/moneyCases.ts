/**
 * Ledgers with what the rules of a place say of them. One set for the app's arithmetic and the database's: the made-up town, and three
 * real places as they were read (Colorado HB23-1245; Midvale, Utah; Humboldt, California). Vectors, not advice.
 */
import type { EntryType } from '../../src/features/money/model/entry.ts';
import type { Cycle, Election, GiverKind, Method, Rule } from '../../src/features/money/model/rules.ts';

export interface CaseEntry {
  readonly id: string;
  readonly type: EntryType;
  readonly cents: number;
  readonly giver: string | null;
  readonly on: string;
  readonly election: string | null;
  readonly method: Method | null;
  readonly reverses?: string;
  readonly refunds?: string;
}

export interface MoneyCase {
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly cycles: readonly Cycle[];
  readonly elections: readonly Election[];
  readonly givers: Readonly<Record<string, GiverKind>>;
  readonly entries: readonly CaseEntry[];
  /** Of the rules that are passed: kind, giver, period, total, over, first day. */
  readonly passed: readonly (readonly [string, string | null, string, number, number, string])[];
}

const id = (n: number) => `7c000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const ANA = id(1);
export const BO = id(2);
export const MILL = id(3);

const rule = (n: number, change: Partial<Rule> & Pick<Rule, 'kind'>): Rule => ({
  id: id(100 + n),
  contributor_kind: null,
  methods: null,
  basis: null,
  operator: null,
  amount_cents: null,
  days: null,
  window_before: null,
  ...change,
});

let next = 1000;
const gift = (cents: number, on: string, change: Partial<CaseEntry> = {}): CaseEntry => ({
  id: id((next += 1)),
  type: 'contribution',
  cents,
  giver: ANA,
  on,
  election: null,
  method: 'check',
  ...change,
});

const givers = { [ANA]: 'IND', [BO]: 'IND', [MILL]: 'ORG' } as const;
const cycles: readonly Cycle[] = [
  { id: 'to-2024', begins_on: '2022-11-09', ends_on: '2024-11-05' },
  { id: 'to-2026', begins_on: '2024-11-06', ends_on: '2026-11-03' },
];
const elections: readonly Election[] = [
  { id: 'primary-2026', cycle: 'to-2026', held_on: '2026-06-09' },
  { id: 'general-2026', cycle: 'to-2026', held_on: '2026-11-03' },
  // Sixty days before it is 1 January, over a leap day.
  { id: 'special-2024', cycle: 'to-2024', held_on: '2024-03-01' },
];
const base = { cycles, elections, givers };

const colorado = rule(1, { kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: 40_000 });
const midvale = rule(2, { kind: 'itemize', basis: 'single', operator: 'gte', amount_cents: 5000 });
const humboldt = rule(3, { kind: 'itemize', basis: 'cycle', operator: 'gte', amount_cents: 10_000 });
const perElection = rule(4, {
  kind: 'limit',
  contributor_kind: 'IND',
  basis: 'per_election',
  operator: 'gt',
  amount_cents: 50_000,
});
const perYear = rule(5, { kind: 'limit', basis: 'calendar_year', operator: 'gte', amount_cents: 10_000 });
const noCompanies = rule(6, {
  kind: 'prohibited',
  contributor_kind: 'ORG',
  basis: 'single',
  operator: 'gt',
  amount_cents: 0,
});
const cash = rule(7, { kind: 'cash', methods: ['cash'], basis: 'cycle', operator: 'gt', amount_cents: 10_000 });
const anonymous = rule(8, { kind: 'anonymous', basis: 'single', operator: 'gt', amount_cents: 2000 });
const late = rule(9, {
  kind: 'late_report',
  basis: 'per_election',
  operator: 'gte',
  amount_cents: 50_000,
  days: 2,
  window_before: 60,
});

const taken = gift(30_000, '2026-02-01', { election: 'primary-2026' });
const slip = gift(500_000, '2026-02-01', { election: 'primary-2026' });
const backed = gift(60_000, '2026-02-01', { election: 'primary-2026' });
const single = gift(5000, '2026-02-02');
const anon = gift(2001, '2026-02-02', { giver: null, method: 'cash' });
const company = gift(1, '2026-02-02', { giver: MILL });
const inCash = gift(10_001, '2026-02-02', { method: 'cash' });

export const moneyCases: readonly MoneyCase[] = [
  {
    name: 'Colorado: 400.00 in a cycle is still within, by whatever gifts it came',
    rules: [colorado],
    ...base,
    entries: [gift(25_000, '2024-11-06'), gift(15_000, '2026-11-03')],
    passed: [],
  },
  {
    name: 'Colorado: one cent more is over by that cent, since the day it came',
    rules: [colorado],
    ...base,
    entries: [gift(25_000, '2024-11-06'), gift(15_000, '2026-11-02'), gift(1, '2026-11-03')],
    passed: [['limit', ANA, 'to-2026', 40_001, 1, '2026-11-03']],
  },
  {
    name: 'Colorado: the day after the election begins another cycle',
    rules: [colorado],
    ...base,
    entries: [gift(40_000, '2024-11-05'), gift(40_000, '2024-11-06')],
    passed: [],
  },
  {
    name: 'Midvale: a gift of 50.00 is itemized, of 49.99 not, and two small ones are two small ones',
    rules: [midvale],
    ...base,
    entries: [single, gift(4999, '2026-02-02'), gift(4999, '2026-02-03', { giver: BO })],
    passed: [['itemize', ANA, single.id, 5000, 1, '2026-02-02']],
  },
  {
    name: 'Humboldt: what was given in the cycle is added up, and reaching 100.00 is enough',
    rules: [humboldt],
    ...base,
    entries: [
      gift(6000, '2026-01-05'),
      gift(4000, '2026-03-05'),
      gift(6000, '2026-01-05', { giver: BO }),
      gift(3999, '2026-03-05', { giver: BO }),
    ],
    passed: [['itemize', ANA, 'to-2026', 10_000, 1, '2026-03-05']],
  },
  {
    name: 'a primary and a general election are two limits, and an organization is not a person',
    rules: [perElection],
    ...base,
    entries: [
      gift(50_000, '2026-05-01', { election: 'primary-2026' }),
      gift(50_001, '2026-05-01', { election: 'general-2026' }),
      gift(90_000, '2026-05-01', { election: 'primary-2026', giver: MILL }),
    ],
    passed: [['limit', ANA, 'general-2026', 50_001, 1, '2026-05-01']],
  },
  {
    name: 'a calendar year ends with its last day, also one with a leap day',
    rules: [perYear],
    ...base,
    entries: [gift(5000, '2024-01-01'), gift(4999, '2024-12-31'), gift(9999, '2025-01-01'), gift(1, '2024-02-29')],
    passed: [['limit', ANA, '2024', 10_000, 1, '2024-12-31']],
  },
  {
    name: 'a refund lowers the sum of the gift that it gives back, whenever it is paid',
    rules: [perElection],
    ...base,
    entries: [
      backed,
      gift(10_000, '2026-07-01', { type: 'refund', refunds: backed.id, election: 'primary-2026', method: 'check' }),
    ],
    passed: [],
  },
  {
    name: 'an entry that was taken back counts for nothing',
    rules: [perElection, midvale],
    ...base,
    entries: [
      taken,
      gift(-30_000, '2026-02-01', { election: 'primary-2026', reverses: taken.id }),
      gift(3000, '2026-02-01', { election: 'primary-2026' }),
      gift(47_000, '2026-02-04', { election: 'primary-2026', type: 'in_kind', method: 'in_kind' }),
    ],
    passed: [['itemize', ANA, id(next), 47_000, 42_001, '2026-02-04']],
  },
  {
    name: 'a slip of the finger that was put right the same day makes nobody late: the limit is passed when it is passed',
    rules: [perElection],
    ...base,
    entries: [
      slip,
      gift(-500_000, '2026-02-01', { election: 'primary-2026', reverses: slip.id }),
      gift(5000, '2026-02-01', { election: 'primary-2026' }),
      gift(45_001, '2026-05-01', { election: 'primary-2026' }),
    ],
    passed: [['limit', ANA, 'primary-2026', 50_001, 1, '2026-05-01']],
  },
  {
    name: 'a company may give nothing, a stranger no more than 20.00, and cash ends at 100.00',
    rules: [noCompanies, anonymous, cash],
    ...base,
    entries: [company, anon, gift(2000, '2026-02-03', { giver: null, method: 'cash' }), inCash],
    passed: [
      ['prohibited', MILL, company.id, 1, 1, '2026-02-02'],
      ['anonymous', null, anon.id, 2001, 1, '2026-02-02'],
      ['cash', ANA, 'to-2026', 10_001, 1, '2026-02-02'],
    ],
  },
  {
    name: 'a large gift in the sixty days before an election is reported by itself, over a leap day and on both ends',
    rules: [late],
    ...base,
    entries: [
      gift(90_000, '2023-12-31', { election: 'special-2024' }),
      gift(49_999, '2024-01-01', { election: 'special-2024' }),
      gift(1, '2024-03-01', { election: 'special-2024' }),
      gift(90_000, '2024-03-02', { election: 'special-2024', giver: BO }),
    ],
    passed: [['late_report', ANA, 'special-2024', 50_000, 1, '2024-03-01']],
  },
  {
    name: 'a large gift for no election in particular is near the one that comes next',
    rules: [late],
    ...base,
    entries: [
      gift(40_000, '2026-06-01', { election: 'primary-2026' }),
      gift(10_000, '2026-06-09'),
      gift(90_000, '2026-06-10', { giver: BO }),
      gift(90_000, '2026-11-04', { giver: MILL }),
    ],
    passed: [['late_report', ANA, 'primary-2026', 50_000, 1, '2026-06-09']],
  },
  {
    name: 'a loan is given like any other money, until it is paid back',
    rules: [colorado],
    ...base,
    entries: [
      gift(41_000, '2026-01-01', { type: 'loan', method: 'loan' }),
      gift(1000, '2026-04-01', { type: 'loan_payment' }),
      gift(40_001, '2026-01-01', { type: 'loan', method: 'loan', giver: BO }),
    ],
    passed: [['limit', BO, 'to-2026', 40_001, 1, '2026-01-01']],
  },
  {
    name: 'a gift for no election counted for none, and a limit for each was passed without a word: it counts for the next',
    rules: [perElection],
    ...base,
    entries: [
      gift(50_000, '2026-05-02', { election: 'primary-2026' }),
      gift(50_000, '2026-05-02', { election: 'general-2026' }),
      gift(50_000, '2026-05-03'),
    ],
    passed: [['limit', ANA, 'primary-2026', 100_000, 50_000, '2026-05-03']],
  },
  {
    name: 'a gift for no election counts for it on its day, for the other one from the day after, and for none after the last',
    rules: [perElection],
    ...base,
    entries: [
      gift(50_000, '2026-06-09'),
      gift(30_000, '2026-06-10'),
      gift(40_000, '2026-11-04'),
      gift(10_000, '2026-11-20'),
      gift(20_001, '2026-11-03'),
    ],
    passed: [['limit', ANA, 'general-2026', 50_001, 1, '2026-11-03']],
  },
];

/** Of each giver the gift that decides; where nothing is passed, the ledger's last one. What others refer to is there before. */
export function typedOf({ entries, passed }: MoneyCase): readonly CaseEntry[] {
  const plain = entries.filter(
    ({ id: entry, reverses, refunds, type }) =>
      reverses === undefined &&
      refunds === undefined &&
      type !== 'loan_payment' &&
      !entries.some((other) => [other.reverses, other.refunds].includes(entry)),
  );
  const deciding = passed.flatMap(
    ([, giver, period]) =>
      plain.find(({ id: entry }) => entry === period) ?? plain.findLast((one) => one.giver === giver) ?? [],
  );
  return deciding.length > 0 ? [...new Set(deciding)] : plain.slice(-1);
}

/** What is passed with this gift, of all that the case passes. */
export const passedWith = ({ entries, passed }: MoneyCase, gift: CaseEntry) =>
  passed.filter(
    ([, giver, period]) =>
      giver === gift.giver && (!entries.some(({ id: entry }) => entry === period) || period === gift.id),
  );
