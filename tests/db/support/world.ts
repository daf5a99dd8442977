/** One backend to test against, embedded or on a PostgreSQL server, with the sample town in it and its people at hand. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, vi } from 'vitest';
import { openBackend, type Backend } from '../../../supabase/local/backend.ts';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { settingDefaults } from '../../../src/campaign/settingDefaults.ts';
import type { Query, Row } from '../../../supabase/local/database.ts';
import { openHosted } from '../../hosted/stack.ts';
import { goodFailure } from '../../support/failureCases.ts';
import { testDatabase } from './database.ts';
import { accountOf, type Person } from './people.ts';
import { openSessions, sessionOf } from './sessions.ts';
import { tokenOf } from './tokens.ts';

export type DatabaseKind = 'PostgreSQL' | 'PostgREST';

/**
 * What the stories are told on. With BACKEND=hosted (`npm run test:hosted`) the engines of hosted Supabase: PostgREST on a
 * PostgreSQL handed over as that one is; not beside each other, because it would lengthen every `npm test`.
 */
export const databases: readonly DatabaseKind[] = [process.env.BACKEND === 'hosted' ? 'PostgREST' : 'PostgreSQL'];

/** Whether to ask what PostgreSQL computes by itself, whichever API is in front of it: `npm test` does, test:hosted not again. */
export const asksDatabaseAlone = !databases.includes('PostgREST');

export interface Answer {
  status: number;
  /** SQLSTATE or PostgREST code; '' when the answer is not an error. */
  code: string;
  message: string;
  rows: Row[];
}

/** What the stories ask of a backend, whichever it is. */
export interface WorldBackend extends Pick<Backend, 'database' | 'fetch' | 'publishableKey' | 'secretKey' | 'close'> {
  /** Connections of one's own, as the owner of everything. */
  connect(max: number): postgres.Sql;
}

export interface World {
  backend: WorldBackend;
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
  const backend = kind === 'PostgREST' ? await openWithPostgrest(seed) : await openWithLite(seed);
  await openSessions(backend.database.query);

  const world: World = {
    backend,
    token: async (person) => tokenOf(person),
    rpc: (person, name, args = {}) => world.rest('POST', `rpc/${name}`, tokenOf(person), args),
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
          const role = person === 'visitor' ? 'anon' : 'authenticated';
          await become(query, accountOf(person)?.id ?? null);
          await query(`set local role ${role}`);
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
      quiet.mockRestore();
    },
  };
  return world;
}

async function openWithLite(seed: boolean): Promise<WorldBackend> {
  const { choice, connect, remove } = await testDatabase({ seed });
  const backend = await openBackend({ database: choice, seed });
  return {
    ...backend,
    connect,
    async close() {
      await backend.close();
      await remove();
    },
  };
}

async function openWithPostgrest(seed: boolean): Promise<WorldBackend> {
  const hosted = await openHosted({ seed });
  return { ...hosted, connect: (max) => postgres(hosted.databaseUrl, { max }) };
}

async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? [] : JSON.parse(text);
  if (Array.isArray(body)) return { status: response.status, code: '', message: '', rows: body };
  const { code, message } = body as { code?: unknown; message?: unknown };
  return { status: response.status, code: String(code ?? ''), message: String(message ?? ''), rows: [] };
}

/**
 * From here to its end the transaction is asked by this account, which signed in a moment ago; `claims` change its token. PostgREST
 * sets all claims in one text, @supabase/lite the id by itself as well.
 */
export async function become(query: Query, sub: string | null, claims: Row = {}): Promise<void> {
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }];
  const session_id = sub === null ? null : sessionOf(sub);
  const token =
    sub === null ? { role: 'anon' } : { role: 'authenticated', aal: 'aal1', amr, sub, session_id, ...claims };
  if (sub !== null) await openSessions(query, sub);
  await query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(token)]);
  await query("select set_config('request.jwt.claim.sub', $1, true)", [sub ?? '']);
}

/** Words to publish one after the other, each with the hash of its own. */
export const publishedWords = [
  {
    body: { closing: { title: 'One door.', call: 'Knock' } },
    sha256: 'ba0bc5c3cde1b35c294d85d364119d1c6016244103762c41143d28179085edff',
  },
  {
    body: { closing: { title: 'Another door.', call: 'Knock' } },
    sha256: '39f2840e340e16ab05a9ff9225a761ee714278dc6d34bd4318a6a95e557300db',
  },
];

/** One grey dot, as an encoder writes it. */
const SMALL_JPEG =
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k=';

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
    case 'device_failures':
      return { id: randomUUID(), ...goodFailure, client_created_at };
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
    case 'contributor_versions':
      return { id: randomUUID(), contributor_id: randomUUID(), kind: 'IND', name: 'Ada Quill', client_created_at };
    case 'entry_pictures':
      return { id: randomUUID(), entry_id: randomUUID(), picture: SMALL_JPEG, client_created_at };
    case 'contributor_links':
      return {
        id: randomUUID(),
        a: '6b000000-0000-4000-8000-000000000035',
        b: '6b000000-0000-4000-8000-000000000036',
        verdict: 'undone',
        client_created_at,
      };
    case 'ledger_entries':
      return {
        id: randomUUID(),
        type: 'contribution',
        amount_cents: 2500,
        contributor_id: null,
        received_on: '2026-01-02',
        method: 'check',
        client_created_at,
      };
    case 'deposit_events':
      return { id: randomUUID(), slip_id: randomUUID(), action: 'put', entry_id: randomUUID(), client_created_at };
    case 'qa_questions':
      return {
        id: randomUUID(),
        session_id: 'd0000000-0000-4000-8000-000000000001',
        text: 'When does the bridge open again?',
        language: 'en',
        client_created_at: new Date().toISOString(),
      };
    case 'qa_acts':
      return {
        id: randomUUID(),
        question_id: 'd1000000-0000-4000-8000-000000000007',
        action: 'reopen',
        client_created_at: new Date().toISOString(),
      };
    case 'qa_wishes':
      return {
        id: randomUUID(),
        question_id: 'd1000000-0000-4000-8000-000000000008',
        wish: 'appeal',
        words: 'Please read it again.',
        client_created_at: new Date().toISOString(),
      };
    case 'service_checks':
      return {
        id: randomUUID(),
        item_id: 'a7c40000-0000-4000-8000-000100000000',
        revision_id: '2919cafd-1248-47a1-879c-a7d43f48941e',
        heard: 'no_answer',
        client_created_at: new Date().toISOString(),
      };
    case 'sites':
      return {
        id: randomUUID(),
        slug: randomUUID(),
        kind: 'lot',
        title_en: 'A lot',
        place: '1 Mill Street',
        latitude: 43,
        longitude: -69,
      };
    case 'site_events':
      return {
        id: randomUUID(),
        site_id: '517e0000-0000-4000-8000-000000000001',
        happened_on: '2025-09-30',
        text_en: 'The clock was mended.',
        source_en: 'Our own visit',
        client_created_at,
      };
    case 'site_corrections':
      return {
        id: randomUUID(),
        site_id: '517e0000-0000-4000-8000-000000000001',
        field: 'ward',
        was: '1',
        now: '2',
        reason_en: 'The ward’s line was moved.',
        client_created_at,
      };
    case 'site_hides':
      return {
        id: randomUUID(),
        site_id: '517e0000-0000-4000-8000-000000000002',
        hidden: false,
        client_created_at,
      };
    case 'site_merges':
      return {
        id: randomUUID(),
        site_id: '517e0000-0000-4000-8000-000000000002',
        into_id: null,
        client_created_at,
      };
    case 'site_pictures':
      return {
        id: randomUUID(),
        report_id: randomUUID(),
        picture: SMALL_JPEG,
        width: 1,
        height: 1,
        client_created_at,
      };
    case 'site_picture_acts':
      return {
        id: randomUUID(),
        // Of the sample town: the one that waits.
        picture_id: '517e0003-0000-4000-8000-000000000003',
        action: 'keep_off',
        client_created_at,
      };
    case 'site_report_acts':
      return {
        id: randomUUID(),
        report_id: '517e0002-0000-4000-8000-000000000001',
        action: 'reopen',
        client_created_at,
      };
    case 'site_visits':
      return {
        id: randomUUID(),
        report_id: '517e0002-0000-4000-8000-000000000001',
        found: 'as_reported',
        client_created_at,
      };
    case 'page_corrections':
      return { id: randomUUID(), item_id: 'a7c40000-0000-4000-8000-000100000000', reason: 'closed', client_created_at };
    case 'page_correction_acts':
      return {
        id: randomUUID(),
        correction_id: 'c0e00000-0000-4000-8000-000000000001',
        verdict: 'stands',
        client_created_at,
      };
    case 'site_reports':
      return {
        id: randomUUID(),
        kind: 'lot',
        text: 'Glass all over the lot.',
        address: '40 Second Street',
        client_created_at,
      };
    case 'supports_sent':
      return {
        id: randomUUID(),
        kind: 'question',
        item_id: randomUUID(),
        voice: 'x'.repeat(43),
        given: true,
        turn: 1,
        client_created_at: new Date().toISOString(),
      };
    case 'consents':
      return {
        id: randomUUID(),
        contact_point: `${randomUUID()}@example.com`,
        channel: 'email',
        state: 'granted',
        method: 'paper',
        client_created_at,
      };
    case 'sign_events':
      return {
        id: randomUUID(),
        request_id: '51000000-0000-4000-8000-000000000003',
        action: 'not_home',
        client_created_at,
      };
    case 'sign_stock_moves':
      return { id: randomUUID(), place: 'Headquarters', delta: 5, reason: 'bought', client_created_at };
    case 'submission_actions':
      return {
        id: randomUUID(),
        submission_kind: 'signup',
        submission_id: '50000000-0000-4000-8000-000000000005',
        action: 'note',
        note: 'Called, nobody there.',
        client_created_at,
      };
    case 'content_links':
      return {
        id: randomUUID(),
        from_kind: 'idea',
        from_id: randomUUID(),
        to_kind: 'commitment',
        to_id: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11',
        relation: 'became',
        state: 'set',
        words_en: 'A search by street.',
        client_created_at,
      };
    case 'ideas':
      return { id: randomUUID(), arrived_at: client_created_at };
    case 'idea_actions':
      return {
        id: randomUUID(),
        idea_id: '1dea0000-0000-4000-8000-000000000001',
        action: 'note',
        reason: 'Asked the works department.',
        client_created_at,
      };
    case 'idea_cards':
      return {
        id: randomUUID(),
        text: 'A bench at the ferry, please.',
        language: 'en',
        may_share: true,
        client_created_at,
      };
    case 'idea_appeals':
      return {
        id: randomUUID(),
        // Of the sample town.
        form_id: '50000000-0000-4000-8000-000000000005',
        words: 'Please read it again.',
        client_created_at,
      };
    case 'person_links':
      // Two of the sample town: one volunteer, who also comes to a training.
      return {
        id: randomUUID(),
        a: 's-50000000-0000-4000-8000-000000000003',
        b: 's-50000000-0000-4000-8000-000000000112',
        verdict: 'same',
        client_created_at,
      };
    case 'media':
      return {
        id: randomUUID(),
        files: [{ file: `${randomUUID().replaceAll('-', '').repeat(2)}.webp`, width: 640, height: 480 }],
        decorative: false,
        alt: { en: 'The covered bridge', es: 'El puente cubierto' },
        client_created_at,
      };
    case 'content_revisions': {
      const id = randomUUID();
      return { id, item_id: randomUUID(), kind: 'correction', slug: `correction-${id}`, body: {}, client_created_at };
    }
    case 'content_snapshots':
      return { locale: 'en', ...publishedWords[0] };
    case 'campaign_settings':
      return { key: 'field', version: 1, value: settingDefaults(seeds).field };
    case 'ride_matches':
      return {
        rider_id: '50000000-0000-4000-8000-000000000122',
        driver_id: '50000000-0000-4000-8000-000000000117',
        event_id: 'e0000000-0000-4000-8000-000000000012',
      };
    case 'role_requirements':
      return { role: 'advisor', min_aal: 'aal1' };
    case 'audit_events':
      return { table_name: 'events', operation: 'DELETE', record_id: 'made up' };
    case 'user_roles':
      return { user_id: accountOf('newcomer')?.id, role: 'advisor' };
    case 'content_release_steps':
      return {
        id: randomUUID(),
        release_id: randomUUID(),
        name: 'Spring',
        action: 'begun',
        client_created_at,
      };
    default:
      throw new Error(`No good row known for ${table}.`);
  }
}
