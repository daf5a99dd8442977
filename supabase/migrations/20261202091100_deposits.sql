-- Checks and cash on their way to the bank: onto a slip, from hand to hand, deposited. Facts, added in whatever order phones find a signal.

create table public.deposit_events (
  id uuid primary key,
  slip_id uuid not null,
  action text not null,
  -- No reference to the ledger: a gift and the slip it lies on are two facts, and either may reach the server first.
  entry_id uuid,
  to_user uuid references auth.users (id) on delete set null,
  gives_id uuid,
  happened_on date,
  bank_reference text,
  keeps_books boolean not null default false,
  counts boolean not null default false,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint deposit_events_action_known check (action in ('put', 'off', 'give', 'take', 'deposit', 'reopen')),
  constraint deposit_events_put_says_what check ((action in ('put', 'off')) = (entry_id is not null)),
  constraint deposit_events_only_give_has_receiver check (action = 'give' or to_user is null),
  constraint deposit_events_take_says_which check ((action = 'take') = (gives_id is not null)),
  constraint deposit_events_deposit_says_when check ((action = 'deposit') = (happened_on is not null)),
  constraint deposit_events_reference_at_most_100 check (
    bank_reference is null or (action = 'deposit' and private.text_length(bank_reference) between 1 and 100)
  ),
  constraint deposit_events_happened_on_believable
  check (happened_on between date '2020-01-01' and (created_at at time zone 'UTC')::date + 2),
  constraint deposit_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.deposit_events is 'What became of checks and cash: put on a slip, handed over, confirmed, deposited. Added, never changed.';
comment on column public.deposit_events.keeps_books is 'Whether who wrote it kept the books then: they bank anybody''s gifts, others their own.';
comment on column public.deposit_events.counts is
  'Whether it was theirs to say when it came in. What was not is kept, and moves no money.';
comment on column public.deposit_events.gives_id is 'The hand-over that is confirmed, by the sign-in of who it was handed to.';
create index deposit_events_slip_idx on public.deposit_events (slip_id, arrival);
create index deposit_events_entry_idx on public.deposit_events (entry_id) where entry_id is not null;
create index deposit_events_gives_idx on public.deposit_events (gives_id) where gives_id is not null;
create index deposit_events_user_id_idx on public.deposit_events (user_id) where user_id is not null;
create index deposit_events_to_user_idx on public.deposit_events (to_user) where to_user is not null;
alter table public.deposit_events enable row level security;

create function private.may_note_deposit(slip uuid, entry uuid, gives uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
    private.may('keep_books') or (
      private.may('take_money')
      and (
        not exists (select 1 from public.deposit_events as known where known.slip_id = slip)
        or exists (select 1 from public.deposit_events as known where known.slip_id = slip and auth.uid() in (known.user_id, known.to_user))
      )
      and not exists (select 1 from public.ledger_entries as one where one.id = entry and one.user_id is distinct from auth.uid())
    )
  ) and (gives is null or exists (
    select 1 from public.deposit_events as given where given.id = gives and given.slip_id = slip and given.to_user = auth.uid()
  ))
$$;
comment on function private.may_note_deposit(uuid, uuid, uuid) is
  'Whether the caller may write of this slip: of any who keeps the books; of those they began or were handed, with gifts they took, who '
  'collects. A hand-over is confirmed by nobody but who it was handed to.';

create policy "Who keeps the books reads slips, others those in their hands" on public.deposit_events
  for select to authenticated using (
    (select private.may('keep_books'))
    or ((select auth.uid()) in (user_id, to_user) and (select private.may('take_money')))
  );
create policy "Who takes money notes what became of it, in their own name" on public.deposit_events
  for insert to authenticated with check (
    user_id = (select auth.uid()) and private.may_note_deposit(slip_id, entry_id, gives_id)
  );
create policy "Whoever must verify has verified" on public.deposit_events as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create function private.slip_now(slip uuid) returns table (begun boolean, holder uuid, deposited boolean, deposited_by uuid)
language sql stable security definer set search_path = ''
as $$
  select began.id is not null, case when taken.id is not null then taken.user_id else began.user_id end,
    coalesce(last.action = 'deposit', false), last.user_id
  from (select) as one
  left join lateral (
    select first.id, first.user_id from public.deposit_events as first where first.slip_id = slip_now.slip order by first.arrival limit 1
  ) as began on true
  left join lateral (
    select took.id, took.user_id from public.deposit_events as took
    where took.slip_id = slip_now.slip and took.action = 'take' and took.counts order by took.arrival desc limit 1
  ) as taken on true
  left join lateral (
    select said.action, said.user_id from public.deposit_events as said
    where said.slip_id = slip_now.slip and said.action in ('deposit', 'reopen') and said.counts order by said.arrival desc limit 1
  ) as last on true
$$;
comment on function private.slip_now(uuid) is
  'In whose hands a slip is, nobody''s where their account is gone, and whether it was deposited and by whom. One row, also of no slip.';

create function private.counts_of_deposit(said public.deposit_events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    -- A phone that was without a signal confirms what was handed to somebody else since.
    when said.action = 'take' then exists (
      select 1 from public.deposit_events as given where given.id = said.gives_id and given.counts and not exists (
        select 1 from public.deposit_events as later
        where later.slip_id = given.slip_id and later.action = 'give' and later.counts and later.arrival > given.arrival
      )
    )
    when said.action in ('put', 'off') then not slip.deposited or slip.deposited_by is not distinct from said.user_id
    when said.action = 'reopen' then slip.deposited and slip.deposited_by is not distinct from said.user_id
    else not slip.begun or slip.holder is not distinct from said.user_id
  end
  from private.slip_now(said.slip_id) as slip
$$;
comment on function private.counts_of_deposit(public.deposit_events) is
  'Whether this is theirs to say, who does not keep the books: of a slip in their hands that they hand it on or bank it, of what they '
  'banked that they did not, and what lies on a slip until somebody else banked it.';

create function private.stamp_deposit_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.keeps_books := new.keeps_books or private.may('keep_books');
  if auth.uid() is null or private.may('take_money') then
    -- What is said of a slip is held against what was said before, also at the same moment.
    perform private.one_at_a_time('ledger');
  end if;
  if exists (select 1 from public.deposit_events as known where known.id = new.id) then
    return new; -- Sent again after a lost answer, which the primary key says.
  end if;
  -- Handed over without a signal, it arrives when the other may have left: money that changed hands has done so.
  if new.action = 'give' and auth.uid() is not null and not exists (
    select 1 from private.permissions as known where known.name = 'take_money' and (
      exists (select 1 from public.user_roles as held where held.user_id = new.to_user and held.role = any (known.roles))
      or exists (
        select 1 from public.audit_events as change
        where change.record_id = new.to_user::text and change.table_name = 'user_roles' and change.before ->> 'role' = any (known.roles)
      )
    )
  ) then
    raise exception 'Money is handed to somebody who takes money.' using errcode = '22023';
  end if;
  new.counts := case when new.keeps_books and new.action <> 'take' then true else private.counts_of_deposit(new) end;
  return new;
end
$$;
comment on function private.stamp_deposit_event() is
  'Says whether the books are kept by who writes and whether it is theirs to say, and hands money to nobody who never might have it.';

create trigger deposit_events_ask_second_factor before insert on public.deposit_events
  for each statement execute function private.ask_second_factor();
create trigger deposit_events_keep_phone_time before insert on public.deposit_events
  for each row execute function private.keep_phone_time();
create trigger deposit_events_stamp before insert on public.deposit_events
  for each row execute function private.stamp_deposit_event();
create trigger deposit_events_never_change before update or delete on public.deposit_events
  for each row execute function private.refuse_money_change();

-- The bank's own lines, and which of them are which money.

create table private.bank_files (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null,
  account text not null,
  -- By what the account is known again in another file: the bank and its last digits, or null where the file names none.
  account_ref text,
  kind text not null default 'bank',
  columns text not null,
  file_name text not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  left_out integer not null default 0,
  known integer not null default 0,
  imported_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint bank_files_once unique (sha256, account, columns),
  constraint bank_files_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint bank_files_account_1_to_60 check (private.text_length(account) between 1 and 60),
  constraint bank_files_account_ref_1_to_80 check (private.text_length(account_ref) between 1 and 80),
  constraint bank_files_kind_known check (kind in ('bank', 'card')),
  constraint bank_files_columns_shape check (columns ~ '^[a-z0-9.]{1,80}$'),
  constraint bank_files_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint bank_files_rows_1_to_20000 check (rows_total between 1 and 20000),
  constraint bank_files_rows_done_within check (rows_done between 0 and rows_total and left_out between 0 and rows_done and known between 0 and rows_done)
);
comment on table private.bank_files is 'Each file of the bank that was brought in. Again, it is found as it is: nothing comes in twice.';
create index bank_files_imported_by_idx on private.bank_files (imported_by) where imported_by is not null;
alter table private.bank_files enable row level security;

create table private.bank_matches (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  undone_by uuid references auth.users (id) on delete set null,
  undone_at timestamptz
);
comment on table private.bank_matches is 'What was said to be one: lines of the bank and slips, payments or gifts of the ledger, of one sum. Undone, it stays on record.';
create index bank_matches_user_id_idx on private.bank_matches (user_id) where user_id is not null;
create index bank_matches_undone_by_idx on private.bank_matches (undone_by) where undone_by is not null;
alter table private.bank_matches enable row level security;

create table private.bank_match_parts (
  match_id uuid not null references private.bank_matches (id),
  -- A slip, or what the ledger's money first was.
  part_id uuid not null,
  slip boolean not null,
  constraint bank_match_parts_pkey primary key (match_id, part_id)
);
comment on table private.bank_match_parts is 'The ledger''s side of what was said to be one.';
create index bank_match_parts_part_idx on private.bank_match_parts (part_id);
alter table private.bank_match_parts enable row level security;

create table private.bank_lines (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null references private.bank_files (id),
  row integer not null,
  account text not null,
  posted_on date not null,
  cents bigint not null,
  description text not null,
  reference text,
  bank_id text,
  -- What it is known again by: private.bank_line_key().
  fingerprint text not null,
  occurrence integer not null,
  match_id uuid references private.bank_matches (id),
  -- Two equal lines of one day are two: a file says which of them it is.
  constraint bank_lines_once unique (account, fingerprint, occurrence),
  constraint bank_lines_posted_on_believable check (posted_on between date '2020-01-01' and date '2100-01-01'),
  constraint bank_lines_cents_believable check (cents between -1000000000000 and 1000000000000 and cents <> 0),
  constraint bank_lines_description_1_to_400 check (private.text_length(description) between 1 and 400),
  constraint bank_lines_reference_1_to_300 check (private.text_length(reference) between 1 and 300),
  constraint bank_lines_bank_id_1_to_300 check (private.text_length(bank_id) between 1 and 300),
  constraint bank_lines_occurrence_counts check (occurrence between 1 and 20000)
);
comment on table private.bank_lines is 'What the bank says came in and went out, as it wrote it.';
create index bank_lines_file_idx on private.bank_lines (file_id);
create index bank_lines_alike_idx on private.bank_lines (account, posted_on, cents);
create index bank_lines_match_idx on private.bank_lines (match_id);
create index bank_lines_open_idx on private.bank_lines (posted_on desc, id) where match_id is null;
alter table private.bank_lines enable row level security;

-- Where each piece of money is: in hand, on its way, paid and not yet seen by the bank, or in the bank. The facts stay the truth.

create table private.cash_items (
  id uuid primary key,
  cents bigint not null,
  way text,
  on_day date not null,
  slip_id uuid,
  match_id uuid,
  state text not null,
  constraint cash_items_state_known check (state in ('hand', 'way', 'out', 'bank'))
);
comment on table private.cash_items is
  'The ledger''s money by piece, each with all that put it right, and where it is. private.items_of() makes it of the facts, and a test '
  'holds the two together.';
create index cash_items_open_idx on private.cash_items (state, on_day) where state <> 'bank';
create index cash_items_slip_idx on private.cash_items (slip_id) where slip_id is not null;
create index cash_items_match_idx on private.cash_items (match_id) where match_id is not null;
alter table private.cash_items enable row level security;

create function private.items_of(whose uuid[] default null) returns setof private.cash_items
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with part as (
    select coalesce(entry.item_id, entry.id) as id, entry.method, entry.received_on, entry.arrival,
      case when entry.type in ('contribution', 'loan', 'other') then entry.amount_cents else -entry.amount_cents end as cash,
      entry.reverses_id is null and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id) as stands
    from public.ledger_entries as entry
    where entry.type <> 'in_kind' and (whose is null or entry.item_id = any (whose) or (entry.id = any (whose) and entry.item_id is null))
  ), item as (
    select part.id, sum(part.cash)::bigint as cents, (array_agg(part.method order by part.stands desc, part.arrival desc))[1] as way,
      (array_agg(part.received_on order by part.stands desc, part.arrival desc))[1] as on_day
    from part group by part.id having sum(part.cash) <> 0
  ), placed as (
    select item.*, place.slip_id, coalesce((
      select last.action = 'deposit' from public.deposit_events as last
      where last.slip_id = place.slip_id and last.action in ('deposit', 'reopen') and last.counts order by last.arrival desc limit 1
    ), false) as deposited
    from item left join lateral (
      select put.slip_id
      from public.ledger_entries as named join public.deposit_events as put on put.entry_id = named.id and put.action = 'put'
      where (named.id = item.id or named.item_id = item.id) and put.counts and (put.keeps_books or put.user_id is not distinct from named.user_id)
        and not exists (
          select 1 from public.deposit_events as off
          where off.slip_id = put.slip_id and off.entry_id = put.entry_id and off.action = 'off' and off.counts and off.arrival > put.arrival
        )
      -- On two slips it is where it was put first.
      order by put.arrival limit 1
    ) as place on true
  ), matched as (
    select placed.*, (
      select said.match_id from private.bank_match_parts as said join private.bank_matches as one on one.id = said.match_id
      where one.undone_at is null and said.part_id in (placed.id, placed.slip_id) limit 1
    ) as match_id
    from placed
  )
  select one.id, one.cents, one.way, one.on_day, one.slip_id, one.match_id, case
    when one.match_id is not null then 'bank'
    when one.deposited then 'way'
    when one.way = 'cash' or (one.way = 'check' and one.cents > 0) then 'hand'
    when one.cents > 0 then 'way'
    else 'out'
  end
  from matched as one;
end
$$;
comment on function private.items_of(uuid[]) is 'Where these pieces of the ledger''s money are, or all.';

create function private.recount_items(whose uuid[] default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.one_at_a_time('ledger');
  delete from private.cash_items as old where whose is null or old.id = any (whose);
  insert into private.cash_items select * from private.items_of(whose);
end
$$;
comment on function private.recount_items(uuid[]) is 'Says anew where these pieces of money are, or all.';

create function private.items_on(slips uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(distinct coalesce(entry.item_id, entry.id)), '{}')
  from public.deposit_events as put join public.ledger_entries as entry on entry.id = put.entry_id where put.slip_id = any (slips)
$$;
comment on function private.items_on(uuid[]) is 'Everything that was ever put on these slips.';

create function private.recount_items_of_new_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Before it is asked what lies on a slip: a gift and its slip that come in at once would each look before the other is there.
  perform private.one_at_a_time('ledger');
  if tg_table_name = 'ledger_entries' then
    perform private.recount_items(array(select distinct coalesce(one.item_id, one.id) from added as one where one.type <> 'in_kind'));
  else
    perform private.recount_items(private.items_on(array(select distinct one.slip_id from added as one)));
  end if;
  return null;
end
$$;
create trigger ledger_entries_recount_items after insert on public.ledger_entries
  referencing new table as added for each statement execute function private.recount_items_of_new_rows();
create trigger deposit_events_recount_items after insert on public.deposit_events
  referencing new table as added for each statement execute function private.recount_items_of_new_rows();

insert into private.person_columns (of_table, of_column, treatment) values
  ('public.deposit_events', 'bank_reference', 'kept'), ('private.bank_lines', 'description', 'kept'), ('private.bank_lines', 'reference', 'kept');

create function private.grants_for_deposits() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.deposit_events from service_role;
  grant select on public.deposit_events to authenticated;
  grant insert (id, slip_id, action, entry_id, to_user, gives_id, happened_on, bank_reference, user_id, client_created_at)
    on public.deposit_events to authenticated;
  grant execute on function private.may_note_deposit(uuid, uuid, uuid) to authenticated, service_role;
end
$$;
comment on function private.grants_for_deposits() is 'What the APIs roles may do with money on its way to the bank.';

select private.restore_grants();
select private.recount_items();
