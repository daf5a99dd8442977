/** An RSVP is for an event that everybody may come to, that takes place, and that was not over when the RSVP was made. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import type { World } from '../support/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function rsvpStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
  const event = async (startsIn: number, change: Row = {}): Promise<string> => {
    const row: Row = { id: randomUUID(), title: 'RSVPs', date: fromNow(startsIn), location: 'The mill', ...change };
    const columns = Object.keys(row);
    await query(
      `insert into public.events (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
    return String(row.id);
  };
  const rsvp = (event_id: string, madeAgo = 0, id: string = randomUUID()): Row => ({
    id,
    type: 'event',
    name: 'Ada Quill',
    phone: '555-0100',
    notes: 'Headcount: 1',
    event_id,
    client_created_at: fromNow(-madeAgo),
  });
  const send = async (row: Row, person: 'visitor' | 'newcomer' | 'advisor' = 'visitor') =>
    world().rest('POST', 'signups', await world().token(person), row);

  it('to an event that is over is refused by a rule with a name, and nothing is stored', async () => {
    const row = rsvp(await event(-3 * HOUR));
    const answer = await send(row);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.message).toContain('violates check constraint "signups_event_not_over"');
    expect(await query('select 1 from public.signups where id = $1', [row.id])).toEqual([]);
  });

  it('made in time in a dead spot is taken for two weeks, and not for ever', async () => {
    expect(await send(rsvp(await event(-DAY), 2 * DAY))).toMatchObject({ status: 201 });
    expect(await send(rsvp(await event(-13 * DAY), 14 * DAY))).toMatchObject({ status: 201 });
    expect((await send(rsvp(await event(-15 * DAY), 16 * DAY))).message).toContain('signups_event_not_over');
  });

  it('while the event goes on is taken, also by a clock that runs two hours ahead', async () => {
    const running = await event(-HOUR);
    expect(await send(rsvp(running))).toMatchObject({ status: 201 });
    expect(await send(rsvp(running, -2 * HOUR))).toMatchObject({ status: 201 });
  });

  it('to a cancelled event is refused', async () => {
    const id = await event(DAY, { status: 'cancelled', cancel_reason: 'Storm' });
    expect((await send(rsvp(id))).message).toContain('signups_event_takes_place');
  });

  it('to an event for staff is refused to visitors and accounts without a role, and taken from staff', async () => {
    const id = await event(DAY, { visibility: 'staff' });
    for (const person of ['visitor', 'newcomer'] as const)
      expect((await send(rsvp(id), person)).message).toContain('signups_event_open_to_all');
    expect(await send(rsvp(id), 'advisor')).toMatchObject({ status: 201 });
  });

  it('that arrived, and is sent again after the event was cancelled, learns that it is there', async () => {
    const id = await event(DAY);
    const row = rsvp(id);
    expect(await send(row)).toMatchObject({ status: 201 });
    await query("update public.events set status = 'cancelled', cancel_reason = 'Storm' where id = $1", [id]);
    expect(await send(row)).toMatchObject({ status: 409, code: '23505' });
  });
}
