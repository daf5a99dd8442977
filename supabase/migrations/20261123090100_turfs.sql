-- Turfs: the doors of one walk, in walk order, and who has them in hand.

create table public.turfs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  constraint turfs_name_1_to_100 check (private.text_length(name) between 1 and 100)
);
comment on table public.turfs is 'Doors that one person walks in one go, 40 to 50 of them. Archived, never deleted.';
create index turfs_created_by_idx on public.turfs (created_by);

create table public.turf_doors (
  turf_id uuid not null references public.turfs (id),
  household_id uuid not null references public.households (id),
  position integer not null,
  primary key (turf_id, household_id)
);
comment on table public.turf_doors is 'The doors of each turf in walk order.';
create index turf_doors_household_id_idx on public.turf_doors (household_id);
create index turf_doors_position_idx on public.turf_doors (turf_id, position);

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  turf_id uuid not null references public.turfs (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  checked_out_by uuid default auth.uid() references auth.users (id) on delete set null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_as text,
  constraint checkouts_ended_as_known check (ended_as in ('returned', 'expired')),
  constraint checkouts_ended_both_or_neither check ((ended_at is null) = (ended_as is null))
);
comment on table public.checkouts is 'Who has which turf in hand. At most one open checkout a turf.';
comment on column public.checkouts.due_at is 'Past it somebody else may take the turf over; the checkout then ends as expired.';
create unique index checkouts_one_open_a_turf on public.checkouts (turf_id) where ended_at is null;
create index checkouts_turf_id_idx on public.checkouts (turf_id);
create index checkouts_user_id_idx on public.checkouts (user_id);
create index checkouts_checked_out_by_idx on public.checkouts (checked_out_by);

alter table public.turfs enable row level security;
alter table public.turf_doors enable row level security;
alter table public.checkouts enable row level security;

-- The questions that the policies ask. Definer: a policy that read its own table as the caller would recurse for ever.
create function private.leads_field() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_role(array['candidate', 'campaign_manager', 'field_organizer']) $$;
comment on function private.leads_field() is 'Whether the caller sees every turf and may hand them out.';

create function private.turfs_in_hand() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.array_agg(held.turf_id), '{}') from public.checkouts as held
  where held.user_id = (select auth.uid()) and held.ended_at is null and not private.is_deactivated()
$$;
comment on function private.turfs_in_hand() is 'The turfs that the caller has checked out.';

create function private.doors_in_hand() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.array_agg(door.household_id), '{}') from public.turf_doors as door
  where door.turf_id operator(pg_catalog.=) any (private.turfs_in_hand())
$$;
comment on function private.doors_in_hand() is 'The doors of the turfs that the caller has checked out.';

-- A phone may come back days later: the turf was returned, the role is gone. What was said at the doors is still taken.
create function private.has_walked(turf uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.leads_field() or exists (
    select 1 from public.checkouts as held where held.user_id = (select auth.uid()) and held.turf_id = turf
  )
$$;
comment on function private.has_walked(uuid) is 'Whether the caller leads the field, or has or ever had this turf in hand.';

create policy "Canvassers see the turfs in their hands, leaders all" on public.turfs
  for select to authenticated using (
    (select private.leads_field()) or id = any ((select private.turfs_in_hand())::uuid[])
  );
create policy "Canvassers see the doors in their turfs, leaders all" on public.turf_doors
  for select to authenticated using (
    (select private.leads_field()) or turf_id = any ((select private.turfs_in_hand())::uuid[])
  );
create policy "People see their own checkouts, leaders all" on public.checkouts
  for select to authenticated using (
    (select private.leads_field())
    or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );
create policy "Canvassers see the households in their hands, leaders all" on public.households
  for select to authenticated using (
    (select private.leads_field()) or id = any ((select private.doors_in_hand())::uuid[])
  );
create policy "Canvassers see the people in their turfs, leaders all" on public.people
  for select to authenticated using (
    (select private.leads_field()) or household_id = any ((select private.doors_in_hand())::uuid[])
  );
create policy "Canvassers add a door in their own name" on public.households
  for insert to authenticated with check (
    added_by is not distinct from (select auth.uid()) and private.has_walked(added_in_turf)
  );
create policy "Canvassers add a person in their own name" on public.people
  for insert to authenticated with check (
    added_by is not distinct from (select auth.uid()) and private.has_walked(added_in_turf)
  );

create function private.put_added_door_on_turf() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.turf_doors (turf_id, household_id, position)
  select turf.id, new.id, coalesce((select max(door.position) from public.turf_doors as door where door.turf_id = turf.id), 0) + 1
  from public.turfs as turf where turf.id = new.added_in_turf
  on conflict do nothing;
  return null;
end
$$;
comment on function private.put_added_door_on_turf() is 'A door added at the door comes last on the list of the walk it was found on.';
create trigger households_put_added_door_on_turf after insert on public.households
  for each row when (new.added_in_turf is not null) execute function private.put_added_door_on_turf();
