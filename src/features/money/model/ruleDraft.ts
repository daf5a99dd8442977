/** A rule as it is being written: which of its parts its kind has, what is wrong with them, and the row that it becomes. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { parseCents, plainDollars } from './cents.ts';
import {
  METHODS,
  RULE_KINDS,
  type Basis,
  type GiverKind,
  type Method,
  type Operator,
  type Rule,
  type RuleKind,
} from './rules.ts';

export interface RuleDraft {
  /** Of the line on the page, not of the row. */
  readonly key: string;
  readonly kind: RuleKind;
  /** '': whoever gives. */
  readonly giver: GiverKind | '';
  readonly methods: readonly Method[] | null;
  readonly basis: Basis;
  readonly operator: Operator;
  readonly amount: string;
  readonly days: string;
  /** Of a report: after the election instead of before it. */
  readonly after: boolean;
  readonly window: string;
}

const OF_GIVERS: readonly RuleKind[] = ['limit', 'prohibited', 'itemize', 'identify', 'late_report'];
const OF_SUMS: readonly RuleKind[] = ['limit', 'cash', 'anonymous', 'itemize', 'identify', 'late_report'];
const OF_DAYS: readonly RuleKind[] = [
  'late_report',
  'report',
  'deposit',
  'excess',
  'best_efforts',
  'amend',
  'retention',
];

/** Ways in which money comes, of a rule that may be of some of them alone; cash is what a rule about cash is about. */
const WAYS: Readonly<Partial<Record<RuleKind, readonly Method[]>>> = {
  limit: METHODS,
  prohibited: METHODS,
  anonymous: METHODS,
  itemize: METHODS,
  identify: METHODS,
  late_report: METHODS,
  // Only what somebody carries is brought to the bank.
  deposit: ['check', 'cash'],
};

/** Which questions a rule of this kind asks. */
export const asks = (kind: RuleKind) => ({
  giver: OF_GIVERS.includes(kind),
  amount: OF_SUMS.includes(kind) || kind === 'approval',
  basis: OF_SUMS.includes(kind),
  days: OF_DAYS.includes(kind),
  window: kind === 'late_report' || kind === 'report',
  methods: WAYS[kind] ?? [],
});

export const emptyRule = (key: string): RuleDraft => ({
  key,
  kind: 'limit',
  giver: 'IND',
  methods: null,
  basis: 'per_election',
  operator: 'gt',
  amount: '',
  days: '',
  after: false,
  window: '',
});

export const draftOf = (rule: Omit<Rule, 'id'>, key: string): RuleDraft => ({
  key,
  kind: rule.kind,
  giver: rule.contributor_kind ?? '',
  methods: rule.methods,
  basis: rule.basis ?? 'single',
  operator: rule.operator ?? 'gt',
  amount: rule.amount_cents === null ? '' : plainDollars(rule.amount_cents),
  days: rule.days === null ? '' : String(Math.abs(rule.days)),
  after: (rule.days ?? 0) > 0,
  window: rule.window_before === null ? '' : String(rule.window_before),
});

const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}$/, () => m.rules_days_missing()),
    v.transform(Number),
    v.maxValue(most, () => m.rules_days_missing()),
  );
const amountSchema = v.pipe(
  v.string(),
  v.check(
    (text) => parseCents(text) !== null,
    () => m.money_amount_missing(),
  ),
);
/** rules_days_believable says the same. */
const daysSchema = (kind: RuleKind) => whole(kind === 'report' ? 3660 : 36_600);
const windowSchema = whole(3660);

export type RuleProblems = Partial<Record<'amount' | 'days' | 'window', string>>;

const problemIn = (schema: v.GenericSchema, value: string): string | undefined => {
  const said = v.safeParse(schema, value);
  return said.success ? undefined : said.issues[0].message;
};

/** What is wrong with it, by field; null: nothing is. */
export function ruleProblems(draft: RuleDraft): RuleProblems | null {
  const has = asks(draft.kind);
  const amount = has.amount ? problemIn(amountSchema, draft.amount) : undefined;
  const days = has.days ? problemIn(daysSchema(draft.kind), draft.days) : undefined;
  // Of a report nothing may be said: its books close the day before it is due.
  const unsaid = draft.kind === 'report' && draft.window.trim() === '';
  const window = has.window && !unsaid ? problemIn(windowSchema, draft.window) : undefined;
  const found = { ...(amount && { amount }), ...(days && { days }), ...(window && { window: m.rules_days_missing() }) };
  return Object.keys(found).length === 0 ? null : found;
}

/** In the order of the table; null: in whatever way, which all that could be picked are, too. */
function waysOf({ kind, methods }: RuleDraft): readonly Method[] | null {
  const some = METHODS.filter((way) => methods?.includes(way));
  return some.length === 0 || asks(kind).methods.every((way) => some.includes(way)) ? null : some;
}

/** The row it becomes; only of one without problems. */
export function ruleOf(draft: RuleDraft): Omit<Rule, 'id'> {
  const { kind } = draft;
  const has = asks(kind);
  const banned = kind === 'prohibited';
  const days = has.days ? Number(draft.days) : null;
  return {
    kind,
    contributor_kind: has.giver && draft.giver !== '' ? draft.giver : null,
    methods: kind === 'cash' ? ['cash'] : waysOf(draft),
    basis: has.basis ? draft.basis : banned || has.amount ? 'single' : null,
    operator: has.amount ? draft.operator : banned ? 'gt' : null,
    amount_cents: has.amount ? (parseCents(draft.amount) ?? 0) : banned ? 0 : null,
    days: kind === 'report' && days !== null && !draft.after ? -days : days,
    window_before: has.window && draft.window.trim() !== '' ? Number(draft.window) : null,
  };
}

/** The order of the page: by kind, as the law's chapters go. */
export const inOrder = <R extends Pick<Rule, 'kind'>>(rules: readonly R[]): R[] =>
  rules.toSorted((a, b) => RULE_KINDS.indexOf(a.kind) - RULE_KINDS.indexOf(b.kind));

const plain = ({
  kind,
  contributor_kind,
  methods,
  basis,
  operator,
  amount_cents,
  days,
  window_before,
}: Omit<Rule, 'id'>) =>
  JSON.stringify([kind, contributor_kind, methods, basis, operator, amount_cents, days, window_before]);

/** What one version says and another does not. */
export function between(before: readonly Omit<Rule, 'id'>[], after: readonly Omit<Rule, 'id'>[]) {
  const only = (some: readonly Omit<Rule, 'id'>[], others: readonly Omit<Rule, 'id'>[]) => {
    const left = others.map(plain);
    return some.filter((one) => {
      const at = left.indexOf(plain(one));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { gone: only(before, after), come: only(after, before) };
}

export interface VersionValues {
  readonly place: string;
  readonly source: string;
  readonly readOn: string;
  readonly beginsOn: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The same as the constraints of rule_sets, and as save_rules() of days. */
export function versionProblems(values: VersionValues, today: string, inForceFrom: string) {
  const schema = v.object({
    place: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => [...text].length >= 2 && [...text].length <= 200,
        () => m.rules_place_missing(),
      ),
    ),
    source: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^https:\/\/\S{4,500}$/, () => m.rules_source_missing()),
    ),
    readOn: v.pipe(
      v.string(),
      v.check(
        (day) => DAY.test(day) && day >= '2000-01-01' && day <= today,
        () => m.rules_read_missing(),
      ),
    ),
    beginsOn: v.pipe(
      v.string(),
      v.check(
        (day) => DAY.test(day) && day >= inForceFrom,
        () => m.rules_begins_missing(),
      ),
    ),
  });
  const said = v.safeParse(schema, values);
  if (said.success) return null;
  const { nested = {} } = v.flatten<typeof schema>(said.issues);
  return {
    place: nested.place?.[0],
    source: nested.source?.[0],
    readOn: nested.readOn?.[0],
    beginsOn: nested.beginsOn?.[0],
  };
}
