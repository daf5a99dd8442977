/** Finding people as one types: what is on this device at once, then the server's answer, which looks through everybody. */
import { useEffect, useState } from 'react';
import { staffApi, useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { matches } from '../model/search.ts';
import type { PersonLine } from '../model/sheet.ts';
import { latestRead, parseLines } from './reads.ts';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 200;

export interface Finder {
  /** null: nothing was read yet. */
  readonly lines: readonly PersonLine[] | null;
  readonly searching: boolean;
  /** Why only what is on this device was looked through; null when everybody was. */
  readonly problem: { readonly cause: unknown } | null;
  readonly read: CachedRead<PersonLine>;
}

export function useFinder(typed: string): Finder {
  const words = typed.trim();
  const read = useStaffRead(latestRead);
  const [found, setFound] = useState<{ readonly words: string; readonly lines: readonly PersonLine[] } | null>(null);
  const [trouble, setTrouble] = useState<{ readonly words: string; readonly cause: unknown } | null>(null);

  useEffect(() => {
    if (words === '') return;
    let old = false;
    const timer = setTimeout(() => {
      void staffApi()
        .then((api) => api.rpc('find_people', { words, most: 50 }))
        .then(
          (answer) => !old && setFound({ words, lines: parseLines(answer) }),
          (cause: unknown) => !old && setTrouble({ words, cause }),
        );
    }, PAUSE_MS);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [words]);

  if (words === '') return { lines: read.rows, searching: false, problem: null, read };
  const answered = found?.words === words;
  const problem = !answered && trouble?.words === words ? trouble : null;
  // Until the answer is there: whoever fits, of what the last answer and the kept list have.
  const here = [...(found?.lines ?? []), ...(read.rows ?? [])];
  const unique = [...new Map(here.map((line) => [line.ref, line])).values()].filter((line) => matches(line, words));
  return { lines: answered ? found.lines : unique, searching: !answered && problem === null, problem, read };
}
