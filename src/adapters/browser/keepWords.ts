/** Keeps newer words for the next visit. Apart from keptWords.ts, which every page has from the start. */
import { nameOfWords, WORDS_CACHE } from './keptWords.ts';

export async function keepWords(locale: string, kept: object): Promise<void> {
  const cache = await caches.open(WORDS_CACHE);
  const headers = { 'content-type': 'application/json' };
  await cache.put(nameOfWords(locale), new Response(JSON.stringify(kept), { headers }));
}

export async function forgetWords(locale: string): Promise<void> {
  const cache = await caches.open(WORDS_CACHE);
  await cache.delete(nameOfWords(locale));
}
