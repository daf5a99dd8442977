-- The inbox: whatever people sent, one line each: who took it on, what was done about it, and when somebody is next to do something.

create function private.answer_within_days() returns integer
language plpgsql stable parallel safe set search_path = ''
as $$ begin return (private.setting('limits') -> 'answerWithinDays')::integer; end $$;
comment on function private.answer_within_days() is
  'Days in which somebody hears from the campaign, and from which on a line is overdue. src/features/inbox/model/fold.ts counts the same.';

-- One line a submission, counted when a fact arrives and not when somebody asks: a queue is asked for far more often than it changes.
-- The forms and the facts stay the only truth; a line can be counted from them again at any time.
create table public.inbox_items (
  kind text not null,
  id uuid not null,
  what text not null,
  arrived_at timestamptz not null,
  withdrawn boolean not null default false,
  asked_for date,
  -- What the search finds it by; gone with the form.
  words text not null,
  owner uuid references auth.users (id) on delete set null,
  head uuid,
  contested boolean not null default false,
  stage text not null default 'open',
  next_on date,
  due_on date not null,
  tags text[] not null default '{}',
  primary key (kind, id),
  constraint inbox_items_kind_known check (kind in ('signup', 'yard_sign', 'contact_attempt')),
  constraint inbox_items_what_known check (what in ('volunteer', 'idea', 'newsletter', 'event', 'yard_sign', 'call_back')),
  constraint inbox_items_stage_known check (stage in ('open', 'done', 'spam'))
);
comment on table public.inbox_items is 'One line a submission: its owner, its stage and its day. Kept by triggers on forms and facts; never written by hand.';
comment on column public.inbox_items.asked_for is 'The day for which somebody asked to be called.';
comment on column public.inbox_items.head is 'The claim or assignment that counts: whoever acts on the owner next must have seen it.';
comment on column public.inbox_items.contested is 'Somebody else claimed it without having seen the head.';
comment on column public.inbox_items.due_on is 'When somebody is next to do something: the agreed day, or some days after the last thing done. Infinity: nobody waits for an answer.';
create index inbox_items_due_idx on public.inbox_items (due_on, arrived_at, id) where stage = 'open';
create index inbox_items_settled_idx on public.inbox_items (stage, arrived_at desc, id desc) where stage <> 'open';
create index inbox_items_owner_idx on public.inbox_items (owner, stage) where owner is not null;

alter table public.inbox_items enable row level security;

create policy "Staff read the lines of their subject, and their own" on public.inbox_items
  for select to authenticated using (
    -- First: nothing is compared line by line for whoever reads all of them.
    (select private.may('lead_campaign'))
    or what = any ((select private.inbox_subjects())::text[])
    or (owner = (select auth.uid()) and (select private.may('act_as_staff')))
  );
create policy "Whoever must verify has verified" on public.inbox_items as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

-- What was done about a submission: facts, added and never changed.
create table public.submission_actions (
  id uuid primary key,
  submission_kind text not null,
  submission_id uuid not null,
  action text not null,
  -- Not asked for by a constraint: it goes with the account, and the fact stays.
  assignee uuid references auth.users (id) on delete set null,
  next_on date,
  outcome text,
  note text,
  tag text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen_action uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- A phone's clock that runs ahead must not win for hours.
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,
  counts boolean not null default true,

  constraint submission_actions_about_a_line foreign key (submission_kind, submission_id)
  references public.inbox_items (kind, id) on delete cascade,
  constraint submission_actions_action_known check (action in (
    'claimed', 'assigned', 'contacted', 'note', 'tagged', 'untagged', 'snoozed', 'closed', 'reopened', 'spam'
  )),
  constraint submission_actions_assignee_only_assigned check (action = 'assigned' or assignee is null),
  constraint submission_actions_seen_only_of_owners check (action in ('claimed', 'assigned') or seen_action is null),
  constraint submission_actions_next_on_given check (action <> 'snoozed' or next_on is not null),
  constraint submission_actions_next_on_only_later check (action in ('snoozed', 'contacted') or next_on is null),
  constraint submission_actions_next_on_within_a_year
  check (next_on between date '2020-01-01' and (created_at at time zone 'UTC')::date + 366),
  constraint submission_actions_outcome_known
  check (outcome in ('reached', 'left_message', 'no_answer', 'wrong_number', 'texted', 'mailed')),
  constraint submission_actions_outcome_of_contact check ((action = 'contacted') = (outcome is not null)),
  constraint submission_actions_note_1_to_2000 check (private.text_length(note) between 1 and 2000),
  constraint submission_actions_note_given check (action <> 'note' or note is not null),
  constraint submission_actions_tag_1_to_40 check (private.text_length(tag) between 1 and 40),
  constraint submission_actions_tag_when_tagged check ((action in ('tagged', 'untagged')) = (tag is not null)),
  constraint submission_actions_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.submission_actions is 'What staff did about a submission. Added, never changed.';
comment on column public.submission_actions.id is 'Made on the phone when it was saved.';
comment on column public.submission_actions.seen_action is 'For a claim or an assignment: the one that counted on the screen of whoever made it. Null: nobody had it.';
comment on column public.submission_actions.arrival is 'The order in which facts reached the server.';
comment on column public.submission_actions.counts is 'False for a claim made without having seen the one that counted: kept, shown to both, and the owner stays.';
create index submission_actions_about_a_line_idx on public.submission_actions (submission_kind, submission_id, arrival);
create index submission_actions_user_id_idx on public.submission_actions (user_id) where user_id is not null;
create index submission_actions_assignee_idx on public.submission_actions (assignee) where assignee is not null;

alter table public.submission_actions enable row level security;

create policy "Leaders read what was done, others what they did" on public.submission_actions
  for select to authenticated using (
    (select private.may('lead_campaign')) or (user_id = (select auth.uid()) and (select private.may('act_as_staff')))
  );

-- Also whoever had it once: what they did before it was given to somebody else must not be refused because their phone comes late.
-- Not language sql: its plan would be made anew for each fact that is saved, and that took half as long as the saving.
create function private.may_work_on(of_kind text, submission uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.may('act_as_staff') and exists (
    select 1 from public.inbox_items as item
    where item.kind = of_kind and item.id = submission and (
      item.owner = auth.uid()
      -- Asked of this subject alone: asking of each first made saving a fact half as slow again.
      or exists (
        select 1 from private.subject_permissions() as of_staff
        where of_staff.what = item.what and private.may(of_staff.permission)
      )
      or exists (
        select 1 from public.submission_actions as before
        where before.submission_kind = of_kind and before.submission_id = submission and before.assignee = auth.uid()
      )
    )
  );
end
$$;
comment on function private.may_work_on(text, uuid) is 'Whether the caller answers for this submission''s subject, or has or had it assigned.';

create policy "Staff note what they did, in their own name" on public.submission_actions
  for insert to authenticated with check (
    user_id = (select auth.uid()) and private.may_work_on(submission_kind, submission_id)
  );
create policy "Whoever must verify has verified" on public.submission_actions as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger submission_actions_ask_second_factor before insert on public.submission_actions
  for each statement execute function private.ask_second_factor();
create trigger submission_actions_keep_phone_time before insert on public.submission_actions
  for each row execute function private.keep_phone_time();

-- Two phones in a dead spot may claim one person. The first claim to arrive wins, and whoever acts on the owner afterwards must have
-- seen it; what they did without is kept beside it. Judged here, once, while the line is held: read from the facts later, a
-- transaction that commits second could come before one that committed first, and the owner would change under everybody's eyes.
create function private.weigh_ownership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item public.inbox_items;
  wanted uuid := case new.action when 'assigned' then new.assignee else new.user_id end;
begin
  select * into item from public.inbox_items as line
  where line.kind = new.submission_kind and line.id = new.submission_id for update;
  -- What is sent again after a lost answer is there already; the primary key says so.
  if not found or exists (select 1 from public.submission_actions as known where known.id = new.id) then
    return new;
  end if;
  if new.action = 'assigned' and not exists (
    select 1 from public.user_roles as held where held.user_id = wanted
      and not exists (select 1 from private.deactivated_people as gone where gone.user_id = wanted)
  ) then
    raise exception 'new row for relation "submission_actions" violates check constraint "submission_actions_assignee_is_staff"'
      using errcode = '23514', constraint = 'submission_actions_assignee_is_staff', table = 'submission_actions', schema = 'public';
  end if;
  if item.head is not distinct from new.seen_action then
    update public.inbox_items as line set owner = wanted, head = new.id, contested = false
    where line.kind = item.kind and line.id = item.id;
  elsif item.owner is distinct from wanted then
    new.counts := false;
    update public.inbox_items as line set contested = true where line.kind = item.kind and line.id = item.id;
  end if;
  return new;
end
$$;
comment on function private.weigh_ownership() is 'Decides once and for all whether a claim or an assignment counts. Raises 23514 for an assignee who is no staff.';
create trigger submission_actions_weigh_ownership before insert on public.submission_actions
  for each row when (new.action in ('claimed', 'assigned')) execute function private.weigh_ownership();

-- src/features/inbox/model/fold.ts counts the same on a phone without a signal; tests/db/stories/inboxFold.ts holds the two together.
create function private.count_inbox(of_kind text, ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.inbox_items as item set
    stage = counted.stage, next_on = counted.next_on, tags = counted.tags,
    due_on = coalesce(counted.next_on, case
      when item.what in ('newsletter', 'event') then date 'infinity'
      else (counted.touched_at at time zone (select private.town_zone()))::date + (select private.answer_within_days())
    end)
  from (
    select line.id,
      case
        when said.last_stage = 'spam' then 'spam'
        -- Nobody is waiting for an answer any more; whoever has taken it on should still learn of it.
        when said.last_stage = 'closed' or (line.withdrawn and line.owner is null and said.last_stage is null) then 'done'
        else 'open'
      end as stage,
      case when said.planned then said.next_on else line.asked_for end as next_on,
      greatest(line.arrived_at, said.touched_at) as touched_at,
      coalesce(said.tags, '{}') as tags
    from public.inbox_items as line
    cross join lateral (
      select
        (array_agg(fact.action order by fact.happened_at desc, fact.id desc)
          filter (where fact.action in ('closed', 'reopened', 'spam')))[1] as last_stage,
        (array_agg(fact.next_on order by fact.happened_at desc, fact.id desc)
          filter (where fact.action in ('contacted', 'snoozed', 'closed', 'reopened')))[1] as next_on,
        coalesce(bool_or(fact.action in ('contacted', 'snoozed', 'closed', 'reopened')), false) as planned,
        max(fact.happened_at) filter (
          where fact.action in ('contacted', 'reopened') or (fact.action in ('claimed', 'assigned') and fact.counts)
        ) as touched_at,
        (
          select array_agg(latest.tag order by latest.tag) from (
            select distinct on (put.tag) put.tag, put.action from public.submission_actions as put
            where put.submission_kind = line.kind and put.submission_id = line.id and put.tag is not null
            order by put.tag, put.happened_at desc, put.id desc
          ) as latest where latest.action = 'tagged'
        ) as tags
      from public.submission_actions as fact
      where fact.submission_kind = line.kind and fact.submission_id = line.id
    ) as said
    where line.kind = of_kind and line.id = any (ids)
  ) as counted
  where item.kind = of_kind and item.id = counted.id
$$;
comment on function private.count_inbox(text, uuid[]) is 'Counts stage, day and tags of these lines again from the facts about them.';

create function private.count_new_actions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_inbox(about.kind, about.ids) from (
    select fact.submission_kind as kind, array_agg(distinct fact.submission_id) as ids from added as fact group by 1
  ) as about;
  return null;
end
$$;
comment on function private.count_new_actions() is 'Counts again the lines that a statement''s facts are about.';
create trigger submission_actions_count_new_actions after insert on public.submission_actions
  referencing new table as added for each statement execute function private.count_new_actions();

-- Each form has its line from the moment it arrives, or is released. What is set aside has none.

create function private.inbox_words(name text, phone text, variadic others text[]) returns text
language sql immutable set search_path = ''
as $$
  select private.name_key(concat_ws(' ', name, array_to_string(others, ' '))) || ' ' || coalesce(private.dial_digits(phone), '')
$$;
comment on function private.inbox_words(text, text, text[]) is 'What the search looks through: words without case and accents, and the number''s digits.';

create function private.place_in_inbox(of_kind text, ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.inbox_items as line (kind, id, what, arrived_at, withdrawn, asked_for, words, stage, next_on, due_on)
  select of_kind, form.id, form.what, form.arrived_at, form.withdrawn, form.asked_for, form.words,
    case when form.withdrawn then 'done' else 'open' end, form.asked_for,
    coalesce(form.asked_for, case
      when form.what in ('newsletter', 'event') then date 'infinity'
      else (form.arrived_at at time zone (select private.town_zone()))::date + (select private.answer_within_days())
    end)
  from (
    select one.id, one.type as what, coalesce(one.released_at, one.created_at) as arrived_at, one.withdrawn_at is not null as withdrawn,
      null::date as asked_for, private.inbox_words(one.name, one.phone, one.email, one.notes, one.availability) as words
    from public.signups as one
    where of_kind = 'signup' and one.id = any (ids) and one.quarantined_at is null
    union all
    select one.id, 'yard_sign', coalesce(one.released_at, one.created_at), one.withdrawn_at is not null, null,
      private.inbox_words(one.name, one.phone, one.address, one.notes)
    from public.yard_sign_requests as one
    where of_kind = 'yard_sign' and one.id = any (ids) and one.quarantined_at is null
    union all
    -- Settled once somebody has spoken with them since, or the call counts no more.
    select call.id, 'call_back', call.created_at,
      not exists (select 1 from public.effective_attempts as counted where counted.id = call.id) or exists (
        select 1 from public.effective_attempts as later
        where later.person_id = call.person_id and later.happened_at > call.happened_at and (later.full_result or later.result = 'call_back')
      ),
      (call.call_back_after at time zone (select private.town_zone()))::date,
      private.inbox_words(person.name, coalesce(call.dialed, person.phone), call.notes)
    from public.contact_attempts as call left join public.people as person on person.id = call.person_id
    where of_kind = 'contact_attempt' and call.id = any (ids) and call.result = 'call_back' and not call.held
  ) as form
  on conflict on constraint inbox_items_pkey do update
    set what = excluded.what, withdrawn = excluded.withdrawn, words = excluded.words, asked_for = excluded.asked_for;
end
$$;
comment on function private.place_in_inbox(text, uuid[]) is 'Gives each of these forms its line, or brings the line up to date.';

-- Argument: what the table is called in the inbox.
create function private.place_new_forms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.place_in_inbox(tg_argv[0], (select array_agg(form.id) from sent as form));
  return null;
end
$$;
comment on function private.place_new_forms() is 'Gives the forms of a statement their lines. Argument: their kind.';
create trigger signups_place_in_inbox after insert on public.signups
  referencing new table as sent for each statement execute function private.place_new_forms('signup');
create trigger yard_sign_requests_place_in_inbox after insert on public.yard_sign_requests
  referencing new table as sent for each statement execute function private.place_new_forms('yard_sign');

create function private.place_changed_forms() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := (select array_agg(form.id) from sent as form);
begin
  perform private.place_in_inbox(tg_argv[0], ids), private.count_inbox(tg_argv[0], ids);
  return null;
end
$$;
comment on function private.place_changed_forms() is 'Brings the lines of changed forms up to date: released, withdrawn, corrected. Argument: their kind.';
create trigger signups_place_changed_in_inbox after update on public.signups
  referencing new table as sent for each statement execute function private.place_changed_forms('signup');
create trigger yard_sign_requests_place_changed_in_inbox after update on public.yard_sign_requests
  referencing new table as sent for each statement execute function private.place_changed_forms('yard_sign');

create function private.leave_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.inbox_items as item using gone where item.kind = tg_argv[0] and item.id = gone.id;
  return null;
end
$$;
comment on function private.leave_inbox() is 'A form that is erased leaves no line, no words to find it by and no facts about it. Argument: its kind.';
create trigger signups_leave_inbox after delete on public.signups
  referencing old table as gone for each statement execute function private.leave_inbox('signup');
create trigger yard_sign_requests_leave_inbox after delete on public.yard_sign_requests
  referencing old table as gone for each statement execute function private.leave_inbox('yard_sign');
create trigger contact_attempts_leave_inbox after delete on public.contact_attempts
  referencing old table as gone for each statement execute function private.leave_inbox('contact_attempt');

-- Asked to be called again: a line of its own until somebody has spoken with them, on whatever channel.
create function private.place_call_backs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := (
    select array_agg(about.id) from (
      select fact.id from sent as fact where fact.result = 'call_back'
      union
      select before.id from sent as fact join public.contact_attempts as before on before.id = fact.supersedes
      where before.result = 'call_back'
      union
      select before.id from sent as fact join public.contact_attempts as before on before.person_id = fact.person_id
      where before.result = 'call_back'
    ) as about
  );
begin
  if ids is not null then
    perform private.place_in_inbox('contact_attempt', ids), private.count_inbox('contact_attempt', ids);
  end if;
  return null;
end
$$;
comment on function private.place_call_backs() is 'Gives call-backs their lines, and settles those that new facts answer.';
create index contact_attempts_call_backs_idx on public.contact_attempts (person_id) where result = 'call_back';
create trigger contact_attempts_place_call_backs after insert on public.contact_attempts
  referencing new table as sent for each statement execute function private.place_call_backs();
create trigger contact_attempts_place_call_backs_taken after update on public.contact_attempts
  referencing new table as sent for each statement execute function private.place_call_backs();

create function private.place_call_backs_of_a_shift() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := (
    select array_agg(call.id) from public.contact_attempts as call
    where call.result = 'call_back' and call.canvasser = new.canvasser
      and call.happened_at >= new.since and call.happened_at < new.until
  );
begin
  if ids is not null then
    perform private.place_in_inbox('contact_attempt', ids), private.count_inbox('contact_attempt', ids);
  end if;
  return null;
end
$$;
comment on function private.place_call_backs_of_a_shift() is 'Settles the call-backs of a shift that was rolled back, and opens them when it is restored.';
create trigger shift_rollbacks_place_call_backs after insert or update on public.shift_rollbacks
  for each row execute function private.place_call_backs_of_a_shift();

-- What came before there was an inbox.
select private.place_in_inbox('signup', array(select form.id from public.signups as form)),
  private.place_in_inbox('yard_sign', array(select form.id from public.yard_sign_requests as form)),
  private.place_in_inbox('contact_attempt', array(select call.id from public.contact_attempts as call where call.result = 'call_back'));

-- How the screens ask.

-- What was said of one submission, whichever table it is in. Asked for the lines of one page alone.
create function private.inbox_entry(item public.inbox_items) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', item.kind, 'id', item.id, 'what', item.what, 'arrived_at', item.arrived_at, 'withdrawn', item.withdrawn,
    'asked_for', item.asked_for, 'owner', item.owner, 'owner_name', private.name_of(item.owner), 'head', item.head,
    'due_on', case when item.due_on < 'infinity' then item.due_on end,
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', fact.id, 'action', fact.action, 'by', fact.user_id, 'by_name', private.name_of(fact.user_id), 'assignee', fact.assignee,
        'assignee_name', private.name_of(fact.assignee), 'next_on', fact.next_on, 'outcome', fact.outcome, 'note', fact.note,
        'tag', fact.tag, 'at', fact.happened_at, 'counts', fact.counts
      ) order by fact.arrival), '[]')
      from public.submission_actions as fact where fact.submission_kind = item.kind and fact.submission_id = item.id
    )
  ) || coalesce(
    case item.kind
      when 'signup' then (
        select jsonb_build_object(
          'name', form.name, 'email', form.email, 'phone', form.phone, 'address', null, 'interest', form.interest,
          'availability', form.availability, 'notes', case when form.type = 'event' then null else form.notes end,
          'headcount', form.headcount, 'event', event.title, 'language', form.language
        )
        from public.signups as form left join public.events as event on event.id = form.event_id where form.id = item.id
      )
      when 'yard_sign' then (
        select jsonb_build_object(
          'name', form.name, 'email', null, 'phone', form.phone, 'address', form.address, 'interest', null, 'availability', null,
          'notes', form.notes, 'headcount', null, 'event', null, 'language', form.language
        )
        from public.yard_sign_requests as form where form.id = item.id
      )
      else (
        select jsonb_build_object(
          'name', person.name, 'email', null, 'phone', coalesce(call.dialed, person.phone),
          'address', concat_ws(' ', private.house_number(door.number, door.suffix), door.street, door.unit), 'interest', null,
          'availability', null, 'notes', call.notes, 'headcount', null, 'event', null, 'language', coalesce(call.language, person.language)
        )
        from public.contact_attempts as call
        join public.households as door on door.id = call.household_id
        left join public.people as person on person.id = call.person_id
        where call.id = item.id
      )
    end, '{}'
  )
$$;
comment on function private.inbox_entry(public.inbox_items) is 'A line of the inbox with what was sent and everything that was done about it, in the order of arrival.';

create function public.inbox(
  in_view text default 'todo', of_what text default null, held_by uuid default null, with_tag text default null,
  words text default null, after_due date default null, after_at timestamptz default null, after_id uuid default null,
  most integer default 50, only_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  subjects constant text[] := private.inbox_subjects();
  me constant uuid := auth.uid();
  today constant date := private.town_day();
  plain constant text := private.name_key(words);
  -- A number is found however it is written.
  pattern constant text := '%' || case
    when words !~ '[[:alpha:]]' and private.dial_digits(words) <> '' then private.dial_digits(words) else plain
  end || '%';
  settled constant boolean := in_view in ('done', 'spam');
begin
  perform private.require_permission('act_as_staff');
  return (
    select coalesce(jsonb_agg(private.inbox_entry(page.line) order by
      case when not settled then (page.line).due_on end, case when not settled then (page.line).arrived_at end,
      case when settled then (page.line).arrived_at end desc, case when settled then (page.line).id end desc, (page.line).id
    ), '[]')
    from (
      (
        select item as line from public.inbox_items as item
        where not settled and item.stage = 'open'
          and (item.what = any (subjects) or item.owner = me)
          and case in_view
            when 'waiting' then item.next_on > today
            when 'contested' then item.contested
            when 'todo' then item.due_on < 'infinity' and coalesce(item.next_on <= today, true)
            when 'mine' then item.owner = me and coalesce(item.next_on <= today, true)
            when 'new' then item.due_on < 'infinity' and item.owner is null and coalesce(item.next_on <= today, true)
            when 'claimed' then item.due_on < 'infinity' and item.owner is not null and coalesce(item.next_on <= today, true)
            -- Who comes and who reads along: nobody of them waits for an answer, and they must not bury those who do.
            when 'signed_up' then item.due_on = 'infinity'
            when 'overdue' then item.due_on < today
            else false
          end
          and (of_what is null or item.what = of_what)
          and (held_by is null or item.owner = held_by)
          and (with_tag is null or with_tag = any (item.tags))
          and (plain is null or item.words like pattern)
          and (after_id is null or (item.due_on, item.arrived_at, item.id) > (coalesce(after_due, 'infinity'), after_at, after_id))
        order by item.due_on, item.arrived_at, item.id limit least(greatest(most, 0), 200)
      )
      union all
      (
        select item as line from public.inbox_items as item
        where settled and item.stage = in_view
          and (item.what = any (subjects) or item.owner = me)
          and (of_what is null or item.what = of_what)
          and (held_by is null or item.owner = held_by)
          and (with_tag is null or with_tag = any (item.tags))
          and (plain is null or item.words like pattern)
          and (after_id is null or (item.arrived_at, item.id) < (after_at, after_id))
        order by item.arrived_at desc, item.id desc limit least(greatest(most, 0), 200)
      )
      union all
      select item as line from public.inbox_items as item
      where in_view = 'one' and item.id = only_id and (item.what = any (subjects) or item.owner = me)
    ) as page
  );
end
$$;
comment on function public.inbox(text, text, uuid, text, text, date, timestamptz, uuid, integer, uuid) is
  'A page of a view of the inbox, what is due first, or for done and spam the newest first; at most 200 lines, the next page is what lies '
  'after the last one; "one" is the line of an id, wherever it stands. Of the caller''s subjects, and what is theirs. Raises 42501 for '
  'others than staff.';

create function public.inbox_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  subjects constant text[] := private.inbox_subjects();
  me constant uuid := auth.uid();
  today constant date := private.town_day();
begin
  perform private.require_permission('act_as_staff');
  return (
    select jsonb_agg(jsonb_build_object('view', counted.view, 'count', counted.n)) from (
      select each.view, each.n
      from (
        select
          count(*) filter (where item.stage = 'open' and not waits.so and item.due_on < 'infinity') as todo,
          count(*) filter (where item.stage = 'open' and not waits.so and item.owner = me) as mine,
          count(*) filter (where item.stage = 'open' and not waits.so and item.due_on < 'infinity' and item.owner is null) as new,
          count(*) filter (
            where item.stage = 'open' and not waits.so and item.due_on < 'infinity' and item.owner is not null
          ) as claimed,
          count(*) filter (where item.stage = 'open' and item.due_on = 'infinity') as signed_up,
          count(*) filter (where item.stage = 'open' and not waits.so and item.due_on < today) as overdue,
          count(*) filter (where item.stage = 'open' and waits.so) as waiting,
          count(*) filter (where item.stage = 'open' and item.contested) as contested,
          count(*) filter (where item.stage = 'done') as done,
          count(*) filter (where item.stage = 'spam') as spam
        from public.inbox_items as item cross join lateral (select coalesce(item.next_on > today, false) as so) as waits
        where item.what = any (subjects) or item.owner = me
      ) as sums
      cross join lateral (values
        ('todo', sums.todo), ('mine', sums.mine), ('new', sums.new), ('claimed', sums.claimed), ('overdue', sums.overdue),
        ('waiting', sums.waiting), ('contested', sums.contested), ('signed_up', sums.signed_up), ('done', sums.done),
        ('spam', sums.spam)
      ) as each (view, n)
    ) as counted
  );
end
$$;
comment on function public.inbox_counts() is
  'How many lines each view of the inbox has for the caller. Raises 42501 for others than staff.';

create function public.inbox_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', person.user_id, 'name', person.name) order by person.name, person.user_id), '[]')
    from (
      select held.user_id, private.name_of(held.user_id) as name from public.user_roles as held
      where not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
      group by held.user_id
    ) as person
  );
end
$$;
comment on function public.inbox_people() is 'To whom a person can be assigned: everybody of the staff. Raises 42501 for others than staff.';

create function private.grants_for_inbox() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key; a line is written by triggers alone.
  revoke update, delete, truncate on public.submission_actions from service_role;
  revoke insert, update, delete, truncate on public.inbox_items from service_role;
  grant select on public.inbox_items, public.submission_actions to authenticated;
  grant insert (
    id, submission_kind, submission_id, action, assignee, next_on, outcome, note, tag, seen_action, user_id, client_created_at
  ) on public.submission_actions to authenticated;
  grant execute on function
    public.inbox(text, text, uuid, text, text, date, timestamptz, uuid, integer, uuid), public.inbox_counts(), public.inbox_people()
    to authenticated;
  grant execute on function private.may_work_on(text, uuid) to authenticated, service_role;
end
$$;
comment on function private.grants_for_inbox() is 'What the APIs roles may do with the inbox.';

select private.restore_grants();
