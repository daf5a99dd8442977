/** Which doors a choice means, and how they are cut into turfs. Pure. */
import { groupBy } from '../../../core/groupBy.ts';
import { streetsInWalkOrder } from '../model/map/streets.ts';
import type { Placed } from '../../../core/geo/position.ts';
import { cutIntoTurfs, sideOf, walkOrder, type Side } from '../model/order.ts';
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
  return plan(
    doors.filter((door) => chosen.has(keyOf({ street: door.street, side: sideOf(door) }))),
    streets,
  );
}

/** These doors, as far as they are in no turf, in turfs of 40 to 50; from each street to the one whose beginning is nearest. */
export function planArea(doors: readonly (StreetDoor & Placed)[]): PlannedTurf[] {
  return plan(doors, streetsInWalkOrder(doors));
}

function plan(doors: readonly StreetDoor[], streets: readonly string[]): PlannedTurf[] {
  const free = doors.filter(({ turf }) => turf === null);
  return cutIntoTurfs(walkOrder(free, streets)).map((part) => ({ name: nameOf(part), doors: part }));
}

/** As the database has it. */
const NAME_MAX = 100;

/** Stored, so the same whoever cuts: "Mill Street 1 to 89, odd side"; of several streets as many as there is room for. */
function nameOf(doors: readonly StreetDoor[]): string {
  const along = [...groupBy(doors, ({ street }) => street)];
  const [only] = along;
  if (along.length === 1 && only) return `${only[0]} ${span(only[1])}${sideWords(only[1])}`;
  const parts = along.map(([street, some]) => `${street} ${span(some)}`);
  for (let shown = parts.length; shown > 0; shown--) {
    const more = parts.length - shown;
    const name = `${parts.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    if (name.length <= NAME_MAX) return name;
  }
  return (parts[0] ?? '').slice(0, NAME_MAX);
}

function span(doors: readonly StreetDoor[]): string {
  const numbers = doors.map(({ number }) => number);
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? String(low) : `${low} to ${high}`;
}

function sideWords(doors: readonly StreetDoor[]): string {
  const sides = new Set<Side>(doors.map(sideOf));
  const [side] = sides;
  const numbers = new Set(doors.map(({ number }) => number));
  return sides.size === 1 && numbers.size > 1 ? `, ${side} side` : '';
}
