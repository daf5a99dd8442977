-- What the API's roles may do in the field. See 20261122090000_grants_by_subject.sql.

create function private.grants_for_field() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on
    public.households, public.people, public.turfs, public.turf_doors, public.checkouts, public.scripts,
    public.questions, public.question_options, public.contact_attempts, public.responses,
    public.effective_attempts, public.door_results, public.listed_people, public.turf_door_states
    to authenticated;
  -- The reason and who gave it are the leaders' to read, through list_rollbacks().
  grant select (id, canvasser, since, until, restored_at) on public.shift_rollbacks to authenticated;

  grant insert (
    id, street, number, suffix, floor, unit, access_note, added_in_turf, added_by, client_created_at
  ) on public.households to authenticated;
  grant insert (id, household_id, name, phone, language, added_in_turf, added_by, client_created_at)
    on public.people to authenticated;
  grant insert (
    id, household_id, person_id, turf_id, channel, result, support, answers, notes, do_not_contact, supersedes, device,
    canvasser, client_created_at
  ) on public.contact_attempts to authenticated;

  grant execute on function
    public.my_turfs(), public.walk_list(uuid), public.walk_script(), public.field_people(), public.turf_overview(),
    public.canvasser_activity(timestamptz), public.attempts_by_hour(timestamptz), public.turf_conflicts(),
    public.check_out_turf(uuid, uuid, timestamptz), public.return_turf(uuid), public.create_turf(text, uuid[]),
    public.street_sides(), public.street_doors(text),
    public.roll_back_shift(uuid, timestamptz, timestamptz, text), public.restore_shift(uuid), public.list_rollbacks()
    to authenticated;

  grant execute on function
    private.leads_field(), private.turfs_in_hand(), private.doors_in_hand(), private.has_walked(uuid)
    to authenticated, service_role;

  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.contact_attempts, public.responses from service_role;
end
$$;
comment on function private.grants_for_field() is 'What the API''s roles may do with turfs, doors and what happened there.';

select private.restore_grants();
