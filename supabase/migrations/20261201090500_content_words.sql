-- The landing page's sections, written as kinds of content (words-hero, words-faq, …), go out as snapshots of both languages.

-- src/features/content/model/wordsContent.ts makes the kinds of the sections; this makes a section of an item's body again.
create function private.in_language(value jsonb, rule jsonb, locale text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  parts constant jsonb := rule -> 'properties';
begin
  if rule ->> 'type' = 'array' then
    return (
      select coalesce(jsonb_agg(private.in_language(one.value, rule -> 'items', locale) order by one.place), '[]')
      from jsonb_array_elements(value) with ordinality as one (value, place)
    );
  -- A picture is the same in every language, and whole: its alternative texts are no text of the section in two languages.
  elsif rule ->> 'type' is distinct from 'object' or rule ->> 'is' = 'picture' then
    return value;
  elsif parts - 'en' - 'es' = '{}' then
    return value -> locale;
  elsif parts - 'id' - 'line' = '{}' then
    -- An entry that is a mere text in the section.
    return private.in_language(value -> 'line', parts -> 'line', locale);
  end if;
  return (
    select coalesce(jsonb_object_agg(said.key, said.value) filter (where said.value is not null), '{}')
    from (
      select one.key, private.in_language(one.value, parts -> one.key, locale) as value
      from jsonb_each(value) as one where one.key <> 'id'
    ) as said
  );
end
$$;
comment on function private.in_language(jsonb, jsonb, text) is 'What a body says in one language, as the section of a snapshot has it.';

create function private.words_at(locale text, at timestamptz, since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(section.name, private.in_language(said.body, known.shape, words_at.locale)), '{}')
  from jsonb_object_keys(private.content_schema() -> 'properties') as section (name)
  join private.content_kinds as known on known.kind = 'words-' || lower(section.name)
  join public.content_items as item on item.kind = known.kind
  cross join lateral private.content_spans(item.id, words_at.at) as live
  join public.content_revisions as said on said.id = live.revision_id
  where (live.live_until is null or live.live_until > words_at.at) and (words_at.since is null or live.live_since >= words_at.since)
$$;
comment on function private.words_at(text, timestamptz, timestamptz) is
  'The sections that are live as items at that time, in one language; of those with since the ones that began then or later.';

create function private.words_ended(at timestamptz) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(section.name), '{}')
  from jsonb_object_keys(private.content_schema() -> 'properties') as section (name)
  where (
    select bool_or(live.live_until = words_ended.at) and not bool_or(live.live_until is null or live.live_until > words_ended.at)
    from public.content_items as item cross join lateral private.content_spans(item.id, words_ended.at) as live
    where item.kind = 'words-' || lower(section.name)
  )
$$;
comment on function private.words_ended(timestamptz) is
  'The sections that were live as items until that time and are so no more: taken down, or expired.';

create function private.say_words(at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place text;
  before jsonb;
  body jsonb;
  problem text;
begin
  foreach place in array array['en', 'es'] loop
    before := private.content_at(place, say_words.at);
    -- Whole where nothing was ever published; else what others published meanwhile stays, but for the sections that begin here.
    -- What ended is said no more: the page says what it came with. Perhaps the words were wrong, or nobody was to know them any longer.
    body := (coalesce(private.content_at(place, say_words.at - interval '1 microsecond'), '{}') - private.words_ended(say_words.at))
      || private.words_at(place, say_words.at, case when before is not null then say_words.at end);
    continue when body = coalesce(before, '{}');
    problem := case when body <> '{}' then coalesce(private.content_problem(body), private.governed_problem(place, body)) end;
    if problem is not null then
      raise exception '%', problem using errcode = '22023';
    end if;
    insert into public.content_snapshots (locale, sha256, body, published_at)
    values (place, private.content_sha256(body), body, say_words.at);
  end loop;
end
$$;
comment on function private.say_words(timestamptz) is
  'Writes the snapshots of that time with the sections that go out then and without those that end. Raises 22023 for words that cannot be said in a language.';

create function private.plan_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
begin
  perform private.one_at_a_time('publish_content');
  if tg_table_name = 'content_events' then
    -- Noted by private.note_imported_words(): said already.
    if pg_trigger_depth() > 1 then
      return null;
    end if;
    if not exists (select 1 from public.content_items as item where item.id = new.item_id and item.kind like 'words-%') then
      return null;
    end if;
    if new.go_live_at <= now() or new.action = 'unpublished' then
      perform private.say_words(coalesce(new.go_live_at, new.created_at));
    end if;
  end if;
  -- What is planned stands on what is said now, and what was called off is not said.
  for moment in
    select one.published_at from public.content_snapshots as one where one.published_at > now()
    union
    select planned.at from public.content_events as step join public.content_items as item on item.id = step.item_id
    cross join lateral (values (step.go_live_at), (step.expire_at)) as planned (at)
    where item.kind like 'words-%' and planned.at > now()
    order by 1
  loop
    perform private.say_words(moment);
  end loop;
  return null;
end
$$;
comment on function private.plan_words() is 'Says sections that went out, takes back those that were taken down, and writes planned words anew after every change of what they stand on.';

-- The other way: words that came from a file, or that a setting says, are a revision of their section, so that its history tells them and
-- whoever writes on begins with what is said.

create function private.with_language(old jsonb, said jsonb, rule jsonb, locale text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  parts constant jsonb := rule -> 'properties';
  id constant jsonb := case when parts ? 'id' then jsonb_build_object('id', coalesce(old -> 'id', to_jsonb(gen_random_uuid()))) else '{}' end;
  whole jsonb;
begin
  if rule ->> 'type' = 'array' then
    return case when jsonb_typeof(said) is distinct from 'array' then old else (
      select coalesce(jsonb_agg(private.with_language(old -> (one.place - 1)::integer, one.value, rule -> 'items', locale) order by one.place), '[]')
      from jsonb_array_elements(said) with ordinality as one (value, place)
    ) end;
  elsif rule ->> 'type' is distinct from 'object' or rule ->> 'is' = 'picture' then
    return said;
  elsif parts - 'en' - 'es' = '{}' then
    return nullif(coalesce(old, '{}') - locale || case when said is null then '{}' else jsonb_build_object(locale, said) end, '{}');
  elsif parts - 'id' - 'line' = '{}' then
    return id || jsonb_build_object('line', private.with_language(old -> 'line', said, parts -> 'line', locale));
  end if;
  select jsonb_object_agg(known.name, known.value) filter (where known.value is not null) into whole
  from (
    select part.name, private.with_language(old -> part.name, said -> part.name, parts -> part.name, locale) as value
    from jsonb_object_keys(parts - 'id') as part (name)
  ) as known;
  return case when whole is not null or parts ? 'id' then coalesce(whole, '{}') || id end;
end
$$;
comment on function private.with_language(jsonb, jsonb, jsonb, text) is
  'A body with what a section of a snapshot says in one language put into it: what private.in_language() undoes. Entries of lists keep '
  'their ids by their place.';

create function private.note_imported_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  live record;
  revision uuid;
begin
  for live in
    select item.id, item.kind, item.slug, known.shape, said.id as revision, said.body, new.body -> section.name as words
    from jsonb_object_keys(new.body) as section (name)
    join private.content_kinds as known on known.kind = 'words-' || lower(section.name)
    join public.content_items as item on item.kind = known.kind
    join private.content_now as now on now.item_id = item.id
    join public.content_revisions as said on said.id = now.revision_id
    order by item.id
  loop
    continue when private.in_language(live.body, live.shape, new.locale) = live.words;
    revision := gen_random_uuid();
    -- Beside a draft that stands on the same words it is the other of two, to be put together by whoever writes on.
    insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, client_created_at)
    values (revision, live.id, live.kind, live.slug, live.revision,
      private.with_language(live.body, live.words, live.shape, new.locale), now());
    insert into public.content_events (id, item_id, revision_id, action, go_live_at, client_created_at)
    values (gen_random_uuid(), live.id, revision, 'published', now(), now());
  end loop;
  return null;
end
$$;
comment on function private.note_imported_words() is
  'Makes a published revision of each section that is live as an item and that somebody published otherwise: by a file, by a setting.';
create trigger content_snapshots_note_imported_words after insert on public.content_snapshots
  for each row when (new.published_at <= now()) execute function private.note_imported_words();

create trigger content_events_plan_words after insert on public.content_events
  for each row when (new.action in ('published', 'scheduled', 'unscheduled', 'unpublished', 'changes_requested')) execute function private.plan_words();
create trigger content_snapshots_plan_words after insert on public.content_snapshots
  for each row when (new.published_at <= now()) execute function private.plan_words();

select private.restore_grants();
