-- A turf is read by whoever has it in hand, holds a role and is not past the due date. A checkout ends with its holder's last
-- role, and every checkout is on record.

alter table public.checkouts
  drop constraint checkouts_ended_as_known,
  add constraint checkouts_ended_as_known check (ended_as in ('returned', 'expired', 'role_lost', 'deactivated'));
comment on column public.checkouts.due_at is
  'Past it the server gives nothing of the turf to its holder, and somebody else may take it over; the checkout then ends as expired.';
create trigger checkouts_record_change after insert or update or delete on public.checkouts
  for each row execute function private.record_change('id');

-- As in 20261124110100_field_speed.sql: planned once a connection.
create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  return exists (
    select 1 from public.user_roles as held
    where held.user_id = me
      and held.role in ('candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager')
  ) and not exists (select 1 from private.deactivated_people as gone where gone.user_id = me);
end
$$;

create or replace function private.turfs_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select array_agg(held.turf_id) from public.checkouts as held
    where held.user_id = auth.uid() and held.ended_at is null and held.due_at > now() and private.is_staff()
  ), '{}');
end
$$;
comment on function private.turfs_in_hand() is 'The turfs that the caller has checked out and that are not due yet; none without a role.';

-- An overdue turf is named, so that its holder reads why the list is closed; walk_list() gives nothing of it.
create or replace function public.my_turfs() returns table (
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
  where held.user_id = (select auth.uid()) and held.ended_at is null and (select private.is_staff())
  order by held.due_at, turf.name
$$;
comment on function public.my_turfs() is 'The turfs that the caller has in hand, overdue ones too, the most urgent first.';

-- Whose turf is overdue still holds what they saved: their phone is heard as before.
create or replace function public.report_phone(device text, waiting integer, needs_help integer, oldest timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not private.leads_field() and not (
    private.is_staff() and exists (select 1 from public.checkouts as held where held.user_id = me and held.ended_at is null)
  ) then
    raise exception 'Only whoever has a turf in hand, or leads the field, reports a phone.' using errcode = '42501';
  end if;
  insert into private.field_phones as known (user_id, device, seen_at, waiting, needs_help, oldest_at)
  values (me, report_phone.device, now(), report_phone.waiting, report_phone.needs_help, least(report_phone.oldest, now()))
  on conflict on constraint field_phones_pkey do update set seen_at = excluded.seen_at, waiting = excluded.waiting,
    needs_help = excluded.needs_help, oldest_at = excluded.oldest_at;
  -- A browser that forgets its storage is another phone each time.
  delete from private.field_phones as old where old.user_id = me and old.device not in (
    select kept.device from private.field_phones as kept where kept.user_id = me order by kept.seen_at desc, kept.device limit 5
  );
exception when check_violation or not_null_violation then
  raise exception 'A phone has a name and counts what it holds.' using errcode = '22023';
end
$$;

create or replace function public.check_out_turf(turf uuid, person uuid, due timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
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

-- Who led the field, and until when: what they saved before is still looked at (20261126100200_late_facts.sql).
create table private.former_field_leaders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ended_at timestamptz not null
);
comment on table private.former_field_leaders is 'People who led the field and do not any more, with the time of the change.';
alter table private.former_field_leaders enable row level security;

create function private.field_leading_roles() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['candidate', 'campaign_manager', 'field_organizer'] $$;
comment on function private.field_leading_roles() is 'The roles that lead the field: private.leads_field().';

create function private.leave_the_field(people uuid[], led uuid[], why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkouts as held set ended_at = now(), ended_as = why
  where held.user_id = any (people) and held.ended_at is null and (
    why = 'deactivated' or not exists (select 1 from public.user_roles as role where role.user_id = held.user_id)
  );
  with former as (
    insert into private.former_field_leaders as known (user_id, ended_at)
    select account.id, now()
    from auth.users as account
    where account.id = any (led) and (why = 'deactivated' or not exists (
      select 1 from public.user_roles as role
      where role.user_id = account.id and role.role = any (private.field_leading_roles())
    ))
    on conflict (user_id) do update set ended_at = excluded.ended_at
    returning known.user_id
  )
  update public.call_leases as lease set returned_at = now()
  where lease.user_id in (select former.user_id from former) and lease.returned_at is null and lease.expires_at > now();
end
$$;
comment on function private.leave_the_field(uuid[], uuid[], text) is
  'Ends the checkouts of people who hold no role any more, and the calls of those who led the field and do no more.';

create function private.leave_the_field_on_role_loss() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_field(
    (select array_agg(distinct lost.user_id) from lost),
    (select array_agg(distinct lost.user_id) from lost where lost.role = any (private.field_leading_roles())),
    'role_lost'
  );
  return null;
end
$$;
comment on function private.leave_the_field_on_role_loss() is 'After roles were taken.';
create trigger user_roles_leave_the_field_on_delete after delete on public.user_roles
  referencing old table as lost for each statement execute function private.leave_the_field_on_role_loss();
create trigger user_roles_leave_the_field_on_update after update on public.user_roles
  referencing old table as lost for each statement execute function private.leave_the_field_on_role_loss();

create function private.leave_the_field_on_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_field(
    (select array_agg(lost.user_id) from lost),
    (
      select array_agg(distinct lost.user_id) from lost join public.user_roles as held on held.user_id = lost.user_id
      where held.role = any (private.field_leading_roles())
    ),
    'deactivated'
  );
  return null;
end
$$;
comment on function private.leave_the_field_on_deactivation() is 'After people were deactivated.';
create trigger deactivated_people_leave_the_field after insert on private.deactivated_people
  referencing new table as lost for each statement execute function private.leave_the_field_on_deactivation();

-- What was so before this migration.
select private.leave_the_field(array_agg(held.user_id), null, 'role_lost') from public.checkouts as held where held.ended_at is null;
select private.leave_the_field(array_agg(gone.user_id), array_agg(gone.user_id), 'deactivated') from private.deactivated_people as gone;

-- Only who leads the field calls for the campaign: a batch is read by nobody else, whoever took it.
alter policy "Callers see whom they call, leaders all" on public.call_leases using ((select private.leads_field()));
alter policy "Callers see whom they call, leaders all" on public.call_leases rename to "Field leaders, who call, see who calls whom";

create or replace function public.my_calls() returns table (
  lease_id uuid, person_id uuid, household_id uuid, name text, phone text, language text, closed boolean,
  street text, number integer, suffix text, floor smallint, unit text, expires_at timestamptz, call_back_after timestamptz,
  said jsonb, past jsonb, bad_number boolean
)
language sql stable security definer set search_path = ''
as $$
  select held.id, person.id, household.id, person.name, person.phone, person.language,
    not exists (select 1 from public.listed_people as listed where listed.id = person.id),
    household.street, household.number, household.suffix, household.floor, household.unit, held.expires_at,
    (
      select last.call_back_after from public.effective_attempts as last
      where last.person_id = person.id and last.channel = 'phone' and last.created_at < held.created_at
      order by last.happened_at desc, last.id desc limit 1
    ),
    talk.said, talk.past,
    exists (select 1 from private.bad_numbers as bad where bad.digits = person.phone_digits)
  from public.call_leases as held
  join public.people as person on person.id = held.person_id
  join public.households as household on household.id = person.household_id
  cross join lateral (
    select coalesce(jsonb_agg(one.fact order by one.at desc, one.id desc) filter (where one.mine), '[]'::jsonb) as said,
      coalesce(jsonb_agg(one.fact order by one.at desc, one.id desc) filter (where not one.mine), '[]'::jsonb) as past
    from (
      select known.id, known.happened_at as at,
        known.channel = 'phone' and known.canvasser is not distinct from held.user_id
          and known.created_at >= held.created_at as mine,
        jsonb_build_object(
          'id', known.id, 'person_id', known.person_id, 'result', known.result, 'support', known.support,
          'notes', known.notes, 'at', known.happened_at, 'canvasser', known.canvasser,
          'call_back_after', known.call_back_after
        ) as fact
      from public.effective_attempts as known where known.person_id = person.id
    ) as one
  ) as talk
  where held.user_id = (select auth.uid()) and held.returned_at is null and held.expires_at > now()
    and (select private.leads_field())
  order by held.created_at, held.place, held.id
$$;

-- The door script is for whoever walks or calls, not for everybody with an account.
alter policy "Anyone signed in reads the scripts" on public.scripts using ((select private.is_staff()));
alter policy "Anyone signed in reads the scripts" on public.scripts rename to "Staff read the scripts";
alter policy "Anyone signed in reads the questions" on public.questions using ((select private.is_staff()));
alter policy "Anyone signed in reads the questions" on public.questions rename to "Staff read the questions";
alter policy "Anyone signed in reads the options" on public.question_options using ((select private.is_staff()));
alter policy "Anyone signed in reads the options" on public.question_options rename to "Staff read the options";

select private.restore_grants();
