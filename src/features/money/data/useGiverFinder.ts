/** Finding givers as one types: what is on this device at once, then the server's answer, which looks through all of them. */
import { useMemo } from 'react';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { findGivers } from '../model/book.ts';
import { linesOf } from '../model/giverLines.ts';
import { parseGiverLines, type GiverLine } from './giverReads.ts';
import { bookRead, type BookRow } from './reads.ts';
import { useAskedAsTyped } from './useAskedAsTyped.ts';

const MOST = 50;
const askGivers = async (api: StaffApi, words: string) =>
  parseGiverLines(await api.rpc('find_givers', { words, most: MOST }));

export interface GiverFinder {
  /** null: nothing was read yet. */
  readonly lines: readonly GiverLine[] | null;
  readonly searching: boolean;
  /** Why only what is on this device was looked through; null when all were. */
  readonly problem: { readonly cause: unknown } | null;
  readonly read: CachedRead<BookRow>;
}

export function useGiverFinder(typed: string): GiverFinder {
  const words = typed.trim();
  const read = useStaffRead(bookRead);
  const { answer, searching, problem } = useAskedAsTyped(words, askGivers);
  const book = useMemo(() => (read.rows === null ? null : linesOf(read.rows)), [read.rows]);
  const here = useMemo(() => {
    if (book === null || words === '') return book;
    const named = book.flatMap((line) => (line.name === null ? [] : [{ ...line, name: line.name }]));
    return findGivers(named, words, MOST);
  }, [book, words]);
  return { lines: answer ?? here, searching, problem, read };
}
