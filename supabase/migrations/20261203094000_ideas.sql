-- Ideas: what people sent in, once somebody has read it, and what the campaign says to it. Nothing is public before that.

-- What somebody wrote on a card or said, typed in by staff. Nobody's name and no address: whoever wants to be written to fills in the form.
create table public.idea_cards (
  id uuid primary key,
  text text not null,
  language text not null,
  may_share boolean not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint idea_cards_text_10_to_4000 check (private.text_length(text) between 10 and 4000),
  constraint idea_cards_language_known check (language in ('en', 'es')),
  constraint idea_cards_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.idea_cards is 'Ideas on paper, as staff typed them in.';
comment on column public.idea_cards.may_share is 'Whether whoever wrote the card said that its words may be shown.';
create index idea_cards_user_id_idx on public.idea_cards (user_id) where user_id is not null;
alter table public.idea_cards enable row level security;
create policy "Whoever answers for ideas reads the cards" on public.idea_cards
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for ideas types cards, in their own name" on public.idea_cards
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.idea_cards as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger idea_cards_ask_second_factor before insert on public.idea_cards
  for each statement execute function private.ask_second_factor();
create trigger idea_cards_keep_phone_time before insert on public.idea_cards
  for each row execute function private.keep_phone_time();

create table public.ideas (
  -- Never the form's: that is what its sender's receipt shows, and told to nobody else.
  id uuid primary key default gen_random_uuid(),
  signup_id uuid unique references public.signups (id) on delete set null,
  card_id uuid unique references public.idea_cards (id) on delete set null,
  arrived_at timestamptz not null,
  -- What the form said, or what they said when they were asked. Null: nobody has asked.
  may_share boolean,
  moderation text not null default 'pending',
  text_en text,
  text_es text,
  as_written boolean not null default false,
  topic text,
  ward smallint,
  published_at timestamptz,
  status text not null default 'open',
  response_en text,
  response_es text,
  responded_on date,
  merged_into uuid references public.ideas (id) on delete set null,
  head uuid,
  contested boolean not null default false,
  appealed boolean not null default false,
  constraint ideas_moderation_known check (moderation in ('pending', 'published', 'declined', 'hidden')),
  constraint ideas_status_known check (status in ('open', 'under_review', 'in_plan', 'declined')),
  constraint ideas_public_has_words check (moderation <> 'published' or coalesce(text_en, text_es) is not null),
  constraint ideas_public_since check (moderation <> 'published' or published_at is not null),
  constraint ideas_not_merged_into_itself check (merged_into <> id)
);
comment on table public.ideas is 'One line an idea: what of it is public, and where it stands. Kept by triggers on forms and facts; never written by hand.';
comment on column public.ideas.head is 'The fact that counted last: whoever decides next must have seen it.';
comment on column public.ideas.contested is 'Somebody else decided without having seen the head: kept, shown to both, and not done.';
comment on column public.ideas.appealed is 'Whoever sent it asks to look at the last decision again, and nobody has decided since.';
comment on column public.ideas.as_written is 'The words are its sender''s own: they go when the form goes.';
create index ideas_waiting_idx on public.ideas (arrived_at, id) where moderation = 'pending' or contested or appealed;
create index ideas_arrived_idx on public.ideas (moderation, arrived_at desc, id desc);
create index ideas_merged_idx on public.ideas (merged_into) where merged_into is not null;
create index signups_idea_receipt_idx on public.signups (right(id::text, 10)) where type = 'idea';

alter table public.ideas enable row level security;
create policy "Whoever answers for ideas reads where each stands" on public.ideas
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.ideas as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

-- What staff decided about an idea: facts, added and never changed.
create table public.idea_actions (
  id uuid primary key,
  idea_id uuid not null references public.ideas (id) on delete cascade,
  action text not null,
  text_en text,
  text_es text,
  as_written boolean,
  topic text,
  ward smallint,
  status text,
  response_en text,
  response_es text,
  merged_into uuid references public.ideas (id) on delete cascade,
  agreed boolean,
  -- Why: for staff alone.
  reason text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen_action uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,
  counts boolean not null default true,

  constraint idea_actions_action_known
  check (action in ('published', 'declined', 'hidden', 'responded', 'merged', 'split', 'asked', 'note')),
  constraint idea_actions_text_en_10_to_4000 check (private.text_length(text_en) between 10 and 4000),
  constraint idea_actions_text_es_10_to_4000 check (private.text_length(text_es) between 10 and 4000),
  constraint idea_actions_words_when_published check ((action = 'published') = (coalesce(text_en, text_es) is not null)),
  constraint idea_actions_as_written_when_published check ((action = 'published') = (as_written is not null)),
  constraint idea_actions_place_only_published check (action = 'published' or (topic is null and ward is null)),
  constraint idea_actions_topic_shape check (topic ~ '^[a-z]+(-[a-z]+)*$' and char_length(topic) <= 40),
  constraint idea_actions_ward_1_to_99 check (ward between 1 and 99),
  constraint idea_actions_status_known check (status in ('open', 'under_review', 'in_plan', 'declined')),
  constraint idea_actions_status_when_responded check ((action = 'responded') = (status is not null)),
  constraint idea_actions_response_only_responded
  check (action = 'responded' or (response_en is null and response_es is null)),
  -- A status that settles something says why: nobody is left with a word.
  constraint idea_actions_response_given
  check (action <> 'responded' or status in ('open', 'under_review') or coalesce(response_en, response_es) is not null),
  constraint idea_actions_response_en_1_to_2000 check (private.text_length(response_en) between 1 and 2000),
  constraint idea_actions_response_es_1_to_2000 check (private.text_length(response_es) between 1 and 2000),
  constraint idea_actions_merged_into_another check ((action = 'merged') = (merged_into is not null)),
  constraint idea_actions_not_into_itself check (merged_into <> idea_id),
  constraint idea_actions_agreed_when_asked check ((action = 'asked') = (agreed is not null)),
  constraint idea_actions_reason_1_to_2000 check (private.text_length(reason) between 1 and 2000),
  constraint idea_actions_reason_given check (action not in ('declined', 'note') or reason is not null),
  constraint idea_actions_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.idea_actions is 'What staff decided about an idea. Added, never changed.';
comment on column public.idea_actions.id is 'Made on the device when it was saved.';
comment on column public.idea_actions.seen_action is 'The fact that counted last on the screen of whoever decided. Null: there was none.';
comment on column public.idea_actions.counts is 'False for what was decided without having seen what counted: kept, shown to both, and not done.';
comment on column public.idea_actions.reason is 'For staff alone.';
create index idea_actions_about_idx on public.idea_actions (idea_id, arrival);
create index idea_actions_merged_idx on public.idea_actions (merged_into) where merged_into is not null;
create index idea_actions_user_id_idx on public.idea_actions (user_id) where user_id is not null;

alter table public.idea_actions enable row level security;
create policy "Whoever answers for ideas reads what was decided" on public.idea_actions
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for ideas decides, in their own name" on public.idea_actions
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.idea_actions as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger idea_actions_ask_second_factor before insert on public.idea_actions
  for each statement execute function private.ask_second_factor();
create trigger idea_actions_keep_phone_time before insert on public.idea_actions
  for each row execute function private.keep_phone_time();

create function private.idea_root(of_idea uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  with recursive way as (
    select idea.id, idea.merged_into from public.ideas as idea where idea.id = of_idea
    -- union, not union all: a circle, which merges refuse, would end here all the same.
    union
    select next.id, next.merged_into from way join public.ideas as next on next.id = way.merged_into
  )
  select way.id from way where way.merged_into is null limit 1
$$;
comment on function private.idea_root(uuid) is 'The idea that this one was merged into in the end; itself where it was not.';

-- Two who moderate may decide differently in two dead spots. Whoever decides must have seen what counted last; what they decided without
-- is kept beside it and done by nobody. Judged here, once, while the line is held. Hiding is done whatever was seen: it harms nothing.
create function private.weigh_idea_action() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  idea public.ideas;
begin
  if not private.may('publish_content') and auth.uid() is not null then
    return new; -- The policy says so.
  end if;
  if new.action = 'merged' then
    -- Two that are merged into each other at once hold two lines: a circle would come of it.
    perform private.one_at_a_time('merge ideas');
  end if;
  select * into idea from public.ideas as line where line.id = new.idea_id for update;
  if not found or new.action = 'note' or exists (select 1 from public.idea_actions as known where known.id = new.id) then
    return new; -- The foreign key or the primary key says so.
  end if;
  -- Whatever is said of them: theirs go with the form when it is erased.
  if new.action = 'published' and exists (
    select 1 from (
      select form.notes as words from public.signups as form where form.id = idea.signup_id
      union all select card.text from public.idea_cards as card where card.id = idea.card_id
    ) as theirs
    where private.name_key(theirs.words) in (private.name_key(new.text_en), private.name_key(new.text_es))
  ) then
    new.as_written := true;
  end if;
  if new.action = 'published' and new.as_written and idea.may_share is distinct from true then
    raise exception 'They have not agreed that their words are shown.' using errcode = '23514',
      constraint = 'idea_actions_as_written_when_agreed', table = 'idea_actions', schema = 'public';
  end if;
  if (new.action <> 'hidden' and idea.head is distinct from new.seen_action) or (
    new.action = 'merged' and (
      private.idea_root(new.merged_into) = idea.id
      or not exists (select 1 from public.ideas as other where other.id = new.merged_into and other.moderation = 'published')
    )
  ) then
    new.counts := false;
    -- Two who decided the same do not disagree.
    if not (case new.action
      when 'published' then idea.moderation = 'published' and (idea.text_en, idea.text_es, idea.topic, idea.ward)
        is not distinct from (new.text_en, new.text_es, new.topic, new.ward)
      when 'declined' then idea.moderation = 'declined'
      when 'responded' then (idea.status, idea.response_en, idea.response_es)
        is not distinct from (new.status, new.response_en, new.response_es)
      when 'merged' then idea.merged_into is not distinct from new.merged_into
      when 'split' then idea.merged_into is null
      when 'asked' then idea.may_share is not distinct from new.agreed
      else false
    end) then
      update public.ideas as line set contested = true where line.id = idea.id;
    end if;
    return new;
  end if;
  update public.ideas as line set
    head = new.id,
    -- Hidden by someone who had not seen what counted: done, and shown to both.
    contested = line.head is distinct from new.seen_action and (line.contested or line.moderation <> 'hidden'),
    -- What settles it says where it stands; that somebody was asked does not.
    appealed = line.appealed and new.action = 'asked',
    moderation = case new.action when 'published' then 'published' when 'declined' then 'declined' when 'hidden' then 'hidden'
      else line.moderation end,
    text_en = case when new.action = 'published' then new.text_en else line.text_en end,
    text_es = case when new.action = 'published' then new.text_es else line.text_es end,
    as_written = case when new.action = 'published' then new.as_written else line.as_written end,
    topic = case when new.action = 'published' then new.topic else line.topic end,
    ward = case when new.action = 'published' then new.ward else line.ward end,
    published_at = case when new.action = 'published' then coalesce(line.published_at, now()) else line.published_at end,
    status = case when new.action = 'responded' then new.status else line.status end,
    response_en = case when new.action = 'responded' then new.response_en else line.response_en end,
    response_es = case when new.action = 'responded' then new.response_es else line.response_es end,
    responded_on = case
      when new.action = 'responded' then (least(new.client_created_at, now()) at time zone private.town_zone())::date
      else line.responded_on end,
    merged_into = case new.action when 'merged' then new.merged_into when 'split' then null else line.merged_into end,
    may_share = case when new.action = 'asked' then new.agreed else line.may_share end
  where line.id = idea.id;
  case new.action
    when 'published' then perform private.support_item('idea', idea.id);
    when 'merged' then perform private.join_support('idea', idea.id, new.merged_into);
    when 'split' then perform private.join_support('idea', idea.id, null);
    else null;
  end case;
  return new;
end
$$;
comment on function private.weigh_idea_action() is
  'Decides once and for all whether a decision counts, and does it. Raises 23514 for words that their sender has not agreed to show.';
create trigger idea_actions_weigh before insert on public.idea_actions
  for each row execute function private.weigh_idea_action();

-- Each idea has its line from the moment its form arrives, or is released. What is set aside has none.
create function private.place_ideas() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.ideas (signup_id, arrived_at, may_share)
  select form.id, coalesce(form.released_at, form.created_at), form.may_share from sent as form
  where form.type = 'idea' and form.quarantined_at is null
  on conflict on constraint ideas_signup_id_key do nothing;
  return null;
end
$$;
comment on function private.place_ideas() is 'Gives the ideas of a statement their lines.';
create trigger signups_place_ideas after insert on public.signups
  referencing new table as sent for each statement execute function private.place_ideas();
create trigger signups_place_released_ideas after update on public.signups
  referencing new table as sent for each statement execute function private.place_ideas();

create function private.place_card() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.ideas (card_id, arrived_at, may_share) values (new.id, least(new.client_created_at, new.created_at), new.may_share);
  return null;
end
$$;
comment on function private.place_card() is 'Gives a card its line.';
create trigger idea_cards_place after insert on public.idea_cards
  for each row execute function private.place_card();

-- By the id that its sender's receipt alone shows.
create table public.idea_appeals (
  id uuid primary key,
  form_id uuid not null references public.signups (id) on delete cascade,
  words text not null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint idea_appeals_words_5_to_500 check (private.text_length(words) between 5 and 500),
  constraint idea_appeals_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.idea_appeals is 'Why whoever sent an idea asks to look at the decision again.';
create index idea_appeals_form_id_idx on public.idea_appeals (form_id);
alter table public.idea_appeals enable row level security;
create policy "Whoever has the receipt asks to look again" on public.idea_appeals
  for insert to anon, authenticated with check (id is not null);
create policy "Whoever answers for ideas reads the appeals" on public.idea_appeals
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.idea_appeals as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger idea_appeals_ask_second_factor before insert on public.idea_appeals
  for each statement execute function private.ask_second_factor();
create trigger idea_appeals_keep_phone_time before insert on public.idea_appeals
  for each row execute function private.keep_phone_time();
create trigger idea_appeals_before_refuse_who_is_over before insert on public.idea_appeals
  for each statement execute function private.refuse_who_is_over('forms');
create trigger idea_appeals_cap_rows before insert on public.idea_appeals
  for each row execute function private.cap_rows();
create trigger idea_appeals_count_sent_rows after insert on public.idea_appeals
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger idea_appeals_answer_for_erased before insert on public.idea_appeals
  for each row execute function private.answer_for_erased('form_id');

create function private.mark_appeal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What waits to be read, or stands, waits for nothing else.
  update public.ideas as line set appealed = true
  where line.signup_id = new.form_id and (line.moderation in ('declined', 'hidden') or line.status = 'declined');
  return null;
end
$$;
comment on function private.mark_appeal() is 'Puts a decision that its sender asks about back onto the desk.';
create trigger idea_appeals_mark after insert on public.idea_appeals
  for each row execute function private.mark_appeal();

-- Whoever has their form erased takes their words back, wherever they stand. What the campaign wrote itself stays.
create function private.leave_ideas() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.ideas as line where line.signup_id = old.id and line.moderation = 'pending';
  update public.idea_actions as fact set text_en = case when fact.text_en is not null then '[…] […] […]' end,
    text_es = case when fact.text_es is not null then '[…] […] […]' end
  from public.ideas as line where line.signup_id = old.id and fact.idea_id = line.id and fact.as_written;
  update public.ideas as line set moderation = 'hidden', text_en = null, text_es = null, as_written = false
  where line.signup_id = old.id and line.as_written;
  return old;
end
$$;
comment on function private.leave_ideas() is 'Takes the words of an erased form off the wall, and out of the facts.';
create trigger signups_leave_ideas before delete on public.signups
  for each row when (old.type = 'idea') execute function private.leave_ideas();

create function private.idea_steps() returns table (idea_id uuid, steps json)
language sql stable security definer set search_path = ''
as $$
  select turns.idea_id, json_agg(json_build_object('on', turns.happened_on, 'status', turns.status) order by turns.arrival)
  from (
    select fact.idea_id, fact.status, fact.arrival, (fact.happened_at at time zone (select private.town_zone()))::date as happened_on,
      lag(fact.status, 1, 'open') over (partition by fact.idea_id order by fact.arrival) as before
    from public.idea_actions as fact where fact.action = 'responded' and fact.counts
  ) as turns
  -- An answer in other words leaves it where it stood.
  where turns.status <> turns.before
  group by turns.idea_id
$$;
comment on function private.idea_steps() is
  'Where each idea has stood since it came, as [{on, status}] in the order in which it was decided: only what counted, nobody''s name, no '
  'reason, and not what was answered then.';

-- A reply of the studio is the response while it is live, unless the desk responded in words later. Where the idea stands the desk alone says.
create view private.idea_replies as
select distinct on (idea.id) idea.id, one.item_id, one.en, one.es, (one.live_since at time zone private.town_zone())::date as responded_on
from private.replies_now as one join public.ideas as idea on one.asked = 'idea/' || idea.id
where idea.moderation = 'published' and one.live_since > coalesce((
  select max(fact.created_at) from public.idea_actions as fact
  where fact.idea_id = idea.id and fact.action = 'responded' and fact.counts and coalesce(fact.response_en, fact.response_es) is not null
), '-infinity')
order by idea.id, one.live_since desc, one.item_id;
comment on view private.idea_replies is 'The reply that counts at this moment of each idea that has one.';

-- As one value: a list of rows would be cut at 1,000.
create function public.live_ideas() returns json
language sql stable security definer set search_path = ''
as $$
  with shown as materialized (
    select idea.*, case when idea.merged_into is not null then private.idea_root(idea.id) end as root
    from public.ideas as idea where idea.moderation = 'published'
  ),
  live as materialized (select page.id, page.kind, page.slug from private.pages_shown() as page),
  -- Those that are not shown among them: whoever supported one takes their voice back where it counts.
  family as materialized (
    select private.idea_root(one.id) as root, json_agg(one.id order by one.arrived_at, one.id) as ids
    from public.ideas as one where one.merged_into is not null group by 1
  ),
  led as materialized (
    select coalesce(by_form.id, link.from_id) as idea_id, json_agg(json_build_object(
      'kind', live.kind, 'slug', live.slug, 'on', (link.happened_at at time zone private.town_zone())::date,
      'words_en', link.words_en, 'words_es', link.words_es, 'step', private.link_step(live.id, link.step)
    ) order by link.happened_at, link.id) as ends
    from private.links_that_count() as link
    join live on live.id = link.to_id and live.kind = link.to_kind
    left join public.ideas as by_form on by_form.signup_id = link.from_id
    where link.from_kind = 'idea' and link.relation = 'became' and private.link_is_approved(link)
    group by 1
  )
  select coalesce(json_agg(json_build_object(
    'id', one.id, 'en', one.text_en, 'es', one.text_es, 'topic', one.topic, 'ward', one.ward, 'on',
    (one.arrived_at at time zone (select private.town_zone()))::date,
    'status', case when target.id is null then one.status else 'duplicate' end, 'into', target.id,
    'response_en', case when reply.id is null then one.response_en else reply.en end,
    'response_es', case when reply.id is null then one.response_es else reply.es end,
    'responded_on', case when reply.id is null then one.responded_on else reply.responded_on end, 'led_to', coalesce(led.ends, '[]'),
    'supports', private.support_shown(coalesce(support.counted, 0)), 'held', coalesce(support.held, 0) > 0,
    'also', coalesce(family.ids, '[]'), 'steps', coalesce(said.steps, '[]')
  ) order by one.arrived_at desc, one.id), '[]')
  from shown as one
  -- Merged into something that is hidden now: it stands for itself again, without a word about the other.
  left join shown as target on target.id = one.root
  left join private.idea_replies as reply on reply.id = one.id
  left join led on led.idea_id = one.id
  left join family on family.root = one.id
  left join private.idea_steps() as said on said.idea_id = one.id
  left join private.support_items as support on support.kind = 'idea' and support.item_id = coalesce(target.id, one.id)
$$;
comment on function public.live_ideas() is
  'Every idea that somebody has read and published, the newest first: {id, en, es, topic, ward, on, status, into, response_en, response_es, '
  'responded_on, led_to, supports (null below five), held, also (the ids of what was merged into it), steps (where it has stood since when)}. '
  'Nobody''s name, no form''s id, and no device.';

create function public.my_idea(receipt text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('forms', 1);
  end if;
  return (
    select jsonb_build_object(
      -- What is set aside answers like what waits: whoever sent it learns nothing by asking.
      'state', case when line.id is null or line.moderation = 'pending' then 'waiting'
        when line.moderation = 'published' then 'published' else 'declined' end,
      'appealed', exists (select 1 from public.idea_appeals as said where said.form_id = form.id),
      'asked_at', form.client_created_at,
      'idea', case when line.moderation = 'published' then line.id end
    )
    from public.signups as form left join public.ideas as line on line.signup_id = form.id
    where form.type = 'idea' and right(form.id::text, 10) = private.receipt_digits(receipt)
    order by form.created_at desc limit 1
  );
end
$$;
comment on function public.my_idea(text) is
  'How the idea of this receipt stands: {state: waiting|published|declined, appealed, asked_at, idea}; null where there is none. What came of a '
  'published one says live_ideas(). Raises PT429 for who asks too often.';

create function private.idea_entry(line public.ideas) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', line.id, 'arrived_at', line.arrived_at, 'may_share', line.may_share, 'moderation', line.moderation,
    'said', coalesce(form.notes, card.text), 'language', coalesce(form.language, card.language), 'from_paper', line.card_id is not null, 'name', form.name, 'email', form.email, 'phone', form.phone,
    'en', line.text_en, 'es', line.text_es, 'as_written', line.as_written, 'topic', line.topic, 'ward', line.ward,
    'status', line.status, 'response_en', line.response_en, 'response_es', line.response_es, 'responded_on', line.responded_on,
    'reply', (
      select jsonb_build_object('item', reply.item_id, 'en', reply.en, 'es', reply.es, 'on', reply.responded_on)
      from private.idea_replies as reply where reply.id = line.id
    ),
    'into', line.merged_into, 'head', line.head, 'contested', line.contested,
    'appealed', line.appealed, 'appeals', (
      select coalesce(jsonb_agg(jsonb_build_object('words', said.words, 'at', said.created_at) order by said.created_at, said.id), '[]')
      from public.idea_appeals as said where said.form_id = line.signup_id
    ),
    'supports', (
      select jsonb_build_object('counted', one.counted, 'confirmed', one.confirmed, 'held', one.held) from private.support_items as one
      where one.kind = 'idea' and one.item_id = line.id
    ),
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', fact.id, 'action', fact.action, 'by', fact.user_id, 'by_name', private.name_of(fact.user_id), 'at', fact.happened_at,
        'counts', fact.counts, 'en', fact.text_en, 'es', fact.text_es, 'as_written', fact.as_written, 'topic', fact.topic,
        'ward', fact.ward, 'status', fact.status, 'response_en', fact.response_en, 'response_es', fact.response_es,
        'into', fact.merged_into, 'agreed', fact.agreed, 'reason', fact.reason
      ) order by fact.arrival), '[]')
      from public.idea_actions as fact where fact.idea_id = line.id
    )
  )
  from (select line.signup_id as form_id, line.card_id) as about
  left join public.signups as form on form.id = about.form_id
  left join public.idea_cards as card on card.id = about.card_id
$$;
comment on function private.idea_entry(public.ideas) is 'A line of the ideas'' desk.';

create function private.idea_says(line public.ideas, find text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(btrim(find), '') = '' or (
    select bool_and(strpos(said.words, one) > 0)
    from (
      select lower(concat_ws(' ', line.text_en, line.text_es, line.response_en, line.response_es, (
        select concat_ws(' ', form.notes, form.name) from public.signups as form where form.id = line.signup_id
      ), (select card.text from public.idea_cards as card where card.id = line.card_id))) as words
    ) as said, unnest(string_to_array(lower(btrim(left(find, 100))), ' ')) as one
  )
$$;
comment on function private.idea_says(public.ideas, text) is 'Whether each of these words is in what was written, shown or answered, or in its sender''s name. None: yes.';

create function public.idea_desk(in_view text default 'waiting', before_at timestamptz default null, before_id uuid default null, most integer default 50, find text default '')
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(private.idea_entry(page.line) order by (page.line).arrived_at desc, (page.line).id desc), '[]')
    from (
      select line from public.ideas as line
      where case in_view
          when 'waiting' then line.moderation = 'pending' or line.contested or line.appealed
          when 'open' then line.moderation = 'published' and line.merged_into is null and line.status in ('open', 'under_review')
          when 'answered' then line.moderation = 'published' and line.merged_into is null and line.status in ('in_plan', 'declined')
          when 'merged' then line.moderation = 'published' and line.merged_into is not null
          when 'off' then line.moderation in ('declined', 'hidden')
          else false
        end
        and (before_at is null or (line.arrived_at, line.id) < (before_at, before_id))
        and private.idea_says(line, find)
      order by line.arrived_at desc, line.id desc limit least(greatest(most, 0), 200)
    ) as page
  );
end
$$;
comment on function public.idea_desk(text, timestamptz, uuid, integer, text) is
  'A page of the ideas'' desk, the newest first: waiting, open, answered, merged or off; those with these words in them; at most 200, the next page is what lies before '
  'the last one. Raises 42501 for others than whoever answers for ideas.';

create function private.idea_late(line public.ideas) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when line.moderation = 'pending' and line.arrived_at < now() - make_interval(days => private.answer_within_days()) then 'unread'
    when line.moderation = 'published' and line.merged_into is null and line.responded_on is null
      and line.published_at < now() - make_interval(days => private.question_within_days())
      and not exists (select 1 from private.idea_replies as reply where reply.id = line.id) then 'unanswered'
  end
$$;
comment on function private.idea_late(public.ideas) is
  'unread: nobody has read it for longer than the campaign promises; unanswered: it is on the wall for longer than that without a word. Null: neither.';

create function private.idea_answer_days(line public.ideas) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(line.responded_on, (select reply.responded_on from private.idea_replies as reply where reply.id = line.id))
    - (line.arrived_at at time zone private.town_zone())::date
$$;
comment on function private.idea_answer_days(public.ideas) is 'Days from an idea to the campaign''s answer. Null: there is none.';

create function public.idea_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select jsonb_build_array(jsonb_build_object(
      'waiting', count(*) filter (where line.moderation = 'pending' or line.contested or line.appealed),
      'open', count(*) filter (where line.moderation = 'published' and line.merged_into is null and line.status in ('open', 'under_review')),
      'answered', count(*) filter (where line.moderation = 'published' and line.merged_into is null and line.status in ('in_plan', 'declined')),
      'merged', count(*) filter (where line.moderation = 'published' and line.merged_into is not null),
      'off', count(*) filter (where line.moderation in ('declined', 'hidden')),
      -- Nobody has read it, or nobody has answered, for longer than the campaign promises.
      'unread_late', count(*) filter (where private.idea_late(line) = 'unread'),
      'unanswered_late', count(*) filter (where private.idea_late(line) = 'unanswered'),
      'overdue', count(*) filter (where private.idea_late(line) is not null),
      'within_days', private.question_within_days(),
      'in_time', count(*) filter (where private.idea_answer_days(line) <= private.question_within_days()),
      'after_time', count(*) filter (where private.idea_answer_days(line) > private.question_within_days()),
      'answer_days', percentile_cont(0.5) within group (
        order by private.idea_answer_days(line)
      ) filter (where private.idea_answer_days(line) is not null),
      'by_ward', (
        select coalesce(jsonb_agg(jsonb_build_object('ward', sums.ward, 'status', sums.status, 'count', sums.n) order by sums.ward, sums.status), '[]')
        from (
          select one.ward, case when one.merged_into is null then one.status else 'duplicate' end as status, count(*) as n
          from public.ideas as one where one.moderation = 'published' group by 1, 2
        ) as sums
      )
    ))
    from public.ideas as line
  );
end
$$;
comment on function public.idea_figures() is
  'How many ideas wait, are open, answered, merged or off the wall, how many nobody has read or answered in time, how many were answered within the '
  'promised days, the median of the days to an answer, and those on the wall by ward and status: one row. Raises 42501 for others than whoever answers for ideas.';

insert into private.person_columns (of_table, of_column, treatment)
values
  ('public.ideas', 'text_en', 'words'), ('public.ideas', 'text_es', 'words'),
  ('public.ideas', 'response_en', 'words'), ('public.ideas', 'response_es', 'words'),
  ('public.idea_actions', 'text_en', 'words'), ('public.idea_actions', 'text_es', 'words'),
  ('public.idea_actions', 'response_en', 'words'), ('public.idea_actions', 'response_es', 'words'),
  ('public.idea_actions', 'reason', 'words'), ('public.idea_cards', 'text', 'words'), ('public.idea_appeals', 'words', 'words');

create function private.grants_for_ideas() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key; a line is written by triggers alone.
  revoke update, delete, truncate on public.idea_actions, public.idea_cards, public.idea_appeals from service_role;
  revoke insert, update, delete, truncate on public.ideas from service_role;
  grant select on public.ideas, public.idea_actions, public.idea_cards, public.idea_appeals to authenticated;
  grant insert (id, text, language, may_share, user_id, client_created_at) on public.idea_cards to authenticated;
  grant insert (id, form_id, words, client_created_at) on public.idea_appeals to anon, authenticated;
  grant insert (
    id, idea_id, action, text_en, text_es, as_written, topic, ward, status, response_en, response_es, merged_into, agreed, reason,
    seen_action, user_id, client_created_at
  ) on public.idea_actions to authenticated;
  grant execute on function public.idea_desk(text, timestamptz, uuid, integer, text), public.idea_figures() to authenticated;
  grant execute on function public.live_ideas(), public.my_idea(text) to anon, authenticated;
end
$$;
comment on function private.grants_for_ideas() is 'What the APIs roles may do with ideas. Visitors read what is on the wall.';

-- What is there already waits to be read like what comes.
insert into public.ideas (signup_id, arrived_at, may_share)
select form.id, coalesce(form.released_at, form.created_at), form.may_share from public.signups as form
where form.type = 'idea' and form.quarantined_at is null
on conflict on constraint ideas_signup_id_key do nothing;

select private.restore_grants();
