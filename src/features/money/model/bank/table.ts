/** A bank's table (CSV): where its headings are, what stands above and below its lines, and its lines by account. */
import { groupBy } from '../../../../core/groupBy.ts';
import { amountOf, decimalOf, signed, type Amount } from './amount.ts';
import { balancesOf, statedBalances, sumOf, type Cells, type TableRow } from './balances.ts';
import { columnsByContent, guessBankColumns, headingsKnown, plainHeading, type BankMapping } from './columns.ts';
import { dateOrderOf, isDate, type DateOrder } from './date.ts';
import { centsBy, directionOf, isCardText, signsOf, type Signs } from './direction.ts';
import type { BankColumn } from './headings.ts';
import { countLines, lastFour, type Ask, type ReadAccount } from './line.ts';

export interface Table {
  /** Empty names where the file has none: then each row is a line. */
  readonly headings: Cells;
  readonly headed: boolean;
  /** Rows above the headings. */
  readonly above: readonly Cells[];
  /** The number of the first of `rows` in the file, from 1. */
  readonly first: number;
  readonly rows: readonly Cells[];
  readonly guess: BankMapping;
}

/** How a table is to be read; null is by the file itself. */
export interface TableReading {
  readonly mapping: BankMapping;
  readonly order: DateOrder | null;
  readonly signs: Signs | null;
}

export interface ReadTable {
  readonly accounts: readonly ReadAccount[];
  readonly asks: readonly Ask[];
  readonly order: DateOrder | null;
  /** Null also where two columns say what came in and went out. */
  readonly signs: Signs | null;
  /** Rows of balances and totals, which are no lines. */
  readonly sums: number;
}

const LOOKED_AT = 60;
const filled = (record: Cells) => record.filter((cell) => cell.trim() !== '').length;
const isMoneyRow = (record: Cells) =>
  record.some((cell) => isDate(cell.trim())) &&
  record.some((cell) => cell.trim() !== '' && !isDate(cell.trim()) && amountOf(cell) !== null);

/** Null where no row is a line of a bank. */
export function tableOf(records: readonly Cells[]): Table | null {
  const head = records.slice(0, LOOKED_AT);
  const known = head.findIndex((record) => headingsKnown(record) > 0);
  const firstLine = head.findIndex(isMoneyRow);
  // Headings in words that are not known here stand right above the first line.
  const unknown = firstLine > 0 && filled(records[firstLine - 1] ?? []) >= 3 ? firstLine - 1 : -1;
  const at = known >= 0 ? known : unknown;
  if (at < 0 && firstLine < 0) return null;
  const start = at >= 0 ? at + 1 : firstLine;
  const rows = records.slice(start);
  if (rows.length === 0) return null;
  const width = Math.max(...rows.slice(0, LOOKED_AT).map((row) => row.length));
  const names = (records[at] ?? []).map((one) => one.trim());
  return {
    headings: at >= 0 ? names : Array.from({ length: width }, () => ''),
    headed: at >= 0,
    above: records.slice(0, at >= 0 ? at : firstLine),
    first: start + 1,
    rows,
    guess: at >= 0 ? guessBankColumns(names, rows) : columnsByContent(rows),
  };
}

/** How many headings are known when the file is parted at this character. */
export const tableScore = (records: readonly Cells[]): number =>
  Math.max(0, ...records.slice(0, LOOKED_AT).map(headingsKnown));

/** Amounts without a minus that went out: cards that write what was charged as positive. */
function writesPositiveCharges(headings: Cells): boolean {
  const names = headings.map(plainHeading);
  const has = (...all: string[]) => all.every((name) => names.includes(name));
  const discover = has('transdate', 'postdate', 'description', 'amount', 'category') && !names.includes('type');
  return discover || names.some((name) => name === 'cardmember' || name === 'appearsonyourstatementas');
}

/** Written so by banks of the United States alone: month before day. */
const isAmerican = ({ headings, rows, headed }: Table) => {
  const names = headings.map(plainHeading);
  const american = /^(?:check|routing|bankrtn)|^runningbal$|slip$|^transdate$|^cardmember$/;
  const texts = rows.slice(0, LOOKED_AT).map((row) => row.join(' '));
  return (
    names.some((name) => american.test(name)) ||
    texts.some((text) => /\$|\bZELLE\b|\bACH\b/.test(text)) ||
    (!headed && rows.some((row) => row[2]?.trim() === '*'))
  );
};

export function readTable(table: Table, { mapping, order: said, signs: told }: TableReading, today: string): ReadTable {
  const of = (record: Cells, field: BankColumn) => {
    const at = mapping[field];
    return at === undefined ? '' : (record[at] ?? '').replace(/\s+/gu, ' ').trim();
  };
  const numbered = table.rows
    .map((record, at) => ({ record, row: table.first + at }))
    .filter(({ record }) => filled(record) > 0);
  const isSum = ({ record }: { readonly record: Cells }) => sumOf(record, of(record, 'posted_on')) !== null;
  const lines = numbered.filter((one) => !isSum(one));
  const sums = numbered.length - lines.length;
  const money = lines.flatMap(({ record }) => [
    of(record, 'amount'),
    of(record, 'in'),
    of(record, 'out'),
    of(record, 'balance'),
  ]);
  const decimal = decimalOf(money.filter(Boolean));
  const came = lines
    .flatMap(({ record }) => amountOf(of(record, 'in'), decimal) ?? [])
    .filter(({ cents }) => cents !== 0);
  // Some cards write what came in with a minus, in a column of its own.
  const negativeIn = came.length > 0 && came.every(({ sign }) => sign === -1);
  const rows = lines.map(({ record, row }): TableRow => {
    const amount = amountOf(of(record, 'amount'), decimal);
    const balance = amountOf(of(record, 'balance'), decimal);
    const text = [of(record, 'description'), of(record, 'memo')].filter(
      (one, at, all) => one !== '' && all.indexOf(one) === at,
    );
    const type = of(record, 'type');
    return {
      row,
      record,
      account: of(record, 'account'),
      amount: amount ?? { cents: 0, sign: 0 },
      isAmount: amount !== null,
      type,
      text: text.join(' '),
      balance: balance && signed(balance),
      both: eitherOf(amountOr0(of(record, 'in'), decimal), amountOr0(of(record, 'out'), decimal), negativeIn),
      raw: {
        posted: of(record, 'posted_on'),
        text: text.join(' ') || type,
        reference: of(record, 'reference'),
        id: of(record, 'id'),
        fault: faultOf(of(record, 'status'), of(record, 'currency')),
      },
    };
  });
  const order =
    said ??
    dateOrderOf({
      dates: rows.map(({ raw }) => raw.posted).filter(isDate),
      more: table.above.flat().flatMap((cell) => cell.match(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g) ?? []),
      american: isAmerican(table),
      today,
    });
  const byAccount = [...groupBy(rows, ({ account }) => account)];
  const posted = byAccount.flatMap(([, some]) => some).filter(({ raw, isAmount }) => isAmount && raw.fault === null);
  const positive = writesPositiveCharges(table.headings);
  const single = mapping.amount !== undefined;
  const signs = single ? (told ?? signsOf(posted, positive)) : null;
  const asks: Ask[] = [
    ...(order === null ? ['order' as const] : []),
    ...(single && signs === null ? ['signs' as const] : []),
  ];
  if (order === null || (single && signs === null)) return { accounts: [], asks, order, signs, sums };
  const card =
    positive ||
    table.headings.some((one) => /^card(?:no$|member)/.test(plainHeading(one))) ||
    rows.some(({ text }) => isCardText(text));
  const stated = statedBalances([...table.above, ...numbered.filter(isSum).map(({ record }) => record)]);
  return {
    asks,
    order,
    signs,
    sums,
    accounts: byAccount.map(([account, some]) => {
      const raws = some.map((one) => ({ ...one.raw, row: one.row, record: one.record, cents: centsOfRow(one, signs) }));
      const counted = countLines(raws, order);
      const digits = lastFour(account);
      return {
        key: account,
        label: digits ?? account.slice(0, 60),
        ref: digits,
        kind: card ? 'card' : 'bank',
        ...counted,
        balances: balancesOf(
          some,
          counted,
          byAccount.length === 1 ? stated : { opening: null, closing: null },
          card || signs === 'flipped',
        ),
      };
    }),
  };
}

const centsOfRow = (row: TableRow, signs: Signs | null): number | null => {
  if (signs === null) return row.both;
  // A type that says no direction leaves the line out: its direction is unknown.
  if (!row.isAmount) return null;
  return signs === 'type' && directionOf(row.type) === 0 ? null : centsBy(row, signs);
};

const amountOr0 = (text: string, decimal: '.' | ','): Amount | null =>
  text === '' || /^-+$/.test(text) ? { cents: 0, sign: 0 } : amountOf(text, decimal);

/** Banks write 0.00 in the other column, or nothing: in both, it is no line. */
function eitherOf(came: Amount | null, went: Amount | null, negativeIn: boolean): number | null {
  if (came === null || went === null || (came.cents !== 0 && went.cents !== 0)) return null;
  if (came.cents === 0) return 0 - went.cents;
  return negativeIn ? came.cents : signed(came);
}

function faultOf(status: string, currency: string): 'pending' | 'currency' | null {
  if (/pending|processing|scheduled|authoriz|declined|failed|cancel/i.test(status)) return 'pending';
  return currency === '' || /^(?:USD?|US ?\$|\$|840|dollars?)$/i.test(currency) ? null : 'currency';
}
