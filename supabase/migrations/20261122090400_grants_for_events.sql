-- What the API's roles may do with events and check-ins. See 20261122090000_grants_by_subject.sql.

create function private.grants_for_events() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.event_checkins to authenticated;
  grant insert (
    id, event_id, action, signup_id, walk_in_id, party_size, name, email, phone, about, device, user_id,
    client_created_at
  ) on public.event_checkins to authenticated;
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.event_checkins from service_role;
  grant execute on function
    public.event_queue(uuid), public.event_overview(), public.save_event(uuid, integer, jsonb),
    public.cancel_event(uuid, integer, text)
    to authenticated;
  grant execute on function private.runs_events() to authenticated, service_role;
  grant execute on function private.note_event_change() to service_role;
end
$$;
comment on function private.grants_for_events() is 'What the API''s roles may do with events and check-ins.';

select private.restore_grants();
