/** A spot on the map as maps print it: "43.2017, -69.1987", latitude first. */
import type { Position } from '../../../core/geo/position.ts';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the map as such a text; five digits are a metre. */
export const spotText = ([longitude, latitude]: Position): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Null for anything else, and for what is not on the earth. */
export function spotOf(text: string): Spot | null {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*$/.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
