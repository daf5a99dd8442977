-- Whose data a request is about: every row of the person, through the records leaders joined, and the look-alikes a leader decides about.

create type private.person_row as (of_table text, id uuid, name text, email text, phone text, address text, at timestamptz);
create type private.person_keys as (emails text[], phones text[], names text[]);
create type private.person_deed as (of_table text, id uuid, deed text);

-- What a leader decided about a look-alike before the file or the erasure.
create table private.privacy_choices (
  request_id uuid not null references private.privacy_requests (id) on delete cascade,
  ref text collate "C" not null,
  same boolean not null,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint privacy_choices_pkey primary key (request_id, ref),
  constraint privacy_choices_ref_shape check (ref ~ '^[syve]-[0-9a-f-]{36}$')
);
comment on table private.privacy_choices is 'For one request, whether a look-alike is the same person. Gone once the person is erased.';
comment on column private.privacy_choices.ref is 'As in private.person_records, or e- and the id of a walk-in.';
create index privacy_choices_user_id_idx on private.privacy_choices (user_id) where user_id is not null;
alter table private.privacy_choices enable row level security;

-- One number may be a family's: by it alone only the person who has the name, too.
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
  'Whether a row names the request''s person: the same e-mail, or the same number and, where both give one, the same name.';

create function private.has_keys(known private.person_keys, name text, email text, phone text) returns boolean
language sql stable set search_path = ''
as $$
  select (coalesce(lower(btrim(email)) = any (known.emails), false) or coalesce(private.contact_point('sms', phone) = any (known.phones), false))
    and (name is null or known.names = '{}' or private.name_key(name) = any (known.names))
$$;
comment on function private.has_keys(private.person_keys, text, text, text) is
  'Whether a row has an e-mail or number of the person and, where it gives a name, one of theirs. Others with the same e-mail are asked about.';

create function private.keys_of(asks private.privacy_requests, theirs private.person_row[]) returns private.person_keys
language sql stable set search_path = ''
as $$
  with said as (
    select asks.name as name, asks.email as email, asks.phone as phone
    union select one.name, one.email, one.phone from unnest(theirs) as one
  )
  select row(
    array(select distinct lower(btrim(said.email)) from said where said.email is not null),
    array(select distinct private.phone_key(said.phone) from said where private.phone_key(said.phone) is not null),
    array(select distinct private.name_key(said.name) from said where private.name_key(said.name) <> '')
  )::private.person_keys
$$;
comment on function private.keys_of(private.privacy_requests, private.person_row[]) is 'By what a person is found: their e-mails, numbers and names, in one spelling.';

create function private.ref_of(of_table text, id uuid) returns text
language sql immutable set search_path = ''
as $$
  select case of_table
    when 'public.signups' then 's-' when 'public.yard_sign_requests' then 'y-' when 'public.people' then 'v-' when 'public.event_checkins' then 'e-'
  end || id
$$;
comment on function private.ref_of(text, uuid) is 'How private.person_records and private.privacy_choices call a row; null for other tables.';

create function private.ref_ids(letter text, refs text[]) returns uuid[]
language sql immutable set search_path = ''
as $$ select array(select substr(ref, 3)::uuid from unnest(refs) as ref where left(ref, 1) = letter) $$;
comment on function private.ref_ids(text, text[]) is 'The ids among these references that are of one table.';

-- Of 50,000 forms and 30,000 voters the few that may be theirs.
create index signups_last_digits_idx on public.signups (right(regexp_replace(phone, '\D', '', 'g'), 7)) where phone is not null;
create index signups_email_idx on public.signups (lower(btrim(email)));
create index yard_sign_requests_last_digits_idx on public.yard_sign_requests (right(regexp_replace(phone, '\D', '', 'g'), 7));
create index people_last_digits_idx on public.people (right(regexp_replace(phone, '\D', '', 'g'), 7)) where phone is not null;
create index people_email_idx on public.people (lower(btrim(email))) where email is not null;

create function private.record_rows(known private.person_keys, refs text[]) returns setof private.person_row
language sql stable security definer set search_path = ''
as $$
  with ends as materialized (select array(select right(phone, 7) from unnest(known.phones) as phone) as of_number)
  select 'public.signups', form.id, form.name, form.email, form.phone, null, form.created_at
  from public.signups as form
  where lower(btrim(form.email)) = any (known.emails) or form.id = any (private.ref_ids('s', refs))
    or right(regexp_replace(form.phone, '\D', '', 'g'), 7) = any ((select ends.of_number from ends)::text[])
  union all
  select 'public.yard_sign_requests', form.id, form.name, null, form.phone, form.address, form.created_at
  from public.yard_sign_requests as form
  where form.id = any (private.ref_ids('y', refs))
    or right(regexp_replace(form.phone, '\D', '', 'g'), 7) = any ((select ends.of_number from ends)::text[])
  union all
  select 'public.people', one.id, one.name, one.email, one.phone,
    coalesce(
      nullif(concat_ws(' ', private.house_number(door.number, door.suffix), door.street, door.unit, door.city), ''), one.letters_to
    ), one.created_at
  from public.people as one left join public.households as door on door.id = one.household_id
  where lower(btrim(one.email)) = any (known.emails) or one.id = any (private.ref_ids('v', refs))
    or right(regexp_replace(one.phone, '\D', '', 'g'), 7) = any ((select ends.of_number from ends)::text[])
  union all
  select 'public.event_checkins', one.id, one.name, one.email, one.phone, null, one.created_at
  from public.event_checkins as one
  where one.action = 'walk_in' and (
    lower(btrim(one.email)) = any (known.emails) or one.id = any (private.ref_ids('e', refs))
    or right(regexp_replace(one.phone, '\D', '', 'g'), 7) = any ((select ends.of_number from ends)::text[])
  )
$$;
comment on function private.record_rows(private.person_keys, text[]) is
  'Forms, sign requests, voters and walk-ins with one of these e-mails or the last digits of one of these numbers, or of these references.';

-- Questions and ideas have their tables in later migrations, which are read when the function is called.
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
comment on function private.questions_of(text[]) is 'Town-hall questions sent with one of these addresses, or by its account.';

create function private.corrections_of(known private.person_keys) returns table (id uuid, email text, phone text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select said.id, said.email, said.phone, said.created_at from public.page_corrections as said
  where private.has_keys(known, null, said.email, said.phone)
    or said.user_id in (select account.id from auth.users as account where lower(account.email) = any (known.emails));
end
$$;
comment on function private.corrections_of(private.person_keys) is
  'Page corrections sent with one of their addresses or numbers, or by their account.';

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
comment on function private.around_questions(text[], uuid[]) is 'What belongs to questions, and subscriptions of these addresses to one or to an idea.';

-- The records of the request, then what they are joined to, then what has the e-mail or number of any of those, until nothing new is found.
create function private.records_of(asks private.privacy_requests) returns setof private.person_row
language plpgsql stable security definer set search_path = ''
as $$
declare
  chosen constant text[] := array(select one.ref from private.privacy_choices as one where one.request_id = asks.id and one.same);
  refused constant text[] := array(select one.ref from private.privacy_choices as one where one.request_id = asks.id and not one.same);
  known private.person_keys := private.keys_of(asks, '{}');
  refs text[] := chosen;
  apart text[] := refused;
  theirs private.person_row[] := '{}';
  before integer;
begin
  if asks.kind = 'correct' then
    return query select * from private.record_rows(known, '{}') as one where private.is_asker(asks, one.name, one.email, one.phone);
    return;
  end if;
  -- A request without a name and an address that several people share: a leader says whose it is.
  if asks.name is null and chosen = '{}' and (
    select count(distinct private.name_key(one.name)) from private.record_rows(known, '{}') as one
    where private.has_keys(known, one.name, one.email, one.phone) and private.ref_of(one.of_table, one.id) <> all (refused)
  ) > 1 then
    return;
  end if;
  loop
    before := cardinality(theirs);
    theirs := array(
      select row(one.*)::private.person_row from private.record_rows(known, refs) as one
      where private.ref_of(one.of_table, one.id) = any (refs)
        or (private.ref_of(one.of_table, one.id) <> all (apart) and private.has_keys(known, one.name, one.email, one.phone))
    );
    exit when cardinality(theirs) = before;
    known := private.keys_of(asks, theirs);
    refs := array(
      select distinct joined.ref from unnest(theirs) as one
      cross join lateral unnest(private.person_refs(private.ref_of(one.of_table, one.id))) as joined (ref)
      where joined.ref <> all (refused)
      union select unnest(chosen)
    );
    apart := refused || array(
      select case when link.a = any (refs) then link.b else link.a end from private.counting_person_links as link
      where link.verdict in ('different', 'household') and (link.a = any (refs)) <> (link.b = any (refs))
    );
  end loop;
  return query select * from unnest(theirs);
end
$$;
comment on function private.records_of(private.privacy_requests) is
  'The forms, sign requests, voters and walk-ins of the request''s person: also what leaders joined with "Same", but nothing that was told '
  'apart. For a correction only what has the e-mail or number given.';

create function private.rows_of(asks private.privacy_requests) returns setof private.person_row
language plpgsql stable security definer set search_path = ''
as $$
declare
  theirs constant private.person_row[] := array(select row(one.*)::private.person_row from private.records_of(asks) as one);
  known constant private.person_keys := private.keys_of(asks, theirs);
begin
  return query
  select * from unnest(theirs)
  union all
  select 'public.canvassers', one.id, one.name, one.email, one.phone, null, one.created_at
  from public.canvassers as one
  where private.has_keys(known, one.name, one.email, one.phone)
    or one.signup_id in (select form.id from unnest(theirs) as form where form.of_table = 'public.signups')
  union all
  select 'public.invitations', one.id, null, one.email, null, null, one.created_at
  from public.invitations as one where lower(one.email) = any (known.emails)
  union all
  -- The address itself is in no row of theirs.
  select 'public.qa_questions', one.id, one.name, null, null, null, one.at from private.questions_of(known.emails) as one
  union all
  select 'public.page_corrections', one.id, null, one.email, one.phone, null, one.at from private.corrections_of(known) as one;
end
$$;
comment on function private.rows_of(private.privacy_requests) is 'The rows that name the request''s person. What belongs to them follows from these.';

-- As on the pages of people, and what those leave out: forms held for review and walk-ins.
create function private.duplicates_of(asks private.privacy_requests, theirs private.person_row[]) returns table (
  ref text, of_table text, name text, email text, phone text, address text, at timestamptz, reasons text[]
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  known constant private.person_keys := private.keys_of(asks, theirs);
  mine constant text[] := array(
    select private.ref_of(one.of_table, one.id) from unnest(theirs) as one where private.ref_of(one.of_table, one.id) is not null
  );
  doors constant text[] := array(
    select distinct record.door from private.person_records as record where record.ref = any (mine) and record.door is not null
  );
  name_parts constant text[] := array(
    select distinct word from unnest(known.names) as full_name cross join unnest(string_to_array(full_name, ' ')) as word
    where length(word) > 1
  );
begin
  if asks.kind = 'correct' then
    return;
  end if;
  return query
  with decided as (
    select one.ref from private.privacy_choices as one where one.request_id = asks.id
    union
    select case when link.a = any (mine) then link.b else link.a end from private.counting_person_links as link
    where link.verdict in ('different', 'household') and (link.a = any (mine)) <> (link.b = any (mine))
  ), contradicted as (
    select unnest(array[link.a, link.b]) as ref from private.counting_person_links as link
    where link.verdict in ('different', 'household') and link.a = any (mine) and link.b = any (mine)
  ), alike as (
    select * from private.record_rows(known, array(
      (select record.ref from private.person_records as record where record.name_key = any (known.names) limit 200)
      union
      (
        select record.ref from private.person_records as record
        where record.door = any (doors) and string_to_array(record.name_key, ' ') && name_parts limit 200
      )
      union select contradicted.ref from contradicted
    ))
    union
    select 'public.signups', form.id, form.name, form.email, form.phone, null, form.created_at
    from public.signups as form where form.quarantined_at is not null and private.name_key(form.name) = any (known.names)
    union
    select 'public.yard_sign_requests', form.id, form.name, null, form.phone, form.address, form.created_at
    from public.yard_sign_requests as form where form.quarantined_at is not null and private.name_key(form.name) = any (known.names)
    union
    select 'public.event_checkins', one.id, one.name, one.email, one.phone, null, one.created_at
    from public.event_checkins as one where one.action = 'walk_in' and private.name_key(one.name) = any (known.names)
  ), why as (
    select private.ref_of(one.of_table, one.id) as ref, one.*, array_remove(array[
      case when lower(btrim(one.email)) = any (known.emails) then 'email' end,
      case when private.phone_key(one.phone) = any (known.phones) then 'phone' end,
      case
        when private.name_key(one.name) = any (known.names) then case when record.door = any (doors) then 'name_and_street' else 'name' end
        when record.door = any (doors) then 'street'
      end,
      case when private.ref_of(one.of_table, one.id) in (select contradicted.ref from contradicted) then 'told_apart' end
    ], null) as reasons
    from alike as one left join private.person_records as record on record.ref = private.ref_of(one.of_table, one.id)
  )
  select why.ref, why.of_table, why.name, why.email, why.phone, why.address, why.at, why.reasons from why
  where why.reasons <> '{}' and why.ref not in (select decided.ref from decided)
    and (why.ref <> all (mine) or 'told_apart' = any (why.reasons))
  order by cardinality(why.reasons) desc, why.at desc, why.ref limit 100;
end
$$;
comment on function private.duplicates_of(private.privacy_requests, private.person_row[]) is
  'Records that may be the same person and about which no one has decided: the same e-mail, number or name, or a similar name at the same '
  'address, and records that are joined to the person and told apart from them.';

-- An e-mail or number that others have, too, is theirs as well: what was said about it stays.
create function private.contacts_of(asks private.privacy_requests, theirs private.person_row[])
returns table (channel text, contact_point text, shared boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  known constant private.person_keys := private.keys_of(asks, theirs);
begin
  return query
  with others as materialized (
    select one.email, one.phone from private.record_rows(known, '{}') as one
    where not exists (select 1 from unnest(theirs) as own where own.of_table = one.of_table and own.id = one.id)
  )
  select 'email', said.email, exists (select 1 from others where lower(btrim(others.email)) = said.email)
  from unnest(known.emails) as said (email) where private.contact_point('email', said.email) is not null
  union all
  select 'sms', said.phone, exists (select 1 from others where private.contact_point('sms', others.phone) = said.phone)
  from unnest(known.phones) as said (phone);
end
$$;
comment on function private.contacts_of(private.privacy_requests, private.person_row[]) is
  'The e-mails and numbers of the person, and whether someone else has each, too.';

-- Full names, e-mails, numbers and addresses as they may be written in notes. A first name alone is too many people's.
create function private.mention_of(asks private.privacy_requests, theirs private.person_row[], with_numbers boolean) returns text
language sql stable security definer set search_path = ''
as $$
  with said as (
    select asks.name as name, asks.email as email, asks.phone as phone, null as address
    union
    select one.name, one.email, one.phone, case one.of_table when 'public.yard_sign_requests' then one.address end from unnest(theirs) as one
  ), phrase as (
    select btrim(said.name) as words from said
    union select btrim(said.address) from said where said.address ~ '\d'
    union select btrim(split_part(said.address, ',', 1)) from said where said.address ~ '\d'
  ), part as (
    select '(?<![[:alnum:]])' || regexp_replace(regexp_replace(words, '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g')
      || '(?![[:alnum:]])' as pattern
    from phrase where words ~ '\S\s+\S'
    union
    select regexp_replace(btrim(email), '([^[:alnum:]])', '\\\1', 'g') from said where email is not null
    union
    select case when length(private.dial_digits(phone)) = 10 then '(?:\+?1\D{0,3})?' else '' end
      || regexp_replace(private.dial_digits(phone), '(\d)(?=\d)', '\1\\D{0,3}', 'g')
    from said where with_numbers and length(private.dial_digits(phone)) >= 7
  )
  -- The longest first: an address goes whole, and not up to its comma.
  select string_agg('(?:' || part.pattern || ')', '|' order by length(part.pattern) desc, part.pattern) from part where part.pattern <> ''
$$;
comment on function private.mention_of(private.privacy_requests, private.person_row[], boolean) is 'A pattern that finds the person in free text.';

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

-- What belongs to the rows found, as (table, id): one list for the file, the plan and the erasure.
create function private.everything_of(asks private.privacy_requests, rows_found private.person_row[]) returns setof private.person_deed
language sql stable security definer set search_path = ''
as $$
  with found as materialized (select one.of_table, one.id from unnest(rows_found) as one),
  own as materialized (select one.contact_point from private.contacts_of(asks, rows_found) as one where not one.shared),
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
  union all select 'auth.users', account.id, 'removed' from auth.users as account
    where lower(account.email) = any ((private.keys_of(asks, rows_found)).emails)
  union all select 'public.event_checkins', found.id, 'nameless' from found where found.of_table = 'public.event_checkins'
  union all select 'public.people', voter.id, 'nameless' from voter
  union all select 'public.contact_attempts', talk.id, 'nameless' from talk
$$;
comment on function private.everything_of(private.privacy_requests, private.person_row[]) is 'Every row about the person, and what erasing does with it.';
