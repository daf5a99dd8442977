/** Once the storage is in use and the page quiet: what goes wrong with it is counted, and what an earlier visit left and is not to stay goes. */
import { noteFailure } from '../adapters/browser/failureLog.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { tellStorageTrouble } from '../adapters/dexie/storageTrouble.ts';
import { forgetUserReadsBefore } from '../adapters/dexie/userReadStore.ts';
import { campaign } from '../campaign.ts';

const DAY_MS = 86_400_000;

/** Rejects when storage cannot be used: the next visit tries again. */
export async function tidyStorage(): Promise<void> {
  tellStorageTrouble(noteFailure);
  await Promise.all([closeLeftBehind(), forgetOldReads()]);
}

/** A tab that was closed while somebody signed out has not closed everything behind them. */
async function closeLeftBehind(): Promise<void> {
  if ((await pageDb().meta.where('key').startsWith('seal:').count()) === 0) return;
  const { settleDevice } = await import('../wiring/seals.ts');
  await settleDevice();
}

async function forgetOldReads(): Promise<void> {
  await forgetUserReadsBefore(pageDb(), Date.now() - campaign.offlineAccessDays * DAY_MS);
}
