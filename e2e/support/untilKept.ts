/** Waits until a page has written down what it fetched: that happens once it rests, and what is being written when it is left is given up. */
import { expect, type Page } from '@playwright/test';

/** Three looks in a row find the same answers on the device. */
export async function untilKept(page: Page): Promise<void> {
  let before = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(keptAnswers);
        same = now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [300], message: page.url() },
    )
    .toBeGreaterThanOrEqual(3);
}

/** Waits until the page has written down the answers that it keeps under these keys. */
export async function untilKeptAs(page: Page, keys: readonly string[]): Promise<void> {
  const kept = async () => (JSON.parse(await page.evaluate(keptAnswers)) as [unknown, unknown][][]).flat();
  await expect
    .poll(async () => (await kept()).map(([key]) => (Array.isArray(key) ? key[0] : key)), { message: page.url() })
    .toEqual(expect.arrayContaining([...keys]));
}

/** In the page: which answers it keeps, and of when. */
async function keptAnswers(): Promise<string> {
  const found: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    if (db.objectStoreNames.contains('reads')) {
      const rows = await new Promise<{ key: unknown; fetchedAt: unknown }[]>((resolve, reject) => {
        const request = db.transaction('reads').objectStore('reads').getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no rows')));
      });
      found.push(rows.map(({ key, fetchedAt }) => [key, fetchedAt]));
    }
    db.close();
  }
  return JSON.stringify(found);
}
