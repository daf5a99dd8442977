/**
 * RxDB's replication with the array push its documentation shows, on its free Dexie storage as it comes (which
 * means the browser's relaxed durability: a commit is promised before it is on the disk).
 */
import { createRxDatabase } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { heapInUse, makeRow, makeRows, post, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';

const BATCH = 50;
const text = { type: 'string' } as const;

async function open() {
  const db = await createRxDatabase({ name: 'notes', storage: getRxStorageDexie(), multiInstance: false });
  const { notes } = await db.addCollections<{ notes: Row }>({
    notes: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        properties: {
          id: { type: 'string', maxLength: 36 },
          name: text,
          email: text,
          notes: text,
          client_created_at: text,
        },
        required: ['id'],
      },
    },
  } as never); // its types want an RxJsonSchema written out with every flag
  const replication = replicateRxCollection<Row, never>({
    collection: notes as never, // the collection's own type is wider than the replication's
    replicationIdentifier: 'notes',
    autoStart: false,
    live: true,
    waitForLeadership: false,
    push: {
      batchSize: BATCH,
      async handler(changes) {
        await post(changes.map(({ newDocumentState: { _deleted, ...row } }) => row));
        return [];
      },
    },
  });
  return { notes, replication };
}

const opened = open();

window.benchClient = {
  ready: async () => void (await opened),
  async fill(load) {
    const { error } = await (await opened).notes.bulkInsert(makeRows(load));
    if (error.length > 0) throw new Error('RxDB did not take the rows.');
  },
  async enqueue(count) {
    const { notes } = await opened;
    return timed(count, () => notes.insert(makeRow()));
  },
  async drain() {
    const { replication } = await opened;
    await replication.start();
    await replication.awaitInSync();
  },
  heap: heapInUse,
};
