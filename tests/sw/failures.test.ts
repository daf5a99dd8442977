/** What fails in the worker: kept for the next page without a word of it, and never in the way of what it was doing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWorkerFailure, takeWorkerFailures } from '../../src/adapters/browser/workerFailures.ts';
import { counted } from '../../src/sw/counted.ts';
import { answerLater } from '../../src/sw/laterFiles.ts';

const SITE = 'https://site.test';
const boxes = new Map<string, Map<string, Response>>();

/** The Cache API as far as it is used here. */
function box(name: string) {
  const kept = boxes.get(name) ?? new Map<string, Response>();
  boxes.set(name, kept);
  return {
    keys: async () => [...kept.keys()],
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
}

beforeEach(() => {
  boxes.clear();
  vi.stubGlobal('caches', { has: async (name: string) => boxes.has(name), open: async (name: string) => box(name) });
  vi.stubGlobal('location', { origin: SITE });
  vi.stubGlobal('__APP_VERSION__', 'v2');
});
afterEach(() => vi.unstubAllGlobals());

function mistake(): TypeError {
  const error = new TypeError('Ada Quill, (207) 555-0100');
  error.stack = `TypeError: Ada Quill\n    at send (${SITE}/sw.js:3:1200)`;
  return error;
}

describe('a failure in the worker', () => {
  it('is taken by the next page once, with its place and without what was said', async () => {
    const fault = mistake();
    await expect(counted(() => Promise.reject(fault))()).rejects.toBe(fault);
    expect(await takeWorkerFailures()).toEqual([
      { kind: 'rejection', name: 'TypeError', place: 'sw:3:1200', build: 'v2' },
    ]);
    expect(await takeWorkerFailures()).toEqual([]);
  });

  it('is kept beside others of the same moment, and a loop of them ends', async () => {
    const one = { kind: 'storage', name: 'StuckTransaction', place: 'outbox' } as const;
    await Promise.all(Array.from({ length: 30 }, () => keepWorkerFailure(one, 'v2')));
    expect(await takeWorkerFailures()).toHaveLength(20);
  });

  it('that somebody else left, or damaged, is thrown away', async () => {
    await box('worker-failures').put('/x', Response.json({ kind: 'gossip', name: 'Ada', place: 'x', build: 'v2' }));
    await box('worker-failures').put('/y', new Response('{'));
    expect(await takeWorkerFailures()).toEqual([]);
  });

  it.each([
    ['forbidden', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
    [
      'full',
      { open: async () => ({ keys: async () => [], put: () => Promise.reject(new DOMException('', 'Quota')) }) },
    ],
    ['damaged', { has: () => Promise.reject(new Error('no')), open: () => Promise.reject(new Error('no')) }],
  ])('where caches are %s is not counted, and the work goes on as it would', async (_, broken) => {
    vi.stubGlobal('caches', broken);
    const fault = mistake();
    await expect(counted(() => Promise.reject(fault))()).rejects.toBe(fault);
    expect(await counted(async () => 'answer')()).toBe('answer');
    expect(await takeWorkerFailures()).toEqual([]);
  });
});

it('a dead spot is nothing that failed in the worker', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', { match: async () => undefined, open: async (name: string) => box(name) });
  const answer = await counted(answerLater(new Map()))({ request: new Request(`${SITE}/assets/a.js`) });
  expect(answer.type).toBe('error');
  expect(boxes.size).toBe(0);
});
