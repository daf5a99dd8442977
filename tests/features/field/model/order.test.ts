/** Walk order: along the street, not along the alphabet; and turfs a person can walk in one go. */
import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressWords,
  cutIntoTurfs,
  houseNumber,
  TURF_MAX,
  TURF_MIN,
  walkOrder,
  type Address,
} from '../../../../src/features/field/model/order.ts';
import { readHouseNumber } from '../../../../src/features/field/model/houseNumber.ts';

const at = (street: string, number: number, more: Partial<Address> = {}): Address => ({
  street,
  number,
  suffix: null,
  floor: null,
  unit: null,
  ...more,
});
const numbers = (doors: readonly Address[]) => doors.map((door) => `${door.number}${door.suffix ?? ''}`);

describe('walk order', () => {
  it('goes up the odd side and down the even one', () => {
    const doors = [1, 2, 3, 4, 10, 11].map((number) => at('Mill Street', number));
    expect(numbers(walkOrder(doors))).toEqual(['1', '3', '11', '10', '4', '2']);
  });

  it('walks one street after the other, in the order given', () => {
    const doors = [at('Ash Lane', 1), at('Mill Street', 1), at('Birch Lane', 1)];
    const streets = walkOrder(doors, ['Mill Street', 'Ash Lane']).map(({ street }) => street);
    expect(streets).toEqual(['Mill Street', 'Ash Lane', 'Birch Lane']);
  });

  it('takes apartments floor by floor, and unit 9 before unit 10', () => {
    const unit = (floor: number, name: string) => at('Falls Road', 75, { floor, unit: name });
    const doors = [unit(2, '1'), unit(1, '10'), unit(1, '9'), unit(-1, 'B')];
    expect(walkOrder(doors).map((door) => door.unit)).toEqual(['B', '9', '10', '1']);
  });

  it('has 12 before 12B on the odd side’s way and keeps every door', () => {
    expect(numbers(walkOrder([at('A', 13, { suffix: 'B' }), at('A', 13), at('A', 11)]))).toEqual(['11', '13', '13B']);
  });
});

describe('a house number', () => {
  it.each([
    ['12-14', '12-14', 12],
    ['100-15', '100-15', 100],
    ['103 1/2', '103 1/2', 103],
    ['14A', '14A', 14],
    ['14 A', '14A', 14],
    ['0012', '12', 12],
    ['N6W23001', 'N6W23001', 23001],
    ['W180N8085', 'W180N8085', 8085],
    ['12½', '12 1/2', 12],
    ['7-B', '7-B', 7],
    ['12A 1/2', '12A 1/2', 12],
  ])('%s is shown as written and sorted by its number', (text, shown, number) => {
    const read = readHouseNumber(text);
    expect(read?.number).toBe(number);
    expect(houseNumber(read ?? { number: 0, suffix: null })).toBe(shown);
  });

  it.each(['Mill', '', '12 Mill', '1234567', '1/2'])('%j is none', (text) => {
    expect(readHouseNumber(text)).toBeNull();
  });

  it('has its halves after the whole one, on both sides of the street', () => {
    const doors = ['13', '12 1/2', '12', '12B', '13 3/4', '13 1/4', '14', '11'].map((text) =>
      at('Mill Street', 0, readHouseNumber(text) ?? {}),
    );
    const order = ['11', '13', '13 1/4', '13 3/4', '14', '12', '12 1/2', '12B'];
    expect(walkOrder(doors).map(houseNumber)).toEqual(order);
  });
});

describe('an address', () => {
  it('says the house number first and the unit last', () => {
    expect(addressWords(at('Falls Road', 75, { floor: 2, unit: '201' }))).toBe('75 Falls Road, unit 201');
    expect(addressWords(at('Mill Street', 12, { suffix: 'B' }))).toBe('12B Mill Street');
    expect(addressWords(at('Mill Street', 12, { unit: 'Apt 2' }))).toBe('12 Mill Street, Apt 2');
  });
});

describe('cutting', () => {
  it('suggests 40 to 50 doors', () => {
    const doors = Array.from({ length: 135 }, (_, index) => at('Mill Street', index + 1));
    expect(cutIntoTurfs(walkOrder(doors)).map((turf) => turf.length)).toEqual([45, 45, 45]);
  });

  it('loses no door and keeps the order, whatever the street', () => {
    assert(
      property(array(tuple(nat(300), integer({ min: 1, max: 90 })), { maxLength: 40 }), (houses) => {
        const units = new Map(houses);
        const doors = [...units].flatMap(([number, count]) =>
          Array.from({ length: count }, (_, index) => at('Mill Street', number, { unit: String(index) })),
        );
        const ordered = walkOrder(doors);
        const turfs = cutIntoTurfs(ordered);
        expect(turfs.flat()).toEqual(ordered);
        expect(turfs.every((turf) => turf.length > 0)).toBe(true);
      }),
    );
  });

  it('keeps every turf of single houses between 40 and 50 doors once there are enough', () => {
    for (let count = 160; count <= 900; count++) {
      const doors = Array.from({ length: count }, (_, index) => at('Mill Street', index + 1));
      const sizes = cutIntoTurfs(walkOrder(doors)).map((turf) => turf.length);
      expect(Math.min(...sizes), `${count} doors`).toBeGreaterThanOrEqual(TURF_MIN);
      expect(Math.max(...sizes), `${count} doors`).toBeLessThanOrEqual(TURF_MAX);
    }
  });

  it('does not cut a building in two', () => {
    const building = Array.from({ length: 30 }, (_, index) => at('Falls Road', 75, { unit: String(index) }));
    const street = Array.from({ length: 60 }, (_, index) => at('Mill Street', 2 * index + 1));
    const turfs = cutIntoTurfs([...street.slice(0, 30), ...building, ...street.slice(30)]);
    const holding = turfs.filter((turf) => turf.some((door) => door.street === 'Falls Road'));
    expect(holding).toHaveLength(1);
  });

  it('cuts a building that is larger than any turf', () => {
    const tower = Array.from({ length: 120 }, (_, index) => at('Falls Road', 75, { unit: String(index) }));
    expect(Math.max(...cutIntoTurfs(tower).map((turf) => turf.length))).toBeLessThanOrEqual(TURF_MAX);
  });
});
