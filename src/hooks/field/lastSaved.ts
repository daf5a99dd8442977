/** Owns what was saved last, to be shown at the next door or call with a way back. A slip over the page would hide the next name. */
import { useSyncExternalStore } from 'react';
import type { ResultCode } from '../../core/field/results.ts';

export interface LastSaved {
  /** The turf or the batch it belongs to (record.ts). */
  readonly topic: string;
  /** The door, or the place in the batch. */
  readonly place: string;
  readonly attemptId: string;
  readonly where: string;
  readonly result: ResultCode;
  /** Rejects with OutboxError when it could not be saved. */
  readonly takeBack: () => Promise<void>;
}

/** Places saved since this page came: on a slow phone the list may learn of them only after the next press. */
const saved = new Set<string>();

export function markSaved(place: string, done: boolean): void {
  if (done) saved.add(place);
  else saved.delete(place);
}

export function justSaved(place: string): boolean {
  return saved.has(place);
}

let last: LastSaved | null = null;
const listeners = new Set<() => void>();

export function setLastSaved(next: LastSaved | null): void {
  last = next;
  for (const listener of listeners) listener();
}

export function useLastSaved(): LastSaved | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
    () => null,
  );
}
