/** A phone's clock is believed within reason: honest ones are never refused, and no row stands in a list with a time nobody can read. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { parseQueue } from '../../../src/features/events/data/reads.ts';
import { goodRow, type World } from '../support/world.ts';

const TABLES = [
  'signups',
  'yard_sign_requests',
  'analytics_events',
  'device_failures',
  'event_checkins',
  'contact_attempts',
  'households',
  'people',
  'submission_actions',
  'person_links',
  'idea_actions',
];
const HOUR = 3_600_000;

export function phoneTimeStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const ahead = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  /** Hours between what stands in the row and the server's own time. */
  const storedAhead = async (id: unknown): Promise<number> => {
    const [row] = await query(
      'select extract(epoch from client_created_at - created_at)::float8 / 3600 as hours from public.signups where id = $1',
      [id],
    );
    return Number(row?.hours);
  };

  it.each(TABLES)('of %s is held to the rule by a constraint and set right by a trigger', async (table) => {
    expect(
      await query(
        `select count(*)::int as n from pg_constraint where conname = $1
         union all select count(*)::int from pg_trigger where tgname = $2 and tgenabled = 'O'`,
        [`${table}_phone_time_believable`, `${table}_keep_phone_time`],
      ),
    ).toEqual([{ n: 1 }, { n: 1 }]);
  });

  it.each([0.01, 2, 24, 47])('%d hours ahead is taken for the server’s own', async (hours) => {
    const row: Row = { ...goodRow('signups'), client_created_at: ahead(hours) };
    expect(await world().rest('POST', 'signups', null, row)).toMatchObject({ status: 201 });
    expect(Math.abs(await storedAhead(row.id))).toBeLessThan(2 / 3600);
  });

  it.each([2, 24, 24 * 30])('%d hours behind stays as it is: it may have waited in a dead spot', async (hours) => {
    const row: Row = { ...goodRow('signups'), client_created_at: ahead(-hours) };
    expect(await world().rest('POST', 'signups', null, row)).toMatchObject({ status: 201 });
    expect(await storedAhead(row.id)).toBeCloseTo(-hours, 1);
  });

  it('keeps the order of what a phone two hours ahead wrote down at the door', async () => {
    const signup_id = '50000000-0000-4000-8000-000000000009';
    const event_id = 'e0000000-0000-4000-8000-000000000001';
    const start = Date.now() + 2 * HOUR;
    const facts = [4, 2, 3].map((party_size, at) => ({
      id: randomUUID(),
      event_id,
      action: 'party_size',
      signup_id,
      party_size,
      device: 'K7Q2',
      client_created_at: new Date(start + at * 1000).toISOString(),
    }));
    // Sent in one batch, the last one first.
    const answer = await world().rest('POST', 'event_checkins', await world().token('organizer'), facts.toReversed());
    expect(answer).toMatchObject({ status: 201 });
    const queue = await world().rest('GET', `rpc/event_queue?event=${event_id}`, await world().token('organizer'));
    expect(queue.rows.find((row) => row.id === signup_id)).toMatchObject({ party_size: 3 });
    await query('delete from public.event_checkins where id = any($1::text::uuid[])', [
      `{${facts.map(({ id }) => id).join()}}`,
    ]);
  });

  it('a row past the constraint is left out of the door queue; everybody else stays in it', async () => {
    const event = 'e0000000-0000-4000-8000-000000000001';
    const read = async () => {
      const { rows } = await world().rest('GET', `rpc/event_queue?event=${event}`, await world().token('organizer'));
      return { sent: rows.length, readable: parseQueue(rows) };
    };
    const before = await read();
    expect(before.readable).toHaveLength(before.sent);
    const id = randomUUID();
    await query('alter table public.signups drop constraint signups_phone_time_believable');
    await query(
      `insert into public.signups (id, type, name, phone, notes, event_id, client_created_at)
       values ($1, 'event', 'Nobody', '555-0100', 'Headcount: 1', $2, 'infinity')`,
      [id, event],
    );
    const after = await read();
    expect(after.sent).toBe(before.sent + 1);
    expect(after.readable).toEqual(before.readable);
    await query('delete from public.signups where id = $1', [id]);
    await query(`alter table public.signups add constraint signups_phone_time_believable
      check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')`);
  });
}
