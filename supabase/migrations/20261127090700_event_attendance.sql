-- Who is coming to an event, who came, whether there is room, and who goes with whom.

create table public.event_checkins (
  id uuid primary key,
  event_id uuid not null references public.events (id),
  action text not null,
  signup_id uuid,
  walk_in_id uuid references public.event_checkins (id),
  subject_id uuid not null generated always as (coalesce(signup_id, walk_in_id, id)) stored,
  party_size smallint,
  name text,
  email text,
  phone text,
  about uuid[],
  device text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint event_checkins_signup_of_the_event foreign key (signup_id, event_id) references public.signups (id, event_id),
  constraint event_checkins_action_known check (
    action in ('check_in', 'walk_in', 'party_size', 'no_show', 'withdraw', 'undo', 'settle')
  ),
  constraint event_checkins_one_subject check (num_nonnulls(signup_id, walk_in_id) = case action when 'walk_in' then 0 else 1 end),
  constraint event_checkins_party_size_1_to_50 check (party_size between 1 and 50),
  constraint event_checkins_party_size_given check (action not in ('walk_in', 'party_size') or party_size is not null),
  constraint event_checkins_walk_in_has_a_name check (
    case action when 'walk_in' then name is not null and private.text_length(name) between 2 and 200 else name is null end
  ),
  constraint event_checkins_contact_only_walk_in check (action = 'walk_in' or (email is null and phone is null)),
  constraint event_checkins_email_shape check (private.is_email(email)),
  constraint event_checkins_email_at_most_254 check (char_length(email) <= 254),
  constraint event_checkins_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint event_checkins_about_when_it_speaks_of_others check (
    case when action in ('undo', 'settle') then about is not null and cardinality(about) between 1 and 50 else about is null end
  ),
  constraint event_checkins_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint event_checkins_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.event_checkins is 'Facts from the door of an event, added by staff, changed by nobody.';
comment on column public.event_checkins.id is 'Made on the phone: the nonce.';
comment on column public.event_checkins.subject_id is 'Whom it is about: the RSVP, or the fact that recorded a walk-in.';
comment on column public.event_checkins.about is
  'For undo, the facts it takes back; for settle, the check-ins it has looked at and counts as one. Others stay untouched.';
comment on column public.event_checkins.device is 'Which phone, by a name that it made up for itself.';
create index event_checkins_event_id_idx on public.event_checkins (event_id);
create index event_checkins_signup_id_idx on public.event_checkins (signup_id) where signup_id is not null;
create index event_checkins_walk_in_id_idx on public.event_checkins (walk_in_id) where walk_in_id is not null;
create index event_checkins_user_id_idx on public.event_checkins (user_id) where user_id is not null;
create index event_checkins_settled_idx on public.event_checkins (subject_id) where action = 'settle';

create index event_checkins_signup_of_the_event_idx on public.event_checkins (signup_id, event_id);

alter table public.event_checkins enable row level security;

create policy "Those who run events read the check-ins" on public.event_checkins
  for select to authenticated using ((select private.may('run_events')));
create policy "Those who run events check in, in their own name" on public.event_checkins
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('run_events')));

create trigger event_checkins_refresh_event_figures after insert on public.event_checkins
  for each statement execute function private.refresh_event_figures('rides_today');
create trigger event_checkins_keep_phone_time before insert on public.event_checkins
  for each row execute function private.keep_phone_time();

-- Who is coming, who came: each person's state, computed from RSVPs and facts. src/features/events/model/attendance.ts computes the
-- same on a phone without a signal; tests/db/stories/eventAttendance.ts holds the two together.
create view private.event_attendance as
with undone as (
  select distinct fact.event_id, taken_back as id
  from public.event_checkins as fact, unnest(fact.about) as taken_back
  where fact.action = 'undo'
),
live as (
  select fact.id, fact.event_id, coalesce(latest.id, fact.subject_id) as subject_id, fact.action, fact.device, fact.client_created_at,
    -- What the door noted of an earlier RSVP says nothing of the one that replaced it later, except that the person is inside.
    case when latest.id is null or fact.client_created_at > latest.client_created_at then fact.party_size end as party_size
  from public.event_checkins as fact
  left join public.signups as earlier on earlier.id = fact.signup_id and earlier.replaced_by is not null
  left join public.signups as latest on latest.id = earlier.replaced_by
  where not exists (select 1 from undone where undone.event_id = fact.event_id and undone.id = fact.id)
    and (latest.id is null or fact.action = 'check_in' or fact.client_created_at > latest.client_created_at)
),
marks as (
  select
    live.event_id, live.subject_id,
    array_agg(live.id) filter (where live.action in ('check_in', 'walk_in')) as presences,
    count(distinct live.device) filter (where live.action in ('check_in', 'walk_in')) as devices,
    bool_or(live.action = 'withdraw') as withdrawn,
    bool_or(live.action = 'no_show') as marked_no_show,
    (array_agg(live.party_size order by live.client_created_at desc, live.id desc)
      filter (where live.party_size is not null))[1] as party_size
  from live group by live.event_id, live.subject_id
),
subjects as (
  select signup.event_id, signup.id, 'rsvp' as source, signup.name, signup.email, signup.phone,
    signup.headcount::integer as headcount, signup.client_created_at,
    -- Released after a while, it has no place before those who were promised one meanwhile.
    coalesce(signup.in_line_since, signup.released_at, signup.created_at) as created_at
  from public.signups as signup where signup.type = 'event' and signup.quarantined_at is null and signup.replaced_by is null
  union all
  select fact.event_id, fact.id, 'walk_in', fact.name, fact.email, fact.phone,
    fact.party_size::integer, fact.client_created_at, fact.created_at
  from public.event_checkins as fact where fact.action = 'walk_in'
),
known as (
  select
    subjects.*,
    coalesce(marks.party_size, subjects.headcount)::integer as party_size,
    marks.presences is not null as present,
    coalesce(marks.withdrawn, false) as withdrawn,
    coalesce(marks.marked_no_show, false) as marked_no_show,
    coalesce(marks.devices, 0) > 1 and not exists (
      select 1 from public.event_checkins as settled
      where settled.action = 'settle' and marks.presences <@ settled.about and settled.subject_id in (
        select subjects.id union all select earlier.id from public.signups as earlier where earlier.replaced_by = subjects.id
      )
    ) as conflict
  from subjects left join marks on marks.event_id = subjects.event_id and marks.subject_id = subjects.id
),
placed as (
  select
    known.*,
    -- Places go by when the RSVP reached the server: a phone's clock may be hours off.
    sum(
      case when known.source = 'rsvp' and (known.present or not (known.withdrawn or known.marked_no_show))
        then known.party_size else 0 end
    ) over (partition by known.event_id order by known.created_at, known.id) as places,
    bool_or(known.present) over (partition by known.event_id) as door_was_open
  from known
)
select
  placed.*,
  case
    when placed.present then 'checked_in'
    when placed.withdrawn or placed.source = 'walk_in' then 'withdrawn'
    when placed.marked_no_show then 'no_show'
    when event.capacity is not null and placed.places > event.capacity then 'waitlisted'
    when placed.door_was_open and private.event_end(event.date, event.ends_at) < now() then 'no_show'
    else 'expected'
  end as state
from placed join public.events as event on event.id = placed.event_id;
comment on view private.event_attendance is
  'One row a person and event: their latest RSVP or the walk-in, party size, state. An undone walk-in counts as withdrawn.';

create function public.event_queue(event uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  reaches constant boolean := 'event' = any (private.inbox_subjects());
begin
  perform private.require_permission('act_as_staff');
  return (
    with facts as (
      select coalesce(earlier.replaced_by, fact.subject_id) as subject_id, jsonb_agg(
        jsonb_build_object(
          'id', fact.id, 'earlier', earlier.id is not null, 'action', fact.action, 'party_size', fact.party_size, 'about', fact.about,
          'device', fact.device, 'at', fact.client_created_at,
          'by', coalesce(account.raw_user_meta_data ->> 'full_name', account.email)
        ) order by fact.client_created_at, fact.id
      ) as list
      from public.event_checkins as fact left join auth.users as account on account.id = fact.user_id
      left join public.signups as earlier on earlier.id = fact.signup_id and earlier.replaced_by is not null
      where fact.event_id = event
      group by 1
    ),
    -- Everybody who came to something earlier, by e-mail or phone.
    regulars as (
      select distinct contact.key
      from private.event_attendance as past
      join public.events as other on other.id = past.event_id
      join public.events as this on this.id = event
      cross join lateral (
        values (lower(past.email)), (nullif(regexp_replace(past.phone, '\D', '', 'g'), ''))
      ) as contact (key)
      where past.present and other.id <> event and other.date < this.date and contact.key is not null
    ),
    volunteers as (
      select distinct contact.key
      from public.signups as signup
      cross join lateral (
        values (lower(signup.email)), (nullif(regexp_replace(signup.phone, '\D', '', 'g'), ''))
      ) as contact (key)
      where signup.type = 'volunteer' and signup.quarantined_at is null and contact.key is not null
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', person.id, 'source', person.source, 'name', person.name,
        'email', case when reaches then person.email end, 'phone', case when reaches then person.phone end,
        'headcount', person.headcount, 'rsvp_at', person.client_created_at, 'received_at', person.created_at,
        'party_size', person.party_size, 'state', person.state, 'withdrawn', person.withdrawn,
        'conflict', person.conflict,
        'first_time', not exists (
          select 1 from regulars
          where regulars.key in (lower(person.email), regexp_replace(person.phone, '\D', '', 'g'))
        ),
        'volunteer', exists (
          select 1 from volunteers
          where volunteers.key in (lower(person.email), regexp_replace(person.phone, '\D', '', 'g'))
        ),
        'ride', signup.ride, 'ride_seats', signup.ride_seats,
        'ride_from', case when reaches then signup.ride_from end, 'driver_id', match.driver_id,
        'facts', coalesce(facts.list, '[]'),
        'earlier', coalesce((
          select jsonb_agg(jsonb_build_object('id', past.id, 'headcount', past.headcount, 'at', past.client_created_at)
            order by past.client_created_at, past.id)
          from public.signups as past where past.replaced_by = person.id
        ), '[]')
      ) order by person.created_at, person.id
    ), '[]')
    from private.event_attendance as person
    left join facts on facts.subject_id = person.id
    left join public.signups as signup on signup.id = person.id
    left join public.ride_matches as match on match.rider_id = person.id
    where person.event_id = event
  );
end
$$;
comment on function public.event_queue(uuid) is
  'Everyone who said they come to the event or came, with state and facts. E-mail, phone and pick-up address only for staff who answer '
  'for events. Raises 42501 for others than staff.';

create function public.event_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  return (
    with counts as (
      select
        person.event_id,
        count(*) filter (where person.source = 'rsvp' and not person.withdrawn) as rsvps,
        coalesce(sum(person.party_size) filter (where person.state = 'expected'), 0) as expected,
        coalesce(sum(person.party_size) filter (where person.state = 'waitlisted'), 0) as waitlisted,
        coalesce(sum(person.party_size) filter (where person.state = 'checked_in'), 0) as checked_in,
        coalesce(sum(person.party_size) filter (where person.state = 'no_show'), 0) as no_show,
        count(*) filter (where person.conflict) as conflicts
      from private.event_attendance as person group by person.event_id
    )
    select coalesce(jsonb_agg(
      to_jsonb(event) || jsonb_build_object(
        'rsvps', coalesce(counts.rsvps, 0), 'expected', coalesce(counts.expected, 0),
        'waitlisted', coalesce(counts.waitlisted, 0), 'checked_in', coalesce(counts.checked_in, 0),
        'no_show', coalesce(counts.no_show, 0), 'conflicts', coalesce(counts.conflicts, 0),
        'held', (
          select count(*) from public.signups as form
          where form.event_id = event.id and form.type = 'event' and form.quarantined_at is not null and form.dropped_at is null
        )
      ) order by event.date, event.id
    ), '[]')
    from public.events as event left join counts on counts.event_id = event.id
  );
end
$$;
comment on function public.event_overview() is
  'All events with how many people are expected, waiting, there, and missing, and how many RSVPs are held for review. Raises 42501 for '
  'others than staff.';

create function private.places_given(event uuid) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(person.party_size), 0)::integer from private.event_attendance as person
  where person.event_id = event and person.source = 'rsvp' and person.state in ('expected', 'checked_in')
$$;
comment on function private.places_given(uuid) is 'How many people were promised a place.';

-- What a visitor may learn about the room in an event: whether it is full, and whether their own RSVP has a place. An RSVP's id
-- is known to whoever sent it and to staff; it says nothing about anybody else's.

create function public.full_events() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(event.id order by event.date, event.id), '[]')
  from public.events as event
  where event.visibility = 'public' and event.status = 'scheduled' and event.capacity is not null
    and private.event_end(event.date, event.ends_at) >= now()
    and event.capacity <= (
      -- The next RSVP stands behind all that still count, those who wait included: private.event_attendance.
      select coalesce(sum(person.party_size), 0) from private.event_attendance as person
      where person.event_id = event.id and person.source = 'rsvp'
        and (person.present or not (person.withdrawn or person.marked_no_show))
    )
$$;
comment on function public.full_events() is
  'The ids of public events to come in which the next RSVP would wait for a place. For everybody.';

create function public.rsvp_place(rsvp uuid) returns text
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select signup.id, signup.headcount, signup.created_at, signup.quarantined_at, event.id as event_id, event.capacity,
      coalesce(signup.replaced_by, signup.id) as person_id, signup.changes_id
    from public.signups as signup join public.events as event on event.id = signup.event_id
    where signup.id = rsvp and signup.type = 'event' and event.visibility = 'public' and event.status = 'scheduled'
      and private.event_end(event.date, event.ends_at) >= now()
  ),
  first as (
    select member.id, member.changes_id from asked
    join public.signups as member on asked.person_id in (member.id, member.replaced_by)
    order by member.created_at, member.id limit 1
  ),
  -- The person's own device: it sent the first one, or names it.
  known as (
    select 1 from asked, first where first.id in (asked.id, asked.changes_id) or first.changes_id = asked.id
  ),
  in_line as (
    select coalesce(sum(person.party_size), 0) as places from asked
    join private.event_attendance as person on person.event_id = asked.event_id and person.source = 'rsvp'
    where person.id <> asked.person_id and person.created_at < asked.created_at
      and (person.present or not (person.withdrawn or person.marked_no_show))
  ),
  earlier as (
    select member.headcount from asked
    join public.signups as member on asked.person_id in (member.id, member.replaced_by)
    where member.created_at < asked.created_at order by member.created_at desc limit 1
  )
  select case
    when asked.quarantined_at is not null then 'review'
    when exists (select 1 from known) then (
      select case person.state when 'waitlisted' then 'waiting' when 'expected' then 'place' end
      from private.event_attendance as person where person.event_id = asked.event_id and person.id = asked.person_id
    )
    -- From another device it reads what an RSVP of a new person would read, so that a stranger learns nothing of earlier ones.
    when asked.capacity < in_line.places + asked.headcount + coalesce((select earlier.headcount from earlier), 0) then 'waiting'
    else 'place'
  end
  from asked, in_line
$$;
comment on function public.rsvp_place(uuid) is
  '''place'', ''waiting'' or ''review'' for the RSVP with this id; null when it is unknown, withdrawn or over. For those who know the id.';

create table public.ride_matches (
  rider_id uuid primary key,
  driver_id uuid not null,
  event_id uuid not null references public.events (id),
  arranged_by uuid default auth.uid() references auth.users (id) on delete set null,
  arranged_at timestamptz not null default now(),
  constraint ride_matches_rider_of_the_event foreign key (rider_id, event_id) references public.signups (id, event_id),
  constraint ride_matches_driver_of_the_event foreign key (driver_id, event_id) references public.signups (id, event_id),
  constraint ride_matches_two_parties check (rider_id <> driver_id)
);
comment on table public.ride_matches is 'Who goes to an event with whom, arranged by staff. One row a party that is taken along.';
create index ride_matches_driver_id_idx on public.ride_matches (driver_id);
create index ride_matches_event_id_idx on public.ride_matches (event_id);
create index ride_matches_arranged_by_idx on public.ride_matches (arranged_by) where arranged_by is not null;
create index ride_matches_rider_of_the_event_idx on public.ride_matches (rider_id, event_id);
create index ride_matches_driver_of_the_event_idx on public.ride_matches (driver_id, event_id);

alter table public.ride_matches enable row level security;

create policy "Staff read who goes with whom" on public.ride_matches
  for select to authenticated using ((select private.may('act_as_staff')));

create trigger ride_matches_refresh_event_figures after insert or update or delete on public.ride_matches
  for each statement execute function private.refresh_event_figures('rides_today');

create function public.match_ride(event uuid, rider uuid, driver uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  party integer;
  seats_left integer;
begin
  perform private.require_permission('run_events');
  -- One at a time for each event, so that two people cannot give away the same seat.
  perform 1 from public.events as known where known.id = event for update;
  if driver is null then
    delete from public.ride_matches as match where match.rider_id = rider and match.event_id = event;
    return jsonb_build_object('rider_id', rider, 'driver_id', null);
  end if;
  select person.party_size into party
  from private.event_attendance as person join public.signups as signup on signup.id = person.id
  where person.event_id = event and person.id = rider and signup.ride = 'wanted' and not person.withdrawn;
  if party is null then
    raise exception 'They do not need a ride any more.' using errcode = 'PT409';
  end if;
  select signup.ride_seats - coalesce((
      select sum(other.party_size) from public.ride_matches as match
      join private.event_attendance as other on other.event_id = event and other.id = match.rider_id
      where match.driver_id = driver and match.rider_id <> rider and not other.withdrawn
    ), 0) into seats_left
  from private.event_attendance as person join public.signups as signup on signup.id = person.id
  where person.event_id = event and person.id = driver and signup.ride = 'offered' and not person.withdrawn;
  if seats_left is null then
    raise exception 'They do not offer a ride any more.' using errcode = 'PT409';
  end if;
  if party > seats_left then
    raise exception 'There is room for % in that car, and they are %.', greatest(seats_left, 0), party using errcode = '22023';
  end if;
  insert into public.ride_matches (rider_id, driver_id, event_id) values (rider, driver, event)
  on conflict (rider_id) do update set driver_id = excluded.driver_id, arranged_by = auth.uid(), arranged_at = now()
  where ride_matches.driver_id <> excluded.driver_id;
  return jsonb_build_object('rider_id', rider, 'driver_id', driver);
end
$$;
comment on function public.match_ride(uuid, uuid, uuid) is
  'Puts a party that wants a ride into a car that offers one; no driver takes it out again. Raises 22023 when the car is too small, PT409 when one of them is not coming any more, 42501 for others than those who run events.';

create function private.stat_rides_today() returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(rider.party_size), 0)
  from public.ride_matches as match
  join public.events as event on event.id = match.event_id
  join private.event_attendance as rider on rider.event_id = event.id and rider.id = match.rider_id
  join private.event_attendance as driver on driver.event_id = event.id and driver.id = match.driver_id
  where event.status = 'scheduled' and (event.date at time zone (select private.town_zone()))::date = (select private.town_day())
    and rider.state not in ('withdrawn', 'no_show') and driver.state not in ('withdrawn', 'no_show')
$$;
comment on function private.stat_rides_today() is 'How many people are taken along to today''s events.';

create function private.grants_for_event_attendance() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.event_checkins from service_role;
  grant insert (
    id, event_id, action, signup_id, walk_in_id, party_size, name, email, phone, about, device, user_id, client_created_at
  ) on public.event_checkins to authenticated;
  grant execute on function public.full_events(), public.rsvp_place(uuid) to anon, authenticated;
  grant select on public.event_checkins, public.ride_matches to authenticated;
  grant execute on function
    public.event_queue(uuid), public.event_overview(), public.match_ride(uuid, uuid, uuid)
    to authenticated;
end
$$;
comment on function private.grants_for_event_attendance() is 'What the APIs roles may do with check-ins and rides; everybody may ask whether there is room.';

select private.restore_grants();
