/** What was hidden leaves the device with the next list that names it no more. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPicture } from '../../src/sw/keptPictures.ts';
import { answerNaming } from '../../src/sw/namedPictures.ts';
import { isNaming } from '../../src/sw/paths.ts';

class Kept {
  readonly #all = new Map<string, Response>();
  readonly #of = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  put = async (key: string, response: Response) => void this.#all.set(this.#of(key), response);
  delete = async (key: string | Request) => this.#all.delete(this.#of(key));
  match = async (key: string | Request) => this.#all.get(this.#of(key))?.clone();
  keys = async () => [...this.#all.keys()].map((url) => new Request(url));
}

const name = (sign: string) => `${sign.repeat(64)}.jpg`;
const [A, B] = [name('a'), name('b')];
const PLACES = 'https://site.test/rest/v1/rpc/live_site_pictures';
const PLAN = 'https://site.test/rest/v1/rpc/live_content?of_kind=commitment';
const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

let all: Map<string, Kept>;
beforeEach(() => {
  all = new Map();
  vi.stubGlobal('caches', {
    open: async (cache: string) => all.get(cache) ?? all.set(cache, new Kept()).get(cache),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function see(file: string) {
  serve(() => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } }));
  await answerPicture({ request: new Request(`https://site.test/functions/v1/picture/${file}`) });
}
async function read(address: string, answer: () => Response) {
  serve(answer);
  const work: Promise<unknown>[] = [];
  const said = await answerNaming({
    request: new Request(address),
    event: { waitUntil: (more: Promise<unknown>) => void work.push(more) },
  });
  await Promise.all(work);
  return said;
}
const named =
  (...files: string[]) =>
  () =>
    json(files.map((file) => ({ file })));
const kept = async () => (await all.get('seen-pictures')?.keys())?.map(({ url }) => url.split('/').at(-1)) ?? [];

it('a picture that the list names no more is forgotten, and the others stay', async () => {
  await read(PLACES, named(A, B));
  await see(A);
  await see(B);
  expect(await (await read(PLACES, named(B))).json()).toEqual([{ file: B }]);
  expect(await kept()).toEqual([B]);
});

it('what another list still names stays, until that one names it no more', async () => {
  await read(PLACES, named(A));
  await read(PLAN, named(A));
  await see(A);
  await read(PLACES, named());
  expect(await kept()).toEqual([A]);
  await read(PLAN, named());
  expect(await kept()).toEqual([]);
});

it.each([
  ['a captive portal’s page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['an error', () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })],
])('%s takes nothing away', async (_, answer) => {
  await read(PLACES, named(A));
  await see(A);
  await read(PLACES, answer);
  expect(await kept()).toEqual([A]);
  await read(PLACES, named());
  expect(await kept()).toEqual([]);
});

it('in a dead spot, or where nothing may be kept, the page is answered as without a worker', async () => {
  await read(PLACES, named(A));
  await see(A);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  expect((await answerNaming({ request: new Request(PLACES), event: { waitUntil: () => undefined } })).type).toBe(
    'error',
  );
  expect(await kept()).toEqual([A]);
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect((await read(PLACES, named())).status).toBe(200);
});

it('a list that was asked for with a token is the page’s alone', () => {
  const plain = new Request(PLACES);
  expect(isNaming(new URL(PLACES), plain)).toBe(true);
  expect(isNaming(new URL(PLACES), new Request(PLACES, { headers: { authorization: 'Bearer x' } }))).toBe(false);
  expect(isNaming(new URL('https://site.test/rest/v1/signups'), plain)).toBe(false);
});

const WORDS = 'https://site.test/rest/v1/content_snapshots?select=body&locale=eq.en&sha256=eq.';

it('a picture of the landing page is forgotten when newer words name it no more', async () => {
  expect(isNaming(new URL(`${WORDS}1`), new Request(`${WORDS}1`))).toBe(true);
  await read(`${WORDS}1`, named(A, B));
  await see(A);
  await see(B);
  await read(`${WORDS}2`, named(B));
  expect(await kept()).toEqual([B]);
});

it('which words are the newest names no picture, and takes none away', () => {
  const heads = 'https://site.test/rest/v1/content_snapshots?select=locale,sha256,published_at';
  expect(isNaming(new URL(heads), new Request(heads))).toBe(false);
});
