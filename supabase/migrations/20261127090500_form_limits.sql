-- How much one phone and one address may send. Rows are counted, not requests: an array of 20,000 was one request. Whoever sends too
-- much learns "try again later" (429 and how long), so that an honest phone keeps what it has and loses nothing. Staff are not counted.

create table private.form_limits (
  one boolean primary key default true check (one),
  salt uuid not null default gen_random_uuid(),
  forms_per_device integer not null default 60,
  forms_per_device_hour integer not null default 200,
  forms_per_address integer not null default 600,
  forms_per_address_hour integer not null default 1500,
  visits_per_device integer not null default 300,
  visits_per_device_hour integer not null default 1500,
  visits_per_address integer not null default 3000,
  visits_per_address_hour integer not null default 12000,
  least_ms integer not null default 2000,
  places_per_sender integer not null default 20,
  places_per_address integer not null default 40,
  flood_per_hour integer not null default 300,
  usual_per_hour integer not null default 0,
  usual_at timestamptz not null default '-infinity',
  failures_per_device integer not null default 40,
  failures_per_device_hour integer not null default 80,
  failures_per_address integer not null default 600,
  failures_per_address_hour integer not null default 3000,
  supports_per_device integer not null default 100,
  supports_per_device_hour integer not null default 400,
  supports_per_address integer not null default 6000,
  supports_per_address_hour integer not null default 20000,
  support_burst integer not null default 20,
  support_burst_in_room integer not null default 400,
  support_rush integer not null default 100,
  pictures_per_address_day integer not null default 100,
  picture_bytes bigint not null default 2147483648
);
comment on table private.form_limits is
  'One row: how many forms and visits a phone and an address may send in five minutes and in an hour, and from when on forms are set aside.';
comment on column private.form_limits.least_ms is 'A form that was filled in faster than this is held when its phone also sent ten others in ten minutes.';
comment on column private.form_limits.places_per_sender is 'Places of one event that one contact or one phone may take.';
comment on column private.form_limits.flood_per_hour is 'From so many visitors'' forms an hour on, the next are set aside; more where more is usual.';
comment on column private.form_limits.support_burst is 'Supporters of one item that one address may bring in a day before somebody looks at them.';
comment on column private.form_limits.support_burst_in_room is 'As support_burst, of those who say the room''s code: a hall shares one address.';
comment on column private.form_limits.support_rush is 'Supporters of one item from anywhere but the room in ten minutes, before somebody looks at them.';
comment on column private.form_limits.pictures_per_address_day is 'Pictures of places that visitors at one address may send in a day (UTC).';
comment on column private.form_limits.picture_bytes is 'Bytes of all pictures of places: a backup and a phone''s patience end before the disk does.';
comment on column private.form_limits.usual_per_hour is 'Visitors'' forms an hour in the two weeks before yesterday, looked at once an hour.';

alter table private.form_limits enable row level security;

create function private.limits_now() returns private.form_limits
language plpgsql stable security definer set search_path = ''
as $$
declare
  limits private.form_limits;
  said jsonb := (
    select one.value from public.campaign_settings as one where one.key = 'limits' order by one.version desc limit 1
  );
begin
  select * into limits from private.form_limits;
  if said is null then
    return limits;
  end if;
  return jsonb_populate_record(limits, jsonb_build_object(
    'forms_per_device', said -> 'formsPerDevice', 'forms_per_device_hour', said -> 'formsPerDeviceHour',
    'forms_per_address', said -> 'formsPerAddress', 'forms_per_address_hour', said -> 'formsPerAddressHour',
    'least_ms', said -> 'leastMs', 'flood_per_hour', said -> 'floodPerHour',
    'places_per_sender', said -> 'placesPerSender', 'places_per_address', said -> 'placesPerAddress'
  ));
end
$$;
comment on function private.limits_now() is 'The limits of the public forms that count: the published ones over those of the table.';

insert into private.form_limits default values;

create table private.form_counts (
  sender bytea not null,
  bucket timestamptz not null,
  rows integer not null,
  primary key (sender, bucket)
);
comment on table private.form_counts is
  'Rows a phone or an address sent in each five minutes of the last hour or two. The sender is a salted hash: no address is kept.';
create index form_counts_bucket_idx on private.form_counts (bucket);

alter table private.form_counts enable row level security;

create function private.is_counted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('role', true) in ('anon', 'authenticated'), false) and not private.may('act_as_staff')
$$;
comment on function private.is_counted() is 'Whether the rows come over the API from somebody who is not staff.';

create function private.request_sender(out address text, out device text)
language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  said text := btrim(coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''), split_part(headers ->> 'x-forwarded-for', ',', 1)
  ));
begin
  said := regexp_replace(said, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  address := case
    when said is null or said = '' then null
    when not pg_input_is_valid(said, 'inet') then left(said, 64)
    -- One household has a whole /64 of the new addresses to choose from.
    when family(said::inet) = 6 then network(set_masklen(said::inet, 64))::text
    else host(said::inet)
  end;
  device := left(nullif(btrim(headers ->> 'x-device-id'), ''), 64);
  if device is null and address is not null then
    device := 'no name at ' || address;
  end if;
end
$$;
comment on function private.request_sender() is
  'The address and the phone that the request came from; null where nothing is known, as in SQL that no request runs.';

create function private.sender_hash(kind text, sender text) returns bytea
language sql stable security definer set search_path = ''
as $$ select sha256(convert_to(limits.salt || kind || ' ' || sender, 'UTF8')) from private.form_limits as limits $$;
comment on function private.sender_hash(text, text) is 'How an address, a phone or a contact is counted without being kept.';

-- What is refused counts for nothing, because it is rolled back: a phone that keeps trying gets in as soon as there is room.
create function private.hold_to_limits(kind text, added integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  span constant interval := interval '5 minutes';
  this_bucket constant timestamptz := date_bin(span, now(), '2026-01-01T00:00:00Z');
  who record := private.request_sender();
  settings jsonb;
  one record;
  oldest timestamptz;
  free_at timestamptz;
begin
  if who.device is null then
    return;
  end if;
  settings := to_jsonb(private.limits_now());
  for one in
    select keys.hash, keys.per_bucket, keys.per_hour
    from (
      select private.sender_hash(kind || ' device', who.device) as hash,
        (settings ->> (kind || '_per_device'))::integer as per_bucket, (settings ->> (kind || '_per_device_hour'))::integer as per_hour
      union all
      select private.sender_hash(kind || ' address', who.address),
        (settings ->> (kind || '_per_address'))::integer, (settings ->> (kind || '_per_address_hour'))::integer
      where who.address is not null
    ) as keys
    -- Always in the same order, so that two requests never wait for each other in a circle.
    order by keys.hash
  loop
    if added > 0 then
      insert into private.form_counts as counted (sender, bucket, rows) values (one.hash, this_bucket, added)
      on conflict on constraint form_counts_pkey do update set rows = counted.rows + excluded.rows;
    end if;
    select
      case when coalesce(sum(counted.rows) filter (where counted.bucket = this_bucket), 0) + (added = 0)::integer > one.per_bucket
        then this_bucket + span end,
      case when coalesce(sum(counted.rows), 0) + (added = 0)::integer > one.per_hour
        then min(counted.bucket) + interval '1 hour' end
    into free_at, oldest
    from private.form_counts as counted
    where counted.sender = one.hash and counted.bucket > this_bucket - interval '1 hour';
    free_at := greatest(free_at, oldest);
    if free_at is not null then
      raise exception 'Too many at once. Try again later.' using errcode = 'PT429',
        detail = 'Retry-After: ' || greatest(1, ceil(extract(epoch from free_at - now())))::integer;
    end if;
  end loop;
  if added > 0 then
    delete from private.form_counts as old where (old.sender, old.bucket) in (
      select gone.sender, gone.bucket from private.form_counts as gone
      where gone.bucket < this_bucket - interval '1 hour' limit 100 for update skip locked
    );
  end if;
end
$$;
comment on function private.hold_to_limits(text, integer) is
  'Counts rows of a kind (forms, visits) for the sender of the request; none: only looks. Raises PT429 with the seconds to wait.';

-- Before the rows, so that a sender who is over the limit costs next to nothing.
create function private.refuse_who_is_over() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  counted constant boolean := private.is_counted() and (private.request_sender()).device is not null;
begin
  perform set_config('campaign.rows_allowed', case
    when counted then to_jsonb(private.limits_now()) ->> (tg_argv[0] || '_per_device') else '' end, true);
  if counted then
    perform private.hold_to_limits(tg_argv[0], 0);
  end if;
  return null;
end
$$;
comment on function private.refuse_who_is_over() is 'Refuses a statement of a sender who has sent too much already. Argument: the kind.';

-- Each row, before any trigger works on it: 1,000 rows took seconds, and were then rolled back by the count at their end.
create function private.cap_rows() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rows_allowed constant integer := nullif(current_setting('campaign.rows_allowed', true), '')::integer;
begin
  if rows_allowed is null then
    return new;
  end if;
  if rows_allowed < 1 then
    raise exception 'Too many at once. Try again later.' using errcode = 'PT429', detail = 'Retry-After: 300';
  end if;
  perform set_config('campaign.rows_allowed', (rows_allowed - 1)::text, true);
  return new;
end
$$;
comment on function private.cap_rows() is
  'Refuses a statement at the first row beyond what a phone may send in five minutes. Behind refuse_who_is_over() on the same table.';

create function private.count_sent_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits(tg_argv[0], (select count(*)::integer from sent));
  end if;
  return null;
end
$$;
comment on function private.count_sent_rows() is 'Counts the rows of a statement, and refuses them if they are too many. Argument: the kind.';

create function public.set_form_limits(changes jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.form_limits;
begin
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(changes) = 'string' then
    changes := (changes #>> '{}')::jsonb;
  end if;
  if changes ?| array[
    'forms_per_device', 'forms_per_device_hour', 'forms_per_address', 'forms_per_address_hour',
    'least_ms', 'places_per_sender', 'places_per_address', 'flood_per_hour'
  ] and exists (select 1 from public.campaign_settings as one where one.key = 'limits') then
    raise exception 'These limits are changed under Settings.' using errcode = 'PT409';
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
    places_per_address = changed.places_per_address, flood_per_hour = changed.flood_per_hour,
    supports_per_device = changed.supports_per_device, supports_per_device_hour = changed.supports_per_device_hour,
    supports_per_address = changed.supports_per_address, supports_per_address_hour = changed.supports_per_address_hour,
    support_burst = changed.support_burst, support_burst_in_room = changed.support_burst_in_room, support_rush = changed.support_rush,
    pictures_per_address_day = changed.pictures_per_address_day, picture_bytes = changed.picture_bytes
  where one;
  return to_jsonb(changed) - 'one' - 'salt';
end
$$;
comment on function public.set_form_limits(jsonb) is
  'Changes limits of the public forms, and answers all of them. For the service key alone: a festival, a load test. Raises PT409 for '
  'those that were published under Settings (20261127090250_settings.sql).';

create function private.grants_for_form_limits() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.set_form_limits(jsonb) to service_role;
end
$$;
comment on function private.grants_for_form_limits() is 'Nobody but the servers own key changes the limits.';

select private.restore_grants();
