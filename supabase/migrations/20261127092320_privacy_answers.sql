-- What leaders do about requests: note them, make the file, correct, erase.

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

create function private.is_staff_account(addresses text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.users as account join public.user_roles as held on held.user_id = account.id
    where lower(account.email) = any (addresses)
  )
$$;
comment on function private.is_staff_account(text[]) is 'Whether an account of these addresses holds a role.';

-- The ledger comes later (20261201091100_ledger.sql), and is read when the function is called.
create function private.books_on(known private.person_keys, out entries bigint, out contributors bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select count(distinct entry.id), count(distinct version.contributor_id) filter (where entry.id is null) into entries, contributors
  from public.contributor_versions as version left join public.ledger_entries as entry on entry.contributor_id = version.contributor_id
  where private.has_keys(known, version.name, version.email, version.phone);
end
$$;
comment on function private.books_on(private.person_keys) is
  'What the books keep of the person as long as the law says: entries of the ledger, and contributors without one.';

create function private.report_on(asks private.privacy_requests, theirs private.person_row[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  deeds constant private.person_deed[] := array(select row(one.*)::private.person_deed from private.everything_of(asks, theirs) as one);
  books constant record := private.books_on(private.keys_of(asks, theirs));
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(summed) order by summed."table", summed.deed), '[]') from (
        select one.of_table as "table", one.deed, count(*) as rows from unnest(deeds) as one group by 1, 2
      ) as summed
    ),
    'joined', (
      select count(*) from unnest(theirs) as one
      where private.ref_of(one.of_table, one.id) is not null and not private.is_asker(asks, one.name, one.email, one.phone)
    ),
    'stays', (
      select coalesce(jsonb_agg(jsonb_build_object('what', kept.what, 'rows', kept.n)), '[]') from (
        select 'address_on_a_walk' as what, count(*) as n from unnest(theirs) as one where one.of_table = 'public.people'
        union all
        select 'results_counted', count(*) from unnest(deeds) as one where one.of_table = 'public.contact_attempts'
        union all
        select 'shared_number', count(*) from private.contacts_of(asks, theirs) as one where one.shared
        union all
        select 'suppression', count(*) from private.contacts_of(asks, theirs) as one where not one.shared
        union all
        select 'told_apart', count(*) from private.privacy_choices as one where one.request_id = asks.id and not one.same
        union all
        select 'gifts', books.entries
        union all
        select 'contributor', books.contributors
      ) as kept where kept.n > 0
    )
  );
end
$$;
comment on function private.report_on(private.privacy_requests, private.person_row[]) is
  'How many rows of each table, what becomes of them, how many of them leaders joined to the person, and what stays.';

create function public.plan_erasure(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{access,correct,erase}');
  theirs private.person_row[] := array(select row(one.*)::private.person_row from private.rows_of(asks) as one);
begin
  return private.report_on(asks, theirs) || jsonb_build_object(
    'mentions', private.strike_mentions(private.mention_of(asks, theirs, true), false),
    'found', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.of_table, one.at), '[]')
      from (select * from unnest(theirs) as row order by row.of_table, row.at limit 200) as one
    ),
    'duplicates', (
      select coalesce(jsonb_agg(to_jsonb(one) order by cardinality(one.reasons) desc, one.at desc, one.ref), '[]')
      from private.duplicates_of(asks, theirs) as one
    ),
    'choices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ref', chosen.ref, 'same', chosen.same, 'name', one.name, 'email', one.email, 'phone', one.phone, 'address', one.address
      ) order by chosen.created_at, chosen.ref), '[]')
      from private.privacy_choices as chosen
      left join private.record_rows(row('{}', '{}', '{}')::private.person_keys, array(
        select all_chosen.ref from private.privacy_choices as all_chosen where all_chosen.request_id = request
      )) as one on private.ref_of(one.of_table, one.id) = chosen.ref
      where chosen.request_id = request
    ),
    'standing_signs', (
      select count(*) from unnest(theirs) as one join private.sign_heads as head on head.request_id = one.id
      where head.state in ('standing', 'damaged')
    ),
    'is_staff', private.is_staff_account((private.keys_of(asks, theirs)).emails)
  );
end
$$;
comment on function public.plan_erasure(uuid) is
  'What is kept of the person, what erasing would do with it, without doing it, and which records may be theirs, too. Raises 42501 for '
  'others than leaders, 22023 for no request, PT409 for a closed one.';

create function public.decide_duplicates(request uuid, choices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{access,erase}');
  given jsonb := choices;
begin
  -- The embedded server passes a list as a text.
  if jsonb_typeof(given) = 'string' and pg_input_is_valid(given #>> '{}', 'jsonb') then
    given := (given #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 200 or exists (
    select 1 from jsonb_array_elements(case when jsonb_typeof(given) = 'array' then given else '[]' end) as said (choice)
    where jsonb_typeof(said.choice) <> 'object' or said.choice ->> 'ref' is null or jsonb_typeof(said.choice -> 'same') not in ('boolean', 'null') or jsonb_typeof(said.choice -> 'same') is null
  ) then
    raise exception 'Choose for each record: same person or different person.' using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_array_elements(given) as said (choice)
    where said.choice ->> 'ref' not in (
      select one.ref from private.duplicates_of(asks, array(select row(own.*)::private.person_row from private.rows_of(asks) as own)) as one
      union select before.ref from private.privacy_choices as before where before.request_id = request
    )
  ) then
    raise exception 'These records have changed. Look at them again.' using errcode = 'PT409';
  end if;
  delete from private.privacy_choices as known using jsonb_array_elements(given) as said (choice)
  where known.request_id = request and known.ref = said.choice ->> 'ref' and said.choice ->> 'same' is null;
  insert into private.privacy_choices as known (request_id, ref, same, user_id)
  select distinct on (said.choice ->> 'ref') request, said.choice ->> 'ref', (said.choice ->> 'same')::boolean, auth.uid()
  from jsonb_array_elements(given) with ordinality as said (choice, place) where said.choice ->> 'same' is not null
  order by said.choice ->> 'ref', said.place desc
  on conflict on constraint privacy_choices_pkey do update
    set same = excluded.same, user_id = excluded.user_id, created_at = now();
  return public.plan_erasure(request);
end
$$;
comment on function public.decide_duplicates(uuid, jsonb) is
  'Notes for look-alikes whether each is the same person, [{"ref": text, "same": boolean or null for undecided}], and answers with the plan as it is then. Raises '
  '42501 for others than leaders, 22023 for no request or no such choices, PT409 for a closed request, a correction, or records that are no look-alikes.';

create function public.privacy_file(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asks private.privacy_requests := private.request_for(request, '{access}');
  theirs private.person_row[] := array(select row(one.*)::private.person_row from private.rows_of(asks) as one);
  -- A voter's row names the household, and not its address.
  doors jsonb := (
    select coalesce(jsonb_object_agg(one.id, jsonb_build_object('address', one.address)), '{}')
    from unnest(theirs) as one where one.of_table = 'public.people'
  );
  listed record;
  said jsonb;
  sections jsonb := '[]';
begin
  perform private.require_recent_proof();
  perform private.require_identity_checked(request);
  for listed in
    select one.of_table, array_agg(distinct one.id) as ids from private.everything_of(asks, theirs) as one
    where one.of_table <> 'auth.users' group by 1 order by 1
  loop
    execute format(
      'select jsonb_agg(jsonb_strip_nulls(to_jsonb(kept) - ''user_id'' - ''canvasser'' - ''trap'') || coalesce(($2 -> kept.%1$I::text), ''{}'') '
      'order by kept.%1$I) from %2$s as kept where kept.%1$I = any ($1)',
      case listed.of_table when 'public.ride_matches' then 'rider_id' when 'private.followers' then 'item_id' else 'id' end, listed.of_table
    ) into said using listed.ids, case listed.of_table when 'public.people' then doors else '{}' end;
    sections := sections || jsonb_build_object('table', listed.of_table, 'rows', said);
  end loop;
  select jsonb_agg(jsonb_build_object('email', account.email, 'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at))
  into said from auth.users as account where lower(account.email) = any ((private.keys_of(asks, theirs)).emails);
  if said is not null then
    sections := sections || jsonb_build_object('table', 'auth.users', 'rows', said);
  end if;
  insert into private.privacy_steps (id, request_id, step, user_id) values (gen_random_uuid(), request, 'file_made', auth.uid());
  insert into private.security_events (user_id, action, detail) values (auth.uid(), 'exported', 'privacy request ' || request);
  return jsonb_build_object('made_at', now(), 'name', asks.name, 'email', asks.email, 'phone', asks.phone, 'sections', sections);
end
$$;
comment on function public.privacy_file(uuid) is
  'Everything about the person, table by table, with every record joined to them. Recorded. Raises 42501 for others than leaders, PT428 without recent proof, 22023 for '
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
  theirs private.person_row[];
  deeds private.person_deed[];
  undecided boolean;
  known private.person_keys;
  forms uuid[];
  signs uuid[];
  voters uuid[];
  talks uuid[];
  points text[];
begin
  perform private.require_permission('lead_campaign');
  -- Nobody joins or separates records meanwhile, or erases someone who is joined to this person.
  perform private.one_at_a_time('person_links');
  -- The answer to a press whose answer was lost.
  select one.report into outcome from private.privacy_requests as one where one.id = request and one.kind = 'erase' and one.report is not null;
  if outcome is not null then
    return outcome;
  end if;
  asks := private.request_for(request, '{erase}');
  perform private.require_recent_proof();
  perform private.require_identity_checked(request);
  insert into private.erasing default values;
  -- Found at one instant, so in one statement: a form that arrives later is not theirs in one table and theirs in the next.
  with at_once as materialized (
    select array(select row(one.*)::private.person_row from private.rows_of(asks) as one) as list
  )
  select at_once.list, exists (select 1 from private.duplicates_of(asks, at_once.list)), private.report_on(asks, at_once.list),
    array(select row(one.*)::private.person_deed from private.everything_of(asks, at_once.list) as one),
    array(select own.contact_point from private.contacts_of(asks, at_once.list) as own where not own.shared)
  into theirs, undecided, outcome, deeds, points from at_once;
  known := private.keys_of(asks, theirs);
  if undecided then
    raise exception 'Decide first for each possible duplicate whether it is the same person.' using errcode = 'PT409';
  end if;
  if private.is_staff_account(known.emails) then
    raise exception 'Take their roles away first.' using errcode = 'PT409';
  end if;
  struck := private.mention_of(asks, theirs, true);
  in_records := private.mention_of(asks, theirs, false);
  forms := array(select one.id from unnest(deeds) as one where one.of_table = 'public.signups');
  signs := array(select one.id from unnest(deeds) as one where one.of_table = 'public.yard_sign_requests');
  voters := array(select one.id from unnest(deeds) as one where one.of_table = 'public.people');
  talks := array(select one.id from unnest(deeds) as one where one.of_table = 'public.contact_attempts');
  -- Whoever checks one of them in or assigns them waits, and then meets rows that are gone.
  perform 1 from public.signups as form where form.id = any (forms) order by form.id for update;
  perform 1 from public.yard_sign_requests as form where form.id = any (signs) order by form.id for update;

  insert into private.suppressed_addresses (hash)
  select private.suppression_hash(said.kind, said.value) from (
    select case when strpos(own, '@') > 0 then 'email' else 'phone' end, own from unnest(points) as own
    union all
    select 'voter', one.external_id from private.voter_ids as one where one.person_id = any (voters)
    union all
    select 'voter', one.external_id from private.voter_matches as one where one.person_id = any (voters)
    union all
    select 'person', private.name_key(one.name) || '|' || private.door_key(door.street, door.number, door.suffix, door.unit)
    from public.people as one join public.households as door on door.id = one.household_id where one.id = any (voters)
  ) as said (kind, value)
  on conflict do nothing;
  insert into private.erased_ids (id) select unnest(voters || talks) on conflict do nothing;
  delete from public.invitations as one
  where one.id in (select deed.id from unnest(deeds) as deed where deed.of_table = 'public.invitations');
  -- Nameless before the rest, while they are still found.
  update public.event_checkins as walk_in set name = 'Erased', email = null, phone = null
  where walk_in.id in (select one.id from unnest(theirs) as one where one.of_table = 'public.event_checkins');
  perform private.remove_forms(forms, signs);
  perform private.remove_questions(array(select one.id from unnest(deeds) as one where one.of_table = 'public.qa_questions'));
  perform private.remove_corrections(array(select one.id from unnest(deeds) as one where one.of_table = 'public.page_corrections'));
  delete from public.consents as said
  where said.id in (select deed.id from unnest(deeds) as deed where deed.of_table = 'public.consents');
  delete from private.contact_points as point
  where point.id in (select deed.id from unnest(deeds) as deed where deed.of_table = 'private.contact_points');

  delete from public.call_leases as one where one.person_id = any (voters);
  delete from public.responses as said where said.attempt_id = any (talks);
  update public.people as one set
    name = 'Erased', phone = null, email = null, external_id = null, language = null, birth_year = null, letters_to = null,
    do_not_contact = true
  where one.id = any (voters);
  delete from private.voter_ids as one where one.person_id = any (voters);
  delete from private.voter_matches as one where one.person_id = any (voters);
  delete from private.person_records as one where one.kind = 'voter' and one.id = any (voters);
  -- Also the number that was just noted as a former one.
  delete from private.former_contacts as one where one.person_id = any (voters);
  update public.contact_attempts as fact set
    notes = null, dialed = null, support = null, answers = '[]', language = null where fact.id = any (talks);
  insert into private.erased_ids (id)
  select done.id from public.submission_actions as done where done.submission_id = any (talks) on conflict do nothing;
  delete from public.inbox_items as line where line.kind = 'contact_attempt' and line.id = any (talks);

  perform private.erase_account(address) from unnest(known.emails) as address;
  update public.audit_events as entry set actor_email = null where lower(entry.actor_email) = any (known.emails);
  if in_records is not null then
    update public.audit_events as entry set
      before = regexp_replace(entry.before::text, in_records, '[…]', 'gi')::jsonb,
      after = regexp_replace(entry.after::text, in_records, '[…]', 'gi')::jsonb
    where entry.before::text ~* in_records or entry.after::text ~* in_records;
  end if;
  outcome := outcome || jsonb_build_object('mentions', private.strike_mentions(struck, true), 'erased_at', now());

  -- Other requests of the same person no longer say of whom, either.
  update private.privacy_requests as one set name = null, email = null, phone = null, closed_at = coalesce(one.closed_at, now())
  where one.id <> request and private.has_keys(known, one.name, one.email, one.phone);
  update private.privacy_requests as one set
    name = null, email = null, phone = null, closed_at = now(), report = outcome
  where one.id = request;
  delete from private.privacy_choices as one where one.request_id in (
    select asked.id from private.privacy_requests as asked where num_nonnulls(asked.email, asked.phone) = 0
  );
  insert into private.privacy_steps (id, request_id, step, user_id) values (gen_random_uuid(), request, 'erased', auth.uid());
  delete from private.erasing as now_so where now_so.transaction = pg_current_xact_id();
  return outcome;
end
$$;
comment on function public.erase_person(uuid) is
  'Erases the person from everywhere, with every record joined to them, and says what was removed, what was made nameless and what stays; '
  'pressed again it says the same. Raises 42501 for others than leaders, PT428 without recent proof, 22023 for no request, PT409 for a closed '
  'one, one of another kind, before identity was checked, while a possible duplicate is undecided, and for an account that holds a role.';

create function private.grants_for_privacy() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.privacy_requests(), public.open_privacy_request(uuid, text, text, text, text),
    public.note_privacy_step(uuid, uuid, text, text), public.plan_erasure(uuid), public.decide_duplicates(uuid, jsonb),
    public.privacy_file(uuid), public.correct_person(uuid, text, text), public.erase_person(uuid)
    to authenticated;
end
$$;
comment on function private.grants_for_privacy() is 'Everyone signed in may call these; the functions check who may.';

select private.restore_grants();
