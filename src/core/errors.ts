/** The errors the core hands to the rest of the app. Tagged, so that callers branch on `code` and never on text. */

export type OutboxErrorCode =
  /** IndexedDB is blocked, damaged, closed or missing: nothing was saved, keep the form's text on screen. */
  | 'storage-unavailable'
  /** No room left even after cached reads were given up: nothing was saved. */
  | 'storage-full'
  /** The payload cannot be written as JSON. */
  | 'not-plain-data'
  /** The id is already in the outbox with another content. */
  | 'duplicate-id'
  /** Whoever is signed in is not whom the screen shows: nothing was saved under a wrong name. */
  | 'other-person'
  | 'not-found'
  | 'unknown-kind'
  /** On its way right now: wait for the answer. */
  | 'in-flight'
  /** A request was sent and its answer never came: the server may have it. */
  | 'may-have-landed'
  | 'already-delivered'
  /** The item's state does not allow this. */
  | 'not-allowed'
  /** The file is not an outbox export. */
  | 'unreadable-file';

export class OutboxError extends Error {
  readonly tag = 'OutboxError';
  readonly code: OutboxErrorCode;

  constructor(code: OutboxErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'OutboxError';
    this.code = code;
  }
}

/** Works across realms and bundles, where `instanceof` does not. */
export function isOutboxError(value: unknown): value is OutboxError {
  return typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'OutboxError';
}
