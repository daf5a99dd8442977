/** What is known of a giver as somebody types it, its rules, and what becomes of it. The database's constraints say the same. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { emailOf } from './imports/line.ts';
import { GIVER_KINDS, type GiverKind } from './rules.ts';

export interface GiverDetailValues {
  readonly kind: GiverKind;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly employer: string;
  readonly occupation: string;
}

export interface GiverValues extends GiverDetailValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What is told of somebody, without their id; null for what nobody said. */
export interface GiverFacts {
  readonly kind: GiverKind;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export const NO_GIVER: GiverValues = {
  kind: 'IND',
  name: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  employer: '',
  occupation: '',
  email: '',
  phone: '',
};

/** Code points, as the database counts them. */
export const most = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => [...text].length <= length,
      () => m.money_too_long({ most: String(length) }),
    ),
  );

export const giverSchema = v.object({
  kind: v.picklist(GIVER_KINDS),
  name: v.pipe(
    most(200),
    v.check(
      (name) => [...name].length >= 2,
      () => m.money_name_missing(),
    ),
  ),
  street: most(300),
  city: most(100),
  state: most(40),
  postcode: most(20),
  employer: most(200),
  occupation: most(200),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (email) => email === '' || emailOf(email) === email,
      () => m.forms_email_invalid(),
    ),
  ),
  phone: most(40),
});

/** What stands against it, by field; null when nothing does. */
export const giverProblems = (values: GiverValues) => problemsAgainst(giverSchema, values);

/** The first message of each field that `schema` finds wrong; null when nothing is. */
export function problemsAgainst(
  schema: v.GenericSchema<unknown, unknown>,
  values: unknown,
): Readonly<Record<string, string>> | null {
  const result = v.safeParse(schema, values);
  if (result.success) return null;
  const { nested = {} } = v.flatten(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([field, said]) => [field, said?.[0] ?? '']));
}

export const saidOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const FACT_FIELDS = [
  'name',
  'kind',
  'street',
  'city',
  'state',
  'postcode',
  'occupation',
  'employer',
  'email',
  'phone',
] as const satisfies readonly (keyof GiverFacts)[];
export type FactField = (typeof FACT_FIELDS)[number];

export const factsOf = (values: GiverValues): GiverFacts => ({
  kind: values.kind,
  name: values.name.trim(),
  street: saidOrNull(values.street),
  city: saidOrNull(values.city),
  state: saidOrNull(values.state),
  postcode: saidOrNull(values.postcode),
  employer: saidOrNull(values.employer),
  occupation: saidOrNull(values.occupation),
  email: saidOrNull(values.email),
  phone: saidOrNull(values.phone),
});

export const valuesOf = (facts: GiverFacts): GiverValues => ({
  kind: facts.kind,
  name: facts.name,
  street: facts.street ?? '',
  city: facts.city ?? '',
  state: facts.state ?? '',
  postcode: facts.postcode ?? '',
  employer: facts.employer ?? '',
  occupation: facts.occupation ?? '',
  email: facts.email ?? '',
  phone: facts.phone ?? '',
});

/** Of a row that tells more. */
export const factsIn = (row: GiverFacts): GiverFacts => ({
  kind: row.kind,
  name: row.name,
  street: row.street,
  city: row.city,
  state: row.state,
  postcode: row.postcode,
  employer: row.employer,
  occupation: row.occupation,
  email: row.email,
  phone: row.phone,
});

/** In which fields two differ. */
export const differing = (one: GiverFacts, other: GiverFacts): readonly FactField[] =>
  FACT_FIELDS.filter((field) => one[field] !== other[field]);
