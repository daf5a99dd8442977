/** The form in which money is noted: its fields, its rules, and what becomes of them. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import type { Known } from './book.ts';
import { MAX_GIFT_CENTS, parseCents } from './cents.ts';
import { STATEMENT_VERSION, type EntryPayload, type GiverPayload } from './kinds.ts';
import { GIVER_KINDS, METHODS, type GiverKind, type Method } from './rules.ts';

export interface GiftValues {
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
  readonly election: string;
  readonly signed: boolean;
  readonly memo: string;
}

export const emptyGift = (today: string, election: string): GiftValues => ({
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
  election,
  signed: false,
  memo: '',
});

const most = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => [...text].length <= length,
      () => m.money_too_long({ most: String(length) }),
    ),
  );

/** @param spending whether it is paid out: then it says to whom and for what. */
export const giftSchema = (today: string, spending: boolean) =>
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
      election: v.string(),
      signed: v.boolean(),
      memo: most(1000),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['anonymous']],
        ({ name, anonymous }) => (anonymous && !spending) || [...name].length >= 2,
        () => (spending ? m.money_payee_missing() : m.money_name_missing()),
      ),
      ['name'],
    ),
    v.forward(
      v.partialCheck(
        [['purpose'], ['method']],
        ({ purpose, method }) => purpose !== '' || !(spending || method === 'in_kind'),
        () => m.money_purpose_missing(),
      ),
      ['purpose'],
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
export function problemsOf(
  values: GiftValues,
  today: string,
  spending: boolean,
): Readonly<Record<string, string>> | null {
  const result = v.safeParse(giftSchema(today, spending), values);
  if (result.success) return null;
  const { nested = {} } = v.flatten(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([field, said]) => [field, said?.[0] ?? '']));
}

const said = (text: string) => (text.trim() === '' ? null : text.trim());

/** @param contributor the id for somebody new, made when the form was opened */
export function toEntry(values: GiftValues, contributor: string, spending: boolean): EntryPayload {
  const { method } = values;
  const type = spending
    ? 'expenditure'
    : method === 'loan'
      ? 'loan'
      : method === 'in_kind'
        ? 'in_kind'
        : 'contribution';
  const nobody = values.anonymous && !spending;
  return {
    type,
    cents: parseCents(values.amount) ?? 0,
    contributor: nobody ? null : (values.contributor ?? contributor),
    name: nobody ? null : values.name.trim(),
    on: values.on,
    election: spending ? null : said(values.election),
    method,
    checkNumber: method === 'check' ? said(values.checkNumber) : null,
    purpose: spending || method === 'in_kind' ? said(values.purpose) : null,
    memo: said(values.memo),
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
  if (values.anonymous && !spending) return null;
  const giver: GiverPayload = {
    contributor: values.contributor ?? contributor,
    kind: values.kind,
    name: values.name.trim(),
    street: said(values.street),
    city: said(values.city),
    state: said(values.state),
    postcode: said(values.postcode),
    employer: said(values.employer),
    occupation: said(values.occupation),
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

/** Somebody else: nothing of who was picked stays, neither what they are nor what they signed. What is said of the money does. */
export const withoutGiver = (values: GiftValues): GiftValues => {
  const { contributor, kind, name, street, city, state, postcode, employer, occupation, signed } = emptyGift('', '');
  return { ...values, contributor, kind, name, street, city, state, postcode, employer, occupation, signed };
};
