/** Rides to an event: said with the RSVP, arranged by those who run events, one seat never given away twice. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { people, staff, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { editors } from './events.ts';

export function rideStories(world: () => World): void {
  const event = async (): Promise<string> => {
    const id = randomUUID();
    const details = { title: 'Ride day', date: new Date(Date.now() + 3_600_000).toISOString(), location: 'The mill' };
    await world().rpc('organizer', 'save_event', { event: id, expected_version: null, details });
    return id;
  };
  const send = (row: Row) => world().rest('POST', 'signups', null, row);
  const rsvp = (event_id: string, headcount: number, ride: Row = {}): Row => ({
    id: randomUUID(),
    type: 'event',
    name: `Ada Quill ${randomUUID()}`,
    phone: '555-0100',
    notes: `Headcount: ${headcount}`,
    event_id,
    client_created_at: new Date().toISOString(),
    ...ride,
  });
  const said = async (event_id: string, headcount: number, ride: Row): Promise<string> => {
    const row = rsvp(event_id, headcount, ride);
    expect(await send(row)).toMatchObject({ status: 201 });
    return String(row.id);
  };
  const wants = (id: string, headcount = 1) => said(id, headcount, { ride: 'wanted', ride_from: '3 Mill Street' });
  const offers = (id: string, seats: number) => said(id, 1, { ride: 'offered', ride_seats: seats });
  const match = (person: Person, id: string, rider: string, driver: string | null) =>
    world().rpc(person, 'match_ride', { event: id, rider, driver });
  const driverOf = async (id: string, rider: string) =>
    (await world().rpc('advisor', 'event_queue', { event: id })).rows.find((row) => row.id === rider)?.driver_id;

  it('a ride is kept exactly once with its RSVP, however often that is sent', async () => {
    const id = await event();
    const row = rsvp(id, 2, { ride: 'wanted', ride_from: '3 Mill Street' });
    expect(await send(row)).toMatchObject({ status: 201 });
    expect(await send(row)).toMatchObject({ status: 409, code: '23505' });
    expect((await world().rpc('organizer', 'event_queue', { event: id })).rows).toMatchObject([
      { id: row.id, ride: 'wanted', ride_seats: null, ride_from: '3 Mill Street', driver_id: null },
    ]);
  });

  it.each([
    ['wanted from nowhere', { ride: 'wanted' }, 'signups_ride_from_when_there_is_one'],
    ['offered without seats', { ride: 'offered' }, 'signups_ride_seats_when_offered'],
    ['offered with nine seats', { ride: 'offered', ride_seats: 9 }, 'signups_ride_seats_1_to_8'],
    ['wanted with seats', { ride: 'wanted', ride_from: 'Here', ride_seats: 2 }, 'signups_ride_seats_when_offered'],
    ['by balloon', { ride: 'balloon' }, 'signups_ride'],
    ['of nobody, from somewhere', { ride_from: 'Here' }, 'signups_ride_from_when_there_is_one'],
  ])('a ride %s is refused', async (_, ride, constraint) => {
    const answer = await send(rsvp(await event(), 1, ride));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toContain(constraint);
  });

  it('only an RSVP can speak of a ride', async () => {
    const idea = { id: randomUUID(), type: 'idea', name: 'Ada', phone: '555-0100', notes: 'Shade at the bus stops.' };
    const answer = await send({ ...idea, client_created_at: new Date().toISOString(), ride: 'offered', ride_seats: 1 });
    expect(answer.message).toContain('signups_ride_only_rsvp');
  });

  it.each(editors)('%s arranges a ride and takes it back', async (person) => {
    const id = await event();
    const [rider, driver] = [await wants(id), await offers(id, 2)];
    for (const _ of [1, 2]) expect(await match(person, id, rider, driver)).toMatchObject({ status: 200 });
    expect(await driverOf(id, rider)).toBe(driver);
    expect(await match(person, id, rider, null)).toMatchObject({ status: 200 });
    expect(await driverOf(id, rider)).toBeNull();
  });

  it.each(people.filter((person) => !editors.includes(person)))('%s arranges none', async (person) => {
    const id = await event();
    const [rider, driver] = [await wants(id), await offers(id, 2)];
    expect(await match(person, id, rider, driver)).toMatchObject({
      status: person === 'visitor' ? 401 : 403,
      code: '42501',
    });
    expect(await driverOf(id, rider)).toBeNull();
  });

  it('who goes with whom is read by staff and by nobody else, and changed past the function by nobody', async () => {
    const id = await event();
    const [rider, driver] = [await wants(id), await offers(id, 2)];
    await match('organizer', id, rider, driver);
    for (const person of people) {
      const { rows } = await world().rest('GET', `ride_matches?rider_id=eq.${rider}`, await world().token(person));
      expect(rows).toHaveLength(staff.includes(person) ? 1 : 0);
      const token = await world().token(person);
      const row = { rider_id: driver, driver_id: rider, event_id: id };
      expect(await world().rest('POST', 'ride_matches', token, row)).toMatchObject({ code: '42501' });
      expect(await world().rest('DELETE', `ride_matches?rider_id=eq.${rider}`, token)).toMatchObject({ code: '42501' });
    }
  });

  it('a car never holds more than its seats', async () => {
    const id = await event();
    const driver = await offers(id, 3);
    const [pair, other] = [await wants(id, 2), await wants(id, 2)];
    await match('organizer', id, pair, driver);
    const full = await match('content', id, other, driver);
    expect(full).toMatchObject({ status: 400 });
    expect(full.message).toContain('There is room for 1 in that car, and they are 2.');
    const second = await offers(id, 2);
    await match('content', id, pair, second);
    expect(await match('content', id, other, driver)).toMatchObject({ status: 200 });
  });

  it('nobody rides with somebody who offers none, comes to another event, or has cancelled', async () => {
    const [id, elsewhere] = [await event(), await event()];
    const rider = await wants(id);
    const conflict = { status: 409 };
    expect(await match('organizer', id, rider, await said(id, 1, {}))).toMatchObject(conflict);
    expect(await match('organizer', id, rider, await offers(elsewhere, 2))).toMatchObject(conflict);
    const gone = await offers(id, 2);
    await withdraw(id, gone);
    expect(await match('organizer', id, rider, gone)).toMatchObject(conflict);
    await withdraw(id, rider);
    expect(await match('organizer', id, rider, await offers(id, 2))).toMatchObject(conflict);
  });

  async function withdraw(event_id: string, signup_id: string) {
    const fact = { id: randomUUID(), event_id, action: 'withdraw', signup_id, device: 'K7Q2' };
    const answer = await world().rest('POST', 'event_checkins', await world().token('organizer'), {
      ...fact,
      client_created_at: new Date().toISOString(),
    });
    expect(answer).toMatchObject({ status: 201 });
  }
}
