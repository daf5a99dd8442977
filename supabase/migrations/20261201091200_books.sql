-- What those who keep the books ask and do: the book of givers, the ledger's pages, totals, duties, and one action for each kind of putting right.

create function private.money_stamp() returns jsonb
language sql stable set search_path = ''
as $$ select jsonb_build_object('as_of', now(), 'today', private.town_day()) $$;
comment on function private.money_stamp() is 'When an answer about money was computed.';

-- json, not jsonb: of 25,000 gifts the text is put together in half the time.
create function private.book_lines(whose uuid[], me uuid, all_of_it boolean) returns json
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
    with shown as materialized (
      -- Who collects is not told that somebody of theirs is also somebody else's.
      select who.id, case when all_of_it then coalesce(whole.root, who.id)
        else (min(who.id::text) over (partition by coalesce(whole.root, who.id)))::uuid end as root
      from public.contributors as who
      left join private.contributor_roots() as whole on whole.id = who.id
      where who.id = any (whose)
    ), counted as materialized (
      -- Joined, not looked up for each gift: over 5,000 givers that was half a minute.
      select one.*, case when all_of_it then one.root else mine.root end as place from private.given(
        (select array_agg(every.id) from (
          select shown.id from shown union
          select whole.id from private.contributor_roots() as whole join shown on shown.root = whole.root where all_of_it
        ) as every)
      ) as one
      left join shown as mine on mine.id = one.contributor_id
      where all_of_it or exists (select 1 from public.ledger_entries as own where own.id = one.id and own.user_id = me)
    ), sums as materialized (
      select one.place as root, json_agg(json_build_object(
        'id', one.id, 'on', one.counts_on, 'cents', one.cents, 'election', one.election_id, 'method', one.method
      ) order by one.counts_on, one.arrival) as gifts
      from counted as one group by one.place
    )
    select coalesce(json_agg(json_build_object(
      'id', shown.id, 'root', shown.root, 'kind', coalesce(known.kind, 'IND'), 'name', known.name, 'street', known.street,
      'city', known.city, 'state', known.state, 'postcode', known.postcode, 'employer', known.employer, 'occupation', known.occupation,
      'gifts', coalesce(sums.gifts, '[]'::json)
    ) order by known.name, shown.id), '[]'::json)
    from shown left join lateral (
      select version.* from public.contributor_versions as version where version.contributor_id = shown.id
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    left join sums on sums.root = shown.root
  );
end
$$;
comment on function private.book_lines(uuid[], uuid, boolean) is
  'These givers as the book has them; with all_of_it what everybody noted of them, else what this person did.';

create function public.money_book() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  all_of_it constant boolean := private.may('keep_books');
begin
  perform private.require_permission('take_money');
  return private.book_lines(array(
    select one.id from public.contributors as one where all_of_it or one.user_id = me order by one.created_at desc limit 5000
  ), me, all_of_it);
end
$$;
comment on function public.money_book() is
  'Who gave, as they are known now, with what counts for limits; for who collects, whom they brought in, and of what these gave only '
  'what they took in themselves. At most 5,000, the newest. '
  'Raises 42501 for who takes no money.';

create function public.money_ledger(
  before_on date default null, before_arrival bigint default null, of_contributor uuid default null, most integer default 50,
  of_entry uuid default null, words text default null, sum_cents bigint default null, of_type text default null,
  first_on date default null, last_on date default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := auth.uid();
  all_of_it constant boolean := private.may('keep_books');
  patterns constant text[] := array(
    select '%' || part.word || '%' from unnest(string_to_array(btrim(private.name_key(left(words, 100))), ' ')) as part (word)
    where part.word <> '' limit 8
  );
  -- Their names, looked up once; who collects finds by those whom they brought in.
  named uuid[] := '{}';
begin
  perform private.require_permission('take_money');
  if cardinality(patterns) > 0 then
    named := array(
      select known.contributor_id from private.giver_words as known where known.words like all (patterns)
        and (all_of_it or exists (select 1 from public.contributors as own where own.id = known.contributor_id and own.user_id = me))
    );
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.id, 'arrival', entry.arrival, 'type', entry.type, 'amount_cents', entry.amount_cents,
      'contributor_id', entry.contributor_id, 'name', known.name, 'received_on', entry.received_on, 'election_id', entry.election_id,
      'method', entry.method, 'check_number', entry.check_number, 'purpose', entry.purpose, 'memo', entry.memo,
      'signed', entry.statement_version is not null, 'action', entry.action, 'reason', entry.reason, 'group_id', entry.group_id,
      'reverses_id', entry.reverses_id, 'refunds_id', entry.refunds_id, 'by_name', private.name_of(entry.user_id),
      'mine', entry.user_id is not distinct from me, 'at', entry.client_created_at,
      'reversed', exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id),
      'refunded_cents', (
        select coalesce(sum(back.amount_cents), 0) from public.ledger_entries as back where back.refunds_id = entry.id
      ),
      'pictures', (select count(*) from public.entry_pictures as seen where seen.entry_id = entry.id),
      'approved', exists (select 1 from public.entry_approvals as ok where ok.entry_id = entry.id)
    ) order by entry.received_on desc, entry.arrival desc), '[]')
    from (
      select * from public.ledger_entries as one
      where (all_of_it or one.user_id = me)
        and (of_contributor is null or one.contributor_id = of_contributor)
        and (of_entry is null or one.id = of_entry)
        and (of_type is null or one.type = of_type)
        and (first_on is null or one.received_on >= first_on) and (last_on is null or one.received_on <= last_on)
        and (
          (sum_cents is null and coalesce(btrim(words), '') = '') or abs(one.amount_cents) = sum_cents
          or (cardinality(patterns) > 0 and (
            one.contributor_id = any (named) or lower(one.check_number) like all (patterns)
            -- Few entries say either: of those that say neither nothing is asked.
            or (coalesce(one.purpose, one.memo) is not null and private.name_key(concat_ws(' ', one.purpose, one.memo)) like all (patterns))
          ))
        )
        and (before_arrival is null or (one.received_on, one.arrival) < (before_on, before_arrival))
      order by one.received_on desc, one.arrival desc limit least(greatest(most, 0), 200)
    ) as entry
    left join lateral (
      select version.name from public.contributor_versions as version where version.contributor_id = entry.contributor_id
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
  );
end
$$;
comment on function public.money_ledger(date, bigint, uuid, integer, uuid, text, bigint, text, date, date) is
  'A page of the ledger, the newest day first, at most 200; the next is what lies before the last. One entry, or those of words (of the '
  'giver, the check number, the purpose, the note) or a sum, of a type, of days. For who collects, their own. Raises 42501 for who takes no money.';

create function public.money_loans() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return (
    with whole as materialized (select * from private.contributor_roots()),
    lent as (
      select coalesce(whole.root, entry.contributor_id) as root,
        sum(entry.amount_cents) filter (where entry.type = 'loan') as lent_cents,
        coalesce(sum(entry.amount_cents) filter (where entry.type = 'loan_payment'), 0) as paid_cents,
        min(entry.received_on) filter (where entry.type = 'loan' and entry.reverses_id is null and not exists (
          select 1 from public.ledger_entries as back where back.reverses_id = entry.id
        )) as since,
        -- So that a phone counts none of them twice.
        jsonb_agg(entry.id order by entry.arrival) as entries
      from public.ledger_entries as entry left join whole on whole.id = entry.contributor_id
      where entry.type in ('loan', 'loan_payment')
      group by 1
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', lent.root, 'name', known.name, 'kind', coalesce(known.kind, 'IND'), 'lent_cents', lent.lent_cents, 'paid_cents', lent.paid_cents, 'since', lent.since,
      'entries', lent.entries
    ) order by lent.since, lent.root), '[]')
    from lent left join lateral (
      select version.name, version.kind from public.contributor_versions as version where version.contributor_id = lent.root
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    where lent.lent_cents > lent.paid_cents
  );
end
$$;
comment on function public.money_loans() is
  'Who lent and is not paid back yet, how much and since when. Raises 42501 for who does not keep the books.';

create function public.money_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.town_day();
begin
  perform private.require_permission('see_totals');
  return (
    with one as materialized (
      select day.*, case when day.type = 'refund' then -day.cents when day.type in ('contribution', 'in_kind') then day.cents else 0 end as raised,
        case when day.type in ('expenditure', 'fee', 'in_kind') then day.cents else 0 end as spent
      from private.ledger_days as day
    )
    select jsonb_build_array(private.money_stamp() || jsonb_build_object(
      'raised_cents', coalesce(sum(one.raised), 0),
      'spent_cents', coalesce(sum(one.spent), 0),
      -- src/features/money/model/entry.ts says the same.
      'cash_cents', coalesce(sum(case when one.type in ('contribution', 'loan', 'other') then one.cents
        when one.type <> 'in_kind' then -one.cents end), 0),
      'in_kind_cents', coalesce(sum(one.cents) filter (where one.type = 'in_kind'), 0),
      'owed_cents', coalesce(sum(case one.type when 'loan' then one.cents when 'loan_payment' then -one.cents end), 0),
      'week_cents', coalesce(sum(one.raised) filter (where one.day > today - 7 and one.day <= today), 0),
      'givers', (select count(*) from private.ledger_givers),
      'entries', coalesce(sum(one.entries), 0),
      'months', (
        select coalesce(jsonb_agg(to_jsonb(by_month) order by by_month.month), '[]') from (
          select to_char(each.day, 'YYYY-MM') as month, sum(each.raised) as raised_cents, sum(each.spent) as spent_cents
          from one as each group by 1
        ) as by_month
      )
    ))
    from one
  );
end
$$;
comment on function public.money_overview() is
  'Totals to the cent and by month; nobody''s name. Raises 42501 for who may not see totals.';

create function public.money_obligations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return (
    select coalesce(jsonb_agg(to_jsonb(due) || jsonb_build_object('name', known.name) order by due.due_on, due.key), '[]')
    from private.money_duties() as due left join lateral (
      select version.name from public.contributor_versions as version where version.contributor_id = due.contributor_id
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
  );
end
$$;
comment on function public.money_obligations() is
  'What has to be done, what is due first in front. Raises 42501 for who does not keep the books.';

-- Putting right, each in one action.

create function private.entry_to_change(of_entry uuid) returns public.ledger_entries
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.ledger_entries;
begin
  perform private.require_permission('keep_books');
  -- Two who press at once: the second sees what the first wrote. The ledger before the row, as a file of gifts does it.
  perform private.one_at_a_time('ledger');
  select * into entry from public.ledger_entries as one where one.id = of_entry for update;
  if entry.id is null or entry.reverses_id is not null then
    raise exception 'There is no such entry.' using errcode = '22023';
  end if;
  if exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id) then
    raise exception 'This entry was put right meanwhile.' using errcode = 'PT409';
  end if;
  return entry;
end
$$;
comment on function private.entry_to_change(uuid) is
  'Holds an entry that stands. Raises 42501 for who does not keep the books, 22023 for none, PT409 for one that was taken back.';

create function public.revise_entry(
  of_entry uuid, change uuid, deed text, reason text, replacements jsonb default '[]', somebody jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.ledger_entries;
  origin public.ledger_entries;
  list jsonb := replacements;
  newcomer jsonb := nullif(somebody, 'null');
  one public.ledger_entries;
  each jsonb;
  total bigint := 0;
begin
  perform private.require_permission('keep_books');
  if jsonb_typeof(list) = 'string' and pg_input_is_valid(list #>> '{}', 'jsonb') then
    list := (list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(newcomer) = 'string' and pg_input_is_valid(newcomer #>> '{}', 'jsonb') then
    newcomer := nullif((newcomer #>> '{}')::jsonb, 'null');
  end if;
  if change is null or deed is null or deed not in ('correction', 'redesignation', 'reattribution', 'void')
    or coalesce(private.text_length(reason), 0) not between 3 and 500
    or jsonb_typeof(list) is distinct from 'array' or jsonb_array_length(list) > 20
    or (deed = 'void') <> (jsonb_array_length(list) = 0)
    or (newcomer is not null and (jsonb_typeof(newcomer) <> 'object' or deed not in ('correction', 'reattribution')))
    or exists (select 1 from jsonb_array_elements(list) as part where jsonb_typeof(part.value) <> 'object') then
    raise exception 'Say what is put right, why, and how it is.' using errcode = '22023';
  end if;
  -- Sent again after a lost answer, or twice at once: done already.
  perform private.one_at_a_time('ledger');
  if exists (select 1 from public.ledger_entries as done where done.id = change and done.reverses_id = of_entry) then
    return jsonb_build_array(jsonb_build_object('group_id', change));
  end if;
  entry := private.entry_to_change(of_entry);
  if entry.refunds_id is not null then
    if deed not in ('correction', 'void') then
      raise exception 'This changes more than it says.' using errcode = '22023';
    end if;
    -- Two who change what goes back of one gift: the second adds up what the first wrote.
    select * into origin from public.ledger_entries as gift where gift.id = entry.refunds_id for update;
  end if;
  if exists (select 1 from public.ledger_entries as back where back.refunds_id = entry.id and back.reverses_id is null
    and not exists (select 1 from public.ledger_entries as again where again.reverses_id = back.id)) then
    raise exception 'Take its refund back first.' using errcode = 'PT409';
  end if;
  -- Who never gave and is given a part: named with it, or not at all. Whoever is known is named on their own page.
  if newcomer is not null then
    if exists (select 1 from public.contributors as known where known.id::text = newcomer ->> 'contributor_id') then
      raise exception 'Say what is put right, why, and how it is.' using errcode = '22023';
    end if;
    insert into public.contributor_versions (
      id, contributor_id, kind, name, street, city, state, postcode, employer, occupation, user_id, client_created_at
    )
    select said.id, said.contributor_id, said.kind, said.name, said.street, said.city, said.state, said.postcode, said.employer,
      said.occupation, auth.uid(), now()
    from jsonb_populate_record(null::public.contributor_versions, newcomer) as said;
  end if;
  insert into public.ledger_entries (
    id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, memo, statement_version,
    group_id, action, reason, reverses_id, refunds_id, user_id, client_created_at
  ) values (
    change, entry.type, -entry.amount_cents, entry.contributor_id, entry.received_on, entry.election_id, entry.method,
    entry.check_number, entry.purpose, entry.memo, entry.statement_version, change, deed, btrim(reason), entry.id, entry.refunds_id,
    auth.uid(), now()
  );
  for each in select value from jsonb_array_elements(list) loop
    -- What is not said stays as it was.
    one := jsonb_populate_record(entry, each - array[
      'type', 'reverses_id', 'refunds_id', 'group_id', 'action', 'reason', 'user_id', 'client_created_at', 'created_at', 'arrival',
      'statement_version'
    ]);
    if one.id is null or one.id = entry.id or one.amount_cents is null or one.amount_cents <= 0
      or (one.contributor_id is distinct from entry.contributor_id and not exists (
        select 1 from public.contributor_versions as known where known.contributor_id = one.contributor_id
      )) then
      raise exception 'Say what is put right, why, and how it is.' using errcode = '22023';
    end if;
    if (deed = 'redesignation' and one.contributor_id is distinct from entry.contributor_id)
      or (deed <> 'correction' and (one.received_on, one.method) is distinct from (entry.received_on, entry.method))
      or (origin.id is not null and one.contributor_id is distinct from origin.contributor_id) then
      raise exception 'This changes more than it says.' using errcode = '22023';
    end if;
    if one.received_on < origin.received_on then
      raise exception 'A refund says why, and is no more than what is left of the gift.' using errcode = '22023';
    end if;
    if entry.type = 'loan_payment' and one.amount_cents > private.loan_owed(one.contributor_id) then
      raise exception 'No more can be paid back than is owed.' using errcode = 'PT409';
    end if;
    total := total + one.amount_cents;
    insert into public.ledger_entries (
      id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, memo, statement_version,
      date_confirmed, group_id, action, reason, refunds_id, user_id, client_created_at
    ) values (
      one.id, entry.type, one.amount_cents, one.contributor_id, one.received_on, one.election_id, one.method, one.check_number,
      one.purpose, one.memo, case when one.contributor_id is not distinct from entry.contributor_id then entry.statement_version end,
      -- Of a date that stays as it was nothing was asked anew.
      coalesce(one.date_confirmed, false), change, deed, btrim(reason), entry.refunds_id, auth.uid(), now()
    );
  end loop;
  if deed in ('redesignation', 'reattribution') and total <> entry.amount_cents then
    raise exception 'The parts do not add up to the entry.' using errcode = '22023';
  end if;
  if entry.type in ('loan', 'loan_payment') and private.loan_owed(entry.contributor_id) < 0 then
    raise exception 'Less would be lent than was paid back. Void the payments first.' using errcode = 'PT409';
  end if;
  if origin.amount_cents < (select sum(back.amount_cents) from public.ledger_entries as back where back.refunds_id = origin.id) then
    raise exception 'A refund says why, and is no more than what is left of the gift.' using errcode = '22023';
  end if;
  return jsonb_build_array(jsonb_build_object('group_id', change));
exception
  -- What an entry may be, the table's own rules say.
  when invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format
    or check_violation or foreign_key_violation or not_null_violation or unique_violation then
    raise exception 'Say what is put right, why, and how it is.' using errcode = '22023';
end
$$;
comment on function public.revise_entry(uuid, uuid, text, text, jsonb, jsonb) is
  'Takes an entry back and writes what is right in its place, all of one action: a correction, another election, another giver, also '
  'a new one, or nothing. Raises 42501 for others than those who keep the books, 22023 for what does not fit, PT409 for an entry that was corrected meanwhile, '
  'and where more would be paid back of a loan than was lent.';

create function public.refund_entry(of_entry uuid, refund uuid, cents bigint, paid_on date, way text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.ledger_entries;
  left_over bigint;
begin
  perform private.require_permission('keep_books');
  -- Sent twice at once, the second would find too little left of the gift, and say no to what is done.
  perform private.one_at_a_time('ledger');
  if exists (select 1 from public.ledger_entries as done where done.id = refund and done.refunds_id = of_entry) then
    return jsonb_build_array(jsonb_build_object('id', refund));
  end if;
  entry := private.entry_to_change(of_entry);
  left_over := entry.amount_cents
    - (select coalesce(sum(back.amount_cents), 0) from public.ledger_entries as back where back.refunds_id = entry.id);
  if refund is null or entry.type not in ('contribution', 'in_kind') or coalesce(way, '') not in ('check', 'cash', 'card', 'transfer')
    or cents is null or cents not between 1 and left_over
    or coalesce(private.text_length(reason), 0) not between 3 and 500
    or paid_on is null or paid_on < entry.received_on then
    raise exception 'A refund says why, and is no more than what is left of the gift.' using errcode = '22023';
  end if;
  insert into public.ledger_entries (
    id, type, amount_cents, contributor_id, received_on, election_id, method, group_id, action, reason, refunds_id, user_id, client_created_at
  ) values (
    refund, 'refund', cents, entry.contributor_id, paid_on, entry.election_id, way, refund, 'refund', btrim(reason), entry.id,
    auth.uid(), now()
  );
  return jsonb_build_array(jsonb_build_object('id', refund));
end
$$;
comment on function public.refund_entry(uuid, uuid, bigint, date, text, text) is
  'Gives back a gift or a part of it. Raises 42501 for who does not keep the books, 22023 for more than is left, PT409 for an entry that '
  'was taken back.';

create function public.approve_entry(of_entry uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.ledger_entries := private.entry_to_change(of_entry);
begin
  if entry.type not in ('expenditure', 'fee', 'loan_payment') or entry.user_id is not distinct from auth.uid() then
    raise exception 'An expense is approved by somebody else than who wrote it.' using errcode = 'PT409';
  end if;
  insert into public.entry_approvals (entry_id, user_id) values (of_entry, auth.uid()) on conflict do nothing;
  return '[]';
end
$$;
comment on function public.approve_entry(uuid) is
  'A second person''s yes to what is paid out. Raises 42501 for who does not keep the books, 22023 for none, PT409 for one''s own.';

create function public.settle_obligation(settlement uuid, about text, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  -- Too much money is settled by money.
  if settlement is null or about is null
    or about !~ '^((best_efforts|late_report):[0-9a-f-]{36}:[a-z0-9-]{1,60}:[0-9]{1,15}|double:[0-9a-f-]{36}:none)$'
    or coalesce(private.text_length(note), 0) not between 3 and 500 then
    raise exception 'Say what was done about it.' using errcode = '22023';
  end if;
  insert into public.obligation_settlements (id, about, note, user_id) values (settlement, about, btrim(note), auth.uid())
  on conflict do nothing;
  return '[]';
end
$$;
comment on function public.settle_obligation(uuid, text, text) is
  'Notes what was done about a duty that the ledger cannot see. Raises 42501 for who does not keep the books, 22023 for other duties.';

-- The week's figure on the landing page, in dollars, from the ledger. What the rules let nobody keep is in it for nobody: of what one giver
-- gave only as much as may be kept counts, whoever wrote it down, so that neither a slip of the finger nor spite at a party stands on the
-- first page. What was in no week's figure lowers none when it goes back.
create function private.weekly_raised_cents(today date) returns bigint
language sql stable security definer set search_path = ''
as $$
  with rule as materialized (
    select said.*, said.amount_cents - case said.operator when 'gte' then 1 else 0 end as most
    from jsonb_populate_recordset(null::public.rules, private.rules_on(today)) as said
    where said.kind in ('limit', 'prohibited', 'cash', 'anonymous')
  ), gift as materialized (
    select one.*, coalesce(one.root, '00000000-0000-0000-0000-000000000000') as who,
      one.received_on > today - 7 and one.received_on <= today as fresh
    from private.given(private.with_the_same(array(
      select distinct entry.contributor_id from public.ledger_entries as entry
      where entry.received_on > today - 7 and entry.received_on <= today and entry.contributor_id is not null
    )), true) as one
  ), over as (
    select past.who, sum(greatest(0, past.cents - past.most) - greatest(0, past.before - past.most)) as cents
    from (
      select one.who, rule.most, sum(one.cents) as cents, coalesce(sum(one.cents) filter (where not one.fresh), 0) as before
      from gift as one left join public.election_cycles as cycle on one.counts_on between cycle.begins_on and cycle.ends_on
      join rule on (rule.contributor_kind is null or (rule.contributor_kind = one.giver_kind and one.root is not null))
        and (rule.methods is null or one.method = any (rule.methods))
        and ((rule.kind = 'anonymous') = (one.root is null))
      group by one.who, rule.id, rule.most, case rule.basis
        when 'single' then one.id::text
        when 'calendar_year' then to_char(one.counts_on, 'YYYY')
        when 'cycle' then coalesce(cycle.id, 'none')
        else coalesce(one.counts_for, 'none')
      end
      having bool_or(one.fresh)
    ) as past
    group by past.who
  ), week as (
    select one.who, sum(one.cents) as cents from gift as one
    where one.fresh and one.type in ('contribution', 'in_kind', 'refund') group by one.who
  )
  -- Two rules may take the same dollar away: nobody's week is less than nothing for it, or more than was given.
  select coalesce(sum(
    greatest(least(week.cents, 0), least(greatest(week.cents, 0), week.cents - coalesce(over.cents, 0)))
  ), 0)::bigint
  from week left join over on over.who = week.who
$$;
comment on function private.weekly_raised_cents(date) is
  'What was given in the seven days up to one, as far as the rules let it be kept.';

create function private.count_weekly_raised() returns void
language sql security definer set search_path = ''
as $$
  insert into public.stats (label, value_number)
  -- More given back than given makes no week below nothing. Trimmed: a numeric with zeros at its end reaches the app as a text.
  select 'weekly_raised', trim_scale(greatest(0, private.weekly_raised_cents(private.town_day())) / 100.0)
  on conflict (label) do update set value_number = excluded.value_number
  where stats.value_number <> excluded.value_number
$$;
comment on function private.count_weekly_raised() is 'Counts anew what was given in the last seven days of the town.';

create function private.count_weekly_raised_of_new_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from added) then
    perform private.count_weekly_raised();
  end if;
  return null;
end
$$;
create trigger ledger_entries_count_weekly_raised after insert on public.ledger_entries
  referencing new table as added for each statement execute function private.count_weekly_raised_of_new_rows();
create trigger figure_day_count_weekly_raised after update on private.figure_day
  referencing new table as added for each statement execute function private.count_weekly_raised_of_new_rows();

create function private.grants_for_books() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.money_book(), public.money_ledger(date, bigint, uuid, integer, uuid, text, bigint, text, date, date),
    public.money_overview(), public.money_obligations(), public.money_loans(),
    public.revise_entry(uuid, uuid, text, text, jsonb, jsonb), public.refund_entry(uuid, uuid, bigint, date, text, text),
    public.approve_entry(uuid), public.settle_obligation(uuid, text, text)
    to authenticated;
end
$$;
comment on function private.grants_for_books() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
