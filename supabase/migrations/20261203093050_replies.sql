-- Replies: the answer to a question of a town hall or the response to an idea, written, reviewed and planned in the studio like
-- everything that the campaign says. They are told with the question or the idea (20261203093100_questions.sql, 20261203094000_ideas.sql),
-- and nowhere by themselves: what is hidden or taken back takes its reply with it.

create index content_revisions_reply_idx on public.content_revisions ((body ->> 'asked')) where kind = 'reply';

create view private.replies_now as
select said.body ->> 'asked' as asked, live.item_id, live.live_since, said.body -> 'text' ->> 'en' as en, said.body -> 'text' ->> 'es' as es,
  said.body ->> 'named' as named
from public.content_revisions as said
join private.content_now as live on live.item_id = said.item_id and live.revision_id = said.id
where said.kind = 'reply';
comment on view private.replies_now is 'The replies that are live at this moment, and to what: question/<its shown id> or idea/<its id>.';

-- Not language sql: questions, ideas and places have their tables in later migrations.
create function private.asked_told(asked text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'asked', asked_told.asked, 'text_en', case when one.language = 'en' then one.told ->> 'text' end,
      'text_es', case when one.language = 'es' then one.told ->> 'text' end, 'shown', one.shown, 'event', session.event_id,
      'answer_en', one.told -> 'answer_en', 'answer_es', one.told -> 'answer_es', 'named', one.told -> 'answered_by'
    )
    from (select told.*, told.told ->> 'language' as language from private.questions_told as told) as one
    join public.qa_sessions as session on session.id = one.session_id
    where asked_told.asked like 'question/%' and one.id = (
      select of.id from public.qa_questions as of where of.shown_id::text = split_part(asked_told.asked, '/', 2)
    )
    union all
    select jsonb_build_object(
      'asked', asked_told.asked, 'text_en', idea.text_en, 'text_es', idea.text_es, 'shown', idea.moderation = 'published', 'event', null,
      'answer_en', idea.response_en, 'answer_es', idea.response_es, 'named', null
    )
    from public.ideas as idea where asked_told.asked like 'idea/%' and idea.id::text = split_part(asked_told.asked, '/', 2)
    union all
    select jsonb_build_object(
      'asked', asked_told.asked, 'text_en', said.title_en, 'text_es', said.title_es, 'shown', coalesce(private.site_shown_as(site.id) = site.id, false),
      'event', null, 'answer_en', said.about_en, 'answer_es', said.about_es, 'named', null, 'slug', site.slug, 'plan_en', said.plan_en,
      'plan_es', said.plan_es
    )
    from public.sites as site join private.sites_worded as said on said.id = site.id
    where asked_told.asked like 'site/%' and site.id::text = split_part(asked_told.asked, '/', 2)
      and exists (select 1 from public.site_events as step where step.site_id = site.id)
  );
end
$$;
comment on function private.asked_told(text) is
  'What a reply is to: its words, whether everybody reads it, and what the desk answers now. Of a place: what its page says, whose it is by its '
  'own name. Null: there is no such thing.';

create function public.reply_asked(asked text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(one.told || jsonb_build_object('replies', (
      select coalesce(jsonb_agg(distinct said.item_id), '[]') from public.content_revisions as said
      where said.kind in ('reply', 'place') and said.body ->> 'asked' = reply_asked.asked
    ))), '[]')
    from (select private.asked_told(reply_asked.asked) as told) as one where (one.told ->> 'shown')::boolean
  );
end
$$;
comment on function public.reply_asked(text) is
  'What a reply, or a text of a place, is to, as everybody reads it, with what the desk says and the texts of the studio there are: one row; '
  'none while it is not shown to everybody. Raises 42501 for others than writers and advisors.';

create function public.replies_begun() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Who answers in a room need not be a writer.
  perform private.require_permission(case when private.may('review_content') then 'review_content' else 'run_events' end);
  return (
    select coalesce(json_agg(row_to_json(shown)), '[]') from (
      select item.id, newest.body ->> 'asked' as asked, newest.id as head, newest.happened_at as head_at,
        private.name_of(newest.user_id) as head_by_name, step.action as step, private.name_of(step.assignee) as assignee_name,
        live.revision_id as live, (
          select min(span.live_since) from private.content_times as span where span.item_id = item.id and span.live_since > now()
        ) as next_at
      from private.content_heads as head
      join public.content_items as item on item.id = head.item_id
      join public.content_revisions as newest on newest.id = head.revision_id
      left join public.content_events as step on step.id = head.step_id
      left join private.content_now as live on live.item_id = item.id
      where item.kind = 'reply' or (item.kind = 'place' and private.may('review_content'))
      order by newest.happened_at desc, item.id
    ) as shown
  );
end
$$;
comment on function public.replies_begun() is
  'To what replies and texts of places are written, by whom and how each stands, without a word of them, so that nobody answers at a desk what a colleague is '
  'writing in the studio. Raises 42501 for others than writers, advisors and who runs events.';

create function private.grants_for_replies() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.reply_asked(text) to authenticated;
  grant execute on function public.replies_begun() to authenticated;
end
$$;
comment on function private.grants_for_replies() is 'Writers and advisors read what a reply is to, they and who runs events that one is begun. Visitors: nothing.';

select private.restore_grants();
