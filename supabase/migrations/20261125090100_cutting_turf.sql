-- A door is in one turf at a time, also when two people cut at once; and what was cut wrong is taken apart again.

create or replace function public.create_turf(name text, doors uuid[]) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_field_leader();
  if coalesce(cardinality(doors), 0) not between 1 and 500 then
    raise exception 'A turf has between 1 and 500 doors.' using errcode = '22023';
  end if;
  -- One cut after the other: what somebody else is cutting this moment could not be seen otherwise.
  perform pg_advisory_xact_lock(hashtextextended('create_turf', 0));
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

create function public.archive_turf(turf uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
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

create or replace function private.grants_for_map() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.map_doors(), public.archive_turf(uuid) to authenticated;
end
$$;

select private.restore_grants();
