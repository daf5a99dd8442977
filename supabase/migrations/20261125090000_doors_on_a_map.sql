-- Where a door lies: on the phone with the rest of the walk list, and for cutting turf by drawing around doors.

-- Another shape of answer is another function. An older app that ignores the two new columns reads it as before.
drop function public.walk_list(uuid);
create function public.walk_list(turf uuid) returns table (
  household_id uuid, "position" integer, street text, number integer, suffix text, floor smallint, unit text,
  access_note text, closed boolean, people jsonb, attempts jsonb, latitude double precision, longitude double precision
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
    ), '[]'::jsonb),
    household.latitude, household.longitude
  from public.turf_door_states as door join public.households as household on household.id = door.household_id
  where door.turf_id = walk_list.turf
  order by door.position, household.id
$$;
comment on function public.walk_list(uuid) is
  'A turf''s doors in walk order, with the people who may be asked, everything that counts so far, and where each door lies.';

-- By street: a city has 20,000 doors, and a hosted API answers with at most 1,000 rows.
create function public.map_doors() returns table (street text, doors jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with cut as (
      select door.household_id, min(turf.name) as turf
      from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
      where turf.archived_at is null group by door.household_id
    )
    select household.street, jsonb_agg(jsonb_build_array(
      household.id, household.number, household.suffix, household.floor, household.unit,
      household.latitude, household.longitude, cut.turf
    ) order by household.number, household.id)
    from public.households as household left join cut on cut.household_id = household.id
    group by household.street order by household.street;
end
$$;
comment on function public.map_doors() is
  'Every door, a row a street: [id, number, suffix, floor, unit, latitude, longitude, the turf it is in]. Raises 42501 for others than field leaders.';

create function private.grants_for_map() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.map_doors() to authenticated;
end
$$;
comment on function private.grants_for_map() is 'What the API''s roles may do with the map.';

select private.restore_grants();
