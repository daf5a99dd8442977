/** The door somebody stands at, while the list changes under them. */
import { describe, expect, it } from 'vitest';
import { doorState, type WalkDoor } from '../../../../src/features/field/model/doors.ts';
import { openedDoor } from '../../../../src/features/field/model/opened.ts';

const PEOPLE = [{ id: 'p', name: 'Ann', phone: null, language: null }];
const address = { street: 'Mill Street', number: 1, suffix: null, floor: null, unit: null, accessNote: null };
const state = (more: Partial<WalkDoor>) =>
  doorState({ id: 'd', ...address, closed: false, people: PEOPLE, attempts: [], ...more }, [], 'me', 0);
const open = state({});

describe('an opened door', () => {
  it('stays on the screen when its turf is taken back, and the change is told', () => {
    expect(openedDoor(open, null, true)).toEqual({ state: open, change: 'gone' });
  });

  it('keeps the people one is talking with when they are closed to everybody else', () => {
    const { state: shown, change } = openedDoor(open, state({ closed: true, people: [] }), true);
    expect(change).toBe('closed');
    expect(shown?.door).toMatchObject({ closed: true, people: PEOPLE });
  });

  it('is as the list says it otherwise, and nothing is told', () => {
    const next = state({ people: [] });
    expect(openedDoor(open, next, true)).toEqual({ state: next, change: null });
    expect(openedDoor(null, null, true)).toEqual({ state: null, change: null });
    const closed = state({ closed: true, people: [] });
    expect(openedDoor(null, closed, true)).toEqual({ state: closed, change: null });
  });

  it('says nothing of a change while the list is not there at all', () => {
    expect(openedDoor(open, null, false)).toEqual({ state: open, change: null });
  });
});
