/** The worker on a device without room: what it cannot keep it still answers, and nothing goes uncaught. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLater, keepLater } from '../../src/sw/laterFiles.ts';
import { answerRead } from '../../src/sw/keptReads.ts';

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const json = { status: 200, headers: { 'content-type': 'application/json' } };
let added: string[] = [];
let deleted: string[] = [];

const answer = answerLater(new Map([['/assets/a.js', '/assets/pack-public-1.json']]));

/** A cache that holds one file of an older version and takes nothing more. */
const cache = {
  keys: async () => [new Request('https://site.test/assets/old.js')],
  match: async () => undefined,
  put: full,
  add(file: string) {
    added.push(file);
    return full();
  },
  async delete(file: string) {
    deleted.push(file);
    return true;
  },
};

beforeEach(() => {
  added = [];
  deleted = [];
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined });
  vi.stubGlobal('fetch', async () => new Response('["row"]', json));
});
afterEach(() => vi.unstubAllGlobals());

describe('a device without room', () => {
  it('makes what room it can before it asks for more, tries every file and complains to nobody', async () => {
    await expect(keepLater(['/assets/a.js', '/assets/b.js'])).resolves.toBeUndefined();
    expect(deleted).toEqual(['/assets/old.js']);
    expect(added).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('keeps what another page asked for, and fetches it for nobody else', async () => {
    await keepLater(['/assets/a.js'], ['/assets/old.js', '/assets/map.js']);
    expect([deleted, added]).toEqual([[], ['/assets/a.js']]);
  });

  it('answers a page’s code and the public rows from the network', async () => {
    const script = { request: new Request('https://site.test/assets/a.js') };
    expect(await (await answer(script)).text()).toBe('["row"]');
    const rows = { request: new Request('https://site.test/rest/v1/stats') };
    expect(await (await answerRead(rows)).json()).toEqual(['row']);
  });

  it('does so also where storage is forbidden altogether', async () => {
    const forbidden = () => Promise.reject(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('caches', { open: forbidden, match: forbidden });
    await expect(keepLater(['/assets/a.js'])).resolves.toBeUndefined();
    const script = { request: new Request('https://site.test/assets/a.js') };
    expect((await answer(script)).ok).toBe(true);
    const rows = { request: new Request('https://site.test/rest/v1/stats') };
    expect((await answerRead(rows)).ok).toBe(true);
  });
});

describe('the public rows in a dead spot', () => {
  it('are the last ones the server gave, with their time, whatever moment was asked about', async () => {
    const kept = new Map<string, Response>();
    vi.stubGlobal('caches', {
      open: async () => ({
        put: async (key: string, response: Response) => void kept.set(key, response),
        match: async (key: string) => kept.get(key)?.clone(),
      }),
    });
    const ask = (at: string) =>
      answerRead({ request: new Request(`https://site.test/rest/v1/events?date=gte.2025-10-20T${at}.000Z`) });
    const before = Date.now();
    await ask('10:00:00');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const answer = await ask('11:30:00');
    expect(await answer.json()).toEqual(['row']);
    expect(Number(answer.headers.get('x-kept-at'))).toBeGreaterThanOrEqual(before);
  });
});
