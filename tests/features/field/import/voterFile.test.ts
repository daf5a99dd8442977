/** A voter file from its bytes to batches: nothing is lost at the seams, and what is wrong is said by row and column. */
import { afterEach, describe, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../../src/core/locale.ts';
import { guessMapping } from '../../../../src/features/field/model/import/headings.ts';
import { checkRow, type Reading } from '../../../../src/features/field/import/check.ts';
import { pieces } from '../../../../src/ui/csv/records.ts';
import { reportCsv } from '../../../../src/features/field/import/report.ts';
import { failureOf, rowsWords, wrongWords } from '../../../../src/features/field/import/words.ts';
import {
  BATCH,
  openVoterFile,
  Report,
  rowsOf,
  sampleOf,
  voters,
} from '../../../../src/features/field/import/voterFile.ts';

afterEach(() => setLocale(BASE_LOCALE));

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const HEAD = 'Voter ID,Name,Address,Phone,Email,DOB,Notes';
const line = (at: number) => `V${at},Person ${at},${at} Mill St,,,,"said ""yes"",\nthen left"`;

const readingBy = (mapping: Reading['mapping']): Reading => ({
  mapping,
  headed: true,
  source: 'file',
  codes: {},
  chosen: {},
  keepOldBirths: false,
  sameStreets: {},
});

async function read(text: string) {
  const file = await openVoterFile(bytes(text));
  const parts = [...voters(file, readingBy(file.recognized.mapping))];
  const report = new Report();
  for (const part of parts) report.add(part.problems);
  return { file, parts, report, all: parts.flatMap(({ batch }) => batch) };
}

describe('reading', () => {
  it.each(['\n', '\r\n'])(
    'loses and repeats no row at a seam, with line breaks inside quotes (%j)',
    async (newline) => {
      const count = 9000;
      const text = [HEAD, ...Array.from({ length: count }, (_, at) => line(at + 1))]
        .join('\n')
        .replaceAll('\n', newline);
      const { file, parts, all } = await read(text + newline);
      expect([...pieces(file.text, ',')].length).toBeGreaterThan(2);
      expect(rowsOf(file, true)).toBe(count);
      expect(all.map(({ external_id }) => external_id)).toEqual(Array.from({ length: count }, (_, at) => `V${at + 1}`));
      expect(parts.every(({ rows }, at) => rows === BATCH || at === parts.length - 1)).toBe(true);
    },
  );

  it('takes a record longer than a piece', async () => {
    const { all } = await read(`${HEAD}\n1,A B,1 Elm St,,,,"${'x\n'.repeat(100_000)}"\n2,C D,2 Elm St,,,,\n`);
    expect(all.map(({ name }) => name)).toEqual(['A B', 'C D']);
  });

  it('reads tabs and semicolons, a byte order mark, and letters of older programs', async () => {
    expect((await read('\uFEFFName\tAddress\nZoë Fry\t1 Elm St\n')).all).toMatchObject([{ name: 'Zoë Fry' }]);
    expect((await read('Name;Address\nA B;1 Elm St\n')).all).toMatchObject([{ street: 'Elm Street' }]);
    const old = Uint8Array.from(
      [...'Name,Address\nZo'].map((one) => one.charCodeAt(0)).concat(0xeb, 0x20, 0x46, 0x2c, 0x31, 0x20, 0x45),
    );
    const file = await openVoterFile(old.buffer);
    expect(sampleOf(file, true)).toEqual([['Zoë F', '1 E']]);
  });

  it('knows the same file again, and another one', async () => {
    const one = await openVoterFile(bytes('Name,Address\nA,1 Elm St\n'));
    expect((await openVoterFile(bytes('Name,Address\nA,1 Elm St\n'))).digest).toBe(one.digest);
    expect((await openVoterFile(bytes('Name,Address\nB,1 Elm St\n'))).digest).not.toBe(one.digest);
  });

  it.each([
    ['a spreadsheet', 'PK\u0003\u0004\0\0', 'save it as CSV'],
    ['nothing', '', 'no headings'],
    ['headings alone', 'Name,Address\n', 'nothing below the headings'],
  ])('%s is refused in words', async (_, text, words) => {
    const cause: unknown = await openVoterFile(bytes(text)).catch((thrown: unknown) => thrown);
    expect(failureOf(cause)).toContain(words);
  });
});

describe('checking', () => {
  const reading = readingBy(guessMapping(HEAD.split(',')));

  it('leaves out a row without a name, and says why', () => {
    const { voter, problems } = checkRow(['1', '', '4 Mill St'], reading, 7, 2026);
    expect(voter).toBeNull();
    expect(problems).toEqual([{ row: 7, column: 'name', value: '', name: '', wrong: 'name', out: 'row' }]);
    expect(problems.map(wrongWords)).toEqual(['No name']);
  });

  it.each([
    ['PO Box 4', 'mailbox', 'PO Box 4', 'No door: a mailbox'],
    ['Nowhere', 'none', null, 'No door: no house number and street'],
    ['', 'none', null, 'No door: no house number and street'],
    ['0 REMOVED', 'none', null, 'No door: no house number and street'],
    ['0 PO BOX 12', 'mailbox', 'PO Box 12', 'No door: a mailbox'],
    ['*', 'hidden', null, 'No door: the source hides the address'],
  ])('takes a person at %j without a door, by name', (address, why, letters, words) => {
    const { voter, problems } = checkRow(['1', 'A B', address], reading, 7, 2026);
    expect(voter).toMatchObject({ name: 'A B', street: null, number: null, no_door: why, letters_to: letters });
    expect(problems).toMatchObject([{ row: 7, name: 'A B', wrong: 'no-door', why, out: 'door' }]);
    expect(problems.map(wrongWords)).toEqual([words]);
  });

  it('says of a text that is too long how long it may be', () => {
    const { problems } = checkRow(['1', 'A B', '1 Elm St', '5'.repeat(41)], reading, 2, 2026);
    expect(problems).toEqual([
      { row: 2, column: 'phone', value: '5'.repeat(41), name: 'A B', wrong: 'too-long', at: 40, out: 'value' },
    ]);
    expect(problems.map(wrongWords)).toEqual(['Please keep this under 40 characters']);
  });

  it('takes a person without a value that cannot be stored: a voter is not lost for a typing error', () => {
    const { voter, problems } = checkRow(['1', 'A B', '1 Elm St', '555', 'a@b', 'sometime'], reading, 2, 2026);
    expect(voter).toMatchObject({ name: 'A B', phone: null, email: null, birth_year: null });
    expect(problems.map(({ column, out }) => [column, out])).toEqual([
      ['phone', 'value'],
      ['email', 'value'],
      ['birth', 'value'],
    ]);
  });

  it('reports rows by number, repeats included, and runs no formula in the report', async () => {
    const { parts, report } = await read(
      `${HEAD}\n1,A B,1 Elm St,,,,\n\n2,=1+1,Nowhere,,,,\n1,A B,1 Elm St,,,,\n3,C,2 Elm St,@SUM(1),,,\n`,
    );
    expect(parts).toMatchObject([{ rows: 5, voters: 3, withoutDoor: 1, leftOut: 0, duplicates: 1, valuesLeftOut: 1 }]);
    const csv = reportCsv(report.all ?? { problems: [], more: 0 });
    expect(csv.split('\r\n').slice(1, 4)).toEqual([
      "4,'=1+1,Address in one piece,Nowhere,No door: no house number and street,The person is imported without a door",
      '5,A B,,,The same person as in row 2,The row was left out: the person is in once',
      "6,C,Phone,'@SUM(1),Not a phone number,The person comes in without it",
    ]);
  });

  it('reports in the language of whoever saves it', async () => {
    const { report } = await read(`${HEAD}\n1,A B,1 Elm St,,,,\n1,A B,1 Elm St,,,,\n`);
    setLocale('es');
    expect(
      reportCsv({ problems: report.all?.problems ?? [], more: 2 })
        .split('\r\n')
        .slice(0, 3),
    ).toEqual([
      '\uFEFFFila,Nombre,Columna,En el archivo,Qué está mal,Qué pasa',
      '3,A B,,,La misma persona que en la fila 2,La fila quedó fuera: la persona ya entra una vez',
      ',,,,2 más como estas,',
    ]);
    expect(rowsWords(1, 1)).toBe('1 de 1 fila');
    expect(rowsWords(12_000, 45_000)).toBe('12,000 de 45,000 filas');
  });

  it('has no report when nothing is wrong', async () => {
    expect((await read(`${HEAD}\n1,A B,1 Elm St,,,,\n`)).report.all).toBeNull();
  });
});
