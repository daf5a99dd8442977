/** Stops and their order: the walk's own on foot, the nearest next one by car. Requests of one building are one stop. */
import type { Position } from '../../../core/geo/position.ts';
import { nearestNext } from '../../../core/geo/tour.ts';
import { addressParts } from '../../field/model/import/address.ts';
import { compareInWalkOrder, type Address } from '../../field/model/order.ts';

export interface Reachable {
  readonly id: string;
  readonly address: string;
  /** What of the address says the building, as the server compares it. */
  readonly building: string;
  readonly place: Position | null;
}

export type RouteOrder = 'walk' | 'drive';

const asAddress = (text: string): Address => ({ floor: null, ...addressParts(text) });

/** A stop is everything asked for in one building; in the order in which the buildings are first named. */
export function stopsOf<T extends Pick<Reachable, 'building'>>(signs: readonly T[]): T[][] {
  const stops = new Map<string, T[]>();
  for (const sign of signs) {
    const stop = stops.get(sign.building);
    if (stop) stop.push(sign);
    else stops.set(sign.building, [sign]);
  }
  return [...stops.values()];
}

/** From the westernmost, always on to the nearest that is left; those without a place come last. */
const driven = <T extends Reachable>(stops: readonly (readonly T[])[]): (readonly T[])[] =>
  nearestNext(stops, (stop) => stop.find(({ place }) => place !== null)?.place ?? null);

/** The requests in the order in which somebody comes by them. */
export function inRouteOrder<T extends Reachable>(signs: readonly T[], order: RouteOrder): T[] {
  const walk = compareInWalkOrder([]);
  const walked = signs.toSorted((a, b) => walk(asAddress(a.address), asAddress(b.address)) || (a.id < b.id ? -1 : 1));
  const stops = stopsOf(walked);
  return (order === 'walk' ? stops : driven(stops)).flat();
}
