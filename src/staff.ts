/** Builds what staff screens read and write with, as the person who is signed in. */
import { createClock } from './adapters/browser/clock.ts';
import { pageDb } from './adapters/dexie/pageDb.ts';
import { createUserReadStore } from './adapters/dexie/userReadStore.ts';
import { createStaffApi } from './adapters/supabase/rpc.ts';
import { createReads, type Reads } from './core/reads/reads.ts';
import type { StaffApi } from './core/session/request.ts';
import { backendEnv } from './env.ts';
import { session } from './session.ts';

let api: StaffApi | null = null;

export function staffApi(): StaffApi {
  api ??= createStaffApi({
    env: backendEnv(),
    token: () => session().token(),
    signedIn: () => session().state().status === 'signed-in',
    refused: () => void session().recheck(),
  });
  return api;
}

let reads: { readonly userId: string; readonly reads: Reads } | null = null;

/** One person's cached reads. Another person gets others: what is in memory never changes hands either. */
export function staffReads(userId: string): Reads {
  if (reads?.userId !== userId) {
    const here = () => {
      const state = session().state();
      return state.status === 'signed-in' && state.identity.userId === userId;
    };
    const made = createReads({
      store: createUserReadStore(pageDb(), userId, here),
      fetcher: { getRows: async (path, signal) => ({ rows: await staffApi().get(path, signal), keptAt: null }) },
      clock: createClock(),
    });
    reads = { userId, reads: made };
  }
  return reads.reads;
}

/** Dropped at sign-out, with what they hold in memory. */
session().subscribe(() => {
  const state = session().state();
  if (state.status !== 'signed-in' || state.identity.userId !== reads?.userId) reads = null;
});
