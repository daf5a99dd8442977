/** That a phone can tell a row which will never be taken from a statement that is worth another try. */
import { describe, expect, it } from 'vitest';
import type { DatabaseError } from '../../supabase/local/gateway/context.ts';
import { mistakeOrAnswer } from '../../supabase/local/gateway/mistakes.ts';

const answered = (status: number, code: string, message = 'PostgresError: said so') =>
  new Response(JSON.stringify({ code, message, details: null, hint: null }), { status });
const raised = (code: string, detail: string | null = null): DatabaseError => ({
  code,
  message: 'said so',
  detail,
  hint: null,
});
async function told(answer: Response, error?: DatabaseError): Promise<unknown[]> {
  const given = await mistakeOrAnswer(answer, error);
  const body: { code: string; message: string; details: string | null } = await given.json();
  return [given.status, body.code, body.message, body.details];
}

describe('an error that @supabase/lite has no code for', () => {
  it.each(['23514', '23P01', 'P0001'])(
    'is 400 with its SQLSTATE when the sender made the mistake: %s',
    async (state) => {
      expect(await told(answered(500, 'SUP'), raised(state))).toEqual([400, state, 'said so', null]);
    },
  );

  it.each(['57014', '40001', '40P01', '55P03', '53100', 'XX000'])(
    'stays 500, and says its SQLSTATE, when it was not: %s',
    async (state) => expect(await told(answered(500, 'SUP'), raised(state))).toEqual([500, state, 'said so', null]),
  );

  it('tells a raised error’s details, and not those of a broken check, which are the whole row', async () => {
    const details = 'Failing row contains (Ada Quill, 555-0100)';
    expect((await told(answered(500, 'SUP'), raised('23514', details)))[3]).toBeNull();
    expect((await told(answered(500, 'SUP'), raised('P0001', 'Ask a leader.')))[3]).toBe('Ask a leader.');
  });

  it('of the driver, which could not write a value, is 400', async () => {
    const [status, code] = await told(answered(500, 'SUP', 'TypeError: value.toISOString is not a function'));
    expect([status, code]).toEqual([400, '22P02']);
  });

  it('of nobody known stays as it is', async () => {
    expect(await told(answered(500, 'SUP', 'Error: lost'))).toEqual([500, 'SUP', 'Error: lost', null]);
  });
});

it('an answer that has a code is left alone, whatever was raised before it', async () => {
  expect(await told(answered(409, '23505'), raised('23514'))).toEqual([409, '23505', 'PostgresError: said so', null]);
  expect(await told(answered(500, '55000'), raised('23514'))).toEqual([500, '55000', 'PostgresError: said so', null]);
});
