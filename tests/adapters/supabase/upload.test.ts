/** A picture on its way out of the outbox, whatever the storage says to it: Supabase's, ours, or somebody else's in between. */
import { describe, expect, it } from 'vitest';
import { asInsert, withUploads } from '../../../src/adapters/supabase/upload.ts';
import type { InsertRequest, Transport } from '../../../src/core/outbox/ports.ts';
import { classify } from '../../../src/core/outbox/verdict.ts';
import { PICTURE_STORAGE } from '../../../src/core/picture/value.ts';

const json = (status: number, body: object) => Response.json(body, { status });
const outcomeOf = async (response: Response) => classify(asInsert(response, await response.text())).outcome;
const said = (statusCode: string, error: string, message: string) => ({ statusCode, error, message });

it.each<[string, () => Response, string]>([
  ['taken', () => json(200, { Key: 'media/x', Id: 'x' }), 'delivered'],
  ['there already (hosted)', () => json(400, said('409', 'Duplicate', 'The resource already exists')), 'duplicate'],
  ['there already (ours)', () => json(409, said('409', 'Duplicate', 'The resource already exists')), 'duplicate'],
  [
    'no right (hosted)',
    () => json(400, said('403', 'Unauthorized', 'new row violates row-level security policy')),
    'refused',
  ],
  ['no right (ours)', () => json(403, { code: '42501', message: 'Only publishers may.' }), 'refused'],
  ['a token that ran out (hosted)', () => json(400, said('403', 'Unauthorized', 'jwt expired')), 'sign-in'],
  ['a token that ran out (ours)', () => json(401, { code: 'PGRST301', message: 'JWT expired' }), 'sign-in'],
  ['no second factor', () => json(403, { code: 'PT403', message: 'Verify first.' }), 'sign-in'],
  ['too many', () => json(429, { code: 'PT429', message: 'Wait.', details: 'Retry-After: 600' }), 'later'],
  ['too large', () => json(413, said('413', 'EntityTooLarge', 'x')), 'refused'],
  ['of another type (hosted)', () => json(400, said('415', 'invalid_mime_type', 'mime type not supported')), 'refused'],
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
