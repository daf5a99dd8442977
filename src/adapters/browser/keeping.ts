/**
 * Whether anything of the app lies in this device's IndexedDB. On a first visit nothing does, and what would only look finds that out
 * here: Dexie takes a slow phone 150 ms to start, to open and to answer "nothing".
 */

export const DATABASE = 'campaign-hub';

/** Some browsers never answer while their storage is damaged, ms. */
const ANSWERS_WITHIN_MS = 2_000;

let keeping = false;
let looked: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** The database is opened, or is there: from now on every question goes to it. */
export function beginKeeping(): void {
  if (keeping) return;
  keeping = true;
  for (const begin of waiting) begin();
  waiting.clear();
}

/** False on a first visit, until something is kept by this page. */
export async function isKeeping(): Promise<boolean> {
  if (!keeping) await (looked ??= look());
  return keeping;
}

/** The same, but sees what another tab or the worker has kept since. */
export function lookAgain(): Promise<boolean> {
  looked = null;
  return isKeeping();
}

/** At once where something is kept. @returns what calls it off. */
export function whenKeeping(begin: () => void): () => void {
  if (keeping) begin();
  else {
    waiting.add(begin);
    void isKeeping();
  }
  return () => void waiting.delete(begin);
}

/** Where nobody says whether there is a database, it is opened and looked into, as on every later visit. */
async function look(): Promise<void> {
  if (await isThere().catch(() => true)) beginKeeping();
}

async function isThere(): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return true;
  const late = new Promise<true>((tell) => setTimeout(() => tell(true), ANSWERS_WITHIN_MS));
  const named = indexedDB.databases().then((all) => all.some(({ name }) => name === DATABASE));
  return Promise.race([named, late]);
}
