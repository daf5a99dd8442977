/** A bank's file as lines: OFX as it is, CSV by a mapping of its columns. Lines that look alike are counted, so that each is kept once. */
import { centsOf, dayOf } from '../../transparency/model/paymentRow.ts';
import { readOfx } from './ofx.ts';

export const BANK_FIELDS = ['posted_on', 'amount', 'in', 'out', 'description', 'reference'] as const;
export type BankField = (typeof BANK_FIELDS)[number];
export type BankMapping = Readonly<Partial<Record<BankField, number>>>;

/** As import_bank_lines() takes it. */
export interface GivenLine {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  /** YYYY-MM-DD */
  readonly posted_on: string;
  readonly cents: number;
  readonly description: string;
  readonly reference: string | null;
  /** Which of the equal ones of this day it is, from 1. */
  readonly occurrence: number;
}

export type BankFault = 'posted_on' | 'amount' | 'description';
export interface LeftOut {
  readonly row: number;
  readonly fault: BankFault;
  /** The line as it stands in the file: of OFX its day, amount, text and id. */
  readonly record: readonly string[];
}
/** What the cells of an OFX line are called where they become a table: as a table that is brought in is understood. */
export const OFX_HEADINGS: readonly string[] = ['date', 'amount', 'description', 'reference'];
/** How many lines of a day and a sum came with files of other columns. */
export interface AlikeSum {
  readonly on: string;
  readonly cents: number;
  readonly n: number;
}
export interface ReadBank {
  readonly lines: readonly GivenLine[];
  readonly leftOut: readonly LeftOut[];
}

const NAMES: Readonly<Record<BankField, readonly string[]>> = {
  posted_on: ['posteddate', 'postingdate', 'postdate', 'transactiondate', 'date', 'bookingdate'],
  amount: ['amount', 'transactionamount', 'value'],
  in: ['credit', 'credits', 'deposit', 'deposits', 'moneyin', 'paidin', 'creditamount'],
  out: ['debit', 'debits', 'withdrawal', 'withdrawals', 'moneyout', 'paidout', 'debitamount'],
  description: ['description', 'payee', 'name', 'memo', 'details', 'narrative', 'transactiondescription'],
  reference: ['checknumber', 'checkno', 'check', 'reference', 'referencenumber', 'transactionid', 'id'],
};

/** Each column means one thing at most. */
export function guessBankColumns(headings: readonly string[]): BankMapping {
  const names = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const taken = new Set<number>();
  const found: Partial<Record<BankField, number>> = {};
  for (const field of BANK_FIELDS) {
    const at = NAMES[field].map((name) => names.indexOf(name)).find((one) => one >= 0 && !taken.has(one));
    if (at === undefined) continue;
    found[field] = at;
    taken.add(at);
  }
  return found;
}

/** The amount in one column, or what came in and went out in two. */
export function lacking(mapping: BankMapping): readonly BankField[] {
  const money = mapping.amount !== undefined || (mapping.in !== undefined && mapping.out !== undefined);
  const needed: readonly BankField[] = ['posted_on', 'description'];
  return [...needed.filter((field) => mapping[field] === undefined), ...(money ? [] : ['amount' as const])];
}

export const columnsKey = (mapping: BankMapping): string => BANK_FIELDS.map((field) => mapping[field] ?? '').join('.');

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim();

interface Raw {
  readonly posted: string;
  readonly cents: number | null;
  readonly text: string;
  readonly reference: string;
  readonly record: readonly string[];
}

/** @param raws in the file's order, the first is row 2 */
function counted(raws: readonly Raw[]): ReadBank {
  const seen = new Map<string, number>();
  const lines: GivenLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, { posted, cents, text, reference, record }] of raws.entries()) {
    const row = at + 2;
    const day = dayOf(posted);
    const description = cut(text, 400);
    const fault = day === null || day < '2020-01-01' ? 'posted_on' : cents === null || cents === 0 ? 'amount' : null;
    if (fault !== null || day === null || cents === null || description === '') {
      leftOut.push({ row, fault: fault ?? 'description', record });
      continue;
    }
    const said = cut(reference, 300) || null;
    const looks = [day, cents, description.toLowerCase(), said ?? ''].join('\0');
    const occurrence = (seen.get(looks) ?? 0) + 1;
    seen.set(looks, occurrence);
    lines.push({ row, posted_on: day, cents, description, reference: said, occurrence });
  }
  return { lines, leftOut };
}

export const linesOfOfx = (text: string): ReadBank =>
  counted(
    readOfx(text).map(({ posted, amount, text: said, id }) => ({
      posted,
      cents: centsOf(amount.replace(/^\+/, '')),
      text: said,
      reference: id,
      record: [posted, amount, said, id],
    })),
  );

export function linesOfCsv(records: readonly (readonly string[])[], mapping: BankMapping): ReadBank {
  const of = (record: readonly string[], field: BankField) => {
    const at = mapping[field];
    return at === undefined ? '' : (record[at] ?? '').replace(/\s+/gu, ' ').trim();
  };
  return counted(
    records.map((record) => {
      const said = (field: BankField) => centsOf(of(record, field).replace(/^\+/, ''));
      const two = () => eitherOf(of(record, 'in') === '' ? 0 : said('in'), of(record, 'out') === '' ? 0 : said('out'));
      return {
        posted: of(record, 'posted_on'),
        cents: mapping.amount === undefined ? two() : said('amount'),
        text: of(record, 'description'),
        reference: of(record, 'reference'),
        record,
      };
    }),
  );
}

/** Banks write 0.00 in the other column, or nothing: in both, it is no line. */
function eitherOf(came: number | null, went: number | null): number | null {
  if (came === null || went === null || (came !== 0 && went !== 0)) return null;
  return came === 0 ? -Math.abs(went) : came;
}

/**
 * The same month as OFX and as CSV says the same money in other words. As many lines of a day and a sum as are in from the other file are
 * probably the same; one more is another. Only a person knows.
 */
export function alikeLines(lines: readonly GivenLine[], sums: readonly AlikeSum[]): readonly GivenLine[] {
  const left = new Map(sums.map(({ on, cents, n }) => [`${on} ${cents}`, n]));
  return lines.filter(({ posted_on: on, cents }) => {
    const more = left.get(`${on} ${cents}`) ?? 0;
    left.set(`${on} ${cents}`, more - 1);
    return more > 0;
  });
}
