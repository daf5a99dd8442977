/** Pictures of places: anybody sends one, nobody sees it before somebody said what it shows, and nothing in it tells where it was taken. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deskPicturesRead } from '../../src/features/places/data/deskPictureReads.ts';
import { shownPicturesRead } from '../../src/features/places/data/pictureReads.ts';
import { pictureActKind, sitePictureKind, type PictureAct } from '../../src/features/places/model/pictureKinds.ts';
import { strippedJpeg } from '../../src/core/picture/strip.ts';
import { cameraNotes, takenAt } from '../support/exif.ts';
import { aJpeg, CANVASES, SIZE, TELLING } from '../support/jpegs.ts';
import { draw, hashOf } from '../support/pictures.ts';
import { classify } from '../../src/core/outbox/verdict.ts';
import { sendFrom } from './support/senders.ts';
import { accountOf, leaders, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld, type Answer } from './support/world.ts';

const readers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
/** Who goes and looks, and must know what was photographed there. */
const walkers: readonly Person[] = [...readers, 'organizer'];
const SITE = '517e0000-0000-4000-8000-000000000001';
const ALT = { altEn: 'A mill with broken windows', altEs: 'Una fábrica con ventanas rotas' };

/** A part of that number with these bytes, behind the first marker. */
function withSegment(jpeg: Buffer, marker: number, bytes: string): Buffer {
  const body = Buffer.from(bytes, 'latin1');
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** What the phone makes of an answer. */
const verdictOn = ({ status, code, message }: Pick<Answer, 'status' | 'code' | 'message'>) =>
  classify({ status, code, message, contentType: 'application/json', retryAfterMs: null, networkError: null });

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const post = async (person: Person | null, table: string, row: Record<string, unknown>) =>
    world().rest('POST', table, person === null ? null : await world().token(person), row);
  const reported = async (): Promise<string> => {
    const report = goodRow('site_reports');
    expect((await post(null, 'site_reports', report)).status).toBe(201);
    return String(report['id']);
  };
  const sent = async (more: Record<string, unknown> = {}, jpeg?: Buffer) => {
    const id = randomUUID();
    const bytes = jpeg ?? (await draw('image/jpeg'));
    const report_id = 'report_id' in more ? more['report_id'] : await reported();
    const row = { ...goodRow('site_pictures'), id, report_id, picture: bytes.toString('base64'), ...SIZE, ...more };
    return { id, bytes, answer: await post(null, 'site_pictures', row) };
  };
  const shown = async () => shownPicturesRead.parse((await world().rpc('visitor', 'live_site_pictures', {})).rows);
  const fetched = async (file: string) => {
    const told = await world().sqlAs('visitor', (ask) => ask('select public.site_picture($1) as told', [file]));
    return told[0]?.['told'] ?? null;
  };
  const headOf = async (id: string) =>
    String((await query('select head from public.site_pictures where id = $1', [id]))[0]?.head ?? '') || null;
  const decide = async (person: Person, picture: string, show: PictureAct['show'], seen?: string | null) => {
    const act = { picture, show, seen: seen === undefined ? await headOf(picture) : seen };
    const meta = { id: randomUUID(), userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() };
    return post(person, 'site_picture_acts', pictureActKind.toRow(act, meta));
  };
  const before = (more = {}): NonNullable<PictureAct['show']> => ({
    site: SITE,
    phase: 'before',
    on: '2026-05-01',
    ...ALT,
    ...more,
  });

  it('nothing that a reader of camera notes finds is on the server, whatever is sent', async () => {
    const telling = await draw('image/jpeg', { notes: true });
    expect(await takenAt(telling)).toMatchObject({ latitude: 43.2 });
    expect((await sent({}, telling)).answer.status).toBeGreaterThanOrEqual(400);
    // As the app makes it of the same picture.
    const cleaned = Buffer.from(strippedJpeg(new Uint8Array(telling)));
    expect((await sent({}, cleaned)).answer.status).toBe(201);
    const kept = await query('select picture from public.site_pictures');
    expect(kept.length).toBeGreaterThan(3);
    for (const { picture } of kept) {
      const bytes = Buffer.from(String(picture), 'base64');
      expect([await cameraNotes(bytes), await takenAt(bytes)]).toEqual([null, null]);
    }
  });

  it('a picture as the app sends it arrives whole, waits on the phone until its report is here, and twice is once', async () => {
    const report = goodRow('site_reports');
    const picture = (await draw('image/jpeg')).toString('base64');
    const meta = { id: randomUUID(), userId: null, createdAt: new Date().toISOString() };
    const row = sitePictureKind.toRow({ report: String(report['id']), site: null, picture, ...SIZE }, meta);
    const early = await post(null, 'site_pictures', row);
    expect(early).toMatchObject({ status: 503, code: 'PT503' });
    expect(verdictOn(early).outcome).toBe('later');
    expect(await query('select id from public.site_pictures where id = $1', [meta.id])).toEqual([]);
    await post(null, 'site_reports', report);
    expect(await post(null, 'site_pictures', row)).toMatchObject({ status: 201 });
    expect(await post(null, 'site_pictures', row)).toMatchObject({ status: 409, code: '23505' });
    expect((await query('select picture, state from public.site_pictures where id = $1', [meta.id]))[0]).toEqual({
      picture,
      state: 'waiting',
    });
  });

  it('a picture whose report does not arrive is asked for ever less often, and refused after 30 days', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { ...goodRow('site_pictures'), report_id: randomUUID() };
    const sendAs = (client_created_at: string) =>
      sendFrom(world(), {}, 'site_pictures', [{ ...row, client_created_at }]);
    expect(await sendAs(ago(0))).toMatchObject({ code: 'PT503', retryAfter: 20 });
    expect(await sendAs(ago(1))).toMatchObject({ code: 'PT503', retryAfter: 900 });
    const stale = await post(null, 'site_pictures', { ...row, client_created_at: ago(31) });
    expect(stale).toMatchObject({ status: 400, code: '22023' });
  });

  it('a full room and an address that sent enough for a day make a picture wait, and are never its refusal', async () => {
    await query('update private.form_limits set picture_bytes = 1');
    const full = (await sent()).answer;
    await query('update private.form_limits set picture_bytes = default, pictures_per_address_day = 2');
    expect(full).toMatchObject({ status: 503, code: 'PT503' });
    expect(verdictOn(full).outcome).toBe('later');
    const from = async (address: string) =>
      sendFrom(world(), { address, device: randomUUID() }, 'site_pictures', [
        { ...goodRow('site_pictures'), report_id: await reported() },
      ]);
    for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8']) expect(await from(address)).toBeNull();
    expect(await from('198.51.100.7')).toMatchObject({ code: 'PT429' });
    // Staff are not counted.
    const place = { ...goodRow('site_pictures'), report_id: null, site_id: SITE, user_id: accountOf('organizer')?.id };
    const walker = { address: '198.51.100.7', person: 'organizer' } as const;
    expect(await sendFrom(world(), walker, 'site_pictures', [place])).toBeNull();
    await query('update private.form_limits set pictures_per_address_day = default');
  });

  it.each(people)('%s is told how full the room is only as a leader', async (person) => {
    const { rows, code } = await world().rpc(person, 'site_picture_room', {});
    if (!leaders.includes(person)) return expect(code).toBe('42501');
    const [sum] = await query(
      'select count(*)::int as pictures, sum(octet_length(picture))::float8 as bytes from public.site_pictures',
    );
    expect(rows).toEqual([{ ...sum, most: 2_147_483_648 }]);
  });

  it.each<readonly [string, () => Promise<Buffer>]>([
    ['the camera’s notes on place and owner', () => draw('image/jpeg', { notes: true })],
    ['XMP', () => draw('image/jpeg', { xmp: true })],
    ['a comment', async () => withSegment(await draw('image/jpeg'), 0xfe, '43.2, -69.2')],
    ['IPTC', async () => withSegment(await draw('image/jpeg'), 0xed, 'Photoshop 3.0\0 Canal Street')],
    ['another maker’s notes', async () => withSegment(await draw('image/jpeg'), 0xe5, 'at home')],
    [
      'a second picture in its head',
      async () => withSegment(await draw('image/jpeg'), 0xe0, `JFIF\0${'x'.repeat(99)}`),
    ],
    ['a page behind it', async () => Buffer.concat([await draw('image/jpeg'), Buffer.from('<script>')])],
    ['half of it', async () => (await draw('image/jpeg')).subarray(0, 150)],
    ['PNG', () => draw('image/png')],
    ['WebP', () => draw('image/webp')],
    ['nothing', async () => Buffer.alloc(0)],
    ...TELLING,
    ['200 kB too much', async () => Buffer.concat([await draw('image/jpeg'), Buffer.alloc(300_000)])],
  ])('a picture with %s, sent around the app, is refused and not kept', async (_, make) => {
    const { id, answer } = await sent({}, await make());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toMatch(/site_pictures_picture_(plain_jpeg|at_most_200_kb)/);
    expect(await query('select id from public.site_pictures where id = $1', [id])).toEqual([]);
  });

  it.each<readonly [string, () => Promise<Buffer>, { readonly width: number; readonly height: number }]>([
    ['baseline', () => aJpeg(false), SIZE],
    ['progressive', () => aJpeg(true), SIZE],
    [
      'mozjpeg’s',
      async () =>
        sharp(await aJpeg(false))
          .jpeg({ mozjpeg: true })
          .toBuffer(),
      SIZE,
    ],
    [
      'grey',
      async () =>
        sharp(await aJpeg(false))
          .grayscale()
          .jpeg()
          .toBuffer(),
      SIZE,
    ],
    [
      'the worst',
      async () =>
        sharp(await aJpeg(false))
          .jpeg({ quality: 1 })
          .toBuffer(),
      SIZE,
    ],
    [
      'the best',
      async () =>
        sharp(await aJpeg(false))
          .jpeg({ quality: 100 })
          .toBuffer(),
      SIZE,
    ],
    ...Object.entries(CANVASES).map(
      ([name, written]) =>
        [
          `a canvas of ${name}’s`,
          async () => Buffer.from(strippedJpeg(new Uint8Array(Buffer.from(written, 'base64')))),
          { width: 64, height: 48 },
        ] as const,
    ),
  ])('a plain picture arrives: %s', async (_, make, size) => {
    expect((await sent(size, await make())).answer).toMatchObject({ status: 201 });
  });

  it('a picture as large as any is plain, written in one pass or in several', async () => {
    const noise = { type: 'gaussian' as const, mean: 90, sigma: 60 };
    const large = sharp({ create: { width: 700, height: 600, channels: 3, background: '#777', noise } });
    for (const progressive of [false, true]) {
      const picture = (await large.clone().jpeg({ progressive, quality: 45 }).toBuffer()).toString('base64');
      expect(picture.length).toBeGreaterThan(120_000);
      expect(await query('select private.jpeg_tells_nothing($1, 700, 600) as plain', [picture])).toEqual([
        { plain: true },
      ]);
    }
  });

  it.each([
    ['of another width than it says', { width: 17 }],
    ['of another height than it says', { height: 16 }],
    ['of nothing', { report_id: null }],
    ['of two things', { site_id: SITE }],
    ['of a place, by a visitor', { report_id: null, site_id: SITE }],
    ['that is no base64', { picture: '/9j/é' }],
    ['that is a number', { picture: 7 }],
    ['of no width', { width: 0 }],
    ['wider than any', { width: 4001 }],
    ['of a far date', { client_created_at: '9999-01-01T00:00:00Z' }],
    ['in another’s name', { user_id: '00000000-0000-4000-8000-000000000001' }],
    ['that is shown already', { state: 'shown' }],
    ['under a name of its own', { file: 'x.jpg' }],
    ['that is described by its sender', { alt_en: 'Anything' }],
  ])('a picture %s is refused', async (_, more) => {
    expect((await sent(more)).answer.status).toBeGreaterThanOrEqual(400);
  });

  it('takes four of one report and no fifth, also of five at once, and the same one again as done', async () => {
    const report_id = await reported();
    const all = await Promise.all(Array.from({ length: 5 }, () => sent({ report_id })));
    expect(all.map(({ answer }) => answer.status).sort()).toEqual([201, 201, 201, 201, 400]);
    const known = all.find(({ answer }) => answer.status === 201);
    expect((await sent({ report_id, id: known?.id })).answer.code).toBe('23505');
  });

  it('is nobody’s before it is shown with words in both languages, everybody’s then, and nobody’s when it is kept off', async () => {
    const { id, bytes } = await sent(
      { width: 40, height: 30 },
      await sharp(await draw('image/jpeg'))
        .resize(40)
        .jpeg()
        .toBuffer(),
    );
    const file = `${hashOf(bytes)}.jpg`;
    expect(await fetched(file)).toBeNull();
    for (const person of people) {
      const answer = await world().rest('GET', `site_pictures?id=eq.${id}`, await world().token(person));
      expect([person, answer.rows?.length === 1]).toEqual([person, walkers.includes(person)]);
    }
    for (const more of [
      { altEs: '' },
      { altEn: '  x ' },
      { phase: 'later' },
      { on: 'infinity' },
      { site: randomUUID() },
    ])
      expect((await decide('content', id, before(more as never))).status).toBeGreaterThanOrEqual(400);
    expect(await fetched(file)).toBeNull();
    expect((await decide('content', id, before())).status).toBe(201);
    expect(await fetched(file)).toBe(bytes.toString('base64'));
    expect((await shown()).find((one) => one.id === id)).toMatchObject({ site: SITE, file, alt_es: ALT.altEs });
    await query('update public.sites set hidden = true where id = $1', [SITE]);
    expect([await fetched(file), (await shown()).some((one) => one.id === id)]).toEqual([null, false]);
    await query('update public.sites set hidden = false where id = $1', [SITE]);
    expect((await decide('manager', id, null)).status).toBe(201);
    expect([await fetched(file), (await shown()).some((one) => one.id === id)]).toEqual([null, false]);
  });

  it('of two who decide without knowing of each other, the one who keeps it off is right', async () => {
    for (const order of ['off first', 'off last']) {
      const { id } = await sent();
      const both = [() => decide('manager', id, null, null), () => decide('content', id, before(), null)];
      for (const one of order === 'off first' ? both : both.toReversed()) expect((await one()).status).toBe(201);
      expect((await query('select state from public.site_pictures where id = $1', [id]))[0]).toEqual({
        state: 'kept_off',
      });
      const acts = await query('select counts from public.site_picture_acts where picture_id = $1', [id]);
      expect(acts).toHaveLength(2);
    }
  });

  const line = async (id: string) =>
    (
      await query('select private.site_picture_line(one) as line from public.site_pictures as one where id = $1', [id])
    )[0]?.line as Record<string, unknown>; // of the function

  it('a show that was not done because somebody had shown it otherwise is not lost silently: both see it until one decides', async () => {
    const { id } = await sent();
    await decide('content', id, before(), null);
    expect((await decide('manager', id, before({ phase: 'after' }), null)).status).toBe(201);
    expect(await line(id)).toMatchObject({
      phase: 'before',
      contested: true,
      acts: [
        { phase: 'before', counts: true },
        { phase: 'after', counts: false },
      ],
    });
    await decide('manager', id, before({ phase: 'after' }));
    expect(await line(id)).toMatchObject({ phase: 'after', contested: false });
  });

  it('two who show it alike do not disagree, and whoever kept off what another had shown meanwhile tells both', async () => {
    const { id } = await sent();
    for (const person of ['content', 'manager'] as const) await decide(person, id, before(), null);
    expect(await line(id)).toMatchObject({ state: 'shown', contested: false });
    await decide('manager', id, null, null);
    expect(await line(id)).toMatchObject({ state: 'kept_off', contested: true });
    await decide('content', id, null);
    expect(await line(id)).toMatchObject({ state: 'kept_off', contested: false });
  });

  it('the second decision of one person follows their first, as the phone sends both', async () => {
    const { id } = await sent();
    const first = pictureActKind.toRow({ picture: id, show: before(), seen: null }, { id: randomUUID(), userId: accountOf('content')?.id ?? null, createdAt: new Date().toISOString() }); // prettier-ignore
    await post('content', 'site_picture_acts', first);
    await decide('content', id, before({ phase: 'after' }), String(first['id']));
    expect(await line(id)).toMatchObject({ phase: 'after', contested: false });
  });

  it('pictures that staff took are shown a page at a time, and none twice', async () => {
    const page = async (more: Record<string, unknown>) =>
      deskPicturesRead.parse((await world().rpc('content', 'site_picture_desk', { most: 2, ...more })).rows);
    const all = deskPicturesRead.parse((await world().rpc('content', 'site_picture_desk', { most: 200 })).rows);
    const seen: string[] = [];
    for (let rows = await page({}); rows.length > 0;) {
      seen.push(...rows.map((one) => one.id));
      const last = rows.at(-1);
      rows = await page({ before_at: last?.created_at, before_id: last?.id });
    }
    expect(seen).toEqual(all.map((one) => one.id));
    expect((await world().rpc('organizer', 'site_picture_desk', {})).code).toBe('42501');
  });

  it.each(people)(
    '%s decides about pictures, takes one of a place and erases one only if the role says so',
    async (person) => {
      const may = readers.includes(person);
      const { id } = await sent();
      expect((await decide(person, id, null)).status === 201).toBe(may);
      const own = {
        ...goodRow('site_pictures'),
        report_id: null,
        site_id: SITE,
        user_id: accountOf(person)?.id ?? null,
      };
      expect((await post(person, 'site_pictures', own)).status === 201).toBe(walkers.includes(person));
      expect((await world().rpc(person, 'erase_site_picture', { picture: id })).code === '').toBe(may);
      expect(await query('select id from public.site_pictures where id = $1', [id])).toHaveLength(may ? 0 : 1);
    },
  );

  it('an erased one does not come back when it is sent again, and that it was erased is on record', async () => {
    const { id } = await sent();
    await world().rpc('content', 'erase_site_picture', { picture: id });
    await sent({ id });
    expect(await query('select id from public.site_pictures where id = $1', [id])).toEqual([]);
    expect(
      await query("select operation from public.audit_events where table_name = 'site_pictures' and record_id = $1", [
        id,
      ]),
    ).toEqual([{ operation: 'DELETE' }]);
    for (const picture of [null, 'x', 7])
      expect((await world().rpc('content', 'erase_site_picture', { picture })).status).toBeGreaterThanOrEqual(400);
  });

  it('a picture whose report is gone is removed with the next one that comes, and one that has its report stays', async () => {
    const gone = await reported();
    const [lost, kept] = [await sent({ report_id: gone }), await sent()];
    await query('delete from public.site_reports where id = $1', [gone]);
    await query("update public.site_pictures set created_at = now() - interval '61 minutes' where id = any ($1)", [
      [lost.id, kept.id],
    ]);
    await sent();
    const left = await query('select id from public.site_pictures where id = any ($1)', [[lost.id, kept.id]]);
    expect(left).toEqual([{ id: kept.id }]);
  });

  it.each(people)(
    '%s takes a place off its page, and puts it back, only if the role says so; who did is on record',
    async (person) => {
      const may = readers.includes(person);
      const hidden = async () => (await query('select hidden from public.sites where id = $1', [SITE]))[0]?.hidden;
      const hide = (value: unknown) =>
        post(person, 'site_hides', {
          ...goodRow('site_hides'),
          site_id: SITE,
          hidden: value,
          user_id: accountOf(person)?.id ?? null,
        });
      expect((await hide(true)).status === 201).toBe(may);
      expect(await hidden()).toBe(may);
      expect((await hide(false)).status === 201).toBe(may);
      expect(await hidden()).toBe(false);
      const record = await query('select hidden from public.site_hides where user_id = $1 order by arrival', [
        accountOf(person)?.id ?? null,
      ]);
      expect(record).toEqual(may ? [{ hidden: true }, { hidden: false }] : []);
    },
  );
});
