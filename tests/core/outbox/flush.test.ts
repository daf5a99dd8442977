/** What leaves, when, in which order, under which name, and what delays what. */
import { describe, expect, it } from 'vitest';
import { createKindRegistry } from '../../../src/core/outbox/kind.ts';
import { refusalMessages } from '../../../src/forms/refusals.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { needsSecondFactor } from '../../../src/core/outbox/record.ts';
import { answer, olderServer } from '../../support/outbox/fakeServer.ts';
import { seededRandom } from '../../support/outbox/ports.ts';
import { MemoryStore } from '../../support/outbox/memoryStore.ts';
import { knock, lateKinds, note, noteV1, oldKinds, ping } from '../../support/outbox/kinds.ts';

type Device = ReturnType<typeof createDevice>;

async function enqueueNotes(device: Device, texts: readonly string[]): Promise<void> {
  for (const text of texts) await device.outbox.enqueue(note, { text });
}

const many = (n: number, text = 'ok') => Array.from({ length: n }, (_, i) => `${text} ${i}`);
const sentTexts = (device: Device) => device.requests.map((r) => r.rows.map((row) => row['text']));

/** Flushes after flushes, five minutes apart. */
async function days(device: Device, flushes: number): Promise<void> {
  for (let i = 0; i < flushes; i++) {
    await device.outbox.flush('timer');
    device.clock.advance(300_000);
  }
}

describe('order and batches', () => {
  it('sends a hundred items in two requests', async () => {
    const device = createDevice();
    await enqueueNotes(device, many(100));
    expect(await device.outbox.flush('timer')).toMatchObject({ status: 'done', requests: 2, delivered: 100 });
    expect(device.requests.map((r) => r.rows.length)).toEqual([50, 50]);
  });

  it('sends what matters before what does not', async () => {
    const device = createDevice();
    await device.outbox.enqueue(ping, { text: 'ok ping' });
    await device.outbox.enqueue(note, { text: 'ok note' });
    await device.outbox.flush('timer');
    expect(sentTexts(device)).toEqual([['ok note'], ['ok ping']]);
  });

  it('does not send a later item while an earlier one of the same door waits', async () => {
    const device = createDevice();
    const first = await device.outbox.enqueue(knock, { door: '1', text: 'bad first' });
    await device.outbox.enqueue(knock, { door: '1', text: 'ok second' });
    await device.outbox.enqueue(knock, { door: '2', text: 'ok other door' });
    await device.outbox.flush('timer');
    expect(device.texts()).toEqual(['ok other door']);
    await device.outbox.replace(first.id, { door: '1', text: 'ok first' });
    await device.outbox.flush('timer');
    expect(device.texts()).toEqual(['ok other door', 'ok first', 'ok second']);
  });

  it('lets the next item of a door go once the refused one is deleted', async () => {
    const device = createDevice();
    const first = await device.outbox.enqueue(knock, { door: '1', text: 'bad first' });
    await device.outbox.enqueue(knock, { door: '1', text: 'ok second' });
    await device.outbox.flush('timer');
    await device.outbox.remove(first.id);
    await device.outbox.flush('timer');
    expect(device.texts()).toEqual(['ok second']);
  });
});

describe('an item that cannot be delivered', () => {
  it('is found among forty-nine good ones, which all arrive in the same flush', async () => {
    const device = createDevice();
    const texts = many(50);
    texts[17] = 'bad';
    await enqueueNotes(device, texts);
    expect(await device.outbox.flush('timer')).toMatchObject({ delivered: 49, refused: 1 });
    expect(device.requests.length).toBe(2);
    const [refused] = (await device.outbox.list()).filter((i) => i.state === 'refused');
    expect(refused?.lastError).toEqual({ code: '23514', constraint: 'text_check', status: 400 });
  });

  it.each([
    ['answered 500 without a reason', 'crash'],
    ['never answered', 'stuck'],
    ['not permitted as a row', 'forbidden'],
  ])(
    '%s delays nobody for ever, even at the head of the queue and with nobody else to prove the network',
    async (_, text) => {
      const device = createDevice();
      await enqueueNotes(device, [`${text} 1`, `${text} 2`, `${text} 3`, 'ok']);
      await days(device, 8);
      expect(device.texts()).toEqual(['ok']);
    },
  );

  it('is given up after twelve unexplained answers, not before, and can be tried again', async () => {
    const device = createDevice();
    await enqueueNotes(device, ['crash']);
    await days(device, 11);
    expect(device.states()).toEqual(['queued']);
    await days(device, 1);
    expect(device.states()).toEqual(['refused']);
    const [item] = await device.outbox.list();
    await device.outbox.retryNow(item?.id);
    expect(device.states()).toEqual(['queued']);
  });

  it('is never given up for want of a network', async () => {
    const device = createDevice();
    device.server.modes = Array.from({ length: 100 }, () => 'drop' as const);
    await enqueueNotes(device, ['ok']);
    await days(device, 50);
    expect(device.states()).toEqual(['queued']);
    device.server.modes = [];
    await days(device, 1);
    expect(device.states()).toEqual(['delivered']);
  });

  it('does not stop the walk when its own feature fails on it', async () => {
    const broken = { ...ping, kind: 'broken', toRow: () => { throw new Error('no'); } }; // prettier-ignore
    const kinds = createKindRegistry([note, broken]);
    const device = createDevice({ kinds });
    await device.outbox.enqueue(broken, { text: 'ok' });
    await enqueueNotes(device, ['ok']);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['refused', 'delivered']);
  });
});

describe('a dead spot', () => {
  it('leaves what was saved in it untouched, so that it can still be changed', async () => {
    let reachable = false;
    const device = createDevice();
    const { transport } = device.parts;
    const tab = device.tab({ transport: { ...transport, reachable: async () => reachable } });
    const { id } = await tab.enqueue(note, { text: 'ok first' });
    expect(await tab.flush('enqueue')).toMatchObject({ status: 'stopped', requests: 0 });
    expect(await tab.get(id)).toMatchObject({ state: 'queued', mayHaveLanded: false, attempts: 0 });
    await tab.replace(id, { text: 'ok changed' });
    reachable = true;
    await tab.flush('online');
    expect(device.texts()).toEqual(['ok changed']);
  });
});

describe('an unfriendly network', () => {
  it.each(['online', 'sync', 'periodicsync'])(
    'ends on %s the pause of an item that only met no network',
    async (reason) => {
      const device = createDevice({ random: { ...seededRandom(1), fraction: () => 0.99 } });
      await enqueueNotes(device, ['ok one']);
      device.server.modes = ['drop'];
      await device.outbox.flush('timer');
      await device.outbox.flush('timer');
      expect(device.texts()).toEqual([]);
      await device.outbox.flush(reason);
      expect(device.texts()).toEqual(['ok one']);
    },
  );

  it('does not end on a returning network the pause that a server asked for', async () => {
    const device = createDevice();
    await enqueueNotes(device, ['ok one']);
    device.server.modes = ['503'];
    await device.outbox.flush('timer');
    await device.outbox.flush('online');
    expect(device.texts()).toEqual([]);
  });

  it('is asked twice, not once for each of a thousand items', async () => {
    const device = createDevice();
    device.server.modes = Array.from({ length: 100 }, () => 'drop' as const);
    await enqueueNotes(device, many(1000));
    expect(await device.outbox.flush('timer')).toMatchObject({ status: 'stopped', requests: 2 });
    expect(device.states().filter((s) => s !== 'queued')).toEqual([]);
  });

  it('that comes back after a day takes a thousand items in full batches', async () => {
    const device = createDevice();
    await enqueueNotes(device, many(1000));
    device.server.modes = Array.from({ length: 1000 }, () => 'drop' as const);
    await days(device, 288);
    device.server.modes = [];
    device.requests.length = 0;
    expect(await device.outbox.flush('online')).toMatchObject({ delivered: 1000 });
    expect(device.requests.length).toBeLessThanOrEqual(25);
  });

  it('a captive portal is not a delivery', async () => {
    const device = createDevice();
    device.server.modes = ['html'];
    await enqueueNotes(device, ['ok']);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['queued']);
  });

  it('a lost answer does not make a second row', async () => {
    const device = createDevice();
    device.server.modes = ['commit-drop'];
    await enqueueNotes(device, many(10));
    await days(device, 3);
    expect(device.states().every((s) => s === 'delivered')).toBe(true);
    expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(10);
  });

  it('of a batch that half arrived earlier only the duplicates count as there', async () => {
    const device = createDevice();
    device.server.modes = ['commit-drop'];
    await enqueueNotes(device, ['ok 1', 'ok 2']);
    await device.outbox.flush('timer');
    await enqueueNotes(device, ['bad 3', 'ok 4']);
    await days(device, 3);
    expect(device.states()).toEqual(['delivered', 'delivered', 'refused', 'delivered']);
    expect(device.server.table.size).toBe(3);
  });

  it('is left alone for as long as it asks', async () => {
    const device = createDevice();
    device.server.modes = ['503'];
    await enqueueNotes(device, ['ok']);
    expect(await device.outbox.flush('timer')).toMatchObject({
      status: 'stopped',
      nextDueAt: device.clock.now() + 30_000,
    });
    device.clock.advance(29_999);
    await device.outbox.flush('timer');
    expect(device.requests).toHaveLength(1);
    device.clock.advance(1);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['delivered']);
  });

  it('"send now" does not wait for the pause', async () => {
    const device = createDevice();
    device.server.modes = ['503'];
    await enqueueNotes(device, ['ok']);
    await device.outbox.flush('timer');
    await device.outbox.retryNow();
    expect(device.states()).toEqual(['delivered']);
  });

  it('a clock set back two hours does not park an item for two hours', async () => {
    const device = createDevice();
    device.server.modes = ['drop'];
    await enqueueNotes(device, ['ok']);
    await device.outbox.flush('timer');
    device.clock.set(device.clock.now() - 7_200_000);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['delivered']);
  });
});

describe('under whose name', () => {
  it('a user’s item leaves with that user’s token, an anonymous one always without', async () => {
    const device = createDevice();
    device.signIn('ann');
    await device.outbox.enqueue(note, { text: 'ok ann' });
    await device.outbox.enqueue(note, { text: 'ok nobody' }, { anonymous: true });
    await device.outbox.flush('timer');
    const kept = [...device.server.table.values()].map(({ userId, row }) => [row['text'], userId]);
    expect(kept).toEqual([['ok ann', 'ann'], ['ok nobody', null]]); // prettier-ignore
  });

  it('another user of the same phone never sends it; the first one does, later', async () => {
    const device = createDevice();
    device.signIn('ann');
    await device.outbox.enqueue(note, { text: 'ok' });
    device.signIn('bob');
    await device.outbox.flush('sign-in');
    expect([device.requests.length, device.states()]).toEqual([0, ['waiting-sign-in']]);
    device.signIn('ann');
    await device.outbox.flush('sign-in');
    expect([...device.server.table.values()].map((kept) => kept.userId)).toEqual(['ann']);
  });

  it('an expired token is not used, and nothing falls back to the publishable key', async () => {
    const device = createDevice();
    device.signIn('ann', 1_000);
    await device.outbox.enqueue(note, { text: 'ok' });
    device.clock.advance(1_000);
    await device.outbox.flush('timer');
    expect([device.requests.length, device.states()]).toEqual([0, ['waiting-sign-in']]);
  });

  it('who signed out between the walk and the request is not spoken for', async () => {
    const device = createDevice();
    device.signIn('ann');
    const ann = device.identity.who;
    await device.outbox.enqueue(note, { text: 'ok' });
    let asked = 0;
    const outbox = device.tab({ identity: { current: async () => (++asked <= 1 ? ann : null) } });
    await outbox.flush('timer');
    expect([device.requests.length, device.states()]).toEqual([0, ['queued']]);
    expect((await device.outbox.list())[0]?.mayHaveLanded).toBe(false);
  });

  it('a 401 waits for a sign-in, counts no attempt, and is asked once for a hundred items', async () => {
    const device = createDevice();
    device.signIn('ann');
    await enqueueNotes(device, many(100));
    await device.outbox.enqueue(note, { text: 'ok nobody' }, { anonymous: true });
    device.server.expireTokens();
    await device.outbox.flush('timer');
    expect(device.requests.filter((r) => r.token !== null).length).toBeLessThanOrEqual(2);
    expect(device.texts()).toEqual(['ok nobody']);
    const waiting = (await device.outbox.list()).filter((i) => i.state === 'waiting-sign-in');
    // Also those that were not asked about: a connection is not what they wait for.
    expect(waiting).toHaveLength(100);
    expect(waiting.every((i) => i.attempts === 0)).toBe(true);
    device.signIn('ann');
    await device.outbox.flush('sign-in');
    expect(device.server.table.size).toBe(101);
  });

  it('a session that was ended elsewhere: its items wait, uncounted, and the page’s session hears of the token', async () => {
    const heard: string[] = [];
    const device = createDevice();
    device.signIn('ann');
    const token = device.identity.who?.accessToken;
    await enqueueNotes(device, many(3));
    await device.outbox.enqueue(note, { text: 'ok nobody' }, { anonymous: true });
    const ended = answer({ status: 401, code: 'PT401', message: 'Sign in again.', contentType: 'application/json' });
    const outbox = device.tab({
      onUnauthorized: (one) => void heard.push(one),
      transport: {
        ...device.parts.transport,
        insert: async (request) => (request.token === token ? ended : device.parts.transport.insert(request)),
      },
    });
    await outbox.flush('timer');
    expect([device.states(), heard]).toEqual([[...Array(3).fill('waiting-sign-in'), 'delivered'], [token]]);
    expect((await outbox.list()).every(({ attempts, faults }) => attempts + faults === 0)).toBe(true);
    device.signIn('ann');
    await outbox.flush('sign-in');
    expect(device.states()).toEqual(Array(4).fill('delivered'));
  });

  it('a missing second factor waits for a sign-in with it: never refused, never sent without the name', async () => {
    const device = createDevice();
    device.signIn('ann');
    device.server.modes = ['PT403', 'PT403'];
    await enqueueNotes(device, many(60));
    await device.outbox.flush('timer');
    const waiting = await device.outbox.list();
    expect(waiting.some(({ state, lastError }) => needsSecondFactor({ state, error: lastError }))).toBe(true);
    expect(waiting.every((i) => i.state !== 'refused' && i.attempts === 0)).toBe(true);
    expect(device.requests.every(({ token }) => token !== null)).toBe(true);
    device.signIn('ann');
    await device.outbox.flush('sign-in');
    expect([...device.server.table.values()].map(({ userId }) => userId)).toEqual(Array(60).fill('ann'));
  });

  it('an anonymous 401 is tried again after a pause', async () => {
    const device = createDevice();
    device.server.modes = ['401'];
    await enqueueNotes(device, ['ok']);
    await device.outbox.flush('timer');
    await device.outbox.flush('timer');
    expect([device.requests.length, device.states()]).toEqual([1, ['waiting-sign-in']]);
    device.clock.advance(60_000);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['delivered']);
  });

  it('an identity that cannot be read holds back users’ items only', async () => {
    const device = createDevice();
    device.signIn('ann');
    await device.outbox.enqueue(note, { text: 'ok ann' });
    await device.outbox.enqueue(note, { text: 'ok nobody' }, { anonymous: true });
    const outbox = device.tab({ identity: { current: () => Promise.reject(new Error('no')) } });
    await outbox.flush('timer');
    expect(device.texts()).toEqual(['ok nobody']);
  });
});

describe('two ages of the app', () => {
  it('an older item is sent in today’s shape', async () => {
    const device = createDevice();
    await device.tab({ kinds: oldKinds }).enqueue(noteV1, { body: 'ok from before' });
    await device.outbox.flush('timer');
    expect(device.texts()).toEqual(['ok from before']);
  });

  it('an item that cannot be brought up to date is refused, and can be edited and sent', async () => {
    const device = createDevice();
    const { id } = await device.tab({ kinds: oldKinds }).enqueue({ ...noteV1, version: 0 }, { body: 'x' });
    await device.outbox.flush('timer');
    expect((await device.outbox.get(id))?.lastError).toEqual({ code: 'cannot-upcast' });
    await device.outbox.replace(id, { text: 'ok' });
    await device.outbox.flush('timer');
    expect(device.texts()).toEqual(['ok']);
  });

  it('a newer or unknown item waits for the update and then leaves', async () => {
    const device = createDevice();
    await device.outbox.enqueue(note, { text: 'ok' });
    await device.tab({ kinds: oldKinds }).flush('timer');
    expect([device.requests.length, device.states()]).toEqual([0, ['waiting-update']]);
    await device.outbox.flush('worker-start');
    expect(device.states()).toEqual(['delivered']);
  });
});

describe('a kind whose code comes on demand', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module.'));
  const one = { door: '7', text: 'ok' };

  it('is fetched once somebody’s item of it is met, and never for others', async () => {
    const device = createDevice();
    let fetched = 0;
    const outbox = device.tab({ kinds: lateKinds(async () => void fetched++) });
    await outbox.enqueue(note, { text: 'ok' });
    await outbox.flush('timer');
    expect(fetched).toBe(0);
    await outbox.enqueue(knock, one);
    await outbox.enqueue(knock, { ...one, door: '8' });
    await outbox.flush('timer');
    expect([fetched, device.states()]).toEqual([1, ['delivered', 'delivered', 'delivered']]);
  });

  it('that can’t be had leaves its items as they are and holds back no other, and is asked for again', async () => {
    const device = createDevice();
    let there = false;
    const outbox = device.tab({ kinds: lateKinds(() => (there ? Promise.resolve() : offline())) });
    const { id } = await outbox.enqueue(knock, one);
    await outbox.enqueue(note, { text: 'ok' });
    await outbox.flush('timer');
    expect(device.states()).toEqual(['queued', 'delivered']);
    await expect(outbox.replace(id, { ...one, text: 'ok now' })).rejects.toMatchObject({ code: 'unknown-kind' });
    there = true;
    await outbox.flush('timer');
    expect(device.states()).toEqual(['delivered', 'delivered']);
  });

  it('frees what waited for an update, and can be changed', async () => {
    const device = createDevice();
    const { id } = await device.outbox.enqueue(knock, one);
    await device.tab({ kinds: createKindRegistry([note]) }).flush('timer');
    expect(device.states()).toEqual(['waiting-update']);
    const outbox = device.tab({ kinds: lateKinds(() => Promise.resolve()) });
    await outbox.replace(id, { ...one, text: 'ok now' });
    await outbox.flush('timer');
    expect([device.states(), device.texts()]).toEqual([['delivered'], ['ok now']]);
  });
});

describe('a server that says no to more than a row', () => {
  it('that does not know the table yet (404 and an empty object) costs no item, however often it is asked', async () => {
    const device = createDevice();
    let known = false;
    const bare = answer({ status: 404, contentType: 'application/json' });
    const outbox = device.tab({
      transport: { ...olderServer, insert: async (r) => (known ? device.server.handle(r) : bare) },
    });
    await enqueueNotes(device, many(3));
    for (let i = 0; i < 20; i++) {
      await outbox.flush('timer');
      device.clock.advance(300_000);
    }
    expect(device.states()).toEqual(['waiting-update', 'waiting-update', 'waiting-update']);
    known = true;
    await outbox.flush('timer');
    expect(device.server.table.size).toBe(3);
  });

  it('that takes only small bodies gets them in parts; a row too large by itself is refused, with words', async () => {
    const device = createDevice();
    const tooLarge = answer({ status: 413, code: 'PGRST413', contentType: 'application/json' });
    const big = (row: { readonly [column: string]: unknown }) => row['text'] === 'big';
    const outbox = device.tab({
      transport: {
        ...olderServer,
        insert: async (r) => (r.rows.length > 10 || r.rows.some(big) ? tooLarge : device.server.handle(r)),
      },
    });
    await enqueueNotes(device, [...many(30), 'big']);
    await outbox.flush('timer');
    expect(device.server.table.size).toBe(30);
    const [refused] = (await outbox.list()).filter((item) => item.state === 'refused');
    expect(refused?.lastError).toEqual({ code: 'PGRST413', status: 413 });
    expect(refusalMessages(refused?.lastError ?? null).words).toMatch(/make it shorter/);
  });

  it('that says "too many" and not for how long is left alone for half a minute at least', async () => {
    const device = createDevice({ random: { uuid: () => crypto.randomUUID(), fraction: () => 0 } });
    const outbox = device.tab({
      transport: { ...olderServer, insert: async () => answer({ status: 429, code: 'PT429' }) },
    });
    await enqueueNotes(device, ['ok']);
    await outbox.flush('timer');
    const [item] = await outbox.list();
    expect(item?.state).toBe('queued');
    expect(item?.nextAttemptAt).toBe(device.clock.now() + 30_000);
  });
});

describe('after a death', () => {
  it('what was being sent is sent again and arrives once', async () => {
    const device = createDevice();
    const dying = device.tab({
      transport: {
        ...olderServer,
        insert: (request) => {
          device.server.handle(request);
          return new Promise(() => {});
        },
      },
    });
    await enqueueNotes(device, ['ok']);
    void dying.flush('timer');
    await expect.poll(() => device.server.table.size).toBe(1);
    device.lock.free();
    await device.outbox.flush('start');
    expect(device.states()).toEqual(['delivered']);
    expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(1);
  });

  it('a sender that lost its lease touches nobody’s items any more', async () => {
    const device = createDevice();
    let answer = () => {};
    const slow = device.tab({
      transport: {
        ...olderServer,
        insert: async () => {
          await new Promise<void>((done) => (answer = done));
          return { status: 0, code: '', message: '', contentType: '', retryAfterMs: null, networkError: 'failed' };
        },
      },
    });
    await enqueueNotes(device, ['ok']);
    const flush = slow.flush('timer');
    await expect.poll(device.states).toEqual(['sending']);
    await new Promise((done) => setImmediate(done));
    device.lock.takeAway();
    answer();
    await flush;
    expect(device.states()).toEqual(['sending']);
    await device.outbox.flush('timer');
    expect(device.states()).toEqual(['delivered']);
  });

  it('keeps the newest 200 receipts and every item that is not one', async () => {
    const device = createDevice();
    await enqueueNotes(device, [...many(250), 'bad']);
    await device.outbox.flush('timer');
    const counts = await device.outbox.counts();
    expect([counts.delivered, counts.refused]).toEqual([200, 1]);
  });

  it('reports a failing storage instead of throwing', async () => {
    const { tab, disk, outbox } = createDevice();
    await outbox.enqueue(note, { text: 'ok' });
    const failing = {
      before: (operation: string) => (operation === 'change' ? Promise.reject(new Error('no')) : Promise.resolve()),
    };
    expect(await tab({ store: new MemoryStore(disk, failing) }).flush('timer')).toMatchObject({
      status: 'failed',
      requests: 0,
    });
    expect((await outbox.flush('timer')).delivered).toBe(1);
  });
});
