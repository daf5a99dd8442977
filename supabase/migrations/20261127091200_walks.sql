-- What a canvasser’s phone takes along, and what field leaders do: cut and hand out turfs, see how the walks go, roll a shift back.

-- What a canvasser's phone takes along. Row-level security decides what is in the answer.

create view public.listed_people with (security_invoker = true) as
select person.id, person.household_id, person.name, person.phone, person.email, person.language, person.birth_year
from public.people as person
where not person.do_not_contact and not person.deceased and not person.off_lists and not person.held and person.left_file_at is null;
comment on view public.listed_people is
  'People who may be contacted. Whoever asked not to be, has died or has moved away is on no list.';

-- A door is closed when everybody who was known there has left the lists, or when the household asked to be left alone.
-- A closed door where nobody has knocked is on no list; one with a past stays, so that nobody knocks by mistake.
create view public.turf_door_states with (security_invoker = true) as
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
  select counted.* from public.door_results as counted where counted.household_id = door.household_id limit 1
) as outcome on true
cross join lateral (
  select coalesce(outcome.left_alone, false) or (
    not coalesce(outcome.somebody_moved, false)
    -- Null where nobody is known: such a door is open.
    and coalesce((
      select bool_and(person.do_not_contact or person.deceased or person.off_lists or person.left_file_at is not null)
      from public.people as person where person.household_id = door.household_id and not person.held
    ), false)
  ) as closed
) as state
where outcome.visited is true or not state.closed;
comment on view public.turf_door_states is 'The doors of each turf with what came of them.';

-- An overdue turf is named, so that its holder reads why the list is closed; walk_list() gives nothing of it.
create function public.my_turfs() returns table (
  turf_id uuid, name text, due_at timestamptz, doors bigint, visited bigint, done bigint, streets text[]
)
language sql stable security definer set search_path = ''
as $$
  select turf.id, turf.name, held.due_at,
    doors.known, doors.visited, doors.done,
    array(
      select distinct household.street
      from public.turf_doors as door join public.households as household on household.id = door.household_id
      where door.turf_id = turf.id order by 1
    )
  from public.checkouts as held
  join public.turfs as turf on turf.id = held.turf_id
  cross join lateral (
    select count(*) as known, count(door.attempt_id) as visited, count(*) filter (where door.full_result) as done
    from public.turf_door_states as door where door.turf_id = turf.id
  ) as doors
  where held.user_id = (select auth.uid()) and held.ended_at is null and (select private.may('act_as_staff'))
  order by held.due_at, turf.name
$$;
comment on function public.my_turfs() is 'The turfs that the caller has in hand, overdue ones too, the most urgent first.';

create function public.walk_script() returns table (
  question_id uuid, "position" smallint, prompt text, options jsonb, script text, opening text, prompt_in jsonb, opening_in jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may('act_as_staff') then
    return;
  end if;
  return query
    select question.id, question.position, question.prompt,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', option.id, 'label', option.label, 'label_in', option.label_in) order by option.position
        )
        from public.question_options as option where option.question_id = question.id
      ), '[]'::jsonb),
      script.name, script.opening, question.prompt_in, script.opening_in
    from (
      select latest.* from public.scripts as latest where latest.active order by latest.created_at desc, latest.id limit 1
    ) as script
    join public.questions as question on question.script_id = script.id
    order by question.position;
end
$$;
comment on function public.walk_script() is
  'The questions of the newest active script, in order, with their options and their texts in other languages; none for people without a role.';

create function private.field_people_rows() returns table (user_id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select distinct held.user_id, private.name_of(held.user_id)
    from public.user_roles as held
    where not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
    order by 2;
end
$$;
comment on function private.field_people_rows() is 'Whom a turf can be handed to. Raises 42501 for others than field leaders.';

create function private.turf_overview_rows() returns table (
  turf_id uuid, name text, doors bigint, visited bigint, done bigint, contacts bigint, conflicts bigint, last_at timestamptz,
  holder uuid, holder_name text, due_at timestamptz, streets text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    -- By street first: a turf has 50 doors and one or two streets, and only those few are sorted.
    with along as (
      select door.turf_id as turf, household.street, count(*) as doors,
        count(outcome.household_id) as visited,
        count(*) filter (where outcome.full_result) as done,
        count(*) filter (where outcome.result = 'canvassed') as contacts,
        count(*) filter (where outcome.conflict) as conflicts,
        max(outcome.happened_at) as last_at
      from public.turf_doors as door
      join public.households as household on household.id = door.household_id
      left join public.door_results as outcome on outcome.household_id = door.household_id and outcome.visited
      group by door.turf_id, household.street
    ), counted as (
      select along.turf, sum(along.doors)::bigint as doors, sum(along.visited)::bigint as visited,
        sum(along.done)::bigint as done, sum(along.contacts)::bigint as contacts,
        sum(along.conflicts)::bigint as conflicts, max(along.last_at) as last_at,
        array_agg(along.street order by along.street) as streets
      from along group by along.turf
    )
    select turf.id, turf.name, coalesce(counted.doors, 0), coalesce(counted.visited, 0), coalesce(counted.done, 0),
      coalesce(counted.contacts, 0), coalesce(counted.conflicts, 0), counted.last_at, held.user_id,
      private.name_of(held.user_id), held.due_at, coalesce(counted.streets, '{}')
    from public.turfs as turf
    left join counted on counted.turf = turf.id
    left join public.checkouts as held on held.turf_id = turf.id and held.ended_at is null
    where turf.archived_at is null
    order by turf.name, turf.id;
end
$$;
comment on function private.turf_overview_rows() is
  'Every turf with its progress and who has it in hand. Raises 42501 for others than field leaders.';

create function private.canvasser_activity(since timestamptz) returns table (
  user_id uuid, name text, attempts bigint, contacts bigint, first_at timestamptz, last_at timestamptz,
  last_received_at timestamptz, median_seconds double precision, devices bigint, waited_seconds double precision
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    -- By person and phone first: only the moments are put in order, not the facts, so that a week is never sorted on the disk.
    with phones as (
      select attempt.canvasser, attempt.device, count(*) as attempts,
        count(*) filter (where attempt.result = 'canvassed') as contacts,
        min(attempt.happened_at) as first_at, max(attempt.happened_at) as last_at, max(attempt.created_at) as received_at,
        max(attempt.created_at - attempt.happened_at) as waited, array_agg(attempt.happened_at) as moments
      from public.contact_attempts as attempt
      where attempt.happened_at >= canvasser_activity.since and attempt.channel = 'door' and attempt.canvasser is not null
        -- What counts by effective_attempts (tests/db/stories/fieldCounts.ts compares them), but what doesn't is looked up row by row: it
        -- is little, and a join puts the whole week into a table of its own for it, twice.
        and attempt.result <> 'undone' and not attempt.held
        and (attempt.id, attempt.canvasser) not in (
          select later.supersedes, later.canvasser from public.contact_attempts as later
          where later.supersedes is not null and later.canvasser is not null and not later.held
        )
        and (
          attempt.canvasser not in (select undone.canvasser from public.shift_rollbacks as undone where undone.restored_at is null)
          or not exists (
            select 1 from public.shift_rollbacks as undone
            where undone.canvasser = attempt.canvasser and undone.restored_at is null
              and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
          )
        )
      group by attempt.canvasser, attempt.device
    ), walked as materialized (
      select phones.canvasser, array(select moment from unnest(phones.moments) as moment order by moment) as moments
      from phones
    ), paces as (
      select walked.canvasser,
        percentile_cont(0.5) within group (order by date_part('epoch', step.after - step.before)) as median
      from walked cross join unnest(walked.moments, walked.moments[2:]) as step (before, after)
      -- A break of half an hour is not a walk between two doors.
      where step.after < step.before + interval '30 minutes'
      group by walked.canvasser
    )
    select phones.canvasser, private.name_of(phones.canvasser), sum(phones.attempts)::bigint, sum(phones.contacts)::bigint,
      min(phones.first_at), max(phones.last_at), max(phones.received_at), paces.median, count(phones.device),
      extract(epoch from max(phones.waited))::double precision
    from phones left join paces on paces.canvasser = phones.canvasser
    group by phones.canvasser, paces.median
    order by max(phones.received_at) desc;
end
$$;
comment on function private.canvasser_activity(timestamptz) is
  'Per canvasser: attempts, contacts, when the last report came, median seconds between doors, the longest a result waited on '
  'a phone. Raises 42501 for others than field leaders.';

create function public.attempts_by_hour(since timestamptz) returns table (hour timestamptz, attempts bigint, contacts bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select date_trunc('hour', attempt.happened_at), count(*), count(*) filter (where attempt.result = 'canvassed')
    from public.effective_attempts as attempt
    where attempt.happened_at >= attempts_by_hour.since and attempt.channel = 'door' group by 1 order by 1;
end
$$;
comment on function public.attempts_by_hour(timestamptz) is
  'Attempts and contacts by hour; hours without any are left out. Raises 42501 for others than field leaders.';

create function public.turf_conflicts() returns table (
  household_id uuid, turf_id uuid, turf text, street text, number integer, suffix text, unit text, results jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select household.id, turf.id, turf.name, household.street, household.number, household.suffix, household.unit, (
      select jsonb_agg(
        jsonb_build_object(
          'id', attempt.id, 'result', attempt.result, 'at', attempt.happened_at, 'name', private.name_of(attempt.canvasser)
        ) order by attempt.happened_at desc, attempt.id desc
      )
      from public.effective_attempts as attempt where attempt.household_id = household.id and attempt.full_result
    )
    from public.door_results as outcome
    join public.households as household on household.id = outcome.household_id
    join public.turf_doors as door on door.household_id = household.id
    join public.turfs as turf on turf.id = door.turf_id and turf.archived_at is null
    where outcome.visited and outcome.conflict
    order by outcome.happened_at desc, household.id limit 50;
end
$$;
comment on function public.turf_conflicts() is
  'Doors where two canvassers brought full results, the one that counts first. Raises 42501 for others than field leaders.';

create function public.check_out_turf(turf uuid, person uuid, due timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  if due <= now() then
    raise exception 'The due date has passed already.' using errcode = '22023';
  end if;
  -- Whoever takes their last role away this moment waits, and then ends this checkout too.
  perform 1 from public.user_roles as held where held.user_id = check_out_turf.person for key share;
  if not found and exists (select 1 from auth.users as account where account.id = check_out_turf.person)
    or exists (select 1 from private.deactivated_people as gone where gone.user_id = check_out_turf.person)
  then
    raise exception 'This person holds no role, so the walk is closed to them. Ask a campaign manager to give them one first.'
      using errcode = '22023';
  end if;
  update public.checkouts as held set ended_at = now(), ended_as = 'expired'
  where held.turf_id = turf and held.ended_at is null and held.due_at <= now();
  insert into public.checkouts (turf_id, user_id, due_at, checked_out_by) values (turf, person, due, (select auth.uid()));
exception
  when unique_violation then
    raise exception 'Somebody has this turf in hand. Take it back first.' using errcode = 'PT409';
  when foreign_key_violation or not_null_violation then
    raise exception 'There is no such turf or person.' using errcode = '22023';
end
$$;
comment on function public.check_out_turf(uuid, uuid, timestamptz) is
  'Hands a turf to a person until it is due; an overdue checkout ends as expired. Raises 42501 for others than field leaders, '
  'PT409 (HTTP 409) while somebody has it, 22023 for an unknown turf or person, one without a role, or a past date.';

create function public.return_turf(turf uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkouts as held set ended_at = now(), ended_as = 'returned'
  where held.turf_id = turf and held.ended_at is null
    and (private.may('lead_field') or (held.user_id = (select auth.uid()) and not private.is_deactivated()));
  if not found and not private.may('lead_field') then
    raise exception 'Only whoever has a turf in hand, or a field leader, returns it.' using errcode = '42501';
  end if;
end
$$;
comment on function public.return_turf(uuid) is
  'Ends the open checkout; none is no error for a leader. Raises 42501 for others than its holder and field leaders.';

create function public.create_turf(name text, doors uuid[]) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_permission('lead_field');
  if coalesce(cardinality(doors), 0) not between 1 and 500 then
    raise exception 'A turf has between 1 and 500 doors.' using errcode = '22023';
  end if;
  -- One cut after the other: what somebody else is cutting this moment could not be seen otherwise.
  perform private.one_at_a_time('create_turf');
  insert into public.turfs (name, created_by) values (create_turf.name, (select auth.uid())) returning id into made;
  if exists (
    select 1 from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
    where door.household_id = any (create_turf.doors) and turf.archived_at is null
  ) then
    raise exception 'Some of these doors are in a turf already. Look at what is left and choose again.'
      using errcode = '22023';
  end if;
  insert into public.turf_doors (turf_id, household_id, position)
  select made, door.id, min(door.place)::integer from unnest(doors) with ordinality as door (id, place) group by door.id;
  return made;
exception
  when foreign_key_violation or not_null_violation then
    raise exception 'One of the doors is not there.' using errcode = '22023';
  when check_violation then
    raise exception 'A turf needs a name of at most 100 characters.' using errcode = '22023';
end
$$;
comment on function public.create_turf(text, uuid[]) is
  'Makes a turf of these doors in this order and returns its id. Raises 42501 for others than field leaders, 22023 for bad input and for a door that is in another turf.';

create function public.roll_back_shift(canvasser uuid, since timestamptz, until timestamptz, reason text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_permission('lead_field');
  insert into public.shift_rollbacks (canvasser, since, until, reason, rolled_back_by)
  values (roll_back_shift.canvasser, roll_back_shift.since, roll_back_shift.until, roll_back_shift.reason, (select auth.uid()))
  returning id into made;
  return made;
exception when check_violation or not_null_violation or foreign_key_violation then
  raise exception 'A roll-back needs a canvasser, a stretch of time and a reason.' using errcode = '22023';
end
$$;
comment on function public.roll_back_shift(uuid, timestamptz, timestamptz, text) is
  'From now on the canvasser''s results of that time do not count. Raises 42501 for others than field leaders, 22023 for bad input.';

create function public.restore_shift(rollback uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  update public.shift_rollbacks as undone set restored_at = now(), restored_by = (select auth.uid())
  where undone.id = rollback and undone.restored_at is null;
end
$$;
comment on function public.restore_shift(uuid) is
  'The results count again; a second time is no error. Raises 42501 for others than field leaders.';

create function public.list_rollbacks() returns table (
  id uuid, canvasser uuid, name text, since timestamptz, until timestamptz, reason text, by_name text,
  created_at timestamptz, restored_at timestamptz, attempts bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
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
comment on function public.list_rollbacks() is
  'What was rolled back, by whom and why, the latest first. Raises 42501 for others than field leaders.';

-- A walk, or a shift on the phone: what one canvasser brought from one turf without a long break. Computed from the facts, so
-- that a phone which comes out of a dead spot a day later needs to have told nobody when it began.

create function public.list_walks(since timestamptz) returns table (
  walk_id uuid, canvasser uuid, name text, channel text, turf_id uuid, turf text, checkout_id uuid,
  begun timestamptz, ended timestamptz, attempts bigint, contacts bigint, rollback_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
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
comment on function public.list_walks(timestamptz) is
  'Walks and phone shifts, the latest first: who, where, from when to when, and the roll-back that covers them. A break of more '
  'than three hours ends one. Raises 42501 for others than field leaders.';

-- A street has its name in many towns. Where a list has it twice, the town is a part of its name.
create function private.streets_in_two_towns() returns table (street text)
language sql stable security definer set search_path = ''
as $$
  select lower(household.street) from public.households as household
  where household.city is not null and not household.held
  group by 1 having min(private.name_key(household.city)) <> max(private.name_key(household.city))
$$;
comment on function private.streets_in_two_towns() is 'Streets, in lower case, that lie in more than one town.';

create function public.walk_list(turf uuid) returns table (
  household_id uuid, "position" integer, street text, number integer, suffix text, floor smallint, unit text,
  access_note text, closed boolean, people jsonb, attempts jsonb, latitude double precision, longitude double precision
)
language sql stable set search_path = ''
as $$
  select household.id, door.position,
    case
      when min(lower(household.city)) over same_street <> max(lower(household.city)) over same_street
        then concat_ws(', ', household.street, household.city)
      else household.street end,
    household.number, household.suffix, household.floor, household.unit, household.access_note, door.closed,
    case when door.closed then '[]'::jsonb else coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', person.id, 'name', person.name, 'phone', person.phone, 'language', person.language,
          'birth_year', person.birth_year
        ) order by person.birth_year nulls last, person.name
      )
      from public.listed_people as person where person.household_id = household.id
    ), '[]'::jsonb) end,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', attempt.id, 'person_id', attempt.person_id, 'result', attempt.result, 'support', attempt.support,
          'notes', attempt.notes, 'at', attempt.happened_at, 'canvasser', attempt.canvasser
        ) order by attempt.happened_at desc, attempt.id desc
      )
      from public.effective_attempts as attempt where attempt.household_id = household.id
    ), '[]'::jsonb),
    household.latitude, household.longitude
  from public.turf_door_states as door join public.households as household on household.id = door.household_id
  where door.turf_id = walk_list.turf
  window same_street as (partition by lower(household.street))
  order by door.position, household.id
$$;
comment on function public.walk_list(uuid) is
  'A turf''s doors in walk order, with the people who may be asked, everything that counts so far, and where each door lies.';

create function public.archive_turf(turf uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  -- The row first: a checkout refers to it and waits.
  perform 1 from public.turfs as known where known.id = archive_turf.turf for update;
  if not found then
    raise exception 'There is no such turf.' using errcode = '22023';
  end if;
  if exists (select 1 from public.checkouts as held where held.turf_id = archive_turf.turf and held.ended_at is null) then
    raise exception 'Somebody has this turf in hand. Take it back first.' using errcode = '22023';
  end if;
  update public.turfs as known set archived_at = now()
  where known.id = archive_turf.turf and known.archived_at is null;
end
$$;
comment on function public.archive_turf(uuid) is
  'Takes a turf apart: its doors can be cut anew, what happened at them stays. Raises 42501 for others than field leaders, 22023 while somebody has it.';

create function private.refuse_archived_turf() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for whoever is taking the turf apart this moment.
  perform 1 from public.turfs as turf where turf.id = new.turf_id for key share;
  if exists (select 1 from public.turfs as turf where turf.id = new.turf_id and turf.archived_at is not null) then
    raise exception 'This turf was taken apart. Look at the list of turfs again.' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.refuse_archived_turf() is 'Nobody is handed a turf that was taken apart.';
create trigger checkouts_refuse_archived_turf before insert on public.checkouts
  for each row execute function private.refuse_archived_turf();

create function public.field_people() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.field_people_rows() with ordinality as one
$$;
comment on function public.field_people() is
  'Whom a turf can be handed to, one JSON array. Raises 42501 for others than field leaders.';

create function public.turf_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.turf_overview_rows() with ordinality as one
$$;
comment on function public.turf_overview() is
  'Every turf with its progress and who has it in hand, one JSON array. Raises 42501 for others than field leaders.';

create function public.canvasser_activity(since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.canvasser_activity(since) with ordinality as one
$$;
comment on function public.canvasser_activity(timestamptz) is
  'Per canvasser: attempts, contacts, when the last report came, median seconds between doors, the longest a result waited on '
  'a phone; one JSON array. Raises 42501 for others than field leaders.';

create function public.street_sides() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    select jsonb_agg(to_jsonb(one) order by one.street, one.side desc)
    from (
      select case when two.street is null then household.street else concat_ws(', ', household.street, household.city) end as street,
        case when household.number % 2 = 0 then 'even' else 'odd' end as side, count(*) as doors,
        count(*) filter (where not exists (
          select 1 from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
          where door.household_id = household.id and turf.archived_at is null
        )) as uncut,
        min(household.number) as first, max(household.number) as last
      from public.households as household
      left join private.streets_in_two_towns() as two on two.street = lower(household.street)
      where not household.held and household.emptied_at is null group by 1, 2
    ) as one
  ), '[]');
end
$$;
comment on function public.street_sides() is
  'Streets by side with their doors, and how many are in no turf yet, one JSON array. Raises 42501 for others than field leaders.';

create function public.street_doors(street text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    select jsonb_agg(to_jsonb(one) order by one.number, one.household_id)
    from (
      select household.id as household_id, household.number, household.suffix, household.floor, household.unit, (
        select min(turf.name) from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
        where door.household_id = household.id and turf.archived_at is null
      ) as turf
      from public.households as household
      where not household.held and household.emptied_at is null and (
        lower(household.street) = lower(street_doors.street)
        and not exists (select 1 from private.streets_in_two_towns() as two where two.street = lower(household.street) and household.city is not null)
        or lower(concat_ws(', ', household.street, household.city)) = lower(street_doors.street)
      )
    ) as one
  ), '[]');
end
$$;
comment on function public.street_doors(text) is
  'The doors of one street, with the turf each is in, one JSON array. Raises 42501 for others than field leaders.';

create function public.map_doors() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    with cut as (
      select door.household_id, min(turf.name) as turf
      from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
      where turf.archived_at is null group by door.household_id
    ), streets as (
      select case when two.street is null then household.street else concat_ws(', ', household.street, household.city) end as street,
        jsonb_agg(jsonb_build_array(
        household.id, household.number, household.suffix, household.floor, household.unit,
        household.latitude, household.longitude, cut.turf
      ) order by household.number, household.id) as doors
      from public.households as household left join cut on cut.household_id = household.id
      left join private.streets_in_two_towns() as two on two.street = lower(household.street)
      where not household.held and household.emptied_at is null
      group by 1
    )
    select jsonb_agg(to_jsonb(streets) order by streets.street) from streets
  ), '[]');
end
$$;
comment on function public.map_doors() is
  'Every door by street: [id, number, suffix, floor, unit, latitude, longitude, the turf it is in], one JSON array. Raises 42501 '
  'for others than field leaders.';

create function private.grants_for_walks() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.listed_people, public.turf_door_states to authenticated;
  grant execute on function
    public.my_turfs(), public.walk_list(uuid), public.walk_script(), public.field_people(), public.turf_overview(),
    public.canvasser_activity(timestamptz), public.attempts_by_hour(timestamptz), public.turf_conflicts(),
    public.check_out_turf(uuid, uuid, timestamptz), public.return_turf(uuid), public.create_turf(text, uuid[]),
    public.street_sides(), public.street_doors(text), public.roll_back_shift(uuid, timestamptz, timestamptz, text),
    public.restore_shift(uuid), public.list_rollbacks(), public.map_doors(), public.archive_turf(uuid),
    public.list_walks(timestamptz)
    to authenticated;
end
$$;
comment on function private.grants_for_walks() is 'What the APIs roles may do with walk lists and handing out turfs.';

select private.restore_grants();
