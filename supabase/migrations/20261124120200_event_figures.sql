-- volunteers, events_week and rides_today are counted here, never typed. They change with a row or with the day; the day is noticed by
-- the first visit after midnight, so that nothing but the database is needed to keep them right.

create function private.town_zone() returns text
language sql immutable parallel safe set search_path = ''
as $$ select 'America/New_York' $$;
comment on function private.town_zone() is 'The campaign''s time zone, as in src/campaign.ts: when its days and weeks begin.';

create function private.town_day() returns date
language sql stable set search_path = ''
as $$ select (pg_catalog.now() at time zone private.town_zone())::date $$;
comment on function private.town_day() is 'Today in the town.';

alter table private.figure_bases
  drop constraint figure_bases_label_known,
  add constraint figure_bases_label_known check (label in ('doors_total', 'calls_total', 'volunteers'));
comment on table private.figure_bases is
  'What doors_total, calls_total and volunteers start from: knocks, calls and people that are no rows here.';

create function private.stat_volunteers() returns bigint
language sql stable security definer set search_path = ''
as $$
  -- Somebody who sends the form twice is one volunteer.
  select count(distinct coalesce(lower(signup.email), regexp_replace(signup.phone, '\D', '', 'g')))
  from public.signups as signup where signup.type = 'volunteer'
$$;
comment on function private.stat_volunteers() is 'How many people offered to volunteer over this database.';

create function private.stat_events_week() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.events as event
  where event.visibility = 'public' and event.status = 'scheduled'
    and date_trunc('week', event.date at time zone private.town_zone()) = date_trunc('week', private.town_day()::timestamp)
$$;
comment on function private.stat_events_week() is 'Public events of the town''s present week, Monday to Sunday, those that are over included.';

create function private.stat_rides_today() returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(rider.party_size), 0)
  from public.ride_matches as match
  join public.events as event on event.id = match.event_id
  join private.event_attendance as rider on rider.event_id = event.id and rider.id = match.rider_id
  join private.event_attendance as driver on driver.event_id = event.id and driver.id = match.driver_id
  where event.status = 'scheduled' and (event.date at time zone private.town_zone())::date = private.town_day()
    and rider.state not in ('withdrawn', 'no_show') and driver.state not in ('withdrawn', 'no_show')
$$;
comment on function private.stat_rides_today() is 'How many people are taken along to today''s events.';

create function private.count_event_figures() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.stats (label, value_number)
  select counted.label, counted.n + coalesce((select kept.base from private.figure_bases as kept where kept.label = counted.label), 0)
  from (values
    ('events_week', private.stat_events_week()),
    ('rides_today', private.stat_rides_today()),
    ('volunteers', private.stat_volunteers())
  ) as counted (label, n)
  order by counted.label
  on conflict (label) do update set value_number = excluded.value_number
  where stats.value_number <> excluded.value_number;
end
$$;
comment on function private.count_event_figures() is 'Counts volunteers, events_week and rides_today again.';

create table private.figure_day (
  one boolean primary key default true check (one),
  day date not null
);
comment on table private.figure_day is 'The town''s day for which the figures were last counted.';
alter table private.figure_day enable row level security;

create function private.refresh_event_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_event_figures();
  return null;
end
$$;
comment on function private.refresh_event_figures() is 'After a change that the figures depend on.';

create function private.refresh_figures_of_a_new_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from private.figure_day as counted where counted.day = private.town_day()) then
    return null;
  end if;
  insert into private.figure_day (day) values (private.town_day())
  on conflict (one) do update set day = excluded.day;
  perform private.count_event_figures();
  return null;
end
$$;
comment on function private.refresh_figures_of_a_new_day() is 'The first visit after midnight finds yesterday''s figures and has them counted again.';

-- What was typed until now holds people who are rows here as well.
insert into private.figure_bases (label, base)
select stat.label, greatest(stat.value_number - private.stat_volunteers(), 0)
from public.stats as stat where stat.label = 'volunteers';

-- Once a statement: a phone that comes out of a dead spot sends everything in one.
create trigger signups_refresh_event_figures after insert on public.signups
  for each statement execute function private.refresh_event_figures();
create trigger events_refresh_event_figures after insert or update or delete on public.events
  for each statement execute function private.refresh_event_figures();
create trigger event_checkins_refresh_event_figures after insert on public.event_checkins
  for each statement execute function private.refresh_event_figures();
create trigger ride_matches_refresh_event_figures after insert or update or delete on public.ride_matches
  for each statement execute function private.refresh_event_figures();
create trigger analytics_events_notice_a_new_day after insert on public.analytics_events
  for each statement execute function private.refresh_figures_of_a_new_day();

select private.restore_grants();
