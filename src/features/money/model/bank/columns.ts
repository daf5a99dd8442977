/** What each column of a bank's table means: by its heading, and by what is in it where a file has none. */
import { amountOf } from './amount.ts';
import { isDate } from './date.ts';
import { directionOf } from './direction.ts';
import { HEADINGS, type BankColumn, type BankField } from './headings.ts';

export type BankMapping = Readonly<Partial<Record<BankColumn, number>>>;

type Rows = readonly (readonly string[])[];

const ORDER = [
  'posted_on',
  'amount',
  'in',
  'out',
  'balance',
  'type',
  'description',
  'id',
  'reference',
  'account',
  'memo',
  'status',
  'currency',
] as const satisfies readonly BankColumn[];

export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Each column means one thing at most. */
export function guessBankColumns(headings: readonly string[], rows: Rows = []): BankMapping {
  const names = headings.map(plainHeading);
  const taken = new Set<number>();
  const found: Partial<Record<BankColumn, number>> = {};
  for (const field of ORDER) {
    const fits = (at: number) => at >= 0 && !taken.has(at) && (field !== 'type' || saysDirections(rows, at));
    const at = HEADINGS[field].map((name) => names.findIndex((one, n) => one === name && fits(n))).find((n) => n >= 0);
    if (at === undefined) continue;
    found[field] = at;
    taken.add(at);
  }
  return found;
}

/** "Type" may hold anything: only a column that says of its lines whether they came in or went out is one. */
function saysDirections(rows: Rows, at: number): boolean {
  const said = rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  return said.length > 0 && said.filter((text) => directionOf(text) !== 0).length * 2 >= said.length;
}

/** Whether a record is the headings of a bank's lines, and how much of it is known. */
export function headingsKnown(record: readonly string[]): number {
  if (record.some((cell) => isDate(cell) || (cell.trim() !== '' && amountOf(cell) !== null))) return 0;
  const { posted_on: day, ...rest } = guessBankColumns(record);
  const money = rest.amount !== undefined || rest.in !== undefined || rest.out !== undefined;
  return day !== undefined && money ? 1 + Object.keys(rest).length : 0;
}

const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
const isMoney = (cell: string) => amountOf(cell) !== null && /[.,]\d{2}\b|^\W*[-(]/.test(cell.trim());

/** Of a file without headings: the dates, the amounts, the longest words, and a number beside them. */
export function columnsByContent(rows: Rows): BankMapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    cells: rows.map((row) => (row[at] ?? '').trim()).filter(Boolean),
  })).filter(({ cells }) => cells.length > 0);
  const day = columns.find(({ cells }) => share(cells, isDate) > 0.8)?.at;
  const money = columns.filter(({ at, cells }) => at !== day && share(cells, isMoney) > 0.8);
  // Beside the amount the balance, which is in each row.
  const [amount, balance] = money;
  const used = [day, amount?.at, balance?.at];
  const rest = columns.filter(({ at }) => !used.includes(at));
  const letters = (cells: readonly string[]) =>
    cells.reduce((all, cell) => all + cell.replace(/[^a-z]/gi, '').length, 0);
  const text = rest.toSorted((a, b) => letters(b.cells) - letters(a.cells))[0];
  const type = rest.find(({ at }) => at !== text?.at && saysDirections(rows, at));
  const number = rest.find(
    ({ at, cells }) => at !== text?.at && share(cells, (cell) => /^#?\d{1,12}$/.test(cell)) > 0.8,
  );
  const found: Partial<Record<BankColumn, number>> = {};
  if (day !== undefined) found.posted_on = day;
  if (amount !== undefined) found.amount = amount.at;
  if (balance !== undefined) found.balance = balance.at;
  if (text !== undefined) found.description = text.at;
  if (type !== undefined) found.type = type.at;
  if (number !== undefined) found.reference = number.at;
  return found;
}

/** The amount in one column, or what came in and went out in two. */
export function lacking(mapping: BankMapping): readonly BankField[] {
  const money = mapping.amount !== undefined || (mapping.in !== undefined && mapping.out !== undefined);
  const needed: readonly BankField[] = ['posted_on', 'description'];
  return [...needed.filter((field) => mapping[field] === undefined), ...(money ? [] : ['amount' as const])];
}
