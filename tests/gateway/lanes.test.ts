/** That a crowd of one kind of request keeps no other kind waiting. */
import { describe, expect, it } from 'vitest';
import { asCaller, callerNow, type Caller } from '../../supabase/local/gateway/caller.ts';
import { createLanes, NobodyWaits } from '../../supabase/local/gateway/lanes.ts';
import { Refusal } from '../../supabase/local/gateway/refusal.ts';

const turns = { insert: 3, bulk: 1, read: 2, call: 2, auth: 2 };

/** Work that ends when it is told to. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

describe('turns at the database', () => {
  it('row 3: twelve reads that never end leave the inserts their own', () => {
    const { begun, work } = jobs();
    const lanes = createLanes({ turns, total: 9, waiting: 100 });
    for (let n = 0; n < 12; n++) void lanes.run('read', work(`read ${n}`));
    void lanes.run('insert', work('insert'));
    expect(begun).toEqual(['read 0', 'read 1', 'insert']);
  });

  it('on one connection go round: an insert waits for one of each other kind at most', async () => {
    const { begun, work, end } = jobs();
    const lanes = createLanes({ turns, total: 1, waiting: 100 });
    for (const name of ['a', 'b', 'c']) void lanes.run('read', work(`read ${name}`));
    for (const name of ['a', 'b', 'c']) void lanes.run('auth', work(`auth ${name}`));
    void lanes.run('insert', work('insert'));
    await end('read a');
    await end('auth a');
    expect(begun).toEqual(['read a', 'auth a', 'insert']);
  });

  it('beyond those that may wait are refused with 503 and when to come back', async () => {
    const lanes = createLanes({ turns, total: 1, waiting: 1 });
    void lanes.run('read', jobs().work('a'));
    void lanes.run('read', jobs().work('b'));
    const refused: unknown = await lanes.run('read', jobs().work('c')).catch((error: unknown) => error);
    if (!(refused instanceof Refusal)) throw new Error('It was not refused.');
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('are not spent on somebody who has left, and go on after work that failed', async () => {
    const lanes = createLanes({ turns, total: 1, waiting: 9 });
    const failed = lanes.run('read', () => Promise.reject(new Error('broken')));
    const left = lanes.run(
      'read',
      () => Promise.resolve('done'),
      () => true,
    );
    const next = lanes.run('read', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    await expect(left).rejects.toBeInstanceOf(NobodyWaits);
    expect(await next).toBe('done');
    expect(lanes.size()).toBe(0);
  });
});

const from = (address: string, account: string | null = null): Caller => ({
  address,
  account,
  trusted: false,
  hold: () => undefined,
});

describe('turns of one kind', () => {
  it('go round the addresses: a client with a hundred requests waits for itself', async () => {
    const { begun, work, end } = jobs();
    const lanes = createLanes({ turns, total: 1, waiting: 400 });
    for (let n = 0; n < 100; n++) void asCaller(from('a'), () => lanes.run('insert', work(`a ${n}`)));
    for (const name of ['b', 'c']) void asCaller(from(name), () => lanes.run('insert', work(name)));
    for (const name of ['a 0', 'a 1', 'b', 'c']) await end(name);
    expect(begun).toEqual(['a 0', 'a 1', 'b', 'c', 'a 2']);
  });

  it('go round the accounts of an address: an office whose visitors attack still gets its staff through', async () => {
    const { begun, work, end } = jobs();
    const lanes = createLanes({ turns, total: 1, waiting: 400 });
    for (let n = 0; n < 100; n++) void asCaller(from('office'), () => lanes.run('insert', work(`visitor ${n}`)));
    for (const name of ['one', 'two']) void asCaller(from('office', name), () => lanes.run('insert', work(name)));
    for (const name of ['visitor 0', 'visitor 1', 'one', 'two']) await end(name);
    expect(begun).toEqual(['visitor 0', 'visitor 1', 'one', 'two', 'visitor 2']);
  });

  it('where too many wait, the address with most of them gives way, and each has a bound of its own', async () => {
    const lanes = createLanes({ turns, total: 1, waiting: 5, waitingEach: 4 });
    const { work } = jobs();
    const outcomes: string[] = [];
    const ask = (address: string, name: string) =>
      void asCaller(from(address), () => lanes.run('insert', work(name))).catch((error: unknown) => {
        outcomes.push(`${name} ${error instanceof Refusal ? error.response.status : 'failed'}`);
      });
    for (let n = 0; n < 7; n++) ask('a', `a ${n}`);
    for (const name of ['b', 'c', 'd', 'e', 'f']) ask(name, name);
    await new Promise((resolve) => setTimeout(resolve, 0));
    // One runs, four wait; of those the newest give way, until each has one.
    expect(outcomes).toEqual(['a 5 503', 'a 6 503', 'a 4 503', 'a 3 503', 'a 2 503', 'f 503']);
  });

  it('one address that keeps them long has one at a time, in all kinds together, while others ask', async () => {
    const { begun, work, end } = jobs();
    const slow = new Set(['a']);
    const lanes = createLanes({ turns, total: 9, waiting: 400, isSlow: (address) => slow.has(address) });
    for (let n = 0; n < 3; n++) void asCaller(from('a'), () => lanes.run('insert', work(`a ${n}`)));
    void asCaller(from('a'), () => lanes.run('read', work('a reads')));
    for (const name of ['b', 'c']) void asCaller(from(name), () => lanes.run('insert', work(name)));
    expect(begun).toEqual(['a 0', 'b', 'c']);
    slow.clear();
    await end('b');
    expect(begun).toContain('a 1');
  });

  it('a turn inside a turn is its own caller’s, although the end of another one’s turn begins it', async () => {
    const { work, end } = jobs();
    const lanes = createLanes({ turns, total: 1, waiting: 9 });
    const seen: string[] = [];
    void asCaller(from('a'), () => lanes.run('auth', work('a')));
    void asCaller(from('b'), () => lanes.run('auth', async () => void seen.push(callerNow().address)));
    await end('a');
    expect(seen).toEqual(['b']);
  });
});
