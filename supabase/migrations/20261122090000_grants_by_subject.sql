-- private.restore_grants() once more, for the last time: it takes everything away and then lets each subject give back its own.
--
-- A subject's migration adds private.grants_for_<subject>() and calls private.restore_grants(). So two subjects that are
-- built at the same time never copy, and never forget, each other's list. What is in no such function is not allowed.

create function private.grants_for_base() returns void
language plpgsql set search_path = ''
as $$
begin
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

  grant select, delete on public.invitations to authenticated;
  grant insert (id, email, roles, invited_by) on public.invitations to authenticated;

  grant select on public.audit_events to authenticated;
  -- Not even the platform's own key writes history.
  revoke all on public.audit_events from service_role;
  grant select on public.audit_events to service_role;

  grant execute on function
    public.list_people(), public.grant_role(uuid, text), public.revoke_role(uuid, text),
    public.deactivate_person(uuid), public.reactivate_person(uuid), public.accept_invitations(),
    public.signup_counts(timestamptz), public.audit_counts_by_day(timestamptz, text),
    public.analytics_counts_by_day(timestamptz, text)
    to authenticated;

  -- The checks and policies run these as the caller. Without usage on the schema nobody can call them by name.
  grant execute on function private.text_length(text), private.is_email(text)
    to anon, authenticated, service_role;
  grant execute on function private.has_role(text[]), private.is_staff(), private.is_deactivated()
    to authenticated, service_role;
  grant execute on function private.touch_updated_at() to service_role;
end
$$;
comment on function private.grants_for_base() is 'What the API''s roles may do with forms, figures, people and the record of changes.';

create or replace function private.restore_grants() returns void
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

select private.restore_grants();
