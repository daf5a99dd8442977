/** What can be done about a line, and what the small forms take. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  contactSchema,
  noteSchema,
  offered,
  snoozeSchema,
  tagSchema,
} from '../../../src/features/inbox/model/actions.ts';

const TODAY = '2026-11-20';
const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

it('offers first what is usually next', () => {
  const first = (stage: 'open' | 'done' | 'spam', owner: string | null) =>
    offered({ stage, owner }, 'me')
      .filter((one) => one.first)
      .map(({ action }) => action);
  expect(first('open', null)).toEqual(['claimed']);
  expect(first('open', 'ruth')).toEqual(['claimed']);
  expect(first('open', 'me')).toEqual(['contacted']);
  expect(first('done', 'me')).toEqual(['reopened']);
  expect(offered({ stage: 'open', owner: 'me' }, 'me').map(({ action }) => action)).not.toContain('claimed');
});

it.each([
  ['2026-11-21', true],
  ['2027-11-20', true],
  ['2026-11-20', false],
  ['2027-11-21', false],
  ['', false],
  ['soon', false],
])('puts somebody off to %s: %s', (nextOn, ok) => {
  expect(takes(snoozeSchema(TODAY), { nextOn, note: '' })).toBe(ok);
});

it('asks what came of a contact, and for nothing else', () => {
  const said = { outcome: 'reached', note: '  ', nextOn: '' };
  expect(v.parse(contactSchema(TODAY), said)).toEqual({ outcome: 'reached', note: null, nextOn: null });
  expect(takes(contactSchema(TODAY), { ...said, outcome: '' })).toBe(false);
  expect(takes(contactSchema(TODAY), { ...said, nextOn: '2026-11-19' })).toBe(false);
});

it('takes a note and a tag of the length that the database takes', () => {
  expect([1, 2000, 2001].map((length) => takes(noteSchema, 'a'.repeat(length)))).toEqual([true, true, false]);
  expect([1, 40, 41].map((length) => takes(tagSchema, 'a'.repeat(length)))).toEqual([true, true, false]);
  expect([takes(noteSchema, '   '), takes(tagSchema, ' ')]).toEqual([false, false]);
});
