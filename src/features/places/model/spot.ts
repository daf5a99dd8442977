/** A spot on the map as a form keeps it: "43.20110, -69.20140", latitude first; moved by steps, and told beside another one. */
import { metresBetween, type Position } from '../../../core/geo/position.ts';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}
/** Where a device says it is. */
export interface Here extends Spot {
  /** Metres around it. */
  readonly accuracy: number;
}

/** Five digits are a metre. */
const written = ({ latitude, longitude }: Spot): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
export const spotText = (spot: Spot): string => written(spot);
export const hereText = (here: Here): string => `${written(here)}, ${Math.round(here.accuracy)}`;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)°?`;
const SPOT = new RegExp(String.raw`^\s*${NUMBER}\s*[,;\s]\s*${NUMBER}(?:\s*,\s*(\d{1,6}))?\s*$`);

/** Null for anything else, and for what is not on the earth. */
export function spotOf(text: string): Spot | null {
  const [, first, second] = SPOT.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export function hereOf(text: string): Here | null {
  const spot = spotOf(text);
  const accuracy = Number(SPOT.exec(text)?.[3] ?? Number.NaN);
  return spot && Number.isFinite(accuracy) ? { ...spot, accuracy: Math.min(accuracy, 100_000) } : null;
}

export const positionOf = ({ latitude, longitude }: Spot): Position => [longitude, latitude];

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const METRES_A_DEGREE = 111_195;

/** The same spot, so many metres that way. */
export function moved({ latitude, longitude }: Spot, way: Direction, metres: number): Spot {
  const degrees = metres / METRES_A_DEGREE;
  const wide = degrees / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const north = way === 'north' ? degrees : way === 'south' ? -degrees : 0;
  const east = way === 'east' ? wide : way === 'west' ? -wide : 0;
  return {
    latitude: Math.min(90, Math.max(-90, latitude + north)),
    longitude: Math.min(180, Math.max(-180, longitude + east)),
  };
}

/** Where `to` lies as seen from `from`: the nearest of eight winds, clockwise from the north. */
export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

export function windTo(from: Spot, to: Spot): Wind {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return WINDS[(turn + 8) % 8] ?? 'n';
}

export const metres = (from: Spot, to: Spot): number => metresBetween(positionOf(from), positionOf(to));
