-- Voter files: read on an organizer’s machine, taken here batch by batch. Each batch and the count of what came of it are one
-- transaction, so that an import stopped anywhere goes on where it was, and a batch sent twice is counted once.

create table public.voter_imports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null,
  file_name text not null,
  source text not null default 'file',
  rows_total integer not null,
  rows_done integer not null default 0,
  people_added integer not null default 0,
  people_updated integer not null default 0,
  people_unchanged integer not null default 0,
  doors_added integer not null default 0,
  duplicates integer not null default 0,
  left_out integer not null default 0,
  without_door integer not null default 0,
  asked integer not null default 0,
  started_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint voter_imports_fingerprint_1_to_200 check (private.text_length(fingerprint) between 1 and 200),
  constraint voter_imports_file_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint voter_imports_source_code check (source ~ '^[a-z0-9]{1,30}$'),
  constraint voter_imports_rows_total_positive check (rows_total between 1 and 2000000),
  constraint voter_imports_rows_done_within check (rows_done between 0 and rows_total),
  constraint voter_imports_finished_means_all check (finished_at is null or rows_done = rows_total)
);
comment on table public.voter_imports is 'Each reading of a voter file: how far it is, and what it changed.';
comment on column public.voter_imports.fingerprint is 'Of the file''s bytes and of what each column means: the same file goes on where it stopped.';
comment on column public.voter_imports.source is 'Whose ids the file has: a state, a vendor, or "file" for other lists.';
comment on column public.voter_imports.without_door is 'People whose address is no door: kept for letters.';
comment on column public.voter_imports.asked is 'People who may be on the lists already under another id: a leader decides.';
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

create function public.begin_import(fingerprint text, file_name text, rows_total integer, source text default 'file')
returns setof public.voter_imports
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  insert into public.voter_imports (fingerprint, file_name, rows_total, source, started_by)
  values (
    begin_import.fingerprint, begin_import.file_name, begin_import.rows_total, begin_import.source, (select auth.uid())
  )
  on conflict do nothing;
  return query
    select * from public.voter_imports as begun
    where begun.fingerprint = begin_import.fingerprint and begun.finished_at is null;
exception when check_violation or not_null_violation then
  raise exception 'A voter file has a name and between 1 and 2,000,000 rows.' using errcode = '22023';
end
$$;
comment on function public.begin_import(text, text, integer, text) is
  'The unfinished import of this file, whoever began it, or a new one. Raises 42501 for others than field leaders, 22023 for bad input.';

-- People who may be on the lists already: under another source's id, or with an id that was somebody else's. Nothing is merged unasked.
create table private.voter_matches (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references public.voter_imports (id) on delete cascade,
  source text not null,
  external_id text not null,
  person_id uuid not null references public.people (id) on delete cascade,
  reason text not null,
  voter jsonb not null,
  created_at timestamptz not null default now(),
  constraint voter_matches_once_an_id unique (source, external_id),
  constraint voter_matches_reason_known check (reason in ('other_source', 'same_id'))
);
comment on table private.voter_matches is 'Rows of voter files that wait until a leader says whether they are people of the lists.';
comment on column private.voter_matches.reason is
  'other_source: same name, birth and door under another id. same_id: the id of a person with another name.';
create index voter_matches_import_id_idx on private.voter_matches (import_id);
create index voter_matches_person_id_idx on private.voter_matches (person_id);

alter table private.voter_matches enable row level security;

-- Ages are right to within a year.
create function private.may_be_born(a smallint, b smallint) returns boolean
language sql immutable set search_path = ''
as $$
  select a is null or b is null or abs(a - b) <= 1
$$;
comment on function private.may_be_born(smallint, smallint) is 'Whether two years of birth can be one person''s.';

-- Never touches what happened at the doors: attempts refer to ids, and ids stay. A mark against contact is only ever added.
create function private.take_doors(voters jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made_doors integer;
begin
  with said as (
    select distinct on (key, town, row.zip) private.door_key(row.street, row.number, row.suffix, row.unit) as key,
      private.name_key(coalesce(row.city, '')) as town, row.*
    from jsonb_to_recordset(voters) as row (
      street text, number integer, suffix text, floor smallint, unit text, city text, zip text, latitude double precision,
      longitude double precision
    )
    where row.street is not null and row.number is not null
    order by key, town, row.zip, row.latitude nulls last
  ), door as materialized (
    select said.*, private.known_door(said.key, said.city, said.zip) as id, count(*) over (partition by said.key) as places from said
  ), told as (
    -- A door whose town is not known is that of the first town; the next town's is another door.
    select door.*, first_value(door.town) over same as first_town, first_value(door.zip) over same as first_zip,
      row_number() over same as turn
    from door
    window same as (partition by door.id order by (door.zip is null)::integer + (door.town = '')::integer, door.town, door.zip)
  ), target as materialized (
    select told.*, told.id is null
      or (told.zip <> told.first_zip) is true or (told.town <> told.first_town and told.town <> '' and told.first_town <> '') as is_new
    from told
  ), placed as (
    update public.households as household
    set floor = coalesce(household.floor, door.floor),
      city = coalesce(household.city, door.city), zip = coalesce(household.zip, door.zip),
      latitude = coalesce(door.latitude, household.latitude), longitude = coalesce(door.longitude, household.longitude)
    from target as door
    where household.id = door.id and not door.is_new and door.turn = 1 and (
      (household.floor is null and door.floor is not null)
      or (household.city is null and door.city is not null) or (household.zip is null and door.zip is not null)
      or coalesce(door.latitude, household.latitude) is distinct from household.latitude
      or coalesce(door.longitude, household.longitude) is distinct from household.longitude
    )
  ), made as (
    insert into public.households (street, number, suffix, floor, unit, city, zip, latitude, longitude, added_by)
    select door.street, door.number, door.suffix, door.floor, door.unit, door.city, door.zip, door.latitude, door.longitude, null
    from target as door
    -- A row that lost its town is at the only door of that address.
    where door.is_new and not (door.id is null and door.zip is null and door.town = '' and door.places = 2)
    returning 1
  )
  select count(*) into made_doors from made;
  return made_doors;
end
$$;
comment on function private.take_doors(jsonb) is 'Makes the doors of these voters that are not there, and says how many.';

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
  waiting integer;
  doorless integer;
  reached uuid[];
  left_behind uuid[];
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

  made_doors := private.take_doors(voters);

  with said as materialized (
    select row.*, place.said as whole, place.ord,
      private.known_door(private.door_key(row.street, row.number, row.suffix, row.unit), row.city, row.zip) as door,
      private.name_key(row.name) as key
    from jsonb_array_elements(voters) with ordinality as place (said, ord)
    cross join jsonb_to_record(place.said) as row (
      external_id text, name text, street text, number integer, suffix text, unit text, city text, zip text, no_door text,
      letters_to text, phone text, email text, language text, birth_year smallint, birth_estimated boolean,
      do_not_contact boolean, deceased boolean
    )
    -- Who was erased does not come back with the next file.
    where not private.is_suppressed('voter', row.external_id) and not private.is_suppressed('email', row.email)
      and not private.is_suppressed(
        'person', private.name_key(row.name) || '|' || private.door_key(row.street, row.number, row.suffix, row.unit)
      )
  ), found as materialized (
    select said.*, by_id.id as id_of, by_id.doubtful, by_name.id as named_id, alike.id as alike_id
    from said
    left join lateral (
      select person.id,
        -- Lists without a layout have ids of their own making: number 12 of one is not number 12 of the other.
        kept.source = 'file' and not string_to_array(private.name_key(person.name), ' ') && string_to_array(said.key, ' ')
          and (person.birth_year is null or said.birth_year is null or person.birth_year <> said.birth_year) as doubtful
      from private.voter_ids as known join public.people as person on person.id = known.person_id
      where known.source = kept.source and known.external_id = said.external_id
    ) as by_id on true
    left join lateral (
      select person.id from public.people as person
      where person.household_id = said.door and private.name_key(person.name) = said.key
        -- A father and a son of one name have a number each, or a year of birth.
        and private.may_be_born(person.birth_year, said.birth_year)
        and (said.external_id is null or person.external_id is null)
        and not exists (
          select 1 from private.voter_ids as other where other.person_id = person.id and said.external_id is not null
        )
      order by person.created_at, person.id limit 1
    ) as by_name on by_id.id is null
    left join lateral (
      select person.id
      from public.households as household join public.people as person on person.household_id = household.id
      where said.street is not null and said.external_id is not null
        and private.door_key(household.street, household.number, household.suffix, household.unit)
          = private.door_key(said.street, said.number, said.suffix, said.unit)
        and (household.zip is null or said.zip is null or household.zip = said.zip)
        and person.name <> 'Erased'
        and (
          private.name_key(person.name) = said.key and private.may_be_born(person.birth_year, said.birth_year)
          -- "James T" and "James Thomas".
          or split_part(private.name_key(person.name), ' ', 1) = split_part(said.key, ' ', 1)
            and substring(private.name_key(person.name) from '[^ ]+$') = substring(said.key from '[^ ]+$')
            and abs(person.birth_year - said.birth_year) <= 1
        )
        -- Two ids of one source are two people, unless the other one is of an older file and everything else agrees.
        and not exists (
          select 1 from private.voter_ids as other
          where other.person_id = person.id and other.source = kept.source and (
            other.seen_in = kept.id or person.birth_year is null or said.birth_year is null
            or jsonb_path_exists(voters, '$[*] ? (@.external_id == $id)', jsonb_build_object('id', other.external_id))
          )
        )
      order by private.name_key(person.name) = said.key desc, person.created_at, person.id limit 1
    ) as alike on by_id.id is null and by_name.id is null
  ), judged as materialized (
    select found.*,
      case when found.id_of is not null and not found.doubtful then found.id_of else found.named_id end as id,
      case when found.doubtful then found.id_of else found.alike_id end as asked_about
    from found
  ), once as materialized (
    select distinct on (same)
      coalesce(judged.id::text, 'n ' || judged.external_id, judged.door || ' ' || judged.key || ' ' || judged.birth_year,
        judged.door || ' ' || judged.key, 'o ' || judged.ord) as same,
      judged.*, person.household_id as lived_at
    from judged left join public.people as person on person.id = judged.id
    order by same, judged.ord
  ), updated as (
    update public.people as person set
      external_source = case when person.external_id is null and once.external_id is not null then kept.source else person.external_source end,
      external_id = coalesce(person.external_id, once.external_id),
      household_id = case when once.door is null and once.no_door is distinct from 'mailbox' then person.household_id else once.door end,
      letters_to = case when once.door is not null then null else coalesce(once.letters_to, person.letters_to) end,
      name = once.name,
      phone = coalesce(once.phone, person.phone), email = coalesce(once.email, person.email),
      language = coalesce(once.language, person.language),
      birth_year = case when once.birth_estimated then coalesce(person.birth_year, once.birth_year)
        else coalesce(once.birth_year, person.birth_year) end,
      do_not_contact = person.do_not_contact or coalesce(once.do_not_contact, false),
      deceased = person.deceased or coalesce(once.deceased, false),
      left_file_at = null
    from once
    where person.id = once.id and (
      person.external_id, person.household_id, person.letters_to, person.name, person.phone, person.email, person.language,
      person.birth_year, person.do_not_contact, person.deceased, person.left_file_at
    ) is distinct from (
      coalesce(person.external_id, once.external_id),
      case when once.door is null and once.no_door is distinct from 'mailbox' then person.household_id else once.door end,
      case when once.door is not null then null else coalesce(once.letters_to, person.letters_to) end,
      once.name, coalesce(once.phone, person.phone),
      coalesce(once.email, person.email), coalesce(once.language, person.language),
      case when once.birth_estimated then coalesce(person.birth_year, once.birth_year)
        else coalesce(once.birth_year, person.birth_year) end,
      person.do_not_contact or coalesce(once.do_not_contact, false),
      person.deceased or coalesce(once.deceased, false), null::timestamptz
    )
    returning 1
  ), made as (
    insert into public.people (
      external_id, external_source, household_id, letters_to, name, phone, email, language, birth_year, do_not_contact, deceased,
      added_by
    )
    select once.external_id, kept.source, once.door, case when once.door is null then once.letters_to end, once.name, once.phone,
      once.email, once.language, once.birth_year, coalesce(once.do_not_contact, false), coalesce(once.deceased, false), null
    from once where once.id is null and once.asked_about is null
    order by once.ord
    returning 1
  ), waits as (
    insert into private.voter_matches as open (import_id, source, external_id, person_id, reason, voter)
    select kept.id, kept.source, once.external_id, once.asked_about,
      case when once.doubtful then 'same_id' else 'other_source' end, once.whole
    from once where once.id is null and once.asked_about is not null
    on conflict (source, external_id) do update
      set import_id = excluded.import_id, person_id = excluded.person_id, reason = excluded.reason, voter = excluded.voter
    returning 1
  )
  select
    (select count(*) from said), (select count(*) from once), (select count(*) from made), (select count(*) from updated),
    (select count(*) from waits), (select count(*) from once where once.door is null),
    (select array_agg(distinct once.door) from once where once.door is not null and once.asked_about is null),
    -- Also doors that were made for people who turn out to be known elsewhere.
    (
      select array_agg(distinct left_or_made.door)
      from once cross join lateral (values (once.lived_at), (once.door)) as left_or_made (door)
      where left_or_made.door is not null
    )
  into said_people, one_each, added, changed, waiting, doorless, reached, left_behind;

  update private.voter_ids as known set seen_in = kept.id
  where known.source = kept.source and known.seen_in is distinct from kept.id and known.external_id in (
    select row.external_id from jsonb_to_recordset(voters) as row (external_id text)
  );
  update public.households as household set emptied_at = null
  where household.id = any (reached) and household.emptied_at is not null;
  perform private.empty_doors(left_behind);

  update public.voter_imports as progress set
    rows_done = upto,
    people_added = progress.people_added + added,
    people_updated = progress.people_updated + changed,
    people_unchanged = progress.people_unchanged + one_each - added - changed - waiting,
    doors_added = progress.doors_added + made_doors,
    duplicates = progress.duplicates + import_voters.duplicates + said_people - one_each,
    left_out = progress.left_out + import_voters.left_out,
    without_door = progress.without_door + doorless,
    asked = progress.asked + waiting,
    finished_at = case when upto = progress.rows_total then now() end
  where progress.id = kept.id
  returning progress.* into kept;
  return next kept;
end
$$;
comment on function public.import_voters(uuid, integer, integer, jsonb, integer, integer) is
  'Takes the voters of rows first+1 to upto of a file and says how far the import is; a batch that is in already changes '
  'nothing. Raises 42501 for others than field leaders, PT409 when the import has gone on elsewhere, 22023 when it is unknown.';

-- Only of the latest finished file of a source: an older one says nothing of today.
create function private.missing_voters(import uuid) returns setof public.people
language sql stable security definer set search_path = ''
as $$
  select person.*
  from public.voter_imports as latest
  join public.people as person on person.left_file_at is null and not person.deceased and person.name <> 'Erased'
  where latest.id = missing_voters.import and latest.finished_at is not null
    and not exists (
      select 1 from public.voter_imports as later
      where later.source = latest.source and later.finished_at > latest.finished_at
    )
    -- From the few ids that were not seen: a county's file names everyone else.
    and person.id in (
      select known.person_id from private.voter_ids as known
      where known.source = latest.source and known.seen_in is distinct from latest.id
    )
    and not exists (
      select 1 from private.voter_ids as known
      where known.person_id = person.id and known.source = latest.source and known.seen_in = latest.id
    )
$$;
comment on function private.missing_voters(uuid) is
  'People whom an earlier file of the same source named and this one does not.';

create function public.list_missing_voters(import uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', one.id, 'name', one.name, 'birth_year', one.birth_year, 'street', one.street, 'number', one.number,
      'suffix', one.suffix, 'unit', one.unit, 'city', one.city
    ) order by one.street, one.number, one.name)
    from (
      select person.id, person.name, person.birth_year, household.street, household.number, household.suffix, household.unit,
        household.city
      from private.missing_voters(list_missing_voters.import) as person
      left join public.households as household on household.id = person.household_id
      order by household.street, household.number, person.name limit 500
    ) as one
  ), '[]');
end
$$;
comment on function public.list_missing_voters(uuid) is
  'The first 500 people whom this finished import does not name and an earlier one of its source did, one JSON array. Raises '
  '42501 for others than field leaders.';

create function public.settle_missing_voters(import uuid, people uuid[], stay boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform private.require_permission('lead_field');
  perform private.one_at_a_time('import_voters');
  chosen := array(
    select person.id from private.missing_voters(settle_missing_voters.import) as person
    where settle_missing_voters.people is null or person.id = any (settle_missing_voters.people)
  );
  if stay then
    update private.voter_ids as known set seen_in = settle_missing_voters.import
    from public.voter_imports as latest
    where latest.id = settle_missing_voters.import and known.source = latest.source and known.person_id = any (chosen);
  else
    update public.people as person set left_file_at = now() where person.id = any (chosen);
    perform private.empty_doors(array(
      select distinct person.household_id from public.people as person where person.id = any (chosen)
    ));
  end if;
  return cardinality(chosen);
end
$$;
comment on function public.settle_missing_voters(uuid, uuid[], boolean) is
  'Keeps people whom this import does not name on the lists, or takes them off; null for all of them. Returns how many. Raises '
  '42501 for others than field leaders.';

create function public.list_voter_matches() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', one.id, 'reason', one.reason, 'source', one.source, 'external_id', one.external_id, 'name', one.voter ->> 'name',
      'birth_year', one.voter -> 'birth_year', 'street', one.voter -> 'street', 'number', one.voter -> 'number',
      'suffix', one.voter -> 'suffix', 'unit', one.voter -> 'unit', 'city', one.voter -> 'city',
      'known_name', one.known_name, 'known_birth_year', one.known_birth_year, 'known_source', one.known_source,
      'known_external_id', one.known_external_id
    ) order by one.created_at, one.id)
    from (
      select open.*, person.name as known_name, person.birth_year as known_birth_year, person.external_source as known_source,
        person.external_id as known_external_id
      from private.voter_matches as open join public.people as person on person.id = open.person_id
      order by open.created_at, open.id limit 500
    ) as one
  ), '[]');
end
$$;
comment on function public.list_voter_matches() is
  'The first 500 rows of voter files that may be people of the lists already, one JSON array. Raises 42501 for others than field leaders.';

create function public.settle_voter_matches(matches uuid[], same boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  settled integer := 0;
  open private.voter_matches;
  voter record;
  door uuid;
  lived_at uuid;
begin
  perform private.require_permission('lead_field');
  perform private.one_at_a_time('import_voters');
  for open in
    delete from private.voter_matches as one where settle_voter_matches.matches is null or one.id = any (settle_voter_matches.matches)
    returning one.*
  loop
    settled := settled + 1;
    select * into voter from jsonb_to_record(open.voter) as row (
      name text, street text, number integer, suffix text, unit text, city text, zip text, letters_to text, phone text, email text,
      language text, birth_year smallint, do_not_contact boolean, deceased boolean
    );
    door := private.known_door(
      private.door_key(voter.street, voter.number, voter.suffix, voter.unit), voter.city, voter.zip
    );
    if same then
      select person.household_id into lived_at from public.people as person where person.id = open.person_id;
      insert into private.voter_ids (source, external_id, person_id, seen_in)
      values (open.source, open.external_id, open.person_id, open.import_id)
      on conflict (source, external_id) do update set person_id = excluded.person_id, seen_in = excluded.seen_in;
      -- What both say stays as it was; the id of one source moves its person.
      update public.people as person set
        name = case when open.reason = 'same_id' then voter.name else person.name end,
        household_id = case when open.reason = 'same_id' then coalesce(door, person.household_id) else person.household_id end,
        phone = coalesce(person.phone, voter.phone), email = coalesce(person.email, voter.email),
        language = coalesce(person.language, voter.language), birth_year = coalesce(person.birth_year, voter.birth_year),
        do_not_contact = person.do_not_contact or coalesce(voter.do_not_contact, false),
        deceased = person.deceased or coalesce(voter.deceased, false), left_file_at = null
      where person.id = open.person_id;
      perform private.empty_doors(array[lived_at]);
    else
      if open.reason = 'same_id' then
        update public.people as person set external_id = null
        where person.id = open.person_id and person.external_source = open.source and person.external_id = open.external_id;
        delete from private.voter_ids as known where known.source = open.source and known.external_id = open.external_id;
      end if;
      insert into public.people (
        external_id, external_source, household_id, letters_to, name, phone, email, language, birth_year, do_not_contact, deceased,
        added_by
      ) values (
        open.external_id, open.source, door, case when door is null then voter.letters_to end, voter.name, voter.phone, voter.email,
        voter.language, voter.birth_year, coalesce(voter.do_not_contact, false), coalesce(voter.deceased, false), null
      );
      update private.voter_ids as known set seen_in = open.import_id
      where known.source = open.source and known.external_id = open.external_id;
    end if;
    update public.households as household set emptied_at = null where household.id = door and household.emptied_at is not null;
  end loop;
  return settled;
end
$$;
comment on function public.settle_voter_matches(uuid[], boolean) is
  'Says of rows that wait whether they are the person of the lists, or somebody else who is added; null for all of them. Returns how '
  'many. Raises 42501 for others than field leaders.';

create function public.list_imports() returns table (
  id uuid, file_name text, rows_total integer, rows_done integer, people_added integer, people_updated integer,
  people_unchanged integer, doors_added integer, duplicates integer, left_out integer, without_door integer, asked integer,
  source text, missing bigint, by_name text,
  created_at timestamptz, updated_at timestamptz, finished_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select kept.id, kept.file_name, kept.rows_total, kept.rows_done, kept.people_added, kept.people_updated,
      kept.people_unchanged, kept.doors_added, kept.duplicates, kept.left_out, kept.without_door, kept.asked, kept.source,
      (select count(*) from private.missing_voters(kept.id)), private.name_of(kept.started_by),
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
    public.begin_import(text, text, integer, text), public.import_voters(uuid, integer, integer, jsonb, integer, integer),
    public.list_imports(), public.list_missing_voters(uuid), public.settle_missing_voters(uuid, uuid[], boolean),
    public.list_voter_matches(), public.settle_voter_matches(uuid[], boolean)
    to authenticated;
end
$$;
comment on function private.grants_for_voter_files() is 'What the APIs roles may do with voter files.';

select private.restore_grants();
