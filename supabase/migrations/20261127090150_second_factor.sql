-- Who must give a second factor and whether they have, and who proved lately that it is they. The factors are the auth server's.

create table public.role_requirements (
  role text primary key,
  min_aal text not null,
  grace_until timestamptz,
  set_by uuid default auth.uid() references auth.users (id) on delete set null,
  set_at timestamptz not null default now(),
  constraint role_requirements_role_known check (role = any (private.staff_roles())),
  constraint role_requirements_min_aal_known check (min_aal in ('aal1', 'aal2'))
);
comment on table public.role_requirements is 'Which roles ask for a second factor, and from when. A role without a row asks for none.';
comment on column public.role_requirements.min_aal is 'aal2: a second factor at every sign-in; aal1: the password is enough.';
comment on column public.role_requirements.grace_until is 'Until then the password is still enough; null: no longer.';
create index role_requirements_set_by_idx on public.role_requirements (set_by);

alter table public.role_requirements enable row level security;

create function private.has_second_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from auth.mfa_factors as factor where factor.user_id = person and factor.status::text = 'verified'
  );
end
$$;
comment on function private.has_second_factor(uuid) is 'Whether the account has a verified factor beside its password.';

-- A definer: nobody may read auth.mfa_factors, so a policy that asks it by itself fails with 42501.
create function private.mfa_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    return false;
  end if;
  return private.has_second_factor(me)
    or exists (
      select 1 from public.user_roles as held
      join public.role_requirements as asked on asked.role = held.role
      where held.user_id = me and asked.min_aal = 'aal2' and (asked.grace_until is null or asked.grace_until <= now())
    );
end
$$;
comment on function private.mfa_required() is
  'Whether the caller must give a second factor: they have one, or a role of theirs asks for it. False for a stranger.';

-- Asked by every policy about people, and so is where a token of an ended session is refused.
create function private.second_factor_missing() returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  return coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' and private.mfa_required();
end
$$;
comment on function private.second_factor_missing() is
  'Whether the caller must give a second factor, and their token was given without. Raises PT401 once their session was ended.';

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.second_factor_missing() then
    raise exception 'This needs your second factor.' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_second_factor() is
  'Raises PT403 (HTTP 403) if the second factor is missing. Not 42501: what a phone sends waits for it and is not refused.';

create function private.factor_methods() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['totp', 'mfa/phone', 'mfa/webauthn'] $$;
comment on function private.factor_methods() is 'The second factors, as the auth server names them in a token.';

-- A session that was left open can be given a factor by the person who finds it, and proves nothing by it: the factor must have been
-- enrolled, and one first given, while the sign-in itself was proof. A later sign-in with the same factor counts.
create function private.factor_counts(minutes integer) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := auth.jwt() ->> 'session_id';
begin
  return exists (
    select 1 from auth.sessions as mine
    -- The one that was given last in this session.
    join auth.mfa_factors as given on given.id = mine.factor_id and given.user_id = mine.user_id and given.status::text = 'verified'
    where mine.id::text = session and mine.user_id = auth.uid()
      and given.created_at <= mine.created_at + make_interval(mins => minutes)
      and exists (
        select 1 from auth.mfa_amr_claims as first
        where first.session_id = mine.id and first.authentication_method = any (private.factor_methods())
          -- Five minutes to type the code of one that was enrolled in time.
          and first.created_at <= greatest(mine.created_at + make_interval(mins => minutes), given.created_at + interval '5 minutes')
      )
  );
end
$$;
comment on function private.factor_counts(integer) is
  'Whether the factor given in the caller''s session proves that it is they: not one that was enrolled when the sign-in was older than that.';

-- Where there is a factor, only a factor proves anything. Where there is none, a sign-in does: by its entry in the token, or by the
-- age of the session, which a refresh of the token does not make younger. A factor that was removed since proves nothing.
create function private.recent_factor(minutes integer) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  token constant jsonb := coalesce(auth.jwt(), '{}');
  since constant timestamptz := now() - make_interval(mins => minutes);
  with_factor constant boolean := private.has_second_factor(auth.uid());
begin
  perform private.session_holds();
  if with_factor and not private.factor_counts(minutes) then
    return false;
  end if;
  return exists (
    select 1
    from jsonb_array_elements(case when jsonb_typeof(token -> 'amr') = 'array' then token -> 'amr' else '[]' end) as proof
    where coalesce(proof ->> 'method' = any (private.factor_methods()), false) = with_factor
      and jsonb_typeof(proof -> 'timestamp') = 'number'
      and to_timestamp((proof ->> 'timestamp')::double precision) > since
  ) or (
    not with_factor
    and exists (
      select 1 from auth.sessions as mine
      where mine.id::text = token ->> 'session_id' and mine.user_id = auth.uid() and mine.created_at > since
    )
  );
end
$$;
comment on function private.recent_factor(integer) is
  'Whether the caller proved within so many minutes that it is they: with a factor if they have one, else by signing in. Raises PT401 '
  'once their session was ended.';

create function private.require_recent_proof() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  if not private.recent_factor(15) then
    raise exception 'Confirm first that it is you.' using errcode = 'PT428';
  end if;
end
$$;
comment on function private.require_recent_proof() is
  'Raises PT428 (HTTP 428, precondition required) unless the caller proved in the last 15 minutes that it is they.';

create function private.ask_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return null;
end
$$;
comment on function private.ask_second_factor() is
  'For a table that phones send to: says PT403 before a policy would say 42501, which a phone takes for a last word.';

create function private.ask_recent_proof() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_recent_proof();
  return null;
end
$$;

-- The functions ask for themselves; this is for whoever writes the rows past them. Not for accept_invitations(), which acts as the owner.
create trigger user_roles_ask_recent_proof before insert or delete on public.user_roles
  for each statement when (current_user = 'authenticated') execute function private.ask_recent_proof();
create trigger invitations_ask_recent_proof before insert or delete on public.invitations
  for each statement when (current_user = 'authenticated') execute function private.ask_recent_proof();

create policy "Candidate and campaign managers read what the roles ask for" on public.role_requirements
  for select to authenticated using ((select private.may('lead_campaign')));

create function public.my_second_factor() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  return jsonb_build_object(
    'required', private.mfa_required(),
    'has_factor', private.has_second_factor(auth.uid()),
    'due', (
      select min(asked.grace_until) from public.user_roles as held
      join public.role_requirements as asked on asked.role = held.role
      where held.user_id = auth.uid() and asked.min_aal = 'aal2' and asked.grace_until > now()
    )
  );
end
$$;
comment on function public.my_second_factor() is
  'What is asked of the caller: whether a second factor is required now, whether they have one, and from when a role will ask for it. '
  'Raises PT401 once their session was ended.';

create function public.set_role_requirement(role text, min_aal text, grace_until timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  -- One at a time with whoever resets a factor: each then sees whether they still have their own.
  update private.leader_lock set taken = taken + 1 where only_row;
  if set_role_requirement.min_aal = 'aal2'
    and set_role_requirement.role = any (private.roles_that_may('lead_campaign'))
    and not private.has_second_factor(auth.uid()) then
    raise exception 'Set up a second factor of your own first.' using errcode = 'PT409';
  end if;
  insert into public.role_requirements as asked (role, min_aal, grace_until, set_by, set_at)
  values (set_role_requirement.role, set_role_requirement.min_aal, set_role_requirement.grace_until, auth.uid(), now())
  on conflict on constraint role_requirements_pkey do update
    set min_aal = excluded.min_aal, grace_until = excluded.grace_until, set_by = excluded.set_by, set_at = excluded.set_at;
exception when check_violation or not_null_violation then
  raise exception 'There is no such role.' using errcode = '22023';
end
$$;
comment on function public.set_role_requirement(text, text, timestamptz) is
  'Says what a role asks for. Raises 42501 for others than leaders, PT428 without recent proof, PT409 where a leading role would '
  'ask for what the caller has not.';

create function private.grants_for_second_factor() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.role_requirements to authenticated;
  grant execute on function public.my_second_factor(), public.set_role_requirement(text, text, timestamptz) to authenticated;
  grant execute on function private.second_factor_missing() to authenticated, service_role;
end
$$;
comment on function private.grants_for_second_factor() is 'What the APIs roles may do with what the roles ask for.';

select private.restore_grants();
