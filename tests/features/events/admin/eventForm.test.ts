/** The event form: its rules, and what becomes of two people's changes. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../../src/core/session/request.ts';
import { meantField } from '../../../../src/features/events/admin/meantField.ts';
import { differences, merged } from '../../../../src/features/events/admin/merge.ts';
import {
  emptyValues,
  eventSchema,
  problemsOf,
  type EventValues,
} from '../../../../src/features/events/admin/schema.ts';

const now = Date.parse('2025-10-01T12:00:00Z');
const context = { now: () => now, savedStart: null, savedCapacity: null, promised: 0 };
const good: EventValues = { ...emptyValues(), title: 'Porch talks', day: '2025-10-18', location: 'Mill Street' };
const wrong = (change: Partial<EventValues>, more = {}) =>
  Object.keys(problemsOf({ ...good, ...change } as EventValues, { ...context, ...more }));

describe('the event form', () => {
  it('makes of the town’s clock what the database takes', () => {
    expect(
      v.parse(eventSchema(context), { ...good, start: '18:00', end: '01:00', endDay: '2025-10-19', capacity: ' 40 ' }),
    ).toMatchObject({
      date: '2025-10-18T22:00:00.000Z',
      ends_at: '2025-10-19T05:00:00.000Z',
      capacity: 40,
      description: null,
    });
  });

  it.each([
    ['nothing wrong', {}, []],
    ['no title', { title: '  ' }, ['title']],
    ['no place', { location: '' }, ['location']],
    ['no day', { day: '' }, ['day']],
    ['a day gone by', { day: '2025-09-30' }, ['day']],
    ['an end before its start', { start: '12:00', end: '11:00' }, ['end']],
    ['an end at its start', { start: '12:00', end: '12:00' }, ['end']],
    ['an end after three weeks', { endDay: '2025-11-18' }, ['endDay']],
    ['room for nobody', { capacity: '0' }, ['capacity']],
    ['room for half a person', { capacity: '1.5' }, ['capacity']],
    ['too long a title', { title: 'x'.repeat(201) }, ['title']],
  ])('with %s: said at %s', (_, change, fields) => {
    expect(wrong(change)).toEqual(fields);
  });

  it('lets an event that is over be described still', () => {
    const day = { day: '2025-09-20', start: '10:00' };
    expect(wrong(day, { savedStart: Date.parse('2025-09-20T14:00:00Z') })).toEqual([]);
    expect(wrong({ ...day, start: '11:00', end: '12:00' }, { savedStart: Date.parse('2025-09-20T14:00:00Z') })).toEqual(
      ['day'],
    );
  });

  it('keeps the places it has promised', () => {
    expect(wrong({ capacity: '11' }, { promised: 12 })).toEqual(['capacity']);
    expect(wrong({ capacity: '12' }, { promised: 12 })).toEqual([]);
    expect(wrong({ capacity: '10' }, { promised: 12, savedCapacity: 10 })).toEqual([]);
  });
});

describe('what the server says no with', () => {
  it.each([
    ['The start lies in the past.', 'day'],
    ['The end must be after the start.', 'end'],
    ['The capacity cannot be below the 12 people who were promised a place.', 'capacity'],
    ['This event is not there any more.', undefined],
    ['new row for relation "events" violates check constraint "events_ends_later"', undefined],
  ])('%s: shown at %s', (sentence, field) => {
    expect(meantField(new RequestError('invalid', sentence))).toBe(field);
    expect(meantField(new RequestError('conflict', sentence))).toBeUndefined();
  });
});

describe('two people’s changes', () => {
  const theirs = { ...good, title: 'Theirs', location: 'The library' };
  const mine = { ...good, title: 'Mine', host: 'Ines' };
  const found = differences(good, theirs, mine);

  it('are listed where the other changed something, contested where both did', () => {
    expect(found.map(({ field, contested }) => [field, contested])).toEqual([
      ['title', true],
      ['location', false],
    ]);
  });

  it('end as each chose: theirs where only they changed it, mine where only I did', () => {
    const both = { location: 'The library', host: 'Ines' };
    expect(merged(theirs, mine, found, new Set(['title']))).toMatchObject({ ...both, title: 'Mine' });
    expect(merged(theirs, mine, found, new Set())).toMatchObject({ ...both, title: 'Theirs' });
  });
});
