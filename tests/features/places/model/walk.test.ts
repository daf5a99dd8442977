/** A walk to reported places: which are chosen, and in which order somebody comes by them. */
import { describe, expect, it } from 'vitest';
import { nearest, routeOver, wardNear } from '../../../../src/features/places/model/walk.ts';

const at = (id: string, east: number | null) => ({
  id,
  latitude: east === null ? null : 43.2,
  longitude: east === null ? null : -69.2 + east / 1000,
});
const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join(' ');

describe('a walk', () => {
  it('goes on to the nearest that is left, from where one stands; what has no pin comes last', () => {
    const reports = [at('far', 9), at('nowhere', null), at('here', 5), at('beside', 6), at('behind', 3.5)];
    expect(ids(routeOver(reports, [-69.195, 43.2]))).toBe('here beside behind far nowhere');
    expect(ids(routeOver(reports, null))).toBe('behind here beside far nowhere');
    expect(routeOver([], null)).toEqual([]);
  });

  it('begins with so many of the nearest, and with none of which nobody knows where it is', () => {
    const reports = [at('far', 9), at('nowhere', null), at('here', 1), at('beside', 2)];
    expect(ids(nearest(reports, [-69.2, 43.2], 2))).toBe('here beside');
    expect(ids(nearest(reports, [-69.2, 43.2]))).toBe('here beside far');
  });

  it('a report is of the ward of the nearest place of which it is known, if one is near', () => {
    const sites = [
      { at: [-69.2, 43.2] as const, ward: null },
      { at: [-69.199, 43.2] as const, ward: 3 },
      { at: [-69.19, 43.2] as const, ward: 4 },
    ];
    expect(wardNear(at('a', 0), sites)).toBe(3);
    expect(wardNear(at('b', 11), sites)).toBe(4);
    expect(wardNear(at('c', 90), sites)).toBeNull();
    expect(wardNear(at('d', null), sites)).toBeNull();
  });
});
