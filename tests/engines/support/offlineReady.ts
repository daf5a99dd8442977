/** Waits until a phone has all it wants to keep: from here on the network may go. */
import { setTimeout as sleep } from 'node:timers/promises';
import { missingFiles } from '../../../e2e/support/missingFiles.ts';
import type { Tab } from '../phone.ts';

const AT_MOST_MS = 120_000;

/** @param asked also what is kept only where a page asked for it: the map. */
export async function offlineReady(tab: Tab, { asked = false } = {}): Promise<void> {
  const ends = Date.now() + AT_MOST_MS;
  for (;;) {
    const missing = (await tab.eval(inCharge)) ? await tab.eval(missingFiles, asked) : ['the worker'];
    if (missing.length === 0) return;
    if (Date.now() > ends) throw new Error(`Not on the phone after ${AT_MOST_MS} ms: ${missing.join(', ')}`);
    await sleep(250);
  }
}

/** Runs in the page. */
const inCharge = () => Promise.resolve(navigator.serviceWorker.controller !== null);
