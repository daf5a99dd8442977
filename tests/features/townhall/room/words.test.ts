/** What an act of the room says is read first in the language of whoever reads it, and the other one is marked. */
import { expect, it } from 'vitest';
import { saidParts, saidWords } from '../../../../src/features/townhall/room/words.ts';

const act = { text: null, reason: null, wordsEn: 'In May.', wordsEs: 'En mayo.' };

it('an answer stands in the reader’s language first, and in the other one after it, marked', () => {
  expect(saidParts(act, 'es')).toEqual([
    { text: 'En mayo.', lang: undefined },
    { text: 'In May.', lang: 'en' },
  ]);
  expect(saidParts(act, 'en')).toEqual([
    { text: 'In May.', lang: undefined },
    { text: 'En mayo.', lang: 'es' },
  ]);
  expect(saidWords(act, 'es')).toBe('En mayo.\nIn May.');
});

it('an answer in one language alone is marked for who reads the other', () => {
  expect(saidParts({ ...act, wordsEs: null }, 'es')).toEqual([{ text: 'In May.', lang: 'en' }]);
});
