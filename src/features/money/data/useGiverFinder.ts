/** Finding givers as one types: what is on this device at once, then the server's answer, which looks through all of them. */
import { useEffect, useMemo, useState } from 'react';
import { staffApi, useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { findGivers } from '../model/book.ts';
import { linesOf } from '../model/giverLines.ts';
import { parseGiverLines, type GiverLine } from './giverReads.ts';
import { bookRead, type BookRow } from './reads.ts';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 200;
const MOST = 50;

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
  const [found, setFound] = useState<{ readonly words: string; readonly lines: readonly GiverLine[] } | null>(null);
  const [trouble, setTrouble] = useState<{ readonly words: string; readonly cause: unknown } | null>(null);

  useEffect(() => {
    if (words === '') return;
    let old = false;
    const timer = setTimeout(() => {
      void staffApi()
        .then((api) => api.rpc('find_givers', { words, most: MOST }))
        .then(
          (answer) => !old && setFound({ words, lines: parseGiverLines(answer) }),
          (cause: unknown) => !old && setTrouble({ words, cause }),
        );
    }, PAUSE_MS);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [words]);

  const book = useMemo(() => (read.rows === null ? null : linesOf(read.rows)), [read.rows]);
  const here = useMemo(() => {
    if (book === null || words === '') return book;
    const named = book.flatMap((line) => (line.name === null ? [] : [{ ...line, name: line.name }]));
    return findGivers(named, words, MOST);
  }, [book, words]);
  const answered = words !== '' && found?.words === words;
  const problem = words !== '' && !answered && trouble?.words === words ? trouble : null;
  return {
    lines: answered ? found.lines : here,
    searching: words !== '' && !answered && problem === null,
    problem,
    read,
  };
}
