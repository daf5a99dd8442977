-- The phone bank: each caller takes a batch of people, and has them alone until the lease ends by the clock. Nothing has to
-- run for it to end.

create table public.call_leases (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  place integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  returned_at timestamptz,
  constraint call_leases_end_after_they_begin check (expires_at > created_at)
);
comment on table public.call_leases is 'Who calls whom, and until when nobody else does. Over when returned or past its time.';
comment on column public.call_leases.place is 'The order within the batch.';
create index call_leases_person_id_idx on public.call_leases (person_id, expires_at);
create index call_leases_user_id_idx on public.call_leases (user_id, expires_at);

alter table public.call_leases enable row level security;
create policy "Callers see whom they call, leaders all" on public.call_leases
  for select to authenticated using (
    (select private.leads_field()) or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );

create function private.dial_digits(phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when digits ~ '^1[0-9]{10}$' then substr(digits, 2) else digits end
  from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as plain
$$;
comment on function private.dial_digits(text) is 'A number as it is compared: digits alone, without the country code 1.';

create function private.has_called(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.call_leases as held where held.user_id = (select auth.uid()) and held.person_id = person
  )
$$;
comment on function private.has_called(uuid) is 'Whether the caller has or ever had this person in a batch.';

-- As at the doors: a phone may come out of a dead spot after the lease has ended or the role is gone.
create policy "Callers add what came of a call in their own name" on public.contact_attempts
  for insert to authenticated with check (
    canvasser is not distinct from (select auth.uid()) and channel = 'phone' and private.has_called(person_id)
  );

-- These views are not the API's: only take_calls() asks. A person who was called is nobody's any more, so that "call me at
-- six" can be given out at six.
create view private.open_leases as
select held.*
from public.call_leases as held
where held.returned_at is null and held.expires_at > now() and not exists (
  select 1 from public.effective_attempts as called
  where called.person_id = held.person_id and called.canvasser = held.user_id and called.channel = 'phone'
    and called.created_at >= held.created_at
);
comment on view private.open_leases is 'Calls that somebody has in hand and has not made.';

create view private.callable_people as
select person.id, person.household_id, person.language
from public.people as person
where person.phone is not null and length(private.dial_digits(person.phone)) >= 7
  and not person.do_not_contact and not person.deceased
  and not exists (
    select 1 from public.effective_attempts as attempt
    where attempt.person_id = person.id and (attempt.do_not_contact or attempt.result in ('deceased', 'moved'))
  )
  and not exists (
    select 1 from public.effective_attempts as attempt
    where attempt.household_id = person.household_id and attempt.person_id is null and attempt.do_not_contact
  )
  and not exists (
    select 1 from public.effective_attempts as attempt
    where attempt.dialed = private.dial_digits(person.phone) and attempt.result in ('wrong_number', 'disconnected')
  )
  and not exists (select 1 from private.open_leases as held where held.person_id = person.id);
comment on view private.callable_people is 'Whoever may be called, has a number that is not known to be wrong, and is in nobody''s batch.';

create view private.last_calls as
select attempt.*
from public.effective_attempts as attempt
where attempt.channel = 'phone' and not exists (
  select 1 from public.effective_attempts as later
  where later.person_id = attempt.person_id and later.channel = 'phone'
    and (later.happened_at, later.id) > (attempt.happened_at, attempt.id)
);
comment on view private.last_calls is 'The last call to each person that counts.';

create function private.lock_next_calls(step integer, wanted integer, quiet interval, spoken text) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  locked uuid[];
begin
  -- "skip locked": two callers who ask at the same instant get different people and do not wait for each other.
  if step = 1 then
    select array_agg(next.id order by next.at) into locked from (
      select person.id, last.call_back_after as at
      from private.last_calls as last
      join private.callable_people as free on free.id = last.person_id
      join public.people as person on person.id = free.id
      where last.call_back_after <= now() and (spoken is null or lower(person.language) = lower(spoken))
      order by last.call_back_after limit wanted for no key update of person skip locked
    ) as next;
  elsif step = 2 then
    select array_agg(next.id order by next.household_id, next.id) into locked from (
      select person.id, person.household_id
      from public.people as person
      join private.callable_people as free on free.id = person.id
      where (spoken is null or lower(person.language) = lower(spoken))
        and not exists (
          select 1 from public.effective_attempts as called where called.person_id = person.id and called.channel = 'phone'
        )
      order by person.household_id, person.id limit wanted for no key update of person skip locked
    ) as next;
  else
    select array_agg(next.id order by next.at) into locked from (
      select person.id, last.happened_at as at
      from private.last_calls as last
      join private.callable_people as free on free.id = last.person_id
      join public.people as person on person.id = free.id
      where last.happened_at <= now() - quiet and last.call_back_after is null
        and (not last.full_result or (last.result = 'language_barrier' and spoken is not null))
        and (spoken is null or lower(person.language) = lower(spoken))
      order by last.happened_at limit wanted for no key update of person skip locked
    ) as next;
  end if;
  return coalesce(locked, '{}');
end
$$;
comment on function private.lock_next_calls(integer, integer, interval, text) is
  'Locks and returns whom to call next: 1 those whose time has come, 2 those never called, 3 those not reached, long ago first.';

create function private.require_caller() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.leads_field() then
    raise exception 'Only the candidate, campaign managers and field organizers may call for the campaign.'
      using errcode = '42501';
  end if;
end
$$;
comment on function private.require_caller() is 'Raises 42501 unless the caller may take a batch of calls.';

create function public.take_calls(
  wanted integer default 25, minutes integer default 120, quiet_hours integer default 24, spoken text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  missing integer;
  taken integer := 0;
  added integer;
  locked uuid[];
begin
  perform private.require_caller();
  if wanted not between 1 and 100 or minutes not between 5 and 720 or quiet_hours not between 0 and 8760 then
    raise exception 'A batch has 1 to 100 calls, for 5 to 720 minutes.' using errcode = '22023';
  end if;
  -- Asked again after a lost answer, or by a second tap at the same time, it only fills up what the first one took.
  perform pg_advisory_xact_lock(hashtextextended('take_calls:' || me::text, 0));
  select take_calls.wanted - count(*) into missing from private.open_leases as held where held.user_id = me;
  for step in 1..3 loop
    while taken < missing loop
      locked := private.lock_next_calls(step, missing - taken, make_interval(hours => quiet_hours), spoken);
      exit when cardinality(locked) = 0;
      -- A new statement sees what whoever held these rows before has committed.
      insert into public.call_leases (person_id, user_id, place, expires_at)
      select next.id, me, taken + next.at::integer, now() + make_interval(mins => minutes)
      from unnest(locked) with ordinality as next (id, at)
      where not exists (select 1 from private.open_leases as held where held.person_id = next.id);
      get diagnostics added = row_count;
      taken := taken + added;
    end loop;
  end loop;
  return taken;
end
$$;
comment on function public.take_calls(integer, integer, integer, text) is
  'Fills the caller''s batch up to so many uncalled people for so many minutes and returns how many came to it: first those who '
  'asked to be called by now, then those never called, then those not reached in the last quiet_hours. spoken: only people '
  'of that language. Raises 42501 for others than field leaders, 22023 for bad input.';

create function public.return_calls() returns void
language sql security definer set search_path = ''
as $$
  update public.call_leases as held set returned_at = now()
  where held.user_id = (select auth.uid()) and held.returned_at is null and held.expires_at > now()
$$;
comment on function public.return_calls() is 'Gives the caller''s batch back before its time; none is no error.';

create function public.my_calls() returns table (
  lease_id uuid, person_id uuid, household_id uuid, name text, phone text, language text, closed boolean,
  street text, number integer, suffix text, floor smallint, unit text, expires_at timestamptz, call_back_after timestamptz,
  said jsonb, past jsonb
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
    talk.said, talk.past
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
          'notes', known.notes, 'at', known.happened_at, 'canvasser', known.canvasser
        ) as fact
      from public.effective_attempts as known where known.person_id = person.id
    ) as one
  ) as talk
  where held.user_id = (select auth.uid()) and held.returned_at is null and held.expires_at > now()
    and not private.is_deactivated()
  order by held.created_at, held.place, held.id
$$;
comment on function public.my_calls() is
  'The caller''s batch: whom to call until when, what came of it in this batch (said) and what was known before (past).';

create function public.call_languages() returns table (language text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  return query
    select person.language, count(*) from public.people as person
    where person.language is not null and person.phone is not null group by person.language order by 2 desc, 1 limit 20;
end
$$;
comment on function public.call_languages() is
  'Languages of people with a number, the commonest first. Raises 42501 for others than field leaders.';

create function private.grants_for_phones() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.call_leases to authenticated;
  grant insert (dialed, call_back_after, language) on public.contact_attempts to authenticated;
  grant execute on function
    public.take_calls(integer, integer, integer, text), public.return_calls(), public.my_calls(), public.call_languages()
    to authenticated;
  grant execute on function private.has_called(uuid) to authenticated, service_role;
end
$$;
comment on function private.grants_for_phones() is 'What the API''s roles may do with the phone bank.';

select private.restore_grants();
