/** The printed pages that the worker answers with, from one kept file a language. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPrinted, pagesFileName } from '../../src/sw/printedPages.ts';

const CSP = "script-src 'self'";
const files = [
  { url: 'index.html', revision: '1' },
  { url: pagesFileName('en', 'b993f1bc'), revision: null },
  { url: pagesFileName('es', 'e5a37680'), revision: null },
];
const landing = async () =>
  new Response('<style>x</style><style>longest</style><main>landing</main>', {
    headers: { 'content-security-policy': CSP, etag: 'x' },
  });
const answer = (path: string) => answerPrinted(files, new URL(path, 'https://site.test'), landing);

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map([
    [`/${files[1]?.url}`, JSON.stringify({ '/vision': '<!--sheet--><h1>Plan</h1>' })],
    [`/${files[2]?.url}`, JSON.stringify({ '/es/vision': '<!--sheet--><h1>El plan</h1>' })],
  ]);
  vi.stubGlobal('caches', {
    match: async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('are the printed ones of the address’s language, in the landing page’s dress and under its policy', async () => {
  const page = await answer('/es/vision?from=mail');
  expect(await page?.text()).toBe('<style>longest</style><h1>El plan</h1>');
  expect(page?.headers.get('content-security-policy')).toBe(CSP);
  expect(page?.headers.get('etag')).toBeNull();
});

it.each([
  ['a page that was not printed', '/outbox', () => undefined],
  ['a name that every object has', '/constructor', () => undefined],
  ['a page that is not kept yet', '/vision', () => kept.clear()],
  ['a broken file', '/vision', () => kept.set(`/${files[1]?.url}`, '{"')],
])('leave %s to the shell', async (_, path, breakIt) => {
  breakIt();
  expect(await answer(path)).toBeNull();
});
