/** What looks as if no person had sent it is taken, counts nowhere, and waits for a leader who releases or drops it. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { leaders, people, staff } from '../support/people.ts';
import { sendFrom } from '../support/senders.ts';
import { asksDatabaseAlone, goodRow, type World } from '../support/world.ts';

const BOT: Row = { trap: 'https://example.com', filled_in_ms: 40_000 };

export function setAsideStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const now = () => new Date().toISOString();
  const volunteer = (change: Row = {}): Row => ({
    id: randomUUID(),
    type: 'volunteer',
    name: 'Ada Quill',
    email: `${randomUUID()}@example.com`,
    interest: 'door_knock',
    client_created_at: now(),
    ...change,
  });
  const sign = (change: Row = {}): Row => ({ ...goodRow('yard_sign_requests'), ...change });
  const send = (row: Row, table = 'signups') => world().rest('POST', table, null, row);
  const why = async (row: Row, table = 'signups') =>
    (
      await query(`select quarantine_reason as why from public.${table} where id = $1 and quarantined_at is not null`, [
        row.id,
      ])
    )[0]?.why ?? null;
  const figure = async () =>
    Number((await query("select value_number as n from public.stats where label = 'volunteers'"))[0]?.n);
  const settle = async (name: 'release_submissions' | 'drop_submissions', args: Row) => {
    const { status } = await world().rpc('manager', name, args);
    expect(status).toBe(200);
  };
  const waiting = async (args: Row = {}) => (await world().rpc('manager', 'list_set_aside', args)).rows;
  const waitingIds = async () => (await waiting({ most: 200 })).map((row) => row.id);
  const event = async (capacity: number | null = null): Promise<string> => {
    const id = randomUUID();
    const details = {
      title: 'Small room',
      date: new Date(Date.now() + 86_400_000).toISOString(),
      location: 'The mill',
      capacity,
    };
    await world().rpc('organizer', 'save_event', { event: id, expected_version: null, details });
    return id;
  };
  const rsvp = (event_id: string, headcount: number, change: Row = {}): Row => ({
    id: randomUUID(),
    type: 'event',
    name: 'Ada Quill',
    phone: `207555${Math.floor(1e6 * Math.random())}`,
    notes: `Headcount: ${headcount}`,
    event_id,
    client_created_at: now(),
    ...change,
  });
  let made = 0;
  const somewhere = () => `198.51.100.${(made += 1)}`;

  beforeEach(() => query('update private.form_limits set flood_per_hour = 1000000 where one'));

  it('is what fills in the hidden field, and never a form for being quick alone', async () => {
    const [trapped, fast, honest, older] = [
      volunteer(BOT),
      volunteer({ filled_in_ms: 19 }),
      volunteer({ trap: ' ', filled_in_ms: 2000 }),
      volunteer(),
    ];
    for (const row of [trapped, fast, honest, older])
      expect(await send(row)).toMatchObject({ status: 201, message: '' });
    expect(await Promise.all([trapped, fast, honest, older].map((row) => why(row)))).toEqual([
      'trap',
      null,
      null,
      null,
    ]);
    const request = sign(BOT);
    expect(await send(request, 'yard_sign_requests')).toMatchObject({ status: 201, message: '' });
    expect(await why(request, 'yard_sign_requests')).toBe('trap');
  });

  it('cannot be said by whoever sends it, nor taken back', async () => {
    for (const change of [
      { quarantined_at: now() },
      { quarantine_reason: 'trap' },
      { released_at: now() },
      { dropped_at: now() },
    ])
      expect(await send(volunteer(change))).toMatchObject({ code: '42501' });
  });

  it('is never staff’s own', async () => {
    const row = volunteer(BOT);
    expect(await world().rest('POST', 'signups', await world().token('organizer'), row)).toMatchObject({ status: 201 });
    expect(await why(row)).toBeNull();
  });

  it('counts in no figure and stands in no list until it is released', async () => {
    const before = await figure();
    const row = volunteer(BOT);
    await send(row);
    const seen = async () => {
      const signups = await world().rest(
        'GET',
        `signups?select=id&id=eq.${String(row.id)}`,
        await world().token('candidate'),
      );
      const volunteers = await world().rpc('organizer', 'list_volunteers');
      return [
        signups.rows.length,
        volunteers.rows.filter((one) => one.signup_id === row.id).length,
        (await figure()) - before,
      ];
    };
    const counted = async () => {
      const { rows } = await world().rest('GET', 'rpc/signup_counts', await world().token('manager'));
      return rows.filter((one) => one.type === 'volunteer').reduce((sum, one) => sum + Number(one.count), 0);
    };
    const countedBefore = await counted();
    expect(await seen()).toEqual([0, 0, 0]);
    expect((await world().rpc('organizer', 'pick_canvasser', { signup: row.id, email: null })).message).toContain(
      'no such volunteer',
    );
    await settle('release_submissions', { ids: [row.id] });
    expect(await seen()).toEqual([1, 1, 1]);
    expect(await counted()).toBe(countedBefore + 1);
    expect(await waitingIds()).not.toContain(row.id);
  });

  it('takes no place of an event, and stands at the end of the line when it is released', async () => {
    const id = await event(10);
    const [held, honest] = [rsvp(id, 10, BOT), rsvp(id, 8)];
    await send(held);
    await send(honest);
    const full = async () => (await world().rest('GET', 'rpc/full_events', null)).rows as unknown[];
    const queue = async () => {
      const { rows } = await world().rest('GET', `rpc/event_queue?event=${id}`, await world().token('organizer'));
      return rows.map((row) => [row.id, row.state]);
    };
    expect(await full()).not.toContain(id);
    expect(await queue()).toEqual([[honest.id, 'expected']]);
    await settle('release_submissions', { ids: [held.id] });
    expect(await queue()).toEqual([
      [honest.id, 'expected'],
      [held.id, 'waitlisted'],
    ]);
  });

  it('is more than 20 places of one event for one contact or one phone, and more than 40 for one address', async () => {
    const phone = '(207) 555-0188';
    const byContact = await event();
    for (const people of [10, 10]) {
      const row = rsvp(byContact, people, { phone, name: `Guest of ${people}` });
      await sendFrom(world(), { address: somewhere(), device: randomUUID() }, 'signups', [row]);
      expect(await why(row)).toBeNull();
    }
    const third = rsvp(byContact, 1, { phone: '207.555.0188' });
    await sendFrom(world(), { address: somewhere(), device: randomUUID() }, 'signups', [third]);
    expect(await why(third)).toBe('many_places');

    const byPhone = await event();
    const sender = { address: somewhere(), device: randomUUID() };
    const rows = [15, 10, 5].map((people) => rsvp(byPhone, Math.min(people, 10), { phone: `2075550${people}00` }));
    for (const row of rows) await sendFrom(world(), sender, 'signups', [row]);
    // The third would be the 25th place; what is set aside takes none, so that a smaller party still fits.
    expect(await Promise.all(rows.map((row) => why(row)))).toEqual([null, null, 'many_places']);
  });

  it('is what lies beyond 40 places, when one address sends 12 RSVPs of 10 with made-up contacts and phones', async () => {
    const id = await event(120);
    const address = somewhere();
    for (let one = 0; one < 12; one += 1)
      expect(await sendFrom(world(), { address, device: randomUUID() }, 'signups', [rsvp(id, 10)])).toBeNull();
    const { rows } = await world().rest('GET', `rpc/event_queue?event=${id}`, await world().token('organizer'));
    expect(rows).toHaveLength(4);
    expect(
      (await waiting({ reason: 'many_places', most: 200 })).filter((row) => row.event === 'Small room').length,
    ).toBeGreaterThanOrEqual(8);
  });

  it('is a visitor’s form in a flood; who is signed in is not part of it', async () => {
    const [{ n } = {}] =
      await query(`select (select count(*) from public.signups where user_id is null and created_at > now() - interval '1 hour')
      + (select count(*) from public.yard_sign_requests where user_id is null and created_at > now() - interval '1 hour') as n`);
    await query('update private.form_limits set flood_per_hour = $1, usual_at = now(), usual_per_hour = 0 where one', [
      Number(n) + 2,
    ]);
    const sender = () => ({ address: somewhere(), device: randomUUID() });
    const [first, second, third, mine] = [volunteer(), volunteer(), volunteer(), volunteer()];
    for (const row of [first, second, third]) await sendFrom(world(), sender(), 'signups', [row]);
    await sendFrom(world(), { ...sender(), person: 'newcomer' }, 'signups', [
      { ...mine, user_id: 'a0000000-0000-4000-8000-000000000008' },
    ]);
    expect(await Promise.all([first, second, third, mine].map((row) => why(row)))).toEqual([null, null, 'flood', null]);
    await query('update private.form_limits set usual_per_hour = 1000 where one');
    const usual = volunteer();
    await sendFrom(world(), sender(), 'signups', [usual]);
    expect(await why(usual)).toBeNull();
    await query("update private.form_limits set usual_at = '-infinity', usual_per_hour = 0 where one");
  });

  it('dropped is kept and shown nowhere, and cannot be released any more', async () => {
    const row = volunteer(BOT);
    await send(row);
    const before = await figure();
    await settle('drop_submissions', { ids: [row.id] });
    expect(await waitingIds()).not.toContain(row.id);
    await settle('release_submissions', { ids: [row.id] });
    expect(await figure()).toBe(before);
    expect(await query('select dropped_at is not null as dropped from public.signups where id = $1', [row.id])).toEqual(
      [{ dropped: true }],
    );
  });

  it('can be settled all at once by its reason, up to what was seen', async () => {
    const [seen, unseen, another] = [sign(BOT), volunteer(BOT), volunteer()];
    await send(seen, 'yard_sign_requests');
    await send(another);
    await query("update public.signups set quarantine_reason = 'flood', quarantined_at = now() where id = $1", [
      another.id,
    ]);
    const [{ until } = {}] = await query('select clock_timestamp()::text as until');
    await send(unseen);
    await settle('drop_submissions', { reason: 'trap', until });
    const left = await waitingIds();
    expect(left).not.toContain(seen.id);
    expect(left).toEqual(expect.arrayContaining([unseen.id, another.id]));
  });

  it('is listed page by page without a gap and without one twice', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => (at % 2 ? volunteer(BOT) : sign(BOT)));
    for (const row of rows) await send(row, 'type' in row ? 'signups' : 'yard_sign_requests');
    const all = await waitingIds();
    const paged: unknown[] = [];
    let last: Row | undefined;
    do {
      const page: Row[] = await waiting({
        before_at: last?.set_aside_at ?? null,
        before_id: last?.id ?? null,
        most: 3,
      });
      paged.push(...page.map((row) => row.id));
      last = page.at(-1);
    } while (last);
    expect(paged).toEqual(all);
    expect(all).toEqual(expect.arrayContaining(rows.map((row) => row.id)));
  });

  it.each(people)('is %s’s to see and to settle only if they lead', async (person) => {
    const row = volunteer(BOT);
    await send(row);
    const calls = [
      await world().rpc(person, 'set_aside_counts'),
      await world().rpc(person, 'list_set_aside'),
      await world().rpc(person, 'release_submissions', { ids: [randomUUID()] }),
      await world().rpc(person, 'drop_submissions', { ids: [randomUUID()] }),
    ];
    for (const call of calls)
      expect(call).toMatchObject(leaders.includes(person) ? { status: 200 } : { code: '42501' });
    if (staff.includes(person)) {
      const { rows } = await world().rest(
        'GET',
        `signups?select=id&id=eq.${String(row.id)}`,
        await world().token(person),
      );
      expect(rows).toEqual([]);
    }
  });

  it('leaves one entry a decision on record: who, how many and why, without a word of what was typed', async () => {
    const rows = [volunteer({ ...BOT, name: 'Zelda Unheard' }), volunteer({ ...BOT, name: 'Zelda Unheard' })];
    for (const row of rows) await send(row);
    const entries = () =>
      query(
        "select id, actor_email, after, (before::text || after::text) as text from public.audit_events where table_name = 'signups' order by id",
      );
    const before = await entries();
    await settle('release_submissions', { ids: rows.map((row) => row.id) });
    const added = (await entries()).slice(before.length);
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      actor_email: 'manager@larkspurfalls.example',
      after: { decision: 'released', forms: 2, reasons: ['trap'] },
    });
    expect(String(added[0]?.text)).not.toMatch(/Zelda|@/);
  });

  if (!asksDatabaseAlone) return;

  it('reads no more for a form with 20,000 volunteers there already: not all of them are counted again', async () => {
    const rowsRead = async (): Promise<number> => {
      let read = 0;
      const sender = { address: somewhere(), device: randomUUID() };
      const refusal = await sendFrom(world(), sender, 'signups', [volunteer()], async (within) => {
        const [row] = await within(`select (seq_tup_read + idx_tup_fetch)::int as read
          from pg_stat_xact_user_tables where relid = 'public.signups'::regclass`);
        read = Number(row?.read);
      });
      expect(refusal).toBeNull();
      return read;
    };
    const alone = await rowsRead();
    await query('alter table public.signups disable trigger user');
    await query(`insert into public.signups (id, type, name, email, interest, client_created_at, created_at)
      select gen_random_uuid(), 'volunteer', 'Many', 'many' || n || '@example.com', 'door_knock', now() - interval '20 days',
        now() - interval '20 days'
      from generate_series(1, 20000) as n`);
    await query('alter table public.signups enable trigger user');
    await query('analyze public.signups');
    const before = await figure();
    const read = await rowsRead();
    expect(await figure()).toBe(before + 1);
    // Those of the last hours are looked at, for the limits: the other stories' forms.
    expect(alone).toBeGreaterThan(0);
    expect(read - alone).toBeLessThan(100);
    await query("delete from public.signups where name = 'Many'");
    await query('select private.count_event_figures()');
  }, 60_000);
}
