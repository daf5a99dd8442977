-- A hosted API answers with 1,000 rows at most and says nothing of the rest: a list that can be longer is one JSON array. To the
-- app it reads as before. What stays a table is bounded: tests/db/longLists.test.ts names each with its bound.

alter function public.list_people() rename to list_people_rows;
alter function public.list_people_rows() set schema private;
alter function public.field_people() rename to field_people_rows;
alter function public.field_people_rows() set schema private;
alter function public.turf_overview() rename to turf_overview_rows;
alter function public.turf_overview_rows() set schema private;
alter function public.list_phones() rename to list_phones_rows;
alter function public.list_phones_rows() set schema private;
-- Keeps its name: its body speaks of its argument by it.
alter function public.canvasser_activity(timestamptz) set schema private;

create function public.list_people() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.list_people_rows() with ordinality as one
$$;
comment on function public.list_people() is
  'Everyone with a confirmed account, and every invitation that waits (user_id null), one JSON array. Raises 42501 for others than leaders.';

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

create function public.list_phones() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.list_phones_rows() with ordinality as one
$$;
comment on function public.list_phones() is
  'Each phone''s last word, and who has a turf and no phone that was heard of, one JSON array. Raises 42501 for others than field leaders.';

create function public.canvasser_activity(since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.canvasser_activity(since) with ordinality as one
$$;
comment on function public.canvasser_activity(timestamptz) is
  'Per canvasser: attempts, contacts, when the last report came, median seconds between doors, the longest a result waited on '
  'a phone; one JSON array. Raises 42501 for others than field leaders.';

-- Streets: as before, without doors that came late and that no organizer has taken.
drop function public.street_sides();
create function public.street_sides() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return coalesce((
    select jsonb_agg(to_jsonb(one) order by one.street, one.side desc)
    from (
      select household.street, case when household.number % 2 = 0 then 'even' else 'odd' end as side, count(*) as doors,
        count(*) filter (where not exists (
          select 1 from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
          where door.household_id = household.id and turf.archived_at is null
        )) as uncut,
        min(household.number) as first, max(household.number) as last
      from public.households as household where not household.held group by 1, 2
    ) as one
  ), '[]');
end
$$;
comment on function public.street_sides() is
  'Streets by side with their doors, and how many are in no turf yet, one JSON array. Raises 42501 for others than field leaders.';

drop function public.street_doors(text);
create function public.street_doors(street text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return coalesce((
    select jsonb_agg(to_jsonb(one) order by one.number, one.household_id)
    from (
      select household.id as household_id, household.number, household.suffix, household.floor, household.unit, (
        select min(turf.name) from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
        where door.household_id = household.id and turf.archived_at is null
      ) as turf
      from public.households as household
      where lower(household.street) = lower(street_doors.street) and not household.held
    ) as one
  ), '[]');
end
$$;
comment on function public.street_doors(text) is
  'The doors of one street, with the turf each is in, one JSON array. Raises 42501 for others than field leaders.';

drop function public.map_doors();
create function public.map_doors() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return coalesce((
    with cut as (
      select door.household_id, min(turf.name) as turf
      from public.turf_doors as door join public.turfs as turf on turf.id = door.turf_id
      where turf.archived_at is null group by door.household_id
    ), streets as (
      select household.street, jsonb_agg(jsonb_build_array(
        household.id, household.number, household.suffix, household.floor, household.unit,
        household.latitude, household.longitude, cut.turf
      ) order by household.number, household.id) as doors
      from public.households as household left join cut on cut.household_id = household.id
      where not household.held
      group by household.street
    )
    select jsonb_agg(to_jsonb(streets) order by streets.street) from streets
  ), '[]');
end
$$;
comment on function public.map_doors() is
  'Every door by street: [id, number, suffix, floor, unit, latitude, longitude, the turf it is in], one JSON array. Raises 42501 '
  'for others than field leaders.';

select private.restore_grants();
