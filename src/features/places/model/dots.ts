/** Going from dot to dot of a map without pointing at one: from west to east, and round again. */
import type { Position } from '../../../core/geo/position.ts';

interface Dot {
  readonly id: string;
  readonly place: Position;
}

/** @param chosen null: none yet, and then the first one on that way. @returns null where there is none. */
export function dotBeside(dots: readonly Dot[], chosen: string | null, way: 1 | -1): string | null {
  const all = dots.toSorted((a, b) => a.place[0] - b.place[0] || b.place[1] - a.place[1] || (a.id < b.id ? -1 : 1));
  const at = all.findIndex(({ id }) => id === chosen);
  const next = at < 0 ? (way === 1 ? 0 : all.length - 1) : (at + way + all.length) % all.length;
  return all[next]?.id ?? null;
}
