/** Hands something to the service worker to be kept, while this page has no storage open (keeping.ts). The worker has its own thread. */
import type { Handed } from '../../core/outbox/handed.ts';
import { beginKeeping } from './keeping.ts';
import { workerAtHand } from './workerAtHand.ts';

/** For a worker to be registered, and as long again for it to keep something. Then the page does it itself, ms. */
const WITHIN_MS = 10_000;

/** Resolves to true once it is on the disk, to false when the page must keep it itself. Never rejects. */
export async function handOver({ items = [], reads = [] }: Partial<Omit<Handed, 'type'>>): Promise<boolean> {
  try {
    const worker = await within(workerAtHand(), null);
    if (worker === null) return false;
    const { port1, port2 } = new MessageChannel();
    const kept = new Promise<boolean>((tell) => {
      port1.addEventListener('message', ({ data }) => {
        tell(data === 'kept');
        if (data === 'waits') beginKeeping();
      });
    });
    port1.start();
    const handed: Handed = { type: 'KEEP', items, reads };
    worker.postMessage(handed, [port2]);
    return await within(kept, false);
  } catch {
    return false;
  }
}

function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([work, new Promise<T>((late) => setTimeout(() => late(otherwise), WITHIN_MS))]);
}
