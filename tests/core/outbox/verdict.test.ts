/** The verdict table, answer by answer. */
import { expect, it } from 'vitest';
import { classify, RULES } from '../../../src/core/outbox/verdict.ts';
import { answer } from '../../support/outbox/fakeServer.ts';

const json = (status: number, code: string, message = '') =>
  answer({ status, code, message, contentType: 'application/json' });
const PK = 'duplicate key value violates unique constraint "signups_pkey"';
const CHECK = 'new row for relation "signups" violates check constraint "signups_name_length"';

const table = [
  [answer({ status: 201 }), 'delivered', 'all', 'yes'],
  [answer({ status: 201, contentType: 'application/json' }), 'delivered', 'all', 'yes'],
  [answer({ status: 201, contentType: 'text/html' }), 'later', 'all', 'unknown'],
  [answer({ status: 200, contentType: 'text/html' }), 'later', 'all', 'unknown'],
  [answer({ status: 200 }), 'later', 'all', 'unknown'],
  [answer({ status: 204 }), 'later', 'all', 'unknown'],
  [answer({ status: 302, contentType: 'text/html' }), 'later', 'all', 'unknown'],
  [answer({ status: 0, networkError: 'failed' }), 'later', 'all', 'unknown'],
  [answer({ status: 0, networkError: 'timeout' }), 'later', 'all', 'unknown'],
  [answer({ status: 0, ownFault: 'TypeError' }), 'own-fault', 'probe', 'unknown'],
  [json(401, 'PGRST301', 'JWT invalid'), 'sign-in', 'all', 'unknown'],
  [json(401, 'PGRST303', 'JWT expired'), 'sign-in', 'all', 'unknown'],
  [answer({ status: 401 }), 'sign-in', 'all', 'unknown'],
  [json(401, 'PT401', 'Sign in again.'), 'sign-in', 'all', 'unknown'],
  [json(500, 'PT401', 'Sign in again.'), 'sign-in', 'all', 'unknown'],
  [json(401, '22P02', 'a 401 is never the data'), 'sign-in', 'all', 'unknown'],
  [json(401, '42501', 'row-level security'), 'sign-in', 'probe', 'no'],
  [json(403, 'PT403', 'This needs your second factor.'), 'sign-in', 'all', 'unknown'],
  [json(401, 'PT401', 'You are signed out. Sign in again.'), 'sign-in', 'all', 'unknown'],
  [json(403, '42501', 'row-level security'), 'refused', 'split', 'no'],
  [json(400, '22P02'), 'refused', 'split', 'no'],
  [json(400, '23502'), 'refused', 'split', 'no'],
  [json(400, '23514', CHECK), 'refused', 'split', 'no'],
  [json(400, 'P0001', 'raised'), 'refused', 'split', 'no'],
  [json(400, 'PGRST102'), 'refused', 'split', 'no'],
  [json(500, 'SUP', CHECK), 'refused', 'split', 'no'],
  [json(500, 'SUP', 'something else'), 'fault', 'probe', 'unknown'],
  [json(409, '23503'), 'refused', 'split', 'no'],
  [json(409, '23505', PK), 'duplicate', 'split', 'no'],
  [json(409, '23505', 'duplicate key value violates unique constraint "signups_email_key"'), 'refused', 'split', 'no'],
  [json(404, '42P01'), 'update', 'all', 'no'],
  [json(400, '42703'), 'update', 'all', 'no'],
  [json(400, 'PGRST204'), 'update', 'all', 'no'],
  [json(404, 'PGRST205'), 'update', 'all', 'no'],
  [json(404, 'PGRST202'), 'update', 'all', 'no'],
  [json(400, 'PGRST200'), 'update', 'all', 'no'],
  [json(406, 'PGRST106'), 'update', 'all', 'no'],
  [json(404, '42883'), 'update', 'all', 'no'],
  [json(404, ''), 'update', 'all', 'no'],
  [answer({ status: 404 }), 'update', 'all', 'no'],
  [json(404, '', 'no Route matched with those values'), 'fault', 'probe', 'unknown'],
  [answer({ status: 404, contentType: 'text/plain' }), 'fault', 'probe', 'unknown'],
  [answer({ status: 405 }), 'fault', 'probe', 'unknown'],
  [json(405, '25006', 'cannot execute INSERT in a read-only transaction'), 'later', 'all', 'unknown'],
  [json(500, 'PGRST300'), 'later', 'all', 'unknown'],
  [json(400, '22023', 'role "nobody" does not exist'), 'sign-in', 'all', 'no'],
  [json(400, '22023', 'There is no such interest.'), 'refused', 'split', 'no'],
  [json(401, 'PGRST302', 'Anonymous access is disabled'), 'sign-in', 'all', 'unknown'],
  [json(413, 'PGRST413', 'The body is too large.'), 'refused', 'split', 'no'],
  [json(408, 'PGRST408'), 'later', 'all', 'unknown'],
  [json(429, 'PT429'), 'later', 'all', 'unknown'],
  [json(500, 'PT429'), 'later', 'all', 'unknown'],
  [json(503, 'PGRST002'), 'later', 'all', 'unknown'],
  [answer({ status: 408 }), 'later', 'all', 'unknown'],
  [answer({ status: 413 }), 'refused', 'split', 'no'],
  [answer({ status: 429 }), 'later', 'all', 'unknown'],
  [answer({ status: 502, contentType: 'text/html' }), 'later', 'all', 'unknown'],
  [answer({ status: 503 }), 'later', 'all', 'unknown'],
  [json(504, 'PGRST003'), 'later', 'all', 'unknown'],
  [json(500, '57014'), 'later', 'all', 'unknown'],
  [json(500, '40P01'), 'later', 'all', 'unknown'],
  [json(500, '08006'), 'later', 'all', 'unknown'],
  [json(500, 'XX000'), 'fault', 'probe', 'unknown'],
  [answer({ status: 500, contentType: 'text/plain' }), 'fault', 'probe', 'unknown'],
  [answer({ status: 403, contentType: 'text/html' }), 'fault', 'probe', 'unknown'],
  [answer({ status: 404, contentType: 'text/html' }), 'fault', 'probe', 'unknown'],
] as const;

it.each(table)('%j means %s (%s; landed: %s)', (result, outcome, spread, landed) => {
  expect(classify(result)).toMatchObject({ outcome, spread, landed });
});

it('has no rule that no answer reaches', () => {
  const reached = new Set(table.map(([result]) => classify(result).rule));
  expect(RULES.map(([name]) => name).filter((name) => !reached.has(name))).toEqual([]);
});

it('keeps the code, the constraint and the status of a refusal, and nothing that was typed', () => {
  const result = json(400, '23514', `${CHECK} DETAIL: Failing row contains (Jo, jo@example.org)`);
  expect(classify(result).error).toEqual({ code: '23514', constraint: 'signups_name_length', status: 400 });
});

it('stops the flush when the server asks to be left alone', () => {
  expect(classify(answer({ status: 429 })).pause).toBe('sender');
  expect(classify(json(500, 'PT429')).pause).toBe('sender');
  expect(classify(answer({ status: 503, retryAfterMs: 1000 })).pause).toBe('everyone');
  expect(classify(answer({ status: 503 })).pause).toBe(null);
});
