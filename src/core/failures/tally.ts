/**
 * How failures are counted on this device until they are reported: one line a failure, build and day, said once at its first
 * time and once more for the rest of that day, a few a day and no more. Pure; where it is kept is the browser's side.
 */
import { FAILURE_KINDS, isName, isPlace, type Failure } from './failure.ts';

export interface Line extends Failure {
  readonly build: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly times: number;
  /** Of these, how many were handed to the outbox or are nobody's to know. */
  readonly told: number;
  /** Epoch ms, this device's clock. */
  readonly last: number;
}

export interface Tally {
  /** The newest last. */
  readonly lines: readonly Line[];
  /** What this phone has ever reported, so that phones can be counted; the newest last. */
  readonly known: readonly string[];
  /** Items of the outbox that were counted: an id and its state. */
  readonly items: readonly string[];
  readonly toldOn: string;
  readonly toldRows: number;
}

export interface DueRow extends Failure {
  readonly build: string;
  readonly times: number;
  readonly firstOnPhone: boolean;
}

export const NOTHING: Tally = { lines: [], known: [], items: [], toldOn: '', toldRows: 0 };

const LINES_KEPT = 40;
const KNOWN_KEPT = 80;
const ITEMS_KEPT = 120;
const DAYS_KEPT = 14;
/** Reported by one phone in one day: a page that fails in a loop says so once. */
export const ROWS_A_DAY = 12;
const MOST_TIMES = 9_999;

const what = ({ kind, name, place }: Failure) => `${kind} ${name} ${place}`;
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** `tell` false: counted for the person's own eyes alone. */
export function note(tally: Tally, one: Failure, build: string, now: number, tell: boolean): Tally {
  const day = dayOf(now);
  const isIt = (line: Line) => line.day === day && line.build === build && what(line) === what(one);
  const before = tally.lines.find(isIt);
  const times = Math.min(MOST_TIMES, (before?.times ?? 0) + 1);
  const line: Line = { ...one, build, day, times, told: tell ? (before?.told ?? 0) : times, last: now };
  const oldest = dayOf(now - DAYS_KEPT * 86_400_000);
  const others = tally.lines.filter((other) => other !== before && other.day >= oldest);
  return { ...tally, lines: [...others, line].slice(-LINES_KEPT) };
}

/** What may be said now, and the tally that counts it as said. */
export function takeDue(tally: Tally, now: number): { readonly rows: readonly DueRow[]; readonly tally: Tally } {
  const day = dayOf(now);
  let left = ROWS_A_DAY - (tally.toldOn === day ? tally.toldRows : 0);
  const known = [...tally.known];
  const rows: DueRow[] = [];
  const lines = tally.lines.map((line) => {
    const due = line.told === 0 || (line.day < day && line.told < line.times);
    if (!due || left <= 0) return line;
    left -= 1;
    const { kind, name, place, build } = line;
    const firstOnPhone = !known.includes(what(line));
    if (firstOnPhone) known.push(what(line));
    rows.push({ kind, name, place, build, times: line.times - line.told, firstOnPhone });
    return { ...line, told: line.times };
  });
  return {
    rows,
    tally: { ...tally, lines, known: known.slice(-KNOWN_KEPT), toldOn: day, toldRows: ROWS_A_DAY - left },
  };
}

/** One of them could not be handed over after all. */
export function giveBack(tally: Tally, row: DueRow): Tally {
  const isIt = (line: Line) => line.told > 0 && line.build === row.build && what(line) === what(row);
  const at = tally.lines.map(isIt).lastIndexOf(true);
  return {
    ...tally,
    lines: tally.lines.map((line, n) => (n === at ? { ...line, told: Math.max(0, line.told - row.times) } : line)),
    known: row.firstOnPhone ? tally.known.filter((one) => one !== what(row)) : tally.known,
    toldRows: Math.max(0, tally.toldRows - 1),
  };
}

/** Whether this item was counted before in this state, and the tally that knows it. */
export function once(tally: Tally, item: string): Tally | null {
  return tally.items.includes(item) ? null : { ...tally, items: [...tally.items, item].slice(-ITEMS_KEPT) };
}

/** What was kept, as far as it is what it should be: another version wrote it, or somebody did by hand. */
export function readTally(kept: unknown): Tally {
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const of = (key: string): unknown => Reflect.get(kept, key);
  const list = (key: string): readonly unknown[] => {
    const value = of(key);
    return Array.isArray(value) ? value : [];
  };
  const words = (key: string) => list(key).filter((one) => typeof one === 'string');
  const toldOn = of('toldOn');
  const toldRows = of('toldRows');
  return {
    lines: list('lines').filter(isLine).slice(-LINES_KEPT),
    known: words('known').slice(-KNOWN_KEPT),
    items: words('items').slice(-ITEMS_KEPT),
    toldOn: typeof toldOn === 'string' ? toldOn : '',
    toldRows: typeof toldRows === 'number' ? toldRows : 0,
  };
}

function isLine(one: unknown): one is Line {
  if (typeof one !== 'object' || one === null) return false;
  const text = (key: string) => String(Reflect.get(one, key));
  const numbers = ['times', 'told', 'last'].every((key) => Number.isFinite(Reflect.get(one, key)));
  const known: readonly string[] = FAILURE_KINDS;
  return (
    numbers &&
    known.includes(text('kind')) &&
    isName(text('name')) &&
    isPlace(text('place')) &&
    /^[A-Za-z0-9._-]{1,40}$/.test(text('build')) &&
    /^\d{4}-\d\d-\d\d$/.test(text('day'))
  );
}
