/** Pictures over the network: who brings them, what is taken for one, and that nobody sees one which nothing live shows. */
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asInsert } from '../../src/adapters/supabase/upload.ts';
import { classify } from '../../src/core/outbox/verdict.ts';
import { objectPath, PICTURE_PATH, type PictureType } from '../../src/core/picture/value.ts';
import type { Row } from '../../supabase/local/database.ts';
import { TELLING } from '../support/jpegs.ts';
import { draw, nameOf } from '../support/pictures.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { openSessions } from './support/sessions.ts';
import { makeToken, secret } from './support/tokens.ts';

let served: Served;
beforeAll(async () => {
  served = await serveGateway({ limits: { bodyMs: 300 } });
  await openSessions(served.backend.database.query);
});
afterAll(() => served.close());

const tokenOf = (person: Person) => makeToken({ sub: accountOf(person)?.id }, secret());
const signed = (person: Person): Record<string, string> =>
  person === 'visitor' ? {} : { authorization: `Bearer ${tokenOf(person)}` };
const bring = (person: Person, file: string, body: Uint8Array | string, type = 'image/jpeg', more = {}) =>
  served.ask(objectPath(file), {
    method: 'POST',
    headers: { 'content-type': type, ...signed(person), ...more },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
const see = (person: Person, file: string) => served.ask(objectPath(file), { headers: signed(person) });
const seePublic = (file: string, init?: RequestInit) => fetch(`${served.url}${PICTURE_PATH}${file}`, init);
const storedNames = async () =>
  (await served.backend.database.query('select file from private.stored_pictures')).map(({ file }) => file);
const fresh = async (type: PictureType = 'image/jpeg') => {
  const bytes = await draw(type);
  return { bytes, file: nameOf(bytes, type) };
};
const publishers: readonly Person[] = ['content', 'deputy', 'manager', 'candidate'];
/** Who is asked for a review judges the pictures, too. */
const readers: readonly Person[] = [...publishers, 'advisor'];

const add = (table: string, row: Row) =>
  served.post(
    `/rest/v1/${table}`,
    { user_id: accountOf('content')?.id, client_created_at: new Date().toISOString(), ...row },
    signed('content'),
  );
const pictureOf = (media: string, file: string, over: Row = {}): Row => ({
  media,
  files: [{ file, width: 16, height: 12 }],
  x: 50,
  y: 50,
  decorative: false,
  alt: { en: 'A bridge', es: 'Un puente' },
  ...over,
});

/** A member of the team with this portrait, saved and not yet published. */
async function draft(file: string, over: Row = {}) {
  const [item_id, revision_id, media] = [randomUUID(), randomUUID(), randomUUID()];
  const { files } = pictureOf(media, file);
  expect((await add('media', { id: media, files })).status).toBe(201);
  const body = { name: 'Ada Quill', job: { en: 'Field' }, paid: false, portrait: pictureOf(media, file, over) };
  const slug = `ada-${item_id.slice(0, 8)}`;
  const saved = await add('content_revisions', { id: revision_id, item_id, kind: 'team-member', slug, body });
  expect([saved.status, await saved.text()]).toEqual([201, '']);
  const step = (action: string, more: Row = {}) =>
    add('content_events', { id: randomUUID(), item_id, revision_id, action, ...more });
  return { item_id, step };
}

describe('bringing a picture', () => {
  it('that finds no room is asked to wait, and is never refused for that', async () => {
    const name = "'public.begin_picture_upload(text)'::regprocedure";
    const [known] = await served.backend.database.query(`select pg_get_functiondef(${name}) as sql`);
    const sql = String(known?.sql);
    await served.backend.database.script(sql.replace('4294967296', '-1'));
    const { bytes, file } = await fresh();
    const full = await bring('content', file, bytes);
    await served.backend.database.script(sql);
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '900']);
    expect(classify(asInsert(full, await full.text()))).toMatchObject({ outcome: 'later' });
    expect((await bring('content', file, bytes)).status).toBe(200);
  });

  it.each(people)('%s may, or is told no', async (person) => {
    const { bytes, file } = await fresh();
    const answer = await bring(person, file, bytes);
    if (publishers.includes(person))
      expect([answer.status, await answer.json()]).toMatchObject([200, { Key: `media/${file}` }]);
    else expect([person, answer.status >= 401 && answer.status <= 403]).toEqual([person, true]);
    expect((await storedNames()).includes(file)).toBe(publishers.includes(person));
  });

  it('waits for a sign-in where the session was ended, and nothing is stored', async () => {
    const { bytes, file } = await fresh();
    const authorization = `Bearer ${makeToken({ sub: accountOf('content')?.id, session_id: randomUUID() }, secret())}`;
    const answer = await bring('content', file, bytes, 'image/jpeg', { authorization });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'PT401' }]);
    expect(await storedNames()).not.toContain(file);
    expect((await served.ask(objectPath(file), { headers: { authorization } })).status).toBe(401);
  });

  it.each(['image/jpeg', 'image/webp', 'image/avif'] as const)('%s comes back byte by byte', async (type) => {
    const { bytes, file } = await fresh(type);
    expect((await bring('content', file, bytes, type)).status).toBe(200);
    const answer = await see('manager', file);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      type,
      'no-store',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('twice, and twice at once, is one picture and never an error to fear', async () => {
    const { bytes, file } = await fresh();
    const answers = await Promise.all([1, 2, 3].map(() => bring('content', file, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await (await bring('manager', file, bytes)).json()).toMatchObject({ statusCode: '409', error: 'Duplicate' });
    const [row] = await served.backend.database.query('select user_id from private.stored_pictures where file = $1', [
      file,
    ]);
    expect(row).toEqual({ user_id: accountOf('content')?.id });
  });

  it('works with Supabase’s own client, as bytes and as a Blob', async () => {
    const client = createClient(served.url, served.backend.publishableKey, {
      accessToken: async () => tokenOf('content'),
    });
    for (const wrap of [
      (bytes: Buffer) => new Uint8Array(bytes),
      (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' }),
    ]) {
      const { bytes, file } = await fresh('image/webp');
      const { data, error } = await client.storage
        .from('media')
        .upload(file, wrap(bytes), { contentType: 'image/webp' });
      expect([error, data?.path]).toEqual([null, file]);
      const down = await client.storage.from('media').download(file);
      expect(Buffer.from((await down.data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
    }
  });
});

describe('a token that does not count', () => {
  const another = Buffer.alloc(32, 7).toString('base64');
  it.each<[string, () => string, string]>([
    [
      'ran out',
      () => makeToken({ exp: Math.floor(Date.now() / 1000) - 60 }, secret()),
      '"exp" claim timestamp check failed',
    ],
    ['was signed with another key', () => makeToken({}, another), 'signature verification failed'],
    ['is none', () => 'not.a', 'Invalid Compact JWS'],
  ])(
    'one that %s is answered as Supabase’s storage does, and the outbox waits with the file',
    async (_, token, message) => {
      const { bytes, file } = await fresh();
      const answer = await bring('visitor', file, bytes, 'image/jpeg', { authorization: `Bearer ${token()}` });
      const text = await answer.text();
      expect([answer.status, JSON.parse(text)]).toEqual([
        400,
        { statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' },
      ]);
      expect(classify(asInsert(answer, text)).outcome).toBe('sign-in');
      expect(await storedNames()).not.toContain(file);
    },
  );
});

describe('what is no plain picture is refused and not kept', () => {
  const cases: readonly [string, () => Promise<{ bytes: Uint8Array; file?: string; type?: string }>][] = [
    ['a page', async () => ({ bytes: Buffer.from('<!doctype html><script>alert(1)</script>') })],
    [
      'SVG',
      async () => ({
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        type: 'image/svg+xml',
      }),
    ],
    ['a plain picture sent as a page', async () => ({ bytes: await draw('image/jpeg'), type: 'text/html' })],
    ['a plain picture sent as SVG', async () => ({ bytes: await draw('image/jpeg'), type: 'image/svg+xml' })],
    ['a plain picture sent as another type', async () => ({ bytes: await draw('image/jpeg'), type: 'image/webp' })],
    ['a plain picture sent as nothing known', async () => ({ bytes: await draw('image/jpeg'), type: '' })],
    [
      'a plain picture in a form that calls it a page',
      async () => {
        const plain = await draw('image/jpeg');
        const form = new FormData();
        form.append('', new Blob([new Uint8Array(plain)], { type: 'text/html' }), 'x.html');
        const wrapped = new Response(form);
        const type = wrapped.headers.get('content-type') ?? '';
        return { bytes: new Uint8Array(await wrapped.arrayBuffer()), file: nameOf(plain, 'image/jpeg'), type };
      },
    ],
    ['PNG', async () => ({ bytes: await draw('image/png') })],
    ['GIF', async () => ({ bytes: await draw('image/gif') })],
    ['a picture with its place', async () => ({ bytes: await draw('image/jpeg', { notes: true }) })],
    [
      'a picture with a page behind it',
      async () => ({ bytes: Buffer.concat([await draw('image/jpeg'), Buffer.from('<script>')]) }),
    ],
    ['half a picture', async () => ({ bytes: (await draw('image/jpeg')).subarray(0, 150) })],
    ['another type than its name says', async () => ({ bytes: await draw('image/webp') })],
    ['nothing', async () => ({ bytes: Buffer.alloc(0) })],
    [
      'a picture under another’s name',
      async () => ({ bytes: await draw('image/jpeg'), file: `${'0'.repeat(64)}.jpg` }),
    ],
    ['601 kB', async () => ({ bytes: Buffer.alloc(615_000, 1) })],
    ['20 MB', async () => ({ bytes: Buffer.alloc(20_000_000, 1) })],
    [
      'a form of two files',
      async () => {
        const form = new FormData();
        for (const name of ['a', 'b']) form.append(name, new Blob([new Uint8Array(await draw('image/jpeg'))]));
        const wrapped = new Response(form);
        const bytes = new Uint8Array(await wrapped.arrayBuffer());
        return { bytes, type: wrapped.headers.get('content-type') ?? '' };
      },
    ],
    ['a form that is none', async () => ({ bytes: Buffer.from('x'), type: 'multipart/form-data; boundary=y' })],
  ];
  it.each(cases)('%s', async (_, make) => {
    const { bytes, file = nameOf(bytes, 'image/jpeg'), type } = await make();
    const before = await storedNames();
    const answer = await bring('content', file, bytes, type);
    expect([400, 413, 415]).toContain(answer.status);
    expect(await storedNames()).toEqual(before);
  });

  it('what is packed', async () => {
    const { bytes, file } = await fresh();
    expect((await bring('content', file, bytes, 'image/jpeg', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('a body that stops in the middle is ended, and keeps nobody waiting', async () => {
    const { bytes, file } = await fresh();
    const socket = net.connect(Number(new URL(served.url).port), '127.0.0.1');
    const said = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text));
    });
    socket.write(
      `POST ${objectPath(file)} HTTP/1.1\r\nHost: x\r\napikey: ${served.backend.publishableKey}\r\nauthorization: Bearer ${tokenOf('content')}\r\ncontent-type: image/jpeg\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, 40));
    expect(await said).toMatch(/^HTTP\/1\.1 408 /);
    expect(await storedNames()).not.toContain(file);
  });

  it.each([
    '../../etc/passwd',
    '%2e%2e%2fsecret.jpg',
    'x/../../y.jpg',
    `${'a'.repeat(64)}.svg`,
    `${'A'.repeat(64)}.jpg`,
    'con',
    `${'a'.repeat(64)}.jpg%00.html`,
    '',
  ])('the name %j', async (name) => {
    const before = await storedNames();
    const answer = await bring('content', name, await draw('image/jpeg'));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await storedNames()).toEqual(before);
  });
});

describe('a picture that is there', () => {
  it('is never changed, moved, copied, listed or deleted, whoever asks', async () => {
    const { bytes, file } = await fresh();
    await bring('content', file, bytes);
    const other = await draw('image/jpeg');
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const body = { method, headers: signed('candidate'), body: new Uint8Array(other) };
      expect((await served.ask(objectPath(file), body)).status).toBe(405);
    }
    const upsert = await bring('content', file, other, 'image/jpeg', { 'x-upsert': 'true' });
    expect(upsert.status).toBeGreaterThanOrEqual(400);
    for (const path of [
      'object/list/media',
      'object/move',
      'object/copy',
      'object/sign/media',
      'bucket',
      'object/media',
      `object/public/media/${file}`,
      's3/media',
    ])
      expect((await served.post(`/storage/v1/${path}`, {}, signed('candidate'))).status, path).toBe(404);
    expect(Buffer.from(await (await see('content', file)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each(TELLING)('with %s is handed to nobody, whichever way it got in', async (_, make) => {
    const bytes = await make();
    const file = nameOf(bytes, 'image/jpeg');
    await served.backend.database.query(
      "insert into private.stored_pictures (file, bytes, user_id) values ($1, decode($2, 'base64'), $3)",
      [file, bytes.toString('base64'), accountOf('content')?.id],
    );
    const kept = await see('content', file);
    expect([kept.status, await kept.json()]).toMatchObject([404, { message: 'Object not found' }]);
  });

  it('is nobody’s but writers’ and advisors’ until something live shows it, and then everybody’s', async () => {
    const { bytes, file } = await fresh('image/webp');
    await bring('content', file, bytes, 'image/webp');
    const hidden = await seePublic(file);
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const unknown = await seePublic(`${'f'.repeat(64)}.webp`);
    expect(await unknown.text()).toBe(await hidden.text());
    for (const person of people) {
      const answer = await see(person, file);
      expect([person, answer.status]).toEqual([person, readers.includes(person) ? 200 : 404]);
      // A publisher's token does not open the address that is kept for a year.
      expect(
        (await seePublic(file, { headers: { apikey: served.backend.publishableKey, ...signed(person) } })).status,
      ).toBe(404);
    }
    const { step } = await draft(file);
    for (const person of people) {
      const answer = await served.ask('/rest/v1/media?select=id', { headers: signed(person) });
      const told: unknown = await answer.json();
      expect([person, Array.isArray(told) && told.length > 0]).toEqual([person, readers.includes(person)]);
    }
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect((await step('scheduled', { go_live_at: later })).status).toBe(201);
    expect((await seePublic(file)).status).toBe(404);
    expect((await step('published')).status).toBe(201);
    const shown = await seePublic(file);
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      etag: `"${file}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const known = { headers: { 'if-none-match': `"x", W/"${file}"` } };
    expect((await seePublic(file, known)).status).toBe(304);
    const head = await seePublic(file, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await seePublic(file, { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await step('unpublished')).status).toBe(201);
    expect((await seePublic(file)).status).toBe(404);
    expect((await seePublic(file, known)).status).toBe(404);
  });

  it('that nobody described, or that is not there, stops what shows it from being published', async () => {
    const { bytes, file } = await fresh();
    await bring('content', file, bytes);
    for (const alt of [{}, { en: 'A bridge' }]) {
      const { step } = await draft(file, { alt });
      const answer = await step('published');
      expect([answer.ok, await answer.text()]).toEqual([false, expect.stringContaining('picture')]);
    }
    const unknown = await draft(file, { media: randomUUID() });
    expect((await unknown.step('published')).ok).toBe(false);
    const missing = await fresh();
    expect((await (await draft(missing.file)).step('published')).ok).toBe(false);
    const another = await draft(file, { files: [{ file: missing.file, width: 16, height: 12 }] });
    expect((await another.step('published')).ok).toBe(false);
    await bring('content', missing.file, missing.bytes);
    expect((await another.step('published')).ok).toBe(false);
    expect((await seePublic(file)).status).toBe(404);
    const ornament = await draft(file, { alt: {}, decorative: true });
    expect((await ornament.step('published')).status).toBe(201);
    expect((await seePublic(file)).status).toBe(200);
  });

  it('is not read with a token that is damaged, and a lost role is lost at once', async () => {
    const { bytes, file } = await fresh();
    await bring('content', file, bytes);
    const damaged = await served.ask(objectPath(file), { headers: { authorization: 'Bearer x.y' } });
    expect(damaged.status).toBe(400);
    const id = accountOf('content')?.id;
    const { query } = served.backend.database;
    const roles = await query('delete from public.user_roles where user_id = $1 returning role', [id]);
    expect((await see('content', file)).status).toBe(404);
    expect((await bring('content', file, bytes)).status).toBe(403);
    for (const { role } of roles)
      await query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, role]);
    expect((await see('content', file)).status).toBe(200);
  });
});
