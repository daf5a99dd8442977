/** The small parts: pauses, batches, receipts, the list of kinds, the exported file. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, isDue } from '../../../src/core/outbox/backoff.ts';
import { makeBatches, MAX_BATCH_BYTES, rowBytes } from '../../../src/core/outbox/batch.ts';
import type { Prepared } from '../../../src/core/outbox/batch.ts';
import { createKindRegistry } from '../../../src/core/outbox/kind.ts';
import type { Row } from '../../../src/core/outbox/kind.ts';
import type { OutboxItem } from '../../../src/core/outbox/record.ts';
import { receiptCode } from '../../../src/core/outbox/receipt.ts';
import { fromExport, toExport } from '../../../src/core/outbox/transfer.ts';
import { newItem, uuid } from '../../support/outbox/items.ts';
import { note } from '../../support/outbox/kinds.ts';
import { seededRandom } from '../../support/outbox/ports.ts';

const at = (fraction: number) => ({ uuid: () => uuid(0), fraction: () => fraction });

describe('a pause', () => {
  it('doubles its ceiling from 2 s to 5 min', () => {
    const almost = at(0.999_999);
    expect([1, 2, 3, 8, 9, 50].map((n) => Math.round(backoffMs(n, almost, null) / 1000))).toEqual([
      2, 4, 8, 256, 300, 300,
    ]);
  });

  it('may be nothing at all: full jitter', () => {
    expect(backoffMs(9, at(0), null)).toBe(0);
  });

  it('is what the server asked for, within an hour', () => {
    expect(backoffMs(1, at(0.5), 90_000)).toBe(90_000);
    expect(backoffMs(1, at(0.5), 86_400_000)).toBe(3_600_000);
  });

  it('is over when it is longer than any pause: the clock was set back', () => {
    expect([isDue(100, 100), isDue(101, 100), isDue(3_600_100, 100), isDue(7_200_000, 100)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('batches', () => {
  const prepared = (n: number, row: Row = { text: 'x' }, some: Partial<OutboxItem> = {}, table = 'notes'): Prepared => {
    const full = { id: uuid(n), ...row };
    return { item: { ...newItem(n), seq: n, ...some }, table, row: full, bytes: rowBytes(full) };
  };

  it('hold at most 50 items, in their order', () => {
    const all = Array.from({ length: 120 }, (_, n) => prepared(n));
    const batches = makeBatches(all);
    expect(batches.map((b) => b.length)).toEqual([50, 50, 20]);
    expect(batches.flat()).toEqual(all);
  });

  it('never mix tables, users or rows with other keys', () => {
    const all = [
      prepared(1),
      prepared(2, { text: 'x' }, { userId: uuid(9) }),
      prepared(3, { text: 'x' }, {}, 'knocks'),
      prepared(4, { text: 'x', door: '1' }),
      prepared(5),
    ];
    expect(makeBatches(all).map((b) => b.map((p) => p.item.seq))).toEqual([[1, 5], [2], [3], [4]]);
  });

  it('stay within 256 KB of UTF-8 as sent; only a single larger row may not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90_000 }), { maxLength: 30 }), (sizes) => {
        for (const batch of makeBatches(sizes.map((size, n) => prepared(n, { text: 'é'.repeat(size) })))) {
          const sent = new TextEncoder().encode(JSON.stringify(batch.map((p) => p.row))).length;
          expect(sent <= MAX_BATCH_BYTES || batch.length === 1).toBe(true);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it('are smaller for items whose batch made trouble, at last alone', () => {
    const troubled = (stalls: number) => Array.from({ length: 10 }, (_, n) => prepared(n, { text: 'x' }, { stalls }));
    expect([0, 1, 2].map((stalls) => makeBatches(troubled(stalls)).length)).toEqual([1, 2, 10]);
  });
});

describe('a receipt code', () => {
  it('is the same for the same id, and readable', () => {
    expect(receiptCode('f81d4fae-7dec-41d0-a765-00a0c91e6bf6')).toBe('M34H-WTZP');
    expect(receiptCode('00000000-0000-4000-8000-000000000000')).toBe('0000-0000');
    expect(receiptCode('FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF')).toBe('ZZZZ-ZZZZ');
  });

  it('differs for ten thousand ids and never holds I, L, O or U', () => {
    const random = seededRandom(3);
    const codes = Array.from({ length: 10_000 }, () => receiptCode(random.uuid()));
    expect(new Set(codes).size).toBe(10_000);
    expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([]);
  });

  it('is refused for anything but a uuid', () => {
    expect(() => receiptCode('12345')).toThrow(TypeError);
  });
});

it('two kinds of one name are noticed at start, not when items are sent to the wrong table', () => {
  expect(() => createKindRegistry([note, note])).toThrow('"note"');
});

describe('the exported file', () => {
  const items: OutboxItem[] = [
    { ...newItem(1, { attempts: 3, lastError: { code: '503', status: 503 } }), seq: 1 },
    { ...newItem(2, { state: 'delivered', payload: null, settledAt: '2025-10-20T12:00:00.000Z' }), seq: 2 },
    { ...newItem(3, { state: 'refused', userId: uuid(9), lastError: { code: '23514', constraint: 'c' } }), seq: 3 },
    { ...newItem(4, { state: 'sending' }), seq: 4 },
  ];
  const file = toExport(items, '2025-10-20T12:00:00.000Z');

  it('holds everything that is not delivered', () => {
    expect(file.items.map((i) => [i.id, i.state])).toEqual([
      [uuid(1), 'queued'],
      [uuid(3), 'refused'],
      [uuid(4), 'queued'],
    ]);
  });

  it('comes back through JSON as items that may have arrived meanwhile', () => {
    const back = fromExport(JSON.stringify(file));
    expect(back.unreadable).toBe(0);
    expect(back.items.map((i) => [i.id, i.payload, i.userId, i.mayHaveLanded])).toEqual([
      [uuid(1), { text: 'ok 1' }, null, true],
      [uuid(3), { text: 'ok 3' }, uuid(9), true],
      [uuid(4), { text: 'ok 4' }, null, true],
    ]);
  });

  it('says so when it is something else', () => {
    for (const other of ['no json', '[]', '{"format":"x"}', null, 7]) {
      expect(() => fromExport(other)).toThrow(expect.objectContaining({ code: 'unreadable-file' }));
    }
  });

  it('counts the entries it cannot read and takes the others', () => {
    const [good] = file.items;
    const broken = [good, { ...good, id: 'x' }, { ...good, payload: null }, { ...good, userId: 5 }, 'text', null];
    const back = fromExport({ ...file, items: broken });
    expect([back.items.length, back.unreadable]).toEqual([1, 5]);
  });
});
