/** Whether a row of a voter file can be taken, in Valibot's words. The database holds the same bounds. */
import * as v from 'valibot';
import { FIELDS, type FieldName, type Mapping, type Voter } from '../model/import/fields.ts';
import { rawVoter } from '../model/import/voter.ts';
import { codePoints, MAX, optionalEmail, optionalText, requiredText } from '../../../forms/fields.ts';

const number = (min: number, max: number, message: string) =>
  v.nullable(v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message)));
const whole = (min: number, max: number, message: string) =>
  v.nullable(v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message)));

const HOUSE = 'No house number';

const schema = v.object({
  external_id: optionalText(100),
  name: requiredText(1, 'No name', MAX.name),
  street: requiredText(1, 'No street', 200),
  number: v.pipe(v.number(HOUSE), v.integer(HOUSE), v.minValue(0, HOUSE), v.maxValue(999_999, HOUSE)),
  suffix: optionalText(10),
  floor: whole(-5, 200, 'Not a floor'),
  unit: optionalText(20),
  phone: v.pipe(
    optionalText(MAX.phone),
    v.check((value) => value === null || value.replace(/\D/g, '').length >= 7, 'Not a phone number'),
  ),
  email: optionalEmail(),
  language: optionalText(40),
  birth_year: whole(1880, 2100, 'Not a year of birth'),
  latitude: number(-90, 90, 'Not a latitude'),
  longitude: number(-180, 180, 'Not a longitude'),
  do_not_contact: v.boolean(),
  deceased: v.boolean(),
});

export interface Problem {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  /** 'row': the whole row stays out. 'value': the person comes in without it. 'repeat': the person is in already. */
  readonly out: 'row' | 'value' | 'repeat';
}

export interface Checked {
  /** Null when the row stays out. */
  readonly voter: Voter | null;
  readonly problems: readonly Problem[];
}

/** Without these nobody can be found at their door. */
const NEEDED: ReadonlySet<PropertyKey> = new Set(['name', 'street', 'number']);

export function checkRow(record: readonly string[], mapping: Mapping, row: number): Checked {
  const raw = rawVoter(record, mapping);
  const first = v.safeParse(schema, raw);
  if (first.success) return { voter: first.output, problems: [] };
  const wrong = new Map(first.issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
  const problems = [...wrong].map(([key, reason]): Problem => {
    const at = columnOf(key, mapping);
    return {
      row,
      column: at === null ? '' : FIELDS[at](),
      value: at === null ? '' : short(record[mapping[at] ?? -1] ?? ''),
      reason,
      out: NEEDED.has(key) ? 'row' : 'value',
    };
  });
  if (problems.some(({ out }) => out === 'row')) return { voter: null, problems };
  const second = v.safeParse(schema, { ...raw, ...Object.fromEntries([...wrong.keys()].map((key) => [key, null])) });
  return { voter: second.success ? second.output : null, problems };
}

const FED: Readonly<Record<string, readonly FieldName[]>> = {
  name: ['name', 'last', 'first'],
  street: ['street', 'address'],
  number: ['number', 'address'],
  suffix: ['number_suffix', 'number', 'address'],
  unit: ['unit', 'address'],
  birth_year: ['birth'],
};

function columnOf(key: string, mapping: Mapping): FieldName | null {
  const candidates: readonly string[] = FED[key] ?? [key];
  return candidates.find((field): field is FieldName => field in mapping) ?? null;
}

function short(text: string): string {
  return codePoints(text) > 80 ? `${[...text].slice(0, 80).join('')}…` : text;
}
