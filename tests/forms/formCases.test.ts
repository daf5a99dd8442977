/** The table of good and bad inputs, through the schemas and into rows. The database tests send the same rows to Postgres. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { AnyKind } from '../../src/core/outbox/kind.ts';
import { ideaSchema } from '../../src/features/intake/idea/schema.ts';
import { ideaKind as idea } from '../../src/features/intake/idea/kind.ts';
import { newsletterSchema } from '../../src/features/intake/newsletter/schema.ts';
import { newsletterKind as newsletter } from '../../src/features/intake/newsletter/kind.ts';
import { rsvpSchema } from '../../src/features/events/rsvp/schema.ts';
import { rsvpKind as rsvp } from '../../src/features/events/data/rsvpKind.ts';
import { volunteerSchema } from '../../src/features/intake/volunteer/schema.ts';
import { volunteerKind as volunteer } from '../../src/features/intake/volunteer/kind.ts';
import { yardSignSchema } from '../../src/features/intake/yard-sign/schema.ts';
import { yardSignKind as yardSign } from '../../src/features/intake/yard-sign/kind.ts';
import { messagesOf } from '../../src/forms/valibotAdapter.ts';
import { CASE_TIME, formCases, type FormName } from '../support/formCases.ts';

const forms: Record<FormName, { schema: v.GenericSchema<unknown>; kind: AnyKind }> = {
  volunteer: { schema: volunteerSchema, kind: volunteer },
  'yard-sign': { schema: yardSignSchema, kind: yardSign },
  idea: { schema: ideaSchema, kind: idea },
  newsletter: { schema: newsletterSchema, kind: newsletter },
  rsvp: { schema: rsvpSchema, kind: rsvp },
};

describe('the five forms and the table of inputs', () => {
  it.each(formCases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { schema, kind } = forms[one.form];
    expect(messagesOf(schema, one.input)).toEqual(one.errors ?? null);
    if (!one.ok) return;
    const payload = v.parse(schema, one.input);
    const row = kind.toRow(payload, { id: String(one.row['id']), userId: null, createdAt: CASE_TIME });
    expect(row).toEqual(one.row);
  });

  it('names every case once, and every bad one with the constraint that refuses it', () => {
    expect(new Set(formCases.map(({ name }) => name)).size).toBe(formCases.length);
    expect(new Set(formCases.map(({ row }) => row['id'])).size).toBe(formCases.length);
    expect(formCases.filter(({ ok, errors, violates }) => ok !== !errors || ok !== !violates)).toEqual([]);
  });

  it('has good and bad cases for every form', () => {
    for (const form of Object.keys(forms)) {
      expect(new Set(formCases.filter((one) => one.form === form).map(({ ok }) => ok))).toEqual(new Set([true, false]));
    }
  });
});

describe('values that a form never holds', () => {
  it('are refused with the messages of empty fields, not with the words of the validator', () => {
    expect(messagesOf(volunteerSchema, {})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please provide either email or phone',
      interest: 'Please select an interest',
    });
    expect(messagesOf(yardSignSchema, { name: null })).toEqual({
      name: 'Name is required',
      address: 'Address is required',
      phone: 'Phone number is required',
    });
  });

  it('count as a headcount only when they are whole numbers from 1 to 10', () => {
    const base = { eventId: '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001', name: 'Ana', email: 'a@b.co' };
    for (const headcount of [1, 10]) expect(messagesOf(rsvpSchema, { ...base, headcount })).toBeNull();
    for (const headcount of [0, 11, 1.5, Number.NaN, Infinity, null, undefined, true, [3]]) {
      expect(messagesOf(rsvpSchema, { ...base, headcount })).toEqual({
        headcount: 'Please enter a number from 1 to 10',
      });
    }
  });
});
