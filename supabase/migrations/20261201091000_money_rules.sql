-- What the law of a place asks of money: limits, what is itemized, who must be known, cash, reports and days, as rows with their source.

-- An election and the time in which what is given counts for it. What a rule says "per cycle" begins and ends here.
create table public.election_cycles (
  id text primary key,
  begins_on date not null,
  ends_on date not null,
  constraint election_cycles_id_shape check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint election_cycles_believable check (begins_on >= date '2000-01-01' and ends_on < date '2100-01-01' and begins_on <= ends_on),
  -- Of two cycles that both move, each may lie across the other until both have.
  constraint election_cycles_apart exclude using gist (daterange(begins_on, ends_on, '[]') with &&) deferrable initially immediate
);
comment on table public.election_cycles is 'The spans of days for which a rule per cycle adds up. No day is in two of them.';
alter table public.election_cycles enable row level security;

create table public.elections (
  id text primary key,
  cycle text not null references public.election_cycles (id),
  held_on date not null,
  kind text not null default 'general',
  -- Both or none: without them it is called by its kind.
  name_en text,
  name_es text,
  constraint elections_kind_known check (kind in ('primary', 'general', 'runoff', 'special', 'other')),
  constraint elections_named_in_both check ((name_en is null) = (name_es is null)),
  constraint elections_other_has_a_name check (kind <> 'other' or name_en is not null),
  constraint elections_name_en_2_to_100 check (private.text_length(name_en) between 2 and 100),
  constraint elections_name_es_2_to_100 check (private.text_length(name_es) between 2 and 100),
  constraint elections_id_shape check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint elections_held_on_believable check (held_on >= date '2000-01-01' and held_on < date '2100-01-01')
);
comment on table public.elections is 'The elections that money is given for: a primary and a general one of the same cycle are two.';
create index elections_cycle_idx on public.elections (cycle);
alter table public.elections enable row level security;

create table public.rule_sets (
  id uuid primary key,
  jurisdiction text not null,
  version integer not null,
  effective_from date not null,
  source_url text,
  read_on date not null,
  -- Made up for the sample town; a campaign writes its own place's before it takes money.
  made_up boolean not null default false,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint rule_sets_version_once unique (jurisdiction, version),
  constraint rule_sets_jurisdiction_2_to_200 check (private.text_length(jurisdiction) between 2 and 200),
  constraint rule_sets_version_counts check (version between 1 and 100000),
  constraint rule_sets_effective_from_believable check (effective_from >= date '2000-01-01' and effective_from < date '2100-01-01'),
  constraint rule_sets_read_on_believable check (read_on >= date '2000-01-01' and read_on < date '2100-01-01'),
  -- Not counted in the pattern: there a repetition ends at 255.
  constraint rule_sets_source_is_a_link check (source_url ~ '^https://\S+$' and char_length(source_url) between 12 and 508)
);
comment on table public.rule_sets is 'The rules of a place as they were read on a day, with where. A change is a new version, never an edit.';
create index rule_sets_user_id_idx on public.rule_sets (user_id) where user_id is not null;
create index rule_sets_effective_from_idx on public.rule_sets (effective_from desc, version desc);
alter table public.rule_sets enable row level security;

-- A threshold is passed when what was given is more than it (gt) or reaches it (gte): the difference is one cent and a fine.
create table public.rules (
  id uuid primary key,
  rule_set uuid not null references public.rule_sets (id),
  kind text not null,
  contributor_kind text,
  methods text[],
  basis text,
  operator text,
  amount_cents bigint,
  days integer,
  window_before integer,
  constraint rules_kind_known check (kind in (
    'limit', 'prohibited', 'cash', 'anonymous', 'itemize', 'identify', 'late_report', 'approval',
    'report', 'deposit', 'excess', 'best_efforts', 'amend', 'retention'
  )),
  constraint rules_contributor_kind_known check (contributor_kind in ('IND', 'ORG', 'COM', 'CAN')),
  constraint rules_methods_known check (
    methods <@ array['check', 'cash', 'card', 'transfer', 'in_kind', 'loan'] and cardinality(methods) between 1 and 6
  ),
  constraint rules_basis_known check (basis in ('per_election', 'cycle', 'calendar_year', 'single')),
  constraint rules_operator_known check (operator in ('gt', 'gte')),
  constraint rules_amount_believable check (amount_cents between 0 and 1000000000000),
  constraint rules_days_believable check (days between -3660 and 36600),
  constraint rules_window_believable check (window_before between 0 and 3660),
  constraint rules_say_how_much check (
    (kind in ('limit', 'prohibited', 'cash', 'anonymous', 'itemize', 'identify', 'late_report', 'approval'))
    = (num_nonnulls(basis, operator, amount_cents) = 3)
  ),
  constraint rules_nothing_by_halves check (num_nonnulls(basis, operator, amount_cents) in (0, 3)),
  constraint rules_say_when check (
    kind not in ('report', 'deposit', 'excess', 'best_efforts', 'amend', 'retention', 'late_report') or days is not null
  ),
  constraint rules_window_of_reports check (
    case kind when 'late_report' then window_before is not null when 'report' then true else window_before is null end
  )
);
comment on table public.rules is 'What one version of a place''s rules says. The ledger is measured by the newest version in force.';
comment on column public.rules.days is
  'Days until it has to be done; of a report, from the election on: 30 days before it is -30.';
comment on column public.rules.window_before is
  'Days before an election in which a large gift is reported by itself; of a report, days before it is due on which its books close, one '
  'where nothing is said.';
create index rules_rule_set_idx on public.rules (rule_set);
alter table public.rules enable row level security;

create policy "Staff read the elections" on public.elections
  for select to authenticated using ((select private.may('act_as_staff')));
create policy "Staff read the cycles" on public.election_cycles
  for select to authenticated using ((select private.may('act_as_staff')));
create policy "Staff read whose rules they are" on public.rule_sets
  for select to authenticated using ((select private.may('act_as_staff')));
create policy "Staff read the rules" on public.rules
  for select to authenticated using ((select private.may('act_as_staff')));

do $$
declare
  guarded text;
begin
  foreach guarded in array array['election_cycles', 'elections', 'rule_sets', 'rules'] loop
    execute format(
      'create policy "The session has not ended" on public.%I as restrictive for all to authenticated '
      'using ((select private.session_holds())) with check ((select private.session_holds()))',
      guarded
    );
  end loop;
end
$$;

create function private.refuse_money_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- An account that is deleted leaves what it wrote, and what was handed to it.
  if tg_op = 'UPDATE' and to_jsonb(new) <> to_jsonb(old)
    and to_jsonb(new) - array['user_id', 'to_user'] = to_jsonb(old) - array['user_id', 'to_user']
    and (to_jsonb(new) ->> 'user_id' is null or to_jsonb(new) ->> 'user_id' = to_jsonb(old) ->> 'user_id')
    and (to_jsonb(new) ->> 'to_user' is null or to_jsonb(new) ->> 'to_user' = to_jsonb(old) ->> 'to_user') then
    return new;
  end if;
  raise exception 'What was written about money is never changed.' using errcode = '42501';
end
$$;
comment on function private.refuse_money_change() is 'Facts about money are added. Not even the owner of the database changes one.';
create trigger rule_sets_never_change before update or delete on public.rule_sets
  for each row execute function private.refuse_money_change();
create trigger rules_never_change before update or delete on public.rules
  for each row execute function private.refuse_money_change();

-- JSON, so that the rules of a draft are measured by the same words as those in force.
create function private.rules_on(day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(rule) order by rule.kind, rule.id), '[]') from public.rules as rule
  where rule.rule_set = (
    select made.id from public.rule_sets as made where made.effective_from <= day
    order by made.effective_from desc, made.version desc, made.created_at desc limit 1
  )
$$;
comment on function private.rules_on(date) is 'The rules in force on a day; none before the first version.';

create function public.money_rules() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.town_day();
begin
  perform private.require_permission('act_as_staff');
  return jsonb_build_array(jsonb_build_object(
    'today', today,
    'set', (
      select to_jsonb(made) - 'user_id' - 'created_at' from public.rule_sets as made where made.effective_from <= today
      order by made.effective_from desc, made.version desc, made.created_at desc limit 1
    ),
    'rules', private.rules_on(today),
    'cycles', (select coalesce(jsonb_agg(to_jsonb(cycle) order by cycle.begins_on), '[]') from public.election_cycles as cycle),
    'elections', (select coalesce(jsonb_agg(to_jsonb(one) order by one.held_on), '[]') from public.elections as one),
    -- Dates before it are of a report that was filed, or of no cycle: a form asks about them.
    'open_from', coalesce(
      (select max(filed.covers_until) + 1 from public.reports as filed), (select min(cycle.begins_on) from public.election_cycles as cycle)
    )
  ));
end
$$;
comment on function public.money_rules() is
  'The rules in force today with their source, the cycles, the elections and the first day that is in no filed report: one object in an array. Raises 42501 for others than staff.';

-- The sample town's own, made up. The three real ones that the arithmetic is tried with stand in tests/support/moneyCases.ts.
insert into public.rule_sets (id, jurisdiction, version, effective_from, source_url, read_on, made_up, user_id) values
  ('6a000000-0000-4000-8000-000000000001', 'Larkspur Falls', 1, '2020-01-01', null, '2026-11-20', true, null);
insert into public.rules (id, rule_set, kind, contributor_kind, methods, basis, operator, amount_cents, days, window_before)
select
  ('6a000000-0000-4000-8000-0000000001' || lpad(said.n::text, 2, '0'))::uuid, '6a000000-0000-4000-8000-000000000001',
  said.kind, said.giver, said.methods, said.basis, said.operator, said.cents, said.days, said.near
from (values
  (1, 'limit', 'IND', null::text[], 'per_election', 'gt', 50000::bigint, null::integer, null::integer),
  (2, 'limit', 'COM', null, 'per_election', 'gt', 100000, null, null),
  (3, 'prohibited', 'ORG', null, 'single', 'gt', 0, null, null),
  (4, 'cash', null, '{cash}', 'cycle', 'gt', 10000, null, null),
  (5, 'anonymous', null, null, 'single', 'gt', 2000, null, null),
  (6, 'itemize', null, null, 'cycle', 'gte', 5000, null, null),
  (7, 'identify', 'IND', null, 'cycle', 'gt', 10000, null, null),
  (8, 'late_report', null, null, 'per_election', 'gte', 50000, 2, 20),
  (9, 'approval', null, null, 'single', 'gte', 25000, null, null),
  (10, 'report', null, null, null, null, null, -30, 5),
  (11, 'report', null, null, null, null, null, -7, 5),
  (12, 'report', null, null, null, null, null, 30, 5),
  (13, 'deposit', null, null, null, null, null, 10, null),
  (14, 'excess', null, null, null, null, null, 60, null),
  (15, 'best_efforts', null, null, null, null, null, 30, null),
  (16, 'retention', null, null, null, null, null, 1825, null),
  (17, 'amend', null, null, null, null, null, 10, null)
) as said (n, kind, giver, methods, basis, operator, cents, days, near);

create function private.grants_for_money_rules() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.rule_sets, public.rules from service_role;
  grant select on public.election_cycles, public.elections, public.rule_sets, public.rules to authenticated;
  grant execute on function public.money_rules() to authenticated;
end
$$;
comment on function private.grants_for_money_rules() is 'What the APIs roles may do with the rules about money.';

select private.restore_grants();
