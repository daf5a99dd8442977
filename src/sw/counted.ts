/** Counting what the worker's own work throws. Nothing waits for it, least of all a form. */
import { keepWorkerFailure } from '../adapters/browser/workerFailures.ts';
import type { Failure } from '../core/failures/failure.ts';
import { describeThrown } from '../core/failures/thrown.ts';

/** Set by the build. */
declare const __APP_VERSION__: string;

export const countFailure = (one: Failure): Promise<void> => keepWorkerFailure(one, __APP_VERSION__);

export async function countThrown(kind: 'error' | 'rejection', thrown: unknown): Promise<void> {
  const found = describeThrown(kind, thrown, location.origin);
  if (found) await countFailure(found);
}

/** Passes on what the work rejects with, counted: the browser takes such a rejection for handled, and no listener hears of it. */
export function counted<A extends readonly unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await work(...args);
    } catch (cause) {
      await countThrown('rejection', cause);
      throw cause;
    }
  };
}
