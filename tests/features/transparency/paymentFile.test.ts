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
