/**
 * What was saved last, to be shown at the next door or call with a way back. A slip over the page would hide the next
 * name. Each person's own: the next one on the same phone was shown the first one's door, and took it back under their name.
 */
import { useSyncExternalStore } from 'react';
import type { Brought } from '../model/correction.ts';
import type { ResultCode } from '../model/results.ts';
import { personNow, useSession } from '../../../hooks/useSession.ts';

export interface LastSaved {
  /** The turf or the batch it belongs to (record.ts). */
  readonly topic: string;
  /** The door, or the place in the batch. */
  readonly place: string;
  readonly attemptId: string;
  readonly where: string;
  readonly result: ResultCode;
  /** What goes with it when it is taken back. */
  readonly brought: Brought;
  /** Rejects with OutboxError when it could not be saved. */
  readonly takeBack: () => Promise<void>;
}

/** The last fact of each place since this page came: on a slow phone the list may learn of it only after the next press. */
const saved = new Map<string, string>();
const keyOf = (place: string) => `${personNow()} ${place}`;

/** @param fact its id; null when it was taken back. */
export function markSaved(place: string, fact: string | null): void {
  if (fact === null) saved.delete(keyOf(place));
  else saved.set(keyOf(place), fact);
}

/** Whether something was saved there that the list does not show yet. @param shown the fact that it shows as one's own. */
export function justSaved(place: string, shown: string | null): boolean {
  const fact = saved.get(keyOf(place));
  return fact !== undefined && fact !== shown;
}

let last: { readonly whose: string; readonly saved: LastSaved } | null = null;
const listeners = new Set<() => void>();

export function setLastSaved(next: LastSaved | null): void {
  last = next === null ? null : { whose: personNow(), saved: next };
  for (const listener of listeners) listener();
}

export function useLastSaved(): LastSaved | null {
  const session = useSession();
  const kept = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
    () => null,
  );
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  return kept?.whose === me ? kept.saved : null;
}
