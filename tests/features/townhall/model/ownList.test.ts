/** What a page lists of a device's own questions. */
import { expect, it } from 'vitest';
import { readCode } from '../../../../src/features/townhall/model/code.ts';
import { ownList } from '../../../../src/features/townhall/model/ownList.ts';

const receipts = [
  { id: 'a', session: 'mill' },
  { id: 'b', session: 'school' },
  { id: 'c', session: null },
];
const none = { waiting: [], arrived: null, answered: false };

it('receipts without an answer were drawn as if nothing had been asked', () => {
  expect(ownList({ receipts, ...none }, null)).toEqual({ waiting: [], arrived: [], unknown: ['a', 'b', 'c'] });
  expect(ownList({ receipts, ...none, answered: true }, null).unknown).toEqual([]);
});

it('lists on a session’s page what was asked there, waiting or arrived', () => {
  const arrived = [
    { receipt: 'b', session: 'school' },
    { receipt: 'c', session: 'mill' },
  ];
  const mill = ownList({ receipts, waiting: [{ id: 'a' }, { id: 'b' }], arrived, answered: true }, 'mill');
  expect(mill).toEqual({ waiting: [{ id: 'a' }], arrived: [arrived[1]], unknown: [] });
});

it.each([
  [' mj-4k ', 'MJ4K'],
  ['MJ4K', 'MJ4K'],
  ['MJ0K', null],
  ['MJ4', null],
  ['', null],
])('reads the code %j as it is on the wall', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
