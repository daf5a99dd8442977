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
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [ax, ay] = ring[at] ?? [0, 0];
    const [bx, by] = ring[before] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Those inside any of the rings. What has no place is inside none. */
export function inside<T extends Placed>(things: readonly T[], rings: readonly Ring[]): T[] {
  return things.filter(({ place }) => place !== null && rings.some((ring) => isInside(place, ring)));
}

const METRES_A_DEGREE = 111_195;

/** Metres between two places of one city, as if the earth were flat there. */
export function metresBetween([ax, ay]: Position, [bx, by]: Position): number {
  const east = (bx - ax) * Math.cos((((ay + by) / 2) * Math.PI) / 180);
  return Math.hypot(east, by - ay) * METRES_A_DEGREE;
}
