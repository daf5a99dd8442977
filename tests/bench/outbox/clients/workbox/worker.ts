/**
 * Workbox's queue in its worker. The browser's own sync events are left out (forceSyncFallback), as they would
 * start to drain while the queue is being filled: the drain is the library's own replayRequests(), called once.
 */
import { Queue } from 'workbox-background-sync';
import { heapInUse, makeRow, makeRows, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';
import type { Reply, Request as Asked } from './messages.ts';

/** TypeScript's DOM library has no worker scope; these are the parts used here. */
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: ExtendableMessage) => void): void;
}
interface ExtendableMessage extends MessageEvent<Asked> {
  waitUntil(work: Promise<unknown>): void;
}
const worker = globalThis as unknown as Scope; // see above

const queue = new Queue('notes', { forceSyncFallback: true });

function push(row: Row): Promise<void> {
  const request = new Request('/rest/v1/notes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify([row]),
  });
  return queue.pushRequest({ request });
}

async function answer(asked: Asked): Promise<unknown> {
  if (asked.ask === 'fill') for (const row of makeRows(asked.load)) await push(row);
  else if (asked.ask === 'enqueue') return timed(asked.count, () => push(makeRow()));
  else if (asked.ask === 'drain') await queue.replayRequests();
  else return heapInUse();
  return null;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const reply = (message: Reply) => event.ports[0]?.postMessage(message);
  event.waitUntil(
    answer(event.data).then(
      (value) => reply({ value }),
      (error: unknown) => reply({ error: String(error) }),
    ),
  );
});
