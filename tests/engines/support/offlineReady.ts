// Waits until a phone has all it wants to keep: from here on the network may go.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from '../phone.ts';

const AT_MOST_MS = 60_000;

/** @param asked also what is kept only where a page asked for it: the map. */
export async function offlineReady(tab: Tab, { asked = false } = {}): Promise<void> {
  const ends = Date.now() + AT_MOST_MS;
  for (;;) {
    const missing = await tab.eval(stillMissing, asked);
    if (missing.length === 0) return;
    if (Date.now() > ends) throw new Error(`Not on the phone after ${AT_MOST_MS} ms: ${missing.join(', ')}`);
    await sleep(250);
  }
}

/** Runs in the page: what the worker's own list names and no cache holds; the worker itself, as long as it is not in charge. */
async function stillMissing(withAsked: boolean): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return ['the worker'];
  const worker = await (await fetch('/sw.js')).text();
  const entries = [...worker.matchAll(/\{[^{}]*(assets\/[\w./-]+\.(?:m?js|css|woff2))[^{}]*\}/g)];
  const wanted = entries
    .filter(([entry]) => withAsked || !/later\W+asked/.test(entry))
    .map(([, file = '']) => `/${file}`);
  const found = await Promise.all(wanted.map((file) => caches.match(file, { ignoreSearch: true })));
  return wanted.filter((_, at) => !found[at]);
}
