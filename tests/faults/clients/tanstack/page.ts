/** TanStack's offline transactions as their README shows them, on their IndexedDB adapter. */
import { IndexedDBAdapter, startOfflineExecutor } from '@tanstack/offline-transactions';
import { createCollection, localOnlyCollectionOptions } from 'offline-transactions-db';
import { unsupported } from '../protocol.ts';
import { workerInCharge } from '../shell.ts';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly user_id: string | null;
}

const notes = createCollection(localOnlyCollectionOptions<Note>({ id: 'notes', getKey: (note) => note.id }));
let session: { userId: string; token: string } | null = null;

const executor = startOfflineExecutor({
  collections: { notes },
  storage: new IndexedDBAdapter('notes-outbox', 'transactions'),
  mutationFns: {
    async send({ transaction }) {
      const rows = transaction.mutations.map((mutation) => mutation.modified);
      const response = await fetch('/rest/v1/notes', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Prefer: 'return=minimal',
          ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
        },
        body: JSON.stringify(rows),
      });
      // A primary key that is already there means an earlier request arrived.
      if (!response.ok && response.status !== 409) throw new Error(`HTTP ${response.status}`);
    },
  },
});

async function stored(): Promise<string[]> {
  const transactions = await executor.peekOutbox();
  return transactions.flatMap(({ mutations }) => mutations.map(({ modified }) => String(modified['id'])));
}

/** Its outbox has the item, or the request has already ended, or this tab is one that keeps nothing. */
async function kept(id: string, ended: () => boolean): Promise<void> {
  while (executor.isOfflineEnabled && !ended() && !(await stored()).includes(id)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

window.faultClient = {
  async ready() {
    await workerInCharge();
    await executor.waitForInit();
    return '';
  },
  async submit(items) {
    for (const { id, text, anonymous } of items) {
      const offline = executor.createOfflineTransaction({ mutationFnName: 'send', autoCommit: false });
      offline.mutate(() => void notes.insert({ id, text, user_id: anonymous ? null : (session?.userId ?? null) }));
      let ended = false;
      offline.commit().then(
        () => (ended = true),
        () => (ended = true),
      );
      await kept(id, () => ended);
      // The row stands in the list: that is all the person gets to see, in every tab.
      if (notes.has(id)) await window.tellSaved(id);
    }
    return [];
  },
  edit: unsupported('edit'),
  withdraw: unsupported('withdraw'),
  async flush() {
    executor.getOnlineDetector().notifyOnline();
  },
  async signIn(userId, token) {
    session = { userId, token };
  },
  async signOut() {
    session = null;
  },
  state: async () => ({ waiting: await stored(), refused: [], delivered: [] }),
  skew: unsupported('set its clock'),
  arm: unsupported('stop at a point'),
  hit: unsupported('stop at a point'),
  disarm: unsupported('stop at a point'),
};
