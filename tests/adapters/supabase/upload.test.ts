/** A picture on its way out of the outbox, whatever the storage says to it: Supabase's, ours, or somebody else's in between. */
import { describe, expect, it } from 'vitest';
import { asInsert, withUploads } from '../../../src/adapters/supabase/upload.ts';
import type { InsertRequest, Transport } from '../../../src/core/outbox/ports.ts';
import { classify } from '../../../src/core/outbox/verdict.ts';
import { PICTURE_STORAGE } from '../../../src/core/picture/value.ts';

const json = (status: number, body: object) => Response.json(body, { status });
const outcomeOf = async (response: Response) => classify(asInsert(response, await response.text())).outcome;
const said = (statusCode: string, error: string, message: string, code?: string) => ({
  statusCode,
  error,
  message,
  code,
});
/** As Supabase's storage answered in August 2026: HTTP 400 whatever it is, and the status in the body. */
const hosted = (statusCode: string, error: string, message: string, code = error) =>
  json(400, said(statusCode, error, message, code));
const RLS = () => hosted('403', 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied');

it.each<[string, () => Response, string]>([
  ['taken', () => json(200, { Key: 'media/x', Id: 'x' }), 'delivered'],
  ['there already (hosted)', () => json(400, said('409', 'Duplicate', 'The resource already exists')), 'duplicate'],
  ['there already (ours)', () => json(409, said('409', 'Duplicate', 'The resource already exists')), 'duplicate'],
  ['no right (hosted)', RLS, 'refused'],
  ['no right (ours)', () => json(403, { code: '42501', message: 'Only publishers may.' }), 'refused'],
  [
    'a token that ran out (hosted)',
    () => hosted('403', 'Unauthorized', '"exp" claim timestamp check failed', 'AccessDenied'),
    'sign-in',
  ],
  [
    'a key that was rotated (hosted)',
    () => hosted('403', 'Unauthorized', 'signature verification failed', 'AccessDenied'),
    'sign-in',
  ],
  ['a token that cannot be read (hosted)', () => hosted('403', 'Unauthorized', 'Invalid Compact JWS'), 'sign-in'],
  ['an ended session (ours)', () => json(401, { code: 'PT401', message: 'Sign in again.' }), 'sign-in'],
  [
    'an ended session, raised in a policy (hosted)',
    () => hosted('500', 'DatabaseError', 'database error, code: PT401'),
    'sign-in',
  ],
  [
    'no second factor, raised in a policy (hosted)',
    () => hosted('500', 'DatabaseError', 'database error, code: PT403'),
    'sign-in',
  ],
  [
    'a full store (ours)',
    () => json(503, { code: 'PT503', message: 'There is no room.', details: 'Retry-After: 600' }),
    'later',
  ],
  [
    'a full store, raised in a policy (hosted)',
    () => hosted('500', 'DatabaseError', 'database error, code: PT503'),
    'later',
  ],
  [
    'a database that is read-only (hosted)',
    () => hosted('500', 'DatabaseError', 'database error, code: 25006'),
    'later',
  ],
  ['a token that ran out (ours)', () => json(401, { code: 'PGRST301', message: 'JWT expired' }), 'sign-in'],
  ['no second factor', () => json(403, { code: 'PT403', message: 'Verify first.' }), 'sign-in'],
  ['too many', () => json(429, { code: 'PT429', message: 'Wait.', details: 'Retry-After: 600' }), 'later'],
  ['too large', () => json(413, said('413', 'EntityTooLarge', 'x')), 'refused'],
  [
    'too large (hosted)',
    () => hosted('413', 'Payload too large', 'The object exceeded the maximum allowed size'),
    'refused',
  ],
  ['of another type (hosted)', () => json(400, said('415', 'invalid_mime_type', 'mime type not supported')), 'refused'],
  [
    'of another type, as a 400 (hosted)',
    () => hosted('400', 'invalid_mime_type', 'mime type text/plain is not supported'),
    'refused',
  ],
  ['more than a picture (ours)', () => json(415, said('415', 'InvalidMimeType', 'x')), 'refused'],
  ['no bucket', () => json(400, said('404', 'Bucket not found', 'Bucket not found')), 'update'],
  ['a server that is busy', () => json(503, { code: 'PGRST003' }), 'later'],
  ['a server that broke', () => json(500, said('500', 'DatabaseError', 'x')), 'fault'],
  ['a captive portal', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'later'],
  ['somebody’s JSON', () => json(200, { ok: true }), 'later'],
])('%s', async (_, answer, outcome) => {
  expect(await outcomeOf(answer())).toBe(outcome);
});

it('waits as long as it is told to', async () => {
  const answer = json(429, { code: 'PT429', details: 'Retry-After: 600' });
  expect(asInsert(answer, await answer.text()).retryAfterMs).toBe(600_000);
});

describe('the transport', () => {
  const asked: { url: string; token: string | null; bytes: number[] }[] = [];
  const none = { status: 201, code: '', message: '', contentType: '', retryAfterMs: null, networkError: null };
  const plain: Transport = { insert: async () => none, insertEach: async ({ rows }) => rows.map(() => none) };
  const answers: (() => Response)[] = [];
  const transport = withUploads(plain, {
    url: 'https://x.example/',
    key: 'public',
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const bytes = [...new Uint8Array(await new Response(init?.body).arrayBuffer())];
      asked.push({ url: String(input), token: headers.get('authorization'), bytes });
      const next = answers.shift();
      if (!next) throw new TypeError('offline');
      return next();
    },
  });
  const file = `${'a'.repeat(64)}.webp`;
  const request = (count: number): InsertRequest => ({
    table: PICTURE_STORAGE,
    rows: Array.from({ length: count }, () => ({ file, bytes: btoa('abc') })),
    token: 'mine',
    signal: new AbortController().signal,
  });

  it('brings the bytes as they are, in the name of whoever chose them', async () => {
    answers.push(() => json(200, { Key: file }));
    expect(await transport.insert(request(1))).toMatchObject({ status: 201 });
    expect(asked.at(-1)).toEqual({
      url: `https://x.example/storage/v1/object/media/${file}`,
      token: 'Bearer mine',
      bytes: [97, 98, 99],
    });
  });

  it('says of several what the first said that was not taken', async () => {
    answers.push(
      () => json(200, { Key: file }),
      () => json(413, {}),
    );
    expect(await transport.insert(request(2))).toMatchObject({ status: 413 });
    answers.push(
      () => json(200, { Key: file }),
      () => json(413, {}),
    );
    expect(await transport.insertEach(request(2))).toMatchObject([{ status: 201 }, { status: 413 }]);
  });

  it('without a network says so', async () => {
    expect(await transport.insert(request(1))).toMatchObject({ status: 0, networkError: 'failed' });
  });

  it('leaves every other table to others', async () => {
    const before = asked.length;
    expect(await transport.insert({ ...request(1), table: 'signups' })).toBe(none);
    expect(asked).toHaveLength(before);
  });
});

describe('row-level security, the storage’s one answer to three things', () => {
  const file = `${'a'.repeat(64)}.webp`;
  const none = { status: 201, code: '', message: '', contentType: '', retryAfterMs: null, networkError: null };
  const tokenOf = (aal: string) => ['h', Buffer.from(JSON.stringify({ aal })).toString('base64url'), 's'].join('.');
  const factor = (required: boolean) => () => json(200, { required, has_factor: required, due: null });

  async function ask(answer: () => Response, token: string | null = tokenOf('aal1'), count = 1) {
    const asked: { url: string; token: string | null }[] = [];
    const transport = withUploads(
      { insert: async () => none, insertEach: async ({ rows }) => rows.map(() => none) },
      {
        url: 'https://x.example',
        key: 'public',
        fetch: async (input, init) => {
          asked.push({ url: new URL(String(input)).pathname, token: new Headers(init?.headers).get('authorization') });
          return String(input).includes('/storage/') ? RLS() : answer();
        },
      },
    );
    const rows = Array.from({ length: count }, () => ({ file, bytes: btoa('abc') }));
    const results = await transport.insertEach({
      table: PICTURE_STORAGE,
      rows,
      token,
      signal: new AbortController().signal,
    });
    const all = 'status' in results ? [results] : results;
    return { outcomes: all.map((result) => classify(result).outcome), asked };
  }

  it.each<[string, () => Response, string, string]>([
    ['a missing second factor waits for it', factor(true), 'aal1', 'sign-in'],
    ['no right is refused', factor(false), 'aal1', 'refused'],
    ['no right with the second factor given is refused', factor(true), 'aal2', 'refused'],
    [
      'an ended session waits for a sign-in',
      () => json(401, { code: 'PT401', message: 'Sign in again.' }),
      'aal2',
      'sign-in',
    ],
    ['a server that cannot say now is asked later', () => json(503, { code: 'PGRST002' }), 'aal1', 'later'],
    [
      'a captive portal decides nothing',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'aal1',
      'later',
    ],
    [
      'a server that does not know the question has answered already',
      () => json(404, { code: 'PGRST202' }),
      'aal1',
      'refused',
    ],
  ])('%s', async (_, answer, aal, outcome) => {
    expect((await ask(answer, tokenOf(aal))).outcomes).toEqual([outcome]);
  });

  it('no answer at all: the file waits', async () => {
    const { outcomes } = await ask(() => {
      throw new TypeError('offline');
    });
    expect(outcomes).toEqual(['later']);
  });

  it('asks once for all files of a request, in the name of their sender', async () => {
    const token = tokenOf('aal1');
    const { outcomes, asked } = await ask(factor(true), token, 3);
    expect(outcomes).toEqual(['sign-in', 'sign-in', 'sign-in']);
    const questions = asked.filter(({ url }) => !url.startsWith('/storage/'));
    expect(questions).toEqual([{ url: '/rest/v1/rpc/my_second_factor', token: `Bearer ${token}` }]);
  });

  it('asks nothing about what has no name', async () => {
    const { outcomes, asked } = await ask(factor(true), null);
    expect([outcomes, asked.length]).toEqual([['refused'], 1]);
  });
});
