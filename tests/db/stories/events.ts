/** Who may make, change and cancel events, and what others see of it, told person by person. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { people, staff, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

/** Issue and specification: these edit, the other staff read. */
export const editors: readonly Person[] = ['organizer', 'content', 'deputy', 'manager', 'candidate'];
const readers = staff.filter((person) => !editors.includes(person));
const HOUR = 3_600_000;

export function eventStories(world: () => World): void {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const details = (change: Row = {}): Row => ({
    title: 'Porch talks',
    date: at(48),
    ends_at: at(50),
    location: '12 Mill Street',
    kind: 'meet_greet',
    capacity: 20,
    ...change,
  });
  const save = (person: Person, event: string, expected_version: number | null, change: Row) =>
    world().rpc(person, 'save_event', { event, expected_version, details: change });
  const stored = async (id: string): Promise<Row | undefined> =>
    (await world().backend.database.query('select * from public.events where id = $1', [id]))[0];
  const made = async (change: Row = {}): Promise<string> => {
    const id = randomUUID();
    expect(await save('organizer', id, null, details(change))).toMatchObject({ status: 200 });
    return id;
  };
  const asked = async (person: Person, id: string) =>
    (await world().rest('GET', `events?select=*&id=eq.${id}`, await world().token(person))).rows;

  it.each(editors)('%s makes, changes, cancels and revives one', async (person) => {
    const id = randomUUID();
    expect(await save(person, id, null, details())).toMatchObject({ status: 200 });
    expect(await save(person, id, 1, { title: 'Stoop talks' })).toMatchObject({ status: 200 });
    const cancel = { event: id, expected_version: 2, reason: 'Flooded cellar' };
    expect(await world().rpc(person, 'cancel_event', cancel)).toMatchObject({ status: 200 });
    expect(await stored(id)).toMatchObject({
      title: 'Stoop talks',
      status: 'cancelled',
      cancel_reason: 'Flooded cellar',
    });
    await world().rpc(person, 'cancel_event', { event: id, expected_version: 3, reason: null });
    expect(await stored(id)).toMatchObject({ status: 'scheduled', cancel_reason: null, version: 4 });
  });

  it.each(people.filter((person) => !editors.includes(person)))('%s changes nothing', async (person) => {
    const id = await made();
    const refused = { status: person === 'visitor' ? 401 : 403, code: '42501' };
    expect(await save(person, randomUUID(), null, details())).toMatchObject(refused);
    expect(await save(person, id, 1, { title: 'Mine now' })).toMatchObject(refused);
    const cancel = { event: id, expected_version: 1, reason: 'No' };
    expect(await world().rpc(person, 'cancel_event', cancel)).toMatchObject(refused);
    expect(await stored(id)).toMatchObject({ title: 'Porch talks', status: 'scheduled', version: 1 });
  });

  it.each(staff)('%s reads all events with their figures and every queue', async (person) => {
    const id = await made({ visibility: 'staff' });
    expect((await world().rpc(person, 'event_overview')).rows).toContainEqual(
      expect.objectContaining({ id, visibility: 'staff', expected: 0, checked_in: 0, conflicts: 0 }),
    );
    expect(await world().rpc(person, 'event_queue', { event: id })).toMatchObject({ status: 200, rows: [] });
    expect(await asked(person, id)).toHaveLength(1);
  });

  it.each(['visitor', 'newcomer'] as const)('%s reads public events and no queue', async (person) => {
    const [hidden, open] = [await made({ visibility: 'staff' }), await made()];
    expect(await asked(person, hidden)).toEqual([]);
    expect(await asked(person, open)).toHaveLength(1);
    const refused = { status: person === 'visitor' ? 401 : 403, code: '42501', rows: [] };
    expect(await world().rpc(person, 'event_overview')).toMatchObject(refused);
    expect(await world().rpc(person, 'event_queue', { event: open })).toMatchObject(refused);
  });

  it('a cancelled one stays where the public can read that it is cancelled, and why', async () => {
    const id = await made();
    await world().rpc('content', 'cancel_event', { event: id, expected_version: 1, reason: 'Storm' });
    expect(await asked('visitor', id)).toMatchObject([{ status: 'cancelled', cancel_reason: 'Storm', sequence: 1 }]);
  });

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const id = await made();
    expect(await save('content', id, 1, { location: 'The library' })).toMatchObject({ status: 200 });
    const late = await save('organizer', id, 1, { title: 'Late' });
    expect(late).toMatchObject({ status: 409, message: 'Somebody else has changed this event meanwhile.' });
    const cancel = { event: id, expected_version: 1, reason: 'Late' };
    expect(await world().rpc('organizer', 'cancel_event', cancel)).toMatchObject({ status: 409 });
    expect(await stored(id)).toMatchObject({ title: 'Porch talks', location: 'The library', version: 2 });
  });

  it('is made once when the answer was lost and it is sent again', async () => {
    const [id, row] = [randomUUID(), details()];
    for (const _ of [1, 2]) expect(await save('organizer', id, null, row)).toMatchObject({ status: 200 });
    for (const _ of [1, 2]) expect(await save('organizer', id, 1, { title: 'Again' })).toMatchObject({ status: 200 });
    expect(await stored(id)).toMatchObject({ version: 2, title: 'Again' });
  });

  it.each([
    ['a start in the past', { date: '2020-01-01T12:00:00Z', ends_at: null }, 'The start lies in the past.'],
    ['an end before its start', { ends_at: '2020-01-01T12:00:00Z' }, 'The end must be after the start.'],
    ['an end after a month', { ends_at: '2999-01-01T12:00:00Z' }, 'events_ends_within_14_days'],
    ['no title', { title: ' ' }, 'events_title_1_to_200'],
    ['a kind nobody knows', { kind: 'party' }, 'events_kind_known'],
    ['room for nobody', { capacity: 0 }, 'events_capacity_1_to_100000'],
    ['an audience nobody knows', { visibility: 'friends' }, 'events_visibility_known'],
  ])('with %s is refused', async (_, change, words) => {
    const id = randomUUID();
    const answer = await save('manager', id, null, details(change));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toContain(words);
    expect(await stored(id)).toBeUndefined();
  });

  it('keeps its place in the past when something else about it is changed', async () => {
    const id = await made();
    await world().backend.database.query(
      "update public.events set date = now() - interval '9 days', ends_at = null where id = $1",
      [id],
    );
    expect(await save('manager', id, 2, { host: 'Ines' })).toMatchObject({ status: 200 });
  });

  it('never gets smaller than the places it has promised, but may stay too small for those who wait', async () => {
    const id = await made({ capacity: null });
    for (const headcount of [4, 5, 3]) await rsvp(id, headcount);
    const answer = await save('manager', id, 1, { capacity: 11 });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.message).toContain('12 people who were promised a place');
    expect(await save('manager', id, 1, { capacity: 12 })).toMatchObject({ status: 200 });
    await rsvp(id, 6);
    expect(await save('manager', id, 2, { capacity: 14 })).toMatchObject({ status: 200 });
  });

  it('says when and where it was announced for once it has moved, and nothing after it moved back', async () => {
    const id = await made();
    await rsvp(id, 1);
    const before = await stored(id);
    await save('manager', id, 1, { date: at(72), ends_at: at(73), location: 'The mill' });
    expect(await stored(id)).toMatchObject({ was_date: before?.date, was_location: '12 Mill Street', sequence: 1 });
    await save('manager', id, 2, { date: at(96), ends_at: at(97) });
    expect(await stored(id)).toMatchObject({ was_date: before?.date, sequence: 2 });
    await save('manager', id, 3, { date: before?.date, ends_at: before?.ends_at, location: '12 Mill Street' });
    expect(await stored(id)).toMatchObject({ was_date: null, was_location: null, sequence: 3 });
  });

  it('that nobody has answered within its first hour is put right without a word', async () => {
    const id = await made();
    await save('manager', id, 1, { date: at(30), ends_at: at(31) });
    expect(await stored(id)).toMatchObject({ was_date: null, sequence: 1 });
  });

  it('gets no new SEQUENCE for what attendees need not know', async () => {
    const id = await made();
    await save('manager', id, 1, { capacity: 30, host: 'Ines' });
    expect(await stored(id)).toMatchObject({ sequence: 0, version: 2 });
  });

  it('leaves every change in the audit log, in the name of whoever made it', async () => {
    const id = await made();
    await save('content', id, 1, { title: 'On record' });
    const log = await world().backend.database.query(
      'select operation, actor_email from public.audit_events where record_id = $1 order by id',
      [id],
    );
    expect(log).toEqual([
      { operation: 'INSERT', actor_email: 'organizer@larkspurfalls.example' },
      { operation: 'UPDATE', actor_email: 'content@larkspurfalls.example' },
    ]);
  });

  it('is read and not changed by advisor and finance', () => {
    expect(readers).toEqual(['advisor', 'finance']);
  });

  async function rsvp(event_id: string, headcount: number) {
    const row = {
      id: randomUUID(),
      type: 'event',
      name: `Ada Quill ${randomUUID()}`,
      phone: '555-0100',
      notes: `Headcount: ${headcount}`,
      event_id,
      client_created_at: new Date().toISOString(),
    };
    expect(await world().rest('POST', 'signups', null, row)).toMatchObject({ status: 201 });
  }
}
