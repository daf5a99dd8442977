/** What happened at the doors: added and never changed, the latest full result counts, and every wrong can be put right. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOf } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { CEDAR_STREET, doorResult, knock, MILL_STREET, millDoor, millPerson, walkList } from './fieldWorld.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function fieldFactStories(world: () => World): void {
  const result = async (door: string) => (await doorResult(world(), door))?.result;

  it('sent twice, it is there once', async () => {
    const first = await knock(world(), 'organizer', { household_id: millDoor(1) });
    expect(first).toMatchObject({ status: 201 });
    const again = await knock(world(), 'organizer', { household_id: millDoor(1), id: first.id });
    expect(again).toMatchObject({ status: 409, code: '23505' });
    expect(await doorResult(world(), millDoor(1))).toMatchObject({ attempts: 1 });
  });

  it('the latest full result counts, whichever arrives first; not home never hides one', async () => {
    const household_id = millDoor(2);
    await knock(world(), 'organizer', { household_id, result: 'canvassed', support: 1, client_created_at: ago(5) });
    await knock(world(), 'organizer', { household_id, result: 'refused', client_created_at: ago(9) });
    await knock(world(), 'organizer', { household_id, result: 'not_home', client_created_at: ago(1) });
    expect(await doorResult(world(), household_id)).toMatchObject({ result: 'canvassed', support: 1, attempts: 3 });
  });

  it('a phone whose clock runs ahead does not win for hours', async () => {
    const household_id = millDoor(3);
    await knock(world(), 'organizer', { household_id, result: 'refused', client_created_at: ago(-120) });
    await new Promise((after) => setTimeout(after, 5));
    await knock(world(), 'organizer', { household_id, result: 'canvassed', client_created_at: ago(-1) });
    expect(await result(household_id)).toBe('canvassed');
  });

  it('a correction replaces one’s own result, an undo takes it back, and all of it stays on record', async () => {
    const household_id = millDoor(4);
    const first = await knock(world(), 'organizer', { household_id, result: 'refused' });
    const second = await knock(world(), 'organizer', { household_id, result: 'moved', supersedes: first.id });
    expect(await doorResult(world(), household_id)).toMatchObject({ result: 'moved', attempts: 1 });
    await knock(world(), 'organizer', { household_id, result: 'undone', supersedes: second.id });
    expect(await result(household_id)).toBeUndefined();
    const rows = await world().backend.database.query('select 1 from public.contact_attempts where household_id = $1', [
      household_id,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('nobody corrects what somebody else brought', async () => {
    const household_id = millDoor(5);
    const first = await knock(world(), 'organizer', { household_id, result: 'refused', client_created_at: ago(1) });
    const over = { household_id, result: 'undone', supersedes: first.id };
    expect(await knock(world(), 'deputy', over)).toMatchObject({ status: 201 });
    expect(await result(household_id)).toBe('refused');
  });

  it('two canvassers at one door: both are kept, the later counts, the organizer is told', async () => {
    const household_id = millDoor(6);
    await knock(world(), 'organizer', { household_id, result: 'refused', client_created_at: ago(3) });
    await knock(world(), 'deputy', { household_id, result: 'canvassed', client_created_at: ago(2) });
    expect(await doorResult(world(), household_id)).toMatchObject({ result: 'canvassed', attempts: 2, conflict: true });
    const { rows } = await world().rpc('organizer', 'turf_conflicts');
    const told = rows.find((row) => row.household_id === household_id);
    expect(told?.results).toMatchObject([
      { result: 'canvassed', name: 'Theo Marsh' },
      { result: 'refused', name: 'Luis Herrera' },
    ]);
  });

  it('answers become rows; one that the script no longer knows is kept and refuses nothing', async () => {
    const known = {
      question: 'f1000000-0000-4000-8000-000000000001',
      option: 'f2000000-0000-4000-8000-000000000012',
    };
    const answers = [known, { question: randomUUID(), option: randomUUID() }];
    const sent = await knock(world(), 'organizer', { household_id: millDoor(7), result: 'canvassed', answers });
    expect(sent).toMatchObject({ status: 201 });
    const rows = await world().backend.database.query('select option_id from public.responses where attempt_id = $1', [
      sent.id,
    ]);
    expect(rows).toEqual([{ option_id: known.option }]);
  });

  it('answers imply that somebody was canvassed', async () => {
    const sent = await knock(world(), 'organizer', { household_id: millDoor(8), result: 'not_home', support: 1 });
    expect(sent.message).toMatch(/contact_attempts_answers_imply_canvassed/);
  });

  it.each([
    ['who has died', { result: 'deceased' }],
    ['who has moved away', { result: 'moved' }],
    ['who asked not to be contacted', { result: 'refused', do_not_contact: true }],
  ])('a person %s is on no list, and back on it when that is undone', async (_, over) => {
    const at = 10;
    const names = async () => {
      const list = await walkList(world(), 'organizer', MILL_STREET);
      return JSON.stringify(list.find((door) => door.household_id === millDoor(at))?.people ?? []);
    };
    expect(await names()).toContain(millPerson(at));
    const said = { household_id: millDoor(at), person_id: millPerson(at) };
    const sent = await knock(world(), 'organizer', { ...said, ...over });
    expect(await names()).not.toContain(millPerson(at));
    const { rows } = await world().rest(
      'GET',
      `listed_people?id=eq.${millPerson(at)}`,
      await world().token('organizer'),
    );
    expect(rows).toEqual([]);
    await knock(world(), 'organizer', { ...said, result: 'undone', supersedes: sent.id });
    expect(await names()).toContain(millPerson(at));
  });

  it('a household that asked to be left alone is shown without names, so that nobody knocks by mistake', async () => {
    const household_id = millDoor(11);
    await knock(world(), 'organizer', { household_id, result: 'refused', do_not_contact: true });
    const list = await walkList(world(), 'organizer', MILL_STREET);
    expect(list.find((door) => door.household_id === household_id)).toMatchObject({ closed: true, people: [] });
  });

  it('a door of people marked in the voter file, where nobody has knocked, is on no list', async () => {
    const household_id = millDoor(12);
    const mark = (value: boolean) =>
      world().backend.database.query('update public.people set do_not_contact = $1 where household_id = $2', [
        value,
        household_id,
      ]);
    await mark(true);
    const list = await walkList(world(), 'organizer', MILL_STREET);
    await mark(false);
    expect(list.map((door) => door.household_id)).not.toContain(household_id);
  });

  it('a door and a person added at the door come last on the list of that walk', async () => {
    const token = await world().token('organizer');
    const added_by = accountOf('organizer')?.id;
    const door = {
      id: randomUUID(),
      street: 'Mill Street',
      number: 12,
      suffix: 'B',
      added_in_turf: MILL_STREET,
      added_by,
    };
    const person = { id: randomUUID(), household_id: door.id, name: 'Ada Quill', added_in_turf: MILL_STREET, added_by };
    expect(await world().rest('POST', 'households', token, door)).toMatchObject({ status: 201 });
    expect(await world().rest('POST', 'people', token, person)).toMatchObject({ status: 201 });
    const list = await walkList(world(), 'organizer', MILL_STREET);
    expect(list.at(-1)).toMatchObject({ household_id: door.id, people: [{ id: person.id, name: 'Ada Quill' }] });
  });

  it('every knock that counts is in the public figure, from the one the campaign started with', async () => {
    const figure = async () => {
      const { rows } = await world().rest('GET', 'stats?label=eq.doors_total&select=value_number', null);
      return Number(rows[0]?.value_number);
    };
    const before = await figure();
    const first = await knock(world(), 'organizer', { household_id: millDoor(13) });
    expect(await figure()).toBe(before + 1);
    await knock(world(), 'organizer', { household_id: millDoor(13), result: 'refused', supersedes: first.id });
    expect(await figure()).toBe(before + 1);
  });

  it('a shift that is rolled back does not count, is on record, and counts again when restored', async () => {
    const theo = accountOf('deputy')?.id;
    const done = async () => {
      const { rows } = await world().rpc('organizer', 'turf_overview');
      return rows.find((row) => row.turf_id === CEDAR_STREET)?.visited;
    };
    const knocks = async () =>
      (
        await world().backend.database.query(
          "select value_number::int as n from public.stats where label = 'doors_total'",
        )
      )[0]?.n;
    const before = { done: await done(), knocks: await knocks() };
    expect(before.done).toBe(25);
    const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const until = new Date(Date.now() - 10_000_000).toISOString();
    const args = { canvasser: theo, since, until, reason: 'The wrong street.' };
    expect(await world().rpc('organizer', 'roll_back_shift', args)).toMatchObject({ code: '' });
    expect({ done: await done(), knocks: await knocks() }).toEqual({ done: 0, knocks: Number(before.knocks) - 25 });
    const [entry] = (await world().rpc('manager', 'list_rollbacks')).rows;
    expect(entry).toMatchObject({
      name: 'Theo Marsh',
      by_name: 'Luis Herrera',
      reason: 'The wrong street.',
      attempts: 25,
    });
    await world().rpc('organizer', 'restore_shift', { rollback: entry?.id });
    expect({ done: await done(), knocks: await knocks() }).toEqual(before);
    const record = await world().rest(
      'GET',
      'audit_events?table_name=eq.shift_rollbacks&select=operation&order=id',
      await world().token('manager'),
    );
    expect(record.rows).toEqual([{ operation: 'INSERT' }, { operation: 'UPDATE' }]);
  });
}
