/** A shared phone: one person's items never wait for another person's, whatever those wait for. */
import { describe, expect, it } from 'vitest';
import { createDevice } from '../../support/outbox/device.ts';
import { answer } from '../../support/outbox/fakeServer.ts';
import { newItem } from '../../support/outbox/items.ts';
import { knock, note, oldKinds, ping } from '../../support/outbox/kinds.ts';
import { close } from '../../../src/core/seal/items.ts';

type Device = ReturnType<typeof createDevice>;

const DOORS = ['1', '2', '3', '4'];

async function walk(device: Device, who: string, doors: readonly string[], anonymous = false): Promise<void> {
  for (const door of doors) await device.outbox.enqueue(knock, { door, text: `ok ${who} at ${door}` }, { anonymous });
}

/** Locks what this person left, as a sign-out does. */
async function lock(device: Device, userId: string): Promise<void> {
  const items = (await device.outbox.list()).filter((item) => item.userId === userId);
  await device.parts.store.change(
    items.map(({ id }) => id),
    (item) => close(item, item, { iv: 'x', data: 'x' }),
  );
}

const arrived = (device: Device) => [...device.server.table.values()].map(({ row }) => row['text']);
const at = (who: string, doors = DOORS) => doors.map((door) => `ok ${who} at ${door}`);

describe('two people at the same doors with one phone', () => {
  it.each([
    ['left open', async () => {}],
    ['locked behind them', (device: Device) => lock(device, 'ann')],
  ])('the second one’s results leave although the first one’s wait for their sign-in, %s', async (_, left) => {
    const device = createDevice();
    device.signIn('ann');
    await walk(device, 'ann', DOORS);
    device.identity.who = null;
    await left(device);
    device.signIn('bob');
    await walk(device, 'bob', DOORS);
    await device.outbox.flush('enqueue');
    expect(arrived(device)).toEqual(at('bob'));
    expect([...device.server.table.values()].every(({ userId }) => userId === 'bob')).toBe(true);
  });

  it('sends the first one’s under their own name when they are back, each once', async () => {
    const device = createDevice();
    device.signIn('ann');
    await walk(device, 'ann', DOORS);
    device.signIn('bob');
    await walk(device, 'bob', DOORS);
    await device.outbox.flush('sign-in');
    device.signIn('ann');
    await device.outbox.flush('sign-in');
    expect(arrived(device)).toEqual([...at('bob'), ...at('ann')]);
    expect(device.server.journal.map(({ userId }) => userId)).toEqual([
      ...Array(4).fill('bob'),
      ...Array(4).fill('ann'),
    ]);
  });

  it('a refused result of one person holds up no other person’s at that door', async () => {
    const device = createDevice();
    device.signIn('ann');
    await device.outbox.enqueue(knock, { door: '1', text: 'bad' });
    await device.outbox.flush('enqueue');
    device.signIn('bob');
    await walk(device, 'bob', ['1']);
    await device.outbox.flush('enqueue');
    expect([device.states(), arrived(device)]).toEqual([['refused', 'delivered'], at('bob', ['1'])]);
  });

  it('without a name and under one are two senders', async () => {
    const device = createDevice();
    device.signIn('ann');
    await walk(device, 'ann', ['1']);
    device.identity.who = null;
    await walk(device, 'nobody', ['1']);
    await device.outbox.flush('enqueue');
    expect(arrived(device)).toEqual(at('nobody', ['1']));
    const other = createDevice();
    await other.outbox.enqueue(knock, { door: '1', text: 'bad' });
    await walk(other, 'nobody', ['1']);
    await other.outbox.flush('enqueue');
    expect(other.states(), 'what has no name is one sender’s').toEqual(['refused', 'queued']);
  });

  it('each person’s own stay in their order', async () => {
    const device = createDevice();
    device.signIn('ann');
    await device.outbox.enqueue(knock, { door: '1', text: 'bad ann' });
    device.signIn('bob');
    await device.outbox.enqueue(knock, { door: '1', text: 'bad bob' });
    await walk(device, 'bob again', ['1']);
    await device.outbox.flush('enqueue');
    expect(device.states()).toEqual(['waiting-sign-in', 'refused', 'queued']);
  });
});

describe('what waits for another person', () => {
  it('is known to wait for their sign-in, also behind an earlier one of theirs and during a pause', async () => {
    const device = createDevice();
    device.signIn('ann');
    await walk(device, 'ann', ['1', '1']);
    device.server.modes = ['drop'];
    await device.outbox.flush('enqueue');
    expect(device.states()).toEqual(['queued', 'queued']);
    device.signIn('bob');
    expect(await device.outbox.flush('timer')).toMatchObject({ nextDueAt: null });
    expect(device.states()).toEqual(['waiting-sign-in', 'waiting-sign-in']);
  });

  it('is known to wait for an update behind an earlier one, too', async () => {
    const device = createDevice();
    await device.parts.store.addMissing([
      newItem(1, { kind: 'later', entityKey: 'door:1' }),
      newItem(2, { kind: 'later', entityKey: 'door:1' }),
    ]);
    await device.tab({ kinds: oldKinds }).flush('timer');
    expect(device.states()).toEqual(['waiting-update', 'waiting-update']);
  });
});

describe('a server that asks one sender for patience', () => {
  it('gets the other one’s in the same flush', async () => {
    const device = createDevice();
    device.signIn('ann');
    const outbox = device.tab({
      transport: {
        ...device.parts.transport,
        insert: async (request) =>
          request.token === null
            ? answer({ status: 429, code: 'PT429', retryAfterMs: 3_600_000 })
            : device.parts.transport.insert(request),
      },
    });
    for (const text of ['ok 1', 'ok 2']) await outbox.enqueue(note, { text }, { anonymous: true });
    await outbox.enqueue(ping, { text: 'ok ping' }, { anonymous: true });
    await outbox.enqueue(note, { text: 'ok ann' });
    await outbox.flush('timer');
    expect(arrived(device)).toEqual(['ok ann']);
    expect(device.requests).toHaveLength(1);
  });

  it('is asked once for a sender, however many batches of theirs there are', async () => {
    const device = createDevice();
    let asked = 0;
    const outbox = device.tab({
      transport: {
        ...device.parts.transport,
        insert: async () => (asked++, answer({ status: 429, code: 'PT429', retryAfterMs: 60_000 })),
      },
    });
    for (let n = 0; n < 120; n++) await outbox.enqueue(note, { text: `ok ${n}` });
    await outbox.flush('timer');
    expect(asked).toBe(1);
  });
});
