-- Town halls: what people ask before and in the room, what the staff decide about it, and the answers, each with a date and what is to follow.

create table public.qa_sessions (
  id uuid primary key,
  event_id uuid not null references public.events (id),
  room_code text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint qa_sessions_one_an_event unique (event_id),
  constraint qa_sessions_room_code_key unique (room_code),
  constraint qa_sessions_room_code_shape check (room_code operator(pg_catalog.~) '^[2-9A-HJ-NP-Z]{4}$'),
  constraint qa_sessions_closes_after_it_opens check (closes_at > opens_at),
  constraint qa_sessions_within_120_days check (closes_at <= opens_at + interval '120 days')
);
comment on table public.qa_sessions is 'Which events take questions, from when to when, and the code that is shown in the room.';
comment on column public.qa_sessions.version is 'Grows with every change. A change names the version it is based on.';
alter table public.qa_sessions enable row level security;
create policy "Staff read the sessions and their codes" on public.qa_sessions
  for select to authenticated using ((select private.may('act_as_staff')));
create policy "Whoever must verify has verified" on public.qa_sessions as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger qa_sessions_record_change after insert or update or delete on public.qa_sessions
  for each row execute function private.record_change('id');

-- From an hour before the event on, the code is on the wall.
create function private.open_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.support_room(new.id, new.room_code, event.date - interval '1 hour', new.closes_at)
  from public.events as event where event.id = new.event_id;
  return null;
end
$$;
comment on function private.open_room() is 'Tells the support when this session''s code counts.';
create trigger qa_sessions_open_room after insert or update on public.qa_sessions
  for each row execute function private.open_room();

create table public.qa_questions (
  id uuid primary key,
  shown_id uuid not null default gen_random_uuid(),
  session_id uuid not null references public.qa_sessions (id),
  text text not null,
  language text not null,
  name text,
  origin text not null default 'before',
  room_code text,
  email text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  trap text,
  filled_in_ms integer,
  wording_version text,

  state text not null default 'pending',
  shown_text text,
  topic text,
  merged_into uuid references public.qa_questions (id),
  hidden boolean not null default false,
  withdrawn_at timestamptz,
  staged_at timestamptz,
  answer_en text,
  answer_es text,
  answered_by text,
  answered_on date,
  promise_en text,
  promise_es text,
  due_on date,
  done_en text,
  done_es text,
  done_on date,
  head uuid,
  contested boolean not null default false,
  appealed boolean not null default false,
  answers_told integer not null default 0,
  kept_reply text,
  kept_reply_after timestamptz,

  constraint qa_questions_shown_id_key unique (shown_id),
  constraint qa_questions_text_5_to_280 check (private.text_length(text) between 5 and 280),
  constraint qa_questions_language_known check (language in ('en', 'es')),
  constraint qa_questions_name_2_to_80 check (private.text_length(name) between 2 and 80),
  constraint qa_questions_origin_known check (origin in ('before', 'room', 'paper', 'phone')),
  constraint qa_questions_room_code_at_most_12 check (char_length(room_code) <= 12),
  constraint qa_questions_email_shape check (private.is_email(email) and char_length(email) <= 254),
  constraint qa_questions_wording_version_shape check (wording_version operator(pg_catalog.~) '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint qa_questions_state_known check (state in ('pending', 'approved', 'merged', 'on_stage', 'answered', 'declined')),
  constraint qa_questions_merged_somewhere check ((state = 'merged') = (merged_into is not null)),
  constraint qa_questions_answered_on_a_day check ((state = 'answered') <= (answered_on is not null)),
  constraint qa_questions_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.qa_questions is 'What people asked, as they wrote it, and how it stands. What staff decide are facts (qa_acts); how it stands is counted from them.';
comment on column public.qa_questions.id is 'Made on the device. Its asker''s receipt alone shows it.';
comment on column public.qa_questions.shown_id is 'What everybody else calls it by, for support.';
comment on column public.qa_questions.name is 'As it is to be shown; null for none.';
comment on column public.qa_questions.shown_text is 'What is shown instead, where staff have edited it. Both are kept.';
comment on column public.qa_questions.room_code is 'Looked at when it arrives, and not kept.';
comment on column public.qa_questions.email is 'Taken away as it arrives, into private.followers: no row keeps one.';
comment on column public.qa_questions.trap is 'What was in the field that people never see.';
comment on column public.qa_questions.filled_in_ms is 'How long the form was open, ms. Null: unknown.';
comment on column public.qa_questions.head is 'The act that counts: whoever decides next must have seen it.';
comment on column public.qa_questions.contested is 'Somebody else decided without having seen the head.';
comment on column public.qa_questions.appealed is 'Its asker asks to look at the last decision again, and nobody has decided since.';
comment on column public.qa_questions.answers_told is 'Answers that are news to whoever asked. What only puts words right is none.';
comment on column public.qa_questions.kept_reply is
  'What a reply of the studio was to that answered this one, too: question/<shown id> of what it was merged into, taken back since by whoever asked that.';
comment on column public.qa_questions.kept_reply_after is 'When the desk had last answered what was taken back: an older reply counts no more.';
comment on column public.qa_questions.due_on is 'By when what was promised with the answer is to be done.';
create index qa_questions_session_id_idx on public.qa_questions (session_id, created_at);
create index qa_questions_merged_into_idx on public.qa_questions (merged_into) where merged_into is not null;
create index qa_questions_user_id_idx on public.qa_questions (user_id) where user_id is not null;
create index qa_questions_receipt_idx on public.qa_questions (right(id::text, 10));
create index qa_questions_answered_idx on public.qa_questions (answered_on desc) where state = 'answered';

alter table public.qa_questions enable row level security;
create policy "Visitors ask, without an account" on public.qa_questions
  for insert to anon with check (user_id is null and origin in ('before', 'room'));
create policy "Anyone asks in no other name, whoever runs events types cards" on public.qa_questions
  for insert to authenticated with check (
    user_id is not distinct from (select auth.uid())
    and (origin in ('before', 'room') or (select private.may('run_events')))
  );
create policy "Whoever runs events reads what was asked" on public.qa_questions
  for select to authenticated using ((select private.may('run_events')));
create policy "Whoever must verify has verified" on public.qa_questions as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger qa_questions_ask_second_factor before insert on public.qa_questions
  for each statement execute function private.ask_second_factor();
create trigger qa_questions_keep_phone_time before insert on public.qa_questions
  for each row execute function private.keep_phone_time();
create trigger qa_questions_before_refuse_who_is_over before insert on public.qa_questions
  for each statement execute function private.refuse_who_is_over('forms');
create trigger qa_questions_cap_rows before insert on public.qa_questions
  for each row execute function private.cap_rows();
create trigger qa_questions_count_sent_rows after insert on public.qa_questions
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger qa_questions_answer_for_erased before insert on public.qa_questions
  for each row execute function private.answer_for_erased();

-- Judged by the phone's time, so that what was asked in a basement is taken when it comes out. A card is typed when there is time.
create function private.judge_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  session public.qa_sessions;
  event public.events;
  asked_at constant timestamptz := least(new.client_created_at, new.created_at);
  from_staff constant boolean := new.origin in ('paper', 'phone');
  broken text;
begin
  select * into session from public.qa_sessions as one where one.id = new.session_id;
  select * into event from public.events as one where one.id = session.event_id;
  broken := case
    when session.id is null then null -- The foreign key says so.
    when event.status = 'cancelled' then 'qa_questions_event_takes_place'
    when not from_staff and event.visibility <> 'public' then 'qa_questions_event_open_to_all'
    when asked_at < session.opens_at and not from_staff then 'qa_questions_session_open'
    when asked_at > session.closes_at and not from_staff then 'qa_questions_session_not_over'
    when new.created_at > session.closes_at + interval '14 days' then 'qa_questions_session_not_over'
  end;
  -- What arrived in time and is sent again after a lost answer is there already; the primary key says so.
  if broken is not null and not exists (select 1 from public.qa_questions as there where there.id = new.id) then
    raise exception 'new row for relation "qa_questions" violates check constraint "%"', broken
      using errcode = '23514', constraint = broken, table = 'qa_questions', schema = 'public';
  end if;
  if not from_staff then
    new.origin := case
      when upper(btrim(new.room_code)) = session.room_code and asked_at >= event.date - interval '1 hour' then 'room' else 'before'
    end;
  end if;
  new.room_code := null;
  new.trap := nullif(btrim(left(new.trap, 200)), '');
  new.filled_in_ms := case when new.filled_in_ms >= 0 then new.filled_in_ms end;
  return new;
end
$$;
comment on function private.judge_question() is
  'Refuses a question to a session that was not open when it was asked, and says whether it was asked in the room. Raises 23514.';
create trigger qa_questions_judge before insert on public.qa_questions
  for each row execute function private.judge_question();

create function private.question_supportable() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.support_item('question', new.shown_id, new.session_id);
  else
    if new.session_id <> old.session_id then
      -- From now on the code of the other room counts.
      perform private.support_item('question', new.shown_id, new.session_id);
    end if;
    if new.merged_into is distinct from old.merged_into then
      perform private.join_support('question', new.shown_id, (
        select target.shown_id from public.qa_questions as target where target.id = new.merged_into
      ));
    end if;
  end if;
  return null;
end
$$;
comment on function private.question_supportable() is 'Counts support for what was merged with what it was merged into, in the room where it is asked.';
create trigger qa_questions_supportable after insert or update of merged_into, session_id on public.qa_questions
  for each row execute function private.question_supportable();

-- What staff decided: facts, added and never changed.
create table public.qa_acts (
  id uuid primary key,
  question_id uuid not null references public.qa_questions (id) on delete cascade,
  action text not null,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  text text,
  reason text,
  topic text,
  -- What it went into may be erased: then it stands for itself again, and nobody had decided that.
  into_id uuid references public.qa_questions (id) on delete cascade,
  to_session uuid references public.qa_sessions (id),
  words_en text,
  words_es text,
  promise_en text,
  promise_es text,
  named text,
  happened_on date,
  due_on date,
  corrects boolean not null default false,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,
  counts boolean not null default true,

  constraint qa_acts_action_known check (action in (
    'approve', 'decline', 'merge', 'reopen', 'edit', 'hide', 'show', 'stage', 'unstage', 'answer', 'follow_up', 'carry'
  )),
  constraint qa_acts_session_of_a_carry check ((action = 'carry') = (to_session is not null)),
  constraint qa_acts_corrects_an_answer check (action = 'answer' or not corrects),
  constraint qa_acts_text_of_an_edit check ((action = 'edit') = (text is not null)),
  constraint qa_acts_text_5_to_280 check (private.text_length(text) between 5 and 280),
  constraint qa_acts_reason_3_to_500 check (private.text_length(reason) between 3 and 500),
  constraint qa_acts_reason_given check (action <> 'decline' or reason is not null),
  constraint qa_acts_reason_of_what_goes check (action in ('decline', 'hide') or reason is null),
  constraint qa_acts_topic_shape check (topic operator(pg_catalog.~) '^[a-z]+(-[a-z]+)*$' and char_length(topic) <= 40),
  constraint qa_acts_topic_of_an_approval check (action in ('approve', 'edit') or topic is null),
  constraint qa_acts_into_of_a_merge check ((action = 'merge') = (into_id is not null)),
  constraint qa_acts_words_en_1_to_4000 check (private.text_length(words_en) between 1 and 4000),
  constraint qa_acts_words_es_1_to_4000 check (private.text_length(words_es) between 1 and 4000),
  constraint qa_acts_promise_en_1_to_300 check (private.text_length(promise_en) between 1 and 300),
  constraint qa_acts_promise_es_1_to_300 check (private.text_length(promise_es) between 1 and 300),
  constraint qa_acts_words_of_an_answer check (
    (action in ('answer', 'follow_up')) = (coalesce(words_en, words_es) is not null and happened_on is not null)
  ),
  constraint qa_acts_words_only_of_an_answer check (
    action in ('answer', 'follow_up') or (words_en is null and words_es is null and happened_on is null)
  ),
  constraint qa_acts_happened_on_believable
  check (happened_on between date '2020-01-01' and (created_at at time zone 'UTC')::date + 2),
  constraint qa_acts_named_2_to_120 check (private.text_length(named) between 2 and 120),
  constraint qa_acts_answer_says_who check ((action = 'answer') = (named is not null)),
  constraint qa_acts_promise_of_an_answer check (
    (coalesce(promise_en, promise_es) is not null) = (due_on is not null) and (action = 'answer' or due_on is null)
  ),
  constraint qa_acts_due_on_within_ten_years check (due_on between date '2020-01-01' and (created_at at time zone 'UTC')::date + 3653),
  constraint qa_acts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.qa_acts is 'What staff decided about a question. Added, never changed.';
comment on column public.qa_acts.id is 'Made on the device when it was saved.';
comment on column public.qa_acts.seen is 'The act that counted on the screen of whoever decided. Null: none had yet.';
comment on column public.qa_acts.reason is 'Why it was declined or hidden; for staff alone.';
comment on column public.qa_acts.words_en is 'The answer, or how what was promised was done.';
comment on column public.qa_acts.promise_en is 'What is to follow from the answer, by due_on.';
comment on column public.qa_acts.to_session is 'The town hall at which an unanswered question goes on.';
comment on column public.qa_acts.corrects is 'Only words were put right: a promise that was kept stays kept, and nobody is told again.';
comment on column public.qa_acts.named is 'Who answered.';
comment on column public.qa_acts.happened_on is 'The day of the answer, or on which the promise was kept.';
comment on column public.qa_acts.arrival is 'The order in which facts reached the server.';
comment on column public.qa_acts.counts is 'False for what was decided without having seen the act that counted: kept, and shown to both.';
create index qa_acts_question_id_idx on public.qa_acts (question_id, arrival);
create index qa_acts_into_id_idx on public.qa_acts (into_id) where into_id is not null;
create index qa_acts_to_session_idx on public.qa_acts (to_session) where to_session is not null;
create index qa_acts_user_id_idx on public.qa_acts (user_id) where user_id is not null;

alter table public.qa_acts enable row level security;
create policy "Whoever runs events reads what was decided" on public.qa_acts
  for select to authenticated using ((select private.may('run_events')));
create policy "Whoever runs events decides, in their own name" on public.qa_acts
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('run_events')));
create policy "Whoever must verify has verified" on public.qa_acts as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger qa_acts_ask_second_factor before insert on public.qa_acts
  for each statement execute function private.ask_second_factor();
create trigger qa_acts_keep_phone_time before insert on public.qa_acts
  for each row execute function private.keep_phone_time();
create trigger qa_acts_answer_for_erased before insert on public.qa_acts
  for each row execute function private.answer_for_erased('question_id', 'into_id');

-- Two in a dead spot may decide differently about one question. The first to arrive counts, whoever decides afterwards must have seen it,
-- and what they decided without is kept beside it and shown to both. Hiding alone waits for nobody. Judged here, once, while the question
-- is held; src/features/townhall/model/fold.ts puts the same on top of what a phone has.
create function private.weigh_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked public.qa_questions;
  target public.qa_questions;
  same_promise boolean;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('run_events'))
    or exists (select 1 from public.qa_acts as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  perform private.one_at_a_time('questions');
  select * into asked from public.qa_questions as one where one.id = new.question_id for update;
  if not found then
    return new; -- The foreign key says so.
  end if;
  if new.action = 'merge' then
    select * into target from public.qa_questions as one where one.id = new.into_id;
    while target.merged_into is not null and target.id <> asked.id loop
      select * into target from public.qa_questions as one where one.id = target.merged_into;
    end loop;
    -- What nobody reads any more answers nobody.
    if target.id is null or target.id = asked.id or target.session_id <> asked.session_id
      or target.withdrawn_at is not null or target.hidden or target.state = 'declined' then
      raise exception 'It cannot be merged into that question.' using errcode = '22023';
    end if;
  elsif new.action = 'carry' and not exists (
    select 1 from public.qa_sessions as goal join public.events as event on event.id = goal.event_id
    where goal.id = new.to_session and event.status = 'scheduled' and goal.closes_at > new.created_at - interval '14 days'
  ) then
    raise exception 'It cannot go on at that town hall.' using errcode = '22023';
  elsif new.action = 'follow_up' and asked.due_on is null then
    raise exception 'Nothing was promised with that answer.' using errcode = '22023';
  end if;
  if new.action <> 'hide' and asked.head is distinct from new.seen then
    new.counts := false;
    -- Two who decided the same do not disagree.
    if not (case new.action
      when 'approve' then asked.state in ('approved', 'on_stage', 'answered') and not asked.hidden
      when 'decline' then asked.state = 'declined'
      when 'merge' then asked.state = 'merged' and asked.merged_into = new.into_id
      when 'stage' then asked.state in ('on_stage', 'answered')
      when 'show' then not asked.hidden
      when 'edit' then asked.shown_text is not distinct from new.text
      when 'follow_up' then asked.done_on is not null
      when 'carry' then asked.session_id = new.to_session
      when 'reopen' then asked.state = 'pending'
      when 'unstage' then asked.state = 'approved'
      when 'answer' then asked.state = 'answered'
        and (asked.answer_en, asked.answer_es, asked.promise_en, asked.promise_es, asked.due_on)
        is not distinct from (new.words_en, new.words_es, new.promise_en, new.promise_es, new.due_on)
      else false
    end) then
      update public.qa_questions as one set contested = true where one.id = asked.id;
    end if;
    return new;
  end if;
  if new.action = 'carry' and asked.state not in ('pending', 'approved', 'on_stage') then
    raise exception 'It cannot go on at that town hall.' using errcode = '22023';
  end if;
  -- The same promise in other words, or by another day, is the one that was kept.
  same_promise := new.action = 'answer' and new.due_on is not null and (
    new.corrects or new.due_on = asked.due_on or new.promise_en = asked.promise_en or new.promise_es = asked.promise_es
  );
  update public.qa_questions as one set
    head = new.id,
    appealed = false,
    session_id = case when new.action = 'carry' then new.to_session else one.session_id end,
    answers_told = one.answers_told + case
      when new.action = 'answer' and not new.corrects and (new.words_en, new.words_es) is distinct from (one.answer_en, one.answer_es) then 1
      else 0 end,
    -- Hidden by someone who had not seen what counted: done, and shown to both.
    contested = one.head is distinct from new.seen and (one.contested or not one.hidden),
    state = case new.action
      when 'approve' then 'approved' when 'decline' then 'declined' when 'merge' then 'merged' when 'reopen' then 'pending'
      when 'stage' then 'on_stage' when 'unstage' then 'approved' when 'answer' then 'answered'
      when 'carry' then case one.state when 'on_stage' then 'approved' else one.state end else one.state end,
    merged_into = case when new.action = 'merge' then new.into_id
      when new.action in ('approve', 'decline', 'reopen', 'stage', 'answer') then null else one.merged_into end,
    hidden = case new.action when 'hide' then true when 'show' then false else one.hidden end,
    shown_text = case when new.action = 'edit' then nullif(new.text, one.text) else one.shown_text end,
    topic = coalesce(new.topic, one.topic),
    staged_at = case new.action when 'stage' then least(new.client_created_at, new.created_at) when 'carry' then null else one.staged_at end,
    answer_en = case when new.action = 'answer' then new.words_en else one.answer_en end,
    answer_es = case when new.action = 'answer' then new.words_es else one.answer_es end,
    answered_by = case when new.action = 'answer' then new.named else one.answered_by end,
    answered_on = case when new.action = 'answer' then new.happened_on else one.answered_on end,
    promise_en = case when new.action = 'answer' then new.promise_en else one.promise_en end,
    promise_es = case when new.action = 'answer' then new.promise_es else one.promise_es end,
    due_on = case when new.action = 'answer' then new.due_on else one.due_on end,
    done_en = case when new.action = 'follow_up' then new.words_en when new.action <> 'answer' or same_promise then one.done_en end,
    done_es = case when new.action = 'follow_up' then new.words_es when new.action <> 'answer' or same_promise then one.done_es end,
    done_on = case when new.action = 'follow_up' then new.happened_on when new.action <> 'answer' or same_promise then one.done_on end
  where one.id = asked.id;
  if new.action = 'carry' then
    update public.qa_questions as one set session_id = new.to_session
    where one.merged_into is not null and one.session_id = asked.session_id and private.question_root(one.id) = asked.id;
  end if;
  return new;
end
$$;
comment on function private.weigh_act() is
  'Decides once and for all whether a decision counts, and how the question stands then. Raises 22023 for a merge or a town hall that cannot be.';
create trigger qa_acts_weigh before insert on public.qa_acts
  for each row execute function private.weigh_act();

create function private.question_is_gone(asked public.qa_questions) returns boolean
language sql immutable set search_path = ''
as $$
  select asked.merged_into is null and (asked.withdrawn_at is not null or asked.hidden or asked.state = 'declined')
$$;
comment on function private.question_is_gone(public.qa_questions) is 'Whether nobody reads it any more, also not as part of another.';

-- Whoever asked the same asked it nevertheless: their question stands as it stood before it was merged. What somebody takes back was
-- answered to all of them; what staff decline or hide is no answer to anybody.
create function private.part_from(gone public.qa_questions) returns void
language sql security definer set search_path = ''
as $$
  update public.qa_questions as one set
    merged_into = null,
    state = case
      when last.action is null or last.action in ('decline', 'reopen') then 'pending'
      when gone.state = 'answered' and not gone.hidden then 'answered' else 'approved' end,
    answer_en = coalesce(left_by.answer_en, one.answer_en), answer_es = coalesce(left_by.answer_es, one.answer_es),
    answered_by = coalesce(left_by.answered_by, one.answered_by), answered_on = coalesce(left_by.answered_on, one.answered_on),
    promise_en = coalesce(left_by.promise_en, one.promise_en), promise_es = coalesce(left_by.promise_es, one.promise_es),
    due_on = coalesce(left_by.due_on, one.due_on), done_en = coalesce(left_by.done_en, one.done_en),
    done_es = coalesce(left_by.done_es, one.done_es), done_on = coalesce(left_by.done_on, one.done_on),
    kept_reply = coalesce(reply.asked, one.kept_reply), kept_reply_after = case when reply.asked is null then one.kept_reply_after else reply.after end
  from public.qa_questions as child
  -- A reply is planned, or live, for all who asked.
  left join lateral (
    select 'question/' || (gone).shown_id as asked, (
      select max(act.created_at) from public.qa_acts as act where act.question_id = (gone).id and act.action = 'answer' and act.counts
    ) as after
    where exists (select 1 from public.content_revisions as said where said.kind = 'reply' and said.body ->> 'asked' = 'question/' || (gone).shown_id)
    union all
    select (gone).kept_reply, (gone).kept_reply_after where (gone).kept_reply is not null
    limit 1
  ) as reply on not gone.hidden and gone.state <> 'declined'
  left join lateral (
    select act.action from public.qa_acts as act
    where act.question_id = child.id and act.counts and act.action in ('approve', 'decline', 'reopen', 'stage', 'unstage', 'answer')
    order by act.arrival desc limit 1
  ) as last on true
  left join lateral (select (gone).*) as left_by on gone.state = 'answered' and not gone.hidden
  where child.merged_into = gone.id and one.id = child.id
$$;
comment on function private.part_from(public.qa_questions) is
  'What was merged into this stands for itself again: as it was let stand, with the answer where there was one, or to be read.';

create function private.part_from_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.part_from(new);
  return null;
end
$$;
comment on function private.part_from_gone() is 'Lets nobody''s question vanish with another that it was merged into.';
create trigger qa_questions_part_from_gone after update on public.qa_questions
  for each row when (private.question_is_gone(new) and not private.question_is_gone(old))
  execute function private.part_from_gone();

-- What its asker wants of it, by the id that their receipt alone shows.
create table public.qa_wishes (
  id uuid primary key,
  question_id uuid not null references public.qa_questions (id) on delete cascade,
  wish text not null,
  words text,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint qa_wishes_wish_known check (wish in ('withdraw', 'appeal')),
  constraint qa_wishes_words_5_to_500 check (private.text_length(words) between 5 and 500),
  constraint qa_wishes_words_of_an_appeal check ((wish = 'appeal') = (words is not null)),
  constraint qa_wishes_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.qa_wishes is 'A question taken back by its asker, or a decision that they ask to look at again.';
create index qa_wishes_question_id_idx on public.qa_wishes (question_id);
alter table public.qa_wishes enable row level security;
create policy "Whoever has the receipt says what they wish" on public.qa_wishes
  for insert to anon, authenticated with check (wish in ('withdraw', 'appeal'));
create policy "Whoever runs events reads the wishes" on public.qa_wishes
  for select to authenticated using ((select private.may('run_events')));
create policy "Whoever must verify has verified" on public.qa_wishes as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger qa_wishes_ask_second_factor before insert on public.qa_wishes
  for each statement execute function private.ask_second_factor();
create trigger qa_wishes_keep_phone_time before insert on public.qa_wishes
  for each row execute function private.keep_phone_time();
create trigger qa_wishes_before_refuse_who_is_over before insert on public.qa_wishes
  for each statement execute function private.refuse_who_is_over('forms');
create trigger qa_wishes_cap_rows before insert on public.qa_wishes
  for each row execute function private.cap_rows();
create trigger qa_wishes_count_sent_rows after insert on public.qa_wishes
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger qa_wishes_answer_for_erased before insert on public.qa_wishes
  for each row execute function private.answer_for_erased('question_id');

create function private.grant_wish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not while somebody merges another into it.
  perform private.one_at_a_time('questions');
  if new.wish = 'withdraw' then
    update public.qa_questions as one set withdrawn_at = least(new.client_created_at, new.created_at)
    where one.id = new.question_id and one.withdrawn_at is null;
  else
    -- What waits to be read, or stands, waits for nothing else.
    update public.qa_questions as one set appealed = true
    where one.id = new.question_id and one.withdrawn_at is null and (one.state = 'declined' or one.hidden);
  end if;
  return null;
end
$$;
comment on function private.grant_wish() is 'Takes a question back as soon as its asker says so, and puts a decision that they ask about before staff.';
create trigger qa_wishes_grant after insert on public.qa_wishes
  for each row execute function private.grant_wish();

create function private.question_within_days() returns integer
language plpgsql stable parallel safe set search_path = ''
as $$ begin return (private.setting('limits') -> 'questionWithinDays')::integer; end $$;
comment on function private.question_within_days() is
  'Days after a town hall in which what was asked there, and days in which an idea on the wall, is answered in public.';

create function private.answers_due_on(session public.qa_sessions) returns date
language sql stable security definer set search_path = ''
as $$ select (session.closes_at at time zone private.town_zone())::date + private.question_within_days() $$;
comment on function private.answers_due_on(public.qa_sessions) is 'The day by which everything that was asked there has its answer.';

create function public.save_qa_session(session uuid, event uuid, expected_version integer, opens_at timestamptz, closes_at timestamptz)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.qa_sessions;
  signs constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  code text;
begin
  perform private.require_permission('run_events');
  select * into known from public.qa_sessions as one where one.id = session for update;
  if known.id is null then
    if not exists (select 1 from public.events as one where one.id = event and one.status = 'scheduled') then
      raise exception 'This event is not there any more.' using errcode = 'PT409';
    end if;
    loop
      code := (
        select string_agg(substr(signs, 1 + (get_byte(dice.bytes, n) % 32), 1), '')
        from (select uuid_send(gen_random_uuid()) as bytes) as dice, generate_series(0, 3) as n
      );
      exit when not exists (select 1 from public.qa_sessions as one where one.room_code = code);
    end loop;
    insert into public.qa_sessions as made (id, event_id, room_code, opens_at, closes_at)
    values (session, event, code, save_qa_session.opens_at, save_qa_session.closes_at)
    on conflict on constraint qa_sessions_one_an_event do nothing
    returning * into known;
    if known.id is null then
      raise exception 'Somebody else has opened questions for this event already.' using errcode = 'PT409';
    end if;
  elsif expected_version is not null and (known.opens_at, known.closes_at) is distinct from (save_qa_session.opens_at, save_qa_session.closes_at) then
    if known.version <> expected_version then
      raise exception 'Somebody else has changed this meanwhile.' using errcode = 'PT409';
    end if;
    update public.qa_sessions as one
    set opens_at = save_qa_session.opens_at, closes_at = save_qa_session.closes_at, version = one.version + 1
    where one.id = session returning * into known;
  end if;
  return to_jsonb(known);
end
$$;
comment on function public.save_qa_session(uuid, uuid, integer, timestamptz, timestamptz) is
  'Lets an event take questions (no version: it stays as it is if it does already), or changes from when to when. Raises PT409 for a stale version, 23514 for impossible times, 42501 for '
  'others than those who run events.';

-- What is being said in the room, typed by somebody who listens: the last line of each session, for whoever reads the wall.
create table private.qa_captions (
  session_id uuid primary key references public.qa_sessions (id) on delete cascade,
  text text not null,
  language text not null,
  said_at timestamptz not null default now(),
  constraint qa_captions_text_1_to_200 check (private.text_length(text) between 1 and 200),
  constraint qa_captions_language_known check (language in ('en', 'es'))
);
comment on table private.qa_captions is 'The caption on the wall. One line a session, written over by the next; none is kept for longer than the evening.';
alter table private.qa_captions enable row level security;

create function public.say_caption(session uuid, words text, language text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz;
begin
  perform private.require_permission('run_events');
  if not exists (select 1 from public.qa_sessions as one where one.id = session) then
    raise exception 'This event is not there any more.' using errcode = 'PT409';
  end if;
  delete from private.qa_captions as old where old.said_at < now() - interval '1 hour';
  insert into private.qa_captions as line (session_id, text, language) values (session, coalesce(btrim(words), ''), coalesce(say_caption.language, ''))
  on conflict (session_id) do update set text = excluded.text, language = excluded.language, said_at = now()
  returning line.said_at into at;
  return at;
end
$$;
comment on function public.say_caption(uuid, text, text) is
  'Puts a line of captions on the wall in place of the last one. Raises 23514 for none or a long one, PT409 for no session, 42501 for others '
  'than those who run events.';

-- Where the server has Realtime, whoever looks at a room is told that something changed there: never what, and nothing of who. They read it
-- as everybody does.
create function private.tell_room(sessions uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    execute 'select realtime.send($1, $2, $3 || one, false) from unnest($4) as one'
    using '{}'::jsonb, 'changed', 'town-hall:', sessions;
  end if;
exception when others then
  -- What was asked and decided is kept whatever becomes of the news: phones ask again by themselves.
  raise warning 'A room was not told: %', sqlstate;
end
$$;
comment on function private.tell_room(uuid[]) is 'Broadcasts that something changed in these sessions, where there is Realtime. Never raises.';

create function private.tell_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_room(array(select distinct one.session_id from changed as one));
  return null;
end
$$;
comment on function private.tell_rooms() is 'Tells the rooms of a statement''s rows.';
create trigger qa_questions_tell_rooms after update on public.qa_questions
  referencing new table as changed for each statement execute function private.tell_rooms();

create trigger qa_captions_tell_rooms after insert on private.qa_captions
  referencing new table as changed for each statement execute function private.tell_rooms();
create trigger qa_captions_tell_rooms_again after update on private.qa_captions
  referencing new table as changed for each statement execute function private.tell_rooms();

-- What everybody reads.

-- A view and no function: of a room that 300 phones ask for every five seconds a function a question took most of the time.
-- A reply of the studio is the answer while it is live, unless the room answered later. What was promised stays promised.
create view private.questions_told as
select asked.id, asked.session_id, asked.created_at, case when reply.item_id is null then asked.state else 'answered' end as state,
  case when reply.item_id is null then asked.answered_on else (reply.live_since at time zone private.town_zone())::date end as answered_on,
  reply.item_id as reply_id, asked.due_on, asked.done_on,
  asked.state in ('approved', 'on_stage', 'answered') and not asked.hidden and asked.withdrawn_at is null as shown,
  jsonb_build_object(
  'id', asked.shown_id, 'session', asked.session_id, 'text', coalesce(asked.shown_text, asked.text), 'edited', asked.shown_text is not null,
  'language', asked.language, 'name', asked.name, 'origin', asked.origin,
  'state', case when reply.item_id is null then asked.state else 'answered' end, 'topic', asked.topic,
  'asked_at', least(asked.client_created_at, asked.created_at), 'staged_at', asked.staged_at,
  'supports', private.support_shown(item.counted), 'held', coalesce(item.held, 0) > 0,
  'answer_en', case when reply.item_id is null then asked.answer_en else reply.en end,
  'answer_es', case when reply.item_id is null then asked.answer_es else reply.es end,
  'answered_by', case when reply.item_id is null then asked.answered_by else reply.named end,
  'answered_on', case when reply.item_id is null then asked.answered_on else (reply.live_since at time zone private.town_zone())::date end,
  'promise_en', asked.promise_en, 'promise_es', asked.promise_es, 'due_on', asked.due_on,
  'done_en', asked.done_en, 'done_es', asked.done_es, 'done_on', asked.done_on
) as told
from public.qa_questions as asked
left join private.support_items as item on item.kind = 'question' and item.item_id = asked.shown_id
left join lateral (
  select one.item_id, one.live_since, one.en, one.es, one.named from private.replies_now as one
  where one.asked in ('question/' || asked.shown_id, asked.kept_reply)
    and (one.asked is distinct from asked.kept_reply or one.live_since > coalesce(asked.kept_reply_after, '-infinity'))
  order by one.live_since desc, one.item_id limit 1
) as reply on asked.state in ('approved', 'on_stage', 'answered') and not asked.hidden and asked.withdrawn_at is null
  and reply.live_since > coalesce((
    select max(act.created_at) from public.qa_acts as act where act.question_id = asked.id and act.action = 'answer' and act.counts
  ), '-infinity');
comment on view private.questions_told is 'Questions as everybody reads them, those that are not shown among them.';

create function private.session_told(session public.qa_sessions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', session.id, 'event', event.id, 'title', event.title, 'date', event.date, 'ends_at', private.event_end(event.date, event.ends_at),
    'location', event.location, 'cancelled', event.status = 'cancelled', 'opens_at', session.opens_at, 'closes_at', session.closes_at,
    'asked', asked.n, 'answered', asked.answered, 'owed', asked.owed, 'unanswered', asked.n - asked.answered,
    'answers_due_on', private.answers_due_on(session)
  )
  from public.events as event
  cross join lateral (
    select count(*) as n, count(*) filter (where one.state = 'answered') as answered,
      count(*) filter (where one.state = 'answered' and one.due_on is not null and one.done_on is null) as owed
    from private.questions_told as one where one.session_id = session.id and one.shown
  ) as asked
  where event.id = session.event_id
$$;
comment on function private.session_told(public.qa_sessions) is 'A session as everybody reads it: without the code, which is told in the room.';

create function public.town_halls() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.session_told(session) order by event.date, session.id), '[]')
  from public.qa_sessions as session join public.events as event on event.id = session.event_id
  where event.visibility = 'public'
$$;
comment on function public.town_halls() is 'The public events that take or took questions. For everybody.';

create function private.question_root(of_question uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  with recursive way as (
    select asked.id, asked.merged_into from public.qa_questions as asked where asked.id = of_question
    -- union, not union all: a circle, which merges refuse, would end here all the same.
    union
    select next.id, next.merged_into from way join public.qa_questions as next on next.id = way.merged_into
  )
  select way.id from way where way.merged_into is null limit 1
$$;
comment on function private.question_root(uuid) is 'The question that this one was merged into in the end; itself where it was not.';

-- All at once: which links count is asked of all of them. What was said of one that was merged is said of all that were.
create function private.question_outcomes() returns table (question_id uuid, led_to jsonb)
language sql stable security definer set search_path = ''
as $$
  select ends.question_id, jsonb_agg(jsonb_build_object(
    'relation', ends.relation, 'kind', outcome.kind, 'slug', outcome.slug, 'words_en', ends.words_en, 'words_es', ends.words_es,
    'on', (ends.happened_at at time zone private.town_zone())::date, 'step', private.link_step(ends.outcome_id, ends.step)
  ) order by ends.happened_at, ends.id)
  from (
    -- One outcome of two that were merged is one: the link of the question itself, else the earlier.
    select distinct on (said.question_id, said.outcome_id, said.relation) said.* from (
      select link.id, link.relation, link.words_en, link.words_es, link.happened_at, link.step, found.asked_id,
        private.question_root(found.asked_id) as question_id, found.outcome_id
      from private.links_that_count() as link
      cross join lateral (
        select case link.from_kind when 'question' then link.from_id else link.to_id end as asked_id,
          case link.from_kind when 'question' then link.to_id else link.from_id end as outcome_id
      ) as found
      where 'question' in (link.from_kind, link.to_kind) and private.link_is_approved(link)
    ) as said
    order by said.question_id, said.outcome_id, said.relation, said.asked_id = said.question_id desc, said.happened_at, said.id
  ) as ends
  join private.pages_shown() as outcome on outcome.id = ends.outcome_id
  where ends.question_id is not null
  group by ends.question_id
$$;
comment on function private.question_outcomes() is
  'What came of which question, and of all that were merged into it, as far as it is shown and its words were approved.';

create function public.town_hall(session uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- What was merged is told by its id alone, to whoever supported it: their voice counts with the other one, and is taken back there.
  with family as materialized (
    select private.question_root(part.id) as root, jsonb_agg(part.shown_id order by part.created_at, part.id) as ids
    from public.qa_questions as part where part.session_id = session and part.merged_into is not null group by 1
  )
  -- A caption is for the moment: whoever looks later reads none.
  select coalesce(jsonb_agg(private.session_told(one) || jsonb_build_object('caption', (
    select jsonb_build_object('text', line.text, 'language', line.language, 'at', line.said_at)
    from private.qa_captions as line where line.session_id = one.id and line.said_at > now() - interval '90 seconds'
  ), 'questions', (
    select coalesce(jsonb_agg(case when family.ids is null and outcome.led_to is null then asked.told else asked.told || jsonb_build_object(
      'also', coalesce(family.ids, '[]'), 'led_to', coalesce(outcome.led_to, '[]')
    ) end order by asked.created_at, asked.id), '[]')
    from private.questions_told as asked
    left join family on family.root = asked.id
    left join private.question_outcomes() as outcome on outcome.question_id = asked.id
    where asked.session_id = one.id and asked.shown
  ))), '[]')
  from public.qa_sessions as one join public.events as event on event.id = one.event_id
  where one.id = session and event.visibility = 'public'
$$;
comment on function public.town_hall(uuid) is
  'One session with what is to be read of its questions, what came of each (led_to) and the ids of what was merged into it (also), where there is any; '
  'an empty array when there is none. For everybody.';

create function public.answered_questions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    one.told || jsonb_build_object('led_to', coalesce(outcome.led_to, '[]')) order by one.answered_on desc, asked.id
  ), '[]')
  from public.qa_questions as asked
  join private.questions_told as one on one.id = asked.id and one.shown
  left join private.question_outcomes() as outcome on outcome.question_id = asked.id
  join public.qa_sessions as session on session.id = asked.session_id
  join public.events as event on event.id = session.event_id
  where one.state = 'answered' and event.visibility = 'public'
$$;
comment on function public.answered_questions() is 'Every answer that was given at a public event, newest first. For everybody.';

create function public.my_questions(receipts text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    one.told || jsonb_build_object(
      'receipt', asked.id, 'own_text', asked.text, -- What is hidden answers like what is declined: they can ask for another look at either.
      'state', case when asked.withdrawn_at is not null then 'withdrawn' when asked.hidden then 'declined' else one.state end,
      'shown', one.shown, 'merged_into', target.told,
      'appealed', exists (select 1 from public.qa_wishes as wish where wish.question_id = asked.id and wish.wish = 'appeal'),
      'led_to', coalesce(outcome.led_to, '[]')
    ) order by asked.created_at desc, asked.id
  ), '[]')
  from public.qa_questions as asked
  join private.questions_told as one on one.id = asked.id
  -- What was merged stands where that one does that it went into in the end.
  left join private.questions_told as target
    on asked.merged_into is not null and target.id = private.question_root(asked.id) and target.shown
  left join private.question_outcomes() as outcome on outcome.question_id = private.question_root(asked.id)
  where asked.id = any (array(
    select one::uuid from unnest((string_to_array(receipts, ','))[1:50]) as one where pg_input_is_valid(one, 'uuid')
  ))
$$;
comment on function public.my_questions(text) is
  'How these questions stand, for whoever has their receipts (ids, commas between them); the first 50. Never why one was declined, nor who decided.';

create function public.my_question(receipt text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('forms', 1);
  end if;
  return (
    -- The code is read out and written down: it shows what is public, and never the id by which a question is taken back.
    select jsonb_build_object(
      'state', own.told -> 'state', 'appealed', own.told -> 'appealed', 'asked_at', own.told -> 'asked_at',
      'question', case when (own.told ->> 'shown')::boolean then own.told - '{receipt,own_text,merged_into,appealed,led_to,shown}'::text[] end,
      'merged_into', own.told -> 'merged_into', 'led_to', own.told -> 'led_to'
    )
    from (
      select one.id from public.qa_questions as one
      where right(one.id::text, 10) = private.receipt_digits(receipt) order by one.created_at desc limit 1
    ) as asked
    cross join lateral jsonb_array_elements(public.my_questions(asked.id::text)) as own (told)
  );
end
$$;
comment on function public.my_question(text) is
  'How the question of this receipt stands: {state, appealed, asked_at, question, merged_into, led_to}; question and merged_into are null while they are not '
  'shown to everybody; null where there is none. Raises PT429 for who asks too often.';

-- What whoever runs the room reads: everything, in one answer that a device keeps.

create function public.qa_room(session uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('run_events');
  return (
    select coalesce(jsonb_agg(
      to_jsonb(asked) - 'user_id' - 'room_code' - 'email' - 'client_created_at' - 'wording_version' || jsonb_build_object(
        'reply', case when told.reply_id is not null then jsonb_build_object(
          'item', told.reply_id, 'en', told.told -> 'answer_en', 'es', told.told -> 'answer_es', 'on', told.answered_on
        ) end,
        'trap', asked.trap is not null, 'typed_by', case when asked.origin in ('paper', 'phone') then private.name_of(asked.user_id) end,
        'asked_at', least(asked.client_created_at, asked.created_at),
        'counted', coalesce(item.counted, 0), 'in_room', coalesce(item.in_room, 0), 'confirmed', coalesce(item.confirmed, 0),
        'held', coalesce(item.held, 0),
        'acts', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'id', act.id, 'action', act.action, 'by', act.user_id, 'by_name', private.name_of(act.user_id), 'at', act.happened_at,
              'counts', act.counts, 'seen', act.seen, 'text', act.text, 'reason', act.reason, 'into', act.into_id, 'topic', act.topic,
              'words_en', act.words_en, 'words_es', act.words_es, 'promise_en', act.promise_en, 'promise_es', act.promise_es,
              'named', act.named, 'happened_on', act.happened_on, 'due_on', act.due_on, 'to_session', act.to_session,
              'corrects', act.corrects
            ) order by act.arrival
          ), '[]')
          from public.qa_acts as act where act.question_id = asked.id
        ),
        'wishes', (
          select coalesce(jsonb_agg(jsonb_build_object('wish', wish.wish, 'words', wish.words, 'at', wish.created_at) order by wish.created_at, wish.id), '[]')
          from public.qa_wishes as wish where wish.question_id = asked.id
        )
      ) order by asked.created_at, asked.id
    ), '[]')
    from public.qa_questions as asked
    join private.questions_told as told on told.id = asked.id
    left join private.support_items as item on item.kind = 'question' and item.item_id = asked.shown_id
    where asked.session_id = session
  );
end
$$;
comment on function public.qa_room(uuid) is 'Everything about a session''s questions. Raises 42501 for others than those who run events.';

create function public.qa_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', session.id, 'event', event.id, 'title', event.title, 'date', event.date,
      'ends_at', private.event_end(event.date, event.ends_at), 'location', event.location, 'cancelled', event.status = 'cancelled',
      'public', event.visibility = 'public', 'room_code', session.room_code, 'version', session.version, 'opens_at', session.opens_at,
      'closes_at', session.closes_at, 'pending', asked.pending, 'open', asked.open, 'answered', asked.answered, 'declined', asked.declined,
      'merged', asked.merged, 'contested', asked.contested, 'owed', asked.owed, 'overdue', asked.overdue, 'days', asked.days,
      'appealed', asked.appealed, 'answers_due_on', due.by_day, 'in_time', asked.in_time, 'after_time', asked.after_time,
      'late', case when due.by_day < private.town_day() and event.status <> 'cancelled' then asked.open else 0 end, 'held', (
        select count(*) from private.support_bursts as burst
        join private.support_items as item on item.kind = burst.kind and item.item_id = burst.item_id
        where burst.kind = 'question' and burst.state = 'waiting' and item.scope = session.id
      ),
      'topics', (
        select coalesce(jsonb_object_agg(by_topic.topic, by_topic.n), '{}') from (
          select one.topic, count(*) as n from public.qa_questions as one
          where one.session_id = session.id and one.topic is not null and one.state not in ('pending', 'declined') group by one.topic
        ) as by_topic
      )
    ) order by event.date, session.id), '[]')
    from public.qa_sessions as session
    join public.events as event on event.id = session.event_id
    cross join lateral (select private.answers_due_on(session) as by_day) as due
    cross join lateral (
      select count(*) filter (where one.state = 'pending') as pending, count(*) filter (where one.appealed) as appealed,
        count(*) filter (where one.state in ('approved', 'on_stage') and not one.hidden) as open,
        count(*) filter (where one.state = 'answered' and one.answered_on <= due.by_day) as in_time,
        count(*) filter (where one.state = 'answered' and one.answered_on > due.by_day) as after_time,
        count(*) filter (where one.state = 'answered') as answered, count(*) filter (where one.state = 'declined') as declined,
        count(*) filter (where one.state = 'merged') as merged, count(*) filter (where one.contested) as contested,
        count(*) filter (where one.state = 'answered' and one.due_on is not null and one.done_on is null) as owed,
        count(*) filter (where one.state = 'answered' and one.due_on < private.town_day() and one.done_on is null) as overdue,
        -- Days from question to answer, as they were: the screen makes a median of them.
        array_agg(one.answered_on - (one.created_at at time zone private.town_zone())::date) filter (where one.state = 'answered') as days
      from (
        select of.topic, of.hidden, of.appealed, of.contested, of.created_at, of.withdrawn_at, told.session_id, told.state, told.answered_on,
          told.due_on, told.done_on
        from private.questions_told as told join public.qa_questions as of on of.id = told.id
      ) as one
      where one.session_id = session.id and one.withdrawn_at is null
    ) as asked
  );
end
$$;
comment on function public.qa_overview() is 'Every session with its code and its numbers. Raises 42501 for others than staff.';

create function public.questions_to_link() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asked.id, 'text', coalesce(asked.shown_text, asked.text), 'language', asked.language, 'title', event.title
    ) order by asked.created_at desc, asked.id), '[]')
    from public.qa_questions as asked
    join public.qa_sessions as session on session.id = asked.session_id
    join public.events as event on event.id = session.event_id
    where asked.state in ('approved', 'on_stage', 'answered', 'merged') and not asked.hidden and asked.withdrawn_at is null
      and event.visibility = 'public'
  );
end
$$;
comment on function public.questions_to_link() is
  'Every question that somebody let stand at a public event, as it is shown, the newest first: what something can have come of. Raises 42501 '
  'for others than those who publish.';

insert into private.person_columns (of_table, of_column, treatment)
select listed.of_table, listed.of_column, listed.treatment
from (
  select said.of_table, unnest(said.columns) as of_column, said.treatment
  from (values
    ('public.qa_questions', '{name,email,trap}'::text[], 'row'),
    ('public.qa_questions', '{text,shown_text,answer_en,answer_es,answered_by,promise_en,promise_es,done_en,done_es}', 'words'),
    ('public.qa_acts', '{text,reason,words_en,words_es,promise_en,promise_es,named}', 'words'),
    ('public.qa_wishes', '{words}', 'words'),
    ('private.qa_captions', '{text}', 'words')
  ) as said (of_table, columns, treatment)
) as listed;

create function private.grants_for_questions() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.qa_acts, public.qa_wishes from service_role;
  grant insert (
    id, session_id, text, language, name, origin, room_code, email, user_id, client_created_at, trap, filled_in_ms, wording_version
  ) on public.qa_questions to anon, authenticated;
  grant insert (id, question_id, wish, words, client_created_at) on public.qa_wishes to anon, authenticated;
  grant insert (
    id, question_id, action, seen, text, reason, topic, into_id, words_en, words_es, promise_en, promise_es, named, happened_on, due_on,
    to_session, corrects, user_id, client_created_at
  ) on public.qa_acts to authenticated;
  grant select on public.qa_sessions, public.qa_questions, public.qa_acts, public.qa_wishes to authenticated;
  grant execute on function
    public.town_halls(), public.town_hall(uuid), public.answered_questions(), public.my_questions(text), public.my_question(text) to anon, authenticated;
  grant execute on function
    public.save_qa_session(uuid, uuid, integer, timestamptz, timestamptz), public.qa_room(uuid), public.qa_overview(), public.questions_to_link(),
    public.say_caption(uuid, text, text) to authenticated;
end
$$;
comment on function private.grants_for_questions() is 'Everybody asks and reads what was let stand; whoever runs events decides.';

select private.restore_grants();
