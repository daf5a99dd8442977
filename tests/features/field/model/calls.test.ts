/** One batch of calls: whom to call next, until when, and how what was said travels. */
import { describe, expect, it } from 'vitest';
import {
  callProgress,
  dueFirst,
  isDue,
  isWaiting,
  laterTimes,
  nextCall,
  withSharedNumbers,
  type Call,
} from '../../../../src/features/field/model/calls.ts';
import { dialable, dialDigits } from '../../../../src/features/field/model/dial.ts';
import { doorState, type Attempt } from '../../../../src/features/field/model/doors.ts';
import { callKind } from '../../../../src/features/field/model/facts.ts';
import type { ResultCode } from '../../../../src/features/field/model/results.ts';

const NOON = Date.UTC(2026, 9, 10, 16);
const HOUR = 3_600_000;

function call(lease: string, result: ResultCode | null = null, over: Partial<Call> = {}): Call {
  const said: Attempt[] =
    result === null
      ? []
      : [{ id: `${lease}1`, personId: lease, result, support: null, notes: null, at: NOON, canvasser: 'me' }];
  const address = { street: 'Mill Street', number: 1, suffix: null, floor: null, unit: null };
  const place = { ...address, id: lease, accessNote: null, closed: false, people: [], attempts: said };
  return {
    lease,
    person: { id: lease, name: 'Ada Quill', phone: '(207) 555-0100', language: null },
    household: 'door',
    address: '1 Mill Street',
    closed: false,
    expiresAt: NOON + HOUR,
    askedFor: null,
    callBackAt: null,
    badNumber: false,
    sharedWith: [],
    past: [],
    state: doorState(place, [], 'me', NOON),
    ...over,
  };
}

describe('the next call', () => {
  it('is the next one that was not made, round the end', () => {
    const calls = [call('a'), call('b', 'no_answer'), call('c'), call('d', 'canvassed')];
    expect(nextCall(calls, null, NOON)?.lease).toBe('a');
    expect(nextCall(calls, 'a', NOON)?.lease).toBe('c');
    expect(nextCall(calls, 'c', NOON)?.lease).toBe('a');
  });

  it('is nobody once the time is over: they may be in somebody else’s batch', () => {
    expect(nextCall([call('a')], null, NOON + HOUR)).toBeNull();
    expect(isWaiting(call('a'), NOON + HOUR - 1)).toBe(true);
  });

  it('is never somebody who may not be called', () => {
    expect(nextCall([call('a', null, { closed: true })], null, NOON)).toBeNull();
  });
});

describe('a call back', () => {
  const later = call('b', 'call_back', { callBackAt: NOON + 1, expiresAt: NOON + HOUR });

  it('is nobody to call before its time, and the first one after', () => {
    const calls = [call('a'), later, call('c')];
    expect(nextCall(calls, 'a', NOON)?.lease).toBe('c');
    expect(nextCall(calls, 'c', NOON + 1)?.lease).toBe('b');
    expect(dueFirst(calls, NOON).map(({ lease }) => lease)).toEqual(['a', 'b', 'c']);
    expect(dueFirst(calls, NOON + 1).map(({ lease }) => lease)).toEqual(['b', 'a', 'c']);
  });

  it('of two that are due is the one who waits longer', () => {
    const longer = call('c', 'call_back', { callBackAt: NOON - HOUR });
    expect(nextCall([call('a'), later, longer], null, NOON + 1)?.lease).toBe('c');
  });

  it('is not due once the time with the person is over, or they may not be called any more', () => {
    expect(isDue(later, NOON + HOUR)).toBe(false);
    expect(isDue({ ...later, closed: true }, NOON + 1)).toBe(false);
    expect(isDue({ ...later, badNumber: true }, NOON + 1)).toBe(false);
  });

  it('that was made is done', () => {
    expect(nextCall([call('b', 'no_answer')], null, NOON + 1)).toBeNull();
  });
});

describe('two people behind one number', () => {
  const phones = (calls: readonly Call[], ...numbers: readonly string[]) =>
    withSharedNumbers(calls.map((one, at) => ({ ...one, person: { ...one.person, phone: numbers[at] ?? null } })));

  it.each(['wrong_number', 'disconnected'] as const)('have both lost it when it is %s', (result) => {
    const calls = phones([call('a', result), call('b'), call('c')], '207 555 0100', '+1 (207) 555-0100', '2075550101');
    expect(calls.map((one) => one.badNumber)).toEqual([true, true, false]);
    expect(nextCall(calls, 'a', NOON)?.lease).toBe('c');
  });

  it('keep it whatever else came of one call, and know of each other', () => {
    const calls = phones([call('a', 'no_answer'), call('b')], '2075550100', '2075550100');
    expect(calls.map((one) => one.badNumber)).toEqual([false, false]);
    expect(calls[1]?.sharedWith).toEqual(['Ada Quill']);
  });

  it('are not all those who have none', () => {
    expect(phones([call('a'), call('b')]).map((one) => one.sharedWith)).toEqual([[], []]);
  });
});

it('counts who was reached apart from who was called', () => {
  const calls = [call('a', 'busy'), call('b', 'canvassed'), call('c', 'call_back'), call('d')];
  expect(callProgress(calls)).toEqual({ calls: 4, made: 3, reached: 2 });
});

it('offers only times to come, the soonest first', () => {
  const now = new Date(2026, 9, 10, 17, 30).getTime();
  const times = laterTimes(now);
  expect(times.map((at) => new Date(at).getHours())).toEqual([18, 10, 18]);
  expect(times.every((at) => at > now)).toBe(true);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

describe('a number', () => {
  it.each([
    ['+1 (207) 555-0100', '2075550100'],
    ['207.555.0100', '2075550100'],
    ['+44 20 7946 0018', '442079460018'],
    ['none', null],
    [null, null],
  ])('%s is compared as %s', (phone, digits) => {
    expect(dialDigits(phone)).toBe(digits);
  });

  it('keeps a foreign number’s plus in the link', () => {
    expect(dialable('+44 20 7946 0018')).toBe('+442079460018');
    expect(dialable(null)).toBe('');
  });
});

it('a call travels as a fact about one person, by the number that was dialled', () => {
  const payload = {
    lease: 'l',
    person: 'p',
    household: 'h',
    result: 'call_back' as const,
    support: null,
    answers: [],
    notes: null,
    doNotContact: false,
    supersedes: null,
    device: 'K7Q2',
    dialed: '2075550100',
    callBackAfter: '2026-10-10T22:00:00.000Z',
    language: null,
    name: 'Ada Quill',
  };
  const row = callKind.toRow(payload, { id: 'i', userId: 'me', createdAt: '2026-10-10T16:00:00.000Z' });
  expect(row).toMatchObject({
    channel: 'phone',
    person_id: 'p',
    household_id: 'h',
    dialed: '2075550100',
    call_back_after: '2026-10-10T22:00:00.000Z',
    canvasser: 'me',
  });
  expect(row).not.toHaveProperty('lease');
  expect(callKind.describe(payload)).toBe('Call to Ada Quill: Call back.');
});
