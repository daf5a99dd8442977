/** What is hidden by one press is hidden from whoever runs no scripts, too: the printed page gives way, and the host is asked to build anew. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn } from '../../supabase/local/content/api.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { createTakenBack } from '../../supabase/local/gateway/takenBack.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { accountOf } from './support/people.ts';

const asked: string[] = [];
const host = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(201).end();
});
let served: Served;
let headers: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const { port } = host.address() as AddressInfo; // Listening on TCP, so it is an AddressInfo.
  served = await serveGateway({ deployHook: `http://127.0.0.1:${port}/build`, printedAt: Date.now() });
  const api = {
    key: served.backend.publishableKey,
    fetch: (path: string, init: RequestInit) => served.ask(path, init),
  };
  headers = { authorization: `Bearer ${await signIn(api, accountOf('content')?.email ?? '', samplePassword)}` };
});
afterAll(async () => {
  await served.close();
  host.close();
});

const shown = () =>
  served.backend.database.query("select id, head from public.ideas where moderation = 'published' order by id limit 1");

const WALL = '/community-voice';
const PLACE = '/es/revitalization/bridge-steps';
const fileOf = async (path: string) => (await served.ask(path)).headers.get('x-left');
const own = () => ({
  id: randomUUID(),
  user_id: accountOf('content')?.id,
  client_created_at: new Date().toISOString(),
});

it('pages of which nothing was taken back are served as they were printed, with what is asked behind them', async () => {
  for (const path of [WALL, `${WALL}.html`, `${PLACE}?from=mail`, '/engagement', '/vision', '/', '/assets/a.js'])
    expect(await fileOf(path)).toBe(path);
  expect(asked).toEqual([]);
});

it('a hidden idea is in no page from that moment on, and the host is asked for another one', async () => {
  const [idea] = await shown();
  const { status } = await served.post(
    '/rest/v1/idea_actions',
    { ...own(), idea_id: idea?.id, action: 'hidden' },
    headers,
  );
  expect(status).toBe(201);
  for (const path of [WALL, `/es${WALL}`, `${WALL}.html`, `${WALL}?idea=1`, '/education'])
    expect(await fileOf(path)).toBe('/shell.html');
  for (const path of [PLACE, '/engagement', '/vision']) expect(await fileOf(path)).toBe(path);
  await vi.waitFor(() => expect(asked).toEqual(['POST /build']));
});

it('what goes on with an idea without taking it back asks for nothing', async () => {
  asked.splice(0);
  const [idea] = await shown();
  await served.post('/rest/v1/idea_actions', { ...own(), idea_id: idea?.id, action: 'note', note: 'Called.' }, headers);
  await served.post('/rest/v1/idea_actions', { ...own(), idea_id: randomUUID(), action: 'hidden' }, headers);
  expect(asked).toEqual([]);
});

it('a hidden place is in no page, also after another start of the server, and is again in one that is printed later', async () => {
  const [site] = await served.backend.database.query("select id from public.sites where slug = 'bridge-steps'");
  const row = { ...own(), site_id: site?.id, hidden: true };
  expect((await served.post('/rest/v1/site_hides', row, headers)).status).toBe(201);
  expect(await fileOf('/revitalization')).toBe('/shell.html');
  // It has no page of its own any more.
  for (const path of [PLACE, `${PLACE}.html`]) expect(await fileOf(path)).toBe('/404.html');
  const [first] = await served.backend.database.query('select min(created_at) as at from public.site_hides');
  const before = createTakenBack(served.backend, Date.parse(String(first?.at)) - 1000);
  expect(await before.fileFor(PLACE)).toBe('/shell.html');
  const after = createTakenBack(served.backend, Date.now() + 1000);
  expect(await after.fileFor(PLACE)).toBe(PLACE);
});

it('what was wrong on a place and must not be repeated is in no page that was printed before', async () => {
  const since = Date.now() - 1000;
  const [site] = await served.backend.database.query(
    "select id, about_en from public.sites where slug = 'harrow-mill'",
  );
  const row = {
    ...own(),
    site_id: site?.id,
    field: 'about_en',
    now: 'Four floors of brick.',
    reason_en: 'A name stood there.',
  };
  const put = { ...row, was: String(site?.about_en), was_told: false };
  await served.backend.database.query('delete from public.site_hides where id is not null');
  const quiet = createTakenBack(served.backend, since);
  expect(await quiet.fileFor(PLACE)).toBe(PLACE);
  expect((await served.post('/rest/v1/site_corrections', put, headers)).status).toBe(201);
  expect(await createTakenBack(served.backend, since).fileFor(PLACE)).toBe('/shell.html');
});

it('whoever was erased may have written any of it', async () => {
  await served.backend.database.query('insert into private.erased_ids (id) values ($1)', [randomUUID()]);
  const later = createTakenBack(served.backend, Date.now() - 60_000);
  expect(await later.fileFor('/engagement')).toBe('/shell.html');
});

const step = async (kind: string, slug: string, action: string, more = {}) => {
  const [item] = await served.backend.database.query(
    `select head.item_id, head.revision_id from private.content_heads as head
     join public.content_items as item on item.id = head.item_id where item.kind = $1 and item.slug = $2`,
    [kind, slug],
  );
  const row = { ...own(), item_id: item?.item_id, revision_id: item?.revision_id, action, ...more };
  return served.post('/rest/v1/content_events', row, headers);
};
const LATER = '/es/embed/changed/commitment.html';

it.each([
  ['commitment', '/vision', '/vision/mill-street-bridge'],
  ['document', '/transparency/documents', '/transparency'],
  ['team-member', '/transparency/people', '/es/citizens'],
  ['service', '/wellness', '/es/wellness'],
  ['indicator', '/education', '/transparency/figures'],
  ['place', '/revitalization/second-street-lot', '/es/revitalization', '/vision'],
  ['program', '/education', '/es/education.html'],
])('a %s that was taken down is in no printed page from that moment on', async (kind, ...pages) => {
  const since = Date.now() - 1;
  const [item] = await served.backend.database.query(
    `select item.slug from private.content_now as live join public.content_items as item on item.id = live.item_id
     where item.kind = $1 order by item.slug limit 1`,
    [kind],
  );
  const slug = kind === 'commitment' ? 'mill-street-bridge' : String(item?.['slug']);
  const standing = createTakenBack(served.backend, since);
  expect(await standing.look()).toBe(false);
  for (const page of pages) expect(await standing.fileFor(page)).toBe(page);
  expect((await step(kind, slug, 'unpublished')).status).toBe(201);
  expect(await standing.look()).toBe(true);
  for (const page of pages) expect(await standing.fileFor(page)).toBe('/shell.html');
  for (const page of ['/finance-transparency', '/', '/assets/a.js']) expect(await standing.fileFor(page)).toBe(page);
  const later = createTakenBack(served.backend, Date.now() + 1000);
  for (const page of pages) expect(await later.fileFor(page)).toBe(page);
});

it('a promise that was taken down says so in other sites’ frames, and no other promise does', async () => {
  expect(await fileOf('/es/embed/commitment/mill-street-bridge')).toBe(LATER);
  expect(await fileOf('/embed/commitment/mill-street-bridge.html?x=1')).toBe('/embed/changed/commitment.html');
  // What somebody shared shows the site's own picture instead.
  expect(await fileOf('/share/mill-street-bridge-es.png')).toBe('/og.png');
  for (const path of [
    '/embed/commitment/ward-town-halls',
    '/embed/money/total',
    '/embed/embed.css',
    '/share/ward-town-halls-en.png',
  ])
    expect(await fileOf(path)).toBe(path);
});

it('a figure that was corrected is in no printed page and no frame with its old number', async () => {
  const [figure] = await served.backend.database.query(
    `select item.slug, told.value -> 'corrections' -> 0 ->> 'at' as at
     from jsonb_array_elements(public.live_figures()) as told join public.content_items as item on item.id::text = told.value ->> 'item'
     where jsonb_array_length(told.value -> 'corrections') > 0 limit 1`,
  );
  const frame = `/embed/figure/${String(figure?.['slug'])}`;
  const corrected = Date.parse(String(figure?.['at']));
  const printed = { before: corrected - 1000, after: corrected + 1000 };
  const before = createTakenBack(served.backend, printed.before, () => corrected + 1);
  expect(await before.fileFor(frame)).toBe('/embed/changed/figure.html');
  expect(await before.fileFor('/es/education')).toBe('/shell.html');
  const after = createTakenBack(served.backend, printed.after, () => printed.after);
  expect(await after.fileFor(frame)).toBe(frame);
});

it('what expires is in no printed page from its time on, without anybody’s doing', async () => {
  const end = Date.now() + 60_000;
  const times = { go_live_at: new Date().toISOString(), expire_at: new Date(end).toISOString() };
  let now = Date.now();
  const clocked = createTakenBack(served.backend, Date.now(), () => now);
  expect((await step('correction', 'library-hours', 'published', times)).status).toBe(201);
  await clocked.look();
  expect(await clocked.fileFor('/transparency/corrections')).toBe('/transparency/corrections');
  now = end;
  expect(await clocked.fileFor('/transparency/corrections')).toBe('/shell.html');
});

it('a database that cannot be asked is not taken for one that has nothing to say', async () => {
  const silent = { database: { ...served.backend.database, query: () => Promise.reject(new Error('gone')) } };
  expect(await createTakenBack(silent, Date.now()).fileFor(WALL)).toBe('/shell.html');
  expect(await createTakenBack(silent, undefined).fileFor(WALL)).toBe(WALL);
});

it('a build that was printed without a database gives way once anything is public, and not before', async () => {
  const asked = (isPublic: boolean) => ({ database: { query: () => Promise.resolve([{ is_public: isPublic }]) } });
  const pages = ['/vision', '/es/wellness', '/transparency/people', '/education.html', '/engagement?x=1', '/citizens'];
  const others = ['/', '/es', '/auth', '/assets/a.js', '/embed/money/total', '/robots.txt'];
  const none = createTakenBack(asked(false) as unknown as Served['backend'], 0, Date.now, true); // it asks by query alone
  const full = createTakenBack(served.backend, 0, Date.now, true);
  const broken = createTakenBack(
    { database: { query: () => Promise.reject(new Error('gone')) } } as unknown as Served['backend'], // as above
    0,
    Date.now,
    true,
  );
  for (const page of pages) {
    // Its other questions are answered by no row: nothing was taken back.
    expect([page, await full.fileFor(page)]).toEqual([page, '/shell.html']);
    expect([page, await broken.fileFor(page)]).toEqual([page, '/shell.html']);
  }
  for (const page of others) for (const one of [none, full]) expect(await one.fileFor(page)).toBe(page);
  expect(await none.fileFor('/finance-transparency')).toBe('/finance-transparency');
});
