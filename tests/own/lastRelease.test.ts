/** An update from the last release: its server takes rows, today's takes over its data directory, and everyone and everything is there. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reach } from '../../supabase/local/backup/reach.ts';
import { freePort } from '../../supabase/local/freePort.ts';
import { migrationFiles } from '../../supabase/local/migrations.ts';
import { smallBuild, startOwnServer, type OwnServer } from '../db/support/ownServer.ts';
import { startMailserver, type Mailserver } from '../db/support/smtp.ts';
import { checkOut, lastRelease } from './support/lastRelease.ts';

const PASSWORD = 'a-long-password';
const email = 'ada@example.com';
const release = lastRelease();
let folder: string;
let home: string;
let dataDir: string;
let mail: Mailserver;
let env: NodeJS.ProcessEnv;
let server: OwnServer | undefined;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-release-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  home = path.join(folder, 'release');
  checkOut(release, home);
  mail = await startMailserver();
  env = {
    OUT_DIR: smallBuild(folder),
    DATA_DIR: dataDir,
    DATABASE_DRIVER: '',
    DATABASE_URL: '',
    PORT: String(await freePort()),
    SITE_URL: 'https://campaign.example.org/',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    MAIL_FROM: 'us@example.org',
  };
});
afterAll(async () => {
  await stop('SIGKILL');
  await mail.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function stop(signal: NodeJS.Signals): Promise<void> {
  server?.child.kill(signal);
  await server?.ended;
}

async function post(target: string, body: unknown, token?: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server?.url}${target}`, {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** As a phone does: again with the same id until the server has it. A busy machine ends a visitor's statement after 3 s. */
const deliver = (table: string, row: Record<string, unknown>, token?: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { status, text } = await post(`/rest/v1/${table}`, row, token);
      expect([201, 409], `${table}: ${text}`).toContain(status);
    },
    { timeout: 60_000, interval: 500 },
  );

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** A new account with a confirmed address, signed in, that leads the campaign. */
async function firstLeader(): Promise<Session> {
  expect(await post('/auth/v1/signup', { email, password: PASSWORD })).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 10_000);
  const code = /code: (\d{6})/.exec(mail.mails[0]?.text ?? '')?.[1];
  const { text } = await post('/auth/v1/verify', { type: 'signup', email, token: code });
  const session = JSON.parse(text) as Session; // GoTrue's
  const shown = server?.lines().find(({ event }) => event === 'first_leader_code')?.code;
  const claimed = await post('/rest/v1/rpc/claim_first_leader', { code: shown }, session.access_token);
  expect(claimed.text).toBe('true');
  return session;
}

type Rows = Record<string, Record<string, unknown>[]>;

/** What people sent and who has an account. Their sessions are asked by using them. */
async function everything(): Promise<Rows> {
  const reached = await reach(dataDir);
  try {
    const tables = await reached.sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'supabase_migrations') or schemaname || '.' || tablename in ('auth.users', 'auth.identities')`;
    const found: Rows = {};
    for (const { name } of tables) {
      const [all] = await reached.sql.unsafe<{ rows: Rows[string] }[]>(
        `select coalesce(jsonb_agg(to_jsonb(stored_row)), '[]') as rows from ${name} as stored_row`,
      );
      if (all && all.rows.length > 0) found[name] = all.rows;
    }
    return found;
  } finally {
    await reached.close();
  }
}

it(`takes over the data of ${release.slice(0, 20)}: every row, account and session`, async () => {
  server = await startOwnServer(env, home);
  const leader = await firstLeader();
  const at = new Date().toISOString();
  const person = { name: 'Ada Quill', phone: '(207) 555-0100', client_created_at: at };
  const event = randomUUID();
  const details = { title: 'A rally', date: '2027-05-01T18:00:00Z', location: 'The square' };
  const saved = await post('/rest/v1/rpc/save_event', { event, expected_version: null, details }, leader.access_token);
  expect(saved).toMatchObject({ status: 200 });
  const sent: readonly [table: string, row: Record<string, unknown>, token?: string][] = [
    ['signups', { ...person, type: 'volunteer', interest: 'door_knock' }],
    ['signups', { ...person, type: 'idea', notes: 'Shade at the bus stops.' }],
    ['signups', { ...person, type: 'newsletter', email, consent_email: true, consent_sms: false }],
    ['signups', { ...person, type: 'event', event_id: event, notes: 'Headcount: 2' }],
    ['signups', { ...person, type: 'idea', notes: 'Signed in, with my own account.' }, leader.access_token],
    ['yard_sign_requests', { ...person, address: '1 Mill Street' }],
    ['analytics_events', { event: 'page_view', props: { page: 'campaign_hub' }, client_created_at: at }],
  ];
  for (const [table, row, token] of sent) await deliver(table, { id: randomUUID(), ...row }, token);
  await stop('SIGTERM');

  const before = await everything();
  expect(before['public.signups']).toHaveLength(5);
  server = await startOwnServer(env);
  const after = await everything();
  // A column may have been added since; nothing of a row may be gone.
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table]]).toEqual([
      table,
      expect.arrayContaining(rows.map((row) => expect.objectContaining(row) as unknown)),
    ]);

  const applied = after['supabase_migrations.schema_migrations']?.map(({ version }) => version);
  expect(applied?.toSorted()).toEqual(migrationFiles().map(({ version }) => version));

  const token = (grant: string, body: unknown) => post(`/auth/v1/token?grant_type=${grant}`, body);
  expect(await token('refresh_token', { refresh_token: leader.refresh_token })).toMatchObject({ status: 200 });
  const signedIn = await token('password', { email, password: PASSWORD });
  expect(signedIn).toMatchObject({ status: 200 });
  const { access_token: mine } = JSON.parse(signedIn.text) as Session; // GoTrue's
  const people = await post('/rest/v1/rpc/list_people', {}, mine);
  expect(JSON.parse(people.text)).toMatchObject([{ email, roles: ['candidate'] }]);
});
