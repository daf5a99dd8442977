/** The promise that no refused form leaves its contents in the terminal. */
import { describe, expect, it } from 'vitest';
import { withoutParameters } from '../../supabase/local/quietErrors.ts';

describe('an error in the log', () => {
  it('names the constraint and the code, and leaves out the row that was refused, and a value that is quoted', () => {
    const refused = Object.assign(new Error('violates check constraint "signups_email_shape"'), {
      code: '23514',
      severity: 'ERROR',
      detail: 'Failing row contains (1, volunteer, Ana Ruiz, ana@example.com).',
    });
    expect(withoutParameters(refused)).toBe('Error: violates check constraint "signups_email_shape" (23514)');
    const quoted = Object.assign(new Error('invalid input syntax for type uuid: "Ana Ruiz"'), {
      code: '22P02',
      severity: 'ERROR',
    });
    expect(withoutParameters(quoted)).toBe('Error: invalid input syntax for type uuid (22P02)');
  });

  it('that comes from no statement is left as it is', () => {
    const error = new TypeError('nothing typed in here');
    expect(withoutParameters(error)).toBe(error);
    expect(withoutParameters('words')).toBe('words');
  });
});
