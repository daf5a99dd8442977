/** Whose question comes next: three take turns, nobody is left out, and numbers below five tell nothing. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOrder, lotOf, onStage } from '../../../../src/features/townhall/model/fairOrder.ts';

const SESSION = 'd0000000-0000-4000-8000-000000000001';
const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 18, minute)).toISOString();
const asked = (id: string, minute: number, supports: number | null) => ({
  id,
  supports,
  asked_at: at(minute),
  state: 'approved' as const,
  staged_at: null,
});

const many = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    supports: fc.option(fc.integer({ min: 5, max: 500 })),
    minute: fc.integer({ min: 0, max: 59 }),
    state: fc.constantFrom('approved' as const, 'answered' as const, 'on_stage' as const),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

describe('the order of questions', () => {
  it('gives turns to the most supported, to whoever has waited longest, and to one drawn by lot', () => {
    const order = fairOrder([asked('late', 50, null), asked('first', 1, null), asked('loved', 40, 90)], SESSION);
    expect(order.map(({ question: { id }, turn }) => [id, turn])).toEqual([
      ['loved', 'support'],
      ['first', 'longest'],
      ['late', 'lot'],
    ]);
  });

  it('goes on with the next turn once one is on stage', () => {
    const staged = { ...asked('loved', 40, 90), state: 'on_stage' as const, staged_at: at(55) };
    const [next] = fairOrder([staged, asked('late', 50, 80), asked('first', 1, null)], SESSION);
    expect(next).toMatchObject({ question: { id: 'first' }, turn: 'longest' });
  });

  it('names each that waits once and nobody else, and is the same whatever order they come in', () => {
    fc.assert(
      fc.property(many, fc.integer(), (questions, seed) => {
        const all = questions.map(({ minute, ...one }) => ({
          ...one,
          asked_at: at(minute),
          staged_at: one.state === 'approved' ? null : at(minute),
        }));
        const ids = fairOrder(all, SESSION).map(({ question }) => question.id);
        expect(ids.toSorted()).toEqual(all.flatMap(({ id, state }) => (state === 'approved' ? [id] : [])).toSorted());
        const shuffled = all.toSorted((a, b) => lotOf(a.id, String(seed)) - lotOf(b.id, String(seed)));
        expect(fairOrder(shuffled, SESSION).map(({ question }) => question.id)).toEqual(ids);
      }),
    );
  });

  it('lets no question wait longer than three times as many turns as stood before it in the line', () => {
    fc.assert(
      fc.property(many, (questions) => {
        const all = questions.map(({ id, supports, minute }) => asked(id, minute, supports));
        const places = new Map(fairOrder(all, SESSION).map(({ question: { id } }, place) => [id, place]));
        const line = all.toSorted((a, b) => Date.parse(a.asked_at) - Date.parse(b.asked_at) || (a.id < b.id ? -1 : 1));
        for (const [n, { id }] of line.entries()) expect(places.get(id)).toBeLessThanOrEqual(3 * n + 2);
      }),
    );
  });

  it('tells nothing of numbers below five by the place', () => {
    const order = (a: number | null, b: number | null) =>
      fairOrder([asked('one', 1, a), asked('two', 2, b)], SESSION).map(({ question }) => question.id);
    expect(order(null, null)).toEqual(['one', 'two']);
  });
});

describe('what is on stage', () => {
  it('is the one put there last', () => {
    const staged = (id: string, minute: number) => ({
      ...asked(id, 0, null),
      state: 'on_stage' as const,
      staged_at: at(minute),
    });
    expect(onStage([staged('a', 5), staged('b', 9), staged('c', 7)])?.id).toBe('b');
    expect(onStage([asked('a', 0, null)])).toBeNull();
  });
});
