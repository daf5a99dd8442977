/** A campaign of one's own: what `npm run serve` shows, refuses, logs and keeps, from the first start to a restored backup. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connected, type Reached } from '../../supabase/local/backup/reach.ts';
import { sampleAccounts, samplePassword } from '../../supabase/local/seed.ts';
import { everyRow } from '../db/support/everything.ts';
import { runCommand, smallBuild, startOwnServer, type OwnServer } from '../db/support/ownServer.ts';
import { startMailserver, type Mailserver } from '../db/support/smtp.ts';
import { goodRow } from '../db/support/world.ts';
import { freePort } from '../../supabase/local/freePort.ts';

const SITE = 'https://campaign.example.org';
const PASSWORD = 'a-long-password';
let folder: string;
let dataDir: string;
let env: NodeJS.ProcessEnv;
let mail: Mailserver;
let server: OwnServer;
let key: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-serve-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  mail = await startMailserver();
  const dist = smallBuild(folder);
  key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  const port = await freePort();
  env = {
    OUT_DIR: dist,
    DATA_DIR: dataDir,
    DATABASE_DRIVER: '',
    DATABASE_URL: '',
    PORT: String(port),
    SITE_URL: `${SITE}/`,
    TRUST_PROXY: '1',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    MAIL_FROM: 'us@example.org',
  };
  server = await startOwnServer(env);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await mail.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${target}`, { headers: { accept: 'text/html', ...headers } });
const post = (target: string, body: unknown, token?: string, address = '203.0.113.7') =>
  fetch(`${server.url}${target}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
// Each from an address of its own, so that no limit of one is what is tested.
let visitors = 0;
const insert = async (row: unknown): Promise<number> => {
  visitors += 1;
  const address = `198.51.${visitors >> 8}.${visitors & 255}`;
  return (await post('/rest/v1/signups', row, undefined, address)).status;
};
const codeShown = (): string | undefined => server.lines().find(({ event }) => event === 'first_leader_code')?.code;

describe('a campaign of one’s own', () => {
  it('has no sample account that could sign in, and no sample data', async () => {
    for (const { email } of sampleAccounts.slice(0, 2)) {
      const answer = await post('/auth/v1/token?grant_type=password', { email, password: samplePassword });
      expect(answer.status).toBe(400);
    }
    expect(server.output()).not.toContain(samplePassword);
    const events = await get('/rest/v1/events?select=id', { apikey: key, accept: 'application/json' });
    expect(await events.json()).toEqual([]);
  });

  it('is given its first leader by the code from the terminal, after a mail with a link on its own address', async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await post('/auth/v1/signup', { email, password: PASSWORD })).status).toBe(200);
    await vi.waitFor(() => expect(mail.mails.filter(({ to }) => to === email)).toHaveLength(1), 10_000);
    const text = mail.mails.find(({ to }) => to === email)?.text ?? '';
    expect(text).toContain(`${SITE}/auth/confirm#token_hash=`);
    const token = /code: (\d{6})/.exec(text)?.[1];
    const session = await post('/auth/v1/verify', { type: 'signup', email, token });
    const { access_token: mine } = (await session.json()) as { access_token: string }; // GoTrue's session
    const ask = async (name: string, args = {}) => (await post(`/rest/v1/rpc/${name}`, args, mine)).json();
    expect(await ask('first_leader_wanted')).toBe(true);
    expect(await ask('claim_first_leader', { code: 'AAAAA-AAAAA' })).toBe(false);
    expect(await ask('claim_first_leader', { code: codeShown() })).toBe(true);
    expect(await ask('first_leader_wanted')).toBe(false);
    expect(await ask('list_people')).toMatchObject([{ email, roles: ['candidate'] }]);
  });

  it('sends the headers of every static host, and HSTS, because it is reached by https', async () => {
    const page = await get('/');
    expect(await page.text()).toContain('The campaign');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'.*style-src 'self' 'sha256-/);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const rows = await get('/rest/v1/stats?select=label', { apikey: key, accept: 'application/json' });
    expect(rows.headers.get('cache-control')).toBe('no-store');
    expect(rows.headers.get('strict-transport-security')).not.toBeNull();
  });

  it('serves pages as the shell and files packed; what is not there is not there', async () => {
    const shell = await get('/admin/audit-dashboard?x=1');
    expect([shell.status, await shell.text()]).toEqual([200, '<!doctype html><div id="root"></div>']);
    expect(shell.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/app-1234.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toContain(key);
    for (const path of [
      '/assets/app-0000.js',
      '/_headers',
      '/.env',
      '/assets/app-1234.js.br',
      '/%2e%2e/package.json',
      '/..%2f.env',
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(answer.headers.get('cache-control') ?? 'no-store').not.toContain('immutable');
    }
    const [first, again] = [
      await get('/'),
      await get('/', { 'if-none-match': (await get('/')).headers.get('etag') ?? '' }),
    ];
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  it('says that it is well', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
  });

  it('logs one line an event, and nobody’s address, name, key or code in any', async () => {
    const row = { ...goodRow('signups'), name: 'Wilhelmina Quux', email: 'wilhelmina@example.com' };
    expect(await insert(row)).toBe(201);
    await get(`/events/${randomUUID()}?name=Wilhelmina`);
    await vi.waitFor(() =>
      expect(server.lines()).toContainEqual(
        expect.objectContaining({ event: 'request', method: 'POST', path: '/rest/v1/signups', status: '201' }),
      ),
    );
    for (const line of server.output().trimEnd().split('\n')) expect(line).toMatch(/^time=\S+ event=\w+/);
    for (const secret of [
      'Wilhelmina',
      'example.com',
      '203.0.113.7',
      '127.0.0.1:',
      key,
      process.env.SUPABASE_SECRET_KEY ?? '-',
      PASSWORD,
    ]) {
      expect(server.output()).not.toContain(secret);
    }
  });

  it('told to end, answers what it took, within 10 s; what it answered 201 to is there at the next start, which shows no code', async () => {
    const stored: string[] = [];
    const sending = Array.from({ length: 4 }, async () => {
      for (;;) {
        const row = goodRow('signups');
        try {
          if ((await insert(row)) !== 201) return;
        } catch {
          return;
        }
        stored.push(String(row.id));
      }
    });
    await vi.waitFor(() => expect(stored.length).toBeGreaterThan(3), 20_000);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await Promise.all(sending);
    expect(server.lines().at(-1)).toMatchObject({ event: 'stopped' });

    server = await startOwnServer(env);
    expect(codeShown()).toBeUndefined();
    for (const id of stored) expect(await insert({ ...goodRow('signups'), id })).toBe(409);
  });

  it('ends also beside a client that never finishes its request, and does not wait until that is refused', async () => {
    const slow = http.request(`${server.url}/rest/v1/signups`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', 'content-length': '1000' },
    });
    let refused = false;
    slow.on('error', () => undefined).on('response', () => (refused = true));
    slow.write('{');
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // Node refuses what is half sent after 30 s (serve/http.ts).
    expect(refused).toBe(false);
    slow.destroy();
    server = await startOwnServer(env);
  });
});

describe('its backups', () => {
  const rowsNow = async (of: string = dataDir): Promise<Record<string, string[]>> => {
    const reached: Reached = connected(path.join(of, 'postgres'), true, async () => undefined);
    try {
      return await everyRow(reached.sql);
    } finally {
      await reached.close();
    }
  };
  const fileIn = (output: string): string => /^\S+\.backup\.gz/m.exec(output)?.[0] ?? output;
  let first: string;
  let before: Record<string, string[]>;

  it('are taken while it runs and forms come in', async () => {
    before = await rowsNow();
    const state = { over: false, sent: 0 };
    const inserting = (async () => {
      while (!state.over) {
        expect(await insert(goodRow('signups'))).toBe(201);
        state.sent += 1;
      }
    })();
    const { code, output } = await runCommand('backup', [], env);
    state.over = true;
    await inserting;
    expect([code, output]).toEqual([0, expect.stringMatching(/rows of \d+ tables .* read back/)]);
    expect(state.sent).toBeGreaterThan(0);
    first = fileIn(output);
    expect(fs.statSync(first).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(first)).mode & 0o777).toBe(0o700);
  });

  it('are restored into a data directory of their own, made for them, with every row of the snapshot', async () => {
    const other = { ...env, DATA_DIR: path.join(folder, 'other') };
    const { code, output } = await runCommand('restore', [first], other);
    expect([code, output]).toEqual([0, expect.any(String)]);
    const again = await startOwnServer({ ...other, PORT: String(await freePort()) });
    try {
      const rows = await rowsNow(other.DATA_DIR);
      const beforeToo = (table: string) => (before[table] ?? []).filter((row) => !rows[table]?.includes(row));
      // What was there before the backup began is in it, whatever came in meanwhile.
      for (const table of ['auth.users', 'public.user_roles', 'public.audit_events', 'public.signups']) {
        expect(beforeToo(table)).toEqual([]);
      }
      expect(again.lines().map(({ event }) => event)).not.toContain('first_leader_code');
    } finally {
      again.child.kill('SIGTERM');
      await again.ended;
    }
  });

  it('do not overwrite a campaign, and a damaged one changes nothing', async () => {
    const now = await rowsNow();
    expect(await runCommand('restore', [first], env)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/--replace/),
    });
    const cut = path.join(folder, 'cut.backup.gz');
    fs.writeFileSync(cut, fs.readFileSync(first).subarray(0, -20));
    const refused = await runCommand('restore', [cut, '--replace'], env);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/cut short or damaged.*Nothing was changed/s),
    });
    expect(await rowsNow()).toEqual(now);
  });

  it('take the place of a running campaign when told to: at once, with what was there kept, and it goes on', async () => {
    await insert({ ...goodRow('signups'), name: 'Later Than The Backup' });
    const now = await rowsNow();
    const { code, output } = await runCommand('restore', [first, '--replace'], env);
    expect([code, output]).toEqual([0, expect.stringMatching(/What was there is in .*\nRestored/)]);
    expect((await rowsNow())['public.signups']?.join()).not.toContain('Later Than The Backup');
    expect(await insert(goodRow('signups'))).toBe(201);
    const kept = /is in (\S+)/.exec(output)?.[1] ?? '';
    expect(await runCommand('restore', [kept, '--replace'], env)).toMatchObject({ code: 0 });
    expect(await rowsNow()).toEqual(now);
  });

  it('older than the newest that are to be kept are deleted, and no other file', async () => {
    const mine = path.join(path.dirname(first), 'before-the-election.backup.gz');
    fs.copyFileSync(first, mine);
    expect(await runCommand('backup', ['--keep', '1'], env)).toMatchObject({ code: 0 });
    const left = fs.readdirSync(path.dirname(first));
    expect(left).toHaveLength(2);
    expect(left).toContain(path.basename(mine));
  });
});
