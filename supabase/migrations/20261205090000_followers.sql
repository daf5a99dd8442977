-- Who left an address with what they asked or suggested, and is written to when it moves: once each, until they say no.

create table private.followers (
  kind text not null,
  item_id uuid not null,
  point_id uuid not null references private.contact_points (id) on delete cascade,
  language text not null,
  wording_version text,
  agreed_at timestamptz not null,
  primary key (kind, item_id),
  constraint followers_kind_known check (kind in ('question', 'idea')),
  constraint followers_language_known check (language in ('en', 'es'))
);
comment on table private.followers is 'Who is written to when a question or an idea moves: what they agreed to by leaving an address, in which language, and in which words.';
comment on column private.followers.item_id is 'No foreign key: a question has its follower before it has its row.';
create index followers_point_id_idx on private.followers (point_id);
alter table private.followers enable row level security;

create function private.follow(of_kind text, item uuid, address text, language text, wording_version text, at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  insert into private.followers (kind, item_id, point_id, language, wording_version, agreed_at)
  select of_kind, item, private.point_of('email', private.contact_point('email', address)), coalesce(follow.language, 'en'),
    follow.wording_version, follow.at
  where private.contact_point('email', address) is not null
  -- The first who said so: who sends it again changes nothing.
  on conflict (kind, item_id) do nothing
$$;
comment on function private.follow(text, uuid, text, text, text, timestamptz) is 'Somebody is to hear what becomes of it.';

-- The address of a question goes where no page reads it. What is no address stays, for the constraint to refuse. Named to come after the
-- phone's time was set right.
create function private.take_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if btrim(new.email) = '' then
    new.email := null;
  elsif char_length(btrim(new.email)) <= 254 and private.contact_point('email', new.email) is not null then
    perform private.follow('question', new.id, new.email, new.language, new.wording_version, least(new.client_created_at, now()));
    new.email := null;
  end if;
  return new;
end
$$;
comment on function private.take_address() is 'Takes the address off a question as it arrives.';
create trigger qa_questions_take_address before insert on public.qa_questions
  for each row when (new.email is not null) execute function private.take_address();

create function private.follow_idea() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.follow('idea', new.id, form.email, form.language, form.wording_version, form.client_created_at)
  from public.signups as form where form.id = new.signup_id and form.may_write and form.email is not null;
  return null;
end
$$;
comment on function private.follow_idea() is 'Whoever asked for it on the form hears of their idea.';
create trigger ideas_follow after insert on public.ideas
  for each row when (new.signup_id is not null) execute function private.follow_idea();

create function private.unfollow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.followers as one
  where (one.kind = 'question' and one.item_id = old.id)
    or (one.kind = 'idea' and one.item_id in (select line.id from public.ideas as line where line.signup_id = old.id));
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.unfollow() is 'Whoever takes it back, or has it erased, is written to about nothing.';
create trigger qa_questions_unfollow before delete on public.qa_questions
  for each row execute function private.unfollow();
create trigger qa_questions_unfollow_withdrawn before update of withdrawn_at on public.qa_questions
  for each row when (new.withdrawn_at is not null) execute function private.unfollow();
create trigger signups_unfollow before delete on public.signups
  for each row when (old.type = 'idea') execute function private.unfollow();

-- What there is to be told. Null: nothing, or no more.
create function private.question_stands(asked public.qa_questions) returns text
language sql immutable set search_path = ''
as $$
  select case
    when asked.withdrawn_at is not null or asked.hidden then null
    when asked.state = 'answered' then case when asked.done_on is null then 'answered' else 'done' end
    when asked.state in ('approved', 'on_stage') then 'shown'
    when asked.state in ('merged', 'declined') then asked.state
  end
$$;
comment on function private.question_stands(public.qa_questions) is 'How a question stands: shown, merged, declined, answered or done.';

create function private.idea_stands(idea public.ideas) returns text
language sql immutable set search_path = ''
as $$
  select case
    when idea.moderation = 'declined' then 'declined'
    when idea.moderation <> 'published' then null
    when idea.merged_into is not null then 'merged'
    when idea.status = 'open' then 'shown'
    when idea.status = 'declined' then 'no'
    else idea.status
  end
$$;
comment on function private.idea_stands(public.ideas) is 'How an idea stands: shown, merged, declined, under_review, in_plan or no.';

create function private.question_stands_now(asked public.qa_questions) returns text
language sql stable security definer set search_path = ''
as $$
  select case when standing.word = 'shown' and exists (
    select 1 from private.questions_told as told where told.id = (asked).id and told.state = 'answered'
  ) then 'answered' else standing.word end
  from (select private.question_stands(asked) as word) as standing
$$;
comment on function private.question_stands_now(public.qa_questions) is 'As private.question_stands(), with the reply that is live at this moment.';

-- What was merged stands where that one does that it went into.
create function private.stands_now(of_kind text, item uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.qa_questions;
  idea public.ideas;
  stands text;
begin
  if of_kind = 'question' then
    select * into asked from public.qa_questions as one where one.id = item;
    stands := private.question_stands_now(asked);
    while stands = 'merged' loop
      select * into asked from public.qa_questions as one where one.id = asked.merged_into;
      exit when private.question_stands_now(asked) is null or private.question_stands_now(asked) in ('shown', 'declined');
      stands := private.question_stands_now(asked);
    end loop;
  else
    select * into idea from public.ideas as one where one.id = item;
    stands := private.idea_stands(idea);
    while stands = 'merged' loop
      select * into idea from public.ideas as one where one.id = idea.merged_into;
      exit when private.idea_stands(idea) is null or private.idea_stands(idea) in ('shown', 'declined');
      stands := private.idea_stands(idea);
    end loop;
  end if;
  return stands;
end
$$;
comment on function private.stands_now(text, uuid) is 'How a question or an idea stands for whoever sent it. Null: there is nothing to tell.';

create function private.moved_family(of_kind text, item uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive family as (
    select item as id
    union
    select one.id from family cross join lateral (
      select asked.id from public.qa_questions as asked where of_kind = 'question' and asked.merged_into = family.id
      union all
      select idea.id from public.ideas as idea where of_kind = 'idea' and idea.merged_into = family.id
    ) as one
  )
  select family.id from family
$$;
comment on function private.moved_family(text, uuid) is 'An item, and all that was merged into it.';

-- In a quarter of an hour: what is let stand, reworded and put on stage in one go is told once, as it stands then.
create function private.tell_followers(
  of_kind text, item uuid, step text, because text, about jsonb default '{}', due timestamptz default now() + interval '15 minutes'
) returns void
language sql security definer set search_path = ''
as $$
  insert into private.outgoing_mails (key, kind, point_id, language, due_at, data)
  select concat_ws(' ', 'moved', of_kind, who.item_id, step, because), 'moved', who.point_id, who.language, tell_followers.due,
    about || jsonb_build_object('about', of_kind, 'item', who.item_id, 'step', step)
  from private.followers as who
  where who.kind = of_kind and who.item_id in (select private.moved_family(of_kind, item))
    and not exists (
      select 1 from private.outgoing_mails as waits
      where waits.point_id = who.point_id and waits.kind = 'moved' and waits.sent_at is null and waits.given_up_at is null
        and waits.data = about || jsonb_build_object('about', of_kind, 'item', who.item_id, 'step', step)
    )
    -- Anybody can type anybody's address: so many in a day, and no more.
    and (
      select count(*) from private.outgoing_mails as lately
      where lately.point_id = who.point_id and lately.kind = 'moved' and lately.created_at > now() - interval '1 day'
    ) < 12
  on conflict (key) do nothing
$$;
comment on function private.tell_followers(text, uuid, text, text, jsonb, timestamptz) is 'Writes the mails of a move. because: which move it was; the same one is told once.';

create function private.rating_now(commitment uuid, but_for uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select said.body ->> 'rating'
  from private.content_now as live join public.content_revisions as said on said.id = live.revision_id
  where said.kind = 'commitment-update' and said.body ->> 'of' = commitment::text and said.body ->> 'rating' is not null
    and live.item_id is distinct from but_for
  order by said.body ->> 'on' desc, live.live_since desc limit 1
$$;
comment on function private.rating_now(uuid, uuid) is 'How a commitment is rated, leaving one update aside. Null: not yet.';

create function private.tell_of_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from private.followers as who where who.kind = 'question') then
    perform private.tell_followers('question', new.id, private.question_stands(new), new.head::text);
  end if;
  return null;
end
$$;
comment on function private.tell_of_question() is 'A question moved.';
create trigger qa_questions_tell_followers after update on public.qa_questions
  for each row when (
    private.question_stands(new) is not null and (
      private.question_stands(new) is distinct from private.question_stands(old)
      or new.answers_told > old.answers_told
    )
  )
  execute function private.tell_of_question();

create function private.tell_of_idea() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from private.followers as who where who.kind = 'idea') then
    perform private.tell_followers('idea', new.id, private.idea_stands(new), new.head::text);
  end if;
  return null;
end
$$;
comment on function private.tell_of_idea() is 'An idea moved.';
create trigger ideas_tell_followers after update on public.ideas
  for each row when (
    private.idea_stands(new) is not null and (
      private.idea_stands(new) is distinct from private.idea_stands(old)
      or (new.response_en, new.response_es) is distinct from (old.response_en, old.response_es)
    )
  )
  execute function private.tell_of_idea();

create function private.tell_of_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  link public.content_links;
begin
  select * into link from public.content_links as one where one.id = coalesce(new.approves, new.id);
  if private.link_is_approved(link) then
    perform private.tell_followers(
      ends.kind,
      coalesce((select line.id from public.ideas as line where ends.kind = 'idea' and line.signup_id = ends.id), ends.id),
      'led', ends.other::text, jsonb_build_object('outcome', ends.other)
    )
    from (values (link.from_kind, link.from_id, link.to_id), (link.to_kind, link.to_id, link.from_id)) as ends (kind, id, other)
    where ends.kind in ('question', 'idea');
  end if;
  return null;
end
$$;
comment on function private.tell_of_link() is 'Something came of it, and somebody else has read the words that say so.';
create trigger content_links_tell_followers after insert on public.content_links
  for each row when (new.state <> 'withdrawn') execute function private.tell_of_link();

create function private.still_leads(of_kind text, item uuid, outcome uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  with recursive way as (
    select item as id
    union
    select next.id from way cross join lateral (
      select asked.merged_into as id from public.qa_questions as asked
      where of_kind = 'question' and asked.id = way.id and asked.merged_into is not null
      union all
      -- A link may name an idea by its form.
      select said.id from public.ideas as idea cross join lateral (values (idea.merged_into), (idea.signup_id)) as said (id)
      where of_kind = 'idea' and idea.id = way.id and said.id is not null
    ) as next
  )
  select exists (
    select 1 from private.links_that_count() as link
    where private.link_is_approved(link) and (
      (link.from_id = outcome and link.to_kind = of_kind and link.to_id in (select way.id from way))
      or (link.to_id = outcome and link.from_kind = of_kind and link.from_id in (select way.id from way))
    )
  )
$$;
comment on function private.still_leads(text, uuid, uuid) is
  'Whether a question or an idea, or what it was merged into, leads to this by a link that counts and whose words were approved.';

-- What it led to moves on: a milestone is done, or the commitment is rated anew. Told of what is published, at the time at which it goes out.
create function private.tell_of_outcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.content_revisions;
  former jsonb;
  -- When each went out: a date of doing that lies after it is a plan.
  former_day date;
  day constant date := (greatest(new.go_live_at, now()) at time zone private.town_zone())::date;
  outcome uuid;
  step text;
  because text;
  about jsonb;
begin
  if not exists (select 1 from private.followers) then
    return null;
  end if;
  select * into wording from public.content_revisions as said where said.id = new.revision_id;
  if wording.kind = 'commitment' then
    select said.body, (coalesce(before.go_live_at, before.created_at) at time zone private.town_zone())::date into former, former_day
    from public.content_events as before join public.content_revisions as said on said.id = before.revision_id
    where before.item_id = new.item_id and before.action in ('scheduled', 'published') and before.arrival < new.arrival
    order by before.arrival desc limit 1;
    -- What was done before it first went out is no news: whoever waits is told of the link.
    about := (
      select jsonb_build_object('milestones', jsonb_agg(one.value ->> 'id' order by one.value ->> 'id'))
      from jsonb_array_elements(coalesce(wording.body -> 'milestones', '[]')) as one
      where (one.value ->> 'done_on')::date <= day and former is not null and not exists (
        select 1 from jsonb_array_elements(coalesce(former -> 'milestones', '[]')) as was
        where was.value ->> 'id' = one.value ->> 'id' and (was.value ->> 'done_on')::date <= former_day
      )
      having count(*) > 0
    );
    outcome := new.item_id;
    step := 'milestone';
    because := md5(about::text);
  elsif wording.kind = 'commitment-update' and wording.body ->> 'rating' is not null then
    outcome := (wording.body ->> 'of')::uuid;
    if wording.body ->> 'rating' is distinct from private.rating_now(outcome, new.item_id) then
      about := jsonb_build_object('update', new.item_id, 'rating', wording.body ->> 'rating');
    end if;
    step := 'rated';
    because := concat_ws(' ', new.item_id, wording.body ->> 'rating');
  end if;
  if about is not null then
    perform private.tell_followers(
      ends.kind, ends.item, step, because, about || jsonb_build_object('outcome', outcome),
      greatest(new.go_live_at, now()) + interval '15 minutes'
    )
    from (
      select distinct side.kind, coalesce((select line.id from public.ideas as line where side.kind = 'idea' and line.signup_id = side.id), side.id) as item
      from private.links_that_count() as link
      cross join lateral (values (link.from_kind, link.from_id, link.to_id), (link.to_kind, link.to_id, link.from_id)) as side (kind, id, other)
      where side.kind in ('question', 'idea') and side.other = outcome and private.link_is_approved(link)
    ) as ends;
  end if;
  return null;
end
$$;
comment on function private.tell_of_outcome() is 'A commitment moved: whoever asked for it, or suggested it, hears of it.';
create trigger content_events_tell_followers after insert on public.content_events
  for each row when (new.action in ('scheduled', 'published')) execute function private.tell_of_outcome();

-- A reply goes out at its time: whoever asked hears of it then, and of another wording of it no more.
create function private.tell_of_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked text;
begin
  select said.body ->> 'asked' into asked from public.content_revisions as said where said.id = new.revision_id and said.kind = 'reply';
  if asked is null or not exists (select 1 from private.followers) or exists (
    select 1 from private.content_times as span where span.item_id = new.item_id and span.step_id <> new.id and span.live_since < now()
  ) then
    return null;
  end if;
  perform private.tell_followers(
    about.kind, about.id, about.step, concat_ws(' ', new.item_id, new.go_live_at), jsonb_build_object('reply', new.item_id),
    greatest(new.go_live_at, now()) + interval '15 minutes'
  )
  from (
    select 'question' as kind, one.id, 'answered' as step from public.qa_questions as one where asked = 'question/' || one.shown_id
    union all
    select 'idea', one.id, private.idea_stands(one) from public.ideas as one where asked = 'idea/' || one.id
  ) as about
  where about.step is not null;
  return null;
end
$$;
comment on function private.tell_of_reply() is 'A question or an idea has its reply: whoever sent it hears of it once it is out.';
create trigger content_events_tell_of_reply after insert on public.content_events
  for each row when (new.action in ('scheduled', 'published')) execute function private.tell_of_reply();

-- Whoever is told of an answer knows it: the same words by another way, a reply that says what was said in the room, are no news.
create function private.answer_now(of_kind text, item uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select md5(concat_ws('|', of_kind, told.en, told.es))
  from (
    select one.told ->> 'answer_en' as en, one.told ->> 'answer_es' as es
    from private.questions_told as one where of_kind = 'question' and one.id = private.question_root(item)
    union all
    select case when reply.id is null then idea.response_en else reply.en end, case when reply.id is null then idea.response_es else reply.es end
    from public.ideas as idea left join private.idea_replies as reply on reply.id = idea.id
    where of_kind = 'idea' and idea.id = private.idea_root(item)
  ) as told
$$;
comment on function private.answer_now(text, uuid) is 'What is answered to a question or an idea at this moment, or to what it was merged into, as a hash of the words.';

create function private.answer_told_before(point uuid, item text, step text, but_for uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select mail.data -> 'answer' ->> 'is' from private.outgoing_mails as mail
  where mail.point_id = point and mail.kind = 'moved' and mail.data ->> 'item' = answer_told_before.item and mail.data -> 'answer' ->> 'step' = answer_told_before.step
    and mail.id is distinct from but_for and mail.given_up_at is null and mail.problem is distinct from 'not needed'
  order by mail.data -> 'answer' ->> 'at' desc limit 1
$$;
comment on function private.answer_told_before(uuid, text, text, uuid) is 'The answer that the last mail was about. Null: none was sent.';

create function private.moved_still(point uuid, said jsonb, mail uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  about constant text := said ->> 'about';
  item constant uuid := (said ->> 'item')::uuid;
  stands text;
  page text;
  outcome constant uuid := (said ->> 'outcome')::uuid;
  answer text;
  told text;
begin
  -- A no to one kind of mail is a no to all of them, and a form proves no address.
  if not exists (select 1 from private.followers as who where who.kind = about and who.item_id = item and who.point_id = point) or exists (
    select 1 from private.contact_points as whose
    where whose.id = point and (
      private.is_suppressed('email', whose.contact_point) or exists (
        select 1 from private.current_consents as now_so
        where now_so.channel = 'email' and now_so.contact_point = whose.contact_point and now_so.state in ('revoked', 'bounced')
      )
    )
  ) then
    return null;
  end if;
  stands := private.stands_now(about, item);
  if outcome is not null then
    if stands is null or not private.still_leads(about, item, outcome) then
      return null;
    end if;
    select known.kind || ' ' || known.slug into page from private.pages_shown() as known where known.id = outcome;
    if said ->> 'step' <> 'led' and page is not null then
      case (
        -- As it is out, or as it will be: whoever took it back before tells nobody.
        select bool_or(span.live_since <= now()) from private.content_times as span
        join public.content_revisions as wording on wording.id = span.revision_id
        where span.item_id = coalesce((said ->> 'update')::uuid, outcome)
          and (span.next_since is null or span.next_since > now()) and (span.expire_at is null or span.expire_at > now())
          and case said ->> 'step'
            when 'rated' then wording.body ->> 'rating' = said ->> 'rating' and wording.body ->> 'of' = said ->> 'outcome'
            else exists (
              select 1 from jsonb_array_elements(coalesce(wording.body -> 'milestones', '[]')) as one
              where one.value ->> 'done_on' is not null and said -> 'milestones' ? (one.value ->> 'id')
            ) end
      )
        when true then null;
        when false then return jsonb_build_object('not_yet', true);
        else return null;
      end case;
    end if;
    -- It is not out yet: whoever waits hears of it when it is.
    return case when page is null then jsonb_build_object('not_yet', true)
      else jsonb_build_object('about', about, 'step', said ->> 'step', 'page', page) end;
  elsif said ? 'reply' and not private.is_live((said ->> 'reply')::uuid) then
    -- Its plan was moved: whoever waits hears of it when it is out. Taken out of the plan or taken down: nothing.
    return case when exists (
      select 1 from private.content_times as span
      where span.item_id = (said ->> 'reply')::uuid and span.live_since > now()
    ) then jsonb_build_object('not_yet', true) end;
  elsif stands is distinct from said ->> 'step' then
    return null;
  end if;
  -- The desk says where an idea stands; that somebody answered it is news all the same.
  if about = 'idea' and stands = 'shown' and said ? 'reply' then
    stands := 'answered';
  end if;
  if stands in ('answered', 'under_review', 'in_plan', 'no') then
    answer := private.answer_now(about, item);
    told := private.answer_told_before(point, said ->> 'item', stands, mail);
    if told = answer then
      return null;
    end if;
  end if;
  return jsonb_build_object('about', about, 'step', stands, 'page', case when about = 'idea' and stands not in ('declined') then 'idea ' || item end)
    || case when answer is null then '{}' else jsonb_build_object(
      'again', told is not null, 'answer', jsonb_build_object('step', stands, 'is', answer, 'at', clock_timestamp())
    ) end;
end
$$;
comment on function private.moved_still(uuid, jsonb, uuid) is
  'What a mail about a move has to say when it is sent: {about, step, page}, of an answer whether it is again one, and which; {not_yet} where what it led to is not out; null where it does not '
  'stand so any more, or they said no. Nobody''s words: an address that somebody else typed is sent no text of theirs.';

select private.restore_grants();
