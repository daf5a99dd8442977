/** What is public as files is made once for many, and never kept when it could not be had. */
import { expect, it } from 'vitest';
import { createOpenData } from '../../supabase/local/gateway/openData.ts';

const site = { siteUrl: 'https://ada.example', author: 'Ada', apiUrl: 'https://api.example' };

function served() {
  const state = { now: 1e12, asked: 0, away: false };
  const open = createOpenData(() => state.now);
  const ask = async () => {
    state.asked++;
    return state.away ? new Response(null, { status: 503 }) : Response.json([]);
  };
  const get = (name: string, known: string | null = null, method = 'GET') => open({ method, name, known }, ask, site);
  return { state, get };
}

it('many who ask at once, and again, are given one answer until half a minute has gone by', async () => {
  const { state, get } = served();
  const answers = await Promise.all([1, 2, 3].map(() => get('changes.atom')));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('<feed');
  const once = state.asked;
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await get('changes.atom', etag)).status).toBe(304);
  expect(await (await get('changes.atom', null, 'HEAD')).text()).toBe('');
  expect(state.asked).toBe(once);
  state.now += 30_000;
  await get('changes.atom');
  expect(state.asked).toBe(2 * once);
});

it('what could not be had is asked for again, and what there is none of is not kept', async () => {
  const { state, get } = served();
  state.away = true;
  expect((await get('changes.rss')).status).toBe(503);
  state.away = false;
  expect((await get('changes.rss')).status).toBe(200);
  expect((await get('nothing.json')).status).toBe(404);
  expect((await get('changes.rss', null, 'POST')).status).toBe(405);
});
