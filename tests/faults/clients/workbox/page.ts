/** A page whose worker queues what fails. An answer means sent; a network error means queued, and so saved. */
import { unsupported } from '../protocol.ts';
import { workerInCharge } from '../shell.ts';

const DB = 'workbox-background-sync';
let session: { userId: string; token: string } | null = null;

window.faultClient = {
  async ready() {
    await workerInCharge();
    return '';
  },
  async submit(items) {
    const failed: string[] = [];
    for (const { id, text, anonymous } of items) {
      const who = anonymous ? null : session;
      const saved = await fetch('/rest/v1/notes', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Prefer: 'return=minimal',
          ...(who ? { Authorization: `Bearer ${who.token}` } : {}),
        },
        body: JSON.stringify([{ id, text, user_id: who?.userId ?? null }]),
      }).then(
        (response) => response.ok,
        // The plugin has put the request into its queue before the page learns of the failure.
        () => true,
      );
      if (saved) await window.tellSaved(id);
      else failed.push(id);
    }
    return failed;
  },
  edit: unsupported('edit'),
  withdraw: unsupported('withdraw'),
  // The driver dispatches the sync event, which is Workbox's only trigger.
  flush: async () => {},
  async signIn(userId, token) {
    session = { userId, token };
  },
  async signOut() {
    session = null;
  },
  async state() {
    const known = await indexedDB.databases();
    const waiting = known.some(({ name }) => name === DB) ? (await queued()).flatMap(idsOf) : [];
    return { waiting, refused: [], delivered: [] };
  },
  skew: unsupported('set its clock'),
  arm: unsupported('stop at a point'),
  hit: unsupported('stop at a point'),
  disarm: unsupported('stop at a point'),
};

interface QueuedRequest {
  readonly requestData: { readonly body: ArrayBuffer };
}

function queued(): Promise<QueuedRequest[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DB);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const db = opening.result;
      const reading = db.transaction('requests').objectStore('requests').getAll();
      reading.addEventListener('error', () => reject(reading.error));
      reading.addEventListener('success', () => {
        db.close();
        resolve(reading.result as QueuedRequest[]); // as Workbox's StorableRequest writes them
      });
    });
  });
}

function idsOf({ requestData }: QueuedRequest): string[] {
  const rows: unknown = JSON.parse(new TextDecoder().decode(requestData.body));
  return Array.isArray(rows) ? rows.map((row: { id: string }) => row.id) : [];
}
