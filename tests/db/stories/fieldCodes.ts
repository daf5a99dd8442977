/** A code that hands a turf out: read aloud by an organizer, typed by whoever walks, and good for one person once. */
import { expect, it } from 'vitest';
import { accountOf, people, staff, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { MILL_STREET, RIDGE_ROAD } from './fieldWorld.ts';

const fieldLeaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

export function fieldCodeStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const make = (person: Person, turf = RIDGE_ROAD, due = tomorrow()) =>
    world().rpc(person, 'make_turf_code', { turf, due });
  const code = async () => String((await make('organizer')).rows[0]?.code);
  const take = (person: Person, typed: string) => world().rpc(person, 'take_turf', { code: typed });
  const giveBack = () => world().rpc('organizer', 'return_turf', { turf: RIDGE_ROAD });
  const taken = { turf_id: RIDGE_ROAD, name: 'Ridge Road' };
  const unknown = { turf_id: null, name: 'unknown' };

  it.each(people)('%s makes a code, or is refused', async (person) => {
    const made = await make(person);
    if (fieldLeaders.includes(person)) {
      expect(made.rows[0]?.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    } else expect(made).toMatchObject({ code: '42501' });
  });

  it.each(staff)('%s who types it has the turf, however it is written', async (person) => {
    const made = await code();
    expect((await take(person, ` ${made.slice(0, 3).toLowerCase()}-${made.slice(3)} `)).rows).toMatchObject([taken]);
    const mine = await world().rest('GET', 'rpc/my_turfs', await world().token(person));
    expect(mine.rows.map((row) => row.turf_id)).toContain(RIDGE_ROAD);
    await giveBack();
  });

  it('a visitor who is not signed in has nothing of it', async () => {
    expect(await take('visitor', await code())).toMatchObject({ code: '42501' });
  });

  it('newcomer, who holds no role, is told whom to ask; the code stays good, also for them once they hold one', async () => {
    const made = await code();
    const refused = await take('newcomer', made);
    expect(refused).toMatchObject({ code: '42501' });
    expect(refused.message).toBe(
      'Only canvassers take a turf. Ask an organizer to make you one, then use the code again.',
    );
    const held = 'select 1 from public.checkouts where turf_id = $1 and ended_at is null';
    expect(await query(held, [RIDGE_ROAD])).toEqual([]);
    // A wrong one is not told apart from a right one.
    expect((await take('newcomer', '222222')).message).toBe(refused.message);
    const newcomer = { person: accountOf('newcomer')?.id, role: 'advisor' };
    await world().rpc('candidate', 'grant_role', newcomer);
    try {
      expect((await take('newcomer', made)).rows).toMatchObject([taken]);
    } finally {
      await world().rpc('candidate', 'revoke_role', newcomer);
      await giveBack();
    }
  });

  it('a deactivated canvasser has nothing of it', async () => {
    const made = await code();
    await world().token('finance');
    await world().rpc('candidate', 'deactivate_person', { person: accountOf('finance')?.id });
    try {
      expect(await take('finance', made)).toMatchObject({ code: '42501' });
    } finally {
      await world().rpc('candidate', 'reactivate_person', { person: accountOf('finance')?.id });
    }
  });

  it('it works once: for a second person never, for the first again while the turf is theirs', async () => {
    const made = await code();
    await take('advisor', made);
    expect((await take('advisor', made)).rows).toMatchObject([taken]);
    expect((await take('content', made)).rows).toMatchObject([unknown]);
    await giveBack();
    expect((await take('advisor', made)).rows).toMatchObject([unknown]);
  });

  it('of two who type it at the same moment one has the turf', async () => {
    const made = await code();
    const both = await Promise.all([take('advisor', made), take('content', made)]);
    expect(both.map(({ rows }) => rows[0]?.turf_id).toSorted()).toEqual([RIDGE_ROAD, null]);
    const open = await query('select 1 from public.checkouts where turf_id = $1 and ended_at is null', [RIDGE_ROAD]);
    expect(open).toHaveLength(1);
    await giveBack();
  });

  it('a newer code ends the one before, and one that has run out does nothing', async () => {
    const first = await code();
    const second = await code();
    expect((await take('advisor', first)).rows).toMatchObject([unknown]);
    await query("update private.turf_codes set expires_at = now() - interval '1 second' where code = $1", [second]);
    expect((await take('advisor', second)).rows).toMatchObject([unknown]);
  });

  it('a turf in somebody’s hands has no code, and one handed out meanwhile is not taken away', async () => {
    expect((await make('organizer', MILL_STREET)).message).toBe('Somebody has this turf in hand. Take it back first.');
    const made = await code();
    const person = accountOf('content')?.id;
    await world().rpc('organizer', 'check_out_turf', { turf: RIDGE_ROAD, person, due: tomorrow() });
    expect((await take('advisor', made)).message).toBe(
      'Somebody else has this turf in hand by now. Ask for another code.',
    );
    await giveBack();
  });

  it('an overdue turf is taken over; the checkout says who handed it out', async () => {
    const person = accountOf('content')?.id;
    await world().rpc('organizer', 'check_out_turf', { turf: RIDGE_ROAD, person, due: tomorrow() });
    await query(
      "update public.checkouts set due_at = now() - interval '1 hour' where turf_id = $1 and ended_at is null",
      [RIDGE_ROAD],
    );
    await take('advisor', await code());
    const rows = await query(
      'select user_id, checked_out_by from public.checkouts where turf_id = $1 and ended_at is null',
      [RIDGE_ROAD],
    );
    expect(rows).toEqual([{ user_id: accountOf('advisor')?.id, checked_out_by: accountOf('organizer')?.id }]);
    await giveBack();
  });

  it('after ten wrong ones nobody may go on guessing for an hour, not even with the right one', async () => {
    const made = await code();
    for (let at = 0; at < 10; at += 1) await take('finance', `22222${String((at % 8) + 2)}`);
    expect((await take('finance', made)).rows).toMatchObject([{ turf_id: null, name: 'too many' }]);
    await query("update private.turf_code_misses set at = now() - interval '61 minutes'");
    expect((await take('finance', made)).rows).toMatchObject([taken]);
    await giveBack();
  });

  it.each([
    ['a past date', RIDGE_ROAD, '2020-01-01', 'The due date has passed already.'],
    ['a turf that is not there', 'b0000000-0000-4000-8000-00000000ffff', '2999-01-01', 'There is no such turf.'],
  ])('%s is refused in words', async (_, turf, due, words) => {
    expect((await make('organizer', turf, due)).message).toBe(words);
  });
}
