/** An answer that is always as it is now, for as long as a component shows it. */
import { useObservable } from 'dexie-react-hooks';
import type { Answer, Live } from '../core/outbox/view.ts';
import { listen } from './askedAhead.ts';

interface Known<T> {
  readonly about: string;
  readonly answer: Answer<T>;
}

/**
 * @param about what the question is about: another one is another question; null asks nothing.
 * @returns undefined until the question about this is answered.
 */
export function useLive<T>(about: string | null, question: () => Live<T>): Answer<T> | undefined {
  const known = useObservable<Known<T>>(
    () => ({
      // Asked once the component stands, not a first time while it is drawn.
      hasValue: () => false,
      subscribe: (tell) =>
        about === null ? nothing : listen(about, question, (answer) => void tell({ about, answer })),
    }),
    [about],
  );
  // The observable goes on showing the answer to the question before.
  return about !== null && known?.about === about ? known.answer : undefined;
}

const nothing = () => undefined;
