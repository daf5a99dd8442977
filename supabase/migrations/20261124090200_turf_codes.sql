-- A short code that hands a turf out: an organizer reads it aloud, writes it down or shows it as a square; whoever is signed in
-- and types it has the turf. It works once, for one person, until it runs out.

create table private.turf_codes (
  code text primary key,
  turf_id uuid not null references public.turfs (id),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  used_by uuid references auth.users (id) on delete set null,
  used_at timestamptz,
  constraint turf_codes_code_shape check (code ~ '^[2-9A-HJ-NP-Z]{6}$')
);
comment on table private.turf_codes is 'Codes that hand out a turf: one that works a turf, once, until it runs out.';
create index turf_codes_turf_id_idx on private.turf_codes (turf_id);

create table private.turf_code_misses (
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now()
);
comment on table private.turf_code_misses is 'Wrong codes that somebody typed: too many in an hour, and no more are looked at.';
create index turf_code_misses_user_id_idx on private.turf_code_misses (user_id, at);

alter table private.turf_codes enable row level security;
alter table private.turf_code_misses enable row level security;

create function public.make_turf_code(turf uuid, due timestamptz) returns table (code text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Without 0, 1, I and O, which people mistake for each other.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  made text;
  ends timestamptz := least(due, now() + interval '48 hours');
begin
  perform private.require_field_leader();
  if due is null or due <= now() then
    raise exception 'The due date has passed already.' using errcode = '22023';
  end if;
  if not exists (select 1 from public.turfs as known where known.id = turf and known.archived_at is null) then
    raise exception 'There is no such turf.' using errcode = '22023';
  end if;
  if exists (
    select 1 from public.checkouts as held where held.turf_id = turf and held.ended_at is null and held.due_at > now()
  ) then
    raise exception 'Somebody has this turf in hand. Take it back first.' using errcode = 'PT409';
  end if;
  -- A new code ends the one before, used or not.
  delete from private.turf_codes as old where old.turf_id = turf and old.used_at is null;
  loop
    -- Random bytes of a version 4 UUID; 32 letters take five bits each.
    made := (
      select string_agg(substr(letters, 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1), '')
      from generate_series(1, 6)
    );
    begin
      insert into private.turf_codes (code, turf_id, due_at, expires_at, made_by)
      values (made, turf, due, ends, (select auth.uid()));
      exit;
    exception when unique_violation then
      null;
    end;
  end loop;
  return query select made, ends;
end
$$;
comment on function public.make_turf_code(uuid, timestamptz) is
  'A code with which one person checks the turf out, within 48 hours and until it is due; ends an earlier one. Raises 42501 for '
  'others than field leaders, PT409 while somebody has the turf, 22023 for an unknown turf or a past date.';

create function public.take_turf(code text) returns table (turf_id uuid, name text, due_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  typed constant text := upper(regexp_replace(coalesce(take_turf.code, ''), '[^0-9A-Za-z]', '', 'g'));
  found private.turf_codes;
begin
  if me is null or private.is_deactivated() then
    raise exception 'Only somebody who is signed in takes a turf.' using errcode = '42501';
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
  '''too many'' after ten wrong ones in an hour. Raises 42501 for nobody and for the deactivated, PT409 when somebody else has it.';

create function private.grants_for_turf_codes() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.make_turf_code(uuid, timestamptz), public.take_turf(text) to authenticated;
end
$$;
comment on function private.grants_for_turf_codes() is 'Who may hand out and take a turf by a code.';

select private.restore_grants();
