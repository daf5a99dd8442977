/**
 * A made small city for `npm run bench:field`: streets, doors, people, turfs and what happened there. The same seed always
 * makes the same city; nobody in it exists. It holds no time of its own: attempts are told as minutes before now.
 */
import { createDice, type Dice } from '../../faults/random.ts';
import { attemptsAt, type CityAttempt } from './cityAttempts.ts';
import { FAMILY_NAMES, GIVEN_NAMES, STREET_KINDS, STREET_NAMES } from './cityNames.ts';

export interface CityDoor {
  readonly id: string;
  readonly externalId: string;
  readonly street: string;
  readonly number: number;
  readonly floor: number | null;
  readonly unit: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface CityPerson {
  readonly id: string;
  readonly externalId: string;
  readonly door: CityDoor;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null;
  readonly birthYear: number;
  readonly language: string | null;
}

export interface CityTurf {
  readonly id: string;
  readonly name: string;
  /** In walk order. */
  readonly doors: readonly CityDoor[];
}

export interface City {
  readonly doors: readonly CityDoor[];
  readonly people: readonly CityPerson[];
  readonly turfs: readonly CityTurf[];
  readonly attempts: readonly CityAttempt[];
}

export interface CitySize {
  readonly doors: number;
  readonly people: number;
  readonly turfs: number;
  readonly attempts: number;
}

/** What the field has to bear: 20,000 households, 45,000 people, 400 turfs, 200,000 attempts. */
export const SMALL_CITY: CitySize = { doors: 20_000, people: 45_000, turfs: 400, attempts: 200_000 };

/** The first turf is this large; the others share the rest. */
export const LARGE_TURF = 60;
const HOUSES_A_STREET = 160;
/** A place in the ocean off Maine, so that no real house is meant. Degrees. */
const CORNER = { latitude: 43.2, longitude: -69.2 };
const BLOCK = 0.0011;

/** @param size at least one door a turf and LARGE_TURF doors in all; every figure is met exactly. */
export function buildCity(seed: number, size: CitySize = SMALL_CITY): City {
  const dice = createDice(seed);
  const doors = Array.from({ length: size.doors }, (_, at) => doorAt(dice, at));
  const people = Array.from({ length: size.people }, (_, at) => personAt(dice, at, doors));
  const turfs = cut(dice, doors, size.turfs);
  return { doors, people, turfs, attempts: attemptsAt(dice, { doors, people, turfs }, size.attempts) };
}

/** Up the odd side and down the even one: the list of doors is in walk order already. Every tenth street has a building. */
function doorAt(dice: Dice, at: number): CityDoor {
  const street = Math.floor(at / HOUSES_A_STREET);
  const place = at % HOUSES_A_STREET;
  const half = HOUSES_A_STREET / 2;
  const odd = place < half;
  const along = odd ? place : HOUSES_A_STREET - 1 - place;
  const building = street % 10 === 0 && odd && along >= half - 24;
  const inBuilding = along - (half - 24);
  const floor = building ? 1 + Math.floor(inBuilding / 6) : null;
  const house = building ? half - 24 : along;
  return {
    id: dice.uuid(),
    externalId: `C${String(at + 1).padStart(6, '0')}`,
    street: streetName(street),
    number: house * 2 + (odd ? 1 : 2),
    floor,
    unit: floor === null ? null : `${floor}${String(1 + (inBuilding % 6)).padStart(2, '0')}`,
    latitude: CORNER.latitude + street * BLOCK + (odd ? 0.00015 : -0.00015),
    longitude: CORNER.longitude + house * 0.00018,
  };
}

function streetName(at: number): string {
  const kind = STREET_KINDS[Math.floor(at / STREET_NAMES.length) % STREET_KINDS.length] ?? 'Street';
  return `${STREET_NAMES[at % STREET_NAMES.length] ?? 'Long'} ${kind}`;
}

/** Two people a door, and a third or fourth at some. */
function personAt(dice: Dice, at: number, doors: readonly CityDoor[]): CityPerson {
  const door = doors[at < doors.length * 2 ? at % doors.length : dice.between(0, doors.length - 1)] ?? doors[0];
  if (!door) throw new Error('A city without doors has nobody in it.');
  return {
    id: dice.uuid(),
    externalId: `P${String(at + 1).padStart(6, '0')}`,
    door,
    givenName: dice.pick(GIVEN_NAMES),
    familyName: dice.pick(FAMILY_NAMES),
    phone: dice.chance(0.6) ? phoneAt(at, doors.length) : null,
    birthYear: dice.between(1932, 2007),
    language: dice.chance(0.05) ? 'Spanish' : null,
  };
}

/** A number of one's own, but for every fourth person: they share one with whoever else of them lives at the door. */
function phoneAt(at: number, doors: number): string {
  const line = at % 4 === 0 ? at % doors : doors + at;
  return `(207) 2${String(line).padStart(6, '0').replace(/(..)/, '$1-')}`;
}

function cut(dice: Dice, doors: readonly CityDoor[], count: number): CityTurf[] {
  const rest = doors.length - LARGE_TURF;
  return Array.from({ length: count }, (_, at) => {
    const from = at === 0 ? 0 : LARGE_TURF + Math.floor((rest * (at - 1)) / (count - 1));
    const to = at === 0 ? LARGE_TURF : LARGE_TURF + Math.floor((rest * at) / (count - 1));
    const part = doors.slice(from, to);
    const name = `${part[0]?.street ?? ''} ${part[0]?.number ?? ''}, ${String(at + 1).padStart(3, '0')}`;
    return { id: dice.uuid(), name, doors: part };
  });
}
