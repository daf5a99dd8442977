/** What a fault of the app itself may do to what somebody saved: nothing, and never unseen. */
import { olderServer } from '../../support/outbox/fakeServer.ts';
import { describe, expect, it } from 'vitest';
import { MAX_FAULTS } from '../../../src/core/outbox/verdict.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { note } from '../../support/outbox/kinds.ts';
import { MemoryStore } from '../../support/outbox/memoryStore.ts';

/** A device whose sending breaks, as it did where AbortSignal.any was missing, until it is mended. */
function broken() {
  const told: unknown[] = [];
  const fault = new TypeError('AbortSignal.any is not a function');
  const device = createDevice({ onFault: (cause) => told.push(cause) });
  const { insert } = device.parts.transport;
  let mended = false;
  const outbox = device.tab({
    transport: {
      ...olderServer,
      insert: (request) => (mended ? insert(request) : Promise.reject(fault)),
      reachable: () => (mended ? Promise.resolve(true) : Promise.reject(fault)),
    },
  });
  return { ...device, outbox, told, fault, mend: () => (mended = true) };
}

describe('a fault of the app while it sends', () => {
  it('is told, counted and named, and not called a network failure', async () => {
    const { outbox, told, fault } = broken();
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    await outbox.flush('timer');
    expect(told).toEqual([fault]);
    expect((await outbox.get(id))?.lastError).toEqual({ code: 'app-TypeError' });
    expect((await outbox.diagnostics()).verdicts).toEqual({ 'fault of the app': 1 });
  });

  it('never makes anybody give up an item, and what was saved arrives once it is mended', async () => {
    const { outbox, clock, states, texts, mend } = broken();
    await outbox.enqueue(note, { text: 'ok' });
    for (let i = 0; i < MAX_FAULTS + 3; i++) {
      await outbox.flush('timer');
      clock.advance(300_000);
    }
    expect(states()).toEqual(['queued']);
    mend();
    await outbox.flush('timer');
    expect(texts()).toEqual(['ok']);
  });

  it('that only one item brings about does not keep the others', async () => {
    const device = createDevice();
    const { insert } = device.parts.transport;
    const outbox = device.tab({
      transport: {
        ...olderServer,
        insert: (request) =>
          request.rows.some((row) => row['text'] === 'ok but odd') ? Promise.reject(new RangeError()) : insert(request),
      },
    });
    for (const text of ['ok 1', 'ok but odd', 'ok 2', 'ok 3']) await outbox.enqueue(note, { text });
    for (let i = 0; i < 3; i++) {
      await outbox.flush('timer');
      device.clock.advance(300_000);
    }
    expect(device.texts().toSorted()).toEqual(['ok 1', 'ok 2', 'ok 3']);
  });

  it('elsewhere in a flush is told too, and leaves everything in its place', async () => {
    class OddStore extends MemoryStore {
      override page(): never {
        throw new ReferenceError('nothing');
      }
    }
    const told: unknown[] = [];
    const device = createDevice();
    await device.outbox.enqueue(note, { text: 'ok' });
    const outbox = device.tab({ store: new OddStore(device.disk), onFault: (cause) => told.push(cause) });
    expect(await outbox.flush('timer')).toMatchObject({ status: 'failed' });
    expect(told).toHaveLength(1);
    expect((await outbox.diagnostics()).verdicts).toEqual({ 'flush broken: ReferenceError': 1 });
    expect(device.states()).toEqual(['queued']);
  });
});
