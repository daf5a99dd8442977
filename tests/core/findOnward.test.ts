/** A search that goes on from the last one finds what a search from the beginning finds. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findable, findOnward, findWords } from '../../src/core/findWords.ts';

const word = fc.constantFrom('ana', 'anabel', 'an', 'belo', 'bel', 'Ñu', 'é', '1250', '12', '50');
const words = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));
/** As somebody types, corrects and goes on. */
const typed = fc.array(
  fc.oneof(words, fc.string({ unit: fc.constantFrom('a', 'n', 'b', ' ', '1', '2', ',', 'É'), maxLength: 6 })),
  { minLength: 1, maxLength: 8 },
);

it('finds what a search from the beginning finds, whatever was asked before', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), typed, (texts, queries) => {
      const index = findable(
        texts.map((text, at) => ({ text, at })),
        ({ text }) => text,
      );
      const onward = findOnward(index);
      for (const query of queries.flatMap((whole) => [...whole].map((_, end) => whole.slice(0, end + 1))))
        expect(onward(query)).toEqual(findWords(index, query));
    }),
  );
});
