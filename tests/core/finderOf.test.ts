/** A search that is prepared by and by finds at every moment what one that is prepared at once finds. */
import { expect, it } from 'vitest';
import { findable, finderOf, findWords } from '../../src/core/findWords.ts';

const items = Array.from({ length: 50 }, (_, at) => `Minutes no. ${at} of ${at % 2 ? 'the depot' : 'Canal Street'}`);

it('finds what is not prepared yet, too, and once prepared has nothing left', () => {
  const index = findable(items, (item) => item);
  const find = finderOf(items, (item) => item);
  expect(find.prepare()).toBe(true);
  for (const query of ['', 'depot', 'minutes 49', 'zebra']) expect(find(query)).toEqual(findWords(index, query));
  expect(find.prepare()).toBe(false);
});

it('prepares nothing to show the list, a few lines a piece, and each line once', () => {
  const prepared: string[] = [];
  const find = finderOf(items, (item) => {
    prepared.push(item);
    return item;
  });
  expect(find(' ')).toBe(items);
  expect(prepared).toEqual([]);
  expect(find.prepare()).toBe(true);
  expect(prepared.length).toBeLessThanOrEqual(25);
  while (find.prepare());
  expect(prepared).toEqual(items);
  find('depot');
  expect(prepared).toEqual(items);
});
