-- What came of what: an idea that became a commitment, a decision that proves one. Set and taken back by staff, as facts; visitors see
-- what counts, at both ends.

create function private.link_kinds() returns text[]
language sql stable security definer set search_path = ''
as $$
  -- What has no public page yet, or never will: it is told in the link's own words.
  select array['idea', 'question', 'site', 'door'] || array(select known.kind from private.content_kinds as known)
$$;
comment on function private.link_kinds() is 'The kinds of things that a link can join.';

create table public.content_links (
  id uuid primary key,
  from_kind text not null,
  -- No foreign keys: one end may be a form, which its sender can have erased.
  from_id uuid not null,
  to_kind text not null,
  to_id uuid not null,
  relation text not null,
  state text not null,
  -- What visitors read of an end that has no public page: the campaign's words for it, never its sender's.
  words_en text,
  words_es text,
  -- No foreign key: it stands in the commitment's wording, which may lose it again.
  step uuid,
  approves uuid references public.content_links (id),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,

  constraint content_links_kinds_shape check (
    from_kind ~ '^[a-z]+(-[a-z]+)*$' and to_kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(from_kind) <= 40 and char_length(to_kind) <= 40
  ),
  constraint content_links_two_ends check (from_id <> to_id),
  constraint content_links_relation_known check (relation in ('answers', 'became', 'duplicate_of', 'evidence')),
  constraint content_links_state_known check (state in ('set', 'approved', 'withdrawn')),
  constraint content_links_approves_a_link check ((state = 'approved') = (approves is not null)),
  constraint content_links_words_en_1_to_300 check (private.text_length(words_en) between 1 and 300),
  constraint content_links_words_es_1_to_300 check (private.text_length(words_es) between 1 and 300),
  constraint content_links_door_has_words
  check (state <> 'set' or 'door' not in (from_kind, to_kind) or coalesce(words_en, words_es) is not null),
  constraint content_links_words_of_what_is_set check (state = 'set' or (words_en is null and words_es is null)),
  constraint content_links_step_of_what_is_set check (step is null or state = 'set'),
  constraint content_links_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.content_links is 'What came of what, each setting and taking back a row. Added, never changed; private.links_that_count() says which count.';
comment on column public.content_links.id is 'Made on the device when it was saved.';
comment on column public.content_links.relation is 'As it is read from one end to the other: from answers to; from became to; from is evidence for to; from is a duplicate of to.';
comment on column public.content_links.words_en is 'Said of an end that has no public page; null where both have one.';
comment on column public.content_links.step is 'The milestone of the commitment that it became, by its id there; null for all of the commitment.';
comment on column public.content_links.approves is 'The link whose words somebody else than their writer agreed to.';
comment on column public.content_links.arrival is 'The order in which they reached the server.';
create index content_links_from_id_idx on public.content_links (from_id, to_id, relation, arrival desc);
create index content_links_to_id_idx on public.content_links (to_id);
create index content_links_approves_idx on public.content_links (approves) where approves is not null;
create index content_links_user_id_idx on public.content_links (user_id) where user_id is not null;

alter table public.content_links enable row level security;

create policy "Writers and advisors read what leads to what" on public.content_links
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers say what came of what, in their own name" on public.content_links
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.may('publish_content'))
    and from_kind = any ((select private.link_kinds())::text[]) and to_kind = any ((select private.link_kinds())::text[])
  );
create policy "Whoever must verify has verified" on public.content_links as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger content_links_ask_second_factor before insert on public.content_links
  for each statement execute function private.ask_second_factor();
create trigger content_links_keep_phone_time before insert on public.content_links
  for each row execute function private.keep_phone_time();

create function private.judge_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may('publish_content') or exists (select 1 from public.content_links as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  if not exists (
    select 1 from public.content_links as one
    where one.id = new.approves and one.state = 'set' and one.relation = new.relation
      and (one.from_kind, one.from_id, one.to_kind, one.to_id) = (new.from_kind, new.from_id, new.to_kind, new.to_id)
  ) then
    raise exception 'That link is not there.' using errcode = '22023';
  elsif exists (select 1 from public.content_links as one where one.id = new.approves and one.user_id = auth.uid()) then
    raise exception 'Somebody else approves what you wrote.' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.judge_link() is 'Raises 22023 for the approval of one''s own words, and of none.';
create trigger content_links_judge_link before insert on public.content_links
  for each row when (new.state = 'approved') execute function private.judge_link();

-- What was said at a door is told in the campaign's words: never the note's, and nothing by which the door or who lives there is known.
-- One knock joined to something is seen by those who read links; whose door it was is not.
create function private.judge_door_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said constant text := private.name_key(concat_ws(' ', new.words_en, new.words_es));
  knock public.contact_attempts;
begin
  if not private.may('publish_content') or exists (select 1 from public.content_links as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into knock from public.contact_attempts as one
  where one.id = case new.from_kind when 'door' then new.from_id else new.to_id end and one.channel = 'door' and one.result <> 'undone';
  if not found then
    raise exception 'What was said at that door is not there.' using errcode = '22023';
  end if;
  if exists (
    select 1 from (
      select knock.notes as words, 12 as least
      union all
      select private.house_number(door.number, door.suffix) || ' ' || door.street, 1 from public.households as door where door.id = knock.household_id
      union all
      select lives.name, 5 from public.people as lives where lives.household_id = knock.household_id
    ) as theirs
    -- A note of one common word is in many sentences.
    where char_length(private.name_key(theirs.words)) >= theirs.least
      and strpos(' ' || said || ' ', ' ' || private.name_key(theirs.words) || ' ') > 0
  ) then
    raise exception 'The words name the door, who lives there, or what was noted.' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.judge_door_words() is 'Raises 22023 for a knock that is not there, and for words by which a door would be known.';
create trigger content_links_judge_door_words before insert on public.content_links
  for each row when (new.state = 'set' and 'door' in (new.from_kind, new.to_kind)) execute function private.judge_door_words();

create function private.link_is_approved(link public.content_links) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Its words stand on the pages of both ends: they need the eyes that those need.
  select coalesce(link.words_en, link.words_es) is null
    or not exists (select 1 from private.content_kinds as known where known.kind in (link.from_kind, link.to_kind) and known.eyes = 2)
    or exists (select 1 from public.content_links as yes where yes.approves = link.id)
$$;
comment on function private.link_is_approved(public.content_links) is
  'Whether a link may be shown as far as eyes go: it has no words of its own, or somebody else agreed to them.';

create function private.links_that_count() returns setof public.content_links
language sql stable security definer set search_path = ''
as $$
  select distinct on (one.from_kind, one.from_id, one.to_kind, one.to_id, one.relation) one.*
  from public.content_links as one
  -- Taking back wins where the clocks of phones and the order of arrival contradict each other: a phone whose clock is behind takes back
  -- what it saw here, and what somebody set in a dead spot before it was taken back does not bring the words back when it arrives.
  where one.state = 'set' and not exists (
    select 1 from public.content_links as off
    where off.from_id = one.from_id and off.to_id = one.to_id and off.relation = one.relation
      and off.from_kind = one.from_kind and off.to_kind = one.to_kind
      and off.state = 'withdrawn' and (off.arrival > one.arrival or off.happened_at > one.happened_at)
  )
  order by one.from_kind, one.from_id, one.to_kind, one.to_id, one.relation, one.arrival desc
$$;
comment on function private.links_that_count() is
  'The link of each pair of ends and relation that arrived last, where none that was taken back is newer by arrival or by its phone''s time.';

create function private.link_step(outcome uuid, step uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'en', one.value -> 'text' ->> 'en', 'es', one.value -> 'text' ->> 'es', 'due_on', one.value ->> 'due_on', 'done_on', one.value ->> 'done_on'
  )
  from private.content_now as live
  join public.content_revisions as said on said.id = live.revision_id
  cross join jsonb_array_elements(coalesce(said.body -> 'milestones', '[]')) as one
  where step is not null and live.item_id = outcome and one.value ->> 'id' = link_step.step::text
  limit 1
$$;
comment on function private.link_step(uuid, uuid) is
  'A milestone as it stands in what is live of a commitment: {en, es, due_on, done_on}; null where there is none, or none any more.';

-- Not language sql: places have their tables in later migrations.
create function private.pages_shown() returns table (kind text, id uuid, slug text, began_on date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select item.kind, item.id, item.slug, null::date
  from private.content_now as span join public.content_items as item on item.id = span.item_id and private.told_alone(item.kind)
  union all
  -- Of what was joined with another place the address is that one's.
  select 'site', place.id, site.slug, story.began_on
  from private.sites_shown as place
  join public.sites as site on site.id = place.shown_as
  cross join lateral (select min(step.happened_on) as began_on from public.site_events as step where step.site_id = place.id) as story
  where story.began_on is not null;
end
$$;
comment on function private.pages_shown() is
  'What has a page of its own that everybody may read: its name in addresses, and of a place the day on which it was first seen.';

-- Not language sql: what is asked and suggested has its tables in later migrations.
create function private.public_ends() returns table (kind text, id uuid, slug text, began_on date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select page.kind, page.id, page.slug, page.began_on from private.pages_shown() as page
  union all
  -- By the form's id and by its own: on the wall it has the latter.
  select 'idea', ends.id, idea.id::text, (idea.arrived_at at time zone private.town_zone())::date
  from public.ideas as idea cross join lateral (values (idea.id), (idea.signup_id)) as ends (id)
  where idea.moderation = 'published' and ends.id is not null
  union all
  -- Where it is read: what was merged stands where the other one does. Never by the id that its asker's receipt shows.
  select 'question', asked.id,
    case when event.visibility = 'public' and target.state in ('approved', 'on_stage', 'answered') and not target.hidden and target.withdrawn_at is null
      then target.session_id || '#question-' || target.shown_id end,
    (least(asked.client_created_at, asked.created_at) at time zone private.town_zone())::date
  from public.qa_questions as asked
  join public.qa_questions as target on target.id = case when asked.merged_into is null then asked.id else private.question_root(asked.id) end
  join public.qa_sessions as session on session.id = target.session_id
  join public.events as event on event.id = session.event_id
  where asked.state in ('approved', 'on_stage', 'answered', 'merged') and not asked.hidden and asked.withdrawn_at is null;
end
$$;
comment on function private.public_ends() is
  'What everybody may read of what links can join: its name in addresses, and the day on which it was asked, suggested or first seen. '
  'A question''s name is its session and its place on that page; null where it is shown on none. Nothing of doors: they are no public end.';

-- The id of a form is what its sender's receipt shows for it: told to nobody else.
create function public.live_links() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with shown as materialized (select * from private.public_ends()),
    live as materialized (select shown.* from shown join private.content_kinds as known on known.kind = shown.kind),
    told as (
      select link.happened_at, link.id, jsonb_build_object(
        'id', link.id, 'relation', link.relation, 'from_kind', link.from_kind, 'from_id', origin.id, 'from_slug', coalesce(origin.slug, begun.slug),
        'to_kind', link.to_kind, 'to_id', outcome.id, 'to_slug', coalesce(outcome.slug, ended.slug),
        'words_en', link.words_en, 'words_es', link.words_es, 'on', (link.happened_at at time zone private.town_zone())::date,
        'began_on', coalesce(begun.began_on, ended.began_on),
        'step', private.link_step(case link.relation when 'answers' then link.from_id else link.to_id end, link.step)
      ) as said
      from private.links_that_count() as link
      left join live as origin on origin.id = link.from_id and origin.kind = link.from_kind
      left join live as outcome on outcome.id = link.to_id and outcome.kind = link.to_kind
      left join shown as begun on begun.id = link.from_id and begun.kind = link.from_kind
      left join shown as ended on ended.id = link.to_id and ended.kind = link.to_kind
      where private.link_is_approved(link) and (
        (origin.id is not null and outcome.id is not null)
        -- An idea that became a place's repair: neither is content, and both are read by everybody.
        or (begun.id is not null and ended.id is not null and coalesce(link.words_en, link.words_es) is not null)
        or (coalesce(origin.id, outcome.id) is not null and coalesce(link.words_en, link.words_es) is not null
          and case when origin.id is null then link.from_kind else link.to_kind end in ('idea', 'question', 'site', 'door'))
      )
      union all
      -- A place says itself which commitment is about it.
      select '-infinity', site.id, jsonb_build_object(
        'id', site.id, 'relation', 'about', 'from_kind', 'site', 'from_id', null, 'from_slug', place.slug, 'to_kind', 'commitment',
        'to_id', outcome.id, 'to_slug', outcome.slug, 'words_en', worded.title_en, 'words_es', worded.title_es, 'on', null,
        'began_on', place.began_on, 'step', null
      )
      from public.sites as site
      join private.sites_worded as worded on worded.id = site.id
      join shown as place on place.id = site.id and place.kind = 'site'
      join live as outcome on outcome.id = site.commitment_id and outcome.kind = 'commitment'
    )
    -- As one value: a list of rows would be cut at 1,000.
    select coalesce(jsonb_agg(told.said order by told.happened_at, told.id), '[]') from told
  );
end
$$;
comment on function public.live_links() is
  'What came of what, as everybody may see it: both ends are live, or one is and the link has words for the other, whose id is left out. '
  'on: when it was joined; began_on: when the other end was asked, suggested or first seen, where that is public. Of a door no more than '
  'the day of the link. Words that nobody else has approved are told to nobody. Nothing of an end that is not public yet.';

insert into private.person_columns (of_table, of_column, treatment)
values ('public.content_links', 'words_en', 'words'), ('public.content_links', 'words_es', 'words');

create function private.grants_for_content_links() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.content_links to authenticated;
  grant insert (
    id, from_kind, from_id, to_kind, to_id, relation, state, words_en, words_es, step, approves, user_id, client_created_at
  ) on public.content_links to authenticated;
  grant execute on function private.link_kinds() to authenticated, service_role;
  grant execute on function public.live_links() to anon, authenticated, service_role;
end
$$;
comment on function private.grants_for_content_links() is 'What the APIs roles may do with links. Visitors ask which are live.';

select private.restore_grants();
