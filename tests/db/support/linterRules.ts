/**
 * The rules by which Supabase's own linter (splinter) judges a project, each as a question that answers with what breaks it,
 * and a change that breaks it, so that no question is asked which cannot find anything.
 */

export interface LinterRule {
  /** As the platform's advisor names it. */
  name: string;
  /** Answers a row with `found` for each thing that breaks the rule. */
  query: string;
  /** Breaks the rule once. */
  planted: string;
  /** What the planted breach is called. */
  found: string;
  /** What breaks the rule on purpose, and why. */
  exceptions?: Record<string, string>;
}

const ours = "('public', 'private')";
const roles = "('anon', 'authenticated')";
const wrapped = (expression: string) =>
  `regexp_replace(${expression}, '\\(\\s*SELECT[^()]*(\\([^()]*\\))*[^()]*\\)', '', 'gi')`;
const policyTexts =
  "lower(coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), ''))";

export const linterRules: readonly LinterRule[] = [
  {
    name: 'unindexed_foreign_keys',
    query: `select k.conname as found from pg_constraint k
      where k.contype = 'f' and k.connamespace::regnamespace::text in ${ours} and not exists (
        select 1 from pg_index i where i.indrelid = k.conrelid and i.indisvalid
          and (string_to_array(i.indkey::text, ' ')::smallint[])[1:cardinality(k.conkey)] = k.conkey
      )`,
    planted:
      'create table public.planted (id int primary key, event uuid constraint planted_fkey references public.events (id))',
    found: 'planted_fkey',
    exceptions: { first_leader_code_used_by_fkey: 'The table has one row.' },
  },
  {
    name: 'auth_users_exposed',
    query: `select c.relname as found from pg_class c join pg_rewrite r on r.ev_class = c.oid join pg_depend d on d.objid = r.oid
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace and d.refobjid = 'auth.users'::regclass
        and exists (select 1 from pg_roles who where who.rolname in ${roles} and has_table_privilege(who.oid, c.oid, 'select'))`,
    planted:
      'create view public.planted as select email from auth.users; grant select on public.planted to authenticated',
    found: 'planted',
  },
  {
    name: 'auth_rls_initplan',
    query: `select p.polname as found from pg_policy p where ${wrapped(policyTexts)} ~ '(auth\\.(uid|role|jwt|email)|current_setting)\\s*\\('`,
    planted: 'create policy "Planted" on public.turfs for select to authenticated using (created_by = auth.uid())',
    found: 'Planted',
  },
  {
    name: 'no_primary_key',
    query: `select c.relname as found from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${ours}
        and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    planted: 'create table private.planted (at timestamptz)',
    found: 'planted',
  },
  {
    name: 'multiple_permissive_policies',
    query: `select c.relname || ' ' || act || ' ' || who.rolname as found
      from pg_policy p join pg_class c on c.oid = p.polrelid cross join unnest(array['r', 'a', 'w', 'd']) as act
      join pg_roles who on who.rolname in ${roles} and (who.oid = any (p.polroles) or p.polroles = '{0}')
      where p.polpermissive and p.polcmd in (act::"char", '*')
      group by 1 having count(*) > 1`,
    planted: 'create policy "Planted" on public.turfs for select to authenticated using (false)',
    found: 'turfs r authenticated',
  },
  {
    name: 'policy_exists_rls_disabled',
    query: `select distinct c.relname as found from pg_policy p join pg_class c on c.oid = p.polrelid where not c.relrowsecurity`,
    planted: 'alter table public.turfs disable row level security',
    found: 'turfs',
  },
  {
    name: 'rls_enabled_no_policy',
    query: `select c.relname as found from pg_class c
      where c.relkind in ('r', 'p') and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`,
    planted: 'create table public.planted (id int primary key); alter table public.planted enable row level security',
    found: 'planted',
  },
  {
    name: 'duplicate_index',
    query: `select min(i.relname) as found from pg_index x join pg_class i on i.oid = x.indexrelid
      where i.relnamespace::regnamespace::text in ${ours}
      group by x.indrelid, x.indkey::text, x.indclass::text, x.indoption::text, x.indisunique,
        pg_get_expr(x.indexprs, x.indrelid), pg_get_expr(x.indpred, x.indrelid) having count(*) > 1`,
    planted: 'create index a_planted_idx on public.turfs (created_by)',
    found: 'a_planted_idx',
  },
  {
    name: 'security_definer_view',
    query: `select c.relname as found from pg_class c
      where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,
    planted: 'create view public.planted as select 1 as one',
    found: 'planted',
  },
  {
    name: 'function_search_path_mutable',
    query: `select f.proname as found from pg_proc f
      where f.pronamespace::regnamespace::text in ${ours}
        and not exists (select 1 from unnest(f.proconfig) as setting where setting like 'search_path=%')`,
    planted: 'create function public.planted() returns int language sql as $$ select 1 $$',
    found: 'planted',
  },
  {
    name: 'auth_allow_anonymous_sign_ins',
    // An account without an address is anonymous; a policy that says true for whoever is signed in lets it in.
    query: `select p.polname as found from pg_policy p
      where p.polroles && array(select oid from pg_roles where rolname = 'authenticated')
        and not p.polroles && array(select oid from pg_roles where rolname = 'anon')
        and (pg_get_expr(p.polqual, p.polrelid) = 'true' or pg_get_expr(p.polwithcheck, p.polrelid) = 'true')`,
    planted: 'create policy "Planted" on public.turfs for select to authenticated using (true)',
    found: 'Planted',
  },
  {
    name: 'rls_disabled_in_public',
    query: `select c.relname as found from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`,
    planted: 'create table public.planted (id int primary key)',
    found: 'planted',
  },
  {
    name: 'extension_in_public',
    query: `select extname as found from pg_extension where extnamespace = 'public'::regnamespace`,
    planted: "update pg_extension set extnamespace = 'public'::regnamespace where extname = 'plpgsql'",
    found: 'plpgsql',
  },
  {
    name: 'rls_references_user_metadata',
    query: `select p.polname as found from pg_policy p where ${policyTexts} ~ 'user_metadata'`,
    planted:
      "create policy \"Planted\" on public.turfs for select to authenticated using ((select current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'x') = 'y')",
    found: 'Planted',
  },
  {
    name: 'materialized_view_in_api',
    query: `select c.relname as found from pg_class c
      where c.relkind = 'm' and c.relnamespace = 'public'::regnamespace
        and exists (select 1 from pg_roles who where who.rolname in ${roles} and has_table_privilege(who.oid, c.oid, 'select'))`,
    planted: 'create materialized view public.planted as select 1 as one; grant select on public.planted to anon',
    found: 'planted',
  },
  {
    name: 'foreign_table_in_api',
    query: `select c.relname as found from pg_class c where c.relkind = 'f' and c.relnamespace = 'public'::regnamespace`,
    planted:
      'create foreign data wrapper planted_wrapper; create server planted_server foreign data wrapper planted_wrapper; create foreign table public.planted (id int) server planted_server',
    found: 'planted',
  },
  {
    name: 'unsupported_reg_types',
    query: `select c.relname || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${ours} and not a.attisdropped
        and a.atttypid in ('regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
          'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype)`,
    planted: 'create table private.planted (id int primary key, kind regproc)',
    found: 'planted.kind',
  },
  {
    name: 'insecure_queue_exposed_in_api',
    query: `select c.relname as found from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('pgmq', 'pgmq_public') and not c.relrowsecurity`,
    planted: 'create schema pgmq; create table pgmq.q_planted (id int primary key)',
    found: 'q_planted',
  },
  {
    name: 'fkey_to_auth_unique',
    query: `select k.conname as found from pg_constraint k
      where k.contype = 'f' and k.connamespace::regnamespace::text in ${ours}
        and k.confrelid in (select oid from pg_class where relnamespace = 'auth'::regnamespace)
        and not exists (select 1 from pg_index i where i.indexrelid = k.conindid and i.indisprimary)`,
    planted:
      'alter table auth.users add column planted text unique; create table public.planted (id int primary key, said text constraint planted_fkey references auth.users (planted))',
    found: 'planted_fkey',
  },
  {
    name: 'sensitive_columns_exposed',
    query: `select c.relname || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not a.attisdropped and a.attnum > 0
        and a.attname ~ '(password|secret|token|api_?key|ssn|passport|iban|credit_card|cvv|otp)'`,
    planted: 'create table public.planted (id int primary key, api_key text)',
    found: 'planted.api_key',
  },
  {
    name: 'rls_policy_always_true',
    query: `select p.polname as found from pg_policy p
      where p.polpermissive and p.polcmd <> 'r'
        and (pg_get_expr(p.polqual, p.polrelid) = 'true' or pg_get_expr(p.polwithcheck, p.polrelid) = 'true')`,
    planted: 'create policy "Planted" on public.turfs for update to authenticated using (true)',
    found: 'Planted',
  },
  {
    name: 'rls_policy_null_auth_disjunct',
    // "auth.uid() is null or ..." opens a table to everybody who is nobody.
    query: `select p.polname as found from pg_policy p where ${policyTexts} ~ 'auth\\.uid\\(\\)[^)]*\\)* is null\\)? or'`,
    planted:
      'create policy "Planted" on public.turfs for select to anon using (auth.uid() is null or created_by = auth.uid())',
    found: 'Planted',
  },
  {
    name: 'anon_security_definer_function_executable',
    query: `select f.proname as found from pg_proc f
      where f.prosecdef and f.pronamespace = 'public'::regnamespace and has_function_privilege('anon', f.oid, 'execute')`,
    planted:
      "create function public.planted() returns int language sql security definer set search_path = '' as $$ select 1 $$; grant execute on function public.planted() to anon",
    found: 'planted',
    exceptions: {
      answered_questions: 'Tells what was answered at public events, as far as somebody let it stand.',
      city_payment_files:
        'Tells the files of the city’s payments that are or were shown: their hashes, sources and days.',
      city_payments: 'Tells the payments of the files that somebody has published, as the city wrote them.',
      confirm_consent: 'Answers with one word to whoever has the link of a mail.',
      data_promises: 'Says how long what is kept, and counts of three and more: nobody in them.',
      content_versions: 'Every wording that was live, and of nothing else.',
      withdrawn_commitments: 'What promises that were public were called, and why they went.',
      full_events: 'Says which public events are full, and nothing else.',
      live_content: 'What is live at that moment, and nothing else.',
      live_ideas: 'What somebody has read and published, without a name or the id of a form.',
      live_site_pictures: 'Pictures of places that somebody described and showed, without who sent them.',
      reworded_sites: 'What pages of places said in the studio’s words, which everybody could read.',
      live_sites: 'Places that somebody has looked at, without who reported them.',
      live_figures:
        'The figures that the live text of an indicator names, and what earlier public ones said otherwise.',
      live_links: 'What came of what, where it is live, and without the id of anything that is not.',
      my_idea: 'Says how far an idea is to whoever knows the receipt of its form, and counts who asks.',
      my_question: 'Says how far a question is to whoever knows its receipt, and counts who asks.',
      my_questions: 'Says how questions stand to whoever knows the ids of their receipts, and not why or by whom.',
      my_sign: 'Says how far a yard sign is to whoever knows the receipt of its request, and counts who asks.',
      my_page_correction: 'Says what came of a correction to whoever knows its receipt, and counts who asks.',
      told_closed: 'Which services and programs may be closed, as a caller of ours heard: their ids and a day.',
      my_site_report: 'Says how a reported place stands to whoever knows its receipt, and counts who asks.',
      picture_file: 'Gives everybody the pictures that something live shows, and no others.',
      site_picture: 'Gives everybody the pictures of places that somebody described and showed, and no others.',
      published_money:
        'Tells the totals of the newest snapshot that two people made public, and the hashes of those before.',
      published_money_rows: 'Tells the rows of that snapshot: no street in it, and nobody who is withheld.',
      require_session: 'Begins each request, a visitor’s too, and answers nothing.',
      rsvp_place: 'Answers with one word to whoever knows the id of an RSVP.',
      town_hall:
        'Tells what somebody let stand of one public event’s questions, and no number of supporters below five.',
      town_halls: 'Tells which public events take questions, without the room’s code.',
      unsubscribe: 'Works without signing in, for whoever has the link of a mail.',
    },
  },
  {
    name: 'invalid_index',
    query: `select i.relname as found from pg_index x join pg_class i on i.oid = x.indexrelid
      where not x.indisvalid and i.relnamespace::regnamespace::text in ${ours}`,
    planted:
      "create index planted_idx on public.turfs (name); update pg_index set indisvalid = false where indexrelid = 'public.planted_idx'::regclass",
    found: 'planted_idx',
  },
  {
    name: 'autovacuum_disabled',
    query: `select c.relname as found from pg_class c
      where c.relnamespace::regnamespace::text in ${ours} and c.reloptions && array['autovacuum_enabled=false', 'autovacuum_enabled=off']`,
    planted: 'alter table public.turfs set (autovacuum_enabled = false)',
    found: 'turfs',
  },
];

/** Rules of the linter that have no meaning for migrations, with the reason. */
export const notAsked: Record<string, string> = {
  unused_index: 'Asks what a running project has used.',
  table_bloat: 'Asks how a running project has grown.',
  extension_versions_outdated: 'The migrations add no extension.',
  public_bucket_allows_listing: 'There is no storage.',
  pg_graphql_anon_table_exposed:
    'There is no pg_graphql; tests/db/support/grants.ts lists every table that a role reads.',
  pg_graphql_authenticated_table_exposed: 'As above.',
  authenticated_security_definer_function_executable:
    'Most functions of the app run as their owner and ask who calls; tests/db/inventory.test.ts and the stories name each.',
  unused_replication_slot: 'Asks about a running project.',
};
