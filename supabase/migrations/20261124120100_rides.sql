-- Rides to an event: who wants one and who offers one says so with the RSVP, in the same row, so that it is there exactly once
-- or not at all. Who goes with whom is staff's to say.

alter table public.signups
  add column ride text,
  add column ride_seats smallint,
  add column ride_from text,
  add constraint signups_ride_known check (ride in ('wanted', 'offered')),
  add constraint signups_ride_only_rsvp check (type = 'event' or ride is null),
  add constraint signups_ride_seats_1_to_8 check (ride_seats between 1 and 8),
  add constraint signups_ride_seats_when_offered check ((ride_seats is not null) = (ride is not distinct from 'offered')),
  add constraint signups_ride_from_1_to_300 check (private.text_length(ride_from) between 1 and 300),
  add constraint signups_ride_from_when_there_is_one check (
    case ride when 'wanted' then ride_from is not null when 'offered' then true else ride_from is null end
  );
comment on column public.signups.ride is 'Whether an RSVP wants a ride or offers one. Null: neither.';
comment on column public.signups.ride_seats is 'How many others a driver can take along.';
comment on column public.signups.ride_from is 'Where to be picked up, or where a driver sets out.';

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

alter table public.ride_matches enable row level security;

create policy "Staff read who goes with whom" on public.ride_matches
  for select to authenticated using ((select private.is_staff()));

create function public.match_ride(event uuid, rider uuid, driver uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  party integer;
  seats_left integer;
begin
  perform private.require_event_role();
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

create or replace function public.event_queue(event uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    with facts as (
      select fact.subject_id, jsonb_agg(
        jsonb_build_object(
          'id', fact.id, 'action', fact.action, 'party_size', fact.party_size, 'about', fact.about,
          'device', fact.device, 'at', fact.client_created_at,
          'by', coalesce(account.raw_user_meta_data ->> 'full_name', account.email)
        ) order by fact.client_created_at, fact.id
      ) as list
      from public.event_checkins as fact left join auth.users as account on account.id = fact.user_id
      where fact.event_id = event
      group by fact.subject_id
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
      where signup.type = 'volunteer' and contact.key is not null
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', person.id, 'source', person.source, 'name', person.name, 'email', person.email, 'phone', person.phone,
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
        'ride', signup.ride, 'ride_seats', signup.ride_seats, 'ride_from', signup.ride_from, 'driver_id', match.driver_id,
        'facts', coalesce(facts.list, '[]')
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

create function private.grants_for_rides() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (ride, ride_seats, ride_from) on public.signups to anon, authenticated;
  grant select on public.ride_matches to authenticated;
  grant execute on function public.match_ride(uuid, uuid, uuid) to authenticated;
end
$$;
comment on function private.grants_for_rides() is 'What the API''s roles may do with rides.';

select private.restore_grants();
