/**
 * Streets as far as their doors tell: the line in their middle, so that a map without tiles can be read, and the order in
 * which somebody on foot comes to them.
 */
import { groupBy } from '../../../../core/groupBy.ts';
import { alongStreet, type Address } from '../order.ts';
import { metresBetween, type Placed, type Position, type StreetLine } from '../../../../core/geo/position.ts';

type Door = Address & Placed;

/** Doors whose middle is a point of the line: two of each side. */
const WINDOW = 4;
/** Further apart (metres) two neighbouring points do not belong to one stretch of street. */
const GAP = 250;

/** Closer together (metres) two points of a line are one: a city has twenty thousand doors, and a street is wider than that. */
const STEP = 15;
/** Apartments of one building make the same point again and again; this close (metres) it is the same. */
const SAME = 0.5;

/** Each street as one line or several. A street with doors at one place only has none. */
export function streetLines(doors: readonly Door[]): StreetLine[] {
  return [...groupBy(placed(doors), ({ street }) => street)].flatMap(([name, along]) =>
    stretches(middle(along))
      .filter(({ length }) => length > 1)
      .map((line) => ({ name, line })),
  );
}

/** From the first door's height to the last one's, between the sides. */
function middle(along: readonly PlacedDoor[]): Position[] {
  const inOrder = along.every(({ number }, at) => at === 0 || number >= (along[at - 1]?.number ?? number));
  const doors = inOrder ? along : along.toSorted((a, b) => a.number - b.number);
  const line: Position[] = [];
  if (doors.length < WINDOW) return doors.map(({ place }) => place);
  let east = 0;
  let north = 0;
  for (const [at, { place }] of doors.entries()) {
    const left = doors[at - WINDOW]?.place;
    east += place[0] - (left?.[0] ?? 0);
    north += place[1] - (left?.[1] ?? 0);
    if (at + 1 >= WINDOW) line.push([east / WINDOW, north / WINDOW]);
  }
  return line;
}

/** Parted where no door has been for long. Each has its first and its last point, and of those between one every few steps. */
function stretches(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  let open: Position[] = [];
  /** Of the stretch, as far as it has come. */
  let last: Position | undefined;
  const close = () => {
    const kept = open.at(-1);
    if (last && kept && metresBetween(kept, last) > SAME) open.push(last);
  };
  for (const point of line) {
    const kept = open.at(-1);
    if (last && kept && metresBetween(last, point) <= GAP) {
      if (metresBetween(kept, point) >= STEP) open.push(point);
    } else {
      close();
      parts.push((open = [point]));
    }
    last = point;
  }
  close();
  return parts;
}

type PlacedDoor = Door & { readonly place: Position };

function placed(doors: readonly Door[]): PlacedDoor[] {
  return doors.filter((door): door is PlacedDoor => door.place !== null);
}

/**
 * Streets in the order of a walk: from the westernmost one, always on to the street whose first door is nearest to the last
 * door of the one before. Streets without places come last, by name.
 */
export function streetsInWalkOrder(doors: readonly Door[]): string[] {
  const ends = new Map(
    [...groupBy(placed(doors), ({ street }) => street)].map(([street, along]): readonly [string, End] => {
      const begin = along.reduce((first, door) => (alongStreet(door, first) < 0 ? door : first));
      const end = along.reduce((last, door) => (alongStreet(door, last) < 0 ? last : door));
      return [street, { begin: begin.place, end: end.place }];
    }),
  );
  const order = new Set<string>();
  let here: Position | null = null;
  while (ends.size > 0) {
    let next: readonly [string, End] | null = null;
    for (const one of ends) if (next === null || nearer(here, one[1].begin, next[1].begin)) next = one;
    if (!next) break;
    order.add(next[0]);
    here = next[1].end;
    ends.delete(next[0]);
  }
  const rest = new Set(doors.map(({ street }) => street).filter((street) => !order.has(street)));
  return [...order, ...[...rest].toSorted()];
}

interface End {
  readonly begin: Position;
  readonly end: Position;
}

function nearer(here: Position | null, a: Position, b: Position): boolean {
  return (far(here, a) - far(here, b) || a[1] - b[1]) < 0;
}

/** From nowhere, the west is nearest. */
function far(here: Position | null, there: Position): number {
  return here === null ? there[0] : metresBetween(here, there);
}
