/** A voter file: who may bring one in, who is the same person, and that nothing from the doors is ever overwritten. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
    city: null,
    zip: null,
    no_door: null,
    letters_to: null,
    phone: null,
    email: null,
    language: null,
    birth_year: null,
    birth_estimated: false,
    latitude: null,
    longitude: null,
    do_not_contact: false,
    deceased: false,
    ...over,
  };
}

export function fieldImportStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const begin = async (rows_total: number, fingerprint: string = randomUUID(), source = 'file') =>
    (await world().rpc('organizer', 'begin_import', { fingerprint, file_name: 'voters.csv', rows_total, source }))
      .rows[0];
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
  const from = async (source: string, ...voters: Row[]) =>
    (await send((await begin(voters.length, randomUUID(), source))?.id, 0, voters)).rows[0];
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
    const streets = [
      'N. MILL ST.',
      'North Mill Street',
      'St James Ct NW',
      'Ålgatan',
      '5th Ave',
      'Hwy 9',
      'Elm Xing',
      'Oak Rdg',
      'A',
    ];
    for (const name of names) {
      const [row] = await query('select private.name_key($1) as key', [name]);
      expect(row?.key).toBe(nameKey(name));
    }
    for (const [at, street] of streets.entries()) {
      const [suffix, unit] = [
        ['B', null, '1/2', '-12'][at % 4] ?? null,
        ['Apt #3b', null, 'suite 4-C', '12', '3rd Floor', 'Bldg C Apartment 4', 'Trailer 3', 'APT', 'Basement'][
          at % 9
        ] ?? null,
      ];
      const [row] = await query('select private.door_key($1, $2, $3, $4) as key', [street, at, suffix, unit]);
      expect(row?.key).toBe(doorKey({ street, number: at, suffix, unit }));
    }
  });

  describe('city and ZIP are part of a door', () => {
    const at = (external_id: string, over: Row = {}) =>
      voter({
        external_id,
        name: `Person ${external_id}`,
        street: 'Moving Street',
        number: 1,
        zip: '27001',
        city: 'Mapleton',
        ...over,
      });
    const doorOf = async (id: string) => (await person(id))?.household_id;

    it('one address in two towns is two doors, each with its own people', async () => {
      const other = { zip: '27999', city: 'Oakville' };
      expect(await bringIn(at('P1'), at('P2', other), at('P3'))).toMatchObject({ people_added: 3, doors_added: 2 });
      expect(await doorOf('P1')).toBe(await doorOf('P3'));
      expect(await doorOf('P1')).not.toBe(await doorOf('P2'));
      expect(await bringIn(at('P1'), at('P2', other), at('P3'))).toMatchObject({ people_unchanged: 3, doors_added: 0 });
    });

    it('a door whose town was not known is that of the first town that says so', async () => {
      await bringIn(at('P10', { number: 3, zip: null, city: null }));
      const before = await doorOf('P10');
      await bringIn(at('P11', { number: 3 }), at('P12', { number: 3, zip: '27999', city: 'Oakville' }));
      expect(await doorOf('P11')).toBe(before);
      expect(await doorOf('P12')).not.toBe(before);
      const [door] = await query('select city, zip from public.households where id = $1', [before]);
      expect(door).toEqual({ city: 'Mapleton', zip: '27001' });
    });

    it('an address that two towns have is in neither when the file does not say which', async () => {
      await bringIn(at('P20', { number: 5 }), at('P21', { number: 5, zip: '27999', city: 'Oakville' }));
      await bringIn(at('P22', { number: 5, zip: null, city: null }));
      expect([await doorOf('P20'), await doorOf('P21')]).not.toContain(await doorOf('P22'));
      await bringIn(at('P23', { number: 5, zip: null, city: null }));
      expect(await doorOf('P23')).toBe(await doorOf('P22'));
    });

    it('a ZIP code alone, or a city alone, tells two doors apart', async () => {
      await bringIn(at('P30', { number: 7, city: null }), at('P31', { number: 7, city: null, zip: '27999' }));
      expect(await doorOf('P30')).not.toBe(await doorOf('P31'));
      await bringIn(at('P32', { number: 9, zip: null }), at('P33', { number: 9, zip: null, city: 'Oakville' }));
      expect(await doorOf('P32')).not.toBe(await doorOf('P33'));
      await bringIn(at('P34', { number: 9, zip: null, city: 'MAPLETON' }));
      expect(await doorOf('P34')).toBe(await doorOf('P32'));
    });

    it('a row that lost its town is at the only door of that address', async () => {
      await bringIn(at('P40', { number: 11 }), at('P41', { number: 11, zip: null, city: null }));
      expect(await doorOf('P41')).toBe(await doorOf('P40'));
    });

    it('a street that two towns have is cut town by town', async () => {
      await bringIn(
        at('P50', { street: 'Twin Lane' }),
        at('P51', { street: 'Twin Lane', zip: '27999', city: 'Oakville' }),
      );
      const { rows } = await world().rpc('organizer', 'street_sides');
      const names = rows.map(({ street }) => String(street)).filter((street) => street.startsWith('Twin'));
      expect(names.toSorted()).toEqual(['Twin Lane, Mapleton', 'Twin Lane, Oakville']);
      for (const street of names) {
        expect((await world().rpc('organizer', 'street_doors', { street })).rows).toHaveLength(1);
      }
    });
  });

  describe('somebody without a door', () => {
    const boxed = (external_id: string, over: Row = {}) =>
      voter({
        external_id,
        name: `Boxed ${external_id}`,
        street: null,
        number: null,
        no_door: 'mailbox',
        letters_to: 'PO Box 12, Mapleton',
        ...over,
      });

    it('is kept for letters, at no door, and is on no list', async () => {
      const doors = await query('select count(*) from public.households');
      expect(await bringIn(boxed('B1'), boxed('B2', { phone: '(207) 555-0177' }))).toMatchObject({
        people_added: 2,
        doors_added: 0,
        without_door: 2,
      });
      expect(await query('select count(*) from public.households')).toEqual(doors);
      expect(await person('B1')).toMatchObject({ household_id: null, letters_to: 'PO Box 12, Mapleton' });
      const { id } = (await person('B2')) ?? {};
      expect(await query('select 1 from private.callable_people where id = $1', [id])).toEqual([]);
      expect(await bringIn(boxed('B1'))).toMatchObject({ people_unchanged: 1 });
    });

    it('who moves to a mailbox has no door any more, and has one again with the next file', async () => {
      await bringIn(voter({ external_id: 'B10', name: 'Ida Box', street: 'Box Lane', number: 3 }));
      await bringIn(boxed('B10', { name: 'Ida Box' }));
      expect(await person('B10')).toMatchObject({ household_id: null });
      await bringIn(voter({ external_id: 'B10', name: 'Ida Box', street: 'Box Lane', number: 3 }));
      expect(await person('B10')).toMatchObject({ household_id: expect.any(String), letters_to: null });
    });

    it('an address that a source hides takes nobody from the door where they are known', async () => {
      await bringIn(voter({ external_id: 'B20', name: 'Zoe Hid', street: 'Box Lane', number: 5 }));
      const before = (await person('B20'))?.household_id;
      await bringIn(boxed('B20', { name: 'Zoe Hid', no_door: 'hidden', letters_to: null }));
      expect(await person('B20')).toMatchObject({ household_id: before });
    });

    it('two people without an id at one mailbox are two', async () => {
      const nameless = boxed('', { external_id: null, name: 'Ann Box' });
      expect(await bringIn(nameless, { ...nameless, name: 'Bea Box' })).toMatchObject({ people_added: 2 });
    });
  });

  describe('one person of two sources', () => {
    const known = { name: 'Mary Quince', street: 'Orchard Row', birth_year: 1951 };
    const matches = async () => (await world().rpc('organizer', 'list_voter_matches')).rows;
    const settle = (ids: readonly unknown[], same: boolean) =>
      world().rpc('organizer', 'settle_voter_matches', { matches: ids, same });

    it('is asked about by name, birth and door, and is one after “same”', async () => {
      await from('nc', voter({ ...known, external_id: 'S1', number: 1 }));
      expect(
        await from('van', voter({ ...known, external_id: '70000', number: 1, phone: '(207) 555-0161' })),
      ).toMatchObject({
        people_added: 0,
        asked: 1,
        doors_added: 0,
      });
      const [open] = await matches();
      expect(open).toMatchObject({
        name: 'Mary Quince',
        known_external_id: 'S1',
        known_source: 'nc',
        reason: 'other_source',
      });
      expect((await settle([open?.id], true)).code).toBe('');
      expect(await person('S1')).toMatchObject({ phone: '(207) 555-0161', external_source: 'nc' });
      // Known from now on under both.
      expect(await from('van', voter({ ...known, external_id: '70000', number: 1 }))).toMatchObject({
        asked: 0,
        people_added: 0,
      });
      expect(await matches()).toEqual([]);
    });

    it('is two after “different”, and stays so', async () => {
      await from('nc', voter({ ...known, external_id: 'S2', number: 2 }));
      await from('van', voter({ ...known, external_id: '70001', number: 2 }));
      await settle([(await matches())[0]?.id], false);
      expect(await person('70001')).toMatchObject({ name: 'Mary Quince', external_source: 'van' });
      expect(await from('van', voter({ ...known, external_id: '70001', number: 2 }))).toMatchObject({
        asked: 0,
        people_unchanged: 1,
      });
    });

    it.each([
      ['an initial for a middle name, born the same year', { name: 'Mary T Quince' }, 1],
      ['an age that is a year off', { birth_year: 1950, birth_estimated: true }, 1],
      ['another year of birth', { birth_year: 1980 }, 0],
      ['another name', { name: 'Nora Quince' }, 0],
      ['another door', { unit: '4' }, 0],
      ['another town', { zip: '27999' }, 0],
    ])('with %s is asked about %#', async (what, over, asked) => {
      const number = 100 + what.length;
      await from('nc', voter({ ...known, external_id: `N ${what}`, number, zip: '27001' }));
      expect(
        await from('van', voter({ ...known, external_id: `V ${what}`, number, zip: '27001', ...over })),
      ).toMatchObject({
        asked,
        people_added: 1 - asked,
      });
      await settle(
        (await matches()).map(({ id }) => id),
        true,
      );
    });

    it('an id of one source is not the same id of another', async () => {
      await from('nc', voter({ external_id: '12', name: 'Abel One', street: 'Orchard Row', number: 201 }));
      expect(
        await from('van', voter({ external_id: '12', name: 'Bea Two', street: 'Orchard Row', number: 203 })),
      ).toMatchObject({
        people_added: 1,
        asked: 0,
      });
    });

    it('an id of a list that was somebody else’s is asked about, never taken for them', async () => {
      await bringIn(
        voter({ external_id: '77', name: 'Abel One', street: 'Orchard Row', number: 205, birth_year: 1950 }),
      );
      const other = voter({ external_id: '77', name: 'Bea Two', street: 'Orchard Row', number: 207, birth_year: 1970 });
      expect(await bringIn(other)).toMatchObject({ people_added: 0, asked: 1 });
      expect(await person('77')).toMatchObject({ name: 'Abel One' });
      const [open] = await matches();
      expect(open).toMatchObject({ reason: 'same_id', name: 'Bea Two', known_name: 'Abel One' });
      await settle([open?.id], false);
      expect(await person('77')).toMatchObject({ name: 'Bea Two' });
      expect(
        await query("select external_id from public.people where name = 'Abel One' and birth_year = 1950"),
      ).toEqual([{ external_id: null }]);
    });

    it('a new last name under the same id is the same person', async () => {
      await bringIn(voter({ external_id: '78', name: 'Cora Maiden', street: 'Orchard Row', number: 209 }));
      expect(
        await bringIn(voter({ external_id: '78', name: 'Cora Married', street: 'Orchard Row', number: 209 })),
      ).toMatchObject({
        asked: 0,
        people_updated: 1,
      });
    });
  });

  describe('a newer file of the same source', () => {
    const moving = (external_id: string, number: number, over: Row = {}) =>
      voter({
        external_id,
        name: `Mover ${external_id}`,
        street: 'Newer Street',
        number,
        zip: '27001',
        city: 'Mapleton',
        ...over,
      });
    const missing = async (id: unknown) =>
      (await world().rpc('organizer', 'list_missing_voters', { import: id })).rows.map(({ name }) => name);
    const settle = (args: Row) => world().rpc('organizer', 'settle_missing_voters', args);
    const cut = async (name: string, ...ids: readonly string[]) => {
      const doors = await Promise.all(ids.map(async (id) => (await person(id))?.household_id));
      await world().rpc('organizer', 'create_turf', { name, doors: [...new Set(doors)] });
      const [turf] = await query('select id from public.turfs where name = $1', [name]);
      return String(turf?.id);
    };
    const turfDoors = async (turf: string) =>
      (
        await query(
          'select house.number from public.turf_doors as door join public.households as house on house.id = door.household_id where door.turf_id = $1 order by 1',
          [turf],
        )
      ).map(({ number }) => number);

    it('moves Ben, names Cal as missing, and leaves no empty door in a turf', async () => {
      await from(
        'oh',
        moving('MV1', 1),
        moving('MV2', 3),
        moving('MV3', 5),
        moving('MV4', 1, { zip: '27999', city: 'Oakville' }),
      );
      const turf = await cut('Moving', 'MV1', 'MV2', 'MV3');
      const second = await from(
        'oh',
        moving('MV1', 1),
        moving('MV2', 77),
        moving('MV4', 1, { zip: '27999', city: 'Oakville' }),
      );
      expect(second).toMatchObject({ people_added: 0, doors_added: 1, people_updated: 1 });
      expect(await turfDoors(turf)).toEqual([1, 5]);
      expect(await missing(second?.id)).toEqual(['Mover MV3']);
      expect((await world().rpc('organizer', 'list_imports')).rows.find(({ id }) => id === second?.id)).toMatchObject({
        missing: 1,
      });
      expect(
        (await world().rpc('organizer', 'street_doors', { street: 'Newer Street, Mapleton' })).rows.map(
          ({ number }) => number,
        ),
      ).toEqual([1, 5, 77]);

      // Off the lists, and the door with them.
      await settle({ import: second?.id, people: null, stay: false });
      expect(await turfDoors(turf)).toEqual([1]);
      const { id } = (await person('MV3')) ?? {};
      expect(await query('select 1 from public.listed_people where id = $1', [id])).toEqual([]);
      expect(await missing(second?.id)).toEqual([]);

      // Named again, they are back, and their door can be cut.
      await from(
        'oh',
        moving('MV1', 1),
        moving('MV2', 77),
        moving('MV3', 5),
        moving('MV4', 1, { zip: '27999', city: 'Oakville' }),
      );
      expect(await query('select 1 from public.listed_people where id = $1', [id])).toHaveLength(1);
      expect(
        (await world().rpc('organizer', 'street_doors', { street: 'Newer Street, Mapleton' })).rows.map(
          ({ number }) => number,
        ),
      ).toEqual([1, 5, 77]);
    });

    it('who is kept is not asked about again, until the next file', async () => {
      await from('pa', moving('KP1', 101), moving('KP2', 103));
      const second = await from('pa', moving('KP1', 101));
      expect(await missing(second?.id)).toEqual(['Mover KP2']);
      const { id } = (await person('KP2')) ?? {};
      await settle({ import: second?.id, people: [id], stay: true });
      expect(await missing(second?.id)).toEqual([]);
      const third = await from('pa', moving('KP1', 101));
      expect(await missing(third?.id)).toEqual(['Mover KP2']);
      expect(await missing(second?.id)).toEqual([]);
    });

    it('a file of another source names nobody of this one as missing', async () => {
      await from('mi', moving('MS1', 111));
      const other = await from('wa', moving('WS1', 113));
      expect(await missing(other?.id)).toEqual([]);
    });

    it('a half-read file names nobody as missing', async () => {
      await from('co', moving('CS1', 121), moving('CS2', 123));
      const begun = await begin(2, randomUUID(), 'co');
      await send(begun?.id, 0, [moving('CS1', 121)]);
      expect(await missing(begun?.id)).toEqual([]);
    });

    it('a door where somebody still lives stays, and an emptied one is remembered for what phones still send', async () => {
      await from('nv', moving('NV1', 131), moving('NV2', 131), moving('NV3', 133));
      const turf = await cut('Emptied', 'NV1', 'NV3');
      const emptied = (await person('NV3'))?.household_id;
      await from('nv', moving('NV1', 131), moving('NV2', 135), moving('NV3', 135));
      expect(await turfDoors(turf)).toEqual([131]);
      const [{ taken } = {}] = await query(
        'select count(*)::int as taken from private.former_turf_doors where turf_id = $1 and household_id = $2',
        [turf, emptied],
      );
      expect(taken).toBe(1);
    });

    it.each(people)('%s decides about missing people and matches, or is refused', async (who) => {
      const may = fieldLeaders.includes(who);
      for (const [name, args] of [
        ['list_missing_voters', { import: randomUUID() }],
        ['settle_missing_voters', { import: randomUUID(), people: [], stay: true }],
        ['list_voter_matches', {}],
        ['settle_voter_matches', { matches: [], same: true }],
      ] as const) {
        expect((await world().rpc(who, name, args)).code).toBe(may ? '' : '42501');
      }
    });
  });
}
