/** The key that every request carries, and the token of who is signed in, before anything is read or asked. */
import { damagedToken } from '../guard.ts';
import { Refusal, restRefusal } from './refusal.ts';

export interface Keys {
  readonly publishable: string;
  readonly secret: string;
}

/** Throws a Refusal for a request with no key of ours. */
export function requireKey(headers: Headers, keys: Keys): void {
  const key = headers.get('apikey') ?? '';
  if (key === keys.publishable || key === keys.secret) return;
  throw restRefusal(401, { code: 'PGRST301', message: key === '' ? 'No API key found in request' : 'Invalid API key' });
}

/** Throws a Refusal for a token that is not a token's shape: the request would be answered as nobody's. */
export function refuseDamagedToken(headers: Headers, keys: Keys): void {
  const damaged = damagedToken(headers.get('authorization'), [keys.publishable, keys.secret]);
  if (damaged === null) return;
  const type = { 'content-type': 'application/json; charset=utf-8' };
  throw new Refusal(new Response(damaged, { status: 401, headers: type }));
}
