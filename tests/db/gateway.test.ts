/** What the network may ask of the server, and that an answer of 201 is a row in the table. */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGateway, type Served } from './support/gateway.ts';
import { openSessions } from './support/sessions.ts';
import { makeToken, secret } from './support/tokens.ts';
import { goodRow } from './support/world.ts';

let served: Served;
beforeAll(async () => {
  served = await serveGateway({ limits: { bodyMs: 1500 } });
  await openSessions(served.backend.database.query);
});
afterAll(() => served.close());

const stored = async (id: unknown) =>
  served.backend.database.query('select user_id from public.signups where id = $1', [id]);
const insert = (row: unknown, headers?: Record<string, string>) => served.post('/rest/v1/signups', row, headers);
// Node's fetch wants to be told that the body comes as it goes; the DOM's types do not know the word.
const streamed = { duplex: 'half' };
const code = async (response: Response): Promise<string> => {
  const body: { code?: unknown } = await response.json();
  return String(body.code);
};

describe('bodies', () => {
  it('row 1: 8,192 rows of four columns are refused, and the next ten inserts answered 201 are stored', async () => {
    const rows = Array.from({ length: 8192 }, () => goodRow('analytics_events'));
    const refused = await served.post('/rest/v1/analytics_events', rows);
    expect([refused.status, await code(refused)]).toEqual([413, 'PGRST413']);
    for (let n = 0; n < 10; n++) {
      const row = goodRow('signups');
      expect((await insert(row)).status).toBe(201);
      expect(await stored(row.id)).toHaveLength(1);
    }
  });

  it('row 2: a body that stops in the middle is ended with 408, and keeps nobody waiting', async () => {
    const { port } = new URL(served.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    const key = served.backend.publishableKey;
    socket.write(
      `POST /rest/v1/signups HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\ncontent-type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    const said = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text));
    });
    let over = false;
    void said.then(() => (over = true));
    expect((await insert(goodRow('signups'))).status).toBe(201);
    expect(over, 'answered while the other one was still waited for').toBe(false);
    expect(await said).toMatch(/^HTTP\/1\.1 408 [\s\S]*PGRST408/);
  });

  it('row 9: a body above one megabyte is refused, announced or not', async () => {
    const announced = await insert(JSON.stringify({ ...goodRow('signups'), notes: 'x'.repeat(5_000_000) }));
    expect([announced.status, await code(announced)]).toEqual([413, 'PGRST413']);
    const stream = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n++) controller.enqueue(new TextEncoder().encode(' '.repeat(50_000)));
        controller.close();
      },
    });
    const chunked = await served.ask('/rest/v1/signups', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      ...streamed,
    });
    expect(chunked.status).toBe(413);
  });

  it.each([
    ['broken JSON', '{"id":', 400, 'PGRST102'],
    ['a number', '7', 400, 'PGRST102'],
    ['a list in a list', '[[{}]]', 400, 'PGRST102'],
    ['nesting without end', '['.repeat(200_000), 400, 'PGRST102'],
    ['a NUL', '{"name":"a\\u0000b"}', 400, '22P05'],
  ])('%s is refused before the database sees it', async (_what, text, status, expected) => {
    const answer = await insert(text);
    expect([answer.status, await code(answer)]).toEqual([status, expected]);
  });

  it.each([
    {},
    { target: 'signups' },
    { rows: '[]' },
    { target: 'signups', rows: [{ id: 'x' }] },
    { target: 'signups', rows: { id: 'x' } },
    { target: 'signups', rows: true },
    { target: 'signups', rows: 5.5 },
    { target: 'signups', rows: null },
    { target: 5, rows: '[{}]' },
    { target: {}, rows: '[{}]' },
    { target: ['signups'], rows: '[{}]' },
    { target: 'signups', rows: '[{}]', more: 1 },
  ])('row 16: what is no batch of rows is 400, in words and without a hint: %j', async (body) => {
    const answer = await served.post('/rest/v1/rpc/insert_each', body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: '22023',
        message: 'The name of a table and an array of 1 to 50 rows are expected.',
        details: null,
        hint: null,
      },
    ]);
  });

  it('that are packed are not unpacked', async () => {
    expect((await insert(goodRow('signups'), { 'content-encoding': 'gzip' })).status).toBe(415);
  });
});

describe('an insert', () => {
  it('is answered as without the count that the gateway asks for', async () => {
    const answer = await insert(goodRow('signups'), { prefer: 'return=minimal' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-range')).toBe('*/*');
    expect(answer.headers.get('preference-applied')).not.toContain('count');
    expect(await answer.text()).toBe('');
  });

  it.each(['bearer', 'BEARER', 'bEaReR', 'Bearer  '])('row 12: "%s" names the person', async (word) => {
    const row = goodRow('signups');
    expect((await insert(row, { authorization: `${word} ${makeToken({}, secret())}` })).status).toBe(201);
    expect((await stored(row.id))[0]?.user_id).not.toBeNull();
  });

  it('with a token that is cut off is nobody’s and stored nowhere', async () => {
    const row = goodRow('signups');
    expect((await insert(row, { authorization: 'bearer eyJhbGciOi.cut-off' })).status).toBe(401);
    expect(await stored(row.id)).toEqual([]);
  });
});

describe('row 3: questions', () => {
  it.each([
    'events?description=match.^(.%2B)(.%2B)\\2\\1$',
    'events?title=imatch.a',
    'events?title=like.*a*',
    'events?title=not.ilike.*a*',
    'events?title=like(any).{a,b}',
    'events?description=wfts(english).a',
    'events?or=(title.eq.a,title.match.b)',
    'events?and=(title.eq.a)',
    'events?not.or=(title.eq.a)',
    'events?select=*,signups(*)',
    'events?select=title::text',
    'events?select=count()',
    'events?title-%3E%3Ea=eq.b',
    'events?offset=a',
    'rpc/full_events?title=match.a',
    `events?${Array.from({ length: 21 }, () => 'id=eq.1').join('&')}`,
  ])('%s is refused', async (query) => {
    const answer = await served.ask(`/rest/v1/${query}`);
    expect([answer.status, await code(answer)]).toEqual([400, 'PGRST100']);
  });

  it.each([
    'events?select=*&date=gte.2025-01-01T00:00:00Z&order=date.asc&limit=3',
    'stats?select=*&label=in.(doors_total,volunteers)',
    'events?select=id,title&location=not.is.null&order=date.desc.nullslast',
    'rpc/full_events',
  ])('%s is answered', async (query) => {
    expect((await served.ask(`/rest/v1/${query}`)).status).toBe(200);
  });

  it('with counts or a changed meaning are refused', async () => {
    for (const prefer of ['count=exact', 'return=minimal, resolution=merge-duplicates', 'tx=rollback']) {
      expect((await served.ask('/rest/v1/events', { headers: { prefer } })).status).toBe(400);
    }
  });

  it('are not limited for the secret key', async () => {
    const headers = { apikey: served.backend.secretKey };
    const answer = await served.ask('/rest/v1/signups?select=id&name=like.A*', { headers });
    expect(answer.status).toBe(200);
  });

  it('that would remove everything are refused', async () => {
    expect(await code(await served.ask('/rest/v1/invitations', { method: 'DELETE' }))).toBe('21000');
  });

  it.each([
    '/rest/v1/%65vents',
    '/rest/v1/../v1/events',
    '/rest/v1//events',
    '/rest/v1/a/b',
    '/_system/',
    '/storage/v1/x',
  ])('%s is nothing', async (path) => {
    const raw = await fetchRaw(path);
    expect(raw).toMatch(/^HTTP\/1\.1 404 /);
  });
});

/** `fetch` would tidy the path. */
function fetchRaw(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(served.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\napikey: ${served.backend.publishableKey}\r\n\r\n`,
    );
  });
}

describe('answers', () => {
  it('row 15: are kept by nobody, guessed at by nobody, and readable from another origin', async () => {
    const { headers } = await served.ask('/rest/v1/events?select=id&limit=1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull();
  });

  it('row 15: to a preflight name the headers that the app sends', async () => {
    const answer = await fetch(`${served.url}/rest/v1/signups`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-device-id');
  });

  it.each([
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/hosting/nginx.conf',
    '/%5Fheaders',
    '//_headers',
    '/HOSTING/a',
  ])('row 15: %s is not served', async (path) => expect(await fetchRaw(path)).toMatch(/^HTTP\/1\.1 404 /));

  it('pages are left to whoever serves them', async () => {
    expect((await served.ask('/field-ops')).status).toBe(418);
  });

  it('of the health address say that the process lives and that the database answers, and no more', async () => {
    for (const path of ['/health', '/health/live', '/health/ready']) {
      const answer = await fetch(served.url + path);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    }
  });
});

describe('what SQL reads of a request', () => {
  it('is the address that the gateway found, in a plain insert too, and nothing that the client claims', async () => {
    await served.backend.database.script(`
      create table public.seen (headers jsonb);
      create function private.note_headers() returns trigger language plpgsql security definer set search_path = '' as
        $$ begin insert into public.seen values (current_setting('request.headers', true)::jsonb); return new; end $$;
      create trigger note_headers before insert on public.signups for each row execute function private.note_headers();`);
    const claims = { 'x-forwarded-for': '9.9.9.9', 'cf-connecting-ip': '8.8.8.8', 'x-device-id': 'phone-1' };
    expect((await insert(goodRow('signups'), claims)).status).toBe(201);
    const [row] = await served.backend.database.query('select headers from public.seen');
    expect(row?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-device-id': 'phone-1' });
    expect(row?.headers).not.toHaveProperty('cf-connecting-ip');
    expect(row?.headers).not.toHaveProperty('authorization');
    await served.backend.database.script('drop trigger note_headers on public.signups; drop table public.seen;');
  });
});
