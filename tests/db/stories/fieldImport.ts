/** A voter file: who may bring one in, who is the same person, and that nothing from the doors is ever overwritten. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { doorKey, nameKey } from '../../../src/features/field/model/import/keys.ts';
import type { Row } from '../../../supabase/local/database.ts';
import { people, type Person } from '../support/people.ts';
import type { Answer, World } from '../support/world.ts';
import { doorResult, knock, MILL_STREET, millDoor, millPerson, walkList } from './fieldWorld.ts';

const fieldLeaders: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];

export function voter(over: Row = {}): Row {
  return {
    external_id: null,
    name: 'Ada Quill',
    street: 'Tannery Lane',
    number: 1,
    suffix: null,
    floor: null,
    unit: null,
    phone: null,
    email: null,
    language: null,
    birth_year: null,
    latitude: null,
    longitude: null,
    do_not_contact: false,
    deceased: false,
    ...over,
  };
}

export function fieldImportStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const begin = async (rows_total: number, fingerprint: string = randomUUID()) =>
    (await world().rpc('organizer', 'begin_import', { fingerprint, file_name: 'voters.csv', rows_total })).rows[0];
  const send = (importId: unknown, first: number, voters: readonly Row[], over: Row = {}): Promise<Answer> =>
    world().rpc('organizer', 'import_voters', {
      import: importId,
      first,
      upto: first + voters.length,
      voters,
      left_out: 0,
      duplicates: 0,
      ...over,
    });
  /** A whole file in one batch; resolves with the counts. */
  const bringIn = async (...voters: Row[]) => (await send((await begin(voters.length))?.id, 0, voters)).rows[0];
  const person = async (external_id: string) =>
    (await query('select * from public.people where external_id = $1', [external_id]))[0];

  it.each(people)('%s brings in a voter file, or is refused', async (who) => {
    const args = { fingerprint: randomUUID(), file_name: 'voters.csv', rows_total: 1 };
    const begun = await world().rpc(who, 'begin_import', args);
    const may = fieldLeaders.includes(who);
    if (!may) expect(begun).toMatchObject({ code: '42501' });
    const into = { import: begun.rows[0]?.id ?? randomUUID(), first: 0, upto: 1, left_out: 0, duplicates: 0 };
    const name = `Voter of ${who}`;
    const sent = await world().rpc(who, 'import_voters', { ...into, voters: [voter({ name })] });
    expect(sent.code).toBe(may ? '' : '42501');
    expect(await query('select 1 from public.people where name = $1', [name])).toHaveLength(may ? 1 : 0);
    expect((await world().rpc(who, 'list_imports')).code).toBe(may ? '' : '42501');
    const { rows } = await world().rest('GET', 'voter_imports?select=id', await world().token(who));
    expect(rows.length > 0).toBe(may);
  });

  it('a voter is found again by the voter file’s number, then by name and address however they are written', async () => {
    const file = [
      voter({ external_id: 'T1', name: 'José O’Brien', street: 'Quarry Street', number: 3, unit: '2B' }),
      voter({ name: 'Nell Fry', street: 'Quarry Street', number: 5 }),
    ];
    expect(await bringIn(...file)).toMatchObject({ people_added: 2, doors_added: 2, people_updated: 0 });
    expect(await bringIn(...file)).toMatchObject({ people_added: 0, doors_added: 0, people_unchanged: 2 });
    const otherwise = [
      voter({ external_id: 'T1', name: 'José O’Brien', street: 'QUARRY ST.', number: 3, unit: 'apt 2b' }),
      voter({ external_id: 'T2', name: 'NELL FRY', street: 'Quarry St', number: 5, phone: '(207) 555-0100' }),
    ];
    expect(await bringIn(...otherwise)).toMatchObject({ people_added: 0, doors_added: 0, people_updated: 1 });
    expect(await person('T2')).toMatchObject({ name: 'NELL FRY', phone: '(207) 555-0100' });
  });

  it('two people of one name at one door stay two when each has a number', async () => {
    const father = voter({ external_id: 'T10', name: 'Abel Root', number: 9 });
    const son = voter({ external_id: 'T11', name: 'Abel Root', number: 9 });
    expect(await bringIn(father, son)).toMatchObject({ people_added: 2, duplicates: 0 });
  });

  it('somebody who stands in the file twice is there once, and counted as such', async () => {
    const twice = voter({ external_id: 'T20', name: 'Ida Vale', number: 11 });
    expect(await bringIn(twice, { ...twice, phone: '(207) 555-0101' })).toMatchObject({
      people_added: 1,
      duplicates: 1,
    });
    const nameless = voter({ name: 'Otis Vale', number: 11 });
    expect(await bringIn(nameless, nameless)).toMatchObject({ people_added: 1, duplicates: 1 });
  });

  it('what the file leaves empty stays as it was, and who moved is at the new door', async () => {
    const at = { external_id: 'T30', name: 'Cora Lane', number: 13, phone: '(207) 555-0102', birth_year: 1970 };
    await bringIn(voter(at));
    await bringIn(voter({ ...at, number: 15, phone: null, birth_year: null, language: 'Spanish' }));
    const found = await person('T30');
    expect(found).toMatchObject({ phone: '(207) 555-0102', birth_year: 1970, language: 'Spanish' });
    const [door] = await query('select number from public.households where id = $1', [found?.household_id]);
    expect(door).toEqual({ number: 15 });
  });

  it('read again after a walk, it changes no result, opens no closed door and takes back no mark', async () => {
    const at = 30;
    const [known] = await query('select * from public.people where id = $1', [millPerson(at)]);
    const [door] = await query('select * from public.households where id = $1', [millDoor(at)]);
    await knock(world(), 'organizer', { household_id: millDoor(at), person_id: millPerson(at), result: 'deceased' });
    await knock(world(), 'deputy', { household_id: millDoor(at), result: 'refused', do_not_contact: true });
    await query('update public.people set do_not_contact = true where id = $1', [millPerson(at)]);
    const facts = () => query('select * from public.contact_attempts order by id');
    const listed = async () => JSON.stringify(await walkList(world(), 'organizer', MILL_STREET));
    const before = { facts: await facts(), listed: await listed(), result: await doorResult(world(), millDoor(at)) };
    const line = voter({ external_id: known?.external_id, name: known?.name, street: 'MILL ST', number: door?.number });
    expect(await bringIn({ ...line, phone: '(207) 555-0199' })).toMatchObject({ people_added: 0, people_updated: 1 });
    expect({ facts: await facts(), listed: await listed(), result: await doorResult(world(), millDoor(at)) }).toEqual(
      before,
    );
    expect(await person(String(known?.external_id))).toMatchObject({ do_not_contact: true, phone: '(207) 555-0199' });
  });

  it('a mark against contact in the file takes the person off the lists', async () => {
    await bringIn(voter({ external_id: 'T40', name: 'Gil Moss', number: 17, do_not_contact: true }));
    const { id } = (await person('T40')) ?? {};
    expect(await query('select 1 from public.listed_people where id = $1', [id])).toEqual([]);
  });

  it('a batch sent twice after a lost answer counts once, and an import goes on where it stopped', async () => {
    const fingerprint = randomUUID();
    const begun = await begin(3, fingerprint);
    const first = [voter({ external_id: 'T50', number: 19 }), voter({ external_id: 'T51', name: 'B', number: 19 })];
    await send(begun?.id, 0, first);
    expect((await send(begun?.id, 0, first)).rows).toMatchObject([{ rows_done: 2, people_added: 2 }]);
    expect(await begin(3, fingerprint)).toMatchObject({ id: begun?.id, rows_done: 2 });
    const last = [voter({ external_id: 'T52', name: 'C', number: 19 })];
    expect(await send(begun?.id, 1, [...last, ...last])).toMatchObject({
      message: 'This import has gone on elsewhere. Choose the file again.',
    });
    const { rows } = await send(begun?.id, 2, last, { left_out: 0, duplicates: 0 });
    expect(rows).toMatchObject([{ rows_done: 3, people_added: 3, finished_at: expect.any(String) }]);
    expect((await begin(3, fingerprint))?.id).not.toBe(begun?.id);
  });

  it('a batch is in whole or not at all', async () => {
    const begun = await begin(2);
    const bad = [voter({ external_id: 'T60', number: 21 }), voter({ external_id: 'T61', name: ' ', number: 21 })];
    expect(await send(begun?.id, 0, bad)).toMatchObject({ message: expect.stringContaining('people_name') });
    expect(await person('T60')).toBeUndefined();
    expect((await query('select rows_done from public.voter_imports where id = $1', [begun?.id]))[0]).toEqual({
      rows_done: 0,
    });
  });

  it('rows left out and repeated are counted with the batch', async () => {
    const begun = await begin(4);
    const sent = await send(begun?.id, 0, [voter({ external_id: 'T70', number: 23 })], {
      upto: 4,
      left_out: 2,
      duplicates: 1,
    });
    expect(sent.rows).toMatchObject([{ rows_done: 4, people_added: 1, left_out: 2, duplicates: 1 }]);
  });

  it('the page and the database agree on who and which door is the same', async () => {
    const names = ['José O’Brien-Smith', "JOSE O'BRIEN SMITH JR.", ' Łukasz  Ćwikła ', 'Зоя 1', 'ÉMILE`S', '李 明'];
    const streets = ['N. MILL ST.', 'North Mill Street', 'St James Ct NW', 'Ålgatan', '5th Ave', 'Hwy 9'];
    for (const name of names) {
      const [row] = await query('select private.name_key($1) as key', [name]);
      expect(row?.key).toBe(nameKey(name));
    }
    for (const [at, street] of streets.entries()) {
      const [suffix, unit] = [['B', null, '1/2'][at % 3] ?? null, ['Apt #3b', null, 'suite 4-C', '12'][at % 4] ?? null];
      const [row] = await query('select private.door_key($1, $2, $3, $4) as key', [street, at, suffix, unit]);
      expect(row?.key).toBe(doorKey({ street, number: at, suffix, unit }));
    }
  });
}
