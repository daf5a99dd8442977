/** Stops and their order: the walk's own on foot, the nearest next one by car. Requests of one building are one stop. */
import { metresBetween, type Position } from '../../../core/geo/position.ts';
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
function driven<T extends Reachable>(stops: readonly (readonly T[])[]): (readonly T[])[] {
  const placeOf = (stop: readonly T[]) => stop.find(({ place }) => place !== null)?.place ?? null;
  const left = stops.flatMap((stop) => {
    const place = placeOf(stop);
    return place === null ? [] : [{ stop, place }];
  });
  left.sort((a, b) => a.place[0] - b.place[0]);
  const order: (readonly T[])[] = [];
  let [here] = left;
  while (here !== undefined) {
    const from = here.place;
    order.push(here.stop);
    left.splice(left.indexOf(here), 1);
    here = left.reduce<(typeof left)[number] | undefined>(
      (best, one) =>
        best === undefined || metresBetween(from, one.place) < metresBetween(from, best.place) ? one : best,
      undefined,
    );
  }
  return [...order, ...stops.filter((stop) => placeOf(stop) === null)];
}

/** The requests in the order in which somebody comes by them. */
export function inRouteOrder<T extends Reachable>(signs: readonly T[], order: RouteOrder): T[] {
  const walk = compareInWalkOrder([]);
  const walked = signs.toSorted((a, b) => walk(asAddress(a.address), asAddress(b.address)) || (a.id < b.id ? -1 : 1));
  const stops = stopsOf(walked);
  return (order === 'walk' ? stops : driven(stops)).flat();
}
