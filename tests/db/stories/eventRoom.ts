/** What a visitor learns about the room in an event: whether it is full and whether they themselves have a place. No more. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

export function roomStories(world: () => World): void {
  const event = async (change: Row = {}): Promise<string> => {
    const id = randomUUID();
    const date = new Date(Date.now() + 3_600_000).toISOString();
    const details = { title: 'Small room', date, location: 'The mill', capacity: 3, ...change };
    await world().rpc('organizer', 'save_event', { event: id, expected_version: null, details });
    return id;
  };
  const rsvp = async (event_id: string, headcount: number): Promise<string> => {
    const id = randomUUID();
    const row = {
      id,
      type: 'event',
      name: `Ada Quill ${id}`,
      phone: '555-0100',
      notes: `Headcount: ${headcount}`,
      event_id,
    };
    await world().rest('POST', 'signups', null, { ...row, client_created_at: new Date().toISOString() });
    return id;
  };
  const isFull = async (person: Person, id: string): Promise<boolean> => {
    const { status, rows } = await world().rest('GET', 'rpc/full_events', await world().token(person));
    expect(status).toBe(200);
    return (rows as unknown[]).includes(id); // an array of ids
  };
  const place = async (id: string): Promise<unknown> => {
    const headers = { apikey: world().backend.publishableKey };
    return (await world().backend.fetch(`/rest/v1/rpc/rsvp_place?rsvp=${id}`, { headers })).json();
  };
  const withdraw = async (event_id: string, signup_id: string) => {
    const fact = { id: randomUUID(), event_id, action: 'withdraw', signup_id, device: 'K7Q2' };
    await world().rest('POST', 'event_checkins', await world().token('organizer'), {
      ...fact,
      client_created_at: new Date().toISOString(),
    });
  };

  it.each(people)('%s learns that an event is full, and that it no longer is', async (person) => {
    const id = await event();
    const first = await rsvp(id, 2);
    expect(await isFull(person, id)).toBe(false);
    await rsvp(id, 1);
    expect(await isFull(person, id)).toBe(true);
    await withdraw(id, first);
    expect(await isFull(person, id)).toBe(false);
  });

  it('says nothing of events for staff, of cancelled ones, and of those in which any number fit', async () => {
    const [staffOnly, cancelled, open] = [
      await event({ visibility: 'staff' }),
      await event(),
      await event({ capacity: null }),
    ];
    for (const id of [staffOnly, cancelled, open]) await rsvp(id, 5);
    await world().rpc('organizer', 'cancel_event', { event: cancelled, expected_version: 1, reason: 'Storm' });
    for (const id of [staffOnly, cancelled, open]) expect(await isFull('visitor', id)).toBe(false);
  });

  it('a visitor who knows an RSVP’s id learns whether it has a place, and moves up when one comes free', async () => {
    const id = await event();
    const [first, second] = [await rsvp(id, 3), await rsvp(id, 1)];
    expect(await place(first)).toBe('place');
    expect(await place(second)).toBe('waiting');
    await withdraw(id, first);
    expect(await place(first)).toBeNull();
    expect(await place(second)).toBe('place');
  });

  it('nobody learns anything by an id that is no RSVP', async () => {
    expect(await place(randomUUID())).toBeNull();
    expect(await place('50000000-0000-4000-8000-000000000005')).toBeNull();
  });
}
