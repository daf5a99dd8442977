/** Second factors put into the database by hand, and the tokens that an auth server gives with and without them. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from './people.ts';
import { openSessions, sessionOf } from './sessions.ts';
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
  return { sub: idOf(person), aal: proof === 'aal1' ? 'aal1' : 'aal2', amr, session_id: sessionOf(idOf(person)) };
}

export const tokenOf = (person: Person, proof: Proof): string => makeToken(claimsOf(person, proof), secret());

/** A verified authenticator app that was there before the sessions of now. The auth server's tables are the platform's; the tests' owner may write them. */
export async function enrol(world: World, person: Person): Promise<void> {
  const { query } = world.backend.database;
  const factor = randomUUID();
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, $2, 'A phone', 'totp', 'verified', now() - interval '1 day', now())`,
    [factor, idOf(person)],
  );
  await give(world, person, factor);
}

/** The factor is given in the person's sessions, as at a sign-in; whether a token says so is the token's. */
export async function give(world: World, person: Person, factor: string): Promise<void> {
  const { query } = world.backend.database;
  await query('update auth.sessions set factor_id = $2::uuid where user_id = $1::uuid', [idOf(person), factor]);
  await query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     select gen_random_uuid(), mine.id, 'totp', mine.created_at, now() from auth.sessions as mine where mine.user_id = $1::uuid
     on conflict do nothing`,
    [idOf(person)],
  );
}

export async function noFactors(world: World): Promise<void> {
  const { query } = world.backend.database;
  await query('delete from auth.mfa_factors');
  await query('delete from auth.mfa_amr_claims');
  await query('delete from public.role_requirements');
  await openSessions(query);
}
