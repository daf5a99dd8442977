/** What a person is told for each result, to the letter of the specification (section 8). */
import { describe, expect, it } from 'vitest';
import { reactTo } from '../../src/forms/reaction.ts';
import { m } from '../../src/messages/messages.js';
import { refusalMessages } from '../../src/forms/refusals.ts';
import type { SubmitResult } from '../../src/forms/submit.ts';
import { formCases } from '../support/formCases.ts';

const id = '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001';
const success = { title: m.intake_sign_thanks, description: m.intake_sign_thanks_more };
/** As it is said now. */
function react(result: SubmitResult) {
  const { toast, ...rest } = reactTo(result, success);
  const { title, description, type } = toast;
  return { ...rest, toast: { type, title: title(), ...(description ? { description: description() } : {}) } };
}

describe('what is said', () => {
  it('is the form’s own thanks and a receipt once it is delivered', () => {
    expect(react({ kind: 'delivered', id })).toMatchObject({
      toast: {
        type: 'success',
        title: 'Yard sign requested!',
        description: "We'll arrange delivery soon. Thank you!",
      },
      receiptFor: id,
    });
  });

  it('is "Saved on this device" while it waits, without a receipt', () => {
    expect(react({ kind: 'saved', id })).toMatchObject({
      toast: { title: 'Saved on this device', description: "We'll send it as soon as you're back online." },
      receiptFor: null,
    });
  });

  it('promises no connection for what waits for something else', () => {
    expect(react({ kind: 'saved', id, held: true }).toast.description).toMatch(/^It can't be sent yet\./);
  });

  it.each([
    { kind: 'refused', id, error: null },
    { kind: 'not-saved', why: 'storage' },
    { kind: 'not-saved', why: 'code' },
    { kind: 'not-saved', why: 'app' },
    { kind: 'too-late', sent: true },
    { kind: 'too-late', sent: false },
  ] as const)('is "Something went wrong" and a reason inside the dialog for %o', (result) => {
    const reaction = react(result);
    expect(reaction.toast).toEqual({ type: 'error', title: 'Something went wrong. Please try again.' });
    expect(reaction.notice).toMatch(/\.$/);
  });

  it.each(['storage', 'full', 'other-person', 'code', 'app'] as const)(
    'says that nothing was saved when nothing was, and blames the device for its storage alone (%s)',
    (why) => {
      const { notice } = react({ kind: 'not-saved', why });
      expect(notice).toContain('nothing was saved');
      expect(/This device can’t store/.test(notice ?? '')).toBe(why === 'storage' || why === 'full');
    },
  );
});

describe('the dialog', () => {
  it('closes and is emptied exactly when the submission is safe', () => {
    const results: SubmitResult[] = [
      { kind: 'delivered', id },
      { kind: 'saved', id },
      { kind: 'refused', id, error: null },
      { kind: 'not-saved', why: 'storage' },
      { kind: 'too-late', sent: true },
    ];
    expect(results.filter((result) => react(result).done).map(({ kind }) => kind)).toEqual(['delivered', 'saved']);
  });
});

describe('a refusal by the database', () => {
  const bad = formCases.filter((one) => !one.ok && one.violates);

  it.each([...new Set(bad.map(({ violates }) => violates ?? ''))])('is told at a field for %s', (constraint) => {
    const { fields, words } = refusalMessages({ code: '23514', constraint });
    expect(Object.keys(fields)).toHaveLength(1);
    expect(words).not.toContain(constraint);
  });

  it('tells the field that the form itself would have complained about', () => {
    for (const { violates = '', errors = {}, name } of bad) {
      const [field = ''] = Object.keys(refusalMessages({ code: '23514', constraint: violates }).fields);
      // A text of an idea is kept in the column for notes.
      const fields = field === 'notes' ? ['notes', 'idea'] : [field];
      expect(
        fields.some((one) => one in errors),
        `${name}: ${field}`,
      ).toBe(true);
    }
  });

  it('is told in general words when nobody knows the rule', () => {
    expect(refusalMessages(null).fields).toEqual({});
    expect(refusalMessages({ code: 'XX000', constraint: 'unheard_of' }).words).toContain('did not accept');
  });

  it('says that an event is gone', () => {
    expect(refusalMessages({ code: '23503', constraint: 'signups_event_id_fkey' }).words).toContain('no longer listed');
  });

  it('says that a contributor is not in the books', () => {
    const { words } = refusalMessages({ code: '23503', constraint: 'ledger_entries_contributor_id_fkey' });
    expect(words).toContain('Add the contributor');
  });
});

describe('an RSVP that the server refuses', () => {
  it.each([
    ['signups_event_not_over', 'This event is over. Please pick another one.'],
    ['signups_event_takes_place', 'This event has been cancelled. Please pick another one.'],
    ['signups_event_open_to_all', 'This event is no longer listed. Please pick another one.'],
    [
      'signups_phone_time_believable',
      'The date on this device is far off. Please set it right, then fill in the form once more.',
    ],
  ])('by %s says so in words, and blames no field', (constraint, words) => {
    expect(refusalMessages({ code: 'SUP', constraint })).toEqual({ fields: {}, words });
  });
});
