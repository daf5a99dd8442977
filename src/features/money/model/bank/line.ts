/** A line of a bank's file, what was left out of it and why, and its accounts: what every layout is read into. */
import { dateOf, type DateOrder } from './date.ts';

/** As import_bank_lines() takes it. */
export interface GivenLine {
  /** As a spreadsheet counts: the first row of the file is 1. */
  readonly row: number;
  /** YYYY-MM-DD */
  readonly posted_on: string;
  readonly cents: number;
  readonly description: string;
  /** A check's number, or what else the bank writes beside the text. */
  readonly reference: string | null;
  /** The bank's own id of it. */
  readonly bank_id: string | null;
  /** Which of the equal ones of this date it is, from 1. */
  readonly occurrence: number;
}

export const BANK_FAULTS = ['posted_on', 'amount', 'description', 'pending', 'currency', 'correction'] as const;
export type BankFault = (typeof BANK_FAULTS)[number];
export interface LeftOut {
  readonly row: number;
  readonly fault: BankFault;
  /** The line as it stands in the file: of OFX and QIF its date, amount, text and id. */
  readonly record: readonly string[];
}
/** What the cells of an OFX or QIF line are called where they become a table: as a table that is brought in is understood. */
export const LINE_HEADINGS: readonly string[] = ['date', 'amount', 'description', 'reference'];

export type AccountKind = 'bank' | 'card';

/** What the bank says the account held, beside what its lines come to; all in cents. */
export interface Balances {
  readonly opening: number | null;
  readonly closing: number | null;
  /** YYYY-MM-DD */
  readonly closing_on: string | null;
  /** The closing balance less the opening one and the lines; null where one of them is not in the file. */
  readonly off: number | null;
  /** Rows whose running balance does not follow from the one before. Null without such a column. */
  readonly steps: readonly { readonly row: number; readonly off: number }[] | null;
}
export const NO_BALANCES: Balances = { opening: null, closing: null, closing_on: null, off: null, steps: null };

export interface ReadAccount {
  /** Which account of the file it is; '' where the file names none. */
  readonly key: string;
  /** What it is called until a person says otherwise: its last four digits, or its name. */
  readonly label: string;
  /** By what the account is known again in another file: the bank and the last four digits. */
  readonly ref: string | null;
  readonly kind: AccountKind;
  readonly lines: readonly GivenLine[];
  readonly leftOut: readonly LeftOut[];
  readonly balances: Balances;
}

/** What only a person can say of a file. */
export type Ask = 'order' | 'signs';

export interface Raw {
  readonly row: number;
  readonly posted: string;
  /** Null: it is no amount. */
  readonly cents: number | null;
  readonly text: string;
  readonly reference?: string;
  readonly id?: string;
  readonly fault?: BankFault | null;
  readonly record: readonly string[];
}

const cut = (text: string, most: number) => [...text.replace(/\s+/gu, ' ').trim()].slice(0, most).join('').trim();

/**
 * What a line is comes from its date, amount and the bank's id, and from its text where the bank gives none. Equal ones are counted in the
 * order of the file, so that each is kept once.
 */
export function countLines(raws: readonly Raw[], order: DateOrder): Pick<ReadAccount, 'lines' | 'leftOut'> {
  const seen = new Map<string, number>();
  const lines: GivenLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const { row, posted, cents, text, reference = '', id = '', fault = null, record } of raws) {
    const day = dateOf(posted, order);
    const said = cut(reference, 300) || null;
    const bankId = cut(id, 300) || null;
    const description = cut(text, 400) || said || bankId;
    const no =
      fault ?? (day === null || day < '2020-01-01' ? 'posted_on' : cents === null || cents === 0 ? 'amount' : null);
    if (no !== null || day === null || cents === null || description === null) {
      leftOut.push({ row, fault: no ?? 'description', record });
      continue;
    }
    const looks = [day, cents, ...(bankId === null ? [description.toLowerCase(), said ?? ''] : [bankId])].join('\0');
    const occurrence = (seen.get(`${bankId === null} ${looks}`) ?? 0) + 1;
    seen.set(`${bankId === null} ${looks}`, occurrence);
    lines.push({ row, posted_on: day, cents, description, reference: said, bank_id: bankId, occurrence });
  }
  return { lines, leftOut };
}

/** The digits that an account's name ends with, or null: "XXXX4795", "...4795", "4795". */
export function lastFour(account: string): string | null {
  return /(\d{4})\D*$/.exec(account.replace(/(\d)[ -](?=\d)/g, '$1'))?.[1] ?? null;
}
