-- Every privilege that the API's roles have, in one place. What is not listed here is not allowed, whatever a policy says.
--
-- It is a function because @supabase/lite grants everything on every table to anon and authenticated at the first
-- request after each start; supabase/local/backend.ts calls it again after that. A later migration that adds a table
-- replaces the function and calls it. created_at is in no insert grant: the server's time is the server's to say.

create function private.restore_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  alter default privileges in schema public revoke all on tables from public, anon, authenticated;
  alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  revoke all on schema public from public, anon, authenticated;
  grant usage on schema public to anon, authenticated, service_role;

  grant select on public.events, public.stats to anon, authenticated;

  grant insert (
    id, type, name, email, phone, interest, availability, notes, event_id, consent_email, consent_sms, user_id,
    client_created_at
  ) on public.signups to anon, authenticated;
  grant select on public.signups to authenticated;

  grant insert (id, name, address, phone, notes, user_id, client_created_at)
    on public.yard_sign_requests to anon, authenticated;
  grant select on public.yard_sign_requests to authenticated;

  grant insert (id, event, props, user_id, client_created_at) on public.analytics_events to anon, authenticated;
  grant select on public.analytics_events to authenticated;

  grant select, delete on public.user_roles to authenticated;
  grant insert (user_id, role, granted_by) on public.user_roles to authenticated;

  grant select, insert, update, delete on all tables in schema public to service_role;

  revoke all on all functions in schema private from public, anon, authenticated;
  -- The checks and policies run these as the caller. Without usage on the schema nobody can call them by name.
  grant execute on function private.text_length(text), private.is_email(text)
    to anon, authenticated, service_role;
  grant execute on function private.has_role(text[]), private.is_staff() to authenticated, service_role;
  grant execute on function private.touch_updated_at() to service_role;
end
$$;
comment on function private.restore_grants() is 'Takes every privilege from the API''s roles and gives back the ones listed in it.';

revoke execute on function private.restore_grants() from public;

select private.restore_grants();
