/** A picture in a section of the landing page, over the network: whole in both languages, and everybody's exactly while the section shows it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import { sha256Of } from '../../src/build/contentHash.ts';
import { objectPath, PICTURE_PATH } from '../../src/core/picture/value.ts';
import type { Row } from '../../supabase/local/database.ts';
import { draw, nameOf } from '../support/pictures.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { accountOf } from './support/people.ts';
import { inHours, passTime } from './support/passTime.ts';
import { openSessions } from './support/sessions.ts';
import { makeToken, secret } from './support/tokens.ts';

let served: Served;
beforeAll(async () => {
  served = await serveGateway();
  await openSessions(served.backend.database.query);
});
afterAll(() => served.close());

const signed = () => ({
  authorization: `Bearer ${makeToken({ sub: accountOf('content')?.id }, secret())}`,
});
const query = (text: string, params: unknown[] = []) => served.backend.database.query(text, params);
const add = (table: string, row: Row) =>
  served.post(
    `/rest/v1/${table}`,
    { user_id: accountOf('content')?.id, client_created_at: new Date().toISOString(), ...row },
    signed(),
  );
const status = async (file: string) => (await fetch(`${served.url}${PICTURE_PATH}${file}`)).status;
const said = async (locale: string): Promise<Row> => {
  const answer = await served.ask(`/rest/v1/content_snapshots?select=body&locale=eq.${locale}`);
  const [row] = (await answer.json()) as Row[];
  return (row?.body ?? {}) as Row; // a snapshot's body
};

/** A picture that somebody brought. */
async function bring(over: Row = {}): Promise<{ file: string; picture: Row }> {
  const bytes = await draw('image/avif');
  const file = nameOf(bytes, 'image/avif');
  const answer = await served.ask(objectPath(file), {
    method: 'POST',
    headers: { 'content-type': 'image/avif', ...signed() },
    body: new Uint8Array(bytes),
  });
  expect(answer.status).toBe(200);
  const [media, files] = [randomUUID(), [{ file, width: 16, height: 12 }]];
  expect((await add('media', { id: media, files })).status).toBe(201);
  const alt = { en: 'A bridge', es: 'Un puente' };
  return { file, picture: { media, files, x: 50, y: 50, decorative: false, alt, ...over } };
}

/** The section with another picture in one of its entries, or in itself: saved, not published. */
async function write(section: 'testimonials' | 'priorities' | 'video', picture: Row) {
  const [now] = await query(
    `select item.id, item.slug, said.id as revision, said.body from public.content_items as item
     join public.content_revisions as said on said.item_id = item.id where item.kind = $1 order by said.arrival desc limit 1`,
    [`words-${section}`],
  );
  const body = now?.body as Row & { items?: Row[] }; // a section's body
  const put = (one: Row) => ({ ...one, picture });
  const next = body.items ? { ...body, items: body.items.map((one, at) => (at === 1 ? put(one) : one)) } : put(body);
  const [id, item_id] = [randomUUID(), String(now?.id)];
  const row = { id, item_id, kind: `words-${section}`, slug: now?.slug, parent_id: now?.revision, body: next };
  const saved = await add('content_revisions', row);
  const step = (action: string, more: Row = {}) =>
    add('content_events', { id: randomUUID(), item_id, revision_id: id, action, ...more });
  return { saved, step };
}

describe('a picture in a section', () => {
  it.each(['video', 'testimonials', 'priorities'] as const)(
    'of %s is whole in both languages, everybody’s while it is live, and nobody’s before and after',
    async (section) => {
      const { file, picture } = await bring();
      const { saved, step } = await write(section, picture);
      expect([saved.status, await saved.text()]).toEqual([201, '']);
      expect(await status(file)).toBe(404);
      const soon = new Date(Date.now() + 86_400_000).toISOString();
      expect((await step('scheduled', { go_live_at: soon })).status).toBe(201);
      // Planned words lie in the table, and name it.
      expect(
        await query(`select number from public.content_snapshots where body::text like $1`, [`%${file}%`]),
      ).not.toEqual([]);
      expect([await status(file), JSON.stringify(await said('en')).includes(file)]).toEqual([404, false]);
      expect((await step('published')).status).toBe(201);
      expect(await status(file)).toBe(200);
      for (const [locale, words] of Object.entries({ en, es })) {
        const now = (await said(locale))[section] as Row; // a section
        const { items } = now as { items?: Row[] };
        expect((items ? items[1] : now)?.picture, locale).toEqual(picture);
        const own = words[section];
        const before = 'items' in own ? own.items.map(({ picture: shown, ...rest }) => [rest, shown]) : null;
        if (items)
          expect(items.map(({ picture: shown, ...rest }, at) => [rest, at === 1 ? before?.[1]?.[1] : shown])).toEqual(
            before,
          );
      }
      // Another picture takes its place.
      const other = await bring();
      const next = await write(section, other.picture);
      expect((await next.step('published')).status).toBe(201);
      expect([await status(file), await status(other.file)]).toEqual([404, 200]);
      // The first wording again.
      const again = await write(section, picture);
      expect((await again.step('published')).status).toBe(201);
      expect([await status(file), await status(other.file)]).toEqual([200, 404]);
      expect((await again.step('unpublished')).status).toBe(201);
      expect(await status(file)).toBe(404);
    },
  );

  it('that expires is nobody’s from that moment', async () => {
    const { file, picture } = await bring();
    const { step } = await write('video', picture);
    const expire_at = inHours(1);
    expect((await step('published', { expire_at })).status).toBe(201);
    expect(await status(file)).toBe(200);
    await passTime(served.backend.database, 2);
    expect(await status(file)).toBe(404);
  });

  it.each(['video', 'testimonials', 'priorities'] as const)(
    'of %s that is not described in both languages, or never arrived, does not go out',
    async (section) => {
      for (const over of [
        { alt: {} },
        { alt: { en: 'A bridge' } },
        { alt: { es: 'Un puente' } },
        { media: randomUUID() },
      ]) {
        const { file, picture } = await bring(over);
        const { saved, step } = await write(section, picture);
        expect(saved.status).toBe(201);
        const answer = await step('published');
        expect([answer.ok, await answer.text()]).toEqual([false, expect.stringContaining('picture')]);
        const planned = await step('scheduled', { go_live_at: new Date(Date.now() + 86_400_000).toISOString() });
        expect(planned.ok).toBe(false);
        expect(await status(file)).toBe(404);
      }
      const { file, picture } = await bring({ alt: {}, decorative: true });
      const { step } = await write(section, picture);
      expect((await step('published')).status).toBe(201);
      expect(await status(file)).toBe(200);
    },
  );

  it('that is half of one is not even a draft', async () => {
    const { picture } = await bring();
    for (const over of [{ files: [] }, { alt: { en: 5 } }, { x: 101 }, { more: 1 }]) {
      const { saved } = await write('testimonials', { ...picture, ...over });
      expect(saved.ok).toBe(false);
    }
  });
});

describe('words that come from a file', () => {
  const publish = async (locale: string, body: Row) => {
    const replaces = sha256Of((await said(locale)) as never); // whatever is published
    return served.post(
      '/rest/v1/rpc/publish_content',
      { locale, body, sha256: sha256Of(body as never), replaces },
      signed(),
    );
  };

  it('do not name a picture that is not here, or that is not described', async () => {
    for (const over of [{ media: randomUUID() }, { alt: { en: 'A bridge' } }]) {
      const { file, picture } = await bring(over);
      const words = await said('en');
      const answer = await publish('en', { ...words, video: { ...en.video, picture } });
      expect([answer.ok, await answer.text()]).toEqual([false, expect.stringContaining('A picture has not arrived')]);
      expect(await status(file)).toBe(404);
    }
  });

  it('in one language show their picture, and the other language’s stays everybody’s while its page shows it', async () => {
    const [first, second] = [await bring(), await bring()];
    const { step } = await write('video', first.picture);
    expect((await step('published')).status).toBe(201);
    const answer = await publish('en', { ...(await said('en')), video: { ...en.video, picture: second.picture } });
    expect(await answer.text()).not.toContain('message');
    expect([await status(first.file), await status(second.file)]).toEqual([200, 200]);
    expect(await said('es')).toMatchObject({ video: { picture: first.picture } });
    // Its history tells it, and whoever publishes the section next says it in both.
    const [row] = await query(
      `select said.body from public.content_revisions as said where said.kind = 'words-video' order by said.arrival desc limit 1`,
    );
    expect(row?.body).toMatchObject({ picture: second.picture });
  });
});
