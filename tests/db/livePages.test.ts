/** The page of a single thing that isn't there is a 404, also to readers without scripts; one that was withdrawn says so. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLivePages } from '../../supabase/local/gateway/livePages.ts';
import { withdrawnCommitments } from '../../src/sample/withdrawn.ts';
import { serveGateway, type Served } from './support/gateway.ts';

const NOT_FOUND = '/404.html';
let served: Served;
beforeAll(async () => void (served = await serveGateway({ printedAt: Date.now() })));
afterAll(() => served.close());

const rows = (sql: string, values: readonly unknown[] = []) => served.backend.database.query(sql, [...values]);
const leftFor = async (path: string) => (await served.ask(path)).headers.get('x-left');
const first = async (sql: string) => String((await rows(sql))[0]?.['name']);
const commitment = () =>
  first(
    `select item.slug as name from public.content_items as item join private.content_now as live on live.item_id = item.id
     where item.kind = 'commitment' order by 1 limit 1`,
  );
const session = () =>
  first(
    `select one.id as name from public.qa_sessions as one join public.events as event on event.id = one.event_id
     where event.visibility = 'public' limit 1`,
  );

it('what is live has its page, in both languages, however the address is written', async () => {
  const [promise, hall] = [await commitment(), await session()];
  for (const path of [
    `/vision/${promise}`,
    `/es/vision/${promise}`,
    `/vision/${promise}/`,
    `/vision/${promise}?from=mail`,
    `/vision/${promise.replace('-', '%2D')}`,
    `/revitalization/bridge-steps`,
    `/es/revitalization/bridge-steps`,
    `/engagement/${hall}`,
    `/engagement/${hall.toUpperCase()}`,
    `/es/engagement/${hall}/screen`,
  ])
    expect([path, await leftFor(path)]).toEqual([path, path]);
});

it('what was never published has none', async () => {
  for (const path of [
    '/vision/free-beer',
    '/es/vision/free-beer',
    '/vision/free-beer?x=1',
    '/vision/free-beer/',
    '/vision/%E0%A4%A',
    '/revitalization/moon',
    '/es/revitalization/moon',
    '/engagement/tonight',
    `/engagement/${randomUUID()}`,
    `/engagement/${randomUUID()}/screen`,
    // An id of another kind.
    `/vision/${await session()}`,
  ])
    expect([path, await leftFor(path)]).toEqual([path, NOT_FOUND]);
});

it('a promise that was withdrawn keeps its page, which says so', async () => {
  for (const { slug } of withdrawnCommitments) expect(await leftFor(`/vision/${slug}`)).not.toBe(NOT_FOUND);
});

it('other pages, lists and files are nothing that could be gone', async () => {
  for (const path of [
    '/vision',
    '/engagement/all-1',
    '/es/engagement/all-9',
    '/admin/people/7',
    '/nowhere',
    '/vision.json',
    '/',
  ])
    expect([path, await leftFor(path)]).toEqual([path, path]);
});

it('what was published a moment ago is there at once, and what was hidden is gone at once', async () => {
  const live = createLivePages(served.backend, true);
  const path = '/revitalization/bridge-steps';
  expect(await live.fileFor(path)).toBe(path);
  await rows("update public.sites set hidden = true where slug = 'bridge-steps'");
  live.forget();
  expect(await live.fileFor(path)).toBe(NOT_FOUND);
  await rows("update public.sites set hidden = false where slug = 'bridge-steps'");
  expect(await live.fileFor(path)).toBe(path);
});

it('a town hall that is open to members only has no page for the public', async () => {
  const hall = await session();
  const event = await rows('select event_id from public.qa_sessions where id = $1', [hall]);
  await rows("update public.events set visibility = 'staff' where id = $1", [event[0]?.['event_id']]);
  const live = createLivePages(served.backend, true);
  expect(await live.fileFor(`/engagement/${hall}`)).toBe(NOT_FOUND);
  await rows("update public.events set visibility = 'public' where id = $1", [event[0]?.['event_id']]);
  expect(await live.fileFor(`/engagement/${hall}`)).toBe(`/engagement/${hall}`);
});

it('what is published while an older question is on its way is found all the same', async () => {
  let answer: (rows: { address: string }[]) => void = () => undefined;
  const answers = [
    new Promise<{ address: string }[]>((resolve) => (answer = resolve)),
    Promise.resolve([{ address: 'vision/new' }]),
  ];
  const database = { query: () => answers.shift() ?? Promise.resolve([]) };
  const live = createLivePages({ database: database as unknown as Served['backend']['database'] }, true); // it asks by query alone
  const before = live.fileFor('/vision/other');
  const after = live.fileFor('/vision/new');
  answer([]);
  expect(await before).toBe(NOT_FOUND);
  expect(await after).toBe('/vision/new');
});

it('a database that can’t be asked takes no page away, nor does a server without printed pages', async () => {
  const broken = {
    database: { query: () => Promise.reject(new Error('gone')) } as unknown as Served['backend']['database'],
  }; // as above
  expect(await createLivePages(broken, true).fileFor('/vision/free-beer')).toBe('/vision/free-beer');
  expect(await createLivePages(served.backend, false).fileFor('/vision/free-beer')).toBe('/vision/free-beer');
});
