/**
 * The order in which doors are walked: street by street, up the odd side and down the even one; in a building floor by
 * floor and unit by unit. Never the alphabet's, which would send people across the street at every door.
 */
import { campaign } from '../../../campaign.ts';

export interface Address {
  readonly street: string;
  readonly number: number;
  readonly suffix: string | null;
  readonly floor: number | null;
  readonly unit: string | null;
}

export type Side = 'odd' | 'even';

export function sideOf({ number }: Pick<Address, 'number'>): Side {
  return number % 2 === 0 ? 'even' : 'odd';
}

/**
 * "12B Mill Street, unit 201": what is on the door, the street first nowhere. In every language as the post writes it here: it
 * goes to the server with a sign.
 */
export function addressWords({ street, number, suffix, unit }: Address): string {
  return `${number}${suffix ?? ''} ${street}${unit === null ? '' : `, ${/^\d|^.$/.test(unit) ? 'unit ' : ''}${unit}`}`;
}

// In the town's language, not the reader's: a turf is walked in one order, whoever looks at it.
const natural = new Intl.Collator(campaign.locale, { numeric: true, sensitivity: 'base' });
const text = (a: string | null, b: string | null) => natural.compare(a ?? '', b ?? '');

/** Units of one house: the floors from below, then by unit as people count (9 before 10). */
function byUnit(a: Address, b: Address): number {
  return text(a.suffix, b.suffix) || (a.floor ?? 0) - (b.floor ?? 0) || text(a.unit, b.unit);
}

/** @param streets the order of the streets; those not in it come last, by name. */
export function compareInWalkOrder(streets: readonly string[]): (a: Address, b: Address) => number {
  const places = new Map(streets.map((street, at) => [street, at]));
  const place = (street: string) => places.get(street) ?? streets.length;
  return (a, b) => {
    const street = a.street === b.street ? 0 : place(a.street) - place(b.street) || natural.compare(a.street, b.street);
    if (street !== 0) return street;
    const side = sideOf(a);
    if (side !== sideOf(b)) return side === 'odd' ? -1 : 1;
    const number = side === 'odd' ? a.number - b.number : b.number - a.number;
    return number || byUnit(a, b);
  };
}

/** A copy in walk order: every street up its odd side and down its even one, the streets in the order given. */
export function walkOrder<T extends Address>(doors: readonly T[], streets: readonly string[] = []): T[] {
  return doors.toSorted(compareInWalkOrder(streets));
}

/** Doors a person walks in one go. */
export const TURF_MIN = 40;
export const TURF_MAX = 50;

/** How many turfs so many doors make. */
export function turfsFor(doors: number): number {
  const even = Math.round(doors / ((TURF_MIN + TURF_MAX) / 2));
  // 202 doors would be four turfs of 50 and a half.
  return Math.max(1, even, Math.ceil(doors / TURF_MAX));
}

/**
 * Cuts doors in walk order into turfs of about equal size, 40 to 50 doors wherever that is possible. A building is not cut
 * in two unless it alone is larger than a turf.
 */
export function cutIntoTurfs<T extends Address>(doors: readonly T[]): T[][] {
  const count = turfsFor(doors.length);
  const size = doors.length / count;
  const turfs: T[][] = [];
  let open: T[] = [];
  let taken = 0;
  for (const building of buildings(doors)) {
    const turf = turfs.length + 1;
    // The cut falls where it comes closest to equal shares.
    if (open.length > 0 && turf < count && taken + building.length / 2 > turf * size) {
      turfs.push(open);
      open = [];
    }
    for (const part of inParts(building)) {
      if (open.length > 0 && part.length < building.length && open.length + part.length > TURF_MAX) {
        turfs.push(open);
        open = [];
      }
      open.push(...part);
      taken += part.length;
    }
  }
  return open.length > 0 ? [...turfs, open] : turfs;
}

/** Doors that share a house number, side by side in the list. */
function buildings<T extends Address>(doors: readonly T[]): T[][] {
  const found: T[][] = [];
  for (const door of doors) {
    const last = found.at(-1)?.[0];
    if (last && last.street === door.street && last.number === door.number) found.at(-1)?.push(door);
    else found.push([door]);
  }
  return found;
}

function inParts<T>(building: readonly T[]): T[][] {
  if (building.length <= TURF_MAX) return [[...building]];
  const parts = Math.ceil(building.length / TURF_MAX);
  const size = Math.ceil(building.length / parts);
  return Array.from({ length: parts }, (_, at) => building.slice(at * size, (at + 1) * size));
}
