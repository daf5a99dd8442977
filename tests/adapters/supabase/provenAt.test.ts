/** When a token's owner last proved who they are: what the account page asks by before it changes how they sign in. */
import { expect, it } from 'vitest';
import { provenLately } from '../../../src/core/session/account.ts';
import { provenAt } from '../../../src/adapters/supabase/tokenClaims.ts';

const tokenWith = (amr: unknown): string =>
  `head.${Buffer.from(JSON.stringify({ aal: 'aal1', amr })).toString('base64url')}.signature`;
const now = 1_800_000_000_000;
const ago = (minutes: number): number => now / 1000 - minutes * 60;
const isRecent = (amr: unknown, byFactor: boolean): boolean =>
  provenLately(
    { email: '', nextEmail: null, factors: [], signIns: [], provenAt: provenAt(tokenWith(amr), byFactor) },
    now,
  );

it('is the newest sign-in, of whatever kind, where the account has no second factor', () => {
  expect(isRecent([{ method: 'password', timestamp: ago(2) }], false)).toBe(true);
  expect(isRecent([{ method: 'oauth', timestamp: ago(2) }], false)).toBe(true);
  expect(isRecent([{ method: 'password', timestamp: ago(20) }], false)).toBe(false);
});

it('is the second factor alone where the account has one', () => {
  const amr = [
    { method: 'password', timestamp: ago(2) },
    { method: 'totp', timestamp: ago(20) },
  ];
  expect(isRecent(amr, true)).toBe(false);
  expect(isRecent([{ method: 'mfa/phone', timestamp: ago(2) }], true)).toBe(true);
});

it('is unknown, and so asked for, in a token that says nothing of it', () => {
  for (const amr of [undefined, [], 'password', [{ method: 'password' }]]) expect(isRecent(amr, false)).toBe(false);
});
