/** The form in which money is noted: its fields, its rules, and what becomes of them. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import type { Known } from './book.ts';
import { MAX_GIFT_CENTS, parseCents, plainDollars } from './cents.ts';
import type { EntryType } from './entry.ts';
import { most, problemsAgainst, saidOrNull } from './giverForm.ts';
import { STATEMENT_VERSION, type EntryPayload, type GiverPayload } from './kinds.ts';
import { GIVER_KINDS, METHODS, type GiverKind, type Method } from './rules.ts';

/** What is noted on the page of expenses: money paid out, or money that came in and is nobody's gift. */
export const SPENDINGS = ['expenditure', 'loan_payment', 'fee', 'other'] as const satisfies readonly EntryType[];
export type Spending = (typeof SPENDINGS)[number];
/** A bank's fee and its interest are of nobody who must be named. */
export const isOfNobody = (what: Spending): boolean => what === 'fee' || what === 'other';

export interface GiftValues {
  /** Asked on the page of expenses alone. */
  readonly what: Spending;
  readonly amount: string;
  /** How it came; a loan and a thing are ways, too. */
  readonly method: Method;
  readonly checkNumber: string;
  readonly purpose: string;
  readonly anonymous: boolean;
  /** The giver that was found; null: somebody new, or nobody. */
  readonly contributor: string | null;
  readonly kind: GiverKind;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly employer: string;
  readonly occupation: string;
  readonly on: string;
  /** The date before the open filing period that was said to be right. */
  readonly confirmedOn: string;
  readonly election: string;
  readonly signed: boolean;
  readonly memo: string;
}

export const emptyGift = (today: string, election: string): GiftValues => ({
  what: 'expenditure',
  amount: '',
  method: 'check',
  checkNumber: '',
  purpose: '',
  anonymous: false,
  contributor: null,
  kind: 'IND',
  name: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  employer: '',
  occupation: '',
  on: today,
  confirmedOn: '',
  election,
  signed: false,
  memo: '',
});

/** What a phone knows that the form asks by; null where it doesn't. */
export interface FormFacts {
  /** What is still owed of the loan that is paid back, in cents. */
  readonly owed?: number | null;
  /** The first date that is in no filed report, YYYY-MM-DD. */
  readonly openFrom?: string | null;
}

export const isBeforePeriod = (on: string, openFrom: string | null): boolean =>
  openFrom !== null && /^\d{4}-\d{2}-\d{2}$/.test(on) && on < openFrom;

/** @param spending whether it is paid out: then it says to whom and for what */
export const giftSchema = (today: string, spending: boolean, { owed = null, openFrom = null }: FormFacts = {}) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.check(
          (typed) => (parseCents(typed) ?? 0) > 0,
          () => m.money_amount_missing(),
        ),
        v.check(
          (typed) => spending || (parseCents(typed) ?? 0) <= MAX_GIFT_CENTS,
          () => m.money_amount_unbelievable(),
        ),
      ),
      what: v.picklist(SPENDINGS),
      method: v.picklist(METHODS),
      checkNumber: most(40),
      purpose: most(300),
      anonymous: v.boolean(),
      contributor: v.nullable(v.string()),
      kind: v.picklist(GIVER_KINDS),
      name: most(200),
      street: most(300),
      city: most(100),
      state: most(40),
      postcode: most(20),
      employer: most(200),
      occupation: most(200),
      on: v.pipe(
        v.string(),
        v.isoDate(() => m.money_day_missing()),
        v.check(
          (day) => day >= '2020-01-01' && day <= today,
          () => m.money_day_missing(),
        ),
      ),
      confirmedOn: v.string(),
      election: v.string(),
      signed: v.boolean(),
      memo: most(1000),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['anonymous'], ['what']],
        ({ name, anonymous, what }) => (spending ? isOfNobody(what) : anonymous) || [...name].length >= 2,
        () => (spending ? m.money_payee_missing() : m.money_name_missing()),
      ),
      ['name'],
    ),
    v.forward(
      v.partialCheck(
        [['purpose'], ['method'], ['what']],
        ({ purpose, method, what }) => purpose !== '' || !(spending ? what !== 'loan_payment' : method === 'in_kind'),
        () => m.money_purpose_missing(),
      ),
      ['purpose'],
    ),
    v.forward(
      v.partialCheck(
        [['contributor'], ['what']],
        ({ contributor, what }) => !spending || what !== 'loan_payment' || contributor !== null,
        () => m.money_loan_missing(),
      ),
      ['contributor'],
    ),
    v.forward(
      v.partialCheck(
        [['on'], ['confirmedOn']],
        ({ on, confirmedOn }) => on === confirmedOn || !isBeforePeriod(on, openFrom),
        () => m.money_day_before_period(),
      ),
      ['on'],
    ),
    v.forward(
      v.partialCheck(
        [['amount'], ['what']],
        ({ amount, what }) =>
          !spending || what !== 'loan_payment' || owed === null || (parseCents(amount) ?? 0) <= owed,
        () => m.money_loan_more({ owed: `$${plainDollars(owed ?? 0)}` }),
      ),
      ['amount'],
    ),
    v.forward(
      v.partialCheck(
        [['method'], ['anonymous']],
        ({ method, anonymous }) => !(anonymous && method === 'loan'),
        () => m.money_loan_of_somebody(),
      ),
      ['method'],
    ),
  );

/** What stands against it, by field; null when nothing does. */
export const problemsOf = (values: GiftValues, today: string, spending: boolean, facts: FormFacts = {}) =>
  problemsAgainst(giftSchema(today, spending, facts), values);

/** @param contributor the id for somebody new, made when the form was opened */
export function toEntry(values: GiftValues, contributor: string, spending: boolean): EntryPayload {
  const { method } = values;
  const type = spending ? values.what : method === 'loan' ? 'loan' : method === 'in_kind' ? 'in_kind' : 'contribution';
  const nobody = spending ? isOfNobody(values.what) : values.anonymous;
  return {
    type,
    cents: parseCents(values.amount) ?? 0,
    contributor: nobody ? null : (values.contributor ?? contributor),
    name: nobody ? null : values.name.trim(),
    on: values.on,
    dateConfirmed: values.confirmedOn === values.on,
    election: spending ? null : saidOrNull(values.election),
    method,
    checkNumber: method === 'check' ? saidOrNull(values.checkNumber) : null,
    purpose: (spending ? values.what !== 'loan_payment' : method === 'in_kind') ? saidOrNull(values.purpose) : null,
    memo: saidOrNull(values.memo),
    statement: !spending && values.signed ? STATEMENT_VERSION : null,
  };
}

/** What is new about the giver; null where everything is known as it is. */
export function toGiver(
  values: GiftValues,
  contributor: string,
  known: Known | null,
  spending: boolean,
): GiverPayload | null {
  // Paying somebody back says nothing new about them.
  if (spending ? values.what !== 'expenditure' : values.anonymous) return null;
  const giver: GiverPayload = {
    contributor: values.contributor ?? contributor,
    kind: values.kind,
    name: values.name.trim(),
    street: saidOrNull(values.street),
    city: saidOrNull(values.city),
    state: saidOrNull(values.state),
    postcode: saidOrNull(values.postcode),
    employer: saidOrNull(values.employer),
    occupation: saidOrNull(values.occupation),
    email: null,
  };
  const same =
    known !== null &&
    (['kind', 'name', 'street', 'city', 'state', 'postcode', 'employer', 'occupation'] as const).every(
      (field) => known[field] === giver[field],
    );
  return same ? null : giver;
}

/** A giver that was found fills in what is known. */
export const withGiver = (values: GiftValues, known: Known): GiftValues => ({
  ...values,
  contributor: known.id,
  kind: known.kind,
  name: known.name,
  street: known.street ?? '',
  city: known.city ?? '',
  state: known.state ?? '',
  postcode: known.postcode ?? '',
  employer: known.employer ?? '',
  occupation: known.occupation ?? '',
});

/** Who was picked, as the form has them: of an older giver that this phone does not know, after it was opened again. */
export const pickedIn = (values: GiftValues): Known | null =>
  values.contributor === null
    ? null
    : {
        id: values.contributor,
        root: values.contributor,
        kind: values.kind,
        name: values.name,
        street: saidOrNull(values.street),
        city: saidOrNull(values.city),
        state: saidOrNull(values.state),
        postcode: saidOrNull(values.postcode),
        employer: saidOrNull(values.employer),
        occupation: saidOrNull(values.occupation),
      };

/** Somebody else: nothing of who was picked stays, neither what they are nor what they signed. What is said of the money does. */
export const withoutGiver = (values: GiftValues): GiftValues => {
  const { contributor, kind, name, street, city, state, postcode, employer, occupation, signed } = emptyGift('', '');
  return { ...values, contributor, kind, name, street, city, state, postcode, employer, occupation, signed };
};
