/** Acts in a database as each kind of person. Everything happens in a transaction that is rolled back. */
import { randomUUID } from 'node:crypto';
import type { Query, Row } from '../database.ts';

/** How the person signed in. `aal1`: the account has a second factor and did not give it. `ended`: auth.sessions has no such session. */
export type State = 'aal2' | 'aal1' | 'ended';

export interface Actor {
  /** A staff role, or `anon`, `no role`, `service_role`. */
  readonly name: string;
  /** Null for anon and service_role. */
  readonly id: string | null;
}

export interface Attempt {
  readonly key: string;
  /** Tried one after the other until one succeeds. */
  readonly statements: readonly string[];
}

/** What the database answered to the last statement that was tried: '' or a SQLSTATE, and its value. */
export interface Outcome {
  readonly error: string;
  readonly value: string | null;
}

/** A new account for each role, which holds it alone, and one that holds none; from least to most powerful. */
export async function addActors(query: Query): Promise<readonly Actor[]> {
  const roles = await query(`
    select role.name from unnest(private.staff_roles()) with ordinality as role (name, place)
    order by (select count(*) from private.permissions as known where role.name = any (known.roles)), role.place desc`);
  const people = ['no role', ...roles.map(({ name }) => String(name))].map((name) => ({ name, id: randomUUID() }));
  for (const { name, id } of people) {
    await query(
      "insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, '{}', now())",
      [id, `${id}@example.com`],
    );
    if (name === 'no role') continue;
    await query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name]);
  }
  return [{ name: 'anon', id: null }, ...people, { name: 'service_role', id: null }];
}

/** For each who has an account a verified factor, and a session that lives and in which it was given. */
export async function enrolAll(query: Query, actors: readonly Actor[]): Promise<ReadonlyMap<string, string>> {
  const sessions = new Map<string, string>();
  for (const { id } of actors) {
    if (id === null) continue;
    const [session, factor] = [randomUUID(), randomUUID()];
    sessions.set(id, session);
    await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, 'access matrix', 'totp', 'verified', now(), now())`,
      [factor, id],
    );
    await query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id) values ($1, $2, now(), now(), 'aal2', $3)`,
      [session, id, factor],
    );
    for (const method of ['password', 'totp'])
      await query(
        `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
         values (gen_random_uuid(), $1, now(), now(), $2)`,
        [session, method],
      );
  }
  return sessions;
}

/** A token: of a session, or of one that ended. */
export interface SignedIn {
  readonly state: State;
  /** Of auth.sessions; none for anon and service_role. */
  readonly session: string | undefined;
}

export interface Way {
  /** Whether triggers fire. Without them the policies decide alone. */
  readonly triggers: boolean;
}

// Each statement is undone at once by the error that carries its value out.
const TRY = `do $try$
declare
  attempt json;
  statement text;
  answer text;
  problem text;
  outcomes jsonb := '{}';
begin
  for attempt in select value from json_array_elements(current_setting('access.attempts')::json) loop
    for statement in select value from json_array_elements_text(attempt -> 'statements') loop
      begin
        answer := null;
        if statement like 'select %' then
          execute statement into answer;
        else
          execute statement;
          get diagnostics answer = row_count;
        end if;
        raise exception using errcode = 'UN000', message = coalesce(answer, '');
      exception when others then
        get stacked diagnostics problem = returned_sqlstate, answer = message_text;
        outcomes := outcomes || jsonb_build_object(attempt ->> 'key',
          jsonb_build_object('error', case when problem = 'UN000' then '' else problem end, 'value', answer));
      end;
      exit when not problem = any (string_to_array(current_setting('access.refusals'), ' '));
    end loop;
  end loop;
  perform set_config('access.outcomes', outcomes::text, true);
end
$try$`;

/** Codes by which the database says that this person may not. Anything else was taken, or refused for what was in it. */
const REFUSALS = ['42501', 'PT401', 'PT403', 'PT419', 'PT428', 'PT440'];
export const isRefusal = (outcome: Outcome | undefined): boolean => !outcome || REFUSALS.includes(outcome.error);

/** The role of the API that the actor's requests run as. */
export const roleOf = ({ name, id }: Actor): string => (id === null ? name : 'authenticated');

/** Tries everything as the actor; nothing of it stays. */
export async function attempt(
  query: Query,
  actor: Actor,
  { state, session }: SignedIn,
  { triggers }: Way,
  attempts: readonly Attempt[],
): Promise<ReadonlyMap<string, Outcome>> {
  const { id } = actor;
  const role = roleOf(actor);
  await query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify(claimsOf(role, id, state, session)),
  ]);
  await query("select set_config('request.jwt.claim.sub', $1, true)", [id ?? '']);
  await query("select set_config('access.refusals', $1, true)", [REFUSALS.join(' ')]);
  await query("select set_config('access.attempts', $1, true)", [JSON.stringify(attempts)]);
  await query(`set local session_replication_role = ${triggers ? 'origin' : 'replica'}`);
  await query(`set local role ${role}`);
  await query(TRY);
  await query('reset role');
  await query('set local session_replication_role = replica');
  const [row] = await query("select current_setting('access.outcomes') as outcomes");
  const outcomes: Record<string, Outcome> = JSON.parse(String(row?.outcomes));
  return new Map(Object.entries(outcomes));
}

function claimsOf(role: string, sub: string | null, state: State, session: string | undefined): Row {
  if (sub === null) return { role };
  const timestamp = Math.floor(Date.now() / 1000);
  const amr = [{ method: 'password', timestamp }];
  if (state !== 'aal1') amr.unshift({ method: 'totp', timestamp });
  const aal = state === 'aal1' ? 'aal1' : 'aal2';
  return { role, sub, aal, amr, session_id: state === 'ended' ? randomUUID() : session };
}
