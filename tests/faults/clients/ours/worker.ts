/** The worker of our client: the same core under the same lock, on the browser's `sync`. */
import { keepShell, worker } from '../shell.ts';
import type { SyncEvent } from '../shell.ts';
import { buildOutbox } from './parts.ts';

const { outbox, readSkew } = buildOutbox({ autoFlush: false });

keepShell();
worker.addEventListener('sync', (event) => event.waitUntil(send(event)));

/** Rejecting tells the browser to try again later, as the app's own worker does. */
async function send(event: SyncEvent): Promise<void> {
  await readSkew();
  const report = await outbox.flush('sync');
  const paused = report.later > 0 || report.nextDueAt !== null;
  const again = report.status === 'stopped' || report.status === 'failed' || paused;
  if (again && !event.lastChance) throw new Error('Items are still waiting.');
}
