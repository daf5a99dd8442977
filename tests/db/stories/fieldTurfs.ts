/** Turfs: cut from streets, in one person's hands at a time. */
import { expect, it } from 'vitest';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { CEDAR_STREET, MILL_STREET, millDoor, RIDGE_ROAD, walkList } from './fieldWorld.ts';

export function fieldTurfStories(world: () => World): void {
  const handTo = (person: Person, turf = RIDGE_ROAD) =>
    world().rpc('organizer', 'check_out_turf', {
      turf,
      person: accountOf(person)?.id,
      due: new Date(Date.now() + 86_400_000).toISOString(),
    });
  const takeBack = (person: Person, turf = RIDGE_ROAD) => world().rpc(person, 'return_turf', { turf });

  it('a turf is in one person’s hands at a time', async () => {
    expect(await handTo('content')).toMatchObject({ message: '' });
    expect(await handTo('advisor')).toMatchObject({
      message: 'Somebody has this turf in hand. Take it back first.',
    });
    await takeBack('organizer');
    expect(await handTo('advisor')).toMatchObject({ message: '' });
    await takeBack('organizer');
  });

  it('whoever has it gives it back themself; somebody else without a say does not', async () => {
    await handTo('content');
    expect(await takeBack('advisor')).toMatchObject({ code: '42501' });
    expect(await takeBack('content')).toMatchObject({ message: '' });
    expect((await world().rest('GET', 'rpc/my_turfs', await world().token('content'))).rows).toEqual([]);
  });

  it('an overdue turf can be handed on; the first checkout ends as expired', async () => {
    await handTo('content');
    await world().backend.database.query(
      "update public.checkouts set due_at = now() - interval '1 hour' where turf_id = $1 and ended_at is null",
      [RIDGE_ROAD],
    );
    expect(await handTo('advisor')).toMatchObject({ message: '' });
    const rows = await world().backend.database.query(
      'select ended_as from public.checkouts where turf_id = $1 order by created_at desc limit 2',
      [RIDGE_ROAD],
    );
    expect(rows).toEqual([{ ended_as: null }, { ended_as: 'expired' }]);
    await takeBack('organizer');
  });

  it('a date that has passed, a turf and a person that are not there are refused in words', async () => {
    const person = accountOf('advisor')?.id;
    const past = { turf: RIDGE_ROAD, person, due: '2020-01-01' };
    expect((await world().rpc('organizer', 'check_out_turf', past)).message).toBe('The due date has passed already.');
    const nowhere = { turf: millDoor(0), person, due: '2999-01-01' };
    expect((await world().rpc('organizer', 'check_out_turf', nowhere)).message).toBe(
      'There is no such turf or person.',
    );
  });

  it('doors are cut into a turf in the order given, and the streets say what is left', async () => {
    const left = async () =>
      (await world().rpc('organizer', 'street_sides')).rows.filter((row) => row.street === 'Locust Street');
    expect(await left()).toMatchObject([
      { side: 'odd', doors: 10, uncut: 10 },
      { side: 'even', doors: 10, uncut: 10 },
    ]);
    const { rows } = await world().rpc('organizer', 'street_doors', { street: 'Locust Street' });
    const doors = rows.filter((row) => Number(row.number) % 2 === 1).map((row) => row.household_id);
    expect(
      await world().rpc('organizer', 'create_turf', { name: 'Locust odd', doors: doors.toReversed() }),
    ).toMatchObject({ code: '' });
    expect(await left()).toMatchObject([{ uncut: 0 }, { uncut: 10 }]);
    const [turf] = await world().backend.database.query("select id from public.turfs where name = 'Locust odd'");
    const list = await walkList(world(), 'organizer', String(turf?.id));
    expect(list.map((door) => door.number)).toEqual([49, 47, 45, 43, 41, 39, 37, 35, 33, 31]);
  });

  it('a door is in one turf at a time, until that turf is taken apart', async () => {
    const doors = (await world().rpc('organizer', 'street_doors', { street: 'Locust Street' })).rows
      .filter((row) => Number(row.number) % 2 === 0)
      .map((row) => row.household_id);
    const cut = (name: string) => world().rpc('organizer', 'create_turf', { name, doors });
    const [first, second] = await Promise.all([cut('Locust even'), cut('Locust even, too')]);
    const taken = 'Some of these doors are in a turf already. Look at what is left and choose again.';
    expect([first.message, second.message].toSorted()).toEqual(['', taken]);
    const [turf] = await world().backend.database.query("select id from public.turfs where name like 'Locust even%'");
    const id = String(turf?.id);

    expect(await handTo('content', id)).toMatchObject({ message: '' });
    const apart = () => world().rpc('organizer', 'archive_turf', { turf: id });
    expect((await apart()).message).toBe('Somebody has this turf in hand. Take it back first.');
    await takeBack('organizer', id);
    expect(await apart()).toMatchObject({ message: '' });
    expect((await handTo('content', id)).message).toBe('This turf was taken apart. Look at the list of turfs again.');
    expect(await cut('Locust even again')).toMatchObject({ message: '' });
  });

  it('the map says where every door lies and which turf it is in; the walk list says it too', async () => {
    const { rows } = await world().rpc('organizer', 'map_doors');
    const streets = new Map(rows.map((row) => [row.street, row.doors as unknown[][]])); // as the function's comment says
    expect([...streets.keys()]).toEqual(expect.arrayContaining(['Cedar Street', 'Falls Road', 'Mill Street']));
    expect(streets.get('Falls Road')).toHaveLength(36);
    const [door] = streets.get('Mill Street') ?? [];
    expect(door).toEqual([
      millDoor(0),
      1,
      null,
      null,
      null,
      expect.closeTo(43.2, 2),
      expect.closeTo(-69.2, 2),
      'Mill Street',
    ]);
    const [first] = await walkList(world(), 'organizer', MILL_STREET);
    expect([first?.latitude, first?.longitude]).toEqual([door?.[5], door?.[6]]);
  });

  it.each([
    ['no doors', { name: 'Empty', doors: [] }, 'A turf has between 1 and 500 doors.'],
    ['no name', { name: ' ', doors: [millDoor(0)] }, 'A turf needs a name of at most 100 characters.'],
    ['a door that is not there', { name: 'X', doors: [RIDGE_ROAD] }, 'One of the doors is not there.'],
  ])('a turf with %s is refused in words', async (_, args, words) => {
    expect((await world().rpc('organizer', 'create_turf', args)).message).toBe(words);
  });

  it('the organizer sees who walked, how fast, and when the last report came', async () => {
    const { rows } = await world().rpc('organizer', 'canvasser_activity', { since: '2020-01-01' });
    expect(rows.find((row) => row.name === 'Theo Marsh')).toMatchObject({ median_seconds: 420 });
    const overview = await world().rpc('organizer', 'turf_overview');
    expect(overview.rows.find((row) => row.turf_id === CEDAR_STREET)).toMatchObject({
      doors: 36,
      visited: 25,
      holder_name: 'Theo Marsh',
    });
    const hours = await world().rpc('organizer', 'attempts_by_hour', { since: '2020-01-01' });
    expect(hours.rows.length).toBeGreaterThanOrEqual(3);
  });
}
