/** An answer that is always as it is now, for as long as a component shows it. */
import { useEffect, useState } from 'react';
import type { Answer, Live } from '../core/outbox/view.ts';

/**
 * @param about what the question is about: another one is another question; null asks nothing.
 * @returns undefined until the question about this is answered.
 */
export function useLive<T>(about: string | null, question: () => Live<T>): Answer<T> | undefined {
  const [known, setKnown] = useState<{ readonly about: string; readonly answer: Answer<T> } | null>(null);
  useEffect(() => {
    if (about === null) return;
    return question().subscribe((answer) => setKnown({ about, answer }));
    // oxlint-disable-next-line react/exhaustive-deps -- the question is made anew at every render, and is the same while `about` is
  }, [about]);
  return about !== null && known?.about === about ? known.answer : undefined;
}
