/** Which links count: as the database has it, with what this device has not sent yet. */
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { asSent, countingLinks, endsOf, linkSchema, type LinkFact } from '../../../../src/features/plan/model/links.ts';

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
  step: null,
  approves: null,
  by: 'writer',
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

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const said = { step: '', fromKind: 'idea', origin: other, relation: 'became', wordsEn: 'Benches', wordsEs: 'Bancos' };
const wrong = (values: object) => {
  const rules = linkSchema(
    () => 'missing',
    () => 'long',
    () => 'same',
  );
  const read = v.safeParse(rules, { ...said, outcome: one, ...values });
  return read.success ? null : v.flatten<typeof rules>(read.issues).nested;
};

it('visitors read words in both languages, and what has a page is chosen', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ wordsEs: ' ', outcome: '' })).toEqual({ outcome: ['missing'], wordsEs: ['missing'] });
  expect(wrong({ wordsEn: 'x'.repeat(301) })).toEqual({ wordsEn: ['long'] });
  const page = { fromKind: 'document', relation: 'evidence', origin: '' };
  expect(wrong(page)).toEqual({ origin: ['missing'] });
  expect(wrong({ ...page, origin: one })).toEqual({ outcome: ['same'] });
  expect(wrong({ ...page, origin: other })).toBeNull();
  expect(wrong({ ...page, origin: other, wordsEn: '' })).toEqual({ wordsEn: ['missing'] });
  expect(wrong({ fromKind: 'signup' })).not.toBeNull();
});

it('an idea, a question or a place was linked by a made-up id, and joined nothing', () => {
  for (const fromKind of ['idea', 'question', 'site', 'door'])
    expect(wrong({ fromKind, origin: '' })).toEqual({ origin: ['missing'] });
});

it('an answer is sent the other way round, and read again as it was said', () => {
  const [origin, outcome] = [
    { kind: 'question', id: one },
    { kind: 'commitment', id: other },
  ];
  expect(asSent('answers', origin, outcome)).toMatchObject({ from: other, to: one });
  for (const relation of ['answers', 'became'] as const)
    expect(endsOf(asSent(relation, origin, outcome))).toEqual({ origin, outcome });
});

it('what is said counts at once, and is approved once somebody else agreed to these very words', () => {
  const yes = fact('yes', 2, { state: 'approved', approves: 'one', wordsEn: null, wordsEs: null, by: 'other' });
  const standing = (...facts: readonly LinkFact[]) => countingLinks(facts).map(({ id, approved }) => [id, approved]);
  expect(standing(fact('one', 1))).toEqual([['one', false]]);
  expect(standing(fact('one', 1), yes)).toEqual([['one', true]]);
  expect(standing(fact('one', 1), yes, fact('again', 3))).toEqual([['again', false]]);
  expect(standing(fact('one', 1), yes, fact('back', 4, back))).toEqual([]);
});
