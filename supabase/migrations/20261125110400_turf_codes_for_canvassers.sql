-- A turf goes to somebody who may open it: the walk is for staff roles, and a turf in other hands is one that nobody walks.

create or replace function public.take_turf(code text) returns table (turf_id uuid, name text, due_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  typed constant text := upper(regexp_replace(coalesce(take_turf.code, ''), '[^0-9A-Za-z]', '', 'g'));
  found private.turf_codes;
begin
  -- Before the code is looked at: it stays good, and says nothing to somebody who could not walk with it.
  if not private.is_staff() then
    raise exception 'Only canvassers take a turf. Ask an organizer to make you one, then use the code again.' using errcode = '42501';
  end if;
  -- Typed wrong one after the other, so that the count cannot be run past.
  perform pg_advisory_xact_lock(hashtextextended('turf code ' || me::text, 0));
  if (select count(*) >= 10 from private.turf_code_misses as miss where miss.user_id = me and miss.at > now() - interval '1 hour') then
    return query select null::uuid, 'too many'::text, null::timestamptz;
    return;
  end if;
  select * into found from private.turf_codes as one where one.code = typed for update;
  -- Asked again after a lost answer: theirs already.
  if found.used_by = me and exists (
    select 1 from public.checkouts as held
    where held.turf_id = found.turf_id and held.user_id = me and held.ended_at is null
  ) then
    return query
      select turf.id, turf.name, held.due_at from public.turfs as turf
      join public.checkouts as held on held.turf_id = turf.id and held.ended_at is null where turf.id = found.turf_id;
    return;
  end if;
  if found.code is null or found.used_at is not null or found.expires_at <= now() then
    insert into private.turf_code_misses (user_id) values (me);
    -- No error: it would take the count of misses back with it.
    return query select null::uuid, 'unknown'::text, null::timestamptz;
    return;
  end if;
  update public.checkouts as held set ended_at = now(), ended_as = 'expired'
  where held.turf_id = found.turf_id and held.ended_at is null and held.due_at <= now();
  begin
    insert into public.checkouts (turf_id, user_id, due_at, checked_out_by)
    values (found.turf_id, me, found.due_at, found.made_by);
  exception when unique_violation then
    raise exception 'Somebody else has this turf in hand by now. Ask for another code.' using errcode = 'PT409';
  end;
  update private.turf_codes as one set used_by = me, used_at = now() where one.code = found.code;
  delete from private.turf_code_misses as miss where miss.user_id = me;
  return query select turf.id, turf.name, found.due_at from public.turfs as turf where turf.id = found.turf_id;
end
$$;
comment on function public.take_turf(text) is
  'Checks the code''s turf out to the caller. A code that does not work answers a row without a turf, named ''unknown'', or '
  '''too many'' after ten wrong ones in an hour. Raises 42501 for whoever may not walk (no staff role, or deactivated), PT409 when somebody else has it.';
