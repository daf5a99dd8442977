/** What every transport must do: the fake server's, and plain fetch against a small HTTP server with the same table. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTransport } from '../../src/adapters/supabase/transport.ts';
import type { Transport } from '../../src/core/outbox/ports.ts';
import { classify } from '../../src/core/outbox/verdict.ts';
import { FakeServer } from '../support/outbox/fakeServer.ts';
import type { Mode } from '../support/outbox/fakeServer.ts';
import { uuid } from '../support/outbox/items.ts';

const KEY = 'sb_publishable_test';
let fake = new FakeServer();
let http: Server;
let url = '';
let last: { method: string; url: string; headers: IncomingMessage['headers'] } | null = null;
let special: ((response: ServerResponse) => void) | null = null;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  last = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
  let body = '';
  for await (const chunk of request) body += String(chunk);
  if (special) return special(response);
  if (request.method === 'HEAD') return void response.writeHead(404).end();
  const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
  const sent = JSON.parse(body);
  const each = request.url === '/rest/v1/rpc/insert_each';
  const result = each
    ? fake.handleEach({ table: sent.target, rows: JSON.parse(sent.rows), token })
    : fake.handle({ table: (request.url ?? '').split('/').at(-1) ?? '', rows: sent, token });
  if (Array.isArray(result)) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    return void response.end(JSON.stringify(result.map(({ status, code, message }) => ({ status, code, message }))));
  }
  if (result.networkError) return void request.socket.destroy();
  const headers: Record<string, string> = {};
  if (result.contentType) headers['content-type'] = `${result.contentType}; charset=utf-8`;
  if (result.retryAfterMs !== null) headers['retry-after'] = String(result.retryAfterMs / 1000);
  response.writeHead(result.status, headers);
  const json = JSON.stringify({ code: result.code, message: result.message, details: null, hint: null });
  response.end(result.contentType === 'application/json' ? json : result.contentType === 'text/html' ? '<html>' : '');
}

beforeAll(async () => {
  http = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`; // listening on TCP, so an AddressInfo
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});
afterEach(() => {
  fake = new FakeServer();
  special = null;
});

const transports: Record<string, () => Transport> = {
  fake: () => ({
    insert: async (request) => fake.handle(request),
    insertEach: async (request) => fake.handleEach(request),
  }),
  fetch: () => createTransport({ url, key: KEY, timeoutMs: 300 }),
};

const signal = new AbortController().signal;
const rows = (...texts: string[]) => texts.map((text, n) => ({ id: uuid(n), text }));

describe.each(Object.entries(transports))('a transport (%s)', (name, make) => {
  const insert = (token: string | null, ...texts: string[]) =>
    make().insert({ table: 'notes', rows: rows(...texts), token, signal });

  it('delivers all rows of one insert', async () => {
    expect(classify(await insert(null, 'ok', 'ok')).outcome).toBe('delivered');
    expect([...fake.table.values()].map((kept) => kept.userId)).toEqual([null, null]);
  });

  it("delivers as the token's user", async () => {
    await insert(fake.issueToken('ann'), 'ok');
    expect(fake.table.get(uuid(0))?.userId).toBe('ann');
  });

  const answers: readonly (readonly [Mode, string])[] = [
    ['500', 'fault'],
    ['502', 'later'],
    ['503', 'later'],
    ['429', 'later'],
    ['401', 'sign-in'],
    ['drop', 'later'],
    ['html', 'later'],
  ];
  it.each(answers)('a server in mode %s means: %s', async (mode, outcome) => {
    fake.modes = [mode];
    expect(classify(await insert(null, 'ok')).outcome).toBe(outcome);
    expect(fake.table.size).toBe(0);
  });

  it('says that a row with this primary key is there already', async () => {
    await insert(null, 'ok');
    expect(classify(await insert(null, 'ok')).outcome).toBe('duplicate');
  });

  it('names the constraint that refused a row, and keeps none of the others', async () => {
    const verdict = classify(await insert(null, 'ok', 'bad'));
    expect(verdict).toMatchObject({
      outcome: 'refused',
      error: { code: '23514', constraint: 'text_check', status: 400 },
    });
    expect(fake.table.size).toBe(0);
  });

  it('reads how long the server wants to be left alone', async () => {
    fake.modes = ['503'];
    expect((await insert(null, 'ok')).retryAfterMs).toBe(30_000);
  });

  const insertEach = async (token: string | null, ...texts: string[]) => {
    const results = await make().insertEach?.({ table: 'notes', rows: rows(...texts), token, signal });
    return results && 'status' in results ? classify(results) : results?.map((one) => classify(one));
  };

  it('says of each row what its own request would have been answered, and keeps the good ones', async () => {
    await insert(null, 'ok');
    expect(await insertEach(null, 'ok', 'bad', 'crash', 'ok')).toMatchObject([
      { outcome: 'duplicate' },
      { outcome: 'refused', error: { code: '23514', constraint: 'text_check', status: 400 } },
      { outcome: 'fault' },
      { outcome: 'delivered' },
    ]);
    expect([...fake.table.keys()]).toEqual([uuid(0), uuid(3)]);
  });

  it.each(answers)('a server in mode %s that was asked about each row means: %s', async (mode, outcome) => {
    fake.modes = [mode];
    expect(await insertEach(null, 'ok')).toMatchObject({ outcome });
  });

  it('knows a server that is too old to be asked about each row', async () => {
    fake.judgesEach = false;
    expect(await insertEach(null, 'ok', 'bad')).toMatchObject({ outcome: 'update' });
  });

  if (name !== 'fetch') return;

  it.each([
    ['fewer rows', [{ status: 201 }]],
    ['more rows', [{ status: 201 }, { status: 201 }, { status: 201 }]],
    ['rows without a status', [{ status: 201 }, { code: '23514' }]],
    ['a status that is none', [{ status: 201 }, { status: 'yes' }]],
    ['no rows', { status: 201 }],
    ['nothing', null],
  ])('takes an answer about %s for no answer about any', async (_, body) => {
    special = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    expect(await insertEach(null, 'ok', 'ok')).toMatchObject({ outcome: 'later', landed: 'unknown' });
  });

  it('learns of a row how long to leave the server alone', async () => {
    const waits = { status: 429, code: 'PT429', message: 'Too many at once.', details: 'Retry-After: 45' };
    special = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([waits]));
    const results = await make().insertEach?.({ table: 'notes', rows: rows('ok'), token: null, signal });
    expect(results).toMatchObject([{ retryAfterMs: 45_000 }]);
  });

  it('never sends the publishable key as a bearer token', async () => {
    await insert(null, 'ok');
    expect(last).toMatchObject({ method: 'POST', url: '/rest/v1/notes' });
    expect(last?.headers['apikey']).toBe(KEY);
    expect(last?.headers['prefer']).toBe('return=minimal');
    expect(last?.headers.authorization).toBeUndefined();
  });

  it('gives up on a server that never answers, and does not claim to know more', async () => {
    special = () => {};
    expect(await insert(null, 'ok')).toMatchObject({ status: 0, networkError: 'timeout' });
  });

  it.each([
    ['by a header', { 'retry-after': '7' }, null, 7000],
    ['by the body, where another origin’s headers are hidden', {}, 'Retry-After: 45', 45_000],
    ['by both: the header', { 'retry-after': '7' }, 'Retry-After: 45', 7000],
    ['by neither', {}, 'Limit per address', null],
  ])('learns how long to leave the server alone %s', async (_, headers, details, pause) => {
    const body = { code: 'PT429', message: 'Too many at once. Try again later.', details, hint: null };
    special = (response) =>
      response.writeHead(429, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    const result = await insert(null, 'ok');
    expect(result.retryAfterMs).toBe(pause);
    expect(classify(result)).toMatchObject({ outcome: 'later', pause: 'sender' });
  });

  it('waits for an update when PostgREST 12 does not know the table: 404 and an empty object', async () => {
    special = (response) => response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end('{}');
    expect(classify(await insert(null, 'ok')).outcome).toBe('update');
  });

  it('does not take another server’s missing page for an older PostgREST', async () => {
    special = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    expect(classify(await insert(null, 'ok')).outcome).toBe('fault');
  });

  it('does not take an answer cut short for an answer', async () => {
    special = (response) => {
      response.writeHead(201, { 'content-length': '100' });
      response.write('x');
      setTimeout(() => response.destroy(), 20);
    };
    expect(classify(await insert(null, 'ok')).outcome).toBe('later');
  });

  it('does not follow a captive portal to its page', async () => {
    special = (response) => response.writeHead(302, { location: '/login' }).end();
    expect(classify(await insert(null, 'ok'))).toMatchObject({ outcome: 'later', landed: 'unknown' });
  });

  it('stops when the right to send is lost', async () => {
    special = () => {};
    const lost = new AbortController();
    const answer = make().insert({ table: 'notes', rows: rows('ok'), token: null, signal: lost.signal });
    lost.abort();
    expect(await answer).toMatchObject({ networkError: 'failed' });
  });

  it('takes the browser’s word for a network, and asks when the browser says there is none', async () => {
    const away = { url: 'http://127.0.0.1:9', key: KEY };
    expect(await createTransport({ ...away, online: () => true }).reachable?.()).toBe(true);
    expect(await createTransport({ ...away, online: () => false }).reachable?.()).toBe(false);
    expect(await createTransport({ ...away, url, online: () => false }).reachable?.()).toBe(true);
    expect(last?.method).toBe('HEAD');
  });

  it('says which device sends, and sends all the same where it has no name', async () => {
    const named = createTransport({ url, key: KEY, device: async () => 'a-phone' });
    expect((await named.insert({ table: 'notes', rows: rows('ok'), token: null, signal })).status).toBe(201);
    expect(last?.headers['x-device-id']).toBe('a-phone');
    expect((await insert(null, 'ok')).networkError).toBeNull();
    expect(last?.headers).not.toHaveProperty('x-device-id');
  });

  it('delivers from a browser without AbortSignal.any and AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', class OlderSignal extends EventTarget {});
    const result = await insert(null, 'ok').finally(() => vi.unstubAllGlobals());
    expect(classify(result).outcome).toBe('delivered');
  });

  it('does not take a fault of our own for a lost network', async () => {
    const transport = createTransport({ url, key: 'a key\nthat no header can hold' });
    await expect(transport.insert({ table: 'notes', rows: rows('ok'), token: null, signal })).rejects.toThrow(
      TypeError,
    );
  });

  it('does not fail when nobody listens', async () => {
    const transport = createTransport({ url: 'http://127.0.0.1:9', key: KEY });
    expect(await transport.insert({ table: 'notes', rows: rows('ok'), token: null, signal })).toMatchObject({
      networkError: 'failed',
    });
  });
});
