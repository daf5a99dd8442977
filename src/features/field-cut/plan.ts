/** Owns which doors a choice of streets and sides means, and how they are cut into turfs. Pure. */
import { cutIntoTurfs, sideOf, walkOrder, type Side } from '../../core/field/order.ts';
import type { StreetDoor, StreetSide } from './reads.ts';

export interface PlannedTurf {
  readonly name: string;
  readonly doors: readonly StreetDoor[];
}

export const keyOf = ({ street, side }: Pick<StreetSide, 'street' | 'side'>) => `${side} ${street}`;

/** How many doors of the chosen sides are in no turf yet. */
export function chosenDoors(sides: readonly StreetSide[], chosen: ReadonlySet<string>): number {
  return sides.filter((side) => chosen.has(keyOf(side))).reduce((sum, { uncut }) => sum + uncut, 0);
}

/** The chosen sides' doors that are in no turf, in walk order, in turfs of 40 to 50. Streets in the order they were chosen. */
export function planTurfs(doors: readonly StreetDoor[], chosen: ReadonlySet<string>): PlannedTurf[] {
  const streets = [...new Set([...chosen].map((key) => key.slice(key.indexOf(' ') + 1)))];
  const wanted = doors.filter(
    (door) => door.turf === null && chosen.has(keyOf({ street: door.street, side: sideOf(door) })),
  );
  return cutIntoTurfs(walkOrder(wanted, streets)).map((part) => ({ name: nameOf(part), doors: part }));
}

/** "Mill Street 1 to 89, odd side" */
function nameOf(doors: readonly StreetDoor[]): string {
  const streets = [...new Set(doors.map(({ street }) => street))];
  if (streets.length > 1) return streets.join(', ').slice(0, 100);
  const numbers = doors.map(({ number }) => number);
  const sides = new Set(doors.map(sideOf));
  const [side] = sides;
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return `${streets[0] ?? ''} ${low === high ? low : `${low} to ${high}`}${sides.size === 1 && low !== high ? sideWords(side) : ''}`;
}

function sideWords(side: Side | undefined): string {
  return side === undefined ? '' : `, ${side} side`;
}
