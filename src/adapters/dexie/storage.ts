// Owns: what goes wrong with IndexedDB, as the app's own errors, and what is given up when the device is full.
import { isOutboxError, OutboxError } from '../../core/errors.ts';
import type { CampaignDb } from './db.ts';

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const innerOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'inner' in error ? error.inner : undefined;

/** Dexie wraps the browser's QuotaExceededError in an AbortError, or in a BulkError. */
export function isQuotaExceeded(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  if (nameOf(error) === 'QuotaExceededError') return true;
  if (
    typeof error === 'object' &&
    'failures' in error &&
    Array.isArray(error.failures) &&
    error.failures.some(isQuotaExceeded)
  ) {
    return true;
  }
  const inner = innerOf(error);
  return inner !== error && isQuotaExceeded(inner);
}

export function toStorageError(error: unknown): OutboxError {
  if (isOutboxError(error)) return error;
  return isQuotaExceeded(error)
    ? new OutboxError('storage-full', 'This device has no room left to save it.', error)
    : new OutboxError('storage-unavailable', "This browser's storage cannot be used right now.", error);
}

/** Rejects with OutboxError only. */
export async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Runs a write; when the device is full, gives up the cached reads (never an outbox item) and tries once more. */
export function roomMaker(db: CampaignDb): <T>(work: () => PromiseLike<T>) => Promise<T> {
  return (work) =>
    guarded(async () => {
      try {
        return await work();
      } catch (error) {
        if (!isQuotaExceeded(error)) throw error;
        await db.reads.clear();
        return await work();
      }
    });
}
