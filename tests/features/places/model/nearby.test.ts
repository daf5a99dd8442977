/** What a report may be the same as: a place on the page, or another report of this very device. */
import { expect, it } from 'vitest';
import { nearbyOwn, type OwnReport } from '../../../../src/features/places/model/nearOwn.ts';

const own = (id: string, more: Partial<OwnReport> = {}): OwnReport => ({
  id,
  text: id,
  latitude: null,
  longitude: null,
  address: null,
  saved: false,
  ...more,
});
const HERE = { latitude: 43.2, longitude: -69.2, address: null };

it('a device’s own reports within a short walk, or at the same address, are told of before another is sent', () => {
  const all = [
    own('near', { latitude: 43.2005, longitude: -69.2 }),
    own('far', { latitude: 43.21, longitude: -69.2 }),
    own('nowhere'),
    own('at', { address: '12  Canal street.' }),
  ];
  expect(nearbyOwn(HERE, all).map(({ id }) => id)).toEqual(['near']);
  expect(nearbyOwn({ latitude: null, longitude: null, address: '12 Canal Street' }, all).map(({ id }) => id)).toEqual([
    'at',
  ]);
  expect(nearbyOwn({ latitude: null, longitude: null, address: null }, all)).toEqual([]);
});
