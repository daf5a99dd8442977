/** Tables (CSV) in the layouts of other banks: what each says of every line, what is asked, and nothing lost. */
import { describe, expect, it } from 'vitest';
import { fixture, linesOf, readText } from './bankSupport.ts';

interface Layout {
  readonly bank: string;
  readonly text: string;
  readonly lines: readonly (readonly [string, number, string])[];
  readonly is?: object;
  readonly account?: object;
}
const LAYOUTS: readonly Layout[] = [
  {
    bank: 'Chase checking, with a comma behind each row and a balance',
    text: `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,11/05/2026,"STAPLES 114",-41.20,DEBIT_CARD,2258.55,,
CHECK,11/04/2026,"CHECK 1129",-200.25,CHECK_PAID,2299.75,1129,
DSLIP,11/03/2026,"REMOTE DEPOSIT",1500.00,CHECK_DEPOSIT,2500.00,,
`,
    lines: [
      ['2026-11-05', -4120, 'STAPLES 114'],
      ['2026-11-04', -20_025, 'CHECK 1129'],
      ['2026-11-03', 150_000, 'REMOTE DEPOSIT'],
    ],
    is: { signs: 'written', order: 'mdy' },
    account: { balances: { opening: 100_000, closing: 225_855, off: 0, steps: [] }, kind: 'bank' },
  },
  {
    bank: 'Chase card',
    text: `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
11/23/2026,11/24/2026,PIZZA,Food,Sale,-9.90,
11/20/2026,11/20/2026,Payment Thank You-Mobile,,Payment,120.00,
`,
    lines: [
      ['2026-11-24', -990, 'PIZZA'],
      ['2026-11-20', 12_000, 'Payment Thank You-Mobile'],
    ],
    account: { kind: 'card' },
  },
  {
    bank: 'Citi, in and out in two columns, with a pending line and lowercase headings',
    text: `status,date,description,debit,credit
Cleared,11/24/2026,"STAPLES, 114",41.20,
Cleared,11/23/2026,"ONLINE PAYMENT, THANK YOU",,-120.00
Pending,11/25/2026,"SOON",5.00,
`,
    lines: [
      ['2026-11-24', -4120, 'STAPLES, 114'],
      ['2026-11-23', 12_000, 'ONLINE PAYMENT, THANK YOU'],
    ],
    account: { leftOut: [{ row: 4, fault: 'pending' }], kind: 'card' },
  },
  {
    bank: 'US Bank, signed, with the memo beside the name',
    text: `"Date","Transaction","Name","Memo","Amount"
"2026-11-24","DEBIT","WEB AUTHORIZED PMT RENT","Download from usbank.com.","-900.00"
"2026-11-23","CREDIT","ELECTRONIC DEPOSIT ACTBLUE","Download from usbank.com.","1239.30"
`,
    lines: [
      ['2026-11-24', -90_000, 'WEB AUTHORIZED PMT RENT Download from usbank.com.'],
      ['2026-11-23', 123_930, 'ELECTRONIC DEPOSIT ACTBLUE Download from usbank.com.'],
    ],
  },
  {
    bank: 'Discover, where a charge has no minus',
    text: `Trans. Date,Post Date,Description,Amount,Category
11/22/2026,11/23/2026,STAPLES,41.20,Merchandise
11/20/2026,11/20/2026,INTERNET PAYMENT - THANK YOU,-120.00,Payments and Credits
`,
    lines: [
      ['2026-11-23', -4120, 'STAPLES'],
      ['2026-11-20', 12_000, 'INTERNET PAYMENT - THANK YOU'],
    ],
    is: { signs: 'flipped' },
    account: { kind: 'card' },
  },
  {
    bank: 'American Express, three columns',
    text: 'Date,Description,Amount\r\n11/22/2026,STAPLES,41.20\r\n11/20/2026,AUTOPAY PAYMENT - THANK YOU,-120.00\r\n',
    lines: [
      ['2026-11-22', -4120, 'STAPLES'],
      ['2026-11-20', 12_000, 'AUTOPAY PAYMENT - THANK YOU'],
    ],
    is: { signs: 'flipped' },
    account: { kind: 'card' },
  },
  {
    bank: 'PNC, with a sign and a space before the dollar',
    text: `Transaction Date,Transaction Description,Amount,Category,Balance
11/24/2026,CHECK 1129,- $482.00,Checks,"$1,757.30"
11/23/2026,ACTBLUE,"+ $1,239.30",Deposits,"$2,239.30"
`,
    lines: [
      ['2026-11-24', -48_200, 'CHECK 1129'],
      ['2026-11-23', 123_930, 'ACTBLUE'],
    ],
  },
  {
    bank: 'a credit union, with lines above, two amounts and a total below',
    text: `Account Name : Campaign Checking
Account Number : XXXX4795
Date Range : 11/01/2026-11/24/2026

Transaction Number,Date,Description,Memo,Amount Debit,Amount Credit,Balance,Check Number,Fees
"20261124 1","11/24/2026","Withdrawal","FALLS PRINT",-482.00,"",1757.30,1129,
"20261123 7","11/23/2026","Deposit","ACTBLUE","",1239.30,2239.30,,

Total,,,,-482.00,1239.30,,,
`,
    lines: [
      ['2026-11-24', -48_200, 'Withdrawal FALLS PRINT'],
      ['2026-11-23', 123_930, 'Deposit ACTBLUE'],
    ],
    is: { sums: 1 },
    account: { balances: { opening: 100_000, closing: 175_730, off: 0, steps: [] }, leftOut: [] },
  },
  {
    bank: 'a European layout: semicolons, days first, decimal commas',
    text: 'Buchungstag;Verwendungszweck;Betrag;Saldo\n24.11.2026;Büro;-1.041,20;958,80\n23.11.2026;Spende;2.000,00;2.000,00\n',
    lines: [
      ['2026-11-24', -104_120, 'Büro'],
      ['2026-11-23', 200_000, 'Spende'],
    ],
    is: { order: 'dmy' },
    account: { balances: { off: 0, steps: [] } },
  },
  {
    bank: 'amounts in parentheses, a minus behind, and CR and DR',
    text: `Date,Description,Amount
11/24/2026,A,"($1,041.20)"
11/23/2026,B,41.20-
11/22/2026,C,12.00 CR
11/21/2026,D,12.00DR
`,
    lines: [
      ['2026-11-24', -104_120, 'A'],
      ['2026-11-23', -4120, 'B'],
      ['2026-11-22', 1200, 'C'],
      ['2026-11-21', -1200, 'D'],
    ],
  },
  {
    bank: 'Navy Federal, an indicator beside amounts without a sign',
    text: `Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Type Group,Reference,Instructed Currency,Currency Exchange Rate,Instructed Amount,Description,Category,Check Serial Number,Card Ending
11/24/2026,11/23/2026,41.2,Debit,POS,,,,1,,STAPLES,Office,,4417
11/23/2026,11/23/2026,100,Credit,Deposit,,,,1,,Mobile deposit,,,
`,
    lines: [
      ['2026-11-24', -4120, 'STAPLES'],
      ['2026-11-23', 10_000, 'Mobile deposit'],
    ],
    is: { signs: 'type' },
    account: { kind: 'bank' },
  },
  {
    bank: 'Truist, with a posted balance, parentheses and a byte order mark',
    text: `\uFEFFPosted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Merchant name,Category name,Sub-category name,Amount,Daily Posted Balance
11/24/2026,11/24/2026,Debit,,FALLS PRINT,,,,($482.00),"$1,757.30"
11/23/2026,11/23/2026,Credit,,ACTBLUE,,,,"$1,239.30","$2,239.30"
`,
    lines: [
      ['2026-11-24', -48_200, 'FALLS PRINT'],
      ['2026-11-23', 123_930, 'ACTBLUE'],
    ],
    account: { balances: { off: 0 } },
  },
  {
    bank: 'tabs, dates in words, and a note in quotes over two rows',
    text: 'Date\tDescription\tWithdrawals\tDeposits\nNov 24, 2026\t"RENT\nNOVEMBER"\t900.00\t\n23-Nov-26\tACTBLUE\t\t"1,239.30"\n',
    lines: [
      ['2026-11-24', -90_000, 'RENT NOVEMBER'],
      ['2026-11-23', 123_930, 'ACTBLUE'],
    ],
  },
  {
    bank: 'no headings, the balance beside the amount, the oldest first',
    text: '11/20/26,EDEPOSIT,620.00,620.00\n11/23/26,ACTBLUE,1239.30,1859.30\n11/24/26,CHECK,-482.00,1377.30\n',
    lines: [
      ['2026-11-20', 62_000, 'EDEPOSIT'],
      ['2026-11-23', 123_930, 'ACTBLUE'],
      ['2026-11-24', -48_200, 'CHECK'],
    ],
    account: { balances: { closing: 137_730, off: 0, steps: [] } },
  },
  {
    bank: 'a balance that says the direction of amounts without a sign',
    text: `Date,Description,Amount,Balance
11/20/2026,EDEPOSIT,620.00,620.00
11/23/2026,ACTBLUE,1239.30,1859.30
`,
    lines: [
      ['2026-11-20', 62_000, 'EDEPOSIT'],
      ['2026-11-23', 123_930, 'ACTBLUE'],
    ],
    is: { signs: 'written' },
  },
];

describe('tables of other banks', () => {
  it.each(LAYOUTS)('$bank', async ({ text, lines, is = {}, account = {} }) => {
    const { read } = await readText(text);
    expect(read).toMatchObject({ asks: [], ...is });
    expect(read.accounts).toHaveLength(1);
    expect(linesOf(read.accounts[0])).toEqual(lines);
    expect(read.accounts[0]).toMatchObject(account);
  });

  it('keeps the accounts of one file apart, as budget programs write it', async () => {
    const { read } =
      await readText(`"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"
"11/24/2026","Staples","STAPLES 114","41.20","debit","Office","Checking","",""
"11/23/2026","Transfer","XFER","100.00","credit","Transfer","Savings","",""
"11/23/2026","Transfer","XFER","100.00","debit","Transfer","Checking","",""
`);
    expect(read.accounts.map(({ label, lines }) => [label, lines.map(({ cents }) => cents)])).toEqual([
      ['Checking', [-4120, -10_000]],
      ['Savings', [10_000]],
    ]);
  });

  it('asks which way the money went where nothing in the file says it', async () => {
    const text = 'Date,Description,Amount\n11/24/2026,STAPLES,41.20\n11/23/2026,PIZZA,9.90\n';
    expect((await readText(text)).read).toMatchObject({ asks: ['signs'], accounts: [] });
    const flipped = await readText(text, { signs: 'flipped' });
    expect(flipped.read.accounts[0]?.lines.map(({ cents }) => cents)).toEqual([-4120, -990]);
  });

  it('asks which is the month where both could be, and finds out where one cannot', async () => {
    const text = (...days: readonly string[]) =>
      `Date,Description,Amount\n${days.map((day) => `${day},RENT,-9.00`).join('\n')}\n`;
    expect((await readText(text('03/04/26', '05/04/26'))).read.asks).toEqual(['order']);
    const orderOf = async (...days: readonly string[]) => (await readText(text(...days))).read.order;
    expect(await orderOf('03/04/26', '13/04/26')).toBe('dmy');
    expect(await orderOf('03/04/26', '04/13/26')).toBe('mdy');
    // Either way one of them is later than any bank posts.
    expect(await orderOf('12/01/27', '01/12/26')).toBeNull();
    expect(await orderOf('01/12/26', '02/01/27')).toBeNull();
    // Banks list by date: month first these would jump.
    expect(await orderOf('05/08/26', '02/09/26', '04/09/26', '01/10/26')).toBe('dmy');
    expect(await orderOf('2026-04-03', '2026-04-05')).toBe('mdy');
    const said = await readText(text('03/04/26'), { order: 'dmy' });
    expect(said.read.accounts[0]?.lines[0]?.posted_on).toBe('2026-04-03');
  });

  it('shows where the running balance does not follow, and the difference to the closing one', async () => {
    const { read } = await readText(`Date,Description,Amount,Balance
11/20/2026,A,-1.00,99.00
11/21/2026,B,n/a,89.00
11/22/2026,C,-2.00,87.00
`);
    expect(read.accounts[0]).toMatchObject({
      leftOut: [{ row: 3, fault: 'amount', record: ['11/21/2026', 'B', 'n/a', '89.00'] }],
      balances: { opening: 10_000, closing: 8700, off: -1000, steps: [{ row: 3, off: -1000 }] },
    });
  });

  it('shows by the balance that a person chose the wrong direction', async () => {
    const { read } = await readText(fixture('capitalone.csv'), { signs: 'written' });
    expect(read.accounts[0]?.balances.steps).not.toEqual([]);
  });

  it('compares what is owed on a card, which grows with each charge', async () => {
    const { read } = await readText(`Transaction Date,Posted Date,Card No.,Description,Debit,Credit,Balance
2026-11-22,2026-11-23,4417,STAPLES,41.20,,141.20
2026-11-24,2026-11-24,4417,PAYMENT,,100.00,41.20
`);
    expect(read.accounts).toMatchObject([
      {
        kind: 'card',
        lines: [{ cents: -4120 }, { cents: 10_000 }],
        balances: { opening: -10_000, closing: -4120, off: 0 },
      },
    ]);
  });

  it('takes a line for a line though its text begins like a total, and keeps a line without a text by its type', async () => {
    const { read } = await readText(`Date,Type,Description,Amount
11/20/2026,Debit,Total Wine,-20.00
11/21/2026,Debit,,-5.00
11/22/2026,Credit,Opening Balance Transfer,7.00
`);
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-20', -2000, 'Total Wine'],
      ['2026-11-21', -500, 'Debit'],
      ['2026-11-22', 700, 'Opening Balance Transfer'],
    ]);
    expect(read.sums).toBe(0);
  });

  it('leaves out by name what is in another currency, and what says two amounts', async () => {
    const { read } = await readText(`Date,Description,Debit,Credit,Currency
2026-11-20,A,1.00,,USD
2026-11-20,B,1.00,,EUR
2026-11-20,C,1.00,2.00,USD
2026-11-20,D,0.00,+7.25,USD
2026-11-20,E,,,USD
`);
    expect(read.accounts[0]?.lines.map(({ cents }) => cents)).toEqual([-100, 725]);
    expect(read.accounts[0]?.leftOut.map(({ row, fault }) => [row, fault])).toEqual([
      [3, 'currency'],
      [4, 'amount'],
      [6, 'amount'],
    ]);
  });

  it('is read by the columns a person chose where the headings are in words that are not known', async () => {
    const text = 'Kiedy;Opis;Ile\n24.11.2026;Biuro;-41,20\n';
    const { opened, read } = await readText(text, { mapping: { posted_on: 0, description: 1, amount: 2 } });
    expect(opened).toMatchObject({ headed: true, headings: ['Kiedy', 'Opis', 'Ile'] });
    expect(linesOf(read.accounts[0])).toEqual([['2026-11-24', -4120, 'Biuro']]);
  });
});
