-- Everything the campaign writes beside its settings: items of a kind, and their revisions, which are added and never changed.

-- What kinds there are and what one of each looks like. Filled by 20261201090050_content_kinds.sql, which is written off the app's list.
create table private.content_kinds (
  kind text primary key,
  eyes integer not null,
  verify_days integer,
  address text,
  title text not null,
  shape jsonb not null,
  constraint content_kinds_eyes_one_or_two check (eyes in (1, 2))
);
comment on table private.content_kinds is 'The kinds of content, as src/wiring/contentKinds.ts lists them.';
comment on column private.content_kinds.eyes is '2: somebody else than the writers approves a revision before it goes out.';
comment on column private.content_kinds.address is 'Where one is shown, {slug} in its place; null: nowhere by itself.';

alter table private.content_kinds enable row level security;

create function private.told_alone(kind text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select told_alone.kind not in ('reply', 'place') $$;
comment on function private.told_alone(text) is
  'Whether what is live of a kind is told by itself. A reply is told with what it is to, the words of a place on its page: what is hidden '
  'there takes them with it.';

-- As private.schema_problem(), and besides: what a draft may lack, texts counted in characters, flags, days of the calendar.
create function private.shape_problem(value jsonb, rule jsonb, whole boolean, place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  kind constant text := rule ->> 'type';
  -- A picture is chosen or it is not: there is no half of one, in a draft either.
  entire constant boolean := whole or coalesce(rule ->> 'is' = 'picture', false);
  plain constant text := value #>> '{}';
  many constant integer := case jsonb_typeof(value)
    when 'array' then jsonb_array_length(value) when 'object' then (select count(*) from jsonb_object_keys(value)) end;
  key text;
  problem text;
begin
  if jsonb_typeof(value) is distinct from kind then
    return format('%s is no %s.', place, kind);
  end if;
  if kind = 'string' then
    if octet_length(plain) > (rule ->> 'maxBytes')::integer or (
      -- As JavaScript counts: what is beyond the first plane is two.
      char_length(plain) + char_length(regexp_replace(plain, '[\u0001-\uFFFF]', '', 'g')) > (rule ->> 'maxLength')::integer
    ) then
      return format('%s is too long.', place);
    elsif (entire or rule ->> 'pattern' <> '\S') and plain !~ ((rule ->> 'pattern') collate "C") then
      return format('%s is not as it should be.', place);
    elsif rule ->> 'format' = 'date' and not pg_input_is_valid(left(plain, 10), 'date') then
      return format('%s is no day of the calendar.', place);
    end if;
  elsif kind = 'number' then
    if plain::numeric not between (rule ->> 'minimum')::numeric and (rule ->> 'maximum')::numeric then
      return format('%s is out of bounds.', place);
    elsif plain::numeric % (rule ->> 'multipleOf')::numeric <> 0 then
      return format('%s is no whole number.', place);
    end if;
  elsif kind = 'array' then
    if many > (rule ->> 'maxItems')::integer or (entire and many < (rule ->> 'minItems')::integer) then
      return format('%s has %s items.', place, many);
    end if;
    for n in 0 .. many - 1 loop
      problem := private.shape_problem(value -> n, rule -> 'items', entire, format('%s[%s]', place, n));
      exit when problem is not null;
    end loop;
  elsif kind = 'object' then
    for key in select one from jsonb_object_keys(value) as one order by one loop
      if not (rule -> 'properties') ? key then
        return format('%s has an unknown part.', place);
      end if;
      problem := private.shape_problem(value -> key, rule -> 'properties' -> key, entire, format('%s.%s', place, key));
      exit when problem is not null;
    end loop;
    if problem is null then
      if entire and many < (rule ->> 'minProperties')::integer then
        return format('%s is missing.', place);
      end if;
      select format('%s.%s is missing.', place, wanted.name) into problem
      from jsonb_array_elements_text(rule -> 'required') as wanted (name) where not value ? wanted.name
        -- An entry of a list is known by its id from the beginning.
        and (entire or wanted.name = 'id') limit 1;
    end if;
    if problem is null and entire then
      select format('%s.%s is below %s.', place, pair.names ->> 1, pair.names ->> 0) into problem
      from jsonb_array_elements(rule -> 'ordered') as pair (names)
      where value -> (pair.names ->> 0) > value -> (pair.names ->> 1) limit 1;
    end if;
  end if;
  return problem;
end
$$;
comment on function private.shape_problem(jsonb, jsonb, boolean, text) is
  'What is wrong with a value by a rule, and where; null when nothing is. whole: as published, else a draft. Repeats no text that was sent.';

-- One thing that is written: a commitment, a document, a section of the landing page. It is what its revisions and steps are about.
create table public.content_items (
  id uuid primary key,
  kind text not null references private.content_kinds (kind),
  slug text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint content_items_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and octet_length(slug) <= 80),
  constraint content_items_kind_slug_once unique (kind, slug)
);
comment on table public.content_items is 'What the campaign writes, one row a thing. Made by its first revision; never changed.';
comment on column public.content_items.slug is 'Its part of the address, for good: a link that somebody shared goes on leading there.';
create index content_items_user_id_idx on public.content_items (user_id);

alter table public.content_items enable row level security;

create table public.content_revisions (
  id uuid primary key,
  item_id uuid not null references public.content_items (id),
  kind text not null,
  slug text not null,
  -- No foreign keys: what a writer had before them is what they say they had.
  parent_id uuid,
  merged_id uuid,
  restored_id uuid,
  body jsonb not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,

  constraint content_revisions_of_an_item unique (id, item_id),
  constraint content_revisions_parent_is_another check (parent_id <> id and merged_id <> id),
  constraint content_revisions_merged_besides_a_parent check (merged_id is null or (parent_id is not null and merged_id <> parent_id)),
  constraint content_revisions_body_at_most_200_kb check (octet_length(body::text) <= 204800),
  -- Where a shelter for people in danger stands is in no wording, not even in one that was never published.
  constraint content_revisions_hidden_place_is_nowhere
  check (body -> 'confidential' is distinct from 'true'::jsonb or not (body ? 'address' or body ? 'directions')),
  constraint content_revisions_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.content_revisions is 'What somebody wrote, each save a row. Added, never changed.';
comment on column public.content_revisions.id is 'Made on the device when it was saved.';
comment on column public.content_revisions.parent_id is 'What it was written on top of; null for the first.';
comment on column public.content_revisions.merged_id is 'For a merge: the other one that went into it.';
comment on column public.content_revisions.restored_id is 'The earlier wording that was brought back.';
comment on column public.content_revisions.arrival is 'The order in which revisions reached the server.';
create index content_revisions_item_id_idx on public.content_revisions (item_id, arrival);
create index content_revisions_user_id_idx on public.content_revisions (user_id) where user_id is not null;

alter table public.content_revisions enable row level security;

create policy "Writers and advisors see what is written" on public.content_items
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers and advisors read every revision" on public.content_revisions
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers save revisions, in their own name" on public.content_revisions
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.content_items as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create policy "Whoever must verify has verified" on public.content_revisions as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

-- A revision brings its item. Two who make one of the same name in a dead spot both keep their words: the second is given a number.
create function private.place_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item public.content_items;
  wanted text := new.slug;
  tries integer := 1;
  problem text;
begin
  -- Who may not write is told so by the policy; what is sent again after a lost answer is there already, says the primary key.
  if not private.may('publish_content') or exists (select 1 from public.content_revisions as known where known.id = new.id) then
    return new;
  end if;
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(new.body) = 'string' and pg_input_is_valid(new.body #>> '{}', 'jsonb') then
    new.body := (new.body #>> '{}')::jsonb;
  end if;
  select private.shape_problem(new.body, known.shape, false, 'body') into problem
  from private.content_kinds as known where known.kind = new.kind;
  if not found or problem is not null then
    raise exception '%', coalesce(problem, 'There is no such kind of content.') using errcode = '22023';
  end if;
  select * into item from public.content_items as one where one.id = new.item_id for update;
  if not found then
    perform private.one_at_a_time('content_items');
    while exists (select 1 from public.content_items as one where one.kind = new.kind and one.slug = wanted and one.id <> new.item_id) loop
      tries := tries + 1;
      -- A long name gives way to its number.
      wanted := rtrim(left(new.slug, 80 - length('-' || tries)), '-') || '-' || tries;
    end loop;
    insert into public.content_items (id, kind, slug, user_id) values (new.item_id, new.kind, wanted, auth.uid())
    on conflict (id) do nothing;
    select * into item from public.content_items as one where one.id = new.item_id;
  end if;
  if item.kind <> new.kind then
    raise exception 'A revision is of its item''s kind.' using errcode = '22023';
  end if;
  new.slug := item.slug;
  return new;
end
$$;
comment on function private.place_revision() is
  'Makes the item of a first revision, and holds every body against the shape of its kind. Raises 22023 for another shape or kind.';
create trigger content_revisions_ask_second_factor before insert on public.content_revisions
  for each statement execute function private.ask_second_factor();
create trigger content_revisions_keep_phone_time before insert on public.content_revisions
  for each row execute function private.keep_phone_time();
create trigger content_revisions_place_revision before insert on public.content_revisions
  for each row execute function private.place_revision();

create function private.grants_for_content_items() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.content_items, public.content_revisions to authenticated;
  grant insert (id, item_id, kind, slug, parent_id, merged_id, restored_id, body, user_id, client_created_at)
    on public.content_revisions to authenticated;
  revoke update, delete, truncate on public.content_items, public.content_revisions from service_role;
end
$$;
comment on function private.grants_for_content_items() is 'What the APIs roles may do with what is written. Visitors: nothing.';

select private.restore_grants();
