/** A read that is kept apart for each thing it is about. */
import { expect, it } from 'vitest';
import { keyedRead } from '../../../src/core/reads/keyedRead.ts';
import { defineRead } from '../../../src/core/reads/read.ts';

it('a read of one thing is the same object each time, and another one for another thing', () => {
  const of = keyedRead((key) => defineRead({ key, maxAgeMs: 0, path: () => key, parse: () => [] }));
  expect(of('a')).toBe(of('a'));
  expect(of('b').key).toBe('b');
});
