/** Counting what goes wrong with IndexedDB: full, blocked, closed, or a transaction that does not end. */
import { isOutboxError } from '../../core/errors.ts';
import { failure, type Failure } from '../../core/failures/failure.ts';
import { noteFailure } from '../browser/failureLog.ts';
import { StorageHangs } from './transactions.ts';

let tell: (one: Failure) => void = (one) => noteFailure(one);

/** Where it is told in the worker, in its own way. */
export function tellStorageTrouble(to: (one: Failure) => void): void {
  tell = to;
}

/** Our own errors were counted where they began, and a clash of ids is an answer. */
export function noteStorageError(error: unknown, full: boolean): void {
  if (isOutboxError(error)) return;
  const name = full ? 'QuotaExceededError' : wordFor(error);
  if (name !== 'ConstraintError') tell(failure('storage', name, 'outbox'));
}

function wordFor(error: unknown): string {
  if (error instanceof StorageHangs) return 'StuckTransaction';
  return error instanceof Error ? error.name : 'unknown';
}
