/** What a page has not kept yet. */

/**
 * Runs in the page, with nothing from outside it: files that the worker's own list names and that no cache holds.
 * @param asked also what is kept only where a page asked for it: the map.
 */
export async function missingFiles(asked: boolean): Promise<string[]> {
  const worker = await (await fetch('/sw.js')).text();
  const entries = [...worker.matchAll(/\{[^{}]*(assets\/[\w./-]+\.(?:m?js|css|woff2))[^{}]*\}/g)];
  const wanted = entries.filter(([entry]) => asked || !/later\W+asked/.test(entry)).map(([, file = '']) => `/${file}`);
  const found = await Promise.all(wanted.map((file) => caches.match(file, { ignoreSearch: true })));
  return wanted.filter((_, at) => !found[at]);
}
