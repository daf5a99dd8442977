-- Gifts out of a file: read on a keeper's machine, taken here batch by batch. Each line of a source is one fact for ever, whoever brings
-- the file, how often, and at the same time as whom.

create table private.money_imports (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  sha256 text not null,
  columns text not null,
  file_name text not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  added integer not null default 0,
  known integer not null default 0,
  left_out integer not null default 0,
  payouts integer not null default 0,
  imported_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint money_imports_source_known check (source in ('actblue', 'anedot', 'paypal', 'stripe', 'square', 'csv')),
  constraint money_imports_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint money_imports_columns_shape check (columns ~ '^[a-z0-9._-]{1,200}$'),
  constraint money_imports_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint money_imports_rows_1_to_20000 check (rows_total between 1 and 20000),
  constraint money_imports_rows_done_within check (rows_done between 0 and rows_total),
  constraint money_imports_counts_add_up check (
    least(added, known, left_out, payouts) >= 0 and added + known + left_out + payouts = rows_done
  ),
  constraint money_imports_finished_means_all check (finished_at is null or rows_done = rows_total)
);
comment on table private.money_imports is 'Each file of gifts that was brought in, and how far.';
comment on column private.money_imports.payouts is 'Rows that only say what was sent to the bank: they become no entry.';
comment on column private.money_imports.columns is 'Which column was read as what: the same file read the same way goes on where it stopped.';
create unique index money_imports_one_open on private.money_imports (sha256, columns) where finished_at is null;
create index money_imports_imported_by_idx on private.money_imports (imported_by) where imported_by is not null;
alter table private.money_imports enable row level security;

-- A line that was put right in the ledger is known all the same: it never comes a second time.
create table private.money_import_lines (
  key text primary key,
  import_id uuid not null references private.money_imports (id),
  row integer not null,
  entry_id uuid not null references public.ledger_entries (id),
  fee_id uuid references public.ledger_entries (id),
  payout text,
  payout_on date,
  constraint money_import_lines_key_shape check (key ~ '^(actblue|anedot|paypal|stripe|square|csv|ref):[A-Za-z0-9_.:#/-]{1,200}$'),
  constraint money_import_lines_row_of_a_file check (row between 2 and 20016),
  constraint money_import_lines_payout_1_to_100 check (private.text_length(payout) between 1 and 100),
  constraint money_import_lines_payout_on_believable check (payout_on between date '2020-01-01' and date '2100-01-01')
);
comment on table private.money_import_lines is 'Which line of which source became which entry, its fee, and the payout that it came to the bank with.';
comment on column private.money_import_lines.key is
  'ActBlue: Lineitem ID and Refund ID. Other processors: their own number. Other files: a hash of what the row says and which of its equals it is.';
create index money_import_lines_import_id_idx on private.money_import_lines (import_id);
create index money_import_lines_entry_id_idx on private.money_import_lines (entry_id);
create index money_import_lines_fee_id_idx on private.money_import_lines (fee_id) where fee_id is not null;
create index money_import_lines_payout_idx on private.money_import_lines (payout) where payout is not null;
alter table private.money_import_lines enable row level security;

-- One giver of files is one contributor. That they are also somebody who was typed in is only ever suggested.
create table private.money_import_givers (
  key text primary key,
  contributor_id uuid not null references public.contributors (id),
  constraint money_import_givers_key_hex check (key ~ '^[0-9a-f]{64}$')
);
comment on table private.money_import_givers is 'By a hash of e-mail and name (or name, street and postcode): who a giver in a file is.';
create index money_import_givers_contributor_id_idx on private.money_import_givers (contributor_id);
alter table private.money_import_givers enable row level security;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['money_import_lines', 'money_import_givers'] loop
    execute format(
      'create trigger %I before update or delete on private.%I for each row execute function private.refuse_money_change()',
      guarded || '_never_change', guarded
    );
  end loop;
end
$$;

create function private.giver_key(giver jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when said.name is null then null
    when said.email is not null then encode(sha256(convert_to('email|' || said.email || '|' || said.name, 'UTF8')), 'hex')
    when said.street is not null
      then encode(sha256(convert_to('street|' || said.street || '|' || coalesce(said.postcode, '') || '|' || said.name, 'UTF8')), 'hex')
  end
  from (
    select nullif(lower(btrim(regexp_replace(giver ->> 'name', '\s+', ' ', 'g'))), '') as name,
      nullif(lower(btrim(giver ->> 'email')), '') as email,
      nullif(lower(btrim(regexp_replace(giver ->> 'street', '\s+', ' ', 'g'))), '') as street,
      nullif(left(regexp_replace(giver ->> 'postcode', '\s', '', 'g'), 5), '') as postcode
  ) as said
$$;
comment on function private.giver_key(jsonb) is 'By what one giver is known again in another line; null where only a name is told: then each line is somebody.';

create function private.money_import_of(import uuid) returns private.money_imports
language plpgsql security definer set search_path = ''
as $$
declare
  found private.money_imports;
begin
  perform private.require_permission('keep_books');
  -- One batch at a time, of all files: two that hold the same lines never wait for each other in a circle.
  perform private.one_at_a_time('money_import');
  select * into found from private.money_imports as kept where kept.id = money_import_of.import for update;
  if found.id is null then
    raise exception 'There is no such import of gifts.' using errcode = '22023';
  end if;
  return found;
end
$$;
comment on function private.money_import_of(uuid) is
  'The import, held until the end of the transaction. Raises 42501 for who does not keep the books, 22023 for none.';

create function public.begin_money_import(source text, sha256 text, columns text, file_name text, rows_total integer)
returns table (id uuid, rows_done integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_permission('keep_books');
  -- Read otherwise, the same line would be another: then it would stand in the ledger twice.
  if exists (
    select 1 from private.money_imports as before
    where before.sha256 = begin_money_import.sha256 and before.columns <> begin_money_import.columns and before.added > 0
  ) then
    raise exception 'This file was brought in with other columns. Choose the same ones again.' using errcode = 'PT409';
  end if;
  insert into private.money_imports as kept (source, sha256, columns, file_name, rows_total)
  values (
    begin_money_import.source, begin_money_import.sha256, begin_money_import.columns, begin_money_import.file_name,
    begin_money_import.rows_total
  )
  on conflict (sha256, columns) where finished_at is null do update set file_name = excluded.file_name
  where kept.rows_total = excluded.rows_total and kept.source = excluded.source;
  if not found then
    raise exception 'This import was begun with another number of rows. Choose the file again.' using errcode = 'PT409';
  end if;
  return query
    select kept.id, kept.rows_done from private.money_imports as kept
    where kept.sha256 = begin_money_import.sha256 and kept.columns = begin_money_import.columns and kept.finished_at is null;
exception when check_violation or not_null_violation then
  raise exception 'A file of gifts has a name and 1 to 20,000 rows.' using errcode = '22023';
end
$$;
comment on function public.begin_money_import(text, text, text, text, integer) is
  'The unfinished import of this file, whoever began it, or a new one. Raises 42501 for who does not keep the books, 22023 for bad input, '
  'PT409 where it was begun with another number of rows or other columns.';

create function public.known_money_lines(keys jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  given jsonb := keys;
begin
  perform private.require_permission('keep_books');
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 2000 then
    raise exception 'At most 2,000 lines are asked for at once.' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(line.key order by line.key), '[]') from private.money_import_lines as line
    where line.key in (select jsonb_array_elements_text(given))
  );
end
$$;
comment on function public.known_money_lines(jsonb) is
  'Which of these lines are in the ledger already. Raises 42501 for who does not keep the books, 22023 for more than 2,000.';

-- The same contribution in a file without its number, or recorded by hand: of the same person, date, and amount, and none of the given lines.
create function public.like_money_lines(lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  given jsonb := lines;
begin
  perform private.require_permission('keep_books');
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 2000 or exists (
    select 1 from jsonb_array_elements(given) as each (said)
    where jsonb_typeof(said) <> 'object' or not coalesce(
      jsonb_typeof(said -> 'key') = 'string' and jsonb_typeof(said -> 'name') = 'string' and said ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$'
        and pg_input_is_valid(said ->> 'on', 'date') and said ->> 'cents' ~ '^\d{1,13}$',
      false
    )
  ) then
    raise exception 'At most 2,000 lines are asked for at once.' using errcode = '22023';
  end if;
  return (
    with told as materialized (
      select each.said ->> 'key' as key, (each.said ->> 'on')::date as on_day, (each.said ->> 'cents')::bigint as cents,
        lower(regexp_replace(btrim(each.said ->> 'name'), '\s+', ' ', 'g')) as name,
        exists (select 1 from private.money_import_lines as known where known.key = each.said ->> 'key') as known
      from jsonb_array_elements(given) as each (said)
    ), fresh as (
      select told.key, told.on_day, told.cents, told.name,
        row_number() over (partition by told.on_day, told.cents, told.name order by told.key) as n
      from told where not told.known
    ), kept as (
      select entry.received_on as on_day, entry.amount_cents as cents, named.name,
        row_number() over (partition by entry.received_on, entry.amount_cents, named.name order by entry.id) as n
      from public.ledger_entries as entry
      cross join lateral (
        select lower(regexp_replace(btrim(version.name), '\s+', ' ', 'g')) as name from public.contributor_versions as version
        where version.contributor_id = entry.contributor_id order by version.happened_at desc, version.arrival desc limit 1
      ) as named
      where entry.type = 'contribution' and entry.reverses_id is null
        and (entry.received_on, entry.amount_cents) in (select told.on_day, told.cents from told)
        and not exists (select 1 from public.ledger_entries as change where change.reverses_id = entry.id)
        and not exists (
          select 1 from private.money_import_lines as line join told on told.key = line.key where line.entry_id = entry.id
        )
    )
    select coalesce(jsonb_agg(fresh.key order by fresh.key), '[]') from fresh
    join kept on (kept.on_day, kept.cents, kept.name, kept.n) = (fresh.on_day, fresh.cents, fresh.name, fresh.n)
  );
end
$$;
comment on function public.like_money_lines(jsonb) is
  'Which of these lines look like a contribution that is in the ledger and is none of them: of the same person, date, and amount. Raises '
  '42501 without the permission to keep the books, 22023 for bad input.';

-- A refund is an entry of the gift that it gives back; what cannot be one is told, and nothing of it is written.
create function private.import_refund(line jsonb, import uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  gift public.ledger_entries;
  back constant uuid := gen_random_uuid();
  fee constant bigint := abs(coalesce((line ->> 'fee_cents')::bigint, 0));
  fee_entry constant uuid := case when fee > 0 then gen_random_uuid() end;
begin
  select entry.* into gift from private.money_import_lines as known
  join public.ledger_entries as entry on entry.id = known.entry_id
  where known.key = line ->> 'refund_of' for update of entry;
  if gift.id is null then
    return 'unknown';
  end if;
  if gift.type <> 'contribution' or exists (select 1 from public.ledger_entries as change where change.reverses_id = gift.id) then
    return 'put_right';
  end if;
  if (line ->> 'cents')::bigint + (
    select coalesce(sum(each.amount_cents), 0) from public.ledger_entries as each where each.refunds_id = gift.id
  ) > gift.amount_cents then
    return 'too_much';
  end if;
  insert into public.ledger_entries (
    id, type, amount_cents, contributor_id, received_on, election_id, method, date_confirmed, group_id, action, reason, refunds_id, user_id,
    client_created_at
  ) values (
    back, 'refund', (line ->> 'cents')::bigint, gift.contributor_id, greatest((line ->> 'on')::date, gift.received_on), gift.election_id,
    gift.method, coalesce((line ->> 'date_confirmed')::boolean, false), back, 'refund', 'Refunded where it was given.', gift.id, auth.uid(), now()
  );
  if fee > 0 then
    insert into public.ledger_entries (id, type, amount_cents, received_on, purpose, user_id, client_created_at)
    values (
      fee_entry, case when (line ->> 'fee_cents')::bigint < 0 then 'other' else 'fee' end, fee,
      greatest((line ->> 'on')::date, gift.received_on),
      case when (line ->> 'fee_cents')::bigint < 0 then 'Fee given back with a refund' else 'Fee of a refund' end, auth.uid(), now()
    );
  end if;
  insert into private.money_import_lines (key, import_id, row, entry_id, fee_id, payout, payout_on)
  values (
    line ->> 'key', import, (line ->> 'row')::integer, back, fee_entry, line ->> 'payout', (line ->> 'payout_on')::date
  );
  return null;
end
$$;
comment on function private.import_refund(jsonb, uuid) is 'Writes one refund of a file; says why not where it cannot be one.';

-- A fee that the processor charged by itself, of no contribution.
create function private.import_fee(line jsonb, import uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  fee constant uuid := gen_random_uuid();
begin
  insert into public.ledger_entries (id, type, amount_cents, received_on, purpose, date_confirmed, user_id, client_created_at)
  values (
    fee, 'fee', (line ->> 'cents')::bigint, (line ->> 'on')::date, 'Fee of the payment processor',
    coalesce((line ->> 'date_confirmed')::boolean, false), auth.uid(), now()
  );
  insert into private.money_import_lines (key, import_id, row, entry_id, payout, payout_on)
  values (line ->> 'key', import, (line ->> 'row')::integer, fee, line ->> 'payout', (line ->> 'payout_on')::date);
end
$$;
comment on function private.import_fee(jsonb, uuid) is 'Writes one fee of a file that belongs to no contribution.';

create function public.import_money(import uuid, first integer, upto integer, lines jsonb, left_out integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept private.money_imports := private.money_import_of(import_money.import);
  given jsonb := lines;
  fresh jsonb;
  rows_added integer[] := '{}';
  rows_refused integer[] := '{}';
  rows_paid integer[] := '{}';
  rows_given integer;
  refused jsonb := '[]';
  one jsonb;
  problem text;
begin
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  -- A batch sent again after a lost answer changes nothing, and is told how far the file is.
  if kept.rows_done >= upto then
    return jsonb_build_array(to_jsonb(kept) - 'imported_by' || jsonb_build_object('refused', refused));
  end if;
  -- Somebody else may have begun it with other columns, and brought something in, since this was begun.
  if exists (
    select 1 from private.money_imports as other where other.sha256 = kept.sha256 and other.columns <> kept.columns and other.added > 0
  ) then
    raise exception 'This file was brought in with other columns. Choose the same ones again.' using errcode = 'PT409';
  end if;
  -- Before any gift is held: who puts one right takes them in this order too.
  perform private.one_at_a_time('ledger');
  if num_nulls(first, upto, given, import_money.left_out) > 0 or jsonb_typeof(given) <> 'array' then
    raise check_violation;
  end if;
  if kept.rows_done <> first or upto > kept.rows_total or upto - first > 500 then
    raise exception 'This import has gone on elsewhere. Choose the file again.' using errcode = 'PT409';
  end if;
  -- One row may hold a contribution and its refund.
  select count(distinct each.said ->> 'row') into rows_given from jsonb_array_elements(given) as each (said);
  if import_money.left_out < 0 or rows_given + import_money.left_out <> upto - first or exists (
    select 1 from jsonb_array_elements(given) as each (said)
    where jsonb_typeof(said) <> 'object' or not coalesce(
      jsonb_typeof(said -> 'key') = 'string'
        and split_part(said ->> 'key', ':', 1) = any (case kept.source when 'csv' then array['csv', 'ref'] else array[kept.source] end)
        and said ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$' and (said ->> 'cents')::bigint > 0
        -- A title may stand above the headings, and a refund is sent after what it refunds.
        and (said ->> 'row')::numeric between 2 and 20016
        and said ->> 'what' in ('gift', 'refund', 'fee', 'payout')
        and (said ->> 'what' <> 'gift' or (
          jsonb_typeof(said -> 'giver') = 'object' and said ->> 'method' in ('check', 'cash', 'card', 'transfer')
          and private.text_length(said -> 'giver' ->> 'name') >= 2
        )),
      false
    )
  ) then
    raise check_violation;
  end if;

  select jsonb_agg(line.said || jsonb_build_object(
    'entry_id', gen_random_uuid(), 'fee_id', case when coalesce((line.said ->> 'fee_cents')::bigint, 0) > 0 then gen_random_uuid() end,
    'giver_key', coalesce(private.giver_key(line.said -> 'giver'), 'row ' || (line.said ->> 'row'))
  )) into fresh
  from (
    select distinct on (each.said ->> 'key') each.said from jsonb_array_elements(given) as each (said)
    where each.said ->> 'what' = 'gift'
      and not exists (select 1 from private.money_import_lines as known where known.key = each.said ->> 'key')
    order by each.said ->> 'key', (each.said ->> 'row')::integer
  ) as line;

  if fresh is not null then
    rows_added := array(select (each.said ->> 'row')::integer from jsonb_array_elements(fresh) as each (said));
    with who as (
      select named.key, coalesce(known.contributor_id, gen_random_uuid()) as id, known.contributor_id is null as is_new
      from (select distinct each.said ->> 'giver_key' as key from jsonb_array_elements(fresh) as each (said)) as named
      left join private.money_import_givers as known on known.key = named.key
    ), made as (
      insert into public.contributors (id, user_id) select who.id, auth.uid() from who where who.is_new
    ), noted as (
      insert into private.money_import_givers (key, contributor_id)
      select who.key, who.id from who where who.is_new and who.key !~ '^row '
    )
    select jsonb_agg(each.said || jsonb_build_object('contributor_id', who.id)) into fresh
    from jsonb_array_elements(fresh) as each (said) join who on who.key = each.said ->> 'giver_key';

    -- Who they were at their newest gift, where that is news.
    insert into public.contributor_versions (
      id, contributor_id, kind, name, street, city, state, postcode, employer, occupation, email, phone, user_id, client_created_at
    )
    select gen_random_uuid(), told.who, coalesce(told.kind, known.kind, 'IND'), told.name, told.street, told.city, told.state, told.postcode, told.employer,
      told.occupation, told.email, told.phone, auth.uid(), told.at
    from (
      select distinct on (each.said ->> 'contributor_id') (each.said ->> 'contributor_id')::uuid as who,
        -- Where the file does not say, whoever is known stays what they are: else an organization would be a person again.
        giver ->> 'kind' as kind, giver ->> 'name' as name, giver ->> 'street' as street, giver ->> 'city' as city,
        giver ->> 'state' as state, giver ->> 'postcode' as postcode, giver ->> 'employer' as employer,
        giver ->> 'occupation' as occupation, giver ->> 'email' as email, giver ->> 'phone' as phone,
        coalesce((each.said ->> 'at')::timestamptz, (each.said ->> 'on')::date + interval '12 hours') as at
      from jsonb_array_elements(fresh) as each (said) cross join lateral (select each.said -> 'giver' as giver) as of_line
      order by each.said ->> 'contributor_id', coalesce((each.said ->> 'at')::timestamptz, (each.said ->> 'on')::date + interval '12 hours') desc,
        (each.said ->> 'row')::integer desc
    ) as told
    left join lateral (
      select version.* from public.contributor_versions as version where version.contributor_id = told.who
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    where known.id is null or (
      told.at > known.happened_at
      and (known.kind, known.name, known.street, known.city, known.state, known.postcode, known.employer, known.occupation, known.email, known.phone)
        is distinct from
        (coalesce(told.kind, known.kind), told.name, told.street, told.city, told.state, told.postcode, told.employer, told.occupation, told.email, told.phone)
    );

    -- One statement for the gifts and their fees: what is counted after it is counted once.
    insert into public.ledger_entries (
      id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, memo, date_confirmed, user_id,
      client_created_at
    )
    select (each.said ->> 'entry_id')::uuid, 'contribution', (each.said ->> 'cents')::bigint, (each.said ->> 'contributor_id')::uuid,
      (each.said ->> 'on')::date, each.said ->> 'election', each.said ->> 'method', each.said ->> 'check_number', null, each.said ->> 'memo',
      coalesce((each.said ->> 'date_confirmed')::boolean, false), auth.uid(), coalesce((each.said ->> 'at')::timestamptz, now())
    from jsonb_array_elements(fresh) as each (said)
    union all
    select (each.said ->> 'fee_id')::uuid, 'fee', (each.said ->> 'fee_cents')::bigint, null, (each.said ->> 'on')::date, null, null, null,
      'Fee of an online gift', null, coalesce((each.said ->> 'date_confirmed')::boolean, false), auth.uid(), coalesce((each.said ->> 'at')::timestamptz, now())
    from jsonb_array_elements(fresh) as each (said) where each.said ->> 'fee_id' is not null;

    insert into private.money_import_lines (key, import_id, row, entry_id, fee_id, payout, payout_on)
    select each.said ->> 'key', kept.id, (each.said ->> 'row')::integer, (each.said ->> 'entry_id')::uuid, (each.said ->> 'fee_id')::uuid,
      each.said ->> 'payout', (each.said ->> 'payout_on')::date
    from jsonb_array_elements(fresh) as each (said);
  end if;

  for one in
    select each.said from jsonb_array_elements(given) as each (said) where each.said ->> 'what' in ('refund', 'fee')
    order by (each.said ->> 'row')::integer
  loop
    continue when exists (select 1 from private.money_import_lines as known where known.key = one ->> 'key');
    problem := null;
    if one ->> 'what' = 'fee' then
      perform private.import_fee(one, kept.id);
    else
      problem := private.import_refund(one, kept.id);
    end if;
    if problem is null then
      rows_added := rows_added || (one ->> 'row')::integer;
    else
      refused := refused || jsonb_build_object('row', (one ->> 'row')::integer, 'why', problem);
    end if;
  end loop;

  -- By rows, not by lines: a row of which anything is new was added.
  rows_added := array(select distinct each.row from unnest(rows_added) as each (row));
  rows_refused := array(
    select distinct (each.said ->> 'row')::integer from jsonb_array_elements(refused) as each (said)
    where (each.said ->> 'row')::integer <> all (rows_added)
  );
  rows_paid := array(
    select distinct (each.said ->> 'row')::integer from jsonb_array_elements(given) as each (said)
    where each.said ->> 'what' = 'payout' and (each.said ->> 'row')::integer <> all (rows_added || rows_refused)
  );

  update private.money_imports as progress set
    rows_done = upto, added = progress.added + cardinality(rows_added), payouts = progress.payouts + cardinality(rows_paid),
    left_out = progress.left_out + import_money.left_out + cardinality(rows_refused),
    known = progress.known + rows_given - cardinality(rows_refused) - cardinality(rows_added) - cardinality(rows_paid),
    finished_at = case when upto = progress.rows_total then now() end
  where progress.id = kept.id returning progress.* into kept;
  return jsonb_build_array(to_jsonb(kept) - 'imported_by' || jsonb_build_object('refused', refused));
exception
  when check_violation or not_null_violation or unique_violation or foreign_key_violation or invalid_text_representation
    or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format then
    raise exception 'A gift in a file has a giver, a day and an amount.' using errcode = '22023';
end
$$;
comment on function public.import_money(uuid, integer, integer, jsonb, integer) is
  'Takes what stands in the next rows of a file, up to upto, says how far it is and which refunds could not be one; a batch, or a line, that is '
  'in already changes nothing. Raises 42501 for who does not keep the books, PT409 when the import has gone on elsewhere, 22023 for bad input.';

create function public.list_money_imports() returns table (
  id uuid, source text, file_name text, rows_total integer, rows_done integer, added integer, known integer, left_out integer, payouts integer,
  by_name text, created_at timestamptz, finished_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return query
    select kept.id, kept.source, kept.file_name, kept.rows_total, kept.rows_done, kept.added, kept.known, kept.left_out, kept.payouts,
      private.name_of(kept.imported_by), kept.created_at, kept.finished_at
    from private.money_imports as kept order by kept.created_at desc, kept.id limit 50;
end
$$;
comment on function public.list_money_imports() is 'The latest files of gifts and who brought them in. Raises 42501 for who does not keep the books.';

create function private.grants_for_money_imports() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.begin_money_import(text, text, text, text, integer), public.known_money_lines(jsonb), public.like_money_lines(jsonb),
    public.import_money(uuid, integer, integer, jsonb, integer), public.list_money_imports()
    to authenticated;
end
$$;
comment on function private.grants_for_money_imports() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
