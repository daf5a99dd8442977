-- Each change counts the figures that depend on it, and no others: a sign-up that comes in changes no event of the week.

drop function private.count_event_figures();
create function private.count_event_figures(labels text[] default '{events_week,rides_today,volunteers}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.stats (label, value_number)
  select counted.label, counted.n + coalesce((select kept.base from private.figure_bases as kept where kept.label = counted.label), 0)
  from (
    select figure.label, case figure.label
      when 'events_week' then private.stat_events_week()
      when 'rides_today' then private.stat_rides_today()
      when 'volunteers' then private.stat_volunteers()
    end as n
    from unnest(labels) as figure (label)
  ) as counted
  order by counted.label
  on conflict (label) do update set value_number = excluded.value_number
  where stats.value_number <> excluded.value_number;
end
$$;
comment on function private.count_event_figures(text[]) is
  'Counts these of volunteers, events_week and rides_today again; all of them where none is named.';

create or replace function private.refresh_event_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_event_figures(tg_argv);
  return null;
end
$$;
comment on function private.refresh_event_figures() is 'After a change that the figures named as its arguments depend on.';

create or replace trigger signups_refresh_event_figures after insert or update of withdrawn_at on public.signups
  for each statement execute function private.refresh_event_figures('volunteers');
create or replace trigger events_refresh_event_figures after insert or update or delete on public.events
  for each statement execute function private.refresh_event_figures('events_week', 'rides_today');
create or replace trigger event_checkins_refresh_event_figures after insert on public.event_checkins
  for each statement execute function private.refresh_event_figures('rides_today');
create or replace trigger ride_matches_refresh_event_figures after insert or update or delete on public.ride_matches
  for each statement execute function private.refresh_event_figures('rides_today');

select private.restore_grants();
