/** Builds what staff screens read and write with, as the person who is signed in. */
import { atRest } from '../adapters/browser/atRest.ts';
import { createClock } from '../adapters/browser/clock.ts';
import { tellFault } from '../adapters/browser/fault.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { createUserReadStore } from '../adapters/dexie/userReadStore.ts';
import { createStaffApi } from '../adapters/supabase/rpc.ts';
import { createStaffRowFetcher } from '../adapters/supabase/staffRows.ts';
import { createReads, type Reads } from '../core/reads/reads.ts';
import type { StaffApi } from '../backend/staffApi.ts';
import { backendEnv } from './env.ts';
import { session } from './session.ts';

let api: StaffApi | null = null;

export function staffApi(): StaffApi {
  api ??= createStaffApi({
    env: backendEnv(),
    token: () => session().token(),
    signedIn: () => session().state().status === 'signed-in',
    forbidden: () => void session().recheck(),
    unauthorized: (accessToken) => session().unauthorized(accessToken),
  });
  return api;
}

let current: { readonly userId: string; readonly roles: string; readonly reads: Reads } | null = null;

/**
 * One person's cached reads. Another person gets others, and so does the same one with other roles: what is in memory never
 * changes hands either.
 */
export function staffReads(userId: string): Reads {
  const roles = rolesNow();
  if (current?.userId !== userId || current.roles !== roles) {
    // An answer that comes after they left, or lost a role, is not kept.
    const here = () => current?.reads === made;
    const made: Reads = createReads({
      store: createUserReadStore(pageDb(), userId, here),
      fetcher: createStaffRowFetcher(staffApi),
      clock: createClock(),
      atRest,
      onFault: tellFault,
    });
    current = { userId, roles, reads: made };
  }
  return current.reads;
}

function rolesNow(): string {
  const state = session().state();
  return state.status === 'signed-in' ? state.identity.roles.join() : '';
}

/** Dropped at sign-out and with a role, with what they hold in memory. */
session().subscribe(() => {
  const state = session().state();
  const same = state.status === 'signed-in' && state.identity.userId === current?.userId;
  if (!same || rolesNow() !== current?.roles) current = null;
});
