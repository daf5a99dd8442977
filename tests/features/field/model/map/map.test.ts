/** Doors on a map: which lie inside what was drawn, which share a dot, where their streets run and in which order they are walked. */
import { array, assert, double, integer, pre, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, inside, metresBetween, placeOf, type Position } from '../../../../../src/core/geo/position.ts';
import { spotsOf } from '../../../../../src/features/field/model/map/spots.ts';
import { streetLines, streetsInWalkOrder } from '../../../../../src/features/field/model/map/streets.ts';

const door = (street: string, number: number, place: Position | null, unit: string | null = null) => ({
  id: `${street} ${number} ${unit ?? ''}`,
  street,
  number,
  suffix: null,
  floor: null,
  unit,
  place,
});

const square: readonly Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

const isInside = (place: Position, ring: readonly Position[]) => inside([{ place }], [ring]).length === 1;

/** By the angle that the ring turns around it: nothing of how the app does it. Odd times round is inside. */
function turnsAround([x, y]: Position, ring: readonly Position[]): number {
  const angles = ring.map(([cx, cy]) => Math.atan2(cy - y, cx - x));
  const turned = angles.reduce((sum, angle, at) => {
    const step = angle - (angles.at(at - 1) ?? 0);
    return sum + Math.atan2(Math.sin(step), Math.cos(step));
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}

function clearOf([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): boolean {
  const along = Math.hypot(bx - ax, by - ay);
  const beside = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (along || 1);
  return Math.hypot(ax - x, ay - y) > 1e-6 && (along < 1e-6 || beside > 1e-6);
}

describe('a place', () => {
  it('needs both degrees; zero is one', () => {
    expect(placeOf(43.2, -69.2)).toEqual([-69.2, 43.2]);
    expect(placeOf(0, 0)).toEqual([0, 0]);
    expect([placeOf(43.2, null), placeOf(undefined, -69.2)]).toEqual([null, null]);
  });

  it('is inside a square exactly when it is between its sides', () => {
    const degree = double({ min: -20, max: 20, noNaN: true });
    assert(
      property(degree, degree, (x, y) => {
        pre(![0, 10].includes(x) && ![0, 10].includes(y));
        expect(isInside([x, y], square)).toBe(x > 0 && x < 10 && y > 0 && y < 10);
      }),
    );
  });

  it('is inside whatever hands draw where its line encloses the place an odd number of times', () => {
    const degree = integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000);
    const place = tuple(degree, degree);
    let within = 0;
    assert(
      property(place, array(place, { minLength: 3, maxLength: 120 }), (at, ring) => {
        // On its very line, or as good as that, it may be either.
        pre(ring.every((corner, n) => clearOf(at, corner, ring.at(n - 1) ?? corner)));
        const odd = turnsAround(at, ring) % 2 !== 0;
        if (odd) within++;
        expect(isInside(at, ring)).toBe(odd);
      }),
      { numRuns: 2000 },
    );
    expect(within).toBeGreaterThan(100);
  });

  it('is outside the notch of what was drawn, and a ring need not be closed', () => {
    const horseshoe: Position[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [6, 9],
      [6, 3],
      [3, 3],
      [3, 9],
      [0, 9],
    ];
    expect(isInside([4.5, 6], horseshoe)).toBe(false);
    expect(isInside([1.5, 6], horseshoe)).toBe(true);
    expect(isInside([7.5, 6], horseshoe)).toBe(true);
  });

  it('counts once though two areas overlap, and never without a place', () => {
    const doors = [door('A', 1, [5, 5]), door('A', 3, [15, 5]), door('A', 5, null)];
    const second = square.map(([x, y]) => [x + 3, y] as const);
    expect(inside(doors, [square, second])).toEqual([doors[0]]);
    expect(inside(doors, [])).toEqual([]);
  });

  it('is as far from another as on the earth: a degree of latitude 111 km, of longitude less up north', () => {
    expect(metresBetween([0, 0], [0, 1])).toBeCloseTo(111_195, -2);
    expect(metresBetween([0, 60], [1, 60])).toBeCloseTo(55_597, -2);
  });

  it('with others lies in a box; none has none', () => {
    expect(
      boundsOf([
        [3, 1],
        [-1, 5],
      ]),
    ).toEqual([-1, 1, 3, 5]);
    expect(boundsOf([])).toBeNull();
  });
});

describe('dots', () => {
  it('apartments of one building share a dot, houses do not, doors without a place have none', () => {
    const doors = [
      door('Falls Road', 75, [1, 1], '101'),
      door('Mill Street', 1, [1.0001, 1]),
      door('Falls Road', 75, [1.000_000_01, 1], '102'),
      door('Mill Street', 3, null),
    ];
    expect(spotsOf(doors).map((spot) => spot.doors.map(({ id }) => id))).toEqual([
      ['Falls Road 75 101', 'Falls Road 75 102'],
      ['Mill Street 1 '],
    ]);
  });

  it('are one to a place, whichever doors lie on the same line', () => {
    const places: Position[] = [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 1],
      [-1, 1],
    ];
    const spots = spotsOf(places.map((place, at) => door('Mill Street', at, place)));
    expect(spots.map(({ place, doors }) => [place, doors.map(({ number }) => number)])).toEqual([
      [
        [1, 1],
        [0, 5],
      ],
      [
        [1, 2],
        [1, 3],
      ],
      [[2, 1], [2]],
      [[2, 2], [4]],
      [[-1, 1], [6]],
    ]);
  });
});

describe('streets', () => {
  /** Eastwards from a point, odd numbers to the north. */
  const street = (name: string, count: number, [x, y]: Position) =>
    Array.from({ length: count }, (_, at) =>
      door(name, at + 1, [x + at * 0.0001, y + (at % 2 === 0 ? 0.0001 : -0.0001)]),
    );

  it('run in the middle between their sides', () => {
    const [line, ...others] = streetLines(street('Mill Street', 20, [0, 0]));
    expect(others).toEqual([]);
    expect(line?.name).toBe('Mill Street');
    for (const [, y] of line?.line ?? []) expect(y).toBeCloseTo(0, 9);
    const eastings = line?.line.map(([x]) => x) ?? [];
    expect(eastings).toEqual(eastings.toSorted((a, b) => a - b));
  });

  it('break off where nobody lives for long, and a building alone is no street', () => {
    const lines = streetLines([
      ...street('Mill Street', 8, [0, 0]),
      ...street('Mill Street', 8, [0.02, 0]).map((one) => ({ ...one, number: one.number + 100 })),
      ...Array.from({ length: 9 }, (_, at) => door('Falls Road', 75, [1, 1], String(at))),
    ]);
    expect(lines.filter(({ line }) => line.length > 2).map(({ name }) => name)).toEqual(['Mill Street', 'Mill Street']);
    expect(lines.some(({ name }) => name === 'Falls Road')).toBe(false);
  });

  it('have a point every few steps, not one a door, and reach to their ends', () => {
    const doors = street('Mill Street', 201, [0, 0]);
    const [{ line } = { line: [] }] = streetLines(doors);
    const steps = line.slice(1).map((point, at) => metresBetween(line[at] ?? point, point));
    expect(Math.min(...steps.slice(0, -1))).toBeGreaterThanOrEqual(15);
    expect(Math.max(...steps)).toBeLessThan(30);
    expect(line[0]?.[0]).toBeCloseTo(0.00015, 9);
    expect(line.at(-1)?.[0]).toBeCloseTo(0.01985, 9);
  });

  it('are the same in whatever order their doors come', () => {
    const doors = street('Mill Street', 30, [0, 0]);
    const mixed = doors.map((_, at) => doors[(at * 7) % 30]).flatMap((one) => one ?? []);
    expect(streetLines(mixed)).toEqual(streetLines(doors));
  });

  it('are walked from one to the nearest, not by the alphabet; those without a place come last', () => {
    const doors = [
      ...street('Ash Lane', 4, [0.02, 0]),
      ...street('Zinc Street', 4, [0, 0]),
      ...street('Mill Street', 4, [0.01, 0]),
      door('Bay Road', 1, null),
    ];
    expect(streetsInWalkOrder(doors)).toEqual(['Zinc Street', 'Mill Street', 'Ash Lane', 'Bay Road']);
  });
});
