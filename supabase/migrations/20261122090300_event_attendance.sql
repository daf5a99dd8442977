-- Who is coming, who came: each person's state, computed from RSVPs and facts. src/features/events/model/attendance.ts computes the
-- same on a phone without a signal; tests/db/stories/eventAttendance.ts holds the two together.

create function private.event_end(starts timestamptz, ends timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(ends, starts + interval '90 minutes') $$;
comment on function private.event_end(timestamptz, timestamptz) is 'When an event is over.';

create view private.event_attendance as
with undone as (
  select distinct fact.event_id, taken_back as id
  from public.event_checkins as fact, unnest(fact.about) as taken_back
  where fact.action = 'undo'
),
live as (
  select fact.* from public.event_checkins as fact
  where not exists (select 1 from undone where undone.event_id = fact.event_id and undone.id = fact.id)
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
    signup.headcount::integer as headcount, signup.client_created_at, signup.created_at
  from public.signups as signup where signup.type = 'event'
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
      where settled.subject_id = subjects.id and settled.action = 'settle' and marks.presences <@ settled.about
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
  'One row a person and event: RSVP or walk-in, party size, state. An undone walk-in counts as withdrawn.';

create function public.event_queue(event uuid) returns jsonb
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
        'facts', coalesce(facts.list, '[]')
      ) order by person.created_at, person.id
    ), '[]')
    from private.event_attendance as person left join facts on facts.subject_id = person.id
    where person.event_id = event
  );
end
$$;
comment on function public.event_queue(uuid) is
  'Everybody who said they come to the event or came, with contact details, state and facts. Raises 42501 for others than staff.';

create function public.event_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
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
        'no_show', coalesce(counts.no_show, 0), 'conflicts', coalesce(counts.conflicts, 0)
      ) order by event.date, event.id
    ), '[]')
    from public.events as event left join counts on counts.event_id = event.id
  );
end
$$;
comment on function public.event_overview() is
  'All events with how many people are expected, waiting, there, and missing. Raises 42501 for others than staff.';

create function private.places_given(event uuid) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(person.party_size), 0)::integer from private.event_attendance as person
  where person.event_id = event and person.source = 'rsvp' and person.state in ('expected', 'checked_in')
$$;
comment on function private.places_given(uuid) is 'How many people were promised a place.';

create function public.save_event(event uuid, expected_version integer, details jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.events;
  wanted public.events;
begin
  perform private.require_event_role();
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
  perform private.require_event_role();
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
