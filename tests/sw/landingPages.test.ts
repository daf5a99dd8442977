/** Which language's landing page the worker keeps, and what it answers with. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLanding, dropOlder, isLandingFile, keepChosen, keepOthers } from '../../src/sw/landingPages.ts';

const pages = ['index.html', 'es/index.html'].map((url) => ({ url, revision: '2' }));
const at = (path: string) => new URL(path, 'https://site.test');
let kept: Map<string, string>;
let online: boolean;

beforeEach(() => {
  kept = new Map();
  online = true;
  const cache = {
    match: async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined),
    put: async (name: string, response: Response) => void kept.set(name, await response.text()),
    keys: async () => [...kept.keys()].map((name) => ({ url: at(name).href, name })),
    delete: async ({ name }: { name: string }) => kept.delete(name),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!online) throw new TypeError('Load failed');
    return new Response(`the page at ${path}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('knows the landing pages among the files', () => {
  const files = ['index.html', 'es/index.html', 'shell.html', 'assets/index-1.js'];
  expect(files.filter((url) => isLandingFile({ url, revision: null }))).toEqual(['index.html', 'es/index.html']);
});

it.each([
  ['/', ['/index.html?v=2']],
  ['/es/?open=volunteer', ['/es/index.html?v=2']],
  ['/auth', ['/index.html?v=2']],
])('the first visit of %s keeps one page', async (open, names) => {
  await keepChosen(pages, [at(open).href]);
  expect([...kept.keys()]).toEqual(names);
});

it('a new version keeps what the old one had, and the old one’s until it is gone', async () => {
  kept.set('/es/index.html?v=1', 'old');
  await keepChosen(pages, [at('/').href]);
  expect([...kept.keys()].toSorted()).toEqual(['/es/index.html?v=1', '/es/index.html?v=2', '/index.html?v=2']);
  await dropOlder(pages);
  expect([...kept.keys()].toSorted()).toEqual(['/es/index.html?v=2', '/index.html?v=2']);
});

it('is not installed without its page', async () => {
  online = false;
  await expect(keepChosen(pages, [])).rejects.toThrow();
});

it('the other language comes later, answers in a dead spot, and nothing else does', async () => {
  await keepChosen(pages, [at('/').href]);
  online = false;
  await keepOthers(pages);
  expect(await answerLanding(pages, at('/es/'))).toBeNull();
  online = true;
  await keepOthers(pages);
  online = false;
  expect(await (await answerLanding(pages, at('/es/')))?.text()).toBe('the page at /es/');
  expect(await (await answerLanding(pages, at('/?open=idea')))?.text()).toBe('the page at /');
});
