-- The roles of the API, and the words in which the other migrations state their rules about text.
-- They live outside the schemas that the API exposes, so none of them can be called over HTTP.

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

revoke execute on all functions in schema private from public;
