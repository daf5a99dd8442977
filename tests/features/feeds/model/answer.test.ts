/** Everything that is public, at addresses that stay. */
import { describe, expect, it } from 'vitest';
import { services } from '../../../../src/sample/content/service.ts';
import { LICENCE } from '../../../../src/campaign/feed.ts';
import { answerOpenData } from '../../../../src/features/feeds/model/answer.ts';
import type { LiveRow } from '../../../../src/features/feeds/model/rows.ts';
import { backend, indicator, NOW, row, site, update } from './samples.ts';

const ask = backend([row(), update]);
const get = (name: string, known?: string, from = ask) =>
  answerOpenData({ method: 'GET', name, known: known ?? null }, from, site, NOW);

describe('a kind as JSON', () => {
  it('says whose it is, as of when, under which licence, and every row with its page', async () => {
    const answer = await get('commitment.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({
      kind: 'commitment',
      source: 'Ada Lovelace',
      licence: LICENCE,
      as_of: '2026-03-01T00:00:00.000Z',
      count: 1,
      rows: [
        expect.objectContaining({ slug: 'new-park', page: 'https://ada.example/vision/new-park', body: row().body }),
      ],
    });
  });

  it('names the page of another item where its own is shown', async () => {
    const { rows } = (await (await get('commitment-update.json')).json()) as { rows: { page: string }[] };
    expect(rows.map(({ page }) => page)).toEqual(['https://ada.example/vision/new-park']);
  });

  it('holds more rows than the database gives at once', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => row({ id: `c-${n + 10_000}` }));
    const { count } = (await (await get('commitment.json', undefined, backend(many))).json()) as { count: number };
    expect(count).toBe(2500);
  });
});

it('tells the values of figures that are live, and of no others', async () => {
  const told = async (from: typeof ask) =>
    (await (await get('figures.json', undefined, from)).json()) as { rows: object[] };
  expect((await told(backend([indicator]))).rows).toEqual([
    expect.objectContaining({
      slug: 'trees',
      page: 'https://ada.example/transparency/figures#indicator-trees',
      values: [['city', '', '2025', 900, null, null, null, 'shown', null]],
    }),
  ]);
  expect((await told(ask)).rows).toEqual([]);
});

describe('whoever asks again', () => {
  it('is told that nothing changed, a day later too, and is given what did', async () => {
    const first = await get('commitment.json');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
    const later = await answerOpenData({ method: 'GET', name: 'commitment.json', known: etag }, ask, site, NOW + 1e8);
    expect([later.status, await later.text()]).toEqual([304, '']);
    const reworded = await get('commitment.json', etag, backend([row({ version: 2 })]));
    expect(reworded.status).toBe(200);
  });

  it('may be a page of any other site', async () => {
    const { headers } = await get('changes.rss');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});

it.each(['America/Chicago', 'Pacific/Honolulu', 'America/Phoenix'])(
  'writes the hours of services by the published time zone: %s',
  async (timeZone) => {
    const live = services.map(({ id, slug, body }) =>
      row({ id, slug, kind: 'service', body: body as LiveRow['body'] }),
    );
    const rows = backend(live);
    const from = async (query: string) =>
      query.includes('content_snapshots') ? Response.json([{ body: { earlyVoting: { timeZone } } }]) : rows(query);
    const published = await get('services.hsds.json', undefined, from);
    const before = await get('services.hsds.json', undefined, rows);
    const text = await published.text();
    expect(text).toContain(timeZone);
    expect(text).not.toContain('America/New_York');
    expect(await before.text()).toContain('America/New_York');
    expect(published.headers.get('etag')).not.toBe(before.headers.get('etag'));
  },
);

it('tells the services in HSDS, in either language, by the day on which each was checked', async () => {
  const live = services.map(({ id, slug, body }) => row({ id, slug, kind: 'service', body: body as LiveRow['body'] }));
  const told = async (name: string) =>
    (await (await get(name, undefined, backend(live.toSorted((a, b) => (a.id < b.id ? -1 : 1))))).json()) as {
      total_items: number;
      contents: { name: string; status: string; assured_date: string }[];
    };
  expect(await told('services.hsds.json')).toMatchObject({
    total_items: services.length,
    contents: [
      { name: 'Mill Street Counseling', status: 'active', assured_date: '2025-09-19' },
      ...services.slice(1).map(() => ({})),
    ],
  });
  expect((await told('es/services.hsds.json')).contents[0]?.name).toBe('Consejería de Mill Street');
});

describe('a table beside content', () => {
  const events = Array.from({ length: 1200 }, (_, n) => ({ id: `e-${10_000 + n}`, title: `Meeting ${n}` }));
  const wordings = [{ version: 1, live_since: '2026-01-02T03:04:05Z', body: {} }];
  const others: typeof ask = async (query) => {
    const { pathname, searchParams } = new URL(query, 'https://api.example');
    if (pathname === '/rest/v1/events') {
      const after = searchParams.get('id')?.replace('gt.', '') ?? '';
      expect(searchParams.get('visibility')).toBe('eq.public');
      // As hosted Supabase cuts by itself.
      return Response.json(
        events.filter(({ id }) => id > after).slice(0, Math.min(1000, Number(searchParams.get('limit')))),
      );
    }
    if (pathname.endsWith('/content_versions')) return Response.json(wordings);
    return pathname.endsWith('/live_content') ? ask(query) : Response.json([{ name: pathname }]);
  };
  const told = async (name: string) =>
    (await (await get(name, undefined, others)).json()) as {
      count: number;
      rows: readonly object[];
      columns?: string[];
    };

  it('says whose it is, and every row that the page is given', async () => {
    expect(await told('ideas.json')).toMatchObject({
      table: 'ideas',
      source: 'Ada Lovelace',
      licence: LICENCE,
      count: 1,
    });
    expect((await told('payments.json')).columns).toContain('cents');
  });

  it('holds more rows than the database gives at once', async () => {
    const { count, rows } = await told('events.json');
    expect(count).toBe(1200);
    expect(new Set(rows.map((one) => JSON.stringify(one))).size).toBe(1200);
  });

  it('has every wording of every promise', async () => {
    expect((await told('wordings.json')).rows).toEqual([expect.objectContaining({ slug: 'new-park', version: 1 })]);
  });

  it('is not told again to whoever has it', async () => {
    const etag = (await get('questions.json', undefined, others)).headers.get('etag') ?? '';
    expect((await get('questions.json', etag, others)).status).toBe(304);
    expect((await get('questions.json', undefined, async () => Response.json({ message: 'no' }))).status).toBe(503);
  });
});

it('tells in the feeds that a promise was withdrawn, when, and why', async () => {
  const gone = {
    step: '99999999-2222-4333-8444-555555555555',
    slug: 'old-pool',
    title: { en: 'A <pool>' },
    withdrawn_at: '2026-02-20T03:04:05Z',
    reason_en: 'It leaks.',
    reason_es: null,
  };
  const from: typeof ask = async (query) =>
    query.includes('withdrawn_commitments') ? Response.json([gone]) : ask(query);
  const answer = await get('changes.atom', undefined, from);
  const xml = await answer.text();
  expect(answer.headers.get('last-modified')).toBe('Fri, 20 Feb 2026 03:04:05 GMT');
  expect(xml).toContain('<title>Taken out of the plan: A &#60;pool&#62;</title>');
  expect(xml).toContain('<summary>It leaks.</summary>');
  expect(xml.indexOf('old-pool')).toBeLessThan(xml.indexOf('new-park'));
  expect(await (await get('es/changes.rss', undefined, from)).text()).toContain(
    'https://ada.example/es/vision/old-pool',
  );
});

it('tells the places in town with their stories, on a map in either language, and says when nothing changed', async () => {
  const answer = await get('sites.json');
  const { rows, count } = (await answer.json()) as { rows: { page: string; story: object[] }[]; count: number };
  expect([count, rows.find(({ page }) => page.endsWith('/revitalization/harrow-mill'))?.story.length]).toEqual([9, 4]);
  expect((await get('sites.json', answer.headers.get('etag') ?? '')).status).toBe(304);
  const map = await get('es/sites.geojson');
  expect(map.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
  expect(await map.json()).toMatchObject({
    type: 'FeatureCollection',
    features: expect.arrayContaining([
      expect.objectContaining({
        id: 'harrow-mill',
        geometry: { type: 'Point', coordinates: [-69.2014, 43.2011] },
        properties: expect.objectContaining({ title: 'Fábrica Harrow', commitment: 'harrow-mill' }),
      }),
    ]),
  });
  expect((await get('es/sites.json')).status).toBe(404);
});

it('begins with a list of all there is', async () => {
  const index = (await (await get('index.json')).json()) as {
    kinds: { url: string }[];
    tables: { url: string }[];
    changes: string[];
    hsds: string[];
    sites: string[];
  };
  const rows = [...index.kinds, ...index.tables].map((one) => one.url);
  for (const url of [...rows, ...index.changes, ...index.hsds, ...index.sites]) {
    const answer = await get(url.replace('https://api.example/functions/v1/open-data/', ''));
    expect([url, answer.status]).toEqual([url, 200]);
  }
});

it.each([
  '',
  'words-hero.json',
  'constructor.json',
  '../calendar/events.ics',
  'de/changes.atom',
  'commitment',
  'commitment.json/',
])('knows no "%s", and asks nobody for it', async (name) => {
  const asked: string[] = [];
  expect((await get(name, undefined, backend([], asked))).status).toBe(404);
  expect(asked).toEqual([]);
});

it('answers GET and HEAD alone', async () => {
  const head = await answerOpenData({ method: 'HEAD', name: 'changes.atom' }, ask, site, NOW);
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await answerOpenData({ method: 'POST', name: 'changes.atom' }, ask, site, NOW);
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['is away', async () => new Response(null, { status: 503 })],
  ['does not answer', () => Promise.reject(new Error('no network'))],
  ['answers something else', async () => Response.json({ message: 'no' })],
  ['answers rows of another shape', async () => Response.json([{ id: 1 }])],
])('says "later" where the database %s', async (_, from) => {
  expect((await get('changes.atom', undefined, from)).status).toBe(503);
});
