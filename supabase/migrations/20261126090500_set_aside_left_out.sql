-- Figures, lists and places without what is set aside; and the figure of volunteers no longer counts every volunteer again for each
-- form that comes in: with 20,000 of them that took 18 to 66 ms.

create or replace view private.event_attendance as
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
    signup.headcount::integer as headcount, signup.client_created_at,
    -- Released after a while, it has no place before those who were promised one meanwhile.
    coalesce(signup.released_at, signup.created_at) as created_at
  from public.signups as signup where signup.type = 'event' and signup.quarantined_at is null
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
      where signup.type = 'volunteer' and signup.quarantined_at is null and contact.key is not null
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

create or replace function public.signup_counts(since timestamptz default '-infinity') returns table (
  type text,
  interest text,
  count bigint
)
language sql stable set search_path = ''
as $$
  select signup.type, signup.interest, count(*)
  from public.signups as signup
  where signup.created_at >= since and signup.withdrawn_at is null and signup.quarantined_at is null group by 1, 2 order by 1, 2
$$;

create or replace function public.list_volunteers() returns table (
  signup_id uuid, name text, email text, phone text, interest text, availability text, notes text,
  created_at timestamptz, canvasser_id uuid, user_id uuid, has_role boolean, invited boolean, turfs bigint, withdrawn boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select signup.id, signup.name, coalesce(canvasser.email, signup.email), signup.phone, signup.interest, signup.availability,
      signup.notes, signup.created_at, canvasser.id, canvasser.user_id,
      canvasser.user_id is not null
        and exists (select 1 from public.user_roles as held where held.user_id = canvasser.user_id)
        and not exists (select 1 from private.deactivated_people as gone where gone.user_id = canvasser.user_id),
      exists (
        select 1 from public.invitations as invitation
        where lower(invitation.email) = lower(canvasser.email) and invitation.accepted_at is null
      ),
      (
        select count(*) from public.checkouts as held
        where held.user_id = canvasser.user_id and held.ended_at is null
      ),
      signup.withdrawn_at is not null
    from public.signups as signup left join public.canvassers as canvasser on canvasser.signup_id = signup.id
    where signup.type = 'volunteer' and signup.quarantined_at is null
    order by signup.withdrawn_at is null desc, canvasser.id is null desc, (signup.interest = 'door_knock') desc,
      signup.created_at desc, signup.id
    limit 500;
end
$$;

create or replace function public.pick_canvasser(signup uuid, email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  picked public.canvassers;
  volunteer public.signups;
  address constant text := nullif(btrim(pick_canvasser.email), '');
begin
  perform private.require_field_leader();
  select * into volunteer from public.signups as one where one.id = signup and one.type = 'volunteer'
    and one.quarantined_at is null;
  if volunteer.id is null then
    raise exception 'There is no such volunteer.' using errcode = '22023';
  end if;
  if coalesce(address, volunteer.email) is null then
    raise exception 'Ask them for an e-mail address: that is what they sign in with.' using errcode = '22023';
  end if;
  insert into public.canvassers (signup_id, name, email, phone, picked_by)
  values (signup, volunteer.name, coalesce(address, volunteer.email), volunteer.phone, (select auth.uid()))
  on conflict do nothing;
  select * into picked from public.canvassers as one where one.signup_id = signup;
  -- An address that was mistaken may be put right until somebody has signed in with it.
  if picked.user_id is null and address is not null and picked.email <> address then
    update public.canvassers as one set email = address where one.id = picked.id;
  end if;
  -- Somebody who has an account already need not sign in anew.
  update public.canvassers as one set user_id = account.id, linked_at = now()
  from auth.users as account
  where one.id = picked.id and one.user_id is null and account.email_confirmed_at is not null
    and lower(account.email) = lower(one.email);
  return picked.id;
exception when check_violation then
  raise exception 'This is not an e-mail address.' using errcode = '22023';
end
$$;

create or replace function public.rsvp_place(rsvp uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case person.state when 'waitlisted' then 'waiting' when 'expected' then 'place' end
  from public.signups as signup
  join public.events as event on event.id = signup.event_id
  join private.event_attendance as person on person.event_id = event.id and person.id = signup.id
  where signup.id = rsvp and signup.type = 'event' and event.visibility = 'public' and event.status = 'scheduled'
    and private.event_end(event.date, event.ends_at) >= now()
  union all
  -- Set aside, it has no place; its sender reads what everybody in that line would read.
  select case when event.capacity is not null and event.capacity < signup.headcount + (
      select coalesce(sum(person.party_size), 0) from private.event_attendance as person
      where person.event_id = event.id and person.source = 'rsvp'
        and (person.present or not (person.withdrawn or person.marked_no_show))
    ) then 'waiting' else 'place' end
  from public.signups as signup
  join public.events as event on event.id = signup.event_id
  where signup.id = rsvp and signup.type = 'event' and signup.quarantined_at is not null
    and event.visibility = 'public' and event.status = 'scheduled'
    and private.event_end(event.date, event.ends_at) >= now()
$$;

-- Somebody who sends the form twice is one volunteer. Not a function of ours: an index asks one as whoever inserts.
create index signups_volunteer_key_idx on public.signups ((coalesce(lower(email), regexp_replace(phone, '\D', '', 'g'))))
  where type = 'volunteer' and withdrawn_at is null and quarantined_at is null;

create or replace function private.stat_volunteers() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(distinct coalesce(lower(signup.email), regexp_replace(signup.phone, '\D', '', 'g'))) from public.signups as signup
  where signup.type = 'volunteer' and signup.withdrawn_at is null and signup.quarantined_at is null
$$;

create function private.count_new_volunteers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  grown integer;
begin
  if not exists (select 1 from sent where sent.type = 'volunteer' and sent.quarantined_at is null) then
    return null;
  end if;
  -- One after the other: two forms of one person that arrive at once are one volunteer.
  perform 1 from public.stats as stat where stat.label = 'volunteers' for update;
  if not found then
    perform private.count_event_figures('{volunteers}');
    return null;
  end if;
  select count(distinct coalesce(lower(fresh.email), regexp_replace(fresh.phone, '\D', '', 'g'))) into grown
  -- The rows as they stand: one may have been withdrawn already by the conversation that brought it.
  from public.signups as fresh
  where fresh.id in (select sent.id from sent) and fresh.type = 'volunteer'
    and fresh.withdrawn_at is null and fresh.quarantined_at is null and (
    -- Asked row by row on purpose: the index answers, however many volunteers there are.
    select known.id from public.signups as known
    where coalesce(lower(known.email), regexp_replace(known.phone, '\D', '', 'g')) = coalesce(lower(fresh.email), regexp_replace(fresh.phone, '\D', '', 'g'))
      and known.type = 'volunteer' and known.withdrawn_at is null and known.quarantined_at is null
      and not exists (select 1 from sent as same where same.id = known.id)
    limit 1
  ) is null;
  if grown > 0 then
    update public.stats set value_number = value_number + grown where label = 'volunteers';
  end if;
  return null;
end
$$;
comment on function private.count_new_volunteers() is
  'Adds those to the figure of volunteers who were not among them. The first visit of a day counts all of them again.';

drop trigger signups_refresh_event_figures on public.signups;
create trigger signups_refresh_event_figures after insert on public.signups
  referencing new table as sent for each statement execute function private.count_new_volunteers();

create function private.count_settled_volunteers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from old_rows as was join new_rows as form on form.id = was.id
    where form.type = 'volunteer'
      and (was.withdrawn_at is null, was.quarantined_at is null) <> (form.withdrawn_at is null, form.quarantined_at is null)
  ) then
    perform private.count_event_figures('{volunteers}');
  end if;
  return null;
end
$$;
comment on function private.count_settled_volunteers() is 'Counts the volunteers again when one was withdrawn, released or dropped.';
create trigger signups_refresh_settled_figures after update on public.signups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_settled_volunteers();

select private.restore_grants();
