/**
 * Which items are on their way. "May have landed" for a batch of fifty is one small row here instead of fifty rewritten
 * records: that commit stands before every request, and rewriting took longer than the request itself.
 */
import type { OutboxItem } from '../../core/outbox/record.ts';
import type { CampaignDb, FlightRow } from './db.ts';

/** Below this many the records themselves are rewritten: a form's own submission shows as 'sending' wherever it is read. */
export const FLIGHT_MIN = 10;

/** What is on its way, as read in one transaction. */
export interface Flights {
  readonly size: number;
  readonly seqs: readonly number[];
  has(seq: number): boolean;
  /** The item as it truly is: the record says 'queued' until the flight has ended. */
  seen(item: OutboxItem): OutboxItem;
  /** These have a record of their own again, or none. Inside the same read-write transaction. */
  land(seqs: readonly number[]): Promise<void>;
}

/** Inside a transaction that includes the table of flights. */
export async function readFlights(db: CampaignDb): Promise<Flights> {
  const rows: readonly FlightRow[] = await db.flights.toArray();
  const flightOf = new Map(rows.flatMap((row) => row.seqs.map((seq) => [seq, row] as const)));
  const on = (item: OutboxItem) => item.state === 'queued' && flightOf.has(item.seq);
  return {
    size: flightOf.size,
    seqs: [...flightOf.keys()],
    has: (seq) => flightOf.has(seq),
    seen: (item) => (on(item) ? { ...item, state: 'sending', mayHaveLanded: true } : item),
    async land(seqs) {
      const landed = new Set(seqs);
      const touched = new Set(seqs.flatMap((seq) => flightOf.get(seq) ?? []));
      const left = [...touched].map((row) => ({ ...row, seqs: row.seqs.filter((seq) => !landed.has(seq)) }));
      const ended = left.filter((row) => row.seqs.length === 0).map((row) => row.flight);
      const flying = left.filter((row) => row.seqs.length > 0);
      if (ended.length > 0) await db.flights.bulkDelete(ended);
      if (flying.length > 0) await db.flights.bulkPut(flying);
    },
  };
}

/** Is this decision nothing but "marked for sending"? Then a flight says it as well. */
export function isTakeOff(before: OutboxItem, after: OutboxItem): boolean {
  if (before.state !== 'queued' || after.state !== 'sending' || !after.mayHaveLanded) return false;
  const expected: OutboxItem = { ...before, state: 'sending', mayHaveLanded: true };
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(expected).length &&
    keys.every((key) => Object.is(Reflect.get(after, key), Reflect.get(expected, key)))
  );
}
