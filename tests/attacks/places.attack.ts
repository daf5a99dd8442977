/** Reported places, their pictures and what was found there: pictures that tell where they were taken, too large, cut off or no pictures; another's id; two at once. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { cameraNotes, takenAt } from '../support/exif.ts';
import { SIZE, TELLING } from '../support/jpegs.ts';
import { idOf, stored, type Row } from './support/api.ts';
import { expectWell, now } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useSharedTarget } from './support/target.ts';
import { own, writing } from './support/writing.ts';

const target = useSharedTarget();
const by = writing(target);

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 90, sigma: 60 } },
  });
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 12/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '69/1 0/1 0/1' },
};
let plain = '';
beforeAll(async () => {
  plain = (await noise(64, 48).jpeg().toBuffer()).toString('base64');
});

const report = (over: Row = {}): Row => ({
  id: randomUUID(),
  kind: 'lot',
  text: 'Glass all over the lot.',
  address: '40 Second Street',
  client_created_at: now(),
  ...over,
});
const picture = (to: unknown, over: Row = {}): Row => ({
  id: randomUUID(),
  report_id: to,
  picture: plain,
  width: 64,
  height: 48,
  client_created_at: now(),
  ...over,
});
const visit = (person: Person, to: unknown, over: Row = {}): Row => ({
  id: randomUUID(),
  report_id: to,
  found: 'as_reported',
  ...own(person),
  ...over,
});
const reported = async (): Promise<string> => {
  const row = report();
  expect((await by.send('visitor', 'site_reports', row)).status).toBe(201);
  return String(row['id']);
};
const keptOf = (table: string, id: unknown) => stored(target(), table, `select=*&id=eq.${String(id)}`);

/** The server says no without blaming itself, and has nothing. */
async function expectRefused(person: Person, table: string, row: Row) {
  const answer = await by.send(person, table, row);
  expect(answer.status, answer.text.slice(0, 200)).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(500);
  expect(await keptOf(table, row['id'])).toEqual([]);
}

describe('nothing is kept of a report with', () => {
  it.each<[string, Person, Row]>([
    ['an object for a text', 'visitor', { text: { toString: 'Glass all over the lot.' } }],
    ['two megabytes of text', 'visitor', { text: 'x'.repeat(2_000_000) }],
    ['a pin that is no number', 'visitor', { latitude: 'here', longitude: 'there' }],
    ['another’s name', 'visitor', { user_id: idOf('content') }],
    ['a state of its own', 'visitor', { state: 'on_page' }],
    ['an answer of its own', 'content', { ...own(), answer_en: 'It is done.' }],
    ['a visit of its own', 'content', { ...own(), visit: randomUUID() }],
    ['a place that is no id', 'visitor', { about_id: 'harrow-mill' }],
  ])('%s', async (_, person, over) => {
    await expectRefused(person, 'site_reports', report(over));
  });
});

it('one report sent forty times at once is one, and its receipt alone tells of it', async () => {
  const row = report();
  await inParallel(40, 20, async () => void (await by.send('visitor', 'site_reports', row)));
  expect(await keptOf('site_reports', row['id'])).toHaveLength(1);
  for (const person of ['visitor', 'newcomer', 'advisor', 'organizer'] as const)
    for (const path of [
      'site_reports?select=*',
      'site_corrections?select=*',
      'rpc/site_desk',
      'rpc/site_findings',
      'rpc/site_picture_desk',
      // Whoever works in the field goes and looks, and is told what was photographed and found there.
      ...(person === 'organizer' ? [] : ['site_pictures?select=*', 'site_visits?select=*', 'rpc/site_stops']),
    ]) {
      const { status, text } = await by.ask(person, 'GET', path);
      expect(status >= 400 || text === '[]', `${person} ${path} ${text.slice(0, 80)}`).toBe(true);
    }
});

it('an erased picture that is sent again is answered as there already, and the server goes on', async () => {
  const row = picture(await reported());
  expect((await by.send('visitor', 'site_pictures', row)).status).toBe(201);
  expect((await by.call('content', 'erase_site_picture', { picture: row['id'] })).status).toBe(200);
  // It said 201 of a row that it did not store, took its database for broken, and ended.
  for (let again = 0; again < 3; again++) {
    const answer = await by.send('visitor', 'site_pictures', row);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('site_pictures_pkey')]);
  }
  expect(await keptOf('site_pictures', row['id'])).toEqual([]);
  await expectWell(target());
});

it('of everything that is on the server no picture tells where it was taken', async () => {
  const telling = await noise(64, 48).jpeg().withExif(GPS).toBuffer();
  expect(await takenAt(telling)).toMatchObject({ latitude: 43.2 });
  const row = picture(await reported(), { picture: telling.toString('base64') });
  await by.send('visitor', 'site_pictures', row);
  const all = await stored(target(), 'site_pictures', 'select=picture');
  expect(all.length).toBeGreaterThan(2);
  for (const one of all) expect(await cameraNotes(Buffer.from(String(one['picture']), 'base64'))).toBeNull();
});

describe('nothing is kept of a picture that is sent around the app:', () => {
  it.each<[string, () => Promise<Row> | Row]>([
    [
      'one with GPS',
      async () => ({ picture: (await noise(64, 48).jpeg().withExif(GPS).toBuffer()).toString('base64') }),
    ],
    ['one with XMP', async () => ({ picture: (await noise(64, 48).jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer()).toString('base64') })], // prettier-ignore
    [
      'a huge one',
      async () => ({ picture: (await noise(3000, 2000).jpeg({ quality: 95 }).toBuffer()).toString('base64') }),
    ],
    ['one that was cut off', () => ({ picture: plain.slice(0, plain.length >> 1) })],
    ['a PNG', async () => ({ picture: (await noise(64, 48).png().toBuffer()).toString('base64') })],
    [
      'an SVG with a script',
      () => ({ picture: Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64') }),
    ],
    ['a page behind a picture', () => ({ picture: Buffer.concat([Buffer.from(plain, 'base64'), Buffer.from('<html>')]).toString('base64') })], // prettier-ignore
    ...TELLING.map(
      ([what, make]) =>
        [`one with ${what}`, async () => ({ picture: (await make()).toString('base64'), ...SIZE })] as [
          string,
          () => Promise<Row>,
        ],
    ),
    ['one of another size than it says', () => ({ width: 48, height: 64 })],
    ['no base64', () => ({ picture: 'https://example.com/a.jpg' })],
    ['an object', () => ({ picture: { picture: plain } })],
    ['nothing', () => ({ picture: null })],
    ['one of a size that none has', () => ({ width: 0, height: 100_000 })],
    ['one that is shown already', () => ({ state: 'shown' })],
    ['one of a report and a place', () => ({ site_id: '517e0000-0000-4000-8000-000000000001' })],
    ['a visitor’s of a place', () => ({ report_id: null, site_id: '517e0000-0000-4000-8000-000000000001' })],
    ['one in another’s name', () => ({ user_id: idOf('content') })],
  ])('%s', async (_, over) => {
    await expectRefused('visitor', 'site_pictures', picture(await reported(), await over()));
  });
});

it('ten pictures at once for one report are four, whoever sends them, and whoever went there brings their own', async () => {
  const id = await reported();
  await inParallel(10, 10, async () => void (await by.send('visitor', 'site_pictures', picture(id))));
  const kept = () => stored(target(), 'site_pictures', `select=id,user_id&report_id=eq.${id}`);
  expect(await kept()).toHaveLength(4);
  expect((await by.send('content', 'site_pictures', picture(id, own()))).status).toBe(201);
  await inParallel(10, 10, async () => void (await by.send('content', 'site_pictures', picture(id, own()))));
  expect(await kept()).toHaveLength(8);
});

it('a picture’s id that is taken is not taken over', async () => {
  const [id, first] = [await reported(), picture(await reported())];
  expect((await by.send('visitor', 'site_pictures', first)).status).toBe(201);
  expect((await by.send('visitor', 'site_pictures', picture(id, { id: first['id'] }))).status).toBe(409);
  expect(await keptOf('site_pictures', first['id'])).toMatchObject([{ report_id: first['report_id'] }]);
});

describe('nothing is kept of a visit', () => {
  it.each<[string, Person, Row]>([
    ['of a stranger', 'visitor', { user_id: null }],
    ['of somebody without a role', 'newcomer', {}],
    ['of an advisor', 'advisor', {}],
    ['that says for a report what only a writer says of a page', 'organizer', { found: 'settled' }],
    ['to a report and a place at once', 'content', { site_id: '517e0000-0000-4000-8000-000000000001' }],
    ['in another’s name', 'content', { user_id: idOf('manager') }],
    ['with a verdict of its own', 'content', { counts: true }],
    ['with an arrival of its own', 'content', { arrival: 1 }],
    ['with an object for what was found', 'content', { found: { toString: 'gone' } }],
    ['with a note of two megabytes', 'content', { note: 'x'.repeat(2_000_000) }],
    ['to a report that is none', 'content', { report_id: randomUUID() }],
    ['of next year', 'content', { client_created_at: new Date(Date.now() + 365 * 86_400_000).toISOString() }],
  ])('%s', async (_, person, over) => {
    await expectRefused(person, 'site_visits', visit(person, await reported(), over));
  });

  it.each(['DELETE', 'PATCH'])('after a %s by hand', async (method) => {
    const row = visit('content', await reported());
    expect((await by.send('content', 'site_visits', row)).status).toBe(201);
    for (const person of ['visitor', 'content', 'candidate'] as const)
      expect((await by.ask(person, method, `site_visits?id=eq.${String(row['id'])}`, { found: 'gone' })).status).toBeGreaterThanOrEqual(400); // prettier-ignore
    expect(await keptOf('site_visits', row['id'])).toMatchObject([{ found: 'as_reported' }]);
  });
});

it('forty findings of two at once are all kept in their own names, one counts, and that they differ is known', async () => {
  const id = await reported();
  const rows = Array.from({ length: 40 }, (_, n) => {
    const person: Person = n % 2 === 0 ? 'content' : 'manager';
    return { person, row: visit(person, id, { found: n % 2 === 0 ? 'as_reported' : 'gone' }) };
  });
  await inParallel(rows.length, 20, async (n) => {
    const one = rows[n];
    if (one) expect((await by.send(one.person, 'site_visits', one.row)).status).toBe(201);
  });
  const kept = await stored(target(), 'site_visits', `select=id,user_id,counts&report_id=eq.${id}`);
  expect(new Map(kept.map((one) => [one['id'], one['user_id']]))).toEqual(
    new Map(rows.map(({ person, row }) => [row['id'], idOf(person)])),
  );
  expect(kept.filter((one) => one['counts'])).toHaveLength(1);
  expect(await keptOf('site_reports', id)).toMatchObject([{ visit_contested: true, state: 'waiting' }]);
});

/** A place of this test alone, and who joins it with another one. */
const placed = async (): Promise<string> => {
  const id = randomUUID();
  const row = { id, slug: `p-${id}`, kind: 'lot', title_en: 'A lot', place: '1 Nowhere', latitude: 43, longitude: -69 };
  expect((await by.send('content', 'sites', row)).status).toBe(201);
  return id;
};
const merge = (person: Person, from: unknown, into: unknown, over: Row = {}): Row => ({
  id: randomUUID(),
  site_id: from,
  into_id: into,
  ...own(person),
  ...over,
});

describe('nothing is kept of two places joined', () => {
  it.each<[string, Person, Row]>([
    ['by a stranger', 'visitor', { user_id: null }],
    ['by somebody without a role', 'newcomer', {}],
    ['by an organizer', 'organizer', {}],
    ['in another’s name', 'content', { user_id: idOf('manager') }],
    ['with a verdict of its own', 'content', { counts: true }],
    ['with an arrival of its own', 'content', { arrival: 1 }],
    ['with an object for a place', 'content', { into_id: { id: randomUUID() } }],
    ['with two megabytes for a place', 'content', { into_id: 'a'.repeat(2_000_000) }],
    ['with a place that is none', 'content', { into_id: randomUUID() }],
    ['of next year', 'content', { client_created_at: new Date(Date.now() + 365 * 86_400_000).toISOString() }],
  ])('%s', async (_, person, over) => {
    const [from, into] = [await placed(), await placed()];
    await expectRefused(person, 'site_merges', merge(person, from, into, over));
    expect(await keptOf('sites', from)).toMatchObject([{ merged_into: null, merge_head: null }]);
  });

  it('with itself', async () => {
    const one = await placed();
    await expectRefused('content', 'site_merges', merge('content', one, one));
  });
});

it('six places that twenty at once join with each other never lead in a circle, and what was not done is kept', async () => {
  const places = await Promise.all(Array.from({ length: 6 }, placed));
  const rows = Array.from({ length: 40 }, (_, n) => {
    const person: Person = n % 2 === 0 ? 'content' : 'manager';
    return { person, row: merge(person, places[n % 6], places[(n * 5 + 1 + (n % 3)) % 6]) };
  }).filter(({ row }) => row['site_id'] !== row['into_id']);
  await inParallel(rows.length, 20, async (n) => {
    const one = rows[n];
    if (one) expect((await by.send(one.person, 'site_merges', one.row)).status).toBe(201);
  });
  const kept = await stored(target(), 'site_merges', `select=id,site_id,counts&site_id=in.(${places.join()})`);
  expect(kept).toHaveLength(rows.length);
  const into = new Map(
    (await stored(target(), 'sites', `select=id,merged_into&id=in.(${places.join()})`)).map((one) => [
      one['id'],
      one['merged_into'],
    ]),
  );
  for (const place of places) {
    let at: unknown = place;
    for (let step = 0; step < places.length && at !== null; step += 1) at = into.get(at) ?? null;
    expect(at, 'a circle').toBeNull();
    // Of each place one joining counts at the most: none had seen another's.
    expect(kept.filter((one) => one['site_id'] === place && one['counts']).length).toBeLessThanOrEqual(1);
  }
});

it('the server is well', async () => {
  await expectWell(target());
});
