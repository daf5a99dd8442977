-- What a canvasser's phone takes along. Row-level security decides what is in the answer.

create view public.listed_people with (security_invoker = true) as
select person.id, person.household_id, person.name, person.phone, person.email, person.language, person.birth_year
from public.people as person
where not person.do_not_contact and not person.deceased
  and not exists (
    select 1 from public.effective_attempts as attempt
    where attempt.person_id = person.id and (attempt.do_not_contact or attempt.result in ('deceased', 'moved'))
  );
comment on view public.listed_people is
  'People who may be contacted. Whoever asked not to be, has died or has moved away is on no list.';

-- A door is closed when everybody who was known there has left the lists, or when the household asked to be left alone.
-- A closed door where nobody has knocked is on no list; one with a past stays, so that nobody knocks by mistake.
create view public.turf_door_states with (security_invoker = true) as
select door.turf_id, door.household_id, door.position, state.closed,
  outcome.attempt_id, outcome.result, outcome.support, outcome.full_result, outcome.canvasser, outcome.happened_at,
  outcome.attempts, outcome.conflict
from public.turf_doors as door
left join lateral (
  select result.*, result.household_id is not null as visited
  from public.door_results as result where result.household_id = door.household_id
) as outcome on true
cross join lateral (
  select (
    exists (select 1 from public.people as person where person.household_id = door.household_id)
    and not exists (select 1 from public.listed_people as person where person.household_id = door.household_id)
    and not exists (
      select 1 from public.effective_attempts as moved
      where moved.household_id = door.household_id and moved.result = 'moved'
    )
  ) or exists (
    select 1 from public.effective_attempts as attempt
    where attempt.household_id = door.household_id and attempt.person_id is null and attempt.do_not_contact
  ) as closed
) as state
where outcome.visited is true or not state.closed;
comment on view public.turf_door_states is 'The doors of each turf with what came of them.';

-- Definer, because the API's roles may not call auth.uid(); it shows the caller's own alone.
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
  where held.user_id = (select auth.uid()) and held.ended_at is null and not private.is_deactivated()
  order by held.due_at, turf.name
$$;
comment on function public.my_turfs() is 'The turfs that the caller has in hand, the most urgent first.';

create function public.walk_list(turf uuid) returns table (
  household_id uuid, "position" integer, street text, number integer, suffix text, floor smallint, unit text,
  access_note text, closed boolean, people jsonb, attempts jsonb
)
language sql stable set search_path = ''
as $$
  select household.id, door.position, household.street, household.number, household.suffix, household.floor,
    household.unit, household.access_note, door.closed,
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
    ), '[]'::jsonb)
  from public.turf_door_states as door join public.households as household on household.id = door.household_id
  where door.turf_id = walk_list.turf
  order by door.position, household.id
$$;
comment on function public.walk_list(uuid) is
  'A turf''s doors in walk order, with the people who may be asked and everything that counts so far.';

create function public.walk_script() returns table (
  question_id uuid, "position" smallint, prompt text, options jsonb, script text, opening text
)
language sql stable set search_path = ''
as $$
  select question.id, question.position, question.prompt,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', option.id, 'label', option.label) order by option.position)
      from public.question_options as option where option.question_id = question.id
    ), '[]'::jsonb),
    script.name, script.opening
  from (
    select latest.* from public.scripts as latest where latest.active order by latest.created_at desc, latest.id limit 1
  ) as script
  join public.questions as question on question.script_id = script.id
  order by question.position
$$;
comment on function public.walk_script() is 'The questions of the newest active script, in order, with their options.';
