/** That a crowd of one kind of request keeps no other kind waiting. */
import { describe, expect, it } from 'vitest';
import { createLanes, NobodyWaits } from '../../supabase/local/gateway/lanes.ts';
import { Refusal } from '../../supabase/local/gateway/refusal.ts';

const turns = { insert: 3, read: 2, call: 2, auth: 2 };

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
