/** Whether a row of a voter file can be taken. The database holds the same bounds. */
import * as v from 'valibot';
import type { FieldName, Mapping, NoDoor, Voter } from '../model/import/fields.ts';
import { isDefault, statusOf, type StatusCodes } from '../model/import/statuses.ts';
import { rawVoter } from '../model/import/voter.ts';
import { codePoints, MAX, optionalEmail, optionalText, requiredText } from '../../../forms/fields.ts';

const number = (min: number, max: number) => v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));
const whole = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

/** Code points. */
const LONGEST = {
  external_id: 100,
  name: MAX.name,
  street: 200,
  suffix: 20,
  unit: 40,
  city: 100,
  letters_to: 300,
  phone: MAX.phone,
  email: MAX.email,
  language: 40,
} as const;

/** What is wrong is told by the field and the length (`wrongIn`): this runs in a worker, which speaks no language. */
const schema = v.object({
  external_id: optionalText(LONGEST.external_id),
  name: requiredText(1, '', LONGEST.name),
  street: optionalText(LONGEST.street),
  number: whole(1, 999_999),
  suffix: optionalText(LONGEST.suffix),
  floor: whole(-5, 200),
  unit: optionalText(LONGEST.unit),
  city: optionalText(LONGEST.city),
  zip: v.nullable(v.string()),
  no_door: v.nullable(v.picklist(['mailbox', 'hidden', 'none'])),
  letters_to: optionalText(LONGEST.letters_to),
  phone: v.pipe(
    optionalText(LONGEST.phone),
    v.check((value) => value === null || value.replace(/\D/g, '').length >= 7),
  ),
  email: optionalEmail(),
  language: optionalText(LONGEST.language),
  birth_year: whole(1880, 2100),
  birth_estimated: v.boolean(),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  do_not_contact: v.boolean(),
  deceased: v.boolean(),
});

/** The fields that can be wrong otherwise than by their length. */
const JUDGED = ['name', 'floor', 'phone', 'email', 'birth_year', 'latitude', 'longitude'] as const;
export type Wrong = (typeof JUDGED)[number] | 'too-long' | 'repeat' | 'no-door' | 'old-birth' | 'cells';

export interface Problem {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly column: FieldName | null;
  readonly value: string;
  /** Whose row it is; empty where it has no name. */
  readonly name: string;
  readonly wrong: Wrong;
  /** Why a person has no door. */
  readonly why?: NoDoor;
  /** Too long: how long it may be. A repeat: the row in which the person is first. */
  readonly at?: number;
  /**
   * 'row': the whole row stays out. 'value': the person comes in without it. 'repeat': the person is in already. 'door': the person
   * comes in without a door.
   */
  readonly out: 'row' | 'value' | 'repeat' | 'door';
}

/** How a file is read: what its columns mean, and what the person who imports it decided. */
export interface Reading {
  readonly mapping: Mapping;
  /** The first line names the columns. */
  readonly headed: boolean;
  /** Whose ids the file has. */
  readonly source: string;
  readonly codes: StatusCodes;
  /** By status code: comes in or not. What is not named goes by what it means. */
  readonly chosen: Readonly<Record<string, boolean>>;
  /** Births before about 1911 come in as they are; otherwise without a year. */
  readonly keepOldBirths: boolean;
  /** Street by key, and the street that it is the same as. */
  readonly sameStreets: Readonly<Record<string, string>>;
}

export const comesIn = (code: string, { codes, chosen }: Pick<Reading, 'codes' | 'chosen'>): boolean =>
  Object.hasOwn(chosen, code) ? chosen[code] === true : isDefault(statusOf(code, codes));

export interface Checked {
  /** Null when the row stays out. */
  readonly voter: Voter | null;
  /** Null where the file has no statuses. */
  readonly status: string | null;
  readonly oldBirth: boolean;
  readonly problems: readonly Problem[];
}

export function checkRow(record: readonly string[], reading: Reading, row: number, thisYear: number): Checked {
  const { mapping } = reading;
  const raw = rawVoter(record, mapping, thisYear);
  const status = mapping.status === undefined ? null : raw.status;
  if (status !== null && !comesIn(status, reading)) return { voter: null, status, oldBirth: false, problems: [] };
  const oldBirth = raw.birth.kind === 'old';
  const read: Voter =
    raw.birth.kind === 'old' && reading.keepOldBirths ? { ...raw.voter, birth_year: raw.birth.year } : raw.voter;
  const cell = (at: FieldName | null) => (at === null ? '' : short(record[mapping[at] ?? -1] ?? ''));
  const first = v.safeParse(schema, read);
  const wrong = first.success ? [] : [...new Set(first.issues.map((issue) => String(issue.path?.[0]?.key)))];
  const problems = wrong.map((key): Problem => {
    const at = columnOf(key, mapping);
    return {
      row,
      column: at,
      value: cell(at),
      name: read.name,
      ...wrongIn(key, read),
      out: key === 'name' ? 'row' : 'value',
    };
  });
  if (problems.some(({ out }) => out === 'row')) return { voter: null, status, oldBirth, problems };
  const second = first.success
    ? first
    : v.safeParse(schema, { ...read, ...Object.fromEntries(wrong.map((key) => [key, null])) });
  const voter = second.success ? withDoor(second.output) : null;
  if (voter?.no_door) {
    const at = columnOf('street', mapping);
    const more: Problem = {
      row,
      column: at,
      value: cell(at),
      name: voter.name,
      wrong: 'no-door',
      why: voter.no_door,
      out: 'door',
    };
    return { voter, status, oldBirth, problems: [more, ...problems] };
  }
  if (oldBirth && !reading.keepOldBirths) {
    const more: Problem = {
      row,
      column: 'birth',
      value: cell('birth'),
      name: read.name,
      wrong: 'old-birth',
      out: 'value',
    };
    return { voter, status, oldBirth, problems: [...problems, more] };
  }
  return { voter, status, oldBirth, problems };
}

/** Without its street or its number a door is none. */
function withDoor(voter: Voter): Voter {
  if (voter.street !== null && voter.number !== null) return voter;
  return {
    ...voter,
    street: null,
    number: null,
    suffix: null,
    unit: null,
    floor: null,
    no_door: voter.no_door ?? 'none',
  };
}

function wrongIn(key: string, raw: Voter): Pick<Problem, 'wrong' | 'at'> {
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
  letters_to: ['mail_address', 'address'],
  unit: ['unit', 'address'],
  birth_year: ['birth', 'age'],
};

function columnOf(key: string, mapping: Mapping): FieldName | null {
  const candidates: readonly string[] = FED[key] ?? [key];
  return candidates.find((field): field is FieldName => field in mapping) ?? null;
}

function short(text: string): string {
  return codePoints(text) > 80 ? `${[...text].slice(0, 80).join('')}…` : text;
}
