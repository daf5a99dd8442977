/** How staff screens reach the backend as the person who is signed in: cached reads with an as-of time, and changes. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { failedSnapshot, loadingSnapshot, type Read, type ReadSnapshot, type ReadTrouble } from '../core/reads/read.ts';
import type { Reads } from '../core/reads/reads.ts';
import type { StaffApi } from '../backend/staffApi.ts';
import { RequestError } from '../core/session/request.ts';
import { troubleOfCode } from './blame.ts';
import { useSession } from './useSession.ts';

let staff: typeof import('../wiring/staff.ts') | null = null;
let lost: ReadTrouble | null = null;

/** Fetches what every staff page reads with, while that page's own code comes. Rejects when it is out of reach. */
export async function loadStaff(): Promise<typeof import('../wiring/staff.ts')> {
  staff ??= await import('../wiring/staff.ts');
  return staff;
}

/** Rejects with RequestError: 'offline' when the code is out of reach, 'app' when it does not start. */
export async function staffApi(): Promise<StaffApi> {
  try {
    return (await loadStaff()).staffApi();
  } catch (cause) {
    const kind = troubleOfCode(cause) === 'offline' ? 'offline' : 'app';
    throw new RequestError(kind, 'A part of the app could not be fetched.');
  }
}

export interface StaffRead<T> extends ReadSnapshot<T> {
  /** Asks now; resolves when the answer, or its absence, is shown. */
  readonly refresh: () => Promise<void>;
  /** Why the last question brought nothing, at this moment: for whoever has waited for `refresh`. */
  readonly troubleNow: () => ReadTrouble | null;
}

/** Rows that only this person may see, kept on the device for a dead spot until they sign out. */
export function useStaffRead<T>(read: Read<T>): StaffRead<T> {
  const state = useSession();
  const who = state.status === 'signed-in' ? state.identity : null;
  const userId = who?.userId ?? null;
  // A role taken away erases what was kept: then staffReads gives other ones, and everything is read anew.
  const roles = who?.roles.join() ?? '';
  const mine = useCallback(
    (): Reads | null => (userId === null || !staff ? null : staff.staffReads(userId)),
    // oxlint-disable-next-line react/exhaustive-deps -- other roles, other reads
    [userId, roles],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      let stop: (() => void) | null = null;
      let gone = false;
      const begin = () =>
        void loadStaff()
          .catch((cause: unknown) => void (lost = troubleOfCode(cause)))
          .then(() => {
            if (gone || stop) return;
            stop = mine()?.subscribe(read, listener) ?? null;
            listener();
          });
      begin();
      // The code may have been out of reach.
      addEventListener('online', begin);
      return () => {
        gone = true;
        removeEventListener('online', begin);
        stop?.();
      };
    },
    [read, mine],
  );
  const refresh = useCallback(async () => mine()?.refresh(read), [read, mine]);
  const troubleNow = useCallback(() => (mine()?.snapshot(read) ?? loadingSnapshot).trouble ?? lost, [read, mine]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = read.refetchMs === undefined ? undefined : setInterval(again, read.refetchMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [read, refresh]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => mine()?.snapshot(read) ?? (lost ? failedSnapshot[lost] : loadingSnapshot),
    () => loadingSnapshot,
  );
  return { ...snapshot, refresh, troubleNow };
}
