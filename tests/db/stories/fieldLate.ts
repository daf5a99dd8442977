/** Until when somebody's word about a door is taken: while the turf was theirs and 14 days after; later an organizer decides. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { doorResult, knock, millDoor, millPerson, MILL_STREET, RIDGE_ROAD, walkList } from './fieldWorld.ts';
import { phoneBank } from './phoneBank.ts';

const fieldLeaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];
const ridgeDoor = (at: number) => millDoor(200 + at);
const ridgePerson = (at: number) => millPerson(200 + at);

export function fieldLateStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const id = (person: Person) => accountOf(person)?.id;
  const ridge = (at: number, over: Row = {}): Row => ({ turf_id: RIDGE_ROAD, household_id: ridgeDoor(at), ...over });
  const add = async (person: Person, table: string, row: Row) =>
    world().rest('POST', table, await world().token(person), { added_by: id(person), ...row });
  /** Hands Ridge Road to the person and takes it back so many days ago. */
  const had = async (person: Person, days: number) => {
    const due = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      await world().rpc('organizer', 'check_out_turf', { turf: RIDGE_ROAD, person: id(person), due }),
    ).toMatchObject({ message: '' });
    await world().rpc('organizer', 'return_turf', { turf: RIDGE_ROAD });
    await query(
      "update public.checkouts set ended_at = now() - $2 * interval '1 day', created_at = now() - interval '90 days' where user_id = $1",
      [id(person), days],
    );
  };
  const late = async () => (await world().rpc('organizer', 'list_late')).rows;
  const settle = (person: Person, items: unknown[], take: boolean) =>
    world().rpc(person, 'settle_late', { items, take });
  const figure = async () =>
    (await query("select value_number::float as n from public.stats where label = 'doors_total'"))[0]?.n;

  it('results of a turf that was given back count for 14 days', async () => {
    await had('finance', 13);
    expect(await knock(world(), 'finance', ridge(1))).toMatchObject({ status: 201 });
    expect(await doorResult(world(), ridgeDoor(1))).toMatchObject({ result: 'not_home' });
  });

  it('later they are kept, count nowhere and are shown to the organizers; taken, they count', async () => {
    await had('finance', 15);
    const [knocks, list] = [await figure(), await walkList(world(), 'organizer', RIDGE_ROAD)];
    const first = await knock(world(), 'finance', ridge(2, { result: 'refused', do_not_contact: true }));
    const answers = [
      { question: 'f1000000-0000-4000-8000-000000000001', option: 'f2000000-0000-4000-8000-000000000012' },
    ];
    const second = await knock(
      world(),
      'finance',
      ridge(3, { person_id: ridgePerson(3), result: 'canvassed', support: 1, answers }),
    );
    expect([first, second]).toMatchObject([{ status: 201 }, { status: 201 }]);
    expect(await walkList(world(), 'organizer', RIDGE_ROAD)).toEqual(list);
    expect([await figure(), await doorResult(world(), ridgeDoor(2))]).toEqual([knocks, undefined]);
    expect((await late()).find((row) => row.id === second.id)).toMatchObject({
      kind: 'attempt',
      name: 'Priya Raman',
      turf: 'Ridge Road',
      street: 'Ridge Road',
      result: 'canvassed',
      support: 1,
    });

    expect((await settle('deputy', [first.id, second.id], true)).code).toBe('');
    expect(await doorResult(world(), ridgeDoor(2))).toMatchObject({ result: 'refused' });
    expect(await figure()).toBe(Number(knocks) + 2);
    expect(await query('select 1 from public.responses where attempt_id = $1', [second.id])).toHaveLength(1);
    expect((await late()).filter((row) => [first.id, second.id].includes(String(row.id)))).toEqual([]);
    expect(
      await query("select actor, after ->> 'settled_as' as as from public.audit_events where record_id = $1", [
        first.id,
      ]),
    ).toEqual([{ actor: id('deputy'), as: 'taken' }]);
  });

  it('dropped, they stay on record and count nowhere; who is asked second changes nothing', async () => {
    await had('finance', 15);
    const { id: fact } = await knock(world(), 'finance', ridge(4));
    await settle('organizer', [fact], false);
    await settle('deputy', [fact], true);
    expect(await doorResult(world(), ridgeDoor(4))).toBeUndefined();
    expect(await query('select held from public.contact_attempts where id = $1', [fact])).toEqual([{ held: true }]);
    expect((await late()).map((row) => row.id)).not.toContain(fact);
  });

  it('sent twice, a late result is there once and told as arrived', async () => {
    await had('finance', 15);
    const { id: fact } = await knock(world(), 'finance', ridge(5));
    expect(await knock(world(), 'finance', ridge(5, { id: fact }))).toMatchObject({ status: 409, code: '23505' });
    expect((await late()).filter((row) => row.id === fact)).toHaveLength(1);
  });

  it('a door and a person found too late wait too, and come with a result that is taken', async () => {
    await had('finance', 15);
    const [door, resident] = [randomUUID(), randomUUID()];
    const found = { id: door, street: 'Ridge Road', number: 99, added_in_turf: RIDGE_ROAD };
    expect(await add('finance', 'households', found)).toMatchObject({ status: 201 });
    const lives = { id: resident, household_id: door, name: 'Ada Quill', added_in_turf: RIDGE_ROAD };
    expect(await add('finance', 'people', lives)).toMatchObject({ status: 201 });
    const said = { household_id: door, person_id: resident, turf_id: RIDGE_ROAD, result: 'canvassed' };
    const { id: fact, status } = await knock(world(), 'finance', said);
    expect(status).toBe(201);
    const listed = async () =>
      (await walkList(world(), 'organizer', RIDGE_ROAD)).find((row) => row.household_id === door);
    expect(await listed()).toBeUndefined();
    expect((await late()).filter((row) => [door, resident, fact].includes(String(row.id)))).toHaveLength(3);
    await settle('organizer', [fact], true);
    expect(await listed()).toMatchObject({ number: 99, people: [{ name: 'Ada Quill' }], attempts: [{ id: fact }] });
    expect((await late()).filter((row) => [door, resident, fact].includes(String(row.id)))).toEqual([]);
  });

  it.each(['holder', 'former holder', 'former holder, deactivated since'])(
    'a %s says nothing of a door, a person or a number that was never theirs',
    async (which) => {
      await had('finance', 1);
      if (which === 'holder') {
        const due = new Date(Date.now() + 86_400_000).toISOString();
        await world().rpc('organizer', 'check_out_turf', { turf: RIDGE_ROAD, person: id('finance'), due });
      }
      if (which.endsWith('since')) await world().rpc('candidate', 'deactivate_person', { person: id('finance') });
      try {
        const refused = [
          knock(world(), 'finance', { turf_id: RIDGE_ROAD, household_id: millDoor(10), do_not_contact: true }),
          knock(world(), 'finance', { turf_id: MILL_STREET, household_id: millDoor(10) }),
          knock(world(), 'finance', { turf_id: null, household_id: ridgeDoor(6) }),
          knock(world(), 'finance', ridge(6, { person_id: millPerson(10), result: 'deceased' })),
          knock(world(), 'finance', ridge(6, { channel: 'phone', person_id: ridgePerson(6), result: 'refused' })),
          knock(world(), 'finance', ridge(6, { result: 'wrong_number', dialed: '2075550100' })),
          add('finance', 'people', {
            id: randomUUID(),
            household_id: millDoor(10),
            name: 'Ada Quill',
            added_in_turf: RIDGE_ROAD,
          }),
          add('finance', 'households', {
            id: randomUUID(),
            street: 'Mill Street',
            number: 7,
            added_in_turf: MILL_STREET,
          }),
        ];
        for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ code: '42501' });
        // And of their own still: the same phone, the same walk.
        expect(
          await knock(world(), 'finance', ridge(6, { person_id: ridgePerson(6), result: 'refused' })),
        ).toMatchObject({
          status: 201,
        });
      } finally {
        await world().rpc('candidate', 'reactivate_person', { person: id('finance') });
        await world().rpc('organizer', 'return_turf', { turf: RIDGE_ROAD });
      }
    },
  );

  it('a turf that was taken apart and cut anew meanwhile takes what was saved on the walk, a door found there too', async () => {
    const doors = (await world().rpc('organizer', 'street_doors', { street: 'Locust Street' })).rows.slice(0, 3);
    const cut = async (name: string) => {
      const cutting = { name, doors: doors.map((row) => row.household_id) };
      expect(await world().rpc('organizer', 'create_turf', cutting)).toMatchObject({ message: '' });
      return String((await query('select id from public.turfs where name = $1', [name]))[0]?.id);
    };
    for (const turf of new Set(
      (
        await query('select turf_id from public.turf_doors where household_id = any($1)', [
          doors.map((row) => row.household_id),
        ])
      ).map((row) => row.turf_id),
    ))
      await query('update public.turfs set archived_at = now() where id = $1', [turf]);
    const turf = await cut('Locust, first cut');
    const due = new Date(Date.now() + 86_400_000).toISOString();
    await world().rpc('organizer', 'check_out_turf', { turf, person: id('content'), due });
    await world().rpc('organizer', 'return_turf', { turf });
    await world().rpc('organizer', 'archive_turf', { turf });
    await cut('Locust, second cut');
    const household_id = doors[0]?.household_id;
    const waiting = await late();
    expect(await knock(world(), 'content', { turf_id: turf, household_id })).toMatchObject({ status: 201 });
    const door = randomUUID();
    const found = { id: door, street: 'Locust Street', number: 33, suffix: 'B', added_in_turf: turf };
    expect(await add('content', 'households', found)).toMatchObject({ status: 201 });
    expect(await knock(world(), 'content', { turf_id: turf, household_id: door })).toMatchObject({ status: 201 });
    expect(await late()).toEqual(waiting);
  });

  it('who was moved, or got another number, by a voter file meanwhile is still spoken of', async () => {
    await had('finance', 1);
    await query('update public.people set household_id = $2 where id = $1', [ridgePerson(8), ridgeDoor(9)]);
    const said = ridge(8, { person_id: ridgePerson(8), result: 'canvassed' });
    expect(await knock(world(), 'finance', said)).toMatchObject({ status: 201 });
    await query('update public.people set household_id = $2 where id = $1', [ridgePerson(8), ridgeDoor(8)]);

    const bank = phoneBank(world);
    const to = await bank.one('deputy');
    const dialed = String(
      (await query('select private.dial_digits(phone) as n from public.people where id = $1', [to.person_id]))[0]?.n,
    );
    await query("update public.people set phone = '(207) 444-0191' where id = $1", [to.person_id]);
    expect(await bank.call('deputy', to, { result: 'no_answer', dialed })).toMatchObject({ status: 201 });
    expect(await bank.call('deputy', to, { result: 'wrong_number', dialed: '2074440999' })).toMatchObject({
      code: '42501',
    });
    await bank.giveBack('deputy');
  });

  it('a call counts for 14 days after the batch ended, and waits for an organizer after that', async () => {
    const bank = phoneBank(world);
    const to = await bank.one('deputy');
    await bank.giveBack('deputy');
    const lease = (days: number) =>
      query(
        "update public.call_leases set created_at = now() - interval '99 days', expires_at = now() - $2 * interval '1 day', returned_at = null where user_id = $1 and person_id = $3",
        [id('deputy'), days, to.person_id],
      );
    const roles = ['field_organizer', 'content_manager'];
    await world().token('deputy');
    await world().rpc('candidate', 'revoke_role', { person: id('deputy'), role: 'field_organizer' });
    try {
      expect((await world().rpc('deputy', 'my_calls')).rows).toEqual([]);
      await lease(13);
      const counted = await bank.call('deputy', to, { result: 'no_answer' });
      await lease(15);
      const held = await bank.call('deputy', to, { result: 'refused', do_not_contact: true });
      expect([counted, held]).toMatchObject([{ status: 201 }, { status: 201 }]);
      expect((await late()).map((row) => row.id)).toContain(held.id);
      expect((await late()).map((row) => row.id)).not.toContain(counted.id);
      expect(await query('select off_lists from public.people where id = $1', [to.person_id])).toEqual([
        { off_lists: false },
      ]);
      await settle('organizer', [held.id], false);
    } finally {
      for (const role of roles) await world().rpc('candidate', 'grant_role', { person: id('deputy'), role });
    }
  });

  it('what somebody who led the field saved before is shown to those who lead it now', async () => {
    const grant = { person: id('content'), role: 'field_organizer' };
    await world().rpc('candidate', 'grant_role', grant);
    await world().rpc('candidate', 'revoke_role', grant);
    const before = await doorResult(world(), millDoor(11));
    const walked = await knock(world(), 'content', { turf_id: MILL_STREET, household_id: millDoor(11) });
    expect(walked).toMatchObject({ status: 201 });
    expect(await doorResult(world(), millDoor(11))).toEqual(before);
    expect((await late()).find((row) => row.id === walked.id)).toMatchObject({ sender: id('content'), ended_at: null });
    const elsewhere = { turf_id: MILL_STREET, household_id: ridgeDoor(11) };
    expect(await knock(world(), 'content', elsewhere)).toMatchObject({ code: '42501' });
    await settle('organizer', [walked.id], false);
  });

  it('nobody fills the organizers’ list without end: the phone keeps the rest and tries later', async () => {
    await had('finance', 15);
    const filled = await query(
      "insert into private.late_arrivals (id, kind, sender) select gen_random_uuid(), 'attempt', $1 from generate_series(1, 1000) returning id",
      [id('finance')],
    );
    const refused = await knock(world(), 'finance', ridge(12));
    expect(refused).toMatchObject({ code: 'PT429', message: 'Too many at once. Try again later.' });
    await query('delete from private.late_arrivals where id = any($1)', [filled.map((row) => row.id)]);
    expect(await knock(world(), 'finance', ridge(12))).toMatchObject({ status: 201 });
  });

  it.each(people)('%s reads and settles what came late, or is refused', async (person) => {
    const may = fieldLeaders.includes(person);
    expect((await world().rpc(person, 'list_late')).code).toBe(may ? '' : '42501');
    expect((await settle(person, [randomUUID()], true)).code).toBe(may ? '' : '42501');
  });
}
