/** What runs behind every page once it is quiet: the outbox's triggers and the service worker. */
import { registerServiceWorker } from './adapters/browser/serviceWorker.ts';
import { startTriggers } from './adapters/browser/triggers.ts';
import { announceUpdate } from './hooks/appUpdate.ts';
import { runtime } from './runtime.ts';

export function startBackground(): void {
  startTriggers((reason) => void runtime().outbox.flush(reason));
  void registerServiceWorker(announceUpdate);
}
