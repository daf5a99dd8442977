-- Sample data for local use: the invented town of Larkspur Falls and Dana Whitfield's campaign. Every person, address
-- and number in it is fictional (example.com addresses, 555-01xx phones). Applied once, to a fresh database. Applying it
-- again changes nothing: every row has a fixed key and gives way to the one that is there.

-- Staff accounts, one per role, one with two roles, one with none. The password of all of them is "larkspur-falls".
-- Only columns that hosted GoTrue and @supabase/lite both have.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
)
select
  person.id::uuid, 'authenticated', 'authenticated', person.email,
  '$2b$10$DwlCAhTMNaW93FIynMQ77OUppwEkBAoZAnJmSqesMGNIUUgjsejDS', now(),
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  jsonb_build_object('full_name', person.full_name, 'email', person.email, 'email_verified', true, 'sub', person.id),
  '', '', '', '', now(), now()
from (values
  ('a0000000-0000-4000-8000-000000000001', 'candidate@larkspurfalls.example', 'Dana Whitfield'),
  ('a0000000-0000-4000-8000-000000000002', 'manager@larkspurfalls.example', 'Marcus Bell'),
  ('a0000000-0000-4000-8000-000000000003', 'advisor@larkspurfalls.example', 'Ruth Okafor'),
  ('a0000000-0000-4000-8000-000000000004', 'organizer@larkspurfalls.example', 'Luis Herrera'),
  ('a0000000-0000-4000-8000-000000000005', 'finance@larkspurfalls.example', 'Priya Raman'),
  ('a0000000-0000-4000-8000-000000000006', 'content@larkspurfalls.example', 'Nora Lindqvist'),
  ('a0000000-0000-4000-8000-000000000007', 'deputy@larkspurfalls.example', 'Theo Marsh'),
  ('a0000000-0000-4000-8000-000000000008', 'newcomer@larkspurfalls.example', 'Jamie Colton')
) as person (id, email, full_name)
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  account.id, 'email', account.id::text, account.id,
  jsonb_build_object('sub', account.id::text, 'email', account.email, 'email_verified', true), now(), now()
from auth.users as account
where account.email like '%@larkspurfalls.example'
on conflict do nothing;

-- Hosted GoTrue looks accounts up by instance; @supabase/lite has no such column.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where email like '%@larkspurfalls.example' and instance_id is null;
  end if;
end
$$;

insert into public.user_roles (user_id, role, granted_by) values
  ('a0000000-0000-4000-8000-000000000001', 'candidate', null),
  ('a0000000-0000-4000-8000-000000000002', 'campaign_manager', null),
  ('a0000000-0000-4000-8000-000000000003', 'advisor', null),
  ('a0000000-0000-4000-8000-000000000004', 'field_organizer', null),
  ('a0000000-0000-4000-8000-000000000005', 'finance_director', null),
  ('a0000000-0000-4000-8000-000000000006', 'content_manager', null),
  ('a0000000-0000-4000-8000-000000000007', 'field_organizer', null),
  ('a0000000-0000-4000-8000-000000000007', 'content_manager', null)
on conflict do nothing;

insert into public.invitations (id, email, roles, invited_by) values
  ('10000000-0000-4000-8000-000000000001', 'rosa.delgado@example.com', '{field_organizer}', 'a0000000-0000-4000-8000-000000000002')
on conflict do nothing;

-- Dates count from today in the town's own time zone, so that a fresh checkout always has something coming up.
-- 'weekday' is ISO (1 Monday ... 7 Sunday) and 'week' counts from the first such day after today; -1 is the last one.
insert into public.events (id, title, date, location, description)
select
  plan.id::uuid, plan.title,
  (
    current_town_day + ((plan.weekday - extract(isodow from current_town_day)::integer + 6) % 7 + 1) + 7 * plan.week
    + plan.hour
  ) at time zone 'America/New_York',
  plan.location, plan.description
from
  (select (now() at time zone 'America/New_York')::date as current_town_day) as today,
  (values
    ('e0000000-0000-4000-8000-000000000001', 'Saturday Canvass Kickoff', 6, 0, interval '10:00', 'Riverside Park Pavilion, 200 Mill Street, Larkspur Falls',
      'Coffee, a ten-minute briefing and a walk list for every pair. First-timers are paired with somebody who has done it before.'),
    ('e0000000-0000-4000-8000-000000000002', 'Town Hall: Homes People Can Afford', 2, 0, interval '18:30', 'Larkspur Falls Public Library, 14 Main Street, Larkspur Falls',
      'Dana takes questions on rents, shelter beds and the empty mill. Sign-language interpretation and child care provided.'),
    ('e0000000-0000-4000-8000-000000000003', 'Phone Bank Night', 3, 0, interval '17:30', 'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
      'Bring a charged phone and headphones; we bring the script, the numbers and the pizza.'),
    ('e0000000-0000-4000-8000-000000000004', 'Sunday Service and Souls to the Polls Lunch', 7, 0, interval '12:30', 'Mount Olive Church, 330 Cedar Street, Larkspur Falls',
      'Lunch after the service, rides to early voting and a short word from Dana.'),
    ('e0000000-0000-4000-8000-000000000005', 'Coffee with Dana', 4, 1, interval '08:00', 'The Copper Kettle, 9 Main Street, Larkspur Falls',
      'No speech, no stage. Bring what is on your mind.'),
    ('e0000000-0000-4000-8000-000000000006', 'Downtown Cleanup and Listening Walk', 6, 1, interval '09:30', 'Corner of Main Street and Water Street, Larkspur Falls',
      'Gloves and bags provided. We walk the storefronts, pick up, and write down what each block needs.'),
    ('e0000000-0000-4000-8000-000000000007', 'Youth Forum at the Rec Center', 5, 2, interval '16:00', 'Larkspur Falls Recreation Center, 75 Falls Road, Larkspur Falls',
      'Students ask the questions; Dana and two council members answer.'),
    ('e0000000-0000-4000-8000-000000000008', 'Neighborhood Potluck: North Hill', 7, 3, interval '17:00', 'North Hill Community Garden, 410 Ridge Road, Larkspur Falls',
      'Bring a dish to share. Yard signs available to take home.'),
    ('e0000000-0000-4000-8000-000000000009', 'Volunteer Training', 2, -1, interval '18:00', 'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
      'How to knock on a door, how to listen, and what to write down.'),
    ('e0000000-0000-4000-8000-000000000010', 'Campaign Launch Rally', 6, -3, interval '11:00', 'Courthouse Square, Larkspur Falls',
      'Where it began: 400 neighbors, one brass band and a promise to revive, empower and build.'),
    ('e0000000-0000-4000-8000-000000000011', 'Saturday Canvass: South Side', 6, -2, interval '10:00', 'Lincoln Elementary School, 55 Locust Street, Larkspur Falls',
      'We knocked on 312 doors between the tracks and the river.')
  ) as plan (id, title, weekday, week, hour, location, description)
on conflict do nothing;

-- A town hall a month for the year after, so that a checkout that was seeded in spring still has events in autumn.
insert into public.events (id, title, date, location, description)
select
  ('e0000000-0000-4000-8000-0000000001' || lpad(month::text, 2, '0'))::uuid,
  'Monthly Town Hall',
  -- The first Tuesday: the first day of the month, and on from there to the weekday.
  (
    first_day + make_interval(days => (9 - extract(isodow from first_day)::integer) % 7, hours => 18, mins => 30)
  ) at time zone 'America/New_York',
  'City Hall, Council Chamber, 1 Courthouse Square, Larkspur Falls',
  'The month''s figures first, then your questions until they are answered.'
from
  generate_series(2, 13) as month,
  lateral (
    select date_trunc('month', now() at time zone 'America/New_York') + make_interval(months => month) as first_day
  ) as calendar
on conflict do nothing;

insert into public.stats (label, value_number) values
  ('weekly_raised', 18450),
  ('volunteers', 327),
  ('doors_total', 8642),
  ('calls_total', 12904),
  ('rides_today', 14),
  ('events_week', 4)
on conflict do nothing;

insert into public.signups (
  id, type, name, email, phone, interest, availability, notes, event_id, consent_email, consent_sms, user_id,
  client_created_at, created_at
)
select
  row.id::uuid, row.type, row.name, row.email, row.phone, row.interest, row.availability, row.notes,
  row.event_id::uuid, row.consent_email, row.consent_sms, null::uuid, now() - row.age, now() - row.age + row.delay
from (values
  ('50000000-0000-4000-8000-000000000001', 'volunteer', 'Alma Greene', 'alma.greene@example.com', '(207) 555-0101', 'door_knock', 'Saturday mornings',
    'I know every porch on Cedar Street.', null, null::boolean, null::boolean, interval '9 days', interval '2 seconds'),
  ('50000000-0000-4000-8000-000000000002', 'volunteer', 'Walt Pruitt', null, '(207) 555-0117', 'phone_bank', 'Weekday evenings',
    null, null, null, null, interval '8 days', interval '1 second'),
  ('50000000-0000-4000-8000-000000000003', 'volunteer', 'Keiko Tan', 'keiko.tan@example.com', null, 'event_help', null,
    'I can bring folding tables.', null, null, null, interval '5 days', interval '3 hours'),
  ('50000000-0000-4000-8000-000000000004', 'volunteer', 'Deacon Amos Reed', 'amos.reed@example.com', '(207) 555-0123', 'church_gotv', 'Sundays after service',
    null, null, null, null, interval '2 days', interval '2 seconds'),
  ('50000000-0000-4000-8000-000000000005', 'idea', 'Greta Holm', 'greta.holm@example.com', null, null, null,
    'Turn the old mill into workshops with apartments above, and keep the clock running.', null, null, null, interval '7 days', interval '1 second'),
  ('50000000-0000-4000-8000-000000000006', 'idea', 'Samir Haddad', null, '(207) 555-0134', null, null,
    'A late bus on Friday and Saturday so that downtown workers get home.', null, null, null, interval '3 days', interval '40 minutes'),
  ('50000000-0000-4000-8000-000000000007', 'newsletter', 'Joan Becker', 'joan.becker@example.com', null, null, null,
    null, null, true, false, interval '6 days', interval '1 second'),
  ('50000000-0000-4000-8000-000000000008', 'newsletter', 'Tyrell Banks', 'tyrell.banks@example.com', '(207) 555-0142', null, null,
    null, null, true, true, interval '1 day', interval '1 second'),
  ('50000000-0000-4000-8000-000000000009', 'event', 'Frances Moreau', 'frances.moreau@example.com', null, null, null,
    'Headcount: 2', 'e0000000-0000-4000-8000-000000000001', null, null, interval '1 day', interval '2 seconds'),
  ('50000000-0000-4000-8000-000000000010', 'event', 'Bill Sato', null, '(207) 555-0155', null, null,
    'Headcount: 5', 'e0000000-0000-4000-8000-000000000002', null, null, interval '4 hours', interval '1 second')
) as row (
  id, type, name, email, phone, interest, availability, notes, event_id, consent_email, consent_sms, age, delay
)
on conflict do nothing;

insert into public.yard_sign_requests (id, name, address, phone, notes, user_id, client_created_at, created_at)
select row.id::uuid, row.name, row.address, row.phone, row.notes, null::uuid, now() - row.age, now() - row.age + row.delay
from (values
  ('51000000-0000-4000-8000-000000000001', 'Ida Kowalski', '118 Cedar Street, Larkspur Falls', '(207) 555-0161',
    'Left of the mailbox, please.', interval '6 days', interval '2 seconds'),
  ('51000000-0000-4000-8000-000000000002', 'Ray Dupont', '27 Ridge Road, Larkspur Falls', '(207) 555-0168',
    null, interval '4 days', interval '5 hours'),
  ('51000000-0000-4000-8000-000000000003', 'Mina Farrow', '904 Water Street, Apt 2, Larkspur Falls', '(207) 555-0173',
    'Window sign, we have no yard.', interval '1 day', interval '1 second')
) as row (id, name, address, phone, notes, age, delay)
on conflict do nothing;

-- The field: a neighbourhood of 162 doors, four turfs in walk order (odd side up, even side down), one street uncut.
with plan (street, low, high, turf, seq) as (
  values
    ('Mill Street', 1, 40, 'b0000000-0000-4000-8000-000000000001', 0),
    ('Cedar Street', 101, 136, 'b0000000-0000-4000-8000-000000000002', 100),
    ('Ridge Road', 11, 40, 'b0000000-0000-4000-8000-000000000003', 200),
    ('Locust Street', 31, 50, null, 300)
), houses as (
  select plan.street, house.number, plan.seq + house.number - plan.low as n
  from plan, lateral generate_series(plan.low, plan.high) as house (number)
)
insert into public.households (id, external_id, street, number, access_note, added_by)
select
  ('d0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'H' || lpad(n::text, 5, '0'), street, number,
  case when n % 17 = 5 then 'Side gate, the bell is broken.' when n % 23 = 7 then 'Friendly dog.' end, null
from houses
on conflict do nothing;

insert into public.households (id, external_id, street, number, floor, unit, access_note, added_by)
select
  ('d0000000-0000-4000-8000-' || lpad((400 + floor * 20 + unit)::text, 12, '0'))::uuid,
  'H' || lpad((400 + floor * 20 + unit)::text, 5, '0'), 'Falls Road', 75, floor, floor || lpad(unit::text, 2, '0'),
  'Buzz the super, ground floor left.', null
from generate_series(1, 3) as floor, generate_series(1, 12) as unit
on conflict do nothing;

insert into public.turfs (id, name, created_by) values
  ('b0000000-0000-4000-8000-000000000001', 'Mill Street', null),
  ('b0000000-0000-4000-8000-000000000002', 'Cedar Street South', null),
  ('b0000000-0000-4000-8000-000000000003', 'Ridge Road', null),
  ('b0000000-0000-4000-8000-000000000004', '75 Falls Road, apartments', null)
on conflict do nothing;

insert into public.turf_doors (turf_id, household_id, position)
select
  case household.street
    when 'Mill Street' then 'b0000000-0000-4000-8000-000000000001'
    when 'Cedar Street' then 'b0000000-0000-4000-8000-000000000002'
    when 'Ridge Road' then 'b0000000-0000-4000-8000-000000000003'
    else 'b0000000-0000-4000-8000-000000000004'
  end::uuid,
  household.id,
  row_number() over (
    partition by household.street
    order by household.number % 2 desc,
      case when household.number % 2 = 1 then household.number else -household.number end, household.floor, household.unit
  )
from public.households as household
where household.street <> 'Locust Street' and household.external_id like 'H%'
on conflict do nothing;

-- One to three people a door, of the same family name.
insert into public.people (id, external_id, household_id, name, phone, language, birth_year, added_by)
select
  ('d1000000-0000-4000-8000-' || lpad((home.n * 10 + member)::text, 12, '0'))::uuid,
  'V' || lpad((home.n * 10 + member)::text, 6, '0'), home.id,
  (array['Alma', 'Walter', 'Keiko', 'Amos', 'Greta', 'Samir', 'Joan', 'Tyrell', 'Frances', 'Bill', 'Ida', 'Ray', 'Mina', 'Odell',
    'Pilar', 'Hugo', 'Nadia', 'Ezra', 'Lottie', 'Cyrus'])[1 + (home.n * 7 + member * 3) % 20]
  || ' ' ||
  (array['Ames', 'Brook', 'Castellan', 'Dorsey', 'Eberly', 'Fontaine', 'Garrow', 'Haddock', 'Ivers', 'Juneau', 'Kessel', 'Lomax',
    'Marlow', 'Nyberg', 'Oakes', 'Pruitt', 'Quimby', 'Rusk', 'Sorrel', 'Tolman', 'Underhill', 'Vance', 'Wexler'])[1 + home.n % 23],
  case when (home.n + member) % 3 > 0 then '(207) 555-01' || lpad(((home.n * 3 + member) % 100)::text, 2, '0') end,
  case when home.n % 19 = 3 then 'Spanish' end,
  1940 + (home.n * 13 + member * 17) % 66, null
from (
  select household.id, substring(household.external_id from 2)::integer as n
  from public.households as household where household.external_id like 'H%'
) as home, lateral generate_series(1, 1 + home.n % 3) as member
on conflict do nothing;

insert into public.checkouts (id, turf_id, user_id, checked_out_by, due_at) values
  ('b1000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001',
    'a0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000002', now() + interval '14 days'),
  ('b1000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002',
    'a0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000004', now() + interval '14 days')
on conflict do nothing;

-- The 25 knocks below make it 8,642.
insert into private.figure_bases (label, base) values ('doors_total', 8617), ('calls_total', 12904)
on conflict do nothing;

-- Yesterday's walk: the deputy on Cedar Street from four to seven.
insert into public.contact_attempts (
  id, household_id, person_id, turf_id, result, support, answers, notes, device, canvasser, client_created_at, created_at
)
select
  ('b2000000-0000-4000-8000-' || lpad(door.position::text, 12, '0'))::uuid, door.household_id,
  case when code.result = 'canvassed' then resident.id end, door.turf_id, code.result,
  case when code.result = 'canvassed' then 1 + door.position % 4 end,
  case when code.result = 'canvassed' then
    '[{"question": "f1000000-0000-4000-8000-000000000001", "option": "f2000000-0000-4000-8000-000000000011"}]'::jsonb
    else '[]'::jsonb end,
  case when door.position = 4 then 'Asks about the bridge. Call her back with a date.' end, 'sample-phone',
  'a0000000-0000-4000-8000-000000000007', walk.start + door.position * interval '7 minutes',
  walk.start + interval '3 hours 10 minutes'
from public.turf_doors as door
cross join lateral (
  select (date_trunc('day', now() at time zone 'America/New_York') - interval '8 hours') at time zone 'America/New_York' as start
) as walk
cross join lateral (
  select (array['not_home', 'canvassed', 'not_home', 'not_home', 'refused', 'canvassed', 'not_home', 'moved'])[1 + door.position % 8] as result
) as code
cross join lateral (
  select person.id from public.people as person where person.household_id = door.household_id order by person.id limit 1
) as resident
where door.turf_id = 'b0000000-0000-4000-8000-000000000002' and door.position <= 25
on conflict do nothing;
