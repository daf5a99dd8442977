/** One person takes one party's places at an event, however often and from wherever their RSVP is sent; the latest one counts. */
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { sendFrom } from '../support/senders.ts';
import type { World } from '../support/world.ts';

const HOUR = 3_600_000;
const ADA: Row = { name: 'Ada Quill', email: 'ada@example.com', phone: '(207) 555-0142' };
const NEIGHBOR: Row = { name: 'Noor Haddad', email: 'noor@example.com', phone: '207-555-0190' };

export function onePersonStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const event = async (capacity: number | null = 4): Promise<string> => {
    const id = randomUUID();
    const date = new Date(Date.now() + 24 * HOUR).toISOString();
    const details = { title: 'One person', date, location: 'The mill', capacity };
    await world().rpc('organizer', 'save_event', { event: id, expected_version: null, details });
    return id;
  };
  let clock = Date.now() - 20 * HOUR;
  const row = (event_id: string, headcount: number, who: Row, change: Row = {}): Row => ({
    id: randomUUID(),
    type: 'event',
    notes: `Headcount: ${headcount}`,
    event_id,
    client_created_at: new Date((clock += 60_000)).toISOString(),
    ...who,
    ...change,
  });
  const send = async (one: Row): Promise<string> => {
    const answer = await world().rest('POST', 'signups', null, one);
    expect(answer).toMatchObject({ status: 201, message: '' });
    return String(one.id);
  };
  const rsvp = async (event_id: string, headcount: number, who: Row, change: Row = {}) =>
    await send(row(event_id, headcount, who, change));
  const place = async (id: string): Promise<unknown> => {
    const headers = { apikey: world().backend.publishableKey };
    return (await world().backend.fetch(`/rest/v1/rpc/rsvp_place?rsvp=${id}`, { headers })).json();
  };
  const queue = async (id: string) => {
    const { rows } = await world().rest('GET', `rpc/event_queue?event=${id}`, await world().token('organizer'));
    return rows;
  };
  const line = async (id: string) => (await queue(id)).map((one) => [one.name, one.party_size, one.state]);
  const atDoor = async (event_id: string, signup_id: string, action: string, change: Row = {}) => {
    const fact = { id: randomUUID(), event_id, action, signup_id, device: 'K7Q2', ...change };
    const sent = { client_created_at: new Date().toISOString(), ...fact };
    const answer = await world().rest('POST', 'event_checkins', await world().token('organizer'), sent);
    expect(answer).toMatchObject({ status: 201, message: '' });
    return fact.id;
  };

  it('gives the neighbor the two chairs that are free when one person has sent the form twice', async () => {
    const id = await event(4);
    await rsvp(id, 2, ADA);
    await rsvp(id, 2, ADA);
    const neighbor = await rsvp(id, 2, NEIGHBOR);
    expect(await place(neighbor)).toBe('place');
    expect(await line(id)).toEqual([
      ['Ada Quill', 2, 'expected'],
      ['Noor Haddad', 2, 'expected'],
    ]);
  });

  it.each<[string, Row, Row]>([
    ['other capitals and an accent', ADA, { name: 'ADÁ QUILL', email: 'Ada@Example.com' }],
    ['more spaces', ADA, { name: ' Ada   Quill ', email: 'ada@example.com' }],
    ['the same phone with the country’s code', ADA, { name: 'Ada Quill', phone: '+1 207 555 0142' }],
    ['the same phone with dots', ADA, { name: 'Ada Quill', phone: '207.555.0142' }],
    ['the e-mail address alone', ADA, { name: 'Ada Quill', email: 'ada@example.com' }],
    ['another e-mail address and the same phone', ADA, { ...ADA, email: 'quill@example.com' }],
    [
      'an apostrophe of another kind',
      { name: 'Niamh O’Dea', phone: '2075550177' },
      { name: "Niamh O'Dea", phone: '2075550177' },
    ],
  ])('counts once: %s', async (_, first, again) => {
    const id = await event(4);
    await rsvp(id, 2, first);
    await rsvp(id, 3, again);
    expect((await queue(id)).map((one) => one.party_size)).toEqual([3]);
  });

  it.each<[string, Row]>([
    ['a couple with one e-mail address', { name: 'Ben Quill', email: 'ada@example.com' }],
    ['a couple with one phone', { name: 'Ben Quill', phone: '2075550142' }],
    ['another person of the same name', { name: 'Ada Quill', email: 'ada.quill@example.org' }],
    ['the same name, a phone without digits', { name: 'Ada Quill', phone: 'ask my mother' }],
    ['the same name, a phone with one digit less', { name: 'Ada Quill', phone: '207555014' }],
  ])('counts twice: %s', async (_, other) => {
    const id = await event(4);
    await rsvp(id, 2, ADA);
    await rsvp(id, 1, other);
    expect((await queue(id)).map((one) => one.party_size)).toEqual([2, 1]);
  });

  it('counts the later RSVP’s party and answers, and keeps the earlier row', async () => {
    const id = await event(10);
    const first = await rsvp(id, 2, ADA);
    const later = await rsvp(id, 4, ADA, { ride: 'wanted', ride_from: '12 Mill Street' });
    expect(await queue(id)).toMatchObject([
      { id: later, party_size: 4, ride: 'wanted', ride_from: '12 Mill Street', earlier: [{ id: first, headcount: 2 }] },
    ]);
    expect(
      await query('select id, headcount from public.signups where event_id = $1 order by created_at', [id]),
    ).toEqual([
      { id: first, headcount: 2 },
      { id: later, headcount: 4 },
    ]);
    expect((await world().rpc('organizer', 'event_overview')).rows.find((one) => one.id === id)).toMatchObject({
      rsvps: 1,
      expected: 4,
    });
  });

  it('counts what was sent last, whichever arrives first: a phone that was offline brings the older one', async () => {
    const id = await event(10);
    const older = row(id, 5, ADA);
    const newer = await rsvp(id, 2, ADA);
    await send(older);
    expect(await queue(id)).toMatchObject([{ id: newer, party_size: 2, earlier: [{ id: older.id }] }]);
  });

  it('changes the RSVP that the device names, also under a corrected name and address', async () => {
    const id = await event(4);
    const first = await rsvp(id, 4, { name: 'Ada Qill', email: 'ada@exmaple.com' });
    const change = await rsvp(id, 1, ADA, { changes_id: first });
    expect(await place(change)).toBe('place');
    expect(await line(id)).toEqual([['Ada Quill', 1, 'expected']]);
    expect(await place(await rsvp(id, 3, NEIGHBOR))).toBe('place');
  });

  it('joins a change to its RSVP when the change arrives first', async () => {
    const id = await event(4);
    const first = row(id, 4, { name: 'Ada Qill', email: 'ada@exmaple.com' });
    await rsvp(id, 1, ADA, { changes_id: first.id });
    await send(first);
    expect(await line(id)).toEqual([['Ada Quill', 1, 'expected']]);
  });

  it('names another event’s RSVP, or none that is known, and is an RSVP of its own', async () => {
    const [one, other] = [await event(4), await event(4)];
    const there = await rsvp(one, 2, ADA);
    await rsvp(other, 2, NEIGHBOR, { changes_id: there });
    await rsvp(other, 1, ADA, { changes_id: randomUUID() });
    expect(await line(one)).toEqual([['Ada Quill', 2, 'expected']]);
    expect((await line(other)).map(([name]) => name)).toEqual(['Noor Haddad', 'Ada Quill']);
  });

  it('finds one person in three RSVPs that share an address, then a phone', async () => {
    const id = await event(10);
    await rsvp(id, 2, { name: 'Ada Quill', email: 'ada@example.com' });
    await rsvp(id, 3, { name: 'Ada Quill', phone: '2075550142' });
    expect(await queue(id)).toHaveLength(2);
    await rsvp(id, 4, ADA);
    expect((await queue(id)).map((one) => one.party_size)).toEqual([4]);
  });

  it('counts two RSVPs of one person that arrive at the same moment once', async () => {
    const id = await event(4);
    const both = [row(id, 2, ADA), row(id, 2, ADA)];
    const answers = await Promise.all(both.map((one) => world().rest('POST', 'signups', null, one)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const batch = [row(id, 2, ADA), row(id, 1, NEIGHBOR), row(id, 2, ADA)];
    expect(await sendFrom(world(), {}, 'signups', batch)).toBeNull();
    expect((await queue(id)).map((one) => one.party_size).toSorted()).toEqual([1, 2]);
  });

  it.skipIf(process.env.BACKEND === 'pglite')(
    'counts two RSVPs of one person once when both were added before either was committed',
    async () => {
      const id = await event(4);
      const sql = world().backend.connect(2);
      const add = (tx: postgres.TransactionSql, one: Row) => tx`
      insert into public.signups (id, type, name, phone, notes, event_id, client_created_at)
      values (${String(one.id)}, 'event', 'Ada Quill', '2075550142', ${String(one.notes)}, ${id}, ${String(one.client_created_at)})`;
      const [first, second] = [row(id, 2, ADA), row(id, 3, ADA)];
      let other: Promise<unknown> = Promise.resolve();
      await sql.begin(async (tx) => {
        await add(tx, first);
        other = sql.begin((next) => add(next, second));
        // The other one waits for this event's lock until this transaction ends.
        await expect
          .poll(() =>
            query(
              "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into public.signups%'",
            ),
          )
          .not.toEqual([]);
      });
      await other;
      await sql.end();
      expect((await queue(id)).map((one) => one.party_size)).toEqual([3]);
    },
  );

  it('keeps the place in line for a party that fits, and moves a larger one that does not fit behind those who have a place', async () => {
    const id = await event(6);
    await rsvp(id, 2, ADA);
    const neighbor = await rsvp(id, 2, NEIGHBOR);
    await rsvp(id, 4, ADA);
    expect(await line(id)).toEqual([
      ['Ada Quill', 4, 'expected'],
      ['Noor Haddad', 2, 'expected'],
    ]);
    await rsvp(id, 5, ADA);
    expect(await place(neighbor)).toBe('place');
    expect(await line(id)).toEqual([
      ['Noor Haddad', 2, 'expected'],
      ['Ada Quill', 5, 'waitlisted'],
    ]);
    await rsvp(id, 3, ADA);
    expect((await line(id))[1]).toEqual(['Ada Quill', 3, 'expected']);
  });

  it('moves the waiting list on when a party becomes smaller', async () => {
    const id = await event(4);
    await rsvp(id, 4, ADA);
    const neighbor = await rsvp(id, 2, NEIGHBOR);
    expect(await place(neighbor)).toBe('waiting');
    await rsvp(id, 2, ADA);
    expect(await place(neighbor)).toBe('place');
  });

  it.each([1, 2, 3, 10])(
    'answers a stranger who sends a known person’s name as it answers for an unknown name: %i people',
    async (headcount) => {
      const answers = [];
      for (const who of [ADA, { name: 'Ida Birch', phone: '2075550111' }]) {
        const id = await event(3);
        await rsvp(id, 2, ADA);
        await rsvp(id, 1, NEIGHBOR);
        const one = row(id, headcount, who);
        const { status, code, message } = await world().rest('POST', 'signups', null, one);
        answers.push({ status, code, message, place: await place(String(one.id)) });
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ status: 201, place: 'waiting' });
    },
  );

  it('tells the device that sent the earlier one how its change stands', async () => {
    const id = await event(3);
    const first = await rsvp(id, 2, ADA);
    await rsvp(id, 1, NEIGHBOR);
    expect(await place(await rsvp(id, 1, ADA, { changes_id: first }))).toBe('place');
    expect(await place(first)).toBe('place');
  });

  it('has the door’s facts follow the person to the later RSVP, and forgets a cancellation from before it', async () => {
    const id = await event(4);
    const first = await rsvp(id, 2, ADA);
    await atDoor(id, first, 'withdraw', { client_created_at: new Date(clock + 1000).toISOString() });
    expect(await line(id)).toEqual([['Ada Quill', 2, 'withdrawn']]);
    await rsvp(id, 3, ADA);
    expect(await line(id)).toEqual([['Ada Quill', 3, 'expected']]);
    // A phone at the door that has only the earlier one.
    await atDoor(id, first, 'check_in');
    expect(await line(id)).toEqual([['Ada Quill', 3, 'checked_in']]);
    const late = await rsvp(id, 2, ADA, { client_created_at: new Date().toISOString() });
    expect(await queue(id)).toMatchObject([{ id: late, state: 'checked_in', party_size: 2 }]);
  });

  it('keeps the ride that was arranged while it still fits, and asks for another where it does not', async () => {
    const id = await event(null);
    const wants = { ride: 'wanted', ride_from: '12 Mill Street' };
    await rsvp(id, 1, ADA, wants);
    const driver = await rsvp(id, 1, NEIGHBOR, { ride: 'offered', ride_seats: 2 });
    const rider = (await queue(id)).find((one) => one.name === 'Ada Quill')?.id;
    expect(await world().rpc('organizer', 'match_ride', { event: id, rider, driver })).toMatchObject({ status: 200 });
    const two = await rsvp(id, 2, ADA, wants);
    expect((await queue(id)).find((one) => one.id === two)).toMatchObject({ driver_id: driver });
    const otherCar = await rsvp(id, 1, NEIGHBOR, { ride: 'offered', ride_seats: 3 });
    expect((await queue(id)).find((one) => one.id === two)).toMatchObject({ driver_id: otherCar });
    const three = await rsvp(id, 4, ADA, wants);
    expect((await queue(id)).find((one) => one.id === three)).toMatchObject({ driver_id: null });
  });

  it('takes no place for a held RSVP, and counts it with the person’s other ones once it is released', async () => {
    const id = await event(4);
    const held = await rsvp(id, 2, ADA, { trap: 'https://example.com' });
    await rsvp(id, 2, ADA);
    await rsvp(id, 2, NEIGHBOR);
    await world().rpc('organizer', 'release_rsvps', { event: id, ids: [held] });
    expect(await line(id)).toEqual([
      ['Ada Quill', 2, 'expected'],
      ['Noor Haddad', 2, 'expected'],
    ]);
  });
}
