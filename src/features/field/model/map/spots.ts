/** Dots on a map: doors at one place, such as the apartments of a building, are one dot. */
import type { Placed, Position } from '../../../../core/geo/position.ts';

export interface Spot<T> {
  /** The first door's id. */
  readonly id: string;
  readonly place: Position;
  /** In the order given. */
  readonly doors: readonly T[];
}

/** About a tenth of a metre. */
const SAME = 1e6;

/** In the order of each spot's first door. Doors without a place are on no map. */
export function spotsOf<T extends Placed & { readonly id: string }>(doors: readonly T[]): Spot<T>[] {
  const found = new Map<string, { id: string; place: Position; doors: T[] }>();
  for (const door of doors) {
    const { id, place } = door;
    if (place === null) continue;
    const key = `${Math.round(place[0] * SAME)} ${Math.round(place[1] * SAME)}`;
    const spot = found.get(key);
    if (spot) spot.doors.push(door);
    else found.set(key, { id, place, doors: [door] });
  }
  return [...found.values()];
}
