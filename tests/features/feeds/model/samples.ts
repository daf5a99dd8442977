/** Rows of what is live, and a backend that has them, for the tests of the feeds. */
import { siteRows } from '../../../../src/build/seedRows.ts';
import type { Ask, LiveRow } from '../../../../src/features/feeds/model/rows.ts';

export const site = { siteUrl: 'https://ada.example', author: 'Ada Lovelace', apiUrl: 'https://api.example' };
export const NOW = Date.UTC(2026, 2, 1);

const PARK = '6ad6b6a4-8d5c-4d6c-8c9c-3f7e2a1b0c01';

export const row = (changes: Partial<LiveRow> = {}): LiveRow => ({
  id: PARK,
  kind: 'commitment',
  slug: 'new-park',
  revision: '11111111-2222-4333-8444-555555555555',
  version: 1,
  body: { title: { en: 'A park & a <pool>', es: 'Un parque' }, text: { en: 'By 2027.\n\nFor all.' } },
  live_since: '2026-01-02T03:04:05Z',
  expires_at: null,
  verify_by: null,
  ...changes,
});

export const update = row({
  id: '7bd6b6a4-8d5c-4d6c-8c9c-3f7e2a1b0c02',
  kind: 'commitment-update',
  slug: 'park-begun',
  revision: '22222222-2222-4333-8444-555555555555',
  body: { of: PARK, text: { en: 'The first tree stands.' } },
  live_since: '2026-02-02T03:04:05Z',
});

export const indicator = row({
  id: '8ce7c7b5-8d5c-4d6c-8c9c-3f7e2a1b0c03',
  kind: 'indicator',
  slug: 'trees',
  body: { title: { en: 'There are more trees' } },
});
const figures = {
  item: indicator.id,
  sha256: 'ab',
  as_of: '2026-01-01',
  values: [['city', '', '2025', 900, null, null, null, 'shown', null]],
  corrections: [],
};

/** @param asked is told of every question. */
export const backend =
  (rows: readonly LiveRow[], asked: string[] = []): Ask =>
  async (query) => {
    asked.push(query);
    const { searchParams } = new URL(query, 'https://api.example');
    if (query.includes('/rpc/live_figures')) return Response.json([figures]);
    if (query.includes('/rpc/live_sites')) return Response.json(siteRows());
    const [after, most] = [searchParams.get('after') ?? '', Number(searchParams.get('most'))];
    const ours = rows.filter(({ kind, id }) => kind === searchParams.get('of_kind') && id > after);
    return Response.json(ours.slice(0, most));
  };
