-- The first candidate of a campaign that runs its own server: whoever reads that server's terminal and types the code shown
-- there. Everybody after them is invited.

create table private.first_leader_code (
  only_row boolean primary key default true check (only_row),
  code_hash text not null,
  expires_at timestamptz not null,
  misses integer not null default 0,
  used_by uuid references auth.users (id) on delete set null,
  used_at timestamptz
);
comment on table private.first_leader_code is
  'The one code that makes somebody the first candidate, as a hash: works once, for a day, and is void after five wrong ones.';
alter table private.first_leader_code enable row level security;

-- A leader who can act: the account was confirmed and is not deactivated, as private.require_active_leader() has it.
create function private.has_active_leader() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = any (private.leading_roles())
      and account.email_confirmed_at is not null
      and not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
  )
$$;
comment on function private.has_active_leader() is 'Whether an active person holds a leading role.';

create function private.first_leader_hash(code text) returns text
language sql immutable set search_path = ''
as $$
  select encode(
    sha256(convert_to('first leader ' || upper(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g')), 'UTF8')), 'hex'
  )
$$;
comment on function private.first_leader_hash(text) is 'What is kept of a code; dashes, blanks and case do not matter.';

create function private.open_first_leader() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- Without 0, 1, I and O, which people mistake for each other.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  made text;
begin
  if private.has_active_leader() then
    delete from private.first_leader_code where used_at is null;
    return null;
  end if;
  -- Random bytes of version 4 UUIDs; 32 letters take five bits each, so a code has fifty.
  made := (
    select string_agg(substr(letters, 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1), '')
    from generate_series(1, 10)
  );
  insert into private.first_leader_code (only_row, code_hash, expires_at)
  values (true, private.first_leader_hash(made), now() + interval '24 hours')
  on conflict (only_row) do update
    set code_hash = excluded.code_hash, expires_at = excluded.expires_at, misses = 0, used_by = null, used_at = null;
  return substr(made, 1, 5) || '-' || substr(made, 6);
end
$$;
comment on function private.open_first_leader() is
  'Makes a new code, which ends the one before, and returns it this once; null while the campaign has an active leader. For '
  'the owner of the database: the server calls it at its start, on hosted Supabase whoever has the SQL editor.';

-- The caller's account, proved by mail and not deactivated; else null.
create function private.confirmed_caller() returns uuid
language sql stable security definer set search_path = ''
as $$
  select account.id from auth.users as account
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null and not private.is_deactivated()
$$;
comment on function private.confirmed_caller() is 'Who is calling, if their address is proved and they are not deactivated.';

create function public.first_leader_wanted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.confirmed_caller() is not null
    and exists (
      select 1 from private.first_leader_code as held
      where held.used_at is null and held.misses < 5 and held.expires_at > now()
    )
    and not private.has_active_leader()
$$;
comment on function public.first_leader_wanted() is
  'Whether the campaign has no active leader and waits for the code from its server''s terminal; false for accounts that are '
  'not confirmed.';

create function public.claim_first_leader(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := private.confirmed_caller();
  held private.first_leader_code;
begin
  -- Not counted: an account without a proved address learns nothing by guessing.
  if me is null then
    return false;
  end if;
  -- One after the other: a second claim waits here and then finds the code used, and no guess is left out of the count.
  select * into held from private.first_leader_code as one where one.only_row for update;
  if held.code_hash is null or held.misses >= 5 or held.expires_at <= now() then
    return false;
  end if;
  if held.used_at is not null then
    -- Asked again after a lost answer: theirs already.
    return held.code_hash = private.first_leader_hash(code)
      and held.used_by is not distinct from me
      and exists (select 1 from public.user_roles as theirs where theirs.user_id = me and theirs.role = 'candidate');
  end if;
  if private.has_active_leader() then
    return false;
  end if;
  if held.code_hash <> private.first_leader_hash(code) then
    -- No error: it would take the count of misses back with it.
    update private.first_leader_code as one set misses = one.misses + 1 where one.only_row;
    return false;
  end if;
  update private.first_leader_code as one set used_by = me, used_at = now() where one.only_row;
  insert into public.user_roles (user_id, role) values (me, 'candidate') on conflict do nothing;
  return true;
end
$$;
comment on function public.claim_first_leader(text) is
  'Makes the caller the candidate if the code is the one that the server showed. False for a wrong one, which is counted (void '
  'after five), for one that was used or ran out, once there is a leader, and for an account that is not confirmed or is '
  'deactivated.';

create function private.grants_for_first_leader() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.first_leader_wanted(), public.claim_first_leader(text) to authenticated;
end
$$;
comment on function private.grants_for_first_leader() is 'Who may become the first leader by a code.';

select private.restore_grants();
