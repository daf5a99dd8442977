/** Stops and their order, what a crew can say at each, and a spot typed as a map prints it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRouteOrder, stopsOf, type Reachable } from '../../../src/features/signs/model/route.ts';
import { spotOf } from '../../../src/features/signs/model/spot.ts';
import { SIGN_STATES } from '../../../src/features/signs/model/state.ts';
import { isServed, stepsAt } from '../../../src/features/signs/model/steps.ts';

const sign = (id: string, address: string, place: Reachable['place'] = null, building = address): Reachable => ({
  id,
  address,
  place,
  building,
});
const ids = (signs: readonly Reachable[]) => signs.map(({ id }) => id).join(' ');

describe('the order of a route', () => {
  it('on foot goes up one side of the street and down the other', () => {
    const signs = [
      sign('a', '4 Mill St'),
      sign('b', '3 Mill Street'),
      sign('c', '1 Mill Street'),
      sign('d', '2 Mill St'),
    ];
    expect(ids(inRouteOrder(signs, 'walk'))).toBe('c b a d');
  });

  it('by car goes on to the nearest that is left, and to what has no place at the end', () => {
    const signs = [
      sign('far', '1 A Street', [-69.1, 43]),
      sign('near', '2 B Street', [-69.29, 43]),
      sign('nowhere', '3 C Street'),
      sign('west', '4 D Street', [-69.3, 43]),
    ];
    expect(ids(inRouteOrder(signs, 'drive'))).toBe('west near far nowhere');
  });

  it('keeps what one building asked for together, and loses nobody', () => {
    const some = fc.array(
      fc.record({
        building: fc.constantFrom('a', 'b', 'c'),
        place: fc.option(fc.tuple(fc.double({ min: -70, max: -69, noNaN: true }), fc.constant(43))),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom('walk', 'drive'), (made, order) => {
        const signs = made.map(({ building, place }, n) => sign(String(n), `${n} Mill Street`, place, building));
        const ordered = inRouteOrder(signs, order);
        expect(ids(ordered).split(' ').toSorted()).toEqual(ids(signs).split(' ').toSorted());
        const changes = ordered.filter((one, n) => one.building !== ordered[n - 1]?.building).length;
        expect(changes).toBe(stopsOf(signs).length);
      }),
    );
  });
});

describe('what is done at a stop', () => {
  it('offers nothing that would not count, and always something while the stop is open', () => {
    for (const state of SIGN_STATES) {
      for (const kind of ['delivery', 'removal'] as const) {
        if (!isServed(state, kind)) expect(stepsAt(state, kind)[0]).toBe(kind === 'delivery' ? 'delivered' : 'removed');
      }
    }
    expect(stepsAt('declined', 'delivery')).toEqual([]);
    expect(stepsAt('removed', 'removal')).toEqual([]);
  });
});

describe('a spot', () => {
  it.each([
    ['43.2017, -69.1987', { latitude: 43.2017, longitude: -69.1987 }],
    [' -33.9 151.2 ', { latitude: -33.9, longitude: 151.2 }],
    ['43.2° -69.1°', { latitude: 43.2, longitude: -69.1 }],
  ])('"%s" is one', (text, spot) => expect(spotOf(text)).toEqual(spot));

  it.each(['', '43.2', '91, 0', '10, 181', 'the blue house', '1, 2, 3'])('"%s" is none', (text) =>
    expect(spotOf(text)).toBe(null),
  );
});
