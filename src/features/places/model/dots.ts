/** Going from dot to dot of a map without pointing at one: from west to east, and round again. */
import type { Position } from '../../../core/geo/position.ts';
import type { Way } from '../../../ui/map/keys.ts';

interface Dot {
  readonly id: string;
  readonly place: Position;
}

/**
 * The nearest dot that way, in the quarter of the compass around it. Of those that lie on each other the arrows to the right and down go to the
 * next, the others back. @returns what was chosen where nothing lies that way; the first from the west where nothing was chosen.
 */
export function dotTowards(dots: readonly Dot[], chosen: string | null, way: Way): string | null {
  const from = dots.find(({ id }) => id === chosen);
  if (!from) return dotBeside(dots, null, 1);
  const wide = Math.cos((from.place[1] * Math.PI) / 180);
  const onward = way === 'right' || way === 'down';
  const on = dots.filter(
    ({ id, place: [lng, lat] }) =>
      lng === from.place[0] && lat === from.place[1] && (onward ? id > from.id : id < from.id),
  );
  if (on.length > 0) return on.reduce((near, one) => (near.id < one.id === onward ? near : one)).id;
  let nearest: string = from.id;
  let least = Infinity;
  for (const { id, place } of dots) {
    const east = (place[0] - from.place[0]) * wide;
    const north = place[1] - from.place[1];
    const along = { up: north, down: -north, right: east, left: -east }[way];
    const beside = Math.abs(way === 'up' || way === 'down' ? east : north);
    const far = Math.hypot(along, beside);
    if (along > 0 && along >= beside && far < least) [nearest, least] = [id, far];
  }
  return nearest;
}

/** @param chosen null: none yet, and then the first one on that way. @returns null where there is none. */
export function dotBeside(dots: readonly Dot[], chosen: string | null, way: 1 | -1): string | null {
  const all = dots.toSorted((a, b) => a.place[0] - b.place[0] || b.place[1] - a.place[1] || (a.id < b.id ? -1 : 1));
  const at = all.findIndex(({ id }) => id === chosen);
  const next = at < 0 ? (way === 1 ? 0 : all.length - 1) : (at + way + all.length) % all.length;
  return all[next]?.id ?? null;
}
