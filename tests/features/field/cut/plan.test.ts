/** Streets and sides become turfs in walk order; what is in a turf already stays where it is. */
import { expect, it } from 'vitest';
import { chosenDoors, planArea, planTurfs } from '../../../../src/features/field/cut/plan.ts';
import { streetDoors, type StreetDoor } from '../../../../src/features/field/cut/reads.ts';

const door = (street: string, number: number, turf: string | null = null): StreetDoor => ({
  id: `${street} ${number}`,
  street,
  number,
  suffix: null,
  floor: null,
  unit: null,
  turf,
});
const street = (name: string, count: number) => Array.from({ length: count }, (_, index) => door(name, index + 1));

it('cuts one side of a street in walk order and says which', () => {
  const [turf, ...others] = planTurfs(street('Mill Street', 80), new Set(['odd Mill Street']));
  expect(others).toEqual([]);
  expect(turf?.name).toBe('Mill Street 1 to 79, odd side');
  expect(turf?.doors.map(({ number }) => number).slice(0, 3)).toEqual([1, 3, 5]);
  expect(turf?.doors).toHaveLength(40);
});

it('goes up one side and down the other, and on to the next street as they were chosen', () => {
  const doors = [...street('Ash Lane', 2), ...street('Mill Street', 4)];
  const chosen = new Set(['odd Mill Street', 'even Mill Street', 'odd Ash Lane']);
  const [turf] = planTurfs(doors, chosen);
  expect(turf?.doors.map(({ id }) => id)).toEqual([
    'Mill Street 1',
    'Mill Street 3',
    'Mill Street 4',
    'Mill Street 2',
    'Ash Lane 1',
  ]);
  expect(turf?.name).toBe('Mill Street 1 to 4, Ash Lane 1');
});

it('takes no door out of another turf', () => {
  const doors = [door('Mill Street', 1, 'Mine'), door('Mill Street', 3)];
  expect(planTurfs(doors, new Set(['odd Mill Street'])).flatMap((turf) => turf.doors)).toEqual([doors[1]]);
  expect(planTurfs([door('Mill Street', 1, 'Mine')], new Set(['odd Mill Street']))).toEqual([]);
});

it('says of many streets as many as a name holds', () => {
  const doors = ['Mill', 'Cedar', 'Locust', 'Chestnut', 'Juniper'].flatMap((name) => street(`${name} Street North`, 8));
  const chosen = new Set(doors.map((one) => `odd ${one.street}`));
  const [turf] = planTurfs(doors, chosen);
  expect(turf?.name).toBe('Mill Street North 1 to 7, Cedar Street North 1 to 7, Locust Street North 1 to 7 and 2 more');
});

it('cuts what was drawn in the order of a walk, and takes no door out of another turf', () => {
  const at = (name: string, longitude: number) =>
    street(name, 4).map((one, index) => ({ ...one, place: [longitude + index * 0.0001, 43] as const }));
  const doors = [
    ...at('Ash Lane', 0.01),
    ...at('Mill Street', 0),
    ...street('Bay Road', 2).map((one) => ({ ...one, place: null })),
  ];
  const taken = { ...door('Mill Street', 9, 'Mine'), place: [0, 43] as const };
  const [turf] = planArea([taken, ...doors]);
  expect(turf?.doors.map(({ id }) => id)).toEqual(
    ['Mill Street', 'Ash Lane']
      .flatMap((name) => [1, 3, 4, 2].map((n) => `${name} ${n}`))
      .concat('Bay Road 1', 'Bay Road 2'),
  );
  expect(planArea([])).toEqual([]);
});

it('counts the doors of the chosen sides that are in no turf', () => {
  const side = { street: 'Mill Street', doors: 30, first: 1, last: 60 };
  const sides = [
    { ...side, side: 'odd' as const, uncut: 12 },
    { ...side, side: 'even' as const, uncut: 7 },
  ];
  expect(chosenDoors(sides, new Set(['odd Mill Street']))).toBe(12);
});

it('asks for one street by its name, whatever is in it', () => {
  expect(streetDoors('O’Brien & Sons Row').path).toBe(
    '/rest/v1/rpc/street_doors?street=O%E2%80%99Brien%20%26%20Sons%20Row',
  );
});
