/** Asking the server for what somebody types, once they stop for a moment; an answer to other words is never shown as that to these. */
import { useEffect, useState } from 'react';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { staffApi } from '../../../hooks/useStaff.ts';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 200;

export interface AskedAsTyped<T> {
  /** The answer to these words; null until it is there. */
  readonly answer: T | null;
  /** Every answer since the page was opened, the newest first: what was picked from one is still known under other words. */
  readonly all: readonly T[];
  readonly searching: boolean;
  /** Why there is no answer to these words. */
  readonly problem: { readonly cause: unknown } | null;
}

/**
 * @param words nothing is asked for none
 * @param ask the same function at every render
 */
export function useAskedAsTyped<T>(words: string, ask: (api: StaffApi, words: string) => Promise<T>): AskedAsTyped<T> {
  const [answers, setAnswers] = useState<readonly { readonly words: string; readonly answer: T }[]>([]);
  const [trouble, setTrouble] = useState<{ readonly words: string; readonly cause: unknown } | null>(null);

  useEffect(() => {
    if (words === '') return;
    let old = false;
    const timer = setTimeout(() => {
      void staffApi()
        .then((api) => ask(api, words))
        .then(
          (answer) => !old && setAnswers((before) => [{ words, answer }, ...before]),
          (cause: unknown) => !old && setTrouble({ words, cause }),
        );
    }, PAUSE_MS);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [words, ask]);

  const answered = words === '' ? undefined : answers.find((one) => one.words === words);
  const problem = words !== '' && !answered && trouble?.words === words ? trouble : null;
  return {
    answer: answered?.answer ?? null,
    all: answers.map(({ answer }) => answer),
    searching: words !== '' && !answered && problem === null,
    problem,
  };
}
