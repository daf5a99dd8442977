-- What the page of each place says: the desk's own words, or a text of the studio while it is live (src/features/places/model/placeContent.ts).
-- What was put right at the desk later than that counts, field by field.

create index content_revisions_place_idx on public.content_revisions ((body ->> 'asked')) where kind = 'place';

create view private.site_texts_now as
select distinct on (said.body ->> 'asked')
  said.body ->> 'asked' as asked, live.item_id, live.revision_id, live.live_since, said.body
from public.content_revisions as said
join private.content_now as live on live.item_id = said.item_id and live.revision_id = said.id
where said.kind = 'place'
order by said.body ->> 'asked', live.live_since desc, live.item_id;
comment on view private.site_texts_now is 'The text of the studio that is live at this moment of each place (site/<its id>) that has one; of two the newer.';

create view private.sites_worded as
select site.id, text.revision_id,
  case when text.revision_id is null or 'title_en' = any (later.fields) then site.title_en else text.body -> 'title' ->> 'en' end as title_en,
  case when text.revision_id is null or 'title_es' = any (later.fields) then site.title_es else text.body -> 'title' ->> 'es' end as title_es,
  case when text.revision_id is null or 'about_en' = any (later.fields) then site.about_en else text.body -> 'about' ->> 'en' end as about_en,
  case when text.revision_id is null or 'about_es' = any (later.fields) then site.about_es else text.body -> 'about' ->> 'es' end as about_es,
  text.body -> 'plan' ->> 'en' as plan_en, text.body -> 'plan' ->> 'es' as plan_es
from public.sites as site
left join private.site_texts_now as text on text.asked = 'site/' || site.id
left join lateral (
  select array_agg(done.field) as fields from public.site_corrections as done
  where done.site_id = site.id and done.counts and done.created_at > text.live_since
) as later on text.revision_id is not null;
comment on view private.sites_worded is 'What stands on the page of each place at this moment, in both languages.';

create view private.site_wordings as
select worded.revision_id as id, said.body ->> 'asked' as asked, worded.live_since,
  (worded.live_since at time zone private.town_zone())::date as told_on,
  said.body -> 'title' ->> 'en' as title_en, said.body -> 'title' ->> 'es' as title_es,
  said.body -> 'about' ->> 'en' as about_en, said.body -> 'about' ->> 'es' as about_es,
  said.body -> 'plan' ->> 'en' as plan_en, said.body -> 'plan' ->> 'es' as plan_es,
  said.body -> 'reworded' ->> 'en' as reason_en, said.body -> 'reworded' ->> 'es' as reason_es
from public.content_items as item
join private.content_wordings as worded on worded.item_id = item.id
join public.content_revisions as said on said.id = worded.revision_id
where item.kind = 'place';
comment on view private.site_wordings is 'Every text of the studio that a place''s page has shown until now, but for what was taken down.';

create function private.site_says(site public.sites, field text) returns text
language sql stable security definer set search_path = ''
as $$
  select case field
    when 'kind' then site.kind when 'place' then site.place
    when 'ward' then site.ward::text when 'commitment' then site.commitment_id::text
    when 'pin' then round(site.latitude::numeric, 5)::text || ', ' || round(site.longitude::numeric, 5)::text
    else (
      select case field
        when 'title_en' then said.title_en when 'title_es' then said.title_es
        when 'about_en' then said.about_en when 'about_es' then said.about_es end
      from private.sites_worded as said where said.id = site.id
    ) end
$$;
comment on function private.site_says(public.sites, text) is 'What stands on a place''s page in that field, as corrections quote it.';

-- Two in a dead spot may put the same thing right otherwise. Whoever does it second quotes what is not there any more.
create function private.weigh_site_correction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  site public.sites;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.site_corrections as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into site from public.sites as one where one.id = new.site_id for update;
  if not found or new.was is not distinct from new.now
    or (new.field = 'ward' and (new.now operator(pg_catalog.~) '^[1-9][0-9]?$') is false)
    or (new.field = 'pin' and (new.now operator(pg_catalog.~) '^-?[0-9]{1,2}\.[0-9]{1,8}, -?[0-9]{1,3}\.[0-9]{1,8}$') is not true)
    or (new.field = 'commitment' and (new.now operator(pg_catalog.~) '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is false) then
    return new; -- The foreign key or a check says so.
  end if;
  if private.site_says(site, new.field) is distinct from new.was then
    new.counts := false;
    return new;
  end if;
  -- Beside a text of the studio the row's own rule sees the desk's words alone.
  if (new.field = 'title_en' and new.now is null and private.site_says(site, 'title_es') is null)
    or (new.field = 'title_es' and new.now is null and private.site_says(site, 'title_en') is null) then
    raise exception 'A place has a title.' using errcode = '22023';
  end if;
  update public.sites as one set
    kind = case new.field when 'kind' then new.now else one.kind end,
    title_en = case new.field when 'title_en' then new.now else one.title_en end,
    title_es = case new.field when 'title_es' then new.now else one.title_es end,
    about_en = case new.field when 'about_en' then new.now else one.about_en end,
    about_es = case new.field when 'about_es' then new.now else one.about_es end,
    place = case new.field when 'place' then new.now else one.place end,
    ward = case new.field when 'ward' then new.now::smallint else one.ward end,
    latitude = case new.field when 'pin' then split_part(new.now, ', ', 1)::double precision else one.latitude end,
    longitude = case new.field when 'pin' then split_part(new.now, ', ', 2)::double precision else one.longitude end,
    commitment_id = case new.field when 'commitment' then new.now::uuid else one.commitment_id end
  where one.id = site.id;
  return new;
end
$$;
comment on function private.weigh_site_correction() is 'Decides once and for all whether a correction counts, and does it. The place''s own rules judge what it says.';
create trigger site_corrections_weigh before insert on public.site_corrections
  for each row execute function private.weigh_site_correction();

create function private.live_slug(item text) returns text
language sql stable security definer set search_path = ''
as $$
  select known.slug from private.content_now as span join public.content_items as known on known.id = span.item_id
  where known.id::text = live_slug.item and known.kind = 'commitment'
$$;
comment on function private.live_slug(text) is 'How a commitment that is live is called in addresses. Null for what is not live.';

-- As one value: a list of rows would be cut at 1,000.
create function public.live_sites() returns json
language sql stable security definer set search_path = ''
as $$
  with stories as materialized (
    select place.shown_as as site_id, json_agg(json_build_object(
      'id', event.id, 'on', event.happened_on, 'stage', event.stage, 'en', event.text_en, 'es', event.text_es,
      'source_en', event.source_en, 'source_es', event.source_es, 'source_url', event.source_url, 'seen', event.seen, 'cost_cents', event.cost_cents
    ) order by event.happened_on, event.arrival) as steps
    from public.site_events as event join private.sites_shown as place on place.id = event.site_id group by 1
  ),
  joined as (
    select
      place.shown_as as site_id, json_agg(json_build_object('id', place.id, 'slug', place.slug) order by place.slug) as places,
      (array_agg(place.commitment_id order by place.slug) filter (where place.commitment_id is not null))[1] as commitment_id,
      max(place.looked_on) as looked_on, max(place.doubted_on) as doubted_on
    from private.sites_shown as place where place.shown_as <> place.id group by 1
  ),
  corrected as materialized (
    select right_now.site_id, json_agg(json_build_object(
      'id', right_now.id, 'on', (least(right_now.client_created_at, right_now.created_at) at time zone private.town_zone())::date,
      'field', right_now.field,
      'was', case when not right_now.was_told then null when right_now.field = 'commitment' then private.live_slug(right_now.was) else right_now.was end,
      'was_told', right_now.was_told,
      'now', case when right_now.field = 'commitment' then private.live_slug(right_now.now) else right_now.now end,
      'reason_en', right_now.reason_en, 'reason_es', right_now.reason_es
    ) order by right_now.arrival) as told
    from public.site_corrections as right_now where right_now.counts group by 1
  ),
  worded as materialized (
    select wording.asked, json_agg(json_build_object(
      'id', wording.id, 'on', wording.told_on, 'title_en', wording.title_en, 'title_es', wording.title_es,
      'about_en', wording.about_en, 'about_es', wording.about_es, 'plan_en', wording.plan_en, 'plan_es', wording.plan_es,
      'reason_en', wording.reason_en, 'reason_es', wording.reason_es
    ) order by wording.live_since, wording.id) as told, min(wording.live_since) as first_at
    from private.site_wordings as wording group by 1
  )
  select coalesce(json_agg(json_build_object(
    'id', site.id, 'slug', site.slug, 'kind', site.kind, 'title_en', said.title_en, 'title_es', said.title_es,
    'about_en', said.about_en, 'about_es', said.about_es, 'plan_en', said.plan_en, 'plan_es', said.plan_es, 'place', site.place, 'ward', site.ward,
    'latitude', site.latitude, 'longitude', site.longitude, 'commitment', item.slug,
    'joined', coalesce(joined.places, '[]'), 'story', stories.steps, 'corrections', coalesce(corrected.told, '[]'),
    'wordings', coalesce(worded.told, '[]'),
    'before', case when worded.told is not null then json_build_object(
      'title_en', case when 'title_en' = any (since.fields) is not true then site.title_en end,
      'title_es', case when 'title_es' = any (since.fields) is not true then site.title_es end,
      'about_en', case when 'about_en' = any (since.fields) is not true then site.about_en end,
      'about_es', case when 'about_es' = any (since.fields) is not true then site.about_es end
    ) end,
    'looked_on', greatest(site.looked_on, joined.looked_on), 'doubted_on', greatest(site.doubted_on, joined.doubted_on),
    'fresh_days', private.look_again_days()
  ) order by site.slug), '[]')
  from public.sites as site
  join private.sites_worded as said on said.id = site.id
  join stories on stories.site_id = site.id
  left join joined on joined.site_id = site.id
  left join corrected on corrected.site_id = site.id
  left join worded on worded.asked = 'site/' || site.id
  left join lateral (
    select array_agg(done.field) as fields from public.site_corrections as done
    where done.site_id = site.id and done.counts and done.created_at > worded.first_at
  ) as since on worded.told is not null
  left join private.content_now as span on span.item_id = coalesce(site.commitment_id, joined.commitment_id)
  left join public.content_items as item on item.id = span.item_id and item.kind = 'commitment'
$$;
comment on function public.live_sites() is
  'Every place that is shown and has a story: {id, slug, kind, title_en, title_es, about_en, about_es, plan_en, plan_es, place, ward, latitude, longitude, '
  'commitment (its slug, where it is live), joined: [{id, slug}] of what is the same place, story: [{id, on, stage, en, es, source_en, source_es, source_url, seen, cost_cents}], oldest first, '
  'corrections: [{id, on, field, was, was_told, now, reason_en, reason_es}], wordings: [{id, on, title_en, title_es, about_en, about_es, plan_en, '
  'plan_es, reason_en, reason_es}] of the studio, before: {title_en, title_es, about_en, about_es} as the desk had them, but for what it put right since, looked_on, doubted_on, fresh_days}. Nothing of who reported it.';

-- For the feeds: few places have such texts, and all of them with their stories are megabytes.
create function public.reworded_sites() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', wording.id, 'slug', site.slug, 'on', wording.told_on, 'title_en', wording.title_en, 'title_es', wording.title_es,
    'about_en', wording.about_en, 'about_es', wording.about_es, 'plan_en', wording.plan_en, 'plan_es', wording.plan_es
  ) order by wording.live_since, wording.id), '[]')
  from private.site_wordings as wording
  join public.sites as site on wording.asked = 'site/' || site.id
  join private.sites_shown as place on place.id = site.id and place.shown_as = site.id
  where exists (select 1 from public.site_events as step where step.site_id = site.id)
$$;
comment on function public.reworded_sites() is
  'Every text of the studio that the page of a place has shown until now: {id, slug, on, title_en, title_es, about_en, about_es, plan_en, plan_es}, '
  'the oldest first. Nothing of places that are not shown, nor of what was taken down.';

create function public.my_site_report(receipt text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('forms', 1);
  end if;
  return (
    select jsonb_build_object(
      'state', case when report.state = 'on_page' and site.id is null then 'waiting' else report.state end,
      'belongs_to', report.belongs_to, 'answer_en', report.answer_en, 'answer_es', report.answer_es,
      'slug', site.slug, 'title_en', said.title_en, 'title_es', said.title_es,
      'corrections', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'on', (least(done.client_created_at, done.created_at) at time zone private.town_zone())::date, 'field', done.field,
          'now', case when done.field <> 'commitment' then done.now end, 'reason_en', done.reason_en, 'reason_es', done.reason_es
        ) order by done.arrival), '[]')
        from public.site_corrections as done where done.report_id = report.id and done.counts
      )
    )
    from public.site_reports as report
    left join private.sites_shown as place on place.id = report.site_id
    left join public.sites as site on site.id = place.shown_as
    left join private.sites_worded as said on said.id = site.id
    where right(report.id::text, 10) = private.receipt_digits(receipt)
    order by report.created_at desc limit 1
  );
end
$$;
comment on function public.my_site_report(text) is
  'How the report of this receipt stands: {state: waiting|on_page|not_ours|declined, belongs_to, answer_en, answer_es, slug, title_en, '
  'title_es, corrections: [{on, field, now, reason_en, reason_es}] of what was put right because of it}; null where there is none. Raises PT429 for who asks too often.';

create function public.known_sites() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(json_agg(json_build_object(
      'id', site.id, 'slug', site.slug, 'kind', site.kind, 'title_en', said.title_en, 'title_es', said.title_es, 'about_en', said.about_en,
      'about_es', said.about_es, 'place', site.place, 'ward', site.ward, 'commitment_id', site.commitment_id, 'hidden', site.hidden,
      'latitude', site.latitude, 'longitude', site.longitude, 'merged_into', site.merged_into, 'merge_head', site.merge_head
    ) order by site.slug), '[]')
    from public.sites as site join private.sites_worded as said on said.id = site.id
  );
end
$$;
comment on function public.known_sites() is
  'Every place, shown or not, with what its page says at this moment. Raises 42501 for others than whoever answers for places.';

create function private.grants_for_site_pages() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.live_sites(), public.reworded_sites(), public.my_site_report(text) to anon, authenticated;
  grant execute on function public.known_sites() to authenticated;
end
$$;
comment on function private.grants_for_site_pages() is 'Everybody reads the places that are shown, whoever answers for them all of them.';

select private.restore_grants();
