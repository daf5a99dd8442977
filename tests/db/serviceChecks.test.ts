/** Services are asked by phone: whose turn it is, what "all true" does to the public page, and two who heard different things. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { checksRead, findingsRead } from '../../src/features/wellness/data/checkReads.ts';
import { servicesRead } from '../../src/features/wellness/data/reads.ts';
import { checkKind, type ServiceCheck } from '../../src/features/wellness/model/checkKind.ts';
import { serviceOf } from '../../src/features/wellness/model/service.ts';
import { dayNumber } from '../../src/features/wellness/model/townClock.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const askers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy', 'organizer'];
const writers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
const DAY = 86_400_000;

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const take = (person: Person, more: Row = {}) =>
    world().rpc(person, 'take_service_checks', { after_days: 0, ...more });
  const batch = async (person: Person) => checksRead.parse((await world().rpc(person, 'my_service_checks', {})).rows);
  const findings = async () => findingsRead.parse((await world().rpc('content', 'service_findings', {})).rows);
  const back = (person: Person) => world().rpc(person, 'return_service_checks', {});
  const live = async () =>
    servicesRead.parse((await world().rpc('visitor', 'live_content', { of_kind: 'service' })).rows);
  const checked = async (item: string) => {
    const row = (await live()).find(({ id }) => id === item);
    if (!row) throw new Error(`${item} is not live.`);
    return serviceOf(row, (at) => Math.floor(at / DAY)).checked;
  };
  const head = async (item: string) =>
    (await query('select head, finding, contested from private.service_check_heads where item_id = $1', [item]))[0];
  const service = async (slug: string): Promise<{ item: string; revision: string }> => {
    const [row] = await query(
      `select item.id, now.revision_id from public.content_items as item join private.content_now as now on now.item_id = item.id
       where item.slug = $1 and item.kind = 'service'`,
      [slug],
    );
    return { item: String(row?.id), revision: String(row?.revision_id) };
  };
  async function say(
    person: Person,
    slug: string,
    more: Partial<ServiceCheck> = {},
    at = new Date(),
    id = randomUUID(),
  ) {
    const { item, revision } = await service(slug);
    const seen = ((await head(item))?.head as string | undefined) ?? null;
    const check: ServiceCheck = { item, revision, heard: 'as_shown', note: null, seen, ...more };
    const row = checkKind.toRow(check, { id, userId: accountOf(person)?.id ?? null, createdAt: at.toISOString() });
    const sent = await world().rest('POST', 'service_checks', await world().token(person), row, {
      prefer: 'return=minimal',
    });
    return { ...sent, id };
  }

  it.each(people)('%s takes services, says what was heard and settles it only if the role says so', async (person) => {
    const may = askers.includes(person);
    expect((await take(person, { wanted: 1 })).code === '').toBe(may);
    expect((await batch(person)).length > 0).toBe(may);
    await back(person);
    expect((await say(person, 'warm-line', { heard: 'no_answer' })).status === 201).toBe(may);
    expect((await say(person, 'warm-line', { heard: 'settled' })).status === 201).toBe(writers.includes(person));
    expect((await world().rpc(person, 'service_findings', {})).code === '').toBe(writers.includes(person));
  });

  it('lends those that nobody checked for longest, one service to one caller, until the time is over', async () => {
    await query('delete from public.service_check_leases');
    await query('delete from public.service_checks');
    await query('delete from private.service_check_heads');
    await query('delete from public.page_corrections');
    await take('organizer', { wanted: 2 });
    const mine = await batch('organizer');
    expect(mine.map(({ slug }) => slug)).toEqual(['sunday-supper', 'older-neighbors']);
    const asked = (await query('select 1 from private.live_services')).length;
    await take('manager', { wanted: 50 });
    const others = await batch('manager');
    expect(others).toHaveLength(asked - 2);
    expect(others.some(({ item_id }) => mine.some((one) => one.item_id === item_id))).toBe(false);
    // Asked again after a lost answer: the batch is full.
    await take('organizer', { wanted: 2 });
    expect(await batch('organizer')).toHaveLength(2);
    await query(
      `update public.service_check_leases set created_at = now() - interval '1 day', expires_at = now() - interval '1 second'
      where user_id = $1`,
      [accountOf('organizer')?.id],
    );
    expect(await batch('organizer')).toEqual([]);
    await take('content', { wanted: 2 });
    expect((await batch('content')).map(({ item_id }) => item_id)).toEqual(mine.map(({ item_id }) => item_id));
    await back('content');
    await back('manager');
    await take('manager', { wanted: 50, after_days: 90 });
    const old = (await batch('manager')).filter(({ kind: of }) => of === 'service');
    expect(old).toHaveLength(2);
    await back('manager');
  });

  it('a batch that a device kept from before programs were asked is still read', async () => {
    await take('organizer', { wanted: 50 });
    const line = (await batch('organizer')).find(({ kind: of }) => of === 'service');
    if (!line) throw new Error('A service waits to be asked.');
    const { kind: _, told: __, ...before } = line;
    expect(checksRead.parse([before])).toMatchObject([{ slug: line.slug, kind: 'service', told: [] }]);
    await back('organizer');
  });

  it('"all true" renews the day that the page shows, from the day of the call', async () => {
    const { item } = await service('sunday-supper');
    expect(await checked(item)).toBe(dayNumber('2025-05-11'));
    const called = new Date(Date.now() - 3 * DAY);
    const { status, id } = await say('organizer', 'sunday-supper', {}, called);
    expect(status).toBe(201);
    expect(await checked(item)).toBe(Math.floor(called.getTime() / DAY));
    const [step] = await query(
      `select user_id, happened_at from public.content_events where item_id = $1 and action = 'verified'
      order by arrival desc limit 1`,
      [item],
    );
    expect(step?.user_id).toBe(accountOf('organizer')?.id);
    expect(new Date(String(step?.happened_at)).getTime()).toBe(called.getTime());
    // Sent again after a lost answer.
    const steps = async () => (await query(`select 1 from public.content_events where item_id = $1`, [item])).length;
    const before = await steps();
    expect(await say('organizer', 'sunday-supper', {}, called, id)).toMatchObject({ status: 409, code: '23505' });
    expect(await steps()).toBe(before);
  });

  it('"all true" about a wording that is live no more renews nothing', async () => {
    const { item } = await service('older-neighbors');
    const before = await checked(item);
    const [old] = await query(
      `insert into public.content_revisions (id, item_id, kind, slug, body, client_created_at)
       select gen_random_uuid(), item_id, kind, slug, body, now() from public.content_revisions where item_id = $1 limit 1 returning id`,
      [item],
    );
    expect((await say('organizer', 'older-neighbors', { revision: String(old?.id) })).status).toBe(201);
    expect(await checked(item)).toBe(before);
  });

  it('a change waits for a writer, is called by nobody meanwhile, and is settled by one who saw it', async () => {
    const { item } = await service('first-step');
    const before = await checked(item);
    expect((await say('organizer', 'first-step', { heard: 'changed', note: 'Opens at ten now.' })).status).toBe(201);
    expect(await checked(item)).toBe(before);
    const [finding] = (await findings()).filter(({ item_id }) => item_id === item);
    expect(finding).toMatchObject({ waits: true, contested: false });
    expect(finding?.checks[0]).toMatchObject({
      heard: 'changed',
      note: 'Opens at ten now.',
      counts: true,
      mine: false,
    });
    await take('manager', { wanted: 50, quiet_hours: 0 });
    expect((await batch('manager')).some(({ item_id }) => item_id === item)).toBe(false);
    await back('manager');
    // Who has not seen it settles nothing, and who called without having seen it contradicts.
    expect((await say('content', 'first-step', { heard: 'settled', seen: null })).status).toBe(201);
    expect((await head(item))?.finding).not.toBeNull();
    expect((await say('content', 'first-step', { heard: 'settled' })).status).toBe(201);
    expect((await findings()).some(({ item_id }) => item_id === item)).toBe(false);
  });

  it('two who heard different things in two dead spots are both shown, and the page is not renewed by the second', async () => {
    const { item } = await service('river-pantry');
    const before = await checked(item);
    await say('organizer', 'river-pantry', { heard: 'closed', note: 'Moved away.', seen: null });
    expect((await say('manager', 'river-pantry', { heard: 'as_shown', seen: null })).status).toBe(201);
    expect(await head(item)).toMatchObject({ contested: true });
    expect(await checked(item)).toBe(before);
    const line = (await findings()).find(({ item_id }) => item_id === item);
    expect(line?.checks.map(({ heard, counts }) => [heard, counts])).toEqual([
      ['as_shown', false],
      ['closed', true],
    ]);
    // Somebody who has seen both, too, does not settle what a writer must look at.
    await say('manager', 'river-pantry', { heard: 'as_shown' });
    expect(await head(item)).toMatchObject({ contested: true });
    await say('content', 'river-pantry', { heard: 'settled' });
    expect(await head(item)).toMatchObject({ contested: false, finding: null });
  });

  it('two who heard the same do not disagree', async () => {
    const { item } = await service('night-shelter');
    await say('organizer', 'night-shelter', { seen: null });
    await say('manager', 'night-shelter', { seen: null });
    expect(await head(item)).toMatchObject({ contested: false, finding: null });
  });

  it.each([
    ['a change that says nothing', { heard: 'changed' }],
    ['an empty note', { heard: 'closed', note: '  ' }],
    ['a note of a megabyte', { heard: 'closed', note: 'x'.repeat(1_000_000) }],
    ['an answer that is none', { heard: 'verified' }],
    ['another’s name', { user_id: '00000000-0000-4000-8000-000000000001' }],
    ['a wording of something else', { revision_id: randomUUID() }],
    ['an infinite date', { client_created_at: 'infinity' }],
    ['its own verdict', { counts: true }],
  ])('a check with %s is refused', async (_, more) => {
    const row: Row = { ...goodRow('service_checks'), ...more };
    const { status, message } = await world().rest('POST', 'service_checks', await world().token('organizer'), row);
    expect(status, message).toBeGreaterThanOrEqual(400);
    expect(await query('select 1 from public.service_checks where id = $1', [String(row['id'])])).toEqual([]);
  });

  it('only services are asked, and a batch has its bounds', async () => {
    const [other] = await query(`select item_id, revision_id from private.content_now as now
      join public.content_items as item on item.id = now.item_id where item.kind = 'commitment' limit 1`);
    const row = { ...goodRow('service_checks'), ...other, heard: 'as_shown' };
    const { status, code } = await world().rest('POST', 'service_checks', await world().token('organizer'), row);
    expect([status, code]).toEqual([400, '22023']);
    for (const bad of [
      { wanted: 0 },
      { wanted: 51 },
      { minutes: 1 },
      { minutes: 100_000 },
      { after_days: -1 },
      { wanted: null },
    ])
      expect((await take('organizer', bad)).code, JSON.stringify(bad)).toBe('22023');
  });
});
