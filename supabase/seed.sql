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
        else (planned.weekday - extract(isodow from current_town_day)::integer + 6) % 7 + 1 + 7 * planned.week end
      + planned.hour
    ) at time zone private.town_zone() as start
  from
    (select private.town_day() as current_town_day) as today,
    (values
      ('e0000000-0000-4000-8000-000000000001', 'Saturday Canvass Kickoff', 6, 0, interval '10:00', interval '2 hours 30 minutes',
        'Riverside Park Pavilion, 200 Mill Street, Larkspur Falls',
        'Coffee, a ten-minute briefing and a walk list for every pair. First-timers are paired with somebody who has done it before.',
        'canvass', null::integer, 'Level paths; the pavilion has an accessible toilet.', 'Park on Mill Street; the pavilion is behind the playground.', 'Luis Herrera', 'Walking shoes and a charged phone.', 'public'),
      ('e0000000-0000-4000-8000-000000000002', 'Town Hall: Homes People Can Afford', 2, 0, interval '18:30', interval '2 hours',
        'Larkspur Falls Public Library, 14 Main Street, Larkspur Falls',
        'Dana takes questions on rents, shelter beds and the empty mill. Sign-language interpretation and child care provided.',
        'town_hall', 120, 'Step-free. Sign-language interpretation and a quiet room.', 'Bus 4 stops at the door.', 'Dana Whitfield', null, 'public'),
      ('e0000000-0000-4000-8000-000000000003', 'Phone Bank Night', 3, 0, interval '17:30', interval '2 hours',
        'Campaign Office, 61 Orchard Avenue, Larkspur Falls',
        'Bring a charged phone and headphones; we bring the script, the numbers and the pizza.',
        'phone_bank', 24, 'Third floor, elevator on the left.', null, 'Nora Lindqvist', 'A charged phone and headphones.', 'public'),
      ('e0000000-0000-4000-8000-000000000004', 'Sunday Service and Souls to the Polls Lunch', 7, 0, interval '12:30', interval '1 hour 30 minutes',
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
on conflict do nothing;
insert into public.elections (id, cycle, held_on) values
  ('primary', 'this-term', private.town_day() - 45), ('general', 'this-term', private.town_day() + 40)
on conflict do nothing;
insert into public.contributors (id, user_id)
select ('6b000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a0000000-0000-4000-8000-000000000005' from generate_series(1, 42) as n
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
  (40, 'ORG', 'Orchard Signs', '31 Orchard Lane'), (41, 'COM', 'Neighbors for Larkspur', 'PO Box 12'), (42, 'CAN', 'Dana Whitfield', '9 Orchard Lane')
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
  'a0000000-0000-4000-8000-000000000005', now() - make_interval(days => said.ago)
from (
  select n, 'contribution' as type, (array[2500, 5000, 10000, 25000, 7500, 3500, 15000])[1 + n % 7]::bigint as cents, 1 + n % 36 as giver,
    (n * 37) % 150 as ago, (array['check', 'card', 'card', 'check'])[1 + n % 4] as method, null as purpose
  from generate_series(1, 84) as n
  union all
  values
    (101, 'contribution', 62000::bigint, 3, 12, 'check', null), (102, 'contribution', 12000, 11, 20, 'cash', null),
    (103, 'contribution', 18000, 7, 25, 'check', null), (104, 'in_kind', 18050, 14, 33, 'in_kind', 'Food for the opening'),
    (105, 'contribution', 50000, 41, 60, 'transfer', null), (106, 'loan', 250000, 42, 148, 'loan', null),
    (107, 'contribution', 2000, null, 9, 'cash', null), (108, 'contribution', 175000, 41, 4, 'transfer', null),
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

-- Nobody in the sample town waits for a mail.
update private.outgoing_mails set sent_at = now();

alter table public.events enable trigger events_refresh_event_figures;
alter table public.signups enable trigger signups_refresh_event_figures;
alter table public.event_checkins enable trigger event_checkins_refresh_event_figures;
alter table public.ride_matches enable trigger ride_matches_refresh_event_figures;
select private.count_event_figures();
