/** The worker's answers about pictures in a dead spot. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPicture } from '../../src/sw/keptPictures.ts';

/** As a browser's cache: in the order in which they were put. */
class Kept {
  readonly #all = new Map<string, Response>();
  put = async (key: string, response: Response) => void this.#all.set(key, response);
  delete = async (key: string | Request) => this.#all.delete(typeof key === 'string' ? key : key.url);
  match = async (key: string) => this.#all.get(key)?.clone();
  keys = async () => [...this.#all.keys()].map((url) => new Request(url));
}

const at = (name: string) => new Request(`https://site.test/functions/v1/picture/${name}.jpg`);
const picture = (bytes: string) => new Response(bytes, { headers: { 'content-type': 'image/jpeg' } });
const lost = () => Promise.reject(new TypeError('Load failed'));
const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

let cache: Kept;
beforeEach(() => {
  cache = new Kept();
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

it('is the picture as it was seen last', async () => {
  serve(() => picture('first'));
  await answerPicture({ request: at('a') });
  serve(() => picture('second'));
  expect(await (await answerPicture({ request: at('a') })).text()).toBe('second');
  vi.stubGlobal('fetch', lost);
  expect(await (await answerPicture({ request: at('a') })).text()).toBe('second');
});

it('is an error and no rejection where it was never seen, or nothing may be kept', async () => {
  vi.stubGlobal('fetch', lost);
  expect((await answerPicture({ request: at('a') })).type).toBe('error');
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect((await answerPicture({ request: at('a') })).type).toBe('error');
  serve(() => picture('there'));
  expect(await (await answerPicture({ request: at('a') })).text()).toBe('there');
});

it.each([404, 410])('is nothing once the server said %i: taken down is taken down', async (status) => {
  serve(() => picture('there'));
  await answerPicture({ request: at('a') });
  serve(() => new Response('', { status }));
  await answerPicture({ request: at('a') });
  vi.stubGlobal('fetch', lost);
  expect((await answerPicture({ request: at('a') })).type).toBe('error');
});

it('is not a captive portal’s page', async () => {
  serve(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await answerPicture({ request: at('a') });
  expect(await cache.keys()).toEqual([]);
});

it('keeps the sixty seen last', async () => {
  serve(() => picture('there'));
  for (let n = 0; n < 60; n += 1) await answerPicture({ request: at(String(n)) });
  await answerPicture({ request: at('0') });
  await answerPicture({ request: at('60') });
  const urls = (await cache.keys()).map(({ url }) => url);
  expect(urls).toHaveLength(60);
  expect(urls).toContain(at('0').url);
  expect(urls).not.toContain(at('1').url);
});
