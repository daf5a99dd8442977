/** A question to IndexedDB that is answered anew after every change of what it read, in this tab, in another one or in the worker. */
import { liveQuery } from 'dexie';
import type { Live } from '../../core/outbox/view.ts';

/** @param onTrouble told why storage could not be read: the screen says no more than that. */
export function liveAnswer<T>(ask: () => Promise<T>, onTrouble: (cause: unknown) => void): Live<T> {
  // Caught inside of the question: an observable that has failed once is over.
  const once = async () => {
    try {
      return await ask();
    } catch (cause) {
      onTrouble(cause);
      return 'unavailable';
    }
  };
  return {
    once,
    subscribe(listener) {
      const subscription = liveQuery(once).subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}
