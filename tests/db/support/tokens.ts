/** Access tokens made by hand: a hundred sign-ins take their time, and those that aren't what they say can't be had otherwise. */
import { createHmac } from 'node:crypto';
import { accountOf, type Person } from './people.ts';
import { sessionOf } from './sessions.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The secret that the backend of this process signs with. */
export const secret = (): string => process.env.SUPABASE_JWT_SECRET ?? '';

/** The candidate's token for the next hour, changed by `claims`, of the session that `openSessions` makes. With `key` null it is not signed. */
export function makeToken(claims: Record<string, unknown>, key: string | null): string {
  const now = Math.floor(Date.now() / 1000);
  const sub = claims.sub ?? accountOf('candidate')?.id;
  const head = encoded({ alg: key === null ? 'none' : 'HS256', typ: 'JWT' });
  const body = encoded({
    sub,
    session_id: sessionOf(String(sub)),
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 3600,
    ...claims,
  });
  const signature = key === null ? '' : createHmac('sha256', key).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${signature}`;
}

/** As a sign-in by password gives it, for the session that `openSessions` makes; null for a visitor. */
export function tokenOf(person: Person): string | null {
  const account = accountOf(person);
  if (!account) return null;
  return makeToken({ sub: account.id, email: account.email, aal: 'aal1', is_anonymous: false }, secret());
}
