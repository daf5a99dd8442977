/** Two places that are one: what is told of either stands on one page, nothing is moved, and what was joined is taken apart again. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { deskRead } from '../../src/features/places/data/deskRead.ts';
import { shownPicturesRead } from '../../src/features/places/data/pictureReads.ts';
import { sitesRead } from '../../src/features/places/data/reads.ts';
import { mergeKind } from '../../src/features/places/model/deskKinds.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const readers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const site = async (name: string) => {
    const id = randomUUID();
    const slug = `${name}-${id.slice(0, 8)}`;
    await query(
      `insert into public.sites (id, slug, kind, title_en, place, latitude, longitude) values ($1, $2, 'lot', $3, '1 Nowhere', 43, -69)`,
      [id, slug, name],
    );
    await query(
      `insert into public.site_events (id, site_id, happened_on, text_en, source_en, client_created_at)
       values ($1, $2, '2025-01-02', $3, 'A resident', now())`,
      [randomUUID(), id, `Seen: ${name}`],
    );
    return { id, slug };
  };
  type Made = Awaited<ReturnType<typeof site>>;
  let [a, b, c] = [undefined, undefined, undefined] as unknown as [Made, Made, Made]; // made before each
  beforeEach(async () => {
    [a, b, c] = [await site('alder'), await site('birch'), await site('cedar')];
  });

  const headOf = async (of: string) =>
    ((await query('select merge_head from public.sites where id = $1', [of]))[0]?.merge_head ?? null) as string | null; // a uuid
  const merge = async (person: Person, from: string, into: string | null, more: Record<string, unknown> = {}) => {
    const meta = { id: randomUUID(), userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() };
    const said = { site: from, into, seen: await headOf(from), place: 'a', other: 'b' };
    const row = { ...mergeKind.toRow(said, meta), ...more };
    return world().rest('POST', 'site_merges', await world().token(person), row);
  };
  const into = async (of: string) =>
    (await query('select merged_into from public.sites where id = $1', [of]))[0]?.merged_into ?? null;
  const shown = async () => sitesRead.parse((await world().rpc('visitor', 'live_sites', {})).rows);
  const pageOf = async ({ slug }: Made) => (await shown()).find((one) => one.slug === slug) ?? null;
  const told = async (of: Made) => (await pageOf(of))?.story.map(({ text }) => text.en) ?? null;
  const record = async (of: string) =>
    (await query('select counts from public.site_merges where site_id = $1 order by arrival', [of])).map(
      ({ counts }) => counts,
    );

  it.each(people)('%s joins two places, and takes them apart, only if the role says so', async (person) => {
    const may = readers.includes(person);
    expect((await merge(person, a.id, b.id)).status === 201).toBe(may);
    expect(await into(a.id)).toBe(may ? b.id : null);
    expect((await merge(person, a.id, null)).status === 201).toBe(may);
    expect(await into(a.id)).toBeNull();
    const list = await world().rest('GET', 'site_merges?limit=1', await world().token(person));
    expect(list.status === 200 && Array.isArray(list.rows) && list.rows.length > 0).toBe(may);
  });

  it('story, pictures, reports, address and commitment follow, and are back where they were once it is taken apart', async () => {
    const picture = randomUUID();
    await query(
      `insert into public.site_pictures (id, site_id, picture, width, height, client_created_at, state, shown_site, phase, taken_on, alt_en, alt_es)
       values ($1, $2, $3, 1, 1, now(), 'shown', $2, 'before', '2025-01-01', 'A lot of glass', 'Un lote con vidrios')`,
      [picture, a.id, goodRow('site_pictures')['picture']],
    );
    await query(
      `update public.sites set commitment_id = (select commitment_id from public.sites where slug = 'harrow-mill') where id = $1`,
      [a.id],
    );
    const report = randomUUID();
    expect(
      (await world().rest('POST', 'site_reports', null, { ...goodRow('site_reports'), id: report, about_id: a.id }))
        .status,
    ).toBe(201);
    await query(`update public.site_reports set state = 'on_page', site_id = $2 where id = $1`, [report, a.id]);
    const receipt = async () =>
      (
        await world().sqlAs('visitor', (ask) => ask('select public.my_site_report($1) as told', [receiptCode(report)]))
      )[0]?.['told'];
    const desk = async () => {
      const lines = deskRead('decided').parse((await world().rpc('content', 'site_desk', { in_view: 'decided' })).rows);
      const line = lines.find(({ id }) => id === report);
      return { site: line?.site, about: line?.about };
    };
    const pictured = async () =>
      shownPicturesRead
        .parse((await world().rpc('visitor', 'live_site_pictures', {})).rows)
        .find(({ id }) => id === picture)?.site;
    const promised = async () => {
      const links = (await world().rpc('visitor', 'live_links', {})).rows as readonly Record<string, unknown>[]; // the function's own
      return links.filter(({ id }) => id === a.id).map(({ from_slug, words_en }) => [from_slug, words_en]);
    };

    expect((await merge('content', a.id, b.id)).status).toBe(201);
    expect(await pageOf(a)).toBeNull();
    expect(await pageOf(b)).toMatchObject({ joined: [a], commitment: 'harrow-mill' });
    expect(await told(b)).toEqual(['Seen: alder', 'Seen: birch']);
    expect(await receipt()).toMatchObject({ state: 'on_page', slug: b.slug });
    expect(await desk()).toEqual({ site: b.id, about: b.id });
    expect(await pictured()).toBe(b.id);
    expect(await promised()).toEqual([[b.slug, 'alder']]);

    expect((await merge('manager', a.id, null)).status).toBe(201);
    expect(await told(a)).toEqual(['Seen: alder']);
    expect(await pageOf(b)).toMatchObject({ joined: [], commitment: null });
    expect(await told(b)).toEqual(['Seen: birch']);
    expect(await receipt()).toMatchObject({ state: 'on_page', slug: a.slug });
    expect(await desk()).toEqual({ site: a.id, about: a.id });
    expect(await pictured()).toBe(a.id);
    expect(await promised()).toEqual([[a.slug, 'alder']]);
  });

  it('what is joined with a place that is joined itself is told where that one is', async () => {
    await merge('content', a.id, b.id);
    await merge('content', b.id, c.id);
    expect(await told(c)).toEqual(['Seen: alder', 'Seen: birch', 'Seen: cedar']);
    expect((await pageOf(c))?.joined).toEqual([a, b]);
    // Written in a dead spot before: it is about the same place.
    await query(
      `insert into public.site_events (id, site_id, happened_on, text_en, source_en, client_created_at)
       values ($1, $2, '2025-01-03', 'Late', 'A resident', now())`,
      [randomUUID(), a.id],
    );
    expect(await told(c)).toContain('Late');
  });

  it('two who join two places with each other at once: the first to arrive counts, and both stay on one page', async () => {
    const answers = await Promise.all([merge('content', a.id, b.id), merge('manager', b.id, a.id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([...(await record(a.id)), ...(await record(b.id))].toSorted()).toEqual([false, true]);
    const stays = (await into(a.id)) === null ? a : b;
    expect(await told(stays)).toEqual(['Seen: alder', 'Seen: birch']);
  });

  it('three that would lead in a circle do not', async () => {
    await merge('content', a.id, b.id);
    await merge('content', b.id, c.id);
    expect((await merge('content', c.id, a.id)).status).toBe(201);
    expect(await record(c.id)).toEqual([false]);
    expect(await told(c)).toHaveLength(3);
  });

  it('who had not seen what counts does nothing, and it is kept', async () => {
    await merge('content', a.id, b.id);
    expect((await merge('manager', a.id, c.id, { seen: null })).status).toBe(201);
    expect((await merge('manager', a.id, null, { seen: randomUUID() })).status).toBe(201);
    expect(await into(a.id)).toBe(b.id);
    expect(await record(a.id)).toEqual([true, false, false]);
  });

  it('what was taken off its page is not put on another’s by joining, nor what was joined with it', async () => {
    await query('update public.sites set hidden = true where id = $1', [b.id]);
    await merge('content', a.id, b.id);
    await merge('content', b.id, c.id);
    expect(await told(c)).toEqual(['Seen: cedar']);
    expect(await told(a)).toBeNull();
    await query('update public.sites set hidden = false where id = $1', [b.id]);
    expect(await told(c)).toHaveLength(3);
  });

  it('sent again it is done once', async () => {
    const meta = { id: randomUUID(), userId: accountOf('content')?.id ?? null, createdAt: new Date().toISOString() };
    const row = mergeKind.toRow({ site: a.id, into: b.id, seen: null, place: 'a', other: 'b' }, meta);
    const token = await world().token('content');
    expect((await world().rest('POST', 'site_merges', token, row)).status).toBe(201);
    expect(await world().rest('POST', 'site_merges', token, row)).toMatchObject({ status: 409, code: '23505' });
    expect(await record(a.id)).toEqual([true]);
  });

  it.each([
    ['a place with itself', (): Record<string, unknown> => ({ into_id: a.id }), 'site_merges_of_two'],
    ['a place with none', () => ({ into_id: randomUUID() }), 'site_merges_into_id_fkey'],
    ['none with a place', () => ({ site_id: randomUUID() }), 'site_merges_site_id_fkey'],
    ['in somebody else’s name', () => ({ user_id: accountOf('manager')?.id ?? null }), 'row-level security'],
    ['with a verdict of its own', () => ({ counts: true }), 'permission denied'],
    ['with a far date', () => ({ client_created_at: 'infinity' }), 'site_merges_phone_time_believable'],
  ])('joining %s is refused, and nothing is done', async (_, more, why) => {
    expect((await merge('content', a.id, b.id, more())).message).toContain(why);
    expect(await into(a.id)).toBeNull();
    expect(await record(a.id)).toEqual([]);
  });

  it('nobody changes or removes what was said, and nobody joins by hand', async () => {
    await merge('content', a.id, b.id);
    const token = await world().token('candidate');
    for (const method of ['PATCH', 'DELETE'])
      expect((await world().rest(method, `site_merges?site_id=eq.${a.id}`, token, { into_id: c.id })).code).toBe(
        '42501',
      );
    expect((await world().rest('PATCH', `sites?id=eq.${b.id}`, token, { merged_into: c.id })).code).toBe('42501');
  });
});
