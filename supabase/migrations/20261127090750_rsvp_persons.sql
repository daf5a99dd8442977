-- One person is one party, however often they send the form: the same name with the same e-mail address or phone, or an RSVP that says
-- which one it changes. All rows are kept; the latest one counts. Each event is settled by one transaction at a time.

create function private.rsvps_of_same_person(rsvp public.signups) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select distinct coalesce(known.replaced_by, known.id)
  from (
    select one.* from public.signups as one where one.id = rsvp.changes_id
    union all
    select one.* from public.signups as one where one.changes_id = rsvp.id
    union all
    select one.* from public.signups as one
    where lower(btrim(one.email)) = lower(btrim(rsvp.email)) and private.name_key(one.name) = private.name_key(rsvp.name)
    union all
    select one.* from public.signups as one
    where right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(regexp_replace(rsvp.phone, '\D', '', 'g'), 7)
      and one.phone is not null
      and nullif(private.dial_digits(one.phone), '') = private.dial_digits(rsvp.phone)
      and private.name_key(one.name) = private.name_key(rsvp.name)
  ) as known
  where known.type = 'event' and known.event_id = rsvp.event_id and known.id <> rsvp.id and known.quarantined_at is null;
end
$$;
comment on function private.rsvps_of_same_person(public.signups) is
  'The RSVPs of the same person to the same event that count so far.';

create function private.settle_rides(event uuid, was uuid[], latest public.signups, party integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.ride_matches;
begin
  delete from public.ride_matches as match
  where match.event_id = event and match.rider_id = any (was || latest.id) and match.driver_id = any (was || latest.id);
  delete from public.ride_matches as match where match.event_id = event and match.rider_id = any (was || latest.id)
  returning match.* into arranged;
  if arranged.driver_id is not null and latest.ride = 'wanted' and party <= (
    select car.ride_seats - coalesce((
      select sum(other.party_size) from public.ride_matches as match
      join private.event_attendance as other on other.event_id = event and other.id = match.rider_id
      where match.driver_id = arranged.driver_id and not other.withdrawn
    ), 0) from public.signups as car where car.id = arranged.driver_id
  ) then
    insert into public.ride_matches (rider_id, driver_id, event_id, arranged_by, arranged_at)
    values (latest.id, arranged.driver_id, event, arranged.arranged_by, arranged.arranged_at);
  end if;
  if latest.ride = 'offered' and latest.ride_seats >= (
    select coalesce(sum(rider.party_size), 0) from public.ride_matches as match
    join private.event_attendance as rider on rider.event_id = event and rider.id = match.rider_id
    where match.driver_id = any (was || latest.id) and not rider.withdrawn
  ) then
    update public.ride_matches as match set driver_id = latest.id where match.event_id = event and match.driver_id = any (was);
  else
    delete from public.ride_matches as match where match.event_id = event and match.driver_id = any (was || latest.id);
  end if;
end
$$;
comment on function private.settle_rides(uuid, uuid[], public.signups, integer) is
  'Keeps the rides of a person who changed their RSVP where they still fit. The others are to be arranged anew.';

create function private.settle_rsvp(rsvp uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  fresh public.signups;
  latest public.signups;
  others uuid[];
  before record;
  party integer;
  room integer;
begin
  select * into fresh from public.signups as one where one.id = rsvp;
  others := array(select private.rsvps_of_same_person(fresh));
  if fresh.replaced_by is not null or cardinality(others) = 0 then
    return;
  end if;
  -- What a device says is a change comes after what it changes; else the person's own time decides, as for the size of a party.
  select one.* into latest from public.signups as one
  where one.id = any (others || rsvp)
  order by exists (
    select 1 from public.signups as change
    where change.id = any (others || rsvp) and change.changes_id = one.id
  ), one.client_created_at desc, one.created_at desc, one.id desc
  limit 1;
  select coalesce(max(person.party_size), 0) as party,
    min(person.created_at) filter (where person.present or not (person.withdrawn or person.marked_no_show)) as since
  into before
  from private.event_attendance as person where person.event_id = fresh.event_id and person.id = any (others);
  select coalesce(max(person.party_size), latest.headcount) into party from private.event_attendance as person
  where person.event_id = fresh.event_id and person.id = latest.id;
  select event.capacity - coalesce(sum(person.party_size), 0) into room
  from public.events as event
  left join private.event_attendance as person on person.event_id = event.id and person.source = 'rsvp'
    and person.id <> all (others || rsvp) and (person.present or not (person.withdrawn or person.marked_no_show))
  where event.id = fresh.event_id group by event.id;
  update public.signups as one set replaced_by = latest.id
  where one.id <> latest.id and (one.id = any (others || rsvp) or one.replaced_by = any (others));
  -- A larger party that does not fit waits behind those who were promised a place.
  if before.since is not null and (party <= before.party or room is null or party <= room) then
    update public.signups as one set in_line_since = before.since
    where one.id = latest.id and before.since < coalesce(one.in_line_since, one.released_at, one.created_at);
  end if;
  perform private.settle_rides(fresh.event_id, array_remove(others || rsvp, latest.id), latest, party);
end
$$;
comment on function private.settle_rsvp(uuid) is
  'Joins an RSVP to the earlier ones of the same person: the latest counts, in their place in line if its party fits.';

create function private.settle_rsvps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from fresh as one where one.type = 'event' and one.quarantined_at is null) then
    return null;
  end if;
  -- One after the other for each event, and always in the same order: two forms of one person that arrive at once are one party.
  perform 1 from public.events as event
  where event.id in (select one.event_id from fresh as one where one.type = 'event' and one.quarantined_at is null)
  order by event.id for no key update;
  perform private.settle_rsvp(one.id) from (
    select form.id from fresh as form where form.type = 'event' and form.quarantined_at is null
    order by form.client_created_at, form.id
  ) as one;
  return null;
end
$$;
comment on function private.settle_rsvps() is 'Settles the RSVPs that a statement added.';
create trigger signups_settle_rsvps after insert on public.signups
  referencing new table as fresh for each statement execute function private.settle_rsvps();

create function private.settle_released_rsvps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from old_rows as was join new_rows as form on form.id = was.id
    where form.type = 'event' and was.quarantined_at is not null and form.quarantined_at is null
  ) then
    return null;
  end if;
  perform 1 from public.events as event
  where event.id in (
    select form.event_id from old_rows as was join new_rows as form on form.id = was.id
    where form.type = 'event' and was.quarantined_at is not null and form.quarantined_at is null
  ) order by event.id for no key update;
  perform private.settle_rsvp(one.id) from (
    select form.id from old_rows as was join new_rows as form on form.id = was.id
    where form.type = 'event' and was.quarantined_at is not null and form.quarantined_at is null
    order by form.client_created_at, form.id
  ) as one;
  return null;
end
$$;
comment on function private.settle_released_rsvps() is 'Settles the RSVPs that a statement released.';
create trigger signups_settle_released_rsvps after update on public.signups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.settle_released_rsvps();

-- What is held for review at one event, for those who run events: they know their guests.

create function public.held_rsvps(event uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('run_events');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', form.id, 'name', form.name, 'email', form.email, 'phone', form.phone, 'headcount', form.headcount,
      'reason', form.quarantine_reason, 'held_at', form.quarantined_at
    ) order by form.quarantined_at, form.id), '[]')
    from public.signups as form
    where form.event_id = held_rsvps.event and form.type = 'event' and form.quarantined_at is not null and form.dropped_at is null
  );
end
$$;
comment on function public.held_rsvps(uuid) is
  'The RSVPs of an event that are held for review, the oldest first. Raises 42501 for others than those who run events.';

create function public.release_rsvps(event uuid, ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  released integer;
begin
  perform private.require_permission('run_events');
  update public.signups as form set quarantined_at = null, released_at = now()
  where form.event_id = release_rsvps.event and form.type = 'event' and form.id = any (ids)
    and form.quarantined_at is not null and form.dropped_at is null;
  get diagnostics released = row_count;
  return released;
end
$$;
comment on function public.release_rsvps(uuid, uuid[]) is
  'Lets held RSVPs of an event count, at the end of its line. Answers how many. Raises 42501 for others than those who run events.';

create function private.grants_for_rsvp_persons() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.held_rsvps(uuid), public.release_rsvps(uuid, uuid[]) to authenticated;
end
$$;
comment on function private.grants_for_rsvp_persons() is 'What the APIs roles may do with held RSVPs.';

select private.restore_grants();
