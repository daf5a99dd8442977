/** The dots of a map, one after the other, for whoever uses keys. */
import { expect, it } from 'vitest';
import { dotBeside } from '../../../../src/features/places/model/dots.ts';

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
