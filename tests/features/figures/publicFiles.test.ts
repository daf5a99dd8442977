/** Files of figures in the layouts of their agencies: codes, ranges and suppressed values are what they are, and never a number. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { guessColumns, lacking, type Mapping } from '../../../src/features/figures/model/columns.ts';
import type { Meaning } from '../../../src/features/figures/model/codes.ts';
import {
  codesOf,
  openFigures,
  readFigures,
  shareIn,
  yearsIn,
  type HowRead,
} from '../../../src/features/figures/import/figureFile.ts';

const fixture = async (name: string) => {
  const { buffer } = new Uint8Array(await readFile(new URL(`fixtures/${name}`, import.meta.url)));
  return openFigures(buffer);
};
const opened = (text: string) => openFigures(new TextEncoder().encode(text).buffer);

interface Asked {
  readonly columns?: Readonly<Partial<Record<keyof Mapping, string>>>;
  readonly period?: string;
  readonly share?: boolean;
  readonly type?: string;
  readonly chosen?: ReadonlyMap<string, Meaning>;
}

type File = Awaited<ReturnType<typeof openFigures>>;

/** As the screen reads it: guessed, with the columns that a person named. */
function readAs(file: File, { columns = {}, period, share, type, chosen }: Asked = {}) {
  const named = Object.entries(columns).map(([column, heading]) => [column, file.headings.indexOf(heading)]);
  const taken = named.map(([, at]) => at);
  const guessed = Object.entries(guessColumns(file.headings)).filter(([, at]) => !taken.includes(at));
  const mapping: Mapping = Object.fromEntries([...guessed, ...named]);
  const { codes, beside, source } = codesOf(file, mapping, type ?? null, chosen);
  const how: HowRead = {
    codes,
    ...(period === undefined ? {} : { period }),
    ...(share === undefined ? {} : { share }),
  };
  const years = yearsIn(file, mapping, period).reading ?? 'calendar';
  const { figures, leftOut } = readFigures(file, mapping, years, how);
  return {
    mapping,
    source,
    codes: codes.map(({ text, rows, meaning }) => [text, rows, meaning]),
    beside: beside.map(({ text, rows, meaning }) => [text, rows, meaning]),
    said: figures.map(({ value, status, range }) => value ?? range ?? status),
    figures,
    leftOut,
  };
}

describe('the Education Data Portal', () => {
  it('has one count, 1,204; -3 is suppressed, -1 missing, -2 not applicable, and none of them is a number', async () => {
    const { said, codes, leftOut, figures, source } = readAs(await fixture('urban.csv'));
    expect(said).toEqual([1204, 'suppressed', 'not_collected', 'not_applicable']);
    expect(figures.map(({ period, geography, stratum }) => [period, geography, stratum])).toEqual(
      ['1', '2', '3', '4'].map((race) => ['2021', 'Larkspur Falls', race]),
    );
    expect(source).toBe('urban');
    expect(codes).toEqual([['-3', 1, 'suppressed'], ['-1', 1, 'not_collected'], ['-2', 1, 'not_applicable']]); // prettier-ignore
    expect(leftOut).toEqual([]);
  });
});

describe('the College Scorecard', () => {
  it('takes its period as it is typed for the whole file, 0.4123 as a share, and says what is suppressed', async () => {
    const file = await fixture('scorecard.csv');
    const columns = { value: 'C150_4' };
    const mapping = { ...guessColumns(file.headings), value: file.headings.indexOf('C150_4') };
    expect(lacking(mapping)).toEqual(['period']);
    expect(lacking(mapping, '2022-23')).toEqual([]);
    expect(shareIn(file, mapping)).toBe('0.4123');
    const { said, figures, codes, leftOut } = readAs(file, { columns, period: '2022-23', share: true });
    expect(said).toEqual([41.23, 'not_collected', 'not_collected']);
    expect(figures.map(({ period, geography }) => [period, geography])).toEqual([
      ['2022/23', 'University of Southern Maine'],
      ['2022/23', 'University of Maine at Fort Kent'],
      ['2022/23', 'Larkspur Beauty Academy'],
    ]);
    expect(codes).toEqual([['NULL', 2, 'not_collected']]);
    expect(leftOut).toEqual([]);
  });

  it('says that PrivacySuppressed and PS are suppressed', async () => {
    const { said, codes } = readAs(await fixture('scorecard.csv'), { columns: { value: 'MD_EARN_WNE_P10' }, period: '2022' }); // prettier-ignore
    expect(said).toEqual([48210, 'suppressed', 'suppressed']);
    expect(codes).toEqual([['PrivacySuppressed', 1, 'suppressed'], ['PS', 1, 'suppressed']]); // prettier-ignore
  });
});

describe('a report card of a state', () => {
  it('has 62 with 48.4 %, 31 with 32.3 %; what is suppressed, a range or none is what it is, and nothing is dropped', async () => {
    const { said, figures, leftOut, codes } = readAs(await fixture('reportcard_wa.csv'));
    expect(said).toEqual([48.4, 32.3, 'suppressed', 'suppressed', '<10', '>95.0', 'suppressed', 'suppressed', 'not_applicable']); // prettier-ignore
    expect(figures.map(({ denominator }) => denominator)).toEqual([62, 31, ...Array<null>(7).fill(null)]);
    expect(figures[2]).toMatchObject({ geography: 'Harrow Elementary', stratum: 'English Language Learners', period: '2023/24' }); // prettier-ignore
    expect(leftOut).toEqual([]);
    expect(codes).toEqual([
      ['Suppressed: N<10', 1, 'suppressed'],
      ['n<10', 1, 'suppressed'],
      ['<10%', 1, 'range'],
      ['>95.0%', 1, 'range'],
      ['*', 1, 'suppressed'],
      ['‡', 1, 'suppressed'],
      ['No Students', 1, 'not_applicable'],
    ]);
  });

  it('has counts below ten that are suppressed, not ranges', async () => {
    const { said } = readAs(await fixture('reportcard_wa.csv'), {
      columns: { value: 'Count of Students Expected to Test' },
    });
    expect(said).toEqual([62, 31, 'suppressed', 'suppressed', 12, 12, 'suppressed', 'suppressed', 'not_applicable']);
  });
});

describe('other files of the same kinds', () => {
  it('the Census Bureau: -666666666 and its annotations are no numbers, and its second row of headings is named', async () => {
    const file = await opened(
      '\uFEFF"GEO_ID","NAME","B19013_001E","B19013_001M"\r\n"Geography","Geographic Area Name","Estimate!!Median household income","Margin of Error!!Median household income"\r\n' +
        '"1400000US1","Tract 1","48210","3120"\r\n"1400000US2","Tract 2","-666666666","-222222222"\r\n"1400000US3","Tract 3","-999999999","**"\r\n' +
        '"1400000US4","Tract 4","250,000+","***"\r\n"1400000US5","Tract 5","-888888888","(X)"\r\n"1400000US6","Tract 6","N","N"\r\n',
    );
    const { said, leftOut, source, codes } = readAs(file, { columns: { value: 'B19013_001E' }, period: '2019-2023' });
    expect(source).toBe('census');
    expect(said).toEqual([48210, 'not_collected', 'suppressed', '>=250000', 'not_applicable', 'suppressed']);
    expect(leftOut).toEqual([{ row: 2, fault: 'headings' }]);
    expect(codes.slice(1)).toEqual([
      ['-666666666', 1, 'not_collected'],
      ['-999999999', 1, 'suppressed'],
      ['250,000+', 1, 'range'],
      ['-888888888', 1, 'not_applicable'],
      ['N', 1, 'suppressed'],
    ]);
  });

  it('the Census Bureau’s codes are known below any heading, and stand for no end of an interval', async () => {
    const file = await opened('Place;Year;Estimate;Lower;Upper\nA;2023;12;10;14\nB;2023;13;-222222222;-222222222\nC;2023;-555555555;;\n'); // prettier-ignore
    const { said, figures, beside, leftOut } = readAs(file);
    expect(said).toEqual([12, 13, 'not_applicable']);
    expect(figures[1]).toMatchObject({ low: null, high: null });
    expect(beside).toEqual([['-222222222', 2, 'not_collected']]);
    expect(leftOut).toEqual([]);
  });

  it('the Civil Rights Data Collection: -9 does not apply, -5 was not collected, -11 is suppressed', async () => {
    const file = await opened(
      'LEA_STATE,LEAID,LEA_NAME,COMBOKEY,SCH_NAME,TOT_ENR_M\nME,23,Larkspur,2301,Harrow,212\nME,23,Larkspur,2302,Mill,-9\nME,23,Larkspur,2303,Elm,-5\nME,23,Larkspur,2304,Oak,-11\n',
    );
    const { said, source } = readAs(file, { columns: { value: 'TOT_ENR_M', geography: 'SCH_NAME' }, period: '2020-21' }); // prettier-ignore
    expect(source).toBe('crdc');
    expect(said).toEqual([212, 'not_applicable', 'not_collected', 'suppressed']);
  });

  it('EDFacts: PS is suppressed; GE95, LE5, 21-39 and LT50 are ranges', async () => {
    const file = await opened(
      'STNAM,FIPST,LEAID,LEANM,ALL_MTH00NUMVALID_1819,ALL_MTH00PCTPROF_1819\n' +
        ['812,54', '7,PS', '40,GE95', '22,LE5', '31,21-39', '14,LT50', '.,n/a', '0,.']
          .map((cells, at) => `MAINE,23,2300${at},LEA ${at},${cells}\n`)
          .join(''),
    );
    const { said, leftOut } = readAs(file, { columns: { value: 'ALL_MTH00PCTPROF_1819' }, period: '2018-19' });
    expect(said).toEqual([54, 'suppressed', '>=95', '<=5', '21-39', '<50', 'not_applicable', 'not_collected']);
    expect(leftOut).toEqual([]);
  });

  it('report cards with *, <5, n/a, --, DS and ^: a percentage below 5 is a range, a count below 5 is suppressed', async () => {
    const text = 'School,Year,Percent proficient\r\n' + ['41.2', '*', '<5', 'n/a', '--', 'DS', '^', '≥95', '5.0 - 9.9', ''].map((one, at) => `S${at},2024,${one}\r\n`).join(''); // prettier-ignore
    const percent = readAs(await opened(text), { columns: { value: 'Percent proficient', geography: 'School' } });
    expect(percent.said).toEqual([41.2, 'suppressed', '<5', 'not_applicable', 'not_collected', 'suppressed', 'suppressed', '>=95', '5.0-9.9', 'not_collected']); // prettier-ignore
    expect(percent.leftOut).toEqual([]);
    const counts = await opened('School\tYear\tCount\nA\t2024\t412\nB\t2024\t<5\nC\t2024\tfewer than 10\nD\t2024\t< 20\n'); // prettier-ignore
    expect(readAs(counts).said).toEqual([412, 'suppressed', 'suppressed', 'suppressed']);
  });

  it('in Latin-1, with blank lines and a text that is nothing known: each is said, and a person may say what it is', async () => {
    const bytes = Uint8Array.from('School,Year,Value\nPeña,2024,12\n,,\nB,2024,see note\n', (one) => one.charCodeAt(0));
    const file = await openFigures(bytes.buffer);
    const read = readAs(file, { columns: { geography: 'School' } });
    expect(read.figures[0]?.geography).toBe('Peña');
    expect(read.leftOut).toEqual([{ row: 3, fault: 'blank' }, { row: 4, fault: 'value' }]); // prettier-ignore
    expect(read.codes).toEqual([['see note', 1, 'left_out']]);
    const chosen = new Map<string, Meaning>([['see note', 'suppressed']]);
    expect(readAs(file, { columns: { geography: 'School' }, chosen }).said).toEqual([12, 'suppressed']);
  });

  it('asks about a negative number that may be a code of a source that is not known, and takes none for a number unasked', async () => {
    const file = await opened('Ward,Year,Count\nA,2024,40\nB,2024,-7\nC,2024,-99\nD,2024,12\n');
    const asked = readAs(file);
    expect(asked.codes).toEqual([['-7', 1, null], ['-99', 1, null]]); // prettier-ignore
    expect(asked.said).toEqual([40, 12]);
    expect(asked.leftOut.map(({ fault }) => fault)).toEqual(['code', 'code']);
    const chosen = new Map<string, Meaning>([['-7', 'number'], ['-99', 'suppressed']]); // prettier-ignore
    expect(readAs(file, { chosen }).said).toEqual([40, -7, 'suppressed', 12]);
  });

  it('leaves negative numbers numbers in a column that has others', async () => {
    const file = await opened('Ward,Year,Change\nA,2024,-3.5\nB,2024,-3\nC,2024,4\nD,2024,-999\n');
    const { said, codes } = readAs(file, { columns: { value: 'Change' } });
    expect(said).toEqual([-3.5, -3, 4]);
    expect(codes).toEqual([['-999', 1, null]]);
  });

  it('a share is a percentage digit by digit, its interval and its ranges too', async () => {
    const file = await opened('Place,Year,Value,Lower,Upper\nA,2024,0.07,0.065,.0751\nB,2024,1,,\nC,2024,<0.05,,\nD,2024,0,,\n'); // prettier-ignore
    const { figures, said } = readAs(file, { share: true, type: 'percent' });
    expect(said).toEqual([7, 100, '<5', 0]);
    expect(figures[0]).toMatchObject({ low: 6.5, high: 7.51 });
    expect(shareIn(file, guessColumns(file.headings))).toBe('0.07');
    const whole = await opened('Place,Year,Value\nA,2024,0.5\nB,2024,12\n');
    expect(shareIn(whole, guessColumns(whole.headings))).toBe(null);
  });
});
