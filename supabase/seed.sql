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

-- Counted once, at the end: a figure that grew row by row would look like a history.
alter table public.events disable trigger events_refresh_event_figures;
alter table public.signups disable trigger signups_refresh_event_figures;
alter table public.event_checkins disable trigger event_checkins_refresh_event_figures;
alter table public.ride_matches disable trigger ride_matches_refresh_event_figures;

-- Dates count from today in the town's own time zone, so that a fresh checkout always has something coming up.
-- 'weekday' is ISO (1 Monday ... 7 Sunday) and 'week' counts from the first such day after today; -1 is the last one.
insert into public.events (
  id, title, date, ends_at, location, description, kind, capacity, accessibility, directions, host, instructions, visibility
)
select
  plan.id::uuid, plan.title, plan.start, plan.start + plan.length, plan.location, plan.description, plan.kind, plan.capacity,
  plan.accessibility, plan.directions, plan.host, plan.instructions, plan.visibility
from (
  select
    planned.*,
    (
      -- week null: today
      current_town_day + case when planned.week is null then 0
        else (planned.weekday - extract(isodow from current_town_day)::integer + 6) % 7 + 1 + 7 * planned.week
          -- What was last week is over, also on its weekday before its hour.
          - case when planned.week = -1 and planned.weekday = extract(isodow from current_town_day) then 7 else 0 end end
      + planned.hour
    ) at time zone private.town_zone() as start
  from
    (select private.town_day() as current_town_day) as today,
    (values
      ('e0000000-0000-4000-8000-000000000001', 'Saturday Canvass Kickoff', 6, 0, interval '10:00', null::interval,
        'Riverside Park Pavilion, 200 Mill Street, Larkspur Falls',
        'Coffee, a ten-minute briefing and a walk list for every pair. First-timers are paired with somebody who has done it before.',
        'canvass', null::integer, 'Level paths; the pavilion has an accessible toilet.', 'Park on Mill Street; the pavilion is behind the playground.', 'Luis Herrera', 'Walking shoes and a charged phone.', 'public'),
      ('e0000000-0000-4000-8000-000000000002', 'Town Hall: Homes People Can Afford', 2, 0, interval '18:30', null,
        'Larkspur Falls Public Library, 14 Main Street, Larkspur Falls',
        'Dana takes questions on rents, shelter beds and the empty mill. Sign-language interpretation and child care provided.',
        'town_hall', 120, 'Step-free. Sign-language interpretation and a quiet room.', 'Bus 4 stops at the door.', 'Dana Whitfield', null, 'public'),
      ('e0000000-0000-4000-8000-000000000003', 'Phone Bank Night', 3, 0, interval '17:30', null,
        'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
        'Bring a charged phone and headphones; we bring the script, the numbers and the pizza.',
        'phone_bank', 24, 'Third floor, elevator on the left.', null, 'Nora Lindqvist', 'A charged phone and headphones.', 'public'),
      ('e0000000-0000-4000-8000-000000000004', 'Sunday Service and Souls to the Polls Lunch', 7, 0, interval '12:30', null,
        'Mount Olive Church, 330 Cedar Street, Larkspur Falls',
        'Lunch after the service, rides to early voting and a short word from Dana.',
        'other', null, 'Ramp on the Cedar Street side.', null, 'Deacon Amos Reed', null, 'public'),
      ('e0000000-0000-4000-8000-000000000005', 'Coffee with Dana', 4, 1, interval '08:00', interval '1 hour',
        'The Copper Kettle, 9 Main Street, Larkspur Falls',
        'No speech, no stage. Bring what is on your mind.',
        'meet_greet', 12, 'One step at the door; we have a ramp.', null, 'Dana Whitfield', null, 'public'),
      ('e0000000-0000-4000-8000-000000000006', 'Downtown Cleanup and Listening Walk', 6, 1, interval '09:30', interval '2 hours',
        'Corner of Main Street and Water Street, Larkspur Falls',
        'Gloves and bags provided. We walk the storefronts, pick up, and write down what each block needs.',
        'other', 40, null, null, 'Luis Herrera', 'Old clothes. Gloves and bags are there.', 'public'),
      ('e0000000-0000-4000-8000-000000000007', 'Youth Forum at the Rec Center', 5, 2, interval '16:00', interval '1 hour 30 minutes',
        'Larkspur Falls Recreation Center, 75 Falls Road, Larkspur Falls',
        'Students ask the questions; Dana and two council members answer.',
        'town_hall', 150, 'Step-free, captions on the screen.', null, 'Theo Marsh', null, 'public'),
      ('e0000000-0000-4000-8000-000000000008', 'Neighborhood Potluck: North Hill', 7, 3, interval '17:00', interval '2 hours',
        'North Hill Community Garden, 410 Ridge Road, Larkspur Falls',
        'Bring a dish to share. Yard signs available to take home.',
        'meet_greet', 60, 'Gravel paths.', null, 'Theo Marsh', 'A dish to share.', 'public'),
      ('e0000000-0000-4000-8000-000000000009', 'Volunteer Training', 2, -1, interval '18:00', interval '1 hour 30 minutes',
        'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
        'How to knock on a door, how to listen, and what to write down.',
        'other', 20, 'Third floor, elevator on the left.', null, 'Luis Herrera', null, 'public'),
      ('e0000000-0000-4000-8000-000000000010', 'Campaign Launch Rally', 6, -3, interval '11:00', interval '1 hour 30 minutes',
        'Courthouse Square, Larkspur Falls',
        'Where it began: 400 neighbors, one brass band and a promise to revive, empower and build.',
        'other', null, null, null, 'Dana Whitfield', null, 'public'),
      ('e0000000-0000-4000-8000-000000000011', 'Saturday Canvass: South Side', 6, -2, interval '10:00', interval '2 hours 30 minutes',
        'Lincoln Elementary School, 55 Locust Street, Larkspur Falls',
        'We knocked on 312 doors between the tracks and the river.',
        'canvass', null, null, null, 'Luis Herrera', null, 'public'),
      ('e0000000-0000-4000-8000-000000000012', 'Ride desk for early voting', null, null, interval '08:00', interval '11 hours',
        'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
        'Who needs a lift to City Hall today, and who drives. The queue is the list.',
        'other', null, null, null, 'Theo Marsh', 'Call each rider ten minutes before the car comes.', 'staff')
    ) as planned (
      id, title, weekday, week, hour, length, location, description, kind, capacity, accessibility, directions, host,
      instructions, visibility
    )
) as plan
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

-- Until the first knock and call, the two totals of the field. The database counts the other figures.
insert into public.stats (label, value_number) values
  ('doors_total', 8642),
  ('calls_total', 12904)
on conflict do nothing;

-- The four volunteers below make it 327.
insert into private.figure_bases (label, base) values ('volunteers', 323)
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

-- RSVPs: a canvass with a ride to arrange, a café with a waiting list, a training that is over, today's rides.
insert into public.signups (
  id, type, name, email, phone, notes, event_id, user_id, client_created_at, created_at, ride, ride_seats, ride_from
)
select
  row.id::uuid, 'event', row.name, row.email, row.phone, 'Headcount: ' || row.headcount,
  ('e0000000-0000-4000-8000-' || lpad(row.event::text, 12, '0'))::uuid, null::uuid, now() - row.age,
  now() - row.age + interval '2 seconds', row.ride, row.ride_seats, row.ride_from
from (values
  ('50000000-0000-4000-8000-000000000101', 'Odell Ames', null, '(207) 555-0102', 1, 1, interval '20 hours', 'wanted', null::smallint, '88 Locust Street'),
  ('50000000-0000-4000-8000-000000000102', 'Pilar Castellan', 'pilar.castellan@example.com', null, 1, 2, interval '18 hours', 'offered', 3, '12 Ridge Road'),
  ('50000000-0000-4000-8000-000000000103', 'Hugo Dorsey', null, '(207) 555-0104', 1, 1, interval '9 hours', null, null, null),
  ('50000000-0000-4000-8000-000000000104', 'Nadia Eberly', 'nadia.eberly@example.com', null, 5, 2, interval '6 days', null, null, null),
  ('50000000-0000-4000-8000-000000000105', 'Ezra Fontaine', null, '(207) 555-0106', 5, 3, interval '5 days', null, null, null),
  ('50000000-0000-4000-8000-000000000106', 'Lottie Garrow', 'lottie.garrow@example.com', null, 5, 1, interval '4 days', null, null, null),
  ('50000000-0000-4000-8000-000000000107', 'Cyrus Haddock', null, '(207) 555-0108', 5, 4, interval '3 days', null, null, null),
  ('50000000-0000-4000-8000-000000000108', 'Marta Ivers', 'marta.ivers@example.com', null, 5, 2, interval '2 days', null, null, null),
  ('50000000-0000-4000-8000-000000000109', 'Ray Juneau', null, '(207) 555-0110', 5, 2, interval '1 day', null, null, null),
  ('50000000-0000-4000-8000-000000000110', 'Ida Kessel', 'ida.kessel@example.com', null, 5, 1, interval '5 hours', null, null, null),
  ('50000000-0000-4000-8000-000000000111', 'Walter Lomax', null, '(207) 555-0112', 9, 1, interval '16 days', null, null, null),
  ('50000000-0000-4000-8000-000000000112', 'Keiko Tan', 'keiko.tan@example.com', null, 9, 2, interval '15 days', null, null, null),
  ('50000000-0000-4000-8000-000000000113', 'Nadia Eberly', 'nadia.eberly@example.com', null, 9, 1, interval '14 days', null, null, null),
  ('50000000-0000-4000-8000-000000000114', 'Joan Marlow', null, '(207) 555-0115', 9, 2, interval '13 days', null, null, null),
  ('50000000-0000-4000-8000-000000000115', 'Bill Nyberg', null, '(207) 555-0116', 9, 3, interval '12 days', null, null, null),
  ('50000000-0000-4000-8000-000000000116', 'Greta Oakes', 'greta.oakes@example.com', null, 9, 1, interval '11 days', null, null, null),
  ('50000000-0000-4000-8000-000000000117', 'Theo Marsh', null, '(207) 555-0118', 12, 1, interval '2 days', 'offered', 4, 'Campaign Office'),
  ('50000000-0000-4000-8000-000000000118', 'Samir Quimby', null, '(207) 555-0119', 12, 1, interval '30 hours', 'offered', 3, '5 Canal Street'),
  ('50000000-0000-4000-8000-000000000119', 'Frances Rusk', null, '(207) 555-0120', 12, 2, interval '28 hours', 'wanted', null, '14 Cedar Street'),
  ('50000000-0000-4000-8000-000000000120', 'Tyrell Sorrel', null, '(207) 555-0121', 12, 1, interval '26 hours', 'wanted', null, '75 Falls Road, 2nd floor'),
  ('50000000-0000-4000-8000-000000000121', 'Mina Tolman', null, '(207) 555-0122', 12, 3, interval '20 hours', 'wanted', null, '330 Cedar Street'),
  ('50000000-0000-4000-8000-000000000122', 'Jo Underhill', null, '(207) 555-0124', 12, 1, interval '3 hours', 'wanted', null, '9 Mill Street')
) as row (id, name, email, phone, event, headcount, age, ride, ride_seats, ride_from)
on conflict do nothing;

insert into public.ride_matches (rider_id, driver_id, event_id, arranged_by)
select
  ('50000000-0000-4000-8000-' || lpad(pair.rider::text, 12, '0'))::uuid,
  ('50000000-0000-4000-8000-' || lpad(pair.driver::text, 12, '0'))::uuid,
  'e0000000-0000-4000-8000-000000000012', 'a0000000-0000-4000-8000-000000000004'
from (values (119, 117), (120, 117), (121, 118)) as pair (rider, driver)
on conflict do nothing;

-- The door of the training: two phones, of which one checked in somebody whom the other had checked in already.
insert into public.event_checkins (
  id, event_id, action, signup_id, party_size, name, phone, device, user_id, client_created_at, created_at
)
select
  ('52000000-0000-4000-8000-' || lpad(fact.n::text, 12, '0'))::uuid, training.id, fact.action,
  ('50000000-0000-4000-8000-' || lpad(fact.signup::text, 12, '0'))::uuid, fact.party_size, fact.name, fact.phone, fact.device,
  fact.who::uuid, training.date + fact.later, training.date + fact.later + interval '1 second'
from public.events as training, (values
  (1, 'check_in', 111, null::smallint, null, null, 'K7Q2', 'a0000000-0000-4000-8000-000000000004', interval '-6 minutes'),
  (2, 'check_in', 112, null, null, null, 'K7Q2', 'a0000000-0000-4000-8000-000000000004', interval '-4 minutes'),
  (3, 'check_in', 113, null, null, null, 'K7Q2', 'a0000000-0000-4000-8000-000000000004', interval '1 minute'),
  (4, 'check_in', 113, null, null, null, 'M4XR', 'a0000000-0000-4000-8000-000000000007', interval '2 minutes'),
  (5, 'withdraw', 114, null, null, null, 'M4XR', 'a0000000-0000-4000-8000-000000000007', interval '-5 hours'),
  (6, 'no_show', 116, null, null, null, 'K7Q2', 'a0000000-0000-4000-8000-000000000004', interval '70 minutes'),
  (7, 'walk_in', null, 2, 'Vera Wexler', '(207) 555-0126', 'M4XR', 'a0000000-0000-4000-8000-000000000007', interval '9 minutes')
) as fact (n, action, signup, party_size, name, phone, device, who, later)
where training.id = 'e0000000-0000-4000-8000-000000000009'
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

-- One sign stands, one is on the organizer's route, one has no place yet: 904 Water Street is no door of the field.
insert into public.sign_events
  (id, request_id, action, latitude, longitude, accuracy_m, user_id, client_created_at, created_at)
select row.id::uuid, row.request::uuid, row.action, row.latitude, row.longitude, row.accuracy, row.who::uuid,
  now() - row.age, now() - row.age + interval '3 seconds'
from (values
  ('52000000-0000-4000-8000-000000000001', '51000000-0000-4000-8000-000000000001', 'approved', null::float, null::float, null::real,
    'a0000000-0000-4000-8000-000000000002', interval '5 days'),
  ('52000000-0000-4000-8000-000000000002', '51000000-0000-4000-8000-000000000002', 'approved', null, null, null,
    'a0000000-0000-4000-8000-000000000002', interval '3 days'),
  ('52000000-0000-4000-8000-000000000003', '51000000-0000-4000-8000-000000000002', 'delivered', 43.20217, -69.19873, 8,
    'a0000000-0000-4000-8000-000000000007', interval '2 days')
) as row (id, request, action, latitude, longitude, accuracy, who, age)
on conflict do nothing;

insert into private.sign_routes (id, name, kind, holder, due_at, made_by, created_at) values
  ('53000000-0000-4000-8000-000000000001', 'Cedar Street signs', 'delivery', 'a0000000-0000-4000-8000-000000000004',
    now() + interval '7 days', 'a0000000-0000-4000-8000-000000000002', now() - interval '1 day')
on conflict do nothing;
insert into private.sign_route_holders (route_id, user_id) values
  ('53000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000004')
on conflict do nothing;
insert into private.sign_stops (route_id, request_id, position) values
  ('53000000-0000-4000-8000-000000000001', '51000000-0000-4000-8000-000000000001', 1)
on conflict do nothing;

insert into public.sign_stock_moves (id, place, delta, reason, user_id, client_created_at, created_at)
select row.id::uuid, 'Headquarters', row.delta, row.reason, row.who::uuid, now() - row.age, now() - row.age
from (values
  ('54000000-0000-4000-8000-000000000001', 200, 'bought', 'a0000000-0000-4000-8000-000000000002', interval '12 days'),
  ('54000000-0000-4000-8000-000000000002', -12, 'taken_along', 'a0000000-0000-4000-8000-000000000007', interval '2 days')
) as row (id, delta, reason, who, age)
on conflict do nothing;

-- The field: a neighbourhood of 162 doors, four turfs in walk order (odd side up, even side down), one street uncut. It lies
-- in the ocean off Maine, so that no real house is meant: metres east and north of 43.2° N, 69.2° W.
with plan (street, low, high, seq, east, north, heading, bend) as (
  values
    ('Mill Street', 1, 40, 0, 60, 0, 4, 0),
    ('Cedar Street', 101, 136, 100, 20, 105, 4, 0),
    ('Ridge Road', 11, 40, 200, 5, 215, 12, 45),
    ('Locust Street', 31, 50, 300, 395, 20, 88, 0)
), houses as (
  select plan.street, house.number, plan.seq + house.number - plan.low as n, east, north, radians(heading) as heading,
    -- From the beginning of the street, from its middle, and how far it has turned aside by there.
    (house.number - plan.low) * 7.5 as along, case house.number % 2 when 1 then 12 else -12 end as beside,
    bend * power((house.number - plan.low)::float / (plan.high - plan.low), 2) as aside
  from plan, lateral generate_series(plan.low, plan.high) as house (number)
)
insert into public.households (id, external_id, street, number, access_note, added_by, latitude, longitude)
select
  ('d0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'H' || lpad(n::text, 5, '0'), street, number,
  case when n % 17 = 5 then 'Side gate, the bell is broken.' when n % 23 = 7 then 'Friendly dog.' end, null,
  43.2 + (north + along * sin(heading) + (beside + aside) * cos(heading)) / 111000,
  -69.2 + (east + along * cos(heading) - (beside + aside) * sin(heading)) / 81000
from houses
on conflict do nothing;

insert into public.households (id, external_id, street, number, floor, unit, access_note, added_by, latitude, longitude)
select
  ('d0000000-0000-4000-8000-' || lpad((400 + floor * 20 + unit)::text, 12, '0'))::uuid,
  'H' || lpad((400 + floor * 20 + unit)::text, 5, '0'), 'Falls Road', 75, floor, floor || lpad(unit::text, 2, '0'),
  'Buzz the super, ground floor left.', null, 43.2 + 60.0 / 111000, -69.2 - 40.0 / 81000
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
  -- Two in three have a number; in every fifth home they share it.
  case when (home.n + member) % 3 > 0 then
    '(' || (array['207', '603', '802', '413', '617', '508', '978', '774', '401', '860', '203', '518', '315', '607', '339', '781'])
      [1 + line / 100 % 16] || ') 555-01' || lpad((line % 100)::text, 2, '0')
  end,
  case when home.n % 19 = 3 then 'Spanish' end,
  1940 + (home.n * 13 + member * 17) % 66, null
from (
  select household.id, substring(household.external_id from 2)::integer as n
  from public.households as household where household.external_id like 'H%'
) as home, lateral generate_series(1, 1 + home.n % 3) as member,
  lateral (select home.n * 3 + case when home.n % 5 = 2 then 1 else member end as line) as telephone
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

-- What was set aside, so that the page for it is alive: a program, a prank on a small café, and one honest form among them.
insert into public.signups (
  id, type, name, email, phone, interest, notes, event_id, consent_email, consent_sms, trap, filled_in_ms, user_id,
  client_created_at, created_at, quarantined_at, quarantine_reason
)
select
  ('5a000000-0000-4000-8000-' || lpad(row.n::text, 12, '0'))::uuid, row.type, row.name, row.email, row.phone, row.interest, row.notes,
  row.event_id::uuid, case when row.type = 'newsletter' then true end, case when row.type = 'newsletter' then false end,
  row.trap, row.ms, null::uuid, now() - row.age, now() - row.age, now() - row.age, row.reason
from (values
  (1, 'volunteer', 'Best SEO Offers', 'sales.rankings@example.com', null, 'door_knock', 'Get your site on page one today!', null,
    'https://rankings.example', 1100, interval '2 days', 'trap'),
  (2, 'idea', 'qwzxkjv', 'qwzxkjv@example.com', null, null, 'Cheap meds, no prescription needed.', null, 'qwzxkjv', 640, interval '1 day', 'trap'),
  (3, 'newsletter', 'asdf asdf', 'asdf@example.com', null, null, null, null, null, 310, interval '9 hours', 'too_fast'),
  (4, 'event', 'Rsvp Test One', null, '(207) 555-0100', null, 'Headcount: 10', 'e0000000-0000-4000-8000-000000000002', null, 9400, interval '5 hours', 'many_places'),
  (5, 'event', 'Rsvp Test Two', null, '(207) 555-0100', null, 'Headcount: 10', 'e0000000-0000-4000-8000-000000000002', null, 8100, interval '5 hours', 'many_places'),
  (6, 'volunteer', 'Priya Raman', 'priya.raman@example.com', '(207) 555-0163', 'phone_bank', 'I am free after five.', null, null, 48000, interval '3 hours', 'flood')
) as row (n, type, name, email, phone, interest, notes, event_id, trap, ms, age, reason)
on conflict do nothing;

-- A phone that lay in a drawer: results of a turf that was given back 19 days ago.
insert into public.checkouts (id, turf_id, user_id, checked_out_by, due_at, created_at, ended_at, ended_as) values
  ('b1000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000002',
    'a0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000004',
    now() - interval '18 days', now() - interval '24 days', now() - interval '19 days', 'returned')
on conflict do nothing;
insert into public.contact_attempts (
  id, household_id, person_id, turf_id, result, support, notes, device, canvasser, client_created_at, created_at, held
)
select
  ('b3000000-0000-4000-8000-' || lpad(said.position::text, 12, '0'))::uuid, door.household_id,
  case when said.result = 'canvassed' then resident.id end, door.turf_id, said.result, said.support, said.notes, 'K4TZ',
  'a0000000-0000-4000-8000-000000000006', now() - interval '20 days' + said.position * interval '6 minutes',
  now() - interval '3 hours', true
from (values
  (28, 'canvassed', 2, 'Wants the crosswalk back.'),
  (29, 'not_home', null, null),
  (30, 'refused', null, null)
) as said (position, result, support, notes)
join public.turf_doors as door
  on door.turf_id = 'b0000000-0000-4000-8000-000000000002' and door.position = said.position
cross join lateral (
  select person.id from public.people as person where person.household_id = door.household_id order by person.id limit 1
) as resident
on conflict do nothing;

-- What was done about those who wrote: one done, one overdue, one waiting, one whom two people claimed in a dead spot, two handed on.
insert into public.submission_actions (
  id, submission_kind, submission_id, action, assignee, next_on, outcome, note, tag, seen_action, user_id, client_created_at, created_at
)
select
  ('5b000000-0000-4000-8000-' || lpad(done.n::text, 12, '0'))::uuid, done.kind, done.about::uuid, done.action, done.assignee::uuid,
  private.town_day() + done.days, done.outcome, done.note, done.tag,
  case when done.seen is not null then ('5b000000-0000-4000-8000-' || lpad(done.seen::text, 12, '0'))::uuid end,
  ('a0000000-0000-4000-8000-' || lpad(done.who::text, 12, '0'))::uuid, now() - done.age, now() - done.age + interval '1 second'
from (values
  (1, 'signup', '50000000-0000-4000-8000-000000000001', 'claimed', null, null::integer, null, null, null, null::integer, 4, interval '8 days'),
  (2, 'signup', '50000000-0000-4000-8000-000000000001', 'contacted', null, null, 'reached', 'Walks on Saturday with Luis.', null, null, 4, interval '7 days'),
  (3, 'signup', '50000000-0000-4000-8000-000000000001', 'closed', null, null, null, null, null, null, 4, interval '7 days' - interval '1 minute'),
  (4, 'signup', '50000000-0000-4000-8000-000000000002', 'claimed', null, null, null, null, null, null, 4, interval '6 days'),
  (5, 'signup', '50000000-0000-4000-8000-000000000002', 'contacted', null, -2, 'no_answer', 'Rings out. Evenings are better.', null, null, 4, interval '5 days'),
  (6, 'signup', '50000000-0000-4000-8000-000000000003', 'claimed', null, null, null, null, null, null, 7, interval '4 days'),
  (7, 'signup', '50000000-0000-4000-8000-000000000003', 'tagged', null, null, null, null, 'has a van', null, 7, interval '4 days' - interval '1 minute'),
  (8, 'signup', '50000000-0000-4000-8000-000000000003', 'snoozed', null, 4, null, 'Away until the weekend.', null, null, 7, interval '3 days'),
  (9, 'signup', '50000000-0000-4000-8000-000000000004', 'claimed', null, null, null, null, null, null, 4, interval '20 hours'),
  (10, 'signup', '50000000-0000-4000-8000-000000000004', 'claimed', null, null, null, null, null, null, 7, interval '19 hours'),
  (11, 'signup', '50000000-0000-4000-8000-000000000005', 'assigned', 'a0000000-0000-4000-8000-000000000003', null, null,
    'Would make a good town hall.', null, null, 2, interval '30 hours'),
  (12, 'signup', '50000000-0000-4000-8000-000000000006', 'assigned', 'a0000000-0000-4000-8000-000000000002', null, null,
    'He drives the last bus. Please call him.', null, null, 1, interval '70 hours')
) as done (n, kind, about, action, assignee, days, outcome, note, tag, seen, who, age)
on conflict do nothing;

-- Who came to a training and comes to a café again was known to be one person.
insert into public.person_links (id, a, b, verdict, user_id, client_created_at, created_at) values
  ('5c000000-0000-4000-8000-000000000001', 's-50000000-0000-4000-8000-000000000104', 's-50000000-0000-4000-8000-000000000113', 'same',
    'a0000000-0000-4000-8000-000000000002', now() - interval '5 days', now() - interval '5 days' + interval '1 second')
on conflict do nothing;

-- What failed on phones in the last days, so that the record of it is alive: an old build that lost its code, a full phone, a bad row.
insert into public.device_failures (
  id, build, engine, engine_major, kind, name, place, times, first_on_phone, client_created_at, created_at
)
select
  ('fa000000-0000-4000-8000-' || lpad(row_number() over ()::text, 12, '0'))::uuid, said.build, said.engine, said.major, said.kind,
  said.name, said.place, said.times + phone % 3, phone <= said.phones, now() - said.age * phone, now() - said.age * phone
from (values
  ('3fa91c07', 'webkit', 17, 'chunk', 'ChunkMissing', 'YardSignDialog', 1, 6, interval '14 hours'),
  ('3fa91c07', 'chromium', 141, 'chunk', 'ChunkMissing', 'YardSignDialog', 1, 3, interval '19 hours'),
  ('b2207e5d', 'webkit', 16, 'storage', 'QuotaExceededError', 'outbox', 2, 2, interval '30 hours'),
  ('b2207e5d', 'webkit', 18, 'storage', 'StuckTransaction', 'outbox', 1, 2, interval '11 hours'),
  ('b2207e5d', 'gecko', 128, 'error', 'TypeError', 'MapCanvas:1:48213', 3, 1, interval '27 hours'),
  ('b2207e5d', 'chromium', 139, 'item', '23514', 'rsvp/signups_phone_1_to_40', 1, 1, interval '52 hours')
) as said (build, engine, major, kind, name, place, times, phones, age)
cross join lateral generate_series(1, said.phones + 1) as phone
on conflict do nothing;

-- What readers agreed to beside the two forms above: a paper at a table, a talk, a STOP, an address that mail came back from.
insert into public.consents (id, contact_point, channel, state, method, wording_version, language, user_id, client_created_at)
select
  ('c5000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, said.contact_point, said.channel, said.state, said.method, null,
  said.language, case when said.method = 'page' then null else 'a0000000-0000-4000-8000-000000000004'::uuid end, now() - said.age
from (values
  (1, 'joan.becker@example.com', 'email', 'confirmed', 'page', 'en', interval '143 hours'),
  (2, 'rosario.vega@example.com', 'email', 'granted', 'paper', 'es', interval '11 days'),
  (3, '+12075550163', 'sms', 'granted', 'paper', 'es', interval '11 days'),
  (4, 'ned.farrow@example.com', 'email', 'granted', 'paper', 'en', interval '11 days'),
  (5, 'ned.farrow@example.com', 'email', 'revoked', 'page', null, interval '30 hours'),
  (6, '+12075550171', 'sms', 'granted', 'door', 'en', interval '9 days'),
  (7, '+12075550171', 'sms', 'revoked', 'stop', null, interval '3 days'),
  (8, '+12075550171', 'call', 'revoked', 'stop', null, interval '3 days'),
  (9, 'pat.ohara@example.com', 'email', 'granted', 'door', 'en', interval '9 days'),
  (10, 'pat.ohara@example.com', 'email', 'bounced', 'door', null, interval '2 days')
) as said (n, contact_point, channel, state, method, language, age)
on conflict do nothing;

-- Who asked what is kept of them: one waits, one is overdue, one was erased.
insert into private.privacy_requests (id, kind, name, email, phone, opened_at, due_at, closed_at, report)
select ('54000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, said.kind, said.name, said.email, null,
  now() - said.age, now() - said.age + interval '45 days', now() - said.closed, said.report::jsonb
from (values
  (1, 'access', 'Joan Becker', 'joan.becker@example.com', interval '6 days', null::interval, null),
  (2, 'correct', 'Who Asked', 'who.asked@example.com', interval '47 days', null, null),
  (3, 'erase', null, null, interval '30 days', interval '12 days',
    '{"rows": [{"table": "public.signups", "deed": "removed", "rows": 2}, {"table": "public.consents", "deed": "removed", "rows": 1}],'
    '"stays": [{"what": "suppression", "rows": 1}], "mentions": []}')
) as said (n, kind, name, email, age, closed, report)
on conflict do nothing;
insert into private.privacy_steps (id, request_id, step, reason, user_id, created_at)
select ('54000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid,
  ('54000000-0000-4000-8000-' || lpad(said.request::text, 12, '0'))::uuid, said.step, said.reason,
  'a0000000-0000-4000-8000-000000000002', now() - said.age
from (values
  (10, 1, 'opened', null, interval '6 days'),
  (11, 1, 'identity_checked', 'Answered from the address that we have.', interval '5 days'),
  (20, 2, 'opened', null, interval '47 days'),
  (21, 2, 'identity_checked', 'Showed a card at the office.', interval '46 days'),
  (30, 3, 'opened', null, interval '30 days'),
  (31, 3, 'identity_checked', 'Answered from the address that we have.', interval '20 days'),
  (32, 3, 'erased', null, interval '12 days')
) as said (n, request, step, reason, age)
on conflict do nothing;

-- The ledger of five months: 36 who gave, what was paid for, one above the limit, one with too much cash, one of whom too little is known.
insert into public.election_cycles (id, begins_on, ends_on) values
  ('this-term', private.town_day() - 400, private.town_day() + 240)
on conflict (id) do nothing;
insert into public.elections (id, cycle, held_on, kind) values
  ('primary', 'this-term', private.town_day() - 45, 'primary'), ('general', 'this-term', private.town_day() + 34, 'general')
on conflict do nothing;
insert into private.election_versions (id, version, cycles, elections, user_id, created_at)
select '6a200000-0000-4000-8000-000000000001', 1, now_so.said -> 'cycles', now_so.said -> 'elections', 'a0000000-0000-4000-8000-000000000005',
  now() - interval '400 days'
from (select private.elections_now() as said) as now_so
on conflict do nothing;
insert into public.contributors (id, user_id)
select ('6b000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a0000000-0000-4000-8000-000000000005' from generate_series(1, 44) as n
on conflict do nothing;
insert into public.contributor_versions (
  id, contributor_id, kind, name, street, city, state, postcode, employer, occupation, user_id, client_created_at
)
select ('6b100000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('6b000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'IND',
  (array['Ada', 'Ben', 'Carmen', 'Dolores', 'Edwin', 'Fatima', 'George', 'Hanna', 'Ivan', 'Julia', 'Karim', 'Lena'])[1 + (n - 1) % 12] || ' '
    || (array['Abbott', 'Brook', 'Castillo'])[1 + (n - 1) / 12],
  (3 + n * 7) || ' ' || (array['Mill Street', 'Ridge Road', 'Orchard Lane', 'Depot Street'])[1 + n % 4],
  case when n % 9 = 0 then 'Alder Bend' else 'Larkspur Falls' end, 'ME', case when n % 9 = 0 then '04001' else '04999' end,
  case when n = 7 then null else (array['Larkspur School', 'Self-employed', 'County Hospital', 'Retired', 'Falls Bakery'])[1 + n % 5] end,
  case when n = 7 then null else (array['Teacher', 'Carpenter', 'Nurse', 'Retired', 'Baker'])[1 + n % 5] end,
  'a0000000-0000-4000-8000-000000000005', now() - interval '150 days'
from generate_series(1, 36) as n
on conflict do nothing;
insert into public.contributor_versions (id, contributor_id, kind, name, street, city, state, postcode, user_id, client_created_at)
select ('6b100000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, ('6b000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid,
  said.kind, said.name, said.street, 'Larkspur Falls', 'ME', '04999', 'a0000000-0000-4000-8000-000000000005', now() - interval '150 days'
from (values
  (37, 'ORG', 'Falls Print Shop', '12 Depot Street'), (38, 'ORG', 'Ridge Road Hall', '88 Ridge Road'), (39, 'ORG', 'Valley Mailing', '4 Mill Street'),
  (40, 'ORG', 'Orchard Signs', '31 Orchard Lane'), (41, 'COM', 'Neighbors for Larkspur', 'PO Box 12'), (42, 'CAN', 'Dana Whitfield', '9 Orchard Lane'),
  -- Who could be Julia Abbott written in a hurry, and who lives with Ivan Castillo: somebody has to say it.
  (43, 'IND', 'Julia Abott', '73 Orchard Ln'), (44, 'IND', 'Irene Castillo', '234 Ridge Rd.')
) as said (n, kind, name, street)
on conflict do nothing;
insert into public.ledger_entries (
  id, type, amount_cents, contributor_id, received_on, election_id, method, check_number, purpose, statement_version, user_id,
  client_created_at
)
select ('6c000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, said.type, said.cents,
  case when said.giver is not null then ('6b000000-0000-4000-8000-' || lpad(said.giver::text, 12, '0'))::uuid end,
  private.town_day() - said.ago, case when said.type in ('contribution', 'in_kind', 'loan') then case when said.ago > 45 then 'primary' else 'general' end end,
  said.method, case when said.method = 'check' then (1000 + said.n)::text end, said.purpose,
  case when said.type = 'contribution' and said.n % 11 <> 0 then '2026-01' end,
  -- The first rent was noted by somebody whose account is gone.
  case when said.n <> 121 then 'a0000000-0000-4000-8000-000000000005'::uuid end, now() - make_interval(days => said.ago)
from (
  select n, 'contribution' as type, (array[2500, 5000, 10000, 25000, 7500, 3500, 15000])[1 + n % 7]::bigint as cents, case n when 81 then 43 when 68 then 44 else 1 + n % 36 end as giver,
    (n * 37) % 150 as ago, (array['check', 'card', 'card', 'check'])[1 + n % 4] as method, null as purpose
  from generate_series(1, 84) as n
  union all
  values
    (101, 'contribution', 62000::bigint, 3, 12, 'check', null), (102, 'contribution', 12000, 11, 20, 'cash', null),
    (103, 'contribution', 18000, 7, 25, 'check', null), (104, 'in_kind', 18050, 14, 33, 'in_kind', 'Food for the opening'),
    (105, 'contribution', 50000, 41, 60, 'transfer', null), (106, 'loan', 250000, 42, 148, 'loan', null),
    (107, 'contribution', 2000, null, 9, 'cash', null), (109, 'contribution', 1500, null, 70, 'cash', null),
    (110, 'contribution', 2000, null, 62, 'cash', null), (111, 'contribution', 1800, null, 95, 'cash', null), (108, 'contribution', 175000, 41, 4, 'transfer', null),
    (120, 'expenditure', 118475, 37, 120, 'check', 'Walk cards, 8,000'), (121, 'expenditure', 60000, 38, 110, 'check', 'Rent of the office'),
    (122, 'expenditure', 60000, 38, 80, 'check', 'Rent of the office'), (123, 'expenditure', 60000, 38, 50, 'check', 'Rent of the office'),
    (124, 'expenditure', 214390, 39, 38, 'check', 'Mailing to 3,900 households'), (125, 'expenditure', 96250, 40, 30, 'check', 'Yard signs, 250'),
    (126, 'expenditure', 24999, 37, 21, 'card', 'Posters'), (127, 'expenditure', 60000, 38, 20, 'check', 'Rent of the office'),
    (128, 'fee', 3184, null, 15, 'card', 'Card fees'), (129, 'expenditure', 48200, 37, 3, 'check', 'Door hangers, 2,500')
) as said (n, type, cents, giver, ago, method, purpose)
on conflict do nothing;
insert into public.entry_approvals (entry_id, user_id)
select ('6c000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a0000000-0000-4000-8000-000000000001' from generate_series(120, 127) as n
where n <> 126
on conflict do nothing;
-- Three of the gifts by card came in a file of ActBlue's.
insert into private.money_imports (
  id, source, sha256, columns, file_name, rows_total, rows_done, added, imported_by, created_at, finished_at
) values (
  '4f6c2e18-93d5-4b7a-8c01-5d2a7e9b3f64', 'actblue', 'c0ffee0000000000000000000000000000000000000000000000000000000001', 'actblue',
  'actblue-paid-contributions.csv', 3, 3, 3, 'a0000000-0000-4000-8000-000000000005', now() - interval '30 days', now() - interval '30 days'
)
on conflict do nothing;
insert into private.money_import_lines (key, import_id, row, entry_id, payout, payout_on)
select 'actblue:1900' || said.n || ':', '4f6c2e18-93d5-4b7a-8c01-5d2a7e9b3f64', said.row,
  ('6c000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, '77001', private.town_day() - 28
from (values (1, 2), (2, 3), (5, 4)) as said (n, row)
on conflict do nothing;

-- Three reports of the primary are filed and shown to everybody; then the bill of a rent was found, and the second was amended.
do $$
declare
  period record;
  n integer := 0;
begin
  if not exists (select 1 from public.reports) then
    perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000005", "role": "authenticated"}', true);
    perform set_config('request.jwt.claim.sub', 'a0000000-0000-4000-8000-000000000005', true);
    for period in select * from private.report_periods() where election_id = 'primary' loop
      n := n + 1;
      perform private.write_report(('6d000000-0000-4000-8000-00000000000' || n)::uuid, period.covers_until, period.due_on, period.election_id, null, null, null);
    end loop;
    perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
    perform set_config('request.jwt.claim.sub', 'a0000000-0000-4000-8000-000000000001', true);
    perform private.write_publication('6d100000-0000-4000-8000-000000000001');
    perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000005", "role": "authenticated"}', true);
    perform set_config('request.jwt.claim.sub', 'a0000000-0000-4000-8000-000000000005', true);
    insert into public.ledger_entries (
      id, type, amount_cents, contributor_id, received_on, method, check_number, purpose, group_id, action, reason, reverses_id, user_id, client_created_at
    )
    select said.id, 'expenditure', said.cents, '6b000000-0000-4000-8000-000000000038', private.town_day() - 80, 'check', '1122', 'Rent of the office',
      '6c000000-0000-4000-8000-000000000222', 'correction', 'The bill was for two rooms, one of them for half the month.', said.back,
      'a0000000-0000-4000-8000-000000000005', now() - interval '3 days'
    from (values
      ('6c000000-0000-4000-8000-000000000222'::uuid, -60000::bigint, '6c000000-0000-4000-8000-000000000122'::uuid),
      ('6c000000-0000-4000-8000-000000000223', 52500, null)
    ) as said (id, cents, back);
    insert into public.entry_approvals (entry_id, user_id) values ('6c000000-0000-4000-8000-000000000223', 'a0000000-0000-4000-8000-000000000001');
    for period in
      select filed.* from private.counting_reports() as filed where private.report_differs(filed) order by filed.covers_until
    loop
      n := n + 1;
      perform private.write_report(
        ('6d000000-0000-4000-8000-00000000000' || n)::uuid, period.covers_until, period.due_on, period.election_id, period.id,
        'The rent of one month was less than first noted.', null
      );
    end loop;
    perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
    perform set_config('request.jwt.claim.sub', 'a0000000-0000-4000-8000-000000000001', true);
    perform private.write_publication('6d100000-0000-4000-8000-000000000002');
    perform set_config('request.jwt.claims', '', true);
    perform set_config('request.jwt.claim.sub', '', true);
  end if;
end
$$;
-- Checks and cash were deposited month by month, the last slip waits for the bank; of the newest some lie in a drawer.
insert into public.deposit_events (id, slip_id, action, entry_id, keeps_books, user_id, client_created_at)
select ('6d100000-0000-4000-8000-' || right(entry.id::text, 12))::uuid,
  ('6d000000-0000-4000-8000-' || lpad(((private.town_day() - entry.received_on) / 30)::text, 12, '0'))::uuid, 'put', entry.id, true,
  'a0000000-0000-4000-8000-000000000005', entry.client_created_at
from public.ledger_entries as entry
where entry.type = 'contribution' and entry.method in ('check', 'cash') and entry.id::text like '6c0%' and private.town_day() - entry.received_on >= 13
on conflict do nothing;
insert into public.deposit_events (id, slip_id, action, happened_on, bank_reference, keeps_books, user_id, client_created_at)
select ('6d200000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, ('6d000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 'deposit',
  private.town_day() - greatest(10, k * 30 - 2), 'D-' || 1046 - k, true, 'a0000000-0000-4000-8000-000000000005',
  now() - make_interval(days => greatest(10, k * 30 - 2))
from generate_series(0, 4) as k
on conflict do nothing;
-- One check was handed to a campaign manager, who has not said so yet.
insert into public.deposit_events (id, slip_id, action, entry_id, to_user, keeps_books, user_id, client_created_at)
select ('6d300000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, '6d000000-0000-4000-8000-000000000009', said.action, said.entry::uuid,
  said.receiver::uuid, true, 'a0000000-0000-4000-8000-000000000005', now() - interval '3 days'
from (values
  (1, 'put', '6c000000-0000-4000-8000-000000000107', null), (2, 'give', null, 'a0000000-0000-4000-8000-000000000002')
) as said (n, action, entry, receiver)
on conflict do nothing;
insert into private.bank_files (id, sha256, account, columns, file_name, rows_total, rows_done, finished_at, imported_by)
values (
  '6e000000-0000-4000-8000-000000000001', repeat('6e', 32), 'Larkspur Savings 0417', 'ofx', 'statement.ofx', 200, 200, now() - interval '2 days',
  'a0000000-0000-4000-8000-000000000005'
) on conflict do nothing;
with line as (
  select 100 + k as n, greatest(10, k * 30 - 2) - 1 as ago, sum(item.cents) as cents, 'DEPOSIT D-' || 1046 - k as said, k > 0 as known,
    array_agg(distinct item.slip_id) as parts
  from private.cash_items as item join generate_series(0, 4) as k on item.slip_id = ('6d000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid
  group by k
  union all
  select 200 + item.k, greatest(8, item.k * 30 - 3), sum(item.cents), 'CARD PAYOUT', item.k > 0, array_agg(item.id)
  from (
    select every.*, (private.town_day() - every.on_day) / 30 as k from private.cash_items as every
    where every.way = 'card' and every.cents > 0 and private.town_day() - every.on_day >= 10
      and not exists (select 1 from private.money_import_lines as known where known.entry_id = every.id)
  ) as item
  group by item.k
  union all
  -- What came from ActBlue together waits to be said.
  select 400, 27, sum(item.cents), 'ACTBLUE ' || line.payout, false, array_agg(item.id)
  from private.money_import_lines as line join private.cash_items as item on item.id = line.entry_id
  where line.payout = '77001' group by line.payout
  union all
  select 300 + right(item.id::text, 3)::integer, greatest(0, private.town_day() - item.on_day - 1), item.cents,
    case when item.cents > 0 then 'TRANSFER IN ' when item.way = 'card' then 'CARD PURCHASE ' else 'CHECK PAID ' end || right(item.id::text, 3),
    private.town_day() - item.on_day > 25, array[item.id]
  from private.cash_items as item
  where (item.cents < 0 or item.way in ('transfer', 'loan')) and private.town_day() - item.on_day > 3
  union all
  select 999, 6, -1200, 'SERVICE CHARGE', false, null
), matched as (
  insert into private.bank_matches (id, user_id, created_at)
  select ('6e200000-0000-4000-8000-' || lpad(line.n::text, 12, '0'))::uuid, 'a0000000-0000-4000-8000-000000000005'::uuid, now() - make_interval(days => line.ago)
  from line where line.known
  on conflict do nothing returning id
), parts as (
  insert into private.bank_match_parts (match_id, part_id, slip)
  select ('6e200000-0000-4000-8000-' || lpad(line.n::text, 12, '0'))::uuid, part.id, line.n < 200
  from line cross join lateral unnest(line.parts) as part (id) where line.known
  on conflict do nothing returning 1
)
insert into private.bank_lines (id, file_id, row, account, posted_on, cents, description, reference, fingerprint, occurrence, match_id)
select ('6e100000-0000-4000-8000-' || lpad(line.n::text, 12, '0'))::uuid, '6e000000-0000-4000-8000-000000000001', line.n, 'Larkspur Savings 0417',
  private.town_day() - line.ago, line.cents, line.said, 'L' || line.n, md5(line.n::text), 1,
  case when line.known then ('6e200000-0000-4000-8000-' || lpad(line.n::text, 12, '0'))::uuid end
from line
on conflict do nothing;
select private.recount_items();

-- Smaller batches of calls were tried, and given up.
alter table public.campaign_settings disable trigger campaign_settings_record_setting;
insert into public.campaign_settings (key, version, value, published_at, published_by)
select
  'field', tried.version, private.setting_defaults() -> 'field' || jsonb_build_object('callsInBatch', tried.calls),
  now() - tried.age, 'a0000000-0000-4000-8000-000000000002'
from (values (1, 15, interval '9 days'), (2, 25, interval '2 days')) as tried (version, calls, age)
on conflict do nothing;
alter table public.campaign_settings enable trigger campaign_settings_record_setting;

-- What the city paid in a summer, as its file says (e2e/support/larkspur-payments.csv, by whose hash it is known; its last line is a total).
insert into private.city_payment_files (
  id, sha256, columns, file_name, source_url, as_of, rows_total, rows_done, left_out, imported_by, finished_at, published_at
) values (
  '7c1f0d0e-6b1f-4a53-9a7e-2f5d8e9b4c10', '6424f88db9c8e5d1098db629cb6d7aee5dadfaaad7e5de380b565fb2cc098a2a',
  '1.4.3.2.5.6.0', 'larkspur-payments.csv', 'https://data.larkspurfalls.example/finance/larkspur-payments.csv', '2025-10-01',
  38, 38, 1, 'a0000000-0000-4000-8000-000000000006', now() - interval '5 days', now() - interval '5 days'
) on conflict do nothing;
insert into private.city_payment_files (
  id, sha256, columns, file_name, source_url, as_of, rows_total, rows_done, left_out, imported_by, finished_at, published_at, ended_at,
  replaced_by
) values (
  '3e9a51c4-0d27-4f68-b1c5-8a6f2d7e4b39', '5f0c1b7ad2e94836b5a7c3d8e1f60429d7b8a6c5e4f3021987654fedcba01234', '1.4.3.2.5.6.0',
  'larkspur-payments-july.csv', 'https://data.larkspurfalls.example/finance/larkspur-payments-july.csv', '2025-08-01', 14, 14, 1,
  'a0000000-0000-4000-8000-000000000006', now() - interval '66 days', now() - interval '66 days', now() - interval '5 days',
  '7c1f0d0e-6b1f-4a53-9a7e-2f5d8e9b4c10'
) on conflict do nothing;
insert into private.city_payments (file_id, row, vendor, street, purpose, department, paid_on, cents, reference)
select '7c1f0d0e-6b1f-4a53-9a7e-2f5d8e9b4c10', paid.row, paid.vendor, paid.street, paid.purpose, paid.department, paid.paid_on::date, paid.cents, paid.reference
from (values
  (2, 'OAKLINE TREE CARE', '129 CEDAR ST', 'Storm damage, removal of trees', 'PARKS AND BUILDINGS', '2025-07-03', 521154, '41047'),
  (3, 'MILLBROOK PAVING INC', '19 MILL ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-07-08', 1495854, '41023'),
  (4, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-07-10', 207151, '41070'),
  (5, 'MILLBROOK PAVING INC', '50 CEDAR ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-07-12', 1526712, '41027'),
  (6, 'OAKLINE TREE CARE', '141 MILL ST', 'Storm damage, removal of trees', 'PARKS AND BUILDINGS', '2025-07-14', 875864, '41100'),
  (7, 'MILLBROOK PAVING INC', '55 MILL ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-07-15', 18408, '41059'),
  (8, 'NORTHBANK WATER SYSTEMS LLC', '60 TANNERY LN', 'Pump repair', 'WATER AND SEWER', '2025-07-16', 5048789, '41081'),
  (9, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-07-17', 30897, '41071'),
  (10, 'HERON BRIDGE ENGINEERS', '38 BRIDGE ST', 'Bridge inspection, "east span"', 'PUBLIC WORKS', '2025-07-18', 5699778, '41026'),
  (11, 'FALLS ELECTRIC SUPPLY', null, 'Credit, wrong bulbs', 'PUBLIC WORKS', '2025-07-30', -18240, '41031'),
  (12, 'SECOND WARD PRINTING CO', null, 'Ballot information, mailed', 'CITY CLERK', '2025-07-18', 635347, '41102'),
  (13, 'SECOND WARD PRINTING CO', null, 'Ballot information, mailed', 'CITY CLERK', '2025-07-24', 642783, '41077'),
  (14, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-07-24', 24821, '41089'),
  (15, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-07-25', 4971946, '41103'),
  (16, 'HERON BRIDGE ENGINEERS', '51 BRIDGE ST', 'Bridge inspection, "east span"', 'PUBLIC WORKS', '2025-07-27', 364067, '41096'),
  (17, 'OAKLINE TREE CARE', '166 MILL ST', 'Storm damage, removal of trees', 'PARKS AND BUILDINGS', '2025-07-28', 38224, '41074'),
  (18, 'MILLBROOK PAVING INC', '158 CANAL ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-08-04', 328807, '41045'),
  (19, 'MILLBROOK PAVING INC', '89 CEDAR ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-08-05', 59272, '41036'),
  (20, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-08-12', 36561, '41032'),
  (21, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-08-13', 5039306, '41058'),
  (22, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-08-17', 864878, '41033'),
  (23, 'NORTHBANK WATER SYSTEMS LLC', '109 RIVER RD', 'Pump repair', 'WATER AND SEWER', '2025-08-18', 83929, '41054'),
  (24, 'FALLS ELECTRIC SUPPLY', '90 CANAL ST', 'Street light parts', 'PUBLIC WORKS', '2025-08-20', 228809, '41067'),
  (25, 'NORTHBANK WATER SYSTEMS LLC', '150 RIVER RD', 'Pump repair', 'WATER AND SEWER', '2025-08-26', 198142, '41040'),
  (26, 'FALLS ELECTRIC SUPPLY', 'CANAL ST', 'Street light parts', 'PUBLIC WORKS', '2025-09-02', 80748, '41024'),
  (27, 'NORTHBANK WATER SYSTEMS LLC', '14 TANNERY LN', 'Pump repair', 'WATER AND SEWER', '2025-09-03', 16337, '41022'),
  (28, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-09-05', 75864, '41094'),
  (29, 'FALLS ELECTRIC SUPPLY', '40 MAIN ST', 'Street light parts', 'PUBLIC WORKS', '2025-09-08', 5068162, '41053'),
  (30, 'OAKLINE TREE CARE', '130 CEDAR ST', 'Storm damage, removal of trees', 'PARKS AND BUILDINGS', '2025-09-11', 33234, '41076'),
  (31, 'MILLBROOK PAVING INC', '27 CEDAR ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-09-12', 7342, '41063'),
  (32, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-09-14', 7717794, '41087'),
  (33, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-09-16', 548363, '41031'),
  (34, 'OAKLINE TREE CARE', '81 MILL ST', 'Storm damage, removal of trees', 'PARKS AND BUILDINGS', '2025-09-21', 398420, '41043'),
  (35, 'MILLBROOK PAVING INC', '51 CANAL ST', 'Resurfacing, second half', 'PUBLIC WORKS', '2025-09-23', 7782741, '41080'),
  (36, 'COUNTY OFFICE SUPPLY', null, 'Paper and envelopes', 'CITY CLERK', '2025-09-26', 792674, '41083'),
  (37, 'LARKSPUR FALLS DIESEL', null, 'Fuel, city vehicles', 'PUBLIC WORKS', '2025-09-26', 7933272, '41093'),
  (38, 'SECOND WARD PRINTING CO', null, 'Ballot information, mailed', 'CITY CLERK', '2025-09-28', 840710, '41051')
) as paid (row, vendor, street, purpose, department, paid_on, cents, reference)
on conflict do nothing;
select private.list_payments(kept.id) from private.city_payment_files as kept where kept.published_at is not null;

-- Town halls: one to come with questions that wait, were let stand, went into another or were declined, and one that two people decided
-- differently about; one that is over, with a promise kept, one that is overdue,
-- and a question that is owed an answer since.
insert into public.qa_sessions (id, event_id, room_code, opens_at, closes_at)
select said.id::uuid, event.id, said.code, event.date - said.before, private.event_end(event.date, event.ends_at)
from (values
  ('d0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002', 'MJ4K', interval '21 days'),
  ('d0000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-000000000010', 'F7RW', interval '10 days')
) as said (id, event, code, before)
join public.events as event on event.id = said.event::uuid
on conflict do nothing;
insert into public.qa_questions (
  id, shown_id, session_id, text, language, name, origin, user_id, client_created_at, created_at, filled_in_ms
)
select
  ('d1000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, ('d2000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid,
  session.id, said.text, said.language, said.name, said.origin,
  case when said.origin in ('paper', 'phone') then 'a0000000-0000-4000-8000-000000000004'::uuid end,
  asked.at, asked.at + interval '1 second', 42000
from (values
  (1, 1, 'Will the 20 boarded-up houses on Canal Street be rented or sold, and who gets the first keys?', 'en', 'Maeve', 'before', interval '75 hours'),
  (2, 1, '¿Habrá intérprete también en las reuniones del concejo, y no solo en las de la campaña?', 'es', 'Rosario', 'before', interval '70 hours'),
  (3, 1, 'My rent went up 18 percent in a year. What can a mayor do about that before summer?', 'en', null, 'before', interval '52 hours'),
  (4, 1, 'Where do families go when the winter shelter is full?', 'en', null, 'paper', interval '47 hours'),
  (5, 1, 'Is the old mill safe enough for people to live in it?', 'en', 'Joan', 'before', interval '20 hours'),
  (6, 1, 'Call me about this at (207) 555-0144: I know who owns the empty houses.', 'en', null, 'before', interval '16 hours'),
  (7, 1, '¿Por qué tardan tanto los permisos para arreglar una casa?', 'es', null, 'before', interval '9 hours'),
  (8, 1, 'Why does my landlord at number 12 get away with it?', 'en', null, 'before', interval '40 hours'),
  (9, 1, 'Who decides who moves into the Canal Street homes?', 'en', 'Tom', 'before', interval '44 hours'),
  (10, 1, 'Would you close Main Street to cars on Saturdays?', 'en', null, 'phone', interval '30 hours'),
  (11, 2, 'When will the Mill Street bridge carry fire trucks again?', 'en', 'Ned', 'room', null),
  (12, 2, '¿Cuándo habrá más horas nocturnas en la biblioteca?', 'es', 'Lucía', 'paper', null),
  (13, 2, 'How many of the lead water lines are left?', 'en', null, 'before', null),
  (14, 2, 'When will the middle school have a counselor all week, and not only on Tuesdays?', 'en', 'A teacher', 'room', null),
  (15, 2, 'Who decides when a street is plowed, and can we see the order?', 'en', 'Walt', 'room', null)
) as said (n, session, text, language, name, origin, age)
join public.qa_sessions as session on session.id = ('d0000000-0000-4000-8000-' || lpad(said.session::text, 12, '0'))::uuid
join public.events as event on event.id = session.event_id
cross join lateral (select coalesce(now() - said.age, event.date + said.n * interval '1 minute') as at) as asked
on conflict do nothing;
insert into public.qa_acts (
  id, question_id, action, seen, reason, topic, into_id, words_en, words_es, promise_en, promise_es, named, happened_on, due_on, user_id,
  client_created_at, created_at
)
select
  ('d3000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid, asked.id, said.action,
  case when said.seen is not null then ('d3000000-0000-4000-8000-' || lpad(said.seen::text, 12, '0'))::uuid end, said.reason, said.topic,
  case when said.into_n is not null then ('d1000000-0000-4000-8000-' || lpad(said.into_n::text, 12, '0'))::uuid end,
  said.words_en, said.words_es, said.promise_en, said.promise_es, case when said.action = 'answer' then 'Dana Whitfield' end,
  private.town_day() - said.days, private.town_day() + said.due, ('a0000000-0000-4000-8000-' || lpad(said.who::text, 12, '0'))::uuid,
  done.at, done.at + interval '1 second'
from (values
  (1, 1, 'approve', null::integer, null, 'housing', null::integer, null, null, null, null, null::integer, null::integer, 4),
  (2, 2, 'approve', null, null, 'transparency', null, null, null, null, null, null, null, 4),
  (3, 3, 'approve', null, null, 'housing', null, null, null, null, null, null, null, 6),
  (4, 4, 'approve', null, null, 'housing', null, null, null, null, null, null, null, 4),
  (5, 8, 'decline', null, 'Means a private person.', null, null, null, null, null, null, null, null, 6),
  (6, 9, 'merge', null, null, null, 1, null, null, null, null, null, null, 4),
  (7, 10, 'approve', null, null, 'downtown', null, null, null, null, null, null, null, 4),
  (8, 10, 'decline', null, 'Not about homes.', null, null, null, null, null, null, null, null, 6),
  (9, 11, 'approve', null, null, 'infrastructure', null, null, null, null, null, null, null, 4),
  (10, 11, 'answer', 9, null, null, null, 'The city''s engineers say spring, if the state pays its half. We will not promise a month that we cannot hold.',
    'Los ingenieros de la ciudad dicen que en primavera, si el estado paga su mitad. No prometemos un mes que no podamos cumplir.',
    'Ask the city for the engineers'' report and post it here.', 'Pedir a la ciudad el informe de los ingenieros y publicarlo aquí.', 14, -3, 6),
  (11, 12, 'approve', null, null, 'mental-health', null, null, null, null, null, null, null, 4),
  (12, 12, 'answer', 11, null, null, null, 'Two evenings a week to begin with, Tuesday and Thursday until nine.',
    'Dos noches por semana para empezar, martes y jueves hasta las nueve.', 'Write to the library''s board.', 'Escribir a la junta de la biblioteca.', 13, 2, 6),
  (13, 12, 'follow_up', 12, null, null, null, 'The letter is out. The board answers at its next meeting.',
    'La carta está enviada. La junta responde en su próxima reunión.', null, null, 4, null, 6),
  (14, 13, 'approve', null, null, 'infrastructure', null, null, null, null, null, null, null, 4),
  (15, 13, 'answer', 14, null, null, null, '1,140 by the city''s own map of last fall. The map is under "In plain sight".',
    '1,140 según el mapa de la propia ciudad del otoño pasado. El mapa está en «A la vista».', null, null, 14, null, 6),
  (16, 14, 'approve', null, null, 'schools', null, null, null, null, null, null, null, 4),
  (17, 14, 'answer', 16, null, null, null, 'In the fall of 2026, if the council and the county vote for it by June. The other schools follow by August 2027.',
    'En el otoño de 2026, si el concejo y el condado lo aprueban antes de julio. Las demás escuelas, hasta agosto de 2027.', null, null, 14, null, 6),
  (18, 15, 'approve', null, null, 'transparency', null, null, null, null, null, null, null, 4)
) as said (n, question, action, seen, reason, topic, into_n, words_en, words_es, promise_en, promise_es, days, due, who)
join public.qa_questions as asked on asked.id = ('d1000000-0000-4000-8000-' || lpad(said.question::text, 12, '0'))::uuid
cross join lateral (
  select coalesce(now() - said.days * interval '1 day', asked.created_at + said.n * interval '1 minute') as at
) as done
order by said.n
on conflict do nothing;
insert into public.supports_sent (id, kind, item_id, voice, given, turn, room_code, client_created_at)
select gen_random_uuid(), 'question', ('d2000000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid,
  left(translate(encode(sha256(convert_to('neighbor ' || voice, 'UTF8')), 'base64'), '+/', '-_'), 43), true, 1, null, now()
from (values (1, 1, 31), (2, 20, 31), (3, 30, 32), (9, 25, 36), (11, 1, 18), (13, 10, 16), (14, 3, 11)) as said (n, first, last)
cross join lateral generate_series(said.first, said.last) as voice;
-- A burst from one address that nobody has looked at yet, and one that was let count.
insert into private.support_bursts (id, kind, item_id, reason, origin, began_at, state, settled_by, settled_at) values
  ('d4000000-0000-4000-8000-000000000001', 'question', 'd2000000-0000-4000-8000-000000000010', 'address', sha256('a sample'),
    now() - interval '3 hours', 'waiting', null, null),
  ('d4000000-0000-4000-8000-000000000002', 'question', 'd2000000-0000-4000-8000-000000000011', 'address', sha256('another sample'),
    now() - interval '17 days', 'counted', 'a0000000-0000-4000-8000-000000000006', now() - interval '16 days')
on conflict do nothing;
insert into private.supports (kind, item_id, supporter, given, turn, in_room, confirmed, burst_id)
select 'question', 'd2000000-0000-4000-8000-000000000010', sha256(convert_to('sample ' || n, 'UTF8')), true, 1, false, false,
  'd4000000-0000-4000-8000-000000000001'
from generate_series(1, 24) as n
on conflict do nothing;
select private.count_support('question', 'd2000000-0000-4000-8000-000000000010');

-- What the campaign writes. Written by `node tests/tools/contentSeed.ts`; not written by hand.
alter table public.content_events disable trigger user;
alter table public.content_revisions disable trigger user;
alter table public.content_release_steps disable trigger user;
alter table public.content_events enable trigger content_events_note_content_times;
alter table public.content_revisions enable trigger content_revisions_note_content_head;
alter table public.content_revisions enable trigger content_revisions_note_picture_uses;
insert into private.stored_pictures (file, bytes, user_id, created_at) values
  ('1b3b8382556d22b142168ce94898ccc71745d74e3f784c1fd2905c379f153657.avif', decode('AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAACGIAAgAAAAAJ9gABAAAAAAAAAB4AAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAASAAAAEgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAIiG1kYXQSAAoJOCIj8faQENBpMtIQRIgmMEw888s0gAAAQMIQRgLRJBl29iIbJdgRJiC/+UOmELANcnYEDHMo2Zt+8IorwlB0n9YdJxr7V1mBMcVcZyAKm7jYPvom4jlErcif/4IBFyVifq+tJ6hWluL/pySJ6SWkT1FKZfvca9IIbOrhnm8ANSkb/bSmzsEuQnY5HOtwIaUjo5Mhtv9DsCJyFdRPHpjMD/iKdT5kjEY6fuChLz3n3qDe19zkiAe5O0U7fDUq1+67Kf6ms8Bs58+ZfF/69dnimcMt0aVpdN06YkSBZ6gBfw+eHfrQUG21tdDctJ1zhn4VR4ilTHR3193diTR9707HibUJf32Ch0nSk3FOKESr0HvAedctYKADeExuOSh+2A25ENTAiafwDvFKwHOIoBqymzvzxLjGuExXq3OcQbe50pEWiPCoQDX8B6OyeRyUD3jVYk7T67joiUCXrDvEHg80nur6vc7m+58jBG12UMMpP7QntizdvJkfn0KMWBgMMTw3V3qh7yGaH9myiZGlD40iRkeT/wfqIwMHQLZapju34LbhXlbZwOM0OSqML0FFFl6+k84d1CWU8mjX3+MGfUKShcUY6mzbEZvg398U6CZt4JIXAAE0Iyu2kW9yJ/FxjF/sOsTm0WNlkk/r7iUfE3ZUGX5coLRJLwc7p5N2lkzLk22zDn1jkokLlDx4Cigc7Q9rT6xiXr3Z6rtFbkCaG6p72nHXGtAUrxMOfRjQfOPV5tnI7H74IgkhFOEKzYanJBCVn4zN8FExyN44jX8BWCI6e4R+PJsamCM86Q0nK9nAEMpVfy45uVMIchW+Mos9ryvO+SxNX1IAsyVYdq7tFiHkJ3gotSzzSRSRQ5LNjR7hQM8XkhrXIGG4SjxZJYO2/2G7U7Nu7TFB4hJDn8VSibq70jIRkLmTZeaDZzcxJ8yHopWLCO1zZXAujIlOL9bm+0FE4rKveJWdeTYE+OIPEQGr9Snmqm4LhivggQSLkt66UfEiJ4lpKfKTR48mGHzQIH2H88Wa4fEqubvc1H5EwwMI/+CdEPPhMh96D1o74sa/bVWFI8jJ9mmYLEip19maqP5/+g6xFiVrDGgXxAGEb6Vf4TLVq0el/zvEzbCGnxtxUUhg5/ipHdYOk9yjPom0oQpPYgVllKNSnomkkCVcB6mhyZGlYdfNaWPhsdCaaVhai1UfbhoE+mBvUTL178dBEvkqosHTa92++XrDdVLcHROHoy2AJALzVhwhNE2ZkrKf+FL58Ho6aO//yGWEzFXurSYBW+0QlLcU2uWHP64rUpcsvrrKRXpSyleZyv4emoYEUWHiBHwmKbNx8rIVcw4QsnLRTHX7Pr7027GJ37gV85Mfz27iSjh7U2i3hlMGkgvz2QiLfhaYPhVeazkfVub/lz/GmtqQ0tru2PDlzg6vasvTAlh5MC9IOgTaeMLTg66v+p0AB1JbsHQhNz/x1QlNUJjARYpQBL8UzBp9jLq8NeQqobRcl03J3SzcFmFFbtbX3cM84Ba9Er95nodYwXAnbmTE7Nc+28hkpDzuMZOQ8pU0NyaWd3KjZ9cG4r1vn4G+T0u6A7WP1IVSHVEeRghbmiNQTNzBkxQIjTKG/8bC2R6CLzFpdBFCO0nbS/z8fLbcieGu4cStHDslsp3hOeo3ibVJ+3C8DQEJMA42mQXn46lN2qlZOAmpj2rH0yHZ5QVEukI9f0YYfZUEMeovKrBgu91ahXZ4/Im3TFlIab1DZX9fFJl0xoqda7dBr8empMuaKWuzHPacTc+rxxH28BqCXnyYLUO8olv+fElxGV+Y4B0jNGCN/L2OULlTcjtoJ9K2D877i4rwS+h0Bi7UGld3nzCm13WcAu+0kKSm1Ao9xme+8+s7nmho1A+3UG0+p4BJXP0bPPPmxjIA6er4NBIZNnMebzzp23N0h9F9NechET+NXSRCg/voMxWZU71niHTv5LWZ3VBOpv2rcV9NgI/aC/V6r4ZSydpAzJPDquGH8uXDFccWKj6Yy6pcdnc3ybS+Unzc/9dwQB1mtMc78iDr/tK4c3Jf4AJUAn+t5e4Zd0EhRVwgVjnhA0Db7CrEtAIWqt4t2a3OiSikdgoeu1WfcGMTCpuuLg94ukWWfjj5MGvcbCuiL/wv/4rxm94QEtR+BHb/cnhvt/qRV6MoR403sktYbWUOtXqjNRmjCFqN3RDpQzotbrntOAHYcnxl4iHTLSS5tWpwnXNF6kbPlOKkSsMuIGjg83nja5k6BN5k3e5SC9gx4FaQN2QeF1hpZ/YHfFk9AGxIgXmA699Q5qCv0rGJj2BU3Zr9lCuZy+KJsWXx/boqtuNfbDtOk8IETrgBK7PYwkxQ7yfJb3RhknbX9QjzuUJNRcBqT0u2E7a5I7tUmaZ203pdI7Dl2oOrM9C/Ra4+O/J8lGWI0LacM3pQGs4fdixh8MzN1cepnXnBVoBBrPI5Rti8c9+td1rDInHyGoL/B+yTs3l4dFOnBeahCQm6Q5lltsYu8jnFy9aCH/xE7sZXSdOso4GTgCD9oDrAq+3YSe5MY2m2EfhyoeuBYlRsFjVI80CqWwL/q7GJQflzVnJHK5c5fLB5n4FwZx6PPAKr24OcPx3AIwWWQ4Q6JqLFEyeCoW4CVpD6ppLW7LRDgZL3R6xsbx1dyO9I7vJ5OBLYvXHGAaQ8g6pqOF1MITi+0wxWW5+7TfXIUAzXuh7tbvPypkTswqYQ0cdch+UbRruP+fk8E9MlGlAeoO04GU55IsME7g5vhCzQHRK8hzC5+IyPf4UDiIBf8Rv6DK5olwSK10WrUfi49x4fg/ZxF/2UxWHYic/R9SS53XWj5AX8IBg32ORZJUb4XNkxN3ZgEgAKBhgiI/H2FTISEcAAAEAFPy0ON225KKza+RqA', 'base64'), 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.media (id, files, focal_x, focal_y, alt, user_id, client_created_at, created_at) values
  ('b1c70000-0000-4000-8000-000000000001', '[{"file":"1b3b8382556d22b142168ce94898ccc71745d74e3f784c1fd2905c379f153657.avif","width":288,"height":288}]'::jsonb, 50, 50, '{"en":"Ruth Abernathy, white hair and round glasses, on her porch.","es":"Ruth Abernathy, pelo blanco y lentes redondos, en su portal."}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into private.stored_pictures (file, bytes, user_id, created_at) values
  ('02b2e1927fa3ffd7619721d0922c53ce4aafc749d334cd32785c47a6c12610e2.avif', decode('AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAAD7cAAgAAAAARSwABAAAAAAAAACQAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSQCAAAAABRpc3BlAAAAAAAAAeAAAAJsAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQQcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAP421kYXQSAAoKOSJ781tICGg0gDKmH0SIJjBMPPDGNIADoEDZtVfIpS3vbEMYcqwGaqx8gMkxWrs/uDKR1PWO1xqsnOoJYcBWkEeDtKHZUVxkRbOdJ2zM8uWUU0wib5nSdxqWahgEdLALO4Kqep59VhLiPIpfqpbOKxpZ2X+flIfgW7tdTOgr+s/j07ZnOBE0EkEAAFD3gwfcDax6+j0+/limwf8nJJgX9SgaAFMSQWkVCYFU7fCN8R8f7SSm9CfI9f0LBEHyF6YeKbUIsJYvlM48bdS/Qa6Put9YQwtDs36ToXk+hI8AsXTHQqXDkSdKzAyKYP29lMfvSPMxw+4rNCdgM4oplkjU74XGnUgSbgJpi/qrHfE2dEt8+/YfPDULFPNEfhyb0Q+0mBxbvkd1JKj/bMRX9jvtZUtMA8GpWSkmpv3ZWQ3sD30VE7FP0yGxK79MtvdkXptQn0nhfJXsOJfjbLSp5WbQY6lANCFOw1yqKCm8WW4Q81+fMWf5z4XOBWRWw2zVhR+/j7XUtjDAGoWQ0s3NS6xtyJQypP9oJhFGqhUtf1DhvKM+5TijZbopCht6sRftzDDUMcEHb1kxWnM3zwic487+1Kmm09+M0iKX0/r8TmcnLSttlC51wQg2m2XA+h/T9joSs82vFDKuv3Hx+RXo7qc9DQHTgO/PCjwuBtLa8fvu6XOoZvt/F07swDT1g2IxT/mGZb2WPtuVNcbwJx3GUBVMoOOZ2d8F3Ik1jjGHkKFKahs4znq3tey5z0J76Dpo8ePWWpltA9MClQieYp2lXisBnbZqMZx0g7aeIpoPsrCbOC0FHOJMKd3aAqPcm+FzSsGqWLNqo9QqSosLzEHtfWuxBouY5rbMjNbYMug9yfIIRm7Gy50FbCukB8ZLQxoIBBZeCNCLDeazH6sAgav9aMnlUhHSrzEn6xkNElIxzB5qmfTHHszkpDWkLnRhjGysqH7LMPtuWFGvTOB/mfgKfcYL/hamUicPvNjoDvHdg75PnsmVIgATkbJWpIIVuit9c6hLRZ9mtJACsYxcjz3PRNtIOaa2P03jLtm56OlZa2kOyyxQGy+lZKA3OKR6T+CnwotFeLtdsWyr58sPZ+sPc3YevxrvsCSNsqB29tqR7zsgQcTLFUO+VCTZX7dzzw7uj6jPhtel0Us1zk1mQax/bftuT9Tt9gBr8WP0oXCkANxZ0FDfGVAJnQBXBKQXBJy9bWsgo1XgSwNiwe+rq7dhvvJQOqJ1dKnkSgVXtZtPt1H1P63CLufPJ3HDqsAeMFHB8QEpFM0LBKAjABDxfPR9WiKZ6zgGQG7OZ9Td/uPtuCjEq+sP1lf/5cikz8VOUrsEwSRDL/9tU+Id9ql3+SLIz3mLBRte+2g0qYxCFWDeUmrkfakRSme+v2gT2edBUdWlBd7hAWd2fXwzjwTGcOFSa/gFU3PlyKfL1j/X+5FadINQKofrZ9aNg2Wd/2TQ2q5asaImijlcYS29fo/DWZIkBqVimY+FvVdfP6EtBsu/TiEbCVcP9B6MywzghNW3uv8a6awyWrl3QwA8AioGUqWhJFxGQXRKskrs3242ZPafePd7cser7xl9p3wVDHE+HxTM6QtVSHzVKNCW7wfB55HvOL4BEn/NNhlxfPUt/eRupGGxSCVmfkE+QmUP80GyLIzTFwe0yekuzJShAb6qwzNHWi2UNfdHDq1+Gv8jFugj4DIz9AgX4wK7wz4ZkcNT1bl6V0onbR9klUY7s72ZRt+vem/q78H5UndtEYD0dWzu8BWxBNHw2OucCec9dlDoYhrFVEDYwPVW0lpUjWOjTCWlav7ovbIDAkvO4y1VcdS1NsrZwjoboRSeLbPRHEEVtpH7Of3xkPaxpMwz9x8obiZSiIUUP98k4l0kgbyLwjwzKmS48QvtXQCItH1n5/DSCMDP3AiGxG1ZAGGkrCUhkHtpNEscIUmSkUPkzXPffqDST0hK6HEO+mgErEtaLz2vLnokQJXpq9UZ3TPeoFn7NDkwlzY50zdShkrNB4e/VFIHBUlxG5G8/FTT/hoQJ33fRb6a4FT0OdMgHHwW33gxT826qix/Op4+aMLcIiDrDTrp9GVxeNVHh78ozb6cQO0Y+OZMWr6OQPut2PoqyTzP/VXkM5gkPIis7TKgjHeM6wGja8pA4gb72N0mJqgdZQbk4afN2uEm62i4sppaLp/ZFr9gzGnf0zAIGM4PhMPy/M/zJlgZg08fMSk3rN5ojryHo0GbHj54S+XbBmhq/ALIr2n4lOqRGvbIu6RfNYRT/QHqAv7RWis3qMy1+f1wkRX5N3SogoPesO/sl5EpeCVlp6R5GqpxCYvdMD7Y3T+zMbZEzb7UtEjkJRYsLGb095jPfUhwwxbdwg7sATvQvvD6WwxWycrO/t1X8E2a4oId+Vo6y1eKkof02bmUN49n+ToTtx6roq3fUdka+4HCXvHoiP/c6ud+/hk3dOOA4Y/SlWSuyYHN5S0az9KFMlesdWGCw71jEPNQUM4fVJUFjVGXYLDjo16IVSLB89d4kOlROJ6NfzLXCsYVb//6cYAEhEgRKj3+7Spu8Anzjc2zDEpQ8V+X82XFuKR4xnkMMx3VBqKz/Up9LE5POnccWcy+aFMGLYVnPo5XWC4/R3j67l4Qodkc+FEHxsn2M1WbmLZ5OSQnd1L8LLruTX5d1FedY4iq24yKQSgOfZErEkuGQbqZYON0YorMAVn+hFzRDzJJO1YRQgV9/2Bl+0neTJa3HbuJDGbFLCyKbbbYe3RL40IbeRoWzCDSuJwBdRqM8MXyV2w+jwqgCTNFlxqiSeI1pQiS/PTitEVoLtUzHLBxYia3kY1NMmIO6/uWZ6Kd5Y4Tnn79Qe7PhHu74tuEiSkVt3MEAEv9I69WvhIg62qVRQSRgKhnv4ZvqAx3foBOd50za71m+i6wVIvrZToJST3DfZoN4m1jgHtar3NinTWh9nkc5OS1uUmqSPyiOA5zlODgNiYElVla63fDqZ+ihdBKre9DfE2ubU5dwDTCem7ZJvYuTkR3A9pzQiEaB37EJ73ahcsZDPxiIyDiERDYR8k8AFCg1SyjU5vMhoCNTmJCEoNRQAOtNKv/ehQjet28HRRyceINaNsSPxfFq+hg7KyGjfILwt2s9Ocl/W3exAEyNvYgBh2m8dikRkUNN0CNPFPROpFtGfetqtwxTPHXHtYKj5G5JIl490gQiXymgvUtQBnjOpAda3ktFrRQ6Kzq1dX48ovqG+30LXZRXRk+gDmeSefgu91QmblEWP8o2JfKZvBUfLl6gjGV/TwLSJmXoiNR6oNMNix09yjdPLtaDtBuVkDbvHQrh2uf5qze3Sdp3NIxy59ddUXFMAckzAUa0srjwvYFVL4R3MDZo3AdnbmLlOMU9SyYo33qgJ2lIy8A5p0dyAfJjmhtqjn7x6HeWYsMSg+iDCvELc/UbvOtjrgmuw22CjkGNrMueLpPiyXdpRk3YQBjptVH7w7T0lr/DXSFMeOire/VjiY2gstbtn8MTwVTjskw4JveoXcLhLjqCt8G+uT6L1SD6pYHiyUFfRje4dDtFbtngVoeLDeiyyxGhZBdmKYjSAQJVPO6xSs40lOvuREJbNwby8iESHnjJKhx7rGpdCEgAD6bTNsq5e3OosPeiY4qI6jxUJxHHdMx8B4ZUyUYX0nf6CE4FEEBwPln5dm2rcWi2zYLmxKoaAGg/zM1AWEuoYtzARRkNu6EIyjsH1MUcLyPNBafhdp+YWwMTjtTcMz7zEyD8hFxgrpo/8jCQ8CuJhplACgQHy3FcBYoUIMbWNU72grXRdC87PAWJuWePcGVXSsfPtRgigNtFdI/GRMCaRhIzz8d4MZdFhSJezYNYYgC0SsbKMjNns7sTC6GL+G4MfMTAZADVlBy0aH1gRFyhoSYWHIo+xKlYU21jLhzP6KCbG1sfKoeO4E9VmZXTnV0J9XodI7Rou3QeENx2eBNSw4fUjCdxVQ9NM6ofeRaJHEt6glM1VWeppPoUnoxZyxf3b5T/nTVQD+5dXY6ttJ8vPCnGjjF93uQ7NvasDA25iHIYmPoxr1DhPhPHrele+ubfK66YBj/3j6fKFCvQkHFKXK6Wo29Bx9yS9A9mNg4FpnZ9ELFyT+6KsdSqQF2k7x733wo5veaODou/strzm+gjGqfJm9pb7ydgw6l3aJeV9ZctqMe+Xp8cjcalDBduZyQRUVQG+j70aAu7B9C38F7nu+Ng3ofs5CcQta0ytrBKgBauJM8yD3pC/oLxWxnxFt7SPA1Zw9P3oi2hgFnhYEc1ctjGDYcP2kbVny6PC9LDB65kucuBUAoibDPewqpImU5YEJYsqbgszYneSuAQcToHe9YpW4MUwaTzGQ12ymnwafSl/JDCc7afcrM3pnUiklUep5BKfJTtIpABDdR5MZcqBjMPy9QfeQ/1Uz1ZoNIJRf9FlCTxaUXM7M2fdXnWhy/u1W088wVZ5KSff5vtlqQ7bnhENrUV9heY1zI6lzsNkk0QjNZbjL0QzFMwTz8wN1S5ubVLuPA63YyBCe1NT7pQ8dqLwbBLZwsK+1pi5IueWa+POdMRCgE5mkwrkknGHVAE1sZdHqEY3whhz6RYvrMhie5wSWUFmyGAaENXy0fcQHTn0FV6QxGBmtlP0IkLntOORDJ0VGjcqdKMYXLev/dYjX+E3Ng8Aox9QgRBJ7hPfvXgF+7YLc4pPEb4u6sPy0CYjj+lT1F3SxBdj50r59MhF1IgO3EjTaF6LQCe1WbQ2X4Qv8ttK1PnHivfT/S131hZ59Sk6hWPRKDpYlTLq6dDSwrT+S9d1/vC8vi0COZmkdhSnR4cfCBbWP5CZNsHLdmyzVAYhFOCtlNdbGrgu8i+3u28DQRV1uB5XzVF9s7J+V1K7/+MwFrfaKjx6mDRc1bXUX9njocqAMZs0KR39P66d4ey06DumRhUQRzrLD7DRbnNNVZIEyjMg2MLPa3DRPuSHM0Xog4sFLMVhff7tICbsB4tXTcGRh4lGGvG6LYu60pjfskAq0YJOmVOsB/8Jy1lDFZmyeR7yi90g1cgYkaqfuCWUDmoIyWMjxjxjoWMwM2FFG5HjA/tumsnGPn63O4vjzf37mW3G6JFU7a+UIV350aiM8eT4fSH/1Ag5NKAj9jEGDSUyEpSy6pIU8mJAV14lNON7Ygt8VxQjd2vdA3yMz3obiGvcu/2JBi3hbgIELEZfW4aix/huzbKOWOekRgCtduNMwCUD+SO9LxhZINx5rC+SwOQTZnAMeJjweJslvOqNQFQytC3nWb/g3RAHNDOvR0zt/Hh0Kop3rZBWylNrcxdvZJMIw8nlTsAB6YHscAXH469qN0f5U0QTYoCKvN8wAcLkASAAoHGSJ781sKgDIXEcAAAEAFPy0ON2yPgwFZBckD5E5q4K4=', 'base64'), 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.media (id, files, focal_x, focal_y, alt, user_id, client_created_at, created_at) values
  ('b1c70000-0000-4000-8000-000000000002', '[{"file":"02b2e1927fa3ffd7619721d0922c53ce4aafc749d334cd32785c47a6c12610e2.avif","width":480,"height":620}]'::jsonb, 50, 0, '{"en":"Its only page: four lines filled in by hand, a signature, and the city clerk’s round stamp.","es":"Su única página: cuatro líneas escritas a mano, una firma y el sello redondo de la secretaría."}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', 'commitment', 'library-support-room', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('1c40a298-ff1f-4071-89a3-0221c598df42', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', 'commitment', 'library-support-room', null, '{"priority":"mental-health","title":{"en":"Open a walk-in support room at the library with evening hours, free and without an appointment.","es":"Abrir en la biblioteca una sala de apoyo con horario nocturno, gratis y sin cita."},"text":{"en":"The reading room behind the library’s children’s corner becomes a quiet room with a counselor in it, Monday to Thursday from 5 to 9 in the evening. No form, no appointment, no bill. Whoever needs more is given a name and a date before they leave.","es":"La sala de lectura detrás del rincón infantil de la biblioteca se convierte en una sala tranquila con un consejero, de lunes a jueves de 5 a 9 de la noche. Sin formularios, sin cita y sin factura. Quien necesite más recibe un nombre y una fecha antes de irse."},"measure":{"en":"Evenings a week that the room is open with a counselor in it.","es":"Tardes por semana en que la sala está abierta con un consejero."},"baseline":{"en":"None. The nearest is 31 miles away, on weekdays until 4.","es":"Ninguna. La más cercana está a 31 millas y abre entre semana hasta las 4."},"target":{"en":"Four evenings a week from April 14, 2026.","es":"Cuatro tardes por semana desde el 14 de abril de 2026."},"due_on":"2026-04-14","cost_low":17600000,"cost_high":23600000,"funding":{"en":"The county’s community grant pays the counselor; the library gives the room, light and heat.","es":"La subvención comunitaria del condado paga al consejero; la biblioteca pone la sala, la luz y la calefacción."},"depends_on":["mayor","county"],"agreement":{"en":"The library board lends the room; the county decides on the grant in March.","es":"La junta de la biblioteca presta la sala; el condado decide sobre la subvención en marzo."},"risk":{"en":"If the county says no we open two evenings a week with volunteers, and say so here.","es":"Si el condado dice que no, abriremos dos tardes con voluntarios, y lo diremos aquí."},"milestones":[{"id":"9d6f0ae0-676e-4f9f-95f8-f5b915f8eeb7","text":{"en":"The library board has said yes in writing.","es":"La junta de la biblioteca ha dicho que sí por escrito."},"due_on":"2026-02-13"},{"id":"11c7b9d3-0114-4621-96cb-7d3aed1ced1c","text":{"en":"The county has decided on the grant.","es":"El condado ha decidido sobre la subvención."},"due_on":"2026-03-20"},{"id":"dff1c553-404d-421f-b2b1-1613694ecec6","text":{"en":"The room is open on four evenings a week.","es":"La sala abre cuatro tardes por semana."},"due_on":"2026-04-14"}],"sources":[{"id":"7a65dbf0-9827-43a9-81a8-d689a74a25e6","title":{"en":"Public library: rooms and hours","es":"Biblioteca pública: salas y horario"},"link":"https://larkspurfalls.example/library/hours"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('bf3f887c-958c-4295-8582-c84781749cca', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', '1c40a298-ff1f-4071-89a3-0221c598df42', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('e650dc61-dcff-4d9f-8742-7222eadf3155', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', '1c40a298-ff1f-4071-89a3-0221c598df42', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('1c9e7d35-a8f4-4e62-9b0d-6a2c4e8f0d43', 'commitment', 'fiber-and-turbines', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('4e24a6b5-1271-42c4-8397-0712712a832c', '1c9e7d35-a8f4-4e62-9b0d-6a2c4e8f0d43', 'commitment', 'fiber-and-turbines', null, '{"priority":"infrastructure","title":{"en":"Bring public fiber to every neighborhood, and put small turbines back on the falls to help pay for it.","es":"Llevar fibra pública a cada barrio y volver a poner turbinas pequeñas en las cataratas para ayudar a pagarla."},"text":{"en":"The city owns the glass and lets any company sell over it at the same price. Two small turbines go back into the old mill race, which needs no new dam; the power pays for a part of the loan.","es":"La ciudad es dueña de la fibra y deja que cualquier compañía venda sobre ella al mismo precio. Dos turbinas pequeñas vuelven al viejo canal de la fábrica, que no necesita otra presa; la electricidad paga una parte del préstamo."},"measure":{"en":"Homes that can order public fiber; kilowatt-hours from the falls in a year.","es":"Hogares que pueden contratar la fibra pública; kilovatios-hora de las cataratas en un año."},"baseline":{"en":"38 percent of homes can have 100 megabits both ways, none of it public. No turbine since 1987.","es":"El 38 por ciento de los hogares puede tener 100 megabits de ida y vuelta, nada de ello público. Ninguna turbina desde 1987."},"target":{"en":"Every home by November 30, 2029; about 1.1 million kilowatt-hours a year.","es":"Todos los hogares el 30 de noviembre de 2029; cerca de 1.1 millones de kilovatios-hora al año."},"due_on":"2029-11-30","cost_low":520000000,"cost_high":740000000,"funding":{"en":"State broadband grants, 45 percent; bonds that the subscribers’ fees pay back, 50 percent; the sale of power, about $110,000 a year.","es":"Subvenciones estatales de banda ancha, 45 por ciento; bonos que devuelven las cuotas de los clientes, 50 por ciento; la venta de electricidad, unos $110,000 al año."},"depends_on":["council","county","state"],"agreement":{"en":"The council votes on the bonds, the county lends its poles, the state decides on the grants. The turbines need a federal exemption, too.","es":"El concejo vota los bonos, el condado presta sus postes, el estado decide sobre las subvenciones. Las turbinas necesitan además una exención federal."},"risk":{"en":"The federal exemption for the turbines can take three years. The fiber does not wait for it.","es":"La exención federal de las turbinas puede tardar tres años. La fibra no la espera."},"milestones":[{"id":"b013266c-ef9a-4756-a5e0-bb445ff4d52c","text":{"en":"The route and the price of the first ward are public.","es":"El trazado y el precio del primer distrito son públicos."},"due_on":"2026-12-11"},{"id":"7158667d-857e-4109-bb81-36faaca6e9e2","text":{"en":"The first ward can order.","es":"El primer distrito puede contratar."},"due_on":"2027-10-29"},{"id":"3b0de54d-c8fe-463e-9ccb-1b921158166f","text":{"en":"The turbines run.","es":"Las turbinas funcionan."},"due_on":"2029-06-29"},{"id":"aa2050b8-bb4d-49cc-bbb4-b66ef25a7853","text":{"en":"The last house on Quarry Road is connected.","es":"La última casa de Quarry Road está conectada."},"due_on":"2029-11-30"}],"sources":[{"id":"276d9d53-6c2f-41b9-8d10-2d78b907deb8","title":{"en":"FCC: national broadband map","es":"FCC: mapa nacional de banda ancha"},"link":"https://broadbandmap.fcc.gov/"},{"id":"e67f2197-fae2-4a74-b4de-88fa6d9089e4","title":{"en":"Study of the mill race, 2022","es":"Estudio del canal de la fábrica, 2022"},"link":"https://larkspurfalls.example/works/mill-race-study-2022.pdf"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('26082287-f9be-49ae-8c85-5bc250298bf2', '1c9e7d35-a8f4-4e62-9b0d-6a2c4e8f0d43', '4e24a6b5-1271-42c4-8397-0712712a832c', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('c0b75b14-a478-4794-8514-a08a69ab8344', '1c9e7d35-a8f4-4e62-9b0d-6a2c4e8f0d43', '4e24a6b5-1271-42c4-8397-0712712a832c', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('2b7c8d1e-94f4-4c6e-8f0b-1d3a6ce7b012', 'commitment', 'ward-town-halls', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('f25b7f71-6ac5-456c-84f2-d2b32289c670', '2b7c8d1e-94f4-4c6e-8f0b-1d3a6ce7b012', 'commitment', 'ward-town-halls', null, '{"priority":"transparency","title":{"en":"Hold an open town hall in each of the four wards every quarter, with the answers written down and posted.","es":"Celebrar cada trimestre una asamblea abierta en cada uno de los cuatro distritos, con las respuestas por escrito y publicadas."},"text":{"en":"Sixteen evenings a year, one in each ward every quarter, in a room that a wheelchair gets into, with child care and a Spanish interpreter. Questions may be asked beforehand, in the room or on paper. Every one of them gets an answer in writing, posted within 14 days, with a name and a date on it.","es":"Dieciséis tardes al año, una en cada distrito cada trimestre, en una sala accesible en silla de ruedas, con cuidado de niños e intérprete de español. Se puede preguntar antes, en la sala o en papel. Cada pregunta recibe una respuesta por escrito, publicada en un plazo de 14 días, con nombre y fecha."},"measure":{"en":"Town halls held, and questions answered in writing within 14 days.","es":"Asambleas celebradas y preguntas contestadas por escrito en un plazo de 14 días."},"baseline":{"en":"Two in 2024, both at City Hall, no written answers.","es":"Dos en 2024, ambas en el ayuntamiento, sin respuestas escritas."},"target":{"en":"16 in the first year and in each one after it; 19 of 20 questions answered in time.","es":"16 el primer año y cada año siguiente; 19 de cada 20 preguntas contestadas a tiempo."},"due_on":"2026-12-18","cost_low":3800000,"cost_high":5200000,"funding":{"en":"The mayor’s budget for public meetings: $600 to $800 an evening for interpreters and child care. The rooms are lent by schools and churches.","es":"El presupuesto de la alcaldía para reuniones públicas: de $600 a $800 por tarde en intérpretes y cuidado de niños. Las salas las prestan escuelas e iglesias."},"depends_on":["mayor"],"agreement":{"en":"The mayor decides. The schools lend the rooms.","es":"Lo decide la alcaldesa. Las escuelas prestan las salas."},"risk":{"en":"Few people come to the first ones. We count and post how many did.","es":"Que a las primeras venga poca gente. Contaremos y publicaremos cuánta vino."},"milestones":[{"id":"a38c97a9-99e1-4403-ac9b-584d322d5ccc","text":{"en":"The dates of all sixteen are posted.","es":"Están publicadas las fechas de las dieciséis."},"due_on":"2026-01-30"},{"id":"25323d2d-5f59-407c-8a49-a7dbb47e6671","text":{"en":"One was held in each ward, with the answers posted.","es":"Se celebró una en cada distrito, con las respuestas publicadas."},"due_on":"2026-03-31"},{"id":"7f75dbe5-a359-4fe6-b7fa-8222774a813c","text":{"en":"Sixteen were held.","es":"Se celebraron dieciséis."},"due_on":"2026-12-18"}],"sources":[{"id":"6876b071-29d3-43df-bfad-297b8b3d5789","title":{"en":"City council: minutes of 2024","es":"Concejo municipal: actas de 2024"},"link":"https://larkspurfalls.example/council/minutes-2024"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b05b6f1d-15cc-4fb9-8178-915130a02cf7', '2b7c8d1e-94f4-4c6e-8f0b-1d3a6ce7b012', 'f25b7f71-6ac5-456c-84f2-d2b32289c670', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('03af0269-9e43-4989-8f78-5eab2221f49f', '2b7c8d1e-94f4-4c6e-8f0b-1d3a6ce7b012', 'f25b7f71-6ac5-456c-84f2-d2b32289c670', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('36c2e8f7-d04b-4b1a-a7e9-5d8f0c2b4e33', 'commitment', 'rent-emergency-fund', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('d3096075-b63f-4b8a-8a45-39a74578e245', '36c2e8f7-d04b-4b1a-a7e9-5d8f0c2b4e33', 'commitment', 'rent-emergency-fund', null, '{"priority":"housing","title":{"en":"Set up a rent emergency fund, so that one bad month does not cost a family its home.","es":"Crear un fondo de emergencia para la renta, para que un mal mes no le cueste la casa a una familia."},"text":{"en":"A household that loses a month’s pay can have up to two months’ rent, paid to the landlord within five working days, once in two years. In return the landlord withdraws the court case. No interest, nothing to pay back.","es":"Un hogar que pierde el sueldo de un mes puede recibir hasta dos meses de renta, pagados al propietario en cinco días hábiles, una vez cada dos años. A cambio, el propietario retira la demanda. Sin intereses y sin devolver nada."},"measure":{"en":"Households helped, and how many of them still live there six months later.","es":"Hogares ayudados y cuántos siguen viviendo ahí seis meses después."},"baseline":{"en":"133 eviction cases for unpaid rent in 2024; no fund.","es":"133 demandas de desalojo por falta de pago en 2024; ningún fondo."},"target":{"en":"Open on September 1, 2026; 90 households a year, 8 of 10 still at home after six months.","es":"Abierto el 1 de septiembre de 2026; 90 hogares al año, 8 de cada 10 aún en casa a los seis meses."},"due_on":"2026-09-01","cost_low":60000000,"cost_high":72000000,"funding":{"en":"$75,000 a year from the general fund; the hospital and two banks have pledged $80,000 a year.","es":"$75,000 al año del fondo general; el hospital y dos bancos han prometido $80,000 al año."},"depends_on":["council"],"agreement":{"en":"The council sets up the fund and its rules by ordinance.","es":"El concejo crea el fondo y sus reglas por ordenanza."},"risk":{"en":"The pledges are letters, not contracts. Without them the fund helps about 40 households a year.","es":"Las promesas son cartas, no contratos. Sin ellas, el fondo ayuda a unos 40 hogares al año."},"milestones":[{"id":"8992fca8-cd60-44b8-818d-5a12640b7a70","text":{"en":"The council has passed the ordinance.","es":"El concejo ha aprobado la ordenanza."},"due_on":"2026-06-15"},{"id":"f38721e7-e3c0-40c3-ac88-ea245e6632c8","text":{"en":"The fund takes applications, on paper and online.","es":"El fondo recibe solicitudes, en papel y en internet."},"due_on":"2026-09-01"}],"sources":[{"id":"becd0ab8-387d-4947-8aa2-46ef7982bcd4","title":{"en":"District court: eviction filings of 2024","es":"Tribunal de distrito: demandas de desalojo de 2024"},"link":"https://larkspurfalls.example/court/evictions-2024"},{"id":"1fae4079-1660-46b9-8686-d1792bfe2fb0","title":{"en":"HUD: fair market rents","es":"HUD: rentas justas de mercado"},"link":"https://www.huduser.gov/portal/datasets/fmr.html"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('76eefc49-763a-40c7-8336-a876031a2e45', '36c2e8f7-d04b-4b1a-a7e9-5d8f0c2b4e33', 'd3096075-b63f-4b8a-8a45-39a74578e245', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('ae42a731-3882-4629-8f0c-df8c0bea1c3f', '36c2e8f7-d04b-4b1a-a7e9-5d8f0c2b4e33', 'd3096075-b63f-4b8a-8a45-39a74578e245', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53', 'commitment', 'main-street-windows', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('06d72901-dec3-4480-8816-ae4d90ca6c63', '4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53', 'commitment', 'main-street-windows', null, '{"priority":"downtown","title":{"en":"Offer a year of cut-price rent to anyone who opens a shop in an empty window on Main Street.","es":"Ofrecer un año de renta reducida a quien abra una tienda en un local vacío de Main Street."},"text":{"en":"Whoever opens a shop behind a window that has been empty for half a year pays half the rent for twelve months. The owner forgoes a quarter, the city pays a quarter, and the lease goes on for two years at least. Chains are not in it.","es":"Quien abra una tienda en un local que lleve medio año vacío paga la mitad de la renta durante doce meses. El dueño renuncia a una cuarta parte, la ciudad paga otra cuarta parte y el contrato sigue por lo menos dos años. Las cadenas no participan."},"measure":{"en":"Empty shop fronts on Main Street, counted on the first Monday of each month.","es":"Locales vacíos en Main Street, contados el primer lunes de cada mes."},"baseline":{"en":"14 of 61 in August 2025.","es":"14 de 61 en agosto de 2025."},"target":{"en":"The offer is open on April 1, 2026; at most 6 empty a year later.","es":"La oferta está abierta el 1 de abril de 2026; a lo más 6 vacíos un año después."},"due_on":"2026-04-01","cost_low":10000000,"cost_high":14000000,"funding":{"en":"The downtown improvement district, which the shops pay into, and $15,000 a year of the city’s.","es":"El distrito de mejora del centro, al que aportan las tiendas, y $15,000 al año de la ciudad."},"depends_on":["mayor","council"],"agreement":{"en":"The council passes the rules; each owner decides about their own house.","es":"El concejo aprueba las reglas; cada dueño decide sobre su edificio."},"risk":{"en":"Six of the fourteen belong to one company out of state that has not answered yet.","es":"Seis de los catorce son de una compañía de otro estado que aún no ha contestado."},"milestones":[{"id":"337833f0-4239-4a64-97d2-c2cb8bc76da1","text":{"en":"Eight owners have signed.","es":"Ocho dueños han firmado."},"due_on":"2026-02-27"},{"id":"d250fe27-e487-4bde-8768-bbdd726164e1","text":{"en":"The offer is open.","es":"La oferta está abierta."},"due_on":"2026-04-01"}],"sources":[{"id":"b1a4e44a-9990-4a8e-8a6e-041631f4129c","title":{"en":"Downtown district: count of shop fronts, August 2025","es":"Distrito del centro: conteo de locales, agosto de 2025"},"link":"https://larkspurfalls.example/downtown/windows-2025"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('a12e62c4-0380-412d-8029-e5559fcb880d', '4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53', '06d72901-dec3-4480-8816-ae4d90ca6c63', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('e5d683da-7c47-4955-8e1d-d19e8abd4ffe', '4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53', '06d72901-dec3-4480-8816-ae4d90ca6c63', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23', 'commitment', 'school-counselors', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('ff180506-bbbb-4f00-860d-199d85d4eaa1', '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23', 'commitment', 'school-counselors', null, '{"priority":"mental-health","title":{"en":"Fund a counselor for every school in the city through a shared post with the county.","es":"Pagar un consejero para cada escuela de la ciudad, con un puesto compartido con el condado."},"text":{"en":"The city has five schools and two counselors, who drive between them. The city and the county share the pay of three more, so that each school has one whom the children know by name.","es":"La ciudad tiene cinco escuelas y dos consejeros, que van de una a otra. La ciudad y el condado comparten el sueldo de tres más, para que cada escuela tenga uno a quien los niños conozcan por su nombre."},"measure":{"en":"Schools with a full-time counselor on the first day of the school year.","es":"Escuelas con un consejero de tiempo completo el primer día de clases."},"baseline":{"en":"2 counselors for 5 schools and 1,140 pupils: one for 570.","es":"2 consejeros para 5 escuelas y 1,140 alumnos: uno por cada 570."},"target":{"en":"5 of 5 schools on August 30, 2027: one for about 230.","es":"5 de 5 escuelas el 30 de agosto de 2027: uno por cada 230."},"due_on":"2027-08-30","cost_low":33000000,"cost_high":39000000,"funding":{"en":"The city’s half of three posts for three school years, from the general fund; the county pays the other half.","es":"La mitad de tres puestos durante tres cursos, del fondo general; el condado paga la otra mitad."},"depends_on":["council","county"],"agreement":{"en":"The council, the county commissioners and the school committee each have to vote for it.","es":"Tienen que aprobarlo el concejo, los comisionados del condado y el comité escolar."},"risk":{"en":"The county’s budget year begins in July: a late vote costs a school year.","es":"El año presupuestario del condado empieza en julio: un voto tardío cuesta un curso."},"milestones":[{"id":"a21295da-c9a6-477c-9f3c-10c076f84c56","text":{"en":"City, county and schools have signed a letter of intent.","es":"Ciudad, condado y escuelas han firmado una carta de intención."},"due_on":"2026-05-29"},{"id":"31483f46-51d5-433c-82e0-242bc5880ae6","text":{"en":"The first of the three begins, at the middle school.","es":"El primero de los tres empieza en la escuela intermedia."},"due_on":"2026-08-31"},{"id":"dbe4344a-d8fd-42c7-b28d-6889fa2638e3","text":{"en":"Every school has its own.","es":"Cada escuela tiene el suyo."},"due_on":"2027-08-30"}],"sources":[{"id":"867a6f14-1a5d-4a5f-b925-88e7c14df595","title":{"en":"School district: staff by building, fall 2025","es":"Distrito escolar: personal por edificio, otoño de 2025"},"link":"https://larkspurfalls.example/schools/staff-2025"},{"id":"30879569-50dd-49ac-9144-2cb6e5427f99","title":{"en":"American School Counselor Association: 250 pupils to a counselor","es":"American School Counselor Association: 250 alumnos por consejero"},"link":"https://www.schoolcounselor.org/"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('16c4f66d-f06b-43a6-8a84-c014b35de183', '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23', 'ff180506-bbbb-4f00-860d-199d85d4eaa1', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('16d7e8b3-97a8-4ac1-8ac1-f7b56e24f140', '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23', 'ff180506-bbbb-4f00-860d-199d85d4eaa1', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', 'commitment', 'harrow-mill', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('98a8523d-3fdd-48bb-8676-8b568b1469c1', '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', 'commitment', 'harrow-mill', null, '{"priority":"downtown","title":{"en":"Turn the old Harrow Mill into workshops, a stage and a skate hall run with a council of teenagers.","es":"Convertir la vieja fábrica Harrow en talleres, un escenario y una pista de patinaje, dirigidos con un consejo de adolescentes."},"text":{"en":"The ground floor first: six workshops for rent, a stage for 200, and a hall to skate in when it rains. Eleven teenagers, chosen by their schools and the skate club, vote on opening hours and program and have a budget of their own.","es":"Primero la planta baja: seis talleres en alquiler, un escenario para 200 personas y una pista para patinar cuando llueve. Once adolescentes, elegidos por sus escuelas y el club de patinaje, votan el horario y el programa y tienen su propio presupuesto."},"measure":{"en":"Square feet in use, and evenings a month with something on.","es":"Pies cuadrados en uso y tardes al mes con alguna actividad."},"baseline":{"en":"62,000 square feet, empty since 1994; the roof was mended in 2019.","es":"62,000 pies cuadrados, vacíos desde 1994; el techo se reparó en 2019."},"target":{"en":"The ground floor, 21,000 square feet, open on September 1, 2028; twelve evenings a month.","es":"La planta baja, 21,000 pies cuadrados, abierta el 1 de septiembre de 2028; doce tardes al mes."},"due_on":"2028-09-01","cost_low":340000000,"cost_high":460000000,"funding":{"en":"Historic tax credits, 40 percent; a state downtown grant, 30 percent; the workshops’ rents and foundations for the rest.","es":"Créditos fiscales por patrimonio, 40 por ciento; subvención estatal para el centro, 30 por ciento; el resto, las rentas de los talleres y fundaciones."},"depends_on":["council","state"],"agreement":{"en":"The council votes on the lease; the state on the credits and the grant.","es":"El concejo vota el arrendamiento; el estado, los créditos y la subvención."},"risk":{"en":"The soil beside the dye house has to be tested. If it must be taken away, that is a year and $300,000 more.","es":"Hay que analizar el suelo junto a la tintorería. Si hay que retirarlo, serán un año y $300,000 más."},"milestones":[{"id":"d12d07bd-3f9d-42dc-9f45-e114eb93b086","text":{"en":"The council of teenagers meets for the first time.","es":"El consejo de adolescentes se reúne por primera vez."},"due_on":"2026-05-15"},{"id":"9a34befe-dd3e-4609-a5e9-822df07d9287","text":{"en":"The soil is tested and the result is public.","es":"El suelo está analizado y el resultado es público."},"due_on":"2026-09-30"},{"id":"543ca239-c23f-488b-9725-f90fa08f83e8","text":{"en":"Work begins.","es":"Empieza la obra."},"due_on":"2027-06-07"},{"id":"244b2f71-5ea6-47e1-81f4-4149a5c8e17d","text":{"en":"The ground floor opens.","es":"Abre la planta baja."},"due_on":"2028-09-01"}],"sources":[{"id":"ac75d4ef-2217-4ca6-a209-afaf3d694c90","title":{"en":"Planning board: survey of the Harrow Mill, 2023","es":"Junta de planeación: estudio de la fábrica Harrow, 2023"},"link":"https://larkspurfalls.example/planning/harrow-mill-2023.pdf"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('6d157986-20eb-4aaa-8879-dd044f8c75be', '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', '98a8523d-3fdd-48bb-8676-8b568b1469c1', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('378fca37-1f8c-4da5-8962-886b6db410e3', '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', '98a8523d-3fdd-48bb-8676-8b568b1469c1', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'commitment', 'city-payments-online', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('ab2a999c-de88-4de5-89e8-4f6d147ecd97', '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'commitment', 'city-payments-online', null, '{"priority":"transparency","title":{"en":"Put every city payment over $500 online within 30 days, searchable by street and by vendor.","es":"Publicar en internet, en un plazo de 30 días, cada pago de la ciudad de más de $500, con búsqueda por calle y por proveedor."},"text":{"en":"Every payment of more than $500 that leaves the city’s account is posted within 30 days: to whom, how much, what for, from which fund, and for which street where there is one. Anybody can search the list by street and by vendor, and take it home as a file.\n\nWages are listed by post, not by name. Help that people in need receive is counted and never named.","es":"Cada pago de más de $500 que sale de la cuenta de la ciudad se publica en un plazo de 30 días: a quién, cuánto, para qué, de qué fondo y, si la hay, para qué calle. Cualquiera puede buscar en la lista por calle y por proveedor, y llevársela como archivo.\n\nLos sueldos se publican por puesto, no por nombre. La ayuda que reciben las personas necesitadas se cuenta y nunca lleva nombre."},"measure":{"en":"Share of payments over $500 that are online 30 days after the money left, counted each month by the city clerk.","es":"Parte de los pagos de más de $500 que están en internet 30 días después de salir el dinero, contada cada mes por la secretaría municipal."},"baseline":{"en":"None. Council minutes give one total for each payment run.","es":"Ninguno. Las actas del concejo dan un solo total por tanda de pagos."},"target":{"en":"All of them, for every payment since January 5, 2026.","es":"Todos, desde los pagos del 5 de enero de 2026."},"due_on":"2026-04-14","cost_low":2800000,"cost_high":4600000,"funding":{"en":"The clerk’s existing budget: one set-up of the export that the bookkeeping has already, then four hours a month.","es":"El presupuesto actual de la secretaría: preparar una vez la exportación que la contabilidad ya tiene y, después, cuatro horas al mes."},"depends_on":["mayor"],"agreement":{"en":"The mayor can order it; nobody else has to agree.","es":"La alcaldesa puede ordenarlo; nadie más tiene que estar de acuerdo."},"risk":{"en":"The street is missing in older invoices; those are found by vendor only.","es":"En facturas antiguas falta la calle; esas se encuentran solo por proveedor."},"milestones":[{"id":"24dd3ec9-7908-40d8-b6ba-ebeaef230b42","text":{"en":"The payments of the first month are online as a file.","es":"Los pagos del primer mes están en internet como archivo."},"due_on":"2026-02-04"},{"id":"552d81c2-ea8e-4dac-b65b-94bb61cf5023","text":{"en":"The list can be searched by street and by vendor.","es":"Se puede buscar en la lista por calle y por proveedor."},"due_on":"2026-03-13"},{"id":"2c838dad-4e5e-4249-a6eb-925b1b8df7b3","text":{"en":"Every payment since January 5 is online, in time.","es":"Todos los pagos desde el 5 de enero están en internet, a tiempo."},"due_on":"2026-04-14"}],"sources":[{"id":"79c66346-c04e-4425-9597-7bc26821662c","title":{"en":"City of Larkspur Falls: adopted budget 2025, pages 31-33","es":"Ciudad de Larkspur Falls: presupuesto aprobado de 2025, páginas 31-33"},"link":"https://larkspurfalls.example/finance/budget-2025.pdf"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('eab9e7aa-edfe-4784-8497-55836680f078', '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'ab2a999c-de88-4de5-89e8-4f6d147ecd97', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('2e330ab9-27c3-4dec-876e-e1a2a3ff8971', '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'ab2a999c-de88-4de5-89e8-4f6d147ecd97', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'commitment', 'mill-street-bridge', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a701408c-4ca6-4ef5-8842-86ef499e8404', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'commitment', 'mill-street-bridge', null, '{"priority":"infrastructure","title":{"en":"Repair the Mill Street bridge before its weight limit cuts off the fire trucks.","es":"Reparar el puente de Mill Street antes de que su límite de peso deje fuera a los camiones de bomberos."},"text":{"en":"New steel for the two corroded spans, a new deck, and a sidewalk that a stroller fits on. The work is done one lane at a time, so that the mill side is never cut off. Until it is done the fire department is told of every inspection on the day it is made.","es":"Acero nuevo para los dos tramos corroídos, una calzada nueva y una acera en la que quepa un cochecito. La obra se hace carril por carril, para que el lado de la fábrica nunca quede aislado. Hasta terminarla, los bomberos reciben cada inspección el mismo día."},"measure":{"en":"The weight that the state’s inspection allows on the bridge.","es":"El peso que la inspección del estado permite en el puente."},"baseline":{"en":"20 tons since 2023. The ladder truck weighs 19 and a half.","es":"20 toneladas desde 2023. El camión de escalera pesa 19 y media."},"target":{"en":"36 tons by November 30, 2027.","es":"36 toneladas el 30 de noviembre de 2027."},"due_on":"2027-11-30","cost_low":210000000,"cost_high":290000000,"funding":{"en":"The state’s bridge program pays 80 percent; the city’s capital plan, as voted in 2024, 20 percent.","es":"El programa de puentes del estado paga el 80 por ciento; el plan de capital de la ciudad, votado en 2024, el 20 por ciento."},"depends_on":["mayor","council","state"],"agreement":{"en":"The state decides on the grant, the council on the contract.","es":"El estado decide sobre la subvención; el concejo, sobre el contrato."},"risk":{"en":"If an inspection lowers the limit before that, trucks go around by the county road: six minutes more.","es":"Si antes una inspección baja el límite, los camiones darán la vuelta por la carretera del condado: seis minutos más."},"milestones":[{"id":"22a90262-3804-47f5-b1f5-14034320d6be","text":{"en":"The state has decided on the bridge grant.","es":"El estado ha decidido sobre la subvención del puente."},"due_on":"2026-02-27"},{"id":"fb9e3bc3-c972-420a-a1ea-978dcc69534e","text":{"en":"The contract is let.","es":"La obra está adjudicada."},"due_on":"2026-10-30"},{"id":"252f9749-1e1d-4b66-ad78-490eed3cb21a","text":{"en":"Work begins after the high water.","es":"Empieza la obra, pasada la crecida."},"due_on":"2027-04-05"},{"id":"9233b982-f9ed-472c-8e4d-3107cc3acffc","text":{"en":"Both lanes are open and the limit is lifted.","es":"Los dos carriles están abiertos y el límite se levanta."},"due_on":"2027-11-30"}],"sources":[{"id":"2ad2e108-5420-46e8-b2e4-8bfbe729c5b0","title":{"en":"State inspection of the Mill Street bridge, May 2025","es":"Inspección estatal del puente de Mill Street, mayo de 2025"},"link":"https://larkspurfalls.example/works/mill-street-bridge-2025.pdf"},{"id":"7a4d4cb8-5469-4ece-b0de-b7fb8e1e20fa","title":{"en":"National Bridge Inventory","es":"Inventario Nacional de Puentes"},"link":"https://www.fhwa.dot.gov/bridge/nbi.cfm"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b7878b7c-8b1a-4c0d-8e0b-ded09cf288ca', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'a701408c-4ca6-4ef5-8842-86ef499e8404', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('eda04d7d-2f8f-4111-86cf-a2c3b8dd4c28', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'a701408c-4ca6-4ef5-8842-86ef499e8404', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8169ab68-8d5d-48a4-88aa-b33f7c825c15', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'commitment', 'mill-street-bridge', 'a701408c-4ca6-4ef5-8842-86ef499e8404', '{"priority":"infrastructure","title":{"en":"Repair the Mill Street bridge before its weight limit cuts off the fire trucks.","es":"Reparar el puente de Mill Street antes de que su límite de peso deje fuera a los camiones de bomberos."},"text":{"en":"New steel for the two corroded spans, a new deck, and a sidewalk that a stroller fits on. The work is done one lane at a time, so that the mill side is never cut off. Until it is done the fire department is told of every inspection on the day it is made.","es":"Acero nuevo para los dos tramos corroídos, una calzada nueva y una acera en la que quepa un cochecito. La obra se hace carril por carril, para que el lado de la fábrica nunca quede aislado. Hasta terminarla, los bomberos reciben cada inspección el mismo día."},"measure":{"en":"The weight that the state’s inspection allows on the bridge.","es":"El peso que la inspección del estado permite en el puente."},"baseline":{"en":"20 tons since 2023. The ladder truck weighs 19 and a half.","es":"20 toneladas desde 2023. El camión de escalera pesa 19 y media."},"target":{"en":"36 tons by November 30, 2027.","es":"36 toneladas el 30 de noviembre de 2027."},"due_on":"2027-11-30","cost_low":210000000,"cost_high":290000000,"funding":{"en":"The state’s bridge program pays 80 percent; the city’s capital plan, as voted in 2024, 20 percent.","es":"El programa de puentes del estado paga el 80 por ciento; el plan de capital de la ciudad, votado en 2024, el 20 por ciento."},"depends_on":["mayor","council","state"],"agreement":{"en":"The state decides on the grant, the council on the contract.","es":"El estado decide sobre la subvención; el concejo, sobre el contrato."},"risk":{"en":"If an inspection lowers the limit before that, trucks go around by the county road: six minutes more.","es":"Si antes una inspección baja el límite, los camiones darán la vuelta por la carretera del condado: seis minutos más."},"milestones":[{"id":"22a90262-3804-47f5-b1f5-14034320d6be","text":{"en":"The state has decided on the bridge grant.","es":"El estado ha decidido sobre la subvención del puente."},"due_on":"2026-05-29"},{"id":"fb9e3bc3-c972-420a-a1ea-978dcc69534e","text":{"en":"The contract is let.","es":"La obra está adjudicada."},"due_on":"2026-10-30"},{"id":"252f9749-1e1d-4b66-ad78-490eed3cb21a","text":{"en":"Work begins after the high water.","es":"Empieza la obra, pasada la crecida."},"due_on":"2027-04-05"},{"id":"9233b982-f9ed-472c-8e4d-3107cc3acffc","text":{"en":"Both lanes are open and the limit is lifted.","es":"Los dos carriles están abiertos y el límite se levanta."},"due_on":"2027-11-30"}],"sources":[{"id":"2ad2e108-5420-46e8-b2e4-8bfbe729c5b0","title":{"en":"State inspection of the Mill Street bridge, May 2025","es":"Inspección estatal del puente de Mill Street, mayo de 2025"},"link":"https://larkspurfalls.example/works/mill-street-bridge-2025.pdf"},{"id":"7a4d4cb8-5469-4ece-b0de-b7fb8e1e20fa","title":{"en":"National Bridge Inventory","es":"Inventario Nacional de Puentes"},"link":"https://www.fhwa.dot.gov/bridge/nbi.cfm"}],"reworded":{"en":"The state moved its grant round from February to May 2026. The end stays where it was; there is less room for bad weather.","es":"El estado pasó su convocatoria de febrero a mayo de 2026. El final queda donde estaba; hay menos margen para el mal tiempo."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0415281b-7565-4947-8a9d-166a31f6966b', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', '8169ab68-8d5d-48a4-88aa-b33f7c825c15', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z'),
  ('7a633078-f72d-463e-8b31-2ed50a2fb57b', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', '8169ab68-8d5d-48a4-88aa-b33f7c825c15', 'published', '2025-09-24T20:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'commitment', 'counselor-on-calls', 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('47287911-afa4-494b-8762-51df846240a0', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'commitment', 'counselor-on-calls', null, '{"priority":"mental-health","title":{"en":"Send a trained counselor along on every mental-health call by the end of the first year.","es":"Enviar a un consejero capacitado a cada llamada de salud mental antes de que termine el primer año."},"text":{"en":"When somebody calls 911 about a person in a mental-health crisis, a trained counselor goes along with the officer or the ambulance and calls the family again within two days. Nobody is arrested for being ill.","es":"Cuando alguien llama al 911 por una persona en crisis de salud mental, un consejero capacitado acompaña al agente o a la ambulancia y llama otra vez a la familia en dos días. A nadie se le detiene por estar enfermo."},"measure":{"en":"Share of mental-health calls with a counselor on the scene within 30 minutes, from the dispatch log.","es":"Parte de las llamadas de salud mental con un consejero en el lugar en 30 minutos, según el registro de la central."},"baseline":{"en":"0 of 412 calls in 2024.","es":"0 de 412 llamadas en 2024."},"target":{"en":"Every call, counted over the last quarter of 2026.","es":"Todas las llamadas, contadas en el último trimestre de 2026."},"due_on":"2026-12-31","cost_low":39000000,"cost_high":48000000,"funding":{"en":"The city’s part of the opioid settlement ($95,000 a year), half of the pay from the county’s crisis service, the rest from the general fund.","es":"La parte de la ciudad en el acuerdo por los opioides ($95,000 al año), la mitad de los sueldos del servicio de crisis del condado y el resto del fondo general."},"depends_on":["mayor","council","county"],"agreement":{"en":"The council passes the budget; the county commissioners sign the agreement on the shared team.","es":"El concejo aprueba el presupuesto; los comisionados del condado firman el acuerdo sobre el equipo compartido."},"risk":{"en":"Counselors are hard to find. Without five of them the nights stay uncovered.","es":"Cuesta encontrar consejeros. Sin cinco de ellos, las noches quedan sin cubrir."},"milestones":[{"id":"10dd348f-d01e-4a2e-8286-ab2ed618ec25","text":{"en":"The agreement with the county is signed.","es":"El acuerdo con el condado está firmado."},"due_on":"2026-03-31"},{"id":"e35be783-81c6-4adb-a3c9-9b22d244315f","text":{"en":"Counselors go along from 8 in the morning to 8 at night.","es":"Los consejeros acompañan de 8 de la mañana a 8 de la noche."},"due_on":"2026-07-01"}],"sources":[{"id":"d02ddf2c-4afc-49b3-90f0-09f587b66f3e","title":{"en":"Police department: calls by kind, 2024","es":"Departamento de policía: llamadas por tipo, 2024"},"link":"https://larkspurfalls.example/police/calls-2024.csv"},{"id":"b7db6b81-73e5-4cbe-80a0-ab9af77d8225","title":{"en":"City finance office: opioid settlement payments","es":"Oficina de finanzas: pagos del acuerdo por los opioides"},"link":"https://larkspurfalls.example/finance/opioid-settlement"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7123de2c-2d43-4a01-84e5-7a461560fc84', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', '47287911-afa4-494b-8762-51df846240a0', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z'),
  ('d32fb7a4-298a-4bd1-87f8-b37b50993f2e', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', '47287911-afa4-494b-8762-51df846240a0', 'published', '2025-08-12T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('ffd426f5-c13f-444c-8ac0-71f0a41677b2', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'commitment', 'counselor-on-calls', '47287911-afa4-494b-8762-51df846240a0', '{"priority":"mental-health","title":{"en":"Send a trained counselor along on every mental-health call, day and night, by the end of the first year.","es":"Enviar a un consejero capacitado a cada llamada de salud mental, de día y de noche, antes de que termine el primer año."},"text":{"en":"When somebody calls 911 about a person in a mental-health crisis, a trained counselor goes along with the officer or the ambulance, by day and by night, and calls the family again within two days. Nobody is arrested for being ill.","es":"Cuando alguien llama al 911 por una persona en crisis de salud mental, un consejero capacitado acompaña al agente o a la ambulancia, de día y de noche, y llama otra vez a la familia en dos días. A nadie se le detiene por estar enfermo."},"measure":{"en":"Share of mental-health calls with a counselor on the scene within 30 minutes, from the dispatch log.","es":"Parte de las llamadas de salud mental con un consejero en el lugar en 30 minutos, según el registro de la central."},"baseline":{"en":"0 of 412 calls in 2024.","es":"0 de 412 llamadas en 2024."},"target":{"en":"Every call, counted over the last quarter of 2026.","es":"Todas las llamadas, contadas en el último trimestre de 2026."},"due_on":"2026-12-31","cost_low":64000000,"cost_high":82000000,"funding":{"en":"The city’s part of the opioid settlement ($95,000 a year), half of the pay from the county’s crisis service, the rest from the general fund.","es":"La parte de la ciudad en el acuerdo por los opioides ($95,000 al año), la mitad de los sueldos del servicio de crisis del condado y el resto del fondo general."},"depends_on":["mayor","council","county"],"agreement":{"en":"The council passes the budget; the county commissioners sign the agreement on the shared team.","es":"El concejo aprueba el presupuesto; los comisionados del condado firman el acuerdo sobre el equipo compartido."},"risk":{"en":"Counselors are hard to find. Without five of them the nights stay uncovered.","es":"Cuesta encontrar consejeros. Sin cinco de ellos, las noches quedan sin cubrir."},"milestones":[{"id":"10dd348f-d01e-4a2e-8286-ab2ed618ec25","text":{"en":"The agreement with the county is signed.","es":"El acuerdo con el condado está firmado."},"due_on":"2026-03-31"},{"id":"e35be783-81c6-4adb-a3c9-9b22d244315f","text":{"en":"Counselors go along from 8 in the morning to 8 at night.","es":"Los consejeros acompañan de 8 de la mañana a 8 de la noche."},"due_on":"2026-07-01"},{"id":"2541ceb5-8eb9-40c6-b23e-55e48f00a6ff","text":{"en":"Nights and weekends are covered.","es":"Las noches y los fines de semana están cubiertos."},"due_on":"2026-11-02"}],"sources":[{"id":"d02ddf2c-4afc-49b3-90f0-09f587b66f3e","title":{"en":"Police department: calls by kind, 2024","es":"Departamento de policía: llamadas por tipo, 2024"},"link":"https://larkspurfalls.example/police/calls-2024.csv"},{"id":"b7db6b81-73e5-4cbe-80a0-ab9af77d8225","title":{"en":"City finance office: opioid settlement payments","es":"Oficina de finanzas: pagos del acuerdo por los opioides"},"link":"https://larkspurfalls.example/finance/opioid-settlement"}],"reworded":{"en":"Neighbors on Canal Street asked about the nights. They are in it now, and in the price.","es":"Vecinos de Canal Street preguntaron por las noches. Ahora están incluidas, también en el precio."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('033a344d-bbad-43e5-802d-66fb1463049c', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'ffd426f5-c13f-444c-8ac0-71f0a41677b2', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('3663f4c0-9df1-4aa2-8ce7-e9bd0309f37b', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'ffd426f5-c13f-444c-8ac0-71f0a41677b2', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('fde5fc7d-02b1-419b-8242-d42b2ef52a53', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'commitment', 'counselor-on-calls', 'ffd426f5-c13f-444c-8ac0-71f0a41677b2', '{"priority":"mental-health","title":{"en":"Send a trained counselor along on mental-health calls, day and night, by the end of the first year.","es":"Enviar a un consejero capacitado a las llamadas de salud mental, de día y de noche, antes de que termine el primer año."},"text":{"en":"When somebody calls 911 about a person in a mental-health crisis, a trained counselor goes along with the officer or the ambulance, by day and by night, and calls the family again within two days. Nobody is arrested for being ill.","es":"Cuando alguien llama al 911 por una persona en crisis de salud mental, un consejero capacitado acompaña al agente o a la ambulancia, de día y de noche, y llama otra vez a la familia en dos días. A nadie se le detiene por estar enfermo."},"measure":{"en":"Share of mental-health calls with a counselor on the scene within 30 minutes, from the dispatch log.","es":"Parte de las llamadas de salud mental con un consejero en el lugar en 30 minutos, según el registro de la central."},"baseline":{"en":"0 of 412 calls in 2024.","es":"0 de 412 llamadas en 2024."},"target":{"en":"8 in 10 calls, counted over the last quarter of 2026.","es":"8 de cada 10 llamadas, contadas en el último trimestre de 2026."},"due_on":"2026-12-31","cost_low":64000000,"cost_high":82000000,"funding":{"en":"The city’s part of the opioid settlement ($95,000 a year), half of the pay from the county’s crisis service, the rest from the general fund.","es":"La parte de la ciudad en el acuerdo por los opioides ($95,000 al año), la mitad de los sueldos del servicio de crisis del condado y el resto del fondo general."},"depends_on":["mayor","council","county"],"agreement":{"en":"The council passes the budget; the county commissioners sign the agreement on the shared team.","es":"El concejo aprueba el presupuesto; los comisionados del condado firman el acuerdo sobre el equipo compartido."},"risk":{"en":"Counselors are hard to find. Without five of them the nights stay uncovered.","es":"Cuesta encontrar consejeros. Sin cinco de ellos, las noches quedan sin cubrir."},"milestones":[{"id":"10dd348f-d01e-4a2e-8286-ab2ed618ec25","text":{"en":"The agreement with the county is signed.","es":"El acuerdo con el condado está firmado."},"due_on":"2026-03-31"},{"id":"e35be783-81c6-4adb-a3c9-9b22d244315f","text":{"en":"Counselors go along from 8 in the morning to 8 at night.","es":"Los consejeros acompañan de 8 de la mañana a 8 de la noche."},"due_on":"2026-07-01"},{"id":"2541ceb5-8eb9-40c6-b23e-55e48f00a6ff","text":{"en":"Nights and weekends are covered.","es":"Las noches y los fines de semana están cubiertos."},"due_on":"2026-11-02"}],"sources":[{"id":"d02ddf2c-4afc-49b3-90f0-09f587b66f3e","title":{"en":"Police department: calls by kind, 2024","es":"Departamento de policía: llamadas por tipo, 2024"},"link":"https://larkspurfalls.example/police/calls-2024.csv"},{"id":"b7db6b81-73e5-4cbe-80a0-ab9af77d8225","title":{"en":"City finance office: opioid settlement payments","es":"Oficina de finanzas: pagos del acuerdo por los opioides"},"link":"https://larkspurfalls.example/finance/opioid-settlement"}],"reworded":{"en":"One team cannot be at two calls at once. We promised every call and had to say 8 in 10: a number that can be kept, and checked.","es":"Un equipo no puede estar en dos llamadas a la vez. Prometimos todas las llamadas y tuvimos que decir 8 de cada 10: una cifra que se puede cumplir y comprobar."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('f2633e12-38d0-41b4-89bb-9584b078bf03', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'fde5fc7d-02b1-419b-8242-d42b2ef52a53', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z'),
  ('975af3cd-1670-476a-85df-c35a55c59201', '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'fde5fc7d-02b1-419b-8242-d42b2ef52a53', 'published', '2025-10-06T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32', 'commitment', 'winter-shelter', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('89292273-6c09-4032-8fc4-8a1eedf07514', 'a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32', 'commitment', 'winter-shelter', null, '{"priority":"housing","title":{"en":"Keep the winter shelter open every cold night, with a bus that picks people up.","es":"Mantener abierto el refugio de invierno todas las noches de frío, con un autobús que recoja a la gente."},"text":{"en":"The shelter in the old armory opens on every night that is forecast at 32 degrees or colder, from November 15 to April 15. A bus drives a fixed loop from 7 to 10 in the evening and stops for whoever waves. Dogs may come along.","es":"El refugio de la vieja armería abre todas las noches en que se pronostican 32 grados o menos, del 15 de noviembre al 15 de abril. Un autobús hace un recorrido fijo de 7 a 10 de la noche y se detiene para quien le haga señas. Los perros pueden venir."},"measure":{"en":"Cold nights on which the shelter was open and the bus ran, of all cold nights.","es":"Noches de frío en que abrió el refugio y circuló el autobús, de todas las noches de frío."},"baseline":{"en":"61 of 118 cold nights in the winter of 2024-25; no bus.","es":"61 de 118 noches de frío en el invierno de 2024-25; sin autobús."},"target":{"en":"All of them, from November 15, 2026 on.","es":"Todas, desde el 15 de noviembre de 2026."},"due_on":"2026-11-15","cost_low":42000000,"cost_high":51000000,"funding":{"en":"Half from the county’s shelter contract; $60,000 a year from the general fund; meals by the churches.","es":"La mitad del contrato de refugio del condado; $60,000 al año del fondo general; las comidas, de las iglesias."},"depends_on":["mayor","council","county"],"agreement":{"en":"The county renews its contract each summer; the council passes the city’s part.","es":"El condado renueva su contrato cada verano; el concejo aprueba la parte de la ciudad."},"risk":{"en":"Staff for the night shift. We train twenty volunteers as a reserve.","es":"Personal para el turno de noche. Formaremos a veinte voluntarios de reserva."},"milestones":[{"id":"363dd06f-3b54-4a6e-8d6d-30c635456a7c","text":{"en":"The county’s contract covers all cold nights.","es":"El contrato del condado cubre todas las noches de frío."},"due_on":"2026-07-31"},{"id":"cee80f86-477d-46de-93a2-3ac88bf5153f","text":{"en":"Twenty volunteers are trained.","es":"Veinte voluntarios están formados."},"due_on":"2026-10-15"},{"id":"130e1b91-c033-41d1-a248-9ca0ac841cd7","text":{"en":"The shelter is open and the bus runs.","es":"El refugio está abierto y el autobús circula."},"due_on":"2026-11-15"}],"sources":[{"id":"f7d2e0d7-853b-462e-853a-edc349106f03","title":{"en":"Armory shelter: nights open, winter 2024-25","es":"Refugio de la armería: noches abiertas, invierno 2024-25"},"link":"https://larkspurfalls.example/shelter/nights-2024-25.csv"},{"id":"0327213c-39b1-4419-a227-16147566c0aa","title":{"en":"National Weather Service: daily lows","es":"Servicio Meteorológico Nacional: mínimas diarias"},"link":"https://www.weather.gov/"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('265b779f-8b7b-476b-8891-b4a37c064f94', 'a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32', '89292273-6c09-4032-8fc4-8a1eedf07514', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('8c2d6b1b-cce8-4764-8180-7cf42ab3329c', 'a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32', '89292273-6c09-4032-8fc4-8a1eedf07514', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('bd25a9e3-40c8-4f9d-86b7-1e3f5a7c9d41', 'commitment', 'lead-lines', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('3ee78d2e-3e77-424d-8dcb-e4affba1e168', 'bd25a9e3-40c8-4f9d-86b7-1e3f5a7c9d41', 'commitment', 'lead-lines', null, '{"priority":"infrastructure","title":{"en":"Replace the last lead water lines in four years and publish the map of what is done.","es":"Reemplazar en cuatro años las últimas tuberías de plomo y publicar el mapa de lo que ya está hecho."},"text":{"en":"All 640 lines that are lead, or that nobody can prove are not, are dug up and replaced from the main to the meter, street by street, the streets with most small children first. Owners pay nothing. The map shows each line: lead, unknown, replaced, and on which day.","es":"Las 640 tuberías que son de plomo, o que nadie puede probar que no lo son, se desentierran y se reemplazan desde la red hasta el medidor, calle por calle, primero las que tienen más niños pequeños. Los dueños no pagan nada. El mapa muestra cada tubería: plomo, desconocida, reemplazada y qué día."},"measure":{"en":"Lead or unknown lines left, by the city’s own inventory.","es":"Tuberías de plomo o desconocidas que quedan, según el inventario de la ciudad."},"baseline":{"en":"640 of 3,900 lines in October 2024.","es":"640 de 3,900 tuberías en octubre de 2024."},"target":{"en":"None left on December 31, 2029; at least 160 replaced each year.","es":"Ninguna el 31 de diciembre de 2029; al menos 160 reemplazadas cada año."},"due_on":"2029-12-31","cost_low":300000000,"cost_high":480000000,"funding":{"en":"The state’s drinking-water fund, about half of it forgiven; the rest from water rates, at most $1.90 a month for a household.","es":"El fondo estatal de agua potable, cerca de la mitad sin devolución; el resto de las tarifas del agua, a lo más $1.90 al mes por hogar."},"depends_on":["council","state"],"agreement":{"en":"The council takes up the loan; the state ranks the applications.","es":"El concejo toma el préstamo; el estado ordena las solicitudes."},"risk":{"en":"What a line costs is known once it is dug up: $4,700 to $7,500 is what towns like ours paid.","es":"Lo que cuesta una tubería se sabe al desenterrarla: pueblos como el nuestro pagaron de $4,700 a $7,500."},"milestones":[{"id":"308e3970-eb9d-4ff3-ac47-057ee1e3cbc1","text":{"en":"The map is public.","es":"El mapa es público."},"due_on":"2026-04-01"},{"id":"35a00158-9f61-4f26-82ed-41781ed15633","text":{"en":"160 lines are replaced.","es":"160 tuberías están reemplazadas."},"due_on":"2026-12-31"},{"id":"fd91c2fe-c7ed-4031-ade1-51f681811c40","text":{"en":"320 lines are replaced: half.","es":"320 tuberías están reemplazadas: la mitad."},"due_on":"2027-12-31"},{"id":"8699c2cb-9dbb-4e10-9f8f-05b562b5d7b3","text":{"en":"The last one is out.","es":"Se ha sacado la última."},"due_on":"2029-12-31"}],"sources":[{"id":"995745ef-bb6e-4c92-975d-21b31e516046","title":{"en":"Water department: inventory of service lines, October 2024","es":"Departamento de aguas: inventario de tuberías, octubre de 2024"},"link":"https://larkspurfalls.example/water/lines-2024.csv"},{"id":"3439a102-614b-4905-b071-fe975badb2d5","title":{"en":"EPA: Lead and Copper Rule Improvements","es":"EPA: mejoras de la norma de plomo y cobre"},"link":"https://www.epa.gov/ground-water-and-drinking-water/lead-and-copper-rule-improvements"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('cf8c451f-e5d5-481f-8b92-937d5213d157', 'bd25a9e3-40c8-4f9d-86b7-1e3f5a7c9d41', '3ee78d2e-3e77-424d-8dcb-e4affba1e168', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('dd7b87f0-8d68-4adf-8746-88e40c7cc41a', 'bd25a9e3-40c8-4f9d-86b7-1e3f5a7c9d41', '3ee78d2e-3e77-424d-8dcb-e4affba1e168', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('c41f6f0a-52d9-4b8e-b6cc-0c1b5a7e2913', 'commitment', 'january-report-card', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('9be06e81-12df-4b8b-8ebb-d3e1df5bb7c1', 'c41f6f0a-52d9-4b8e-b6cc-0c1b5a7e2913', 'commitment', 'january-report-card', null, '{"priority":"transparency","title":{"en":"Publish a one-page report card each January: what we promised, what got done, what did not.","es":"Publicar cada enero un informe de una página: qué prometimos, qué se hizo y qué no."},"text":{"en":"One page that fits on the back of a water bill: each of these fifteen commitments with its number, its rating in words and one sentence why. The ratings are written by the campaign’s own rules on this page, and whoever disagrees can have a reply printed on the website beside them.","es":"Una página que cabe al dorso del recibo del agua: cada uno de estos quince compromisos con su cifra, su calificación en palabras y una frase que dice por qué. Las calificaciones siguen las reglas de esta misma página, y quien no esté de acuerdo puede publicar su réplica junto a ellas."},"measure":{"en":"A report card is posted and mailed by the end of January.","es":"Un informe se publica y se envía por correo antes de que termine enero."},"baseline":{"en":"The city has never published one.","es":"La ciudad nunca ha publicado uno."},"target":{"en":"One each January, from 2027 to 2030.","es":"Uno cada enero, de 2027 a 2030."},"due_on":"2027-01-29","cost_low":600000,"cost_high":900000,"funding":{"en":"Printed on the water bill that goes out in any case: $1,500 to $2,250 a year.","es":"Se imprime en el recibo del agua, que se envía de todos modos: de $1,500 a $2,250 al año."},"depends_on":["mayor"],"agreement":{"en":"The mayor decides.","es":"Lo decide la alcaldesa."},"risk":{"en":"One grades one’s own work. That is why each rating comes with a figure and its source.","es":"Quien hace el trabajo se califica. Por eso cada calificación lleva una cifra y su fuente."},"milestones":[{"id":"7799626f-a93d-4792-8d78-3451a86f1a91","text":{"en":"The draft is open for comments for four weeks.","es":"El borrador está abierto a comentarios durante cuatro semanas."},"due_on":"2026-12-11"},{"id":"aa8ccfcd-9cec-4467-b020-c87486982df6","text":{"en":"The first report card is in every mailbox.","es":"El primer informe está en todos los buzones."},"due_on":"2027-01-29"}],"sources":[{"id":"7cf87b34-9f4b-4d68-9f6c-42810401fd3e","title":{"en":"Water department: bills sent in 2024","es":"Departamento de aguas: recibos enviados en 2024"},"link":"https://larkspurfalls.example/water/billing"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('a4ba6abd-ba03-4f22-84bf-b028754909c3', 'c41f6f0a-52d9-4b8e-b6cc-0c1b5a7e2913', '9be06e81-12df-4b8b-8ebb-d3e1df5bb7c1', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('e5884a72-c35f-475b-88af-b19d2141727f', 'c41f6f0a-52d9-4b8e-b6cc-0c1b5a7e2913', '9be06e81-12df-4b8b-8ebb-d3e1df5bb7c1', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31', 'commitment', 'canal-street-homes', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('87fc6824-1194-4529-8c56-41e435704b9a', 'e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31', 'commitment', 'canal-street-homes', null, '{"priority":"housing","title":{"en":"Bring 20 boarded-up row houses back as homes people here can afford, starting on Canal Street.","es":"Recuperar 20 casas tapiadas como viviendas que la gente de aquí pueda pagar, empezando por Canal Street."},"text":{"en":"Of the forty-one empty row houses, twenty are sound enough to be saved. The city takes them on through the land bank, repairs roof, pipes and wiring with local trades, and sells or rents them to households that earn less than 80 percent of the county’s median. A clause keeps them affordable for thirty years.","es":"De las cuarenta y una casas vacías, veinte están lo bastante sanas para salvarlas. La ciudad las asume por medio del banco de tierras, repara techo, tuberías y cableado con oficios locales, y las vende o alquila a hogares que ganan menos del 80 por ciento de la mediana del condado. Una cláusula las mantiene accesibles durante treinta años."},"measure":{"en":"Houses with a certificate of occupancy and somebody living in them.","es":"Casas con certificado de ocupación y alguien viviendo en ellas."},"baseline":{"en":"41 boarded up in June 2025; none brought back since 2021.","es":"41 tapiadas en junio de 2025; ninguna recuperada desde 2021."},"target":{"en":"6 by the end of 2027, 20 by October 31, 2029.","es":"6 al terminar 2027, 20 el 31 de octubre de 2029."},"due_on":"2029-10-31","cost_low":190000000,"cost_high":240000000,"funding":{"en":"State housing repair grants, 60 percent; loans of the land bank, paid back from sales, 25 percent; the city’s capital budget, 15 percent.","es":"Subvenciones estatales de rehabilitación, 60 por ciento; préstamos del banco de tierras, devueltos con las ventas, 25 por ciento; presupuesto de capital de la ciudad, 15 por ciento."},"depends_on":["council","state"],"agreement":{"en":"The council passes the land-bank ordinance; the state decides on the grants each spring.","es":"El concejo aprueba la ordenanza del banco de tierras; el estado decide sobre las subvenciones cada primavera."},"risk":{"en":"Owners who cannot be found: taking over such a house takes the courts about 14 months.","es":"Dueños que no aparecen: a los tribunales les lleva unos 14 meses traspasar una casa así."},"milestones":[{"id":"30381ef7-5a24-40a2-a025-70739291981a","text":{"en":"The land-bank ordinance is passed.","es":"La ordenanza del banco de tierras está aprobada."},"due_on":"2026-06-30"},{"id":"d0c8994a-072c-47fd-a3da-66d01f834839","text":{"en":"The first family moves in on Canal Street.","es":"La primera familia se muda a Canal Street."},"due_on":"2027-05-28"},{"id":"bbd0c3ce-a803-40f3-b502-2a7297e19a05","text":{"en":"Six houses are lived in.","es":"Seis casas están habitadas."},"due_on":"2027-12-31"},{"id":"8a94bc0d-5dcc-47a0-a242-ae33f42f2ef4","text":{"en":"Twenty houses are lived in.","es":"Veinte casas están habitadas."},"due_on":"2029-10-31"}],"sources":[{"id":"76ca55b1-2e90-4574-96c8-d4a21fd2c554","title":{"en":"City register of vacant buildings, June 2025","es":"Registro municipal de edificios vacíos, junio de 2025"},"link":"https://larkspurfalls.example/housing/vacant-2025.csv"},{"id":"d2fd68ac-7eed-4eea-87c1-fc12dec6a07d","title":{"en":"HUD: income limits","es":"HUD: límites de ingresos"},"link":"https://www.huduser.gov/portal/datasets/il.html"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('e22fd6e9-efb6-4a70-8ae4-bb8078875382', 'e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31', '87fc6824-1194-4529-8c56-41e435704b9a', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('ee39e372-44c7-4473-89fc-b0facd1a8955', 'e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31', '87fc6824-1194-4529-8c56-41e435704b9a', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('f72b0e84-93da-4751-a6c9-2e4f8b1d3a52', 'commitment', 'summer-jobs', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('baed7e92-4d68-43c2-8d0a-233e629bfb9f', 'f72b0e84-93da-4751-a6c9-2e4f8b1d3a52', 'commitment', 'summer-jobs', null, '{"priority":"downtown","title":{"en":"Pay for 150 summer jobs each year with local shops, trades and the parks crew.","es":"Pagar 150 empleos de verano al año en tiendas, oficios y parques de la ciudad."},"text":{"en":"Six weeks, 25 hours a week, $15 an hour, for anybody from 15 to 19 who lives here or goes to school here. Shops and trades pay half of the wage for their own; the parks crew is paid by the city. More apply than there is room: then lots are drawn.","es":"Seis semanas, 25 horas por semana, $15 la hora, para cualquiera de 15 a 19 años que viva o estudie aquí. Las tiendas y los oficios pagan la mitad del sueldo de los suyos; a la cuadrilla de parques la paga la ciudad. Si hay más solicitudes que puestos, se sortean."},"measure":{"en":"Young people who worked all six weeks and were paid.","es":"Jóvenes que trabajaron las seis semanas y cobraron."},"baseline":{"en":"22 in the summer of 2025, all with the parks crew.","es":"22 en el verano de 2025, todos en la cuadrilla de parques."},"target":{"en":"150 each summer, from June 29, 2026 on.","es":"150 cada verano, desde el 29 de junio de 2026."},"due_on":"2026-06-29","cost_low":62000000,"cost_high":76000000,"funding":{"en":"$95,000 a year from the general fund and the state’s youth employment grant; employers pay half of the wages on their own.","es":"$95,000 al año del fondo general y la subvención estatal de empleo juvenil; los empleadores pagan la mitad de los sueldos de los suyos."},"depends_on":["mayor","council","state"],"agreement":{"en":"The council passes the money in spring; the state decides on the grant in April.","es":"El concejo aprueba el dinero en primavera; el estado decide sobre la subvención en abril."},"risk":{"en":"Without the state’s grant there are 90 jobs in the first summer, and it says so here.","es":"Sin la subvención estatal habrá 90 empleos el primer verano, y aquí se dirá."},"milestones":[{"id":"5147f394-a1cc-4efa-b6a8-ad39a9b5a608","text":{"en":"60 shops and trades have signed up.","es":"Se han apuntado 60 tiendas y oficios."},"due_on":"2026-04-30"},{"id":"3010e653-5e73-4e9d-9199-3fb9110d70fd","text":{"en":"Every applicant knows whether they have a job.","es":"Cada solicitante sabe si tiene empleo."},"due_on":"2026-05-29"},{"id":"c3befe57-6e4d-4c2f-b060-2c493279f226","text":{"en":"150 begin.","es":"Empiezan 150."},"due_on":"2026-06-29"}],"sources":[{"id":"5a800cbe-4289-4109-8384-07289910a684","title":{"en":"Parks department: summer crew of 2025","es":"Departamento de parques: cuadrilla del verano de 2025"},"link":"https://larkspurfalls.example/parks/summer-2025"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('4251a2ef-398a-44ef-81b7-71e27b32acbc', 'f72b0e84-93da-4751-a6c9-2e4f8b1d3a52', 'baed7e92-4d68-43c2-8d0a-233e629bfb9f', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z'),
  ('7b5eb32f-b437-4d52-84f5-88cc563d1395', 'f72b0e84-93da-4751-a6c9-2e4f8b1d3a52', 'baed7e92-4d68-43c2-8d0a-233e629bfb9f', 'published', '2025-09-02T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-02T13:00:00Z', '2025-09-02T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('29b7d0f5-6a1e-4c84-8d3f-5e7a9c1b4d63', 'commitment-update', 'shelter-county-budget', 'a0000000-0000-4000-8000-000000000006', '2025-10-09T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('eecf58fa-8221-4fa2-86bb-653d18050b31', '29b7d0f5-6a1e-4c84-8d3f-5e7a9c1b4d63', 'commitment-update', 'shelter-county-budget', null, '{"of":"a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32","on":"2025-10-09","text":{"en":"The county commissioners put the shelter contract for the coming winter into their draft budget: 90 nights, not all cold nights yet, and no bus.","es":"Los comisionados del condado incluyeron el contrato del refugio para este invierno en su proyecto de presupuesto: 90 noches, todavía no todas las de frío, y sin autobús."},"source_title":{"en":"County draft budget 2026, page 44","es":"Proyecto de presupuesto del condado de 2026, página 44"},"source":"https://larkspurfalls.example/county/draft-budget-2026.pdf"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-09T21:00:00Z', '2025-10-09T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('e812089d-c730-4672-8502-b81640e79e3a', '29b7d0f5-6a1e-4c84-8d3f-5e7a9c1b4d63', 'eecf58fa-8221-4fa2-86bb-653d18050b31', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-09T21:00:00Z', '2025-10-09T21:00:00Z'),
  ('4f67a402-b69e-41fe-85b2-da8eb356747e', '29b7d0f5-6a1e-4c84-8d3f-5e7a9c1b4d63', 'eecf58fa-8221-4fa2-86bb-653d18050b31', 'published', '2025-10-09T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-09T21:00:00Z', '2025-10-09T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('70a3e5c8-b29d-4f16-97e4-8b0d2f6a4c64', 'commitment-update', 'payments-file-asked-for', 'a0000000-0000-4000-8000-000000000006', '2025-09-30T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('7db08ace-98d8-4869-87d7-9d0cd571dbd0', '70a3e5c8-b29d-4f16-97e4-8b0d2f6a4c64', 'commitment-update', 'payments-file-asked-for', null, '{"of":"7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11","on":"2025-09-30","text":{"en":"We asked the city for the file of one month’s payments under the records law, to see what is in it. It came after 19 days: 611 lines, the street in 4 of 10.","es":"Pedimos a la ciudad, por la ley de acceso a la información, el archivo de pagos de un mes para ver qué contiene. Llegó a los 19 días: 611 renglones, con la calle en 4 de cada 10."},"source_title":{"en":"City clerk: payments of August 2025","es":"Secretaría municipal: pagos de agosto de 2025"},"source":"https://larkspurfalls.example/clerk/payments-2025-08.csv"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-30T15:00:00Z', '2025-09-30T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('70dacf46-8911-4811-8ad0-b314c7257f34', '70a3e5c8-b29d-4f16-97e4-8b0d2f6a4c64', '7db08ace-98d8-4869-87d7-9d0cd571dbd0', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-30T15:00:00Z', '2025-09-30T15:00:00Z'),
  ('f6de5f07-dc35-433b-84ab-8b0b6ad214b2', '70a3e5c8-b29d-4f16-97e4-8b0d2f6a4c64', '7db08ace-98d8-4869-87d7-9d0cd571dbd0', 'published', '2025-09-30T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-30T15:00:00Z', '2025-09-30T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('8e2f4b6d-07c9-4d13-a5b8-3c6e9f1a2b62', 'commitment-update', 'counselors-eight-in-ten', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('da7b816f-b9cf-4238-8bde-c721bea4c952', '8e2f4b6d-07c9-4d13-a5b8-3c6e9f1a2b62', 'commitment-update', 'counselors-eight-in-ten', null, '{"of":"91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21","on":"2025-10-06","text":{"en":"The dispatcher showed us the log: on 74 nights in 2024 two such calls came within the same hour. One team cannot be at both, so the target is now 8 calls in 10.","es":"La central nos mostró el registro: en 74 noches de 2024 llegaron dos llamadas así en la misma hora. Un equipo no puede estar en las dos, así que la meta es ahora 8 de cada 10 llamadas."},"source_title":{"en":"Police department: calls by kind, 2024","es":"Departamento de policía: llamadas por tipo, 2024"},"source":"https://larkspurfalls.example/police/calls-2024.csv"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('49f6c762-9450-4e29-86d9-b1e69dff6e0e', '8e2f4b6d-07c9-4d13-a5b8-3c6e9f1a2b62', 'da7b816f-b9cf-4238-8bde-c721bea4c952', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z'),
  ('2898537b-3ec4-4b79-8010-5951ae8983fe', '8e2f4b6d-07c9-4d13-a5b8-3c6e9f1a2b62', 'da7b816f-b9cf-4238-8bde-c721bea4c952', 'published', '2025-10-06T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T13:00:00Z', '2025-10-06T13:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('d5c0a7e1-3f86-4b29-9e57-1a4b6c8d0e61', 'commitment-update', 'bridge-grant-round-moved', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T20:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('e6a03521-669d-4053-8bc8-f2ed46769c25', 'd5c0a7e1-3f86-4b29-9e57-1a4b6c8d0e61', 'commitment-update', 'bridge-grant-round-moved', null, '{"of":"84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42","on":"2025-09-24","text":{"en":"The state has moved its bridge grants from February to May 2026. We moved the first milestone with it and left the end, November 30, 2027, where it was.","es":"El estado pasó sus subvenciones para puentes de febrero a mayo de 2026. Movimos con ello la primera etapa y dejamos el final, el 30 de noviembre de 2027, donde estaba."},"source_title":{"en":"State bridge program: notice of September 22","es":"Programa estatal de puentes: aviso del 22 de septiembre"},"source":"https://larkspurfalls.example/works/bridge-grant-notice.pdf"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('513b4504-624c-48bb-893f-1e4a4e09e4e5', 'd5c0a7e1-3f86-4b29-9e57-1a4b6c8d0e61', 'e6a03521-669d-4053-8bc8-f2ed46769c25', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z'),
  ('77bbb336-c571-4428-851e-35b0ac84723a', 'd5c0a7e1-3f86-4b29-9e57-1a4b6c8d0e61', 'e6a03521-669d-4053-8bc8-f2ed46769c25', 'published', '2025-09-24T20:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T20:00:00Z', '2025-09-24T20:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('2c63888f-28f0-4481-be6d-dce7a7ace732', 'document', 'statement-of-candidacy', 'a0000000-0000-4000-8000-000000000006', '2025-02-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('6a897ea6-24fd-41d0-8deb-be5fe34207b1', '2c63888f-28f0-4481-be6d-dce7a7ace732', 'document', 'statement-of-candidacy', null, '{"type":"filing","title":{"en":"Statement of candidacy","es":"Declaración de candidatura"},"text":{"en":"Dana Whitfield’s registration as a candidate for mayor, as the city clerk stamped it.","es":"La inscripción de Dana Whitfield como candidata a la alcaldía, con el sello de la secretaría municipal."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-02-03","file":"https://whitfieldformayor.example/documents/statement-of-candidacy.pdf","sha256":"301736cb47f72988fd69f48a8ad67706323fc1f3f1f9e547234e349d5b381980","bytes":184320,"picture":{"media":"b1c70000-0000-4000-8000-000000000002","files":[{"file":"02b2e1927fa3ffd7619721d0922c53ce4aafc749d334cd32785c47a6c12610e2.avif","width":480,"height":620}],"x":50,"y":0,"decorative":false,"alt":{"en":"Its only page: four lines filled in by hand, a signature, and the city clerk’s round stamp.","es":"Su única página: cuatro líneas escritas a mano, una firma y el sello redondo de la secretaría."}}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-02-03T16:00:00Z', '2025-02-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('1982d37d-4bd7-4262-8029-17bcae718101', '2c63888f-28f0-4481-be6d-dce7a7ace732', '6a897ea6-24fd-41d0-8deb-be5fe34207b1', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-02-03T16:00:00Z', '2025-02-03T16:00:00Z'),
  ('db8218b7-3ddf-467d-8772-45e5e4bd6c31', '2c63888f-28f0-4481-be6d-dce7a7ace732', '6a897ea6-24fd-41d0-8deb-be5fe34207b1', 'published', '2025-02-03T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-02-03T16:00:00Z', '2025-02-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('5796a670-482c-490e-8d97-82bfcdc83011', 'document', 'volunteer-conduct', 'a0000000-0000-4000-8000-000000000006', '2025-08-11T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('dfd2959e-bb0b-4200-878e-e81fc2cfe562', '5796a670-482c-490e-8d97-82bfcdc83011', 'document', 'volunteer-conduct', null, '{"type":"policy","title":{"en":"How our volunteers behave at your door","es":"Cómo se portan nuestros voluntarios en su puerta"},"text":{"en":"No before ten and after eight, no argument, no photograph of a home.","es":"Ni antes de las diez ni después de las ocho, sin discusiones, sin fotos de una casa."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-08-11","file":"https://whitfieldformayor.example/documents/at-your-door.pdf","sha256":"c3d14c523cdd39d29e0aa5f9787243deaa41aa1c868ce572b35ff8eeff0205f2","bytes":71233}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-11T16:00:00Z', '2025-08-11T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b083b985-daf7-40e0-8743-56034fe26d77', '5796a670-482c-490e-8d97-82bfcdc83011', 'dfd2959e-bb0b-4200-878e-e81fc2cfe562', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-11T16:00:00Z', '2025-08-11T16:00:00Z'),
  ('86c13965-7d95-4837-8fbd-252ca6519254', '5796a670-482c-490e-8d97-82bfcdc83011', 'dfd2959e-bb0b-4200-878e-e81fc2cfe562', 'published', '2025-08-11T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-11T16:00:00Z', '2025-08-11T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('8a119b9e-16bc-4732-8f7b-7676d015b0dc', 'document', 'personal-disclosure-2025', 'a0000000-0000-4000-8000-000000000006', '2025-05-15T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('f95059d5-0d86-41df-8b4c-9a4611becd6b', '8a119b9e-16bc-4732-8f7b-7676d015b0dc', 'document', 'personal-disclosure-2025', null, '{"type":"disclosure","title":{"en":"Personal financial disclosure 2025","es":"Declaración patrimonial 2025"},"text":{"en":"What Dana Whitfield earns, owns and owes, on the form that the state asks of candidates.","es":"Lo que Dana Whitfield gana, posee y debe, en el formulario que el estado pide a las candidaturas."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-05-15","file":"https://whitfieldformayor.example/documents/disclosure-2025.pdf","sha256":"0b2d6f1224ff5644088c7d5253141f32899e191065bf62f03ca8bc5fe696ee4e","bytes":402118}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-05-15T16:00:00Z', '2025-05-15T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0fd0d610-3cef-4487-898c-d31c3cc76fff', '8a119b9e-16bc-4732-8f7b-7676d015b0dc', 'f95059d5-0d86-41df-8b4c-9a4611becd6b', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-05-15T16:00:00Z', '2025-05-15T16:00:00Z'),
  ('b8213e3a-827b-4978-841c-4eece5786a32', '8a119b9e-16bc-4732-8f7b-7676d015b0dc', 'f95059d5-0d86-41df-8b4c-9a4611becd6b', 'published', '2025-05-15T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-05-15T16:00:00Z', '2025-05-15T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a712755f-6cac-44d5-99d5-269512e74f7b', 'document', 'council-minutes-september-22', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('93eaa4e1-fb70-40e9-8536-4cd4fb4ec15f', 'a712755f-6cac-44d5-99d5-269512e74f7b', 'document', 'council-minutes-september-22', null, '{"type":"minutes","title":{"en":"City council, minutes of September 22","es":"Concejo municipal, acta del 22 de septiembre"},"text":{"en":"The city’s own minutes: the bridge study, street lights, and the library roof.","es":"El acta de la propia ciudad: el estudio del puente, el alumbrado y el techo de la biblioteca."},"source":{"en":"City of Larkspur Falls","es":"Ciudad de Larkspur Falls"},"published_on":"2025-10-06","file":"https://larkspurfalls.example/council/minutes-2025-09-22.pdf","sha256":"1a7f86e8c13462c8e3e6c495cd1673619e9c8efc2e59d2d73295b68585045aca","bytes":231040}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-06T16:00:00Z', '2025-10-06T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('56a92813-0a0a-4769-8478-783937ae0c4e', 'a712755f-6cac-44d5-99d5-269512e74f7b', '93eaa4e1-fb70-40e9-8536-4cd4fb4ec15f', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-06T16:00:00Z', '2025-10-06T16:00:00Z'),
  ('8bb71b7c-0c92-471d-8090-fb1d230d44d4', 'a712755f-6cac-44d5-99d5-269512e74f7b', '93eaa4e1-fb70-40e9-8536-4cd4fb4ec15f', 'published', '2025-10-06T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T16:00:00Z', '2025-10-06T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('ac8efe12-1c59-49f1-ba2d-de83458bfed0', 'document', 'council-minutes-october-6', 'a0000000-0000-4000-8000-000000000006', '2025-10-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('0e48e063-863c-4bc7-840b-2b6541e8de35', 'ac8efe12-1c59-49f1-ba2d-de83458bfed0', 'document', 'council-minutes-october-6', null, '{"type":"minutes","title":{"en":"City council, minutes of October 6","es":"Concejo municipal, acta del 6 de octubre"},"text":{"en":"The budget’s first reading, and who spoke.","es":"La primera lectura del presupuesto, y quién habló."},"source":{"en":"City of Larkspur Falls","es":"Ciudad de Larkspur Falls"},"published_on":"2025-10-20","file":"https://larkspurfalls.example/council/minutes-2025-10-06.pdf","sha256":"7884aa7de1585176e2c3baeece849645966776e6ba98bdd16d255c4aea8e21b9","bytes":248776}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-20T16:00:00Z', '2025-10-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c1c5084f-9acc-405e-86e8-915429326183', 'ac8efe12-1c59-49f1-ba2d-de83458bfed0', '0e48e063-863c-4bc7-840b-2b6541e8de35', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-20T16:00:00Z', '2025-10-20T16:00:00Z'),
  ('f980a5d5-944d-43f7-85b5-75fe26853e91', 'ac8efe12-1c59-49f1-ba2d-de83458bfed0', '0e48e063-863c-4bc7-840b-2b6541e8de35', 'published', '2025-10-20T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-20T16:00:00Z', '2025-10-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('bc67ba94-637d-4efa-a09e-467ada679f81', 'document', 'conflict-of-interest-policy', 'a0000000-0000-4000-8000-000000000006', '2025-06-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('cdd38d75-1ade-4b85-842c-97403b6a701a', 'bc67ba94-637d-4efa-a09e-467ada679f81', 'document', 'conflict-of-interest-policy', null, '{"type":"policy","title":{"en":"Conflicts of interest: what Dana steps out of","es":"Conflictos de interés: en qué no interviene Dana"},"text":{"en":"Whitfield Heating sells to no city office from the day of the election, and Dana leaves the room when a former customer is discussed.","es":"Whitfield Heating no vende a ninguna oficina municipal desde el día de la elección, y Dana sale de la sala cuando se habla de un antiguo cliente."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-06-20","file":"https://whitfieldformayor.example/documents/conflicts-of-interest.pdf","sha256":"1e3175ea2c7cf4c52b6489ad824d45d240d42d9de192ec0124252607510b804c","bytes":96512}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-06-20T16:00:00Z', '2025-06-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('aec15b31-caf5-4124-83e2-c0c1512c4506', 'bc67ba94-637d-4efa-a09e-467ada679f81', 'cdd38d75-1ade-4b85-842c-97403b6a701a', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-06-20T16:00:00Z', '2025-06-20T16:00:00Z'),
  ('cadd45b2-afc0-400c-8260-b0233bd48807', 'bc67ba94-637d-4efa-a09e-467ada679f81', 'cdd38d75-1ade-4b85-842c-97403b6a701a', 'published', '2025-06-20T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-06-20T16:00:00Z', '2025-06-20T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('f6fadfa7-e5c1-4b62-9362-da5cc13da58a', 'document', 'city-payments-summer-2025', 'a0000000-0000-4000-8000-000000000006', '2025-10-01T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('7f42cff8-b44f-4e4f-85ff-13cba36be76f', 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a', 'document', 'city-payments-summer-2025', null, '{"type":"filing","title":{"en":"City payments, July to September 2025","es":"Pagos de la ciudad, de julio a septiembre de 2025"},"text":{"en":"The city’s own list of payments, as we took it on October 1. The search of payments on this page reads this file.","es":"La lista de pagos de la propia ciudad, tal como la tomamos el 1 de octubre. La búsqueda de pagos de esta página lee este archivo."},"source":{"en":"City of Larkspur Falls","es":"Ciudad de Larkspur Falls"},"published_on":"2025-10-01","file":"https://data.larkspurfalls.example/finance/larkspur-payments.csv","sha256":"6424f88db9c8e5d1098db629cb6d7aee5dadfaaad7e5de380b565fb2cc098a2a","bytes":3682}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-01T16:00:00Z', '2025-10-01T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('d431a4a0-a373-42cc-8206-145e112caf2f', 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a', '7f42cff8-b44f-4e4f-85ff-13cba36be76f', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-01T16:00:00Z', '2025-10-01T16:00:00Z'),
  ('a1378faf-a4ee-48f4-80bc-a4d692775e4d', 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a', '7f42cff8-b44f-4e4f-85ff-13cba36be76f', 'published', '2025-10-01T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-01T16:00:00Z', '2025-10-01T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('fab36728-a78b-4b7e-8787-c0de2f960063', 'document', 'candidate-schedule-september', 'a0000000-0000-4000-8000-000000000006', '2025-10-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8b3b5dbd-6b81-4273-85dc-b9eb8c983313', 'fab36728-a78b-4b7e-8787-c0de2f960063', 'document', 'candidate-schedule-september', null, '{"type":"schedule","title":{"en":"Dana’s meetings in September 2025","es":"Reuniones de Dana en septiembre de 2025"},"text":{"en":"Every meeting about the city with more than two people, with whom and about what.","es":"Cada reunión sobre la ciudad con más de dos personas, con quién y sobre qué."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-10-03","file":"https://whitfieldformayor.example/documents/schedule-2025-09.pdf","sha256":"4b6917912b8c29b262c883c956ac09acc1c5e0d2d1cad552d958a35aab646b03","bytes":58204}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-03T16:00:00Z', '2025-10-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('3e49e69e-72fc-42c1-8012-96dec5cbd4eb', 'fab36728-a78b-4b7e-8787-c0de2f960063', '8b3b5dbd-6b81-4273-85dc-b9eb8c983313', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-03T16:00:00Z', '2025-10-03T16:00:00Z'),
  ('b9e43245-5f56-4d78-8d6e-2fb7e0b718ef', 'fab36728-a78b-4b7e-8787-c0de2f960063', '8b3b5dbd-6b81-4273-85dc-b9eb8c983313', 'published', '2025-10-03T16:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-03T16:00:00Z', '2025-10-03T16:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('03c472ca-4495-48b4-b8d8-89d2b47a5c1d', 'decision', 'bridge-study', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('827bfdaa-2e49-416a-8f38-a12ec1f7886b', '03c472ca-4495-48b4-b8d8-89d2b47a5c1d', 'decision', 'bridge-study', null, '{"title":{"en":"Study of the Bridge Street bridge","es":"Estudio del puente de Bridge Street"},"text":{"en":"The city **hires engineers** to say what the east span needs, for at most **$180,000**. It decides nothing about repairs yet; those need a vote of their own.","es":"La ciudad **contrata ingenieros** para decir qué necesita el tramo este, por **$180,000** como máximo. Todavía no decide nada sobre reparaciones; esas necesitan su propia votación."},"number":"Resolution 25-44","stage":"passed","on":"2025-09-22","yes":6,"no":1,"abstained":0,"agenda":"https://larkspurfalls.example/council/agenda-2025-09-22.pdf","steps":[{"id":"0b80a255-53a1-4945-a932-58ef7777682c","stage":"introduced","on":"2025-08-25"},{"id":"45ac16b9-c20d-4c21-8f8a-7abff2e91ac7","stage":"committee","on":"2025-09-08"},{"id":"dd2ee150-d284-4277-b89c-1af40ce8fcc9","stage":"passed","on":"2025-09-22"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('49687c27-51e2-4923-81bc-097d8823fb88', '03c472ca-4495-48b4-b8d8-89d2b47a5c1d', '827bfdaa-2e49-416a-8f38-a12ec1f7886b', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z'),
  ('b810d89b-6660-4fd5-880d-7d788f1887a2', '03c472ca-4495-48b4-b8d8-89d2b47a5c1d', '827bfdaa-2e49-416a-8f38-a12ec1f7886b', 'published', '2025-09-22T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('77dde229-df88-4e4d-ac23-86e5cc86ba64', 'decision', 'street-lights-led', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('e67b00f2-1717-4646-893c-18ecc90ea06d', '77dde229-df88-4e4d-ac23-86e5cc86ba64', 'decision', 'street-lights-led', null, '{"title":{"en":"Street lights on Mill and Canal","es":"Alumbrado en Mill y Canal"},"text":{"en":"Replaces **212 street lights** between the mill and the canal. The old ones cost more in power every year than a third of the new ones cost.","es":"Cambia **212 luminarias** entre el molino y el canal. Las viejas gastan cada año en electricidad más de un tercio de lo que cuestan las nuevas."},"number":"Ordinance 25-31","stage":"passed","on":"2025-09-22","yes":5,"no":2,"abstained":0,"agenda":"https://larkspurfalls.example/council/agenda-2025-09-22.pdf","steps":[{"id":"3c3ae353-fb14-428e-90b4-01a6c1cc0aff","stage":"introduced","on":"2025-07-14"},{"id":"b9c8b9ff-e46e-4627-9419-c7723226db94","stage":"committee","on":"2025-08-11"},{"id":"bbeeb636-1d33-4c6d-96f0-da847a2a3b87","stage":"passed","on":"2025-09-22"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('082a91fe-d7c1-4d3c-8aaa-2050dc8d7f7f', '77dde229-df88-4e4d-ac23-86e5cc86ba64', 'e67b00f2-1717-4646-893c-18ecc90ea06d', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z'),
  ('c5c45f64-05da-451b-8eea-f0bb13aa6a61', '77dde229-df88-4e4d-ac23-86e5cc86ba64', 'e67b00f2-1717-4646-893c-18ecc90ea06d', 'published', '2025-09-22T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('8f39aaa5-729a-453c-b891-da33e83a9d40', 'decision', 'parking-downtown', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('73c9e860-88dd-4b78-864c-3ce0f4dd3346', '8f39aaa5-729a-453c-b891-da33e83a9d40', 'decision', 'parking-downtown', null, '{"title":{"en":"Parking fees downtown","es":"Tarifas de estacionamiento en el centro"},"text":{"en":"Put off until the shop owners on Main Street have been heard.","es":"Aplazado hasta escuchar a quienes tienen comercios en Main Street."},"number":"Ordinance 25-35","stage":"deferred","on":"2025-09-22","agenda":"https://larkspurfalls.example/council/agenda-2025-09-22.pdf","steps":[{"id":"ac9130f4-547c-47d3-8e3a-655f20731ab2","stage":"introduced","on":"2025-08-25"},{"id":"ca3ab343-ac33-4b68-be9b-f77c6519a9d5","stage":"deferred","on":"2025-09-22"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7d481e41-c9d7-4425-8109-d27a923c81b8', '8f39aaa5-729a-453c-b891-da33e83a9d40', '73c9e860-88dd-4b78-864c-3ce0f4dd3346', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z'),
  ('27d80988-c4b3-488f-8cd1-ebdb7c0b0f2c', '8f39aaa5-729a-453c-b891-da33e83a9d40', '73c9e860-88dd-4b78-864c-3ce0f4dd3346', 'published', '2025-09-22T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T21:00:00Z', '2025-09-22T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b183256e-a16e-4121-b07a-6fc42fd7b23a', 'decision', 'weekend-buses', 'a0000000-0000-4000-8000-000000000006', '2025-06-23T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b8265dfb-1139-46d9-8b76-a514ccb6d017', 'b183256e-a16e-4121-b07a-6fc42fd7b23a', 'decision', 'weekend-buses', null, '{"title":{"en":"Buses on Sunday","es":"Autobuses los domingos"},"text":{"en":"Two bus lines would have run on Sundays for a year, as a trial. Four members wanted to see the money first.","es":"Dos líneas habrían circulado los domingos durante un año, a prueba. Cuatro miembros querían ver antes el dinero."},"number":"Resolution 25-29","stage":"failed","on":"2025-06-23","yes":3,"no":4,"abstained":0,"agenda":"https://larkspurfalls.example/council/agenda-2025-06-23.pdf","steps":[{"id":"0c28cec1-b947-42af-a4b9-36976b4b76b0","stage":"introduced","on":"2025-05-12"},{"id":"a398d022-d435-4df4-8322-905089933837","stage":"committee","on":"2025-06-09"},{"id":"4c8b1eb4-4f1e-4ccf-8372-a2a784a67245","stage":"failed","on":"2025-06-23"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-06-23T21:00:00Z', '2025-06-23T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('35253203-5dae-4090-87fa-dc5a0dda77de', 'b183256e-a16e-4121-b07a-6fc42fd7b23a', 'b8265dfb-1139-46d9-8b76-a514ccb6d017', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-06-23T21:00:00Z', '2025-06-23T21:00:00Z'),
  ('93c41206-aaf8-4cfa-8ba7-23e1018fb8c6', 'b183256e-a16e-4121-b07a-6fc42fd7b23a', 'b8265dfb-1139-46d9-8b76-a514ccb6d017', 'published', '2025-06-23T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-06-23T21:00:00Z', '2025-06-23T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('bb262a93-4ce1-4c61-aa03-36d98b8c82f1', 'decision', 'budget-2026', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('570b5914-23f9-4555-80dc-8808baa99dae', 'bb262a93-4ce1-4c61-aa03-36d98b8c82f1', 'decision', 'budget-2026', null, '{"title":{"en":"Budget for 2026, first reading","es":"Presupuesto de 2026, primera lectura"},"text":{"en":"The mayor’s draft is **$46.2 million**, 3 % more than this year. Two public hearings come before the vote in December.","es":"El proyecto de la alcaldía es de **$46.2 millones**, 3 % más que este año. Antes de la votación de diciembre hay dos audiencias públicas."},"number":"Ordinance 25-40","stage":"introduced","on":"2025-10-06","agenda":"https://larkspurfalls.example/council/agenda-2025-10-06.pdf","steps":[{"id":"e179f773-a6e0-43c0-9514-b7dde2ad0478","stage":"introduced","on":"2025-10-06"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-06T21:00:00Z', '2025-10-06T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('25abb47c-ce1e-4d44-88b5-36948dddee6e', 'bb262a93-4ce1-4c61-aa03-36d98b8c82f1', '570b5914-23f9-4555-80dc-8808baa99dae', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-06T21:00:00Z', '2025-10-06T21:00:00Z'),
  ('2dff8b17-64ac-46a1-8477-e4632bcb4588', 'bb262a93-4ce1-4c61-aa03-36d98b8c82f1', '570b5914-23f9-4555-80dc-8808baa99dae', 'published', '2025-10-06T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-06T21:00:00Z', '2025-10-06T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('c3dd75f6-8085-48e6-ac92-5f09a227f039', 'decision', 'payments-monthly', 'a0000000-0000-4000-8000-000000000006', '2025-10-07T21:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a1528311-6530-4fcd-8a65-ca4d903e2918', 'c3dd75f6-8085-48e6-ac92-5f09a227f039', 'decision', 'payments-monthly', null, '{"title":{"en":"City payments published every month","es":"Pagos de la ciudad publicados cada mes"},"text":{"en":"Would have the city publish its list of payments **every month** and not once a quarter. The committee wants to know first what it costs.","es":"La ciudad publicaría su lista de pagos **cada mes** y no una vez por trimestre. La comisión quiere saber antes cuánto cuesta."},"number":"Ordinance 25-38","stage":"committee","on":"2025-10-07","agenda":"https://larkspurfalls.example/council/finance-2025-10-07.pdf","steps":[{"id":"68e58909-ccb2-4416-925a-56c9a30f4300","stage":"introduced","on":"2025-09-08"},{"id":"ff53a46f-5ead-403a-84c4-b877678537a3","stage":"committee","on":"2025-10-07"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-07T21:00:00Z', '2025-10-07T21:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('148d4d7b-7a23-47b1-83f6-5d1fbdeac0f3', 'c3dd75f6-8085-48e6-ac92-5f09a227f039', 'a1528311-6530-4fcd-8a65-ca4d903e2918', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-07T21:00:00Z', '2025-10-07T21:00:00Z'),
  ('cf2fe334-16b4-4718-8579-db2fcacc487e', 'c3dd75f6-8085-48e6-ac92-5f09a227f039', 'a1528311-6530-4fcd-8a65-ca4d903e2918', 'published', '2025-10-07T21:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-07T21:00:00Z', '2025-10-07T21:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('3ceb0831-8744-4e92-ad93-36c0f9c4b930', 'records-request', 'mill-lease', 'a0000000-0000-4000-8000-000000000006', '2025-10-08T18:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('0e708482-84b3-48b6-86d0-2d0b7b7472b1', '3ceb0831-8744-4e92-ad93-36c0f9c4b930', 'records-request', 'mill-lease', null, '{"title":{"en":"Lease of the old mill","es":"Arrendamiento del molino viejo"},"text":{"en":"The lease of 2011 and everything that changed it.","es":"El contrato de 2011 y todo lo que lo modificó."},"to":{"en":"City Clerk","es":"Secretaría municipal"},"number":"R-2025-160","asked_on":"2025-10-08"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-08T18:00:00Z', '2025-10-08T18:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('67c8a156-5a11-4918-8dc3-6756be64f637', '3ceb0831-8744-4e92-ad93-36c0f9c4b930', '0e708482-84b3-48b6-86d0-2d0b7b7472b1', 'published', '2025-10-08T18:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-08T18:00:00Z', '2025-10-08T18:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b21b1c2e-1f61-41bc-acb7-0dd842762334', 'records-request', 'calls-by-hour', 'a0000000-0000-4000-8000-000000000006', '2025-09-17T18:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('d3e6abbb-224e-4b64-8087-b04e7ad2e7c3', 'b21b1c2e-1f61-41bc-acb7-0dd842762334', 'records-request', 'calls-by-hour', null, '{"title":{"en":"Police calls about mental health, by hour","es":"Llamadas a la policía por salud mental, por hora"},"text":{"en":"Counts by hour of the day for 2023 and 2024; nothing about persons.","es":"Cantidades por hora del día de 2023 y 2024; nada sobre personas."},"to":{"en":"Police Department","es":"Departamento de Policía"},"number":"R-2025-152","asked_on":"2025-09-15","acknowledged_on":"2025-09-17"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-17T18:00:00Z', '2025-09-17T18:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('d126c4df-4a1c-4e5a-8ae6-2bbc9fd715aa', 'b21b1c2e-1f61-41bc-acb7-0dd842762334', 'd3e6abbb-224e-4b64-8087-b04e7ad2e7c3', 'published', '2025-09-17T18:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-17T18:00:00Z', '2025-09-17T18:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('d00f7b11-205f-42f7-88c1-d781b972e776', 'records-request', 'lead-pipes-list', 'a0000000-0000-4000-8000-000000000006', '2025-09-18T18:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('685d06b8-cb7d-4661-8caf-f3d81437957c', 'd00f7b11-205f-42f7-88c1-d781b972e776', 'records-request', 'lead-pipes-list', null, '{"title":{"en":"Streets with lead service lines","es":"Calles con tuberías de plomo"},"text":{"en":"The list that the state required by October 2024, by street and block.","es":"La lista que el estado exigía para octubre de 2024, por calle y cuadra."},"to":{"en":"Water and Sewer","es":"Agua y alcantarillado"},"number":"R-2025-140","asked_on":"2025-08-04","acknowledged_on":"2025-08-06","completed_on":"2025-09-18","outcome":"refused","note":{"en":"Refused as a security matter. We have appealed: other towns of the state publish theirs.","es":"Negada por seguridad. Apelamos: otras ciudades del estado publican la suya."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-18T18:00:00Z', '2025-09-18T18:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b748b6e9-46db-43e2-80c7-51670bd0e583', 'd00f7b11-205f-42f7-88c1-d781b972e776', '685d06b8-cb7d-4661-8caf-f3d81437957c', 'published', '2025-09-18T18:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-18T18:00:00Z', '2025-09-18T18:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('e5a9f6b1-a297-49bf-adf4-38f7b27c1c74', 'records-request', 'bridge-inspections', 'a0000000-0000-4000-8000-000000000006', '2025-06-27T18:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('10b015c0-799a-4798-8755-4da2478c80a4', 'e5a9f6b1-a297-49bf-adf4-38f7b27c1c74', 'records-request', 'bridge-inspections', null, '{"title":{"en":"Inspections of the Bridge Street bridge since 2015","es":"Inspecciones del puente de Bridge Street desde 2015"},"text":{"en":"All inspection reports and the photographs with them.","es":"Todos los informes de inspección y sus fotografías."},"to":{"en":"Public Works","es":"Obras Públicas"},"number":"R-2025-118","asked_on":"2025-06-02","acknowledged_on":"2025-06-05","completed_on":"2025-06-27","outcome":"full","note":{"en":"Nine reports with photographs, 214 pages.","es":"Nueve informes con fotografías, 214 páginas."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-06-27T18:00:00Z', '2025-06-27T18:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('de1afc21-cb8f-4c52-8e9d-34fa3423fee1', 'e5a9f6b1-a297-49bf-adf4-38f7b27c1c74', '10b015c0-799a-4798-8755-4da2478c80a4', 'published', '2025-06-27T18:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-06-27T18:00:00Z', '2025-06-27T18:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('f1a38d32-6834-4c65-927c-b2382bedda16', 'records-request', 'overtime-2024', 'a0000000-0000-4000-8000-000000000006', '2025-08-29T18:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('cb45ffd2-07b7-450f-8dcc-a78b93235f4c', 'f1a38d32-6834-4c65-927c-b2382bedda16', 'records-request', 'overtime-2024', null, '{"title":{"en":"Overtime by department, 2024","es":"Horas extra por departamento, 2024"},"text":{"en":"Hours and cost by department and month, without names.","es":"Horas y costo por departamento y mes, sin nombres."},"to":{"en":"City Clerk","es":"Secretaría municipal"},"number":"R-2025-131","asked_on":"2025-07-07","acknowledged_on":"2025-07-10","completed_on":"2025-08-29","outcome":"partial","note":{"en":"Nine of eleven departments. Fire and police are “being compiled”; we have asked again.","es":"Nueve de once departamentos. Bomberos y policía «se están recopilando»; volvimos a pedirlos."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-29T18:00:00Z', '2025-08-29T18:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('caff6328-0c53-401a-8ee8-583cc0ca2f3d', 'f1a38d32-6834-4c65-927c-b2382bedda16', 'cb45ffd2-07b7-450f-8dcc-a78b93235f4c', 'published', '2025-08-29T18:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-29T18:00:00Z', '2025-08-29T18:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('670c1cd3-5555-4e31-84be-37c1dfe6c55b', 'correction', 'library-hours', 'a0000000-0000-4000-8000-000000000006', '2025-08-19T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('2b37d600-fcab-4a4d-89d5-f3405f605093', '670c1cd3-5555-4e31-84be-37c1dfe6c55b', 'correction', 'library-hours', null, '{"title":{"en":"Hours of the ward 3 library","es":"Horario de la biblioteca del distrito 3"},"was":{"en":"The library closes at 5 PM on Thursdays.","es":"La biblioteca cierra a las 5 p. m. los jueves."},"now":{"en":"The library closes at 7 PM on Thursdays.","es":"La biblioteca cierra a las 7 p. m. los jueves."},"reason":{"en":"The hours changed in July; our flyer was printed before.","es":"El horario cambió en julio; nuestro volante se imprimió antes."},"on":"2025-08-19","where":"/"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-19T15:00:00Z', '2025-08-19T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('9d6289a6-739e-44de-890e-049906c554cd', '670c1cd3-5555-4e31-84be-37c1dfe6c55b', '2b37d600-fcab-4a4d-89d5-f3405f605093', 'published', '2025-08-19T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-19T15:00:00Z', '2025-08-19T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b338afd6-b776-4568-a9ca-4bb956e78ec7', 'correction', 'street-lights-count', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('d94faf8e-2e46-4439-89b7-6777ac9b2631', 'b338afd6-b776-4568-a9ca-4bb956e78ec7', 'correction', 'street-lights-count', null, '{"title":{"en":"Number of street lights","es":"Número de luminarias"},"was":{"en":"The council replaces 312 street lights.","es":"El concejo cambia 312 luminarias."},"now":{"en":"The council replaces 212 street lights.","es":"El concejo cambia 212 luminarias."},"reason":{"en":"A slip of ours. The council’s paper always said 212.","es":"Un error nuestro. El documento del concejo siempre dijo 212."},"on":"2025-09-24","where":"/transparency?part=decisions"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-24T15:00:00Z', '2025-09-24T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c6cea3b9-1229-4940-86d5-055dc71c90ca', 'b338afd6-b776-4568-a9ca-4bb956e78ec7', 'd94faf8e-2e46-4439-89b7-6777ac9b2631', 'published', '2025-09-24T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T15:00:00Z', '2025-09-24T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('ea44bd0d-405e-4311-8b68-dba7a2bb831d', 'correction', 'permit-days', 'a0000000-0000-4000-8000-000000000006', '2025-09-12T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('26e1ddc2-85ac-4908-81c8-8042492892d9', 'ea44bd0d-405e-4311-8b68-dba7a2bb831d', 'correction', 'permit-days', null, '{"title":{"en":"Days until a building permit","es":"Días hasta un permiso de construcción"},"was":{"en":"A permit takes 94 days on average.","es":"Un permiso tarda 94 días en promedio."},"now":{"en":"A permit takes 61 days in the middle case; 94 is the average, which a few very long ones raise.","es":"Un permiso tarda 61 días en el caso medio; 94 es el promedio, que unos pocos muy largos elevan."},"reason":{"en":"A reader from Tannery Lane asked which of the two it was.","es":"Una lectora de Tannery Lane preguntó cuál de los dos era."},"on":"2025-09-12","where":"/vision"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-12T15:00:00Z', '2025-09-12T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('24f12ebf-2949-4469-848c-6fb90c8345ab', 'ea44bd0d-405e-4311-8b68-dba7a2bb831d', '26e1ddc2-85ac-4908-81c8-8042492892d9', 'published', '2025-09-12T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-12T15:00:00Z', '2025-09-12T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('0f66fa84-1834-49be-b913-63081216b6dc', 'team-member', 'priya-raman', 'a0000000-0000-4000-8000-000000000006', '2025-03-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('80d6aad9-01cd-45fb-8a95-544851de0e7c', '0f66fa84-1834-49be-b913-63081216b6dc', 'team-member', 'priya-raman', null, '{"name":"Priya Raman","job":{"en":"Finance director","es":"Directora de finanzas"},"text":{"en":"Donations, receipts, reports.","es":"Donaciones, recibos, informes."},"email":"priya@whitfieldformayor.example","paid":true,"since":"2025-03-03","place":5}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-03-03T14:00:00Z', '2025-03-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('401899ba-88ae-4082-85db-22fb304bc4b4', '0f66fa84-1834-49be-b913-63081216b6dc', '80d6aad9-01cd-45fb-8a95-544851de0e7c', 'published', '2025-03-03T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-03-03T14:00:00Z', '2025-03-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('396dfa33-6763-4f9c-8484-f9d69de18a44', 'team-member', 'luis-herrera', 'a0000000-0000-4000-8000-000000000006', '2025-03-17T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('be549f18-3200-4df3-8fae-3bb708113ca6', '396dfa33-6763-4f9c-8484-f9d69de18a44', 'team-member', 'luis-herrera', null, '{"name":"Luis Herrera","job":{"en":"Field organizer","es":"Organizador de campo"},"text":{"en":"Volunteering, visits at your door, signs. In Spanish too.","es":"Voluntariado, visitas a su puerta, letreros. También en español."},"email":"luis@whitfieldformayor.example","paid":true,"since":"2025-03-17","place":3}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-03-17T14:00:00Z', '2025-03-17T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0368854e-d999-4931-8b59-a8e1d449aa25', '396dfa33-6763-4f9c-8484-f9d69de18a44', 'be549f18-3200-4df3-8fae-3bb708113ca6', 'published', '2025-03-17T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-03-17T14:00:00Z', '2025-03-17T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('6f877ca9-8a42-427f-b0d3-79d72f8cbeb2', 'team-member', 'dana-whitfield', 'a0000000-0000-4000-8000-000000000006', '2025-02-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('1fde759b-9ea7-4563-8b34-dd6a911807ec', '6f877ca9-8a42-427f-b0d3-79d72f8cbeb2', 'team-member', 'dana-whitfield', null, '{"name":"Dana Whitfield","job":{"en":"Candidate","es":"Candidata"},"text":{"en":"Ideas for the city, invitations, anything you would rather say to her.","es":"Ideas para la ciudad, invitaciones y lo que prefiera decirle a ella."},"email":"dana@whitfieldformayor.example","paid":false,"since":"2025-02-03","place":1}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-02-03T14:00:00Z', '2025-02-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('919b5928-9132-4883-8561-0bcf8cf221cb', '6f877ca9-8a42-427f-b0d3-79d72f8cbeb2', '1fde759b-9ea7-4563-8b34-dd6a911807ec', 'published', '2025-02-03T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-02-03T14:00:00Z', '2025-02-03T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('76dca866-649b-4809-8780-b8cf55034265', 'team-member', 'ruth-okafor', 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('6f1be6ee-4acc-4749-86ec-a7de08ae2c77', '76dca866-649b-4809-8780-b8cf55034265', 'team-member', 'ruth-okafor', null, '{"name":"Ruth Okafor","job":{"en":"Advisor, unpaid","es":"Asesora, sin sueldo"},"text":{"en":"City budgets. Ruth was the town’s treasurer until 2019.","es":"Presupuestos de la ciudad. Ruth fue la tesorera hasta 2019."},"paid":false,"since":"2025-02-10","place":6}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('85763eaa-5373-42a3-8ae8-f93de6946c66', '76dca866-649b-4809-8780-b8cf55034265', '6f1be6ee-4acc-4749-86ec-a7de08ae2c77', 'published', '2025-02-10T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('7f11ee19-d49d-4a71-a615-dc020b7ef25e', 'team-member', 'nora-lindqvist', 'a0000000-0000-4000-8000-000000000006', '2025-04-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('c3247b3c-a368-47dc-8a15-fb9816a9068f', '7f11ee19-d49d-4a71-a615-dc020b7ef25e', 'team-member', 'nora-lindqvist', null, '{"name":"Nora Lindqvist","job":{"en":"Content manager","es":"Responsable de contenidos"},"text":{"en":"Something we said that is wrong.","es":"Algo que dijimos y no es cierto."},"email":"nora@whitfieldformayor.example","paid":true,"since":"2025-04-01","place":4}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-04-01T14:00:00Z', '2025-04-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('cae4bcba-5eda-49ab-88c9-7bbf7f63e857', '7f11ee19-d49d-4a71-a615-dc020b7ef25e', 'c3247b3c-a368-47dc-8a15-fb9816a9068f', 'published', '2025-04-01T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-04-01T14:00:00Z', '2025-04-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('adff32f5-35dd-4954-a7f8-022a4eedef2a', 'team-member', 'marcus-bell', 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8d3e1962-25a4-4088-8ea7-ad5d84b4a570', 'adff32f5-35dd-4954-a7f8-022a4eedef2a', 'team-member', 'marcus-bell', null, '{"name":"Marcus Bell","job":{"en":"Campaign manager","es":"Jefe de campaña"},"text":{"en":"How the campaign is run, complaints, your data.","es":"Cómo se dirige la campaña, quejas, sus datos."},"email":"marcus@whitfieldformayor.example","paid":true,"since":"2025-02-10","place":2}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('ff69c9b0-4ed6-47fa-8b6e-b3a40489f092', 'adff32f5-35dd-4954-a7f8-022a4eedef2a', '8d3e1962-25a4-4088-8ea7-ad5d84b4a570', 'published', '2025-02-10T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-02-10T14:00:00Z', '2025-02-10T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('2d7c1f4e-6a3b-4c52-9f18-b04e7a915d36', 'page', 'question-rules', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8f845218-4d24-407e-8a1a-4b5ff3600633', '2d7c1f4e-6a3b-4c52-9f18-b04e7a915d36', 'page', 'question-rules', null, '{"title":{"en":"By which rules we take questions","es":"Con qué reglas recibimos preguntas"},"text":{"en":"- Somebody of the campaign reads each question before it is shown. No program decides.\n- Three take turns: the question with the most support, the one that has waited longest, and one drawn by lot.\n- Not shown is what names private people, tells phone numbers or addresses, threatens, or is not a question. The reason is written down.\n- If we shorten words, the page says so, and the first words are kept.\n- Support needs no account. A device counts once for a question, and numbers below five are not shown. Much at once waits until somebody has looked.\n- Each answer has a day and a name. A promise stays in sight, also when it is overdue.\n- Whoever asked can take a question back, and can ask us to look at a decision again.","es":"- Alguien de la campaña lee cada pregunta antes de mostrarla. Ningún programa decide.\n- Se turnan tres: la pregunta con más apoyo, la que más ha esperado y una por sorteo.\n- No se muestra lo que nombra a personas particulares, da teléfonos o direcciones, amenaza o no es una pregunta. El motivo queda escrito.\n- Si acortamos las palabras, la página lo dice y las primeras se conservan.\n- Para apoyar no hace falta una cuenta. Un dispositivo cuenta una vez por pregunta y los números menores que cinco no se muestran. Mucho apoyo de golpe espera hasta que alguien lo mire.\n- Cada respuesta tiene fecha y nombre. Una promesa queda a la vista, también si se atrasa.\n- Quien preguntó puede retirar su pregunta y pedir que se revise una decisión."},"place":4,"shown_on":["engagement"]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('3110e8ff-c634-475d-883c-00d5e2b8dff4', '2d7c1f4e-6a3b-4c52-9f18-b04e7a915d36', '8f845218-4d24-407e-8a1a-4b5ff3600633', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z'),
  ('3158f1e2-817a-4dda-831f-525c45c4476e', '2d7c1f4e-6a3b-4c52-9f18-b04e7a915d36', '8f845218-4d24-407e-8a1a-4b5ff3600633', 'published', '2025-08-01T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('7c77833f-338f-4aab-b1c8-046a3c6dd345', 'page', 'data-promises', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('ff9b0a14-0e99-41d2-860f-513e54e031cd', '7c77833f-338f-4aab-b1c8-046a3c6dd345', 'page', 'data-promises', null, '{"title":{"en":"What we promise about your data","es":"Lo que prometemos sobre sus datos"},"text":{"en":"We ask for little and say why each time.\n\n- **We never sell it and never share it.** Not with other campaigns, not with the party.\n- **You can see it, have it put right, or have it erased.** Write to us; we answer within the days that stand below.\n- **No tracking.** This site counts visits without knowing whose they are, and not at all where your browser says _Global Privacy Control_.\n- **What is on your phone is yours.** A form that waits for a signal is not readable by us until it is sent.\n\nAfter the election what has not been asked for again is erased.","es":"Pedimos poco y decimos cada vez por qué.\n\n- **Nunca los vendemos ni los compartimos.** Ni con otras campañas ni con el partido.\n- **Puede verlos, corregirlos o hacer que se borren.** Escríbanos; respondemos en los días que se indican abajo.\n- **Sin rastreo.** Este sitio cuenta visitas sin saber de quién son, y ni eso si su navegador dice _Global Privacy Control_.\n- **Lo que está en su teléfono es suyo.** Un formulario que espera señal no lo podemos leer hasta que se envía.\n\nDespués de la elección se borra lo que no se haya vuelto a pedir."},"place":1}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('ee5adeb6-6af5-4524-8c01-0613c06cd93a', '7c77833f-338f-4aab-b1c8-046a3c6dd345', 'ff9b0a14-0e99-41d2-860f-513e54e031cd', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z'),
  ('eb723ace-eab3-404c-8fde-79c287b9cda7', '7c77833f-338f-4aab-b1c8-046a3c6dd345', 'ff9b0a14-0e99-41d2-860f-513e54e031cd', 'published', '2025-08-01T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('c86308a3-429b-4def-959c-11d466f6d437', 'page', 'how-figures-are-made', 'a0000000-0000-4000-8000-000000000006', '2025-09-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('3d47905f-5c27-492f-8359-2bc3bb90d826', 'c86308a3-429b-4def-959c-11d466f6d437', 'page', 'how-figures-are-made', null, '{"title":{"en":"How our figures are made","es":"Cómo hacemos nuestras cifras"},"text":{"en":"Every figure here says **whose it is**, **of which day**, and gives you **the same rows as a file**.\n\n- Days are counted by the town’s own calendar, weekends too.\n- The city’s payments are the city’s words. A name in them says nothing about whoever bears it.\n- What we got wrong stays listed under _Corrections_.","es":"Cada cifra dice aquí **de quién es**, **de qué día**, y le da **las mismas filas en un archivo**.\n\n- Los días se cuentan con el calendario de la ciudad, también los fines de semana.\n- Los pagos de la ciudad son palabras de la ciudad. Un nombre en ellos no dice nada de quien lo lleva.\n- En lo que nos equivocamos queda en la lista de _Correcciones_."},"place":3}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-01T14:00:00Z', '2025-09-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('04828219-111a-4850-8788-cd5fb20cb32b', 'c86308a3-429b-4def-959c-11d466f6d437', '3d47905f-5c27-492f-8359-2bc3bb90d826', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-01T14:00:00Z', '2025-09-01T14:00:00Z'),
  ('534999b4-16e2-4fd2-8791-2d523be87f9a', 'c86308a3-429b-4def-959c-11d466f6d437', '3d47905f-5c27-492f-8359-2bc3bb90d826', 'published', '2025-09-01T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-01T14:00:00Z', '2025-09-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('e4631b55-3fde-45b4-a886-904732dce811', 'page', 'moderation', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a4d5b206-a3dd-48a1-8efa-f1bb60a3227c', 'e4631b55-3fde-45b4-a886-904732dce811', 'page', 'moderation', null, '{"title":{"en":"How we look at what you send us","es":"Cómo miramos lo que usted nos envía"},"text":{"en":"A person reads every idea and question before it is public.\n\n1. **Published** is what is about the city, whether we like it or not.\n2. **Not published** is what names a private person, threatens somebody, or advertises.\n3. **Whoever wrote is told**, with the reason, and may write again.\n\nTwo of us look at anything that is left out.\n\n- Your own words are shown only if you agreed, and never your name. Otherwise we say it in ours.\n- The newest stand first, or shuffled if you like: late ideas are to be read, too.\n- Two that say the same are joined; both stay readable, and whoever supports both counts once.\n- Support is counted by device, without an account and without keeping who. Many from one place at once wait until somebody has looked.\n- Yours is not here and you think it should be? Under “Your ideas” you can ask us to look again: somebody else reads it, if there is somebody else.","es":"Una persona lee cada idea y cada pregunta antes de que sea pública.\n\n1. **Se publica** lo que trata de la ciudad, nos guste o no.\n2. **No se publica** lo que nombra a una persona particular, amenaza a alguien o hace publicidad.\n3. **Se lo decimos a quien escribió**, con el motivo, y puede volver a escribir.\n\nDos de nosotros miramos todo lo que queda fuera.\n\n- Sus palabras se muestran solo si usted aceptó, y nunca su nombre. Si no, lo decimos con las nuestras.\n- Las más nuevas van primero, o mezcladas si lo prefiere: también las ideas tardías deben leerse.\n- Dos que dicen lo mismo se unen; las dos se pueden seguir leyendo, y quien apoya las dos cuenta una vez.\n- Los apoyos se cuentan por dispositivo, sin cuenta y sin guardar de quién son. Muchos a la vez desde un mismo lugar esperan a que alguien los revise.\n- ¿La suya no está y cree que debería? En “Sus ideas” puede pedir que la revisemos: la lee otra persona, si la hay."},"place":2,"shown_on":["community-voice"]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c576c740-e735-42ac-8976-31675815f16c', 'e4631b55-3fde-45b4-a886-904732dce811', 'a4d5b206-a3dd-48a1-8efa-f1bb60a3227c', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z'),
  ('27897b09-ed16-4c19-8f1d-0422398b29d1', 'e4631b55-3fde-45b4-a886-904732dce811', 'a4d5b206-a3dd-48a1-8efa-f1bb60a3227c', 'published', '2025-08-01T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-01T14:00:00Z', '2025-08-01T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96', 'indicator', 'ambulance-minutes', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('38c6683e-76ac-4f6d-8b81-6131deddd7a8', '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96', 'indicator', 'ambulance-minutes', null, '{"title":{"en":"In ward 4 help takes three minutes longer than downtown, and the gap grows","es":"En el distrito 4 la ayuda tarda tres minutos más que en el centro, y la diferencia crece"},"name":{"en":"Minutes until the first ambulance or engine is there","es":"Minutos hasta que llega la primera ambulancia o bomba"},"page":"wellness","value_type":"rate","counts":"things","unit":{"en":"minutes, the middle case","es":"minutos, el caso medio"},"definition":{"en":"From the call to the first crew at the door, in the middle case of a year’s emergencies.","es":"De la llamada al primer equipo en la puerta, en el caso medio de las emergencias de un año."},"caveat":{"en":"Calls that turned out to be false alarms are in it; those that another town answered are not.","es":"Incluye las falsas alarmas; no incluye las que atendió otra ciudad."},"source":"1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852","values":"6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10","labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e11","code":"downtown","text":{"en":"Downtown","es":"Centro"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e12","code":"ward-4","text":{"en":"Ward 4","es":"Distrito 4"}}],"next_update_on":"2026-07-31"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:00:00Z', '2025-09-04T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('374e57ec-ea87-4122-813a-f7615d46900c', '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96', '38c6683e-76ac-4f6d-8b81-6131deddd7a8', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-04T15:00:00Z', '2025-09-04T15:00:00Z'),
  ('de77c159-35be-4693-8a62-9155f8a02c56', '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96', '38c6683e-76ac-4f6d-8b81-6131deddd7a8', 'published', '2025-09-04T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:00:00Z', '2025-09-04T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7', 'indicator', 'low-days', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:05:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8e0660b4-be7a-4281-81ef-9a51ae4235dc', '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7', 'indicator', 'low-days', null, '{"title":{"en":"One adult in six had two low weeks in a month","es":"Una de cada seis personas adultas pasó dos semanas de desánimo en un mes"},"name":{"en":"Adults with 14 or more days of poor mental health in a month","es":"Personas adultas con 14 días o más de mala salud mental en un mes"},"page":"wellness","value_type":"percent","unit":{"en":"percent of adults","es":"por ciento de las personas adultas"},"definition":{"en":"What people of this age, income and place usually answer in a national survey, reckoned for each ward.","es":"Lo que suelen responder en una encuesta nacional personas de esa edad, ingreso y lugar, calculado para cada distrito."},"caveat":{"en":"Nobody here was asked. A model cannot see what a town does, and is not for judging a program.","es":"No se preguntó a nadie aquí. Un modelo no ve lo que hace una ciudad y no sirve para juzgar un programa."},"source":"2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963","values":"6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10","labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e20","code":"city","text":{"en":"Larkspur Falls","es":"Larkspur Falls"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e21","code":"ward-1","text":{"en":"Ward 1","es":"Distrito 1"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e22","code":"ward-2","text":{"en":"Ward 2","es":"Distrito 2"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e23","code":"ward-3","text":{"en":"Ward 3","es":"Distrito 3"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e24","code":"ward-4","text":{"en":"Ward 4","es":"Distrito 4"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e25","code":"ward-5","text":{"en":"Ward 5","es":"Distrito 5"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e26","code":"few","text":{"en":"Fewer than 50 adults live there.","es":"Viven allí menos de 50 personas adultas."}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e27","code":"island","text":{"en":"Mill Island","es":"Isla del Molino"}}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:05:00Z', '2025-09-04T15:05:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c42afb72-a5cc-4d8f-825f-b0ab5e7a6320', '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7', '8e0660b4-be7a-4281-81ef-9a51ae4235dc', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-04T15:05:00Z', '2025-09-04T15:05:00Z'),
  ('fa472fab-f6c7-4067-86d3-069faf8cb068', '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7', '8e0660b4-be7a-4281-81ef-9a51ae4235dc', 'published', '2025-09-04T15:05:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:05:00Z', '2025-09-04T15:05:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', 'indicator', 'third-grade-reading', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:10:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('97946559-57f8-4893-87d0-65e21778f758', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', 'indicator', 'third-grade-reading', null, '{"title":{"en":"Half of the third graders read as well as they should; of poor families’ children one in three","es":"La mitad del tercer grado lee como debería; de las familias pobres, una de cada tres personas"},"name":{"en":"Third graders at or above the reading standard","es":"Alumnado de tercer grado que alcanza la norma de lectura"},"page":"education","value_type":"percent","unit":{"en":"percent of those tested","es":"por ciento de quienes hicieron la prueba"},"definition":{"en":"Everybody in the city’s four public elementary schools who took the state’s test in spring.","es":"Quienes hicieron la prueba estatal en primavera en las cuatro primarias públicas de la ciudad."},"caveat":{"en":"One test on one day. It says what a school starts with as much as what it does.","es":"Una prueba en un día. Dice tanto con qué empieza una escuela como lo que hace."},"source":"3e9f4c62-7da0-4b3b-9e58-c302f6d91a74","labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e01","code":"city","text":{"en":"Larkspur Falls","es":"Larkspur Falls"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e02","code":"low-income","text":{"en":"From low-income families","es":"De familias con pocos ingresos"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e03","code":"no-test","text":{"en":"No test was held.","es":"No se hizo la prueba."}}],"next_update_on":"2026-08-31","values":"6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:10:00Z', '2025-09-04T15:10:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('361c1a51-df01-4ef1-8207-897fd5aff56f', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', '97946559-57f8-4893-87d0-65e21778f758', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-04T15:10:00Z', '2025-09-04T15:10:00Z'),
  ('c59b0381-6792-46ec-8d3f-5c3132ac7d92', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', '97946559-57f8-4893-87d0-65e21778f758', 'published', '2025-09-04T15:10:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-04T15:10:00Z', '2025-09-04T15:10:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('051ad8c5-2991-41dd-89f8-1893372a6102', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', 'indicator', 'third-grade-reading', '97946559-57f8-4893-87d0-65e21778f758', '{"title":{"en":"Half of the third graders read as well as they should; of poor families’ children one in three","es":"La mitad del tercer grado lee como debería; de las familias pobres, una de cada tres personas"},"name":{"en":"Third graders at or above the reading standard","es":"Alumnado de tercer grado que alcanza la norma de lectura"},"page":"education","value_type":"percent","unit":{"en":"percent of those tested","es":"por ciento de quienes hicieron la prueba"},"definition":{"en":"Everybody in the city’s four public elementary schools who took the state’s test in spring.","es":"Quienes hicieron la prueba estatal en primavera en las cuatro primarias públicas de la ciudad."},"caveat":{"en":"One test on one day. It says what a school starts with as much as what it does.","es":"Una prueba en un día. Dice tanto con qué empieza una escuela como lo que hace."},"source":"3e9f4c62-7da0-4b3b-9e58-c302f6d91a74","labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e01","code":"city","text":{"en":"Larkspur Falls","es":"Larkspur Falls"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e02","code":"low-income","text":{"en":"From low-income families","es":"De familias con pocos ingresos"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e03","code":"no-test","text":{"en":"No test was held.","es":"No se hizo la prueba."}}],"next_update_on":"2026-08-31","values":"6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10","corrected":{"en":"We had copied 2023 from the line of the county. The state’s table always said 48.7.","es":"Habíamos copiado 2023 de la línea del condado. La tabla del estado siempre dijo 48.7."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-18T15:00:00Z', '2025-09-18T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('02782f68-c45a-4b65-895a-b945bf369b19', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', '051ad8c5-2991-41dd-89f8-1893372a6102', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-18T15:00:00Z', '2025-09-18T15:00:00Z'),
  ('c221da44-706b-4c70-8fd1-8bafbd4a4cea', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', '051ad8c5-2991-41dd-89f8-1893372a6102', 'published', '2025-09-18T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-18T15:00:00Z', '2025-09-18T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('8de491b7-c2f5-4a80-9dae-b857eb2e6fc9', 'indicator', 'empty-storefronts', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a185f181-4197-4857-8e29-fc4dded25c9a', '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9', 'indicator', 'empty-storefronts', null, '{"title":{"en":"One storefront in five on Mill Street is empty","es":"Uno de cada cinco locales de Mill Street está vacío"},"name":{"en":"Empty storefronts on Mill Street","es":"Locales vacíos en Mill Street"},"page":"revitalization","value_type":"count","counts":"things","unit":{"en":"storefronts, of 94","es":"locales, de 94"},"definition":{"en":"Counted on foot on one afternoon in the last week of each quarter: no sign of a tenant behind the glass.","es":"Contados a pie una tarde de la última semana de cada trimestre: sin señal de inquilino tras el vidrio."},"source":"4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85","values":"6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10","labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e31","code":"mill-street","text":{"en":"Mill Street","es":"Mill Street"}}],"next_update_on":"2025-12-31"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('449b9ef0-3c44-4d33-8bb0-ea78b0ea6a5d', '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9', 'a185f181-4197-4857-8e29-fc4dded25c9a', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z'),
  ('5640bb77-ab37-4010-8ec1-69a5b81e2863', '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9', 'a185f181-4197-4857-8e29-fc4dded25c9a', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('9ef5a2c8-d306-4b91-8ebf-c968fc3f70da', 'indicator', 'finishing-school', 'a0000000-0000-4000-8000-000000000006', '2025-09-18T15:10:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('d96164e5-5f87-4767-8cc7-8da0f256891d', '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da', 'indicator', 'finishing-school', null, '{"title":{"en":"Nine of ten finish high school, as in most towns like ours","es":"Nueve de cada diez terminan la secundaria, como en la mayoría de las ciudades parecidas"},"name":{"en":"Finished high school within four years","es":"Terminó la secundaria en cuatro años"},"page":"education","value_type":"percent","counts":"people","unit":{"en":"percent of those who began together","es":"por ciento de quienes empezaron juntos"},"definition":{"en":"Of everybody who began ninth grade in the same fall, those with a diploma four years later. Who moved away is not counted; who moved here is.","es":"De quienes empezaron el noveno grado el mismo otoño, quienes tienen diploma cuatro años después. No se cuenta a quien se mudó fuera; sí a quien llegó."},"caveat":{"en":"A diploma says little about what was learned, and nothing about who needed five years.","es":"Un diploma dice poco de lo que se aprendió, y nada de quien necesitó cinco años."},"source":"5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97","values":"6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10","alike":{"en":"The four nearest in the state by inhabitants, by families with low incomes, and by how many learn English at school. Chosen before we looked at their numbers.","es":"Las cuatro más cercanas del estado por habitantes, por familias con pocos ingresos y por cuántas personas aprenden inglés en la escuela. Se eligieron antes de mirar sus cifras."},"labels":[{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e41","code":"city","text":{"en":"Larkspur Falls","es":"Larkspur Falls"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e42","code":"peer:tanner-bridge","text":{"en":"Tanner Bridge","es":"Tanner Bridge"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e43","code":"peer:elm-junction","text":{"en":"Elm Junction","es":"Elm Junction"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e44","code":"peer:north-corwin","text":{"en":"North Corwin","es":"North Corwin"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e45","code":"peer:ashby-mills","text":{"en":"Ashby Mills","es":"Ashby Mills"}},{"id":"0d1e2f30-4152-4637-8849-5a6b7c8d9e46","code":"not-yet","text":{"en":"The state has not published it.","es":"El estado no lo ha publicado."}}],"next_update_on":"2026-12-15"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-18T15:10:00Z', '2025-09-18T15:10:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('93087357-bc3e-4a61-81fb-dade25f0cf1e', '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da', 'd96164e5-5f87-4767-8cc7-8da0f256891d', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-09-18T15:10:00Z', '2025-09-18T15:10:00Z'),
  ('ede36451-7553-4486-89de-b3540691313c', '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da', 'd96164e5-5f87-4767-8cc7-8da0f256891d', 'published', '2025-09-18T15:10:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-18T15:10:00Z', '2025-09-18T15:10:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852', 'source', 'fire-department-call-log', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('6405a838-6176-415b-85e0-9f25038d459f', '1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852', 'source', 'fire-department-call-log', null, '{"title":{"en":"Call log of the fire department","es":"Registro de llamadas de los bomberos"},"producer":{"en":"City of Larkspur Falls, fire department","es":"Ciudad de Larkspur Falls, cuerpo de bomberos"},"method":"administrative","url":"https://data.larkspurfalls.example/fire/calls","license":"CC0","published_on":"2025-07-31","accessed_on":"2025-09-01"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:00:00Z', '2025-09-03T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('917a39af-7f4e-4090-8055-a6d6c725b507', '1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852', '6405a838-6176-415b-85e0-9f25038d459f', 'published', '2025-09-03T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:00:00Z', '2025-09-03T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963', 'source', 'county-health-estimates', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:05:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('bf141be3-84d3-48f7-8141-69b8ad6d7e5e', '2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963', 'source', 'county-health-estimates', null, '{"title":{"en":"Health estimates for small areas, 2023","es":"Estimaciones de salud para áreas pequeñas, 2023"},"producer":{"en":"Alder County health department","es":"Departamento de salud del condado de Alder"},"method":"modelled","citation":"Alder County Health, Small Area Estimates 2023, table 7.","url":"https://health.aldercounty.example/small-areas/2023","published_on":"2025-03-14","accessed_on":"2025-09-01"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:05:00Z', '2025-09-03T15:05:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('fd1e9c64-c4f2-4e38-8acf-4064dcecbbb4', '2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963', 'bf141be3-84d3-48f7-8141-69b8ad6d7e5e', 'published', '2025-09-03T15:05:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:05:00Z', '2025-09-03T15:05:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('3e9f4c62-7da0-4b3b-9e58-c302f6d91a74', 'source', 'state-reading-tests', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:10:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('75d88769-bdd8-4099-8cfb-d8273df4a132', '3e9f4c62-7da0-4b3b-9e58-c302f6d91a74', 'source', 'state-reading-tests', null, '{"title":{"en":"Third-grade reading tests","es":"Pruebas de lectura de tercer grado"},"producer":{"en":"State board of education","es":"Junta estatal de educación"},"method":"administrative","url":"https://schools.state.example/reading/grade-3","published_on":"2025-08-15","accessed_on":"2025-09-02"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:10:00Z', '2025-09-03T15:10:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('de410abe-d1f3-49e0-8275-0ecbb02a225f', '3e9f4c62-7da0-4b3b-9e58-c302f6d91a74', '75d88769-bdd8-4099-8cfb-d8273df4a132', 'published', '2025-09-03T15:10:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:10:00Z', '2025-09-03T15:10:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85', 'source', 'storefront-walks', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:15:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('bfdf701b-b5c3-4841-8c65-f17eea60bf13', '4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85', 'source', 'storefront-walks', null, '{"title":{"en":"Our walks along Mill Street","es":"Nuestros recorridos por Mill Street"},"producer":{"en":"Whitfield for Mayor, with nine volunteers","es":"Campaña Whitfield, con nueve voluntarios"},"method":"campaign","url":"/transparency","accessed_on":"2025-09-20"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:15:00Z', '2025-09-03T15:15:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('36789020-3249-48df-8be1-914bd5f4cecf', '4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85', 'bfdf701b-b5c3-4841-8c65-f17eea60bf13', 'published', '2025-09-03T15:15:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:15:00Z', '2025-09-03T15:15:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97', 'source', 'state-graduation', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:12:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('5a072993-c1bd-482f-84cf-bf340dfb999e', '5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97', 'source', 'state-graduation', null, '{"title":{"en":"High schools, four-year diplomas","es":"Secundarias, diplomas en cuatro años"},"producer":{"en":"State board of education","es":"Junta estatal de educación"},"method":"administrative","url":"https://schools.state.example/diplomas","license":"CC0","published_on":"2024-12-12","accessed_on":"2025-09-02"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:12:00Z', '2025-09-03T15:12:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('faf5f9cf-b879-451a-86f1-99a12dcf008a', '5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97', '5a072993-c1bd-482f-84cf-bf340dfb999e', 'published', '2025-09-03T15:12:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-03T15:12:00Z', '2025-09-03T15:12:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000100000000', 'service', 'mill-street-counseling', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('2919cafd-1248-47a1-879c-a7d43f48941e', 'a7c40000-0000-4000-8000-000100000000', 'service', 'mill-street-counseling', null, '{"name":{"en":"Mill Street Counseling","es":"Consejería de Mill Street"},"provider":"Larkspur Community Health","need":"mental-health","text":{"en":"Talk with a counselor, alone or as a family. The first talk is within a week.","es":"Hable con alguien de consejería, a solas o en familia. La primera cita es en menos de una semana."},"eligibility":{"en":"Everybody who lives in the city, from 14 years.","es":"Quien viva en la ciudad, desde los 14 años."},"cost":"sliding","cost_note":{"en":"From $0 to $40 a visit. Nobody is sent away.","es":"De $0 a $40 por visita. No se rechaza a nadie."},"languages":["en","es"],"access":["step-free","bus","by-phone"],"phones":[{"id":"a7c40000-0000-4000-8000-000100000001","phone":"(207) 555-0121"}],"address":"14 Mill Street, second floor","directions":{"en":"The elevator is behind the café.","es":"El ascensor está detrás del café."},"schedules":[{"id":"a7c40000-0000-4000-8000-000100000002","repeats":"week","days":["MO","TU","TH"],"opens":"09:00","closes":"17:00"},{"id":"a7c40000-0000-4000-8000-000100000003","repeats":"week","days":["WE"],"opens":"12:00","closes":"20:00","label":{"en":"Walk in","es":"Sin cita"}}],"assured_on":"2025-09-19"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('e1975a7a-e3a2-4a17-8bb8-a8d1cb9d0876', 'a7c40000-0000-4000-8000-000100000000', '2919cafd-1248-47a1-879c-a7d43f48941e', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('2291a8ec-3d6f-44d7-8116-ee3a73eb4d49', 'a7c40000-0000-4000-8000-000100000000', '2919cafd-1248-47a1-879c-a7d43f48941e', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '6 days', now() - interval '6 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000200000000', 'service', 'warm-line', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b65b521d-238c-4f99-8eb9-92f1ce354164', 'a7c40000-0000-4000-8000-000200000000', 'service', 'warm-line', null, '{"name":{"en":"The Warm Line","es":"Línea de escucha"},"provider":"River Valley Peers","need":"mental-health","text":{"en":"Somebody who has been through it listens, before it is a crisis.","es":"Escucha alguien que pasó por lo mismo, antes de que sea una crisis."},"cost":"free","languages":["en","any"],"access":["by-phone"],"phones":[{"id":"a7c40000-0000-4000-8000-000200000001","phone":"(207) 555-0134"}],"schedules":[{"id":"a7c40000-0000-4000-8000-000200000002","repeats":"week","days":["MO","TU","WE","TH","FR","SA","SU"],"opens":"17:00","closes":"02:00","holidays":true}],"assured_on":"2025-09-20"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('85956a75-20f8-4c32-80ba-b467a6ab51bb', 'a7c40000-0000-4000-8000-000200000000', 'b65b521d-238c-4f99-8eb9-92f1ce354164', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('cb5e0a88-7911-491e-8249-43e805d0b2de', 'a7c40000-0000-4000-8000-000200000000', 'b65b521d-238c-4f99-8eb9-92f1ce354164', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '3 days', now() - interval '3 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000300000000', 'service', 'crisis-team', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('9c759b06-06db-49c8-89dc-1976ca231432', 'a7c40000-0000-4000-8000-000300000000', 'service', 'crisis-team', null, '{"name":{"en":"Mobile crisis team","es":"Equipo móvil de crisis"},"provider":"County Behavioral Health","need":"crisis","text":{"en":"Two trained people come to where you are, without police unless you ask for it.","es":"Dos personas capacitadas van adonde usted esté, sin policía salvo que la pida."},"cost":"free","languages":["en","es","any"],"access":["at-home","by-phone"],"phones":[{"id":"a7c40000-0000-4000-8000-000300000001","phone":"(207) 555-0100"}],"schedules":[{"id":"a7c40000-0000-4000-8000-000300000002","repeats":"week","days":["MO","TU","WE","TH","FR","SA","SU"],"opens":"00:00","closes":"00:00","holidays":true}],"assured_on":"2025-09-21"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('d2f6d45a-35b8-4136-8c62-c6346a3e3a75', 'a7c40000-0000-4000-8000-000300000000', '9c759b06-06db-49c8-89dc-1976ca231432', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('2d1a13ed-fd26-47b3-8e62-c35419b241c8', 'a7c40000-0000-4000-8000-000300000000', '9c759b06-06db-49c8-89dc-1976ca231432', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '2 days', now() - interval '2 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000400000000', 'service', 'safe-harbor', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('873e78f1-0ab8-4481-8ebe-1eb6b939d249', 'a7c40000-0000-4000-8000-000400000000', 'service', 'safe-harbor', null, '{"name":{"en":"Safe Harbor","es":"Puerto Seguro"},"provider":"Safe Harbor of the Valley","need":"shelter","text":{"en":"A room tonight for whoever is not safe at home, with children and pets.","es":"Una habitación esta noche para quien no está a salvo en casa, con niños y mascotas."},"eligibility":{"en":"Whoever is hurt or threatened at home. No papers are asked for.","es":"Quien sufra violencia o amenazas en casa. No se piden papeles."},"cost":"free","languages":["en","es","any"],"access":["by-phone","step-free","childcare"],"phones":[{"id":"a7c40000-0000-4000-8000-000400000001","phone":"(207) 555-0177"},{"id":"a7c40000-0000-4000-8000-000400000002","phone":"(207) 555-0178","label":{"en":"By text:","es":"Por mensaje:"}}],"confidential":true,"schedules":[{"id":"a7c40000-0000-4000-8000-000400000003","repeats":"week","days":["MO","TU","WE","TH","FR","SA","SU"],"opens":"00:00","closes":"00:00","holidays":true}],"assured_on":"2025-09-18"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('00de7668-dc7d-4fa1-8cd0-3edd87c68a2c', 'a7c40000-0000-4000-8000-000400000000', '873e78f1-0ab8-4481-8ebe-1eb6b939d249', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('84d48571-6df9-47ad-8739-302768c74b3b', 'a7c40000-0000-4000-8000-000400000000', '873e78f1-0ab8-4481-8ebe-1eb6b939d249', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '5 days', now() - interval '5 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000500000000', 'service', 'night-shelter', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('dc2aaf90-a5e7-4add-8a5c-73539c1d92a1', 'a7c40000-0000-4000-8000-000500000000', 'service', 'night-shelter', null, '{"name":{"en":"St. Anne night shelter","es":"Refugio nocturno Santa Ana"},"provider":"St. Anne Parish","need":"shelter","text":{"en":"A bed, a shower and breakfast in the cold months.","es":"Cama, ducha y desayuno en los meses fríos."},"eligibility":{"en":"Adults. Come by 9 PM.","es":"Personas adultas. Llegue antes de las 9 p. m."},"cost":"free","languages":["en"],"access":["step-free","toilet"],"phones":[{"id":"a7c40000-0000-4000-8000-000500000001","phone":"(207) 555-0142"}],"address":"80 Church Street, side door","schedules":[{"id":"a7c40000-0000-4000-8000-000500000002","repeats":"week","days":["MO","TU","WE","TH","FR","SA","SU"],"opens":"18:00","closes":"08:00","from":"2025-11-01","until":"2026-04-15","holidays":true}],"assured_on":"2025-09-15"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('db19e375-2316-4a28-863f-8646ad1305c6', 'a7c40000-0000-4000-8000-000500000000', 'dc2aaf90-a5e7-4add-8a5c-73539c1d92a1', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('ab5059d3-dc79-4430-8798-5bbfa946c149', 'a7c40000-0000-4000-8000-000500000000', 'dc2aaf90-a5e7-4add-8a5c-73539c1d92a1', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '11 days', now() - interval '11 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000600000000', 'service', 'river-pantry', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('5353d56a-aabe-4222-8af5-b2cc6708e1b1', 'a7c40000-0000-4000-8000-000600000000', 'service', 'river-pantry', null, '{"name":{"en":"River Street food pantry","es":"Despensa de River Street"},"provider":"Larkspur Food Share","need":"food","text":{"en":"Groceries for a week. Bring bags.","es":"Alimentos para una semana. Traiga bolsas."},"eligibility":{"en":"Once a week for each household.","es":"Una vez por semana por hogar."},"cost":"free","languages":["en","es"],"access":["step-free","parking","bus"],"phones":[{"id":"a7c40000-0000-4000-8000-000600000001","phone":"(207) 555-0115"}],"address":"3 River Street","schedules":[{"id":"a7c40000-0000-4000-8000-000600000002","repeats":"week","days":["TU","SA"],"opens":"10:00","closes":"13:00"},{"id":"a7c40000-0000-4000-8000-000600000003","repeats":"month","days":["TH"],"weeks":["first","third"],"opens":"16:00","closes":"19:00"}],"closings":[{"id":"a7c40000-0000-4000-8000-000600000004","from":"2025-12-20","until":"2026-01-03","reason":{"en":"Winter break","es":"Descanso de invierno"}}],"assured_on":"2025-09-16"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('108d79e6-8924-4582-8ae2-984a8484f837', 'a7c40000-0000-4000-8000-000600000000', '5353d56a-aabe-4222-8af5-b2cc6708e1b1', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('61db1369-a1d5-4497-87bc-46d91bcdc6fa', 'a7c40000-0000-4000-8000-000600000000', '5353d56a-aabe-4222-8af5-b2cc6708e1b1', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '20 days', now() - interval '20 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000700000000', 'service', 'sunday-supper', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('63ffecb3-50a1-4bb3-817c-4ed6944383ad', 'a7c40000-0000-4000-8000-000700000000', 'service', 'sunday-supper', null, '{"name":{"en":"Sunday supper","es":"Cena del domingo"},"provider":"Churches of Larkspur Falls","need":"food","text":{"en":"A hot meal at one table. Everybody is welcome.","es":"Comida caliente en una misma mesa. Todos son bienvenidos."},"cost":"free","languages":["en","es","ht"],"access":["step-free","childcare"],"phones":[{"id":"a7c40000-0000-4000-8000-000700000001","phone":"(207) 555-0163"}],"address":"22 Elm Street, parish hall","schedules":[{"id":"a7c40000-0000-4000-8000-000700000002","repeats":"week","days":["SU"],"opens":"17:00","closes":"19:00","holidays":true}],"assured_on":"2025-05-11"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('df904821-4763-45df-8b02-f0b530436119', 'a7c40000-0000-4000-8000-000700000000', '63ffecb3-50a1-4bb3-817c-4ed6944383ad', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000800000000', 'service', 'walk-in-clinic', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a6b8dda2-ba30-428b-8a31-2638121c515b', 'a7c40000-0000-4000-8000-000800000000', 'service', 'walk-in-clinic', null, '{"name":{"en":"Larkspur walk-in clinic","es":"Clínica sin cita de Larkspur"},"provider":"Larkspur Community Health","need":"health","text":{"en":"For what cannot wait and is no emergency.","es":"Para lo que no puede esperar y no es una emergencia."},"cost":"insurance","cost_note":{"en":"Without insurance by income.","es":"Sin seguro, según los ingresos."},"languages":["en","es","any"],"access":["step-free","toilet","parking"],"phones":[{"id":"a7c40000-0000-4000-8000-000800000001","phone":"(207) 555-0126"}],"website":"https://clinic.larkspurfalls.example/","address":"200 Foundry Road","schedules":[{"id":"a7c40000-0000-4000-8000-000800000002","repeats":"week","days":["MO","TU","WE","TH","FR"],"opens":"08:00","closes":"20:00"},{"id":"a7c40000-0000-4000-8000-000800000003","repeats":"week","days":["SA","SU"],"opens":"09:00","closes":"17:00","holidays":true}],"assured_on":"2025-09-22"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0ae1fad5-6798-44b4-8b3f-128961cc7f21', 'a7c40000-0000-4000-8000-000800000000', 'a6b8dda2-ba30-428b-8a31-2638121c515b', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('e71c2444-3110-47cd-8901-faf8469808ce', 'a7c40000-0000-4000-8000-000800000000', 'a6b8dda2-ba30-428b-8a31-2638121c515b', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '9 days', now() - interval '9 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-000900000000', 'service', 'first-step', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('fcf32ad4-ab55-4b59-8015-3dedaaccd6a0', 'a7c40000-0000-4000-8000-000900000000', 'service', 'first-step', null, '{"name":{"en":"First Step recovery","es":"Primer Paso, recuperación"},"provider":"First Step of Larkspur","need":"addiction","text":{"en":"Medication, a counselor and a place to sit. Come as you are.","es":"Medicación, consejería y un lugar donde estar. Venga como esté."},"cost":"sliding","languages":["en","ase"],"access":["step-free","bus"],"phones":[{"id":"a7c40000-0000-4000-8000-000900000001","phone":"(207) 555-0188"}],"address":"41 Depot Street","schedules":[{"id":"a7c40000-0000-4000-8000-000900000002","repeats":"week","days":["MO","TU","WE","TH","FR","SA","SU"],"opens":"07:00","closes":"14:00"}],"assured_on":"2025-09-12"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b5e63fea-abef-4bdc-89ac-e6a2aa0cbed2', 'a7c40000-0000-4000-8000-000900000000', 'fcf32ad4-ab55-4b59-8015-3dedaaccd6a0', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('bc5126c3-b078-4e33-8f77-dc5fbe65f487', 'a7c40000-0000-4000-8000-000900000000', 'fcf32ad4-ab55-4b59-8015-3dedaaccd6a0', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '34 days', now() - interval '34 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-001000000000', 'service', 'tenant-advice', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('563ec213-93e5-40a2-82d7-addefe478933', 'a7c40000-0000-4000-8000-001000000000', 'service', 'tenant-advice', null, '{"name":{"en":"Advice for tenants","es":"Consejo para inquilinos"},"provider":"Valley Legal Aid","need":"legal","text":{"en":"Bring the letter of your landlord; a lawyer reads it with you.","es":"Traiga la carta de su casero; un abogado la lee con usted."},"cost":"free","languages":["en","es","pt"],"access":["step-free"],"phones":[{"id":"a7c40000-0000-4000-8000-001000000001","phone":"(207) 555-0150"}],"address":"City library, room 2","schedules":[{"id":"a7c40000-0000-4000-8000-001000000002","repeats":"other-week","days":["TU"],"from":"2025-09-09","opens":"15:00","closes":"18:00"}],"assured_on":"2025-09-10"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('553919f9-0db7-450f-85ec-0b769b0a529b', 'a7c40000-0000-4000-8000-001000000000', '563ec213-93e5-40a2-82d7-addefe478933', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('deff70d9-748d-4f60-8868-b13b0d2cd06e', 'a7c40000-0000-4000-8000-001000000000', '563ec213-93e5-40a2-82d7-addefe478933', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '27 days', now() - interval '27 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-001100000000', 'service', 'heating-help', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('9f66969b-7209-493d-8981-67e4a10a29f3', 'a7c40000-0000-4000-8000-001100000000', 'service', 'heating-help', null, '{"name":{"en":"Help with heating","es":"Ayuda con la calefacción"},"provider":"Community Action of the Valley","need":"money","text":{"en":"Pays a part of the bill, and fixes the furnace.","es":"Paga una parte de la cuenta y arregla la calefacción."},"eligibility":{"en":"By income: a family of four up to $64,000.","es":"Según ingresos: familia de cuatro hasta $64,000."},"cost":"free","languages":["en","any"],"phones":[{"id":"a7c40000-0000-4000-8000-001100000001","phone":"(207) 555-0159"}],"assured_on":"2025-09-17"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7ed8383e-fc9e-498b-8860-6ab7ecb59e76', 'a7c40000-0000-4000-8000-001100000000', '9f66969b-7209-493d-8981-67e4a10a29f3', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('5ef9aace-a053-4a90-803a-10d61309d357', 'a7c40000-0000-4000-8000-001100000000', '9f66969b-7209-493d-8981-67e4a10a29f3', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '15 days', now() - interval '15 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a7c40000-0000-4000-8000-001200000000', 'service', 'older-neighbors', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('f2dfc592-6c60-4de2-8f79-ad8d14a73a61', 'a7c40000-0000-4000-8000-001200000000', 'service', 'older-neighbors', null, '{"name":{"en":"Older neighbors","es":"Vecinos mayores"},"provider":"City senior center","need":"seniors","text":{"en":"Lunch, company, and a ride to the doctor.","es":"Almuerzo, compañía y transporte al médico."},"eligibility":{"en":"From 60 years.","es":"Desde los 60 años."},"cost":"free","cost_note":{"en":"Lunch is $3 for those who can.","es":"El almuerzo cuesta $3 para quien pueda."},"languages":["en","fr"],"access":["step-free","toilet","at-home"],"phones":[{"id":"a7c40000-0000-4000-8000-001200000001","phone":"(207) 555-0171"}],"address":"9 School Street","schedules":[{"id":"a7c40000-0000-4000-8000-001200000002","repeats":"week","days":["MO","TU","WE","TH","FR"],"opens":"09:00","closes":"15:00"},{"id":"a7c40000-0000-4000-8000-001200000003","repeats":"month","days":["SA"],"weeks":["last"],"opens":"10:00","closes":"12:00","label":{"en":"Breakfast","es":"Desayuno"}}],"assured_on":"2025-06-02"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('8401abaf-b839-4e92-8a7b-19917e0beb4f', 'a7c40000-0000-4000-8000-001200000000', 'f2dfc592-6c60-4de2-8f79-ad8d14a73a61', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000001', 'program', 'homework-table', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('62c5636c-a24a-4868-8851-06292164b315', 'b8d50000-0000-4000-8000-000000000001', 'program', 'homework-table', null, '{"name":{"en":"The homework table","es":"La mesa de tareas"},"provider":"Larkspur Falls Public Library","subject":"homework","text":{"en":"Two teachers and a snack. Come when you like and leave when you are done.","es":"Dos docentes y una merienda. Venga cuando quiera y váyase al terminar."},"age_from":7,"age_until":14,"seasons":["school-year"],"hours":{"en":"Monday to Thursday, 3 to 6 PM","es":"De lunes a jueves, de 3 a 6 p. m."},"cost":"free","languages":["en","es"],"phone":"(207) 555-0211","address":"1 Library Square","spot":"43.20110, -69.20140","assured_on":"2025-09-19"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('3d13ba5f-58ae-4a40-8606-22827a707eef', 'b8d50000-0000-4000-8000-000000000001', '62c5636c-a24a-4868-8851-06292164b315', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('82087512-659c-4e65-8d82-3635791131da', 'b8d50000-0000-4000-8000-000000000001', '62c5636c-a24a-4868-8851-06292164b315', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '1 days', now() - interval '1 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000002', 'program', 'river-camp', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('f170fafe-8160-4c0e-8f9c-e0a20a60b207', 'b8d50000-0000-4000-8000-000000000002', 'program', 'river-camp', null, '{"name":{"en":"River camp","es":"Campamento del río"},"provider":"City parks department","subject":"outdoors","text":{"en":"A week of canoes, herons and getting wet. Lunch is there.","es":"Una semana de canoas, garzas y agua. Incluye el almuerzo."},"age_from":8,"age_until":13,"seasons":["summer"],"hours":{"en":"Weeks in July and August, 9 AM to 4 PM","es":"Semanas de julio y agosto, de 9 a. m. a 4 p. m."},"cost":"sliding","cost_note":{"en":"From $0 to $140 a week.","es":"De $0 a $140 por semana."},"languages":["en","es"],"seats_offered":60,"seats_taken":47,"seats_on":"2025-09-15","signup_url":"https://parks.larkspurfalls.example/river-camp","signup_opens":"2027-02-01","signup_closes":"2027-06-15","address":"The boathouse, River Street","spot":"43.19790, -69.19820","assured_on":"2025-09-15"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0a6e4a4d-cf52-4cf0-822c-9073087d1e49', 'b8d50000-0000-4000-8000-000000000002', 'f170fafe-8160-4c0e-8f9c-e0a20a60b207', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('d99e6518-19b7-4df6-800e-7a68a3a114f4', 'b8d50000-0000-4000-8000-000000000002', 'f170fafe-8160-4c0e-8f9c-e0a20a60b207', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '2 days', now() - interval '2 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000003', 'program', 'mill-robotics', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('6dfa6047-0bb8-47a3-80c9-07fe0398c6e3', 'b8d50000-0000-4000-8000-000000000003', 'program', 'mill-robotics', null, '{"name":{"en":"Robots in the mill","es":"Robots en el molino"},"provider":"Mill Street Makers","subject":"science","text":{"en":"Build something that moves. No experience, no laptop needed.","es":"Construya algo que se mueva. Sin experiencia y sin computadora propia."},"age_from":11,"age_until":18,"seasons":["fall","winter"],"hours":{"en":"Saturdays, 10 AM to 1 PM","es":"Sábados, de 10 a. m. a 1 p. m."},"cost":"paid","cost_note":{"en":"$45 a season; ask for a free place.","es":"$45 por temporada; pida una plaza gratuita."},"languages":["en"],"seats_offered":24,"seats_taken":24,"seats_on":"2025-09-18","signup_url":"https://makers.larkspurfalls.example/robots","address":"14 Mill Street, ground floor","spot":"43.20260, -69.19900","assured_on":"2025-09-18"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('f370f866-4e96-4a16-85b9-c0fa3191884a', 'b8d50000-0000-4000-8000-000000000003', '6dfa6047-0bb8-47a3-80c9-07fe0398c6e3', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('07b05551-dbfa-48ea-83d8-e4d27b1da86c', 'b8d50000-0000-4000-8000-000000000003', '6dfa6047-0bb8-47a3-80c9-07fe0398c6e3', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '3 days', now() - interval '3 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000004', 'program', 'story-hour', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('fd1d9c07-fe17-457d-82b7-125815b68251', 'b8d50000-0000-4000-8000-000000000004', 'program', 'story-hour', null, '{"name":{"en":"Story hour in two languages","es":"La hora del cuento en dos idiomas"},"provider":"Larkspur Falls Public Library","subject":"early","text":{"en":"One book, read twice. Parents stay, and there is a rug to lie on.","es":"Un libro, leído dos veces. Las familias se quedan, y hay una alfombra."},"age_from":0,"age_until":5,"seasons":["school-year","summer"],"hours":{"en":"Wednesdays and Saturdays, 10 AM","es":"Miércoles y sábados, a las 10 a. m."},"cost":"free","languages":["en","es"],"address":"1 Library Square","spot":"43.20110, -69.20140","assured_on":"2025-09-19"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('20eb8c0a-a570-459a-81ea-b88c5ee29c96', 'b8d50000-0000-4000-8000-000000000004', 'fd1d9c07-fe17-457d-82b7-125815b68251', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('55dcbb2f-c329-4715-8618-b6369622b9ce', 'b8d50000-0000-4000-8000-000000000004', 'fd1d9c07-fe17-457d-82b7-125815b68251', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '4 days', now() - interval '4 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000005', 'program', 'reading-partners', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('e5d7dba6-f01b-4c61-807f-1533f07f4441', 'b8d50000-0000-4000-8000-000000000005', 'program', 'reading-partners', null, '{"name":{"en":"Reading partners","es":"Compañía para leer"},"provider":"Lincoln School parents","subject":"reading","text":{"en":"A grown-up reads with your child for half an hour, the same one each week.","es":"Una persona adulta lee con su niña o niño media hora, siempre la misma."},"age_from":6,"age_until":9,"seasons":["school-year"],"hours":{"en":"One afternoon a week, by agreement","es":"Una tarde por semana, según acuerdo"},"cost":"free","languages":["en","es","so"],"seats_offered":40,"seats_taken":28,"seats_on":"2025-09-12","signup_url":"https://lincoln.larkspurfalls.example/partners","phone":"(207) 555-0226","address":"30 Elm Street","spot":"43.20480, -69.20310","assured_on":"2025-09-12"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('66149c30-f7f6-4c01-830a-fcbd4769bec0', 'b8d50000-0000-4000-8000-000000000005', 'e5d7dba6-f01b-4c61-807f-1533f07f4441', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('6ed753c9-86cb-48d6-815c-daa9372b63e7', 'b8d50000-0000-4000-8000-000000000005', 'e5d7dba6-f01b-4c61-807f-1533f07f4441', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '5 days', now() - interval '5 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000006', 'program', 'night-gym', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('1aeef9e9-03d5-4963-8c26-928362d16dbc', 'b8d50000-0000-4000-8000-000000000006', 'program', 'night-gym', null, '{"name":{"en":"Late gym","es":"Gimnasio nocturno"},"provider":"City recreation","subject":"sports","text":{"en":"Basketball and futsal, with an adult at the door and a ride home.","es":"Baloncesto y fútbol sala, con una persona adulta en la puerta y transporte a casa."},"age_from":14,"age_until":18,"seasons":["school-year"],"hours":{"en":"Fridays, 7 to 11 PM","es":"Viernes, de 7 a 11 p. m."},"cost":"free","languages":["en","es"],"address":"200 Foundry Road","spot":"43.19620, -69.20650","assured_on":"2025-09-20"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c4702d8a-fe7e-4077-8136-e35a323e8612', 'b8d50000-0000-4000-8000-000000000006', '1aeef9e9-03d5-4963-8c26-928362d16dbc', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('cd1b88e5-f449-4208-8567-e8a3c54b6f0e', 'b8d50000-0000-4000-8000-000000000006', '1aeef9e9-03d5-4963-8c26-928362d16dbc', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '6 days', now() - interval '6 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000007', 'program', 'porch-orchestra', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('8dc284b4-48c1-4a50-8c8f-9e5af61a484e', 'b8d50000-0000-4000-8000-000000000007', 'program', 'porch-orchestra', null, '{"name":{"en":"Porch orchestra","es":"Orquesta del porche"},"provider":"Larkspur Arts","subject":"arts","text":{"en":"An instrument to take home and a teacher twice a week.","es":"Un instrumento para llevar a casa y docente dos veces por semana."},"age_from":8,"age_until":18,"seasons":["fall","winter","spring"],"cost":"sliding","cost_note":{"en":"Families decide what they pay.","es":"Cada familia decide cuánto paga."},"languages":["en","fr"],"seats_offered":30,"seats_taken":26,"seats_on":"2025-09-10","signup_url":"https://arts.larkspurfalls.example/orchestra","signup_closes":"2025-10-03","address":"22 Elm Street, parish hall","spot":"43.20430, -69.20250","assured_on":"2025-09-10"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('a794ee03-dcf3-4d75-8e50-9328ab848153', 'b8d50000-0000-4000-8000-000000000007', '8dc284b4-48c1-4a50-8c8f-9e5af61a484e', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c8762236-2642-4e0d-80f9-5e64210d2003', 'b8d50000-0000-4000-8000-000000000007', '8dc284b4-48c1-4a50-8c8f-9e5af61a484e', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '7 days', now() - interval '7 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b8d50000-0000-4000-8000-000000000008', 'program', 'first-job', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('3fd13e4a-1360-438a-8ede-4704735f1168', 'b8d50000-0000-4000-8000-000000000008', 'program', 'first-job', null, '{"name":{"en":"First job","es":"Primer empleo"},"provider":"City youth office","subject":"work","text":{"en":"Six weeks of paid work in a city department, and somebody to ask.","es":"Seis semanas de trabajo pagado en una oficina de la ciudad, con alguien a quien preguntar."},"age_from":16,"age_until":18,"seasons":["summer"],"cost":"free","languages":["en","any"],"seats_offered":35,"seats_taken":0,"seats_on":"2025-09-22","signup_url":"https://youth.larkspurfalls.example/first-job","signup_opens":"2027-03-01","signup_closes":"2027-04-30","phone":"(207) 555-0249","assured_on":"2025-09-22"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('e0194ed7-f197-4376-8864-eed7b5e29052', 'b8d50000-0000-4000-8000-000000000008', '3fd13e4a-1360-438a-8ede-4704735f1168', 'published', '2025-09-22T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-09-22T15:00:00Z', '2025-09-22T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('d3386bd8-4abc-4c89-8f85-92214d683bb5', 'b8d50000-0000-4000-8000-000000000008', '3fd13e4a-1360-438a-8ede-4704735f1168', 'verified', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '8 days', now() - interval '8 days')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b9e40000-0000-4000-8000-000000000001', 'reply', 'idea-1dea0000', 'a0000000-0000-4000-8000-000000000006', '2025-10-20T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('e81e891b-4c4a-4c47-82f0-df26d6ece62b', 'b9e40000-0000-4000-8000-000000000001', 'reply', 'idea-1dea0000', null, '{"asked":"idea/1dea0000-0000-4000-8000-000000000010","text":{"en":"The water office prints it from a form of 1998 that knows one language. It has a second one in the drawer and has told us what it would cost to use it: less than the stamps of one month. We will ask the council for it.","es":"La oficina del agua lo imprime con un formulario de 1998 que solo sabe un idioma. Tiene otro guardado y nos dijo cuánto costaría usarlo: menos que los sellos de un mes. Se lo pediremos al concejo."},"named":"Dana Whitfield"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-10-20T15:00:00Z', '2025-10-20T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('0092c0bf-b54c-4dc4-8e3b-0cb31092c78d', 'b9e40000-0000-4000-8000-000000000001', 'e81e891b-4c4a-4c47-82f0-df26d6ece62b', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-10-20T15:00:00Z', '2025-10-20T15:00:00Z'),
  ('23c8c612-1c11-4263-8926-003fb88eadd1', 'b9e40000-0000-4000-8000-000000000001', 'e81e891b-4c4a-4c47-82f0-df26d6ece62b', 'published', '2025-10-20T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-10-20T15:00:00Z', '2025-10-20T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('517e0006-0000-4000-8000-000000000005', 'place', 'second-street-lot', 'a0000000-0000-4000-8000-000000000006', '2025-07-29T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('10948ca2-950e-42cc-8a49-fcf26e9d7897', '517e0006-0000-4000-8000-000000000005', 'place', 'second-street-lot', null, '{"asked":"site/517e0000-0000-4000-8000-000000000005","title":{"en":"Empty lot on Second Street","es":"Terreno vacío en Second Street"},"about":{"en":"Where the bakery burned down. Half an acre of gravel beside the school’s fence, and the only open ground for four blocks.","es":"Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela, y el único terreno abierto en cuatro cuadras."},"plan":{"en":"The playground that the county’s grant pays for, drawn together with the school and its neighbors.","es":"El parque infantil que paga la subvención del condado, diseñado junto con la escuela y sus vecinos."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-07-29T15:00:00Z', '2025-07-29T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('4dd6a9bb-374e-4506-85af-5f2c4ed2a2cc', '517e0006-0000-4000-8000-000000000005', '10948ca2-950e-42cc-8a49-fcf26e9d7897', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-07-29T15:00:00Z', '2025-07-29T15:00:00Z'),
  ('64a7f61b-381b-4f30-8962-a6575cad3460', '517e0006-0000-4000-8000-000000000005', '10948ca2-950e-42cc-8a49-fcf26e9d7897', 'published', '2025-07-29T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-07-29T15:00:00Z', '2025-07-29T15:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b9bc841a-d3cd-44b5-8677-6817116b045b', '517e0006-0000-4000-8000-000000000005', 'place', 'second-street-lot', '10948ca2-950e-42cc-8a49-fcf26e9d7897', '{"asked":"site/517e0000-0000-4000-8000-000000000005","title":{"en":"Empty lot on Second Street","es":"Terreno vacío en Second Street"},"about":{"en":"Where the bakery burned down. Half an acre of gravel beside the school’s fence, and the only open ground for four blocks.","es":"Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela, y el único terreno abierto en cuatro cuadras."},"plan":{"en":"The playground that the county’s grant pays for, under shade trees, drawn together with the school and its neighbors. First meeting in our first spring.","es":"El parque infantil que paga la subvención del condado, bajo árboles de sombra, diseñado junto con la escuela y sus vecinos. Primera reunión en nuestra primera primavera."},"reworded":{"en":"The school’s parents asked for shade, and by when.","es":"Las familias de la escuela pidieron sombra, y una fecha."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-26T15:00:00Z', '2025-08-26T15:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('78896abe-7a8f-4676-8cbf-300a871a493e', '517e0006-0000-4000-8000-000000000005', 'b9bc841a-d3cd-44b5-8677-6817116b045b', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-26T15:00:00Z', '2025-08-26T15:00:00Z'),
  ('591609b3-34c3-49a5-83f1-9e2a6b880fab', '517e0006-0000-4000-8000-000000000005', 'b9bc841a-d3cd-44b5-8677-6817116b045b', 'published', '2025-08-26T15:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-26T15:00:00Z', '2025-08-26T15:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('1378cdd7-f5a7-44c5-85a8-4d6c188b8748', 'words-head', 'head', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('dda06116-4015-40af-8e67-99af059d38b6', '1378cdd7-f5a7-44c5-85a8-4d6c188b8748', 'words-head', 'head', null, '{"title":{"en":"Dana Whitfield for Mayor of Larkspur Falls","es":"Dana Whitfield para alcaldesa de Larkspur Falls"},"description":{"en":"Revive the city, empower the community, build the future. Vote early through October 31st, volunteer two hours, or bring Dana Whitfield your idea for Larkspur Falls.","es":"Revivir la ciudad, dar fuerza a la comunidad, construir el futuro. Vote por anticipado hasta el 31 de octubre, ayude dos horas o cuéntele a Dana Whitfield su idea para Larkspur Falls."},"candidacy":{"en":"for Mayor","es":"para alcaldesa"},"job":{"en":"Candidate for Mayor of Larkspur Falls","es":"Candidata a la alcaldía de Larkspur Falls"},"donate":{"en":"Donate to Dana Whitfield for Mayor","es":"Donar a Dana Whitfield para alcaldesa"},"earlyVoting":{"en":"Early voting in Larkspur Falls","es":"Votación anticipada en Larkspur Falls"},"name":{"en":"Dana Whitfield","es":"Dana Whitfield"},"firstName":{"en":"Dana","es":"Dana"},"lastName":{"en":"Whitfield","es":"Whitfield"},"city":{"en":"Larkspur Falls","es":"Larkspur Falls"}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7b0231df-3c0c-4759-821b-b6e2248c0127', '1378cdd7-f5a7-44c5-85a8-4d6c188b8748', 'dda06116-4015-40af-8e67-99af059d38b6', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('991b8281-1247-434d-8474-e1a6fce9eed5', 'words-hero', 'hero', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('ba756cf5-e27a-4fdc-8fdc-f31a497ad3df', '991b8281-1247-434d-8474-e1a6fce9eed5', 'words-hero', 'hero', null, '{"headline":[{"id":"825572d7-9a36-455d-8b0a-a4fad03825f9","line":{"en":"The falls never quit.","es":"Las cataratas nunca se rinden."}},{"id":"2bdf21ef-c0dd-4805-8f6c-1ae7bc32c5ca","line":{"en":"Neither will we.","es":"Nosotros tampoco."}}],"intro":{"en":"I’m Dana Whitfield. I fix boilers, I raised two kids on Canal Street, and I’m running for mayor because this town is worth the work.","es":"Soy Dana Whitfield. Arreglo calderas, crié a mis dos hijos en Canal Street y quiero ser alcaldesa porque este pueblo merece el esfuerzo."},"vote":{"en":"Vote Early Now","es":"Vote ya por anticipado"},"volunteer":{"en":"Volunteer","es":"Quiero ayudar"},"donate":{"en":"Donate","es":"Donar"},"tagline":{"en":"Revive, Empower, Build","es":"Revivir, Unir, Construir"},"parts":[{"id":"fb8a283c-e1c2-4357-85f3-d31dd7b6ac04","title":{"en":"Revive the city","es":"Revivir la ciudad"},"detail":{"en":"Lights on at the mill, shops open on Main Street.","es":"Luces en la vieja fábrica, tiendas abiertas en Main Street."}},{"id":"d369c69a-422b-4bdf-87ed-530234b51d6e","title":{"en":"Empower the community","es":"Unir a la comunidad"},"detail":{"en":"Every ward at the table, every dollar in the open.","es":"Todos los barrios en la mesa, cada dólar a la vista."}},{"id":"40c1563f-b97f-4b9c-81e1-ed8bec74533e","title":{"en":"Build the future","es":"Construir el futuro"},"detail":{"en":"Clean water, sound bridges, homes we can afford.","es":"Agua limpia, puentes firmes, casas que podamos pagar."}}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('c4a41ce3-9f96-47fc-8104-022cc1b0b845', '991b8281-1247-434d-8474-e1a6fce9eed5', 'ba756cf5-e27a-4fdc-8fdc-f31a497ad3df', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('7e1ab95c-c445-44fa-845f-c7276422d12f', 'words-video', 'video', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('de89148d-80c2-4c6b-8c97-16873e8d98b2', '7e1ab95c-c445-44fa-845f-c7276422d12f', 'words-video', 'video', null, '{"title":{"en":"Two minutes at the falls with Dana Whitfield","es":"Dos minutos en las cataratas con Dana Whitfield (en inglés)"},"length":{"en":"2 minutes","es":"2 minutos"},"transcript":[{"id":"542519d9-2b6c-489b-8a61-8b2d3d614e8b","start":0,"end":8000,"text":{"en":"Hear that? That''s the sound this whole town was built on.","es":"¿Oye eso? Es el sonido sobre el que se levantó todo este pueblo."}},{"id":"7e8d2a97-e2d2-4bbf-8c9d-ed9d4fe1171b","start":8000,"end":17500,"text":{"en":"A hundred and forty years ago somebody looked at this water and said: that could turn a wheel.","es":"Hace ciento cuarenta años alguien miró esta agua y dijo: esto puede mover una rueda."}},{"id":"296b7c15-d6a6-4cd6-8860-23b146410eb9","start":17500,"end":26000,"text":{"en":"Then the mill closed, and for thirty years we have been told that the best of Larkspur Falls is behind us.","es":"Después cerró la fábrica, y llevamos treinta años oyendo que lo mejor de Larkspur Falls ya pasó."}},{"id":"49ba25f3-1080-41d5-8812-5bdfdc7e8fde","start":26000,"end":33000,"text":{"en":"I don''t believe that. I fix boilers for a living. I know the difference between broken and finished.","es":"Yo no lo creo. Me gano la vida arreglando calderas. Sé distinguir entre lo descompuesto y lo acabado."}},{"id":"df9c9487-b52f-45de-800f-b15d5d88c734","start":33000,"end":45000,"text":{"en":"So here is the plan, in three words. Revive the city: lights on at the mill, shops open on Main Street.","es":"Este es el plan, en tres palabras. Revivir la ciudad: luces en la fábrica, tiendas abiertas en Main Street."}},{"id":"2134f158-fd8b-4ac7-8111-b3589dba1f5c","start":45000,"end":56500,"text":{"en":"Empower the community: every ward at the table, and every dollar city hall spends out where you can see it.","es":"Unir a la comunidad: todos los barrios en la mesa, y cada dólar que gasta la ciudad donde usted pueda verlo."}},{"id":"3e399e6f-e7b7-4be3-8523-61e5e1e1138e","start":56500,"end":68000,"text":{"en":"And build the future: clean water, a bridge that holds a fire truck, and homes our own kids can afford.","es":"Y construir el futuro: agua limpia, un puente que aguante un camión de bomberos y casas que nuestros hijos puedan pagar."}},{"id":"1bc46f0d-a088-446f-812b-1c28f8b50b6c","start":68000,"end":79000,"text":{"en":"I can''t do that alone, and I wouldn''t want a mayor who says she can. I need two hours of your week. One street. One phone list.","es":"No puedo hacerlo sola, y desconfiaría de una alcaldesa que dijera que puede. Necesito dos horas de su semana. Una calle. Una lista de llamadas."}},{"id":"40de4663-1e33-4155-8d2f-685e919bf642","start":79000,"end":93000,"text":{"en":"And I need your vote. Early voting runs through October 31st at City Hall, Monday to Friday, half past eight to five.","es":"Y necesito su voto. La votación anticipada sigue hasta el 31 de octubre en el ayuntamiento, de lunes a viernes, de ocho y media a cinco."}},{"id":"74af9958-3f06-4fee-8cec-31a5323271f8","start":93000,"end":103000,"text":{"en":"If you''d rather stand in line with your neighbors, election day is November 4th.","es":"Si prefiere hacer fila con sus vecinos, el día de las elecciones es el 4 de noviembre."}},{"id":"a9d7b313-a3bc-4467-8c50-034086441f20","start":103000,"end":114000,"text":{"en":"The falls never quit. Not in the drought, not in the flood, not in the year the mill went dark.","es":"Las cataratas nunca se rinden. Ni con la sequía, ni con la inundación, ni el año en que la fábrica se quedó a oscuras."}},{"id":"6f75c070-75b4-42fb-8d20-09f6dd29162c","start":114000,"end":124000,"text":{"en":"Neither will we. I''m Dana Whitfield. Let''s get to work.","es":"Nosotros tampoco. Soy Dana Whitfield. Manos a la obra."}}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7c36f4b6-4ff6-435b-8932-4cfd6c4edffd', '7e1ab95c-c445-44fa-845f-c7276422d12f', 'de89148d-80c2-4c6b-8c97-16873e8d98b2', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('cbd8f862-7740-461c-8c6c-92785ea42658', 'words-actions', 'actions', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b8ec45a2-e52c-48c7-86b5-9508c3a67244', 'cbd8f862-7740-461c-8c6c-92785ea42658', 'words-actions', 'actions', null, '{"title":{"en":"Pick one thing. Do it today.","es":"Elija una cosa. Hágala hoy."},"volunteer":{"title":{"en":"Volunteer","es":"Ayude como voluntario"},"text":{"en":"Give 2 hours this week.","es":"Regale 2 horas esta semana."},"call":{"en":"Sign me up","es":"Anótenme"},"more":{"en":"Knock on doors, call neighbors, set up chairs. You get a partner and a map, and nobody makes a speech.","es":"Toque puertas, llame a sus vecinos, acomode sillas. Tendrá compañía y un mapa, y nadie tiene que dar discursos."}},"vote":{"title":{"en":"Plan Your Vote","es":"Planee su voto"},"text":{"en":"Early voting through Oct 31.","es":"Votación anticipada hasta el 31 de octubre."},"call":{"en":"See when and where","es":"Vea cuándo y dónde"}},"sign":{"title":{"en":"Request a Yard Sign","es":"Pida un letrero"},"text":{"en":"Free, and we bring it to your door.","es":"Es gratis y se lo llevamos a su casa."},"call":{"en":"Get a sign","es":"Quiero un letrero"}},"idea":{"title":{"en":"Share Your Idea","es":"Comparta su idea"},"text":{"en":"What should Larkspur Falls do next? Dana reads every one.","es":"¿Qué debería hacer ahora Larkspur Falls? Dana las lee todas."},"call":{"en":"Tell us","es":"Cuéntenos"}},"donate":{"title":{"en":"Donate","es":"Done"},"text":{"en":"Five dollars prints forty flyers.","es":"Con cinco dólares se imprimen cuarenta volantes."},"call":{"en":"Give now","es":"Donar ahora"}},"updates":{"title":{"en":"Stay Updated","es":"Reciba noticias"},"text":{"en":"A short note when it matters.","es":"Un mensaje corto cuando hace falta."},"call":{"en":"Subscribe","es":"Suscribirme"}}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('b47e1600-5259-493f-8e0a-127db5041694', 'cbd8f862-7740-461c-8c6c-92785ea42658', 'b8ec45a2-e52c-48c7-86b5-9508c3a67244', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('1a696ed8-5a35-4eef-8a11-fbabc60dab2d', 'words-priorities', 'priorities', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('901b1f84-d2d3-4b87-80e2-948dfcf1cc14', '1a696ed8-5a35-4eef-8a11-fbabc60dab2d', 'words-priorities', 'priorities', null, '{"title":{"en":"Five priorities, in writing.","es":"Cinco prioridades, por escrito."},"lead":{"en":"Three commitments each. Print them, keep them, and hold us to them.","es":"Tres compromisos en cada una. Imprímalas, guárdelas y exíjanos cumplirlas."},"items":[{"id":"d658a583-1283-4ca1-8301-102a7e79fc6d","slug":"transparency","title":{"en":"Transparency & Accountability","es":"Transparencia y rendición de cuentas"},"summary":{"en":"You paid for city hall. You should be able to see every dollar it spends, without asking twice.","es":"El ayuntamiento lo paga usted. Debería poder ver cada dólar que gasta, sin tener que preguntar dos veces."},"commitments":[{"id":"a2873801-51f2-4c35-81c8-cb3a22d1186e","line":{"en":"Put every city payment over $500 online within 30 days, searchable by street and by vendor.","es":"Publicar en internet, en un plazo de 30 días, cada pago de la ciudad de más de $500, con búsqueda por calle y por proveedor."}},{"id":"bdeca0c1-a1f4-4733-8e32-4d12926d1e0d","line":{"en":"Hold an open town hall in each of the four wards every quarter, with the answers written down and posted.","es":"Celebrar cada trimestre una asamblea abierta en cada uno de los cuatro distritos, con las respuestas por escrito y publicadas."}},{"id":"e75561d1-26a2-48a2-8802-3d7409fd96d5","line":{"en":"Publish a one-page report card each January: what we promised, what got done, what did not.","es":"Publicar cada enero un informe de una página: qué prometimos, qué se hizo y qué no."}}]},{"id":"d4737c38-c45f-4389-88ca-258066a42471","slug":"mental-health","title":{"en":"Mental Health & Support","es":"Salud mental y apoyo"},"summary":{"en":"A neighbor in crisis should meet a counselor first, not a waiting list and not a squad car.","es":"Un vecino en crisis debe encontrar primero a un consejero, no una lista de espera ni una patrulla."},"commitments":[{"id":"8d145898-6447-4849-80f0-3c078d2f02f8","line":{"en":"Send a trained counselor along on mental-health calls, day and night, by the end of the first year.","es":"Enviar a un consejero capacitado a las llamadas de salud mental, de día y de noche, antes de que termine el primer año."}},{"id":"029401dd-6626-4cdd-8567-cf609b148bb1","line":{"en":"Open a walk-in support room at the library with evening hours, free and without an appointment.","es":"Abrir en la biblioteca una sala de apoyo con horario nocturno, gratis y sin cita."}},{"id":"aad1087c-a44d-4a9a-800e-5604f3df0c93","line":{"en":"Fund a counselor for every school in the city through a shared post with the county.","es":"Pagar un consejero para cada escuela de la ciudad, con un puesto compartido con el condado."}}]},{"id":"83ef9246-afaa-4788-8779-0585df5bb9c1","slug":"housing","title":{"en":"Homelessness & Housing","es":"Personas sin hogar y vivienda"},"summary":{"en":"Forty-one homes on our streets stand empty while families sleep in their cars. We can fix both at once.","es":"Hay cuarenta y una casas vacías en nuestras calles mientras hay familias que duermen en su auto. Podemos resolver las dos cosas a la vez."},"commitments":[{"id":"6da7513a-ce14-4ded-853b-f7fcd70574ec","line":{"en":"Bring 20 boarded-up row houses back as homes people here can afford, starting on Canal Street.","es":"Recuperar 20 casas tapiadas como viviendas que la gente de aquí pueda pagar, empezando por Canal Street."}},{"id":"d9cd8f41-7874-44b2-89ad-3b3f643c97e2","line":{"en":"Keep the winter shelter open every cold night, with a bus that picks people up.","es":"Mantener abierto el refugio de invierno todas las noches de frío, con un autobús que recoja a la gente."}},{"id":"efd14673-2d4f-4689-8f1e-6606566d9ad7","line":{"en":"Set up a rent emergency fund, so that one bad month does not cost a family its home.","es":"Crear un fondo de emergencia para la renta, para que un mal mes no le cueste la casa a una familia."}}]},{"id":"5ed38709-684f-440a-8d66-f6215714890e","slug":"infrastructure","title":{"en":"Infrastructure & Innovation","es":"Infraestructura e innovación"},"summary":{"en":"Water that runs clear, bridges that hold, internet that reaches the last house on Quarry Road.","es":"Agua que sale limpia, puentes que aguantan, internet que llega hasta la última casa de Quarry Road."},"commitments":[{"id":"cb919c20-4c5a-4535-867a-fff44031639a","line":{"en":"Replace the last lead water lines in four years and publish the map of what is done.","es":"Reemplazar en cuatro años las últimas tuberías de plomo y publicar el mapa de lo que ya está hecho."}},{"id":"e1b2451d-77ea-457c-8088-6e1d29aa6415","line":{"en":"Repair the Mill Street bridge before its weight limit cuts off the fire trucks.","es":"Reparar el puente de Mill Street antes de que su límite de peso deje fuera a los camiones de bomberos."}},{"id":"7826bd56-b1ba-46ae-8ffd-29369cdac605","line":{"en":"Bring public fiber to every neighborhood, and put small turbines back on the falls to help pay for it.","es":"Llevar fibra pública a cada barrio y volver a poner turbinas pequeñas en las cataratas para ayudar a pagarla."}}]},{"id":"3f4fb134-de03-465f-8956-4357aef5aa4f","slug":"downtown","title":{"en":"Youth & Downtown Revitalization","es":"Juventud y un centro con vida"},"summary":{"en":"Young people leave when there is nothing to stay for. Let us give them a downtown and a first job in it.","es":"Los jóvenes se van cuando no hay nada que los haga quedarse. Démosles un centro y, en él, su primer trabajo."},"commitments":[{"id":"7f19534b-8b39-4d12-899a-d19d4566bfda","line":{"en":"Turn the old Harrow Mill into workshops, a stage and a skate hall run with a council of teenagers.","es":"Convertir la vieja fábrica Harrow en talleres, un escenario y una pista de patinaje, dirigidos con un consejo de adolescentes."}},{"id":"a25a50f5-a8c4-4bdd-8ef0-40de0c5710db","line":{"en":"Pay for 150 summer jobs each year with local shops, trades and the parks crew.","es":"Pagar 150 empleos de verano al año en tiendas, oficios y parques de la ciudad."}},{"id":"614d4d34-5aa1-434e-8145-29690a47cac7","line":{"en":"Offer a year of cut-price rent to anyone who opens a shop in an empty window on Main Street.","es":"Ofrecer un año de renta reducida a quien abra una tienda en un local vacío de Main Street."}}]}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('24806470-c368-4523-802d-6c65130dddbd', '1a696ed8-5a35-4eef-8a11-fbabc60dab2d', '901b1f84-d2d3-4b87-80e2-948dfcf1cc14', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b3614d62-7918-421a-83ac-485b1681701e', 'words-earlyvoting', 'earlyvoting', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('9d7ce1fc-ea7f-484f-829d-97da31109538', 'b3614d62-7918-421a-83ac-485b1681701e', 'words-earlyvoting', 'earlyvoting', null, '{"title":{"en":"Vote early","es":"Vote por anticipado"},"text":{"en":"October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM","es":"Del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m."},"place":{"en":"Larkspur Falls City Hall","es":"Ayuntamiento de Larkspur Falls (City Hall)"},"address":{"en":"Larkspur Falls","es":"Larkspur Falls"},"directions":"https://www.google.com/maps/dir/?api=1&destination=City%20Hall%2C%20Larkspur%20Falls","electionDay":{"en":"November 4th","es":"4 de noviembre"},"electionDate":"2025-11-04","firstDay":"2025-10-14","lastDay":"2025-10-31","countdownTarget":"2025-10-31T17:00:00","timeZone":"America/New_York"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('bf55fcde-d179-43ea-8155-f3b47022662d', 'b3614d62-7918-421a-83ac-485b1681701e', '9d7ce1fc-ea7f-484f-829d-97da31109538', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('9c697d57-bc26-49b1-8281-1f2f6f5fa7eb', 'words-testimonials', 'testimonials', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('e1d3bbc0-dc1c-4e79-8b40-051fc94feb4e', '9c697d57-bc26-49b1-8281-1f2f6f5fa7eb', 'words-testimonials', 'testimonials', null, '{"title":{"en":"Heard on the porch","es":"Lo que se oye en los portales"},"items":[{"id":"178711c0-5730-4839-81ea-6d8288043519","quote":{"en":"When the basement flooded, she came with a pump before she came with a speech. She stayed until the boiler was lit.","es":"Cuando se inundó el sótano, llegó primero con una bomba y después con un discurso. Se quedó hasta que encendió la caldera."},"author":{"en":"Ruth Abernathy","es":"Ruth Abernathy"},"role":{"en":"Retired nurse, Canal Street","es":"Enfermera jubilada, Canal Street"},"picture":{"media":"b1c70000-0000-4000-8000-000000000001","files":[{"file":"1b3b8382556d22b142168ce94898ccc71745d74e3f784c1fd2905c379f153657.avif","width":288,"height":288}],"x":50,"y":50,"decorative":false,"alt":{"en":"Ruth Abernathy, white hair and round glasses, on her porch.","es":"Ruth Abernathy, pelo blanco y lentes redondos, en su portal."}}},{"id":"26b4e9c6-1a2d-44d2-85a3-38630c29084d","quote":{"en":"She read our lease with us, line by line, at my counter. Nobody running for office ever asked to see my lease.","es":"Leyó con nosotros el contrato de alquiler, línea por línea, en mi mostrador. Ningún otro candidato me ha pedido ver mi contrato."},"author":{"en":"Marcus Odell","es":"Marcus Odell"},"role":{"en":"Owner, Odell’s Barber Shop","es":"Dueño de Odell’s Barber Shop"}},{"id":"5827b885-ed45-4bcd-8327-57b9c0433854","quote":{"en":"I am seventeen. She asked what I would do with the mill and then she wrote it down.","es":"Tengo diecisiete años. Me preguntó qué haría yo con la fábrica, y después lo anotó."},"author":{"en":"Priya Nair","es":"Priya Nair"},"role":{"en":"Senior, Larkspur Falls High","es":"Estudiante de último año, Larkspur Falls High"}}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('f91d4099-ab70-41f8-8569-5a373d87d945', '9c697d57-bc26-49b1-8281-1f2f6f5fa7eb', 'e1d3bbc0-dc1c-4e79-8b40-051fc94feb4e', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('06d9d8bc-a250-4f15-8c48-1f41eb56fa43', 'words-faq', 'faq', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('c62d9145-fe6e-482a-8a03-fe2aadf69ab4', '06d9d8bc-a250-4f15-8c48-1f41eb56fa43', 'words-faq', 'faq', null, '{"title":{"en":"Fair questions","es":"Buenas preguntas"},"items":[{"id":"a50a44a1-e6a0-4088-81f4-e7028b7cfd6d","slug":"early-voting","question":{"en":"When and where can I vote early?","es":"¿Cuándo y dónde puedo votar por anticipado?"},"answer":{"en":"Early voting runs October 14–31, 2025, Monday to Friday, 8:30 AM to 5:00 PM, at City Hall, 1 Courthouse Square. Bring a photo ID. Election day is Tuesday, November 4th.","es":"La votación anticipada es del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m., en el ayuntamiento (City Hall), 1 Courthouse Square. Traiga una identificación con foto. El día de las elecciones es el martes 4 de noviembre."},"link":{"label":{"en":"See early voting and directions","es":"Vea la votación anticipada y cómo llegar"},"href":"#events"}},{"id":"284298f7-6fcc-4a48-8ab9-fb12ea1ea185","slug":"volunteering","question":{"en":"I have two hours. How can I help?","es":"Tengo dos horas. ¿Cómo puedo ayudar?"},"answer":{"en":"Two hours is one street of doors, thirty phone calls or one well-run event. Tell us what you like doing and when you are free; a person, not a robot, answers. You never go out alone and nobody has to be good at speeches.","es":"Dos horas son una calle de puertas, treinta llamadas o un evento bien atendido. Díganos qué le gusta hacer y cuándo puede; le responde una persona, no un robot. Nunca sale usted sin compañía y no hace falta saber dar discursos."},"link":{"label":{"en":"Pick something in the action zone","es":"Elija algo que hacer"},"href":"#action-zone"}},{"id":"d413d3c4-9ad2-44ba-83d8-f70c0a243840","slug":"yard-signs","question":{"en":"How do I get a yard sign?","es":"¿Cómo consigo un letrero para mi jardín?"},"answer":{"en":"Ask for one here and a volunteer brings it to your door, usually within three days. Signs are free. After the election we pick them up again and use the stakes for tomatoes.","es":"Pídalo aquí y un voluntario se lo lleva a su puerta, por lo general en tres días. Los letreros son gratis. Después de las elecciones los recogemos y usamos las estacas para los tomates."},"link":{"label":{"en":"Request a yard sign","es":"Pida un letrero"},"href":"/?open=yard-sign"}},{"id":"a7ddd764-9ef8-4f0a-8027-7d201b1bb3eb","slug":"church-turnout","question":{"en":"Can my church help get people to the polls?","es":"¿Puede mi iglesia ayudar a que la gente vote?"},"answer":{"en":"Yes. Congregations can organize rides, share voting times and host neighbors of every view; what a church may not do is endorse a candidate from the pulpit. Choose “Church GOTV” on the volunteer form and we bring you a ride sheet and a checklist that keeps you inside the rules.","es":"Sí. Las congregaciones pueden organizar transporte, compartir los horarios de votación y recibir a vecinos de todas las opiniones; lo que una iglesia no puede hacer es apoyar a un candidato desde el púlpito. En el formulario de voluntarios elija la opción de las iglesias y le llevamos una hoja para los viajes y una lista que le ayuda a respetar las reglas."},"link":{"label":{"en":"Volunteer for church turnout","es":"Ayude con su iglesia"},"href":"/?open=volunteer"}},{"id":"5ada1cf5-9476-4752-8c41-c0526ad82d0e","slug":"full-plan","question":{"en":"Where can I read the full plan?","es":"¿Dónde puedo leer el plan completo?"},"answer":{"en":"The five priorities above are the short version, each with three promises you can hold us to. The whole plan, with costs and dates, is on the vision page. Paper copies are at the library desk.","es":"Las cinco prioridades de arriba son la versión corta, cada una con tres promesas que puede exigirnos. El plan entero, con costos y fechas, está en la página de la visión. En la biblioteca hay copias en papel."},"link":{"label":{"en":"Read the full plan","es":"Lea el plan completo"},"href":"/vision"}}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('6a8b5fdf-c3e8-427f-86af-94e9e56c1003', '06d9d8bc-a250-4f15-8c48-1f41eb56fa43', 'c62d9145-fe6e-482a-8a03-fe2aadf69ab4', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('dc4a0e85-dc6c-482d-8090-abac5a8d80d6', 'words-closing', 'closing', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('6bc3b45c-eb44-4102-8129-d3f11fed3d6c', 'dc4a0e85-dc6c-482d-8090-abac5a8d80d6', 'words-closing', 'closing', null, '{"title":{"en":"There’s a door in Larkspur Falls only you can knock on.","es":"En Larkspur Falls hay una puerta a la que solo usted puede tocar."},"call":{"en":"Get Involved","es":"Participe"}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('9c310a7b-1237-4ccf-83ae-074f3724b8be', 'dc4a0e85-dc6c-482d-8090-abac5a8d80d6', '6bc3b45c-eb44-4102-8129-d3f11fed3d6c', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('a93b1ab7-90ff-4796-8f2d-4aa425614293', 'words-contact', 'contact', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b0d943bc-5f7f-4f88-8bb0-41beedb94c87', 'a93b1ab7-90ff-4796-8f2d-4aa425614293', 'words-contact', 'contact', null, '{"email":"hello@whitfieldformayor.example","poBox":{"en":"P.O. Box 0000, Larkspur Falls","es":"P.O. Box 0000, Larkspur Falls"}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('99088c3a-f69e-4990-86bf-a7761eadf4d2', 'a93b1ab7-90ff-4796-8f2d-4aa425614293', 'b0d943bc-5f7f-4f88-8bb0-41beedb94c87', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('51bb8d5a-9239-4634-8565-988d11f0a36d', 'words-links', 'links', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('5417553f-1fc5-4a7b-84d7-d9afd28080f5', '51bb8d5a-9239-4634-8565-988d11f0a36d', 'words-links', 'links', null, '{"donate":"https://donate.whitfieldformayor.example/","social":[{"id":"0ab308ff-059d-4ffd-82f3-7592570391db","label":{"en":"Facebook","es":"Facebook"},"href":"https://www.facebook.com/whitfieldformayor.example"},{"id":"ef8da1b5-a204-409d-896f-f25a5768d939","label":{"en":"Instagram","es":"Instagram"},"href":"https://www.instagram.com/whitfieldformayor.example"},{"id":"63ffc930-f4e9-4e38-8a0f-7cfe15f9bd23","label":{"en":"YouTube","es":"YouTube"},"href":"https://www.youtube.com/@whitfieldformayor.example"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('5fde0a9f-742f-4b2f-8024-03acab46223c', '51bb8d5a-9239-4634-8565-988d11f0a36d', '5417553f-1fc5-4a7b-84d7-d9afd28080f5', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('dd42613c-81d3-4235-883d-e406775d4735', 'words-legal', 'legal', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('866931bf-821c-4a90-82e0-c4ea3eff894f', 'dd42613c-81d3-4235-883d-e406775d4735', 'words-legal', 'legal', null, '{"paidFor":{"en":"Paid for by Whitfield for Mayor.","es":"Pagado por Whitfield for Mayor."},"privacy":{"en":"Your data stays with this campaign. We never sell it and never share it. When this app fails, it counts that without any of it; not with Global Privacy Control.","es":"Sus datos se quedan en esta campaña. Nunca los vendemos ni los compartimos. Cuando esta aplicación falla, lo cuenta sin ninguno de ellos; con Global Privacy Control, ni eso."},"notDeductible":{"en":"Contributions are not tax-deductible.","es":"Las contribuciones no son deducibles de impuestos."}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('863b8c5c-5a9d-4fbc-8f39-ef897929ec90', 'dd42613c-81d3-4235-883d-e406775d4735', '866931bf-821c-4a90-82e0-c4ea3eff894f', 'published', '2025-01-06T14:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-01-06T14:00:00Z', '2025-01-06T14:00:00Z')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64', 'commitment', 'heated-sidewalks', 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('4082eb04-b841-47f9-8df7-498e409ee1b3', '5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64', 'commitment', 'heated-sidewalks', null, '{"priority":"downtown","title":{"en":"Heat the sidewalks of Front Street","es":"Calentar las aceras de Front Street"},"text":{"en":"Warm water from the mill’s turbines runs under the sidewalks of Front Street between the bridge and the library, so that nobody slips there in winter.","es":"El agua tibia de las turbinas del molino corre bajo las aceras de Front Street entre el puente y la biblioteca, para que nadie resbale allí en invierno."},"measure":{"en":"Days on which the sidewalk is free of ice at noon.","es":"Días en que la acera está sin hielo al mediodía."},"baseline":{"en":"About half of them.","es":"Cerca de la mitad."},"target":{"en":"All of them, from the winter of 2027.","es":"Todos, desde el invierno de 2027."},"due_on":"2027-12-01","cost_low":90000000,"cost_high":140000000,"funding":{"en":"A state grant, which nobody has applied for yet.","es":"Un fondo del estado que nadie ha solicitado todavía."},"depends_on":["council","state"]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('7d1c9d85-9067-4eb5-8634-e182065b5449', '5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64', '4082eb04-b841-47f9-8df7-498e409ee1b3', 'approved', null, 'a0000000-0000-4000-8000-000000000002', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z'),
  ('e5356e8a-9d7c-49ec-8ab8-4bc9720b2f6a', '5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64', '4082eb04-b841-47f9-8df7-498e409ee1b3', 'published', '2025-08-12T13:00:00Z', 'a0000000-0000-4000-8000-000000000006', '2025-08-12T13:00:00Z', '2025-08-12T13:00:00Z')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, reason_en, reason_es, user_id, client_created_at, created_at) values
  ('6e343ffb-5d2e-47c8-8409-352ecc269200', '5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64', '4082eb04-b841-47f9-8df7-498e409ee1b3', 'unpublished', 'The street department measured it: heating two blocks takes as much power in a winter as the library does in a year. We promise salted crossings by 7 in the morning instead, with the money that this would have cost.', 'El departamento de calles lo midió: calentar dos cuadras gasta en un invierno tanta electricidad como la biblioteca en un año. En su lugar, y con ese dinero, habrá sal en los cruces antes de las 7 de la mañana.', 'a0000000-0000-4000-8000-000000000006', '2025-09-24T18:30:00Z', '2025-09-24T18:30:00Z')
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96', '54d5876145de44b0750ba4b21c8d94bf34f27208c3b2a95a6f8866caf8ec1820', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96' order by arrival desc limit 1), 'fire-calls-by-ward.csv', '2025-07-31', 12, 12, 'a0000000-0000-4000-8000-000000000006', '2025-07-31T15:00:00Z', '2025-07-31T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'downtown', '', '2019', 5.2, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'downtown', '', '2020', 5.3, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'downtown', '', '2021', 5.1, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'downtown', '', '2022', 5.4, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'downtown', '', '2023', 5.3, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'downtown', '', '2024', 5.5, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'ward-4', '', '2019', 7.1, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 9, 'ward-4', '', '2020', 7.4, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 10, 'ward-4', '', '2021', 7.6, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 11, 'ward-4', '', '2022', 7.9, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 12, 'ward-4', '', '2023', 8.3, null, null, null, 'shown', null),
  ('6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', 13, 'ward-4', '', '2024', 8.7, null, null, null, 'shown', null)
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7', 'f9af46095b939579ee4cb463606188504a30d6e4bd4350272c7342c4ee94fd44', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7' order by arrival desc limit 1), 'small-areas-2023.csv', '2025-03-14', 7, 7, 'a0000000-0000-4000-8000-000000000006', '2025-03-14T15:00:00Z', '2025-03-14T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'city', '', '2023', 16.8, 15.1, 18.6, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'ward-1', '', '2023', 14.2, 12, 16.7, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'ward-2', '', '2023', 15.9, 13.4, 18.8, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'ward-3', '', '2023', 17.6, 14.8, 20.9, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'ward-4', '', '2023', 19.8, 16.4, 23.6, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'ward-5', '', '2023', 16.1, 13.3, 19.2, null, 'shown', null),
  ('6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'island', '', '2023', null, null, null, null, 'suppressed', 'few')
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', 'f5b03ee9ebaf454f4e16e5964ea66b58663b476a1a060ad18b637204684abc9b', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8' order by arrival desc limit 1), 'grade-3-reading.csv', '2025-08-15', 14, 14, 'a0000000-0000-4000-8000-000000000006', '2025-08-15T15:00:00Z', '2025-08-15T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'city', '', '2019', 55.1, null, null, 412, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'city', '', '2021', 46.4, null, null, 371, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'city', '', '2022', 47.9, null, null, 388, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'city', '', '2023', 52.3, null, null, 395, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'city', '', '2024', 50.4, null, null, 401, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'city', '', '2020', null, null, null, null, 'not_collected', 'no-test'),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'city', '', '2025', 51.2, null, null, 398, 'provisional', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 9, 'city', 'low-income', '2019', 38.6, null, null, 171, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 10, 'city', 'low-income', '2021', 28.1, null, null, 160, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 11, 'city', 'low-income', '2022', 30.7, null, null, 166, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 12, 'city', 'low-income', '2023', 31.8, null, null, 170, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 13, 'city', 'low-income', '2024', 33.3, null, null, 174, 'shown', null),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 14, 'city', 'low-income', '2020', null, null, null, null, 'not_collected', 'no-test'),
  ('6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10', 15, 'city', 'low-income', '2025', 34.1, null, null, 172, 'provisional', null)
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8', '2723fe41c955970ab40433c2e1c3cf2affaa73e419f373365e734fed638819cf', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8' order by arrival desc limit 1), 'grade-3-reading-2.csv', '2025-08-15', 14, 14, 'a0000000-0000-4000-8000-000000000006', '2025-08-15T15:00:00Z', '2025-08-15T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'city', '', '2019', 55.1, null, null, 412, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'city', '', '2021', 46.4, null, null, 371, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'city', '', '2022', 47.9, null, null, 388, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'city', '', '2023', 48.7, null, null, 395, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'city', '', '2024', 50.4, null, null, 401, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'city', '', '2020', null, null, null, null, 'not_collected', 'no-test'),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'city', '', '2025', 51.2, null, null, 398, 'provisional', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 9, 'city', 'low-income', '2019', 38.6, null, null, 171, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 10, 'city', 'low-income', '2021', 28.1, null, null, 160, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 11, 'city', 'low-income', '2022', 30.7, null, null, 166, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 12, 'city', 'low-income', '2023', 31.8, null, null, 170, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 13, 'city', 'low-income', '2024', 33.3, null, null, 174, 'shown', null),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 14, 'city', 'low-income', '2020', null, null, null, null, 'not_collected', 'no-test'),
  ('6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10', 15, 'city', 'low-income', '2025', 34.1, null, null, 172, 'provisional', null)
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da', '0f2666eb53fef2f2201ab26164a67472118bfbd214316f0b9652183f52d08517', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da' order by arrival desc limit 1), 'diplomas-2024.csv', '2024-12-12', 13, 13, 'a0000000-0000-4000-8000-000000000006', '2024-12-12T15:00:00Z', '2024-12-12T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'city', '', '2020', 87.6, null, null, 298, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'city', '', '2021', 86.2, null, null, 305, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'city', '', '2022', 88.3, null, null, 291, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'city', '', '2023', 89, null, null, 310, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'city', '', '2024', 90.1, null, null, 302, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'peer:tanner-bridge', '', '2023', 91.8, null, null, 341, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'peer:tanner-bridge', '', '2024', 92, null, null, 352, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 9, 'peer:elm-junction', '', '2023', 88.4, null, null, 267, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 10, 'peer:elm-junction', '', '2024', 89.6, null, null, 259, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 11, 'peer:north-corwin', '', '2023', 85.1, null, null, 402, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 12, 'peer:north-corwin', '', '2024', 84.8, null, null, 396, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 13, 'peer:ashby-mills', '', '2023', 90.6, null, null, 233, 'shown', null),
  ('6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10', 14, 'peer:ashby-mills', '', '2024', null, null, null, null, 'not_collected', 'not-yet')
  on conflict do nothing;
insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9', '5930e0fd31731907d44f71d895266603b4f3a74343f5392edb6cff65cd8ea16a', '0.1.2.3.4.5.6.7.8', (select private.figure_rule(body) from public.content_revisions where item_id = '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9' order by arrival desc limit 1), 'storefront-walks.csv', '2025-09-20', 7, 7, 'a0000000-0000-4000-8000-000000000006', '2025-09-20T15:00:00Z', '2025-09-20T15:00:00Z')
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 2, 'mill-street', '', '2024-Q1', 14, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 3, 'mill-street', '', '2024-Q2', 15, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 4, 'mill-street', '', '2024-Q3', 15, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 5, 'mill-street', '', '2024-Q4', 17, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 6, 'mill-street', '', '2025-Q1', 16, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 7, 'mill-street', '', '2025-Q2', 18, null, null, null, 'shown', null),
  ('6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10', 8, 'mill-street', '', '2025-Q3', 19, null, null, null, 'shown', null)
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('277ea910-f03a-48ec-8b4e-e59782465e49', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', 'commitment', 'library-support-room', '1c40a298-ff1f-4071-89a3-0221c598df42', '{"priority":"mental-health","title":{"en":"Open a walk-in support room at the library with evening hours, free and without an appointment.","es":"Abrir en la biblioteca una sala de apoyo con horario nocturno, gratis y sin cita."},"text":{"en":"The reading room behind the library’s children’s corner becomes a quiet room with a counselor in it, Monday to Thursday from 5 to 9 in the evening. No form, no appointment, no bill. Whoever needs more is given a name and a date before they leave. We say each spring how far it is.","es":"La sala de lectura detrás del rincón infantil de la biblioteca se convierte en una sala tranquila con un consejero, de lunes a jueves de 5 a 9 de la noche. Sin formularios, sin cita y sin factura. Quien necesite más recibe un nombre y una fecha antes de irse."},"measure":{"en":"Evenings a week that the room is open with a counselor in it.","es":"Tardes por semana en que la sala está abierta con un consejero."},"baseline":{"en":"None. The nearest is 31 miles away, on weekdays until 4.","es":"Ninguna. La más cercana está a 31 millas y abre entre semana hasta las 4."},"target":{"en":"Four evenings a week from April 14, 2026.","es":"Cuatro tardes por semana desde el 14 de abril de 2026."},"due_on":"2026-04-14","cost_low":17600000,"cost_high":23600000,"funding":{"en":"The county’s community grant pays the counselor; the library gives the room, light and heat.","es":"La subvención comunitaria del condado paga al consejero; la biblioteca pone la sala, la luz y la calefacción."},"depends_on":["mayor","county"],"agreement":{"en":"The library board lends the room; the county decides on the grant in March.","es":"La junta de la biblioteca presta la sala; el condado decide sobre la subvención en marzo."},"risk":{"en":"If the county says no we open two evenings a week with volunteers, and say so here.","es":"Si el condado dice que no, abriremos dos tardes con voluntarios, y lo diremos aquí."},"milestones":[{"id":"9d6f0ae0-676e-4f9f-95f8-f5b915f8eeb7","text":{"en":"The library board has said yes in writing.","es":"La junta de la biblioteca ha dicho que sí por escrito."},"due_on":"2026-02-13"},{"id":"11c7b9d3-0114-4621-96cb-7d3aed1ced1c","text":{"en":"The county has decided on the grant.","es":"El condado ha decidido sobre la subvención."},"due_on":"2026-03-20"},{"id":"dff1c553-404d-421f-b2b1-1613694ecec6","text":{"en":"The room is open on four evenings a week.","es":"La sala abre cuatro tardes por semana."},"due_on":"2026-04-14"}],"sources":[{"id":"7a65dbf0-9827-43a9-81a8-d689a74a25e6","title":{"en":"Public library: rooms and hours","es":"Biblioteca pública: salas y horario"},"link":"https://larkspurfalls.example/library/hours"}]}'::jsonb, 'a0000000-0000-4000-8000-000000000006', now() - interval '1 day', now() - interval '1 day')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, assignee, go_live_at, note, user_id, client_created_at, created_at) values
  ('510c2086-42a1-4fbe-811c-6c61b1ce3f3a', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', '277ea910-f03a-48ec-8b4e-e59782465e49', 'submitted', 'a0000000-0000-4000-8000-000000000002', null, null, 'a0000000-0000-4000-8000-000000000006', now() - interval '20 hours', now() - interval '20 hours')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('a4bc5f2d-aacb-426d-892e-7797236985cf', '2c63888f-28f0-4481-be6d-dce7a7ace732', 'document', 'statement-of-candidacy', '6a897ea6-24fd-41d0-8deb-be5fe34207b1', '{"type":"filing","title":{"en":"Statement of candidacy","es":"Declaración de candidatura"},"text":{"en":"Dana Whitfield’s registration as a candidate for mayor, as the city clerk stamped it. The next one comes in the new year.","es":"La inscripción de Dana Whitfield como candidata a la alcaldía, con el sello de la secretaría municipal."},"source":{"en":"Whitfield for Mayor","es":"Whitfield for Mayor"},"published_on":"2025-02-03","file":"https://whitfieldformayor.example/documents/statement-of-candidacy.pdf","sha256":"301736cb47f72988fd69f48a8ad67706323fc1f3f1f9e547234e349d5b381980","bytes":184320,"picture":{"media":"b1c70000-0000-4000-8000-000000000002","files":[{"file":"02b2e1927fa3ffd7619721d0922c53ce4aafc749d334cd32785c47a6c12610e2.avif","width":480,"height":620}],"x":50,"y":0,"decorative":false,"alt":{"en":"Its only page: four lines filled in by hand, a signature, and the city clerk’s round stamp.","es":"Su única página: cuatro líneas escritas a mano, una firma y el sello redondo de la secretaría."}}}'::jsonb, 'a0000000-0000-4000-8000-000000000006', now() - interval '1 day', now() - interval '1 day')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, assignee, go_live_at, note, user_id, client_created_at, created_at) values
  ('a864094c-5f33-4598-8167-c562d55c6878', '2c63888f-28f0-4481-be6d-dce7a7ace732', 'a4bc5f2d-aacb-426d-892e-7797236985cf', 'changes_requested', null, null, 'Say who will bring it, and by when.', 'a0000000-0000-4000-8000-000000000002', now() - interval '20 hours', now() - interval '20 hours')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b9e40000-0000-4000-8000-000000000002', 'reply', 'question-d2000000', 'a0000000-0000-4000-8000-000000000006', now() - interval '30 hours')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('92037308-0c78-4205-8ace-e8b8a228f989', 'b9e40000-0000-4000-8000-000000000002', 'reply', 'question-d2000000', null, '{"asked":"question/d2000000-0000-4000-8000-000000000015","text":{"en":"The public works office does, by a list of 2009: hospital and fire station first, then bus routes, then the rest by lot. The list was never posted. We have a copy, and here it will stand.","es":"La oficina de obras, según una lista de 2009: primero el hospital y los bomberos, luego las rutas de autobús y el resto por sorteo. La lista nunca se publicó. Tenemos una copia y aquí estará."},"named":"Dana Whitfield"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', now() - interval '30 hours', now() - interval '30 hours')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('93495b24-52dd-47d5-85bf-a6cc8395e79c', 'b9e40000-0000-4000-8000-000000000002', '92037308-0c78-4205-8ace-e8b8a228f989', 'approved', null, 'a0000000-0000-4000-8000-000000000002', now() - interval '26 hours', now() - interval '26 hours'),
  ('be7bb0fc-49b7-4e49-8612-3ea28618afa4', 'b9e40000-0000-4000-8000-000000000002', '92037308-0c78-4205-8ace-e8b8a228f989', 'scheduled', now() + interval '5 days', 'a0000000-0000-4000-8000-000000000006', now() - interval '25 hours', now() - interval '25 hours')
  on conflict do nothing;
insert into public.content_items (id, kind, slug, user_id, created_at) values ('b9e40000-0000-4000-8000-000000000003', 'reply', 'question-d2000000-4', 'a0000000-0000-4000-8000-000000000006', now() - interval '9 hours')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('b7799d5a-d60d-4c74-83e1-970cc528f2f7', 'b9e40000-0000-4000-8000-000000000003', 'reply', 'question-d2000000-4', null, '{"asked":"question/d2000000-0000-4000-8000-000000000004","text":{"en":"To two church halls, when somebody there picks up the phone. Nobody is told beforehand which. We want the county to post each evening by six where there is room.","es":"A dos salones parroquiales, si alguien allí contesta el teléfono. Nadie sabe antes a cuál. Queremos que el condado publique cada tarde, antes de las seis, dónde hay lugar."},"named":"Dana Whitfield"}'::jsonb, 'a0000000-0000-4000-8000-000000000006', now() - interval '9 hours', now() - interval '9 hours')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, assignee, user_id, client_created_at, created_at) values
  ('b4ee6d05-2cc7-4233-8589-c3bafa41854f', 'b9e40000-0000-4000-8000-000000000003', 'b7799d5a-d60d-4c74-83e1-970cc528f2f7', 'submitted', 'a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000006', now() - interval '8 hours', now() - interval '8 hours')
  on conflict do nothing;
insert into public.content_releases (id, name, user_id, created_at) values ('5556f56d-2967-40cc-8265-b6cce4465cb8', 'What comes in spring', 'a0000000-0000-4000-8000-000000000006', now() - interval '18 hours')
  on conflict do nothing;
insert into public.content_release_steps (id, release_id, name, action, item_id, user_id, client_created_at, created_at) values
  ('c3be8eb4-c736-4e96-8df9-b42a757004b1', '5556f56d-2967-40cc-8265-b6cce4465cb8', 'What comes in spring', 'begun', null, 'a0000000-0000-4000-8000-000000000006', now() - interval '18 hours', now() - interval '18 hours'),
  ('ec1575b0-1a25-4b31-8aec-e6726dd4068b', '5556f56d-2967-40cc-8265-b6cce4465cb8', 'What comes in spring', 'added', '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22', 'a0000000-0000-4000-8000-000000000006', now() - interval '18 hours', now() - interval '18 hours'),
  ('da2a1693-bb13-490c-8988-31d02dcfe0e6', '5556f56d-2967-40cc-8265-b6cce4465cb8', 'What comes in spring', 'added', '2c63888f-28f0-4481-be6d-dce7a7ace732', 'a0000000-0000-4000-8000-000000000006', now() - interval '18 hours', now() - interval '18 hours')
  on conflict do nothing;
alter table public.content_events enable trigger user;
alter table public.content_revisions enable trigger user;
alter table public.content_release_steps enable trigger user;
-- Here ends what that wrote.
-- What came of what people asked: in the campaign's words, never in those of whoever sent it.
insert into public.content_links (id, from_kind, from_id, to_kind, to_id, relation, state, words_en, words_es, client_created_at)
values
  ('6b1e5d87-3fa0-4c24-9d6b-82a7e3f19c05', 'door', 'b2000000-0000-4000-8000-000000000004',
    'commitment', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'became', 'set',
    'People on the east side ask when the bridge will carry a fire truck again, and want a date.',
    'En el lado este preguntan cuándo volverá a pasar por el puente un camión de bomberos, y quieren una fecha.', now() - interval '7 hours'),
  ('3f0b6c1e-8d27-4a95-b1c4-7e2d9a5f6071', 'idea', '50000000-0000-4000-8000-000000000005',
    'commitment', '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', 'became', 'set',
    'Turn the old mill into workshops, and keep the clock running.',
    'Convertir la vieja fábrica en talleres y que el reloj siga andando.', now() - interval '2 days'),
  ('a6d1e0f4-52b9-4c38-9f7a-0c3b8e1d2472', 'question', 'b7c2d5e8-1f4a-4069-8b3c-5d6e7f809173',
    'commitment', '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42', 'evidence', 'set',
    'Asked at the fire station in June: how long does the ladder truck take around by the county road? Six minutes more.',
    'Preguntado en junio en la estación de bomberos: ¿cuánto tarda el camión de escalera por la carretera del condado? Seis minutos más.',
    now() - interval '3 days'),
  ('c8e3f2a5-6b40-4d17-a29e-1f5c7d8b3674', 'commitment', 'f72b0e84-93da-4751-a6c9-2e4f8b1d3a52',
    'question', 'd9f4a3b6-7c51-4e28-b3af-206d8e9c4775', 'answers', 'set',
    'Asked by students at Larkspur Falls High: is there work in summer for somebody who is fifteen?',
    'Preguntado por estudiantes de Larkspur Falls High: ¿hay trabajo en verano para alguien de quince años?',
    now() - interval '4 days'),
  ('5a0d4c76-2e9f-4b13-8c5a-71f6d2e08b94', 'decision', 'c3dd75f6-8085-48e6-ac92-5f09a227f039',
    'commitment', '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'evidence', 'set',
    'A council committee is weighing whether the city’s list of payments should come out every month.',
    'Una comisión del concejo estudia si la lista de pagos de la ciudad debe publicarse cada mes.', now() - interval '6 days'),
  ('e27b9130-64fd-4c8a-9d3e-0b5a8c1f7d62', 'document', 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a',
    'commitment', '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11', 'evidence', 'set',
    'It can be done: three months of the city’s payments, searchable on this site.',
    'Se puede hacer: tres meses de pagos de la ciudad, con buscador en este sitio.', now() - interval '5 days'),
  ('b4c1f7d0-5e83-4a96-9c2f-6d1e8a0f3b57', 'idea', '1dea0000-0000-4000-8000-000000000013',
    'commitment', '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23', 'became', 'set',
    'A counselor of its own for every school, whom the children know by name.',
    'Un consejero propio para cada escuela, a quien los niños conozcan por su nombre.', now() - interval '8 days'),
  ('d6e3b9f2-7a05-4cb8-9e41-8f30ac2b5d79', 'commitment', '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23',
    'question', 'd1000000-0000-4000-8000-000000000014', 'answers', 'set',
    'Asked by a teacher: when will the middle school have a counselor all week?',
    'Preguntado por una maestra: ¿cuándo tendrá la secundaria un consejero toda la semana?', now() - interval '9 days')
on conflict do nothing;
-- Somebody else agreed to these words.
insert into public.content_links (id, from_kind, from_id, to_kind, to_id, relation, state, approves, client_created_at)
select agreed.id::uuid, said.from_kind, said.from_id, said.to_kind, said.to_id, said.relation, 'approved', said.id, now() - interval '1 day'
from public.content_links as said
join (values
  ('6b1e5d87-3fa0-4c24-9d6b-82a7e3f19c05', '7c2f6e98-40b1-4d35-8e7c-93b8f40ad116'),
  ('3f0b6c1e-8d27-4a95-b1c4-7e2d9a5f6071', '0b8e7d52-6a13-4f9c-a1d4-2c7f9e3b5a61'),
  ('a6d1e0f4-52b9-4c38-9f7a-0c3b8e1d2472', '1c9f8e63-7b24-4a0d-b2e5-3d80af4c6b72'),
  ('c8e3f2a5-6b40-4d17-a29e-1f5c7d8b3674', '2da09f74-8c35-4b1e-83f6-4e91b05d7c83'),
  ('5a0d4c76-2e9f-4b13-8c5a-71f6d2e08b94', '3eb1a085-9d46-4c2f-94a7-5fa2c16e8d94'),
  ('e27b9130-64fd-4c8a-9d3e-0b5a8c1f7d62', '4fc2b196-ae57-4d30-a5b8-60b3d27f9ea5'),
  ('b4c1f7d0-5e83-4a96-9c2f-6d1e8a0f3b57', 'c5d2a8e1-6f94-4ba7-8d30-7e2f9b1a4c68'),
  ('d6e3b9f2-7a05-4cb8-9e41-8f30ac2b5d79', 'e7f4cad3-8b16-4dc9-8f52-9a41bd3c6e8a')
) as agreed (link, id) on said.id = agreed.link::uuid
on conflict do nothing;

-- What people suggested, as the campaign put it on the wall (src/sample/ideas.ts). One came by a form that is here, the others on paper.
update public.ideas as line set id = '1dea0000-0000-4000-8000-000000000001', arrived_at = '2025-07-09T14:00:00Z'
where line.signup_id = '50000000-0000-4000-8000-000000000005';
insert into public.ideas (id, signup_id, arrived_at) values
  ('1dea0000-0000-4000-8000-000000000002', null, '2025-08-14T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000003', null, '2025-08-21T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000004', null, '2025-09-03T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000005', null, '2025-09-08T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000006', null, '2025-09-11T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000007', null, '2025-09-13T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000008', null, '2025-09-22T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000009', null, '2025-10-02T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000010', null, '2025-10-06T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000011', null, '2025-10-09T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000012', null, '2025-10-12T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000013', null, '2025-08-28T14:00:00Z'),
  ('1dea0000-0000-4000-8000-000000000014', null, '2025-09-10T14:00:00Z')
on conflict do nothing;
insert into public.idea_actions (id, idea_id, action, text_en, text_es, as_written, topic, ward, client_created_at)
values
  ('1dea0001-0000-4000-8000-000000000001', '1dea0000-0000-4000-8000-000000000001', 'published', 'Turn the old Harrow Mill into workshops with apartments above, and keep the clock running.',
    'Convertir la vieja fábrica Harrow en talleres con apartamentos arriba, y que el reloj siga andando.', false, 'downtown', 1, '2025-07-09T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000002', '1dea0000-0000-4000-8000-000000000002', 'published', 'Let the mill clock strike again. You used to hear it up on Quarry Road.',
    'Que el reloj de la fábrica vuelva a dar la hora. Antes se oía hasta Quarry Road.', false, 'downtown', 4, '2025-08-14T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000003', '1dea0000-0000-4000-8000-000000000003', 'published', 'Post the lead-pipe map by street, and say which week the crew comes to mine.',
    'Publicar el mapa de tuberías de plomo calle por calle y decir en qué semana llega la cuadrilla a la mía.', false, 'infrastructure', 2, '2025-08-21T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000004', '1dea0000-0000-4000-8000-000000000004', 'published', 'A bench and a light at every bus stop on Canal Street. People stand in the road in winter.',
    'Un banco y una luz en cada parada de Canal Street. En invierno la gente espera en la calle.', false, 'infrastructure', 3, '2025-09-03T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000005', '1dea0000-0000-4000-8000-000000000005', 'published', 'Open the library until nine on two evenings, for people who work days.',
    'Abrir la biblioteca hasta las nueve dos noches por semana, para quienes trabajan de día.', false, 'mental-health', null, '2025-09-08T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000006', '1dea0000-0000-4000-8000-000000000006', 'published', 'Give tenants one number to call when the heat is off, and have somebody come the same day.',
    'Dar a los inquilinos un solo número para llamar cuando no hay calefacción, y que alguien venga el mismo día.', false, 'housing', 3, '2025-09-11T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000007', '1dea0000-0000-4000-8000-000000000007', 'published', 'Build a casino at the falls, and pay for everything else with it.',
    'Construir un casino en las cataratas y pagar con él todo lo demás.', false, 'downtown', null, '2025-09-13T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000008', '1dea0000-0000-4000-8000-000000000008', 'published', 'Read the council’s agenda out loud on the radio, the Sunday before.',
    'Leer en la radio el orden del día del concejo, el domingo anterior.', false, 'transparency', null, '2025-09-22T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000009', '1dea0000-0000-4000-8000-000000000009', 'published', 'Crossing guards at Mill Street and Second when school lets out. The light is too short for small legs.',
    'Guardias de cruce en Mill Street y Second a la salida de la escuela. El semáforo dura poco para piernas cortas.', false, 'schools', 1, '2025-10-02T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000010', '1dea0000-0000-4000-8000-000000000010', 'published', 'Translate the water bill. My mother pays it every month and cannot read it.',
    'Traducir el recibo del agua. Mi madre lo paga cada mes y no puede leerlo.', false, 'transparency', 2, '2025-10-06T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000011', '1dea0000-0000-4000-8000-000000000011', 'published', 'A late bus on Fridays and Saturdays, so that people who close the restaurants get home.',
    'Un autobús nocturno los viernes y sábados, para que quienes cierran los restaurantes lleguen a casa.', false, 'infrastructure', 1, '2025-10-09T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000012', '1dea0000-0000-4000-8000-000000000012', 'published', 'Let teenagers run the skate hall’s snack bar, and keep what it earns for a trip.',
    'Que los jóvenes lleven la cafetería de la pista de patinaje y gasten lo ganado en un viaje.', false, 'downtown', 4, '2025-10-12T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000013', '1dea0000-0000-4000-8000-000000000013', 'published', 'Give every school its own counselor. Ours comes on Tuesdays, and nobody falls apart by the calendar.',
    'Que cada escuela tenga su propio consejero. El nuestro viene los martes, y nadie se derrumba según el calendario.', false, 'schools', 2, '2025-08-28T20:00:00Z'),
  ('1dea0001-0000-4000-8000-000000000014', '1dea0000-0000-4000-8000-000000000014', 'published', 'Let the high school begin at nine. Half of first period sleeps.',
    'Que la preparatoria empiece a las nueve. La mitad de la primera clase duerme.', false, 'schools', null, '2025-09-10T20:00:00Z')
on conflict do nothing;
insert into public.idea_actions (id, idea_id, action, status, response_en, response_es, seen_action, client_created_at)
values
  ('1dea0004-0000-4000-8000-000000000001', '1dea0000-0000-4000-8000-000000000001', 'responded', 'under_review', null,
    null, '1dea0001-0000-4000-8000-000000000001', '2025-07-21T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000001', '1dea0000-0000-4000-8000-000000000001', 'responded', 'in_plan', 'It is in the plan: workshops, a stage and a skate hall, and the clock is part of the first repair. Apartments are not promised yet; the roof has to be paid first.',
    'Está en el plan: talleres, un escenario y una pista de patinaje, y el reloj entra en la primera reparación. Los apartamentos aún no se prometen; antes hay que pagar el techo.', '1dea0004-0000-4000-8000-000000000001', '2025-09-02T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000003', '1dea0000-0000-4000-8000-000000000003', 'responded', 'in_plan', 'The map is part of the promise to replace the lines. The week can be named about a month ahead, and we will.',
    'El mapa forma parte de la promesa de cambiar las tuberías. La semana se puede decir con un mes de anticipación, y lo haremos.', '1dea0001-0000-4000-8000-000000000003', '2025-09-05T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000004', '1dea0000-0000-4000-8000-000000000004', 'responded', 'under_review', 'We have asked the county, who owns the stops, what eleven of them would cost. You will read the answer here.',
    'Preguntamos al condado, dueño de las paradas, cuánto costarían once de ellas. Aquí leerá la respuesta.', '1dea0001-0000-4000-8000-000000000004', '2025-09-19T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000006', '1dea0000-0000-4000-8000-000000000006', 'responded', 'under_review', null,
    null, '1dea0001-0000-4000-8000-000000000006', '2025-09-11T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000007', '1dea0000-0000-4000-8000-000000000007', 'responded', 'declined', 'No. State law allows none here, and we would not ask for a change: the falls are everybody’s.',
    'No. La ley estatal no lo permite aquí, y no pediríamos cambiarla: las cataratas son de todos.', '1dea0001-0000-4000-8000-000000000007', '2025-09-30T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000010', '1dea0000-0000-4000-8000-000000000010', 'responded', 'under_review', null,
    null, '1dea0001-0000-4000-8000-000000000010', '2025-10-06T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000013', '1dea0000-0000-4000-8000-000000000013', 'responded', 'in_plan', 'It is in the plan, one school at a time: the middle school comes first. The council, the county and the school committee each have to vote for it.',
    'Está en el plan, una escuela tras otra: la primera es la secundaria. Tienen que aprobarlo el concejo, el condado y el comité escolar.', '1dea0001-0000-4000-8000-000000000013', '2025-09-04T21:00:00Z'),
  ('1dea0002-0000-4000-8000-000000000014', '1dea0000-0000-4000-8000-000000000014', 'responded', 'declined', 'Not ours to promise: the school committee sets the hours. Its meetings are open on the first Monday of the month, and pupils may speak.',
    'No nos toca prometerlo: el horario lo fija el comité escolar. Sus reuniones son abiertas el primer lunes del mes, y los alumnos pueden hablar.', '1dea0001-0000-4000-8000-000000000014', '2025-09-17T21:00:00Z')
on conflict do nothing;
insert into public.idea_actions (id, idea_id, action, merged_into, seen_action, client_created_at)
values
  ('1dea0003-0000-4000-8000-000000000002', '1dea0000-0000-4000-8000-000000000002', 'merged', '1dea0000-0000-4000-8000-000000000001', '1dea0001-0000-4000-8000-000000000002', '2025-09-04T15:00:00Z')
on conflict do nothing;

-- Who supports what on the wall (src/sample/ideas.ts), through the letterbox as phones do it. Made-up voices, under which nobody asked
-- or supported a question: two kinds cannot be joined. Some support both ideas about the mill's clock, and count once.
insert into public.supports_sent (id, kind, item_id, voice, given, turn, room_code, client_created_at)
select gen_random_uuid(), 'idea', ('1dea0000-0000-4000-8000-' || lpad(said.n::text, 12, '0'))::uuid,
  left(translate(encode(sha256(convert_to('wall ' || voice, 'UTF8')), 'base64'), '+/', '-_'), 43), true, 1, null, now()
from (values
  (1, 1, 31), (2, 26, 38), (3, 5, 27), (4, 12, 37), (5, 30, 48), (6, 1, 44), (7, 50, 52), (8, 40, 46), (9, 20, 46), (10, 33, 50), (12, 8, 11), (13, 1, 33)
) as said (n, first, last)
cross join lateral generate_series(said.first, said.last) as voice;
-- Much of it at once, for one that the campaign has said no to: not counted, and not looked at yet.
insert into private.support_bursts (id, kind, item_id, reason, origin, began_at) values
  ('d4000000-0000-4000-8000-000000000003', 'idea', '1dea0000-0000-4000-8000-000000000007', 'address', sha256('a third sample'),
    now() - interval '5 hours')
on conflict do nothing;
insert into private.supports (kind, item_id, supporter, given, turn, in_room, confirmed, burst_id)
select 'idea', '1dea0000-0000-4000-8000-000000000007', sha256(convert_to('sample ' || n, 'UTF8')), true, 1, false, false,
  'd4000000-0000-4000-8000-000000000003'
from generate_series(1, 27) as n
on conflict do nothing;
select private.count_support('idea', '1dea0000-0000-4000-8000-000000000007');

-- Places in town, with what happened to each (src/sample/sites.ts).
insert into public.sites (id, slug, kind, title_en, title_es, about_en, about_es, place, ward, latitude, longitude, commitment_id) values
  ('517e0000-0000-4000-8000-000000000001', 'harrow-mill', 'building', 'Harrow Mill', 'Fábrica Harrow',
    'Four floors of brick beside the falls, 62,000 square feet. The roof is sound; the windows of two floors are not.',
    'Cuatro pisos de ladrillo junto a las cataratas, 62,000 pies cuadrados. El techo está sano; las ventanas de dos pisos, no.',
    '1 Mill Street', 1, 43.2011, -69.2014, '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51'),
  ('517e0000-0000-4000-8000-000000000002', 'canal-street-12', 'house', 'Row house, 12 Canal Street', 'Casa en hilera, 12 Canal Street',
    'Boarded up on the ground floor. The neighbors on both sides heat their walls against it.',
    'Tapiada en la planta baja. Las casas de los lados pierden calor por sus paredes.',
    '12 Canal Street', 3, 43.1989, -69.1975, 'e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31'),
  ('517e0000-0000-4000-8000-000000000003', 'canal-street-31', 'house', 'Row house, 31 Canal Street', 'Casa en hilera, 31 Canal Street',
    'The last one that was brought back.',
    'La última que se recuperó.',
    '31 Canal Street', 3, 43.1983, -69.1968, null),
  ('517e0000-0000-4000-8000-000000000004', 'mill-street-88', 'storefront', 'Empty shop, 88 Mill Street', 'Local vacío, 88 Mill Street',
    'Two windows, a pressed-tin ceiling, no tenant since the shoe shop.',
    'Dos vitrinas, techo de lámina prensada, sin inquilino desde la zapatería.',
    '88 Mill Street', 1, 43.2004, -69.2002, '4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53'),
  ('517e0000-0000-4000-8000-000000000005', 'second-street-lot', 'lot', 'Empty lot on Second Street', 'Terreno vacío en Second Street',
    'Where the bakery burned down. Half an acre of gravel beside the school’s fence.',
    'Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela.',
    '40 Second Street', 2, 43.2025, -69.1982, null),
  ('517e0000-0000-4000-8000-000000000006', 'quarry-pocket-park', 'park', 'Pocket park on Quarry Road', 'Parquecito de Quarry Road',
    'A corner with one bench and a view of the falls.',
    'Una esquina con un banco y vista a las cataratas.',
    '140 Quarry Road', 4, 43.1976, -69.2031, null),
  ('517e0000-0000-4000-8000-000000000007', 'rail-yard-tires', 'dumping', 'Tires behind the rail yard', 'Llantas detrás del patio de trenes',
    'About two hundred, some in the brook.',
    'Unas doscientas, algunas en el arroyo.',
    '9 Depot Lane', 4, 43.1968, -69.2009, null),
  ('517e0000-0000-4000-8000-000000000008', 'bridge-steps', 'street', 'Steps below the Mill Street bridge', 'Escalera bajo el puente de Mill Street',
    'The shortest way to the bus. Three treads are gone.',
    'El camino más corto al autobús. Faltan tres escalones.',
    '2 Falls Road', 1, 43.2016, -69.1996, null),
  ('517e0000-0000-4000-8000-000000000009', 'cedar-street-lamps', 'street', 'Street lamps on Cedar Street', 'Faroles de Cedar Street',
    'Eleven lamps between the library and the river.',
    'Once faroles entre la biblioteca y el río.',
    '22 Cedar Street', 2, 43.2031, -69.1994, null)
on conflict do nothing;
-- Two houses of one street that somebody took for one, and took apart the day after.
insert into public.site_merges (id, site_id, into_id, seen, client_created_at) values
  ('517e0004-0000-4000-8000-000000000001', '517e0000-0000-4000-8000-000000000003', '517e0000-0000-4000-8000-000000000002', null,
    now() - interval '3 days'),
  ('517e0004-0000-4000-8000-000000000002', '517e0000-0000-4000-8000-000000000003', null, '517e0004-0000-4000-8000-000000000001',
    now() - interval '2 days')
on conflict do nothing;
insert into public.site_events
  (id, site_id, stage, happened_on, text_en, text_es, source_en, source_es, source_url, seen, cost_cents, client_created_at)
values
  ('517e0001-0000-4000-8000-000000000101', '517e0000-0000-4000-8000-000000000001', 'reported', '1994-03-31',
    'The last shift left. It has been empty since.', 'Salió el último turno. Desde entonces está vacía.',
    'Planning board: survey of the mill, 2023', 'Junta de planeación: estudio de la fábrica, 2023', 'https://larkspurfalls.example/planning/harrow-mill-2023.pdf', false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000102', '517e0000-0000-4000-8000-000000000001', null, '2019-10-04',
    'The city mended the roof.', 'La ciudad reparó el techo.',
    'City council, minutes', 'Concejo municipal, actas', 'https://larkspurfalls.example/council/2019-10', false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000103', '517e0000-0000-4000-8000-000000000001', 'verified', '2025-06-12',
    'We walked through all four floors with the building inspector.', 'Recorrimos los cuatro pisos con el inspector de edificios.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000104', '517e0000-0000-4000-8000-000000000001', 'planned', '2025-09-02',
    'It is in the plan: workshops, a stage and a hall to skate in.', 'Está en el plan: talleres, un escenario y una pista para patinar.',
    'The campaign’s plan', 'El plan de la campaña', null, false, 460000000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000201', '517e0000-0000-4000-8000-000000000002', 'reported', '2025-06-01',
    'Listed as vacant since 2017.', 'Figura como vacía desde 2017.',
    'City register of vacant buildings, June 2025', 'Registro municipal de edificios vacíos, junio de 2025', 'https://larkspurfalls.example/housing/vacant-2025.csv', false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000202', '517e0000-0000-4000-8000-000000000002', 'verified', '2025-08-20',
    'Empty, dry inside, the chimney leans. Mail is still delivered next door by mistake.', 'Vacía, seca por dentro, la chimenea está inclinada. El correo aún llega por error a la casa de al lado.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000203', '517e0000-0000-4000-8000-000000000002', 'planned', '2025-09-02',
    'One of the first six that we would bring back.', 'Una de las seis primeras que recuperaríamos.',
    'The campaign’s plan', 'El plan de la campaña', null, false, 11200000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000301', '517e0000-0000-4000-8000-000000000003', 'funded', '2019-05-14',
    'A state repair grant came through.', 'Se aprobó una subvención estatal.',
    'City council, minutes', 'Concejo municipal, actas', null, false, 8850000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000302', '517e0000-0000-4000-8000-000000000003', 'under_way', '2020-04-06',
    'Roof, pipes and wiring, by local trades.', 'Techo, tuberías y cableado, con oficios locales.',
    'City council, minutes', 'Concejo municipal, actas', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000303', '517e0000-0000-4000-8000-000000000003', 'done', '2021-07-30',
    'A family of four moved in.', 'Se mudó una familia de cuatro personas.',
    'City certificate of occupancy', 'Certificado municipal de ocupación', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000304', '517e0000-0000-4000-8000-000000000003', null, '2025-08-20',
    'Lived in, and in good repair.', 'Habitada y en buen estado.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000401', '517e0000-0000-4000-8000-000000000004', 'reported', '2023-02-10',
    'The shoe shop closed.', 'Cerró la zapatería.',
    'A resident’s report', 'Aviso de una persona vecina', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000402', '517e0000-0000-4000-8000-000000000004', 'planned', '2024-05-07',
    'The city offered a grant for its windows.', 'La ciudad ofreció una ayuda para las vitrinas.',
    'City council, minutes', 'Concejo municipal, actas', null, false, 1400000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000403', '517e0000-0000-4000-8000-000000000004', 'stopped', '2024-11-19',
    'The grant ran out before an agreement was signed.', 'La ayuda se agotó antes de firmar un acuerdo.',
    'City council, minutes', 'Concejo municipal, actas', 'https://larkspurfalls.example/council/2024-11', false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000501', '517e0000-0000-4000-8000-000000000005', 'reported', '2022-08-02',
    'Cleared after the fire.', 'Despejado después del incendio.',
    'Fire department report', 'Informe de los bomberos', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000502', '517e0000-0000-4000-8000-000000000005', 'funded', '2024-09-18',
    'A county health grant pays for a playground.', 'Una subvención de salud del condado paga un parque infantil.',
    'City council, minutes', 'Concejo municipal, actas', null, false, 24000000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000503', '517e0000-0000-4000-8000-000000000005', null, '2025-07-22',
    'Still gravel. The fence has a gap.', 'Sigue siendo grava. La cerca tiene un hueco.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000601', '517e0000-0000-4000-8000-000000000006', 'funded', '2024-04-11',
    'Neighbors and two shops paid for trees.', 'El vecindario y dos tiendas pagaron los árboles.',
    'A resident’s report', 'Aviso de una persona vecina', null, false, 680000, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000602', '517e0000-0000-4000-8000-000000000006', 'under_way', '2025-05-17',
    'Nine trees stand. The path comes next.', 'Hay nueve árboles. Sigue el sendero.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000701', '517e0000-0000-4000-8000-000000000007', 'reported', '2025-09-28',
    'Reported with a picture; nobody has been there yet.', 'Aviso con foto; aún no ha ido nadie.',
    'A resident’s report', 'Aviso de una persona vecina', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000801', '517e0000-0000-4000-8000-000000000008', 'reported', '2025-03-03',
    'A tread gave way in the thaw.', 'Un escalón cedió con el deshielo.',
    'A resident’s report', 'Aviso de una persona vecina', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000802', '517e0000-0000-4000-8000-000000000008', 'verified', '2025-08-29',
    'Three treads gone, tape across the top. It is the state’s: they built the bridge.', 'Faltan tres escalones y hay cinta arriba. Es del estado, que construyó el puente.',
    'Our own visit', 'Nuestra propia visita', null, true, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000901', '517e0000-0000-4000-8000-000000000009', 'reported', '2024-12-01',
    'Six of eleven were dark.', 'Seis de once estaban apagados.',
    'A resident’s report', 'Aviso de una persona vecina', null, false, null, now() - interval '1 day'),
  ('517e0001-0000-4000-8000-000000000902', '517e0000-0000-4000-8000-000000000009', 'done', '2025-04-09',
    'The power company replaced all of them.', 'La compañía eléctrica los cambió todos.',
    'Our own visit', 'Nuestra propia visita', null, true, 0, now() - interval '1 day')
on conflict do nothing;


-- One of us walked by and found it otherwise than the page says: whoever publishes has not written so yet.
insert into public.site_visits (id, site_id, found, note, user_id, client_created_at) values
  ('517e0006-0000-4000-8000-000000000001', '517e0000-0000-4000-8000-000000000006', 'otherwise',
    'The path is there already: gravel, up to the gate.', 'a0000000-0000-4000-8000-000000000004', '2025-10-20T18:00:00Z')
on conflict do nothing;

-- What a resident found wrong on a page, put right.
insert into public.site_corrections (id, site_id, field, was, now, reason_en, reason_es, client_created_at) values
  ('517e0005-0000-4000-8000-000000000901', '517e0000-0000-4000-8000-000000000009', 'place', '22 Cedar Street', '20 Cedar Street',
    'A resident wrote that the first lamp stands at number 20.', 'Una persona vecina escribió que el primer farol está en el número 20.',
    '2025-04-20T15:00:00Z')
on conflict do nothing;

-- Places that visitors reported and nobody has looked at yet.
insert into public.site_reports
  (id, kind, text, danger, address, latitude, longitude, from_latitude, from_longitude, from_accuracy_m, language, client_created_at)
values
  ('517e0002-0000-4000-8000-000000000001', 'street', 'One more tread of the steps is gone, and it is dark there.', true, null,
    43.20155, -69.1996, 43.2017, -69.1995, 9, 'en', now() - interval '5 hours'),
  ('517e0002-0000-4000-8000-000000000002', 'lot', 'La cerca del terreno tiene otro hueco y hay vidrios.', false, '40 Second Street',
    null, null, null, null, null, 'es', now() - interval '1 day')
on conflict do nothing;

-- Pictures of places, drawn: the lamps before and after, which everybody sees, and one that came with a report and waits.
insert into public.site_pictures (id, report_id, site_id, picture, width, height, client_created_at) values
  ('517e0003-0000-4000-8000-000000000001', null, '517e0000-0000-4000-8000-000000000009',
    '/9j/2wBDABMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////2wBDARMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////wgARCAFoAeADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAIBAwb/xAAXAQEBAQEAAAAAAAAAAAAAAAAAAQID/9oADAMBAAIQAxAAAADy46ZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGmAAAAAAAFEuuLzCAAAAAAAAAAAAAAAAAANqpQJjrhzblgAAABtrlEArn0JyXFAgAAAAAAAAAAAAAAoy9SgoACLJydIrAg0yq2UFAAAZo551iyQgAAAAAAAAAAABvRZogFAAAAAiesplgCgAAAAAZz6ykCwAAAAAAAAAAC6mpQUAAAAAAAAAAAAAABNSkCwAAAAAAAAAAC6mpQUAAAAAAAAAAAAAIMGzU2QLAAAAAAAAAAALqalBQAAAAAAAAAAAAGbkAM3LILqc6I5iwAAAAAAAArVVNQCgAAAAAAAAAAAABGMFTU2RcK6IRgsAAAAAA2sqWMqa6M3LWaoUAAAAAAAAAAAAABIipqbIFmbmyhYAAAAAACgjNyW7iwFAAAAAAAAAAAAAAkRU1NkCzNzZQsAAAAAABQRm5LdxYCgAAAAAAAAAAAAASIqamyBZm5soWAAAAAAAoIzclu4sBQAAAAAAAgAAAAACWC5qLJFmaShYNMaMaMaMaMbgCgjNS1cWBKAAAAAABAkAAAAAAwGgAmpobvQzS0AAABmjlPfjIAmpKAAAAAAAAAAAAAAABgNANI6x2AtAAAAAAAiO2ScpuCgAAAAAAAAAAAAAAAYDSzOhbz6AAAAAAAAAA4d5Oa4kAAAAAAAAAAAAAAAw6FaWgAAAAAAAAAAAM0cs7c5JAAAAAAAAAAAANMutIWtAAAAAAAAAAAAAAAiO2Scm4AAAAAAAAACzOhaAAAAAAAAAAAAAAAAAA59BxXEgAAAAAADQ6aWgAAAAAAAAAAAAAAAAAAAMDnhIAAB/8QAJBAAAQMEAwEAAwEBAAAAAAAAAQACERBAQVAwMVEgAxKBMoD/2gAIAQEAAT8A/wC1yCN0BKAihbzhtCJ04b8kSiI5A35IjRgSgI4C3hAlAR9luhDeMiURH0G+8REoiL4N5iIqBKAjlLbsCUBFgWoNsCJum50bsXLc6N2LludG7Fy3Ojdi5bnRuxctzo3YrBtm50bsUbQ2YCgJoidG7FG0POBKgIiNI/pM6o7Ff2KnnbR1AaAzoH9JnVHYtJPy3Ogf0mdUdi5bnQP6TOqOxctzoH9JnVHYuW50D+kzqjsXLc6B/SZ1R2LludA/pM6o7Fy3Ogd0m9UdwQfCoPhUHwqD4VB8Kg+FQfCoPhUHwqD4fsJugKHye6gSg2OMtlEQs/A0JQ+T3QNlARykSiId8DQlD5PaDfbEt8qNCUPgCURDhZlsoiENCUKhsoCE4H9xaESm6EoUDfbhrf1lFvmgKaJQbF2WyiIvj0vx9f29IlFsXgb6vyf5/q/H1/b8t8uQJQbFCAe0AB1oC2URFsGygI0pEoti0DfdSW+WIEoNjVlsoiOD/8QAHBEAAgICAwAAAAAAAAAAAAAAARFAQTBwEFBg/9oACAECAQE/APePXA4eJxFgPQWJ1idYnWNuf//EABQRAQAAAAAAAAAAAAAAAAAAAJD/2gAIAQMBAT8ALL//2Q==', 480, 360, now() - interval '1 day'),
  ('517e0003-0000-4000-8000-000000000002', null, '517e0000-0000-4000-8000-000000000009',
    '/9j/2wBDABMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////2wBDARMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////wgARCAFoAeADASIAAhEBAxEB/8QAGgABAAMBAQEAAAAAAAAAAAAAAAMEBQIBBv/EABkBAQEBAQEBAAAAAAAAAAAAAAABAgMEBf/aAAwDAQACEAMQAAAA+dHfAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB71HAoAAAAAASRx5Z5moHvmsgAAAAAAAAAAAAAAAAAO+pc68es6jis82V3XO8AAAAPfZpeZDGwPIZ1lVNFrPgsAAAAAAAAAAAAAAEkcze+52EoAHkcoqp4d48Fg9PJeu86DOgAD25LS91pOdw/N3i5wY/oI9TDX6XTPI1AAAAAAAAAAHvs8vPZjYAAAADz0QcWo9Z5l9TQQAAlauLz2cNgAecSc2cRyNZxYd/G74hHTIAAAAAAAAEssUuNhKAAAAAAAAAA98uy2+zzbAAAey2Mq8vSEciMWh9BW9HP59qZnox4NQAAAASxFJqWOW8rrTZuZxspcZcp9AWAAAAAAAO+L2afWPH1+Tu79Azx0yALJWl3WGbzPBm+CwDihpZ+5zQvuufn0kfp5BQABJp4tDau9+Xrn86UUtJ1zqd9c9SqtoYk8ml0lB9Y8vT5Op9v8n2zRuU/s9z5p9Y82/kaf2fxnpwHbAC9RvYv1g+X6VC/Q3nPHq5gPovnfoos8dc8rDl6mWee+aepWg3IjFo3qO5GNzOoauV6eYbyA740s21bgueTrMOWgOaO53WD1JHuAvEvM8bA8fV8n9Z8n6MUfs/jPs+uZx4u0Hxn2fxnt4h6uYC9R9zfuXxjydPs6HzekdDcAWaw+g9+Wv4XYeuc3zTzPbN6P523ZHn3aGgblTK0M/08w3kBt4m5y1Jeo3fN1t6NTT53GjtUzbQS4tPFuU+0ClqrnH2D4xi/Z/JwQ9Z59n8ZNqfaPjHDX1nxk0PfIdsAAALlP2Xacd+bYAGfpZslzuc9c8d+CzA38Dd6SCt75qCjqUoj08goBrZNjF2LNbry9dClcycXXGaz7+FuX+ueqBfMa9Q7ZDpkAAAAAAAACXVxZcXWcd8NgZ43nXno+8tXEPcYWlkafbBBR1LWX474DUAAAu6fz8nLX0dOnzy39KqR8dd4unmdc6/XPWNI+M3bzw74AAAAAAAAAAA9t00uvJid87YUSb0GbBVqly7c+JIpANQAAAAABx3xLNboo1KUEebtRU5ZoKAAAAAAAAAAAAAAgETxSx6kLprEMnEsvLpZy67IkoiSiJKIkoiS8HPEscvTpZzHLHLYljkmglAAAAAAA9HIAAAAABALJxKBVtVbVO5L8RzmaCgAAIJyZNXdxtTsCtZrVZEAAAAAAAAAAAAAAAQCycSjspa1DcPPTOgAAAAAHnop0tmCzNrW6mpZEAAAAAAAAAAAAAAAQCycuSxX+vc3K1QBQAAAAAAAOMD6GpZSXaVgAAAAAAAAAAAAAAEHfl2rU5igoAAAAAAAAAACCcmTxrUNSAAAAAAAAAAAAA7OLk08ucuiQSgAAAAAAAAAAAAPPRTpbMFma74sAAAAAAAAAFwiv9e5oKAAAAAAAAAAAAAAAABxQ0vEx12lqAAAAAAAOwvzmaCgAAAAAAAAAAAAAAAAAAIBKHBqAAAf/8QAPxAAAgECAQYJCQgCAwEAAAAAAQIDAAQREBIgITFBBRMwMjNAUXGxFDRQU2FzgYKRFSJCQ1RykqI1UiNERYD/2gAIAQEAAT8A/wDtYAmihHUQCfRKqTQAGRkx2cuqE7aAApkBogj0MqduiVBplI5MAmlQDboEA0yEegwpNKoHIMnZyKqTQAGmydnoFUx28myg0QRpKnbyXEu+xDRtJ/8ASjbTj8FNFIu1GHWwCaVAOVIBpkIygE0qgcgAWOAGJqO0O1z8BSRRpsUZSuR4Yn5yCpLI7Yz8DTKVOBGB6uq51AAdQZMdlKhO2gAOQihaU6tm81HEkYwUaRGOWSJJRgwqaBojr1jcerR7+tQxGVsN280qhQABgOQbdlZA6kMMQanhMLYbjsPVY9/WQCxAG01HGI0CjkcxnwwpYFG3XQVRsAySRpIpDAGpLSIkjDNPsqW1kj1j7w6gkUj81CaFlMf9RXkUv+y0trMuP3ce6iCDgRh1i0j1lz3DkY4s7WdlHVhozrsbJcWobFkGDdnKxRPKcFHeaitY49ozj2nQXfTIrjBgDUtqRrTX7OpxRPM4RBix2Cvsy+9T/YV9mX3qf7Cvsy+9T/YULd4I0V1w5CNM4+wZDouuchGW7g/MUd/JwW7ztqBw3mkgKKFVMBRVhtB0F35biAOCy87xyQW09xncUmdm7dYFfZl96n+wr7MvvU/2FfZl96n+wqWJ4XKOMGG0ZE4PvHVWWLEEAjWK+zL71P8AYV9mX3qf7Cn4PvEVmaLAAEnWNPgzz6H5vDQvvy/jpW1s9w+A1KNpqOzt0HRg+1tdNBCdiAd2qpYjGfZuNHScYMw9uQgEEGpU4uRl5CON5WwUVDaRrhiM5qRAigDK8Kts1GmUocDkXfoXUWa2eNhrgT/sfJocJ+fTfL4ZLXzW390vhluvNbj3TeGnwZ59D83hoX35fx0rOMJbx+0Yn40dmSdc6NvZro5ACxAAxNC0mI2CnjeM4MMMkvSNlvl1o3w00QuwUbTUUaxKFFQLixPZouocYGmBUkGl36EiZ6MtcC/9n5NDhPz6b5fDJa+a2/ul8Mt15rce6bw0+DPPofm8NC+/L+OlZyB7eP2DA/CmyTtmxt7dVHJZxgJn7zkmjEkZB+GSXpGy3o/4h+7Tso9TOe4ZIBgnedGK2zgGf6U9hBL2g9tSwPbyFG+B0eCxhLd96aHCfn03y+GS181t/dL4ZbrzW4903hp8GefQ/N4aF9+X8dK2uXt3xGtTtFC8tnAPGBfY2qjcQ4Yhw3drqWUyH2bhRyWbgx5m8ZJXEaMxyOcWY+3Le9EP3acAzYY+7JF0a1BDxr4bhtryWDDDMqeHinw3HZSAF1B7RkG2uEwOKjO8No8HdNdfJocJ+fTfL4ZLXzW390vhluvNbj3TeGmrsjBlYqRvBwNeVXX6iX+Rryq6/US/yNeVXX6iX+RpJWljQsxOredO4fN4r2yYfUGrXoz+7IcisVIIOBq44auYLqOEJGQ2FSSvIcWNO2ahOhfNrRfjpxHGKP8AaMkJxjFWThXZT+LJeOGdVH4ckU6yAYnBqLKgxYgAVeXQuHwXmLoyzSpNJxcjL3HDZXlV1+ol/ka8quv1Ev8AI15VdfqJf5GmdnYszFid5OJyC5uFAAnkAGwBjXlV1+ol/ka8quv1Ev8AI0bm4YEGeQg7QWPJ2kmsoe8afCWqBPeCuD5BLbhvbkOW/wD8lB8njknbYuhNJxkjNp2j50IG9clu21cnlt19o8RxzcXmbMp2UjYK4x24Uu/QYhQSdwoksSe09UBKkEbRUUgkQMNLhPoF94K4IfNhfsMmQ5b/APyUHyeNOwRSaJJJJy3c2A4tdp28hbS8VJr2HUciNmsDQIIBFf8Ar/JlOw1bzcbLLhzQABS79C7kwUINp29WhlMTY7t4pWDAEHEaPCfQL7wVwZ0De8NRy4amo5b/AFcIwfJ41I5c5bi5EeKprbwokkknkbe5zMEfm7jQIIxBxFQyYfdOyv8A1/kyEgVNLnAhdlcG7Ze4Uu/LLKsS4n4CmYsxJ2nq8UzRHVs3io5UkGKnQ4T6BfeCuDOgb3hycYyYYUsyHbqppEUY4ir1y99Ef20SBtNPcwp+LHuqW7d9S/dHKRyyR81qW+P4kqO7QXwlYHDNwoXQcYoARTOzbTR2GuDdsvcKXfkluEj1bW7Kd2dsWPWQSpxBwNR3ZGpx8RSSxvsYZOE+gX3grgzoG94cks0ac5xUl6TqjHxNFmY4kkmmJLjXRJO09Q/HSO6HFWIpL1xzlBry2Ig6mFWUyRGTOx14UL1deahp7iV9+A9nXhJIuxyKuZZHjAZsRnVbSyJGQrYDOoySNtcmpN2VucOo/j0E31Hv9AT8wd9Qcw9+STdlbnDqP49BN9R7/QE/MHfUHMPfkkBOGqs1uw1mt2GmBzxWa3YazW7DWa3YazW/1NcTN6p/oa4mb1T/AENcTN6p/oa4mb1T/Q1xM3qn+hriZvVP9DXEzeqf6GuJm9U/0NcTN6p/oa4mb1T/AENZrf6ms1uw1geMwwrNbsNZrdhrNbsNRgnHAVGCMdXoC45g76t+Ye/Rl6ZfhlRGc4KKihWPXtbk5YVk17Gp0ZDgwr8/4ZTVvtb0Dccwd9W/MPfoy9MvwyRQtJr2LSIqDBRyrorjBhUiZl0V26spq32t6BuOYO+rfmHv0ZemT4VFbb3+nUZbben0yGrfa3oG45g76t+Ye/QRGc4KKmj4u7hH7fHqcsKya9jU6MhIYVb7W9A3HMHfVvzD35YoWk17FpEVBgoq6jka8iYIxAzdYHVJEV1IIq2BOecNmHoG45g76t+Ye/JFbb3+nVzrFW1p5Pn/AH87O9lS229Pp6AuOYO+rVGdSFG+ooVj17W63LCsmvY1OjIcGHXrhW4oNhqzq4N6Bv39ddFcYMKlhaPXtXrkVtvf6Vwl0CfvFcG9A37z1+W23p9OsojOcFFRQrHr2tkkijlUK64jHGo4o4lKouAxx9ASwrJr2NToyHBh1aKFpNexaRFQYKPQrorjBhUsLR69q9Uitt7/AE9Ey229Pp1FEZzgoqKFY9e1vRcsKya9jU6MhwYch//EACwRAAECBAQFAwUBAAAAAAAAAAEAAgMQETEgITBREhRAQXEEEzIzQlJgciP/2gAIAQIBAT8A/fK9ITIHETMFA9CThBmTgLgLoxdghGdsEIu4QcDY6hOgCicD30yF8Akx/Fkb6ZvqONAThLqKpMmxHJrg4YrIxdgvccvcNcwgQbaLzRrjsCuaibNQjveQCBgLsDE0lprhc8NT4pcUHyKBIKe8thlwXNRNmqDGdEcQQLKNEdDAIAXNRNmqDEdEBJAnE+m/+TKH8xMooTZeUP4ibjwglPOU2uoaTef8njxL0v1D/K9V8W+Zel+LvM3Dia4bhcq78gvYLCDXA5veZBFEyUP4icWwT7YBLgLw5q5V35BQoJhuJJByUaGYgABXKu/IKDDMMEE4XCopgcKw5uszwgKBNFTTA8VaiKhN+7xJorVGUMUFdN7K5i8/sRaqFUyb4QY4prQ0YXQ65hGG4Vy7LgKaKNKKawm9tUtBujD2K4Dw0TYWeZQaBYIXOgeyLQbhcDbbrgaDboRdVCFyqhVCqN1Ubqo3VRuqhE2VQjcI36DtMonGDLseh7TPbRBXY9D2nXSByPQ9tcHWJVcqdAD+h//EACcRAQABAwMDBAIDAAAAAAAAAAEAAhAREiAxEzBAAyFBUTJgQlBx/9oACAEDAQE/AP3zT4gWTcF0zEx4IbEzExcNumaCaYidwM9hIGNgbGyY7Zx4OLtJExvKZpIU9o90nTI0AdhiZ2gsKcTFiwZqxOmSqkCUUlU6ZK6Sm9PJ/tquHYbG1XNwywukLH5FvU4np8tvU5LjhJ1D6msTYbG1XN6Ybs4RnUPqVV6iU1aZ1D6lVWrsn5XPmy42Dhs/FmFntjf+Uzb7ihFztKpqJmPJCL3szPvGr2ir2hSZYKngvHdOPLfGP7n5875/U//Z', 480, 360, now() - interval '1 day'),
  ('517e0003-0000-4000-8000-000000000003', '517e0002-0000-4000-8000-000000000001', null,
    '/9j/2wBDABMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////2wBDARMTExMUExUYGBUeIB0gHiwoJSUoLEMwMzAzMENlP0o/P0o/ZVlsWFJYbFmhfnBwfqG6nJScuuHJyeH/////////wgARCAFoAeADASIAAhEBAxEB/8QAGgABAAMBAQEAAAAAAAAAAAAAAAMEBQIGAf/EABcBAQEBAQAAAAAAAAAAAAAAAAACAQP/2gAMAwEAAhADEAAAAKQiwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOUAnQCezn+g3M9qqjKaoymqMpqjKaoymqMpqjKaoymqMpqjKaoymqMpqjKaoymqMpqjKaoymqMpqjKaoymqMpqjKaoymqMqts+fm50DNnQAABtYupU6IvmAAAAAAAAAAAAAAAAAAAAAABUxdTLjoE0AAAu0p9bw6cQAAAAAAAAAAAAAAAAAAAAAAMelPBz7BgAAB9+D0qGbrxAAHZwtud1FsVFsVFsVFsVFsVFsVFsVFsVFsVFsVFsVFsVFsVFsVFsVHfHSAABCYPw5dgAAAANm5mafTkG4A746zbLhx69uB24HbgduB24HbgduB24HbgduB24HbgduB24HbgRcdc9uQbgCnczM3NHPqAAAABc2cDfuAqAB2cO2bw7HDscOxw7HDscOxw7HDscOxw7HDscOxw7HDscOxw743AAGNs4E3CIsAAAAB6Tze9Uzi+YC3Ut87CLAAAAAAAAAAAAAAAVLdS4DpAHzze9gx0CaAAAAAa+Ro7moOnIBNCzZkLNmQiZCJkImQiZCJkImQiZCJkImQiZCJkImQiZCJkImhNwNwCjkaOdz6hmgAAAALdSTXoR04gSddd8ukSVmxJRElESURJRElESURJRElESURJRElESURJRElESURcz8blcdeYGLUkj59gwAAAAAB6PqvY68QLHdb7zuwrs2wriwriwriwriwriwriwriwriwriwriwriwriwriwriwrixxF83OR0hz1XMIcuwAAAAAAGtfytXpzDZMXFzfaPFm+0eLHtHix7R4se0eLHtHix7R4se0eLHtHix7R4se0eLHtHix7R4se0eLHtHix7R4se0eLHtHix7ShfyjPHPoAAAAAABZ3PO+iuAqMXF2sWbDNAAAAAAAAAAAAAAAAA9ph7nndzgRYAAAAAAD0XnduptC+cMF0Ul02kuikuikuikuikuikuikuikuikuikuikuikuikuikuikuikuikujjzu3iRYTQAAAAAADVyr25tWK9jMCaAAAAAAAAAAAAAAAAAV7FepzMq9R3QzQAAAAAAFiv0elmrr52FdiwriwriwriwriwriwriwriwriwriwriwriwriwriwriwriwriwrixDy1hV+uY6AAAAAAAAAel7sE11gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV1gV+LY8eFAAAAAAAAAewZt3MlRCVEJUQlRCVEJUQlRCVEJUQlRCVEJUQlRCVEJUQlRCVEJUQlRUjBG6AAAAAAAABPveb9JcBUAAAAAAAAAAAAAAAAAMHe83N/BFgAAAAAAAAN8qZhfMAAAAAAAAAAAAAAAACHAI6BNAAAAf/xAAkEAEAAQMDBQEBAQEAAAAAAAATAgQUFQEDUAUSIDBAEABwgP/aAAgBAQABAgD/ALg7+/v7++2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2tu/v7+/v8dmXIb0vVRS5Ctl6uny5DqEvVQS5Cvl6qaXIVMvVprprx2uuuvrp5eUOBn51EvZQy8ocDPzrpezp8vKGqIiIiIiIiIiIiIiIiIiIiJPXy6hL2UMuOrpezYl5GZmZmZmZmZmZmZmZmZmZmZn5b8vbHXjJa+6llxlVL3UEvFVVVVVVVVVVVVVVVVVVVVVVfGvl7uny4zqEvdRS8I7ZERERERERERERERERERERERS2/Ctl7tmXhDg5+O9L3wl+w4OfhOXwUkv3SaIiIiIiIiIiIiIiIiIiIiIiaz/auXwUEuKr5fB0+X71jh+oS+Cjl+9Y4esl8G3L96xw+5L4dqX5vU+Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2Ox2O3ZfFRy4isl8XT5Q4ef91CXxUEocPP8Aq+XxUsoaoiIiIiIiIiIiIiIiIiIiIiIiIk9aqXxRlxEpfHt7ZmZmZmZmZmZmZmZmZmZmZmZmZnubf+GbHUVVVVVVVVVVVVVVVVVVVVVVVVVXf6j8lNLhqmXyaa6a8Jrrrr8tPLhKiXr/AP/EAC0QAAEDAwMDBAICAgMAAAAAAAABAlEDYqEEEVISUFMgIjBAE2EhNDOCEHCA/9oACAEBAAM/AP8A3A2RsjZGyNkrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUK3DKFbhlCtwyhW4ZQrcMoVuGUGyNkbI2Rs+rqo01tTuPTRqLavx70ESFVO47UFSVRPj/io3uP8U2/HtWVJb3HesiQ34+mvTX99x6q9Rbvj2VFhTdEXt+yKpuqrPydVCmtvr96dh96+vpoVFt+XehtDl9fvTsPvX17UNpcny/5G+tEciqMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIiuVU9f+Nvy7V9pRU7fvX2hET5emtTW5PW+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4Hx6+qtUW5fm6mosp23paqwnz9VCmv627b00Ki/rb596KpDvVaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpb6tqKJLvn91Rsoi9t91NsIq/PtXb+0VPTuiLuXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXFxcXGyKu/p3ru/SInz9NWmsOT0+xOx+xfT1Vaiy5fodTGulEX0exOx+xfR0sc6EVfo9WnZ6HImyKPkfI+R8j5HyPkfI+R8j5HyPkfI+R8j5HyPkfI+R8j5HyPkfI+R8j5HyPkfI+R8jlTZV9HTp3/R3pvbDu17U2Nl30dnvbLfR/X/27PvUY2G/R6dQz0f1/9uz9Wof9HpqMdDkX0f1/9uz9VR7pcq/S6qbHS1P+aNfp/IzfY0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiypo/FlTR+LKmj8WVNH4sqaPxZU0fiyp003uhq/T307f1unadtO797J9P2VGwp707P71PYxsr9Paq5Jae9Oz+9Teq1Ib9Ppr0xEciqMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIyRkjJGSMkZIiuVUOqvU+n0ua6FRe09TnOlVX6lT8bEc3+elNx8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4HwPgfA+B8D4Kn43o1v8APSu3/Rv5qnR+Lb+JLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0/DU6Pxb/xP1emvTX99n6q9Rbvq7KiwpuiL2XZFU3VVn63VQprb2XpoVFt+T//xAAhEQACAgICAwEBAQAAAAAAAAAAARJRAhExYRAwQCBBYP/aAAgBAgEBPwD/AHSWyKIoiiKIoiiKIoiiKIoiiKIoiiKIoiiKIoiiKIoihrX5x5+nLn8rn6Xz6WT6J9E+ifRPon0T6J9E+ifRPon0T6J9E+ifQvUuPL4Zp0adGnRp0adGnRp0adGnRp0adGnRp0adGnRp0LheXx+8ePO0bVm1ZtWbVm1ZtWbVm1ZtWbVm1ZtWbVm1ZtWbVm15y4/ePnP+fDh/fOX7x58tJkcaI40RxojjRHGiONEcaI40RxojjRHGiONEcaI40RxojjQkl5y5/a8vJ7ZLKyWVksrJZWSysllZLKyWVksrJZWSysllZLKyWVksrJZWLJ7Xl+p4PbIMgyDIMgyDIMgyDIMgyDIMgyDIMWD2vWuPGzZs2bNmzZs2bNmzZs2bNmzLj04+Hz8eXpx+XL0rkz5+PDkfPqeKZBEEQRBEEQRBEEQRBEEQRBEEQRBEEQQsUvXNk2TZNk2TZNk2TZNk2TZNk2TZNk2TZNk364sjlRHKiOVEcqI5URyojlRHKiOVEcqI5URyojlRHKiOVEcqI5URyoi/Xj8eXrx+PL9f/8QAIREAAwACAgMBAQEBAAAAAAAAAAESEVECMRAwYSBAQWD/2gAIAQMBAT8A/wC65Notlstlstlstlstlstlstlstlstlstlstlstls4tv8APLr+nj1+X0/6V0vVH0j6R9I+kfSPpH0j6R9I+kfSPpH0j6R9I++vl2/K7RlbMrZlbMrZlbMrZlbMrZlbMrZlbMrZlbMrZlbMrY+3549r98+/xh6MPRh6MPRh6MPRh6MPRh6MPRh6MPRh6MPRh6MPX44d/vn54f7/AA8/888P3y68ptFPZT2U9lPZT2U9lPZT2U9lPZT2U9lPZT2U9lPY23549ft9PyuKwiVolaJWiVolaJWiVolaJWiVolaJWiVolaJWiVofFYfldL0PwuSLRaLRaLRaLRaLRaLRaLRaLRaHyXhenl34SJJJJJJJJJJJJJJJJJJOPfp5+F1/Hw9PPrzlmWZZlmWZZlmWZZlmWZZlmWZZlmWZZw69PLo4dfx8+jj16lyaLZbLZbLZbLZbLZbLZbLZbLZbLZbHybF6oRCIRCIRCIRCIRCIRCIRCIRCIRCIRC9baRS2UtlLZS2UtlLZS2UtlLZS2UtlLZS2UtlLZS2UtlLYmn6+f8fD18+v4+HX6//Z', 480, 360, now() - interval '5 hours')
on conflict do nothing;
insert into public.site_picture_acts (id, picture_id, action, site_id, phase, taken_on, alt_en, alt_es, client_created_at) values
  ('517e0004-0000-4000-8000-000000000001', '517e0003-0000-4000-8000-000000000001', 'show', '517e0000-0000-4000-8000-000000000009',
    'before', '2024-11-20', 'Cedar Street at night: four dark lamps and no light but the sky.',
    'Cedar Street de noche: cuatro faroles apagados y sin más luz que el cielo.', now() - interval '1 day'),
  ('517e0004-0000-4000-8000-000000000002', '517e0003-0000-4000-8000-000000000002', 'show', '517e0000-0000-4000-8000-000000000009',
    'after', '2025-04-12', 'The same street: every lamp is lit, and the sidewalk can be seen to the river.',
    'La misma calle: todos los faroles están encendidos y la acera se ve hasta el río.', now() - interval '1 day')
on conflict do nothing;

-- What a service said when it was asked by phone, for a writer to look at.
insert into public.service_checks (id, item_id, revision_id, heard, note, client_created_at)
select '5e7c0000-0000-4000-8000-000000000001', live.item_id, live.revision_id, 'changed',
  'They open at 10 now on Saturdays, not at 9.', now() - interval '2 hours'
from private.live_services as live where live.kind = 'service' order by live.checked_on desc, live.item_id limit 1
on conflict do nothing;
-- A program that a caller heard is over: its line says so until a writer settles it.
insert into public.service_checks (id, item_id, revision_id, heard, note, client_created_at)
select '5e7c0000-0000-4000-8000-000000000002', live.item_id, live.revision_id, 'closed', 'The gym is locked since the summer, they said.',
  now() - interval '1 day'
from private.live_services as live where live.slug = 'night-gym'
on conflict do nothing;

-- What readers say is wrong, and nobody has looked: a service and a program, which callers ask first, and a figure.
insert into public.page_corrections (id, item_id, reason, words, email, language, client_created_at)
select said.id::uuid, item.id, said.reason, said.words, said.email, said.language, now() - said.ago
from (values
  ('c0e00000-0000-4000-8000-000000000001', 'sunday-supper', 'hours', 'They serve from five now, not from six. I ate there last week.', null, 'en', interval '4 hours'),
  ('c0e00000-0000-4000-8000-000000000002', 'ambulance-minutes', 'number', 'En el informe del condado la cifra de 2024 es otra.', 'vecina@example.com', 'es', interval '2 days'),
  ('c0e00000-0000-4000-8000-000000000003', 'homework-table', 'cost', 'Snacks cost two dollars a week since September.', null, 'en', interval '7 hours')
) as said (id, slug, reason, words, email, language, ago)
join public.content_items as item on item.slug = said.slug and item.kind in ('service', 'indicator', 'program')
on conflict do nothing;

-- A card from the coffee table, typed in.
insert into public.idea_cards (id, text, language, may_share, client_created_at) values
  ('1dea0003-0000-4000-8000-000000000001', 'A bench on the shady side of the library, please.', 'en', false, now() - interval '3 hours')
on conflict do nothing;

-- Nobody in the sample town waits for a mail.
update private.outgoing_mails set sent_at = now();

alter table public.events enable trigger events_refresh_event_figures;
alter table public.signups enable trigger signups_refresh_event_figures;
alter table public.event_checkins enable trigger event_checkins_refresh_event_figures;
alter table public.ride_matches enable trigger ride_matches_refresh_event_figures;
select private.count_event_figures();
