-- Who changed what, with the row before and after, written by triggers alone.

create table public.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: the record outlives the account.
  actor uuid,
  actor_email text,
  table_name text not null,
  operation text not null,
  record_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_events_operation_known check (operation in ('INSERT', 'UPDATE', 'DELETE'))
);
comment on table public.audit_events is 'One row a change, written by triggers, changed by nobody.';
comment on column public.audit_events.actor is 'Whose token made the change; null for what was done outside the app.';
comment on column public.audit_events.record_id is
  'Which record: the person for user_roles and deactivated_people, the id for invitations and events, the label for stats.';
create index audit_events_at_idx on public.audit_events (at desc, id desc);
create index audit_events_actor_at_idx on public.audit_events (actor, at desc);
create index audit_events_table_name_at_idx on public.audit_events (table_name, at desc);
create index audit_events_record_id_at_idx on public.audit_events (record_id, at desc);

alter table public.audit_events enable row level security;

create policy "Candidate and campaign managers read the audit log" on public.audit_events
  for select to authenticated using ((select private.may('lead_campaign')));

-- Written by private.erase_person() for as long as it works, and by nothing else: what is never changed lets it through, and it alone.
create table private.erasing (
  transaction xid8 primary key default pg_catalog.pg_current_xact_id()
);
comment on table private.erasing is 'The transaction in which a person is being erased.';
alter table private.erasing enable row level security;

create function private.is_erasing() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.erasing as now_so where now_so.transaction = pg_catalog.pg_current_xact_id_if_assigned())
$$;
comment on function private.is_erasing() is 'Whether this transaction erases a person.';

-- The privileges say the same to the API's roles; this says it to whoever has more of them.
create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and private.is_erasing() then
    return null; -- The address of somebody who is erased; the entry stays.
  end if;
  raise exception 'The audit log cannot be changed.' using errcode = '42501';
end
$$;
create trigger audit_events_never_change before update or delete or truncate on public.audit_events
  for each statement execute function private.refuse_audit_change();

create function private.without_values(record jsonb, fields text[], changed text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select record || coalesce((
    select jsonb_object_agg(field, jsonb_build_object('kept', false) || case when field = any (changed) then '{"changed": true}' else '{}' end::jsonb)
    from unnest(fields) as field where record ->> field is not null
  ), '{}')
$$;
comment on function private.without_values(jsonb, text[], text[]) is
  'A record whose personal fields say that there is something, and whether it is new, but not what.';

-- The first argument is the column that says which record it is, the others those whose values are about a person: of them the log
-- knows that they changed, because it is never changed itself and a person may be erased. Definer, because nobody else may add to it.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before_change jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after_change jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  personal text[];
begin
  if tg_op = 'UPDATE' and before_change - 'updated_at' = after_change - 'updated_at' then
    return null; -- Saved again without a change.
  end if;
  if tg_nargs > 1 then
    personal := tg_argv[1:tg_nargs - 1];
    after_change := private.without_values(
      after_change, personal, array(select one from unnest(personal) as one where before_change ->> one is distinct from after_change ->> one)
    );
    before_change := private.without_values(before_change, personal, '{}');
  end if;
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before, after)
  values (
    auth.uid(),
    (select account.email from auth.users as account where account.id = auth.uid()),
    tg_table_name,
    tg_op,
    coalesce(after_change, before_change) ->> tg_argv[0],
    before_change,
    after_change
  );
  return null;
end
$$;
comment on function private.record_change() is 'Adds the change to the audit log. Arguments: the column that names the record, and those about a person.';
create trigger user_roles_record_change after insert or update or delete on public.user_roles
  for each row execute function private.record_change('user_id');
create trigger deactivated_people_record_change after insert or update or delete on private.deactivated_people
  for each row execute function private.record_change('user_id');
create trigger invitations_record_change after insert or update or delete on public.invitations
  for each row execute function private.record_change('id');

create function public.audit_counts_by_day(since timestamptz, zone text default 'UTC') returns table (
  day date,
  kind text,
  count bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return query
    select (entry.at at time zone zone)::date, entry.table_name, count(*)
    from public.audit_events as entry where entry.at >= since group by 1, 2 order by 1, 2;
end
$$;
comment on function public.audit_counts_by_day(timestamptz, text) is
  'Changes by day and table. Raises 42501 for others than leaders, 22023 for an unknown time zone.';

create function private.grants_for_audit() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Not even the platform's own key writes history.
  revoke all on public.audit_events from service_role;
  grant select on public.audit_events to authenticated;
  grant select on public.audit_events to service_role;
  grant execute on function public.audit_counts_by_day(timestamptz, text) to authenticated;
end
$$;
comment on function private.grants_for_audit() is 'What the APIs roles may do with the record of changes.';

select private.restore_grants();
