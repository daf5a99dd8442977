/** What a phone shows for a door: the server's word, and on top of it what was saved here and cannot be in it yet. */
import { describe, expect, it } from 'vitest';
import {
  deliveryOf,
  doorState,
  hasRested,
  isOpen,
  nextDoor,
  progressOf,
  type Attempt,
  type OwnAttempt,
  type WalkDoor,
} from '../../../../src/features/field/model/doors.ts';

const ME = 'me';
const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 9, 10, 16);

const door = (id: string, attempts: readonly Attempt[] = [], more: Partial<WalkDoor> = {}): WalkDoor => ({
  id,
  street: 'Mill Street',
  number: 1,
  suffix: null,
  floor: null,
  unit: null,
  accessNote: null,
  closed: false,
  people: [],
  attempts,
  ...more,
});
const attempt = (id: string, over: Partial<Attempt> = {}): Attempt => ({
  id,
  personId: null,
  result: 'not_home',
  support: null,
  notes: null,
  at: NOON,
  canvasser: 'teammate',
  ...over,
});
const own = (id: string, over: Partial<OwnAttempt> = {}): OwnAttempt => ({
  ...attempt(id),
  doorId: 'door',
  canvasser: ME,
  supersedes: null,
  delivery: 'saved',
  sentAt: null,
  ...over,
});

describe('a door', () => {
  it('shows what was saved on this phone before the server has heard of it', () => {
    const state = doorState(door('a'), [own('1', { result: 'canvassed' })], ME, NOON);
    expect(state).toMatchObject({ result: { result: 'canvassed' }, delivery: 'saved' });
  });

  it('counts the same fact once when the server has it too', () => {
    const state = doorState(door('a', [attempt('1', { canvasser: ME })]), [own('1', { delivery: 'saved' })], ME, NOON);
    expect(state.attempts).toHaveLength(1);
  });

  it('keeps showing what was sent until a list fetched later takes over', () => {
    const sent = own('1', { delivery: 'sent', sentAt: NOON + HOUR });
    expect(doorState(door('a'), [sent], ME, NOON).result?.id).toBe('1');
    expect(doorState(door('a'), [sent], ME, NOON + 2 * HOUR).result).toBeNull();
  });

  it('does not lose what was sent while the list was on its way', () => {
    const sent = own('1', { delivery: 'sent', sentAt: NOON - 5000 });
    expect(doorState(door('a'), [sent], ME, NOON).result?.id).toBe('1');
  });

  it('shows the latest full result, and not home never hides one', () => {
    const facts = [
      attempt('1', { result: 'refused', at: NOON }),
      attempt('2', { result: 'canvassed', at: NOON + HOUR }),
      attempt('3', { result: 'not_home', at: NOON + 2 * HOUR }),
    ];
    expect(doorState(door('a', facts), [], ME, NOON).result?.id).toBe('2');
  });

  it('shows a correction instead of what it corrects, and nothing once it is taken back', () => {
    const first = own('1', { result: 'refused' });
    const second = own('2', { result: 'moved', supersedes: '1', at: NOON + 1 });
    const undone = own('3', { result: 'undone', supersedes: '2', at: NOON + 2 });
    expect(doorState(door('a'), [first, second], ME, null).attempts.map(({ id }) => id)).toEqual(['2']);
    expect(doorState(door('a'), [first, second, undone], ME, null).result).toBeNull();
  });

  it('does not let this person take back what somebody else brought', () => {
    const theirs = attempt('1', { result: 'refused' });
    const state = doorState(door('a', [theirs]), [own('2', { result: 'undone', supersedes: '1' })], ME, NOON);
    expect(state.result?.id).toBe('1');
  });

  it('tells when two canvassers brought full results', () => {
    const theirs = attempt('1', { result: 'refused' });
    expect(doorState(door('a', [theirs]), [own('2', { result: 'canvassed' })], ME, NOON).conflict).toBe(true);
    expect(doorState(door('a', [theirs]), [own('2', { result: 'not_home' })], ME, NOON).conflict).toBe(false);
  });

  it('says that it needs somebody before it says that it was sent', () => {
    const facts = [own('1', { delivery: 'sent', sentAt: NOON }), own('2', { delivery: 'needs-you' })];
    expect(doorState(door('a'), facts, ME, NOON).delivery).toBe('needs-you');
  });

  it.each([
    ['queued', 'saved'],
    ['sending', 'saved'],
    ['waiting-update', 'saved'],
    ['waiting-sign-in', 'needs-you'],
    ['refused', 'needs-you'],
    ['delivered', 'sent'],
  ] as const)('an item that is %s counts as %s', (state, delivery) => {
    expect(deliveryOf(state)).toBe(delivery);
  });
});

describe('a walk', () => {
  const states = (...doors: WalkDoor[]) => doors.map((one) => doorState(one, [], ME, NOON));
  const visited = (id: string) => door(id, [attempt(id)]);

  it('goes on with the next door nobody visited, round the end', () => {
    const doors = states(door('a'), visited('b'), door('c'));
    expect(nextDoor(doors, 'a')?.door.id).toBe('c');
    expect(nextDoor(doors, 'c')?.door.id).toBe('a');
    expect(nextDoor(doors, null)?.door.id).toBe('a');
    expect(nextDoor(states(visited('a'), visited('b')), 'a')).toBeNull();
  });

  it('never sends anybody to a closed door', () => {
    expect(states(door('a', [], { closed: true })).filter((one) => isOpen(one))).toEqual([]);
  });

  it('counts visited doors, reached ones, and what lies on this phone only', () => {
    const doors = [
      ...states(door('a'), visited('b'), door('c', [attempt('c', { result: 'refused' })])),
      doorState(door('d'), [own('4', { result: 'canvassed' })], ME, NOON),
    ];
    expect(progressOf(doors)).toEqual({ doors: 4, visited: 3, done: 2 });
  });
});

describe('a second visit', () => {
  const visited = (result: Attempt['result'], hoursAgo: number) =>
    doorState(door('a', [attempt('1', { result, at: NOON - hoursAgo * HOUR })]), [], ME, NOON);
  const again = (state: ReturnType<typeof visited>) => hasRested(state, NOON, 48);

  it('is offered where nobody was at home, once the door has rested', () => {
    expect(isOpen(visited('not_home', 49), again)).toBe(true);
    expect(isOpen(visited('not_home', 47), again)).toBe(false);
    expect(nextDoor([visited('not_home', 47), visited('inaccessible', 48)], null, again)?.result?.result).toBe(
      'inaccessible',
    );
  });

  it('is never offered where somebody answered, or where nobody may be asked', () => {
    expect(isOpen(visited('refused', 500), again)).toBe(false);
    const closed = doorState(door('a', [attempt('1', { at: 0 })], { closed: true }), [], ME, NOON);
    expect(isOpen(closed, again)).toBe(false);
  });
});

it('a call that nobody took is no visit of the door, a talk on the phone is', () => {
  const called = (result: Attempt['result']) => doorState(door('a', [attempt('1', { result })]), [], ME, NOON);
  expect(called('left_message')).toMatchObject({ result: null, attempts: [{ result: 'left_message' }] });
  expect(isOpen(called('wrong_number'))).toBe(true);
  expect(called('canvassed').result).toMatchObject({ result: 'canvassed' });
});
