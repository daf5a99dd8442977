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

type Side = readonly [Position, Position];

function sidesOf(ring: Ring): Side[] {
  return ring.map((corner, at) => [corner, ring[at - 1] ?? ring.at(-1) ?? corner]);
}

/**
 * Whether a place lies inside: a line from it eastwards crosses the ring an odd number of times. A ring that crosses itself, as
 * hands draw them, is inside where its line encloses an odd number of times.
 * @param sides the ring's, at least those at the place's height.
 */
function isBetween([x, y]: Position, sides: readonly Side[]): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sides) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export function isInBox([x, y]: Position, [west, south, east, north]: Bounds): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** Those inside any of the rings. What has no place is inside none. */
export function inside<T extends Placed>(things: readonly T[], rings: readonly Ring[]): T[] {
  const tests = rings.map(insideOf);
  return things.filter(({ place }) => place !== null && tests.some((isIn) => isIn(place)));
}

/** Into how many stripes from south to north a ring is cut. */
const STRIPES = 64;

/**
 * Made once for many places: most of a city is far from what was drawn, which its box says, and of a ring's hundred sides only the few
 * at a place's height can be crossed.
 */
function insideOf(ring: Ring): (place: Position) => boolean {
  const box = boundsOf(ring);
  if (box === null) return () => false;
  const [, south, , north] = box;
  const stripeAt = (y: number) => Math.min(STRIPES - 1, Math.floor(((y - south) / (north - south || 1)) * STRIPES));
  const stripes: Side[][] = Array.from({ length: STRIPES }, () => []);
  for (const side of sidesOf(ring)) {
    const [a, b] = [stripeAt(side[0][1]), stripeAt(side[1][1])];
    for (let at = Math.min(a, b); at <= Math.max(a, b); at++) stripes[at]?.push(side);
  }
  return (place) => isInBox(place, box) && isBetween(place, stripes[stripeAt(place[1])] ?? []);
}

const METRES_A_DEGREE = 111_195;

/** Metres between two places of one city, as if the earth were flat there. */
export function metresBetween([ax, ay]: Position, [bx, by]: Position): number {
  const east = (bx - ax) * Math.cos((((ay + by) / 2) * Math.PI) / 180);
  const north = by - ay;
  return Math.sqrt(east * east + north * north) * METRES_A_DEGREE;
}
