-- Where the campaign knocks, and who lives there. Imported from a voter file, or added at the door by whoever stood there.

create table public.households (
  id uuid primary key default gen_random_uuid(),
  external_id text unique,
  street text not null,
  number integer not null,
  suffix text,
  floor smallint,
  unit text,
  access_note text,
  latitude double precision,
  longitude double precision,
  added_in_turf uuid,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint households_external_id_1_to_100 check (private.text_length(external_id) between 1 and 100),
  constraint households_street_1_to_200 check (private.text_length(street) between 1 and 200),
  constraint households_number_not_negative check (number between 0 and 999999),
  constraint households_suffix_1_to_10 check (private.text_length(suffix) between 1 and 10),
  constraint households_floor_sensible check (floor between -5 and 200),
  constraint households_unit_1_to_20 check (private.text_length(unit) between 1 and 20),
  constraint households_access_note_1_to_500 check (private.text_length(access_note) between 1 and 500),
  constraint households_latitude_on_earth check (latitude between -90 and 90),
  constraint households_longitude_on_earth check (longitude between -180 and 180)
);
comment on table public.households is 'Doors: one row an apartment or a house. Never deleted: what happened there refers to it.';
comment on column public.households.number is 'The house number; its parity says the side of the street.';
comment on column public.households.access_note is 'How to get in: a gate, a dog, a buzzer.';
comment on column public.households.added_in_turf is 'The turf in whose walk it was found missing; null for an imported door.';
create index households_street_number_idx on public.households (lower(street), number);
create index households_added_by_idx on public.households (added_by) where added_by is not null;
create trigger households_touch_updated_at before update on public.households
  for each row execute function private.touch_updated_at();

create table public.people (
  id uuid primary key default gen_random_uuid(),
  external_id text unique,
  household_id uuid not null references public.households (id),
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
  constraint people_external_id_1_to_100 check (private.text_length(external_id) between 1 and 100),
  constraint people_name_1_to_200 check (private.text_length(name) between 1 and 200),
  constraint people_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint people_email_shape check (private.is_email(email)),
  constraint people_email_at_most_254 check (char_length(email) <= 254),
  constraint people_language_1_to_40 check (private.text_length(language) between 1 and 40),
  constraint people_birth_year_sensible check (birth_year between 1880 and 2100)
);
comment on table public.people is 'Who lives at the doors. Never deleted: what they said refers to them.';
comment on column public.people.do_not_contact is 'As the voter file or an organizer says. What was said at the door counts beside it.';
create index people_household_id_idx on public.people (household_id);
create index people_name_idx on public.people (lower(name));
create index people_added_by_idx on public.people (added_by) where added_by is not null;
create trigger people_touch_updated_at before update on public.people
  for each row execute function private.touch_updated_at();

alter table public.households enable row level security;
alter table public.people enable row level security;
