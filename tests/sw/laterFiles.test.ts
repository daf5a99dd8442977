/** What the worker fetches once the page is quiet: all of it, and never so much at once that the page waits; and what a page gets of it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerLater, keepLater } from '../../src/sw/laterFiles.ts';

afterEach(() => vi.unstubAllGlobals());

it('fetches a few files at a time, each once, whatever is lost on the way', async () => {
  let [now, most] = [0, 0];
  const added: string[] = [];
  const cache = {
    keys: async () => [new Request('https://site.test/assets/3.js')],
    async add(file: string) {
      most = Math.max(most, ++now);
      await Promise.resolve();
      added.push(file);
      now--;
      if (file === '/assets/5.js') throw new TypeError('lost');
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const files = Array.from({ length: 40 }, (_one, at) => `/assets/${at}.js`);
  await keepLater(files);
  expect(added.toSorted()).toEqual(files.filter((file) => file !== '/assets/3.js').toSorted());
  expect(most).toBe(4);
});

describe('the packs of an older version', () => {
  const OLD = '/assets/pack-staff-0.json';
  const NEW = '/assets/pack-staff-1.json';

  /** What is kept, in order, and what becomes of it. @param add fails as the network or the disk does. */
  function device(add: (file: string, kept: ReadonlySet<string>) => Error | null) {
    const kept = new Set([OLD, '/assets/old.js']);
    const done: string[] = [];
    const cache = {
      keys: async () => [...kept].map((file) => new Request(`https://site.test${file}`)),
      async add(file: string) {
        const lost = add(file, kept);
        done.push(`${lost ? 'lost' : 'add'} ${file}`);
        if (lost) throw lost;
        kept.add(file);
      },
      async delete(file: string) {
        done.push(`delete ${file}`);
        return kept.delete(file);
      },
    };
    vi.stubGlobal('caches', { open: async () => cache });
    return { kept, done };
  }

  it('go once the new ones are here', async () => {
    const { done } = device(() => null);
    await keepLater([NEW], ['/assets/a.js']);
    expect(done).toEqual(['delete /assets/old.js', `add ${NEW}`, `delete ${OLD}`]);
  });

  it('stay where the network went', async () => {
    const { kept } = device(() => new TypeError('lost'));
    await keepLater([NEW]);
    expect([...kept]).toEqual([OLD]);
  });

  it('stay while the map is kept', async () => {
    const { kept } = device(() => null);
    await keepLater(['/assets/map.js'], [NEW]);
    expect([...kept]).toEqual([OLD, '/assets/map.js']);
  });

  it('make room where there is none for both', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const { kept } = device((_file, have) => (have.has(OLD) ? full : null));
    await keepLater([NEW]);
    expect([...kept]).toEqual([NEW]);
  });
});

describe('a page’s code', () => {
  const PACK = '/assets/pack-staff-1.json';
  const answer = answerLater(new Map(['/assets/a.js', '/assets/b.js'].map((file) => [file, PACK])));
  let kept: Map<string, Response>;

  /** A cache that holds these. */
  function holding(files: Readonly<Record<string, string>>) {
    kept = new Map(Object.entries(files).map(([file, body]) => [`https://site.test${file}`, new Response(body)]));
    const at = (address: string) => kept.get(new URL(address, 'https://site.test').href)?.clone();
    vi.stubGlobal('caches', {
      match: async (address: string) => at(address),
      open: async () => ({
        put: async (address: string, response: Response) => void kept.set(address, response),
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
        delete: async (file: string) => kept.delete(`https://site.test${file}`),
      }),
    });
    vi.stubGlobal('fetch', async () => new Response('from the network'));
  }

  async function asked(file: string) {
    const before = kept.size;
    const response = await answer({ request: new Request(`https://site.test${file}`) });
    const type = response.headers.get('content-type');
    // A page that is being drawn has other use for the disk; what came over the network is kept at once.
    if (type === 'text/javascript') expect(kept.size).toBe(before);
    await vi.advanceTimersByTimeAsync(3_000);
    return { code: await response.text(), type };
  }

  afterEach(() => vi.useRealTimers());
  const start = (files: Readonly<Record<string, string>>) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    holding(files);
  };
  /** As a worker that was put to sleep and woken. */
  const later = () => vi.runAllTimers();

  it('is taken from its pack, as a script, and kept by itself from then on', async () => {
    start({ [PACK]: JSON.stringify({ 'a.js': 'a()', 'b.js': 'b()' }) });
    expect(await asked('/assets/a.js')).toEqual({ code: 'a()', type: 'text/javascript' });
    kept.delete(`https://site.test${PACK}`);
    later();
    expect((await asked('/assets/a.js')).code).toBe('a()');
    expect((await asked('/assets/b.js')).code).toBe('from the network');
    later();
  });

  it.each([
    ['not kept yet', {}],
    ['spoiled', { [PACK]: '{"a.js": "a(' }],
    ['of another build', { [PACK]: '{"other.js": "a()"}' }],
    ['of something else', { [PACK]: '{"a.js": {}}' }],
    ['nothing', { [PACK]: 'null' }],
  ])('comes from the network where the pack is %s', async (what, files) => {
    start(files);
    expect((await asked('/assets/a.js')).code).toBe('from the network');
    later();
    // What is no pack is fetched again.
    expect(kept.has(`https://site.test${PACK}`)).toBe(what.startsWith('of'));
  });

  it('is taken from an older version’s pack until the new one has come: the same name is the same code', async () => {
    start({ '/assets/pack-staff-0.json': '{"b.js": "b()"}', '/assets/b-more.css': '' });
    expect(await asked('/assets/b.js')).toEqual({ code: 'b()', type: 'text/javascript' });
    later();
  });

  it('is found as soon as its pack has come', async () => {
    start({});
    expect((await asked('/assets/b.js')).code).toBe('from the network');
    kept.set(`https://site.test${PACK}`, new Response('{"a.js": "a()"}'));
    expect((await asked('/assets/a.js')).code).toBe('a()');
    later();
  });
});
