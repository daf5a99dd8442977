-- What people may ask about what is kept of them: to see it, to have it put right, to have it erased; and how long things are kept.

create function private.privacy_days() returns integer
language sql immutable parallel safe set search_path = ''
as $$ select 45 $$;
comment on function private.privacy_days() is
  'Days in which a request is answered, and by which it may be put off once. src/features/privacy/model/requests.ts says the same.';

create table private.privacy_requests (
  id uuid primary key,
  kind text not null,
  name text,
  email text,
  phone text,
  opened_at timestamptz not null default now(),
  due_at timestamptz not null default now() + make_interval(days => private.privacy_days()),
  closed_at timestamptz,
  report jsonb,
  constraint privacy_requests_kind_known check (kind in ('access', 'correct', 'erase')),
  constraint privacy_requests_name_2_to_200 check (private.text_length(name) between 2 and 200),
  constraint privacy_requests_email_shape check (private.is_email(email) and char_length(email) <= 254),
  constraint privacy_requests_phone_shape
  check (char_length(phone) <= 40 and length(private.dial_digits(phone)) between 7 and 15),
  constraint privacy_requests_say_who check (closed_at is not null or num_nonnulls(email, phone) > 0)
);
comment on table private.privacy_requests is 'Who asked to see, put right or erase what is kept of them, and by when. An erased one says of whom no more.';
create index privacy_requests_due_at_idx on private.privacy_requests (due_at) where closed_at is null;
alter table private.privacy_requests enable row level security;

create table private.privacy_steps (
  id uuid primary key,
  request_id uuid not null references private.privacy_requests (id),
  step text not null,
  reason text,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  constraint privacy_steps_step_known check (
    step in ('opened', 'identity_checked', 'extended', 'file_made', 'corrected', 'erased', 'done', 'refused')
  ),
  constraint privacy_steps_reason_at_most_1000 check (private.text_length(reason) between 1 and 1000),
  constraint privacy_steps_say_why check (step not in ('identity_checked', 'extended', 'refused') or reason is not null)
);
comment on table private.privacy_steps is 'What was done about a request, by whom and why. Added, never changed.';
create index privacy_steps_request_id_idx on private.privacy_steps (request_id, created_at);
create index privacy_steps_user_id_idx on private.privacy_steps (user_id) where user_id is not null;
create unique index privacy_steps_put_off_once on private.privacy_steps (request_id) where step = 'extended';
alter table private.privacy_steps enable row level security;

create function private.refuse_step_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- An account that is deleted, and what was said of somebody who is erased.
  if tg_op = 'UPDATE' and (private.is_erasing()
    or (new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id')) then
    return new;
  end if;
  raise exception 'What was done about a request is not changed.' using errcode = '42501';
end
$$;
create trigger privacy_steps_never_change before update or delete on private.privacy_steps
  for each row execute function private.refuse_step_change();

-- Where something about a person stands, in one place. tests/db/personColumns.test.ts fails for a text that is not in it.
create table private.person_columns (
  of_table text not null,
  of_column text not null,
  treatment text not null,
  constraint person_columns_pkey primary key (of_table, of_column),
  constraint person_columns_treatment_known check (treatment in ('row', 'blank', 'words', 'kept'))
);
comment on table private.person_columns is 'Every column that holds something about a person.';
comment on column private.person_columns.treatment is
  'What erasing does. row: the whole row goes. blank: the row stays without it. words: free text, in which name, e-mail and number are '
  'struck out wherever else they stand. kept: it stays, and the report says why.';
alter table private.person_columns enable row level security;

insert into private.person_columns (of_table, of_column, treatment)
select listed.of_table, listed.of_column, listed.treatment
from (
  select said.of_table, unnest(said.columns) as of_column, said.treatment
  from (values
    ('public.signups', '{name,email,phone,ride_from,trap}'::text[], 'row'),
    ('public.signups', '{interest,availability,notes}', 'words'),
    ('public.yard_sign_requests', '{name,address,phone,trap}', 'row'),
    ('public.yard_sign_requests', '{notes}', 'words'),
    ('public.inbox_items', '{words}', 'row'),
    ('public.inbox_items', '{tags}', 'words'),
    ('public.submission_actions', '{note,tag}', 'words'),
    ('public.sign_events', '{note}', 'words'),
    ('public.sign_photos', '{picture}', 'row'),
    ('private.sign_heads', '{building,door}', 'row'),
    ('private.sign_routes', '{name}', 'words'),
    ('public.sign_stock_moves', '{note}', 'words'),
    ('public.canvassers', '{name,email,phone}', 'row'),
    ('public.event_checkins', '{name,email,phone}', 'blank'),
    ('public.people', '{external_id,name,phone,email,language,phone_digits}', 'blank'),
    ('public.households', '{external_id,street,suffix,unit}', 'kept'),
    ('public.households', '{access_note}', 'words'),
    ('public.contact_attempts', '{answers,dialed,language}', 'blank'),
    ('public.contact_attempts', '{notes}', 'words'),
    ('private.former_contacts', '{digits}', 'row'),
    ('public.shift_rollbacks', '{reason}', 'words'),
    ('public.consents', '{contact_point}', 'row'),
    ('private.contact_points', '{contact_point}', 'row'),
    ('private.outgoing_mails', '{data}', 'row'),
    ('public.invitations', '{email}', 'row'),
    ('private.security_events', '{detail}', 'words'),
    ('public.audit_events', '{actor_email,before,after}', 'blank'),
    ('private.person_records', '{name_key,email,phone,door,words}', 'row'),
    ('private.privacy_requests', '{name,email,phone}', 'blank'),
    ('private.privacy_steps', '{reason}', 'words')
  ) as said (of_table, columns, treatment)
) as listed;

-- Ids alone: a phone that sends again what it does not know to be erased is answered, and nothing comes back.
create table private.erased_ids (
  id uuid primary key,
  erased_at timestamptz not null default now()
);
comment on table private.erased_ids is 'Ids of rows that were erased, which say nothing about anybody.';
alter table private.erased_ids enable row level security;

-- Answered as what is there already, which a phone forgets as delivered: refused in other words, it would stay there, with the name, until
-- somebody throws it away. Taken and not kept, it was a database that says 201 and stores nothing, which ends the server.
create function private.answer_for_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said constant jsonb := to_jsonb(new);
begin
  if exists (
    select 1 from private.erased_ids as gone
    where gone.id = new.id or gone.id in (select (said ->> one)::uuid from unnest(tg_argv) as one)
  ) then
    raise unique_violation using
      message = format('duplicate key value violates unique constraint "%s_pkey"', tg_table_name),
      schema = tg_table_schema, table = tg_table_name, constraint = tg_table_name || '_pkey';
  end if;
  return new;
end
$$;
comment on function private.answer_for_erased() is
  'Keeps no row that was erased, or is about one that was. Arguments: the columns that name the other. Raises 23505 of the primary key.';
create trigger signups_answer_for_erased before insert on public.signups
  for each row execute function private.answer_for_erased();
create trigger yard_sign_requests_answer_for_erased before insert on public.yard_sign_requests
  for each row execute function private.answer_for_erased();
create trigger event_checkins_answer_for_erased before insert on public.event_checkins
  for each row execute function private.answer_for_erased('signup_id', 'walk_in_id');
create trigger submission_actions_answer_for_erased before insert on public.submission_actions
  for each row execute function private.answer_for_erased('submission_id');
create trigger sign_events_answer_for_erased before insert on public.sign_events
  for each row execute function private.answer_for_erased('request_id');
create trigger sign_photos_answer_for_erased before insert on public.sign_photos
  for each row execute function private.answer_for_erased('event_id');
create trigger people_answer_for_erased before insert on public.people
  for each row execute function private.answer_for_erased();
-- What came of a door is counted still, without what was said there.
create function private.keep_nothing_said_by_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from private.erased_ids as gone where gone.id = new.person_id) then
    new.notes := null;
    new.dialed := null;
    new.support := null;
    new.answers := '[]';
    new.language := null;
  end if;
  return new;
end
$$;
comment on function private.keep_nothing_said_by_erased() is 'Takes of a late result only what came of it.';
create trigger contact_attempts_answer_for_erased before insert on public.contact_attempts
  for each row execute function private.keep_nothing_said_by_erased();

-- Who is meant. One number may be a family's: by it alone only whoever has the name, too.
create function private.is_asker(asks private.privacy_requests, name text, email text, phone text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(lower(btrim(email)) = lower(btrim(asks.email)), false)
    or coalesce(
      private.contact_point('sms', phone) = private.contact_point('sms', asks.phone)
      and coalesce(private.name_key(name) = private.name_key(asks.name), true), false
    )
$$;
comment on function private.is_asker(private.privacy_requests, text, text, text) is
  'Whether a row is of whoever asks: the same e-mail, or the same number and, where both say one, the same name.';

-- Of 50,000 forms and 30,000 voters the few that may be theirs.
create index signups_last_digits_idx on public.signups (right(regexp_replace(phone, '\D', '', 'g'), 7)) where phone is not null;
create index signups_email_idx on public.signups (lower(btrim(email)));
create index yard_sign_requests_last_digits_idx on public.yard_sign_requests (right(regexp_replace(phone, '\D', '', 'g'), 7));
create index people_last_digits_idx on public.people (right(regexp_replace(phone, '\D', '', 'g'), 7)) where phone is not null;
create index people_email_idx on public.people (lower(btrim(email))) where email is not null;

-- What was asked and suggested has its tables in later migrations, and is asked when somebody asks.
create function private.questions_of(points text[]) returns table (id uuid, name text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select asked.id, asked.name, asked.created_at from public.qa_questions as asked
  where asked.id in (
    select who.item_id from private.followers as who join private.contact_points as point on point.id = who.point_id
    where who.kind = 'question' and point.contact_point = any (points)
  ) or (asked.origin in ('before', 'room') and asked.user_id in (
    select account.id from auth.users as account where lower(account.email) = any (points)
  ));
end
$$;
comment on function private.questions_of(text[]) is 'What was asked at town halls by whoever left one of these addresses, or was signed in with it.';

create function private.corrections_of(asks private.privacy_requests) returns table (id uuid, email text, phone text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select said.id, said.email, said.phone, said.created_at from public.page_corrections as said
  where (lower(btrim(said.email)) = lower(btrim(asks.email))
      or right(regexp_replace(said.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, null, said.email, said.phone)
  union
  select said.id, said.email, said.phone, said.created_at from public.page_corrections as said
  where said.user_id in (select account.id from auth.users as account where lower(account.email) = lower(btrim(asks.email)));
end
$$;
comment on function private.corrections_of(private.privacy_requests) is
  'What they said is wrong with a page, where they left an address or a number with it or were signed in.';

create function private.around_questions(points text[], questions uuid[]) returns table (of_table text, id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select 'private.followers', who.item_id from private.followers as who join private.contact_points as point on point.id = who.point_id
  where point.contact_point = any (points)
  union all
  select 'public.qa_acts', act.id from public.qa_acts as act where act.question_id = any (questions)
  union all
  select 'public.qa_wishes', wish.id from public.qa_wishes as wish where wish.question_id = any (questions);
end
$$;
comment on function private.around_questions(text[], uuid[]) is 'What hangs on questions, and on addresses that are written to about one or about an idea.';

create function private.rows_of(asks private.privacy_requests) returns table (of_table text, id uuid, name text, email text, phone text, address text, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  -- The cheap comparison first: it is made with every row there is.
  select 'public.signups', form.id, form.name, form.email, form.phone, null, form.created_at
  from public.signups as form
  where (lower(btrim(form.email)) = lower(btrim(asks.email)) or right(regexp_replace(form.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, form.name, form.email, form.phone)
  union all
  select 'public.yard_sign_requests', form.id, form.name, null, form.phone, form.address, form.created_at
  from public.yard_sign_requests as form
  where (right(regexp_replace(form.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, form.name, null, form.phone)
  union all
  select 'public.people', one.id, one.name, one.email, one.phone,
    concat_ws(' ', door.number || coalesce(door.suffix, ''), door.street, door.unit), one.created_at
  from public.people as one join public.households as door on door.id = one.household_id
  where (lower(btrim(one.email)) = lower(btrim(asks.email)) or right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, one.name, one.email, one.phone)
  union all
  select 'public.canvassers', one.id, one.name, one.email, one.phone, null, one.created_at
  from public.canvassers as one
  where (lower(btrim(one.email)) = lower(btrim(asks.email)) or right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, one.name, one.email, one.phone)
  union all
  select 'public.event_checkins', one.id, one.name, one.email, one.phone, null, one.created_at
  from public.event_checkins as one
  where one.action = 'walk_in' and (lower(btrim(one.email)) = lower(btrim(asks.email)) or right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(regexp_replace(asks.phone, '\D', '', 'g'), 7))
    and private.is_asker(asks, one.name, one.email, one.phone)
  union all
  select 'public.invitations', one.id, null, one.email, null, null, one.created_at
  from public.invitations as one where lower(one.email) = lower(btrim(asks.email))
  union all
  -- The address itself stands in no row of theirs.
  select 'public.qa_questions', one.id, one.name, null, null, null, one.at
  from private.questions_of(array[private.contact_point('email', asks.email)]) as one where asks.email is not null
  union all
  select 'public.page_corrections', one.id, null, one.email, one.phone, null, one.at from private.corrections_of(asks) as one
$$;
comment on function private.rows_of(private.privacy_requests) is 'The rows that name whoever asks. What hangs on them follows from these.';

-- A number that others have, too, is theirs as well: what was said about it stays.
create function private.contacts_of(asks private.privacy_requests) returns table (channel text, contact_point text, shared boolean)
language sql stable security definer set search_path = ''
as $$
  with found as (
    select kind.channel, private.contact_point(kind.channel, kind.said) as contact_point
    from (
      select asks.email as email, asks.phone as phone
      union select one.email, one.phone from private.rows_of(asks) as one
    ) as one
    cross join lateral (values ('email', one.email), ('sms', one.phone)) as kind (channel, said)
  )
  select distinct found.channel, found.contact_point, found.channel = 'sms' and (
    exists (
      -- By the indexes first, and only then by what is dear.
      select 1 from (
        select one.name, one.email, one.phone from public.people as one
        where right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(found.contact_point, 7)
        union all
        select one.name, one.email, one.phone from public.signups as one
        where right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(found.contact_point, 7)
        union all
        select one.name, null, one.phone from public.yard_sign_requests as one
        where right(regexp_replace(one.phone, '\D', '', 'g'), 7) = right(found.contact_point, 7)
        offset 0
      ) as other
      where private.contact_point('sms', other.phone) = found.contact_point
        and not private.is_asker(asks, other.name, other.email, other.phone)
    )
  )
  from found where found.contact_point is not null
$$;
comment on function private.contacts_of(private.privacy_requests) is
  'The addresses and numbers of whoever asks, and whether somebody else has the number, too.';

-- Full names, addresses and numbers as they may stand in somebody's notes. A first name alone is too many people's.
create function private.mention_of(asks private.privacy_requests, with_numbers boolean) returns text
language sql stable security definer set search_path = ''
as $$
  with said as (
    select asks.name as name, asks.email as email, asks.phone as phone
    union select one.name, one.email, one.phone from private.rows_of(asks) as one
  ), part as (
    select '\m' || regexp_replace(regexp_replace(btrim(name), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g') || '\M' as pattern
    from said where btrim(name) ~ '\S\s+\S'
    union
    select regexp_replace(btrim(email), '([^[:alnum:]])', '\\\1', 'g') from said where email is not null
    union
    select regexp_replace(private.dial_digits(phone), '(\d)(?=\d)', '\1\\D{0,3}', 'g')
    from said where with_numbers and length(private.dial_digits(phone)) >= 7
  )
  select string_agg('(?:' || part.pattern || ')', '|') from part where part.pattern <> ''
$$;
comment on function private.mention_of(private.privacy_requests, boolean) is 'A pattern that finds who asks in free text.';

-- Strikes out, or only counts. The names of tables and columns come from the list above, never from a caller.
create function private.strike_mentions(pattern text, really boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  listed record;
  found_rows bigint;
  result jsonb := '[]';
begin
  if pattern is null then
    return result;
  end if;
  for listed in
    select known.of_table, known.of_column from private.person_columns as known
    where known.treatment = 'words' and known.of_column <> 'tags' order by 1, 2
  loop
    if really then
      execute format(
        'update %s set %I = nullif(regexp_replace(%I, $1, ''[…]'', ''gi''), '''') where %I ~* $1',
        listed.of_table, listed.of_column, listed.of_column, listed.of_column
      ) using pattern;
      get diagnostics found_rows = row_count;
    else
      execute format('select count(*) from %s where %I ~* $1', listed.of_table, listed.of_column) into found_rows using pattern;
    end if;
    if found_rows > 0 then
      result := result || jsonb_build_object('table', listed.of_table, 'column', listed.of_column, 'rows', found_rows);
    end if;
  end loop;
  if really then
    update public.inbox_items as line
    set tags = array(select regexp_replace(one, pattern, '[…]', 'gi') from unnest(line.tags) as one)
    where array_to_string(line.tags, ' ') ~* pattern;
  end if;
  return result;
end
$$;
comment on function private.strike_mentions(text, boolean) is 'Strikes who asks out of free text, or says where they stand in it.';

create function private.request_for(request uuid, kinds text[]) returns private.privacy_requests
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests;
begin
  perform private.require_permission('lead_campaign');
  select * into asks from private.privacy_requests as one where one.id = request for update;
  if asks.id is null then
    raise exception 'There is no such request.' using errcode = '22023';
  end if;
  if asks.closed_at is not null then
    raise exception 'This request is closed.' using errcode = 'PT409';
  end if;
  if not asks.kind = any (kinds) then
    raise exception 'This request asks for something else.' using errcode = 'PT409';
  end if;
  return asks;
end
$$;
comment on function private.request_for(uuid, text[]) is
  'An open request of one of these kinds, held. Raises 42501 for others than leaders, 22023 for none, PT409 for one that is closed or other.';

create function private.require_identity_checked(request uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from private.privacy_steps as done where done.request_id = request and done.step = 'identity_checked'
  ) then
    raise exception 'Say first how you know that it is they.' using errcode = 'PT409';
  end if;
end
$$;

create function public.privacy_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asks.id, 'kind', asks.kind, 'name', asks.name, 'email', asks.email, 'phone', asks.phone, 'opened_at', asks.opened_at,
      'due_at', asks.due_at, 'closed_at', asks.closed_at, 'report', asks.report,
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', done.id, 'step', done.step, 'reason', done.reason, 'at', done.created_at, 'by', private.name_of(done.user_id)
        ) order by done.created_at, done.id), '[]')
        from private.privacy_steps as done where done.request_id = asks.id
      )
    ) order by asks.closed_at desc nulls first, asks.due_at, asks.id), '[]')
    from (
      select * from private.privacy_requests as one order by one.closed_at desc nulls first, one.due_at limit 300
    ) as asks
  );
end
$$;
comment on function public.privacy_requests() is
  'The open requests, what is due first, then the closed ones, at most 300, with their steps, one JSON array. Raises 42501 for others than leaders.';

create function public.open_privacy_request(request uuid, kind text, name text, email text, phone text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  insert into private.privacy_requests (id, kind, name, email, phone)
  values (
    request, open_privacy_request.kind, nullif(btrim(open_privacy_request.name), ''),
    lower(nullif(btrim(open_privacy_request.email), '')), nullif(btrim(open_privacy_request.phone), '')
  )
  on conflict (id) do nothing;
  if found then
    insert into private.privacy_steps (id, request_id, step, user_id) values (request, request, 'opened', auth.uid());
  end if;
exception when check_violation or not_null_violation then
  raise exception 'A request says what is asked, and an e-mail address or a phone number.' using errcode = '22023';
end
$$;
comment on function public.open_privacy_request(uuid, text, text, text, text) is
  'Notes what somebody asks; sent again with the same id it changes nothing. Raises 42501 for others than leaders, 22023 for what is no request.';

create function public.note_privacy_step(step_id uuid, request uuid, step text, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests;
begin
  perform private.require_permission('lead_campaign');
  if exists (select 1 from private.privacy_steps as done where done.id = step_id) then
    return; -- Sent again after a lost answer.
  end if;
  asks := private.request_for(request, '{access,correct,erase}');
  if coalesce(note_privacy_step.step, '') not in ('identity_checked', 'extended', 'done', 'refused') then
    raise exception 'There is no such step.' using errcode = '22023';
  end if;
  -- A request to be erased is done by erasing.
  if note_privacy_step.step = 'done' and asks.kind = 'erase' then
    raise exception 'This request asks for something else.' using errcode = 'PT409';
  end if;
  insert into private.privacy_steps (id, request_id, step, reason, user_id)
  values (step_id, request, note_privacy_step.step, nullif(btrim(note_privacy_step.reason), ''), auth.uid());
  update private.privacy_requests as one set
    due_at = case note_privacy_step.step when 'extended' then one.due_at + make_interval(days => private.privacy_days()) else one.due_at end,
    closed_at = case when note_privacy_step.step in ('done', 'refused') then now() end
  where one.id = request;
exception
  when check_violation or not_null_violation then
    raise exception 'Say in a few words why.' using errcode = '22023';
  when unique_violation then
    raise exception 'A request is put off once.' using errcode = 'PT409';
end
$$;
comment on function public.note_privacy_step(uuid, uuid, text, text) is
  'Notes that identity was checked (how), that the answer takes longer (why), that it is done, or refused (why). Raises 42501 for others '
  'than leaders, 22023 without a reason, PT409 for a closed request or one that was put off already.';

-- What hangs on the rows found, as (table, id): one list for the file, the plan and the erasing.
create function private.everything_of(asks private.privacy_requests) returns table (of_table text, id uuid, deed text)
language sql stable security definer set search_path = ''
as $$
  with found as materialized (select one.of_table, one.id from private.rows_of(asks) as one),
  own as materialized (select one.contact_point from private.contacts_of(asks) as one where not one.shared),
  form as (
    select found.id from found where found.of_table = 'public.signups'
    union select one.signup_id from public.canvassers as one join found on found.id = one.id and found.of_table = 'public.canvassers'
  ),
  sign as (select found.id from found where found.of_table = 'public.yard_sign_requests'),
  voter as (select found.id from found where found.of_table = 'public.people'),
  talk as (select fact.id, fact.result from public.contact_attempts as fact where fact.person_id in (select voter.id from voter)),
  question as (
    select found.id from found where found.of_table = 'public.qa_questions'
    union select one.id from private.questions_of(array(select own.contact_point from own)) as one
  )
  select 'public.signups', form.id, 'removed' from form
  union all select 'public.canvassers', one.id, 'removed' from public.canvassers as one where one.signup_id in (select form.id from form)
  union all select 'public.event_checkins', one.id, 'removed' from public.event_checkins as one where one.signup_id in (select form.id from form)
  union all select 'public.ride_matches', one.rider_id, 'removed' from public.ride_matches as one
    where one.rider_id in (select form.id from form) or one.driver_id in (select form.id from form)
  union all select 'public.submission_actions', one.id, 'removed' from public.submission_actions as one
    where one.submission_id in (select form.id from form union all select sign.id from sign union all select talk.id from talk)
  union all select 'public.yard_sign_requests', sign.id, 'removed' from sign
  union all select 'public.sign_events', one.id, 'removed' from public.sign_events as one where one.request_id in (select sign.id from sign)
  union all select 'public.sign_photos', one.id, 'removed' from public.sign_photos as one
    join public.sign_events as fact on fact.id = one.event_id where fact.request_id in (select sign.id from sign)
  union all select 'public.invitations', found.id, 'removed' from found where found.of_table = 'public.invitations'
  union all select 'public.consents', one.id, 'removed' from public.consents as one
    join own on own.contact_point = one.contact_point
  union all select 'private.contact_points', one.id, 'removed' from private.contact_points as one
    join own on own.contact_point = one.contact_point
  union all select 'private.outgoing_mails', mail.id, 'removed' from private.outgoing_mails as mail
    join private.contact_points as one on one.id = mail.point_id
    join own on own.contact_point = one.contact_point
  union all select 'public.qa_questions', question.id, 'removed' from question
  union all select 'public.page_corrections', found.id, 'removed' from found where found.of_table = 'public.page_corrections'
  union all select one.of_table, one.id, 'removed'
    from private.around_questions(array(select own.contact_point from own), array(select question.id from question)) as one
  union all select 'auth.users', account.id, 'removed' from auth.users as account where lower(account.email) = lower(asks.email)
  union all select 'public.event_checkins', found.id, 'nameless' from found where found.of_table = 'public.event_checkins'
  union all select 'public.people', voter.id, 'nameless' from voter
  union all select 'public.contact_attempts', talk.id, 'nameless' from talk
$$;
comment on function private.everything_of(private.privacy_requests) is 'Every row about who asks, and what erasing does with it.';

create function private.is_staff_account(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.users as account join public.user_roles as held on held.user_id = account.id
    where lower(account.email) = lower(address)
  )
$$;
comment on function private.is_staff_account(text) is 'Whether the account of this address holds a role.';

-- The ledger comes later (20261201091100_ledger.sql), and is asked when somebody asks.
create function private.gifts_that_stay(asks private.privacy_requests) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(distinct entry.id)
    from public.ledger_entries as entry join public.contributor_versions as known on known.contributor_id = entry.contributor_id
    where private.is_asker(asks, known.name, known.email, known.phone)
  );
end
$$;
comment on function private.gifts_that_stay(private.privacy_requests) is 'Entries of the ledger by whoever asks: the books are kept as long as the law says.';

create function private.report_on(asks private.privacy_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(summed) order by summed."table", summed.deed), '[]') from (
        select one.of_table as "table", one.deed, count(*) as rows from private.everything_of(asks) as one group by 1, 2
      ) as summed
    ),
    'stays', (
      select coalesce(jsonb_agg(jsonb_build_object('what', kept.what, 'rows', kept.n)), '[]') from (
        select 'address_on_a_walk' as what, count(*) as n from private.rows_of(asks) as one where one.of_table = 'public.people'
        union all
        select 'results_counted', count(*) from private.everything_of(asks) as one where one.of_table = 'public.contact_attempts'
        union all
        select 'shared_number', count(*) from private.contacts_of(asks) as one where one.shared
        union all
        select 'suppression', count(*) from private.contacts_of(asks) as one where not one.shared
        union all
        select 'gifts', private.gifts_that_stay(asks)
      ) as kept where kept.n > 0
    )
  )
$$;
comment on function private.report_on(private.privacy_requests) is 'How many rows of each table, what becomes of them, and what stays.';

create function public.plan_erasure(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{access,correct,erase}');
begin
  return private.report_on(asks) || jsonb_build_object(
    'mentions', private.strike_mentions(private.mention_of(asks, true), false),
    'found', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.of_table, one.at), '[]')
      from (select * from private.rows_of(asks) as row order by row.of_table, row.at limit 200) as one
    ),
    'standing_signs', (
      select count(*) from private.rows_of(asks) as one join private.sign_heads as head on head.request_id = one.id
      where head.state in ('standing', 'damaged')
    ),
    'is_staff', private.is_staff_account(asks.email)
  );
end
$$;
comment on function public.plan_erasure(uuid) is
  'What is kept of who asks, and what erasing would do with it, without doing it. Raises 42501 for others than leaders, 22023 for no '
  'request, PT409 for a closed one.';

create function public.privacy_file(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{access}');
  listed record;
  said jsonb;
  sections jsonb := '[]';
begin
  perform private.require_recent_proof();
  perform private.require_identity_checked(request);
  for listed in
    select one.of_table, array_agg(distinct one.id) as ids from private.everything_of(asks) as one
    where one.of_table <> 'auth.users' group by 1 order by 1
  loop
    execute format(
      'select jsonb_agg(jsonb_strip_nulls(to_jsonb(kept) - ''user_id'' - ''canvasser'' - ''trap'') order by kept.%I) from %s as kept where kept.%I = any ($1)',
      case listed.of_table when 'public.ride_matches' then 'rider_id' when 'private.followers' then 'item_id' else 'id' end, listed.of_table,
      case listed.of_table when 'public.ride_matches' then 'rider_id' when 'private.followers' then 'item_id' else 'id' end
    ) into said using listed.ids;
    sections := sections || jsonb_build_object('table', listed.of_table, 'rows', said);
  end loop;
  select jsonb_agg(jsonb_build_object('email', account.email, 'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at))
  into said from auth.users as account where lower(account.email) = lower(asks.email);
  if said is not null then
    sections := sections || jsonb_build_object('table', 'auth.users', 'rows', said);
  end if;
  insert into private.privacy_steps (id, request_id, step, user_id) values (gen_random_uuid(), request, 'file_made', auth.uid());
  insert into private.security_events (user_id, action, detail) values (auth.uid(), 'exported', 'privacy request ' || request);
  return jsonb_build_object('made_at', now(), 'name', asks.name, 'email', asks.email, 'phone', asks.phone, 'sections', sections);
end
$$;
comment on function public.privacy_file(uuid) is
  'Everything about who asks, table by table. Written down. Raises 42501 for others than leaders, PT428 without recent proof, 22023 for '
  'no request, PT409 for a closed one, one of another kind, or before identity was checked.';

create function public.correct_person(request uuid, field text, value text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{correct}');
  put constant text := btrim(value);
  listed record;
  done bigint;
  result jsonb := '[]';
begin
  perform private.require_recent_proof();
  perform private.require_identity_checked(request);
  if field is null or field not in ('name', 'email', 'phone', 'address') or coalesce(put, '') = '' then
    raise exception 'Say what to put right, and how it is.' using errcode = '22023';
  end if;
  for listed in
    select one.of_table, array_agg(one.id) as ids from private.rows_of(asks) as one
    where (one.of_table, field) in (
      select 'public.' || has.tab, unnest(has.fields) from (values
        ('signups', '{name,email,phone}'::text[]), ('yard_sign_requests', '{name,phone,address}'), ('people', '{name,email,phone}'),
        ('canvassers', '{name,email,phone}'), ('event_checkins', '{name,email,phone}'), ('page_corrections', '{email,phone}')
      ) as has (tab, fields)
    )
    group by 1
  loop
    -- A telephone that somebody left out of a form is not added to it.
    execute format('update %s set %I = $1 where id = any ($2) and %I is not null and %I <> $1', listed.of_table, field, field, field)
    using put, listed.ids;
    get diagnostics done = row_count;
    if done > 0 then
      result := result || jsonb_build_object('table', listed.of_table, 'column', field, 'rows', done);
      if listed.of_table = 'public.yard_sign_requests' and field = 'address' then
        update private.sign_heads as head set building = keys.building, door = keys.door
        from private.address_keys(put) as keys where head.request_id = any (listed.ids);
      end if;
      insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before, after)
      select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()),
        substr(listed.of_table, 8), 'UPDATE', request, jsonb_build_object(field, '{"kept": false}'::jsonb),
        jsonb_build_object(field, '{"kept": false, "changed": true}'::jsonb, 'rows', done);
    end if;
  end loop;
  -- What is asked for afterwards is found under what is so now.
  update private.privacy_requests as one set
    name = case field when 'name' then put else one.name end,
    email = case field when 'email' then lower(put) else one.email end,
    phone = case field when 'phone' then put else one.phone end
  where one.id = request;
  insert into private.privacy_steps (id, request_id, step, reason, user_id)
  values (gen_random_uuid(), request, 'corrected', field, auth.uid());
  return result;
exception when check_violation then
  raise exception 'This cannot be so: look at it again.' using errcode = '22023';
end
$$;
comment on function public.correct_person(uuid, text, text) is
  'Puts a name, e-mail, number or address right in every row of who asks that has one; the record of changes knows the field alone. '
  'Raises as privacy_file() does, and 22023 for what the forms would refuse.';

-- Forms with all that hangs on them, in the order in which they let go of each other. Also for what is kept no longer.
create function private.remove_forms(forms uuid[], signs uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.erased_ids (id)
  select unnest(forms) union select unnest(signs)
  union select fact.id from public.event_checkins as fact where fact.signup_id = any (forms)
  union select fact.id from public.sign_events as fact where fact.request_id = any (signs)
  union select picture.id from public.sign_photos as picture join public.sign_events as fact on fact.id = picture.event_id
    where fact.request_id = any (signs)
  union select done.id from public.submission_actions as done where done.submission_id = any (forms || signs)
  on conflict do nothing;
  delete from public.ride_matches as pair where pair.rider_id = any (forms) or pair.driver_id = any (forms);
  delete from public.event_checkins as fact where fact.signup_id = any (forms);
  delete from public.canvassers as picked where picked.signup_id = any (forms);
  delete from public.signups as form where form.id = any (forms);
  delete from public.yard_sign_requests as form where form.id = any (signs);
end
$$;
comment on function private.remove_forms(uuid[], uuid[]) is 'Removes forms and yard-sign requests with everything that was done about them.';

-- A question with all that was decided about it. What others asked alike stands for itself again, with the answer that it had.
create function private.remove_questions(questions uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(questions) = 0 then
    return;
  end if;
  perform private.one_at_a_time('questions');
  insert into private.erased_ids (id)
  select unnest(questions)
  union select act.id from public.qa_acts as act where act.question_id = any (questions)
  union select wish.id from public.qa_wishes as wish where wish.question_id = any (questions)
  on conflict do nothing;
  perform private.part_from(asked) from public.qa_questions as asked where asked.id = any (questions);
  delete from private.support_items as item using public.qa_questions as asked
  where asked.id = any (questions) and item.kind = 'question' and item.item_id = asked.shown_id;
  delete from public.qa_questions as asked where asked.id = any (questions);
end
$$;
comment on function private.remove_questions(uuid[]) is 'Removes questions with everything that was decided, wished and counted of them.';

create function private.remove_corrections(corrections uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.erased_ids (id)
  select unnest(corrections)
  union select act.id from public.page_correction_acts as act where act.correction_id = any (corrections)
  on conflict do nothing;
  delete from public.page_corrections as said where said.id = any (corrections);
end
$$;
comment on function private.remove_corrections(uuid[]) is 'Removes what readers said is wrong, with every verdict on it.';

create function private.erase_account(address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  for account in select one.id from auth.users as one where lower(one.email) = lower(address) loop
    delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = account::text;
    delete from auth.flow_state as flow where flow.user_id = account;
    delete from auth.users as one where one.id = account;
  end loop;
  delete from auth.audit_log_entries as entry where strpos(lower(entry.payload::text), lower(address)) > 0;
end
$$;
comment on function private.erase_account(text) is 'Removes an account with its sessions, factors and what the auth server wrote down of it.';

create function public.erase_person(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests;
  outcome jsonb;
  struck text;
  in_records text;
  voters uuid[];
  talks uuid[];
  points text[];
begin
  perform private.require_permission('lead_campaign');
  -- The answer to a press whose answer was lost.
  select one.report into outcome from private.privacy_requests as one where one.id = request and one.kind = 'erase' and one.report is not null;
  if outcome is not null then
    return outcome;
  end if;
  asks := private.request_for(request, '{erase}');
  perform private.require_recent_proof();
  perform private.require_identity_checked(request);
  if private.is_staff_account(asks.email) then
    raise exception 'Take their roles away first.' using errcode = 'PT409';
  end if;
  insert into private.erasing default values;
  outcome := private.report_on(asks);
  struck := private.mention_of(asks, true);
  in_records := private.mention_of(asks, false);
  voters := array(select one.id from private.rows_of(asks) as one where one.of_table = 'public.people');
  talks := array(select one.id from private.everything_of(asks) as one where one.of_table = 'public.contact_attempts');
  points := array(select own.contact_point from private.contacts_of(asks) as own where not own.shared);

  insert into private.suppressed_addresses (hash)
  select private.suppression_hash(said.kind, said.value) from (
    select case own.channel when 'email' then 'email' else 'phone' end, own.contact_point
    from private.contacts_of(asks) as own where not own.shared
    union all
    select 'voter', one.external_id from public.people as one where one.id = any (voters) and one.external_id is not null
    union all
    select 'person', private.name_key(one.name) || '|' || private.door_key(door.street, door.number, door.suffix, door.unit)
    from public.people as one join public.households as door on door.id = one.household_id where one.id = any (voters)
  ) as said (kind, value)
  on conflict do nothing;
  insert into private.erased_ids (id) select unnest(voters || talks) on conflict do nothing;
  delete from public.invitations as one where lower(one.email) = asks.email;
  -- Nameless before the rest, while they are still found.
  update public.event_checkins as walk_in set name = 'Erased', email = null, phone = null
  where walk_in.id in (select one.id from private.rows_of(asks) as one where one.of_table = 'public.event_checkins');
  perform private.remove_forms(
    array(select one.id from private.everything_of(asks) as one where one.of_table = 'public.signups'),
    array(select one.id from private.everything_of(asks) as one where one.of_table = 'public.yard_sign_requests')
  );
  perform private.remove_questions(array(select one.id from private.everything_of(asks) as one where one.of_table = 'public.qa_questions'));
  perform private.remove_corrections(array(select one.id from private.corrections_of(asks) as one));
  delete from public.consents as said where said.contact_point = any (points);
  delete from private.contact_points as point where point.contact_point = any (points);

  delete from public.call_leases as one where one.person_id = any (voters);
  delete from public.responses as said where said.attempt_id = any (talks);
  update public.people as one set
    name = 'Erased', phone = null, email = null, external_id = null, language = null, birth_year = null, do_not_contact = true
  where one.id = any (voters);
  delete from private.person_records as one where one.kind = 'voter' and one.id = any (voters);
  -- Also the number that was just noted as a former one.
  delete from private.former_contacts as one where one.person_id = any (voters);
  update public.contact_attempts as fact set
    notes = null, dialed = null, support = null, answers = '[]', language = null where fact.id = any (talks);
  insert into private.erased_ids (id)
  select done.id from public.submission_actions as done where done.submission_id = any (talks) on conflict do nothing;
  delete from public.inbox_items as line where line.kind = 'contact_attempt' and line.id = any (talks);

  if asks.email is not null then
    perform private.erase_account(asks.email);
    update public.audit_events as entry set actor_email = null where lower(entry.actor_email) = asks.email;
  end if;
  if in_records is not null then
    update public.audit_events as entry set
      before = regexp_replace(entry.before::text, in_records, '[…]', 'gi')::jsonb,
      after = regexp_replace(entry.after::text, in_records, '[…]', 'gi')::jsonb
    where entry.before::text ~* in_records or entry.after::text ~* in_records;
  end if;
  outcome := outcome || jsonb_build_object('mentions', private.strike_mentions(struck, true), 'erased_at', now());

  -- Others that the same person made say of whom no more either.
  update private.privacy_requests as one set name = null, email = null, phone = null, closed_at = coalesce(one.closed_at, now())
  where one.id <> request and private.is_asker(asks, one.name, one.email, one.phone);
  update private.privacy_requests as one set
    name = null, email = null, phone = null, closed_at = now(), report = outcome
  where one.id = request;
  insert into private.privacy_steps (id, request_id, step, user_id) values (gen_random_uuid(), request, 'erased', auth.uid());
  delete from private.erasing as now_so where now_so.transaction = pg_current_xact_id();
  return outcome;
end
$$;
comment on function public.erase_person(uuid) is
  'Erases who asks from everywhere and says what was removed, what was made nameless and what stays; pressed again it says the same. Raises '
  '42501 for others than leaders, PT428 without recent proof, 22023 for no request, PT409 for a closed one, one of another kind, before '
  'identity was checked, and for an account that holds a role.';

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

create function private.grants_for_privacy() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.data_promises() to anon, authenticated;
  grant execute on function
    public.privacy_requests(), public.open_privacy_request(uuid, text, text, text, text),
    public.note_privacy_step(uuid, uuid, text, text), public.plan_erasure(uuid), public.privacy_file(uuid),
    public.correct_person(uuid, text, text), public.erase_person(uuid),
    public.retention_overview(), public.set_retention(text, integer), public.run_retention(text)
    to authenticated;
end
$$;
comment on function private.grants_for_privacy() is 'Everybody signed in may ask; the functions say who may.';

select private.restore_grants();
