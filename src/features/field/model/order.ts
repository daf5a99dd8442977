/**
 * The order in which doors are walked: street by street, up the odd side and down the even one; in a building floor by
 * floor and unit by unit. Never the alphabet's, which would send people across the street at every door.
 */
import { groupBy } from '../../../core/groupBy.ts';
import { campaign } from '../../../campaign.ts';
import { compareSuffixes, houseNumber } from './houseNumber.ts';
import { unitWords } from './unit.ts';

export { houseNumber };

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
export function addressWords({ street, unit, ...house }: Address): string {
  return `${houseNumber(house)} ${street}${unit === null ? '' : `, ${unitWords(unit)}`}`;
}

// In the town's language, not the reader's: a turf is walked in one order, whoever looks at it.
const natural = new Intl.Collator(campaign.locale, { numeric: true, sensitivity: 'base' });
const text = (a: string | null, b: string | null) => natural.compare(a ?? '', b ?? '');

/** Units of one house: the floors from below, then by unit as people count (9 before 10). */
function byUnit(a: Address, b: Address): number {
  return (
    compareSuffixes(a.suffix, b.suffix, natural.compare) || (a.floor ?? 0) - (b.floor ?? 0) || text(a.unit, b.unit)
  );
}

/** Streets in the order given; those not in it come last, by name. */
function streetByStreet(streets: readonly string[]): (a: string, b: string) => number {
  const places = new Map(streets.map((street, at) => [street, at]));
  const place = (street: string) => places.get(street) ?? streets.length;
  return (a, b) => (a === b ? 0 : place(a) - place(b) || natural.compare(a, b));
}

/** @param streets the order of the streets; those not in it come last, by name. */
export function compareInWalkOrder(streets: readonly string[]): (a: Address, b: Address) => number {
  const byStreet = streetByStreet(streets);
  return (a, b) => byStreet(a.street, b.street) || alongStreet(a, b);
}

/** Of one street: up its odd side and down its even one. */
export function alongStreet(a: Address, b: Address): number {
  const side = sideOf(a);
  if (side !== sideOf(b)) return side === 'odd' ? -1 : 1;
  return (side === 'odd' ? a.number - b.number : b.number - a.number) || byUnit(a, b);
}

/** A copy in walk order: every street up its odd side and down its even one, the streets in the order given. */
export function walkOrder<T extends Address>(doors: readonly T[], streets: readonly string[] = []): T[] {
  const byStreet = streetByStreet(streets);
  // A city at once has few streets and many doors: only the streets are compared by name.
  return [...groupBy(doors, ({ street }) => street)]
    .toSorted(([a], [b]) => byStreet(a, b))
    .flatMap(([, along]) => along.toSorted(alongStreet));
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
  const close = () => {
    if (open.length > 0) turfs.push(open);
    open = [];
  };
  let from = 0;
  while (from < doors.length) {
    const to = endOfBuilding(doors, from);
    const turf = turfs.length + 1;
    // The cut falls where it comes closest to equal shares.
    if (turf < count && (from + to) / 2 > turf * size) close();
    const parts = Math.ceil((to - from) / TURF_MAX);
    const share = Math.ceil((to - from) / parts);
    for (; from < to; from += share) {
      const part = doors.slice(from, Math.min(from + share, to));
      if (parts > 1 && open.length + part.length > TURF_MAX) close();
      open.push(...part);
    }
    from = to;
  }
  close();
  return turfs;
}

/** Doors that share a house number stand side by side in the list. */
function endOfBuilding(doors: readonly Address[], from: number): number {
  const first = doors[from];
  for (let to = from + 1; to < doors.length; to++) {
    if (doors[to]?.street !== first?.street || doors[to]?.number !== first?.number) return to;
  }
  return doors.length;
}
