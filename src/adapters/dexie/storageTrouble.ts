/** Counting what goes wrong with IndexedDB: full, blocked, closed, or a transaction that does not end. */
import { isOutboxError } from '../../core/errors.ts';
import { failure, type Failure } from '../../core/failures/failure.ts';
import { StorageHangs } from './transactions.ts';

let tell: ((one: Failure) => void) | null = null;
/** From before there was somebody to tell: a page says so once it is quiet. */
const early: Failure[] = [];
const EARLY_AT_MOST = 20;

/** Where it is told: by the page and by the worker, each in its own way. */
export function tellStorageTrouble(to: (one: Failure) => void): void {
  tell = to;
  for (const one of early.splice(0)) to(one);
}

/** Our own errors were counted where they began, and a clash of ids is an answer. */
export function noteStorageError(error: unknown, full: boolean): void {
  if (isOutboxError(error)) return;
  const name = full ? 'QuotaExceededError' : wordFor(error);
  if (name === 'ConstraintError') return;
  const one = failure('storage', name, 'outbox');
  if (tell) tell(one);
  else if (early.length < EARLY_AT_MOST) early.push(one);
}

function wordFor(error: unknown): string {
  if (error instanceof StorageHangs) return 'StuckTransaction';
  return error instanceof Error ? error.name : 'unknown';
}
