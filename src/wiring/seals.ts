/** Builds sealing once and says when it runs: what a person leaves on this device closes behind them and opens when they are back. */
import { pageFreezes } from '../adapters/browser/freezes.ts';
import { whileAwake } from '../adapters/browser/lock.ts';
import { createSealKeys } from '../adapters/dexie/sealKeys.ts';
import { createSealedDrafts } from '../adapters/dexie/sealedDrafts.ts';
import { createMirroredIdentity } from '../adapters/dexie/identity.ts';
import { createOutboxStore } from '../adapters/dexie/outboxStore.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { fetchSealKey } from '../adapters/supabase/sealKey.ts';
import { settleSeals, type SealReport } from '../core/seal/sealing.ts';
import { backendEnv } from './env.ts';

/** What was on its way has its answer by then, ms: a request takes 20 s at most. */
const AGAIN_MS = 5_000;
const LOCK = 'seals';

/** Makes what lies here agree with who is here. One at a time in all tabs; never rejects. @returns null when it could not be done. */
export async function settleDevice(): Promise<SealReport | null> {
  try {
    const report = await alone(async () => {
      const db = pageDb();
      const identity = createMirroredIdentity(db);
      return settleSeals({
        store: createOutboxStore(db),
        drafts: createSealedDrafts(db),
        keys: createSealKeys(db),
        present: async () => (await identity.current())?.userId ?? null,
        async ask(userId) {
          const who = await identity.current();
          const usable = who?.userId === userId && who.expiresAt > Date.now() ? who.accessToken : null;
          return usable === null ? null : fetchSealKey(backendEnv(), usable);
        },
      });
    });
    if (report.left > 0) setTimeout(() => void settleDevice(), AGAIN_MS);
    return report;
  } catch {
    return null;
  }
}

/** Nobody who pressed "Sign out" waits longer than this (ms) for a key that was not to be had before. */
const KEY_AT_MOST_MS = 3_000;

/** Whether what this person leaves here would be closed behind them. Asks for their key once more where there is none yet. */
export async function canSeal(userId: string): Promise<boolean> {
  const held = async () => (await createSealKeys(pageDb()).get(userId)) !== null;
  if (await held()) return true;
  await Promise.race([settleDevice(), new Promise((after) => setTimeout(after, KEY_AT_MOST_MS))]);
  return held();
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined; // not in every browser
  if (!locks) return work();
  // A page that stands still must not keep the others waiting; what it had not finished, the next one settles.
  return new Promise((resolve, reject) => {
    void locks.request(LOCK, () => whileAwake(pageFreezes(), () => work().then(resolve, reject))).catch(reject);
  });
}
