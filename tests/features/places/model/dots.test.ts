/** The dots of a map, one after the other, for whoever uses keys. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dotBeside, dotTowards } from '../../../../src/features/places/model/dots.ts';

const dots = [
  { id: 'east', place: [-69.1, 43.2] },
  { id: 'west', place: [-69.3, 43.2] },
  { id: 'middle', place: [-69.2, 43.2] },
  { id: 'same', place: [-69.2, 43.2] },
] as const;

it('every dot is come by once, from west to east and round again, also where two lie on each other', () => {
  const way = [1, 1, 1, 1, 1] as const;
  let at: string | null = null;
  expect(way.map((to) => (at = dotBeside(dots, at, to)))).toEqual(['west', 'middle', 'same', 'east', 'west']);
  expect(dotBeside(dots, null, -1)).toBe('east');
  expect(dotBeside(dots, 'west', -1)).toBe('east');
  expect(dotBeside([], null, 1)).toBeNull();
  expect(dotBeside(dots, 'gone', 1)).toBe('west');
});

it('an arrow key leads to the nearest dot that way, and nowhere where none lies', () => {
  expect(dotTowards(dots, null, 'up')).toBe('west');
  expect(dotTowards(dots, 'west', 'right')).toBe('middle');
  expect(dotTowards(dots, 'middle', 'right')).toBe('same');
  expect(dotTowards(dots, 'same', 'right')).toBe('east');
  expect(dotTowards(dots, 'same', 'left')).toBe('middle');
  expect(dotTowards(dots, 'middle', 'left')).toBe('west');
  expect(dotTowards(dots, 'west', 'up')).toBe('west');
  expect(dotTowards([], null, 'up')).toBeNull();
});

it('whatever the dots are, a press goes that way or stays, and one of the four goes somewhere', () => {
  const place = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (places) => {
      const all = places.map(([x, y], at) => ({ id: String(100 + at), place: [x / 1000, 43 + y / 1000] as const }));
      for (const one of all) {
        const gone = (['up', 'down', 'left', 'right'] as const).map((way) => {
          const to = all.find(({ id }) => id === dotTowards(all, one.id, way)) ?? one;
          const [east, north] = [to.place[0] - one.place[0], to.place[1] - one.place[1]];
          expect({ up: north, down: -north, left: -east, right: east }[way]).toBeGreaterThanOrEqual(0);
          return to;
        });
        // Wherever the others lie, one of the four goes somewhere.
        expect(gone.some(({ id }) => id !== one.id)).toBe(true);
      }
    }),
  );
});
