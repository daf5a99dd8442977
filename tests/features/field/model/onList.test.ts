/** A door that somebody adds at its own address. */
import { describe, expect, it } from 'vitest';
import { doorState } from '../../../../src/features/field/model/doors.ts';
import { doorOnList } from '../../../../src/features/field/model/onList.ts';

const address = { street: 'Mill Street', number: 3, suffix: null, unit: null };
const rest = { floor: null, accessNote: null, closed: true, people: [], attempts: [] };
const list = [doorState({ id: 'third', ...address, ...rest }, [], 'me', 0)];

describe('a door that somebody adds', () => {
  it('is found where the list has it already, also by another spelling and where nobody may knock', () => {
    expect(doorOnList(list, { ...address, street: ' mill  st.' })?.id).toBe('third');
  });

  it('is another one by its letter or its unit', () => {
    expect(doorOnList(list, { ...address, suffix: 'B' })).toBeNull();
    expect(doorOnList(list, { ...address, unit: '2' })).toBeNull();
  });
});
