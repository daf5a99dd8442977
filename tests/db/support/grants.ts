// The privileges of the API's roles, written out by hand, and as the database has them.
import type { Query } from '../../../supabase/local/database.ts';

const signupColumns =
  'id type name email phone interest availability notes event_id consent_email consent_sms user_id client_created_at';
const insertable: Record<string, string> = {
  signups: signupColumns,
  yard_sign_requests: 'id name address phone notes user_id client_created_at',
  analytics_events: 'id event props user_id client_created_at',
};
const callable = [
  'accept_invitations()',
  'analytics_counts_by_day(timestamp with time zone,text)',
  'audit_counts_by_day(timestamp with time zone,text)',
  'deactivate_person(uuid)',
  'grant_role(uuid,text)',
  'list_people()',
  'reactivate_person(uuid)',
  'revoke_role(uuid,text)',
  'signup_counts(timestamp with time zone)',
];
const readable = ['signups', 'yard_sign_requests', 'analytics_events', 'user_roles', 'invitations', 'audit_events'];
const forAll = ['events: SELECT', 'stats: SELECT', ...columnGrants(insertable)];

const expected: Record<string, string[]> = {
  PUBLIC: [],
  anon: forAll,
  authenticated: [
    ...forAll,
    ...readable.map((table) => `${table}: SELECT`),
    ...['user_roles', 'invitations'].map((table) => `${table}: DELETE`),
    ...columnGrants({ user_roles: 'user_id role granted_by', invitations: 'id email roles invited_by' }),
    ...callable.map((name) => `${name}: EXECUTE`),
  ],
};

function columnGrants(tables: Record<string, string>): string[] {
  return Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}: INSERT`),
  );
}

/** What the roles hold now, in the form of `expectedGrants`. */
export async function grants(query: Query): Promise<Record<string, string[]>> {
  const rows = await query(`
    with held as (
      select c.relname as thing, a.grantee, a.privilege_type
      from pg_class c, aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace
      union all
      select c.relname || '.' || t.attname, a.grantee, a.privilege_type
      from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
      where c.relnamespace = 'public'::regnamespace
      union all
      select replace(p.oid::regprocedure::text, 'public.', ''), a.grantee, a.privilege_type
      from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace = 'public'::regnamespace
    )
    select coalesce(r.rolname, 'PUBLIC') as who, thing || ': ' || privilege_type as what
    from held left join pg_roles r on r.oid = held.grantee
    where held.grantee = 0 or r.rolname in ('anon', 'authenticated')`);
  const found: Record<string, string[]> = { PUBLIC: [], anon: [], authenticated: [] };
  for (const { who, what } of rows) found[String(who)]?.push(String(what));
  for (const list of Object.values(found)) list.sort();
  return found;
}

/** Every privilege on tables, columns and functions of public that PUBLIC, anon and authenticated may hold. */
export const expectedGrants = Object.fromEntries(
  Object.entries(expected).map(([who, list]) => [who, [...list].sort()]),
);
