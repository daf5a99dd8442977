/** Two texts compared word by word. */
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff, type WordChange } from '../../src/core/wordDiff.ts';

const side = (changes: readonly WordChange[], not: 'gone' | 'new') =>
  changes.flatMap(({ what, text }) => (what === not ? [] : [text])).join('');

test('says a changed word, and leaves the rest of the sentence as it was', () => {
  expect(wordDiff('We will plant 200 trees by 2027.', 'We will plant 150 trees by 2027.')).toEqual([
    { what: 'same', text: 'We will plant ' },
    { what: 'gone', text: '200 ' },
    { what: 'new', text: '150 ' },
    { what: 'same', text: 'trees by 2027.' },
  ]);
});

test('tells words of two languages with their accents apart from marks', () => {
  expect(wordDiff('¿Qué año?', '¿Qué año, niña?')).toEqual([
    { what: 'same', text: '¿Qué año' },
    { what: 'new', text: ', niña' },
    { what: 'same', text: '?' },
  ]);
});

test('of equal texts nothing differs, and of nothing there is nothing', () => {
  expect(wordDiff('One. Two.', 'One. Two.')).toEqual([{ what: 'same', text: 'One. Two.' }]);
  expect(wordDiff('', '')).toEqual([]);
  expect(wordDiff('', 'new')).toEqual([{ what: 'new', text: 'new' }]);
});

test('joined again it is the one text and the other, whatever they were', () => {
  const text = array(constantFrom('a', 'b', 'tree', ' ', '\n', '. ', 'ñ', '200', '—', '😀'), { maxLength: 60 }).map(
    (words) => words.join(''),
  );
  assert(
    property(text, text, (before, after) => {
      const changes = wordDiff(before, after);
      expect(side(changes, 'new')).toBe(before);
      expect(side(changes, 'gone')).toBe(after);
    }),
  );
});

test('two long texts that differ in more places than a phone can compare are shown whole, one after the other', () => {
  // Every second word is the same: looked at word by word they would be.
  const words = (of: string) => Array.from({ length: 1000 }, (_, at) => `${of}${at} stays${at}`).join(' ');
  expect(wordDiff(`${words('a')} a`, `${words('b')} b`).map(({ what }) => what)).toEqual(['gone', 'new']);
});
