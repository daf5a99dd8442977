-- The figures of the landing page’s strip, one row a figure. Each subject counts its own.

create table public.stats (
  label text primary key,
  value_number numeric not null,
  updated_at timestamptz not null default now(),
  constraint stats_label_1_to_100 check (private.text_length(label) between 1 and 100),
  constraint stats_value_not_negative check (value_number >= 0)
);
comment on table public.stats is 'Campaign figures by label. A label without a row is shown as 0.';
comment on column public.stats.value_number is 'The figure; US dollars for weekly_raised, a count for the others.';

alter table public.stats enable row level security;

create policy "Anyone reads the figures" on public.stats
  for select to anon, authenticated using (true);

create trigger stats_touch_updated_at before update on public.stats
  for each row execute function private.touch_updated_at();
create trigger stats_record_change after insert or update or delete on public.stats
  for each row execute function private.record_change('label');

-- What was there before the campaign kept count in this database is the base; what counts here comes on top.

create table private.figure_bases (
  label text primary key,
  base numeric not null,
  constraint figure_bases_label_known check (label in ('doors_total', 'calls_total', 'volunteers'))
);
comment on table private.figure_bases is
  'What doors_total, calls_total and volunteers start from: knocks, calls and people that are no rows here.';

alter table private.figure_bases enable row level security;

-- volunteers, events_week and rides_today change with a row or with the day; the day is noticed by the first visit after midnight,
-- so that nothing but the database is needed to keep them right.

create function private.town_zone() returns text
language plpgsql stable parallel safe set search_path = ''
as $$ begin return private.setting('dates') ->> 'timeZone'; end $$;
comment on function private.town_zone() is 'The campaign''s time zone, as published under Settings: when its days and weeks begin.';

create function private.town_day() returns date
language sql stable set search_path = ''
as $$ select (pg_catalog.now() at time zone private.town_zone())::date $$;
comment on function private.town_day() is 'Today in the town.';

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
  perform private.count_event_figures(tg_argv);
  return null;
end
$$;
comment on function private.refresh_event_figures() is 'After a change that the figures named as its arguments depend on.';

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

create function private.grants_for_figures() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.stats to anon, authenticated;
end
$$;
comment on function private.grants_for_figures() is 'What the APIs roles may do with the figures.';

select private.restore_grants();
