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
  happened_at timestamptz not null default now(),
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
comment on column public.contributor_versions.happened_at is
  'When it was written down, by the phone; never before what the same person said earlier of the same contributor.';
create index contributor_versions_newest_idx on public.contributor_versions (contributor_id, happened_at desc, arrival desc) include (kind);
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
  -- More than any gift to a town's campaign: a slip of the finger, or worse.
  constraint ledger_entries_gift_believable check (type not in ('contribution', 'in_kind', 'loan') or amount_cents <= 1000000000),
  constraint ledger_entries_method_in_kind check ((type = 'in_kind') = (method is not distinct from 'in_kind')),
  constraint ledger_entries_method_loan check (type = 'loan' or method is distinct from 'loan'),
  -- The rules about cash ask how it came; without an answer they would not be asked.
  constraint ledger_entries_gift_says_how check (
    type not in ('contribution', 'loan', 'loan_payment', 'refund') or method is not null
  ),
  constraint ledger_entries_check_number_at_most_40 check (private.text_length(check_number) between 1 and 40),
  constraint ledger_entries_purpose_at_most_300 check (private.text_length(purpose) between 1 and 300),
  constraint ledger_entries_purpose_of_spending check (type not in ('expenditure', 'in_kind', 'fee') or purpose is not null),
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
comment on table public.entry_approvals is 'What was paid out over the amount of the rules, each approved by somebody else than who wrote it.';
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
    execute format(
      'create policy "Whoever must verify has verified" on public.%I as restrictive for all to authenticated '
      'using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()))',
      guarded
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

-- A phone's clock may be behind. What one person says later they mean instead of what they said before; between two people the time counts,
-- because what lay on a phone without signal is no correction of what was written meanwhile.
create function private.say_when_known() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.happened_at := greatest(least(new.client_created_at, new.created_at), (
    select max(before.happened_at) from public.contributor_versions as before
    where before.contributor_id = new.contributor_id and before.user_id = new.user_id
  ));
  return new;
end
$$;
comment on function private.say_when_known() is 'Puts what is said of a contributor after what the same person said of them before.';
create trigger contributor_versions_say_when_known before insert on public.contributor_versions
  for each row execute function private.say_when_known();
create trigger contributor_versions_know_contributor before insert on public.contributor_versions
  for each row execute function private.know_contributor();
create trigger ledger_entries_know_contributor before insert on public.ledger_entries
  for each row execute function private.know_contributor();

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

create function private.same_as(of_contributor uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  with recursive reach as (
    select of_contributor as id
    union
    select next.id from reach cross join lateral (
      select case when link.a = reach.id then link.b else link.a end as id from public.contributor_links as link
      where (link.a = reach.id or link.b = reach.id) and link.verdict = 'same' and not exists (
        select 1 from public.contributor_links as later where later.a = link.a and later.b = link.b and later.arrival > link.arrival
      )
    ) as next
  )
  select array_agg(reach.id order by reach.id) from reach
$$;
comment on function private.same_as(uuid) is
  'A contributor and whoever is the same; the first stands for all of them. From one to the next, without reading all links.';

-- What counts for limits. Reversals are negative and need no case of their own; a refund belongs to the day, the election and the way of
-- the gift it gives back. src/features/money/model/entry.ts says the same.
create view private.gifts with (security_invoker = true) as
select coalesce(entry.refunds_id, entry.reverses_id, entry.id) as id, entry.contributor_id, entry.type,
  coalesce(origin.received_on, entry.received_on) as counts_on, entry.received_on,
  coalesce(origin.election_id, entry.election_id) as election_id, coalesce(origin.method, entry.method) as method,
  case when entry.type in ('refund', 'loan_payment') then -entry.amount_cents else entry.amount_cents end as cents, entry.arrival
from public.ledger_entries as entry left join public.ledger_entries as origin on origin.id = entry.refunds_id
where entry.type in ('contribution', 'in_kind', 'loan', 'loan_payment', 'refund');
comment on view private.gifts is 'What each entry adds to what its contributor has given.';

-- Custom plans: whether it is asked of one or of all decides which index is read.
create function private.given(whose uuid[] default null, strangers boolean default false) returns table (
  id uuid, contributor_id uuid, root uuid, giver_kind text, type text, counts_on date, received_on date, election_id text, method text, cents bigint, arrival bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  if cardinality(whose) <= 20 then
    return query
    with who as materialized (
      select each.id, (private.same_as(each.id))[1] as root from unnest(whose) as each (id)
    )
    select gift.id, gift.contributor_id, who.root, coalesce(known.kind, 'IND'), gift.type, gift.counts_on, gift.received_on, gift.election_id, gift.method,
      gift.cents, gift.arrival
    from private.gifts as gift left join who on who.id = gift.contributor_id
    left join lateral (
      select version.kind from public.contributor_versions as version where version.contributor_id = who.root
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    where gift.contributor_id = any (whose) or (strangers and gift.contributor_id is null);
  else
    return query
    with whole as materialized (select * from private.contributor_roots()),
    known as materialized (
      select distinct on (version.contributor_id) version.contributor_id as id, version.kind from public.contributor_versions as version
      order by version.contributor_id, version.happened_at desc, version.arrival desc
    )
    select gift.id, gift.contributor_id, coalesce(whole.root, gift.contributor_id), coalesce(known.kind, 'IND'), gift.type, gift.counts_on,
      gift.received_on, gift.election_id, gift.method, gift.cents, gift.arrival
    from private.gifts as gift
    left join whole on whole.id = gift.contributor_id
    left join known on known.id = coalesce(whole.root, gift.contributor_id)
    where whose is null or gift.contributor_id = any (whose) or (strangers and gift.contributor_id is null);
  end if;
end
$$;
comment on function private.given(uuid[], boolean) is
  'What was given, with what counts for limits: of these contributors and, if asked, of nobody known; or of all.';

-- src/features/money/model/limits.ts says the same on a phone; tests/support/moneyCases.ts holds the two together. Sums of whole
-- periods: what arrives late, or in another order, comes to the same. A threshold is put as the most that does not pass it: itself where
-- only more is too much (gt), a cent below it where reaching it is (gte).
create function private.standings(of_rules jsonb, whose uuid[] default null) returns table (
  rule_id uuid, kind text, root uuid, period text, total_cents bigint, threshold_cents bigint, over_cents bigint, passed boolean, passed_on date
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
  with rule as materialized (
    select said.*, said.amount_cents - case said.operator when 'gte' then 1 else 0 end as most
    from jsonb_populate_recordset(null::public.rules, of_rules) as said
    where said.amount_cents is not null and said.kind <> 'approval'
  ), ballot as materialized (
    select one.id, one.held_on, lag(one.held_on, 1, '-infinity') over (order by one.held_on, one.id) as after from public.elections as one
  ), measured as materialized (
    -- Nobody stands as a number of its own, so that sums may be joined by it.
    select rule.id as rule_id, coalesce(one.root, '00000000-0000-0000-0000-000000000000') as who, one.counts_on, one.arrival, one.cents,
      case rule.basis
        when 'single' then one.id::text
        when 'calendar_year' then to_char(one.counts_on, 'YYYY')
        when 'cycle' then coalesce(cycle.id, 'none')
        else coalesce(case rule.kind when 'late_report' then election.id else one.election_id end, 'none')
      end as period
    from private.given(whose) as one
    left join public.election_cycles as cycle on one.counts_on between cycle.begins_on and cycle.ends_on
    -- A gift for no election in particular is near the one that comes next.
    left join ballot as election on case when one.election_id is null
      then one.counts_on > election.after and one.counts_on <= election.held_on else election.id = one.election_id end
    join rule on (rule.contributor_kind is null or (rule.contributor_kind = one.giver_kind and one.root is not null))
      and (rule.methods is null or one.method = any (rule.methods))
      and ((rule.kind = 'anonymous') = (one.root is null))
      and (rule.kind <> 'late_report' or one.counts_on between election.held_on - rule.window_before and election.held_on)
  ), total as materialized (
    select one.rule_id, one.who, one.period, sum(one.cents)::bigint as cents from measured as one group by one.rule_id, one.who, one.period
  ), first as (
    select past.rule_id, past.who, past.period, min(past.counts_on) filter (where past.so_far > past.most) as day
    from (
      select total.rule_id, total.who, total.period, one.counts_on, rule.most,
        sum(one.cents) over (partition by total.rule_id, total.who, total.period order by one.counts_on, one.arrival) as so_far
      from total join rule on rule.id = total.rule_id and total.cents > rule.most
      join measured as one on one.rule_id = total.rule_id and one.who = total.who and one.period = total.period
    ) as past
    group by past.rule_id, past.who, past.period
  )
  select rule.id, rule.kind, nullif(total.who, '00000000-0000-0000-0000-000000000000'), total.period, total.cents, rule.amount_cents,
    greatest(0, total.cents - rule.most), total.cents > rule.most, first.day
  from total join rule on rule.id = total.rule_id
  left join first on first.rule_id = total.rule_id and first.who = total.who and first.period = total.period;
end
$$;
comment on function private.standings(jsonb, uuid[]) is
  'How much each contributor gave in each period of each rule, and whether that is past it, by how much and since when; of these '
  'contributors, with all who are the same, or of all.';

-- Duties and doubts, computed. What only a person can say is done is settled by a note under the same key.
create function private.obligations() returns table (
  key text, kind text, contributor_id uuid, entry_id uuid, cents bigint, period text, since date, due_on date
)
language sql stable security definer set search_path = ''
as $$
  with rule as materialized (select said.* from jsonb_populate_recordset(null::public.rules, private.rules_on(private.town_day())) as said),
  span as materialized (
    select rule.kind, min(rule.days) as days from rule where rule.kind in ('excess', 'best_efforts', 'late_report') group by rule.kind
  ),
  past as materialized (
    select one.*, rule.basis, rule.days
    from private.standings((select jsonb_agg(to_jsonb(rule)) from rule where rule.kind <> 'itemize')) as one
    join rule on rule.id = one.rule_id
    where one.passed
  ),
  duty as (
    select case when past.kind = 'limit' then 'over_limit' else 'over_' || past.kind end as kind, past.root as contributor_id,
      case when past.basis = 'single' then past.period::uuid end as entry_id, past.over_cents as cents, past.period,
      past.passed_on as since, (select span.days from span where span.kind = 'excess') as days
    from past where past.kind in ('limit', 'prohibited', 'cash', 'anonymous')
    union all
    select 'best_efforts', past.root, null, past.total_cents, past.period, past.passed_on,
      (select span.days from span where span.kind = 'best_efforts')
    from past left join lateral (
      select version.* from public.contributor_versions as version where version.contributor_id = past.root
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    where past.kind = 'identify'
      and (known.name is null or known.street is null or known.employer is null or known.occupation is null)
    union all
    select 'late_report', past.root, null, past.total_cents, past.period, past.passed_on, past.days from past where past.kind = 'late_report'
    union all
    select 'approval', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0
    from public.ledger_entries as entry
    join rule on rule.kind = 'approval' and entry.amount_cents > rule.amount_cents - case rule.operator when 'gte' then 1 else 0 end
    where entry.type in ('expenditure', 'fee', 'loan_payment') and entry.reverses_id is null
      and not exists (select 1 from public.entry_approvals as ok where ok.entry_id = entry.id)
      and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
    union all
    -- Two phones at one party: looked at by a person, because two checks of one amount on one day may both be real.
    select 'double', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0
    from (
      select each.*, min(each.arrival) over (
        partition by each.contributor_id, each.received_on, each.type, each.amount_cents, coalesce(each.method, '')
      ) as first
      from public.ledger_entries as each
      where each.reverses_id is null and each.refunds_id is null and each.contributor_id is not null
        and each.type in ('contribution', 'in_kind', 'loan')
        and not exists (select 1 from public.ledger_entries as back where back.reverses_id = each.id)
    ) as entry
    where entry.arrival > entry.first and exists (
      select 1 from public.ledger_entries as other
      where other.contributor_id = entry.contributor_id and other.received_on = entry.received_on and other.type = entry.type
        and other.amount_cents = entry.amount_cents and other.method is not distinct from entry.method
        and (other.check_number is null or entry.check_number is null or other.check_number = entry.check_number)
        and other.reverses_id is null and other.arrival < entry.arrival
        and not exists (select 1 from public.ledger_entries as back where back.reverses_id = other.id)
    )
  ),
  -- A note settles what was known then: of a sum that has grown since it says nothing.
  done as materialized (
    select case when note.about ~ '^(best_efforts|late_report):' then regexp_replace(note.about, ':[0-9]+$', '') else note.about end as about,
      max(coalesce(substring(note.about from '^(?:best_efforts|late_report):.*:([0-9]+)$')::numeric, 0)) as cents
    from public.obligation_settlements as note group by 1
  ),
  named as (
    select duty.*, duty.kind || ':' || coalesce(duty.entry_id, duty.contributor_id)::text || ':' || duty.period as about,
      duty.kind in ('best_efforts', 'late_report') as grows
    from duty
  )
  select distinct on (named.about) named.about || case when named.grows then ':' || named.cents else '' end, named.kind, named.contributor_id,
    named.entry_id, named.cents, named.period, named.since, named.since + coalesce(named.days, 0)
  from named
  where not exists (select 1 from done where done.about = named.about and (not named.grows or done.cents >= named.cents))
  order by named.about, named.since + coalesce(named.days, 0)
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
