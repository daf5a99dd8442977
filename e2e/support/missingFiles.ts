/** What a page has not kept yet. */

/**
 * Runs in the page, with nothing from outside it: files that the worker's own list names and that no cache holds. Asked of each
 * cache once: file by file it keeps a phone busy for two seconds.
 * @param asked also what is kept only where a page asked for it: the map.
 */
export async function missingFiles(asked: boolean): Promise<string[]> {
  const worker = await (await fetch('/sw.js')).text();
  const entries = [...worker.matchAll(/\{[^{}]*(assets\/[\w./-]+\.(?:m?js(?:on)?|css|woff2))[^{}]*\}/g)];
  const wanted = entries.filter(([entry]) => asked || !/later\W+asked/.test(entry)).map(([, file = '']) => `/${file}`);
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(caught.flat().map(({ url }) => new URL(url).pathname));
  return wanted.filter((file) => !kept.has(file));
}
