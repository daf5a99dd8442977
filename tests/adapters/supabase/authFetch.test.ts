/** The Supabase client behind our fetch: what would lose a session or refresh for ever with the client alone. */
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthFetch } from '../../../src/adapters/supabase/authFetch.ts';
import { failureOf } from '../../../src/adapters/supabase/authFailure.ts';
import { readStoredSession, storageKeyFor } from '../../../src/adapters/supabase/storedSession.ts';

const BACKEND = 'http://127.0.0.1:9';
const KEY = storageKeyFor(BACKEND);
const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' } };

afterEach(() => vi.useRealTimers());

function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

function memory(expiresAtMs: number) {
  const kept = new Map<string, string>();
  const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, user };
  kept.set(KEY, JSON.stringify({ ...session, expires_at: Math.round(expiresAtMs / 1000) }));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function clientWith(
  storage: ReturnType<typeof memory>,
  answer: () => Response | Promise<Response>,
  timeoutMs?: number,
) {
  const auth = { storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false };
  const client = createClient(BACKEND, 'key', {
    auth,
    global: { fetch: createAuthFetch(async () => answer(), timeoutMs) },
  });
  return client.auth;
}

/** One attempt instead of 30 s of them: the clock jumps past the library's backoff. */
async function refreshOnce(answer: () => Response | Promise<Response>) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const storage = memory(Date.now() - 3_600_000);
  const done = clientWith(storage, answer).getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  const { error } = await done;
  return { error, stored: readStoredSession(storage, KEY) };
}

describe('an expired session that is refreshed', () => {
  it.each([
    ['429', () => json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'slow down' })],
    ['503', () => json(503, { msg: 'later' })],
    ['408', () => json(408, { msg: 'timeout' })],
    ['500', () => json(500, { code: 500, error_code: 'unexpected_failure', msg: 'Database error' })],
    [
      'a captive portal’s page with 200',
      () => new Response('<html>Welcome to the café</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a captive portal’s page with 403',
      () => new Response('<html></html>', { status: 403, headers: { 'content-type': 'text/html' } }),
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is kept through %s', async (_, answer) => {
    const { error, stored } = await refreshOnce(answer);
    expect(failureOf(error).kind).toBe('no-network');
    expect(stored).toMatchObject({ userId: 'u1', refreshToken: 'r1' });
  });

  it.each([
    ['an unknown refresh token', json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' })],
    ['a banned user', json(403, { code: 403, error_code: 'user_banned', msg: 'User is banned' })],
  ])('is removed after %s', async (_, response) => {
    const { error, stored } = await refreshOnce(() => response.clone());
    expect(failureOf(error).kind).not.toBe('no-network');
    expect(stored).toBeNull();
  });
});

it('a fault of this app’s own on the way to the server ends no session and is not called a lost network', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const storage = memory(Date.now() + 3_600_000);
  const send = () => {
    throw new TypeError('AbortSignal.any is not a function');
  };
  const auth = createClient(BACKEND, 'key', {
    auth: { storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: createAuthFetch(send) },
  }).auth;
  const { error } = await auth.signInWithPassword({ email: 'a@b.co', password: 'secret' });
  vi.unstubAllGlobals();
  expect(failureOf(error)).toEqual({ kind: 'app', message: '' });
  expect(readStoredSession(storage, KEY)).toMatchObject({ refreshToken: 'r1' });
});

it('an expired session’s refresh is tried again after 200 ms, then after twice as long each time', async () => {
  const tries: number[] = [];
  const { stored } = await refreshOnce(() => {
    tries.push(Date.now());
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const waits = tries.slice(1).map((at, before) => at - (tries[before] ?? 0));
  expect(waits.length).toBeGreaterThan(4);
  expect(waits).toEqual(waits.map((_, attempt) => 200 * 2 ** attempt));
  expect(stored).toMatchObject({ refreshToken: 'r1' });
});

describe('the token’s end', () => {
  it.each([2, -2])('is counted on this device’s clock, %s hours off the server’s', async (hours) => {
    const server = Date.now() + hours * 3_600_000;
    const storage = memory(Date.now() - 1000);
    const fresh = { access_token: 'h.p.s2', refresh_token: 'r2', token_type: 'bearer', expires_in: 3600, user };
    const auth = clientWith(storage, () => json(200, { ...fresh, expires_at: Math.round(server / 1000) + 3600 }));
    await auth.getSession();
    const stored = readStoredSession(storage, KEY);
    if (stored === null || stored === 'unreadable') throw new Error('not stored');
    expect(Math.abs(stored.expiresAt - Date.now() - 3_600_000)).toBeLessThan(10_000);
  });
});

describe('a sign-in', () => {
  it.each([
    [400, 'invalid_credentials', 'Invalid login credentials', 'wrong-password'],
    [400, 'email_not_confirmed', 'Email not confirmed', 'unverified'],
    [422, 'weak_password', 'Password should be at least 6 characters.', 'weak-password'],
    [422, 'user_already_exists', 'User already registered', 'already-registered'],
    [422, 'same_password', 'New password should be different from the old password.', 'same-password'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'rate-limit'],
    [
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
      'rate-limit',
    ],
    [400, 'email_address_invalid', 'Email address "a@b.co" is invalid', 'bad-email'],
    [403, 'insufficient_aal', 'AAL2 required', 'needs-code'],
    [400, 'reauthentication_needed', 'Password update requires reauthentication', 'prove-again'],
    [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch', 'wrong-code'],
    [504, 'request_timeout', 'Request timed out', 'no-network'],
    [418, 'brand_new_code', 'Something nobody has heard of', 'other'],
  ])('refused with %i %s keeps the backend’s words and is told apart', async (code, error_code, msg, kind) => {
    const auth = clientWith(memory(0), () => json(code, { code, error_code, msg }));
    const { error } = await auth.signInWithPassword({ email: 'a@b.co', password: 'secret' });
    expect(failureOf(error)).toEqual({ kind, message: msg });
  });

  it('without an answer has no words of the backend', async () => {
    const auth = clientWith(memory(0), () => Promise.reject(new TypeError('Failed to fetch')));
    const { error } = await auth.signInWithPassword({ email: 'a@b.co', password: 'secret' });
    expect(failureOf(error)).toEqual({ kind: 'no-network', message: '' });
  });
});

/** What this app never asks for: other ways to sign in, enrolment, administration, the server's own set-up. */
const NOT_ASKED_FOR =
  /^(saml|sso|mfa_.*(enroll|not_enabled|locked|sole_factor|conflict|not_found|exists)|.*oauth|hook_payload|unexpected_|validation_failed|bad_json|too_many_enrolled|manual_linking|anonymous_provider|phone_provider|sms_send|identity_not_found|single_identity|email_conflict)/;

it('has an answer for every code of the library that this app can meet', () => {
  const file = new URL('../../../node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts', import.meta.url);
  const codes = [...readFileSync(file, 'utf8').matchAll(/'([a-z_]+)'/g)].map((match) => match[1] ?? '');
  expect(codes.length).toBeGreaterThan(60);
  const without = codes.filter((code) => failureOf({ code, status: 400, message: 'x' }).kind === 'other');
  expect(without.filter((code) => !NOT_ASKED_FOR.test(code))).toEqual([]);
});

describe('the stored session', () => {
  it('stands under Supabase’s own key', () => {
    expect(storageKeyFor('https://abcd.supabase.co')).toBe('sb-abcd-auth-token');
    const client = createClient('https://abcd.supabase.co', 'key');
    expect(Reflect.get(client, 'storageKey')).toBe(storageKeyFor('https://abcd.supabase.co'));
  });

  it.each(['{', 'null', '[]', '{"access_token":"a"}', '{"access_token":"a","refresh_token":"b","expires_at":"x"}'])(
    'that reads %s is unreadable',
    (text) => {
      expect(readStoredSession({ getItem: () => text }, KEY)).toBe('unreadable');
    },
  );

  it('is nobody’s when storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(readStoredSession({ getItem: forbidden }, KEY)).toBeNull();
  });
});
