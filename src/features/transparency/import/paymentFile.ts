/** A city's file of payments, opened and read: in a worker on a phone, in a test as it is. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import { isVoidCell, voidColumns, type PaymentMapping } from '../model/paymentColumns.ts';
import { paymentOf } from '../model/paymentRow.ts';
import type { FileFault, LeftOut, OpenedFile, ReadFile } from './protocol.ts';

/** As the database: what a phone keeps of one file. */
export const MOST_ROWS = 20_000;
const MOST_BYTES = 30_000_000;

export class FileError extends Error {
  readonly why: FileFault;

  constructor(why: FileFault) {
    super(why);
    this.name = 'FileError';
    this.why = why;
  }
}

export interface PaymentText extends OpenedFile {
  readonly text: string;
  readonly delimiter: string;
}

/** Rejects with FileError. */
export async function openPayments(bytes: ArrayBuffer): Promise<PaymentText> {
  if (bytes.byteLength > MOST_BYTES) throw new FileError('too-long');
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.slice(0, 4000).includes('\0')) throw new FileError('not-csv');
  const delimiter = delimiterOf(text);
  let headings: readonly string[] = [];
  let records = 0;
  for (const piece of pieces(text, delimiter)) {
    if (piece.first === 0) headings = (piece.records[0] ?? []).map((one) => one.trim());
    records += piece.records.length;
    if (records - 1 > MOST_ROWS) throw new FileError('too-long');
  }
  if (headings.length < 3 || isBlank(headings) || records < 2) throw new FileError('no-headings');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text, delimiter, sha256, headings, total: records - 1 };
}

export function readPayments({ text, delimiter, headings }: PaymentText, mapping: PaymentMapping): ReadFile {
  const voids = voidColumns(headings);
  const leftOut: LeftOut[] = [];
  const payments = [...pieces(text, delimiter)].flatMap(({ first, records }) =>
    records.flatMap((record, at) => {
      const row = first + at + 1;
      if (row === 1) return [];
      const isVoid = voids.some((column) => isVoidCell(headings[column] ?? '', record[column] ?? ''));
      const payment = paymentOf(record, mapping, row, isVoid);
      if (!('fault' in payment)) return [payment];
      leftOut.push({ row, fault: payment.fault });
      return [];
    }),
  );
  return { payments, leftOut };
}
