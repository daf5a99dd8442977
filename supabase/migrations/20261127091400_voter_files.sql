-- Voter files: read on an organizer’s machine, taken here batch by batch. Each batch and the count of what came of it are one
-- transaction, so that an import stopped anywhere goes on where it was, and a batch sent twice is counted once.

create table public.voter_imports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null,
  file_name text not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  people_added integer not null default 0,
  people_updated integer not null default 0,
  people_unchanged integer not null default 0,
  doors_added integer not null default 0,
  duplicates integer not null default 0,
  left_out integer not null default 0,
  started_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint voter_imports_fingerprint_1_to_200 check (private.text_length(fingerprint) between 1 and 200),
  constraint voter_imports_file_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint voter_imports_rows_total_positive check (rows_total between 1 and 2000000),
  constraint voter_imports_rows_done_within check (rows_done between 0 and rows_total),
  constraint voter_imports_finished_means_all check (finished_at is null or rows_done = rows_total)
);
comment on table public.voter_imports is 'Each reading of a voter file: how far it is, and what it changed.';
comment on column public.voter_imports.fingerprint is 'Of the file''s bytes and of what each column means: the same file goes on where it stopped.';
comment on column public.voter_imports.rows_done is 'Rows of the file, from the top, of which everything is in.';
create unique index voter_imports_one_open_a_file on public.voter_imports (fingerprint) where finished_at is null;
create index voter_imports_started_by_idx on public.voter_imports (started_by);

alter table public.voter_imports enable row level security;

create policy "Field leaders read how the imports went" on public.voter_imports
  for select to authenticated using ((select private.may('lead_field')));

create trigger voter_imports_touch_updated_at before update on public.voter_imports
  for each row execute function private.touch_updated_at();
create trigger voter_imports_record_change after insert or delete on public.voter_imports
  for each row execute function private.record_change('id');

create function public.begin_import(fingerprint text, file_name text, rows_total integer)
returns setof public.voter_imports
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  insert into public.voter_imports (fingerprint, file_name, rows_total, started_by)
  values (begin_import.fingerprint, begin_import.file_name, begin_import.rows_total, (select auth.uid()))
  on conflict do nothing;
  return query
    select * from public.voter_imports as begun
    where begun.fingerprint = begin_import.fingerprint and begun.finished_at is null;
exception when check_violation or not_null_violation then
  raise exception 'A voter file has a name and between 1 and 2,000,000 rows.' using errcode = '22023';
end
$$;
comment on function public.begin_import(text, text, integer) is
  'The unfinished import of this file, whoever began it, or a new one. Raises 42501 for others than field leaders, 22023 for bad input.';

-- Never touches what happened at the doors: attempts refer to ids, and ids stay. A mark against contact is only ever added.
create function public.import_voters(
  import uuid, first integer, upto integer, voters jsonb, left_out integer, duplicates integer
) returns setof public.voter_imports
language plpgsql security definer set search_path = ''
as $$
declare
  kept public.voter_imports;
  made_doors integer;
  said_people integer;
  one_each integer;
  added integer;
  changed integer;
begin
  perform private.require_permission('lead_field');
  -- @supabase/lite hands a PostgreSQL server the JSON as a text within JSON.
  if jsonb_typeof(voters) = 'string' then
    voters := (voters #>> '{}')::jsonb;
  end if;
  -- One batch at a time, of all imports: two that add the same door at once would add it twice.
  perform private.one_at_a_time('import_voters');
  select * into kept from public.voter_imports as found where found.id = import_voters.import for update;
  if kept.id is null then
    raise exception 'There is no such import.' using errcode = '22023';
  end if;
  if kept.rows_done >= upto then
    -- Sent again after a lost answer.
    return next kept;
    return;
  end if;
  if kept.rows_done <> first or upto > kept.rows_total or upto - first > 1000 or jsonb_array_length(voters) > upto - first then
    raise exception 'This import has gone on elsewhere. Choose the file again.' using errcode = 'PT409';
  end if;

  with said as (
    select distinct on (key) private.door_key(row.street, row.number, row.suffix, row.unit) as key, row.*
    from jsonb_to_recordset(voters) as row (
      street text, number integer, suffix text, floor smallint, unit text, latitude double precision, longitude double precision
    )
    order by key, row.latitude nulls last
  ), door as materialized (
    select said.*, (
      select household.id from public.households as household
      where private.door_key(household.street, household.number, household.suffix, household.unit) = said.key
      order by household.created_at, household.id limit 1
    ) as id
    from said
  ), placed as (
    update public.households as household
    set floor = coalesce(household.floor, door.floor),
      latitude = coalesce(door.latitude, household.latitude), longitude = coalesce(door.longitude, household.longitude)
    from door
    where household.id = door.id and (
      (household.floor is null and door.floor is not null)
      or coalesce(door.latitude, household.latitude) is distinct from household.latitude
      or coalesce(door.longitude, household.longitude) is distinct from household.longitude
    )
  ), made as (
    insert into public.households (street, number, suffix, floor, unit, latitude, longitude, added_by)
    select door.street, door.number, door.suffix, door.floor, door.unit, door.latitude, door.longitude, null
    from door where door.id is null
    returning 1
  )
  select count(*) into made_doors from made;

  with said as materialized (
    select row.*, place.ord, door.id as door, private.name_key(row.name) as key
    from jsonb_array_elements(voters) with ordinality as place (said, ord)
    cross join jsonb_to_record(place.said) as row (
      external_id text, name text, street text, number integer, suffix text, unit text, phone text, email text,
      language text, birth_year smallint, do_not_contact boolean, deceased boolean
    )
    cross join lateral (
      select household.id from public.households as household
      where private.door_key(household.street, household.number, household.suffix, household.unit)
        = private.door_key(row.street, row.number, row.suffix, row.unit)
      order by household.created_at, household.id limit 1
    ) as door
    -- Who was erased does not come back with the next file.
    where not private.is_suppressed('voter', row.external_id) and not private.is_suppressed('email', row.email)
      and not private.is_suppressed(
        'person', private.name_key(row.name) || '|' || private.door_key(row.street, row.number, row.suffix, row.unit)
      )
  ), found as materialized (
    select said.*, coalesce(
      (select person.id from public.people as person where person.external_id = said.external_id),
      (
        select person.id from public.people as person
        where person.household_id = said.door and private.name_key(person.name) = said.key
          -- A father and a son of one name have a number each.
          and (person.external_id is null or said.external_id is null)
        order by person.created_at, person.id limit 1
      )
    ) as id
    from said
  ), once as materialized (
    select distinct on (same) coalesce(found.id::text, 'n ' || found.external_id, found.door || ' ' || found.key) as same, found.*
    from found order by same, found.ord
  ), updated as (
    update public.people as person set
      external_id = coalesce(once.external_id, person.external_id), household_id = once.door, name = once.name,
      phone = coalesce(once.phone, person.phone), email = coalesce(once.email, person.email),
      language = coalesce(once.language, person.language), birth_year = coalesce(once.birth_year, person.birth_year),
      do_not_contact = person.do_not_contact or coalesce(once.do_not_contact, false),
      deceased = person.deceased or coalesce(once.deceased, false)
    from once
    where person.id = once.id and (
      person.external_id, person.household_id, person.name, person.phone, person.email, person.language, person.birth_year,
      person.do_not_contact, person.deceased
    ) is distinct from (
      coalesce(once.external_id, person.external_id), once.door, once.name, coalesce(once.phone, person.phone),
      coalesce(once.email, person.email), coalesce(once.language, person.language),
      coalesce(once.birth_year, person.birth_year), person.do_not_contact or coalesce(once.do_not_contact, false),
      person.deceased or coalesce(once.deceased, false)
    )
    returning 1
  ), made as (
    insert into public.people (
      external_id, household_id, name, phone, email, language, birth_year, do_not_contact, deceased, added_by
    )
    select once.external_id, once.door, once.name, once.phone, once.email, once.language, once.birth_year,
      coalesce(once.do_not_contact, false), coalesce(once.deceased, false), null
    from once where once.id is null
    order by once.ord
    returning 1
  )
  select
    (select count(*) from said), (select count(*) from once), (select count(*) from made), (select count(*) from updated)
  into said_people, one_each, added, changed;

  update public.voter_imports as progress set
    rows_done = upto,
    people_added = progress.people_added + added,
    people_updated = progress.people_updated + changed,
    people_unchanged = progress.people_unchanged + one_each - added - changed,
    doors_added = progress.doors_added + made_doors,
    duplicates = progress.duplicates + import_voters.duplicates + said_people - one_each,
    left_out = progress.left_out + import_voters.left_out,
    finished_at = case when upto = progress.rows_total then now() end
  where progress.id = kept.id
  returning progress.* into kept;
  return next kept;
end
$$;
comment on function public.import_voters(uuid, integer, integer, jsonb, integer, integer) is
  'Takes the voters of rows first+1 to upto of a file and says how far the import is; a batch that is in already changes '
  'nothing. Raises 42501 for others than field leaders, PT409 when the import has gone on elsewhere, 22023 when it is unknown.';

create function public.list_imports() returns table (
  id uuid, file_name text, rows_total integer, rows_done integer, people_added integer, people_updated integer,
  people_unchanged integer, doors_added integer, duplicates integer, left_out integer, by_name text,
  created_at timestamptz, updated_at timestamptz, finished_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select kept.id, kept.file_name, kept.rows_total, kept.rows_done, kept.people_added, kept.people_updated,
      kept.people_unchanged, kept.doors_added, kept.duplicates, kept.left_out, private.name_of(kept.started_by),
      kept.created_at, kept.updated_at, kept.finished_at
    from public.voter_imports as kept order by kept.updated_at desc, kept.id limit 20;
end
$$;
comment on function public.list_imports() is 'The latest imports and who began them. Raises 42501 for others than field leaders.';

create function private.grants_for_voter_files() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.voter_imports to authenticated;
  grant execute on function
    public.begin_import(text, text, integer), public.import_voters(uuid, integer, integer, jsonb, integer, integer),
    public.list_imports()
    to authenticated;
end
$$;
comment on function private.grants_for_voter_files() is 'What the APIs roles may do with voter files.';

select private.restore_grants();
