/** The studio's requests as a writer's phone sends them, and as somebody does who writes them by hand. */
import { randomUUID } from 'node:crypto';
import type { Person } from '../../db/support/people.ts';
import { idOf, rest, rowsOf, signIn, type Row } from './api.ts';
import { now } from './honest.ts';
import type { Answer } from './http.ts';
import type { Target } from './target.ts';

/** In everything below that nobody may see. */
export const SECRET = 'Nobody may read this before its hour';

export const hours = (many: number): string => new Date(Date.now() + many * 3_600_000).toISOString();

export interface Writing {
  ask(person: Person, method: string, path: string, body?: unknown, headers?: Row): Promise<Answer>;
  send(person: Person, table: string, row: unknown): Promise<Answer>;
  call(person: Person, name: string, args: unknown): Promise<Answer>;
  tokenOf(person: Person): Promise<string | undefined>;
  /** The body of a document that the sample town shows. */
  document(): Promise<Row>;
}

export function writing(target: () => Target): Writing {
  const tokens = new Map<string, string>();
  const tokenOf = async (person: Person): Promise<string | undefined> => {
    if (person === 'visitor') return undefined;
    const key = `${target().url} ${person}`;
    const known = tokens.get(key) ?? (await signIn(target(), person)).access;
    tokens.set(key, known);
    return known;
  };
  const ask: Writing['ask'] = async (person, method, path, body, headers = {}) => {
    const token = await tokenOf(person);
    const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return rest(target(), method, path, body, { headers: said, ...(token === undefined ? {} : { token }) });
  };
  return {
    ask,
    tokenOf,
    send: (person, table, row) => ask(person, 'POST', table, row),
    call: (person, name, args) => ask(person, 'POST', `rpc/${name}`, args),
    async document() {
      const [first] = rowsOf(await ask('visitor', 'GET', 'rpc/live_content?of_kind=document'));
      return first?.['body'] as Row; // a body is an object
    },
  };
}

export const own = (person: Person = 'content'): Row => ({ user_id: idOf(person), client_created_at: now() });

/** The name in its address, by which an answer that tells of it is known, too. */
export const slugOf = (item: string): string => `c-${item.slice(0, 8)}`;

export const revision = (item: string, over: Row = {}): Row => ({
  id: randomUUID(),
  item_id: item,
  kind: 'correction',
  slug: slugOf(item),
  body: { about: { en: SECRET }, was: { en: SECRET }, is: { en: SECRET }, on: '2026-03-01' },
  ...own(),
  ...over,
});

export const step = (item: string, of: string, action: string, over: Row = {}): Row => ({
  id: randomUUID(),
  item_id: item,
  revision_id: of,
  action,
  ...own(),
  ...over,
});

export const releaseStep = (release: string, action: string, over: Row = {}): Row => ({
  id: randomUUID(),
  release_id: release,
  name: SECRET,
  action,
  ...own(),
  ...over,
});
