/** Which turfs lie on this device for a dead spot, since when, and taking one along with one tap. It brings Dexie. */
import { useEffect, useRef } from 'react';
import { liveAnswer } from '../../../adapters/dexie/live.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { tellMistake } from '../../../hooks/mistakes.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { scriptRead, WALK_KEY, walkRead } from './reads.ts';

/** When each turf was fetched (epoch ms), by turf id; undefined while the device is asked. */
export function useKeptTurfs(): ReadonlyMap<string, number> | undefined {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const kept = useLive(userId, () => liveAnswer(() => keptTurfs(userId), tellMistake));
  return kept === 'unavailable' ? NONE : kept;
}

const NONE: ReadonlyMap<string, number> = new Map();

async function keptTurfs(userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await pageDb().reads.where('userKey').equals(userId).toArray();
  // At a door in a dead spot nobody has anything to say without it.
  if (!rows.some(({ key }) => key === scriptRead.key)) return NONE;
  const walks = rows.filter(({ key }) => key.startsWith(WALK_KEY));
  return new Map(walks.map(({ key, fetchedAt }) => [key.slice(WALK_KEY.length), fetchedAt]));
}

/** How taking along went: the list is on this device as fresh as it can be, or why not. */
export type Taken = 'here' | ReadTrouble;

/**
 * Fetches a turf's list and the script for as long as a component that uses it is mounted, once.
 * @param alongside what other subjects take along with it; it does not decide whether the turf is here.
 */
export function useTakeAlong(
  turfId: string,
  userId: string,
  onDone: (taken: Taken) => void,
  alongside?: () => Promise<unknown>,
) {
  const list = useStaffRead(walkRead(turfId));
  const script = useStaffRead(scriptRead);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const since = Date.now();
    void Promise.all([list.refresh(), script.refresh(), alongside?.()]).then(async () => {
      const kept = await keptTurfs(userId).catch(() => NONE);
      const here = (kept.get(turfId) ?? -Infinity) >= since;
      // It came, and this phone did not keep it.
      onDone(here ? 'here' : (list.troubleNow() ?? script.troubleNow() ?? 'fault'));
    });
  }, [list, script, turfId, userId, onDone, alongside]);
}
