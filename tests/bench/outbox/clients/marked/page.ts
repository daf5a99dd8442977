/**
 * The floor of anything that promises "once": the bare loop of batches of fifty, which also writes down before a request leaves
 * that it may have landed, and after the answer what has its receipt. No pages, no verdicts, no lock, no second sender.
 */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { heapInUse, makeRow, makeRows, post, timed } from '../protocol.ts';
import type { Row } from '../protocol.ts';

const BATCH = 50;
/** As many receipts as ours keeps. */
const RECEIPTS = 200;

const db = new Dexie('marked', { chromeTransactionDurability: 'strict' });
db.version(1).stores({ queue: '++seq', flights: '++flight', receipts: '++place' });
const queue: Table<Row & { seq: number }, number, Row> = db.table('queue');
const flights: Table<{ seqs: readonly number[] }, number> = db.table('flights');
const receipts: Table<{ id: string; at: number }, number> = db.table('receipts');

window.benchClient = {
  ready: async () => void (await queue.count()),
  fill: async (load) => void (await queue.bulkAdd(makeRows(load))),
  enqueue: (count) => timed(count, () => queue.add(makeRow())),
  async drain() {
    for (;;) {
      const rows = await queue.limit(BATCH).toArray();
      if (rows.length === 0) break;
      const seqs = rows.map((row) => row.seq);
      const flight = await flights.add({ seqs });
      await post(rows.map(({ seq: _seq, ...row }) => row));
      await db.transaction('rw', [queue, flights, receipts], async () => {
        await receipts.bulkAdd(rows.map(({ id }) => ({ id, at: Date.now() })));
        await queue.bulkDelete(seqs);
        await flights.delete(flight);
      });
    }
    const surplus = (await receipts.count()) - RECEIPTS;
    if (surplus > 0) await receipts.limit(surplus).delete();
  },
  heap: heapInUse,
};
