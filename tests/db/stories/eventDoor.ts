/** Facts from the door: who may add them, that nobody changes them, and what two phones make of one person. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { checkinKind, type CheckinPayload } from '../../../src/features/events/model/checkin.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { editors } from './events.ts';

export function doorStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  async function event(change: Row = {}): Promise<string> {
    const id = randomUUID();
    const row = {
      id,
      title: 'Door',
      date: new Date(Date.now() + 3_600_000).toISOString(),
      location: 'Here',
      capacity: null,
      ...change,
    };
    await query(
      `insert into public.events (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map((_, i) => `$${i + 1}`)
        .join(', ')})`,
      Object.values(row),
    );
    return id;
  }
  async function rsvp(event_id: string, name: string, headcount = 1): Promise<string> {
    const id = randomUUID();
    const row = { id, type: 'event', name, phone: '555-0100', notes: `Headcount: ${headcount}`, event_id };
    // Made in time also for an event that is over by now.
    const client_created_at = new Date(Date.now() - 10_800_000).toISOString();
    await world().rest('POST', 'signups', null, { ...row, client_created_at });
    return id;
  }
  /** Sends a fact as a phone does: the row that the outbox's own kind makes. */
  async function send(person: Person, fact: Partial<CheckinPayload> & { eventId: string }, id = randomUUID()) {
    const payload: CheckinPayload = {
      action: 'check_in',
      source: 'rsvp',
      subjectId: id,
      name: 'Somebody',
      email: null,
      phone: null,
      partySize: null,
      about: [],
      device: 'K7Q2',
      ...fact,
    };
    const meta = { id, userId: accountOf(person)?.id ?? null, createdAt: new Date().toISOString() };
    const row = checkinKind.toRow(payload, meta);
    return { id, answer: await world().rest('POST', 'event_checkins', await world().token(person), row) };
  }
  const queue = async (id: string) => (await world().rpc('advisor', 'event_queue', { event: id })).rows;
  const one = async (eventId: string, id: string) => (await queue(eventId)).find((row) => row.id === id);
  const summary = async (id: string) =>
    (await world().rpc('finance', 'event_overview')).rows.find((row) => row.id === id);

  it.each(people)('%s checks in only if they run events, and only in their own name', async (person) => {
    const eventId = await event();
    const subjectId = await rsvp(eventId, 'Guest');
    const may = editors.includes(person);
    const { answer } = await send(person, { eventId, subjectId });
    expect(answer.status).toBe(may ? 201 : person === 'visitor' ? 401 : 403);
    expect(await one(eventId, subjectId)).toMatchObject({ state: may ? 'checked_in' : 'expected' });
    if (!may) return;
    const other = person === 'candidate' ? 'manager' : 'candidate';
    const row = checkinKind.toRow(
      {
        eventId,
        action: 'check_in',
        source: 'rsvp',
        subjectId,
        name: '',
        email: null,
        phone: null,
        partySize: null,
        about: [],
        device: 'X',
      },
      { id: randomUUID(), userId: accountOf(other)?.id ?? null, createdAt: new Date().toISOString() },
    );
    const forged = await world().rest('POST', 'event_checkins', await world().token(person), row);
    expect(forged).toMatchObject({ status: 403, code: '42501' });
  });

  it('a fact that is sent twice lands once', async () => {
    const eventId = await event();
    const subjectId = await rsvp(eventId, 'Twice');
    const id = randomUUID();
    await send('organizer', { eventId, subjectId }, id);
    const { answer } = await send('organizer', { eventId, subjectId }, id);
    expect(answer).toMatchObject({ status: 409, code: '23505' });
    expect((await one(eventId, subjectId))?.facts).toHaveLength(1);
  });

  it('two phones that check in the same person: both facts stay, counted once, shown until somebody looks', async () => {
    const eventId = await event();
    const subjectId = await rsvp(eventId, 'Frances', 3);
    const a = await send('organizer', { eventId, subjectId, device: 'AAAA' });
    const b = await send('content', { eventId, subjectId, device: 'BBBB' });
    expect(await one(eventId, subjectId)).toMatchObject({
      state: 'checked_in',
      conflict: true,
      facts: [
        { id: a.id, by: 'Luis Herrera', device: 'AAAA' },
        { id: b.id, by: 'Nora Lindqvist', device: 'BBBB' },
      ],
    });
    expect(await summary(eventId)).toMatchObject({ checked_in: 3, expected: 0, conflicts: 1 });
    await send('organizer', { eventId, subjectId, action: 'settle', about: [a.id, b.id], partySize: 2 });
    expect(await one(eventId, subjectId)).toMatchObject({ conflict: false, party_size: 2, state: 'checked_in' });
    await send('manager', { eventId, subjectId, device: 'CCCC' });
    expect(await one(eventId, subjectId)).toMatchObject({ conflict: true });
  });

  it('an undo takes back what it saw; the check-in of another phone that it did not see stays', async () => {
    const eventId = await event();
    const subjectId = await rsvp(eventId, 'Bill');
    const a = await send('organizer', { eventId, subjectId, device: 'AAAA' });
    await send('organizer', { eventId, subjectId, action: 'undo', about: [a.id] });
    expect(await one(eventId, subjectId)).toMatchObject({ state: 'expected' });
    await send('content', { eventId, subjectId, device: 'BBBB' });
    expect(await one(eventId, subjectId)).toMatchObject({ state: 'checked_in', conflict: false });
  });

  it('somebody who cancelled meanwhile and comes all the same is let in, and shown as such', async () => {
    const eventId = await event();
    const subjectId = await rsvp(eventId, 'Gone and back');
    await send('content', { eventId, subjectId, action: 'withdraw' });
    expect(await one(eventId, subjectId)).toMatchObject({ state: 'withdrawn' });
    const { answer } = await send('organizer', { eventId, subjectId });
    expect(answer.status).toBe(201);
    expect(await one(eventId, subjectId)).toMatchObject({ state: 'checked_in', withdrawn: true });
  });

  it('walk-ins are known by name and contact, and can be corrected and taken back', async () => {
    const eventId = await event();
    const walkIn = {
      action: 'walk_in',
      source: 'walk_in',
      name: 'Ida Passerby',
      phone: '555-0199',
      partySize: 2,
    } as const;
    const { id } = await send('organizer', { eventId, ...walkIn });
    expect(await queue(eventId)).toMatchObject([
      { id, source: 'walk_in', name: 'Ida Passerby', state: 'checked_in', party_size: 2 },
    ]);
    await send('content', { eventId, source: 'walk_in', subjectId: id, action: 'party_size', partySize: 4 });
    expect(await summary(eventId)).toMatchObject({ checked_in: 4, rsvps: 0 });
    await send('content', { eventId, source: 'walk_in', subjectId: id, action: 'undo', about: [id] });
    expect(await one(eventId, id)).toMatchObject({ state: 'withdrawn' });
  });

  it('whoever comes after the last place waits, in the order in which the RSVPs arrived', async () => {
    const eventId = await event({ capacity: 5 });
    const ids = [];
    for (const size of [3, 2, 1]) ids.push(await rsvp(eventId, `Party of ${size}`, size));
    const states = async () => (await queue(eventId)).map((row) => row.state);
    expect(await states()).toEqual(['expected', 'expected', 'waitlisted']);
    await send('organizer', { eventId, subjectId: ids[1] ?? '', action: 'withdraw' });
    expect(await states()).toEqual(['expected', 'withdrawn', 'expected']);
  });

  it('once it is over, those who were expected are missing, if anybody kept the door', async () => {
    const over = { date: new Date(Date.now() - 7_200_000).toISOString() };
    const eventId = await event(over);
    const [came, stayed] = [await rsvp(eventId, 'Came'), await rsvp(eventId, 'Stayed')];
    expect(await one(eventId, stayed)).toMatchObject({ state: 'expected' });
    await send('organizer', { eventId, subjectId: came });
    expect(await one(eventId, stayed)).toMatchObject({ state: 'no_show' });
  });

  it('says who is there for the first time and who has offered to volunteer', async () => {
    const earlier = await event({ date: new Date(Date.now() - 86_400_000).toISOString() });
    const eventId = await event();
    const regular = await rsvp(earlier, 'Regular');
    await send('organizer', { eventId: earlier, subjectId: regular });
    const again = await rsvp(eventId, 'Regular again');
    const { id } = await send('organizer', {
      eventId,
      action: 'walk_in',
      source: 'walk_in',
      name: 'Alma',
      email: 'Alma.Greene@example.com',
      partySize: 1,
    });
    expect(await one(eventId, again)).toMatchObject({ first_time: false, volunteer: false });
    expect(await one(eventId, id)).toMatchObject({ first_time: true, volunteer: true });
  });

  it('facts about an RSVP of another event, and facts that say too little, are refused', async () => {
    const [here, there] = [await event(), await event()];
    const subjectId = await rsvp(there, 'Elsewhere');
    const bad: Partial<CheckinPayload>[] = [
      { subjectId },
      { action: 'walk_in', source: 'walk_in', name: 'X', partySize: 1 },
      { action: 'walk_in', source: 'walk_in', name: 'No size' },
      { subjectId: await rsvp(here, 'Here'), action: 'undo' },
      { subjectId: await rsvp(here, 'Here'), action: 'party_size', partySize: 51 },
      { subjectId: await rsvp(here, 'Here'), device: '' },
    ];
    for (const fact of bad) {
      const { id, answer } = await send('organizer', { eventId: here, ...fact });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await query('select 1 from public.event_checkins where id = $1', [id])).toEqual([]);
    }
  });

  it('nobody changes or removes a fact, and nobody sets the server’s time', async () => {
    const eventId = await event();
    const { id } = await send('organizer', { eventId, subjectId: await rsvp(eventId, 'Fact') });
    const token = await world().token('candidate');
    const path = `event_checkins?id=eq.${id}`;
    expect(await world().rest('PATCH', path, token, { device: 'Z' })).toMatchObject({ code: '42501' });
    await world().rest('DELETE', path, token);
    const key = world().backend.secretKey;
    const response = await world().backend.fetch(`/rest/v1/${path}`, { method: 'DELETE', headers: { apikey: key } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await query('select device from public.event_checkins where id = $1', [id])).toEqual([{ device: 'K7Q2' }]);
  });
}
