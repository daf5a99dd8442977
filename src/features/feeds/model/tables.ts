/**
 * What else is public beside content, as JSON at addresses that stay: what people said and what came of it, events, the city's payments, what was
 * withdrawn, and every wording of every promise. Asked of the same functions as the pages ask.
 */
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { rfc3339 } from '../../../core/session/time.ts';
import { OPEN_KINDS } from './kinds.ts';
import { liveRows, type Ask } from './rows.ts';

interface Table {
  /** What a row that is a list holds, in its order. */
  readonly columns?: readonly string[];
  /** @throws Error when they cannot be had, or are not what they should be. */
  readonly rows: (ask: Ask) => Promise<readonly unknown[]>;
}

/** The database gives 1000 rows of a table at most (max_rows), and no word about the rest. */
const PAGE = 500;
const MOST_PAGES = 40;

const EVENT = [
  'id',
  'title',
  'date',
  'ends_at',
  'location',
  'description',
  'kind',
  'capacity',
  'accessibility',
  'status',
] as const;

const PAYMENT = ['file', 'row', 'vendor', 'street', 'purpose', 'department', 'paid_on', 'cents', 'reference'];

/** @throws Error when it cannot be had, or is no list. */
export async function listOf(ask: Ask, path: string): Promise<readonly unknown[]> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} was not given: ${answer.status}.`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new TypeError(`${path} is no list.`);
  return rows;
}

async function allEvents(ask: Ask): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const after = idOf(all.at(-1));
    const where = { visibility: 'eq.public', ...(after !== null && { id: `gt.${after}` }) };
    const rows = await listOf(ask, rowsPath('events', { select: EVENT, where, order: 'id.asc', limit: PAGE }));
    all.push(...rows.map(withTimes));
    if (rows.length < PAGE) return all;
  }
  throw new Error('There are too many events.');
}

const EVENT_TIMES: readonly string[] = ['date', 'ends_at'] satisfies readonly (typeof EVENT)[number][];

/** The embedded server writes a table's times as PostgreSQL does. */
function withTimes(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      EVENT_TIMES.includes(name) && typeof value === 'string' ? rfc3339(value) : value,
    ]),
  );
}

function idOf(row: unknown): string | null {
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : null;
  return typeof id === 'string' ? id : null;
}

/** Of the promises that are live: of what was taken down nothing is told but that it was. */
async function allWordings(ask: Ask): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const kind of OPEN_KINDS.filter((one) => one.kind === 'commitment'))
    // One after the other: on a small machine the database answers one at a time.
    for (const { id, slug } of await liveRows(kind, ask))
      for (const wording of await listOf(ask, callPath('content_versions', { of_item: id })))
        all.push({ id, slug, ...(typeof wording === 'object' && wording) });
  return all;
}

export const TABLES: Readonly<Record<string, Table>> = {
  events: { rows: allEvents },
  ideas: { rows: (ask) => listOf(ask, callPath('live_ideas')) },
  questions: { rows: (ask) => listOf(ask, callPath('answered_questions')) },
  links: { rows: (ask) => listOf(ask, callPath('live_links')) },
  payments: { columns: PAYMENT, rows: (ask) => listOf(ask, callPath('city_payments')) },
  'payment-files': { rows: (ask) => listOf(ask, callPath('city_payment_files')) },
  withdrawn: { rows: (ask) => listOf(ask, callPath('withdrawn_commitments')) },
  wordings: { rows: allWordings },
};

/** @returns null: there is none of this name. */
export function tableNamed(file: string): readonly [string, Table] | null {
  const name = file.replace(/\.json$/, '');
  const table = name === file ? undefined : Object.entries(TABLES).find(([one]) => one === name);
  return table ?? null;
}

/** A promise that is in the plan no more, as withdrawn_commitments() tells it. */
export interface Gone {
  readonly step: string;
  readonly slug: string;
  readonly title: Readonly<Record<string, unknown>>;
  readonly withdrawn_at: string;
  readonly reason_en: string | null;
  readonly reason_es: string | null;
}

export async function goneOf(ask: Ask): Promise<readonly Gone[]> {
  const rows = await listOf(ask, callPath('withdrawn_commitments'));
  if (!rows.every(isGone)) throw new TypeError('What was withdrawn is not told as it should be.');
  return rows;
}

function isGone(row: unknown): row is Gone {
  if (typeof row !== 'object' || row === null) return false;
  const { step, slug, title, withdrawn_at: at } = row as Readonly<Record<string, unknown>>; // an object
  const whole = typeof step === 'string' && typeof slug === 'string' && Number.isFinite(Date.parse(String(at)));
  return whole && typeof title === 'object' && title !== null;
}
