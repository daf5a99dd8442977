/** One damaged row costs itself, not the list; an answer in which nothing is readable is no list. */
import { expect, test } from 'vitest';
import { readableRows } from '../../../src/core/reads/readable.ts';

const number = (row: unknown): number => {
  if (typeof row !== 'number') throw new TypeError(`${String(row)} is no number.`);
  return row;
};

test('leaves out the one row that cannot be read and keeps the order of the others', () => {
  expect(readableRows([3, 'infinity', 1], number)).toEqual([3, 1]);
});

test('takes an empty list for what it is', () => {
  expect(readableRows([], number)).toEqual([]);
});

test('is a failure, with the first row’s reason, where no row can be read', () => {
  expect(() => readableRows(['a', 'b'], number)).toThrow('a is no number.');
});

test.each([[null], ['<html>'], [{ message: 'no' }]])('is a failure where %s came instead of a list', (rows) => {
  expect(() => readableRows(rows, number)).toThrow('Not a list.');
});
