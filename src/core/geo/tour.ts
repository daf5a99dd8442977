/** The order in which somebody goes from place to place: always on to the nearest that is left. */
import { metresBetween, type Position } from './position.ts';

/**
 * @param from where they are; null: they begin with the westernmost.
 * @returns all of them; those without a place come last, in their own order.
 */
export function nearestNext<T>(
  things: readonly T[],
  placeOf: (thing: T) => Position | null,
  from: Position | null = null,
): T[] {
  const left = things.flatMap((thing) => {
    const place = placeOf(thing);
    return place === null ? [] : [{ thing, place }];
  });
  const order: T[] = [];
  let here = from ?? left.toSorted((a, b) => a.place[0] - b.place[0])[0]?.place ?? null;
  while (here !== null && left.length > 0) {
    const from: Position = here;
    const next = left.reduce((best, one) =>
      metresBetween(from, one.place) < metresBetween(from, best.place) ? one : best,
    );
    order.push(next.thing);
    left.splice(left.indexOf(next), 1);
    here = next.place;
  }
  return [...order, ...things.filter((thing) => placeOf(thing) === null)];
}
