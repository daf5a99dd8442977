// One backend to test against, embedded or on a PostgreSQL server, with the sample town in it and its people at hand.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { openBackend, type Backend } from '../../../supabase/local/backend.ts';
import type { Query, Row } from '../../../supabase/local/database.ts';
import { samplePassword } from '../../../supabase/local/seed.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { accountOf, type Person } from './people.ts';

export const databases = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databases)[number];

export interface Answer {
  status: number;
  /** SQLSTATE or PostgREST code; '' when the answer is not an error. */
  code: string;
  message: string;
  rows: Row[];
}

export interface World {
  backend: Backend;
  /** The person's access token; null for a visitor. */
  token(person: Person): Promise<string | null>;
  /** A request to /rest/v1 with the publishable key and, if given, a token. */
  rest(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Calls a function of the database as the person. */
  rpc(person: Person, name: string, args?: Row): Promise<Answer>;
  /** Runs SQL as the person's database role, then rolls back. */
  sqlAs<T>(person: Person, run: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a world before the tests of the suite it is called in and closes it after them. */
export function useWorld(kind: DatabaseKind, options: { seed?: boolean } = {}): () => World {
  let opened: World | undefined;
  beforeAll(async () => {
    opened = await openWorld(kind, options);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The world is not open yet.');
    return opened;
  };
}

/** Opens a fresh, migrated and (unless told otherwise) seeded database. Rejects if there is no PostgreSQL to be had. */
export async function openWorld(kind: DatabaseKind, { seed = true } = {}): Promise<World> {
  // lite prints every refused statement, rows included; refusals are what these tests are made of.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const database = server
    ? { driver: 'postgres' as const, url: await server.createDatabase() }
    : { driver: 'pglite' as const, url: 'memory://' };
  const backend = await openBackend({ database, seed });
  const tokens = new Map<Person, Promise<string | null>>();

  const world: World = {
    backend,
    token(person) {
      const known = tokens.get(person) ?? signIn(backend, person);
      tokens.set(person, known);
      return known;
    },
    async rpc(person, name, args = {}) {
      return world.rest('POST', `rpc/${name}`, await world.token(person), args);
    },
    async rest(method, path, token, body, headers = {}) {
      const response = await backend.fetch(`/rest/v1/${path}`, {
        method,
        headers: {
          apikey: backend.publishableKey,
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer(response);
    },
    async sqlAs(person, run) {
      const undo = new Error('undo');
      let result: { value: Awaited<ReturnType<typeof run>> } | undefined;
      await backend.database
        .transaction(async (query) => {
          await query("select set_config('request.jwt.claim.sub', $1, true)", [accountOf(person)?.id ?? '']);
          await query(`set local role ${person === 'visitor' ? 'anon' : 'authenticated'}`);
          result = { value: await run(query) };
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      if (!result) throw new Error('The transaction ended without a result.');
      return result.value;
    },
    async close() {
      await backend.close();
      await server?.stop();
      quiet.mockRestore();
    },
  };
  return world;
}

async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? [] : JSON.parse(text);
  if (Array.isArray(body)) return { status: response.status, code: '', message: '', rows: body };
  const { code, message } = body as { code?: unknown; message?: unknown };
  return { status: response.status, code: String(code ?? ''), message: String(message ?? ''), rows: [] };
}

async function signIn(backend: Backend, person: Person): Promise<string | null> {
  const account = accountOf(person);
  if (!account) return null;
  const response = await backend.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: samplePassword }),
  });
  const body: { access_token?: unknown } = await response.json();
  if (typeof body.access_token !== 'string') throw new Error(`${person} cannot sign in: ${response.status}`);
  return body.access_token;
}

/** A row that its table takes, of a kind and with an id of its own. */
export function goodRow(table: string): Row {
  const client_created_at = '2026-01-02T03:04:05.678Z';
  switch (table) {
    case 'signups':
      return {
        id: randomUUID(),
        type: 'idea',
        name: 'Ada Quill',
        phone: '555-0100',
        notes: 'Shade at the bus stops.',
        client_created_at,
      };
    case 'yard_sign_requests':
      return {
        id: randomUUID(),
        name: 'Ada Quill',
        address: '1 Mill Street',
        phone: '(207) 555-0100',
        client_created_at,
      };
    case 'analytics_events':
      return { id: randomUUID(), event: 'page_view', props: { page: 'campaign_hub' }, client_created_at };
    case 'events':
      return { id: randomUUID(), title: 'A rally', date: client_created_at, location: 'The square' };
    case 'stats':
      return { label: `figure ${randomUUID()}`, value_number: 1 };
    case 'invitations':
      return { id: randomUUID(), email: `${randomUUID()}@example.com`, roles: ['advisor'] };
    case 'event_checkins':
      return {
        id: randomUUID(),
        event_id: 'e0000000-0000-4000-8000-000000000001',
        action: 'check_in',
        signup_id: '50000000-0000-4000-8000-000000000009',
        device: 'K7Q2',
        client_created_at,
      };
    case 'ride_matches':
      return {
        rider_id: '50000000-0000-4000-8000-000000000122',
        driver_id: '50000000-0000-4000-8000-000000000117',
        event_id: 'e0000000-0000-4000-8000-000000000012',
      };
    case 'audit_events':
      return { table_name: 'events', operation: 'DELETE', record_id: 'made up' };
    case 'user_roles':
      return { user_id: accountOf('newcomer')?.id, role: 'advisor' };
    default:
      throw new Error(`No good row known for ${table}.`);
  }
}
