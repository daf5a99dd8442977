-- What phones report of themselves: what happened on the page, and what went wrong, without anybody’s personal data.

create function public.analytics_counts_by_day(since timestamptz, zone text default 'UTC') returns table (
  day date,
  kind text,
  count bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return query
    select (entry.created_at at time zone zone)::date, entry.event, count(*)
    from public.analytics_events as entry where entry.created_at >= since group by 1, 2 order by 1, 2;
end
$$;
comment on function public.analytics_counts_by_day(timestamptz, text) is
  'Page and form events by day and name. Raises 42501 for others than leaders, 22023 for an unknown time zone.';

-- An event of the page carries the keys that the specification's section 7 gives it, and no others: "never personal data" was a
-- sentence, and a visitor's name, phone and address went in all the same.

create function private.analytics_props_known(event text, props jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case event
    when 'page_view' then props - 'page' - 'language' = '{}'
      and coalesce(props ->> 'language' in ('en', 'es'), true)
      and coalesce(props ->> 'page' operator(pg_catalog.~) '^[a-z][a-z0-9_/-]{0,59}$', true)
    when 'volunteer_signup' then props - 'interest' = '{}'
      and coalesce(props ->> 'interest' in ('door_knock', 'phone_bank', 'event_help', 'church_gotv'), true)
    when 'yard_sign_request' then props - 'has_notes' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_notes') = 'boolean', true)
    when 'idea_submitted' then props - 'has_email' - 'has_phone' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_email') = 'boolean', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_phone') = 'boolean', true)
    when 'newsletter_signup' then props - 'consent_sms' - 'has_phone' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'consent_sms') = 'boolean', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_phone') = 'boolean', true)
    when 'event_rsvp' then props - 'event_id' - 'headcount' = '{}'
      and coalesce(props ->> 'event_id' operator(pg_catalog.~) '^[0-9a-fA-F-]{36}$', true)
      and coalesce(props ->> 'headcount' operator(pg_catalog.~) '^([1-9]|10)$', true)
    when 'event_calendar_download' then props - 'event_id' - 'event_title' = '{}'
      and coalesce(props ->> 'event_id' operator(pg_catalog.~) '^[0-9a-fA-F-]{36}$', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'event_title') = 'string', true)
      and coalesce(pg_catalog.char_length(props ->> 'event_title') <= 300, true)
    else true -- What is no event of ours another rule refuses.
  end
$$;
comment on function private.analytics_props_known(text, jsonb) is
  'Whether these props have only the keys that the event may have, each of its type. A key may be left out.';

-- What happened on the page, without anybody's personal data.

create table public.analytics_events (
  id uuid primary key,
  event text not null,
  props jsonb not null default '{}'::jsonb,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint analytics_events_event_known check (
    event in (
      'page_view', 'volunteer_signup', 'yard_sign_request', 'idea_submitted',
      'newsletter_signup', 'event_rsvp', 'event_calendar_download'
    )
  ),
  constraint analytics_events_props_object check (jsonb_typeof(props) = 'object'),
  constraint analytics_events_props_at_most_2_kb check (octet_length(props::text) <= 2048),
  -- The last defence against a form field that ends up in the statistics by mistake.
  constraint analytics_events_props_no_email check (props::text !~ '[^\s"@]@[^\s"@]+\.[^\s"@]'),
  constraint analytics_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours'),
  constraint analytics_events_props_known
  check (jsonb_typeof(props) <> 'object' or private.analytics_props_known(event, props))
);
comment on table public.analytics_events is 'Page and form events. Never personal data.';
comment on column public.analytics_events.props is 'What the event says of itself; an object of at most 2,048 bytes.';
comment on column public.analytics_events.client_created_at is 'When it happened, by the phone''s clock.';
comment on column public.analytics_events.created_at is 'When it reached the server, by the server''s clock.';
create index analytics_events_event_created_at_idx on public.analytics_events (event, created_at desc);
create index analytics_events_created_at_idx on public.analytics_events (created_at desc);
create index analytics_events_user_id_idx on public.analytics_events (user_id) where user_id is not null;

alter table public.analytics_events enable row level security;

create policy "Anyone reports an event, in no other name than their own" on public.analytics_events
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));
create policy "Candidate and campaign managers read the statistics" on public.analytics_events
  for select to authenticated using ((select private.may('lead_campaign')));

create trigger analytics_events_notice_a_new_day after insert on public.analytics_events
  for each statement execute function private.refresh_figures_of_a_new_day();
create trigger analytics_events_keep_phone_time before insert on public.analytics_events
  for each row execute function private.keep_phone_time();
create trigger analytics_events_before_refuse_who_is_over before insert on public.analytics_events
  for each statement execute function private.refuse_who_is_over('visits');
create trigger analytics_events_cap_rows before insert on public.analytics_events
  for each row execute function private.cap_rows();
create trigger analytics_events_count_sent_rows after insert on public.analytics_events
  referencing new table as sent for each statement execute function private.count_sent_rows('visits');

-- What goes wrong on phones, counted without anybody's data: what failed, where in our own code, in which build and which engine.
-- No message, no address of a page, no name of a phone: how many phones it is comes from each one saying it for the first time once.

create table public.device_failures (
  id uuid primary key,
  build text not null,
  engine text not null,
  engine_major integer not null,
  kind text not null,
  name text not null,
  place text not null,
  times integer not null,
  first_on_phone boolean not null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint device_failures_build_shape check (build ~ '^[A-Za-z0-9._-]{1,40}$'),
  constraint device_failures_engine_known check (engine in ('chromium', 'webkit', 'gecko', 'other')),
  constraint device_failures_engine_major_0_to_999 check (engine_major between 0 and 999),
  constraint device_failures_kind_known check (kind in ('error', 'rejection', 'chunk', 'storage', 'item')),
  constraint device_failures_name_shape check (name ~ '^[A-Za-z0-9_-]{1,60}$'),
  constraint device_failures_place_shape check (place ~ '^[A-Za-z_][A-Za-z0-9._$~/-]{0,79}(:[0-9]{1,6}){0,2}$'),
  -- The last defence against something typed that ends up in a name: a phone number is the shape it would have.
  constraint device_failures_no_long_number check (name !~ '[0-9]{7}' and place !~ '[0-9]{7}'),
  constraint device_failures_times_1_to_9999 check (times between 1 and 9999),
  constraint device_failures_phone_time_believable
    check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.device_failures is
  'Failures of the app on phones: one row a phone, failure and day, and one more for the rest of that day. Append-only, never personal data.';
comment on column public.device_failures.build is 'The version of the app that failed.';
comment on column public.device_failures.kind is
  'An error nobody caught, a promise nobody caught, code that could not be fetched, storage that failed, an item of the outbox that was refused or failed.';
comment on column public.device_failures.name is 'The error''s own name or code, never its message.';
comment on column public.device_failures.place is 'Our own file with line and column, or the kind of item and the constraint.';
comment on column public.device_failures.times is 'How often since this phone last said so.';
comment on column public.device_failures.first_on_phone is 'Whether this phone says so for the first time ever: so phones are counted and none is known.';
create index device_failures_created_at_idx on public.device_failures (created_at desc);
create index device_failures_what_idx on public.device_failures (kind, name, place);

alter table public.device_failures enable row level security;

create policy "Anyone reports what failed on their phone" on public.device_failures
  for insert to anon, authenticated with check (created_at = now());
create policy "Candidate and campaign managers read what failed on phones" on public.device_failures
  for select to authenticated using ((select private.may('lead_campaign')));

create trigger device_failures_keep_phone_time before insert on public.device_failures
  for each row execute function private.keep_phone_time();
create trigger device_failures_before_refuse_who_is_over before insert on public.device_failures
  for each statement execute function private.refuse_who_is_over('failures');
create trigger device_failures_cap_rows before insert on public.device_failures
  for each row execute function private.cap_rows();
create trigger device_failures_count_sent_rows after insert on public.device_failures
  referencing new table as sent for each statement execute function private.count_sent_rows('failures');

-- The app asks the browser before it reports anything. A browser may say so in the request alone.
create function private.respect_privacy_control() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'sec-gpc' = '1' then
    raise exception 'new row for relation "device_failures" violates check constraint "device_failures_privacy_control"'
      using errcode = 'check_violation', constraint = 'device_failures_privacy_control', table = 'device_failures';
  end if;
  return null;
end
$$;
comment on function private.respect_privacy_control() is 'Refuses statements of whoever asks by Global Privacy Control (Sec-GPC: 1).';
create trigger device_failures_before_respect_privacy_control before insert on public.device_failures
  for each statement execute function private.respect_privacy_control();

create function public.failures_on_phones(since timestamptz default '-infinity') returns table (
  kind text,
  name text,
  place text,
  times bigint,
  phones bigint,
  first_seen timestamptz,
  last_seen timestamptz,
  builds jsonb,
  engines jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return query
    with what as (
      select failure.kind, failure.name, failure.place, sum(failure.times) as times,
        count(*) filter (where failure.first_on_phone) as phones,
        min(failure.created_at) as first_seen, max(failure.created_at) as last_seen
      from public.device_failures as failure
      group by 1, 2, 3 having max(failure.created_at) >= since
      order by max(failure.created_at) desc limit 200
    )
    select what.kind, what.name, what.place, what.times, what.phones, what.first_seen, what.last_seen,
      (
        select jsonb_agg(jsonb_build_object('name', part.build, 'times', part.times) order by part.latest desc)
        from (
          select one.build, sum(one.times) as times, max(one.created_at) as latest from public.device_failures as one
          where (one.kind, one.name, one.place) = (what.kind, what.name, what.place) group by 1 order by 3 desc limit 10
        ) as part
      ),
      (
        select jsonb_agg(jsonb_build_object('name', part.engine || ' ' || part.engine_major, 'times', part.times) order by part.times desc)
        from (
          select one.engine, one.engine_major, sum(one.times) as times from public.device_failures as one
          where (one.kind, one.name, one.place) = (what.kind, what.name, what.place) group by 1, 2 order by 3 desc limit 10
        ) as part
      )
    from what order by what.phones desc, what.last_seen desc;
end
$$;
comment on function public.failures_on_phones(timestamptz) is
  'What failed on phones, each with how often, on how many phones, since when, in which builds and engines; only what was seen since then, '
  'the 200 newest. Raises 42501 for others than leaders.';

create function private.grants_for_reports() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (id, event, props, user_id, client_created_at) on public.analytics_events to anon, authenticated;
  grant insert (
    id, build, engine, engine_major, kind, name, place, times, first_on_phone, client_created_at
  ) on public.device_failures to anon, authenticated;
  grant execute on function private.analytics_props_known(text, jsonb) to anon, authenticated, service_role;
  grant select on public.analytics_events, public.device_failures to authenticated;
  grant execute on function
    public.analytics_counts_by_day(timestamptz, text), public.failures_on_phones(timestamptz)
    to authenticated;
end
$$;
comment on function private.grants_for_reports() is 'What the APIs roles may do with what phones report.';

select private.restore_grants();
