-- What came after its turf or batch was its sender’s: kept, and counted nowhere until an organizer takes or drops it.

create table private.late_arrivals (
  id uuid primary key,
  kind text not null,
  sender uuid references auth.users (id) on delete set null,
  turf_id uuid references public.turfs (id),
  -- When the turf or the batch was theirs no more; null for who led the field and had neither in hand.
  ended_at timestamptz,
  held_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references auth.users (id) on delete set null,
  settled_as text,
  constraint late_arrivals_kind_known check (kind in ('attempt', 'door', 'person')),
  constraint late_arrivals_settled_as_known check (settled_as in ('taken', 'dropped')),
  constraint late_arrivals_settled_both_or_neither check ((settled_at is null) = (settled_as is null))
);
comment on table private.late_arrivals is 'Which results, doors and people came too late to count by themselves, and what an organizer made of each.';
create index late_arrivals_waiting_idx on private.late_arrivals (sender, held_at) where settled_at is null;
create index late_arrivals_sender_idx on private.late_arrivals (sender);
create index late_arrivals_turf_id_idx on private.late_arrivals (turf_id);
create index late_arrivals_settled_by_idx on private.late_arrivals (settled_by);

alter table private.late_arrivals enable row level security;

create trigger late_arrivals_record_change after update on private.late_arrivals
  for each row execute function private.record_change('id');

-- Before the policy looks: the row must say itself whether it counts. What is done in SQL says so by hand.
create function private.hold_what_comes_late() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    return new;
  end if;
  new.held := coalesce(case tg_table_name
    when 'contact_attempts' then private.report_until(
      to_jsonb(new) ->> 'channel', (to_jsonb(new) ->> 'turf_id')::uuid, (to_jsonb(new) ->> 'household_id')::uuid,
      (to_jsonb(new) ->> 'person_id')::uuid, to_jsonb(new) ->> 'dialed'
    )
    when 'people' then private.door_until((to_jsonb(new) ->> 'added_in_turf')::uuid, (to_jsonb(new) ->> 'household_id')::uuid)
    else private.turf_until((to_jsonb(new) ->> 'added_in_turf')::uuid)
  end < now(), false);
  -- More than any walk brings. The phone keeps the rest and tries again later.
  if new.held and (
    select count(*) from private.late_arrivals as late where late.sender = me and late.settled_at is null
  ) >= 1000 then
    raise exception 'Too many at once. Try again later.' using errcode = 'PT429', detail = 'Retry-After: 3600';
  end if;
  return new;
end
$$;
comment on function private.hold_what_comes_late() is 'Marks what came too late to count by itself.';

create function private.note_late_arrival() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  who uuid := coalesce(said ->> 'canvasser', said ->> 'added_by')::uuid;
  turf uuid := coalesce(said ->> 'turf_id', said ->> 'added_in_turf')::uuid;
begin
  insert into private.late_arrivals (id, kind, sender, turf_id, ended_at)
  values (
    new.id, tg_argv[0], who, turf,
    case when said ->> 'channel' = 'phone' then (
      select max(least(lease.returned_at, lease.expires_at)) from public.call_leases as lease
      where lease.user_id = who and lease.person_id = (said ->> 'person_id')::uuid
    ) else (
      select max(coalesce(checkout.ended_at, checkout.due_at)) from public.checkouts as checkout
      where checkout.user_id = who and checkout.turf_id = turf
    ) end
  );
  return null;
end
$$;
comment on function private.note_late_arrival() is 'Puts what came late on the organizers'' list. Argument: what it is.';

create trigger contact_attempts_hold_what_comes_late before insert on public.contact_attempts
  for each row execute function private.hold_what_comes_late();
create trigger households_hold_what_comes_late before insert on public.households
  for each row when (new.added_in_turf is not null) execute function private.hold_what_comes_late();
create trigger people_hold_what_comes_late before insert on public.people
  for each row when (new.added_in_turf is not null) execute function private.hold_what_comes_late();
create trigger contact_attempts_note_late_arrival after insert on public.contact_attempts
  for each row when (new.held) execute function private.note_late_arrival('attempt');
create trigger households_note_late_arrival after insert on public.households
  for each row when (new.held) execute function private.note_late_arrival('door');
create trigger people_note_late_arrival after insert on public.people
  for each row when (new.held) execute function private.note_late_arrival('person');

-- A voter file that knows a door or a person needs nobody's word for it.
create function private.know_from_the_voter_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.households as door set held = false where door.held and door.id in (
    select named.household_id from named where named.external_id is not null or named.added_in_turf is null
  );
  return null;
end
$$;
comment on function private.know_from_the_voter_file() is 'A door at which a voter file has people is on the lists.';
create trigger people_know_from_the_voter_file after insert on public.people
  referencing new table as named for each statement execute function private.know_from_the_voter_file();

create function private.unhold_known_person() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.held := false;
  return new;
end
$$;
comment on function private.unhold_known_person() is 'A person whom a voter file names is on the lists.';
create trigger people_unhold_known_person before update of external_id on public.people
  for each row when (old.held and new.external_id is not null) execute function private.unhold_known_person();

create function public.list_late() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', late.id, 'kind', late.kind, 'sender', late.sender, 'name', private.name_of(late.sender),
      'turf_id', late.turf_id, 'turf', turf.name, 'channel', attempt.channel,
      'street', door.street, 'number', door.number, 'suffix', door.suffix, 'floor', door.floor, 'unit', door.unit,
      'person', coalesce(person.name, named.name), 'result', attempt.result, 'support', attempt.support,
      'notes', attempt.notes, 'do_not_contact', coalesce(attempt.do_not_contact, false),
      'saved_at', coalesce(attempt.client_created_at, person.client_created_at, added.client_created_at),
      'came_at', late.held_at, 'ended_at', late.ended_at
    ) order by late.held_at desc, late.sender, late.turf_id, coalesce(attempt.client_created_at, person.client_created_at, added.client_created_at), late.id)
    from private.late_arrivals as late
    left join public.turfs as turf on turf.id = late.turf_id
    left join public.contact_attempts as attempt on late.kind = 'attempt' and attempt.id = late.id
    left join public.people as person on late.kind = 'person' and person.id = late.id
    left join public.households as added on late.kind = 'door' and added.id = late.id
    left join public.households as door on door.id = coalesce(attempt.household_id, person.household_id, added.id)
    left join public.people as named on named.id = attempt.person_id
    where late.settled_at is null
  ), '[]');
end
$$;
comment on function public.list_late() is
  'What came late and waits for an organizer''s word, one JSON array. Raises 42501 for others than field leaders.';

create function public.settle_late(items uuid[], take boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform private.require_permission('lead_field');
  with settled as (
    update private.late_arrivals as late
    set settled_at = now(), settled_by = auth.uid(), settled_as = case when take then 'taken' else 'dropped' end
    where late.id = any (items) and late.settled_at is null
      -- A result is taken with the door and the person that came with it, also when those were dropped before.
      or take and late.settled_as is distinct from 'taken' and late.id in (
        select unnest(array[attempt.household_id, attempt.person_id])
        from public.contact_attempts as attempt where attempt.id = any (items)
        union all
        select person.household_id from public.people as person where person.id = any (items)
      )
    returning late.id
  )
  select array_agg(settled.id) into chosen from settled;
  if take and chosen is not null then
    update public.households as door set held = false where door.id = any (chosen) and door.held;
    update public.people as person set held = false where person.id = any (chosen) and person.held;
    update public.contact_attempts as attempt set held = false where attempt.id = any (chosen) and attempt.held;
  end if;
  return coalesce(cardinality(chosen), 0);
end
$$;
comment on function public.settle_late(uuid[], boolean) is
  'Takes what came late, as if it had come in time, or drops it: it stays on record and counts nowhere. Returns how many; what '
  'is settled already changes nothing. Raises 42501 for others than field leaders.';

create function private.grants_for_late_facts() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.list_late(), public.settle_late(uuid[], boolean) to authenticated;
end
$$;
comment on function private.grants_for_late_facts() is 'What the APIs roles may do with what came late.';

select private.restore_grants();
