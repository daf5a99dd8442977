-- What staff are told: "this is yours now" and what a morning brings, in the app and by mail, once each.

create table private.notices (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  submission_kind text,
  submission_id uuid,
  by_user uuid references auth.users (id) on delete set null,
  counts jsonb,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notices_kind_known check (kind in ('assigned', 'digest')),
  constraint notices_assigned_says_what check ((kind = 'assigned') = (submission_id is not null)),
  constraint notices_digest_says_how_many check ((kind = 'digest') = (counts is not null)),
  -- Who is erased is named in nobody's notices.
  constraint notices_about_a_line foreign key (submission_kind, submission_id)
  references public.inbox_items (kind, id) on delete cascade
);
comment on table private.notices is 'What each person of the staff was told. Numbers and references; who it is about stands in the inbox.';
comment on column private.notices.key is 'What it tells, once.';
create index notices_user_id_idx on private.notices (user_id, created_at desc);
create index notices_about_a_line_idx on private.notices (submission_kind, submission_id) where submission_id is not null;
create index notices_by_user_idx on private.notices (by_user) where by_user is not null;

alter table private.notices enable row level security;

create table private.notice_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  digest_mail boolean not null default true,
  assigned_mail boolean not null default true,
  language text not null default 'en',
  constraint notice_choices_language_known check (language in ('en', 'es'))
);
comment on table private.notice_choices is 'Which notices somebody also wants by mail, and in which language. No row: both, in English.';

alter table private.notice_choices enable row level security;

-- Assigned.

create function private.mail_what_is_new(person uuid) returns void
language sql security definer set search_path = ''
as $$
  -- Who hands out forty people in an afternoon sends a mail each quarter of an hour, and not forty.
  insert into private.outgoing_mails (key, kind, user_id, language, due_at)
  select 'assigned ' || person || ' ' || to_char(slot.ends_at, 'YYYY-MM-DD"T"HH24:MI'), 'assigned', person,
    coalesce(choice.language, 'en'), slot.ends_at
  from (select date_bin('15 minutes', now(), timestamptz '2020-01-01T00:00:00Z') + interval '15 minutes' as ends_at) as slot
  left join private.notice_choices as choice on choice.user_id = person
  where coalesce(choice.assigned_mail, true)
  on conflict (key) do nothing
$$;
comment on function private.mail_what_is_new(uuid) is 'Writes a mail for the end of this quarter of an hour: how much is new for somebody.';

create function private.tell_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.notices (key, user_id, kind, submission_kind, submission_id, by_user)
  values ('assigned ' || new.id, new.assignee, 'assigned', new.submission_kind, new.submission_id, new.user_id)
  on conflict (key) do nothing;
  perform private.mail_what_is_new(new.assignee);
  return null;
end
$$;
comment on function private.tell_assignee() is 'Tells somebody what was given to them.';
create trigger submission_actions_tell_assignee after insert on public.submission_actions
  for each row when (new.action = 'assigned' and new.counts and new.assignee is distinct from new.user_id)
  execute function private.tell_assignee();

create function private.assigned_unread(person uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*)::integer
    from private.notices as told
    join public.inbox_items as item on item.kind = told.submission_kind and item.id = told.submission_id
    where told.user_id = person and told.kind = 'assigned' and told.read_at is null and item.owner = person and item.stage = 'open'
  ) + (select count(*)::integer from private.content_told(person) as told where told.todo and told.read_at is null);
end
$$;
comment on function private.assigned_unread(uuid) is 'How much was given to somebody, texts to look at among it, that they have not seen and is still theirs.';

-- The morning.

create table private.digest_days (
  only_row boolean primary key default true check (only_row),
  day date not null
);
comment on table private.digest_days is 'The last day for which digests were written.';
-- The first morning of a server is the next one.
insert into private.digest_days (day) values (private.town_day());

alter table private.digest_days enable row level security;

-- In plpgsql: town halls have their tables in a later migration.
create function private.late_answers() returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*) from private.questions_told as asked
    join public.qa_sessions as session on session.id = asked.session_id
    join public.events as event on event.id = session.event_id
    where asked.state in ('approved', 'on_stage') and asked.shown and event.status <> 'cancelled'
      and private.answers_due_on(session) < private.town_day()
  );
end
$$;
comment on function private.late_answers() is 'Questions of town halls that nobody has answered by the day that was promised.';

create function private.morning_counts() returns table (user_id uuid, counts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with staff as (
    select held.user_id, array_agg(distinct subject.what) filter (where subject.what is not null) as subjects,
      coalesce(bool_or(known.name = 'keep_books'), false) as keeps_books,
      coalesce(bool_or(known.name = 'run_events'), false) as runs_events
    from public.user_roles as held
    left join private.permissions as known on held.role = any (known.roles)
    left join private.subject_permissions() as subject on subject.permission = known.name
    where not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
    group by held.user_id
  ), money as materialized (
    -- What is far away is told on the page of the ledger.
    select count(*) as due from private.money_duties() as duty where duty.due_on <= private.town_day() + 7
  ), hall as materialized (
    select private.late_answers() as late
  ), counted as (
    select staff.user_id,
      count(item.id) filter (where item.arrived_at > now() - interval '1 day') as new,
      count(item.id) filter (where item.due_on < private.town_day()) as overdue,
      count(item.id) filter (where item.owner = staff.user_id and coalesce(item.next_on <= private.town_day(), true)) as mine,
      case when staff.keeps_books then (select money.due from money) else 0 end as money,
      case when staff.runs_events then (select hall.late from hall) else 0 end as questions
    from staff
    left join public.inbox_items as item
      on item.stage = 'open' and (item.what = any (staff.subjects) or item.owner = staff.user_id)
    group by staff.user_id, staff.keeps_books, staff.runs_events
  )
  select counted.user_id, jsonb_build_object(
    'new', counted.new, 'overdue', counted.overdue, 'mine', counted.mine, 'money', counted.money, 'questions', counted.questions
  )
  from counted where counted.new + counted.overdue + counted.mine + counted.money + counted.questions > 0;
end
$$;
comment on function private.morning_counts() is
  'For each of the staff who has anything waiting: what came since yesterday, what is overdue, what is theirs today, and for who keeps '
  'the books what is due about money within a week, for who runs events the questions that wait for longer than was promised.';

create function private.write_digests_of_today() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant text := private.town_day()::text;
begin
  update private.digest_days as done set day = private.town_day() where done.only_row and done.day < private.town_day();
  if not found then
    return; -- They are written, or another one writes them.
  end if;
  insert into private.notices (key, user_id, kind, counts)
  select 'digest ' || waiting.user_id || ' ' || today, waiting.user_id, 'digest', waiting.counts
  from private.morning_counts() as waiting
  on conflict (key) do nothing;
  insert into private.outgoing_mails (key, kind, user_id, language, data)
  select told.key, 'digest', told.user_id, coalesce(choice.language, 'en'), told.counts
  from private.notices as told
  left join private.notice_choices as choice on choice.user_id = told.user_id
  where told.kind = 'digest' and told.key = 'digest ' || told.user_id || ' ' || today and coalesce(choice.digest_mail, true)
  on conflict (key) do nothing;
  perform private.remind_to_verify();
end
$$;
comment on function private.write_digests_of_today() is 'Writes the day''s digests, once a day, and what must be verified again.';

create function private.write_digests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- From seven in the morning in the town; a server that starts at noon still tells, one that starts at night waits.
  if extract(hour from now() at time zone private.town_zone()) between 7 and 19 then
    perform private.write_digests_of_today();
  end if;
end
$$;
comment on function private.write_digests() is 'Writes the day''s digests when it is day in the town. Asked whenever mails are claimed.';

-- How the app asks.

create function public.my_notices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  return (
    select coalesce(jsonb_agg(shown.said order by shown.created_at desc, shown.id), '[]')
    from (
      select told.id, told.created_at, jsonb_build_object(
        'id', told.id, 'kind', told.kind, 'what', item.what, 'submission_kind', told.submission_kind, 'submission_id', told.submission_id,
        'by_name', private.name_of(told.by_user), 'counts', told.counts, 'created_at', told.created_at, 'read_at', told.read_at
      ) as said
      from private.notices as told
      left join public.inbox_items as item on item.kind = told.submission_kind and item.id = told.submission_id
      where told.user_id = auth.uid() and told.created_at > now() - interval '30 days'
        -- Of digests the last one says it all; what was given to somebody else since is theirs.
        and case told.kind
          when 'digest' then told.created_at > now() - interval '1 day'
          else item.owner = auth.uid() and item.stage = 'open'
        end
      union all
      select told.id, told.created_at, told.said from private.content_told(auth.uid()) as told
      order by 2 desc, 1 limit 50
    ) as shown
  );
end
$$;
comment on function public.my_notices() is
  'What the caller was told in the last 30 days and is still so, the newest 50. Raises 42501 for others than staff.';

create function public.read_notices(until timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  seen integer;
begin
  perform private.require_permission('act_as_staff');
  update private.notices as told set read_at = now()
  where told.user_id = auth.uid() and told.read_at is null and told.created_at <= read_notices.until;
  get diagnostics seen = row_count;
  return seen + private.read_content_notices(read_notices.until);
end
$$;
comment on function public.read_notices(timestamptz) is
  'The caller has seen what they were told until then; how many that were. Raises 42501 for others than staff.';

create function public.my_notice_choices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  return coalesce(
    (
      select jsonb_build_object('digest', mine.digest_mail, 'assigned', mine.assigned_mail)
      from private.notice_choices as mine where mine.user_id = auth.uid()
    ),
    '{"digest": true, "assigned": true}'
  );
end
$$;
comment on function public.my_notice_choices() is 'Which notices the caller also gets by mail. Raises 42501 for others than staff.';

create function public.choose_notices(digest boolean, assigned boolean, language text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  insert into private.notice_choices as mine (user_id, digest_mail, assigned_mail, language)
  values (auth.uid(), choose_notices.digest, choose_notices.assigned, choose_notices.language)
  on conflict (user_id) do update
    set digest_mail = excluded.digest_mail, assigned_mail = excluded.assigned_mail, language = excluded.language;
end
$$;
comment on function public.choose_notices(boolean, boolean, text) is
  'Which notices the caller also wants by mail, and in which language. Raises 42501 for others than staff.';

create function private.grants_for_notices() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.my_notices(), public.read_notices(timestamptz), public.my_notice_choices(), public.choose_notices(boolean, boolean, text)
    to authenticated;
end
$$;
comment on function private.grants_for_notices() is 'What the APIs roles may do with notices.';

select private.restore_grants();
