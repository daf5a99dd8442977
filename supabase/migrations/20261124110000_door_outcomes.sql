-- What came of each door, counted when a fact arrives and not when somebody asks: with 200,000 facts the views needed half a
-- second for every turf they were asked about. The facts stay the only truth; this can be counted from them again at any time.

create table public.door_outcomes (
  household_id uuid primary key references public.households (id),
  attempt_id uuid not null,
  person_id uuid,
  result text not null,
  support smallint,
  full_result boolean not null,
  canvasser uuid,
  channel text not null,
  happened_at timestamptz not null,
  do_not_contact boolean not null,
  attempts bigint not null,
  conflict boolean not null,
  knocks bigint not null,
  calls bigint not null,
  somebody_moved boolean not null,
  left_alone boolean not null,
  visited boolean not null
);
comment on table public.door_outcomes is 'One row a door where anything counts, kept by triggers on the facts; never written by hand.';
comment on column public.door_outcomes.visited is 'False while there were only calls that nobody took: the result is then none of the door''s.';
comment on column public.door_outcomes.left_alone is 'The household as a whole asked not to be contacted.';
create index door_outcomes_conflict_idx on public.door_outcomes (happened_at desc, household_id) where conflict;
alter table public.door_outcomes enable row level security;

alter table public.people add column off_lists boolean not null default false;
comment on column public.people.off_lists is
  'Asked at the door not to be contacted, moved or died, by a fact that counts. Kept by triggers; an import never writes it.';

create view private.counted_door_results as
select distinct on (attempt.household_id)
  attempt.household_id, attempt.id as attempt_id, attempt.person_id, attempt.result, attempt.support, attempt.full_result,
  attempt.canvasser, attempt.channel, attempt.happened_at, attempt.do_not_contact,
  count(*) filter (where attempt.channel = 'door' or attempt.full_result) over door as attempts,
  coalesce(
    min(attempt.canvasser::text) filter (where attempt.full_result) over door
      <> max(attempt.canvasser::text) filter (where attempt.full_result) over door,
    false
  ) as conflict,
  count(*) filter (where attempt.channel = 'door') over door as knocks,
  count(*) filter (where attempt.channel = 'phone') over door as calls,
  bool_or(attempt.result = 'moved') over door as somebody_moved,
  bool_or(attempt.person_id is null and attempt.do_not_contact) over door as left_alone,
  attempt.channel = 'door' or attempt.full_result as visited
from public.effective_attempts as attempt
window door as (partition by attempt.household_id)
-- A talk on the phone settles the door; a call that nobody took is no visit and comes last.
order by attempt.household_id, attempt.full_result desc, attempt.channel = 'door' desc, attempt.happened_at desc, attempt.id desc;
comment on view private.counted_door_results is 'What door_outcomes must hold, counted from the facts.';

create function private.count_door_results(doors uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: two phones at one door would each count without the other's fact, and the last to finish would win.
  perform pg_advisory_xact_lock(7241120261124);
  if doors is null then
    select array_agg(household.id) into doors from public.households as household;
  end if;
  delete from public.door_outcomes as outcome where outcome.household_id = any (doors);
  insert into public.door_outcomes (
    household_id, attempt_id, person_id, result, support, full_result, canvasser, channel, happened_at, do_not_contact,
    attempts, conflict, knocks, calls, somebody_moved, left_alone, visited
  )
  select counted.household_id, counted.attempt_id, counted.person_id, counted.result, counted.support, counted.full_result,
    counted.canvasser, counted.channel, counted.happened_at, counted.do_not_contact, counted.attempts, counted.conflict,
    counted.knocks, counted.calls, counted.somebody_moved, counted.left_alone, counted.visited
  from private.counted_door_results as counted where counted.household_id = any (doors);

  update public.people as person set off_lists = said.off
  from (
    select named.id, exists (
      select 1 from public.effective_attempts as attempt
      where attempt.person_id = named.id and (attempt.do_not_contact or attempt.result in ('deceased', 'moved'))
    ) as off
    from (
      select distinct attempt.person_id as id from public.contact_attempts as attempt
      where attempt.household_id = any (doors) and attempt.person_id is not null
    ) as named
  ) as said
  where person.id = said.id and person.off_lists <> said.off;
end
$$;
comment on function private.count_door_results(uuid[]) is
  'Counts these doors again from the facts, and who of the people named there is off the lists. Null counts every door.';

create function private.count_touched_doors() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  doors uuid[];
begin
  -- What an undo takes back may have been recorded at another door.
  select array_agg(door.household_id) into doors
  from (
    select fact.household_id from touched as fact
    union
    select earlier.household_id from public.contact_attempts as earlier
    where earlier.id in (select fact.supersedes from touched as fact)
  ) as door;
  if doors is not null then
    perform private.count_door_results(doors);
  end if;
  return null;
end
$$;
comment on function private.count_touched_doors() is 'Counts the doors again that a statement brought facts of.';

-- Their names come before ..._refresh_field_figures, which sums up what these have counted.
create trigger contact_attempts_count_doors_added after insert on public.contact_attempts
  referencing new table as touched for each statement execute function private.count_touched_doors();
-- Nobody changes or deletes a fact; an account that is deleted takes its name off them.
create trigger contact_attempts_count_doors_changed after update on public.contact_attempts
  referencing new table as touched for each statement execute function private.count_touched_doors();
create trigger contact_attempts_count_doors_deleted after delete on public.contact_attempts
  referencing old table as touched for each statement execute function private.count_touched_doors();

create function private.count_rolled_back_doors() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shift public.shift_rollbacks;
  doors uuid[];
begin
  foreach shift in array case tg_op
    when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end
  loop
    select array_agg(distinct attempt.household_id) into doors
    from public.contact_attempts as attempt
    where attempt.canvasser = shift.canvasser and attempt.happened_at >= shift.since and attempt.happened_at < shift.until;
    if doors is not null then
      perform private.count_door_results(doors);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.count_rolled_back_doors() is 'Counts the doors of a shift again when it is rolled back or restored.';
create trigger shift_rollbacks_count_doors after insert or update or delete on public.shift_rollbacks
  for each row execute function private.count_rolled_back_doors();

select private.count_door_results(null);

create policy "Canvassers see what came of their doors, leaders all" on public.door_outcomes
  for select to authenticated using (
    (select private.leads_field()) or household_id in (select unnest(private.doors_in_hand()))
  );

create or replace view public.door_results with (security_invoker = true) as
select outcome.household_id, outcome.attempt_id, outcome.person_id, outcome.result, outcome.support, outcome.full_result,
  outcome.canvasser, outcome.channel, outcome.happened_at, outcome.do_not_contact, outcome.attempts, outcome.conflict
from public.door_outcomes as outcome
where outcome.visited;

create or replace view public.listed_people with (security_invoker = true) as
select person.id, person.household_id, person.name, person.phone, person.email, person.language, person.birth_year
from public.people as person
where not person.do_not_contact and not person.deceased and not person.off_lists;

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
      from public.people as person where person.household_id = door.household_id
    ), false)
  ) as closed
) as state
where outcome.visited is true or not state.closed;

create or replace view private.callable_people as
select person.id, person.household_id, person.language
from public.people as person
left join public.door_outcomes as outcome on outcome.household_id = person.household_id
where person.phone is not null and length(private.dial_digits(person.phone)) >= 7
  and not person.do_not_contact and not person.deceased and not person.off_lists
  and outcome.left_alone is not true
  and not exists (
    select 1 from public.effective_attempts as attempt
    where attempt.dialed = private.dial_digits(person.phone) and attempt.result in ('wrong_number', 'disconnected')
  )
  and not exists (select 1 from private.open_leases as held where held.person_id = person.id);

create or replace function private.stat_doors_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(outcome.knocks), 0)::bigint from public.door_outcomes as outcome $$;
create or replace function private.stat_calls_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(outcome.calls), 0)::bigint from public.door_outcomes as outcome $$;

create function private.grants_for_door_outcomes() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.door_outcomes to authenticated;
  revoke insert, update, delete, truncate on public.door_outcomes from service_role;
end
$$;
comment on function private.grants_for_door_outcomes() is 'What the API''s roles may do with what is counted of the doors.';

select private.restore_grants();
