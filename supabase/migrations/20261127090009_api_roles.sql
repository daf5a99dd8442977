-- The roles of the API and what they may do, the words in which the other migrations state their rules about text, and the phones’ clocks.

-- Nothing here is in a schema that the API exposes, so none of it can be called over HTTP.

-- Hosted Supabase has them; an embedded or plain PostgreSQL may not yet.
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select 1 from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select 1 from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;

create schema if not exists private;
comment on schema private is 'Helpers for constraints and policies. Never exposed by the API.';

revoke all on schema private from public;

-- Counts as JavaScript's [...value.trim()].length does, so that phone and server agree on every text: the characters
-- listed are the ones trim() removes. One function, calling none of ours: the API's roles have no usage on this schema.
create function private.text_length(value text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select pg_catalog.char_length(
    pg_catalog.btrim(
      value,
      E' \t\n\r\u000B\u000C\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'
    )
  )
$$;
comment on function private.text_length(text) is 'Length in code points, white space around the text not counted. Null for null.';

create function private.is_email(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value operator(pg_catalog.~) (
    '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
    collate "C"
  )
$$;
comment on function private.is_email(text) is 'The HTML living standard''s e-mail shape, and a dot in the domain. Null for null.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;
comment on function private.touch_updated_at() is 'Keeps updated_at at the time of the last change.';

-- The only advisory lock. Where a row stands for the work (an event, a turf), that row is locked instead.
create function private.one_at_a_time(work text) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(work, 0)) $$;
comment on function private.one_at_a_time(text) is
  'Waits until no other transaction does the work of this name, and keeps others waiting until this one ends. What they wrote is '
  'seen by the next statement.';

-- Every privilege that the API's roles have is in a function private.grants_for_<subject>() beside its subject. What is in none of
-- them is not allowed, whatever a policy says.
--
-- A subject's migration adds its own and calls private.restore_grants(), so that two subjects never copy, and never forget, each
-- other's list. They are functions because @supabase/lite grants everything on every table to anon and authenticated at the first
-- request after each start; supabase/local/backend.ts calls private.restore_grants() after that. created_at is in no insert grant:
-- the server's time is the server's to say.

create function private.restore_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  subject text;
begin
  alter default privileges in schema public revoke all on tables from public, anon, authenticated;
  alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  revoke all on all functions in schema public from public, anon, authenticated;
  revoke all on schema public from public, anon, authenticated;
  grant usage on schema public to anon, authenticated, service_role;
  grant select, insert, update, delete on all tables in schema public to service_role;

  -- @supabase/lite opens every schema that has a table, this one too.
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated;

  for subject in
    select procedure.proname
    from pg_catalog.pg_proc as procedure
    where procedure.pronamespace = 'private'::pg_catalog.regnamespace and procedure.proname like 'grants\_for\_%'
    order by procedure.proname
  loop
    execute pg_catalog.format('select private.%I()', subject);
  end loop;
end
$$;
comment on function private.restore_grants() is
  'Takes every privilege from the API''s roles, then calls every private.grants_for_<subject>() in the order of their names.';

-- What a phone's clock says is believed within reason: a clock that runs ahead is set back to the server's, and a time that nobody's
-- clock shows (infinity, before Christ, the year 10000) is refused, because one such row made every list it stood in unreadable.

create function private.keep_phone_time() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.client_created_at > new.created_at and new.client_created_at <= new.created_at + interval '48 hours' then
    -- Shrunk, not cut off: what one phone wrote down first stays first. Two hours ahead become 72 ms.
    new.client_created_at := new.created_at + (new.client_created_at - new.created_at) / 100000;
  end if;
  return new;
end
$$;
comment on function private.keep_phone_time() is
  'Takes a time up to 48 hours ahead of the server''s for the server''s, keeping the order of what one phone sent.';

create function private.grants_for_api_roles() returns void
language plpgsql set search_path = ''
as $$
begin
  -- The checks and policies run these as the caller. Without usage on the schema nobody can call them by name.
  grant execute on function private.text_length(text), private.is_email(text) to anon, authenticated, service_role;
  grant execute on function private.touch_updated_at() to service_role;
end
$$;
comment on function private.grants_for_api_roles() is 'Checks and triggers run these as whoever adds a row.';

select private.restore_grants();
