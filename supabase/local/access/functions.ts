/** Who may call which function: the permission that it requires, and what it answers when it is called with nothing. */
import type { Query } from '../database.ts';
import { attempt, isRefusal, type Actor, type Attempt, type SignedIn } from './acting.ts';

export interface Callable {
  readonly name: string;
  /** The grant: everyone, people who are signed in, or the service key alone. */
  readonly granted: 'everyone' | 'signed in' | 'service_role';
  /** Names of private.permissions that it requires of every caller; none: it decides by itself. */
  readonly permissions: readonly string[];
  /** Reads and writes as its caller, so that the policies of the tables decide. */
  readonly asCaller: boolean;
  /** Asks for proof of the last 15 minutes. */
  readonly recentProof: boolean;
  /** A call with null in every argument. */
  readonly call: string;
}

export async function functionsIn(query: Query): Promise<readonly Callable[]> {
  const rows = await query(`
    select p.proname::text as name, p.pronamespace = 'public'::regnamespace as open, p.prosecdef as definer,
      pg_get_functiondef(p.oid) as text,
      has_function_privilege('anon', p.oid, 'execute') as anon, has_function_privilege('authenticated', p.oid, 'execute') as signed_in,
      has_function_privilege('service_role', p.oid, 'execute') as service,
      (select coalesce(string_agg('null::' || format_type(t, null), ', ' order by place), '')
        from unnest(p.proargtypes) with ordinality as argument (t, place)) as nothing
    from pg_proc as p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
      and p.prorettype <> 'trigger'::regtype
    order by 1`);
  const helpers = new Map<string, string>();
  for (const { name, open, text } of rows) {
    if (open !== true) helpers.set(String(name), `${helpers.get(String(name)) ?? ''}${String(text)}`);
  }
  return rows
    .filter(({ open, anon, signed_in: signedIn, service }) => open === true && (anon || signedIn || service))
    .map(({ name, definer, text, anon, signed_in: signedIn, nothing }) => {
      const texts = withHelpers(String(text), helpers);
      const found = texts.flatMap((one) =>
        [...one.matchAll(/private\.require_permission\('(\w+)'\)/g)].map(([, permission]) => permission ?? ''),
      );
      return {
        name: String(name),
        granted: anon === true ? 'everyone' : signedIn === true ? 'signed in' : 'service_role',
        permissions: [...new Set(found)].sort(),
        asCaller: definer !== true,
        recentProof: texts.some((one) => one.includes('private.require_recent_proof()')),
        call: `select count(*)::text from public.${String(name)}(${String(nothing)})`,
      };
    });
}

/** The text of a function, and of every function of `private` that it calls. */
function withHelpers(text: string, helpers: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, string>();
  const visit = (one: string): void => {
    for (const [, name = ''] of one.matchAll(/private\.(\w+)\(/g)) {
      const body = helpers.get(name);
      if (body === undefined || found.has(name) || name === 'require_permission' || name === 'require_recent_proof')
        continue;
      found.set(name, body);
      visit(body);
    }
  };
  visit(text);
  return [text, ...found.values()];
}

/** The names of those that do not refuse the actor. What was wrong with an empty call is no refusal. */
export async function answering(
  query: Query,
  functions: readonly Callable[],
  actor: Actor,
  as: SignedIn,
): Promise<ReadonlySet<string>> {
  const attempts = functions.map(({ name, call }): Attempt => ({ key: name, statements: [call] }));
  const outcomes = await attempt(query, actor, as, { triggers: true }, attempts);
  return new Set([...outcomes].filter(([, outcome]) => !isRefusal(outcome)).map(([name]) => name));
}

/** The permissions with which private.require_permission() lets the actor pass. */
export async function permissionsOf(
  query: Query,
  names: readonly string[],
  actor: Actor,
  as: SignedIn,
): Promise<ReadonlySet<string>> {
  const attempts = names.map((name): Attempt => ({
    key: name,
    statements: [`select private.require_permission('${name}')::text`],
  }));
  // The schema is closed to the API's roles, but for this moment.
  await query('savepoint opened');
  await query('grant usage on schema private to anon, authenticated, service_role');
  await query('grant execute on function private.require_permission(text) to anon, authenticated, service_role');
  const outcomes = await attempt(query, actor, as, { triggers: true }, attempts);
  await query('rollback to savepoint opened');
  return new Set([...outcomes].filter(([, { error }]) => error === '').map(([name]) => name));
}
