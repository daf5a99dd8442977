/** How tries are counted: growing pauses, forgotten in time, in bounded memory. */
import { describe, expect, it } from 'vitest';
import { createGuards } from '../../supabase/local/gateway/auth/guards.ts';
import { createTries } from '../../supabase/local/gateway/auth/tries.ts';
import { Refusal } from '../../supabase/local/gateway/refusal.ts';

const rule = { free: 3, firstMs: 1_000, longestMs: 4_000, forgetMs: 60_000 };

describe('tries', () => {
  it('are free at first; then each pause is twice the one before, up to the longest', () => {
    let now = 0;
    const tries = createTries(rule, () => now);
    const waits = [tries.begin('a'), tries.begin('a'), tries.begin('a'), tries.begin('a')];
    for (let n = 0; n < 4; n++) {
      now += tries.begin('a');
      expect(tries.begin('a')).toBe(0);
      waits.push(tries.begin('a'));
    }
    expect(waits).toEqual([0, 0, 0, 1_000, 2_000, 4_000, 4_000, 4_000]);
    expect(tries.begin('b'), 'another key').toBe(0);
  });

  it('begin anew when one was right, when one was none, and after a while without any', () => {
    let now = 0;
    const tries = createTries(rule, () => now);
    const spend = () => {
      for (let n = 0; n < 3; n++) tries.begin('a');
      expect(tries.begin('a')).toBe(1_000);
    };
    spend();
    tries.right('a');
    spend();
    tries.undone('a');
    expect(tries.begin('a')).toBe(0);
    now += 60_001;
    spend();
  });

  it('of more keys than are remembered push out the oldest', () => {
    const tries = createTries(rule, () => 0, 2);
    for (const key of ['a', 'b', 'c']) tries.begin(key);
    expect(['a', 'b', 'c'].map(tries.count)).toEqual([0, 1, 1]);
  });
});

describe('row 10: the guard of passwords', () => {
  const refused = (work: () => unknown): number => {
    try {
      work();
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.response.status;
      throw error;
    }
  };

  it('lets one address try many accounts only so often', () => {
    const guards = createGuards(() => 0);
    const answers = Array.from({ length: 40 }, (_, n) =>
      refused(() => guards.password(`${n}@example.com`, '10.0.0.1')),
    );
    expect(answers.filter((status) => status === 0)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    expect(refused(() => guards.password('1@example.com', '10.0.0.2'))).toBe(0);
  });

  it('never counts what was right: a whole office signs in from one address', () => {
    const guards = createGuards(() => 0);
    for (let n = 0; n < 500; n++) guards.password(`${n}@example.com`, '10.0.0.1').right();
    expect(refused(() => guards.password('new@example.com', '10.0.0.1'))).toBe(0);
  });

  it('takes the addresses of one IPv6 subscriber for one', () => {
    const guards = createGuards(() => 0);
    const answers = Array.from({ length: 40 }, (_, n) =>
      refused(() => guards.password(`${n}@example.com`, `2001:db8:1:2::${n.toString(16)}`)),
    );
    expect(answers.at(-1)).toBe(429);
  });
});
