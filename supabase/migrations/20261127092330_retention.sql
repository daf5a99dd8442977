-- How long what is settled is kept. Nothing goes by itself: a leader looks at how much it would be, and presses.
create table private.retention_rules (
  subject text primary key,
  days integer,
  set_by uuid references auth.users (id) on delete set null,
  set_at timestamptz,
  constraint retention_rules_subject_known check (
    subject in ('settled_forms', 'set_aside', 'sign_pictures', 'door_notes', 'visits', 'phone_failures', 'sent_mails', 'questions_off', 'corrections')
  ),
  constraint retention_rules_days_7_to_3650 check (days between 7 and 3650)
);
comment on table private.retention_rules is 'After how many days what may be removed. Null: it is kept.';
create index retention_rules_set_by_idx on private.retention_rules (set_by) where set_by is not null;
alter table private.retention_rules enable row level security;
insert into private.retention_rules (subject) values
  ('settled_forms'), ('set_aside'), ('sign_pictures'), ('door_notes'), ('visits'), ('phone_failures'), ('sent_mails'), ('questions_off'), ('corrections');
create trigger retention_rules_record_change after update on private.retention_rules
  for each row execute function private.record_change('subject');

-- Taken back, or not shown, and nobody asks to look again. In plpgsql for the same reason as questions_of().
create function private.questions_off(until timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select asked.id from public.qa_questions as asked
  where asked.withdrawn_at < until
    or ((asked.state = 'declined' or asked.hidden) and not asked.appealed and not asked.contested and not exists (
      select 1 from public.qa_acts as act where act.question_id = asked.id and act.created_at >= until
    ) and asked.created_at < until);
end
$$;
comment on function private.questions_off(timestamptz) is 'Questions that were taken back, declined or hidden before this moment.';

create function private.corrections_judged(until timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select said.id from public.page_corrections as said
  where said.verdict is not null and not said.contested and said.created_at < until and not exists (
    select 1 from public.page_correction_acts as act where act.correction_id = said.id and act.created_at >= until
  );
end
$$;
comment on function private.corrections_judged(timestamptz) is 'What readers said is wrong and was judged before this moment.';

create function private.due_to_go(of_subject text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with until as (
    select now() - make_interval(days => rule.days) as at from private.retention_rules as rule
    where rule.subject = of_subject and rule.days is not null
  )
  -- Who was picked to walk is a canvasser now, and a sign that stands has to be fetched.
  select line.id from public.inbox_items as line, until
  where of_subject = 'settled_forms' and line.kind in ('signup', 'yard_sign') and line.stage <> 'open' and line.arrived_at < until.at
    and not exists (select 1 from public.canvassers as picked where picked.signup_id = line.id)
    and not exists (select 1 from private.sign_heads as head where head.request_id = line.id and head.state in ('standing', 'damaged'))
  union all
  select form.id from public.signups as form, until where of_subject = 'set_aside' and form.quarantined_at < until.at
  union all
  select form.id from public.yard_sign_requests as form, until where of_subject = 'set_aside' and form.quarantined_at < until.at
  union all
  select picture.id from public.sign_photos as picture, until where of_subject = 'sign_pictures' and picture.created_at < until.at
  union all
  select fact.id from public.contact_attempts as fact, until
  where of_subject = 'door_notes' and fact.notes is not null and fact.created_at < until.at
  union all
  select seen.id from public.analytics_events as seen, until where of_subject = 'visits' and seen.created_at < until.at
  union all
  select failure.id from public.device_failures as failure, until where of_subject = 'phone_failures' and failure.created_at < until.at
  union all
  select mail.id from private.outgoing_mails as mail, until
  where of_subject = 'sent_mails' and coalesce(mail.sent_at, mail.given_up_at) < until.at
  union all
  select off.id from until cross join private.questions_off(until.at) as off (id) where of_subject = 'questions_off'
  union all
  select judged.id from until cross join private.corrections_judged(until.at) as judged (id) where of_subject = 'corrections'
$$;
comment on function private.due_to_go(text) is 'The rows of a subject that have been kept as long as its rule says. None without a rule.';

create function public.retention_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select jsonb_agg(jsonb_build_object(
      'subject', rule.subject, 'days', rule.days,
      'due', case when rule.days is null then 0 else (select count(*) from private.due_to_go(rule.subject)) end
    ) order by rule.subject)
    from private.retention_rules as rule
  );
end
$$;
comment on function public.retention_overview() is
  'The rules and how many rows each would remove now, one JSON array. Raises 42501 for others than leaders.';

create function public.set_retention(subject text, days integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  update private.retention_rules as rule set days = set_retention.days, set_by = auth.uid(), set_at = now()
  where rule.subject = set_retention.subject and rule.days is distinct from set_retention.days;
  if not found and not exists (select 1 from private.retention_rules as rule where rule.subject = set_retention.subject) then
    raise exception 'There is no such rule.' using errcode = '22023';
  end if;
exception when check_violation then
  raise exception 'Between 7 days and ten years.' using errcode = '22023';
end
$$;
comment on function public.set_retention(text, integer) is
  'Says after how many days something may be removed; null keeps it. Raises 42501 for others than leaders, PT428 without recent proof, 22023.';

create function public.run_retention(subject text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  perform private.one_at_a_time('retention');
  ids := array(select gone.id from private.due_to_go(run_retention.subject) as gone (id) limit 2000);
  if cardinality(ids) = 0 then
    return 0;
  end if;
  case run_retention.subject
    when 'sign_pictures' then
      insert into private.erased_ids (id) select unnest(ids) on conflict do nothing;
      delete from public.sign_photos as one where one.id = any (ids);
    when 'door_notes' then update public.contact_attempts as one set notes = null where one.id = any (ids);
    when 'visits' then delete from public.analytics_events as one where one.id = any (ids);
    when 'phone_failures' then delete from public.device_failures as one where one.id = any (ids);
    when 'sent_mails' then delete from private.outgoing_mails as one where one.id = any (ids);
    when 'questions_off' then perform private.remove_questions(ids);
    when 'corrections' then perform private.remove_corrections(ids);
    else
      perform private.remove_forms(
        array(select one.id from public.signups as one where one.id = any (ids)),
        array(select one.id from public.yard_sign_requests as one where one.id = any (ids))
      );
  end case;
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before)
  select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()),
    'retention_rules', 'DELETE', run_retention.subject, jsonb_build_object('rows', cardinality(ids));
  return cardinality(ids);
end
$$;
comment on function public.run_retention(text) is
  'Removes what a rule is due to remove, at most 2,000 rows, and says how many: pressed until there are none. Written down. Raises 42501 '
  'for others than leaders, PT428 without recent proof.';

-- What the campaign says publicly of itself: rules and counts, and nobody in them. Under three would tell who asked, among neighbours.
create function public.data_promises() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object(
    'answer_days', private.privacy_days(),
    'kept_days', (select jsonb_object_agg(rule.subject, rule.days) from private.retention_rules as rule),
    'requests', (
      select jsonb_object_agg(kinds.kind, case when counted.asked >= 3 then counted.asked end)
      from unnest(array['access', 'correct', 'erase']) as kinds (kind)
      cross join lateral (select count(*) as asked from private.privacy_requests as request where request.kind = kinds.kind) as counted
    ),
    'done', (
      select jsonb_object_agg(kinds.kind, case when counted.done >= 3 then counted.done end)
      from (values ('access', 'file_made'), ('correct', 'corrected'), ('erase', 'erased')) as kinds (kind, step)
      cross join lateral (
        select count(distinct note.request_id) as done from private.privacy_steps as note where note.step = kinds.step
      ) as counted
    )
  ))
$$;
comment on function public.data_promises() is
  'One row: how long what is kept (null: until somebody erases it), in how many days a request is answered, and how many were asked and done by kind; '
  'null for fewer than three.';

create function private.grants_for_retention() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.data_promises() to anon, authenticated;
  grant execute on function public.retention_overview(), public.set_retention(text, integer), public.run_retention(text) to authenticated;
end
$$;
comment on function private.grants_for_retention() is 'Everyone reads the promises; only leaders change a rule or press.';

select private.restore_grants();
