/**
 * The floor: Dexie with strict durability, a bare loop of batches of fifty, and none of the promises. A stop in the
 * wrong moment sends twice, a refused row blocks the queue, two tabs send everything twice.
 */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { heapInUse, makeRow, makeRows, post, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';

const BATCH = 50;

/**
 * What a save costs whoever promises more, one thing at a time (saves.ts): `who` reads first who is signed in, `indexed` finds an item by
 * its id and the queue in its order, `both` does both.
 */
const asked = location.search.slice(1);
const who = asked === 'who' || asked === 'both';
const indexed = asked === 'indexed' || asked === 'both';

const db = new Dexie('floor', { chromeTransactionDurability: 'strict' });
db.version(1).stores({ queue: indexed ? '++seq, &id, [state+priority+seq]' : '++seq', meta: 'key' });
const queue: Table<Row & { seq: number }, number, Row> = db.table('queue');

window.benchClient = {
  ready: async () => void (await queue.count()),
  fill: async (load) => void (await queue.bulkAdd(makeRows(load))),
  enqueue: (count) =>
    timed(count, async () => {
      if (who) await db.table('meta').get('identity');
      await queue.add(indexed ? Object.assign(makeRow(), { state: 'queued', priority: 50 }) : makeRow());
    }),
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
