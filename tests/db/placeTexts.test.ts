/** Texts of the studio for places: on the place's page while they are live and the later word, with every wording, and nowhere else. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { inHours, passTime } from './support/passTime.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const HOUR = 3_600_000;
const writers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const at = (ms = 0) => new Date(Date.now() + ms).toISOString();
  const post = async (person: Person, table: string, row: Row) =>
    world().rest('POST', table, await world().token(person), {
      id: randomUUID(),
      user_id: accountOf(person)?.id ?? null,
      client_created_at: at(),
      ...row,
    });

  async function place(titleEs: string | null = 'El quiosco'): Promise<string> {
    const id = randomUUID();
    await query(
      `insert into public.sites (id, slug, kind, title_en, title_es, about_en, place, latitude, longitude)
       values ($1, $2, 'other', 'The kiosk', $3, 'Shut since May.', '1 Ferry Landing', 43, -69)`,
      [id, `kiosk-${id.slice(0, 8)}`, titleEs],
    );
    await query(
      `insert into public.site_events (id, site_id, happened_on, text_en, source_en, client_created_at)
       values ($1, $2, '2025-01-02', 'Somebody saw it.', 'A resident', now())`,
      [randomUUID(), id],
    );
    return id;
  }

  interface Text {
    readonly item: string;
    readonly revision: string;
    readonly words: string;
  }
  async function write(site: string, more: Row = {}, after: Text | null = null): Promise<Text> {
    const [item, revision, words] = [after?.item ?? randomUUID(), randomUUID(), `Secret words ${randomUUID()}`];
    const body = {
      asked: `site/${site}`,
      title: { en: 'The old kiosk', es: 'El viejo quiosco' },
      about: { en: words },
      plan: { en: `Plan: ${words}` },
      ...more,
    };
    const row = { id: revision, item_id: item, kind: 'place', slug: 'kiosk', parent_id: after?.revision ?? null, body };
    expect(await post('content', 'content_revisions', row)).toMatchObject({ status: 201 });
    return { item, revision, words };
  }
  const step = ({ item, revision }: Text, action: string, more: Row = {}, person: Person = 'content') =>
    post(person, 'content_events', { item_id: item, revision_id: revision, action, ...more });
  async function live(site: string, more: Row = {}, after: Text | null = null): Promise<Text> {
    const text = await write(site, more, after);
    expect(await step(text, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    expect(await step(text, 'published')).toMatchObject({ status: 201, message: '' });
    return text;
  }
  const putRight = (site: string, field: string, was: string | null, now: string | null) =>
    post('content', 'site_corrections', { site_id: site, field, was, now, reason_en: 'A neighbor told us.' });
  const page = async (site: string) =>
    (await world().rpc('visitor', 'live_sites')).rows.find((one) => one['id'] === site);
  const wordings = async (site: string): Promise<readonly Row[]> => {
    const told: unknown = (await page(site))?.['wordings'];
    return Array.isArray(told) ? told : [];
  };
  /** Everything that a visitor can ask for, with the ids that they could guess. */
  async function everything(site: string, { item }: Text): Promise<string> {
    const calls: (readonly [string, Row])[] = [
      ['live_sites', {}],
      ['reworded_sites', {}],
      ['known_sites', {}],
      ['live_content', { of_kind: 'place' }],
      ['content_versions', { of_item: item }],
      ['content_item', { of_item: item }],
      ['content_overview', { of_kind: 'place' }],
      ['reply_asked', { asked: `site/${site}` }],
      ['replies_begun', {}],
      ['links_of', { of_kind: 'place', of_id: item }],
      ['live_links', {}],
    ];
    const said = await Promise.all(calls.map(([name, args]) => world().rpc('visitor', name, args)));
    const tables = ['content_items', 'content_revisions', 'content_events', 'sites'].map((table) =>
      world().rest('GET', `${table}?select=*`, null),
    );
    return JSON.stringify([said, await Promise.all(tables)]);
  }

  it('a draft, one in review, an approved and a planned one are read by nobody outside', async () => {
    const site = await place();
    const text = await write(site);
    for (const [action, more, person] of [
      ['submitted', { assignee: accountOf('manager')?.id }, 'content'],
      ['approved', {}, 'manager'],
      ['scheduled', { go_live_at: at(HOUR) }, 'content'],
    ] as const) {
      expect(await everything(site, text)).not.toContain(text.words);
      expect(await step(text, action, more, person)).toMatchObject({ status: 201 });
    }
    const all = await everything(site, text);
    expect(all).not.toContain(text.words);
    expect(all).not.toContain(text.item);
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk', about_en: 'Shut since May.', wordings: [] });
  });

  it('its writer alone does not put it out: somebody else looks first', async () => {
    const site = await place();
    const text = await write(site);
    expect((await step(text, 'published')).status).toBeGreaterThanOrEqual(400);
    expect((await step(text, 'approved')).status).toBeGreaterThanOrEqual(400);
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk' });
  });

  it('from its time on the page says it, with what stood there; once it has expired the desk’s words stand again', async () => {
    const site = await place();
    const text = await write(site, { reworded: { en: 'Neighbors asked.' } });
    expect(await step(text, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    expect(await step(text, 'scheduled', { go_live_at: inHours(0.01), expire_at: inHours(0.03) })).toMatchObject({
      status: 201,
    });
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk', plan_en: null, before: null });
    await passTime(world().backend.database, 0.02);
    expect(await page(site)).toMatchObject({
      title_en: 'The old kiosk',
      title_es: 'El viejo quiosco',
      about_en: text.words,
      about_es: null,
      plan_en: `Plan: ${text.words}`,
      before: { title_en: 'The kiosk', title_es: 'El quiosco', about_en: 'Shut since May.', about_es: null },
      wordings: [{ id: text.revision, title_en: 'The old kiosk', reason_en: 'Neighbors asked.' }],
    });
    await passTime(world().backend.database, 0.02);
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk', about_en: 'Shut since May.', plan_en: null });
    // What everybody could read stays in the story.
    expect((await page(site))?.['wordings']).toHaveLength(1);
  });

  it('every wording stays in the story, the oldest first, and what is taken down is in it no more', async () => {
    const site = await place();
    const first = await live(site);
    const second = await live(site, { title: { en: 'The new kiosk' } }, first);
    const ids = async () => (await wordings(site)).map(({ id }) => id);
    expect(await ids()).toEqual([first.revision, second.revision]);
    const told = (await world().rpc('visitor', 'reworded_sites')).rows.map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining([first.revision, second.revision]));
    expect(await step(second, 'unpublished', { reason_en: 'It named somebody.' })).toMatchObject({ status: 201 });
    expect(await ids()).toEqual([]);
    expect(await everything(site, second)).not.toContain(second.words);
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk', before: null });
  });

  it('what is put right at the desk later counts, field by field, and quotes what the page said', async () => {
    const site = await place();
    const text = await live(site);
    expect(await putRight(site, 'title_en', 'The kiosk', 'A kiosk')).toMatchObject({ status: 201 });
    expect(await page(site)).toMatchObject({ title_en: 'The old kiosk', corrections: [] });
    expect(await putRight(site, 'title_en', 'The old kiosk', 'The ferry kiosk')).toMatchObject({ status: 201 });
    expect(await page(site)).toMatchObject({
      title_en: 'The ferry kiosk',
      title_es: 'El viejo quiosco',
      about_en: text.words,
      corrections: [{ field: 'title_en', was: 'The old kiosk', now: 'The ferry kiosk' }],
      before: { title_en: null, title_es: 'El quiosco' },
    });
    const known = (await world().rpc('content', 'known_sites')).rows.find(({ id }) => id === site);
    expect(known).toMatchObject({ title_en: 'The ferry kiosk', about_en: text.words });
    // A newer text of the studio is the later word again.
    await live(site, { title: { en: 'The kiosk at last' } }, text);
    expect(await page(site)).toMatchObject({ title_en: 'The kiosk at last', title_es: null });
    // What was put right outlives the text that it corrected.
    const [last] = await wordings(site);
    expect(last).toMatchObject({ title_en: 'The old kiosk' });
  });

  it('the last title is taken off by nobody, whoever wrote it', async () => {
    const site = await place();
    await live(site, { title: { en: 'The old kiosk' } });
    expect(await page(site)).toMatchObject({ title_es: null });
    expect(await putRight(site, 'title_en', 'The old kiosk', null)).toMatchObject({ status: 400, code: '22023' });
    expect(await page(site)).toMatchObject({ title_en: 'The old kiosk' });
  });

  it('a place that is hidden takes its texts with it, one that is joined is told on the other’s page', async () => {
    const [site, other] = [await place(), await place()];
    const [text, last] = [await live(site), await live(other)];
    await query('update public.sites set hidden = true where id = $1', [site]);
    expect(await everything(site, text)).not.toContain(text.words);
    await query('update public.sites set hidden = false, merged_into = $2 where id = $1', [site, other]);
    expect(await everything(site, text)).not.toContain(text.words);
    expect(await page(other)).toMatchObject({ about_en: last.words });
    // Nothing goes out for what nobody reads.
    const late = await write(site);
    expect(await step(late, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    expect((await step(late, 'published')).message).toContain('It names something that is not publis');
    const [row] = (await world().rpc('content', 'reply_asked', { asked: `site/${site}` })).rows;
    expect(row).toBeUndefined();
  });

  it('begins as the page has it, once for a place that has one', async () => {
    const site = await place();
    const asked = async () => (await world().rpc('content', 'reply_asked', { asked: `site/${site}` })).rows[0];
    expect(await asked()).toMatchObject({
      text_en: 'The kiosk',
      answer_en: 'Shut since May.',
      plan_en: null,
      replies: [],
    });
    const text = await live(site);
    expect(await asked()).toMatchObject({ text_en: 'The old kiosk', answer_en: text.words, replies: [text.item] });
    expect((await asked())?.['slug']).toMatch(/^kiosk-/);
  });

  it.each(people)(
    '%s is told what is written of a place, and what every place says, only if the role says so',
    async (person) => {
      const text = await write(await place());
      const begun = await world().rpc(person, 'replies_begun');
      const saw = Array.isArray(begun.rows) && begun.rows.some(({ id }) => id === text.item);
      expect(saw).toBe([...writers, 'advisor'].includes(person));
      expect((await world().rpc(person, 'known_sites')).status).toBe(
        writers.includes(person) ? 200 : person === 'visitor' ? 401 : 403,
      );
    },
  );

  it.each([
    ['about a question', { asked: `question/${randomUUID()}` }],
    ['about nothing', { asked: 'site/1' }],
    ['with a title too long', { title: { en: 'x'.repeat(121) } }],
    ['with a field of its own', { owner: 'Somebody' }],
  ])('a text %s is refused', async (_, more) => {
    const body = { asked: `site/${randomUUID()}`, title: { en: 'A kiosk' }, ...more };
    const row = { item_id: randomUUID(), kind: 'place', slug: 'kiosk', parent_id: null, body };
    expect((await post('content', 'content_revisions', row)).code).toBe('22023');
  });

  it('a text about a place that there is not goes out to nobody', async () => {
    const text = await write(randomUUID());
    expect(await step(text, 'approved', {}, 'manager')).toMatchObject({ status: 201 });
    expect((await step(text, 'published')).message).toContain('It names something that is not publis');
  });
});
