-- What the pages about deposits and the bank ask and do: the slips, files of the bank, what is one with what, and whether ledger, bank and
-- report say the same.

create function public.money_deposits() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  all_of_it constant boolean := private.may('keep_books');
begin
  perform private.require_permission('take_money');
  return (
    with lying as materialized (
      select item.id, item.cents, item.way, item.on_day, item.slip_id, item.state, item.match_id, known.name, entry.check_number
      from private.cash_items as item join public.ledger_entries as entry on entry.id = item.id
      left join lateral (
        select version.name from public.contributor_versions as version where version.contributor_id = entry.contributor_id
        order by version.happened_at desc, version.arrival desc limit 1
      ) as known on true
      where (item.state = 'hand' or item.slip_id is not null) and (all_of_it or entry.user_id = me)
      -- What nobody has put anywhere comes first, or a check forgotten in a drawer is in no list once there are many slips.
      order by item.slip_id is null desc, item.on_day desc, item.id limit 2000
    ), mine as materialized (
      select began.slip_id, began.user_id as begun_by, began.client_created_at as begun_at, began.arrival
      from (
        select distinct on (one.slip_id) one.* from public.deposit_events as one
        where all_of_it or exists (
          select 1 from public.deposit_events as own where own.slip_id = one.slip_id and me in (own.user_id, own.to_user)
        )
        order by one.slip_id, one.arrival
      ) as began order by began.arrival desc limit 200
    ), slip as (
      select mine.*, handed.id as gives_id, handed.to_user, handed.user_id as from_user, handed.client_created_at as given_at,
        banked.happened_on, banked.bank_reference, now_so.holder, now_so.deposited_by,
        (select coalesce(jsonb_agg(jsonb_build_object(
          'id', lying.id, 'cents', lying.cents, 'way', lying.way, 'on', lying.on_day, 'name', lying.name, 'check_number', lying.check_number
        ) order by lying.on_day, lying.id), '[]') from lying where lying.slip_id = mine.slip_id) as items,
        (select coalesce(sum(item.cents), 0) from private.cash_items as item where item.slip_id = mine.slip_id) as cents,
        (select count(*) from private.cash_items as item where item.slip_id = mine.slip_id) as pieces,
        exists (select 1 from private.cash_items as item where item.slip_id = mine.slip_id and item.match_id is not null) as in_bank
      from mine
      cross join lateral private.slip_now(mine.slip_id) as now_so
      left join lateral (
        select given.* from public.deposit_events as given where given.slip_id = mine.slip_id and given.action = 'give' and given.counts
        order by given.arrival desc limit 1
      ) as last on true
      -- Handed back to oneself, nothing waits.
      left join lateral (
        select last.* where last.id is not null and last.to_user is distinct from last.user_id
          and not exists (select 1 from public.deposit_events as took where took.gives_id = last.id)
      ) as handed on true
      left join lateral (
        select done.* from public.deposit_events as done where done.slip_id = mine.slip_id and done.action in ('deposit', 'reopen') and done.counts
        order by done.arrival desc limit 1
      ) as said on true
      left join lateral (select said.happened_on, said.bank_reference where said.action = 'deposit') as banked on true
    )
    select jsonb_build_array(private.money_stamp() || jsonb_build_object(
      'days', (
        select min((rule.value ->> 'days')::integer) from jsonb_array_elements(private.rules_on(private.town_day())) as rule
        where rule.value ->> 'kind' = 'deposit'
      ),
      'hand', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', lying.id, 'cents', lying.cents, 'way', lying.way, 'on', lying.on_day, 'name', lying.name, 'check_number', lying.check_number
      ) order by lying.on_day, lying.id), '[]') from lying where lying.slip_id is null),
      'slips', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', slip.slip_id, 'begun_at', slip.begun_at, 'by_name', private.name_of(slip.begun_by),
        'holder', slip.holder, 'holder_name', private.name_of(slip.holder),
        'gives_id', slip.gives_id, 'to_user', slip.to_user, 'to_name', private.name_of(slip.to_user), 'given_at', slip.given_at,
        'deposited_on', slip.happened_on, 'deposited_by', slip.deposited_by, 'bank_reference', slip.bank_reference, 'in_bank', slip.in_bank,
        'cents', slip.cents, 'pieces', slip.pieces, 'items', slip.items
      ) order by slip.arrival desc), '[]') from slip where slip.pieces > 0),
      -- Two phones without a signal, one check: it lies where it was put first, and whoever put it second is told, until they take it off.
      'elsewhere', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'slip', again.slip_id, 'entry', again.entry_id, 'cents', item.cents, 'way', item.way, 'on', item.on_day, 'name', known.name,
          'check_number', entry.check_number, 'on_slip', item.slip_id, 'with_name', private.name_of(there.holder), 'by_name', private.name_of((
            select put.user_id from public.deposit_events as put
            where put.slip_id = item.slip_id and put.entry_id = again.entry_id and put.action = 'put' and put.counts order by put.arrival limit 1
          ))
        ) order by item.on_day, item.id, again.slip_id), '[]')
        from (
          select distinct on (put.slip_id, put.entry_id) put.* from public.deposit_events as put
          where put.user_id = me and (put.action = 'put' and put.counts or put.action = 'off') order by put.slip_id, put.entry_id, put.arrival desc limit 1000
        ) as again
        join public.ledger_entries as entry on entry.id = again.entry_id
        join private.cash_items as item on item.id = coalesce(entry.item_id, entry.id) and item.slip_id <> again.slip_id
        cross join lateral private.slip_now(item.slip_id) as there
        left join lateral (
          select version.name from public.contributor_versions as version where version.contributor_id = entry.contributor_id
          order by version.happened_at desc, version.arrival desc limit 1
        ) as known on true
        where again.action = 'put' and (all_of_it or entry.user_id = me)
      ),
      -- What a phone noted and this list has already.
      'mine', (
        select coalesce(jsonb_agg(own.id), '[]')
        from (select one.id from public.deposit_events as one where one.user_id = me order by one.arrival desc limit 1000) as own
      ),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', person.user_id, 'name', private.name_of(person.user_id)) order by private.name_of(person.user_id)), '[]')
        from (
          select distinct held.user_id from public.user_roles as held
          join private.permissions as known on known.name = 'take_money' and held.role = any (known.roles)
          where held.user_id <> me and not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
        ) as person
      )
    ))
  );
end
$$;
comment on function public.money_deposits() is
  'Checks and cash in hand, the slips with what lies on them and where they are, what the caller put on a slip that lay on another already, '
  'and whom they may be handed to; for who collects, what they took and the slips that were in their hands. Raises 42501 for who takes no '
  'money.';

-- Files.

create function public.begin_bank_file(
  sha256 text, account text, columns text, file_name text, rows_total integer, kind text default 'bank', account_ref text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.bank_files;
begin
  perform private.require_permission('keep_books');
  perform private.one_at_a_time('bank files');
  -- Under another name of the account, or read otherwise, every line of it would be another and stand here twice.
  if exists (
    select 1 from private.bank_files as before
    where before.sha256 = begin_bank_file.sha256 and before.rows_done > before.left_out
      and (before.account, before.columns) is distinct from (btrim(begin_bank_file.account), begin_bank_file.columns)
  ) or exists (
    select 1 from private.bank_files as before
    where before.account_ref = begin_bank_file.account_ref and before.rows_done > before.left_out
      and before.account <> btrim(begin_bank_file.account)
  ) then
    raise exception 'This file was brought in under another account or with other columns. Choose the same ones again.' using errcode = 'PT409';
  end if;
  -- Two accounts under one name would be one.
  if exists (
    select 1 from private.bank_files as before
    where before.account = btrim(begin_bank_file.account) and before.rows_done > before.left_out
      and right(before.account_ref, 4) <> right(begin_bank_file.account_ref, 4)
  ) then
    raise exception 'Another account has this name. Choose a different name.' using errcode = 'PT409';
  end if;
  insert into private.bank_files as one (sha256, account, account_ref, kind, columns, file_name, rows_total)
  values (
    begin_bank_file.sha256, btrim(begin_bank_file.account), begin_bank_file.account_ref, begin_bank_file.kind, begin_bank_file.columns,
    begin_bank_file.file_name, begin_bank_file.rows_total
  )
  on conflict on constraint bank_files_once do nothing;
  select * into kept from private.bank_files as one
  where one.sha256 = begin_bank_file.sha256 and one.account = btrim(begin_bank_file.account) and one.columns = begin_bank_file.columns;
  if kept.rows_total <> begin_bank_file.rows_total then
    raise exception 'This import was begun with another number of rows. Choose the file again.' using errcode = 'PT409';
  end if;
  return jsonb_build_array(jsonb_build_object('id', kept.id, 'rows_done', kept.rows_done));
exception when check_violation or not_null_violation then
  raise exception 'A file of the bank has a name, an account, and 1 to 20,000 rows.' using errcode = '22023';
end
$$;
comment on function public.begin_bank_file(text, text, text, text, integer, text, text) is
  'The import of one account of this file, new or as far as it is, for every bookkeeper. Raises 42501 without the permission to keep the '
  'books, 22023 for bad input, PT409 where it was begun with another number of rows, where lines of it are in under another account or '
  'other columns, and where the name is another account''s.';

-- The bank's id, date and amount say which line it is; without an id its text does. A bank may change the text of a line it gave an id.
create function private.bank_line_key(posted_on date, cents bigint, bank_id text, description text, reference text) returns text
language sql immutable set search_path = ''
as $$
  select md5(concat_ws('|', to_char(posted_on, 'YYYY-MM-DD'), cents, case
    when bank_id is null then 'text|' || regexp_replace(lower(btrim(description)), '\s+', ' ', 'g') || '|' || coalesce(reference, '')
    else 'id|' || bank_id
  end))
$$;
comment on function private.bank_line_key(date, bigint, text, text, text) is
  'What a line of an account is known again by, together with which of its equals of the file it is.';

-- Given lines as rows; raises check_violation for what is none.
create function private.bank_lines_given(lines jsonb) returns table (
  line_row integer, posted_on date, cents bigint, description text, reference text, bank_id text, occurrence integer, answer text,
  fingerprint text
)
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or exists (
    select 1 from jsonb_array_elements(lines) as each (said)
    where jsonb_typeof(said) <> 'object' or not coalesce(
      jsonb_typeof(said -> 'description') = 'string' and said ->> 'posted_on' ~ '^\d{4}-\d{2}-\d{2}$'
        and said ->> 'cents' ~ '^-?\d{1,13}$' and said ->> 'row' ~ '^\d{1,6}$' and said ->> 'occurrence' ~ '^\d{1,5}$'
        and coalesce(said ->> 'answer', 'same') in ('same', 'other'),
      false
    )
  ) then
    raise check_violation;
  end if;
  return query
  select said.row, said.posted_on, said.cents, said.description, said.reference, said.bank_id, said.occurrence, said.answer,
    private.bank_line_key(said.posted_on, said.cents, said.bank_id, said.description, said.reference)
  from jsonb_to_recordset(lines) as said (
    row integer, posted_on date, cents bigint, description text, reference text, bank_id text, occurrence integer, answer text
  );
end
$$;
comment on function private.bank_lines_given(jsonb) is 'Lines of the bank as they are sent, each with what it is known again by.';

-- A bank that gives new ids at each download, or the same month as OFX and as CSV: the same money, and no line of one is a line of the
-- other. What is in of the same date and amount, and is none of the given lines, may be one of them: a person says whether it is.
create function public.like_bank_lines(account text, sha256 text, lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  given jsonb := lines;
begin
  perform private.require_permission('keep_books');
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  if account is null or sha256 is null or jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 20000 then
    raise check_violation;
  end if;
  return (
    with told as materialized (
      select * from private.bank_lines_given(given)
    ), kept as materialized (
      select line.id, line.posted_on, line.cents, line.description, line.reference, line.bank_id, line.fingerprint, line.occurrence,
        file.sha256 = like_bank_lines.sha256 as own
      from private.bank_lines as line join private.bank_files as file on file.id = line.file_id
      where line.account = btrim(like_bank_lines.account)
        and line.posted_on between (select min(told.posted_on) from told) - 7 and (select max(told.posted_on) from told) + 7
    ), fresh as materialized (
      select told.* from told
      where not exists (select 1 from kept where (kept.fingerprint, kept.occurrence) = (told.fingerprint, told.occurrence))
    ), free as materialized (
      select kept.* from kept
      where not kept.own and not exists (select 1 from told where (told.fingerprint, told.occurrence) = (kept.fingerprint, kept.occurrence))
    ), numbered as (
      select fresh.*, row_number() over (
        partition by fresh.posted_on, fresh.cents
        order by exists (
          select 1 from free where (free.posted_on, free.cents) = (fresh.posted_on, fresh.cents) and lower(free.description) = lower(fresh.description)
        ) desc, fresh.line_row
      ) as n from fresh
    ), paired as (
      select free.*, row_number() over (
        partition by free.posted_on, free.cents
        order by exists (
          select 1 from fresh where (fresh.posted_on, fresh.cents) = (free.posted_on, free.cents) and lower(free.description) = lower(fresh.description)
        ) desc, free.id
      ) as n from free
    ), moved as (
      -- Posted some days later than it was pending, under the id it had.
      select distinct on (numbered.line_row) numbered.line_row, free.posted_on, free.description from numbered
      join free on free.bank_id = numbered.bank_id and free.cents = numbered.cents and free.posted_on <> numbered.posted_on
        and abs(free.posted_on - numbered.posted_on) <= 7
      order by numbered.line_row, abs(free.posted_on - numbered.posted_on), free.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'row', numbered.line_row, 'on', coalesce(paired.posted_on, moved.posted_on), 'text', coalesce(paired.description, moved.description)
    ) order by numbered.line_row), '[]')
    from numbered
    left join paired on (paired.posted_on, paired.cents, paired.n) = (numbered.posted_on, numbered.cents, numbered.n)
    left join moved on moved.line_row = numbered.line_row
    where paired.id is not null or moved.line_row is not null
  );
exception
  when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format then
    raise exception 'A line of the bank has a day, an amount and a text.' using errcode = '22023';
end
$$;
comment on function public.like_bank_lines(text, text, jsonb) is
  'Which of these lines of an account look like one that is in and is none of them: with the date and text of that one. Lines of the file '
  'itself are left out. Raises 42501 without the permission to keep the books, 22023 for bad input.';

create function public.import_bank_lines(file uuid, first integer, upto integer, lines jsonb, left_out integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.bank_files;
  given jsonb := lines;
  fresh integer;
begin
  perform private.require_permission('keep_books');
  -- Two files of one account at once would not see what looks alike in the other.
  perform private.one_at_a_time('bank files');
  select * into kept from private.bank_files as one where one.id = import_bank_lines.file for update;
  if kept.id is null then
    raise exception 'There is no such file of the bank.' using errcode = '22023';
  end if;
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  -- A batch sent again after a lost answer changes nothing, and is told how far the file is.
  if upto is null or kept.rows_done < upto then
    if num_nulls(first, upto, given, import_bank_lines.left_out) > 0 or jsonb_typeof(given) <> 'array' then
      raise check_violation;
    end if;
    if kept.rows_done <> first or upto > kept.rows_total or upto - first > 500 then
      raise exception 'This import has gone on elsewhere. Choose the file again.' using errcode = 'PT409';
    end if;
    if import_bank_lines.left_out < 0 or jsonb_array_length(given) + import_bank_lines.left_out <> upto - first then
      raise check_violation;
    end if;
    -- A line that looks like one that is in needs a person's answer: without it nothing is doubled and nothing dropped.
    if exists (
      with told as materialized (
        select * from private.bank_lines_given(given)
      ), open as (
        select told.posted_on, told.cents, count(*) filter (where told.answer is null) as open, count(told.answer) as answered
        from told
        where not exists (
          select 1 from private.bank_lines as line
          where (line.account, line.fingerprint, line.occurrence) = (kept.account, told.fingerprint, told.occurrence)
        )
        group by told.posted_on, told.cents
      )
      select 1 from open where open.open > 0 and open.answered < (
        select count(*) from private.bank_lines as line
        where (line.account, line.posted_on, line.cents) = (kept.account, open.posted_on, open.cents) and line.file_id <> kept.id
          and not exists (select 1 from told where (told.fingerprint, told.occurrence) = (line.fingerprint, line.occurrence))
      )
    ) then
      raise exception 'Some lines look like lines you already have. Choose the file again.' using errcode = 'PT409';
    end if;
    insert into private.bank_lines (file_id, row, account, posted_on, cents, description, reference, bank_id, fingerprint, occurrence)
    select kept.id, said.line_row, kept.account, said.posted_on, said.cents, said.description, said.reference, said.bank_id, said.fingerprint,
      said.occurrence
    from private.bank_lines_given(given) as said where said.answer is distinct from 'same'
    on conflict on constraint bank_lines_once do nothing;
    get diagnostics fresh = row_count;
    update private.bank_files as progress set
      rows_done = upto, left_out = progress.left_out + import_bank_lines.left_out, known = progress.known + jsonb_array_length(given) - fresh,
      finished_at = case when upto = progress.rows_total then now() end
    where progress.id = kept.id returning * into kept;
  end if;
  return jsonb_build_array(jsonb_build_object('id', kept.id, 'rows_done', kept.rows_done, 'left_out', kept.left_out, 'known', kept.known));
exception
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range
    or datetime_field_overflow or invalid_datetime_format then
    raise exception 'A line of the bank has a day, an amount and a text.' using errcode = '22023';
end
$$;
comment on function public.import_bank_lines(uuid, integer, integer, jsonb, integer) is
  'Takes rows first+1 to upto of a file and says how far it is; a line that is in already, of this file or another, is counted as known, '
  'and so is one that a person said is the same. Raises 42501 without the permission to keep the books, PT409 when the import has gone on '
  'elsewhere or a line looks like one that is in and no answer was given, 22023 for bad input.';

-- What is one with what.

create function public.match_bank(match uuid, lines uuid[], parts uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  theirs bigint;
  ours bigint;
  slips uuid[];
begin
  perform private.require_permission('keep_books');
  perform private.one_at_a_time('ledger');
  if exists (select 1 from private.bank_matches as done where done.id = match) then
    return '[]';
  end if;
  if match is null or cardinality(lines) not between 1 and 100 or cardinality(parts) not between 1 and 2000
    or lines is null or parts is null
    or cardinality(lines) <> (select count(distinct each.id) from unnest(lines) as each (id))
    or cardinality(parts) <> (select count(distinct each.id) from unnest(parts) as each (id)) then
    raise exception 'Say which lines of the bank are which money.' using errcode = '22023';
  end if;
  select array_agg(distinct item.slip_id) into slips from private.cash_items as item where item.slip_id = any (parts);
  if (select count(*) from private.bank_lines as line where line.id = any (lines) and line.match_id is null) <> cardinality(lines)
    or exists (
      select 1 from unnest(parts) as part (id) where not exists (
        select 1 from private.cash_items as item
        where item.match_id is null and (item.id = part.id and item.slip_id is null or item.slip_id = part.id and item.state = 'way')
      )
    )
    or exists (
      select 1 from private.cash_items as item where item.slip_id = any (parts) and item.match_id is not null
    ) then
    raise exception 'One of these is matched already, or is no longer there.' using errcode = 'PT409';
  end if;
  select sum(line.cents) into theirs from private.bank_lines as line where line.id = any (lines);
  select sum(item.cents) into ours from private.cash_items as item where item.id = any (parts) or item.slip_id = any (parts);
  if theirs <> ours then
    raise exception 'Both sides have to come to the same sum.' using errcode = '22023';
  end if;
  insert into private.bank_matches (id, user_id) values (match, auth.uid());
  insert into private.bank_match_parts (match_id, part_id, slip)
  select match, part.id, coalesce(part.id = any (slips), false) from unnest(parts) as part (id);
  update private.bank_lines as line set match_id = match where line.id = any (lines);
  perform private.recount_items(parts || private.items_on(parts));
  return '[]';
end
$$;
comment on function public.match_bank(uuid, uuid[], uuid[]) is
  'Says that lines of the bank are these slips, payments and gifts, of one sum. Raises 42501 for who does not keep the books, 22023 for '
  'sums that differ, PT409 for what is matched already.';

create function public.undo_bank_match(match uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  touched uuid[];
begin
  perform private.require_permission('keep_books');
  perform private.one_at_a_time('ledger');
  update private.bank_matches as one set undone_at = now(), undone_by = auth.uid()
  where one.id = undo_bank_match.match and one.undone_at is null;
  if found then
    update private.bank_lines as line set match_id = null where line.match_id = undo_bank_match.match;
    select array_agg(part.part_id) into touched from private.bank_match_parts as part where part.match_id = undo_bank_match.match;
    perform private.recount_items(touched || private.items_on(touched));
  elsif not exists (select 1 from private.bank_matches as one where one.id = undo_bank_match.match) then
    raise exception 'There is no such match.' using errcode = '22023';
  end if;
  return '[]';
end
$$;
comment on function public.undo_bank_match(uuid) is
  'Takes back that lines and money are one: both are open again, as before. Raises 42501 for who does not keep the books, 22023 for none.';

-- Whether it adds up.

create function public.money_bank() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return (
    with sums as (
      select item.state, sum(item.cents)::bigint as cents, count(*) as pieces
      from private.cash_items as item where item.state <> 'bank' group by item.state
    ), uneven as materialized (
      -- Each side added up once: asked match by match, 200,000 pieces were fetched one by one.
      select bank.match_id, bank.cents as bank, coalesce(item.cents, 0) as ledger, coalesce(item.pieces, 0) as pieces
      from (
        select line.match_id, sum(line.cents)::bigint as cents from private.bank_lines as line where line.match_id is not null group by line.match_id
      ) as bank left join (
        select each.match_id, sum(each.cents)::bigint as cents, count(*) as pieces
        from private.cash_items as each where each.match_id is not null group by each.match_id
      ) as item on item.match_id = bank.match_id
    ), ledger as (
      select coalesce(sum(private.cash_of(day.type, day.cents)), 0)::bigint as cents
      from private.ledger_days as day
    )
    select jsonb_build_array(private.money_stamp() || jsonb_build_object(
      'ledger_cents', (select ledger.cents from ledger),
      'bank_cents', (select coalesce(sum(line.cents), 0)::bigint from private.bank_lines as line),
      'card_cents', (
        select coalesce(sum(line.cents), 0)::bigint from private.bank_lines as line join private.bank_files as file on file.id = line.file_id
        where file.kind = 'card'
      ),
      'bank_until', (select max(line.posted_on) from private.bank_lines as line),
      'hand_cents', coalesce((select sums.cents from sums where sums.state = 'hand'), 0),
      'way_cents', coalesce((select sums.cents from sums where sums.state = 'way'), 0),
      'out_cents', coalesce((select sums.cents from sums where sums.state = 'out'), 0),
      'open_cents', (select coalesce(sum(line.cents), 0)::bigint from private.bank_lines as line where line.match_id is null),
      'open_lines', (select count(*) from private.bank_lines as line where line.match_id is null),
      'uneven_cents', (select coalesce(sum(uneven.ledger - uneven.bank), 0)::bigint from uneven),
      -- Two that are apart by as much each way are both wrong, though their sum is nothing.
      'uneven_apart_cents', (select coalesce(sum(abs(uneven.ledger - uneven.bank)), 0)::bigint from uneven),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', line.id, 'account', line.account, 'on', line.posted_on, 'cents', line.cents, 'text', line.description, 'reference', line.reference
        ) order by line.posted_on desc, line.id), '[]')
        from (select * from private.bank_lines as every where every.match_id is null order by every.posted_on desc, every.id limit 200) as line
      ),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', item.id, 'cents', item.cents, 'way', item.way, 'on', item.on_day, 'state', item.state, 'name', known.name,
          'type', entry.type, 'check_number', entry.check_number, 'purpose', entry.purpose
        ) order by item.on_day desc, item.id), '[]')
        from (
          select * from private.cash_items as every where every.state <> 'bank' and every.slip_id is null
          order by every.on_day desc, every.id limit 500
        ) as item
        join public.ledger_entries as entry on entry.id = item.id
        left join lateral (
          select version.name from public.contributor_versions as version where version.contributor_id = entry.contributor_id
          order by version.happened_at desc, version.arrival desc limit 1
        ) as known on true
      ),
      -- What a payer's file says came to the bank together, gifts less their fees.
      'payouts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', paid.payout, 'on', paid.payout_on, 'cents', paid.cents, 'parts', paid.parts
        ) order by paid.payout_on desc nulls last, paid.payout), '[]')
        from (
          select line.payout, max(line.payout_on) as payout_on, sum(item.cents)::bigint as cents, jsonb_agg(item.id order by item.id) as parts
          -- From what is open, which is little, and not from every line that ever came.
          from private.cash_items as item cross join lateral (
            select gift.payout, gift.payout_on from private.money_import_lines as gift where gift.entry_id = item.id
            union all
            select fee.payout, fee.payout_on from private.money_import_lines as fee where fee.fee_id = item.id
          ) as line
          where line.payout is not null and item.state <> 'bank' and item.slip_id is null
          group by line.payout having count(*) <= 2000
          order by max(line.payout_on) desc nulls last, line.payout limit 50
        ) as paid
      ),
      'report', (
        select jsonb_build_object('until', last.covers_until, 'cents', last.closing_cents, 'ledger_cents', (
          select coalesce(sum(private.cash_of(day.type, day.cents)), 0)::bigint from private.ledger_days as day where day.day <= last.covers_until
        ))
        from (select * from private.counting_reports() as every order by every.covers_until desc limit 1) as last
      ),
      'slips', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', slip.slip_id, 'cents', slip.cents, 'pieces', slip.pieces, 'on', banked.happened_on, 'reference', banked.bank_reference
        ) order by banked.happened_on desc), '[]')
        from (
          select item.slip_id, sum(item.cents)::bigint as cents, count(*) as pieces from private.cash_items as item
          where item.state = 'way' and item.slip_id is not null group by item.slip_id
        ) as slip join lateral (
          select done.happened_on, done.bank_reference from public.deposit_events as done
          where done.slip_id = slip.slip_id and done.action = 'deposit' order by done.arrival desc limit 1
        ) as banked on true
      ),
      'matches', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', one.id, 'at', one.created_at, 'by_name', private.name_of(one.user_id), 'bank_cents', uneven.bank, 'ledger_cents', uneven.ledger,
          'lines', (
            select jsonb_agg(jsonb_build_object('on', line.posted_on, 'cents', line.cents, 'text', line.description) order by line.posted_on)
            from private.bank_lines as line where line.match_id = one.id
          ),
          'pieces', uneven.pieces
        ) order by one.uneven desc, one.created_at desc), '[]')
        from (
          select match.*, each.bank <> each.ledger as uneven from private.bank_matches as match join uneven as each on each.match_id = match.id
          order by each.bank <> each.ledger desc, match.created_at desc limit 50
        ) as one join uneven on uneven.match_id = one.id
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.file_name, 'account', file.account, 'ref', file.account_ref, 'kind', file.kind,
          'rows', file.rows_total, 'done', file.rows_done, 'left_out', file.left_out, 'known', file.known, 'at', file.created_at
        ) order by file.created_at desc), '[]')
        from (select * from private.bank_files as every order by every.created_at desc limit 20) as file
      )
    ))
  );
end
$$;
comment on function public.money_bank() is
  'Ledger, bank, the last report, and what lies between: in hand, on its way, paid and not yet seen, lines nobody explained, matches whose '
  'sums no longer agree; with the newest rows of each. Raises 42501 for who does not keep the books.';

create function private.grants_for_bank() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.money_deposits(), public.money_bank(), public.begin_bank_file(text, text, text, text, integer, text, text),
    public.like_bank_lines(text, text, jsonb),
    public.import_bank_lines(uuid, integer, integer, jsonb, integer), public.match_bank(uuid, uuid[], uuid[]), public.undo_bank_match(uuid)
    to authenticated;
end
$$;
comment on function private.grants_for_bank() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
