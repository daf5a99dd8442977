/** What goes wrong with IndexedDB, as the app's own errors, and what is given up when the device is full. */
import { isOutboxError, OutboxError } from '../../core/errors.ts';
import { isMistake } from '../../core/failures/blame.ts';
import type { CampaignDb } from './db.ts';
import { noteStorageError } from './storageTrouble.ts';
import { StorageHangs } from './transactions.ts';

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

/** Some browsers never answer an open request when their storage is damaged or held by a closing tab. */
const OPEN_WITHIN_MS = 8_000;

function notOpened(): Error {
  const error = new Error('IndexedDB did not open in time.');
  error.name = 'OpenTimeout';
  return error;
}

async function open(db: CampaignDb): Promise<void> {
  if (db.isOpen()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notOpened()), OPEN_WITHIN_MS);
  });
  try {
    await Promise.race([db.open(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Beyond the first: a page that is frozen again and again, or storage that hangs again, ends in words. */
const MORE_TRIES = 2;

export interface Interruption {
  /** 'stop' for what a person waits for: a page they left and come back to later must not save it behind their back. */
  readonly whenFrozen: 'goOn' | 'stop';
}

/**
 * Opens the database if need be (again after a browser closed it, or after it hung) and rejects with OutboxError, or with a mistake
 * of the app's own as it was thrown. Work that
 * the page's freezing has interrupted left no trace and, unless told otherwise, is done again when the page is back.
 */
export async function guarded<T>(
  db: CampaignDb,
  work: () => PromiseLike<T>,
  { whenFrozen }: Interruption = { whenFrozen: 'goOn' },
): Promise<T> {
  const { freezes, watched } = db.transactions;
  for (let left = MORE_TRIES; ; left--) {
    if (whenFrozen === 'goOn') await freezes.awake();
    const before = freezes.count();
    try {
      await open(db);
      return await watched(work);
    } catch (error) {
      // Called blocked storage, a mistake of our own would be counted and told as the device's.
      if (isMistake(error)) throw error;
      const interrupted = freezes.frozen() || freezes.count() !== before;
      if (!interrupted) noteStorageError(error, isQuotaExceeded(error));
      const again = interrupted ? whenFrozen === 'goOn' : error instanceof StorageHangs && left === MORE_TRIES;
      if (!again || left === 0) throw toStorageError(error);
    }
  }
}

/**
 * Runs a write. When the device is full, gives up what can be had again, the least needed first, and tries again after each:
 * the cached reads, then what the worker keeps of other pages. Never an outbox item, never a draft, and never the app's own
 * first files: without them it would not open in a dead spot, and nobody could see what waits.
 */
export function withRoom<T>(db: CampaignDb, work: () => PromiseLike<T>, interruption?: Interruption): Promise<T> {
  const inRoom = async () => {
    for (const giveUp of [() => db.reads.clear(), () => dropCaches(['public-reads', 'later-files'])]) {
      try {
        return await work();
      } catch (error) {
        if (!isQuotaExceeded(error)) throw error;
        await giveUp();
      }
    }
    return await work();
  };
  return guarded(db, inRoom, interruption);
}

/** Best effort. Where there is no service worker there is no Cache API either. */
async function dropCaches(names: readonly string[]): Promise<void> {
  try {
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Then there is nothing to be had here.
  }
}
