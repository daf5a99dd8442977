-- What writers and advisors ask about what is written: the list of everything, one thing with its history, who else uses it, what is wrong.

create function public.content_overview(of_kind text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.head_at desc, shown.id), '[]') from (
      select item.id, item.kind, item.slug, head.body -> known.title as title, head.id as head, head.happened_at as head_at,
        private.name_of(head.user_id) as head_by_name, heads.many as heads,
        jsonb_path_exists(head.body, '$.** ? (exists(@.es) && !exists(@.en))') as lacks_en,
        jsonb_path_exists(head.body, '$.** ? (exists(@.en) && !exists(@.es))') as lacks_es,
        step.action as step, step.happened_at as step_at, private.name_of(step.user_id) as step_by_name, step.note,
        step.assignee, private.name_of(step.assignee) as assignee_name,
        live.revision_id as live, live.version, live.live_since, live.live_until, planned.go_live_at as next_at,
        greatest(live.live_since, checked.at) + make_interval(days => known.verify_days) as verify_by
      from public.content_items as item
      join private.content_kinds as known on known.kind = item.kind
      join lateral (
        select one.* from public.content_revisions as one where one.item_id = item.id order by one.arrival desc limit 1
      ) as head on true
      join lateral (
        select count(*) as many from public.content_revisions as one where one.item_id = item.id and not exists (
          select 1 from public.content_revisions as later where later.item_id = item.id and one.id in (later.parent_id, later.merged_id)
        )
      ) as heads on true
      left join lateral (
        select one.* from public.content_events as one
        where one.revision_id = head.id and one.action not in ('verified', 'restored') order by one.arrival desc limit 1
      ) as step on true
      left join private.content_spans(content_overview.of_kind, null) as live
        on live.item_id = item.id and (live.live_until is null or live.live_until > now())
      left join lateral (
        select min(one.go_live_at) as go_live_at from public.content_events as one
        where one.item_id = item.id and one.action = 'scheduled' and one.go_live_at > now() and not exists (
          select 1 from public.content_events as off
          where off.item_id = item.id and off.arrival > one.arrival and (
            off.action in ('unscheduled', 'unpublished') or (off.action = 'changes_requested' and off.revision_id = one.revision_id)
          )
        )
      ) as planned on true
      left join lateral (
        select max(one.created_at) as at from public.content_events as one where one.item_id = item.id and one.action = 'verified'
      ) as checked on true
      where content_overview.of_kind is null or item.kind = content_overview.of_kind
    ) as shown
  );
end
$$;
comment on function public.content_overview(text) is
  'Everything that is written, or all of a kind, the last written first: its newest wording, what was done about that, what is live and what '
  'is planned. heads above 1: two wrote on one thing. Raises 42501 for others than writers and advisors.';

create function public.content_item(of_item uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', item.id, 'kind', item.kind, 'slug', item.slug,
      'revisions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', one.id, 'parent', one.parent_id, 'merged', one.merged_id, 'restored', one.restored_id, 'body', one.body,
          'by', one.user_id, 'by_name', private.name_of(one.user_id), 'at', one.happened_at
        ) order by one.arrival), '[]')
        from (
          select every.* from public.content_revisions as every where every.item_id = item.id order by every.arrival desc limit 200
        ) as one
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', one.id, 'revision', one.revision_id, 'action', one.action, 'assignee', one.assignee,
          'assignee_name', private.name_of(one.assignee), 'go_live_at', one.go_live_at, 'expire_at', one.expire_at,
          'release', (select release.name from public.content_releases as release where release.id = one.release_id),
          'note', one.note, 'by', one.user_id, 'by_name', private.name_of(one.user_id), 'at', one.happened_at
        ) order by one.arrival), '[]')
        from (
          select every.* from public.content_events as every where every.item_id = item.id order by every.arrival desc limit 500
        ) as one
      ),
      'versions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'revision', span.revision_id, 'version', span.version, 'live_since', span.live_since, 'live_until', span.live_until
        ) order by span.live_since), '[]')
        from private.content_spans(null, item.id) as span
      )
    )), '[]')
    from public.content_items as item where item.id = content_item.of_item
  );
end
$$;
comment on function public.content_item(uuid) is
  'One thing with its last 200 revisions and 500 steps, oldest first, and when each wording was live; no row if there is none. Raises '
  '42501 for others than writers and advisors.';

create function public.content_uses(of_item uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(distinct jsonb_build_object('id', user_item.id, 'kind', user_item.kind, 'slug', user_item.slug)), '[]')
    from public.content_items as about
    join private.content_kinds as known on known.kind = about.kind
    join public.content_items as user_item on user_item.id <> about.id
    join private.content_kinds as user_kind on user_kind.kind = user_item.kind
    join lateral (
      select one.body from public.content_revisions as one where one.item_id = user_item.id order by one.arrival desc limit 1
    ) as newest on true
    cross join lateral private.content_mentions(newest.body, user_kind.shape) as mention
    where about.id = content_uses.of_item and (
      mention.what like 'ref:%' and mention.said = about.id::text
      or mention.what = 'link' and private.plain_path(mention.said) = replace(known.address, '{slug}', about.slug)
    )
  );
end
$$;
comment on function public.content_uses(uuid) is
  'What else names this thing or links to it, as last written. Raises 42501 for others than writers and advisors.';

create function public.content_problems(of_revision uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('problem', one.problem, 'said', one.said)), '[]')
    from private.content_problems(content_problems.of_revision, '{}') as one
  );
end
$$;
comment on function public.content_problems(uuid) is
  'What keeps a revision from going out, empty when nothing does. Raises 42501 for others than writers and advisors.';

create function public.content_reviewers() returns table (user_id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return query
    select distinct held.user_id, private.name_of(held.user_id) from public.user_roles as held
    where held.user_id <> auth.uid() and private.may_review(held.user_id) order by 2;
end
$$;
comment on function public.content_reviewers() is
  'Whom the caller can ask for a review. Raises 42501 for others than writers and advisors.';

create function private.grants_for_content_desk() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.content_overview(text), public.content_item(uuid), public.content_uses(uuid), public.content_problems(uuid), public.content_reviewers()
    to authenticated;
end
$$;
comment on function private.grants_for_content_desk() is 'What the APIs roles may ask about what is written.';

select private.restore_grants();
