-- Places looked at in the field, reported ones and those on the page: whether each is there, whether it is as it is told, and whose it is.

create table public.site_visits (
  id uuid primary key,
  report_id uuid references public.site_reports (id) on delete cascade,
  site_id uuid references public.sites (id) on delete cascade,
  found text not null,
  belongs_to text,
  danger boolean not null default false,
  note text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_visits_of_one_thing check (num_nonnulls(report_id, site_id) = 1),
  constraint site_visits_found_known check (found in ('as_reported', 'otherwise', 'gone', 'not_seen', 'settled')),
  constraint site_visits_settled_is_of_the_page check (found <> 'settled' or site_id is not null),
  constraint site_visits_belongs_to_known check (belongs_to in ('city', 'county', 'state', 'utility', 'railroad', 'owner')),
  constraint site_visits_note_3_to_1000 check (private.text_length(note) between 3 and 1000),
  constraint site_visits_otherwise_says_how check (found <> 'otherwise' or note is not null),
  constraint site_visits_not_seen_is_nobodys check (found <> 'not_seen' or (belongs_to is null and not danger)),
  constraint site_visits_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_visits is 'What staff found standing before a place. Added, never changed.';
comment on column public.site_visits.report_id is 'The reported place, or';
comment on column public.site_visits.site_id is 'the one on the page.';
comment on column public.site_visits.found is 'not_seen: nobody could look at it. settled: whoever answers for places read what was found, and the page is right.';
comment on column public.site_visits.belongs_to is 'Whose it looks to be. Null: nobody could tell.';
comment on column public.site_visits.danger is 'Somebody could get hurt, as it stood there that day.';
comment on column public.site_visits.note is 'For staff alone.';
comment on column public.site_visits.seen is 'The visit that counted on the screen of whoever went. Null: there was none.';
comment on column public.site_visits.counts is 'False for what was found without having seen the visit that counted: kept, and shown to both.';
create index site_visits_report_id_idx on public.site_visits (report_id, arrival);
create index site_visits_site_id_idx on public.site_visits (site_id, arrival) where site_id is not null;
create index site_visits_user_id_idx on public.site_visits (user_id) where user_id is not null;

alter table public.site_visits enable row level security;
create policy "Whoever looks at places reads what was found" on public.site_visits
  for select to authenticated using ((select private.may('verify_places')));
create policy "Whoever looks at places tells their own findings" on public.site_visits
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.may('verify_places'))
    and (found <> 'settled' or (select private.may('publish_content')))
  );
create policy "Whoever must verify has verified" on public.site_visits as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_visits_ask_second_factor before insert on public.site_visits
  for each statement execute function private.ask_second_factor();
create trigger site_visits_keep_phone_time before insert on public.site_visits
  for each row execute function private.keep_phone_time();
create trigger site_visits_answer_for_erased before insert on public.site_visits
  for each row execute function private.answer_for_erased('report_id');

-- Two on two routes may find it otherwise. The first to arrive counts until somebody who knows of both has gone again.
create function private.weigh_site_visit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  report public.site_reports;
  site public.sites;
  known public.site_visits;
  day constant date := (least(new.client_created_at, now()) at time zone private.town_zone())::date;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
      and not private.may(case new.found when 'settled' then 'publish_content' else 'verify_places' end))
    or exists (select 1 from public.site_visits as one where one.id = new.id) or num_nonnulls(new.report_id, new.site_id) <> 1 then
    return new; -- The policy says so, or the primary key, or a check.
  end if;
  if new.site_id is not null then
    select * into site from public.sites as one where one.id = new.site_id for update;
    if not found or new.found = 'not_seen' then
      return new; -- The foreign key says so; and whoever could not look takes nothing from whoever did.
    end if;
    new.counts := site.visit is not distinct from new.seen;
    if not new.counts then
      select * into known from public.site_visits as one where one.id = site.visit;
      update public.sites as one set
        visit_contested = one.visit_contested or (new.found <> 'settled' and known.found is distinct from new.found),
        -- The careful one is right: the page says that it is being looked at.
        doubted_on = case when new.found in ('otherwise', 'gone') then coalesce(one.doubted_on, day) else one.doubted_on end
      where one.id = site.id;
      return new;
    end if;
    update public.sites as one set
      visit = new.id, visit_contested = false,
      looked_on = case new.found when 'as_reported' then greatest(one.looked_on, day) else one.looked_on end,
      doubted_on = case when new.found in ('otherwise', 'gone') then day end
    where one.id = site.id;
    return new;
  end if;
  select * into report from public.site_reports as one where one.id = new.report_id for update;
  if not found then
    return new; -- The foreign key says so.
  end if;
  if new.found = 'not_seen' then
    return new; -- Whoever could not look takes nothing from whoever did.
  end if;
  if report.visit is distinct from new.seen then
    new.counts := false;
    select * into known from public.site_visits as one where one.id = report.visit;
    -- Two who found the same do not disagree.
    if (known.found, known.belongs_to, known.danger) is distinct from (new.found, new.belongs_to, new.danger) then
      update public.site_reports as one set visit_contested = true where one.id = report.id;
    end if;
    return new;
  end if;
  update public.site_reports as one set visit = new.id, visit_contested = false where one.id = report.id;
  return new;
end
$$;
comment on function private.weigh_site_visit() is 'Decides once and for all whether a visit counts, and what it counts against.';
create trigger site_visits_weigh before insert on public.site_visits
  for each row execute function private.weigh_site_visit();

create function private.site_visit_lines(of_report uuid, of_site uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', visit.id, 'found', visit.found, 'belongs_to', visit.belongs_to, 'danger', visit.danger, 'note', visit.note,
    'by_name', private.name_of(visit.user_id), 'at', least(visit.client_created_at, visit.created_at), 'counts', visit.counts
  ) order by visit.arrival), '[]')
  from public.site_visits as visit where visit.report_id = of_report or visit.site_id = of_site
$$;
comment on function private.site_visit_lines(uuid, uuid) is 'Every visit to a reported place, or to one on the page, the first first.';

create function public.site_stops() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('verify_places');
  return (
    with reported as (
      select report.* from public.site_reports as report
      where report.state = 'waiting' or report.contested order by report.danger desc, report.created_at, report.id limit 300
    ),
    checked as (
      select place.shown_as as site_id, max(greatest(place.looked_on, story.seen_on)) as checked_on, max(place.doubted_on) as doubted_on
      from private.sites_shown as place
      cross join lateral (
        select max(event.happened_on) filter (where event.seen) as seen_on, count(*) as told from public.site_events as event where event.site_id = place.id
      ) as story
      group by 1 having sum(story.told) > 0
    ),
    listed as (
      select 0 as rank, (not report.danger)::integer as calm, extract(epoch from report.created_at) as at, report.id, jsonb_build_object(
        'id', report.id, 'of', 'report', 'kind', report.kind, 'text', report.text, 'language', report.language, 'danger', report.danger,
        'address', report.address, 'latitude', report.latitude, 'longitude', report.longitude, 'arrived_at', report.created_at,
        'visit', report.visit, 'visit_contested', report.visit_contested, 'visits', private.site_visit_lines(report.id, null),
        'pictures', (
          select coalesce(jsonb_agg(picture.id order by picture.created_at, picture.id), '[]')
          from public.site_pictures as picture where picture.report_id = report.id and picture.state <> 'kept_off'
        )
      ) as line
      from reported as report
      union all
      -- Those that nobody has seen for longest first.
      (
        select 1, 0, extract(epoch from coalesce(checked.checked_on, date '1800-01-01')), site.id, jsonb_build_object(
          'id', site.id, 'of', 'site', 'kind', site.kind, 'slug', site.slug, 'title_en', said.title_en, 'title_es', said.title_es, 'danger', false,
          'address', site.place, 'ward', site.ward, 'latitude', site.latitude, 'longitude', site.longitude, 'checked_on', checked.checked_on,
          'doubted_on', checked.doubted_on, 'fresh_days', private.look_again_days(),
          'visit', site.visit, 'visit_contested', site.visit_contested, 'visits', private.site_visit_lines(null, site.id), 'pictures', jsonb_build_array()
        )
        from checked join public.sites as site on site.id = checked.site_id join private.sites_worded as said on said.id = site.id
        order by 3, 4 limit 500
      )
    )
    select coalesce(jsonb_agg(listed.line order by listed.rank, listed.calm, listed.at, listed.id), '[]') from listed
  );
end
$$;
comment on function public.site_stops() is
  'Where somebody may go and look: up to 300 reported places that wait, danger first, and up to 500 places on the page, those that nobody has seen for '
  'longest first; each with what was found there. Nothing of where a reporter stood. Raises 42501 for others than who looks at places.';

create function public.site_findings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(page.line order by page.doubted_on, page.id), '[]')
    from (
      select site.id, site.doubted_on, jsonb_build_object(
        'id', site.id, 'slug', site.slug, 'title_en', said.title_en, 'title_es', said.title_es, 'address', site.place,
        'doubted_on', site.doubted_on, 'visit', site.visit, 'visit_contested', site.visit_contested,
        'visits', private.site_visit_lines(null, site.id)
      ) as line
      from public.sites as site join private.sites_worded as said on said.id = site.id
      where site.doubted_on is not null or site.visit_contested
      order by site.doubted_on, site.id limit 200
    ) as page
  );
end
$$;
comment on function public.site_findings() is
  'Places on the page that somebody found otherwise, and of which nobody has written since: the oldest first, at most 200. Raises 42501 for others '
  'than whoever answers for places.';

insert into private.person_columns (of_table, of_column, treatment) values ('public.site_visits', 'note', 'words');

create function private.grants_for_site_visits() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.site_visits from service_role;
  grant insert (id, report_id, site_id, found, belongs_to, danger, note, seen, user_id, client_created_at) on public.site_visits to authenticated;
  grant select on public.site_visits to authenticated;
  grant execute on function public.site_stops(), public.site_findings() to authenticated;
end
$$;
comment on function private.grants_for_site_visits() is 'Whoever looks at places goes and tells.';

select private.restore_grants();
