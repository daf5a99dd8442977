/** Places: everybody reads what somebody looked at, anybody reports, and only the receipt tells how a report stands. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteRows } from '../../src/build/seedRows.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { deskRead, visitThatCounts } from '../../src/features/places/data/deskRead.ts';
import { sitesRead } from '../../src/features/places/data/reads.ts';
import { reportKind, type ReportPayload } from '../../src/features/places/model/reportKind.ts';
import { visitKind } from '../../src/features/places/model/visitKinds.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const readers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const sites = async () => sitesRead.parse((await world().rpc('visitor', 'live_sites', {})).rows);
  const state = async (receipt: string) =>
    world().sqlAs(
      'visitor',
      async (ask) => (await ask('select public.my_site_report($1) as told', [receipt]))[0]?.['told'],
    );
  const report = (more: Record<string, unknown> = {}) =>
    world().rest('POST', 'site_reports', null, { ...goodRow('site_reports'), ...more });

  it('the sample town’s places are what a build prints of them', async () => {
    expect(await sites()).toEqual(sitesRead.parse(siteRows()));
  });

  it('a place that is hidden, or of which nothing is told, is not shown', async () => {
    const [one] = await query(`insert into public.sites (slug, kind, title_en, place, latitude, longitude)
      values ('nothing-told', 'lot', 'Nothing told', '1 Nowhere', 43, -69) returning id`);
    const slugs = async () => (await sites()).map(({ slug }) => slug);
    expect(await slugs()).not.toContain('nothing-told');
    await query(
      `insert into public.site_events (id, site_id, happened_on, text_en, source_en, client_created_at)
       values ($1, $2, '2025-01-02', 'Somebody saw it.', 'A resident', now())`,
      [randomUUID(), one?.id],
    );
    expect(await slugs()).toContain('nothing-told');
    await query('update public.sites set hidden = true where id = $1', [one?.id]);
    expect(await slugs()).not.toContain('nothing-told');
  });

  it('a report as the app sends it arrives whole, and twice is once', async () => {
    const id = randomUUID();
    const payload: ReportPayload = {
      kind: 'street',
      text: 'The rail of the steps is gone.',
      danger: true,
      address: null,
      pin: { latitude: 43.20016, longitude: -69.1996 },
      here: { latitude: 43.2002, longitude: -69.1997, accuracy: 12 },
      filledIn: { trap: '', ms: 5000, agreed: { language: 'es', wording: '2026-11-23' } },
    };
    const row = reportKind.toRow(payload, { id, userId: null, createdAt: new Date().toISOString() });
    expect(await world().rest('POST', 'site_reports', null, row)).toMatchObject({ status: 201 });
    expect(await world().rest('POST', 'site_reports', null, row)).toMatchObject({ status: 409, code: '23505' });
    const [kept] = await query('select * from public.site_reports where id = $1', [id]);
    expect(kept).toMatchObject({
      danger: true,
      latitude: 43.20016,
      from_accuracy_m: 12,
      state: 'waiting',
      language: 'es',
    });
  });

  it('only the receipt tells how a report stands, and whose a place is that is not ours', async () => {
    const id = randomUUID();
    expect((await report({ id })).status).toBe(201);
    const receipt = receiptCode(id);
    expect(await state(receipt)).toMatchObject({ state: 'waiting', slug: null });
    await query(`update public.site_reports set state = 'not_ours', belongs_to = 'railroad' where id = $1`, [id]);
    expect(await state(receipt)).toMatchObject({ state: 'not_ours', belongs_to: 'railroad' });
    await query(
      `update public.site_reports set state = 'on_page', belongs_to = null,
         site_id = (select id from public.sites where slug = 'bridge-steps') where id = $1`,
      [id],
    );
    expect(await state(receipt)).toMatchObject({ state: 'on_page', slug: 'bridge-steps' });
    expect(await state('0000-0000')).toBeNull();
    expect(await state('not a receipt')).toBeNull();
    expect(JSON.stringify(await sites())).not.toContain('Glass all over');
  });

  it.each(people)('%s reads reports and places as they are kept only if the role says so', async (person) => {
    await report();
    const token = await world().token(person);
    for (const table of ['sites', 'site_events', 'site_reports']) {
      const { status, rows } = await world().rest('GET', `${table}?limit=1`, token);
      const saw = status === 200 && Array.isArray(rows) && rows.length > 0;
      expect(saw, table).toBe(readers.includes(person));
    }
  });

  it('nobody writes a place, an event or a decision by hand', async () => {
    const token = await world().token('content');
    for (const table of ['sites', 'site_events', 'site_reports']) {
      expect((await world().rest('DELETE', `${table}?id=not.is.null`, token)).status).toBe(403);
      expect((await world().rest('PATCH', `${table}?id=not.is.null`, token, { id: randomUUID() })).status).toBe(403);
    }
    for (const more of [{ state: 'on_page' }, { site_id: randomUUID() }, { belongs_to: 'city' }, { answer_en: 'Yes.' }])
      expect((await report(more)).status).toBe(401);
  });

  it.each([
    ['an unknown kind', { kind: 'castle' }],
    ['too short a text', { text: '  short  ' }],
    ['too long a text', { text: 'x'.repeat(2001) }],
    ['a text of a megabyte', { text: 'x'.repeat(1_000_000) }],
    ['no place at all', { address: null }],
    ['half a place', { latitude: 43 }],
    ['half a standing place', { from_longitude: 43 }],
    ['a latitude beyond the pole', { latitude: 91, longitude: 0 }],
    ['not a number', { latitude: 'NaN', longitude: 0 }],
    ['an infinite longitude', { latitude: 0, longitude: 'Infinity' }],
    ['an accuracy of nothing', { from_accuracy_m: 5 }],
    ['an infinite accuracy', { from_latitude: 1, from_longitude: 1, from_accuracy_m: 'Infinity' }],
    ['a language nobody offers', { language: 'tlh' }],
    ['a far date', { client_created_at: '9999-01-01T00:00:00Z' }],
    ['an infinite date', { client_created_at: 'infinity' }],
    ['another’s name', { user_id: '00000000-0000-4000-8000-000000000001' }],
  ])('a report with %s is refused', async (_, more) => {
    const { status, message } = await report(more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/violates (check constraint|row-level security)/);
  });

  const act = async (person: Person, reported: string, more: Record<string, unknown>) => {
    const [now] = await query('select head from public.site_reports where id = $1', [reported]);
    const row = {
      id: randomUUID(),
      report_id: reported,
      seen: now?.head ?? null,
      client_created_at: new Date().toISOString(),
    };
    return world().rest('POST', 'site_report_acts', await world().token(person), { ...row, ...more });
  };
  const reported = async (more: Record<string, unknown> = {}) => {
    const id = randomUUID();
    expect((await report({ id, ...more })).status).toBe(201);
    return id;
  };
  const standing = async (id: string) => (await query('select * from public.site_reports where id = $1', [id]))[0];
  const desk = async (view: string) =>
    deskRead(view).parse((await world().rpc('content', 'site_desk', { in_view: view })).rows);

  it.each(people)(
    '%s sees the desk, decides, adds a place and what happened only if the role says so',
    async (person) => {
      const may = readers.includes(person);
      const id = await reported();
      expect((await world().rpc(person, 'site_desk', {})).code === '').toBe(may);
      expect((await act(person, id, { action: 'not_ours', belongs_to: 'county' })).status === 201).toBe(may);
      expect(await standing(id)).toMatchObject({ state: may ? 'not_ours' : 'waiting' });
      const token = await world().token(person);
      for (const table of ['sites', 'site_events'])
        expect((await world().rest('POST', table, token, goodRow(table))).status === 201, table).toBe(may);
    },
  );

  it('a report that was put on a place says so to its sender, and where they stood is forgotten', async () => {
    const id = await reported({ from_latitude: 43.2, from_longitude: -69.2, from_accuracy_m: 5 });
    const [site] = await query(`select id from public.sites where slug = 'bridge-steps'`);
    expect((await act('content', id, { action: 'put', site_id: site?.id })).status).toBe(201);
    expect(await standing(id)).toMatchObject({ state: 'on_page', from_latitude: null, from_accuracy_m: null });
    expect(await state(receiptCode(id))).toMatchObject({ state: 'on_page', slug: 'bridge-steps' });
  });

  it('two who decide in two dead spots: the first counts, both see it until somebody settles it', async () => {
    const id = await reported();
    await act('content', id, { action: 'not_ours', belongs_to: 'state', seen: null });
    expect((await act('manager', id, { action: 'decline', reason: 'Said before.', seen: null })).status).toBe(201);
    expect(await standing(id)).toMatchObject({ state: 'not_ours', belongs_to: 'state', contested: true });
    const line = (await desk('waiting')).find((one) => one.id === id);
    expect(line?.acts.map(({ action, counts }) => [action, counts])).toEqual([
      ['not_ours', true],
      ['decline', false],
    ]);
    await act('manager', id, { action: 'decline', reason: 'Said before.' });
    expect(await standing(id)).toMatchObject({ state: 'declined', belongs_to: null, contested: false });
    expect((await desk('decided')).some((one) => one.id === id)).toBe(true);
  });

  it('two who decide the same do not disagree', async () => {
    const id = await reported();
    for (const person of ['content', 'manager'] as const)
      await act(person, id, { action: 'not_ours', belongs_to: 'state', seen: null });
    expect(await standing(id)).toMatchObject({ state: 'not_ours', contested: false });
  });

  it.each([
    ['put nowhere', { action: 'put' }],
    ['not ours and nobody’s', { action: 'not_ours' }],
    ['declined without a word', { action: 'decline' }],
    ['a far date', { action: 'reopen', client_created_at: 'infinity' }],
    ['somebody else’s name', { action: 'reopen', user_id: randomUUID() }],
  ])('a decision with %s is refused, and nothing is done', async (_, more) => {
    const id = await reported();
    expect((await act('content', id, more)).message).toMatch(/violates (check constraint|row-level security)/);
    expect(await standing(id)).toMatchObject({ state: 'waiting', head: null });
  });

  const visit = async (person: Person, to: string, more: Record<string, unknown>) => {
    const [now] = await query('select visit from public.site_reports where id = $1', [to]);
    const row = { ...goodRow('site_visits'), report_id: to, seen: now?.visit ?? null };
    return world().rest('POST', 'site_visits', await world().token(person), { ...row, ...more });
  };
  const lineOf = async (id: string) => (await desk('waiting')).find((one) => one.id === id);

  it.each(people)('%s says what was found at a place only if the role says so', async (person) => {
    const id = await reported();
    const may = readers.includes(person);
    expect((await visit(person, id, { found: 'gone' })).status === 201).toBe(may);
    expect((await lineOf(id))?.visits).toHaveLength(may ? 1 : 0);
  });

  it('a visit as the app sends it stands on the desk, and twice is once', async () => {
    const report = await reported();
    const id = randomUUID();
    const said = {
      report,
      found: 'otherwise',
      belongsTo: 'utility',
      danger: true,
      note: 'A lamp, no sign.',
      seen: null,
    } as const;
    const token = await world().token('content');
    const row = visitKind.toRow(said, {
      id,
      userId: accountOf('content')?.id ?? null,
      createdAt: new Date().toISOString(),
    });
    expect((await world().rest('POST', 'site_visits', token, row)).status).toBe(201);
    expect(await world().rest('POST', 'site_visits', token, row)).toMatchObject({ status: 409, code: '23505' });
    expect(await lineOf(report)).toMatchObject({
      visit: id,
      visit_contested: false,
      visits: [{ id, found: 'otherwise', belongs_to: 'utility', danger: true, note: 'A lamp, no sign.', counts: true }],
    });
  });

  it('two who find it otherwise on two routes: the first counts, both are shown, and who goes again settles it', async () => {
    const id = await reported();
    expect((await visit('content', id, { found: 'as_reported', seen: null })).status).toBe(201);
    expect((await visit('manager', id, { found: 'gone', seen: null })).status).toBe(201);
    const line = await lineOf(id);
    expect(line?.visit_contested).toBe(true);
    expect(line?.visits.map(({ found, counts }) => [found, counts])).toEqual([
      ['as_reported', true],
      ['gone', false],
    ]);
    expect(visitThatCounts(line ?? expect.fail())).toMatchObject({ found: 'as_reported' });
    await visit('manager', id, { found: 'gone' });
    expect(await lineOf(id)).toMatchObject({ visit_contested: false });
    expect(visitThatCounts((await lineOf(id)) ?? expect.fail())).toMatchObject({ found: 'gone' });
  });

  it('two who find the same do not disagree, and whoever could not look takes nothing from whoever did', async () => {
    const id = await reported();
    await visit('content', id, { found: 'as_reported', seen: null });
    await visit('manager', id, { found: 'as_reported', seen: null });
    await visit('deputy', id, { found: 'not_seen' });
    const line = (await lineOf(id)) ?? expect.fail();
    expect(line.visit_contested).toBe(false);
    expect(line.visits).toHaveLength(3);
    expect(visitThatCounts(line)).toMatchObject({ found: 'as_reported' });
  });

  it.each([
    ['an unknown finding', { found: 'castle' }],
    ['no word of in what it is otherwise', { found: 'otherwise' }],
    ['an owner though nobody could look', { found: 'not_seen', belongs_to: 'city' }],
    ['danger though nobody could look', { found: 'not_seen', danger: true }],
    ['an unknown owner', { belongs_to: 'the moon' }],
    ['two signs of a note', { note: ' ab ' }],
    ['a note of a megabyte', { note: 'x'.repeat(1_000_000) }],
    ['a far date', { client_created_at: 'infinity' }],
    ['somebody else’s name', { user_id: randomUUID() }],
  ])('a visit with %s is refused, and nothing is kept of it', async (_, more) => {
    const id = await reported();
    expect((await visit('content', id, more)).message).toMatch(/violates (check constraint|row-level security)/);
    expect((await lineOf(id))?.visits).toEqual([]);
  });

  it('danger stands first on the desk', async () => {
    await reported();
    await reported({ danger: true });
    const shown = (await desk('waiting')).filter(({ state: now }) => now === 'waiting').map(({ danger }) => danger);
    expect(shown).toEqual(shown.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('facts about a place say who says so, on a day that can be, and a checked place was seen', async () => {
    const add = (columns: string, values: string) =>
      query(
        `insert into public.site_events (id, site_id, happened_on, text_en, client_created_at, ${columns})
         select gen_random_uuid(), id, '2025-01-02', 'Something happened.', now(), ${values} from public.sites where slug = 'bridge-steps'`,
      );
    await expect(add('stage', `'planned'`)).rejects.toMatchObject({ code: '23514' });
    await expect(add('source_en, stage', `'A visit', 'verified'`)).rejects.toMatchObject({ code: '23514' });
    await expect(add('source_en, cost_cents', `'A visit', -1`)).rejects.toMatchObject({ code: '23514' });
    await expect(add('source_en, source_url', `'A visit', 'javascript:alert(1)'`)).rejects.toMatchObject({
      code: '23514',
    });
    const far = query(
      `insert into public.site_events (id, site_id, happened_on, text_en, source_en, client_created_at)
       select gen_random_uuid(), id, 'infinity', 'Something.', 'A visit', now() from public.sites limit 1`,
    );
    await expect(far).rejects.toMatchObject({ code: '23514' });
  });
});
