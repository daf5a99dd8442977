/** A change of one's own password or address: the password now is tried by a sign-in beside this one, on every server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountPort } from '../../../src/adapters/supabase/account.ts';
import { createAuthCalls } from '../../../src/adapters/supabase/authCalls.ts';

const env = { url: 'https://abcd.supabase.co', key: 'key' };
const KEY = 'sb-abcd-auth-token';
const token = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: 9_999_999_999 }))}.s`;
const user = { id: 'u1', email: 'ada@example.com', user_metadata: {}, identities: [{ provider: 'email' }] };
const sessionOf = (name: string) => ({
  access_token: token(name),
  refresh_token: name,
  token_type: 'bearer',
  expires_in: 3600,
  user,
});
let kept: Map<string, string>;
/** Method, path and query, and whose token. */
let sent: string[];
let body: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  kept = new Map([[KEY, JSON.stringify({ ...sessionOf('here'), expires_at: Math.round(Date.now() / 1000) + 3600 })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  // A server by default: it takes whatever stands in `current_password`.
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input);
    const asked = `${init.method ?? 'GET'} ${pathname.replace('/auth/v1/', '')}${search}`;
    const bearer = new Headers(init.headers).get('authorization') ?? '';
    const whose = bearer.includes(token('beside')) ? 'beside' : bearer.includes(token('here')) ? 'here' : 'nobody';
    sent.push(`${asked} as ${whose}`);
    body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (asked === 'POST token?grant_type=password') {
      const isRight = body['email'] === user.email && body['password'] === 'the right one';
      const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
      return Promise.resolve(isRight ? Response.json(sessionOf('beside')) : Response.json(refusal, { status: 400 }));
    }
    return Promise.resolve(asked.startsWith('POST logout') ? new Response(null, { status: 204 }) : Response.json(user));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => createAccountPort({ env, calls: createAuthCalls(env), siteRoot: () => 'https://hub.example/' });
const CHANGES = [
  ['a new password', (current: string) => open().changePassword('another one', current)],
  ['a new e-mail address', (current: string) => open().changeEmail('next@example.com', current)],
] as const;

describe.each(CHANGES)('%s', (_, change) => {
  it('is not even asked for with a wrong password', async () => {
    const before = kept.get(KEY);
    expect(await change('a guess')).toEqual({ ok: false, failure: { kind: 'wrong-current-password', message: '' } });
    expect(sent.filter((one) => one.startsWith('PUT'))).toEqual([]);
    expect(kept.get(KEY)).toBe(before);
  });

  it('is asked for with the right one, once the sign-in that tried it has ended, and this session is not touched', async () => {
    expect(await change('the right one')).toEqual({ ok: true });
    const [, tried, ended, asked] = sent;
    expect(tried).toBe('POST token?grant_type=password as nobody');
    expect(ended).toBe('POST logout?scope=local as beside');
    expect(asked).toMatch(/^PUT user.* as here$/);
    expect(JSON.parse(kept.get(KEY) ?? '')).toMatchObject({ access_token: token('here'), refresh_token: 'here' });
    expect([...kept.keys()]).toEqual([KEY]);
  });

  it('needs none of an account that has no password', async () => {
    expect(await change('')).toEqual({ ok: true });
    expect(sent.filter((one) => one.startsWith('POST'))).toEqual([]);
  });
});
