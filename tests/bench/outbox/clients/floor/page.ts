/**
 * The floor: Dexie with strict durability, a bare loop of batches of fifty, and none of the promises. A stop in the
 * wrong moment sends twice, a refused row blocks the queue, two tabs send everything twice.
 */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { heapInUse, makeRow, makeRows, post, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';

const BATCH = 50;

const db = new Dexie('floor', { chromeTransactionDurability: 'strict' });
db.version(1).stores({ queue: '++seq' });
const queue: Table<Row & { seq: number }, number, Row> = db.table('queue');

window.benchClient = {
  ready: async () => void (await queue.count()),
  fill: async (load) => void (await queue.bulkAdd(makeRows(load))),
  enqueue: (count) => timed(count, () => queue.add(makeRow())),
  async drain() {
    for (;;) {
      const rows = await queue.limit(BATCH).toArray();
      if (rows.length === 0) return;
      await post(rows.map(({ seq: _seq, ...row }) => row));
      await queue.bulkDelete(rows.map((row) => row.seq));
    }
  },
  heap: heapInUse,
};
