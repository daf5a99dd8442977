/** The guard's table asked of the REST API: what a page needs is given to whom the page lets in, and refused to everybody else. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEADERS, pages, type Page } from '../../src/app/access.ts';
import { SIGNED_IN } from '../../src/core/session/guard.ts';
import { holdsAny, isRole, may as mayDo, type Role } from '../../src/core/session/roles.ts';
import { loadEnv } from '../../supabase/local/env.ts';
import { freePort } from '../../supabase/local/freePort.ts';
import { sampleAccounts, samplePassword } from '../../supabase/local/seed.ts';
import { pageNeeds, type Need, type Target } from './support/pageNeeds.ts';
import { runScript, type Running } from './support/processes.ts';
import { publishedWords } from './support/world.ts';
import { startFromImage } from '../tools/throwaway.ts';

loadEnv();
const publishable = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';

interface Principal {
  name: string;
  /** null for somebody who is not signed in. */
  email: string | null;
  /** What counts: a deactivated person's roles do not. */
  roles: readonly Role[];
}

const FORMER = 'former@example.com';
const SPARE = 'spare@example.com';
const principals: readonly Principal[] = [
  { name: 'a stranger', email: null, roles: [] },
  { name: 'a deactivated candidate', email: FORMER, roles: [] },
  ...sampleAccounts.map(({ email, roles }) => ({
    name: roles === 'none' ? 'somebody without a role' : roles,
    email,
    roles: roles.split(', ').filter(isRole),
  })),
];

let folder: string;
let origin: string;
let server: Running;
const sessions = new Map<string, { token: string; id: string }>();

interface Answer {
  status: number;
  code: string;
  rows: number;
}

async function send(method: string, target: string, token: string | null, body?: unknown): Promise<Answer> {
  const response = await fetch(`${origin}/rest/v1/${target}`, {
    method,
    headers: {
      apikey: publishable,
      'content-type': 'application/json',
      ...(method === 'DELETE' ? { prefer: 'return=representation' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  return { status: response.status, code, rows: Array.isArray(answer) ? answer.length : 0 };
}

async function auth(target: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { apikey: publishable, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/auth/v1/${target}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>; // GoTrue answers with an object
}

async function signIn(email: string): Promise<{ token: string; id: string }> {
  const known = sessions.get(email);
  if (known) return known;
  const { access_token: token, user } = await auth('token?grant_type=password', { email, password: samplePassword });
  if (typeof token !== 'string') throw new Error(`${email} cannot sign in.`);
  const made = { token, id: (user as { id: string }).id }; // GoTrue's user
  sessions.set(email, made);
  return made;
}

/** Registers and confirms with the code that the server prints instead of a mail. */
async function register(email: string) {
  await auth('signup', { email, password: samplePassword, data: { full_name: 'Somebody New' } });
  const mail = server
    .output()
    .split('To: ')
    .findLast((text) => text.startsWith(email));
  await auth('verify', { type: 'signup', email, token: /\b\d{6}\b/.exec(mail ?? '')?.[0] });
  return signIn(email);
}

const asManager = async (name: string, body: unknown) =>
  expect((await send('POST', `rpc/${name}`, (await signIn('manager@larkspurfalls.example')).token, body)).status).toBe(
    204,
  );

const invitedFor = (principal: Principal) => `invited-${principals.indexOf(principal)}@example.com`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'campaign-hub-routes-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  startFromImage(path.join(folder, 'data'));
  server = runScript('serve.ts', [], { DATA_DIR: path.join(folder, 'data'), PORT: String(port) });
  await server.printed('newcomer@');
  const former = await register(FORMER);
  await register(SPARE);
  await asManager('grant_role', { person: former.id, role: 'candidate' });
  await asManager('deactivate_person', { person: former.id });
  await asManager('publish_content', { locale: 'en', ...publishedWords[0], replaces: null });
  const { token } = await signIn('manager@larkspurfalls.example');
  for (const principal of principals) {
    const row = { email: invitedFor(principal), roles: ['advisor'] };
    expect((await send('POST', 'invitations', token, row)).status).toBe(201);
  }
  expect(
    (await send('POST', 'analytics_events', null, pageNeeds['/']?.[0]?.body?.({ spare: '', invited: '' }))).status,
  ).toBe(201);
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the database must answer, by the same table as the guard's. */
function may(page: Page, need: Need, { email, roles }: Principal): boolean {
  if (need.who === 'everybody') return true;
  if (need.who === 'staff') return mayDo(roles, 'act_as_staff');
  if (need.who === 'signed-in' || page.roles === SIGNED_IN) return email !== null;
  if (need.who === 'event-runners') return mayDo(roles, 'run_events');
  if (need.who === 'field-leaders') return mayDo(roles, 'lead_field');
  if (need.who === 'takers') return mayDo(roles, 'take_money');
  if (need.who === 'keepers') return mayDo(roles, 'keep_books');
  if (need.who === 'totals') return mayDo(roles, 'see_totals');
  if (need.who === 'told-of-replies') return mayDo(roles, 'review_content') || mayDo(roles, 'run_events');
  if (need.who === 'reviewers') return mayDo(roles, 'review_content');
  if (need.who === 'publishers') return mayDo(roles, 'publish_content');
  return holdsAny(roles, need.who === 'leaders' ? LEADERS : (page.roles ?? []));
}

async function ask(need: Need, principal: Principal): Promise<Answer> {
  const held = principal.email === null ? null : await signIn(principal.email);
  const to: Target = { spare: (await signIn(SPARE)).id, invited: invitedFor(principal) };
  const query = need.query?.(to).replace('eq.me', `eq.${held?.id ?? to.spare}`) ?? '';
  return send(need.method, query === '' ? need.of : `${need.of}?${query}`, held?.token ?? null, need.body?.(to));
}

describe.each(principals)('$name', (principal) => {
  it.each(pages.filter((page) => (pageNeeds[page.path] ?? []).length > 0))(
    'gets from the database what $path may show them, and nothing else',
    async (page) => {
      for (const need of pageNeeds[page.path] ?? []) {
        const answer = await ask(need, principal);
        const what = `${need.method} ${need.of}: ${JSON.stringify(answer)}`;
        if (may(page, need, principal)) {
          expect([200, 201, 204], what).toContain(answer.status);
          // Somebody's own roles may be none; everything else has rows in the sample town.
          if (need.method === 'DELETE' || (need.method === 'GET' && need.who !== 'signed-in')) {
            expect(answer.rows, what).toBeGreaterThan(0);
          }
        } else {
          expect(answer.rows, what).toBe(0);
          // A refusal in words, or an answer without a single row: the policies' two ways to say no.
          if (answer.code !== '42501') expect([need.method, answer.status], what).toEqual([need.method, 200]);
          if (need.method === 'POST') expect(answer.code, what).toBe('42501');
        }
      }
    },
  );

  it('is told their own roles, and only those that count', async () => {
    const held = principal.email === null ? null : await signIn(principal.email);
    const answer = await send('GET', 'user_roles?select=role', held?.token ?? null);
    if (holdsAny(principal.roles, LEADERS)) expect(answer.rows).toBeGreaterThan(principal.roles.length);
    else expect(answer.rows).toBe(principal.roles.length);
  });
});

describe('the table of needs', () => {
  it('has every page of the guard’s table and no other', () => {
    expect(Object.keys(pageNeeds).sort()).toEqual(pages.map((page) => page.path).sort());
  });

  it('names every table and function that a feature asks for', () => {
    const needed = new Set(Object.values(pageNeeds).flatMap((needs) => needs.map((need) => need.of)));
    const app = path.join(import.meta.dirname, '../../src');
    const asked = requestsIn(app, (file) => !OF_ITS_OWN.test(file));
    expect(asked.size).toBeGreaterThan(10);
    const missing = [...asked].filter((one) => !needed.has(one));
    expect(missing, 'say in support/pageNeeds.ts which page asks for these, and who may have them').toEqual([]);
    const everything = requestsIn(app, () => true);
    const left = [...needed].filter((one) => !everything.has(one));
    expect(left, 'no page asks for these any more: take them out of support/pageNeeds.ts').toEqual([]);
  });
});

/**
 * What is written at the doors and yards has rights finer than a page's (a turf or a route in hand): field.test.ts and signs.test.ts
 * tell them story by story. What those pages read stands in the table all the same. A step is about somebody's wording: contentStore.test.ts.
 */
const OF_ITS_OWN = /^features\/(?:(?:field|signs)\/|content\/model\/stepKind)/;

/** Every `rowsPath('…'`, `.insert('…'`, `.remove('…'`, outbox table, and function of the database by its name, in the app. */
function requestsIn(folder: string, counts: (file: string) => boolean): Set<string> {
  const found = new Set<string>();
  const types = readFileSync(path.join(folder, 'backend/database.types.ts'), 'utf8');
  const functions = new Set(
    [...(types.split('Functions: {')[1] ?? '').matchAll(/^ {6}([a-z_]+): /gm)].map(([, name]) => name),
  );
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('database.types') || !counts(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, of] of text.matchAll(/\browsPath\('([a-z_]+)'/g)) found.add(of ?? '');
    for (const [, of] of text.matchAll(/\.(?:insert|remove)\('([a-z_]+)'/g)) found.add(of ?? '');
    for (const [, of] of text.matchAll(/\btable: '([a-z_]+)'/g)) found.add(of ?? '');
    // A permission may have the name of a function.
    const said = text.replaceAll(/\buseMay\('\w+'\)/g, '');
    for (const [, of] of said.matchAll(/'([a-z_]+)'/g)) if (functions.has(of ?? '')) found.add(`rpc/${of}`);
  }
  return found;
}
