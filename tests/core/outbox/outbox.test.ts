/** What a person may do with the outbox: save, change, take back, delete, look, export. */
import { olderServer } from '../../support/outbox/fakeServer.ts';
import { describe, expect, it } from 'vitest';
import { OutboxError } from '../../../src/core/errors.ts';
import { entryOf } from '../../../src/core/outbox/api.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { uuid } from '../../support/outbox/items.ts';
import { knock, note, ping } from '../../support/outbox/kinds.ts';
import { MemoryStore } from '../../support/outbox/memoryStore.ts';

const failing = (code: string) => expect.objectContaining({ tag: 'OutboxError', code });

describe('saving', () => {
  it('says saved only after the commit', async () => {
    let commit = () => {};
    const { disk, tab } = createDevice();
    const store = new MemoryStore(disk, { committed: () => new Promise((done) => (commit = done)) });
    let saved = false;
    const promise = tab({ store })
      .enqueue(note, { text: 'ok' })
      .then(() => (saved = true));
    await expect.poll(() => disk.items.size).toBe(1);
    expect(saved).toBe(false);
    commit();
    await promise;
    expect(saved).toBe(true);
  });

  it('rejects with a tagged error when the storage fails, so that the form keeps its text', async () => {
    const { disk, tab } = createDevice();
    const store = new MemoryStore(disk, { before: () => Promise.reject(new OutboxError('storage-unavailable', 'no')) });
    await expect(tab({ store }).enqueue(note, { text: 'ok' })).rejects.toEqual(failing('storage-unavailable'));
    expect(disk.items.size).toBe(0);
  });

  it('keeps a copy that the form cannot reach any more', async () => {
    const { outbox, disk } = createDevice();
    const payload = { text: 'ok first' };
    await outbox.enqueue(note, payload, { id: uuid(1) });
    payload.text = 'ok typed later';
    expect(disk.items.get(uuid(1))?.payload).toEqual({ text: 'ok first' });
  });

  it('makes one item of a double click', async () => {
    const { outbox, disk } = createDevice();
    const id = uuid(1);
    await Promise.all([outbox.enqueue(note, { text: 'ok' }, { id }), outbox.enqueue(note, { text: 'ok' }, { id })]);
    expect(disk.items.size).toBe(1);
    await outbox.flush('timer');
    await outbox.enqueue(note, { text: 'ok' }, { id });
    expect(disk.bySeq().map((i) => i.state)).toEqual(['delivered']);
  });

  it('lets what is saved first wait for what goes before it: a picture for its report', async () => {
    const { disk, requests, tab } = createDevice({ autoFlush: true });
    const outbox = tab();
    await outbox.enqueue(ping, { text: 'a picture' }, { id: uuid(1), flush: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toEqual([]);
    await outbox.enqueue(note, { text: 'ok' }, { id: uuid(2) });
    await expect.poll(() => disk.bySeq().map((i) => i.state)).toEqual(['delivered', 'delivered']);
    expect(requests.map(({ table }) => table)).toEqual(['notes', 'pings']);
    outbox.dispose();
  });

  it('does not pass off another content under a known id as saved', async () => {
    const { outbox } = createDevice();
    await outbox.enqueue(note, { text: 'ok 1' }, { id: uuid(1) });
    await expect(outbox.enqueue(note, { text: 'ok 2' }, { id: uuid(1) })).rejects.toEqual(failing('duplicate-id'));
  });

  it('saves what belongs together as one: nothing of it under another name, and a second press adds nothing', async () => {
    const { outbox, identity, disk } = createDevice();
    const both = [entryOf(note, uuid(1), { text: 'ok 1' }), entryOf(note, uuid(2), { text: 'ok 2' })];
    identity.who = { userId: 'bob', accessToken: null, expiresAt: 0 };
    await expect(outbox.enqueueTogether(both, { as: 'ann' })).rejects.toEqual(failing('other-person'));
    expect(disk.items.size).toBe(0);
    await Promise.all([outbox.enqueueTogether(both, { as: 'bob' }), outbox.enqueueTogether(both, { as: 'bob' })]);
    expect(disk.bySeq().map(({ id, userId }) => [id, userId])).toEqual([
      [uuid(1), 'bob'],
      [uuid(2), 'bob'],
    ]);
  });

  it('refuses what JSON cannot hold', async () => {
    const { outbox } = createDevice();
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(outbox.enqueue(note, circular as never)).rejects.toEqual(failing('not-plain-data'));
    await expect(outbox.enqueue(note, null as never)).rejects.toEqual(failing('not-plain-data'));
  });

  it('saves nothing under another name than the one on the screen', async () => {
    const { outbox, identity, disk } = createDevice();
    identity.who = { userId: 'bob', accessToken: null, expiresAt: 0 };
    await expect(outbox.enqueue(note, { text: 'ok' }, { as: 'ann' })).rejects.toEqual(failing('other-person'));
    identity.who = null;
    await expect(outbox.enqueue(note, { text: 'ok' }, { as: 'ann' })).rejects.toEqual(failing('other-person'));
    expect(disk.items.size).toBe(0);
    identity.who = { userId: 'ann', accessToken: null, expiresAt: 0 };
    expect((await outbox.enqueue(note, { text: 'ok' }, { as: 'ann' })).userId).toBe('ann');
  });

  it('writes down who is signed in, also without a usable token, and nobody when asked to be anonymous', async () => {
    const { outbox, identity } = createDevice();
    identity.who = { userId: 'ann', accessToken: null, expiresAt: 0 };
    expect((await outbox.enqueue(note, { text: 'ok' })).userId).toBe('ann');
    expect((await outbox.enqueue(note, { text: 'ok' }, { anonymous: true })).userId).toBe(null);
  });

  it('saves nothing when it cannot read who is signed in: a guess would be the wrong name', async () => {
    const { tab, disk } = createDevice();
    const identity = { current: () => Promise.reject(new Error('no')) };
    await expect(tab({ identity }).enqueue(note, { text: 'ok' })).rejects.toEqual(failing('storage-unavailable'));
    expect(disk.items.size).toBe(0);
  });

  it('sends by itself, and again when a pause ends', async () => {
    const { tab, server, clock, states } = createDevice();
    server.modes = ['502'];
    const outbox = tab({ autoFlush: true });
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    expect(await outbox.settled(id, 4000)).toBe('later');
    clock.advance(2_500);
    await expect.poll(states).toEqual(['delivered']);
  });

  it('does not try the network again for each of a hundred items saved while it is away', async () => {
    const { tab, server, clock, requests, states, parts } = createDevice();
    server.modes = Array.from({ length: 500 }, () => 'drop' as const);
    const { transport } = parts;
    const insert: typeof transport.insert = async (request) => {
      const answer = await transport.insert(request);
      // Even a network that is away takes longer to say so than this disk takes to read.
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      return answer;
    };
    const outbox = tab({ autoFlush: true, transport: { ...transport, insert } });
    for (let i = 0; i < 100; i++) await outbox.enqueue(note, { text: `ok ${i}` });
    await outbox.flush('timer');
    const before = requests.length;
    expect(before).toBeLessThan(20);
    // An hour without a network: the pauses between attempts grow.
    for (let i = 0; i < 3600; i++) {
      clock.advance(1_000);
      await new Promise((done) => setImmediate(done));
    }
    expect(requests.length - before).toBeLessThan(60);
    server.modes = [];
    await outbox.retryNow();
    expect(states().filter((state) => state !== 'delivered')).toEqual([]);
  });
});

describe('changing', () => {
  it('sends the last content of an item that had not left', async () => {
    const { outbox, texts } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'ok first' });
    await outbox.replace(id, { text: 'ok second' });
    await outbox.flush('timer');
    expect(texts()).toEqual(['ok second']);
  });

  it('sends a refused item again under the same id once it is edited', async () => {
    const { outbox, server, states } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'bad' });
    await outbox.flush('timer');
    expect(states()).toEqual(['refused']);
    await outbox.replace(id, { text: 'ok' });
    await outbox.flush('timer');
    expect(server.table.get(id)?.row['text']).toBe('ok');
    expect(states()).toEqual(['delivered']);
  });

  it('does not change an item that may have arrived: the change would be lost without a word', async () => {
    const { outbox, server } = createDevice();
    server.modes = ['commit-drop'];
    const { id } = await outbox.enqueue(note, { text: 'ok first' });
    await outbox.flush('timer');
    await expect(outbox.replace(id, { text: 'ok second' })).rejects.toEqual(failing('may-have-landed'));
  });

  it.each(['401', '429'] as const)(
    'a %s does not rule out that it arrived: the browser may have sent it before',
    async (mode) => {
      const { outbox, server } = createDevice();
      server.modes = [mode];
      const { id } = await outbox.enqueue(note, { text: 'ok first' });
      await outbox.flush('timer');
      await expect(outbox.replace(id, { text: 'ok second' })).rejects.toEqual(failing('may-have-landed'));
      expect(await outbox.withdraw(id)).toEqual({ outcome: 'may-have-landed' });
    },
  );

  it('a refusal of its data rules out that it arrived: the change is not suspected of coming too late', async () => {
    const { outbox } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'bad' });
    await outbox.flush('timer');
    expect((await outbox.replace(id, { text: 'ok' })).editedAfterSend).toBe(false);
  });

  it('tells the person when an earlier version had arrived after all', async () => {
    const { outbox, server, clock, disk } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'ok first' });
    // It arrives, nobody hears of it, and then the server fails until the item is given up.
    server.modes = ['commit-drop', ...Array.from({ length: 12 }, () => '500' as const)];
    for (let i = 0; i < 13; i++) {
      await outbox.flush('timer');
      clock.advance(300_000);
    }
    expect(disk.items.get(id)).toMatchObject({ state: 'refused', faults: 12, mayHaveLanded: true });
    await outbox.replace(id, { text: 'ok second' });
    await outbox.flush('timer');
    expect(disk.items.get(id)).toMatchObject({
      state: 'refused',
      lastError: { code: 'already-arrived' },
      payload: { text: 'ok second' },
    });
  });

  it('says that a delivered or unknown item cannot be changed', async () => {
    const { outbox } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    await outbox.flush('timer');
    await expect(outbox.replace(id, { text: 'ok 2' })).rejects.toEqual(failing('already-delivered'));
    await expect(outbox.replace(uuid(9), { text: 'ok 2' })).rejects.toEqual(failing('not-found'));
  });
});

describe('taking back', () => {
  it('an item that never left is gone, and never sent', async () => {
    const { outbox, server } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    expect(await outbox.withdraw(id)).toEqual({ outcome: 'withdrawn', mayHaveLanded: false });
    await outbox.flush('timer');
    expect([server.table.size, await outbox.list()]).toEqual([0, []]);
  });

  it('asks again when it may have arrived', async () => {
    const { outbox, server } = createDevice();
    server.modes = ['drop'];
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    await outbox.flush('timer');
    expect(await outbox.withdraw(id)).toEqual({ outcome: 'may-have-landed' });
    expect(await outbox.list()).toHaveLength(1);
    expect(await outbox.withdraw(id, { evenIfLanded: true })).toEqual({ outcome: 'withdrawn', mayHaveLanded: true });
  });

  it('leaves alone what is on its way or has arrived', async () => {
    let arrive = () => {};
    const { tab, server } = createDevice();
    const outbox = tab({
      transport: {
        ...olderServer,
        insert: async (request) => {
          await new Promise<void>((done) => (arrive = done));
          return server.handle(request);
        },
      },
    });
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    const flush = outbox.flush('timer');
    await expect.poll(async () => (await outbox.get(id))?.state).toBe('sending');
    expect(await outbox.withdraw(id, { evenIfLanded: true })).toEqual({ outcome: 'in-flight' });
    await expect(outbox.replace(id, { text: 'ok 2' })).rejects.toEqual(failing('in-flight'));
    await new Promise((done) => setImmediate(done));
    arrive();
    await flush;
    expect(await outbox.withdraw(id)).toEqual({ outcome: 'already-delivered' });
    expect(await outbox.withdraw(uuid(9))).toEqual({ outcome: 'not-found' });
  });

  it('deletes only what is refused or delivered', async () => {
    const { outbox } = createDevice();
    const bad = await outbox.enqueue(note, { text: 'bad' });
    const ok = await outbox.enqueue(note, { text: 'ok' });
    expect(await outbox.remove(bad.id)).toBe(false);
    await outbox.flush('timer');
    expect([await outbox.remove(bad.id), await outbox.remove(ok.id), await outbox.remove(ok.id)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('looking', () => {
  it('erases what was typed once it has arrived, and keeps the receipt', async () => {
    const { outbox } = createDevice();
    const { id } = await outbox.enqueue(note, { text: 'ok secret' });
    await outbox.flush('timer');
    const [receipt] = await outbox.list();
    expect(receipt).toMatchObject({ id, state: 'delivered', payload: null });
    expect(JSON.stringify(receipt)).not.toContain('secret');
  });

  it('answers a form: delivered, refused, waiting, later, timeout', async () => {
    const { outbox, server, clock, identity, signIn } = createDevice();
    const wait = async (text: string) => {
      const { id } = await outbox.enqueue(note, { text });
      const answer = outbox.settled(id, 4000);
      await outbox.flush('enqueue');
      return answer;
    };
    expect(await wait('ok')).toBe('delivered');
    expect(await wait('bad')).toBe('refused');
    server.modes = ['drop'];
    expect(await wait('ok')).toBe('later');
    identity.who = { userId: 'ann', accessToken: null, expiresAt: 0 };
    expect(await wait('ok')).toBe('waiting');
    signIn('ann');
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    const answer = outbox.settled(id, 4000);
    clock.advance(4000);
    expect(await answer).toBe('timeout');
  });

  it('does not call an item late only because another tab is sending', async () => {
    const { outbox, lock, clock } = createDevice();
    let release = () => {};
    const other = lock.tryRun(() => new Promise<void>((done) => (release = done)));
    const { id } = await outbox.enqueue(note, { text: 'ok' });
    const answer = outbox.settled(id, 4000);
    expect((await outbox.flush('enqueue')).status).toBe('busy');
    release();
    await other;
    await outbox.flush('backoff');
    expect(await answer).toBe('delivered');
    clock.advance(4000);
  });

  it('tells how many wait, how old, and why, without a word of what was typed or by whom', async () => {
    const { outbox, clock, identity } = createDevice();
    identity.who = { userId: uuid(77), accessToken: null, expiresAt: 0 };
    await outbox.enqueue(note, { text: 'ok secret' }, { id: uuid(55) });
    clock.advance(60_000);
    identity.who = null;
    await outbox.enqueue(ping, { text: 'bad secret' }, { id: uuid(56) });
    await outbox.flush('timer');
    const diagnostics = await outbox.diagnostics();
    expect(diagnostics).toMatchObject({
      depth: 1,
      oldestAgeMs: 60_000,
      verdicts: { 'data refused': 1 },
      lastFlush: { reason: 'timer', status: 'done', refused: 1, held: 1 },
    });
    expect(JSON.stringify(diagnostics)).not.toMatch(/secret|00000000/);
  });

  it('hears of changes made in another tab', async () => {
    const { outbox, tab } = createDevice();
    let heard = 0;
    const leave = outbox.subscribe(() => heard++);
    await tab().enqueue(note, { text: 'ok' });
    expect(heard).toBe(1);
    leave();
    await tab().enqueue(note, { text: 'ok' });
    expect(heard).toBe(1);
  });
});

describe('the file', () => {
  it('moves the queue to another device, where nothing is sent a second time', async () => {
    const first = createDevice();
    const arrived = await first.outbox.enqueue(note, { text: 'ok arrived' });
    await first.outbox.enqueue(knock, { door: '1', text: 'ok at the door' });
    const file = await first.outbox.exportItems();
    await first.outbox.flush('timer');
    expect(first.server.table.size).toBe(2);
    const second = createDevice({ transport: first.parts.transport });
    expect(await second.outbox.importItems(JSON.stringify(file))).toEqual({ added: 2, known: 0, unreadable: 0 });
    await second.outbox.flush('timer');
    expect(second.states()).toEqual(['delivered', 'delivered']);
    expect(first.server.table.get(arrived.id)?.row['text']).toBe('ok arrived');
    expect(first.server.table.size).toBe(2);
  });

  it('neither overwrites what is here nor brings back what was delivered', async () => {
    const { outbox, states } = createDevice();
    await outbox.enqueue(note, { text: 'ok 1' }, { id: uuid(1) });
    const file = await outbox.exportItems();
    await outbox.flush('timer');
    expect(await outbox.importItems(file)).toEqual({ added: 0, known: 1, unreadable: 0 });
    expect(states()).toEqual(['delivered']);
  });
});
