-- The ledger: who gave, what came in and went out in integer cents. Facts are added and never changed; every total is computed from them.

create table public.contributors (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.contributors is 'Who gave or was paid: an id, made where the first word of them was written down. What is known of them are its versions.';
create index contributors_user_id_idx on public.contributors (user_id) where user_id is not null;
alter table public.contributors enable row level security;

create table public.contributor_versions (
  id uuid primary key,
  contributor_id uuid not null references public.contributors (id),
  kind text not null,
  name text not null,
  street text,
  city text,
  state text,
  postcode text,
  employer text,
  occupation text,
  email text,
  phone text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,
  constraint contributor_versions_kind_known check (kind in ('IND', 'ORG', 'COM', 'CAN')),
  constraint contributor_versions_name_2_to_200 check (private.text_length(name) between 2 and 200),
  constraint contributor_versions_street_at_most_300 check (private.text_length(street) between 1 and 300),
  constraint contributor_versions_city_at_most_100 check (private.text_length(city) between 1 and 100),
  constraint contributor_versions_state_at_most_40 check (private.text_length(state) between 1 and 40),
  constraint contributor_versions_postcode_at_most_20 check (private.text_length(postcode) between 1 and 20),
  constraint contributor_versions_employer_at_most_200 check (private.text_length(employer) between 1 and 200),
  constraint contributor_versions_occupation_at_most_200 check (private.text_length(occupation) between 1 and 200),
  constraint contributor_versions_email_shape check (private.is_email(email) and char_length(email) <= 254),
  constraint contributor_versions_phone_at_most_40 check (private.text_length(phone) between 1 and 40),
  constraint contributor_versions_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.contributor_versions is
  'What was known of a contributor, and since when: the newest is who they are now, the older ones who they were when they gave.';
create index contributor_versions_newest_idx on public.contributor_versions (contributor_id, happened_at desc, arrival desc);
create index contributor_versions_user_id_idx on public.contributor_versions (user_id) where user_id is not null;
alter table public.contributor_versions enable row level security;

-- Never merged: two are taken for one person while the newest word about them says so.
create table public.contributor_links (
  id uuid primary key,
  a uuid not null references public.contributors (id),
  b uuid not null references public.contributors (id),
  verdict text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint contributor_links_in_order check (a < b),
  constraint contributor_links_verdict_known check (verdict in ('same', 'different', 'household', 'undone'))
);
comment on table public.contributor_links is 'Whether two contributors are one, two, or of one household. The newest word about a pair counts; undone takes it back.';
create index contributor_links_pair_idx on public.contributor_links (a, b, arrival desc);
create index contributor_links_b_idx on public.contributor_links (b);
create index contributor_links_user_id_idx on public.contributor_links (user_id) where user_id is not null;
alter table public.contributor_links enable row level security;

create table public.ledger_entries (
  id uuid primary key,
  type text not null,
  amount_cents bigint not null,
  contributor_id uuid references public.contributors (id),
  received_on date not null,
  election_id text references public.elections (id),
  method text,
  check_number text,
  purpose text,
  memo text,
  statement_version text,
  group_id uuid,
  action text,
  reason text,
  reverses_id uuid references public.ledger_entries (id),
  refunds_id uuid references public.ledger_entries (id),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint ledger_entries_reversed_once unique (reverses_id),
  constraint ledger_entries_type_known check (type in (
    'contribution', 'in_kind', 'loan', 'loan_payment', 'refund', 'expenditure', 'fee', 'other'
  )),
  constraint ledger_entries_amount_believable check (amount_cents between -1000000000000 and 1000000000000),
  -- A negative amount takes an entry back, and nothing else does.
  constraint ledger_entries_sign_of_amount check (case when reverses_id is null then amount_cents > 0 else amount_cents < 0 end),
  constraint ledger_entries_method_known check (method in ('check', 'cash', 'card', 'transfer', 'in_kind', 'loan')),
  constraint ledger_entries_method_in_kind check (type <> 'in_kind' or method = 'in_kind'),
  constraint ledger_entries_check_number_at_most_40 check (private.text_length(check_number) between 1 and 40),
  constraint ledger_entries_purpose_at_most_300 check (private.text_length(purpose) between 1 and 300),
  constraint ledger_entries_purpose_of_spending check (type not in ('expenditure', 'in_kind') or purpose is not null),
  constraint ledger_entries_payee_of_spending check (type not in ('expenditure', 'loan', 'loan_payment') or contributor_id is not null),
  constraint ledger_entries_memo_at_most_1000 check (private.text_length(memo) between 1 and 1000),
  constraint ledger_entries_statement_at_most_60 check (private.text_length(statement_version) between 1 and 60),
  constraint ledger_entries_action_known check (action in ('correction', 'redesignation', 'reattribution', 'void', 'refund')),
  constraint ledger_entries_action_says_why check ((action is null) = (reason is null)),
  constraint ledger_entries_reason_3_to_500 check (private.text_length(reason) between 3 and 500),
  constraint ledger_entries_refund_of_one check ((type = 'refund') = (refunds_id is not null)),
  constraint ledger_entries_received_on_believable
  check (received_on between date '2020-01-01' and (created_at at time zone 'UTC')::date + 2),
  constraint ledger_entries_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.ledger_entries is 'Every cent that came in or went out. Added, never changed: a correction reverses an entry and writes what is right.';
comment on column public.ledger_entries.received_on is 'The town''s day on which somebody of the campaign took it in hand, or paid it.';
comment on column public.ledger_entries.statement_version is 'Which wording of "I may give" the giver signed; null: none was signed.';
comment on column public.ledger_entries.group_id is 'What was written by one action: a reversal and what replaces it.';
create index ledger_entries_contributor_idx on public.ledger_entries (contributor_id, received_on);
create index ledger_entries_received_on_idx on public.ledger_entries (received_on desc, arrival desc);
create index ledger_entries_election_id_idx on public.ledger_entries (election_id);
create index ledger_entries_refunds_id_idx on public.ledger_entries (refunds_id);
create index ledger_entries_user_id_idx on public.ledger_entries (user_id) where user_id is not null;
alter table public.ledger_entries enable row level security;

create table public.entry_approvals (
  entry_id uuid primary key references public.ledger_entries (id),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.entry_approvals is 'Expenditures over the amount of the rules, each approved by somebody else than who wrote it.';
create index entry_approvals_user_id_idx on public.entry_approvals (user_id) where user_id is not null;
alter table public.entry_approvals enable row level security;

create table public.obligation_settlements (
  id uuid primary key,
  about text not null,
  note text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint obligation_settlements_about_shape check (about ~ '^[a-z_]+:[a-z0-9:-]{1,200}$'),
  constraint obligation_settlements_note_3_to_500 check (private.text_length(note) between 3 and 500)
);
comment on table public.obligation_settlements is 'What was done about a duty that the ledger cannot see by itself: a letter written, a late report filed.';
create index obligation_settlements_about_idx on public.obligation_settlements (about);
create index obligation_settlements_user_id_idx on public.obligation_settlements (user_id) where user_id is not null;
alter table public.obligation_settlements enable row level security;

-- Who reads and who adds.

create function private.may_name_contributor(contributor uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may('keep_books') or (
    private.may('take_money') and not exists (
      select 1 from public.contributors as known where known.id = contributor and known.user_id is distinct from auth.uid()
    )
  )
$$;
comment on function private.may_name_contributor(uuid) is
  'Whether the caller may write of this contributor: of anyone who keeps the books, of whom they brought in themselves who collects.';

create policy "Who keeps the books reads contributors, others their own" on public.contributors
  for select to authenticated using (
    (select private.may('keep_books')) or (user_id = (select auth.uid()) and (select private.may('take_money')))
  );
create policy "Who keeps the books reads versions, others their own" on public.contributor_versions
  for select to authenticated using (
    (select private.may('keep_books')) or (user_id = (select auth.uid()) and (select private.may('take_money')))
  );
create policy "Who takes money says who gave it, in their own name" on public.contributor_versions
  for insert to authenticated with check (
    user_id = (select auth.uid()) and private.may_name_contributor(contributor_id)
  );
create policy "Who keeps the books reads who is whom" on public.contributor_links
  for select to authenticated using ((select private.may('keep_books')));
create policy "Who keeps the books reads the ledger, others their own" on public.ledger_entries
  for select to authenticated using (
    (select private.may('keep_books')) or (user_id = (select auth.uid()) and (select private.may('take_money')))
  );
create policy "Who takes money notes it in their own name" on public.ledger_entries
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (
      (select private.may('keep_books'))
      or (
        (select private.may('take_money')) and type in ('contribution', 'in_kind', 'loan')
        and (contributor_id is null or private.may_name_contributor(contributor_id))
      )
    )
  );
create policy "Who keeps the books reads the approvals" on public.entry_approvals
  for select to authenticated using ((select private.may('keep_books')));
create policy "Who keeps the books reads what was settled" on public.obligation_settlements
  for select to authenticated using ((select private.may('keep_books')));

do $$
declare
  guarded text;
begin
  foreach guarded in array array['contributor_versions', 'ledger_entries'] loop
    execute format(
      'create policy "Whoever must verify has verified" on public.%I as restrictive for all to authenticated '
      'using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()))',
      guarded
    );
    execute format(
      'create trigger %I before insert on public.%I for each statement execute function private.ask_second_factor()',
      guarded || '_ask_second_factor', guarded
    );
    execute format(
      'create trigger %I before insert on public.%I for each row execute function private.keep_phone_time()',
      guarded || '_keep_phone_time', guarded
    );
  end loop;
  foreach guarded in array array[
    'contributors', 'contributor_versions', 'contributor_links', 'ledger_entries', 'entry_approvals', 'obligation_settlements'
  ] loop
    execute format(
      'create trigger %I before update or delete on public.%I for each row execute function private.refuse_money_change()',
      guarded || '_never_change', guarded
    );
  end loop;
end
$$;

-- A gift and the name that came with it are two facts, and either may reach the server first. Named so as to run after the policies'
-- own questions were prepared: the policy is asked for the row once the triggers are through, so it looks at whose the contributor is.
create function private.know_contributor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contributor_id is not null then
    insert into public.contributors (id, user_id) values (new.contributor_id, new.user_id) on conflict do nothing;
  end if;
  return new;
end
$$;
comment on function private.know_contributor() is 'Gives a contributor their id when the first word of them arrives, whichever it is.';
create trigger contributor_versions_know_contributor before insert on public.contributor_versions
  for each row execute function private.know_contributor();
create trigger ledger_entries_know_contributor before insert on public.ledger_entries
  for each row execute function private.know_contributor();

-- What the types mean. Reversals are negative and need no case of their own.

create function private.gift_cents(type text, amount_cents bigint) returns bigint
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when type in ('contribution', 'in_kind', 'loan') then amount_cents
    when type in ('refund', 'loan_payment') then -amount_cents
    else 0
  end
$$;
comment on function private.gift_cents(text, bigint) is 'What an entry adds to what its contributor has given. src/features/money/model/entry.ts says the same.';

create function private.cash_cents(type text, amount_cents bigint) returns bigint
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when type in ('contribution', 'loan', 'other') then amount_cents
    when type in ('refund', 'loan_payment', 'expenditure', 'fee') then -amount_cents
    else 0
  end
$$;
comment on function private.cash_cents(text, bigint) is 'What an entry adds to the money in hand. src/features/money/model/entry.ts says the same.';

create view private.contributors_now with (security_invoker = true) as
select distinct on (version.contributor_id) version.*
from public.contributor_versions as version
order by version.contributor_id, version.happened_at desc, version.arrival desc;
comment on view private.contributors_now is 'The newest version of each contributor.';

-- Who stands for whom: of several that are one person, the one with the lowest id.
create function private.contributor_roots() returns table (id uuid, root uuid)
language sql stable security definer set search_path = ''
as $$
  with recursive pair as (
    select said.a, said.b
    from (
      select distinct on (link.a, link.b) link.a, link.b, link.verdict from public.contributor_links as link
      order by link.a, link.b, link.arrival desc
    ) as said
    where said.verdict = 'same'
  ), edge as (
    select pair.a as one, pair.b as other from pair union all select pair.b, pair.a from pair
  ), reach as (
    select edge.one, edge.one as other from edge
    union
    select reach.one, edge.other from reach join edge on edge.one = reach.other
  )
  select reach.one, min(reach.other::text)::uuid from reach group by reach.one
$$;
comment on function private.contributor_roots() is 'Contributors that are the same as another, with the one that stands for all of them. Others are in no row.';

-- What counts for limits: a refund belongs to the day, the election and the way of the gift it gives back.
create function private.given(of_contributor uuid default null) returns table (
  id uuid, root uuid, giver_kind text, counts_on date, election_id text, method text, cents bigint, arrival bigint
)
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select known.id from public.contributors as known where of_contributor is not null and (
      known.id = of_contributor
      or known.id in (
        select other.id from private.contributor_roots() as me join private.contributor_roots() as other on other.root = me.root
        where me.id = of_contributor
      )
    )
  )
  select coalesce(entry.refunds_id, entry.reverses_id, entry.id), coalesce(whole.root, entry.contributor_id),
    coalesce(known.kind, 'IND'), coalesce(origin.received_on, entry.received_on), coalesce(origin.election_id, entry.election_id),
    coalesce(origin.method, entry.method), private.gift_cents(entry.type, entry.amount_cents), entry.arrival
  from public.ledger_entries as entry
  left join public.ledger_entries as origin on origin.id = entry.refunds_id
  left join private.contributor_roots() as whole on whole.id = entry.contributor_id
  left join private.contributors_now as known on known.contributor_id = coalesce(whole.root, entry.contributor_id)
  where entry.type in ('contribution', 'in_kind', 'loan', 'loan_payment', 'refund')
    and (of_contributor is null or entry.contributor_id in (select mine.id from mine))
$$;
comment on function private.given(uuid) is 'What was given, with what counts for limits; of one contributor and of whoever is the same, or of all.';

-- src/features/money/model/limits.ts says the same on a phone; tests/support/moneyCases.ts holds the two together. Windows of whole
-- periods: what arrives late, or in another order, comes to the same.
create function private.standings(of_rules jsonb, of_contributor uuid default null) returns table (
  rule_id uuid, kind text, root uuid, period text, total_cents bigint, threshold_cents bigint, over_cents bigint, passed boolean, passed_on date
)
language sql stable security definer set search_path = ''
as $$
  with measured as (
    select rule.id as rule_id, rule.kind, rule.operator, rule.amount_cents, one.root, one.counts_on, spot.period,
      sum(one.cents) over (partition by rule.id, one.root, spot.period)::bigint as total,
      sum(one.cents) over (partition by rule.id, one.root, spot.period order by one.counts_on, one.arrival)::bigint as so_far
    from jsonb_populate_recordset(null::public.rules, of_rules) as rule
    join private.given(of_contributor) as one
      on (rule.contributor_kind is null or (rule.contributor_kind = one.giver_kind and one.root is not null))
      and (rule.methods is null or one.method = any (rule.methods))
      and ((rule.kind = 'anonymous') = (one.root is null))
    left join public.election_cycles as cycle on one.counts_on between cycle.begins_on and cycle.ends_on
    left join public.elections as election on election.id = one.election_id
    cross join lateral (
      select case rule.basis
        when 'single' then one.id::text
        when 'calendar_year' then to_char(one.counts_on, 'YYYY')
        when 'cycle' then coalesce(cycle.id, 'none')
        else coalesce(one.election_id, 'none')
      end as period
    ) as spot
    where rule.amount_cents is not null and rule.kind <> 'approval'
      and (
        rule.kind <> 'late_report'
        or one.counts_on between election.held_on - rule.window_before and election.held_on
      )
  )
  select one.rule_id, one.kind, one.root, one.period, one.total, one.amount_cents,
    private.cents_over(one.operator, one.total, one.amount_cents),
    private.passes(one.operator, one.total, one.amount_cents),
    min(one.counts_on) filter (where private.passes(one.operator, one.so_far, one.amount_cents))
  from measured as one
  group by one.rule_id, one.kind, one.operator, one.amount_cents, one.root, one.period, one.total
$$;
comment on function private.standings(jsonb, uuid) is
  'How much each contributor gave in each period of each rule, and whether that is past it, by how much and since when.';

-- Duties and doubts, computed. What only a person can say is done is settled by a note under the same key.
create function private.obligations() returns table (
  key text, kind text, contributor_id uuid, entry_id uuid, cents bigint, period text, since date, due_on date
)
language sql stable security definer set search_path = ''
as $$
  with rules as materialized (select private.rules_on(private.town_day()) as said),
  span as materialized (
    select rule.kind, min(rule.days) as days from jsonb_populate_recordset(null::public.rules, (select rules.said from rules)) as rule
    where rule.kind in ('excess', 'best_efforts', 'late_report') group by rule.kind
  ),
  past as materialized (
    select one.* from private.standings((select rules.said from rules)) as one where one.passed
  ),
  duty as (
    select case when past.kind = 'limit' then 'over_limit' else 'over_' || past.kind end as kind, past.root as contributor_id,
      case when past.period ~ '^[0-9a-f]{8}-' then past.period::uuid end as entry_id, past.over_cents as cents, past.period,
      past.passed_on as since, (select span.days from span where span.kind = 'excess') as days, past.rule_id
    from past where past.kind in ('limit', 'prohibited', 'cash', 'anonymous')
    union all
    select 'best_efforts', past.root, null, past.total_cents, past.period, past.passed_on,
      (select span.days from span where span.kind = 'best_efforts'), past.rule_id
    from past left join private.contributors_now as known on known.contributor_id = past.root
    where past.kind = 'identify'
      and (known.name is null or known.street is null or known.employer is null or known.occupation is null)
    union all
    select 'late_report', past.root, null, past.total_cents, past.period, past.passed_on, rule.days, past.rule_id
    from past join jsonb_populate_recordset(null::public.rules, (select rules.said from rules)) as rule on rule.id = past.rule_id
    where past.kind = 'late_report'
    union all
    select 'approval', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0, rule.id
    from public.ledger_entries as entry
    join jsonb_populate_recordset(null::public.rules, (select rules.said from rules)) as rule
      on rule.kind = 'approval' and private.passes(rule.operator, entry.amount_cents, rule.amount_cents)
    where entry.type = 'expenditure' and entry.reverses_id is null
      and not exists (select 1 from public.entry_approvals as ok where ok.entry_id = entry.id)
      and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
    union all
    -- Two phones at one party: looked at by a person, because two checks of one amount on one day may both be real.
    select 'double', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0, first.id
    from public.ledger_entries as entry
    join lateral (
      select other.id from public.ledger_entries as other
      where other.contributor_id = entry.contributor_id and other.received_on = entry.received_on and other.type = entry.type
        and other.amount_cents = entry.amount_cents and other.method is not distinct from entry.method
        and (other.check_number is null or entry.check_number is null or other.check_number = entry.check_number)
        and other.reverses_id is null and other.arrival < entry.arrival
        and not exists (select 1 from public.ledger_entries as back where back.reverses_id = other.id)
      order by other.arrival limit 1
    ) as first on true
    where entry.reverses_id is null and entry.refunds_id is null and entry.type in ('contribution', 'in_kind', 'loan')
      and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
  ),
  keyed as (
    select duty.kind || ':' || coalesce(duty.entry_id, duty.contributor_id)::text || ':' || duty.period as key, duty.kind, duty.contributor_id,
      duty.entry_id, duty.cents, duty.period, duty.since, duty.since + coalesce(duty.days, 0) as due_on
    from duty
  )
  select distinct on (keyed.key) keyed.* from keyed
  where not exists (select 1 from public.obligation_settlements as done where done.about = keyed.key)
  order by keyed.key, keyed.due_on
$$;
comment on function private.obligations() is
  'What has to be done about the ledger, and by when: too much, not known well enough, a late report, an approval, what looks double.';

create function private.grants_for_ledger() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.contributors, public.contributor_versions, public.contributor_links,
    public.ledger_entries, public.entry_approvals, public.obligation_settlements from service_role;
  grant select on public.contributors, public.contributor_versions, public.contributor_links, public.ledger_entries,
    public.entry_approvals, public.obligation_settlements to authenticated;
  grant insert (
    id, contributor_id, kind, name, street, city, state, postcode, employer, occupation, email, phone, user_id, client_created_at
  ) on public.contributor_versions to authenticated;
  grant insert (
    id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, memo, statement_version,
    user_id, client_created_at
  ) on public.ledger_entries to authenticated;
  grant execute on function private.may_name_contributor(uuid) to authenticated, service_role;
end
$$;
comment on function private.grants_for_ledger() is 'What the APIs roles may do with the ledger: add to it, in their own name, and read.';

-- What somebody gave stays for as long as the law keeps it, also where they ask to be erased.
insert into private.person_columns (of_table, of_column, treatment)
select said.of_table, unnest(said.columns), 'kept'
from (values
  ('public.contributor_versions', '{name,street,city,state,postcode,employer,occupation,email,phone}'::text[]),
  ('public.ledger_entries', '{check_number,purpose,memo,reason}'),
  ('public.obligation_settlements', '{note}')
) as said (of_table, columns);

select private.restore_grants();
