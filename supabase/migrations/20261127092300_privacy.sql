-- What people may ask about their data: to see it, to have it corrected, to have it erased. The requests, and where personal data is.

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
    ('public.people', '{external_id,external_source,name,phone,email,language,phone_digits,letters_to}', 'blank'),
    ('public.households', '{external_id,street,suffix,unit,city,zip}', 'kept'),
    ('private.voter_ids', '{source,external_id}', 'row'),
    ('private.voter_matches', '{source,external_id,reason,voter}', 'row'),
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
