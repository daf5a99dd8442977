/** One line of a published snapshot, as published_money_rows() gives it: a list, in the order that its comment says. */
import type { EntryType } from '../../money/model/entry.ts';
import type { Method } from '../../money/model/rules.ts';

export const SHOWN = ['named', 'summed', 'withheld'] as const;
/** `summed`: gifts below what must be told one by one. `withheld`: the law has the name, and nobody is told it here. */
export type Shown = (typeof SHOWN)[number];

export const KINDS = ['IND', 'ORG', 'COM', 'CAN', 'none'] as const;
export type Kind = (typeof KINDS)[number];

export const SIZES = ['1', '2', '3', '4', '5'] as const;
export type Size = (typeof SIZES)[number];

/** Cents: a gift of a size is of so many at most. private.gift_size() says the same; the last has no end. */
export const SIZE_UPTO: Readonly<Record<Exclude<Size, '5'>, number>> = { 1: 2500, 2: 10_000, 3: 25_000, 4: 50_000 };

export type Line = readonly [
  report: number,
  type: EntryType,
  day: string | null,
  month: string,
  cents: number,
  entries: number,
  shown: Shown,
  name: string | null,
  kind: Kind,
  place: string | null,
  employer: string | null,
  occupation: string | null,
  election: string | null,
  method: Method | null,
  purpose: string | null,
  size: Size,
];

export interface Entry {
  /** Its place in the snapshot, from 0: the newest report's last line first. */
  readonly at: number;
  /** From 1, as the snapshot lists its reports. */
  readonly report: number;
  readonly type: EntryType;
  /** YYYY-MM-DD; null where several are added up. */
  readonly day: string | null;
  /** YYYY-MM */
  readonly month: string;
  readonly cents: number;
  readonly entries: number;
  readonly shown: Shown;
  readonly name: string | null;
  readonly kind: Kind;
  readonly place: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly election: string | null;
  readonly method: Method | null;
  readonly purpose: string | null;
  readonly size: Size;
}

export function entryOf(line: Line, at: number): Entry {
  const [report, type, day, month, cents, entries, shown, name, kind, place, ...more] = line;
  const [employer, occupation, election, method, purpose, size] = more;
  const money = { report, type, day, month, cents, entries, shown, election, method, purpose, size };
  return { at, ...money, name, kind, place, employer, occupation };
}
