-- RSVPs are for events that everybody may come to, that take place, and that are not over. Judged by the phone's time, so that an
-- RSVP made in time in a dead spot is still taken two weeks late. Named like constraints: the app has words for each.

create function private.refuse_untimely_rsvp() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  over_at timestamptz;
  broken text;
begin
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  select * into event from public.events as known where known.id = new.event_id;
  over_at := private.event_end(event.date, event.ends_at);
  broken := case
    when event.id is null then null -- The foreign key says so.
    when event.visibility = 'staff' and not private.is_staff() then 'signups_event_open_to_all'
    when event.status = 'cancelled' then 'signups_event_takes_place'
    when least(new.client_created_at, new.created_at) > over_at or new.created_at > over_at + interval '14 days'
      then 'signups_event_not_over'
  end;
  -- What arrived in time and is sent again after a lost answer is there already; the primary key says so.
  if broken is not null and not exists (select 1 from public.signups as there where there.id = new.id) then
    raise exception 'new row for relation "signups" violates check constraint "%"', broken
      using errcode = '23514', constraint = broken, table = 'signups', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.refuse_untimely_rsvp() is
  'Refuses an RSVP to an event for staff, a cancelled one, or one that was over when the RSVP was made. Raises 23514.';

create trigger signups_refuse_untimely_rsvp before insert on public.signups
  for each row when (new.type = 'event') execute function private.refuse_untimely_rsvp();

select private.restore_grants();
