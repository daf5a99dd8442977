/** Whether two answers say the same. */
import { expect, it } from 'vitest';
import { sameRows } from '../../../src/core/reads/same.ts';

const rows = [{ id: 'a', n: 1, list: ['x', 'y'], more: { at: null } }, { id: 'b' }];

it('takes copies for the same, in whatever order their fields stand', () => {
  expect(sameRows(rows, structuredClone(rows))).toBe(true);
  expect(sameRows([{ id: 'a', n: 1 }], [{ n: 1, id: 'a' }])).toBe(true);
});

it.each([
  ['another value', [{ ...rows[0], n: 2 }, rows[1]]],
  ['another value within', [{ ...rows[0], more: { at: 0 } }, rows[1]]],
  ['a longer list within', [{ ...rows[0], list: ['x', 'y', 'z'] }, rows[1]]],
  ['one row more', [...rows, { id: 'c' }]],
  ['one row less', rows.slice(0, 1)],
  ['another order', rows.toReversed()],
  ['a field more', [rows[0], { id: 'b', n: undefined }]],
  ['an object for a list', { 0: rows[0], 1: rows[1] }],
  ['nothing', null],
])('tells %s apart', (_, other) => {
  expect(sameRows(rows, other)).toBe(false);
  expect(sameRows(other, rows)).toBe(false);
});
