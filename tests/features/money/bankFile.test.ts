/** Files of banks in their own layouts: what each says of every line, what is asked, what is named, and nothing lost. */
import { describe, expect, it } from 'vitest';
import { fixture, linesOf, readText, whyNot } from './bankSupport.ts';

const readFile = (name: string) => readText(fixture(name));

describe('a table of a bank', () => {
  it('takes the sign from the type column: a withdrawal goes out, and the balance column agrees', async () => {
    const { read } = await readFile('capitalone.csv');
    expect(read).toMatchObject({ asks: [], signs: 'type', order: 'mdy' });
    expect(read.accounts).toHaveLength(1);
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-24', -48_200, 'Withdrawal to FALLS PRINT SHOP'],
      ['2026-11-23', 123_930, 'Deposit from ACTBLUE'],
    ]);
    expect(read.accounts[0]).toMatchObject({
      label: '4795',
      leftOut: [],
      balances: { opening: 100_000, closing: 175_730, off: 0, steps: [] },
    });
  });

  it('without headings keeps its first line, and the number of a check', async () => {
    const { opened, read } = await readFile('wellsfargo.csv');
    expect(opened).toMatchObject({ headed: false, headings: ['', '', '', '', ''] });
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-24', -48_200, 'CHECK # 1129'],
      ['2026-11-23', 123_930, 'ACTBLUE PAYOUT 112326'],
      ['2026-11-20', 62_000, 'EDEPOSIT IN BRANCH 112026'],
    ]);
    expect(read.accounts[0]?.lines.map(({ reference, row }) => [row, reference])).toEqual([
      [1, '1129'],
      [2, null],
      [3, null],
    ]);
  });

  it('below a block of totals: each line, the opening balance as such, and both balances compared', async () => {
    const { read } = await readFile('bofa.csv');
    expect(read).toMatchObject({ asks: [], sums: 1 });
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-05', 150_000, 'ZELLE PAYMENT FROM PAT'],
      ['2026-11-06', -20_025, 'CHECK 1129'],
    ]);
    expect(read.accounts[0]).toMatchObject({
      leftOut: [],
      balances: { opening: 100_000, closing: 229_975, off: 0, steps: [] },
    });
  });
});

describe('a QIF file', () => {
  it('has two lines, with the number of the check, and 11/24’26 is a date', async () => {
    const { read } = await readFile('qif.qif');
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-23', 123_930, 'ACTBLUE'],
      ['2026-11-24', -48_200, 'Falls Print Shop'],
    ]);
    expect(read.accounts[0]?.lines[1]?.reference).toBe('1129');
  });
});

describe('an OFX file', () => {
  it('with a decimal comma says -41.20', async () => {
    const { read } = await readFile('comma.ofx');
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-02', -4120, 'STAPLES'],
      ['2026-11-02', 1000, 'REFUND'],
    ]);
  });

  it('that gives one id to three lines has three lines; two equal purchases of a day are two', async () => {
    const reused = (await readFile('reused-fitid.ofx')).read.accounts[0];
    expect(linesOf(reused)).toHaveLength(3);
    const twins = (await readFile('twins.ofx')).read.accounts[0];
    expect(twins?.lines.map(({ bank_id: id, cents }) => [id, cents])).toEqual([
      ['A1', -1200],
      ['A2', -1200],
    ]);
    const { read } = await readText(fixture('twins.ofx').replace('A2', 'A1'));
    expect(read.accounts[0]?.lines.map(({ occurrence }) => occurrence)).toEqual([1, 2]);
  });
});

describe('a file that is none the app reads', () => {
  const camt = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';
  it.each([
    ['camt', `<?xml version="1.0"?><Document xmlns="${camt}"><BkToCstmrStmt/></Document>`],
    [
      'mt940',
      '{1:F01BANKUS33XXXX}{2:I940}{4:\r\n:20:1\r\n:25:1/2\r\n:60F:C261101USD1,00\r\n:61:2611021102D1,00N\r\n-}',
    ],
    ['mt940', ':20:STARTUMS\n:25:10010010/123\n:28C:0\n:60F:C261101EUR1,00\n'],
    ['bai2', '01,122099999,123456789,261124,0200,1,80,1,2/\n02,031001234,122099999,1,261124,2359,,2/\n'],
    ['iif', '!TRNS\tTRNSID\tTRNSTYPE\tDATE\n'],
    ['pdf', '%PDF-1.7\n'],
    ['html', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['json', '{"transactions": []}'],
    ['xml', '<?xml version="1.0"?><rows/>'],
    ['excel', 'PK\u0003\u0004 [Content_Types].xml'],
    ['zip', 'PK\u0003\u0004 statement.csv'],
    ['no-lines', 'nothing'],
    ['no-lines', 'OFXHEADER:100\n<OFX></OFX>'],
    ['unreadable', 'a\0b'],
  ])('is called by its name: %s', async (why, text) => {
    expect(await whyNot(text)).toBe(why);
  });
});
