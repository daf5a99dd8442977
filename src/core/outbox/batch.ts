/** Which items may travel in one array insert. One insert is one statement: all rows or none. */
import type { Row } from './kind.ts';
import type { OutboxItem } from './record.ts';

export const MAX_BATCH_ITEMS = 50;
/** UTF-8 bytes of the request's body. */
export const MAX_BATCH_BYTES = 256 * 1024;

/** An item ready to leave. */
export interface Prepared {
  readonly item: OutboxItem;
  readonly table: string;
  readonly row: Row;
  /** UTF-8 bytes of the row as JSON. */
  readonly bytes: number;
}

export type Batch = readonly [Prepared, ...Prepared[]];

const encoder = new TextEncoder();

export function rowBytes(row: Row): number {
  return encoder.encode(JSON.stringify(row)).length;
}

/** An item whose batch kept failing travels with fewer others, at last alone, so that it cannot take them along. */
export function companions(item: OutboxItem): number {
  const trouble = item.faults + item.stalls;
  return trouble === 0 ? MAX_BATCH_ITEMS : trouble === 1 ? 8 : 1;
}

function groupKey(p: Prepared): string {
  return JSON.stringify([p.table, p.item.userId, companions(p.item), Object.keys(p.row).toSorted()]);
}

/** Keeps the order within a batch. A row larger than the limit travels alone: the server decides about it. */
export function makeBatches(prepared: readonly Prepared[], maxBytes = MAX_BATCH_BYTES): Batch[] {
  const batches: Batch[] = [];
  const open = new Map<string, { items: [Prepared, ...Prepared[]]; bytes: number }>();
  for (const p of prepared) {
    const key = groupKey(p);
    const current = open.get(key);
    // Brackets around the array, a comma before every row but the first.
    if (current && current.items.length < companions(p.item) && current.bytes + 1 + p.bytes <= maxBytes) {
      current.items.push(p);
      current.bytes += 1 + p.bytes;
    } else {
      const items: [Prepared, ...Prepared[]] = [p];
      open.set(key, { items, bytes: 2 + p.bytes });
      batches.push(items);
    }
  }
  return batches;
}
