-- What staff say about an event beyond what and when: who may see it, how many fit in, whether it still takes place.
-- Changed through functions only: they look at the version, so that nobody overwrites what they have not seen.

alter table public.events
  add column ends_at timestamptz,
  add column kind text not null default 'other',
  add column capacity integer,
  add column accessibility text,
  add column directions text,
  add column host text,
  add column instructions text,
  add column visibility text not null default 'public',
  add column status text not null default 'scheduled',
  add column cancel_reason text,
  add column was_date timestamptz,
  add column was_location text,
  add column sequence integer not null default 0,
  add column version integer not null default 1,
  add constraint events_ends_after_it_starts check (ends_at > date),
  add constraint events_ends_within_14_days check (ends_at <= date + interval '14 days'),
  add constraint events_kind_known check (
    kind in ('canvass', 'phone_bank', 'town_hall', 'fundraiser', 'meet_greet', 'other')
  ),
  add constraint events_capacity_1_to_100000 check (capacity between 1 and 100000),
  add constraint events_accessibility_1_to_1000 check (private.text_length(accessibility) between 1 and 1000),
  add constraint events_directions_1_to_1000 check (private.text_length(directions) between 1 and 1000),
  add constraint events_host_1_to_200 check (private.text_length(host) between 1 and 200),
  add constraint events_instructions_1_to_2000 check (private.text_length(instructions) between 1 and 2000),
  add constraint events_visibility_known check (visibility in ('public', 'staff')),
  add constraint events_status_known check (status in ('scheduled', 'cancelled')),
  add constraint events_cancelled_with_a_reason check (
    case status
      when 'cancelled' then cancel_reason is not null and private.text_length(cancel_reason) between 1 and 500
      else cancel_reason is null
    end
  );

comment on table public.events is 'Events, public and for staff. The landing page lists the next three public ones.';
comment on column public.events.ends_at is 'When it ends; null means 90 minutes after the start.';
comment on column public.events.capacity is 'How many people fit in; RSVPs beyond it wait. Null means any number.';
comment on column public.events.visibility is 'Who reads it: everybody, or staff alone.';
comment on column public.events.was_date is 'When it was first announced for, if it has moved since.';
comment on column public.events.was_location is 'Where it was first announced for, if it has moved since.';
comment on column public.events.sequence is 'SEQUENCE of the calendar file (RFC 5545): grows with each change that attendees must learn of.';
comment on column public.events.version is 'Grows with every change. A change names the version it is based on.';

alter policy "Anyone reads the events" on public.events using (visibility = 'public');
alter policy "Anyone reads the events" on public.events rename to "Anyone reads the public events";
create policy "Staff read all events" on public.events
  for select to authenticated using ((select private.is_staff()));

create function private.note_event_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  announced boolean;
begin
  new.version := old.version + 1;
  if (new.title, new.date, new.ends_at, new.location, new.description, new.accessibility, new.directions,
      new.instructions, new.status, new.cancel_reason)
    is distinct from
     (old.title, old.date, old.ends_at, old.location, old.description, old.accessibility, old.directions,
      old.instructions, old.status, old.cancel_reason) then
    new.sequence := old.sequence + 1;
  end if;
  -- A slip put right within the hour, before anybody has answered, is no news.
  announced := old.visibility = 'public' and (
    old.created_at < pg_catalog.now() - interval '1 hour'
    or exists (select 1 from public.signups as signup where signup.event_id = old.id)
  );
  if announced and new.date <> old.date then
    new.was_date := nullif(coalesce(old.was_date, old.date), new.date);
  end if;
  if announced and new.location <> old.location then
    new.was_location := nullif(coalesce(old.was_location, old.location), new.location);
  end if;
  return new;
end
$$;
comment on function private.note_event_change() is
  'Counts an event''s changes, and remembers what was announced before it moved.';

create trigger events_note_change before update on public.events
  for each row execute function private.note_event_change();

create function private.event_roles() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['candidate', 'campaign_manager', 'field_organizer', 'content_manager'] $$;
comment on function private.event_roles() is 'The roles that run events. The other staff roles read them.';

create function private.runs_events() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_role(private.event_roles()) $$;
comment on function private.runs_events() is 'Whether the caller may change events and check people in. False for a stranger.';

create function private.require_event_role() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.runs_events() then
    raise exception 'Only candidate, campaign managers, field organizers and content managers change events.'
      using errcode = '42501';
  end if;
end
$$;
comment on function private.require_event_role() is 'Raises 42501 unless the caller runs events.';

create function private.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the campaign''s staff may do this.' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_staff() is 'Raises 42501 unless the caller is active staff.';
