/** Whether a row of a voter file can be taken. The database holds the same bounds. */
import * as v from 'valibot';
import type { FieldName, Mapping, Voter } from '../model/import/fields.ts';
import { rawVoter, type RawVoter } from '../model/import/voter.ts';
import { codePoints, MAX, optionalEmail, optionalText, requiredText } from '../../../forms/fields.ts';

const number = (min: number, max: number) => v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));
const whole = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

/** Code points. */
const LONGEST = {
  external_id: 100,
  name: MAX.name,
  street: 200,
  suffix: 10,
  unit: 20,
  phone: MAX.phone,
  email: MAX.email,
  language: 40,
} as const;

/** What is wrong is told by the field and the length (`wrongIn`): this runs in a worker, which speaks no language. */
const schema = v.object({
  external_id: optionalText(LONGEST.external_id),
  name: requiredText(1, '', LONGEST.name),
  street: requiredText(1, '', LONGEST.street),
  number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  suffix: optionalText(LONGEST.suffix),
  floor: whole(-5, 200),
  unit: optionalText(LONGEST.unit),
  phone: v.pipe(
    optionalText(LONGEST.phone),
    v.check((value) => value === null || value.replace(/\D/g, '').length >= 7),
  ),
  email: optionalEmail(),
  language: optionalText(LONGEST.language),
  birth_year: whole(1880, 2100),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  do_not_contact: v.boolean(),
  deceased: v.boolean(),
});

/** The fields that can be wrong otherwise than by their length. */
const JUDGED = ['name', 'street', 'number', 'floor', 'phone', 'email', 'birth_year', 'latitude', 'longitude'] as const;
export type Wrong = (typeof JUDGED)[number] | 'too-long' | 'repeat';

export interface Problem {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly column: FieldName | null;
  readonly value: string;
  readonly wrong: Wrong;
  /** Too long: how long it may be. A repeat: the row in which the person is first. */
  readonly at?: number;
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
  const wrong = new Set(first.issues.map((issue) => String(issue.path?.[0]?.key)));
  const problems = [...wrong].map((key): Problem => {
    const at = columnOf(key, mapping);
    return {
      row,
      column: at,
      value: at === null ? '' : short(record[mapping[at] ?? -1] ?? ''),
      ...wrongIn(key, raw),
      out: NEEDED.has(key) ? 'row' : 'value',
    };
  });
  if (problems.some(({ out }) => out === 'row')) return { voter: null, problems };
  const second = v.safeParse(schema, { ...raw, ...Object.fromEntries([...wrong].map((key) => [key, null])) });
  return { voter: second.success ? second.output : null, problems };
}

function wrongIn(key: string, raw: RawVoter): Pick<Problem, 'wrong' | 'at'> {
  const judged = JUDGED.find((field) => field === key);
  const text = Object.keys(LONGEST).find((field): field is keyof typeof LONGEST => field === key);
  const at = text === undefined ? Infinity : LONGEST[text];
  const long = text !== undefined && codePoints(raw[text] ?? '') > at;
  return long || judged === undefined ? { wrong: 'too-long', at } : { wrong: judged };
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
