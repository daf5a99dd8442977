/** A city's file of payments becomes what stands in the database, and what cannot be a payment is named by its row. */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnsKey, guessPaymentColumns, lacking } from '../../../src/features/transparency/model/paymentColumns.ts';
import { centsOf, dayOf, paymentOf } from '../../../src/features/transparency/model/paymentRow.ts';
import { openPayments, readPayments } from '../../../src/features/transparency/import/paymentFile.ts';

const root = new URL('../../../', import.meta.url);
const bytesOf = (text: string | Uint8Array) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer; // never shared
};

describe('the sample city’s file', () => {
  const bytes = fs.readFileSync(new URL('e2e/support/larkspur-payments.csv', root));
  const seed = fs.readFileSync(new URL('supabase/seed.sql', root), 'utf8');

  it('is what the seed says, row by row, under the hash of its bytes', async () => {
    const opened = await openPayments(bytesOf(bytes));
    const mapping = guessPaymentColumns(opened.headings);
    expect(lacking(mapping)).toEqual([]);
    const { payments, leftOut } = readPayments(opened, mapping);
    expect(seed).toContain(`'${opened.sha256}',\n  '${columnsKey(mapping)}'`);
    expect(opened.total).toBe(payments.length + 1);
    expect(leftOut).toEqual([{ row: payments.length + 2, fault: 'paid_on' }]);
    const quoted = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);
    for (const one of payments)
      expect(seed).toContain(
        `  (${one.row}, ${[one.vendor, one.street, one.purpose, one.department, one.paid_on].map(quoted).join(', ')}, ${one.cents}, ${quoted(one.reference)})`,
      );
  });
});

it.each([
  ['$1,234.50', 123_450],
  ['1234.5', 123_450],
  ['1,234', 123_400],
  ['(182.40)', -18_240],
  ['-5', -500],
  ['$-5.01', -501],
  ['5.00-', -500],
  ['$ (45.10)', -4_510],
  ['($45.10)', -4_510],
  ['-$45.10', -4_510],
  ['45.10 CR', -4_510],
  ['\u22125', -500],
  ['USD 1,250.00', 125_000],
  ['VOID', null],
  ['$$5', null],
  ['5 6', null],
  ['.07', 7],
  ['0', 0],
  ['-0', 0],
  ['70368744177.77', null],
  ['8,109,123,456.29', 810_912_345_629],
  ['12,34', null],
  ['1.234,50', null],
  ['1e5', null],
  ['NaN', null],
  ['(5', null],
  ['', null],
  ['$', null],
  ['Infinity', null],
])('an amount of %j is %j cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each([
  ['2025-09-30', '2025-09-30'],
  ['9/3/2025', '2025-09-03'],
  ['20250930', '2025-09-30'],
  ['2025-09-30T00:00:00.000', '2025-09-30'],
  ['09/30/2025 12:00:00 AM', '2025-09-30'],
  ['2/29/2024', '2024-02-29'],
  ['3/9/26', '2026-03-09'],
  ['9-Mar-26', '2026-03-09'],
  ['09-MAR-2026', '2026-03-09'],
  ['Mar 9, 2026', '2026-03-09'],
  ['March 9, 2026', '2026-03-09'],
  ['9 Sept. 2025', '2025-09-09'],
  ['2026/3/9', '2026-03-09'],
  ['03-09-2026', '2026-03-09'],
  ['12/31/99', '1999-12-31'],
  ['31-Feb-26', null],
  ['13/1/26', null],
  ['9-Maximum-26', null],
  ['2/29/2025', null],
  ['30/9/2025', null],
  ['0001-01-01', null],
  ['9999-12-31', null],
  ['infinity', null],
  ['yesterday', null],
  ['', null],
])('a day of %j is %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it('takes no more letters than the database, and never half of one', () => {
  const row = paymentOf(['😀'.repeat(300), '2025-01-01', '1'], { vendor: 0, paid_on: 1, amount: 2 }, 2);
  expect('vendor' in row && [...row.vendor].length).toBe(200);
});

it.each([
  ['not-csv', '\0\0\0PK'],
  ['no-headings', 'one\n'],
  ['no-headings', 'Vendor,Date,Amount\n'],
  ['no-headings', ''],
  ['too-long', `Vendor,Date,Amount\n${'A,2025-01-01,1\n'.repeat(20_001)}`],
])('refuses a file as %s', async (why, text) => {
  await expect(openPayments(bytesOf(text))).rejects.toMatchObject({ why });
});

it('numbers the rows as a spreadsheet does, empty lines counted', async () => {
  const opened = await openPayments(bytesOf('Vendor,Date,Amount\r\nA,2025-01-01,1\r\n,,\r\n"B\nInc",1/2/2025,$2\r\n'));
  const { payments, leftOut } = readPayments(opened, guessPaymentColumns(opened.headings));
  expect(payments.map(({ row, vendor }) => [row, vendor])).toEqual([
    [2, 'A'],
    [4, 'B Inc'],
  ]);
  expect(leftOut).toEqual([{ row: 3, fault: 'vendor' }]);
});

describe('the payments of other systems', () => {
  const read = async (bytes: string | Uint8Array) => {
    const opened = await openPayments(bytesOf(bytes));
    const mapping = guessPaymentColumns(opened.headings);
    expect(lacking(mapping)).toEqual([]);
    const { payments, leftOut } = readPayments(opened, mapping);
    return { said: payments.map((one) => [one.vendor, one.paid_on, one.cents, one.reference]), payments, leftOut };
  };

  it('OpenGov: three payments of 1,250.00, 45.10 and -45.10, on March 9, 2026, with their check numbers and accents', async () => {
    const { said, payments, leftOut } = await read(fs.readFileSync(new URL('fixtures/payments-opengov.csv', import.meta.url))); // prettier-ignore
    expect(said).toEqual([
      ['Ábaco, S.A. de C.V.', '2026-03-09', 125_000, '10021'],
      ['Café Río', '2026-03-09', 4_510, '10022'],
      ['Kahl', '2026-03-09', -4_510, '10023'],
    ]);
    expect(payments.map(({ purpose, department }) => [purpose, department])).toEqual([
      ['Radio repair', 'Police'],
      ['Coffee', 'Police'],
      ['Refund', 'Police'],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('Socrata: lowercase headings with underscores, times behind the days, and no currency', async () => {
    const { said } = await read(
      'vendor_name,payment_date,check_amount,check_number,agency\nAcme,2026-03-09T00:00:00.000,1250.00,77,Parks\nBeta,2026-03-09T00:00:00.000,-45.1,78,Parks\n',
    );
    expect(said).toEqual([['Acme', '2026-03-09', 125_000, '77'], ['Beta', '2026-03-09', -4_510, '78']]); // prettier-ignore
  });

  it('a checkbook with voids: a voided payment is left out, the row that takes one back is not', async () => {
    const { said, leftOut } = await read(
      'Payee Name;Issue Date;Check Amount;Check No.;Check Status\r\nAcme;9-Mar-26;($45.10);1;Void\r\nAcme;9-Mar-26;$45.10;1;Cleared\r\nBeta;9-Mar-26;$10.00;2;Voided\r\nVOID;9-Mar-26;0.00;3;Cleared\r\n',
    );
    expect(said).toEqual([['Acme', '2026-03-09', -4_510, '1'], ['Acme', '2026-03-09', 4_510, '1']]); // prettier-ignore
    expect(leftOut).toEqual([{ row: 4, fault: 'void' }, { row: 5, fault: 'void' }]); // prettier-ignore
  });

  it('a column that asks for voids: yes is one, no and an empty cell are none', async () => {
    const { said, leftOut } = await read(
      'Vendor,Check Date,Amount,Check #,Voided\nA,3/9/26,1.00,1,N\nB,3/9/26,2.00,2,Y\nC,3/9/26,3.00,3,\n',
    );
    expect(said.map(([vendor]) => vendor)).toEqual(['A', 'C']);
    expect(leftOut).toEqual([{ row: 3, fault: 'void' }]);
  });

  it('totals, subtotals and empty rows are left out, each with its reason, and a vendor whose name begins with Total is none', async () => {
    const { said, leftOut } = await read(
      '\uFEFFVendor,Warrant Date,Warrant Amount,Warrant Number\nTotal Wine,"Mar 9, 2026",$5.00,1\n,,,\nTotal for Police,,$5.00,\nGrand Total:,3/31/2026,$5.00,\n,,"$5.00",\n',
    );
    expect(said).toEqual([['Total Wine', '2026-03-09', 500, '1']]);
    expect(leftOut.map(({ fault }) => fault)).toEqual(['vendor', 'paid_on', 'total', 'vendor']);
  });

  it('in Latin-1, between tabs, with quoted line breaks in the purpose', async () => {
    const text =
      'SUPPLIER\tPAID DATE\tNET AMOUNT\tVOUCHER\tDESCRIPTION\r\nPeña\t20260309\t1,250.00\tV1\t"Line one\r\nLine two"\r\n';
    const { said, payments } = await read(Uint8Array.from(text, (one) => one.charCodeAt(0)));
    expect(said).toEqual([['Peña', '2026-03-09', 125_000, 'V1']]);
    expect(payments[0]?.purpose).toBe('Line one Line two');
  });
});
