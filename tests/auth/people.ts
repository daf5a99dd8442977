/** What several rows do: sign in, enrol, prove, and read what a token says. */
import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { AuthServer, Fields, Person, Told } from './server.ts';

export interface Session {
  readonly token: string;
  readonly refresh: string;
  readonly user: Fields;
}

export interface Factor {
  readonly id: string;
  readonly secret: string;
}

export function sessionOf(told: Told): Session {
  assert.equal(told.status, 200, JSON.stringify(told.body));
  const { access_token: token, refresh_token: refresh, user } = told.body;
  assert.ok(typeof token === 'string' && typeof refresh === 'string', 'no session');
  return { token, refresh, user: Object(user) };
}

export const signIn = async (on: AuthServer, { email, password }: Person): Promise<Session> =>
  sessionOf(await on.ask('token?grant_type=password', { body: { email, password } }));
export const somebody = async (on: AuthServer): Promise<Session> => signIn(on, await on.person());
export const refreshed = (on: AuthServer, refresh_token: string): Promise<Told> =>
  on.ask('token?grant_type=refresh_token', { body: { refresh_token } });
export const userOf = (on: AuthServer, token: string): Promise<Told> => on.ask('user', { method: 'GET', token });

export const claimsOf = (token: string): Fields =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
export function methodsOf(token: string): readonly string[] {
  const { amr } = claimsOf(token);
  assert.ok(Array.isArray(amr), 'the token has no amr');
  for (const proof of amr) assert.equal(typeof proof.timestamp, 'number');
  return amr.map(({ method }: { method: string }) => method);
}

export async function enrol(on: AuthServer, token: string, friendly_name = 'Phone'): Promise<Factor> {
  const { status, body } = await on.ask('factors', {
    token,
    body: { factor_type: 'totp', friendly_name, issuer: 'Campaign' },
  });
  assert.equal(status, 200, JSON.stringify(body));
  const { secret } = Object(body.totp);
  return { id: String(body.id), secret: String(secret) };
}

export const codeOf = ({ secret }: Factor): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
export const challenge = (on: AuthServer, token: string, id: string, more: Fields = {}, from?: string) =>
  on.ask(`factors/${id}/challenge`, { token, body: more, ...(from === undefined ? {} : { from }) });

/** The session after the factor was asked for and answered. */
export async function prove(on: AuthServer, token: string, factor: Factor): Promise<Session> {
  const { body } = await challenge(on, token, factor.id);
  return sessionOf(
    await on.ask(`factors/${factor.id}/verify`, { token, body: { challenge_id: body.id, code: codeOf(factor) } }),
  );
}

export function refuses(told: Told, status: number, error: string): void {
  assert.deepEqual([told.status, told.error], [status, error], JSON.stringify(told.body));
}
