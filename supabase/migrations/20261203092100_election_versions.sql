-- The elections and cycles as those who keep the books write them: a version at a time, with who wrote it and when. The tables have what the
-- newest says; what stood before stays in the versions. Without an election no report has a day.

create table private.election_versions (
  id uuid primary key,
  version integer not null,
  cycles jsonb not null,
  elections jsonb not null,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint election_versions_once unique (version),
  constraint election_versions_counts check (version between 1 and 100000),
  constraint election_versions_lists check (jsonb_typeof(cycles) = 'array' and jsonb_typeof(elections) = 'array')
);
comment on table private.election_versions is 'Every version of the elections and cycles that was ever in force. None is changed or removed.';
create index election_versions_user_id_idx on private.election_versions (user_id) where user_id is not null;
alter table private.election_versions enable row level security;
create trigger election_versions_never_change before update or delete on private.election_versions
  for each row execute function private.refuse_money_change();

create function private.elections_said(given jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft jsonb := given;
  said jsonb;
begin
  if jsonb_typeof(draft) = 'string' and pg_input_is_valid(draft #>> '{}', 'jsonb') then
    draft := (draft #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(draft) is distinct from 'object' or jsonb_typeof(draft -> 'cycles') is distinct from 'array'
    or jsonb_typeof(draft -> 'elections') is distinct from 'array'
    or jsonb_array_length(draft -> 'cycles') > 20 or jsonb_array_length(draft -> 'elections') > 40
    or exists (
      select 1 from jsonb_array_elements((draft -> 'cycles') || (draft -> 'elections')) as part where jsonb_typeof(part.value) <> 'object'
    ) then
    raise check_violation;
  end if;
  said := jsonb_build_object(
    'cycles', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.begins_on, one.id), '[]')
      from jsonb_populate_recordset(null::public.election_cycles, draft -> 'cycles') as one
    ),
    'elections', (
      select coalesce(jsonb_agg(to_jsonb(one) || jsonb_build_object('name_en', btrim(one.name_en), 'name_es', btrim(one.name_es))
        order by one.held_on, one.id), '[]')
      from jsonb_populate_recordset(null::public.elections, draft -> 'elections') as one
    )
  );
  -- What the tables' own constraints ask, and that an election lies in its cycle: money given for it counts in the cycle of its day.
  if exists (
    select 1 from jsonb_populate_recordset(null::public.election_cycles, said -> 'cycles') as one
    where not coalesce(one.id ~ '^[a-z0-9-]{1,60}$' and one.begins_on >= date '2000-01-01' and one.ends_on < date '2100-01-01'
      and one.begins_on <= one.ends_on, false)
      or 1 < (select count(*) from jsonb_array_elements(said -> 'cycles') as other where other.value ->> 'id' = one.id)
      or exists (
        select 1 from jsonb_populate_recordset(null::public.election_cycles, said -> 'cycles') as other
        where other.id <> one.id and daterange(other.begins_on, other.ends_on, '[]') && daterange(one.begins_on, one.ends_on, '[]')
      )
  ) or exists (
    select 1 from jsonb_populate_recordset(null::public.elections, said -> 'elections') as one
    where not coalesce(one.id ~ '^[a-z0-9-]{1,60}$' and one.kind in ('primary', 'general', 'runoff', 'special', 'other')
      and (one.name_en is null) = (one.name_es is null) and (one.kind <> 'other' or one.name_en is not null)
      and coalesce(private.text_length(one.name_en) between 2 and 100 and private.text_length(one.name_es) between 2 and 100, true)
      and exists (
        select 1 from jsonb_populate_recordset(null::public.election_cycles, said -> 'cycles') as cycle
        where cycle.id = one.cycle and one.held_on between cycle.begins_on and cycle.ends_on
      ), false)
      or 1 < (select count(*) from jsonb_array_elements(said -> 'elections') as other where other.value ->> 'id' = one.id)
  ) then
    raise check_violation;
  end if;
  return said;
end
$$;
comment on function private.elections_said(jsonb) is
  'Cycles and elections as they were sent, in the order of their days. Raises what the tables would raise, and for a day outside of its cycle.';

create function private.elections_used() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(one.id order by one.id), '{}') from public.elections as one
  where exists (select 1 from public.ledger_entries as entry where entry.election_id = one.id)
    or exists (select 1 from public.reports as filed where filed.election_id = one.id)
$$;
comment on function private.elections_used() is 'Elections that money was given for or a report was filed for: they stay.';

create function private.elections_now() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'cycles', (select coalesce(jsonb_agg(to_jsonb(one) order by one.begins_on, one.id), '[]') from public.election_cycles as one),
    'elections', (select coalesce(jsonb_agg(to_jsonb(one) order by one.held_on, one.id), '[]') from public.elections as one)
  )
$$;
comment on function private.elections_now() is 'The cycles and elections in force, as a draft has them.';

create function public.money_elections() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return jsonb_build_array(private.elections_now() || jsonb_build_object(
    'used', to_jsonb(private.elections_used()),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'version', one.version, 'cycles', one.cycles, 'elections', one.elections, 'at', one.created_at,
        'by_name', private.name_of(one.user_id)
      ) order by one.version desc), '[]')
      from (select * from private.election_versions as every order by every.version desc limit 20) as one
    )
  ));
end
$$;
comment on function public.money_elections() is
  'The elections and cycles in force, which of them stay because money names them, and the newest 20 versions with who wrote them: one object '
  'in an array. Raises 42501 for who does not keep the books.';

create function public.preview_elections(draft jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  said jsonb;
begin
  perform private.require_permission('keep_books');
  said := private.elections_said(draft);
  return jsonb_build_array(jsonb_build_object(
    'was', (select coalesce(jsonb_agg(to_jsonb(one) order by one.covers_until), '[]') from private.report_periods() as one),
    'now', (select coalesce(jsonb_agg(to_jsonb(one) order by one.covers_until), '[]') from private.report_periods(said) as one)
  ));
exception
  when check_violation or invalid_text_representation or datetime_field_overflow or invalid_datetime_format or not_null_violation
    or invalid_parameter_value or data_exception then
    raise exception 'An election has its kind, its day and a cycle that the day lies in; cycles do not overlap.' using errcode = '22023';
end
$$;
comment on function public.preview_elections(jsonb) is
  'Which reports would be due, for which days, if these were the elections, and which are now. Raises 42501 for who does not keep the books, '
  '22023 for what is none.';

create function public.save_elections(election_version uuid, draft jsonb, after_version uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb;
  last private.election_versions;
  before constant jsonb := private.elections_now();
begin
  perform private.require_permission('keep_books');
  -- Before the ledger is counted anew: two who save at once, the second finds the first's.
  perform private.one_at_a_time('ledger');
  if exists (select 1 from private.election_versions as done where done.id = election_version) then
    return jsonb_build_array(jsonb_build_object('id', election_version));
  end if;
  select * into last from private.election_versions as made order by made.version desc limit 1;
  if last.id is distinct from after_version then
    raise exception 'Somebody else wrote a version meanwhile. Look at it first.' using errcode = 'PT409';
  end if;
  said := private.elections_said(draft);
  if exists (
    select 1 from unnest(private.elections_used()) as used (id)
    where not exists (select 1 from jsonb_array_elements(said -> 'elections') as part where part.value ->> 'id' = used.id)
  ) then
    raise exception 'Money was given or a report was filed for an election that is left out here.' using errcode = 'PT409';
  end if;
  -- What stood there before anybody wrote a version is the first.
  if last.id is null and before <> '{"cycles": [], "elections": []}'::jsonb then
    insert into private.election_versions (id, version, cycles, elections) values (gen_random_uuid(), 1, before -> 'cycles', before -> 'elections');
    last.version := 1;
  end if;
  insert into private.election_versions (id, version, cycles, elections, user_id)
  values (election_version, coalesce(last.version, 0) + 1, said -> 'cycles', said -> 'elections', auth.uid());
  set constraints public.election_cycles_apart deferred;
  insert into public.election_cycles as old (id, begins_on, ends_on)
  select one.id, one.begins_on, one.ends_on from jsonb_populate_recordset(null::public.election_cycles, said -> 'cycles') as one
  on conflict (id) do update set begins_on = excluded.begins_on, ends_on = excluded.ends_on;
  insert into public.elections as old (id, cycle, held_on, kind, name_en, name_es)
  select one.id, one.cycle, one.held_on, one.kind, one.name_en, one.name_es
  from jsonb_populate_recordset(null::public.elections, said -> 'elections') as one
  on conflict (id) do update set cycle = excluded.cycle, held_on = excluded.held_on, kind = excluded.kind, name_en = excluded.name_en,
    name_es = excluded.name_es;
  delete from public.elections as old
  where not exists (select 1 from jsonb_array_elements(said -> 'elections') as part where part.value ->> 'id' = old.id);
  delete from public.election_cycles as old
  where not exists (select 1 from jsonb_array_elements(said -> 'cycles') as part where part.value ->> 'id' = old.id);
  set constraints public.election_cycles_apart immediate;
  -- Other periods are other sums.
  perform private.recount_passed_rules();
  perform private.count_weekly_raised();
  return jsonb_build_array(jsonb_build_object('id', election_version));
exception
  when check_violation or invalid_text_representation or datetime_field_overflow or invalid_datetime_format or not_null_violation
    or invalid_parameter_value or data_exception then
    raise exception 'An election has its kind, its day and a cycle that the day lies in; cycles do not overlap.' using errcode = '22023';
end
$$;
comment on function public.save_elections(uuid, jsonb, uuid) is
  'Writes a version of the elections and cycles, in force at once. Raises 42501 for who does not keep the books, PT409 where somebody wrote '
  'one meanwhile or an election is left out that money names, 22023 for what is none.';

create function private.grants_for_election_versions() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.money_elections(), public.preview_elections(jsonb), public.save_elections(uuid, jsonb, uuid) to authenticated;
end
$$;
comment on function private.grants_for_election_versions() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
