/**
 * The states of an event's people, computed by the database and by the phone from the same facts, drawn at random with a
 * fixed seed: what the door sees without a signal is what the office sees.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { attendance, totalsOf } from '../../../src/features/events/model/attendance.ts';
import { parseQueue } from '../../../src/features/events/data/reads.ts';
import { asksDatabaseAlone, type World } from '../support/world.ts';

const ACTIONS = [
  'check_in',
  'check_in',
  'check_in',
  'party_size',
  'no_show',
  'withdraw',
  'undo',
  'undo',
  'settle',
] as const;
const PEOPLE = 60;
const FACTS = 260;

/** Numbers in 0 … below, always the same ones for a seed (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

export function attendanceStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  const drawn = [
    [1, null, 2],
    [2, 70, 2],
    [3, 25, -3],
    [4, null, -3],
  ] as const;
  it.each(asksDatabaseAlone ? drawn : drawn.slice(1, 2))(
    'is the same to the database and to a phone (seed %i, capacity %s, starts in %i hours)',
    async (seed, capacity, hours) => {
      const roll = dice(seed);
      const uuid = (name: string) =>
        createHash('md5')
          .update(`${seed} ${name}`)
          .digest('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const start = Date.now() - 10 * 86_400_000;
      const iso = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
      const event = uuid('event');
      const date = Date.now() + hours * 3_600_000;
      await query('insert into public.events (id, title, date, location, capacity) values ($1, $2, $3, $4, $5)', [
        event,
        'Drawn',
        new Date(date).toISOString(),
        'Here',
        capacity,
      ]);
      const signups = Array.from({ length: PEOPLE }, (_, i) => ({
        id: uuid(`person ${i}`),
        name: `Person ${i}`,
        phone: '555-0100',
        headcount: 1 + roll(4),
        at: iso(roll(2000)),
      }));
      await query(
        `insert into public.signups (id, type, name, phone, notes, event_id, client_created_at, created_at)
         select id, 'event', name, phone, 'Headcount: ' || headcount, $2, at, at
         from jsonb_to_recordset($1::text::jsonb) as drawn (id uuid, name text, phone text, headcount integer, at timestamptz)`,
        [JSON.stringify(signups), event],
      );
      // A quarter of them send another one later, some of those a third: one party each.
      const again = Array.from({ length: PEOPLE / 4 }, (_, i) => ({
        id: uuid(`again ${i}`),
        name: `Person ${roll(PEOPLE / 3)}`,
        phone: '(555) 01-00',
        headcount: 1 + roll(4),
        at: iso(2000 + roll(2600)),
      }));
      for (const one of again) {
        await query(
          `insert into public.signups (id, type, name, phone, notes, event_id, client_created_at, created_at)
           values ($1, 'event', $2, $3, $4, $5, $6, $6)`,
          [one.id, one.name, one.phone, `Headcount: ${one.headcount}`, event, one.at],
        );
      }
      const walkIns = Array.from({ length: 8 }, (_, i) => ({
        id: uuid(`walk-in ${i}`),
        party_size: 1 + roll(3),
        device: `phone ${roll(3)}`,
        at: iso(3000 + i),
      }));
      await query(
        `insert into public.event_checkins (id, event_id, action, party_size, name, device, client_created_at, created_at)
         select id, $2, 'walk_in', party_size, 'Walker', device, at, at
         from jsonb_to_recordset($1::text::jsonb) as drawn (id uuid, party_size integer, device text, at timestamptz)`,
        [JSON.stringify(walkIns), event],
      );
      const drawn: { id: string; subject: string }[] = [];
      const facts: object[] = [];
      for (let i = 0; i < FACTS; i += 1) {
        const index = roll(PEOPLE + walkIns.length);
        const walkIn = index < PEOPLE ? null : (walkIns[index - PEOPLE] ?? null);
        const subject = walkIn?.id ?? signups[index]?.id ?? '';
        const action = ACTIONS[roll(ACTIONS.length)] ?? 'check_in';
        const earlier = [
          ...drawn.filter((one) => one.subject === subject).map(({ id }) => id),
          ...(walkIn ? [walkIn.id] : []),
        ];
        const speaks = action === 'undo' || action === 'settle';
        if (speaks && earlier.length === 0) continue;
        const about = speaks ? earlier.filter((_, at) => at === 0 || roll(3) > 0) : null;
        drawn.push({ id: uuid(`fact ${i}`), subject });
        facts.push({
          id: uuid(`fact ${i}`),
          action,
          signup_id: walkIn ? null : subject,
          walk_in_id: walkIn?.id ?? null,
          party_size: action === 'party_size' || roll(4) === 0 ? 1 + roll(6) : null,
          about,
          at: iso(4000 + roll(500)),
          device: `phone ${roll(3)}`,
        });
      }
      // One after the other, as they come from phones, in one statement: 328 of them take a minute and a half on a busy machine.
      await query(
        `insert into public.event_checkins (id, event_id, action, signup_id, walk_in_id, party_size, about, device, client_created_at, created_at)
         select id, $2, action, signup_id, walk_in_id, party_size, about, device, at, at
         from jsonb_to_recordset($1::text::jsonb) as drawn (
           id uuid, action text, signup_id uuid, walk_in_id uuid, party_size integer, about uuid[], device text, at timestamptz
         )`,
        [JSON.stringify(facts), event],
      );

      const { rows } = await world().rpc('organizer', 'event_queue', { event });
      const ours = attendance(parseQueue(rows), [], { capacity, endsAt: date + 90 * 60_000 }, Date.now());
      expect(
        ours.map(({ id, state, partySize, conflict, cancelled }) => ({ id, state, partySize, conflict, cancelled })),
      ).toEqual(
        rows.map((row) => ({
          id: row.id,
          state: row.state,
          partySize: row.party_size,
          conflict: row.conflict,
          cancelled: row.withdrawn,
        })),
      );
      const summary = (await world().rpc('organizer', 'event_overview')).rows.find((row) => row.id === event);
      const totals = totalsOf(ours);
      expect(ours.filter(({ earlier }) => earlier?.length).length).toBeGreaterThan(5);
      expect(summary).toMatchObject({
        rsvps: totals.parties,
        expected: totals.people.expected,
        waitlisted: totals.people.waitlisted,
        checked_in: totals.people.checked_in,
        no_show: totals.people.no_show,
        conflicts: totals.conflicts,
      });
      // A draw in which nothing happens proves nothing.
      expect(new Set(ours.map(({ state }) => state)).size).toBeGreaterThanOrEqual(3);
      expect(totals.conflicts).toBeGreaterThan(0);
    },
  );
}
