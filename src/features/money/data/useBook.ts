/** The book of givers on this phone and, with a signal, whom the server finds besides as one types: the phone has the newest of them. */
import { useMemo } from 'react';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { isWholeBook, withFound } from '../model/book.ts';
import { bookRead, type BookRow } from './reads.ts';
import { useAskedAsTyped } from './useAskedAsTyped.ts';

const NONE: readonly BookRow[] = [];
const askBook = async (api: StaffApi, words: string) =>
  bookRead.parse(await api.rpc('find_in_book', { words, most: 20 }));

export interface Book {
  readonly rows: readonly BookRow[];
  /** Older givers could not be looked up: there are more than lie on this phone, and no answer. */
  readonly onlyHere: boolean;
  readonly read: CachedRead<BookRow>;
}

export function useBook(typed: string): Book {
  const read = useStaffRead(bookRead);
  const kept = read.rows ?? NONE;
  const words = typed.trim();
  const { all, problem } = useAskedAsTyped([...words].length < 2 ? '' : words, askBook);
  // By how many there are: the list itself is another at every drawing.
  // oxlint-disable-next-line react/exhaustive-deps -- answers are only ever added
  const rows = useMemo(() => withFound(kept, all.flat()), [kept, all.length]);
  return { rows, onlyHere: problem !== null && !isWholeBook(kept), read };
}
