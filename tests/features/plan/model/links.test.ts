/** Which links count: as the database has it, with what this device has not sent yet. */
import { expect, it } from 'vitest';
import { countingLinks, type LinkFact } from '../../../../src/features/plan/model/links.ts';

const fact = (id: string, at: number, more: Partial<LinkFact> = {}): LinkFact => ({
  id,
  at,
  fromKind: 'idea',
  from: 'a',
  toKind: 'commitment',
  to: 'b',
  relation: 'became',
  state: 'set',
  wordsEn: id,
  wordsEs: id,
  delivery: null,
  ...more,
});
const back = { state: 'withdrawn', wordsEn: null, wordsEs: null } as const;
const counting = (...facts: readonly LinkFact[]) => countingLinks(facts).map(({ id }) => id);

it('the last to arrive counts, of each pair of ends and relation', () => {
  expect(counting(fact('wrong', 5), fact('right', 3))).toEqual(['right']);
  expect(counting(fact('one', 1), fact('other', 2, { to: 'c' }), fact('third', 3, { relation: 'answers' }))).toEqual([
    'third',
    'other',
    'one',
  ]);
});

it('what was taken back is gone whatever the phone’s clock, until it is set again', () => {
  expect(counting(fact('set', 10), fact('back', 2, back))).toEqual([]);
  expect(counting(fact('set', 10), fact('back', 20, back), fact('late', 5))).toEqual([]);
  expect(counting(fact('set', 10), fact('back', 20, back), fact('again', 30, { delivery: 'saved' }))).toEqual([
    'again',
  ]);
  expect(counting(fact('set', 10), fact('back', 20, { ...back, delivery: 'saved' }))).toEqual([]);
});
