/** A phone at the door that holds facts about an earlier RSVP of a person who has sent another one since. */
import { expect, it } from 'vitest';
import { attendance } from '../../../../src/features/events/model/attendance.ts';
import type { CheckinAction, LocalFact, QueuePerson } from '../../../../src/features/events/model/queue.ts';

const CHANGED_AT = 1000;
const ada: QueuePerson = {
  id: 'later',
  source: 'rsvp',
  name: 'Ada Quill',
  email: null,
  phone: '555-0100',
  headcount: 3,
  rsvpAt: CHANGED_AT,
  receivedAt: 10,
  firstTime: true,
  volunteer: false,
  facts: [],
  earlier: [{ id: 'first', headcount: 2, at: 0 }],
};
const fact = (action: CheckinAction, at: number, change: Partial<LocalFact> = {}): LocalFact => ({
  id: `${action} ${at}`,
  action,
  partySize: null,
  about: [],
  device: 'K7Q2',
  at,
  by: null,
  subjectId: 'first',
  person: null,
  ...change,
});
const stateWith = (...facts: LocalFact[]) => {
  const [one] = attendance([ada], facts, { capacity: null, endsAt: Infinity }, 5000);
  return [one?.state, one?.partySize];
};

it('shows the person inside who was checked in by the earlier RSVP', () => {
  expect(stateWith(fact('check_in', CHANGED_AT + 1))).toEqual(['checked_in', 3]);
  expect(stateWith(fact('check_in', CHANGED_AT - 1, { partySize: 5 }))).toEqual(['checked_in', 3]);
});

it('takes back a check-in by the earlier RSVP', () => {
  const check = fact('check_in', CHANGED_AT + 1);
  expect(stateWith(check, fact('undo', CHANGED_AT + 2, { about: [check.id] }))).toEqual(['expected', 3]);
});

it.each<[CheckinAction, number, readonly unknown[]]>([
  ['withdraw', -1, ['expected', 3]],
  ['no_show', -1, ['expected', 3]],
  ['withdraw', 1, ['withdrawn', 3]],
  ['no_show', 1, ['no_show', 3]],
])('counts a %s only if it was noted after the change (%i ms)', (action, later, wanted) => {
  expect(stateWith(fact(action, CHANGED_AT + later))).toEqual(wanted);
});

it('counts a party that was corrected after the change, and none from before it', () => {
  expect(stateWith(fact('party_size', CHANGED_AT + 1, { partySize: 5 }))).toEqual(['expected', 5]);
  expect(stateWith(fact('party_size', CHANGED_AT - 1, { partySize: 5 }))).toEqual(['expected', 3]);
});
