/** The voter files of states and vendors, each with the same thirteen people: every one gives the same doors. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRow, type Reading } from '../../../../src/features/field/import/check.ts';
import { failureOf } from '../../../../src/features/field/import/words.ts';
import { layoutWords } from '../../../../src/features/field/import/layoutWords.ts';
import {
  added,
  finderFor,
  NOTHING,
  openVoterFile,
  readFirstLineAs,
  Report,
  sampleOf,
  voters,
  type VoterFile,
} from '../../../../src/features/field/import/voterFile.ts';
import { hasDoor, type Voter } from '../../../../src/features/field/model/import/fields.ts';
import { addressWords, walkOrder } from '../../../../src/features/field/model/order.ts';
import { LAYOUT_FILES } from './layoutFiles.ts';

const fixture = (name: string) => Uint8Array.from(readFileSync(new URL(`../fixtures/voter/${name}`, import.meta.url)));
const text = (lines: readonly string[]) => Uint8Array.from(new TextEncoder().encode(`${lines.join('\n')}\n`));

const readingOf = (file: VoterFile, over: Partial<Reading> = {}): Reading => ({
  mapping: file.recognized.mapping,
  headed: file.recognized.headed,
  source: file.recognized.layout?.source ?? 'file',
  codes: file.recognized.layout?.statuses ?? {},
  chosen: {},
  keepOldBirths: false,
  sameStreets: {},
  ...over,
});

async function read(bytes: Uint8Array<ArrayBuffer>, over: Partial<Reading> = {}) {
  const file = await openVoterFile(bytes.buffer);
  const reading = readingOf(file, over);
  const finder = finderFor(reading);
  const report = new Report();
  const parts = [...voters(file, reading, finder)];
  for (const part of parts) report.add(part.problems);
  return {
    file,
    reading,
    counts: parts.reduce(added, NOTHING),
    people: parts.flatMap(({ batch }) => batch),
    findings: finder.findings,
    problems: report.all?.problems ?? [],
  };
}

const doorOf = (voter: Voter) =>
  hasDoor(voter) ? [addressWords(voter), voter.city, voter.zip].filter(Boolean).join(', ') : voter.no_door;
const doors = (people: readonly Voter[]) => Object.fromEntries(people.map((one) => [one.name, doorOf(one)]));

const NINE = {
  "Mary Kate Anne O'Brien": '101 N Elm Street, Mapleton, 27001',
  'James T McDonald Jr': '101 N Elm Street, Mapleton, 27001',
  'Maria De La Cruz': '103 1/2 N Elm Street, Mapleton, 27001',
  'Al B Smith-Jones III': '104 N Elm Street, unit 10, Mapleton, 27001',
  'Lee Van Dyke': '104 N Elm Street, unit 2A, Mapleton, 27001',
  'Ruth St John': '1200 St James Court SW, unit 7, Mapleton, 27001',
  'Ian Mackenzie': '45 State Route 9, Mapleton, 27001',
  'Towntwo Elmer': '101 N Elm Street, Oakville, 27999',
  'Wes Direct': '210 Martin Luther King Jr Boulevard N, Mapleton, 27001',
};
const ALL = { ...NINE, 'Po Test': 'mailbox', 'Roy Rural': 'mailbox' };
const NUNEZ = { 'José Ángel Nuñez': '104 N Elm Street, unit 2B, Mapleton, 27001' };
const BORN: Readonly<Record<string, number>> = {
  "Mary Kate Anne O'Brien": 1951,
  'James T McDonald Jr': 1988,
  'Maria De La Cruz': 2003,
  'Al B Smith-Jones III': 1944,
  'Lee Van Dyke': 1990,
  'Ruth St John': 1932,
  'Ian Mackenzie': 1965,
};

describe('a voter file of', () => {
  it.each([
    ['nc_ncvoter34.txt', 'nc', 'North Carolina', ALL],
    ['nc_VR_Snapshot.txt', 'nc', 'North Carolina', ALL],
    ['mi_QVF.csv', 'mi', 'Michigan', ALL],
    ['fl_ALA_20260113.txt', 'fl', 'Florida', { ...ALL, 'Maria De La Cruz': 'hidden' }],
    ['van_export.xls', 'van', 'VAN', { ...ALL, ...NUNEZ }],
  ])('%s is named, and gives the right people and doors', async (name, source, called, right) => {
    const { file, people, counts } = await read(fixture(name));
    const { layout } = file.recognized;
    expect(layout?.source).toBe(source);
    expect(layoutWords(layout && { ...layout, statuses: {} })).toContain(called);
    expect(doors(people)).toEqual(right);
    expect(people).toHaveLength(Object.keys(right).length);
    expect(counts).toMatchObject({ duplicates: 1, leftOut: 0, valuesLeftOut: 0 });
    for (const one of people)
      if (BORN[one.name]) expect([one.name, one.birth_year]).toEqual([one.name, BORN[one.name]]);
  });

  it.each(LAYOUT_FILES)('$name gives the same people and doors', async ({ source, headed, bytes }) => {
    const { file, people, counts, findings } = await read(bytes);
    expect([file.recognized.layout?.source ?? 'file', file.recognized.headed]).toEqual([source, headed]);
    expect(doors(people)).toEqual(ALL);
    expect(counts).toMatchObject({
      voters: 11,
      withoutDoor: 2,
      byStatus: 2,
      duplicates: 1,
      leftOut: 0,
      valuesLeftOut: 0,
    });
    for (const one of people)
      if (BORN[one.name]) expect([one.name, one.birth_year]).toEqual([one.name, BORN[one.name]]);
    expect(new Set(people.map(({ external_id }) => external_id)).size).toBe(11);
    expect(findings.statuses.map(({ people: count, comesIn }) => [count, comesIn])).toEqual([
      [12, true],
      [1, false],
      [1, false],
    ]);
  });

  it.each(LAYOUT_FILES)('$name brings in who is inactive when somebody says so', async ({ bytes }) => {
    const { findings } = await read(bytes);
    const code = findings.statuses.find(({ means }) => means === 'inactive')?.code ?? '?';
    const { people } = await read(bytes, { chosen: { [code]: true } });
    expect(doors(people)).toEqual({ ...ALL, ...NUNEZ });
    const elm = people.filter(hasDoor).filter(({ number }) => number === 104);
    expect(walkOrder(elm).map(({ unit }) => unit)).toEqual(['2A', '2B', '10']);
  });

  it('any state keeps who has no door for letters', async () => {
    const { people } = await read(fixture('van_export.xls'));
    expect(people.filter(({ no_door }) => no_door).map(({ name, letters_to }) => [name, letters_to])).toEqual([
      ['Po Test', 'PO Box 12, Mapleton, 27001'],
      ['Roy Rural', 'RR 2 Box 88, Mapleton, 27001'],
    ]);
  });

  it('VAN has the first of its phones that is a number', async () => {
    const head = 'VANID\tLastName\tFirstName\tPreferred Phone\tCell Phone\tHome Phone\tAddress';
    const { people } = await read(
      text([head, '1\tRoot\tAbel\t\t207-555-0111\t\t1 Elm St', '2\tFry\tNell\t\t\t2075550112\t2 Elm St']),
    );
    expect(people.map(({ phone }) => phone)).toEqual(['(207) 555-0111', '(207) 555-0112']);
  });
});

describe('a first line', () => {
  const rows = [
    '17,ROOT,ABEL,12 MILL ST,MAPLETON,27001,05/01/1970',
    '18,FRY,NELL,14 MILL ST,MAPLETON,27001,06/02/1971',
  ];

  it.each([
    [rows],
    [['ROOT\tABEL\t12 MILL ST', 'FRY\tNELL\t14 MILL ST']],
    [['A|1001|ROOT|12 MILL ST', 'I|1002|FRY|14 MILL ST']],
    [['ROOT;ABEL;1970-05-01;M', 'FRY;NELL;1971-06-02;F']],
    [['abel@example.com,Abel Root', 'nell@example.com,Nell Fry']],
  ])('that looks like data is asked about, and is no heading until somebody says so (%#)', async (lines) => {
    const file = await openVoterFile(text(lines).buffer);
    expect(file.recognized).toMatchObject({ headed: false, doubtful: true, layout: null });
    expect(sampleOf(file, false)).toHaveLength(2);
    const headed = readFirstLineAs(file, true);
    expect(headed.recognized.headings).toEqual(file.head[0]);
  });

  it('that is somebody is not lost', async () => {
    const mapping = { external_id: 0, last: 1, first: 2, address: 3 };
    const { people, problems } = await read(text(rows), { mapping });
    expect(people.map(({ name }) => name)).toEqual(['Abel Root', 'Nell Fry']);
    expect(problems).toEqual([]);
  });

  it.each([
    'Name,Address',
    'VoterID,First Name,Last Name,Address',
    'id;last;first;street;zip;city',
    'Full Name\tStreet\tParty',
    'ID,LN,FN,House Number,Street',
  ])('of headings is not asked about: %s', async (line) => {
    const file = await openVoterFile(text([line, line.replace(/[^,;\t]+/g, 'x')]).buffer);
    expect(file.recognized).toMatchObject({ headed: true, doubtful: false });
  });
});

describe('a file that can’t be read is refused with what to do', () => {
  it.each([
    [
      'columns set apart by spaces',
      [
        'ROOT                ABEL                12 MILL ST                          ',
        'FRY                 NELL                14 MILL ST                          ',
        'VALE                IDA                 16 MILL ST                          ',
      ],
      'CSV or tab-separated',
    ],
    ['a spreadsheet', ['PK\u0003\u0004\0\0\0\0'], 'save it as CSV'],
  ])('%s', async (_, lines, words) => {
    const cause: unknown = await openVoterFile(text(lines).buffer).catch((thrown: unknown) => thrown);
    expect(failureOf(cause)).toContain(words);
  });

  it('a row with more cells than columns, by its row; a date with a comma is put together', async () => {
    const head = 'VoterID,Last Name,First Name,Address,Zip,DOB';
    const { people, problems } = await read(
      text([
        head,
        '1,ROOT,ABEL,12 MILL ST, APT 3,27001,1970',
        '2,FRY,NELL,14 MILL ST,27001,January 5, 1970',
        '3,A,B,1 ELM ST,27001,1970,,',
      ]),
    );
    expect(people.map(({ name, birth_year }) => [name, birth_year])).toEqual([
      ['Nell Fry', 1970],
      ['B A', 1970],
    ]);
    expect(problems).toMatchObject([{ row: 2, wrong: 'cells', out: 'row' }]);
  });
});

describe('what a whole file shows', () => {
  const head = 'VoterID,Last Name,First Name,Address,City,Zip';
  const lost = ['ROOT', 'FRY', 'VALE', 'MOSS', 'ROOT'].map(
    (last, at) => `${at},${last},A${at},104 N ELM ST,MAPLETON,27001`,
  );

  it('warns of a door with many last names and no unit, by name', async () => {
    const { findings } = await read(text([head, ...lost, '9,ROOT,ZOE,106 N ELM ST,MAPLETON,27001']));
    expect(findings.crowded).toEqual([
      { address: '104 N Elm Street', city: 'Mapleton', surnames: ['Root', 'Fry', 'Vale', 'Moss'] },
    ]);
  });

  it('does not take one street in two towns for a crowd', async () => {
    const { findings } = await read(text([head, ...lost.slice(0, 3), '9,MOSS,ZOE,104 N ELM ST,OAKVILLE,27999']));
    expect(findings.crowded).toEqual([]);
  });

  it.each([
    ['12 MILL STREET SOUTH', '12 S MILL STREET'],
    ['5 N 3RD ST', '5 3RD ST N'],
    ['7 AVENUE B', '7 B AVENUE'],
    ['9 W LAKE RD', '9 LAKE RD WEST'],
    ['1 HWY 9', '1 9 HIGHWAY'],
  ])('%s and %s are asked about, and apart until somebody says so', async (a, b) => {
    const rows = text([head, `1,ROOT,ABEL,${a},MAPLETON,27001`, `2,FRY,NELL,${b},MAPLETON,27001`]);
    const apart = await read(rows);
    const [alike] = apart.findings.alike;
    expect(alike?.ids).toHaveLength(2);
    expect(new Set(apart.people.map(({ street }) => street)).size).toBe(2);
    const name = alike?.names[0] ?? '';
    const one = await read(rows, { sameStreets: Object.fromEntries((alike?.ids ?? []).map((id) => [id, name])) });
    expect(one.people.map(({ street }) => street)).toEqual([name, name]);
    // The question stays, so that the answer can be changed.
    expect(one.findings.alike).toHaveLength(1);
  });

  it('a street of the same words in another town is no question', async () => {
    const { findings } = await read(
      text([head, '1,ROOT,ABEL,12 S MILL ST,MAPLETON,27001', '2,FRY,NELL,12 MILL ST S,OAKVILLE,27999']),
    );
    expect(findings.alike).toEqual([]);
  });
});

describe('names.csv', () => {
  it('every name and date is read, asked about or refused by name', async () => {
    const { people, problems, counts } = await read(fixture('names.csv'));
    expect(Object.fromEntries(people.map(({ name, birth_year }) => [name, birth_year]))).toEqual({
      'John Q Smith Jr': 1970,
      "Sean O'Connor": 1970,
      "Leo D'Angelo": 1970,
      'Flora Macdonald': 1970,
      'Joe McCarthy': 1970,
      'Maria Von Trapp': 1970,
      'Ana Maria De La Rosa': 1970,
      'Jo St. Clair': 1970,
      'Rene Le Blanc': 1970,
      'Tom Williams III': 1970,
      'Al Jones Sr': 1981,
      'Omar El-Amin': null,
      'Joe Dimaggio': 1970,
      'Thi Nguyen': null,
      'Malcolm X': null,
      Ali: null,
      'W E B Dubois': null,
      'F Scott Fitzgerald II': 1970,
    });
    expect(counts.oldBirths).toBe(2);
    expect(problems.map(({ name, value, wrong }) => [name, value, wrong])).toEqual([
      ['Thi Nguyen', '1900', 'old-birth'],
      ['Malcolm X', '1800-01-01', 'old-birth'],
      ['Ali', '25569', 'birth_year'],
      ['W E B Dubois', '45', 'birth_year'],
    ]);
    const kept = await read(fixture('names.csv'), { keepOldBirths: true });
    expect(kept.people.find(({ name }) => name === 'Thi Nguyen')?.birth_year).toBe(1900);
  });
});

describe('addresses.csv', () => {
  it('every address is as written, and each door its own', async () => {
    const { people, findings } = await read(fixture('addresses.csv'));
    expect(people.map(doorOf)).toEqual([
      '12-14 Mill Street',
      '12 1/2 Mill Street',
      '12 1/2 N Mill Street, unit 3',
      'N6W23001 Bluemound Road',
      'W180N8085 Town Hall Road',
      '100-15 41st Avenue',
      '1234 County Road 500 N',
      '5 Avenue of the Americas',
      "77 St John's Avenue, unit 2-B",
      '9 Mill Street, unit 12 B',
      '9 Mill Street, Bsmt',
      '9 Mill Street, Fl 2',
      '9 Mill Street, Rear',
      '9 Mill Street, Lot 14',
      '9 Mill Street, Trlr 3',
      '9 Mill Street, Bldg C Apt 4',
      'mailbox',
      '101 W Elm Street Parkway',
      '25 US Hwy 1',
      '25 E 3rd Street',
      '12 Mill Street, unit 3, Mapleton, 27001',
      '12 Mill Street, 3rd Floor',
      '1 One Way',
      '14A Mill Street',
      '14A Mill Street',
      '14 E Street',
      '14 N Street NW',
      '7 Broadway',
      '8 La Calle',
      '12 Mill Street',
      '12 Mill Street South',
      '12 S Mill Street',
    ]);
    expect(findings.alike.map(({ names }) => names)).toEqual([['Mill Street South', 'S Mill Street']]);
  });
});

describe('one row', () => {
  it('with a status that nobody chose is neither wrong nor in', async () => {
    const file = await openVoterFile(fixture('nc_ncvoter34.txt').buffer);
    const gone = file.head.find((record) => record.includes('GONE')) ?? [];
    expect(checkRow(gone, readingOf(file), 12, 2026)).toEqual({
      voter: null,
      status: 'R',
      oldBirth: false,
      problems: [],
    });
  });
});
