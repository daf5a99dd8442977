/** What a read’s request came to: no network, trouble at the server, or a mistake of the app’s own. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRowFetcher } from '../../../src/adapters/supabase/rows.ts';
import { createStaffRowFetcher } from '../../../src/adapters/supabase/staffRows.ts';
import type { StaffApi } from '../../../src/backend/staffApi.ts';
import { RequestError, type RequestFailure } from '../../../src/core/session/request.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const json = { 'content-type': 'application/json' };

describe('public rows', () => {
  const ask = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    return createRowFetcher({ url: 'https://site.test', key: 'sb_publishable_x' }).getRows('/rest/v1/stats', signal);
  };

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a captive portal answers', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a gateway stands before a server that is away', async () => new Response('{}', { status: 503, headers: json })],
  ])('are offline where %s', async (_, answer) => {
    expect(await ask(answer)).toEqual({ trouble: 'offline' });
  });

  it('are not offline where the server says no', async () => {
    expect(await ask(async () => new Response('{}', { status: 400, headers: json }))).toEqual({ trouble: 'fault' });
  });

  it('are what the server says, and how old it is when the worker kept it', async () => {
    const headers = { ...json, 'x-kept-at': '7000' };
    expect(await ask(async () => new Response('[1]', { headers }))).toEqual({ rows: [1], keptAt: 7000 });
  });

  it('are asked for with the receipt in the body, and nothing of it in the address', async () => {
    const asked: [unknown, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
      asked.push([input, init]);
      return new Response('[]', { headers: json });
    });
    const fetcher = createRowFetcher({ url: 'https://site.test', key: 'sb_publishable_x' });
    await fetcher.getRows('/rest/v1/rpc/my_questions', signal, { receipts: 'a,b' });
    expect(asked).toMatchObject([
      ['https://site.test/rest/v1/rpc/my_questions', { method: 'POST', body: '{"receipts":"a,b"}' }],
    ]);
  });

  it('are nobody’s offline where a call of the browser’s is missing: that rejects', async () => {
    vi.stubGlobal('AbortController', undefined);
    await expect(ask(async () => new Response('[]', { headers: json }))).rejects.toThrow(TypeError);
  });
});

describe('a staff member’s rows', () => {
  const failing = (cause: unknown) => {
    const api: StaffApi = {
      get: () => Promise.reject(cause),
      rpc: () => Promise.resolve(null),
      insert: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    };
    return createStaffRowFetcher(() => api).getRows('/rest/v1/events', signal);
  };

  it.each<[RequestFailure, 'offline' | 'fault']>([
    ['offline', 'offline'],
    ['app', 'fault'],
    ['server', 'fault'],
    ['forbidden', 'fault'],
  ])('that fail with %s are %s', async (kind, trouble) => {
    expect(await failing(new RequestError(kind, ''))).toEqual({ trouble });
  });

  it('reject with what nobody foresaw', async () => {
    const fault = new ReferenceError('nothing');
    await expect(failing(fault)).rejects.toBe(fault);
  });
});
