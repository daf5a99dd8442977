/** The worker's answers about events and stats in a dead spot. */
import { afterEach, expect, it, vi } from 'vitest';
import { createRowFetcher } from '../../src/adapters/supabase/rows.ts';
import { answerRead } from '../../src/sw/keptReads.ts';

const request = new Request('https://site.test/rest/v1/stats');
const lost = () => Promise.reject(new TypeError('Load failed'));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing is kept', async () => undefined],
  ['storage is forbidden', () => Promise.reject(new DOMException('no', 'SecurityError'))],
])('are quiet where %s: no rejection for the console, and no rows for the page', async (_, match) => {
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('fetch', lost);
  const answer = await answerRead({ request });
  expect(answer.headers.get('x-kept-at')).toBeNull();
  vi.stubGlobal('fetch', async () => answer);
  const fetcher = createRowFetcher({ url: 'https://site.test', key: 'sb_publishable_x' });
  expect(await fetcher.getRows('/rest/v1/stats', new AbortController().signal)).toEqual({ trouble: 'offline' });
});
