/** What may be in the body of a request to /auth/v1: the fields that the app sends, no longer than anybody needs. */
import { authRefusal } from '../refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;

const bad = (msg: string) => authRefusal(400, 'validation_failed', msg);

/** Longest e-mail address that mail servers take. */
const EMAIL = 254;
/** bcrypt looks at no more bytes: a longer password would be a shorter one that nobody knows of. */
const PASSWORD_BYTES = 72;
const NAME = 200;

/** The body's fields; none for an empty body. Throws a Refusal when it is no JSON object. */
export function fieldsOf(text: string): Fields {
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw authRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw bad('The body must be an object');
  return { ...body };
}

/** The fields of a form, which a provider may send a browser back with. */
export const formOf = (text: string): Fields => Object.fromEntries(new URLSearchParams(text));

/** A text, or undefined when it is not there. Throws a Refusal for anything else. */
export function textOf(fields: Fields, name: string, most: number): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw bad(`${name} must be a text`);
  if (value.length > most) throw bad(`${name} is too long`);
  return value;
}

export const emailOf = (fields: Fields): string | undefined => textOf(fields, 'email', EMAIL);

/** A password that is to be set. Throws a Refusal when it is longer than is looked at. */
export function newPasswordOf(fields: Fields): string | undefined {
  const password = textOf(fields, 'password', 1_000);
  if (password !== undefined && Buffer.byteLength(password) > PASSWORD_BYTES) {
    throw bad(`Password cannot be longer than ${PASSWORD_BYTES} bytes`);
  }
  return password;
}

/** What a person may say about themself: their name. Roles are rows of a table, and nothing here makes one. */
export function dataOf(fields: Fields): Fields | undefined {
  const { data } = fields;
  if (data === undefined || data === null) return undefined;
  if (typeof data !== 'object' || Array.isArray(data)) throw bad('data must be an object');
  const unknown = Object.keys(data).find((key) => key !== 'full_name');
  if (unknown !== undefined) throw bad('data may only hold full_name');
  const full_name = textOf({ ...data }, 'full_name', NAME);
  return full_name === undefined ? {} : { full_name };
}
