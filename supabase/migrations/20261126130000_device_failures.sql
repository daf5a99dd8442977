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
  for select to authenticated using ((select private.has_role(array['candidate', 'campaign_manager'])));

create trigger device_failures_keep_phone_time before insert on public.device_failures
  for each row execute function private.keep_phone_time();

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

alter table private.form_limits
  add column failures_per_device integer not null default 40,
  add column failures_per_device_hour integer not null default 80,
  add column failures_per_address integer not null default 600,
  add column failures_per_address_hour integer not null default 3000;
create trigger device_failures_before_refuse_who_is_over before insert on public.device_failures
  for each statement execute function private.refuse_who_is_over('failures');
create trigger device_failures_count_sent_rows after insert on public.device_failures
  referencing new table as sent for each statement execute function private.count_sent_rows('failures');

create or replace function public.set_form_limits(changes jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.form_limits;
begin
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(changes) = 'string' then
    changes := (changes #>> '{}')::jsonb;
  end if;
  select * into changed from private.form_limits for update;
  changed := jsonb_populate_record(changed, changes - 'one' - 'salt' - 'usual_per_hour' - 'usual_at');
  update private.form_limits set
    forms_per_device = changed.forms_per_device, forms_per_device_hour = changed.forms_per_device_hour,
    forms_per_address = changed.forms_per_address, forms_per_address_hour = changed.forms_per_address_hour,
    visits_per_device = changed.visits_per_device, visits_per_device_hour = changed.visits_per_device_hour,
    visits_per_address = changed.visits_per_address, visits_per_address_hour = changed.visits_per_address_hour,
    failures_per_device = changed.failures_per_device, failures_per_device_hour = changed.failures_per_device_hour,
    failures_per_address = changed.failures_per_address, failures_per_address_hour = changed.failures_per_address_hour,
    least_ms = changed.least_ms, places_per_sender = changed.places_per_sender,
    places_per_address = changed.places_per_address, flood_per_hour = changed.flood_per_hour
  where one;
  return to_jsonb(changed) - 'one' - 'salt';
end
$$;

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
  perform private.require_leader();
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

create function private.grants_for_device_failures() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (
    id, build, engine, engine_major, kind, name, place, times, first_on_phone, client_created_at
  ) on public.device_failures to anon, authenticated;
  grant select on public.device_failures to authenticated;
  grant execute on function public.failures_on_phones(timestamptz) to authenticated;
end
$$;
comment on function private.grants_for_device_failures() is 'What the API''s roles may do with failures on phones.';

select private.restore_grants();
