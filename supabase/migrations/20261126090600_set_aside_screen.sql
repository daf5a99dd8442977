-- What was set aside, for the candidate and the campaign managers: how much, page by page, release and drop. Dropped is kept and shown
-- nowhere. Who did it, to how many and why stands in the record of changes, without a word of what people typed.

create function public.set_aside_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'reason', held.quarantine_reason, 'count', held.n, 'oldest_at', held.oldest
    ) order by held.quarantine_reason), '[]')
    from (
      select form.quarantine_reason, count(*) as n, min(form.quarantined_at) as oldest
      from (
        select one.quarantine_reason, one.quarantined_at from public.signups as one
        where one.quarantined_at is not null and one.dropped_at is null
        union all
        select one.quarantine_reason, one.quarantined_at from public.yard_sign_requests as one
        where one.quarantined_at is not null and one.dropped_at is null
      ) as form group by form.quarantine_reason
    ) as held
  );
end
$$;
comment on function public.set_aside_counts() is
  'How many forms wait set aside for each reason, and since when. Raises 42501 for others than leaders.';

create function public.list_set_aside(
  reason text default null, before_at timestamptz default null, before_id uuid default null, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  return (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.set_aside_at desc, entry.id desc), '[]')
    from (
      select * from (
        (
          select one.id, one.type as form, one.quarantine_reason as reason, one.quarantined_at as set_aside_at, one.name, one.email,
            one.phone, null as address, one.interest, one.availability, one.notes, one.headcount, event.title as event, one.trap,
            one.filled_in_ms
          from public.signups as one left join public.events as event on event.id = one.event_id
          where one.quarantined_at is not null and one.dropped_at is null
            and (list_set_aside.reason is null or one.quarantine_reason = list_set_aside.reason)
            and (before_at is null or (one.quarantined_at, one.id) < (before_at, before_id))
          order by one.quarantined_at desc, one.id desc limit least(most, 200)
        )
        union all
        (
          select one.id, 'yard_sign', one.quarantine_reason, one.quarantined_at, one.name, null, one.phone, one.address, null, null,
            one.notes, null, null, one.trap, one.filled_in_ms
          from public.yard_sign_requests as one
          where one.quarantined_at is not null and one.dropped_at is null
            and (list_set_aside.reason is null or one.quarantine_reason = list_set_aside.reason)
            and (before_at is null or (one.quarantined_at, one.id) < (before_at, before_id))
          order by one.quarantined_at desc, one.id desc limit least(most, 200)
        )
      ) as both_tables
      order by set_aside_at desc, id desc limit least(most, 200)
    ) as entry
  );
end
$$;
comment on function public.list_set_aside(text, timestamptz, uuid, integer) is
  'Forms that wait set aside, newest first, at most 200 at once; the next page is what lies before the last one. Raises 42501 for '
  'others than leaders.';

create function public.release_submissions(ids uuid[] default null, reason text default null, until timestamptz default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forms integer;
  signs integer;
begin
  perform private.require_leader();
  update public.signups as form set quarantined_at = null, released_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = release_submissions.reason and form.quarantined_at <= until));
  get diagnostics forms = row_count;
  update public.yard_sign_requests as form set quarantined_at = null, released_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = release_submissions.reason and form.quarantined_at <= until));
  get diagnostics signs = row_count;
  return forms + signs;
end
$$;
comment on function public.release_submissions(uuid[], text, timestamptz) is
  'Lets forms that were set aside count again: these, or all of one reason that were there until then. Answers how many. Raises '
  '42501 for others than leaders.';

create function public.drop_submissions(ids uuid[] default null, reason text default null, until timestamptz default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forms integer;
  signs integer;
begin
  perform private.require_leader();
  update public.signups as form set dropped_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = drop_submissions.reason and form.quarantined_at <= until));
  get diagnostics forms = row_count;
  update public.yard_sign_requests as form set dropped_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = drop_submissions.reason and form.quarantined_at <= until));
  get diagnostics signs = row_count;
  return forms + signs;
end
$$;
comment on function public.drop_submissions(uuid[], text, timestamptz) is
  'Puts away for good what was set aside: these, or all of one reason that were there until then. Kept, shown nowhere. Answers how '
  'many. Raises 42501 for others than leaders.';

-- One entry a decision, however many forms it was about, so that dropping a flood does not flood the record.
create function private.record_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before, after)
  select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()), tg_table_name, 'UPDATE',
    decided.ids[1], jsonb_build_object('decision', 'set aside', 'reasons', decided.reasons),
    jsonb_build_object('decision', decided.decision, 'forms', decided.n, 'reasons', decided.reasons, 'ids', to_jsonb(decided.ids[1:100]))
  from (
    select case when form.dropped_at is not null then 'dropped' else 'released' end as decision, count(*) as n,
      array_agg(form.id::text order by form.id) as ids, to_jsonb(array_agg(distinct form.quarantine_reason)) as reasons
    from old_rows as was join new_rows as form on form.id = was.id
    where was.quarantined_at is not null
      and (form.quarantined_at is null or (was.dropped_at is null and form.dropped_at is not null))
    group by 1
  ) as decided;
  return null;
end
$$;
comment on function private.record_decision() is 'Adds to the record of changes who released or dropped how many forms, and which.';
create trigger signups_record_decision after update on public.signups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_decision();
create trigger yard_sign_requests_record_decision after update on public.yard_sign_requests
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_decision();

create or replace function private.grants_for_set_aside() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (trap, filled_in_ms) on public.signups, public.yard_sign_requests to anon, authenticated;
  grant execute on function
    public.set_aside_counts(), public.list_set_aside(text, timestamptz, uuid, integer),
    public.release_submissions(uuid[], text, timestamptz), public.drop_submissions(uuid[], text, timestamptz)
    to authenticated;
end
$$;

select private.restore_grants();
