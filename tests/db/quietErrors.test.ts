// Owns: the promise that no refused form leaves its contents in the terminal.
import { describe, expect, it } from 'vitest';
import { withoutParameters } from '../../supabase/local/quietErrors.ts';

describe('an error in the log', () => {
  it('names the constraint and the code, and nothing that was typed', () => {
    const error = Object.assign(new Error('violates check constraint "signups_email_shape"'), {
      code: '23514',
      params: ['Ana Ruiz', 'ana@example.com'],
      query: 'insert into "signups" ...',
    });
    expect(withoutParameters(error)).toBe('Error: violates check constraint "signups_email_shape" (23514)');
  });

  it('that comes from no statement is left as it is', () => {
    const error = new TypeError('nothing typed in here');
    expect(withoutParameters(error)).toBe(error);
    expect(withoutParameters('words')).toBe('words');
  });
});
