/** The session's port: the calls of the specification's section 7, as the auth client puts them on the wire. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthPort } from '../../../src/adapters/supabase/session.ts';

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
}

const BACKEND = 'https://abcd.supabase.co';
const SITE = 'https://hub.example/';
const KEY = 'sb-abcd-auth-token';
const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' }, identities: [{}] };
let kept: Map<string, string>;
let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  kept = new Map();
  sent = [];
  answer = () => Response.json({});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  // What the client needs to take this for a browser.
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {}; // the client sends JSON
    sent.push({ method: init?.method ?? 'GET', url: new URL(input), body });
    return Promise.resolve(answer());
  });
  // Each test makes a client of its own; the library warns of that.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => createAuthPort({ env: { url: BACKEND, key: 'key' }, watchedKeys: [], siteRoot: () => SITE });

function store(expiresAt: number) {
  const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, user };
  kept.set(KEY, JSON.stringify({ ...session, expires_at: Math.round(expiresAt / 1000) }));
}

describe('on the wire', () => {
  it('a sign-in sends e-mail and password, and the session stands under Supabase’s own key', async () => {
    const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, user };
    answer = () => Response.json(session);
    expect(await open().signIn('ada@example.com', 'secret')).toEqual({ ok: true });
    expect(sent[0]?.url.href).toBe(`${BACKEND}/auth/v1/token?grant_type=password`);
    expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com', password: 'secret' });
    expect([...kept.keys()]).toEqual([KEY]);
  });

  it('a sign-up sends the full name as metadata and leads the mail back to the site’s root', async () => {
    answer = () => Response.json(user);
    const account = { email: 'ada@example.com', password: 'secret', fullName: 'Ada Quill' };
    expect(await open().signUp(account)).toEqual({ ok: true });
    expect(sent[0]?.url.pathname).toBe('/auth/v1/signup');
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(SITE);
    expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com', data: { full_name: 'Ada Quill' } });
    expect(kept.size).toBe(0);
  });

  it('a sign-up with a taken address, which hosted Supabase hides, is told as one', async () => {
    answer = () => Response.json({ ...user, identities: [] });
    const result = await open().signUp({ email: 'ada@example.com', password: 'secret', fullName: 'Ada' });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'already-registered' } });
  });

  it.each([
    ['a forgotten password', '/auth/v1/recover', () => open().sendPasswordMail('ada@example.com')],
    ['a verification mail once more', '/auth/v1/resend', () => open().resendSignUpMail('ada@example.com')],
  ])('%s leads the mail back to the site’s root', async (_, path, call) => {
    expect(await call()).toEqual({ ok: true });
    expect(sent[0]?.url.pathname).toBe(path);
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(SITE);
  });

  it('a sign-out removes the session before the server has heard of it, and ends this device’s session only', () => {
    store(Date.now() + 3_600_000);
    open().forget();
    expect(kept.size).toBe(0);
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /auth/v1/logout?scope=local',
    ]);
  });
});
