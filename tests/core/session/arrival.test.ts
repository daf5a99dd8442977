/** When a session that a mail opened may be taken without a question. */
import { describe, expect, it } from 'vitest';
import { mayTake, nameOf } from '../../../src/core/session/arrival.ts';
import type { SessionState } from '../../../src/core/session/state.ts';

const arrival = { userId: 'B', email: 'b@example.com', fullName: 'Bea', refreshToken: 'r' };
const identity = (userId: string) => ({ userId, email: 'a@example.com', fullName: '', roles: [], verifiedAt: 1 });
const signedIn = (userId: string): SessionState => ({
  status: 'signed-in',
  contact: 'reached',
  lapsed: false,
  identity: identity(userId),
});
const signedOut: SessionState = { status: 'signed-out', why: 'nobody', message: null };

describe('a session that a mail opened', () => {
  it.each([true, false])('never exchanges the person who is signed in, asked for here: %s', (asked) => {
    expect(mayTake(signedIn('A'), arrival, asked)).toBe(false);
  });

  it('is taken by the person who is signed in already', () => {
    expect(mayTake(signedIn('B'), arrival, false)).toBe(true);
  });

  it('is taken where no one is signed in only if the mail was asked for here', () => {
    expect(mayTake(signedOut, arrival, true)).toBe(true);
    expect(mayTake(signedOut, arrival, false)).toBe(false);
  });

  it('is named with its address, since names are chosen by their owners', () => {
    expect(nameOf(arrival)).toBe('Bea (b@example.com)');
    expect(nameOf({ fullName: '', email: 'b@example.com' })).toBe('b@example.com');
  });
});
