-- What field leaders do: hand out turfs, see how the walks go, roll a shift back.

create function private.require_field_leader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.leads_field() then
    raise exception 'Only the candidate, campaign managers and field organizers may do this.' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_field_leader() is 'Raises 42501 unless the caller leads the field.';

create function private.name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(btrim(left(account.raw_user_meta_data ->> 'full_name', 200)), ''), account.email::text)
  from auth.users as account where account.id = person
$$;
comment on function private.name_of(uuid) is 'How a person is called: the full name, or the e-mail address.';

create function public.field_people() returns table (user_id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select distinct held.user_id, private.name_of(held.user_id)
    from public.user_roles as held
    where not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
    order by 2;
end
$$;
comment on function public.field_people() is 'Whom a turf can be handed to. Raises 42501 for others than field leaders.';

create function public.turf_overview() returns table (
  turf_id uuid, name text, doors bigint, visited bigint, done bigint, contacts bigint, conflicts bigint, last_at timestamptz,
  holder uuid, holder_name text, due_at timestamptz, streets text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with results as materialized (select * from public.door_results),
    doors as (
      select door.turf_id as turf, count(*) as doors,
        count(outcome.household_id) as visited,
        count(*) filter (where outcome.full_result) as done,
        count(*) filter (where outcome.result = 'canvassed') as contacts,
        count(*) filter (where outcome.conflict) as conflicts,
        max(outcome.happened_at) as last_at,
        array_agg(distinct household.street order by household.street) as streets
      from public.turf_doors as door
      join public.households as household on household.id = door.household_id
      left join results as outcome on outcome.household_id = door.household_id
      group by door.turf_id
    )
    select turf.id, turf.name, coalesce(doors.doors, 0), coalesce(doors.visited, 0), coalesce(doors.done, 0), coalesce(doors.contacts, 0),
      coalesce(doors.conflicts, 0), doors.last_at, held.user_id, private.name_of(held.user_id), held.due_at,
      coalesce(doors.streets, '{}')
    from public.turfs as turf
    left join doors on doors.turf = turf.id
    left join public.checkouts as held on held.turf_id = turf.id and held.ended_at is null
    where turf.archived_at is null
    order by turf.name, turf.id;
end
$$;
comment on function public.turf_overview() is
  'Every turf with its progress and who has it in hand. Raises 42501 for others than field leaders.';

create function public.canvasser_activity(since timestamptz) returns table (
  user_id uuid, name text, attempts bigint, contacts bigint, first_at timestamptz, last_at timestamptz,
  last_received_at timestamptz, median_seconds double precision, devices bigint, waited_seconds double precision
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with timed as (
      select attempt.canvasser, attempt.result, attempt.happened_at, attempt.created_at, attempt.device,
        extract(epoch from attempt.happened_at - lag(attempt.happened_at) over (
          partition by attempt.canvasser, attempt.device order by attempt.happened_at
        )) as gap
      from public.effective_attempts as attempt
      where attempt.happened_at >= canvasser_activity.since and attempt.canvasser is not null
    )
    select timed.canvasser, private.name_of(timed.canvasser), count(*),
      count(*) filter (where timed.result = 'canvassed'), min(timed.happened_at), max(timed.happened_at),
      max(timed.created_at),
      -- A break of half an hour is not a walk between two doors.
      percentile_cont(0.5) within group (order by timed.gap) filter (where timed.gap < 1800),
      count(distinct timed.device), extract(epoch from max(timed.created_at - timed.happened_at))::double precision
    from timed group by timed.canvasser
    order by max(timed.created_at) desc;
end
$$;
comment on function public.canvasser_activity(timestamptz) is
  'Per canvasser: attempts, contacts, when the last report came, median seconds between doors, the longest a result waited on '
  'a phone. Raises 42501 for others than field leaders.';

create function public.attempts_by_hour(since timestamptz) returns table (hour timestamptz, attempts bigint, contacts bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select date_trunc('hour', attempt.happened_at), count(*), count(*) filter (where attempt.result = 'canvassed')
    from public.effective_attempts as attempt
    where attempt.happened_at >= attempts_by_hour.since group by 1 order by 1;
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
  perform private.require_field_leader();
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
    where outcome.conflict
    order by outcome.happened_at desc, household.id limit 50;
end
$$;
comment on function public.turf_conflicts() is
  'Doors where two canvassers brought full results, the one that counts first. Raises 42501 for others than field leaders.';

create function public.check_out_turf(turf uuid, person uuid, due timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  if due <= now() then
    raise exception 'The due date has passed already.' using errcode = '22023';
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
  'PT409 (HTTP 409) while somebody has it, 22023 for an unknown turf or person or a past date.';

create function public.return_turf(turf uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkouts as held set ended_at = now(), ended_as = 'returned'
  where held.turf_id = turf and held.ended_at is null
    and (private.leads_field() or (held.user_id = (select auth.uid()) and not private.is_deactivated()));
  if not found and not private.leads_field() then
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
  perform private.require_field_leader();
  if coalesce(cardinality(doors), 0) not between 1 and 500 then
    raise exception 'A turf has between 1 and 500 doors.' using errcode = '22023';
  end if;
  insert into public.turfs (name, created_by) values (create_turf.name, (select auth.uid())) returning id into made;
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
  'Makes a turf of these doors in this order and returns its id. Raises 42501 for others than field leaders, 22023 for bad input.';

create function public.street_sides() returns table (
  street text, side text, doors bigint, uncut bigint, first integer, last integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select household.street, case when household.number % 2 = 0 then 'even' else 'odd' end, count(*),
      count(*) filter (where not exists (
        select 1 from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
        where door.household_id = household.id and turf.archived_at is null
      )),
      min(household.number), max(household.number)
    from public.households as household group by 1, 2 order by 1, 2 desc;
end
$$;
comment on function public.street_sides() is
  'Streets by side with their doors, and how many are in no turf yet. Raises 42501 for others than field leaders.';

create function public.street_doors(street text) returns table (
  household_id uuid, number integer, suffix text, floor smallint, unit text, turf text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select household.id, household.number, household.suffix, household.floor, household.unit, (
      select min(turf.name) from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
      where door.household_id = household.id and turf.archived_at is null
    )
    from public.households as household
    where lower(household.street) = lower(street_doors.street) order by household.number, household.id;
end
$$;
comment on function public.street_doors(text) is
  'The doors of one street, with the turf each is in. Raises 42501 for others than field leaders.';

create function public.roll_back_shift(canvasser uuid, since timestamptz, until timestamptz, reason text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_field_leader();
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
  perform private.require_field_leader();
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
  perform private.require_field_leader();
  return query
    select undone.id, undone.canvasser, private.name_of(undone.canvasser), undone.since, undone.until, undone.reason,
      private.name_of(undone.rolled_back_by), undone.created_at, undone.restored_at,
      (
        select count(*) from public.contact_attempts as attempt
        where attempt.canvasser = undone.canvasser and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
      )
    from public.shift_rollbacks as undone order by undone.created_at desc limit 50;
end
$$;
comment on function public.list_rollbacks() is
  'What was rolled back, by whom and why, the latest first. Raises 42501 for others than field leaders.';

-- The two public figures that come from the field. Whoever computes the figures calls these.
create function private.stat_doors_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select count(*) from public.effective_attempts as attempt where attempt.channel = 'door' $$;
comment on function private.stat_doors_total() is 'Knocks that count.';

create function private.stat_calls_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select count(*) from public.effective_attempts as attempt where attempt.channel = 'phone' $$;
comment on function private.stat_calls_total() is 'Calls that count.';
