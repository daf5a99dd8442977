/** One request on a phone of 2017: without the newer abort signals, and what counts as no network. */
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchange } from '../../../src/adapters/supabase/exchange.ts';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/never') return;
    if (request.url === '/slow') {
      response.write('half');
      return;
    }
    response.end(`here: ${request.headers['x-name'] ?? ''}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => vi.unstubAllGlobals());

/** As Safari 16.4 has it. */
function withoutNewerSignals() {
  class OldSignal extends EventTarget {}
  vi.stubGlobal('AbortSignal', OldSignal);
}

const ms = { timeoutMs: 200 };

describe('a request', () => {
  it('is answered where AbortSignal.any and AbortSignal.timeout are missing', async () => {
    withoutNewerSignals();
    const { signal } = new AbortController();
    expect(await exchange(url, { headers: { 'x-name': 'me' } }, { ...ms, signal })).toMatchObject({ text: 'here: me' });
  });

  it.each(['/never', '/slow'])('to %s is given up after its time', async (path) => {
    expect(await exchange(url + path, {}, ms)).toEqual({ response: null, text: '', why: 'timeout' });
  });

  it.each([0, 20])('can be called off, %i ms after it began', async (after) => {
    const caller = new AbortController();
    const answer = exchange(`${url}/never`, {}, { timeoutMs: 5000, signal: caller.signal });
    setTimeout(() => caller.abort(), after);
    expect(await answer).toMatchObject({ response: null, why: 'failed' });
  });

  it('called off before it began never leaves', async () => {
    const left = vi.fn<typeof fetch>((_input, init) => Promise.reject(init?.signal?.reason));
    expect(await exchange(url, {}, { ...ms, signal: AbortSignal.abort(), fetch: left })).toMatchObject({
      why: 'failed',
    });
    expect(left.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('lets its caller go when it is over', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await exchange(url, {}, { ...ms, signal });
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
    expect(added).toHaveBeenCalled();
  });
});

describe('a fault of our own', () => {
  it('is never taken for the network: a header that cannot be', async () => {
    await expect(exchange(url, { headers: { 'x-name': 'a\nb' } }, ms)).rejects.toThrow(TypeError);
  });

  it('is never taken for the network: a method that is missing', async () => {
    const missing = () => {
      throw new TypeError('AbortSignal.any is not a function');
    };
    await expect(exchange(url, {}, { ...ms, fetch: missing })).rejects.toThrow('not a function');
  });

  it('is told from what fetch rejects with, though both are a TypeError', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await exchange(url, {}, { ...ms, fetch: offline })).toEqual({ response: null, text: '', why: 'failed' });
  });
});
