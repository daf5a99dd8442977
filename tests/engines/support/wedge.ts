/** Is the outbox's storage free this moment? Asked past the app, with a connection of its own. */
import type { Tab } from '../phone.ts';

/** 'free' when a read-write transaction on the outbox ends within `withinMs`: on a healthy phone it takes a few ms. */
export function askStorage(tab: Tab, withinMs: number): Promise<string> {
  return tab.eval(
    (within: number) =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('hangs'), within);
        const open = indexedDB.open('campaign-hub');
        for (const trouble of ['error', 'blocked']) open.addEventListener(trouble, () => resolve(`open: ${trouble}`));
        open.addEventListener('success', () => {
          const db = open.result;
          const change = db.transaction(['outbox', 'flights', 'meta'], 'readwrite');
          change.objectStore('outbox').count();
          for (const end of ['complete', 'abort']) {
            change.addEventListener(end, () => {
              db.close();
              resolve(end === 'complete' ? 'free' : end);
            });
          }
        });
      }),
    withinMs,
  );
}
