-- The ledger: who gave, what came in and went out in integer cents. Facts are added and never changed; every total is computed from them.

create table public.contributors (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.contributors is 'Who gave or was paid: an id, added with its first version. What is known of them are its versions.';
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
  knew bigint,
  constraint contributor_versions_knew_not_negative check (knew >= 0),
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
comment on column public.contributor_versions.knew is
  'Up to which arrival whoever wrote it had read what was said of the contributor; null where nobody looked at that, as in a form of gifts.';
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
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null default now(),
  constraint contributor_links_in_order check (a < b),
  constraint contributor_links_verdict_known check (verdict in ('same', 'different', 'household', 'undone')),
  constraint contributor_links_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.contributor_links is 'Whether two contributors are one, two, or of one household. The newest word about a pair counts; undone takes it back.';
comment on column public.contributor_links.happened_at is
  'When it was said, by the phone; never before what the same person said earlier of the same two.';
create index contributor_links_pair_idx on public.contributor_links (a, b, happened_at desc, id desc);
create index contributor_links_b_idx on public.contributor_links (b);
create index contributor_links_user_id_idx on public.contributor_links (user_id) where user_id is not null;
alter table public.contributor_links enable row level security;

create table public.ledger_entries (
  id uuid primary key,
  -- In front: the policy asks it of every row, and to reach a column a row is read up to there.
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
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
  date_confirmed boolean not null default false,
  group_id uuid,
  item_id uuid,
  action text,
  reason text,
  reverses_id uuid references public.ledger_entries (id),
  refunds_id uuid references public.ledger_entries (id),
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
  -- Asked before the index, in which a text of any length has no room.
  constraint ledger_entries_election_id_shape check (election_id ~ '^[a-z0-9-]{1,60}$'),
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
comment on column public.ledger_entries.date_confirmed is
  'Whether the person was asked about a date before the open filing period, and said that it is right.';
comment on column public.ledger_entries.group_id is 'What was written by one action: a reversal and what replaces it.';
comment on column public.ledger_entries.item_id is
  'Of what was put right: the entry that the money first was, a check or a payment, to which reversals and what replaces them belong. Null: itself.';
create index ledger_entries_item_id_idx on public.ledger_entries (item_id) where item_id is not null;
create index ledger_entries_group_id_idx on public.ledger_entries (group_id) where group_id is not null;
create index ledger_entries_paid_out_idx on public.ledger_entries (amount_cents)
  where type in ('expenditure', 'fee', 'loan_payment') and reverses_id is null;
create index ledger_entries_loans_idx on public.ledger_entries (contributor_id) where type in ('loan', 'loan_payment');
create index ledger_entries_contributor_idx on public.ledger_entries (contributor_id, received_on);
create index ledger_entries_received_on_idx on public.ledger_entries (received_on desc, arrival desc);
-- What came first since a report was filed.
create index ledger_entries_created_at_idx on public.ledger_entries (created_at);
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

-- One question for both, and parallel safe, which auth.uid() is not: over the whole ledger that is half of the time.
create function private.taker() returns uuid
language plpgsql stable parallel safe security definer set search_path = ''
as $$ begin return case when private.may('take_money') then auth.uid() end; end $$;
comment on function private.taker() is 'Who is calling, if they take money; else null, which is nobody''s.';

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
    (select private.may('keep_books')) or user_id = (select private.taker())
  );
create policy "Who keeps the books reads versions, others their own" on public.contributor_versions
  for select to authenticated using (
    (select private.may('keep_books')) or user_id = (select private.taker())
  );
create policy "Who takes money says who gave it, in their own name" on public.contributor_versions
  for insert to authenticated with check (
    user_id = (select auth.uid()) and private.may_name_contributor(contributor_id)
  );
create policy "Who keeps the books reads who is whom" on public.contributor_links
  for select to authenticated using ((select private.may('keep_books')));
create policy "Who keeps the books says who is whom, in their own name" on public.contributor_links
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('keep_books')));
create policy "Who keeps the books reads the ledger, others their own" on public.ledger_entries
  for select to authenticated using (
    (select private.may('keep_books')) or user_id = (select private.taker())
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
  foreach guarded in array array['contributor_versions', 'contributor_links', 'ledger_entries'] loop
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

-- A contributor's name comes first: a phone sends it before the money, under one entity key (src/features/money/model/kinds.ts), and an
-- entry that names no one who is there is refused. The policy is asked once the triggers are through, so it looks at whose the contributor is.
create function private.know_contributor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.contributors (id, user_id) values (new.contributor_id, new.user_id) on conflict do nothing;
  return new;
end
$$;
comment on function private.know_contributor() is 'Adds the contributor with the first version of them.';

-- A reversal is of the same check as what it takes back, and so is what one action writes in its place.
create function private.find_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.reverses_id is not null then
    new.item_id := (select coalesce(back.item_id, back.id) from public.ledger_entries as back where back.id = new.reverses_id);
  elsif new.group_id is not null and new.action <> 'refund' then
    new.item_id := (select back.item_id from public.ledger_entries as back where back.id = new.group_id and back.reverses_id is not null);
  end if;
  return new;
end
$$;
comment on function private.find_item() is 'Says which check, payment or gift an entry that puts right belongs to.';

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

-- The same of two contributors. A millisecond apart, so that a phone, which tells no shorter times, tells the later word, too.
create function private.say_when_linked() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of two who say something of the same giver at once, the second looks at what the first said.
  if auth.uid() is null or private.may('keep_books') then
    perform private.one_at_a_time('ledger');
  end if;
  new.happened_at := greatest(least(new.client_created_at, new.created_at), (
    select max(before.happened_at) + interval '1 millisecond' from public.contributor_links as before
    where before.a = new.a and before.b = new.b and before.user_id = new.user_id
  ));
  return new;
end
$$;
comment on function private.say_when_linked() is 'Puts what is said of two contributors after what the same person said of them before.';
create trigger contributor_links_say_when_linked before insert on public.contributor_links
  for each row execute function private.say_when_linked();
create trigger contributor_versions_know_contributor before insert on public.contributor_versions
  for each row execute function private.know_contributor();
create trigger ledger_entries_find_item before insert on public.ledger_entries
  for each row execute function private.find_item();

create function private.cash_of(type text, cents bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select case when type in ('contribution', 'loan', 'other') then cents when type = 'in_kind' then 0 else -cents end
$$;
comment on function private.cash_of(text, bigint) is 'What an entry adds to the money in hand. src/features/money/model/entry.ts says the same.';

-- What a day came to, so that the totals of years are a sum of days. Entries are only ever added: so is what is counted of them.
create table private.ledger_days (
  day date not null,
  type text not null,
  cents bigint not null,
  entries bigint not null,
  constraint ledger_days_pkey primary key (day, type)
);
comment on table private.ledger_days is 'The entries of each day, by type. private.recount_ledger_days() makes it of the ledger, and a test holds the two together.';
alter table private.ledger_days enable row level security;
create table private.ledger_givers (
  contributor_id uuid primary key references public.contributors (id)
);
comment on table private.ledger_givers is 'Who has given.';
alter table private.ledger_givers enable row level security;

create function private.count_ledger_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- First of all that is counted: two who add at once wait for each other here instead of stopping each other.
  perform private.one_at_a_time('ledger');
  insert into private.ledger_days as counted (day, type, cents, entries)
  select one.received_on, one.type, sum(one.amount_cents), count(*) from added as one group by 1, 2
  on conflict (day, type) do update set cents = counted.cents + excluded.cents, entries = counted.entries + excluded.entries;
  insert into private.ledger_givers
  select distinct one.contributor_id from added as one
  where one.type in ('contribution', 'in_kind') and one.contributor_id is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger ledger_entries_count_days after insert on public.ledger_entries
  referencing new table as added for each statement execute function private.count_ledger_days();

create function private.recount_ledger_days() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever adds waits here until its days are counted, so none is counted twice or not at all.
  perform private.one_at_a_time('ledger');
  delete from private.ledger_days where true;
  insert into private.ledger_days
  select one.received_on, one.type, sum(one.amount_cents), count(*) from public.ledger_entries as one group by 1, 2;
  delete from private.ledger_givers where true;
  insert into private.ledger_givers
  select distinct one.contributor_id from public.ledger_entries as one
  where one.type in ('contribution', 'in_kind') and one.contributor_id is not null;
end
$$;
comment on function private.recount_ledger_days() is 'Counts the days anew, where rows came in without their triggers.';

-- Who stands for whom: of several that are one person, the one with the lowest id.
create function private.contributor_roots() returns table (id uuid, root uuid)
language sql stable security definer set search_path = ''
as $$
  with recursive pair as (
    select said.a, said.b
    from (
      select distinct on (link.a, link.b) link.a, link.b, link.verdict from public.contributor_links as link
      order by link.a, link.b, link.happened_at desc, link.id desc
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
        select 1 from public.contributor_links as later where later.a = link.a and later.b = link.b and (later.happened_at, later.id) > (link.happened_at, link.id)
      )
    ) as next
  )
  select array_agg(reach.id order by reach.id) from reach
$$;
comment on function private.same_as(uuid) is
  'A contributor and whoever is the same; the first stands for all of them. From one to the next, without reading all links.';

-- Of few it walks from one to the next; of many it reads all links once.
create function private.with_the_same(whose uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if cardinality(whose) <= 20 then
    return (select coalesce(array_agg(distinct every.id), '{}') from unnest(whose) as one (id), unnest(private.same_as(one.id)) as every (id));
  end if;
  return (
    with whole as materialized (select * from private.contributor_roots())
    select coalesce(array_agg(distinct coalesce(every.id, one.id)), '{}')
    from unnest(whose) as one (id) left join whole on whole.id = one.id left join whole as every on every.root = whole.root
  );
end
$$;
comment on function private.with_the_same(uuid[]) is 'These contributors and whoever is the same as one of them.';

create function private.loan_owed(contributor uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(case one.type when 'loan' then one.amount_cents else -one.amount_cents end), 0)::bigint
  from public.ledger_entries as one
  where one.contributor_id = any (private.same_as(contributor)) and one.type in ('loan', 'loan_payment')
$$;
comment on function private.loan_owed(uuid) is 'Cents that are still owed to a lender, with all who are the same.';

-- The names are those that a table's own check would say, by which a phone tells a person what is wrong.
create function private.refuse_overpaid_loan() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Others may write no such entry, and are told nothing of what is owed.
  if auth.uid() is not null and not private.may('keep_books') then
    return new;
  end if;
  -- Of two who pay back at once, the second finds what the first left.
  perform private.one_at_a_time('ledger');
  -- What arrived before and is sent again after a lost answer is there already; the primary key says so.
  if new.amount_cents > private.loan_owed(new.contributor_id)
    and not exists (select 1 from public.ledger_entries as there where there.id = new.id) then
    raise exception 'new row for relation "ledger_entries" violates check constraint "%"', 'ledger_entries_loan_payment_owed'
      using errcode = '23514', constraint = 'ledger_entries_loan_payment_owed', table = 'ledger_entries', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.refuse_overpaid_loan() is 'Refuses a loan payment above what is owed. Raises 23514.';
create trigger ledger_entries_refuse_overpaid_loan before insert on public.ledger_entries
  for each row when (new.type = 'loan_payment' and new.reverses_id is null and new.method is not null) execute function private.refuse_overpaid_loan();

-- A date from before the first cycle would move the first day of the first report, filed or not. Every phone knows the cycles; that a
-- report was filed since, a phone that was offline cannot know: that is asked in the form, and the report is then amended.
create function private.refuse_early_date() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.received_on < (select min(cycle.begins_on) from public.election_cycles as cycle)
    and not exists (select 1 from public.ledger_entries as there where there.id = new.id) then
    raise exception 'new row for relation "ledger_entries" violates check constraint "%"', 'ledger_entries_date_confirmed'
      using errcode = '23514', constraint = 'ledger_entries_date_confirmed', table = 'ledger_entries', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.refuse_early_date() is
  'Refuses what a form sends with a date before the first cycle that no one confirmed. Raises 23514.';
-- What the database writes by itself, a correction or a line of a file, was asked about where it was looked at.
create trigger ledger_entries_refuse_early_date before insert on public.ledger_entries
  for each row when (not new.date_confirmed and new.received_on >= date '2020-01-01' and current_user = 'authenticated')
  execute function private.refuse_early_date();

-- What counts for limits. Reversals are negative and need no case of their own; a refund belongs to the day, the election and the way of
-- the gift it gives back. src/features/money/model/entry.ts says the same.
create view private.gifts with (security_invoker = true) as
select coalesce(entry.refunds_id, entry.reverses_id, entry.id) as id, entry.contributor_id, entry.type,
  coalesce(origin.received_on, entry.received_on) as counts_on, entry.received_on,
  coalesce(origin.election_id, entry.election_id) as election_id,
  -- What is for no election in particular counts for the one that comes next.
  coalesce(origin.election_id, entry.election_id, (
    select next.id from public.elections as next where next.held_on >= coalesce(origin.received_on, entry.received_on)
    order by next.held_on, next.id limit 1
  )) as counts_for,
  coalesce(origin.method, entry.method) as method,
  case when entry.type in ('refund', 'loan_payment') then -entry.amount_cents else entry.amount_cents end as cents, entry.arrival
from public.ledger_entries as entry left join public.ledger_entries as origin on origin.id = entry.refunds_id
where entry.type in ('contribution', 'in_kind', 'loan', 'loan_payment', 'refund');
comment on view private.gifts is 'What each entry adds to what its contributor has given.';

-- Custom plans: whether it is asked of one or of all decides which index is read.
create function private.given(whose uuid[] default null, strangers boolean default false) returns table (
  id uuid, contributor_id uuid, root uuid, giver_kind text, type text, counts_on date, received_on date, election_id text, counts_for text,
  method text, cents bigint, arrival bigint
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
    select gift.id, gift.contributor_id, who.root, coalesce(known.kind, 'IND'), gift.type, gift.counts_on, gift.received_on, gift.election_id,
      gift.counts_for, gift.method, gift.cents, gift.arrival
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
      where whose is null or version.contributor_id in (
        select coalesce(whole.root, each.id) from unnest(whose) as each (id) left join whole on whole.id = each.id
      )
      order by version.contributor_id, version.happened_at desc, version.arrival desc
    )
    select gift.id, gift.contributor_id, coalesce(whole.root, gift.contributor_id), coalesce(known.kind, 'IND'), gift.type, gift.counts_on,
      gift.received_on, gift.election_id, gift.counts_for, gift.method, gift.cents, gift.arrival
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
create function private.standings(of_rules jsonb, whose uuid[] default null, strangers boolean default false) returns table (
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
  ), measured as materialized (
    -- Nobody stands as a number of its own, so that sums may be joined by it.
    select rule.id as rule_id, coalesce(one.root, '00000000-0000-0000-0000-000000000000') as who, one.counts_on, one.cents,
      case rule.basis
        when 'single' then one.id::text
        when 'calendar_year' then to_char(one.counts_on, 'YYYY')
        when 'cycle' then coalesce(cycle.id, 'none')
        else coalesce(one.counts_for, 'none')
      end as period
    from private.given(whose, strangers) as one
    left join public.election_cycles as cycle on one.counts_on between cycle.begins_on and cycle.ends_on
    left join public.elections as election on election.id = one.counts_for
    join rule on (rule.contributor_kind is null or (rule.contributor_kind = one.giver_kind and one.root is not null))
      and (rule.methods is null or one.method = any (rule.methods))
      and ((rule.kind = 'anonymous') = (one.root is null))
      and (rule.kind <> 'late_report' or one.counts_on between election.held_on - rule.window_before and election.held_on)
  ), total as materialized (
    select one.rule_id, one.who, one.period, sum(one.cents)::bigint as cents from measured as one group by one.rule_id, one.who, one.period
  ), first as (
    -- Whole days: a slip of the finger that was put right is of no day, in whatever order the two came.
    select past.rule_id, past.who, past.period, min(past.counts_on) filter (where past.so_far > past.most) as day
    from (
      select total.rule_id, total.who, total.period, one.counts_on, rule.most,
        sum(one.cents) over (partition by total.rule_id, total.who, total.period order by one.counts_on) as so_far
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
comment on function private.standings(jsonb, uuid[], boolean) is
  'How much each contributor gave in each period of each rule, and whether that is past it, by how much and since when; of these '
  'contributors, with all who are the same, and of nobody known if asked, or of all.';

create function private.grants_for_ledger() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.contributors, public.contributor_versions, public.contributor_links,
    public.ledger_entries, public.entry_approvals, public.obligation_settlements from service_role;
  grant select on public.contributors, public.contributor_versions, public.contributor_links, public.ledger_entries,
    public.entry_approvals, public.obligation_settlements to authenticated;
  grant insert (
    id, contributor_id, kind, name, street, city, state, postcode, employer, occupation, email, phone, knew, user_id, client_created_at
  ) on public.contributor_versions to authenticated;
  grant insert (id, a, b, verdict, user_id, client_created_at) on public.contributor_links to authenticated;
  grant insert (
    id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, memo, statement_version,
    date_confirmed, user_id, client_created_at
  ) on public.ledger_entries to authenticated;
  grant execute on function private.may_name_contributor(uuid), private.taker() to authenticated, service_role;
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
