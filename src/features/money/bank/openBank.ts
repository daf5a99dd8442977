/** A file of the bank, opened: in a worker on a phone, in a test as it is. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import { linesOfCsv, linesOfOfx, type BankMapping, type ReadBank } from '../model/bankFile.ts';
import { accountOf, isOfx, readOfx } from '../model/ofx.ts';
import type { FileFault, OpenedBank } from './protocol.ts';

/** As the database takes them. */
const MOST_ROWS = 20_000;
const MOST_BYTES = 30_000_000;

export class BankFileError extends Error {
  readonly why: FileFault;

  constructor(why: FileFault) {
    super(why);
    this.name = 'BankFileError';
    this.why = why;
  }
}

export interface BankText extends OpenedBank {
  readonly read: (mapping: BankMapping) => ReadBank;
}

/** Rejects with BankFileError. */
export async function openBank(bytes: ArrayBuffer): Promise<BankText> {
  if (bytes.byteLength > MOST_BYTES) throw new BankFileError('too-long');
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new BankFileError('unreadable');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (isOfx(text)) {
    const total = readOfx(text).length;
    return { ...whole(total), sha256, headings: [], account: accountOf(text), read: () => linesOfOfx(text) };
  }
  const records = [...pieces(text, delimiterOf(text))].flatMap((piece) => piece.records);
  const [headings = [], ...rows] = records;
  if (headings.length < 3 || isBlank(headings)) throw new BankFileError('no-lines');
  return {
    ...whole(rows.length),
    sha256,
    headings: headings.map((one) => one.trim()),
    account: '',
    read: (mapping) => linesOfCsv(rows, mapping),
  };
}

function whole(total: number): { readonly total: number } {
  if (total === 0) throw new BankFileError('no-lines');
  if (total > MOST_ROWS) throw new BankFileError('too-long');
  return { total };
}
