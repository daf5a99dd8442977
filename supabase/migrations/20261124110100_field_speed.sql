-- The field's questions at the size of a city: 20,000 doors, 400 turfs, 200,000 facts. `npm run bench:field` measures them.

-- Planned once a connection; in SQL each of the three functions behind it was planned again in every query.
create or replace function private.leads_field() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  return exists (
    select 1 from public.user_roles as held
    where held.user_id = me and held.role in ('candidate', 'campaign_manager', 'field_organizer')
  ) and not exists (select 1 from private.deactivated_people as gone where gone.user_id = me);
end
$$;

create or replace function private.turfs_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  return coalesce((
    select array_agg(held.turf_id) from public.checkouts as held
    where held.user_id = me and held.ended_at is null
      and not exists (select 1 from private.deactivated_people as gone where gone.user_id = me)
  ), '{}');
end
$$;

create or replace function private.doors_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select array_agg(door.household_id) from public.turf_doors as door where door.turf_id = any (private.turfs_in_hand())
  ), '{}');
end
$$;

create or replace function private.has_walked(turf uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.leads_field() or exists (
    select 1 from public.checkouts as held where held.user_id = auth.uid() and held.turf_id = turf
  );
end
$$;

-- A list is searched from its beginning for every row, a subquery's rows are hashed: 150 doors in hand against 200,000 facts.
alter policy "Canvassers see the households in their hands, leaders all" on public.households using (
  (select private.leads_field()) or id in (select unnest(private.doors_in_hand()))
);
alter policy "Canvassers see the people in their turfs, leaders all" on public.people using (
  (select private.leads_field()) or household_id in (select unnest(private.doors_in_hand()))
);
alter policy "Canvassers see what happened in their turfs, leaders all" on public.contact_attempts using (
  (select private.leads_field()) or household_id in (select unnest(private.doors_in_hand()))
);

create or replace function public.turf_overview() returns table (
  turf_id uuid, name text, doors bigint, visited bigint, done bigint, contacts bigint, conflicts bigint, last_at timestamptz,
  holder uuid, holder_name text, due_at timestamptz, streets text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
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
      left join public.door_outcomes as outcome on outcome.household_id = door.household_id and outcome.visited
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
