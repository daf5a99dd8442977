/** A factor proves that it is they, and not that a stranger found their session open and enrolled one. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, noFactors } from '../support/factors.ts';
import { makeToken, secret } from '../support/tokens.ts';
import type { World } from '../support/world.ts';

const PERSON = 'candidate';

export function firstFactorStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const ago = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;
  const since = (minutes: number): string => `now() - interval '${minutes} minutes'`;
  let session: string;
  beforeEach(() => {
    session = randomUUID();
  });
  afterEach(() => noFactors(world()));

  /** Somebody gave the password so many minutes ago. */
  async function signedIn(minutes: number): Promise<void> {
    session = randomUUID();
    await query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal) values ($1, $2, ${since(minutes)}, now(), 'aal1')`,
      [session, idOf(PERSON)],
    );
  }

  async function enrolled(minutes: number, method = 'totp'): Promise<string> {
    const factor = randomUUID();
    await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, $4, 'verified', ${since(minutes)}, now())`,
      [factor, idOf(PERSON), factor, method],
    );
    return factor;
  }

  /** What the auth server writes down when a code was right. */
  async function given(factor: string, minutes: number, method = 'totp'): Promise<void> {
    await query("update auth.sessions set factor_id = $2::uuid, aal = 'aal2' where id = $1::uuid", [session, factor]);
    await query(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, ${since(minutes)}, ${since(minutes)})
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
      [session, method],
    );
  }

  /** Exports and gives a role, with a token of this session in which these proofs stand. */
  async function tries(proofs: Readonly<Record<string, number>>): Promise<readonly string[]> {
    const amr = Object.entries(proofs).map(([method, minutes]) => ({ method, timestamp: ago(minutes) }));
    const aal = amr.some(({ method }) => method !== 'password') ? 'aal2' : 'aal1';
    const token = makeToken({ sub: idOf(PERSON), session_id: session, aal, amr }, secret());
    const calls = [
      ['begin_export', { what: 'people' }],
      ['grant_role', { person: idOf('newcomer'), role: 'advisor' }],
      ['revoke_role', { person: idOf('newcomer'), role: 'advisor' }],
    ] as const;
    const codes: string[] = [];
    for (const [name, args] of calls) codes.push((await world().rest('POST', `rpc/${name}`, token, args)).code);
    return [...new Set(codes)];
  }
  const DONE = [''];
  const ASKED = ['PT428'];

  it('is no proof where it was enrolled in a session that was none any more', async () => {
    await signedIn(17);
    expect(await tries({ password: 17 })).toEqual(ASKED);
    await given(await enrolled(0), 0);
    expect(await tries({ totp: 0, password: 17 })).toEqual(ASKED);
    // A new sign-in with it is one: whoever enrolled it needs the password, too.
    const [factor] = await query('select id from auth.mfa_factors');
    await signedIn(0);
    await given(String(factor?.id), 0);
    expect(await tries({ totp: 0, password: 0 })).toEqual(DONE);
  });

  it('is proof where it was enrolled within a quarter of an hour, as long as the session lasts', async () => {
    await signedIn(600);
    await given(await enrolled(590), 589);
    expect(await tries({ totp: 589, password: 600 })).toEqual(ASKED);
    await given(String((await query('select id from auth.mfa_factors'))[0]?.id), 0);
    expect(await tries({ totp: 0, password: 600 })).toEqual(DONE);
  });

  it('is no proof either where somebody had begun and left it, and it was finished in an open session', async () => {
    const left = await enrolled(3000, 'webauthn');
    await signedIn(17);
    await given(left, 0, 'mfa/webauthn');
    expect(await tries({ 'mfa/webauthn': 0, password: 17 })).toEqual(ASKED);
  });

  it('is no proof as a second one in an open session, and the first one still is', async () => {
    const first = await enrolled(3000);
    await signedIn(600);
    await given(first, 599);
    await given(await enrolled(0, 'webauthn'), 0, 'mfa/webauthn');
    expect(await tries({ 'mfa/webauthn': 0, totp: 599, password: 600 })).toEqual(ASKED);
    await given(first, 0);
    expect(await tries({ totp: 0, 'mfa/webauthn': 0, password: 600 })).toEqual(DONE);
  });

  it('is no proof once it was removed again', async () => {
    await signedIn(17);
    await given(await enrolled(0), 0);
    await query('delete from auth.mfa_factors');
    expect(await tries({ totp: 0, password: 17 })).toEqual(ASKED);
  });
}
