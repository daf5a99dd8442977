/** What a visitor, a person who signed in and the owner's key can ask of the server under attack. */
import { setTimeout as sleep } from 'node:timers/promises';

import { samplePassword } from '../../../supabase/local/seed.ts';
import { accountOf, type Person } from '../../db/support/people.ts';
import { ask, type Answer, type Asking } from './http.ts';
import type { Target } from './target.ts';

export type Row = Record<string, unknown>;

/** A request to /rest/v1 with the publishable key and, where given, a person's token. */
export function rest(
  target: Target,
  method: string,
  path: string,
  body?: unknown,
  asking: Asking & Who = {},
): Promise<Answer> {
  const { token, headers, ...others } = asking;
  return ask(target.url, `/rest/v1/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    ...others,
    headers: {
      apikey: target.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

interface Who {
  readonly token?: string;
}

export function auth(
  target: Target,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Asking['headers'] = {},
): Promise<Answer> {
  return ask(target.url, `/auth/v1/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      apikey: target.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/**
 * Signs a sample account in, or another one by its address. Whoever guessed passwords from this machine a moment ago
 * made everybody behind its address wait; as a person would, it waits as long as it is told, at most a minute.
 */
export async function signIn(
  target: Target,
  person: Person | `${string}@${string}`,
  password = samplePassword,
): Promise<Tokens> {
  const email = person.includes('@') ? person : emailOf(person as Person); // an address or a sample account, told apart by the @
  const ends = Date.now() + 60_000;
  let answer = await auth(target, 'POST', 'token?grant_type=password', { email, password });
  while (answer.status === 429 && Date.now() < ends) {
    await sleep(1000 * Number(answer.headers['retry-after'] ?? 1));
    answer = await auth(target, 'POST', 'token?grant_type=password', { email, password });
  }
  const { access_token: access, refresh_token: refresh } = fields(answer);
  if (typeof access !== 'string' || typeof refresh !== 'string') {
    throw new Error(`${email} cannot sign in: ${answer.status} ${answer.text}`);
  }
  return { access, refresh };
}

export function emailOf(person: Person): string {
  return accountOf(person)?.email ?? '';
}

export function idOf(person: Person): string {
  return accountOf(person)?.id ?? '';
}

/** What is really in the table, read with the owner's key: `query` is PostgREST's. Every page of it. */
export async function stored(target: Target, table: string, query = '', order = 'id'): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await ask(
      target.url,
      `/rest/v1/${table}?${query}${query === '' ? '' : '&'}order=${order}&limit=1000&offset=${rows.length}`,
      { headers: { apikey: target.secretKey } },
    );
    if (page.status !== 200 || !Array.isArray(page.body)) {
      throw new Error(`Reading ${table} failed: ${page.status} ${page.text}`);
    }
    rows.push(...(page.body as Row[])); // PostgREST answers a select with an array of objects
    if (page.body.length < 1000) return rows;
  }
}

/** A change with the owner's key, to bring about what the clock or a leader would. */
export function change(target: Target, method: string, path: string, body?: unknown): Promise<Answer> {
  return rest(target, method, path, body, { headers: { apikey: target.secretKey } });
}

/** The fields of an answer that is an object; none otherwise. */
export function fields(answer: Answer): Row {
  return typeof answer.body === 'object' && answer.body !== null && !Array.isArray(answer.body)
    ? (answer.body as Row) // a JSON object
    : {};
}

/** The rows of an answer that is a list; none otherwise. */
export function rowsOf(answer: Answer): Row[] {
  return Array.isArray(answer.body) ? (answer.body as Row[]) : []; // PostgREST's lists are of objects
}
