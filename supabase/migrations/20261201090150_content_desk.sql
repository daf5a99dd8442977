-- What writers and advisors ask about what is written: the list of everything, one thing with its history, who else uses it, what is wrong.

create function public.content_overview(of_kind text default null) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    -- A name is asked for once a person, not once a row.
    with people as materialized (select account.id, private.name_of(account.id) as name from (
      select distinct one.user_id as id from public.content_revisions as one where one.user_id is not null
      union select one.user_id from public.content_events as one where one.user_id is not null
      union select one.assignee from public.content_events as one where one.assignee is not null
    ) as account)
    select coalesce(json_agg(row_to_json(shown)), '[]') from (
      select item.id, item.kind, item.slug, newest.body -> known.title as title,
        case when item.kind = 'indicator' then newest.body ->> 'value_type' end as value_type, newest.id as head, newest.happened_at as head_at,
        (select one.name from people as one where one.id = newest.user_id) as head_by_name, head.heads, head.lacks_en, head.lacks_es,
        step.action as step, step.happened_at as step_at, (select one.name from people as one where one.id = step.user_id) as step_by_name, step.note,
        step.assignee, (select one.name from people as one where one.id = step.assignee) as assignee_name,
        live.revision_id as live, live.version, live.live_since, live.live_until, planned.at as next_at,
        private.look_again_by(greatest(live.live_since, head.verified_at), known.verify_days, case when item.kind = 'indicator' then (
          select said.body ->> 'next_update_on' from public.content_revisions as said where said.id = live.revision_id) end) as verify_by
      from private.content_heads as head
      join public.content_items as item on item.id = head.item_id
      join private.content_kinds as known on known.kind = item.kind
      join public.content_revisions as newest on newest.id = head.revision_id
      left join public.content_events as step on step.id = head.step_id
      left join private.content_now as live on live.item_id = item.id
      left join (
        select span.item_id, min(span.live_since) as at from private.content_times as span where span.live_since > now() group by span.item_id
      ) as planned on planned.item_id = item.id
      where content_overview.of_kind is null or item.kind = content_overview.of_kind
      order by newest.happened_at desc, item.id
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
          'note', one.note, 'places', one.places, 'by', one.user_id, 'by_name', private.name_of(one.user_id), 'at', one.happened_at
        ) order by one.arrival), '[]')
        from (
          select every.* from public.content_events as every where every.item_id = item.id order by every.arrival desc limit 500
        ) as one
      ),
      'versions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'revision', span.revision_id, 'version', span.version, 'live_since', span.live_since, 'live_until', span.live_until
        ) order by span.live_since), '[]')
        from private.content_spans(item.id) as span
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
    with about as materialized (
      select item.id, item.kind, replace(known.address, '{slug}', item.slug) as path
      from public.content_items as item join private.content_kinds as known on known.kind = item.kind
      where item.id = content_uses.of_item
    ), uses as (
      select 'names' as how, user_item.kind, user_item.id, user_item.slug, null::text as said
      from about
      join public.content_items as user_item on user_item.id <> about.id
      join private.content_kinds as user_kind on user_kind.kind = user_item.kind
      join private.content_heads as head on head.item_id = user_item.id
      join public.content_revisions as newest on newest.id = head.revision_id
      cross join lateral private.content_mentions(newest.body, user_kind.shape) as mention
      where mention.what like 'ref:%' and mention.said = about.id::text
        or mention.what = 'link' and private.plain_path(mention.said) = about.path
      union
      -- An end that is no text is told by the link's own words.
      select 'link', case when link.from_id = about.id then link.to_kind else link.from_kind end, other.id, other.slug,
        coalesce(link.words_en, link.words_es)
      from about
      join private.links_that_count() as link
        on (link.from_kind, link.from_id) = (about.kind, about.id) or (link.to_kind, link.to_id) = (about.kind, about.id)
      left join public.content_items as other on other.id = case when link.from_id = about.id then link.to_id else link.from_id end
      union
      select 'site', 'site', null, site.slug, coalesce(worded.title_en, worded.title_es)
      from about join public.sites as site on site.commitment_id = about.id join private.sites_worded as worded on worded.id = site.id
      union
      select 'release', 'release', release.id, null, release.name
      from about join public.content_releases as release on about.id = any (private.content_release_items(release.id))
      where private.content_release_state(release.id) in ('open', 'planned')
    )
    select coalesce(jsonb_agg(row_to_json(uses) order by uses.how, uses.kind, uses.slug, uses.said), '[]') from uses
  );
end
$$;
comment on function public.content_uses(uuid) is
  'What else uses this thing. how: names (a text that names it or links to it, as last written), link (what came of it, or what it came '
  'of), site (a place of which it is the commitment), release (what goes out together, and has not yet). Raises 42501 for others than '
  'writers and advisors.';

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
