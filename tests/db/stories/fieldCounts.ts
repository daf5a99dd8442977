/** What is counted when a fact arrives is what the facts say, in whatever order they come and whoever else is writing. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDice } from '../../faults/random.ts';
import { accountOf } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { attempt, doorResult, knock, millDoor, millPerson, RIDGE_ROAD } from './fieldWorld.ts';

const PEOPLE = ['organizer', 'deputy'] as const;
const RESULTS = ['canvassed', 'not_home', 'refused', 'moved', 'deceased'] as const;
const CALLS = ['canvassed', 'left_message', 'busy'] as const;

export function fieldCountStories(world: () => World): void {
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);

  const disagreements = async () => [
    ...(await query(`
      select 'a door' as what, * from (
        (select * from public.door_results except
          select household_id, attempt_id, person_id, result, support, full_result, canvasser, channel, happened_at,
            do_not_contact, attempts, conflict, knocks, calls, somebody_moved, left_alone, visited
          from private.counted_door_results)
        union all
        (select household_id, attempt_id, person_id, result, support, full_result, canvasser, channel, happened_at,
            do_not_contact, attempts, conflict, knocks, calls, somebody_moved, left_alone, visited
          from private.counted_door_results except select * from public.door_results)
      ) as difference`)),
    ...(await query(`
      select 'a person' as what, person.id from public.people as person
      where person.off_lists <> exists (
        select 1 from public.effective_attempts as attempt
        where attempt.person_id = person.id and (attempt.do_not_contact or attempt.result in ('deceased', 'moved'))
      )`)),
  ];

  /** What the view of canvassers adds up, which looks for what doesn't count by itself. */
  const activity = async () => {
    const { rows } = await world().rpc('organizer', 'canvasser_activity', { since: '2020-01-01' });
    return new Map(rows.map(({ user_id, attempts, contacts }) => [user_id, { attempts, contacts }]));
  };
  const activityByTheView = async () => {
    const rows = await query(`
      select canvasser, count(*)::int as attempts, (count(*) filter (where result = 'canvassed'))::int as contacts
      from public.effective_attempts where channel = 'door' and canvasser is not null group by canvasser`);
    return new Map(rows.map(({ canvasser, attempts, contacts }) => [canvasser, { attempts, contacts }]));
  };

  it('what is kept of every door and person is what the facts say, drawn at random, rolled back and restored', async () => {
    const dice = createDice(7);
    const sent: { id: string; by: (typeof PEOPLE)[number] }[] = [];
    for (let at = 0; at < 60; at++) {
      const by = dice.pick(PEOPLE);
      const door = dice.between(20, 24);
      const call = dice.chance(0.2);
      const before = dice.chance(0.3) ? sent[dice.between(0, sent.length - 1)] : undefined;
      const over = {
        // An undo may be said at another door than what it takes back.
        household_id: millDoor(door),
        person_id: dice.chance(0.5) ? millPerson(door) : null,
        channel: call ? 'phone' : 'door',
        result: before ? dice.pick(['undone', 'refused'] as const) : dice.pick(call ? CALLS : RESULTS),
        do_not_contact: dice.chance(0.1),
        supersedes: before?.id ?? null,
        client_created_at: new Date(Date.now() - dice.between(1, 500) * 60_000).toISOString(),
      };
      const { id, status } = await knock(world(), before?.by ?? by, over);
      if (status === 201) sent.push({ id, by: before?.by ?? by });
    }
    // What somebody else says of it before it is here takes nothing back.
    const [own, household_id] = [randomUUID(), millDoor(20)];
    await knock(world(), 'deputy', { household_id, channel: 'door', result: 'refused', supersedes: own });
    await knock(world(), 'organizer', { household_id, channel: 'door', result: 'canvassed', id: own });
    expect(sent.length).toBeGreaterThan(40);
    expect(await disagreements()).toEqual([]);
    const walked = await activity();
    expect(walked).toEqual(await activityByTheView());
    const shift = {
      canvasser: accountOf('organizer')?.id,
      since: new Date(Date.now() - 300 * 60_000).toISOString(),
      until: new Date(Date.now() - 100 * 60_000).toISOString(),
      reason: 'The wrong street.',
    };
    const before = await query('select sum(knocks)::int as n from public.door_results');
    const undone = await world().rpc('manager', 'roll_back_shift', shift);
    expect(undone).toMatchObject({ code: '' });
    expect(await disagreements()).toEqual([]);
    expect(await query('select sum(knocks)::int as n from public.door_results')).not.toEqual(before);
    expect(await activity()).toEqual(await activityByTheView());
    expect(await activity()).not.toEqual(walked);
    const [rollback] = (await world().rpc('manager', 'list_rollbacks')).rows;
    await world().rpc('manager', 'restore_shift', { rollback: rollback?.id });
    expect(await query('select sum(knocks)::int as n from public.door_results')).toEqual(before);
    expect(await activity()).toEqual(walked);
    expect(await disagreements()).toEqual([]);
  });

  it('a correction that arrives before what it corrects leaves one result', async () => {
    const id = randomUUID();
    const household_id = millDoor(26);
    await knock(world(), 'organizer', { household_id, result: 'refused', supersedes: id });
    await knock(world(), 'organizer', { household_id, result: 'canvassed', id });
    expect(await doorResult(world(), household_id)).toMatchObject({ result: 'refused', attempts: 1 });
  });

  it('phones that send to one door at the same instant are all counted', async () => {
    const household_id = millDoor(27);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) => knock(world(), PEOPLE[at % 2] ?? 'organizer', { household_id })),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    expect(await doorResult(world(), household_id)).toMatchObject({ attempts: 8 });
    expect(await disagreements()).toEqual([]);
  });

  it('an account that is deleted leaves its facts, and what they count for', async () => {
    const [account] = await query(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'short-stay@larkspurfalls.example') returning id`,
    );
    const door = millDoor(28);
    const row = attempt('organizer', { household_id: door, turf_id: RIDGE_ROAD, canvasser: account?.id });
    const columns = Object.keys(row);
    await query(
      `insert into public.contact_attempts (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
    await query('delete from auth.users where id = $1', [account?.id]);
    expect(await doorResult(world(), door)).toMatchObject({ canvasser: null, attempts: 1 });
    expect(await disagreements()).toEqual([]);
  });

  it('nobody writes what is counted, not with the service key either', async () => {
    const [held] = await query(`
      select bool_or(has_table_privilege(role, 'public.door_results', 'insert, update, delete, truncate')) as writes,
        bool_or(has_any_column_privilege(role, 'public.door_results', 'insert, update')) as columns
      from unnest(array['anon', 'authenticated', 'service_role']) as role`);
    expect(held).toEqual({ writes: false, columns: false });
  });
}
