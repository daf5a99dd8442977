/**
 * The rules that several public forms share, as Valibot pieces. The database says the same again (supabase/migrations).
 *
 * Messages from the specification, section 5, to the letter: 'Invalid email', 'Please provide either email or phone'
 * (there for volunteers; used for every form with the rule), and those that the features pass in.
 * Ours, where the specification names none: 'Name is required' for newsletter and RSVP, `tooLong`, the headcount's.
 */
import * as v from 'valibot';
import type { Label } from '../core/label.ts';
import { digits } from '../hooks/format.ts';
import { m } from '../messages/messages.js';

/** Upper bounds in code points, the same on the server. */
export const MAX = { name: 200, email: 254, phone: 40, address: 300, availability: 500, notes: 4000 } as const;
export const NAME_MIN = 2;
export const HEADCOUNT_MIN = 1;
export const HEADCOUNT_MAX = 10;

export const headcountMessage = () => m.forms_number_between({ min: HEADCOUNT_MIN, max: HEADCOUNT_MAX });

/** The HTML living standard's shape and a dot in the domain; the migrations hold the same expression. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** As Postgres's char_length counts: an emoji of one code point is one character, not two UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function tooLong(max: number): string {
  return m.forms_too_long({ max: digits(max) });
}

/** Half of a surrogate pair and NUL cannot be stored in Postgres: one such character would refuse the whole row. */
function clean(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\0', '')
    .trim();
}

/** Anything that is not there counts as an empty field, so that a field's own message is shown. */
const text = v.nullish(v.string(), '');

/** A text that must be there: trimmed, at least `min` code points or `message`. */
export function requiredText(min: number, message: Label, max: number) {
  return v.pipe(
    text,
    v.transform(clean),
    v.check((value) => codePoints(value) >= min, message),
    v.check(
      (value) => codePoints(value) <= max,
      () => tooLong(max),
    ),
  );
}

/** A text that may stay empty: null then, never ''. When `min` is given, a text that is there has at least that many code points. */
export function optionalText(max: number, min?: { readonly length: number; readonly message: Label }) {
  return v.pipe(
    text,
    v.transform((value) => clean(value) || null),
    v.check((value) => value === null || !min || codePoints(value) >= min.length, min?.message ?? ''),
    v.check(
      (value) => value === null || codePoints(value) <= max,
      () => tooLong(max),
    ),
  );
}

export function nameField(message: Label) {
  return requiredText(NAME_MIN, message, MAX.name);
}

export function requiredEmail() {
  return v.pipe(
    text,
    v.transform(clean),
    v.check((value) => EMAIL.test(value), m.forms_email_invalid),
    v.check(
      (value) => codePoints(value) <= MAX.email,
      () => tooLong(MAX.email),
    ),
  );
}

export function optionalEmail() {
  return v.pipe(
    text,
    v.transform((value) => clean(value) || null),
    v.check((value) => value === null || EMAIL.test(value), m.forms_email_invalid),
    v.check(
      (value) => value === null || codePoints(value) <= MAX.email,
      () => tooLong(MAX.email),
    ),
  );
}

export function optionalPhone(min?: { readonly length: number; readonly message: Label }) {
  return optionalText(MAX.phone, min);
}

/** Whole numbers only: the row says 'Headcount: n' and the database reads it back. Accepts what an input holds, a text. */
export function headcountField() {
  return v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((value) => (typeof value === 'string' && /^\s*\d{1,2}\s*$/.test(value) ? Number(value) : value)),
    v.custom<number>(
      (value) =>
        typeof value === 'number' && Number.isInteger(value) && value >= HEADCOUNT_MIN && value <= HEADCOUNT_MAX,
      headcountMessage,
    ),
  );
}

interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** At least one way to answer; the forms say so on the e-mail field, even while other fields are wrong. */
export function canBeReached({ email, phone }: Contact): boolean {
  return email !== null || phone !== null;
}

export const PASSWORD_MIN = 6;

/** Never trimmed: a space may be part of it. The server refuses more than this (the commonest ones). */
export function passwordField() {
  return v.pipe(
    text,
    v.check(
      (value) => codePoints(value) >= PASSWORD_MIN,
      () => m.forms_password_short({ min: PASSWORD_MIN }),
    ),
  );
}

/** The one that is known already: no rule but that it is there. */
export function currentPassword() {
  return v.pipe(
    text,
    v.check((value) => value !== '', m.forms_password_missing),
  );
}
