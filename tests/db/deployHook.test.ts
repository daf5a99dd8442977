/** Publishing tells the host to build anew, and never waits for it or fails with it. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../supabase/local/content/api.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { createDeployHook, createRebuild } from '../../supabase/local/gateway/deployHook.ts';
import { createPublished } from '../../supabase/local/gateway/published.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { accountOf } from './support/people.ts';
import { publishedWords } from './support/world.ts';

const asked: string[] = [];
const host = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(request.url === '/broken' ? 500 : 201).end();
});
let origin: string;
let served: Served;
let authorization: string;

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
  served = await serveGateway({ deployHook: `${origin}/build`, limits: { rebuildMs: 50 } });
  const api = {
    key: served.backend.publishableKey,
    fetch: (path: string, init: RequestInit) => served.ask(path, init),
  };
  authorization = `Bearer ${await signIn(api, accountOf('content')?.email ?? '', samplePassword)}`;
});
afterAll(async () => {
  await served.close();
  host.close();
});
beforeEach(() => void asked.splice(0));

const publish = (words: object, replaces: string | null) =>
  served.post('/rest/v1/rpc/publish_content', { locale: 'en', ...words, replaces }, { authorization });

it('asks once for each publication, and not for one that was refused', async () => {
  const [first] = publishedWords;
  expect((await publish({ ...first, sha256: 'another' }, null)).ok).toBe(false);
  expect((await publish({ ...first }, null)).ok).toBe(true);
  await vi.waitFor(() => expect(asked).toEqual(['POST /build']));
});

const step = async (kind: string, slug: string, action: string, more = {}) => {
  const [item] = await served.backend.database.query(
    `select head.item_id, head.revision_id from private.content_heads as head
     join public.content_items as item on item.id = head.item_id where item.kind = $1 and item.slug = $2`,
    [kind, slug],
  );
  const row = {
    id: randomUUID(),
    user_id: accountOf('content')?.id,
    client_created_at: new Date().toISOString(),
    item_id: item?.['item_id'],
    revision_id: item?.['revision_id'],
    action,
    ...more,
  };
  expect((await served.post('/rest/v1/content_events', row, { authorization })).status).toBe(201);
};
const live = async (kind: string) => {
  const [item] = await served.backend.database.query(
    `select item.slug from private.content_now as live join public.content_items as item on item.id = live.item_id
     where item.kind = $1 order by item.slug limit 1`,
    [kind],
  );
  return String(item?.['slug']);
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

it.each(['commitment', 'document', 'indicator', 'words-closing'])(
  'asks when something of the kind %s goes out in the studio, and when it is taken down there',
  async (kind) => {
    const slug = kind === 'words-closing' ? 'closing' : await live(kind);
    for (const action of ['published', 'unpublished']) {
      await settled();
      asked.splice(0);
      await step(kind, slug, action, action === 'published' ? { go_live_at: new Date().toISOString() } : {});
      await vi.waitFor(() => expect(asked).toEqual(['POST /build']));
    }
  },
);

it('asks for no build after a step that leaves what is public as it was', async () => {
  await settled();
  asked.splice(0);
  await step('document', await live('document'), 'submitted');
  await step('document', await live('document'), 'verified');
  await settled();
  expect(asked).toEqual([]);
});

it('asks when a planned time has come, once somebody reads a page, and not before', async () => {
  await settled();
  const at = (ms: number) => ({ go_live_at: new Date(Date.now() + ms).toISOString() });
  await step('document', await live('document'), 'scheduled', at(3_600_000));
  await settled();
  asked.splice(0);
  await served.ask('/vision');
  await settled();
  expect(asked).toEqual([]);
  await step('decision', await live('decision'), 'scheduled', at(500));
  await vi.waitFor(
    async () => {
      await served.ask('/vision');
      expect(asked).toEqual(['POST /build']);
    },
    { timeout: 10_000 },
  );
});

it('looks at the planned time itself, however long after it somebody comes', async () => {
  let now = 1000;
  const rows = [{ last: 900, last_by_itself: 900, next: 5000 }];
  const clocked = createPublished(
    { database: { ...served.backend.database, query: async () => rows } },
    undefined,
    () => now,
  );
  expect([await clocked.look(true), clocked.isDue()]).toEqual([false, false]);
  now = 5000;
  expect(clocked.isDue()).toBe(true);
  rows.splice(0, 1, { last: 5000, last_by_itself: 5000, next: 0 });
  expect([await clocked.look(false), clocked.isDue()]).toEqual([true, false]);
});

it('what went out while nobody served is asked for by the next start', async () => {
  const fresh = createPublished(served.backend, Date.now() - 3_600_000, Date.now);
  expect(fresh.isDue()).toBe(true);
  expect([await fresh.look(false), await fresh.look(true)]).toEqual([true, false]);
  expect(await createPublished(served.backend, Date.now() + 1000, Date.now).look(true)).toBe(false);
});

it('many that go out one after the other are two builds: the first, and all others together', async () => {
  const builds: number[] = [];
  const rebuild = createRebuild(async () => void builds.push(1), 60);
  for (let n = 0; n < 20; n++) await rebuild.ask();
  expect(builds).toHaveLength(1);
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  await rebuild.ask();
  await rebuild.finish();
  expect(builds).toHaveLength(3);
  await rebuild.finish();
  expect(builds).toHaveLength(3);
});

it.each(['/broken', 'nowhere'])('a host that fails (%s) is one line in the log, without its address', async (where) => {
  const lines: string[] = [];
  const url = where === 'nowhere' ? 'http://127.0.0.1:9/secret' : `${origin}${where}`;
  await createDeployHook(url, (line) => lines.push(line))();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the words are published or taken back');
  expect(lines[0]).not.toMatch(/http|secret|broken/);
});

it('where no address is set, nobody is asked', async () => {
  await createDeployHook(undefined)();
  expect(asked).toEqual([]);
});
