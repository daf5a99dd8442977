/** The landing page that the worker answers with after words were published. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words as en } from '../../src/sample/en.ts';
import { keptPage, type PageWords } from '../../src/campaign/page.ts';
import { islandOf, leavesOf, printedWords } from '../../src/campaign/places.ts';
import { withNewerWords } from '../../src/sw/newerWords.ts';

const printed: PageWords = { locale: 'en', words: en, borrowed: {}, from: { en: 'a' } };
const newer: PageWords = { ...printed, words: { ...en, hero: { ...en.hero, vote: 'Vote <now>' } }, from: { en: 'b' } };
const html = `<body><div id="root"><p>${en.hero.vote}</p></div>${islandOf(printed)}</body>`;
const number = leavesOf(en).findIndex(({ text }) => text === en.hero.vote);
const files = [
  { url: 'assets/places-en-12345678.json', revision: null },
  { url: 'index.html', revision: '1' },
];
const PLACES = '/assets/places-en-12345678.json';
const CSP = "script-src 'self'";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map([
    ['/words/en', JSON.stringify(keptPage(printed, newer))],
    [PLACES, JSON.stringify([html.indexOf(en.hero.vote), number * 2])],
  ]);
  const match = async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined);
  vi.stubGlobal('caches', { match, open: async () => ({ put: async () => undefined, match }) });
  vi.stubGlobal('__APP_VERSION__', 'test');
  vi.stubGlobal('location', { origin: 'https://site.test' });
});
afterEach(() => vi.unstubAllGlobals());

const answer = () =>
  withNewerWords(
    new Response(html, { headers: { 'content-security-policy': CSP, 'content-length': '9', etag: 'x' } }),
    'en',
    files,
  );

it('says them in the markup and the island alike, under the page’s own policy', async () => {
  const page = await answer();
  const text = await page.text();
  expect(text).toContain('<p>Vote &lt;now&gt;</p>');
  expect(printedWords(text)).toEqual({ ...newer, from: printed.from });
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-security-policy': CSP,
    'content-type': expect.anything(),
  });
});

it.each([
  ['nothing is kept', () => kept.delete('/words/en')],
  ['what is kept belongs to another build’s page', () => kept.set('/words/en', JSON.stringify(keptPage(newer, newer)))],
  ['what is kept is broken', () => kept.set('/words/en', '{"over":')],
  ['what is kept is something else', () => kept.set('/words/en', '[1]')],
  ['its words are broken', () => kept.set('/words/en', JSON.stringify({ over: printed.from, page: { locale: 'en' } }))],
  ['the places have not come yet', () => kept.delete(PLACES)],
  ['the places are another page’s', () => kept.set(PLACES, '[3,1]')],
  ['the places are broken', () => kept.set(PLACES, '<!doctype html>')],
])('is the printed one where %s', async (_, breakIt) => {
  breakIt();
  expect(await (await answer()).text()).toBe(html);
});

it('is the printed one where storage is forbidden', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await (await answer()).text()).toBe(html);
});
