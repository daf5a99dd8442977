-- Whether the session of a token is still there. A token is valid until it expires, up to an hour after its session was ended.

-- Asked of requests alone, which act as this role: SQL that the owner runs has no session. A token that names none is of an ended one.
create function private.session_ended() returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
declare
  session text;
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' then
    return false;
  end if;
  session := auth.jwt() ->> 'session_id';
  if session is null or not pg_input_is_valid(session, 'uuid') then
    return true;
  end if;
  return not exists (
    select 1 from auth.sessions as mine
    where mine.id = session::uuid and mine.user_id = auth.uid() and (mine.not_after is null or mine.not_after > now())
  );
end
$$;
comment on function private.session_ended() is
  'Whether the caller''s session was ended: by a sign-out, from another device, with a new password, by a leader, or with the account. '
  'False for a visitor.';

create function private.session_holds() returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  if private.session_ended() then
    raise exception 'You are signed out. Sign in again.' using errcode = 'PT401';
  end if;
  return true;
end
$$;
comment on function private.session_holds() is
  'True, or raises PT401 (HTTP 401): an empty list would be believed, and 42501 is a phone''s last word, while 401 waits for a sign-in.';

create function private.ask_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  return null;
end
$$;
comment on function private.ask_session() is 'For a table that asks for no second factor: raises PT401 before a policy would say 42501.';

-- Before a request reads anything: a policy is asked of each row that an index finds, so that it would tell whether there is one.
create function public.require_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.session_holds();
end
$$;
comment on function public.require_session() is
  'Raises PT401 (HTTP 401) once the caller''s session was ended. Each request begins with it; policies and functions ask again.';

-- Hosted Supabase: PostgREST asks it as its db-pre-request. The embedded server asks it itself (local/endedSessions.ts).
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.require_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Set db-pre-request of PostgREST to public.require_session yourself.';
end
$$;

create function private.grants_for_sessions() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.require_session() to anon, authenticated, service_role;
  grant execute on function private.session_ended(), private.session_holds() to authenticated, service_role;
end
$$;
comment on function private.grants_for_sessions() is 'Policies ask these as the caller. Without usage on the schema no one calls them by name.';

select private.restore_grants();
