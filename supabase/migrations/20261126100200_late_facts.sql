-- What a fact may be about, and until when it counts: a door of a turf that its sender had, whoever lives there, a person of a
-- batch of theirs. It counts when it comes within 14 days after the turf or the batch was theirs. Later it is kept and counts
-- nowhere, until an organizer takes or drops it: a phone erases what it was told has arrived, so that nothing may be lost here.

alter table public.contact_attempts add column held boolean not null default false;
alter table public.households add column held boolean not null default false;
alter table public.people add column held boolean not null default false;
comment on column public.contact_attempts.held is 'Came late: counts nowhere until an organizer takes it.';
comment on column public.households.held is 'Came late: on no list until an organizer takes it.';
comment on column public.people.held is 'Came late: on no list until an organizer takes it.';

create table private.late_arrivals (
  id uuid primary key,
  kind text not null,
  sender uuid references auth.users (id) on delete set null,
  turf_id uuid references public.turfs (id),
  -- When the turf or the batch was theirs no more; null for who led the field and had neither in hand.
  ended_at timestamptz,
  held_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references auth.users (id) on delete set null,
  settled_as text,
  constraint late_arrivals_kind_known check (kind in ('attempt', 'door', 'person')),
  constraint late_arrivals_settled_as_known check (settled_as in ('taken', 'dropped')),
  constraint late_arrivals_settled_both_or_neither check ((settled_at is null) = (settled_as is null))
);
comment on table private.late_arrivals is 'Which results, doors and people came too late to count by themselves, and what an organizer made of each.';
create index late_arrivals_waiting_idx on private.late_arrivals (sender, held_at) where settled_at is null;
create index late_arrivals_sender_idx on private.late_arrivals (sender);
create index late_arrivals_turf_id_idx on private.late_arrivals (turf_id);
create index late_arrivals_settled_by_idx on private.late_arrivals (settled_by);
alter table private.late_arrivals enable row level security;
create trigger late_arrivals_record_change after update on private.late_arrivals
  for each row execute function private.record_change('id');

-- A voter file moves people and changes numbers while a phone is in a dead spot.
create table private.former_contacts (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.people (id),
  household_id uuid not null,
  digits text,
  until timestamptz not null default now()
);
comment on table private.former_contacts is 'Where people lived, and their numbers, before a voter file said otherwise.';
create index former_contacts_person_id_idx on private.former_contacts (person_id);
alter table private.former_contacts enable row level security;
create function private.keep_former_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_contacts (person_id, household_id, digits)
  values (old.id, old.household_id, private.dial_digits(old.phone));
  return null;
end
$$;
comment on function private.keep_former_contact() is 'Remembers the door and the number that a person had.';
create trigger people_keep_former_contact after update of household_id, phone on public.people
  for each row when (old.household_id <> new.household_id or old.phone is distinct from new.phone)
  execute function private.keep_former_contact();

-- The three questions. Each answers until when the caller's word is taken: infinity for who leads the field, the past for what
-- came late, null for what was never theirs.
create function private.turf_until(turf uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  ended timestamptz;
begin
  if private.leads_field() then
    return 'infinity';
  end if;
  select max(coalesce(held.ended_at, held.due_at)) into ended
  from public.checkouts as held where held.user_id = me and held.turf_id = turf;
  if ended is null and exists (select 1 from public.turfs as known where known.id = turf)
    and exists (select 1 from private.former_field_leaders as former where former.user_id = me)
  then
    -- They walked any turf: an organizer looks at all of it.
    return '-infinity';
  end if;
  return ended + interval '14 days';
end
$$;
comment on function private.turf_until(uuid) is 'Until when the caller''s doors of this turf are taken; null when they never had it.';

create function private.door_until(turf uuid, household uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  until timestamptz := private.turf_until(turf);
begin
  -- Turf that was cut anew keeps its doors, and who found a door has it: nothing of an honest walk is refused.
  if until = 'infinity' or exists (
    select 1 from public.turf_doors as door where door.turf_id = turf and door.household_id = household
  ) or exists (
    select 1 from public.households as found
    where found.id = household and found.added_in_turf = turf and found.added_by = auth.uid()
  ) then
    return until;
  end if;
  return null;
end
$$;
comment on function private.door_until(uuid, uuid) is
  'Until when the caller''s word about this door of this turf is taken; null when the door was never in a turf of theirs.';

create function private.report_until(channel text, turf uuid, household uuid, person uuid, dialed text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  if person is not null and not exists (
    select 1 from public.people as resident where resident.id = person and resident.household_id = household
  ) and not exists (
    select 1 from private.former_contacts as former where former.person_id = person and former.household_id = household
  ) then
    return null;
  end if;
  if dialed is not null and (channel <> 'phone' or not exists (
    select 1 from public.people as called where called.id = person and private.dial_digits(called.phone) = dialed
  ) and not exists (
    select 1 from private.former_contacts as former where former.person_id = person and former.digits = dialed
  )) then
    return null;
  end if;
  if channel = 'door' or private.leads_field() then
    return private.door_until(turf, household);
  end if;
  return (
    select max(least(lease.returned_at, lease.expires_at)) + interval '14 days'
    from public.call_leases as lease where lease.user_id = auth.uid() and lease.person_id = person
  );
end
$$;
comment on function private.report_until(text, uuid, uuid, uuid, text) is
  'Until when the caller''s result of a knock or a call is taken; null when door, person or number were never theirs to report.';

-- Before the policy looks: the row must say itself whether it counts. What is done in SQL says so by hand.
create function private.hold_what_comes_late() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    return new;
  end if;
  new.held := coalesce(case tg_table_name
    when 'contact_attempts' then private.report_until(
      to_jsonb(new) ->> 'channel', (to_jsonb(new) ->> 'turf_id')::uuid, (to_jsonb(new) ->> 'household_id')::uuid,
      (to_jsonb(new) ->> 'person_id')::uuid, to_jsonb(new) ->> 'dialed'
    )
    when 'people' then private.door_until((to_jsonb(new) ->> 'added_in_turf')::uuid, (to_jsonb(new) ->> 'household_id')::uuid)
    else private.turf_until((to_jsonb(new) ->> 'added_in_turf')::uuid)
  end < now(), false);
  -- More than any walk brings. The phone keeps the rest and tries again later.
  if new.held and (
    select count(*) from private.late_arrivals as late where late.sender = me and late.settled_at is null
  ) >= 1000 then
    raise exception 'Too many at once. Try again later.' using errcode = 'PT429', detail = 'Retry-After: 3600';
  end if;
  return new;
end
$$;
comment on function private.hold_what_comes_late() is 'Marks what came too late to count by itself.';

create function private.note_late_arrival() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  who uuid := coalesce(said ->> 'canvasser', said ->> 'added_by')::uuid;
  turf uuid := coalesce(said ->> 'turf_id', said ->> 'added_in_turf')::uuid;
begin
  insert into private.late_arrivals (id, kind, sender, turf_id, ended_at)
  values (
    new.id, tg_argv[0], who, turf,
    case when said ->> 'channel' = 'phone' then (
      select max(least(lease.returned_at, lease.expires_at)) from public.call_leases as lease
      where lease.user_id = who and lease.person_id = (said ->> 'person_id')::uuid
    ) else (
      select max(coalesce(checkout.ended_at, checkout.due_at)) from public.checkouts as checkout
      where checkout.user_id = who and checkout.turf_id = turf
    ) end
  );
  return null;
end
$$;
comment on function private.note_late_arrival() is 'Puts what came late on the organizers'' list. Argument: what it is.';

create trigger contact_attempts_hold_what_comes_late before insert on public.contact_attempts
  for each row execute function private.hold_what_comes_late();
create trigger households_hold_what_comes_late before insert on public.households
  for each row when (new.added_in_turf is not null) execute function private.hold_what_comes_late();
create trigger people_hold_what_comes_late before insert on public.people
  for each row when (new.added_in_turf is not null) execute function private.hold_what_comes_late();
create trigger contact_attempts_note_late_arrival after insert on public.contact_attempts
  for each row when (new.held) execute function private.note_late_arrival('attempt');
create trigger households_note_late_arrival after insert on public.households
  for each row when (new.held) execute function private.note_late_arrival('door');
create trigger people_note_late_arrival after insert on public.people
  for each row when (new.held) execute function private.note_late_arrival('person');

drop policy "Canvassers add what happened in their own name" on public.contact_attempts;
drop policy "Callers add what came of a call in their own name" on public.contact_attempts;
create policy "Canvassers and callers add what came of what was theirs" on public.contact_attempts
  for insert to authenticated with check (
    canvasser is not distinct from (select auth.uid())
    and private.report_until(channel, turf_id, household_id, person_id, dialed) is not null
  );
alter policy "Canvassers add a door in their own name" on public.households with check (
  added_by is not distinct from (select auth.uid()) and private.turf_until(added_in_turf) is not null
);
alter policy "Canvassers add a person in their own name" on public.people with check (
  added_by is not distinct from (select auth.uid()) and private.door_until(added_in_turf, household_id) is not null
);
alter policy "Canvassers see what happened in their turfs, leaders all" on public.contact_attempts using (
  (select private.leads_field()) or (not held and household_id in (select unnest(private.doors_in_hand())))
);
alter policy "Canvassers see the people in their turfs, leaders all" on public.people using (
  (select private.leads_field()) or (not held and household_id in (select unnest(private.doors_in_hand())))
);

-- What is held counts nowhere: each of these is as it was, and looks away from it.
create or replace view public.effective_attempts with (security_invoker = true) as
select attempt.id, attempt.household_id, attempt.person_id, attempt.turf_id, attempt.channel, attempt.result, attempt.support,
  attempt.answers, attempt.notes, attempt.do_not_contact, attempt.supersedes, attempt.device, attempt.canvasser,
  attempt.client_created_at, attempt.created_at, attempt.happened_at,
  attempt.result not in (
    'not_home', 'inaccessible', 'busy', 'left_message', 'call_back', 'no_answer', 'wrong_number', 'disconnected'
  ) as full_result,
  attempt.dialed, attempt.call_back_after, attempt.language
from public.contact_attempts as attempt
where attempt.result <> 'undone' and not attempt.held
  and not exists (
    select 1 from public.contact_attempts as later
    where later.supersedes = attempt.id and later.canvasser is not distinct from attempt.canvasser and not later.held
  )
  and not exists (
    select 1 from public.shift_rollbacks as undone
    where undone.canvasser = attempt.canvasser and undone.restored_at is null
      and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
  );
comment on view public.effective_attempts is 'What counts: neither superseded, nor undone, nor rolled back, nor held.';

create or replace view public.listed_people with (security_invoker = true) as
select person.id, person.household_id, person.name, person.phone, person.email, person.language, person.birth_year
from public.people as person
where not person.do_not_contact and not person.deceased and not person.off_lists and not person.held;

create or replace view public.turf_door_states with (security_invoker = true) as
select door.turf_id, door.household_id, door.position, state.closed,
  case when outcome.visited then outcome.attempt_id end as attempt_id,
  case when outcome.visited then outcome.result end as result,
  case when outcome.visited then outcome.support end as support,
  case when outcome.visited then outcome.full_result end as full_result,
  case when outcome.visited then outcome.canvasser end as canvasser,
  case when outcome.visited then outcome.happened_at end as happened_at,
  case when outcome.visited then outcome.attempts end as attempts,
  case when outcome.visited then outcome.conflict end as conflict
from public.turf_doors as door
-- "limit 1" keeps it a look into the index for each door: a join would read the outcomes of the whole city for one turf.
left join lateral (
  select counted.* from public.door_outcomes as counted where counted.household_id = door.household_id limit 1
) as outcome on true
cross join lateral (
  select coalesce(outcome.left_alone, false) or (
    not coalesce(outcome.somebody_moved, false)
    -- Null where nobody is known: such a door is open.
    and coalesce((
      select bool_and(person.do_not_contact or person.deceased or person.off_lists)
      from public.people as person where person.household_id = door.household_id and not person.held
    ), false)
  ) as closed
) as state
where outcome.visited is true or not state.closed;

create or replace view private.callable_people as
select person.id, person.household_id, person.language, person.phone_digits
from public.people as person
where person.phone_digits is not null and not person.do_not_contact and not person.deceased and not person.off_lists
  and not person.held
  and not exists (
    select 1 from public.door_outcomes as outcome where outcome.household_id = person.household_id and outcome.left_alone
  )
  and not exists (select 1 from private.bad_numbers as bad where bad.digits = person.phone_digits)
  and not exists (
    select 1 from private.open_leases as held join public.people as other on other.id = held.person_id
    where other.phone_digits = person.phone_digits
  );

create or replace function public.list_walks(since timestamptz) returns table (
  walk_id uuid, canvasser uuid, name text, channel text, turf_id uuid, turf text, checkout_id uuid,
  begun timestamptz, ended timestamptz, attempts bigint, contacts bigint, rollback_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with facts as materialized (
      select attempt.id, attempt.canvasser as who, attempt.channel as way, attempt.turf_id as place, attempt.result,
        attempt.happened_at as at,
        -- As a list of places is searched by equality: the phone bank is its caller's.
        coalesce(attempt.turf_id, attempt.canvasser) as spot
      from public.contact_attempts as attempt
      where attempt.happened_at >= list_walks.since and attempt.canvasser is not null and attempt.result <> 'undone' and not attempt.held
        and not exists (
          select 1 from public.contact_attempts as later
          where later.supersedes = attempt.id and later.canvasser = attempt.canvasser and not later.held
        )
    ),
    latest as (
      select fact.who, fact.way, fact.spot from facts as fact
      group by fact.who, fact.way, fact.spot order by max(fact.at) desc fetch first 50 rows with ties
    ),
    paced as (
      select fact.*, fact.at - lag(fact.at) over mine > interval '3 hours' as after_a_break
      from facts as fact
      where (fact.who, fact.way, fact.spot) in (select one.who, one.way, one.spot from latest as one)
      window mine as (partition by fact.who, fact.way, fact.spot order by fact.at, fact.id)
    ),
    numbered as (
      select fact.*, count(*) filter (where fact.after_a_break) over (
        partition by fact.who, fact.way, fact.spot order by fact.at, fact.id
      ) as walk
      from paced as fact
    ),
    walks as (
      select (array_agg(fact.id order by fact.at, fact.id))[1] as id, fact.who, fact.way, fact.place,
        min(fact.at) as begun, max(fact.at) as ended, count(*) as attempts,
        count(*) filter (where fact.result = 'canvassed') as contacts
      from numbered as fact group by fact.who, fact.way, fact.place, fact.walk
    )
    select walk.id, walk.who, private.name_of(walk.who), walk.way, walk.place, turf.name,
      (
        select held.id from public.checkouts as held
        where held.user_id = walk.who and held.turf_id = walk.place and held.created_at <= walk.ended
        order by held.created_at desc limit 1
      ),
      walk.begun, walk.ended, walk.attempts, walk.contacts,
      (
        select undone.id from public.shift_rollbacks as undone
        where undone.canvasser = walk.who and undone.restored_at is null
          and undone.since <= walk.begun and undone.until > walk.ended
        order by undone.created_at desc limit 1
      )
    from walks as walk left join public.turfs as turf on turf.id = walk.place
    order by walk.ended desc, walk.id limit 50;
end
$$;

create or replace function public.list_rollbacks() returns table (
  id uuid, canvasser uuid, name text, since timestamptz, until timestamptz, reason text, by_name text,
  created_at timestamptz, restored_at timestamptz, attempts bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select undone.id, undone.canvasser, private.name_of(undone.canvasser), undone.since, undone.until, undone.reason,
      private.name_of(undone.rolled_back_by), undone.created_at, undone.restored_at,
      (
        select count(*) from public.contact_attempts as attempt
        where attempt.canvasser = undone.canvasser and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
          and not attempt.held
      )
    from public.shift_rollbacks as undone order by undone.created_at desc limit 50;
end
$$;
create or replace function public.call_languages() returns table (language text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  return query
    select person.language, count(*) from public.people as person
    where person.language is not null and person.phone is not null and not person.held group by person.language order by 2 desc, 1 limit 20;
end
$$;
create or replace trigger households_put_added_door_on_turf after insert on public.households
  for each row when (new.added_in_turf is not null and not new.held) execute function private.put_added_door_on_turf();
create or replace trigger contact_attempts_write_responses after insert on public.contact_attempts
  for each row when (new.answers <> '[]'::jsonb and not new.held) execute function private.write_responses();
create or replace trigger contact_attempts_note_language after insert on public.contact_attempts
  for each row when ((new.language is not null or new.supersedes is not null) and not new.held)
  execute function private.note_language();

-- Taken, it does what it would have done when it came.
create trigger households_put_taken_door_on_turf after update of held on public.households
  for each row when (old.held and not new.held and new.added_in_turf is not null) execute function private.put_added_door_on_turf();
create trigger contact_attempts_write_responses_taken after update of held on public.contact_attempts
  for each row when (old.held and not new.held and new.answers <> '[]'::jsonb) execute function private.write_responses();
create trigger contact_attempts_note_language_taken after update of held on public.contact_attempts
  for each row when (old.held and not new.held and (new.language is not null or new.supersedes is not null))
  execute function private.note_language();
create trigger contact_attempts_settle_wishes_taken after update of held on public.contact_attempts
  for each row when (
    old.held and not new.held and (new.sign_id is not null or new.volunteer_id is not null or new.supersedes is not null)
  ) execute function private.settle_wishes_of_a_fact();
create trigger contact_attempts_refresh_field_figures_taken after update of held on public.contact_attempts
  for each statement execute function private.refresh_field_figures();

-- A voter file that knows a door or a person needs nobody's word for it.
create function private.know_from_the_voter_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.households as door set held = false where door.held and door.id in (
    select named.household_id from named where named.external_id is not null or named.added_in_turf is null
  );
  return null;
end
$$;
comment on function private.know_from_the_voter_file() is 'A door at which a voter file has people is on the lists.';
create trigger people_know_from_the_voter_file after insert on public.people
  referencing new table as named for each statement execute function private.know_from_the_voter_file();
create index households_held_idx on public.households (id) where held;

create function private.unhold_known_person() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.held := false;
  return new;
end
$$;
comment on function private.unhold_known_person() is 'A person whom a voter file names is on the lists.';
create trigger people_unhold_known_person before update of external_id on public.people
  for each row when (old.held and new.external_id is not null) execute function private.unhold_known_person();

create function public.list_late() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', late.id, 'kind', late.kind, 'sender', late.sender, 'name', private.name_of(late.sender),
      'turf_id', late.turf_id, 'turf', turf.name, 'channel', attempt.channel,
      'street', door.street, 'number', door.number, 'suffix', door.suffix, 'floor', door.floor, 'unit', door.unit,
      'person', coalesce(person.name, named.name), 'result', attempt.result, 'support', attempt.support,
      'notes', attempt.notes, 'do_not_contact', coalesce(attempt.do_not_contact, false),
      'saved_at', coalesce(attempt.client_created_at, person.client_created_at, added.client_created_at),
      'came_at', late.held_at, 'ended_at', late.ended_at
    ) order by late.held_at desc, late.sender, late.turf_id, coalesce(attempt.client_created_at, person.client_created_at, added.client_created_at), late.id)
    from private.late_arrivals as late
    left join public.turfs as turf on turf.id = late.turf_id
    left join public.contact_attempts as attempt on late.kind = 'attempt' and attempt.id = late.id
    left join public.people as person on late.kind = 'person' and person.id = late.id
    left join public.households as added on late.kind = 'door' and added.id = late.id
    left join public.households as door on door.id = coalesce(attempt.household_id, person.household_id, added.id)
    left join public.people as named on named.id = attempt.person_id
    where late.settled_at is null
  ), '[]');
end
$$;
comment on function public.list_late() is
  'What came late and waits for an organizer''s word, one JSON array. Raises 42501 for others than field leaders.';

create function public.settle_late(items uuid[], take boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform private.require_field_leader();
  with settled as (
    update private.late_arrivals as late
    set settled_at = now(), settled_by = auth.uid(), settled_as = case when take then 'taken' else 'dropped' end
    where late.id = any (items) and late.settled_at is null
      -- A result is taken with the door and the person that came with it, also when those were dropped before.
      or take and late.settled_as is distinct from 'taken' and late.id in (
        select unnest(array[attempt.household_id, attempt.person_id])
        from public.contact_attempts as attempt where attempt.id = any (items)
        union all
        select person.household_id from public.people as person where person.id = any (items)
      )
    returning late.id
  )
  select array_agg(settled.id) into chosen from settled;
  if take and chosen is not null then
    update public.households as door set held = false where door.id = any (chosen) and door.held;
    update public.people as person set held = false where person.id = any (chosen) and person.held;
    update public.contact_attempts as attempt set held = false where attempt.id = any (chosen) and attempt.held;
  end if;
  return coalesce(cardinality(chosen), 0);
end
$$;
comment on function public.settle_late(uuid[], boolean) is
  'Takes what came late, as if it had come in time, or drops it: it stays on record and counts nowhere. Returns how many; what '
  'is settled already changes nothing. Raises 42501 for others than field leaders.';

-- Asked by no policy any more.
drop function private.has_walked(uuid);
drop function private.has_called(uuid);
create or replace function private.grants_for_field() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on
    public.households, public.people, public.turfs, public.turf_doors, public.checkouts, public.scripts,
    public.questions, public.question_options, public.contact_attempts, public.responses,
    public.effective_attempts, public.door_results, public.listed_people, public.turf_door_states
    to authenticated;
  -- The reason and who gave it are the leaders' to read, through list_rollbacks().
  grant select (id, canvasser, since, until, restored_at) on public.shift_rollbacks to authenticated;

  grant insert (
    id, street, number, suffix, floor, unit, access_note, added_in_turf, added_by, client_created_at
  ) on public.households to authenticated;
  grant insert (id, household_id, name, phone, language, added_in_turf, added_by, client_created_at)
    on public.people to authenticated;
  grant insert (
    id, household_id, person_id, turf_id, channel, result, support, answers, notes, do_not_contact, supersedes, device,
    canvasser, client_created_at
  ) on public.contact_attempts to authenticated;

  grant execute on function
    public.my_turfs(), public.walk_list(uuid), public.walk_script(), public.field_people(), public.turf_overview(),
    public.canvasser_activity(timestamptz), public.attempts_by_hour(timestamptz), public.turf_conflicts(),
    public.check_out_turf(uuid, uuid, timestamptz), public.return_turf(uuid), public.create_turf(text, uuid[]),
    public.street_sides(), public.street_doors(text),
    public.roll_back_shift(uuid, timestamptz, timestamptz, text), public.restore_shift(uuid), public.list_rollbacks()
    to authenticated;

  grant execute on function
    private.leads_field(), private.turfs_in_hand(), private.doors_in_hand()
    to authenticated, service_role;

  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.contact_attempts, public.responses from service_role;
end
$$;
create or replace function private.grants_for_phones() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.call_leases to authenticated;
  grant insert (dialed, call_back_after, language) on public.contact_attempts to authenticated;
  grant execute on function
    public.take_calls(integer, integer, integer, text), public.return_calls(), public.my_calls(), public.call_languages()
    to authenticated;
end
$$;
create function private.grants_for_late_facts() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.list_late(), public.settle_late(uuid[], boolean) to authenticated;
  -- The policies ask these as the caller.
  grant execute on function
    private.turf_until(uuid), private.door_until(uuid, uuid), private.report_until(text, uuid, uuid, uuid, text)
    to authenticated, service_role;
end
$$;
comment on function private.grants_for_late_facts() is 'What the API''s roles may do with what came late.';

select private.restore_grants();
