/** A token that the server does not take, asked for roles with: what the person is told about it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRoles } from '../../../src/adapters/supabase/roles.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a forged token', 'PGRST301', 'JWSError JWSInvalidSignature', 'Invalid JWT signature'],
  ['a damaged token', 'PGRST301', 'JWSError (JSONDecodeError "Not valid base64url")', 'Invalid JWT signature'],
  ['a token that ran out, by PostgREST 12', 'PGRST301', 'JWT expired', ''],
  ['a token that ran out, by PostgREST 13', 'PGRST303', 'JWT expired', ''],
  ['a token for another server', 'PGRST303', 'JWT not in audience', ''],
  ['no token where one is wanted', 'PGRST302', 'Anonymous access is disabled', ''],
  ['a session that was ended', 'PT401', 'You are signed out. Sign in again.', ''],
  ['a gateway’s own refusal', '', 'Invalid authentication credentials', 'Invalid authentication credentials'],
])('%s (%s: %s) is said as "%s"', async (_, code, message, said) => {
  vi.stubGlobal('fetch', async () => Response.json({ code, message }, { status: 401 }));
  expect(await fetchRoles({ url: 'http://backend.example', key: 'k' }, 'u', 'token')).toEqual({
    outcome: 'unauthorized',
    message: said,
  });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Load failed')), 'unreachable'],
  ['a page of somebody else’s', async () => new Response('<html>'), 'unreachable'],
] as const)('with %s the server is out of reach', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchRoles({ url: 'http://backend.example', key: 'k' }, 'u', 'token')).toEqual({ outcome });
});

it('a mistake of the app’s own is told, and not called out of reach', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('reportError', (cause: unknown) => told.push(cause));
  vi.stubGlobal('AbortController', undefined);
  expect(await fetchRoles({ url: 'http://backend.example', key: 'k' }, 'u', 'token')).toEqual({ outcome: 'broken' });
  expect(told.every((one) => one instanceof TypeError)).toBe(true);
  expect(told.length).toBeGreaterThan(0);
});

describe('whether a second factor is asked for', () => {
  const token = (aal: string): string => `x.${btoa(JSON.stringify({ aal }))}.x`;
  const ask = async (accessToken: string, mine: () => Response, roles: readonly string[] = ['advisor']) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(String(url).replace(/.*\/v1\/|\?.*/g, ''));
      if (url.includes('my_second_factor')) return mine();
      return Response.json(url.includes('user_roles') ? roles.map((role) => ({ role })) : []);
    });
    const answer = await fetchRoles({ url: 'http://backend.example', key: 'k' }, 'u', accessToken);
    return { answer, asked };
  };
  const says = (has_factor: boolean) => () => Response.json({ required: true, has_factor, due: null });

  it('is told with the roles: to set one up, or to give the one there is', async () => {
    expect((await ask(token('aal1'), says(false))).answer).toMatchObject({ mustVerify: 'enrol' });
    expect((await ask(token('aal1'), says(true))).answer).toMatchObject({ mustVerify: 'prove' });
    const none = await ask(token('aal1'), () => Response.json({ required: false, has_factor: false, due: null }));
    expect(none.answer).toEqual({ outcome: 'roles', roles: ['advisor'] });
  });

  it('is not asked with a factor given, nor of whoever holds no role; and no answer keeps nobody out', async () => {
    expect((await ask(token('aal2'), says(true))).asked).not.toContain('rpc/my_second_factor');
    expect((await ask(token('aal1'), says(true), [])).asked).not.toContain('rpc/my_second_factor');
    const silent = await ask(token('aal1'), () => Response.json({}, { status: 404 }));
    expect(silent.answer).toEqual({ outcome: 'roles', roles: ['advisor'] });
  });
});
