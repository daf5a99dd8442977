-- How what is written goes out: reviewed, approved by other eyes, scheduled, live, expired. Told by steps; what is live is asked at reading.

create table public.content_releases (
  id uuid primary key,
  name text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint content_releases_name_1_to_100 check (private.text_length(name) between 1 and 100)
);
comment on table public.content_releases is 'Several things that go out together, or not at all.';
create index content_releases_user_id_idx on public.content_releases (user_id);

alter table public.content_releases enable row level security;

create table public.content_events (
  id uuid primary key,
  item_id uuid not null references public.content_items (id),
  revision_id uuid not null,
  action text not null,
  assignee uuid references auth.users (id) on delete set null,
  go_live_at timestamptz,
  expire_at timestamptz,
  release_id uuid references public.content_releases (id),
  note text,
  places text,
  reason_en text,
  reason_es text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,

  constraint content_events_about_a_revision foreign key (revision_id, item_id) references public.content_revisions (id, item_id),
  constraint content_events_action_known check (action in (
    'submitted', 'approved', 'changes_requested', 'scheduled', 'published', 'unscheduled', 'unpublished', 'restored', 'verified', 'still_right'
  )),
  constraint content_events_assignee_only_submitted check (action = 'submitted' or assignee is null),
  constraint content_events_times_of_going_out check (
    (action in ('scheduled', 'published')) = (go_live_at is not null) and (action in ('scheduled', 'published') or expire_at is null)
  ),
  -- Infinity and the year 10000 are nobody's plan, and make every list they stand in unreadable.
  constraint content_events_go_live_within_two_years check (go_live_at <= created_at + interval '2 years'),
  constraint content_events_expire_after_go_live check (expire_at > go_live_at and expire_at <= created_at + interval '10 years'),
  constraint content_events_release_of_going_out check (action in ('scheduled', 'published') or release_id is null),
  constraint content_events_note_1_to_2000 check (private.text_length(note) between 1 and 2000),
  constraint content_events_places_of_still_right check ((action = 'still_right') = (places is not null)),
  constraint content_events_places_are_blocks
  check (places ~ '^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*( [A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*)*$' and octet_length(places) <= 20000),
  constraint content_events_reason_of_taking_down check (action = 'unpublished' or coalesce(reason_en, reason_es) is null),
  constraint content_events_reason_en_3_to_1000 check (private.text_length(reason_en) between 3 and 1000),
  constraint content_events_reason_es_3_to_1000 check (private.text_length(reason_es) between 3 and 1000),
  constraint content_events_changes_say_which check (action <> 'changes_requested' or note is not null),
  constraint content_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.content_events is 'What was done about a revision. Added, never changed.';
comment on column public.content_events.go_live_at is 'From when it is live: the server''s time for what is published at once, whatever a phone''s clock says.';
comment on column public.content_events.expire_at is 'From when it is live no more; null: until something else is.';
comment on column public.content_events.places is
  'The texts that somebody found still right though the other language changed, by their blocks: ''title.es milestones.<id>.text.es''.';
comment on column public.content_events.reason_en is 'Why it was taken down, as everybody reads it; the note is for the staff alone.';
comment on column public.content_events.reason_es is 'The same in Spanish.';
comment on column public.content_events.arrival is 'The order in which steps reached the server.';
create index content_events_item_id_idx on public.content_events (item_id, arrival);
create index content_events_revision_id_idx on public.content_events (revision_id, item_id);
create index content_events_assignee_idx on public.content_events (assignee) where assignee is not null;
create index content_events_user_id_idx on public.content_events (user_id) where user_id is not null;
create index content_events_release_id_idx on public.content_events (release_id) where release_id is not null;

alter table public.content_events enable row level security;

create policy "Writers and advisors read what was done" on public.content_events
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers and advisors see what goes out together" on public.content_releases
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers take every step, advisors ask for changes" on public.content_events
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and ((select private.may('publish_content')) or (action = 'changes_requested' and (select private.may('review_content'))))
  );
create policy "Whoever must verify has verified" on public.content_events as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create policy "Whoever must verify has verified" on public.content_releases as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

-- What is live, and what ever was. No job decides: whoever asks is told what holds at that moment. The times themselves change only with a
-- step, so they are written down with it; to read them from the steps each time would take seconds among thousands.

create table private.content_times (
  step_id uuid primary key references public.content_events (id) on delete cascade,
  item_id uuid not null references public.content_items (id) on delete cascade,
  revision_id uuid not null,
  arrival bigint not null,
  live_since timestamptz not null,
  next_since timestamptz,
  expire_at timestamptz,
  version integer not null
);
comment on table private.content_times is
  'From when each wording is live, also those of a time to come; nothing of what was called off. Kept by a trigger, never by hand.';
comment on column private.content_times.next_since is 'From when something else goes out, or nothing: told to nobody before that time.';
comment on column private.content_times.version is 'Counts the wordings of the item that differ, from 1.';
create index content_times_item_id_idx on private.content_times (item_id, live_since);

alter table private.content_times enable row level security;

create view private.content_now with (security_invoker = true) as
select span.item_id, span.revision_id, span.live_since, span.expire_at as live_until, span.version
from private.content_times as span
where span.live_since <= now() and (span.next_since is null or span.next_since > now()) and (span.expire_at is null or span.expire_at > now());
comment on view private.content_now is 'What everybody may read at this moment.';

-- What the desk's list says of each thing, written down for the same reason.
create table private.content_heads (
  item_id uuid primary key references public.content_items (id) on delete cascade,
  revision_id uuid not null references public.content_revisions (id) on delete cascade,
  heads integer not null,
  lacks_en boolean not null,
  lacks_es boolean not null,
  step_id uuid references public.content_events (id) on delete set null,
  verified_at timestamptz
);
comment on table private.content_heads is
  'The newest wording of each thing, the last step about it, and when somebody last verified the thing. Kept by triggers, never by hand.';
comment on column private.content_heads.heads is 'How many revisions nothing stands on: above 1, two wrote on one thing.';
comment on column private.content_heads.lacks_en is 'Something is said in Spanish alone.';
create index content_heads_revision_id_idx on private.content_heads (revision_id);
create index content_heads_step_id_idx on private.content_heads (step_id);

alter table private.content_heads enable row level security;

create function private.note_content_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.content_items as item where item.id = new.item_id for update;
  if new.action in ('scheduled', 'published', 'unscheduled', 'unpublished', 'changes_requested') then
    delete from private.content_times as span where span.item_id = new.item_id;
    insert into private.content_times (step_id, item_id, revision_id, arrival, live_since, next_since, expire_at, version)
    with steps as (
      select step.*, coalesce(step.go_live_at, step.created_at) as since
      from public.content_events as step
      where step.item_id = new.item_id and step.action in ('scheduled', 'published', 'unpublished')
        -- Called off before it was to go out.
        and not (step.action = 'scheduled' and exists (
          select 1 from public.content_events as off
          where off.item_id = new.item_id and off.arrival > step.arrival and off.created_at < step.go_live_at and (
            off.action in ('unscheduled', 'unpublished')
            -- Whoever asked for changes must not read it in public the next morning.
            or (off.action = 'changes_requested' and off.revision_id = step.revision_id)
          )
        ))
    ), ordered as (
      -- What goes out next takes its place, even if that ends first: an old wording must not come back by itself.
      select steps.*, lead(steps.since) over (order by steps.since, steps.arrival) as next_since from steps
    ), spans as (
      select ordered.*, lag(ordered.revision_id) over (order by ordered.since, ordered.arrival) as before
      from ordered where ordered.action <> 'unpublished' and ordered.next_since is distinct from ordered.since
    ), reworded as (
      select spans.*, case when spans.before is null then true when spans.before = spans.revision_id then false else
        (select said.body from public.content_revisions as said where said.id = spans.revision_id)
          is distinct from (select said.body from public.content_revisions as said where said.id = spans.before)
      end as other
      from spans
    )
    select one.id, one.item_id, one.revision_id, one.arrival, one.since, one.next_since, one.expire_at,
      count(*) filter (where one.other) over (order by one.since, one.arrival)
    from reworded as one;
  end if;
  if new.action = 'verified' then
    -- It counts from the call, which may have been made in a dead spot days ago.
    update private.content_heads as head set verified_at = greatest(head.verified_at, new.happened_at) where head.item_id = new.item_id;
  elsif new.action not in ('restored', 'still_right') then
    update private.content_heads as head set step_id = private.last_step(head.revision_id) where head.item_id = new.item_id;
  end if;
  return null;
end
$$;
comment on function private.note_content_times() is 'Writes down when each wording of an item is live, and what was last done about the newest.';

create function private.last_step(of_revision uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select step.id from public.content_events as step
  where step.revision_id = of_revision and step.action not in ('verified', 'restored', 'still_right') order by step.arrival desc limit 1
$$;
comment on function private.last_step(uuid) is 'What was last done about a revision.';

create function private.note_content_head() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  head public.content_revisions;
  many integer;
begin
  perform 1 from public.content_items as item where item.id = new.item_id for update;
  select one.* into head from public.content_revisions as one where one.item_id = new.item_id order by one.arrival desc limit 1;
  select count(*) into many from public.content_revisions as one where one.item_id = new.item_id and not exists (
    select 1 from public.content_revisions as later where later.item_id = new.item_id and one.id in (later.parent_id, later.merged_id)
  );
  insert into private.content_heads as known (item_id, revision_id, heads, lacks_en, lacks_es, step_id)
  values (
    new.item_id, head.id, many, jsonb_path_exists(head.body, '$.** ? (exists(@.es) && !exists(@.en))'),
    jsonb_path_exists(head.body, '$.** ? (exists(@.en) && !exists(@.es))'), private.last_step(head.id)
  )
  on conflict (item_id) do update set revision_id = excluded.revision_id, heads = excluded.heads, lacks_en = excluded.lacks_en,
    lacks_es = excluded.lacks_es, step_id = excluded.step_id;
  return null;
end
$$;
comment on function private.note_content_head() is 'Writes down which wording of an item is the newest, and what is to be said of it in a list.';
create trigger content_revisions_note_content_head after insert on public.content_revisions
  for each row execute function private.note_content_head();

create function private.content_spans(of_item uuid, at timestamptz default now()) returns table (
  item_id uuid,
  revision_id uuid,
  live_since timestamptz,
  live_until timestamptz,
  version integer
)
language sql stable security definer set search_path = ''
as $$
  select span.item_id, span.revision_id, span.live_since,
    least(case when span.next_since <= content_spans.at then span.next_since end, span.expire_at), span.version
  from private.content_times as span where span.item_id = content_spans.of_item and span.live_since <= content_spans.at
$$;
comment on function private.content_spans(uuid, timestamptz) is
  'When each wording of an item was live until then: from live_since to before live_until, null while nothing ends it. What is planned '
  'ends nothing yet.';

create function private.is_live(of_item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.content_now as live where live.item_id = of_item)
$$;
comment on function private.is_live(uuid) is 'Whether everybody may read this item now.';

create function private.look_again_by(looked timestamptz, days integer, due text) returns timestamptz
language sql stable set search_path = ''
as $$
  select least(
    look_again_by.looked + make_interval(days => look_again_by.days),
    case when look_again_by.due::date > look_again_by.looked::date then look_again_by.due::date::timestamptz end
  )
$$;
comment on function private.look_again_by(timestamptz, integer, text) is
  'When somebody must have looked again whether a text still holds: some days after the last time (null: never), or on the day on which new '
  'figures are due. Whoever looked on that day or later has seen whether they came.';

create function public.live_content(of_kind text, after uuid default null, most integer default 5000) returns json
language sql stable security definer set search_path = ''
as $$
  -- Written as text at once: to build one value of four megabytes first takes longer than everything else.
  select coalesce(json_agg(row_to_json(shown)), '[]') from (
    select item.id, item.kind, item.slug, live.revision_id as revision, live.version, said.body, live.live_since,
      live.live_until as expires_at,
      private.look_again_by(greatest(live.live_since, head.verified_at), known.verify_days, said.body ->> 'next_update_on') as verify_by
    from private.content_now as live
    join public.content_items as item on item.id = live.item_id
    join public.content_revisions as said on said.id = live.revision_id
    join private.content_heads as head on head.item_id = item.id
    join private.content_kinds as known on known.kind = item.kind
    -- A reply is told with what it is to, or not at all (20261203093050_replies.sql); so are the words of a place.
    where item.kind = live_content.of_kind and private.told_alone(item.kind) and (live_content.after is null or item.id > live_content.after)
    order by item.id limit least(greatest(coalesce(live_content.most, 5000), 1), 5000)
  ) as shown
$$;
comment on function public.live_content(text, uuid, integer) is
  'What is live now of a kind, in the order of the ids, after one of them; at most 5000. Everybody may ask, and is told of nothing else. No '
  'replies and no words of places: they are told with what they are to.';

create view private.content_wordings as
select worded.*
from (
  select span.item_id, span.version, min(span.live_since) as live_since,
    case when bool_or(span.live_until is null) then null else max(span.live_until) end as live_until,
    (array_agg(span.revision_id order by span.live_since))[1] as revision_id
  from (
    select one.item_id, one.version, one.revision_id, one.live_since,
      least(case when one.next_since <= now() then one.next_since end, one.expire_at) as live_until
    from private.content_times as one where one.live_since <= now()
  ) as span
  group by span.item_id, span.version
) as worded
-- What was taken down is down, with all that it said before, also once something else goes out in its place: its number is missing, so
-- that everybody sees that there was something. What has expired or was replaced may be read.
where not exists (
  select 1 from public.content_events as step
  where step.item_id = worded.item_id and step.action = 'unpublished' and step.created_at > worded.live_since
);
comment on view private.content_wordings is 'Every wording that was live until now, of each item. Nothing of what was taken down.';

create function public.content_versions(of_item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'revision', worded.revision_id, 'version', worded.version, 'body', said.body,
    'live_since', worded.live_since, 'live_until', case when worded.live_until <= now() then worded.live_until end
  ) order by worded.version), '[]')
  from private.content_wordings as worded
  join public.content_revisions as said on said.id = worded.revision_id and private.told_alone(said.kind)
  where worded.item_id = content_versions.of_item
$$;
comment on function public.content_versions(uuid) is
  'Every wording of an item that was live until now, the first first. Nothing of what was taken down, nor of what is told with something '
  'else. Everybody may ask.';

create function public.withdrawn_commitments() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with gone as (
    select item.id, item.slug, said.body -> 'title' as title, began.live_since, coalesce(off.id, last.step_id) as step_id,
      case when off.id is null then last.expire_at else off.created_at end as withdrawn_at,
      off.id is not null as taken_down, off.reason_en, off.reason_es
    from public.content_items as item
    cross join lateral (
      select span.* from private.content_times as span where span.item_id = item.id and span.live_since <= now()
      order by span.live_since desc, span.arrival desc limit 1
    ) as last
    cross join lateral (
      select min(span.live_since) as live_since from private.content_times as span where span.item_id = item.id
    ) as began
    join public.content_revisions as said on said.id = last.revision_id
    left join lateral (
      select step.* from public.content_events as step
      where step.item_id = item.id and step.action = 'unpublished' and step.created_at > last.live_since
        and (last.expire_at is null or step.created_at < last.expire_at)
      order by step.arrival limit 1
    ) as off on true
    where item.kind = 'commitment' and not exists (select 1 from private.content_now as live where live.item_id = item.id)
    order by 6 desc, item.id limit 500
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', gone.id, 'step', gone.step_id, 'slug', gone.slug, 'title', gone.title, 'live_since', gone.live_since,
    'withdrawn_at', gone.withdrawn_at, 'taken_down', gone.taken_down, 'reason_en', gone.reason_en, 'reason_es', gone.reason_es
  ) order by gone.withdrawn_at desc, gone.id), '[]') from gone
$$;
comment on function public.withdrawn_commitments() is
  'The commitments that were public and are so no more, the newest first: what each was called, since when it was public, when and why it went. '
  'Of a promise that is withdrawn everybody may know that there was one; nothing else that it said is told. Everybody may ask.';

-- Who wrote what: since somebody else last approved.

create function private.content_is_approved(of_revision uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select step.action = 'approved' from public.content_events as step
    where step.revision_id = of_revision and step.action in ('approved', 'changes_requested') order by step.arrival desc limit 1
  ), false)
$$;
comment on function private.content_is_approved(uuid) is 'Whether the last word about this very revision was yes.';

create function private.content_authors(of_revision uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  with recursive back (id, item_id, parent_id, merged_id, user_id) as (
    select one.id, one.item_id, one.parent_id, one.merged_id, one.user_id from public.content_revisions as one where one.id = of_revision
    union
    select before.id, before.item_id, before.parent_id, before.merged_id, before.user_id
    from back join public.content_revisions as before on before.id in (back.parent_id, back.merged_id) and before.item_id = back.item_id
    where not private.content_is_approved(before.id)
  )
  select coalesce(array_agg(distinct back.user_id) filter (where back.user_id is not null), '{}') from back
$$;
comment on function private.content_authors(uuid) is 'Who wrote a revision, or one that it stands on, since the last approval.';

-- What a body leads to: its links, its pictures, the items it names.

create function private.content_mentions(value jsonb, rule jsonb) returns table (what text, said text)
language plpgsql stable set search_path = ''
as $$
declare
  part record;
begin
  if jsonb_typeof(value) = 'string' then
    if rule ->> 'is' = 'markdown' then
      return query select 'link', hit[1] from regexp_matches(value #>> '{}', '\]\(\s*<?([^)\s>]+)', 'g') as hit
        union all select 'link', hit[1] from regexp_matches(value #>> '{}', '^\s{0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)', 'gn') as hit;
    elsif rule ? 'is' then
      return query select rule ->> 'is', value #>> '{}';
    end if;
  elsif jsonb_typeof(value) = 'array' then
    for part in select one.value from jsonb_array_elements(value) as one loop
      return query select * from private.content_mentions(part.value, rule -> 'items');
    end loop;
  elsif rule ->> 'is' = 'picture' then
    return query select case
      when value -> 'decorative' = 'true' or value -> 'alt' ?& array['en', 'es'] then 'picture' else 'undescribed' end, value::text;
  elsif jsonb_typeof(value) = 'object' then
    for part in select one.key, one.value from jsonb_each(value) as one loop
      return query select * from private.content_mentions(part.value, rule -> 'properties' -> part.key);
    end loop;
  end if;
end
$$;
comment on function private.content_mentions(jsonb, jsonb) is
  'What a body points at: (link, an address), (picture or undescribed, the picture as JSON), (ref:<kind>, the id of an item).';

create function private.plain_path(href text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(rtrim(regexp_replace(regexp_replace(href, '[?#].*$', ''), '^/es(/|$)', '/'), '/'), ''), '/')
$$;
comment on function private.plain_path(text) is 'The page that a link inside leads to, whatever language, question or place on it the link names.';

create function private.content_link_leads(href text, going_out uuid[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Pages elsewhere cannot be asked; a place on the same page is nobody else's.
  select href !~ '^/' or exists (select 1 from unnest(private.public_paths()) as known (path) where known.path = plain.path)
    or exists (
      select 1 from private.content_kinds as kind
      join public.content_items as item on item.kind = kind.kind and replace(kind.address, '{slug}', item.slug) = plain.path
      where item.id = any (going_out) or private.is_live(item.id)
    )
  from (select private.plain_path(href) as path) as plain
$$;
comment on function private.content_link_leads(text, uuid[]) is
  'Whether a link inside leads to a page, or to something that is live or goes out with it.';

create function private.lacks_own_reason(revision public.content_revisions, known private.content_kinds) returns boolean
language sql stable security definer set search_path = ''
as $$
  select known.shape -> 'properties' ? 'reworded' and exists (
    select 1 from (
      select worded.revision_id from private.content_wordings as worded
      -- Of a release its own step may count already.
      where worded.item_id = revision.item_id and worded.revision_id <> revision.id order by worded.version desc limit 1
    ) as newest
    join public.content_revisions as said on said.id = newest.revision_id
    where said.body - 'reworded' <> revision.body - 'reworded' and case
      when coalesce(revision.body -> 'reworded', '{}') = '{}' then known.kind = 'commitment'
      else revision.body -> 'reworded' = said.body -> 'reworded'
    end
  )
$$;
comment on function private.lacks_own_reason(public.content_revisions, private.content_kinds) is
  'Whether a revision says something else than what was public last, and gives no reason of its own: the last version''s reason is not its reason. '
  'A promise must give one.';

create function private.content_problems(of_revision uuid, going_out uuid[]) returns table (problem text, said text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  revision public.content_revisions;
  known private.content_kinds;
  found_problem text;
  mention record;
begin
  select * into revision from public.content_revisions as one where one.id = of_revision;
  select * into known from private.content_kinds as one where one.kind = revision.kind;
  found_problem := private.shape_problem(revision.body, known.shape, true, 'body');
  if found_problem is not null then
    return query select 'incomplete', found_problem;
  end if;
  if known.eyes = 2 and not private.content_is_approved(of_revision) then
    return query select 'unapproved', null::text;
  end if;
  if (select head.heads from private.content_heads as head where head.item_id = revision.item_id) > 1 then
    return query select 'unmerged', null::text;
  end if;
  if private.lacks_own_reason(revision, known) then
    return query select 'unexplained', null::text;
  end if;
  for mention in select distinct one.what, one.said from private.content_mentions(revision.body, known.shape) as one order by 1, 2 loop
    if mention.what = 'link' and not private.content_link_leads(mention.said, going_out || revision.item_id) then
      return query select 'broken_link', mention.said;
    elsif mention.what = 'asked' and not coalesce((private.asked_told(mention.said) ->> 'shown')::boolean, false) then
      return query select 'broken_ref', mention.said;
    elsif mention.what like 'ref:%' and not exists (
      select 1 from public.content_items as item where item.id::text = mention.said and item.kind = substr(mention.what, 5)
        -- Live, or planned: neither what was taken down nor what has expired.
        and (item.id = any (going_out) or exists (
          select 1 from private.content_times as span where span.item_id = item.id
            and (span.next_since is null or span.next_since > now()) and (span.expire_at is null or span.expire_at > now())
        ))
    ) then
      return query select 'broken_ref', mention.said;
    -- Pictures come with a later migration: asked for only once there is one.
    elsif mention.what = 'undescribed' or (mention.what = 'picture' and private.picture_problem(mention.said::jsonb) is not null) then
      return query select 'picture', mention.said::jsonb ->> 'media';
    -- Figures, too.
    elsif mention.what = 'figures' and private.figures_problem(of_revision, mention.said) is not null then
      return query select private.figures_problem(of_revision, mention.said), null::text;
    end if;
  end loop;
end
$$;
comment on function private.content_problems(uuid, uuid[]) is
  'What keeps a revision from going out: incomplete, unapproved, unmerged, broken_link, broken_ref, picture, figures, together, uncorrected, '
  'unexplained. going_out: '
  'the items that go with it.';

-- The sentence alone: what was written stands in no log.
create function private.refuse_unready(problem text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if problem = 'unapproved' then
    raise exception 'Somebody else must approve it first.' using errcode = '22023';
  elsif problem = 'unmerged' then
    raise exception 'Two wrote on this at once. Put their words together first.' using errcode = '22023';
  elsif problem = 'broken_link' then
    raise exception 'A link in it leads nowhere.' using errcode = '22023';
  elsif problem = 'broken_ref' then
    raise exception 'It names something that is not published.' using errcode = '22023';
  elsif problem = 'picture' then
    raise exception 'A picture in it is not there yet, or nobody described it.' using errcode = '22023';
  elsif problem = 'figures' then
    raise exception 'Its figures are not there yet, or not whole.' using errcode = '22023';
  elsif problem = 'together' then
    raise exception 'With what is public now its figures tell too much. Bring in their file again.' using errcode = '22023';
  elsif problem = 'uncorrected' then
    raise exception 'Its figures change what was public. Say why.' using errcode = '22023';
  elsif problem = 'unexplained' then
    raise exception 'Say why this version changed. The last version''s reason is not used again.' using errcode = '22023';
  elsif problem is not null then
    raise exception 'It is not complete yet.' using errcode = '22023';
  end if;
end
$$;
comment on function private.refuse_unready(text) is 'Raises 22023 with what keeps something from going out; nothing for null.';

-- A step is judged once, when it arrives, while its item is held.
create function private.judge_content_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.content_revisions;
begin
  if not (private.may('publish_content') or (new.action = 'changes_requested' and private.may('review_content'))) then
    return new; -- The policy says so.
  end if;
  if pg_trigger_depth() > 1 then
    return new; -- Of words that were published otherwise, and judged there.
  end if;
  if new.action = 'published' then
    new.go_live_at := now();
  elsif new.action = 'scheduled' and new.go_live_at < now() then
    -- A phone that was without a signal at that time: as soon as may be, never in the past.
    new.go_live_at := now();
  end if;
  if exists (select 1 from public.content_events as known where known.id = new.id) then
    return new; -- Sent again after a lost answer: the primary key says so.
  end if;
  if new.expire_at <= new.go_live_at then
    -- Planned in a dead spot that lasted longer than it was to be read, too.
    raise exception 'It would end before it goes out.' using errcode = '22023';
  elsif new.go_live_at > now() + interval '2 years' or new.expire_at > now() + interval '10 years' then
    raise exception 'It goes out within two years, and ends within ten.' using errcode = '22023';
  end if;
  perform 1 from public.content_items as item where item.id = new.item_id for update;
  select * into revision from public.content_revisions as one where one.id = new.revision_id and one.item_id = new.item_id;
  if not found then
    return new; -- The foreign key says so.
  end if;
  if new.assignee is not null and not private.may_review(new.assignee) then
    raise exception 'A review goes to somebody who may review.' using errcode = '22023';
  end if;
  if new.assignee = any (private.content_authors(new.revision_id)) and (
    select known.eyes from private.content_kinds as known where known.kind = revision.kind
  ) = 2 then
    raise exception 'The reviewer wrote part of this text. Choose someone who did not.' using errcode = '22023';
  end if;
  if new.action = 'approved' and auth.uid() = any (private.content_authors(new.revision_id)) and (
    select known.eyes from private.content_kinds as known where known.kind = revision.kind
  ) = 2 then
    raise exception 'Somebody else approves what you wrote.' using errcode = '22023';
  end if;
  -- A release is judged as a whole (20261202090600_content_releases.sql).
  if new.action in ('published', 'scheduled') and new.release_id is null then
    perform private.refuse_unready((select one.problem from private.content_problems(new.revision_id, '{}') as one limit 1));
  end if;
  return new;
end
$$;
comment on function private.judge_content_step() is
  'Holds a step against what its kind demands. Raises 22023 for one''s own approval, for what cannot go out or not then, and for a '
  'reviewer who may not, or who wrote part of it.';

create function private.may_review(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held join private.permissions as known on known.name = 'review_content' and held.role = any (known.roles)
    where held.user_id = person and not exists (select 1 from private.deactivated_people as gone where gone.user_id = person)
  )
$$;
comment on function private.may_review(uuid) is 'Whether somebody else than the caller reads what is not published.';

create trigger content_events_ask_second_factor before insert on public.content_events
  for each statement execute function private.ask_second_factor();
create trigger content_events_judge_step before insert on public.content_events
  for each row execute function private.judge_content_step();
create trigger content_events_keep_phone_time before insert on public.content_events
  for each row execute function private.keep_phone_time();
create trigger content_events_note_content_times after insert on public.content_events
  for each row execute function private.note_content_times();
-- Who sent out what, and when; what it says stands in its revision and never changes.
create trigger content_events_record_change after insert on public.content_events
  for each row execute function private.record_change('item_id', 'note', 'reason_en', 'reason_es');

insert into private.person_columns (of_table, of_column, treatment) values
  ('public.content_events', 'note', 'words'), ('public.content_events', 'reason_en', 'words'), ('public.content_events', 'reason_es', 'words');

create function private.grants_for_content_workflow() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.content_events, public.content_releases to authenticated;
  grant insert (id, item_id, revision_id, action, assignee, go_live_at, expire_at, note, places, reason_en, reason_es, user_id, client_created_at)
    on public.content_events to authenticated;
  revoke update, delete, truncate on public.content_events, public.content_releases from service_role;
  grant execute on function public.live_content(text, uuid, integer), public.content_versions(uuid), public.withdrawn_commitments()
    to anon, authenticated, service_role;
end
$$;
comment on function private.grants_for_content_workflow() is 'What the APIs roles may do with steps. Visitors ask what is live, and nothing else.';

select private.restore_grants();
