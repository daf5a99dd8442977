-- Where the campaign knocks, who lives there, the turfs these doors are cut into, and who has them in hand.

-- Doors are imported from a voter file, or added at the door by whoever stood there.

create table public.households (
  id uuid primary key default gen_random_uuid(),
  external_id text unique,
  street text not null,
  number integer not null,
  suffix text,
  floor smallint,
  unit text,
  city text,
  zip text,
  access_note text,
  latitude double precision,
  longitude double precision,
  added_in_turf uuid,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  held boolean not null default false,
  emptied_at timestamptz,
  constraint households_external_id_1_to_100 check (private.text_length(external_id) between 1 and 100),
  constraint households_street_1_to_200 check (private.text_length(street) between 1 and 200),
  constraint households_number_not_negative check (number between 0 and 999999),
  constraint households_suffix_1_to_20 check (private.text_length(suffix) between 1 and 20),
  constraint households_floor_sensible check (floor between -5 and 200),
  constraint households_unit_1_to_40 check (private.text_length(unit) between 1 and 40),
  constraint households_city_1_to_100 check (private.text_length(city) between 1 and 100),
  constraint households_zip_five_digits check (zip ~ '^[0-9]{5}$'),
  constraint households_access_note_1_to_500 check (private.text_length(access_note) between 1 and 500),
  constraint households_latitude_on_earth check (latitude between -90 and 90),
  constraint households_longitude_on_earth check (longitude between -180 and 180),
  constraint households_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.households is 'Doors: one row an apartment or a house. Never deleted: what happened there refers to it.';
comment on column public.households.number is 'The house number; its parity says the side of the street.';
comment on column public.households.access_note is 'How to get in: a gate, a dog, a buzzer.';
comment on column public.households.added_in_turf is 'The turf in whose walk it was found missing; null for an imported door.';
comment on column public.households.suffix is
  'What follows the number: B, 1/2, -14; or a whole grid number such as N6W23001.';
comment on column public.households.zip is 'City and ZIP code are part of a door. Null: not known, as of doors added by canvassers.';
comment on column public.households.emptied_at is
  'When the last person listed here moved away or left the voter file: in no turf and not to be cut. Null again when someone is listed.';
comment on column public.households.held is 'Came late: on no list until an organizer takes it.';
create index households_street_number_idx on public.households (lower(street), number);
create index households_added_by_idx on public.households (added_by) where added_by is not null;
create index households_held_idx on public.households (id) where held;

alter table public.households enable row level security;

create trigger households_touch_updated_at before update on public.households
  for each row execute function private.touch_updated_at();
create trigger households_keep_phone_time before insert on public.households
  for each row when (new.client_created_at is not null) execute function private.keep_phone_time();

-- Turfs: the doors of one walk, in walk order, and who has them in hand.

create table public.turfs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  constraint turfs_name_1_to_100 check (private.text_length(name) between 1 and 100)
);
comment on table public.turfs is 'Doors that one person walks in one go, 40 to 50 of them. Archived, never deleted.';
create index turfs_created_by_idx on public.turfs (created_by);

alter table public.turfs enable row level security;

create table public.turf_doors (
  turf_id uuid not null references public.turfs (id),
  household_id uuid not null references public.households (id),
  position integer not null,
  primary key (turf_id, household_id)
);
comment on table public.turf_doors is 'The doors of each turf in walk order.';
create index turf_doors_household_id_idx on public.turf_doors (household_id);
create index turf_doors_position_idx on public.turf_doors (turf_id, position);

alter table public.turf_doors enable row level security;

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  turf_id uuid not null references public.turfs (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  checked_out_by uuid default auth.uid() references auth.users (id) on delete set null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_as text,
  constraint checkouts_ended_both_or_neither check ((ended_at is null) = (ended_as is null)),
  constraint checkouts_ended_as_known check (ended_as in ('returned', 'expired', 'role_lost', 'deactivated'))
);
comment on table public.checkouts is 'Who has which turf in hand. At most one open checkout a turf.';
comment on column public.checkouts.due_at is
  'Past it the server gives nothing of the turf to its holder, and somebody else may take it over; the checkout then ends as expired.';
create unique index checkouts_one_open_a_turf on public.checkouts (turf_id) where ended_at is null;
create index checkouts_turf_id_idx on public.checkouts (turf_id);
create index checkouts_user_id_idx on public.checkouts (user_id);
create index checkouts_checked_out_by_idx on public.checkouts (checked_out_by);

alter table public.checkouts enable row level security;

create trigger checkouts_record_change after insert or update or delete on public.checkouts
  for each row execute function private.record_change('id');

create policy "People see their own checkouts, leaders all" on public.checkouts
  for select to authenticated using (
    (select private.may('lead_field'))
    or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );

create function private.turfs_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select array_agg(held.turf_id) from public.checkouts as held
    where held.user_id = auth.uid() and held.ended_at is null and held.due_at > now() and private.may('act_as_staff')
  ), '{}');
end
$$;
comment on function private.turfs_in_hand() is 'The turfs that the caller has checked out and that are not due yet; none without a role.';

create policy "Canvassers see the turfs in their hands, leaders all" on public.turfs
  for select to authenticated using (
    (select private.may('lead_field')) or id = any ((select private.turfs_in_hand())::uuid[])
  );
create policy "Canvassers see the doors in their turfs, leaders all" on public.turf_doors
  for select to authenticated using (
    (select private.may('lead_field')) or turf_id = any ((select private.turfs_in_hand())::uuid[])
  );

create function private.doors_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select array_agg(door.household_id) from public.turf_doors as door where door.turf_id = any (private.turfs_in_hand())
  ), '{}');
end
$$;
comment on function private.doors_in_hand() is 'The doors of the turfs that the caller has checked out.';

-- A list is searched from its beginning for every row, a subquery's rows are hashed: 150 doors in hand against 200,000 facts.
create policy "Canvassers see the households in their hands, leaders all" on public.households
  for select to authenticated using (
    (select private.may('lead_field')) or id in (select unnest(private.doors_in_hand()))
  );

create function private.put_added_door_on_turf() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.turf_doors (turf_id, household_id, position)
  select turf.id, new.id, coalesce((select max(door.position) from public.turf_doors as door where door.turf_id = turf.id), 0) + 1
  from public.turfs as turf where turf.id = new.added_in_turf
  on conflict do nothing;
  return null;
end
$$;
comment on function private.put_added_door_on_turf() is 'A door added at the door comes last on the list of the walk it was found on.';
create trigger households_put_added_door_on_turf after insert on public.households
  for each row when (new.added_in_turf is not null and not new.held) execute function private.put_added_door_on_turf();

-- Taken, it does what it would have done when it came.
create trigger households_put_taken_door_on_turf after update of held on public.households
  for each row when (old.held and not new.held and new.added_in_turf is not null) execute function private.put_added_door_on_turf();

create function private.name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(btrim(left(account.raw_user_meta_data ->> 'full_name', 200)), ''), account.email::text)
  from auth.users as account where account.id = person
$$;
comment on function private.name_of(uuid) is 'How a person is called: the full name, or the e-mail address.';

-- When two spellings mean the same person or the same door. src/features/field/model/import/keys.ts says the same on the phone.

-- Both in one function each, calling none of ours: the index runs door_key as whoever adds a door, and the API's roles have
-- no usage on this schema. Everything under the "C" collation, so that an index built on one machine is right on another.

create function private.name_key(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(name, NFD), E'[\u0300-\u036f''\u2019`.]', '', 'g') collate "C"),
    E'[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'
  ))
$$;
comment on function private.name_key(text) is 'A name without case, accents, apostrophes, dots and superfluous spaces.';

create function private.door_key(street text, number integer, suffix text, unit text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  with part (place, key) as (
    select said.place, btrim(regexp_replace(
      lower(regexp_replace(normalize(said.text, NFD), E'[\u0300-\u036f''\u2019`.]', '', 'g') collate "C"),
      E'[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'
    ))
    -- "5 1/2" is not "5-12".
    from (values (1, replace(coalesce(suffix, ''), '/', 'f')), (2, coalesce(unit, '')), (3, coalesce(street, ''))) as said (place, text)
  )
  select number::text || '|' || string_agg(
    case part.place
      when 1 then replace(part.key, ' ', '')
      when 2 then coalesce((
        select case
          when unit.words ~ '^[0-9]+(st|nd|rd|th) fl$' then 'fl' || substring(unit.words from '^[0-9]+')
          else replace(unit.words, ' ', '') end
        from (
          select string_agg(word.said, ' ' order by word.place) as words
          from (
            -- The words of USPS Publication 28.
            select case one.said
              when 'apartment' then 'apt' when 'basement' then 'bsmt' when 'building' then 'bldg' when 'department' then 'dept'
              when 'floor' then 'fl' when 'flr' then 'fl' when 'front' then 'frnt' when 'frt' then 'frnt'
              when 'hangar' then 'hngr' when 'lobby' then 'lbby' when 'lower' then 'lowr' when 'lwr' then 'lowr'
              when 'office' then 'ofc' when 'penthouse' then 'ph' when 'room' then 'rm' when 'space' then 'spc'
              when 'suite' then 'ste' when 'trailer' then 'trlr' when 'upper' then 'uppr' when 'upr' then 'uppr'
              when 'num' then 'no' when 'number' then 'no'
              else one.said end as said, one.place, count(*) over () as words
            from unnest(string_to_array(part.key, ' ')) with ordinality as one (said, place)
          ) as word
          where word.said not in ('apt', 'unit', 'ste', 'no') or word.place = word.words
        ) as unit
      ), '')
      else (
        select string_agg(case word.said
          when 'st' then 'street' when 'str' then 'street' when 'ave' then 'avenue' when 'av' then 'avenue'
          when 'rd' then 'road' when 'dr' then 'drive' when 'ln' then 'lane' when 'ct' then 'court'
          when 'blvd' then 'boulevard' when 'pl' then 'place' when 'ter' then 'terrace' when 'terr' then 'terrace'
          when 'cir' then 'circle' when 'hwy' then 'highway' when 'pkwy' then 'parkway' when 'sq' then 'square'
          when 'trl' then 'trail' when 'aly' then 'alley' when 'xing' then 'crossing' when 'expy' then 'expressway'
          when 'tpke' then 'turnpike' when 'cv' then 'cove' when 'holw' then 'hollow' when 'rdg' then 'ridge'
          when 'hts' then 'heights' when 'n' then 'north' when 's' then 'south' when 'e' then 'east' when 'w' then 'west'
          when 'ne' then 'northeast' when 'nw' then 'northwest' when 'se' then 'southeast' when 'sw' then 'southwest'
          else word.said end, ' ' order by word.place)
        from unnest(string_to_array(part.key, ' ')) with ordinality as word (said, place)
      )
    end, '|' order by part.place
  ) from part
$$;
comment on function private.door_key(text, integer, text, text) is
  'An address within its town without the ways to write it: "12 Mill St. #3B" and "12 MILL STREET, Apt 3b" are one door.';
create index households_door_key_idx on public.households (private.door_key(street, number, suffix, unit));

create function private.house_number(number integer, suffix text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when suffix ~* '^[nsew][0-9]+[nsew][0-9]+[a-z]?$' then suffix
    when suffix ~ '^[0-9]' then number || ' ' || suffix
    else number || coalesce(suffix, '') end
$$;
comment on function private.house_number(integer, text) is 'As it is on the house: "12B", "12 1/2", "12-14", "N6W23001".';

-- A street has its name in many towns: the same key in two of them is two doors. What a door does not say may be either.
create function private.known_door(key text, city text, zip text) returns uuid
language sql stable set search_path = ''
as $$
  select found.id from (
    select household.id, household.created_at, household.zip is null and household.city is null as anywhere,
      (household.zip is not distinct from known_door.zip)::integer
        + (private.name_key(coalesce(household.city, '')) = private.name_key(coalesce(known_door.city, '')))::integer as fit,
      min(coalesce(household.zip, '') || '|' || private.name_key(coalesce(household.city, ''))) over () as first_place,
      max(coalesce(household.zip, '') || '|' || private.name_key(coalesce(household.city, ''))) over () as last_place
    from public.households as household
    where private.door_key(household.street, household.number, household.suffix, household.unit) = known_door.key
      and (household.zip is null or known_door.zip is null or household.zip = known_door.zip)
      and (
        household.city is null or known_door.city is null
        or private.name_key(household.city) = private.name_key(known_door.city)
      )
  ) as found
  -- An address without a town that is in two of them is in neither.
  where known_door.zip is not null or known_door.city is not null or found.anywhere or found.first_place = found.last_place
  order by found.fit desc, found.created_at, found.id limit 1
$$;
comment on function private.known_door(text, text, text) is
  'The door with this door_key() in this town; null when there is none, or when the town is not said and there are several.';

create function private.dial_digits(phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when digits ~ '^1[0-9]{10}$' then substr(digits, 2) else digits end
  from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as plain
$$;
comment on function private.dial_digits(text) is 'A number as it is compared: digits alone, without the country code 1.';

create table public.people (
  id uuid primary key default gen_random_uuid(),
  external_id text,
  external_source text not null default 'file',
  household_id uuid references public.households (id),
  letters_to text,
  name text not null,
  phone text,
  email text,
  language text,
  birth_year smallint,
  do_not_contact boolean not null default false,
  deceased boolean not null default false,
  added_in_turf uuid,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  off_lists boolean not null default false,
  phone_digits text generated always as (
  case when length(private.dial_digits(phone)) >= 7 then private.dial_digits(phone) end
) stored,
  held boolean not null default false,
  left_file_at timestamptz,
  constraint people_external_id_once_a_source unique (external_source, external_id),
  constraint people_external_source_code check (external_source ~ '^[a-z0-9]{1,30}$'),
  constraint people_letters_to_1_to_300 check (private.text_length(letters_to) between 1 and 300),
  constraint people_external_id_1_to_100 check (private.text_length(external_id) between 1 and 100),
  constraint people_name_1_to_200 check (private.text_length(name) between 1 and 200),
  constraint people_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint people_email_shape check (private.is_email(email)),
  constraint people_email_at_most_254 check (char_length(email) <= 254),
  constraint people_language_1_to_40 check (private.text_length(language) between 1 and 40),
  constraint people_birth_year_sensible check (birth_year between 1880 and 2100),
  constraint people_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.people is 'Who lives at the doors. Never deleted: what they said refers to them.';
comment on column public.people.external_source is 'Whose id it is: a state, a vendor, or "file" for other lists.';
comment on column public.people.household_id is 'Null for people without a door, such as a post-office box: kept for letters.';
comment on column public.people.letters_to is 'Where letters go, for people without a door.';
comment on column public.people.left_file_at is
  'When a leader took them off the lists because the newer voter file does not name them. Null again when one does.';
comment on column public.people.do_not_contact is 'As the voter file or an organizer says. What was said at the door counts beside it.';
comment on column public.people.off_lists is
  'Asked at the door not to be contacted, moved or died, by a fact that counts. Kept by triggers; an import never writes it.';
comment on column public.people.phone_digits is
  'phone as numbers are compared, null where there are too few digits: two people with the same answer one telephone.';
comment on column public.people.held is 'Came late: on no list until an organizer takes it.';
create index people_household_id_idx on public.people (household_id);
create index people_name_idx on public.people (lower(name));
create index people_added_by_idx on public.people (added_by) where added_by is not null;
create index people_phone_digits_idx on public.people (phone_digits) where phone_digits is not null;

alter table public.people enable row level security;

create policy "Canvassers see the people in their turfs, leaders all" on public.people
  for select to authenticated using (
    (select private.may('lead_field')) or (not held and household_id in (select unnest(private.doors_in_hand())))
  );

create trigger people_touch_updated_at before update on public.people
  for each row execute function private.touch_updated_at();
create trigger people_keep_phone_time before insert on public.people
  for each row when (new.client_created_at is not null) execute function private.keep_phone_time();

-- One person has an id of each source: the state's, VAN's. seen_in: the import that named it last.
create table private.voter_ids (
  source text not null,
  external_id text not null,
  person_id uuid not null references public.people (id) on delete cascade,
  seen_in uuid,
  primary key (source, external_id)
);
comment on table private.voter_ids is 'Under which ids the sources of voter files know a person.';
comment on column private.voter_ids.seen_in is 'The import that named it last, or whose leader said that it stays.';
create index voter_ids_person_id_idx on private.voter_ids (person_id);

alter table private.voter_ids enable row level security;

create function private.keep_voter_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.voter_ids (source, external_id, person_id) values (new.external_source, new.external_id, new.id)
  on conflict (source, external_id) do update set person_id = excluded.person_id;
  return null;
end
$$;
comment on function private.keep_voter_id() is 'Keeps the ids of voter files under which people are found again.';
create trigger people_keep_voter_id_added after insert on public.people
  for each row when (new.external_id is not null) execute function private.keep_voter_id();
create trigger people_keep_voter_id_changed after update of external_id, external_source on public.people
  for each row when (
    new.external_id is not null
    and (new.external_id is distinct from old.external_id or new.external_source <> old.external_source)
  ) execute function private.keep_voter_id();

-- Doors that an import took out of a turf: what a canvasser recorded there offline is still accepted.
create table private.former_turf_doors (
  turf_id uuid not null references public.turfs (id),
  household_id uuid not null references public.households (id),
  removed_at timestamptz not null default now(),
  primary key (turf_id, household_id)
);
comment on table private.former_turf_doors is 'Doors that were in a turf until nobody was listed there any more.';
create index former_turf_doors_household_id_idx on private.former_turf_doors (household_id);

alter table private.former_turf_doors enable row level security;

create function private.empty_doors(doors uuid[]) returns void
language sql security definer set search_path = ''
as $$
  with emptied as (
    update public.households as household set emptied_at = now()
    where household.id = any (doors) and household.emptied_at is null and not exists (
      select 1 from public.people as person where person.household_id = household.id and person.left_file_at is null
    )
    returning household.id
  ), taken as (
    delete from public.turf_doors as door using emptied, public.turfs as turf
    where door.household_id = emptied.id and turf.id = door.turf_id and turf.archived_at is null
    returning door.turf_id, door.household_id
  )
  insert into private.former_turf_doors (turf_id, household_id) select taken.turf_id, taken.household_id from taken
  on conflict do nothing
$$;
comment on function private.empty_doors(uuid[]) is 'Takes those of these doors where nobody is listed any more out of their turfs.';

-- Who led the field, and until when: what they saved before is still looked at (late_facts).
create table private.former_field_leaders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ended_at timestamptz not null
);
comment on table private.former_field_leaders is 'People who led the field and do not any more, with the time of the change.';

alter table private.former_field_leaders enable row level security;

create function private.leave_the_field(people uuid[], led uuid[], why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkouts as held set ended_at = now(), ended_as = why
  where held.user_id = any (people) and held.ended_at is null and (
    why = 'deactivated' or not exists (select 1 from public.user_roles as role where role.user_id = held.user_id)
  );
  with former as (
    insert into private.former_field_leaders as known (user_id, ended_at)
    select account.id, now()
    from auth.users as account
    where account.id = any (led) and (why = 'deactivated' or not exists (
      select 1 from public.user_roles as role
      where role.user_id = account.id and role.role = any ((select private.roles_that_may('lead_field'))::text[])
    ))
    on conflict (user_id) do update set ended_at = excluded.ended_at
    returning known.user_id
  )
  update public.call_leases as lease set returned_at = now()
  where lease.user_id in (select former.user_id from former) and lease.returned_at is null and lease.expires_at > now();
end
$$;
comment on function private.leave_the_field(uuid[], uuid[], text) is
  'Ends the checkouts of people who hold no role any more, and the calls of those who led the field and do no more.';

create function private.leave_the_field_on_role_loss() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_field(
    (select array_agg(distinct lost.user_id) from lost),
    (select array_agg(distinct lost.user_id) from lost where lost.role = any ((select private.roles_that_may('lead_field'))::text[])),
    'role_lost'
  );
  return null;
end
$$;
comment on function private.leave_the_field_on_role_loss() is 'After roles were taken.';
create trigger user_roles_leave_the_field_on_delete after delete on public.user_roles
  referencing old table as lost for each statement execute function private.leave_the_field_on_role_loss();
create trigger user_roles_leave_the_field_on_update after update on public.user_roles
  referencing old table as lost for each statement execute function private.leave_the_field_on_role_loss();

create function private.leave_the_field_on_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_field(
    (select array_agg(lost.user_id) from lost),
    (
      select array_agg(distinct lost.user_id) from lost join public.user_roles as held on held.user_id = lost.user_id
      where held.role = any ((select private.roles_that_may('lead_field'))::text[])
    ),
    'deactivated'
  );
  return null;
end
$$;
comment on function private.leave_the_field_on_deactivation() is 'After people were deactivated.';
create trigger deactivated_people_leave_the_field after insert on private.deactivated_people
  referencing new table as lost for each statement execute function private.leave_the_field_on_deactivation();

-- A voter file moves people and changes numbers while a phone is in a dead spot.
create table private.former_contacts (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.people (id),
  household_id uuid,
  digits text,
  until timestamptz not null default now()
);
comment on table private.former_contacts is 'Where people lived, and their numbers, before a voter file said otherwise.';
create index former_contacts_person_id_idx on private.former_contacts (person_id);

alter table private.former_contacts enable row level security;

create function private.keep_former_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_contacts (person_id, household_id, digits)
  values (old.id, old.household_id, private.dial_digits(old.phone));
  return null;
end
$$;
comment on function private.keep_former_contact() is 'Remembers the door and the number that a person had.';
create trigger people_keep_former_contact after update of household_id, phone on public.people
  for each row when (old.household_id is distinct from new.household_id or old.phone is distinct from new.phone)
  execute function private.keep_former_contact();

-- turf_until, door_until and report_until answer until when the caller's word is taken: infinity for who leads the field, the
-- past for what came late, null for what was never theirs.
create function private.turf_until(turf uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  ended timestamptz;
begin
  if private.may('lead_field') then
    return 'infinity';
  end if;
  select max(coalesce(held.ended_at, held.due_at)) into ended
  from public.checkouts as held where held.user_id = me and held.turf_id = turf;
  if ended is null and exists (select 1 from public.turfs as known where known.id = turf)
    and exists (select 1 from private.former_field_leaders as former where former.user_id = me)
  then
    -- They walked any turf: an organizer looks at all of it.
    return '-infinity';
  end if;
  return ended + interval '14 days';
end
$$;
comment on function private.turf_until(uuid) is 'Until when the caller''s doors of this turf are taken; null when they never had it.';

create policy "Canvassers add a door in their own name" on public.households
  for insert to authenticated with check (
    added_by is not distinct from (select auth.uid()) and private.turf_until(added_in_turf) is not null
  );

create function private.door_until(turf uuid, household uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  until timestamptz := private.turf_until(turf);
begin
  -- Turf that was cut anew keeps its doors, and who found a door has it: nothing of an honest walk is refused.
  if until = 'infinity' or exists (
    select 1 from public.turf_doors as door where door.turf_id = turf and door.household_id = household
  ) or exists (
    select 1 from private.former_turf_doors as door where door.turf_id = turf and door.household_id = household
  ) or exists (
    select 1 from public.households as found
    where found.id = household and found.added_in_turf = turf and found.added_by = auth.uid()
  ) then
    return until;
  end if;
  return null;
end
$$;
comment on function private.door_until(uuid, uuid) is
  'Until when the caller''s word about this door of this turf is taken; null when the door was never in a turf of theirs.';

create policy "Canvassers add a person in their own name" on public.people
  for insert to authenticated with check (
    added_by is not distinct from (select auth.uid()) and private.door_until(added_in_turf, household_id) is not null
  );

create function private.grants_for_turfs() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (
    id, street, number, suffix, floor, unit, access_note, added_in_turf, added_by, client_created_at
  ) on public.households to authenticated;
  grant insert (
    id, household_id, name, phone, language, added_in_turf, added_by, client_created_at
  ) on public.people to authenticated;
  -- Whoever adds a person has the digits of their number computed.
  -- The policies ask these as the caller.
  -- The index on households runs it as whoever adds a door.
  grant execute on function
    private.dial_digits(text), private.turfs_in_hand(), private.doors_in_hand(),
    private.turf_until(uuid), private.door_until(uuid, uuid), private.door_key(text, integer, text, text)
    to authenticated, service_role;
  grant select on public.households, public.people, public.turfs, public.turf_doors, public.checkouts to authenticated;
end
$$;
comment on function private.grants_for_turfs() is 'What the APIs roles may do with doors, people and turfs.';

select private.restore_grants();
