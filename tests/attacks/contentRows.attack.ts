/** Texts, pictures, links and the city's payments, written in every wrong way by somebody who may write. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { draw, nameOf } from '../support/pictures.ts';
import { change, idOf, stored, type Row } from './support/api.ts';
import { expectWell, now } from './support/honest.ts';
import { ask } from './support/http.ts';
import { serverFault } from './support/serverFaults.ts';
import { useSharedTarget } from './support/target.ts';
import { hours, own, revision, step, writing } from './support/writing.ts';

const target = useSharedTarget();
const staff = writing(target);
const huge = 'x'.repeat(300_000);
const draft = { item: randomUUID(), revision: randomUUID() };
let good: Row = {};

beforeAll(async () => {
  good = await staff.document();
  const row = revision(draft.item, { id: draft.revision, kind: 'document', body: good });
  expect((await staff.send('content', 'content_revisions', row)).status).toBe(201);
});

/** Each row must be its writer's mistake, none the server's. */
async function refused(table: string, rows: readonly Row[], what: (row: Row) => unknown): Promise<string[]> {
  const faults: string[] = [];
  for (const row of rows) {
    const { status, text } = await staff.send('content', table, row);
    if (status < 400 || status >= 500)
      faults.push(`${status} ${JSON.stringify(what(row)).slice(0, 80)} ${text.slice(0, 100)}`);
  }
  return faults;
}

describe('a text that is written wrongly', () => {
  const document = (over: Row) => revision(randomUUID(), { kind: 'document', body: good, ...over });

  it('is its writer’s mistake, and is stored nowhere', async () => {
    const deep = JSON.parse(`${'['.repeat(900)}1${']'.repeat(900)}`) as unknown;
    const bodies: readonly unknown[] = [null, 1, 'text', [], [{}], true, deep];
    const parts: readonly Row[] = [
      { title: huge },
      { title: { en: huge } },
      { title: { fr: 'x' } },
      { title: { en: 1 } },
      { title: { en: '\u0000' } },
      { title: { en: 'x', es: null } },
      { unknown: 1 },
      { __proto__x: 1 },
      { bytes: null },
      { bytes: 1e300 },
      { bytes: 1e13 },
      { bytes: -1 },
      { bytes: 0.5 },
      { bytes: '1' },
      { published_on: 'infinity' },
      { published_on: '2026-02-30' },
      { file: 'javascript:alert(1)' },
      { file: ' //evil.example' },
      { sha256: 'zz' },
      { type: 'other' },
    ];
    const fields: readonly Row[] = [
      { kind: 'plan' },
      { kind: null },
      { kind: 'document\u0000' },
      { slug: 'A B' },
      { slug: '' },
      { slug: '../x' },
      { slug: huge },
      { id: 'x' },
      { id: null },
      { item_id: null },
      { parent_id: 'x' },
      { client_created_at: 'infinity' },
      { client_created_at: '9999-01-01T00:00:00Z' },
      { client_created_at: '1969-01-01T00:00:00Z' },
      { user_id: idOf('manager') },
      { arrival: 1 },
      { happened_at: now() },
      { created_at: now() },
    ];
    const before = await stored(target(), 'content_revisions', 'select=id');
    const rows = [
      ...bodies.map((body) => document({ body })),
      ...parts.map((part) => document({ body: { ...good, ...part } })),
    ];
    expect.soft(await refused('content_revisions', rows, ({ body }) => body)).toEqual([]);
    expect.soft(await refused('content_revisions', fields.map(document), (row) => row)).toEqual([]);
    expect(await stored(target(), 'content_revisions', 'select=id')).toEqual(before);
    await expectWell(target());
  });

  it('takes no step of a time, a person or a text that cannot be', async () => {
    const steps: readonly Row[] = [
      { action: 'live' },
      { action: null },
      { note: huge },
      { note: '' },
      { go_live_at: 'infinity' },
      { go_live_at: hours(30_000) },
      { expire_at: '-infinity' },
      { expire_at: 'infinity' },
      { go_live_at: null, expire_at: hours(1) },
      { go_live_at: hours(2), expire_at: hours(1) },
      { assignee: idOf('newcomer') },
      { assignee: randomUUID() },
      { release_id: randomUUID() },
      { revision_id: randomUUID() },
      { item_id: randomUUID() },
      { created_at: now() },
    ];
    const rows = steps.map((over) => step(draft.item, draft.revision, 'scheduled', { go_live_at: hours(2), ...over }));
    expect(await refused('content_events', rows, (row) => row)).toEqual([]);
    expect(await stored(target(), 'content_events', `select=id&item_id=eq.${draft.item}`)).toEqual([]);
  });

  it('by ten at once with one id is there once', async () => {
    const row = document({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => staff.send('content', 'content_revisions', row)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await stored(target(), 'content_revisions', `select=id&item_id=eq.${String(row['item_id'])}`)).toHaveLength(
      1,
    );
  });

  it('is not changed or taken away by anybody, the words by the owner’s key neither', async () => {
    for (const table of ['content_revisions', 'content_events', 'content_items', 'content_links', 'media']) {
      for (const method of ['PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { user_id: null } : undefined;
        const query = `${table}?id=not.is.null`;
        const tried = await staff.ask('candidate', method, query, body);
        expect(tried.status, `${method} ${table}`).toBeGreaterThanOrEqual(400);
        if (['content_links', 'media'].includes(table)) continue;
        const owned = await change(target(), method, query, body);
        expect(owned.status, `${method} ${table} by the owner's key`).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await stored(target(), 'content_revisions', `select=id&id=eq.${draft.revision}`)).toHaveLength(1);
  });
});

describe('links and payments', () => {
  it('a link of wrong ends, words or times is refused, and one to a draft is not told', async () => {
    const link: Row = {
      from_kind: 'idea',
      from_id: randomUUID(),
      to_kind: 'document',
      to_id: draft.item,
      relation: 'became',
      state: 'set',
      words_en: 'W',
    };
    const wrong: readonly Row[] = [
      { from_kind: 'signup' },
      { to_kind: 'DOCUMENT' },
      { relation: 'x' },
      { state: 'on' },
      { state: 'withdrawn' },
      { words_en: '' },
      { words_en: 'x'.repeat(301) },
      { to_id: 'x' },
      { from_id: draft.item },
      { user_id: idOf('manager') },
      { client_created_at: '-infinity' },
      { arrival: 1 },
    ];
    const rows = wrong.map((over): Row => ({ id: randomUUID(), ...link, ...own(), ...over }));
    expect(await refused('content_links', rows, (row) => row)).toEqual([]);
    expect((await staff.send('content', 'content_links', { id: randomUUID(), ...link, ...own() })).status).toBe(201);
    expect((await staff.ask('visitor', 'GET', 'rpc/live_links')).text).not.toContain(draft.item);
  });

  it('payments are brought in by those who publish, whole, and never by another’s id', async () => {
    const names = ['begin_payment_file', 'import_payments', 'publish_payment_file', 'withdraw_payment_file'];
    for (const person of ['visitor', 'newcomer', 'organizer', 'advisor'] as const)
      for (const name of names)
        expect((await staff.call(person, name, {})).status, `${person} ${name}`).toBeGreaterThanOrEqual(400);
    const files = () => staff.ask('visitor', 'GET', 'rpc/city_payment_files');
    const before = await files();
    const file = randomUUID();
    const tries: readonly (readonly [string, unknown])[] = [
      ['import_payments', { file, first: 0, upto: 1e9, payments: [], left_out: 0 }],
      ['import_payments', { file: null, first: -1, upto: -2, payments: 'x', left_out: 1.5 }],
      ['import_payments', { file, payments: [{ cents: 'NaN' }] }],
      ['publish_payment_file', { file }],
      ['publish_payment_file', { file, in_place_of: file }],
      ['withdraw_payment_file', { file, reason: '' }],
    ];
    for (const [name, args] of tries) {
      const { status, text } = await staff.call('content', name, args);
      expect(status >= 400 && status < 500, `${status} ${name} ${text}`).toBe(true);
    }
    expect((await files()).text).toBe(before.text);
  });
});

describe('a file that says it is a picture', () => {
  const bring = async (person: Person, name: string, body: Buffer, type = 'image/jpeg') => {
    const token = await staff.tokenOf(person);
    const headers = {
      apikey: target().publishableKey,
      'content-type': type,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return ask(target().url, `/storage/v1/object/media/${name}`, { method: 'POST', headers, body });
  };

  it('and is none, or has another name, type or size, is kept nowhere', async () => {
    const plain = Buffer.from(await draw('image/jpeg'));
    const name = nameOf(plain, 'image/jpeg');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const bytes = [
      ...[svg, '<html>', '', '\xff\xd8\xff', 'GIF89a', '%PDF-1.7'].map((text) => Buffer.from(text, 'latin1')),
      Buffer.concat([plain, Buffer.from('PK\u0003\u0004')]),
      Buffer.alloc(700_000),
    ];
    const tries: readonly (readonly [string, Buffer, string])[] = [
      ...bytes.map((one) => [nameOf(one, 'image/jpeg'), one, 'image/jpeg'] as const),
      ...['text/html', 'image/svg+xml', 'image/webp', 'multipart/form-data', ''].map(
        (type) => [name, plain, type] as const,
      ),
      ...[`${'0'.repeat(64)}.jpg`, name.toUpperCase(), `..%2f${name}`, `a/../${name}x`, `${name}%00.html`].map(
        (as) => [as, plain, 'image/jpeg'] as const,
      ),
    ];
    const faults: string[] = [];
    for (const [as, one, type] of tries) {
      const { status } = await bring('content', as, one, type);
      if (status < 400 || status >= 500) faults.push(`${status} ${as.slice(0, 20)} ${type} ${one.length} bytes`);
    }
    expect(faults).toEqual([]);
    for (const person of ['visitor', 'newcomer', 'advisor', 'organizer'] as const)
      expect((await bring(person, name, plain)).status, person).toBeGreaterThanOrEqual(400);
    // The plain one is taken, and seen by nobody before something live shows it.
    expect((await bring('content', name, plain)).status).toBe(200);
    for (const path of [
      `/functions/v1/picture/${name}`,
      `/storage/v1/object/media/${name}`,
      `/storage/v1/object/public/media/${name}`,
      `/rest/v1/rpc/picture_file?file=${name}`,
    ]) {
      const answer = await ask(target().url, path, { headers: { apikey: target().publishableKey } });
      expect(serverFault(answer), path).toBeNull();
      expect(answer.text === 'null' || answer.status >= 400, path).toBe(true);
    }
    await expectWell(target());
  });
});
