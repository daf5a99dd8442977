/** Who sees which doors, and who may say what happened there. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOf, people, signedIn, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { attempt, CEDAR_STREET, knock, MILL_STREET, millDoor, RIDGE_ROAD, walkList } from './fieldWorld.ts';

const fieldLeaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];
const tables = ['turfs', 'turf_doors', 'households', 'people', 'contact_attempts', 'responses', 'checkouts'];

export function fieldRightsStories(world: () => World): void {
  const read = async (person: Person, path: string) => world().rest('GET', path, await world().token(person));
  const handTo = (person: Person, turf: string) =>
    world().rpc('manager', 'check_out_turf', {
      turf,
      person: accountOf(person)?.id,
      due: new Date(Date.now() + 86_400_000).toISOString(),
    });
  const takeBack = (turf: string) => world().rpc('manager', 'return_turf', { turf });

  it.each(people)('%s sees every turf, or nothing at all', async (person) => {
    for (const table of tables) {
      const { rows } = await read(person, `${table}?select=*`);
      const [all] = await world().backend.database.query(`select count(*)::int as n from public.${table}`);
      expect(all?.n, table).toBeGreaterThan(0);
      // What they had in hand before is no secret to them.
      const own = table === 'checkouts' && person === 'content' ? 1 : 0;
      expect(rows.length, table).toBe(fieldLeaders.includes(person) ? all?.n : own);
    }
    expect(await walkList(world(), person, CEDAR_STREET)).toHaveLength(fieldLeaders.includes(person) ? 36 : 0);
  });

  it.each(['visitor', 'newcomer', 'advisor'] as const)('%s adds no result, no door and no person', async (person) => {
    const token = await world().token(person);
    const added_by = accountOf(person)?.id ?? null;
    const rows = {
      contact_attempts: attempt(person),
      households: { id: randomUUID(), street: 'Mill Street', number: 1, added_in_turf: MILL_STREET, added_by },
      people: { id: randomUUID(), household_id: millDoor(0), name: 'Ada Quill', added_in_turf: MILL_STREET, added_by },
    };
    for (const [table, row] of Object.entries(rows)) {
      expect(await world().rest('POST', table, token, row), table).toMatchObject({ code: '42501' });
    }
  });

  it('somebody with a turf in hand sees that turf, adds to it, and nothing else', async () => {
    expect(await handTo('advisor', RIDGE_ROAD)).toMatchObject({ message: '' });
    try {
      expect((await read('advisor', 'turfs?select=id')).rows).toEqual([{ id: RIDGE_ROAD }]);
      expect((await read('advisor', 'households?select=street')).rows.every((row) => row.street === 'Ridge Road')).toBe(
        true,
      );
      const list = await walkList(world(), 'advisor', RIDGE_ROAD);
      expect(list).toHaveLength(30);
      expect(await walkList(world(), 'advisor', CEDAR_STREET)).toEqual([]);
      const here = { turf_id: RIDGE_ROAD, household_id: list[0]?.household_id };
      expect(await knock(world(), 'advisor', here)).toMatchObject({ status: 201 });
      expect(await knock(world(), 'advisor')).toMatchObject({ code: '42501' });
    } finally {
      await takeBack(RIDGE_ROAD);
    }
    expect((await read('advisor', 'turfs?select=id')).rows).toEqual([]);
    expect((await read('advisor', 'rpc/my_turfs')).rows).toEqual([]);
  });

  it('results that come after the turf was returned are still taken: the phone was in a dead spot', async () => {
    const household_id = millDoor(200);
    expect(await knock(world(), 'advisor', { turf_id: RIDGE_ROAD, household_id })).toMatchObject({ status: 201 });
  });

  it('a deactivated canvasser sees nothing more, and what they had saved still arrives', async () => {
    await handTo('finance', RIDGE_ROAD);
    const person = accountOf('finance')?.id;
    await world().token('finance');
    await world().rpc('candidate', 'deactivate_person', { person });
    try {
      expect((await read('finance', 'households?select=id')).rows).toEqual([]);
      expect((await read('finance', 'rpc/my_turfs')).rows).toEqual([]);
      expect((await read('finance', 'checkouts?select=id')).rows).toEqual([]);
      const household_id = millDoor(201);
      expect(await knock(world(), 'finance', { turf_id: RIDGE_ROAD, household_id })).toMatchObject({ status: 201 });
    } finally {
      await world().rpc('candidate', 'reactivate_person', { person });
      await takeBack(RIDGE_ROAD);
    }
  });

  it('nobody speaks in somebody else’s name', async () => {
    const canvasser = accountOf('deputy')?.id;
    expect(await knock(world(), 'organizer', { canvasser })).toMatchObject({ code: '42501' });
    expect(await knock(world(), 'organizer', { canvasser: null })).toMatchObject({ code: '42501' });
  });

  it.each(signedIn)('%s changes and deletes no fact', async (person) => {
    const token = await world().token(person);
    for (const table of [...tables, 'shift_rollbacks']) {
      const before = await world().backend.database.query(`select * from public.${table} order by 1, 2`);
      const [column] = Object.keys(before[0] ?? { id: '' });
      const path = `${table}?${column}=not.is.null`;
      expect((await world().rest('PATCH', path, token, { [String(column)]: randomUUID() })).code, table).toBe('42501');
      await world().rest('DELETE', path, token);
      expect(await world().backend.database.query(`select * from public.${table} order by 1, 2`)).toEqual(before);
    }
  });

  it('not even the service key changes what happened', async () => {
    const rows = await world().backend.database.query(
      "select has_table_privilege('service_role', 'public.contact_attempts', 'update, delete, truncate') as may",
    );
    expect(rows).toEqual([{ may: false }]);
  });

  it.each(people.filter((person) => !fieldLeaders.includes(person)))('%s leads nothing', async (person) => {
    const id = randomUUID();
    const calls = {
      field_people: {},
      turf_overview: {},
      canvasser_activity: { since: '2020-01-01' },
      attempts_by_hour: { since: '2020-01-01' },
      turf_conflicts: {},
      check_out_turf: { turf: RIDGE_ROAD, person: accountOf('newcomer')?.id, due: '2999-01-01' },
      return_turf: { turf: MILL_STREET },
      create_turf: { name: 'Mine', doors: [millDoor(0)] },
      archive_turf: { turf: RIDGE_ROAD },
      map_doors: {},
      street_sides: {},
      street_doors: { street: 'Mill Street' },
      roll_back_shift: { canvasser: accountOf('deputy')?.id, since: '2020-01-01', until: '2999-01-01', reason: 'x' },
      restore_shift: { rollback: id },
      list_rollbacks: {},
    };
    for (const [name, args] of Object.entries(calls)) {
      expect(await world().rpc(person, name, args), name).toMatchObject({ code: '42501' });
    }
  });
}
