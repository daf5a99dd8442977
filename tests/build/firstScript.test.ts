/** What a printed page's first script is told to fetch. */
import { expect, it } from 'vitest';
import { aheadOf } from '../../src/build/firstScript.ts';

it('on a slow line asks first for the largest, a dozen at most, and for nothing but code', () => {
  const names = Array.from({ length: 20 }, (_, i) => `part-${i}.js`);
  const sizes = new Map(names.map((name, i) => [name, 1000 + i * 10]));
  const ahead = aheadOf(['rows.json', ...names], sizes);
  expect(ahead).toEqual(names.toReversed().slice(0, 12));
  expect(
    aheadOf(
      ['small.js', 'large.js'],
      new Map([
        ['small.js', 1],
        ['large.js', 2],
      ]),
    ),
  ).toEqual(['large.js', 'small.js']);
});
