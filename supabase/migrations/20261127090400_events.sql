-- What the campaign invites people to, and who changes it.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  date timestamptz not null,
  location text not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ends_at timestamptz,
  kind text not null default 'other',
  capacity integer,
  accessibility text,
  directions text,
  host text,
  instructions text,
  visibility text not null default 'public',
  status text not null default 'scheduled',
  cancel_reason text,
  was_date timestamptz,
  was_location text,
  sequence integer not null default 0,
  version integer not null default 1,
  constraint events_title_1_to_200 check (private.text_length(title) between 1 and 200),
  constraint events_location_1_to_300 check (private.text_length(location) between 1 and 300),
  constraint events_description_1_to_4000 check (private.text_length(description) between 1 and 4000),
  constraint events_ends_after_it_starts check (ends_at > date),
  constraint events_ends_within_14_days check (ends_at <= date + interval '14 days'),
  constraint events_kind_known check (
    kind in ('canvass', 'phone_bank', 'town_hall', 'fundraiser', 'meet_greet', 'other')
  ),
  constraint events_capacity_1_to_100000 check (capacity between 1 and 100000),
  constraint events_accessibility_1_to_1000 check (private.text_length(accessibility) between 1 and 1000),
  constraint events_directions_1_to_1000 check (private.text_length(directions) between 1 and 1000),
  constraint events_host_1_to_200 check (private.text_length(host) between 1 and 200),
  constraint events_instructions_1_to_2000 check (private.text_length(instructions) between 1 and 2000),
  constraint events_visibility_known check (visibility in ('public', 'staff')),
  constraint events_status_known check (status in ('scheduled', 'cancelled')),
  constraint events_cancelled_with_a_reason check (
    case status
      when 'cancelled' then cancel_reason is not null and private.text_length(cancel_reason) between 1 and 500
      else cancel_reason is null
    end
  )
);
comment on table public.events is 'Events, public and for staff. The landing page lists the next three public ones.';
comment on column public.events.date is 'When it starts.';
comment on column public.events.ends_at is 'When it ends; null means 90 minutes after the start.';
comment on column public.events.capacity is 'How many people fit in; RSVPs beyond it wait. Null means any number.';
comment on column public.events.visibility is 'Who reads it: everybody, or staff alone.';
comment on column public.events.was_date is 'When it was first announced for, if it has moved since.';
comment on column public.events.was_location is 'Where it was first announced for, if it has moved since.';
comment on column public.events.sequence is 'SEQUENCE of the calendar file (RFC 5545): grows with each change that attendees must learn of.';
comment on column public.events.version is 'Grows with every change. A change names the version it is based on.';
create index events_date_idx on public.events (date);

alter table public.events enable row level security;

create policy "Visitors read the public events" on public.events
  for select to anon using (visibility = 'public');
create policy "People signed in read the public events, staff all" on public.events
  for select to authenticated using (visibility = 'public' or (select private.may('act_as_staff')));

create trigger events_touch_updated_at before update on public.events
  for each row execute function private.touch_updated_at();
create trigger events_record_change after insert or update or delete on public.events
  for each row execute function private.record_change('id');
create trigger events_refresh_event_figures after insert or update or delete on public.events
  for each statement execute function private.refresh_event_figures('events_week', 'rides_today');

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

create function private.event_end(starts timestamptz, ends timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(ends, starts + interval '90 minutes') $$;
comment on function private.event_end(timestamptz, timestamptz) is 'When an event is over.';

create function public.save_event(event uuid, expected_version integer, details jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.events;
  wanted public.events;
begin
  perform private.require_permission('run_events');
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(details) = 'string' then
    details := (details #>> '{}')::jsonb;
  end if;
  select * into known from public.events where id = event for update;
  if known.id is null and expected_version is not null then
    raise exception 'This event is not there any more.' using errcode = 'PT409';
  end if;
  -- What is not in the details stays as it is.
  wanted := jsonb_populate_record(
    known,
    (select coalesce(jsonb_object_agg(detail.key, detail.value), '{}') from jsonb_each(details) as detail
     where detail.key in ('title', 'date', 'ends_at', 'location', 'description', 'kind', 'capacity', 'accessibility',
       'directions', 'host', 'instructions', 'visibility'))
  );
  if known.id is not null and (wanted.title, wanted.date, wanted.ends_at, wanted.location, wanted.description,
      wanted.kind, wanted.capacity, wanted.accessibility, wanted.directions, wanted.host, wanted.instructions,
      wanted.visibility)
    is not distinct from (known.title, known.date, known.ends_at, known.location, known.description,
      known.kind, known.capacity, known.accessibility, known.directions, known.host, known.instructions,
      known.visibility) then
    return to_jsonb(known); -- Sent again after a lost answer.
  end if;
  if known.id is not null and known.version is distinct from expected_version then
    raise exception 'Somebody else has changed this event meanwhile.' using errcode = 'PT409';
  end if;
  if wanted.date < now() and wanted.date is distinct from known.date then
    raise exception 'The start lies in the past.' using errcode = '22023';
  end if;
  if wanted.ends_at <= wanted.date then
    raise exception 'The end must be after the start.' using errcode = '22023';
  end if;
  if wanted.capacity is distinct from known.capacity and wanted.capacity < private.places_given(event) then
    raise exception 'The capacity cannot be below the % people who were promised a place.', private.places_given(event)
      using errcode = '22023';
  end if;
  if known.id is null then
    insert into public.events (
      id, title, date, ends_at, location, description, kind, capacity, accessibility, directions, host, instructions,
      visibility
    ) values (
      event, wanted.title, wanted.date, wanted.ends_at, wanted.location, wanted.description,
      coalesce(wanted.kind, 'other'), wanted.capacity, wanted.accessibility, wanted.directions, wanted.host,
      wanted.instructions, coalesce(wanted.visibility, 'public')
    ) returning * into known;
  else
    update public.events set
      title = wanted.title, date = wanted.date, ends_at = wanted.ends_at, location = wanted.location,
      description = wanted.description, kind = wanted.kind, capacity = wanted.capacity,
      accessibility = wanted.accessibility, directions = wanted.directions, host = wanted.host,
      instructions = wanted.instructions, visibility = wanted.visibility
    where id = event returning * into known;
  end if;
  return to_jsonb(known);
end
$$;
comment on function public.save_event(uuid, integer, jsonb) is
  'Adds an event (no version) or changes the version named. Raises PT409 when another version is there, 22023 for a bad date or capacity, 42501 for others than those who run events.';

create function public.cancel_event(event uuid, expected_version integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.events;
begin
  perform private.require_permission('run_events');
  select * into known from public.events where id = event for update;
  if known.id is null then
    raise exception 'This event is not there any more.' using errcode = 'PT409';
  end if;
  if known.cancel_reason is not distinct from reason then
    return to_jsonb(known); -- Sent again after a lost answer.
  end if;
  if known.version is distinct from expected_version then
    raise exception 'Somebody else has changed this event meanwhile.' using errcode = 'PT409';
  end if;
  update public.events set
    status = case when reason is null then 'scheduled' else 'cancelled' end, cancel_reason = reason
  where id = event returning * into known;
  return to_jsonb(known);
end
$$;
comment on function public.cancel_event(uuid, integer, text) is
  'Cancels an event with a reason, or lets it take place after all (no reason). Raises PT409 when another version is there, 42501 for others than those who run events.';

create function private.stat_events_week() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.events as event
  where event.visibility = 'public' and event.status = 'scheduled'
    and date_trunc('week', event.date at time zone (select private.town_zone())) = date_trunc('week', (select private.town_day())::timestamp)
$$;
comment on function private.stat_events_week() is 'Public events of the town''s present week, Monday to Sunday, those that are over included.';

create function private.grants_for_events() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.events to anon, authenticated;
  grant execute on function public.save_event(uuid, integer, jsonb), public.cancel_event(uuid, integer, text) to authenticated;
  grant execute on function private.note_event_change() to service_role;
end
$$;
comment on function private.grants_for_events() is 'What the APIs roles may do with events.';

select private.restore_grants();
