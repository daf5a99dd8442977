/** Words of the campaign that are newer than the page that was printed, kept where a page and the worker both find them. */

export const WORDS_CACHE = 'newer-words';
export const nameOfWords = (locale: string): string => `/words/${locale}`;

/** What was kept, of whatever version; rejects where there is no storage. */
export const keptWords = async (locale: string): Promise<unknown> =>
  (await caches.match(nameOfWords(locale), { cacheName: WORDS_CACHE }))?.json();
