/** The balances of a bank's table: which rows hold one, what the file says of opening and closing, and what its lines come to. */
import { amountOf, signed, type Amount } from './amount.ts';
import { isDate } from './date.ts';
import { wrongSteps, type SignedRow } from './direction.ts';
import { NO_BALANCES, type Balances, type Raw, type ReadAccount } from './line.ts';

export type Cells = readonly string[];

export interface TableRow extends SignedRow {
  readonly row: number;
  readonly record: Cells;
  readonly account: string;
  readonly raw: Omit<Raw, 'cents' | 'row' | 'record'>;
  /** Of two columns: null where neither or both say an amount. */
  readonly both: number | null;
  readonly isAmount: boolean;
}

const BEHIND = String.raw`(?: (?:as of|on|at|for|from|through) .*)?$`;
const KINDS = '(?:ledger |account |statement |running )?balance';
const OPENING = new RegExp(
  `^(?:(?:beginning|opening|starting|previous|prior|start) ${KINDS}|balance (?:brought )?forward)${BEHIND}`,
  'i',
);
const CLOSING = new RegExp(
  `^(?:(?:ending|closing|end|new|final|current|ledger|available) ${KINDS}|balance carried forward)${BEHIND}`,
  'i',
);
const TOTAL = /^(?:(?:sub|grand )?totals?)\b(?: (?:credits|debits|deposits|withdrawals|checks|amount|fees))?(?: .*)?$/i;
/** "Ending Balance: $2,299.75" */
const AMOUNT_BEHIND = /[:\s]*([-(]?\$? ?-?[\d,]+\.\d{2}\)?-?)$/;

type Sum = 'opening' | 'closing' | 'total';

/** What a row of no money of its own says: a balance, or a total below the lines. */
export function sumOf(record: Cells, posted: string): Sum | null {
  const words = record.map((cell) => cell.replace(AMOUNT_BEHIND, '').replace(/:$/, '').trim()).filter(Boolean);
  if (words.some((word) => OPENING.test(word))) return 'opening';
  if (words.some((word) => CLOSING.test(word))) return 'closing';
  return !isDate(posted) && words.some((word) => TOTAL.test(word)) ? 'total' : null;
}

/** In the rows of sums the amount is the last one. */
export function statedBalances(records: readonly Cells[]) {
  const said: { opening: number | null; closing: number | null } = { opening: null, closing: null };
  for (const record of records) {
    const sum = sumOf(record, '');
    if (sum !== 'opening' && sum !== 'closing') continue;
    const cells = record.map((cell) => cell.trim()).filter((cell) => cell !== '' && !isDate(cell));
    const all = cells.map((cell) => amountOf(cell) ?? amountOf(AMOUNT_BEHIND.exec(cell)?.[1] ?? ''));
    const amount = all.filter((one) => one !== null).at(-1);
    if (amount) said[sum] ??= signed(amount);
  }
  return said;
}

/** @param owes whether it is a card, whose balance may be what is owed */
export function balancesOf(
  rows: readonly TableRow[],
  { lines }: Pick<ReadAccount, 'lines'>,
  stated: { readonly opening: number | null; readonly closing: number | null },
  owes: boolean,
): Balances {
  const known = new Map(lines.map(({ row, cents }) => [row, cents]));
  // What is read is what is compared: a line that was left out shows in the next balance.
  const read = rows
    .filter(({ raw }) => raw.fault !== 'pending')
    .map((row) => ({ ...row, amount: amountFrom(known.get(row.row) ?? 0) }));
  // What is owed on a card grows with each charge. Of a bank account that would hide a sign that is wrong.
  const owed = owes ? read.map((row) => ({ ...row, balance: row.balance === null ? null : 0 - row.balance })) : read;
  const ways = [read, owed].flatMap((way) => [way, way.toReversed()]);
  const wrong = ways.map((way) => wrongSteps(way, 'written'));
  const newestFirst = (lines[0]?.posted_on ?? '') > (lines.at(-1)?.posted_on ?? '');
  const fewest = Math.min(...wrong.map((some) => some.length));
  const fitting = [newestFirst ? 1 : 0, newestFirst ? 0 : 1, newestFirst ? 3 : 2, newestFirst ? 2 : 3];
  const best = fitting.find((at) => wrong[at]?.length === fewest) ?? 0;
  const told = (ways[best] ?? []).filter(({ balance }) => balance !== null);
  const steps = told.length > 1 ? (wrong[best] ?? []).map(({ row, off }) => ({ row: row.row, off })) : null;
  const [oldest, newest] = [told[0], told.at(-1)];
  const before = told.length > 1 && oldest ? (oldest.balance ?? 0) - signed(oldest.amount) : null;
  const opening = stated.opening ?? before;
  const closing = stated.closing ?? newest?.balance ?? null;
  if (opening === null && closing === null) return NO_BALANCES;
  const sum = lines.reduce((all, { cents }) => all + cents, 0);
  const off = opening === null || closing === null ? null : closing - opening - sum;
  return {
    opening,
    closing,
    closing_on:
      lines
        .map(({ posted_on: day }) => day)
        .toSorted()
        .at(-1) ?? null,
    off,
    steps,
  };
}

const amountFrom = (cents: number): Amount => ({ cents: Math.abs(cents), sign: cents < 0 ? -1 : 1 });
