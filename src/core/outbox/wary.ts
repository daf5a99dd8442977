/**
 * Which is asked first: the plain insert, which costs the server less, or the function that judges each row by itself, which says at once
 * which row is bad. Bad rows seldom come alone (one phone, one form, one mistake), and a refused batch travels twice.
 */
import type { Answer } from './inFlight.ts';

/** Batches without a bad row after which the plain insert comes first again. */
const CLEAN_IN_A_ROW = 4;

export interface Wary {
  /** Whether the next rows for this table are judged one by one from the start. */
  of(table: string): boolean;
  /** What was said of each row: only a server that has judged so is asked so first. */
  judged(table: string, answers: readonly Answer[]): void;
  /** The server's answer was none to that question. */
  notUnderstood(table: string): void;
}

/** For one flush: the first batch of each is a plain insert. */
export function createWary(): Wary {
  const left = new Map<string, number>();
  return {
    of: (table) => (left.get(table) ?? 0) > 0,
    judged(table, answers) {
      const clean = answers.every(({ verdict }) => verdict.outcome === 'delivered');
      left.set(table, clean ? (left.get(table) ?? 0) - 1 : CLEAN_IN_A_ROW);
    },
    notUnderstood: (table) => void left.delete(table),
  };
}
