/** Places: everybody reads what somebody looked at, anybody reports, and only the receipt tells how a report stands. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteRows } from '../../src/build/seedRows.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { deskRead, visitThatCounts } from '../../src/features/places/data/deskRead.ts';
import { sitesRead } from '../../src/features/places/data/reads.ts';
import { reportKind, type ReportPayload } from '../../src/features/places/model/reportKind.ts';
import { stopsRead } from '../../src/features/places/data/stopsRead.ts';
import type { Field } from '../../src/features/places/model/field.ts';
import { correctionKind, type Correction } from '../../src/features/places/model/righting.ts';
import { visitKind, type Visit } from '../../src/features/places/model/visitKinds.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const readers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
/** Who goes and looks. */
const walkers: readonly Person[] = [...readers, 'organizer'];

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
    for (const table of ['sites', 'site_events', 'site_reports', 'site_corrections']) {
      const { status, rows } = await world().rest('GET', `${table}?limit=1`, token);
      const saw = status === 200 && Array.isArray(rows) && rows.length > 0;
      expect(saw, table).toBe(readers.includes(person));
    }
  });

  it('nobody writes a place, an event or a decision by hand', async () => {
    const token = await world().token('content');
    for (const table of ['sites', 'site_events', 'site_reports', 'site_corrections']) {
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
      for (const table of ['sites', 'site_events', 'site_corrections'])
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
    const may = walkers.includes(person);
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

  const LAMPS = '517e0000-0000-4000-8000-000000000009';
  const MILL = '517e0000-0000-4000-8000-000000000001';
  const siteNow = async (id: string) => (await sites()).find((one) => one.id === id) ?? expect.fail();
  const rowOf = async (id: string) => (await query('select * from public.sites where id = $1', [id]))[0] ?? {};
  const correct = async (person: Person, site: string, said: Partial<Correction>) => {
    const whole: Correction = {
      site,
      field: 'place',
      was: null,
      now: null,
      hushed: false,
      reasonEn: 'A resident wrote so.',
      reasonEs: null,
      report: null,
      place: '',
      ...said,
    };
    const meta = { id: randomUUID(), userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() };
    const row = correctionKind.toRow(whole, meta);
    return { id: meta.id, ...(await world().rest('POST', 'site_corrections', await world().token(person), row)) };
  };

  it.each<readonly [Field, string | null, (row: Record<string, unknown>) => unknown]>([
    ['title_en', 'Lamps', (row) => row['title_en']],
    ['title_es', null, (row) => row['title_es'] ?? null],
    ['about_es', 'Once faroles.', (row) => row['about_es']],
    ['kind', 'park', (row) => row['kind']],
    ['place', '21 Cedar Street', (row) => row['place']],
    ['ward', '3', (row) => String(row['ward'])],
    ['ward', null, (row) => row['ward'] ?? null],
    ['pin', '43.20311, -69.19939', (row) => `${String(row['latitude'])}, ${String(row['longitude'])}`],
    ['commitment', '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', (row) => row['commitment_id']],
    ['commitment', null, (row) => row['commitment_id'] ?? null],
  ])('what is wrong in %s is put right, and the story says what stood there', async (field, now, read) => {
    const [row] = await query('select private.site_says(site, $2) as was from public.sites as site where id = $1', [
      LAMPS,
      field,
    ]);
    const was = (row?.was ?? null) as string | null;
    const { status } = await correct('content', LAMPS, { field, was, now });
    expect(status).toBe(201);
    expect(read(await rowOf(LAMPS))).toBe(now);
    expect((await siteNow(LAMPS)).corrections.at(-1)).toMatchObject({ field, wasTold: true });
    if (field !== 'commitment') expect((await siteNow(LAMPS)).corrections.at(-1)).toMatchObject({ was, now });
  });

  it('a commitment that is put on a place stands at both, from then on', async () => {
    const mill = '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51';
    await query('update public.sites set commitment_id = null where id = $1', [LAMPS]);
    await correct('content', LAMPS, { field: 'commitment', was: null, now: mill });
    expect(await siteNow(LAMPS)).toMatchObject({ commitment: 'harrow-mill' });
    expect((await siteNow(LAMPS)).corrections.at(-1)).toMatchObject({
      field: 'commitment',
      was: null,
      now: 'harrow-mill',
    });
    const links = (await world().rpc('visitor', 'live_links', {})).rows as readonly {
      from_slug: string;
      to_slug: string;
    }[]; // of the function
    expect(links).toContainEqual(expect.objectContaining({ from_slug: 'cedar-street-lamps', to_slug: 'harrow-mill' }));
  });

  it('two who put the same thing right otherwise: the first counts, the second is kept, and not done', async () => {
    const was = String((await rowOf(MILL))['place']);
    expect((await correct('content', MILL, { was, now: '3 Mill Street' })).status).toBe(201);
    const late = await correct('manager', MILL, { was, now: '5 Mill Street' });
    expect(late.status).toBe(201);
    expect(await rowOf(MILL)).toMatchObject({ place: '3 Mill Street' });
    const [kept] = await query('select counts from public.site_corrections where id = $1', [late.id]);
    expect(kept).toEqual({ counts: false });
    expect(JSON.stringify((await siteNow(MILL)).corrections)).not.toContain('5 Mill Street');
    // One person's second one quotes their first.
    await correct('content', MILL, { was: '3 Mill Street', now: was });
    expect(await rowOf(MILL)).toMatchObject({ place: was });
  });

  it('what must not be repeated is told to nobody', async () => {
    const was = String((await rowOf(MILL))['about_en']);
    await correct('content', MILL, { field: 'about_en', was, now: 'Four floors of brick.', hushed: true });
    const told = await siteNow(MILL);
    expect(told.corrections.at(-1)).toMatchObject({ was: null, wasTold: false, now: 'Four floors of brick.' });
    expect(JSON.stringify(told)).not.toContain(was);
  });

  it('whoever wrote what is wrong reads on their receipt what was put right, and the answer', async () => {
    const id = await reported({ about_id: MILL });
    const was = String((await rowOf(MILL))['ward']);
    await correct('content', MILL, { field: 'ward', was, now: '4', report: id });
    await act('content', id, { action: 'put', site_id: MILL, answer_en: 'Thank you, you are right.' });
    expect(await state(receiptCode(id))).toMatchObject({
      state: 'on_page',
      answer_en: 'Thank you, you are right.',
      corrections: [{ field: 'ward', now: '4' }],
    });
    await correct('content', MILL, { field: 'ward', was: '4', now: was });
  });

  it.each<readonly [string, Partial<Correction>]>([
    ['no reason', { was: '1 Mill Street', now: '2 Mill Street', reasonEn: null }],
    ['nothing changed', { was: '1 Mill Street', now: '1 Mill Street' }],
    ['no address', { was: '1 Mill Street', now: null }],
    ['an unknown field', { field: 'slug' as Field, was: 'harrow-mill', now: 'x' }],
    ['an unknown kind', { field: 'kind', was: 'building', now: 'castle' }],
    ['a ward that is none', { field: 'ward', was: '1', now: 'first' }],
    ['a pin that is none', { field: 'pin', was: '43.20110, -69.20140', now: 'here' }],
    ['a pin beyond the pole', { field: 'pin', was: '43.20110, -69.20140', now: '98.00000, 0.00000' }],
    ['a commitment that is none', { field: 'commitment', was: null, now: 'harrow-mill' }],
    ['a text of a megabyte', { field: 'about_es', was: null, now: 'x'.repeat(1_000_000) }],
    ['somebody’s whole house gone', { field: 'title_en', was: 'Harrow Mill', now: 'x' }],
  ])('a correction with %s is refused, and nothing is changed', async (_, said) => {
    const before = await rowOf(MILL);
    const field = said.field ?? 'place';
    const [row] = await query('select private.site_says(site, $2) as was from public.sites as site where id = $1', [
      MILL,
      field,
    ]);
    const was = said.was === said.now ? said.was : ((row?.was ?? null) as string | null);
    const { status } = await correct('content', MILL, { ...said, was });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await rowOf(MILL)).toEqual(before);
  });

  const look = async (person: Person, site: string, said: Partial<Visit>) => {
    const seen = String((await rowOf(site))['visit'] ?? '') || null;
    const whole: Visit = {
      report: null,
      site,
      found: 'as_reported',
      belongsTo: null,
      danger: false,
      note: null,
      seen,
      ...said,
    };
    const meta = { id: randomUUID(), userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() };
    return world().rest('POST', 'site_visits', await world().token(person), visitKind.toRow(whole, meta));
  };
  const findings = async () =>
    (await world().rpc('content', 'site_findings', {})).rows as readonly Record<string, unknown>[]; // of the function
  const today = async () =>
    String((await query(`select (now() at time zone private.town_zone())::date::text as day`))[0]?.day);

  it.each(people)('%s is told where to go only if the role says so', async (person) => {
    const { code, rows } = await world().rpc(person, 'site_stops', {});
    expect(code === '').toBe(walkers.includes(person));
    expect(stopsRead.parse(walkers.includes(person) ? rows : []).some(({ of }) => of === 'site')).toBe(
      walkers.includes(person),
    );
  });

  it('places on the page stand in the walk, those first that nobody has seen for longest, and a look renews the day', async () => {
    const stops = async () =>
      stopsRead
        .parse((await world().rpc('organizer', 'site_stops', {})).rows)
        .flatMap((one) => (one.of === 'site' ? [one] : []));
    const days = (await stops()).map(({ checked_on: day }) => day ?? '');
    expect(days).toEqual(days.toSorted());
    const [first] = await stops();
    expect((await look('organizer', first?.id ?? '', {})).status).toBe(201);
    expect((await stops()).at(-1)).toMatchObject({ id: first?.id, checked_on: await today() });
    expect(await siteNow(first?.id ?? '')).toMatchObject({ lookedOn: await today(), doubtedOn: null });
  });

  it('a place that was found otherwise says so until somebody writes of it, puts it right, or says that the page is right', async () => {
    const doubted = async () => (await siteNow(LAMPS)).doubtedOn;
    const found = { found: 'otherwise', note: 'Two lamps are dark.' } as const;
    await look('organizer', LAMPS, found);
    expect(await doubted()).toBe(await today());
    expect(await findings()).toContainEqual(expect.objectContaining({ id: LAMPS, visit_contested: false }));
    expect((await look('organizer', LAMPS, { found: 'settled' })).status).toBe(403);
    expect(await doubted()).not.toBeNull();
    await look('content', LAMPS, { found: 'settled' });
    expect(await doubted()).toBeNull();
    await look('organizer', LAMPS, found);
    const row = { ...goodRow('site_events'), site_id: LAMPS };
    await world().rest('POST', 'site_events', await world().token('content'), row);
    expect(await doubted()).toBeNull();
    expect((await findings()).some(({ id }) => id === LAMPS)).toBe(false);
  });

  it('two who find a page otherwise without knowing of each other: the careful one is believed, and both are shown', async () => {
    await look('content', MILL, {});
    await look('organizer', MILL, { found: 'gone', seen: null });
    expect((await siteNow(MILL)).doubtedOn).toBe(await today());
    const [finding] = (await findings()).filter(({ id }) => id === MILL);
    expect(finding).toMatchObject({
      visit_contested: true,
      visits: [{ counts: true }, { found: 'gone', counts: false }],
    });
    await look('content', MILL, { found: 'settled' });
    expect((await findings()).some(({ id }) => id === MILL)).toBe(false);
  });

  it('a visit is to a report or to a place, never to both and never to neither', async () => {
    const id = await reported();
    expect((await look('content', MILL, { report: id })).message).toMatch(/site_visits_of_one_thing/);
    expect((await look('content', MILL, { site: null })).message).toMatch(/site_visits_of_one_thing/);
    expect((await visit('content', id, { found: 'settled' })).message).toMatch(/violates/);
  });

  it('all that waits can be reached, page by page, also while somebody decides about the last one shown', async () => {
    for (let n = 0; n < 7; n++) await reported({ danger: n % 3 === 0 });
    const page = async (after: string | null) =>
      deskRead('waiting').parse(
        (await world().rpc('content', 'site_desk', { in_view: 'waiting', after, most: 3 })).rows,
      );
    const whole = (await desk('waiting')).map(({ id }) => id);
    const seen: string[] = [];
    for (let last: string | null = null; ;) {
      const rows = await page(last);
      seen.push(...rows.map(({ id }) => id));
      last = rows.at(-1)?.id ?? null;
      if (last === null) break;
      if (seen.length === 3) await act('content', last, { action: 'decline', reason: 'Said before.' });
    }
    expect(seen).toEqual(whole);
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
