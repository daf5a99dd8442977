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
  select case person.state when 'waitlisted' then 'waiting' when 'expected' then 'place' end
  from public.signups as signup
  join public.events as event on event.id = signup.event_id
  join private.event_attendance as person on person.event_id = event.id and person.id = signup.id
  where signup.id = rsvp and signup.type = 'event' and event.visibility = 'public' and event.status = 'scheduled'
    and private.event_end(event.date, event.ends_at) >= now()
$$;
comment on function public.rsvp_place(uuid) is
  '''place'' or ''waiting'' for the RSVP with this id; null when it is unknown, withdrawn or over. For whoever knows the id.';

create function private.grants_for_event_room() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.full_events(), public.rsvp_place(uuid) to anon, authenticated;
end
$$;
comment on function private.grants_for_event_room() is 'Everybody may ask whether there is room.';

select private.restore_grants();
