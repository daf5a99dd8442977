-- What a caller's phone must know of a batch to say when a call back is due, and which numbers reach nobody.

-- Another shape of answer is another function. An older app reads it as before.
drop function public.my_calls();
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
    and not private.is_deactivated()
  order by held.created_at, held.place, held.id
$$;
comment on function public.my_calls() is
  'The caller''s batch: whom to call until when, what came of it in this batch (said) and what was known before (past). '
  'bad_number: somebody found that this number reaches nobody.';

create function private.grants_for_call_numbers() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Whoever adds a person has the digits of their number computed.
  grant execute on function private.dial_digits(text) to authenticated, service_role;
end
$$;
comment on function private.grants_for_call_numbers() is 'What the API''s roles may do with numbers as they are compared.';

select private.restore_grants();
