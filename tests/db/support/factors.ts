/** Second factors put into the database by hand, and the tokens that an auth server gives with and without them. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from './people.ts';
import { makeToken, secret } from './tokens.ts';
import type { World } from './world.ts';

export type Proof = 'aal1' | 'aal2' | 'stale aal2';

export const idOf = (person: Person): string => accountOf(person)?.id ?? '';

const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;

/** What the token says of how its owner signed in. Stale: longer ago than recent proof reaches. */
export function claimsOf(person: Person, proof: Proof): Row {
  const at = minutesAgo(proof === 'stale aal2' ? 20 : 0);
  const password = { method: 'password', timestamp: at };
  const amr = proof === 'aal1' ? [password] : [{ method: 'totp', timestamp: at }, password];
  return { sub: idOf(person), aal: proof === 'aal1' ? 'aal1' : 'aal2', amr, session_id: randomUUID() };
}

export const tokenOf = (person: Person, proof: Proof): string => makeToken(claimsOf(person, proof), secret());

/** A verified authenticator app. The auth server's tables are the platform's; the tests' owner may write them. */
export async function enrol(world: World, person: Person): Promise<void> {
  await world.backend.database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, $2, 'A phone', 'totp', 'verified', now(), now())`,
    [randomUUID(), idOf(person)],
  );
}

export async function noFactors(world: World): Promise<void> {
  await world.backend.database.query('delete from auth.mfa_factors');
  await world.backend.database.query('delete from public.role_requirements');
}
