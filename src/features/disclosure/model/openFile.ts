/** The newest snapshot of the books as a file at an address that stays, for programs: its lines in cents, what it says of itself, its hash. */
import { callPath } from '../../../backend/paths.ts';
import { toCsv } from '../../../core/csv.ts';
import { entryOf, type Line } from './entry.ts';
import { cashOf, raisedOf, spentOf } from './groups.ts';

export const MONEY_FILES = ['money.json', 'money.csv'] as const;
export type MoneyFile = (typeof MONEY_FILES)[number];

export const isMoneyFile = (name: string): name is MoneyFile => MONEY_FILES.some((one) => one === name);

/** Of a line, in its order: published_money_rows() says the same. */
export const LINE_COLUMNS = [
  'report',
  'type',
  'day',
  'month',
  'cents',
  'entries',
  'shown',
  'name',
  'kind',
  'place',
  'employer',
  'occupation',
  'election',
  'method',
  'purpose',
  'size',
] as const;

const FILE_COLUMNS = [
  ...LINE_COLUMNS,
  'raised_cents',
  'spent_cents',
  'cash_cents',
  'covers_until',
  'report_version',
  'as_of',
  'snapshot',
  'sha256',
] as const;

interface About {
  readonly as_of: string;
  readonly n: number;
  readonly reports: readonly { readonly covers_until: string; readonly version: number }[];
}

export interface OpenBooks {
  readonly sha256: string;
  readonly published_at: string;
  readonly about: About;
  readonly rows: readonly Line[];
}

type Ask = (query: string) => Promise<Response>;
type Said = Readonly<Record<string, unknown>>;

async function first(ask: Ask, name: 'published_money' | 'published_money_rows'): Promise<Said | null> {
  const answer = await ask(callPath(name));
  if (!answer.ok) throw new Error(`${name} was not given: ${answer.status}.`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new TypeError(`${name} is no list.`);
  return (rows[0] as Said | undefined) ?? null; // of the backend's own function
}

/** Null: nothing is published yet. @throws Error when it cannot be had. */
export async function openBooks(ask: Ask): Promise<OpenBooks | null> {
  // Another one may be published between the two questions.
  for (let turn = 0; turn < 3; turn++) {
    const head = await first(ask, 'published_money');
    const lines = await first(ask, 'published_money_rows');
    if (head === null || lines === null) return null;
    if (head['id'] !== lines['id']) continue;
    return { ...head, rows: lines['rows'] } as unknown as OpenBooks; // of the backend's own functions
  }
  throw new Error('The snapshot changed while it was read.');
}

export function moneyCsv({ about, sha256, rows }: OpenBooks): string {
  return toCsv(
    FILE_COLUMNS,
    rows.map((line, at) => {
      const entry = entryOf(line, at);
      const report = about.reports[entry.report - 1];
      return [
        ...line,
        raisedOf(entry),
        spentOf(entry),
        cashOf(entry),
        report?.covers_until ?? null,
        report?.version ?? null,
        about.as_of,
        about.n,
        sha256,
      ];
    }),
  );
}

/** @param shared whose it is and under which licence. */
export const moneyJson = ({ about, sha256, published_at, rows }: OpenBooks, shared: Said): string =>
  `${JSON.stringify({ kind: 'money', ...shared, as_of: about.as_of, published_at, sha256, columns: LINE_COLUMNS, about, rows }, null, 1)}\n`;
