/**
 * Rows that the build has printed with a page (build/entry-prerender.tsx): what a read shows while the page is printed and
 * hydrated, and until the device or the server has newer ones.
 */
import type { Read, ReadSnapshot, ReadTrouble } from '../core/reads/read.ts';

/** The element in the page that holds them. */
export const READS_ISLAND = 'printed-reads';

export interface PrintedReads {
  /** When they left the server or were written, epoch ms. */
  readonly asOf: number;
  /** By the read's key, as they came over the wire or as the read gives them. */
  readonly rows: Readonly<Record<string, unknown>>;
  /** Keys of those that the build has checked and left as the read gives them: checked again they would cost a slow phone 50 ms. */
  readonly checked?: readonly string[];
}

type Shown = Readonly<Record<ReadTrouble | 'none', ReadSnapshot<unknown>>>;

const text = typeof document === 'undefined' ? null : document.getElementById(READS_ISLAND)?.textContent;
let printed = text ? (JSON.parse(text) as PrintedReads) : null; // printed by the build
let tellMissing: (read: Read<unknown>) => void = () => undefined;
let parsed = new Map<string, Shown | null>();

/** Before anything is drawn. @param missing is told of each read that has none. */
export function printReads(reads: PrintedReads, missing: typeof tellMissing = () => undefined): void {
  printed = reads;
  tellMissing = missing;
  parsed = new Map();
}

/** @param shown what the device knows. @returns the printed rows in its place where those are newer, or all there is. */
export function orPrinted<T>(read: Read<T>, shown: ReadSnapshot<T>): ReadSnapshot<T> {
  if (printed === null || (shown.rows !== null && (shown.asOf ?? 0) >= printed.asOf)) return shown;
  if (!parsed.has(read.key)) parsed.set(read.key, parse(printed, read));
  const found = parsed.get(read.key);
  return found ? (found[shown.trouble ?? 'none'] as ReadSnapshot<T>) : shown; // parsed by this very read
}

/** The same objects each time, as useSyncExternalStore wants them. */
function parse({ asOf, rows: all, checked }: PrintedReads, read: Read<unknown>): Shown | null {
  if (!Object.hasOwn(all, read.key)) {
    tellMissing(read);
    return null;
  }
  const given = all[read.key];
  const rows = checked?.includes(read.key) ? (given as readonly unknown[]) : read.parse(given); // what the read gave in the build
  const shown = (trouble: ReadTrouble | null) => ({ rows, asOf, state: 'ready', trouble }) as const;
  return { none: shown(null), offline: shown('offline'), fault: shown('fault') };
}
