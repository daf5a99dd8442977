/** The session's port and the real auth client against an auth server over HTTP: a second factor from password to code. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthPort } from '../../../src/adapters/supabase/session.ts';
import type { AuthPort, StoredSession } from '../../../src/core/session/ports.ts';
import { startFakeAuthServer, type FakeAuthServer } from '../../support/session/fakeAuthServer.ts';

const totp = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Ada’s phone' };
let server: FakeAuthServer;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  // What the client needs to take this for a browser.
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  // Each test makes a client of its own; the library warns of that.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.stop();
});

async function open(factors: readonly object[]): Promise<AuthPort> {
  server = await startFakeAuthServer(factors);
  return createAuthPort({ env: { url: server.url, key: 'key' }, watchedKeys: [], siteRoot: () => 'http://localhost/' });
}

function stored(port: AuthPort): StoredSession {
  const session = port.stored();
  if (session === null || session === 'unreadable') throw new Error('Nothing is stored.');
  return session;
}

describe('an account with a verified authenticator', () => {
  it('misses the factor after the password, and no longer after the code', async () => {
    const port = await open([totp]);
    expect(await port.signIn('ada@example.com', 'secret')).toEqual({ ok: true });
    expect(stored(port).missing).toEqual([{ id: 'f1', kind: 'totp', name: 'Ada’s phone' }]);
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toEqual({ ok: true });
    expect(stored(port).missing).toBeUndefined();
    expect(server.log.slice(-2)).toEqual(['POST /auth/v1/factors/f1/challenge', 'POST /auth/v1/factors/f1/verify']);
    // The full session's end is counted on this device's clock too, not on the server's, two hours ahead.
    expect(Math.abs(stored(port).expiresAt - Date.now() - 3_600_000)).toBeLessThan(60_000);
  });

  it('stays at the full level through a refresh', async () => {
    const port = await open([totp]);
    await port.signIn('ada@example.com', 'secret');
    await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' });
    const before = stored(port).accessToken;
    expect(await port.refresh()).toEqual({ outcome: 'refreshed' });
    expect(stored(port).accessToken).not.toBe(before);
    expect(stored(port).missing).toBeUndefined();
  });

  it('stays at the half level through a refresh', async () => {
    const port = await open([totp]);
    await port.signIn('ada@example.com', 'secret');
    expect(await port.refresh()).toEqual({ outcome: 'refreshed' });
    expect(stored(port).missing).toMatchObject([{ id: 'f1' }]);
  });

  it('is told of a wrong code in the backend’s words, and may try again', async () => {
    const port = await open([totp]);
    await port.signIn('ada@example.com', 'secret');
    const failure = { kind: 'wrong-code', message: 'Invalid TOTP code entered' };
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '000000' })).toEqual({ ok: false, failure });
    expect(stored(port).missing).toMatchObject([{ id: 'f1' }]);
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toEqual({ ok: true });
  });

  it('is asked for no second code because the phone went from Wi-Fi to mobile in the middle', async () => {
    const port = await open([totp]);
    await port.signIn('ada@example.com', 'secret');
    server.moved = true;
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toEqual({ ok: true });
    expect(server.log.filter((line) => line.endsWith('/challenge'))).toHaveLength(2);
  });

  it('keeps the half session when the network goes in the middle', async () => {
    const port = await open([totp]);
    await port.signIn('ada@example.com', 'secret');
    server.cut = true;
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toMatchObject({
      ok: false,
      failure: { kind: 'no-network' },
    });
    expect(stored(port).missing).toMatchObject([{ id: 'f1' }]);
    server.cut = false;
    expect(await port.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toEqual({ ok: true });
  });
});

describe('an account with a phone', () => {
  const phone = { id: 'f2', factor_type: 'phone', status: 'verified', friendly_name: '' };
  const right = { kind: 'phone', factorId: 'f2', code: '123456' } as const;

  async function halfSignedIn(): Promise<AuthPort> {
    const port = await open([phone, totp]);
    await port.signIn('ada@example.com', 'secret');
    return port;
  }

  it('takes the code that was sent, without sending another one', async () => {
    const port = await halfSignedIn();
    expect(stored(port).missing).toMatchObject([{ kind: 'phone', name: '' }, { kind: 'totp' }]);
    expect(await port.sendCode('f2')).toEqual({ ok: true });
    expect(await port.prove({ ...right, code: '000000' })).toMatchObject({ failure: { kind: 'wrong-code' } });
    expect(await port.prove(right)).toEqual({ ok: true });
    expect(server.log.filter((line) => line.endsWith('/challenge'))).toHaveLength(1);
  });

  it.each([
    ['a reload', async () => undefined],
    [
      'a move from Wi-Fi to mobile',
      async (port: AuthPort) => {
        await port.sendCode('f2');
        server.moved = true;
      },
    ],
  ])('is sent another code after %s, and told so', async (_, happens) => {
    const port = await halfSignedIn();
    await happens(port);
    const before = server.log.filter((line) => line.endsWith('/challenge')).length;
    expect(await port.prove(right)).toEqual({ ok: false, failure: { kind: 'code-sent-anew', message: '' } });
    expect(server.log.filter((line) => line.endsWith('/challenge'))).toHaveLength(before + 1);
    expect(await port.prove(right)).toEqual({ ok: true });
  });
});

describe('no code is asked for', () => {
  it.each([
    ['a factor that was never verified', [{ ...totp, status: 'unverified' }]],
    ['a kind of factor this app cannot ask for', [{ ...totp, factor_type: 'carrier-pigeon' }]],
    ['no factor', []],
  ])('with %s', async (_, factors) => {
    const port = await open(factors);
    await port.signIn('ada@example.com', 'secret');
    expect(stored(port).missing).toBeUndefined();
  });
});
