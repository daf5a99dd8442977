/** Places on the earth, and which of them lie inside what somebody drew. Degrees as in GeoJSON (RFC 7946): longitude first. */

export type Position = readonly [longitude: number, latitude: number];
/** A closed line: the last position is the first again, though nothing here depends on it. */
export type Ring = readonly Position[];
/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** A door, or anything else that has a place; null for what came without one. */
export interface Placed {
  readonly place: Position | null;
}

/** A street, or a stretch of one, as a map draws it. */
export interface StreetLine {
  readonly name: string;
  readonly line: readonly Position[];
}

/** @returns null where either is missing: half a place is none. */
export function placeOf(latitude: number | null | undefined, longitude: number | null | undefined): Position | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? [longitude, latitude] : null;
}

/** The smallest box around all places; null when there is none. Not for cities that lie across the 180th meridian. */
export function boundsOf(places: readonly Position[]): Bounds | null {
  const [first] = places;
  if (!first) return null;
  let [west, south] = first;
  let [east, north] = first;
  for (const [longitude, latitude] of places) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/**
 * Whether a place lies inside: a line from it eastwards crosses the ring an odd number of times. A ring that crosses itself, as
 * hands draw them, is inside where its line encloses an odd number of times.
 */
export function isInside([x, y]: Position, ring: Ring): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before === undefined) break;
    const ay = corner[1];
    const by = before[1];
    if (ay > y !== by > y && x < ((before[0] - corner[0]) * (y - ay)) / (by - ay) + corner[0]) inside = !inside;
    before = corner;
  }
  return inside;
}

function isInBox([x, y]: Position, [west, south, east, north]: Bounds): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** Those inside any of the rings. What has no place is inside none. */
export function inside<T extends Placed>(things: readonly T[], rings: readonly Ring[]): T[] {
  // Most of a city is far from what was drawn: the box says so without the ring's hundred corners.
  const boxed = rings.flatMap((ring) => {
    const box = boundsOf(ring);
    return box === null ? [] : [{ ring, box }];
  });
  return things.filter(
    ({ place }) => place !== null && boxed.some(({ ring, box }) => isInBox(place, box) && isInside(place, ring)),
  );
}

const METRES_A_DEGREE = 111_195;

/** Metres between two places of one city, as if the earth were flat there. */
export function metresBetween([ax, ay]: Position, [bx, by]: Position): number {
  const east = (bx - ax) * Math.cos((((ay + by) / 2) * Math.PI) / 180);
  return Math.hypot(east, by - ay) * METRES_A_DEGREE;
}
