/** How staff screens reach the backend as the person who is signed in: cached reads with an as-of time, and calls. */
import { useMemo } from 'react';
import type { StaffApi } from '../backend/staffApi.ts';
import type { Read } from '../core/reads/read.ts';
import { RequestError } from '../core/session/request.ts';
import { lateCode } from './lateCode.ts';
import { useCachedRead, type CachedRead, type ReadSource } from './useCachedRead.ts';
import { personNow, useSession } from './useSession.ts';

export type { CachedRead } from './useCachedRead.ts';

const code = lateCode(() => import('../wiring/staff.ts'));

/** Fetches what every staff page reads with, while that page's own code comes. Rejects when it is out of reach. */
export const loadStaff = code.load;

/** Rejects with RequestError: 'offline' when the code is out of reach, 'app' when it does not start. */
export async function staffApi(): Promise<StaffApi> {
  try {
    return (await code.load()).staffApi();
  } catch {
    const kind = code.trouble() === 'offline' ? 'offline' : 'app';
    throw new RequestError(kind, 'code');
  }
}

/** Asks for rows while the screen that will show them is still being drawn. */
export async function askAhead(...reads: readonly Read<unknown>[]): Promise<void> {
  const who = personNow();
  if (who === '') return;
  await code.load().catch(() => undefined);
  const mine = code.now()?.staffReads(who);
  if (mine) await Promise.all(reads.map((read) => mine.ask(read)));
}

/** Lists that were asked for before this moment, ms, are asked for again where they are seen. Never fails. */
export function outdateStaffReads(userId: string, at: number): void {
  void code.load().then(
    () => code.now()?.staffReads(userId).outdate(at),
    () => undefined,
  );
}

/** Rows that only this person may see, kept on the device for a dead spot until they sign out. */
export function useStaffRead<T>(read: Read<T>): CachedRead<T> {
  const state = useSession();
  const who = state.status === 'signed-in' ? state.identity : null;
  const userId = who?.userId ?? null;
  // A role taken away erases what was kept: then staffReads gives other ones, and everything is read anew.
  const roles = who?.roles.join() ?? '';
  const mine = useMemo(
    (): ReadSource => ({
      load: code.load,
      reads: () => (userId === null ? null : (code.now()?.staffReads(userId) ?? null)),
      trouble: code.trouble,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- other roles, other reads
    [userId, roles],
  );
  return useCachedRead(read, mine, { whenLost: false });
}
