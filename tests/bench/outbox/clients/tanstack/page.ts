/**
 * TanStack's offline transactions as their README shows them, on their IndexedDB adapter. "Saved" is when the
 * adapter's write has ended; an online detector turned by hand keeps the queue closed until the drain.
 */
import { IndexedDBAdapter, startOfflineExecutor } from '@tanstack/offline-transactions';
import { createCollection, localOnlyCollectionOptions } from 'offline-transactions-db';
import { heapInUse, makeRow, makeRows, post, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';

const notes = createCollection(localOnlyCollectionOptions<Row>({ id: 'notes', getKey: (note) => note.id }));

class Storage extends IndexedDBAdapter {
  onSaved: () => void = () => {};

  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value);
    this.onSaved();
  }
}

const storage = new Storage('notes-outbox', 'transactions');
let online = false;
const listeners = new Set<() => void>();

const executor = startOfflineExecutor({
  collections: { notes },
  storage,
  mutationFns: {
    send: ({ transaction }) => post(transaction.mutations.map((mutation) => mutation.modified)),
  },
  onlineDetector: {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyOnline: () => listeners.forEach((listener) => listener()),
    isOnline: () => online,
    dispose: () => listeners.clear(),
  },
});

let unanswered = 0;
let onEmpty: () => void = () => {};

function save(row: Row): Promise<void> {
  const transaction = executor.createOfflineTransaction({ mutationFnName: 'send', autoCommit: false });
  transaction.mutate(() => void notes.insert(row));
  const saved = new Promise<void>((resolve) => (storage.onSaved = resolve));
  unanswered++;
  // Also when it was refused: that deletes the transaction, and there is nothing more to wait for.
  const ended = () => {
    if (--unanswered === 0) onEmpty();
  };
  transaction.commit().then(ended, ended);
  return saved;
}

window.benchClient = {
  ready: () => executor.waitForInit(),
  async fill(load) {
    for (const row of makeRows(load)) await save(row);
  },
  enqueue: (count) => timed(count, () => save(makeRow())),
  drain: () =>
    new Promise((resolve) => {
      onEmpty = resolve;
      online = true;
      executor.getOnlineDetector().notifyOnline();
    }),
  heap: heapInUse,
};
