-- The phone bank: each caller takes a batch of people, and has them alone until the lease ends by the clock. Nothing has to
-- run for it to end. A number is one caller’s at a time.

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
create index call_leases_open_idx on public.call_leases (expires_at) where returned_at is null;

alter table public.call_leases enable row level security;

-- Only who leads the field calls for the campaign: a batch is read by nobody else, whoever took it.
create policy "Field leaders, who call, see who calls whom" on public.call_leases
  for select to authenticated using ((select private.may('lead_field')));

-- These views are not the API's: only take_calls() asks. A person who was called is nobody's any more, so that "call me at
-- six" can be given out at six.
create view private.open_leases as
select held.*, last.call_back_after
from public.call_leases as held
left join lateral (
  select called.call_back_after, true as made
  from public.effective_attempts as called
  where called.person_id = held.person_id and called.canvasser = held.user_id and called.channel = 'phone'
    and called.created_at >= held.created_at
  order by called.happened_at desc, called.id desc limit 1
) as last on true
where held.returned_at is null and held.expires_at > now() and (last.made is null or last.call_back_after is not null);
comment on view private.open_leases is
  'People whom somebody has in hand and has not called, or has promised (call_back_after) to call again.';

create function public.take_calls(
  wanted integer default 25, minutes integer default 120, quiet_hours integer default 24, spoken text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  missing integer;
  taken integer := 0;
begin
  perform private.require_permission('take_calls');
  -- Without the coalesce a null would pass: nothing is true of it, neither within nor without.
  if not coalesce(wanted between 1 and 100 and minutes between 5 and 720 and quiet_hours between 0 and 8760, false) then
    raise exception 'A batch has 1 to 100 calls, for 5 to 720 minutes.' using errcode = '22023';
  end if;
  -- One after the other: locked people would not keep two callers from two people behind one number. What the one before took
  -- is seen by the statements after this one; and asked again after a lost answer it only fills up.
  perform private.one_at_a_time('take_calls');
  select take_calls.wanted - count(*) into missing
  from private.open_leases as held
  where held.user_id = me and (held.call_back_after is null or held.call_back_after <= now());
  if missing > 0 then
    insert into public.call_leases (person_id, user_id, place, expires_at)
    select next.person_id, me, next.place, now() + make_interval(mins => minutes)
    from private.next_calls(missing, make_interval(hours => quiet_hours), spoken) as next;
    get diagnostics taken = row_count;
  end if;
  return taken;
end
$$;
comment on function public.take_calls(integer, integer, integer, text) is
  'Fills the caller''s batch up to so many people to call for so many minutes and returns how many came to it: first those who '
  'asked to be called by now, then those never called, then those not reached in the last quiet_hours. People who share a number '
  'come together, so that there may be a few more. spoken: only people of that language. Raises 42501 for others than field '
  'leaders, 22023 for bad input.';

create function public.return_calls() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  update public.call_leases as held set returned_at = now()
  where held.user_id = auth.uid() and held.returned_at is null and held.expires_at > now();
end
$$;
comment on function public.return_calls() is 'Gives the caller''s batch back before its time; none is no error.';

create function public.call_languages() returns table (language text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('take_calls');
  return query
    select person.language, count(*) from public.people as person
    where person.language is not null and person.phone is not null and not person.held group by person.language order by 2 desc, 1 limit 20;
end
$$;
comment on function public.call_languages() is
  'Languages of people with a number, the commonest first. Raises 42501 for others than field leaders.';

create view private.bad_numbers as
select distinct called.dialed as digits
from public.effective_attempts as called
where called.result in ('wrong_number', 'disconnected') and called.dialed is not null;
comment on view private.bad_numbers is 'Numbers that reach nobody whom we know under them.';

create view private.callable_people as
select person.id, person.household_id, person.language, person.phone_digits
from public.people as person
where person.phone_digits is not null and not person.do_not_contact and not person.deceased and not person.off_lists
  and not person.held and person.household_id is not null and person.left_file_at is null
  and not exists (
    select 1 from public.door_results as outcome where outcome.household_id = person.household_id and outcome.left_alone
  )
  and not exists (select 1 from private.bad_numbers as bad where bad.digits = person.phone_digits)
  and not exists (
    select 1 from private.open_leases as held join public.people as other on other.id = held.person_id
    where other.phone_digits = person.phone_digits
  );
comment on view private.callable_people is
  'Whoever may be called and has a number that is not known to be wrong and is in nobody''s batch.';

create function private.next_calls(wanted integer, quiet interval, spoken text) returns table (person_id uuid, place bigint)
language sql stable set search_path = ''
as $$
  with last_calls as materialized (
    select distinct on (called.person_id) called.person_id, called.happened_at, called.call_back_after, called.full_result, called.result
    from public.effective_attempts as called
    where called.channel = 'phone' and called.person_id is not null
    order by called.person_id, called.happened_at desc, called.id desc
  ), free as materialized (
    select person.id, person.phone_digits as digits, person.household_id,
      case
        when last.person_id is null then 2
        when last.call_back_after <= now() then 1
        when last.call_back_after is null and last.happened_at <= now() - quiet
          and (not last.full_result or (last.result = 'language_barrier' and spoken is not null)) then 3
      end as step,
      coalesce(last.call_back_after, last.happened_at) as at
    from private.callable_people as person left join last_calls as last on last.person_id = person.id
    where spoken is null or lower(person.language) = lower(spoken)
  ), begun as (
    select soonest.digits, row_number() over (order by soonest.step, soonest.at, soonest.household_id, soonest.id) as turn
    from (
      select free.* from free where free.step is not null
      order by free.step, free.at, free.household_id, free.id limit wanted
    ) as soonest
  ), numbers as (
    select begun.digits, min(begun.turn) as turn from begun group by begun.digits
  ), sharers as (
    select free.id, numbers.turn,
      row_number() over (partition by free.digits order by free.step, free.at, free.household_id, free.id) as mate
    from numbers join free on free.digits = numbers.digits where free.step is not null
  ), counted as (
    select sharers.*, row_number() over (order by sharers.turn, sharers.mate) as place,
      count(*) over (order by sharers.turn) - count(*) over (partition by sharers.turn) as before
    -- A switchboard's number would make a batch of its own.
    from sharers where sharers.mate <= 6
  )
  select counted.id, counted.place from counted where counted.before < wanted
$$;
comment on function private.next_calls(integer, interval, text) is
  'Whom to call next: those whose time has come, those never called, those not reached, long ago first. Who share a number stay '
  'together, so that there may be a few more than wanted.';

create function public.my_calls() returns table (
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
    and (select private.may('take_calls'))
  order by held.created_at, held.place, held.id
$$;
comment on function public.my_calls() is
  'The caller''s batch: whom to call until when, what came of it in this batch (said) and what was known before (past). '
  'bad_number: somebody found that this number reaches nobody.';

create function private.grants_for_phone_bank() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.call_leases to authenticated;
  grant execute on function
    public.take_calls(integer, integer, integer, text), public.return_calls(), public.my_calls(), public.call_languages()
    to authenticated;
end
$$;
comment on function private.grants_for_phone_bank() is 'What the APIs roles may do with the phone bank.';

select private.restore_grants();
