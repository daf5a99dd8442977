/** A file of the bank, opened: in a worker on a phone, in a test as it is. */
import { decode, delimiterOf, pieces } from '../../../ui/csv/records.ts';
import { unreadBytes, unreadText } from '../model/bank/kinds.ts';
import { isOfx, readOfx } from '../model/bank/ofx.ts';
import { isQif, readQif } from '../model/bank/qif.ts';
import { readTable, tableOf, tableScore } from '../model/bank/table.ts';
import type { FileFault, OpenedBank, ReadBank, Reading } from './protocol.ts';

/** As the database takes them. */
const MOST_ROWS = 20_000;
const MOST_BYTES = 30_000_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

export class BankFileError extends Error {
  readonly why: FileFault;

  constructor(why: FileFault) {
    super(why);
    this.name = 'BankFileError';
    this.why = why;
  }
}

export interface BankText extends OpenedBank {
  readonly read: (reading: Reading) => ReadBank;
}

const NO_TABLE = { headings: [], headed: true, firstRow: [], guess: {}, sums: 0, signs: null, sample: [] } as const;

/**
 * Rejects with BankFileError.
 * @param today YYYY-MM-DD: no line is posted much later, so that tells in which order dates are written
 */
export async function openBank(bytes: ArrayBuffer, today: string): Promise<BankText> {
  if (bytes.byteLength > MOST_BYTES) throw new BankFileError('too-long');
  const unread = unreadBytes(bytes);
  if (unread !== null) throw new BankFileError(unread);
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new BankFileError('unreadable');
  const sha256 = await hashOf(bytes);
  if (isOfx(text)) return { ...openOfx(text), sha256 };
  if (isQif(text)) return { ...openQif(text, today), sha256 };
  const other = unreadText(text);
  if (other !== null) throw new BankFileError(other);
  return { ...openTable(text, today), sha256 };
}

/** SHA-256, hex. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function openOfx(text: string): Omit<BankText, 'sha256'> {
  const file = readOfx(text);
  if ('problem' in file) throw new BankFileError(file.problem);
  const { accounts, investments } = file;
  within(accounts.reduce((all, { lines, leftOut }) => all + lines.length + leftOut.length, 0));
  return {
    ...NO_TABLE,
    kind: 'ofx',
    read: () => ({ ...NO_TABLE, accounts, asks: [], order: null, investments }),
  };
}

function openQif(text: string, today: string): Omit<BankText, 'sha256'> {
  const { total, investments } = readQif(text, null, today);
  if (total === 0 && investments > 0) throw new BankFileError('investment');
  within(total);
  return {
    ...NO_TABLE,
    kind: 'qif',
    read: ({ order }) => ({ ...NO_TABLE, ...readQif(text, order, today), sample: qifDates(text) }),
  };
}

const qifDates = (text: string) => [...text.matchAll(/^D(.+?)\r?$/gm)].slice(0, 3).map(([, date = '']) => date.trim());

function openTable(text: string, today: string): Omit<BankText, 'sha256'> {
  const records = [...pieces(text, delimiterIn(text))].flatMap((piece) => piece.records);
  const table = tableOf(records);
  if (!table || table.headings.length < 3) throw new BankFileError('no-lines');
  within(table.rows.length);
  return {
    kind: 'csv',
    headings: table.headings,
    headed: table.headed,
    firstRow: table.rows[0] ?? [],
    guess: table.guess,
    read: (reading) => {
      const at = reading.mapping.posted_on;
      const dates = at === undefined ? [] : table.rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
      return { ...readTable(table, reading, today), sample: dates.slice(0, 3), investments: 0 };
    },
  };
}

/** The character whose table has headings that are known, else the one that parts the rows most evenly. */
function delimiterIn(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return named;
  const head = text.slice(0, 40_000);
  const scores = DELIMITERS.map((delimiter) => {
    const [piece] = pieces(head, delimiter);
    return { delimiter, score: tableScore(piece?.records ?? []) };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.delimiter : delimiterOf(text);
}

function within(total: number): void {
  if (total === 0) throw new BankFileError('no-lines');
  if (total > MOST_ROWS) throw new BankFileError('too-long');
}
