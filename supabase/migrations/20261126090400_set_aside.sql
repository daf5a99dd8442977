-- What looks as if no person had sent it is set aside, never refused: its sender sees the same receipt, it counts nowhere, and a
-- leader releases or drops it. Nobody's form is lost because it looked odd.

alter table public.signups
  add column trap text,
  add column filled_in_ms integer,
  add column quarantined_at timestamptz,
  add column quarantine_reason text,
  add column released_at timestamptz,
  add column dropped_at timestamptz,
  add constraint signups_quarantine_reason_known
    check (quarantine_reason in ('trap', 'too_fast', 'many_places', 'flood')),
  add constraint signups_set_aside_for_a_reason check (quarantined_at is null or quarantine_reason is not null),
  add constraint signups_dropped_while_set_aside check (dropped_at is null or quarantined_at is not null);
alter table public.yard_sign_requests
  add column trap text,
  add column filled_in_ms integer,
  add column quarantined_at timestamptz,
  add column quarantine_reason text,
  add column released_at timestamptz,
  add column dropped_at timestamptz,
  add constraint yard_sign_requests_quarantine_reason_known
    check (quarantine_reason in ('trap', 'too_fast', 'many_places', 'flood')),
  add constraint yard_sign_requests_set_aside_for_a_reason check (quarantined_at is null or quarantine_reason is not null),
  add constraint yard_sign_requests_dropped_while_set_aside check (dropped_at is null or quarantined_at is not null);
comment on column public.signups.trap is 'What was in the field that people never see.';
comment on column public.signups.filled_in_ms is 'How long the form was open, ms. Null: unknown, as after a reload.';
comment on column public.signups.quarantined_at is 'Since when it is set aside: left out of lists, figures and places. Set by the database alone.';
comment on column public.signups.quarantine_reason is 'Why it is or was set aside: trap, too_fast, many_places or flood.';
comment on column public.signups.released_at is 'When a leader released it. A released RSVP stands in the line from then on.';
comment on column public.signups.dropped_at is 'When a leader dropped it: kept, and shown nowhere.';
comment on column public.yard_sign_requests.trap is 'What was in the field that people never see.';
comment on column public.yard_sign_requests.filled_in_ms is 'How long the form was open, ms. Null: unknown, as after a reload.';
comment on column public.yard_sign_requests.quarantined_at is 'Since when it is set aside. Set by the database alone.';
comment on column public.yard_sign_requests.quarantine_reason is 'Why it is or was set aside: trap, too_fast or flood.';
comment on column public.yard_sign_requests.released_at is 'When a leader released it.';
comment on column public.yard_sign_requests.dropped_at is 'When a leader dropped it: kept, and shown nowhere.';
create index signups_set_aside_idx on public.signups (quarantined_at desc, id desc) where quarantined_at is not null;
create index yard_sign_requests_set_aside_idx on public.yard_sign_requests (quarantined_at desc, id desc)
  where quarantined_at is not null;

create table private.event_senders (
  event_id uuid not null references public.events (id) on delete cascade,
  sender bytea not null,
  places integer not null,
  primary key (event_id, sender)
);
comment on table private.event_senders is
  'How many places of an event one contact, phone or address took. The sender is a salted hash; gone a day after the event.';
alter table private.event_senders enable row level security;

create function private.refresh_usual_hour() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.form_limits set usual_at = now(), usual_per_hour = (
    select count(*) from (
      select 1 from public.signups as form
      where form.created_at between now() - interval '15 days' and now() - interval '1 day'
        and form.user_id is null and form.quarantined_at is null
      union all
      select 1 from public.yard_sign_requests as form
      where form.created_at between now() - interval '15 days' and now() - interval '1 day'
        and form.user_id is null and form.quarantined_at is null
    ) as forms
  ) / (14 * 24)
  where usual_at < now() - interval '1 hour';
  delete from private.event_senders as taken using public.events as event
  where event.id = taken.event_id and private.event_end(event.date, event.ends_at) < now() - interval '1 day';
end
$$;
comment on function private.refresh_usual_hour() is
  'Once an hour: how many forms an hour are usual, and forgets who took places of events that are over.';

-- Looked at once a statement, not once a row; told to the rows in settings of this transaction, which no request can write.
create function private.look_at_sender() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.form_limits;
  most integer;
  forms integer := 0;
  counted constant boolean := private.is_counted();
  known constant boolean := (private.request_sender()).device is not null;
begin
  select * into limits from private.form_limits;
  if counted and known then
    if limits.usual_at < now() - interval '1 hour' then
      perform private.refresh_usual_hour();
      select * into limits from private.form_limits;
    end if;
    most := greatest(limits.flood_per_hour, 20 * limits.usual_per_hour);
    select count(*) into forms from (
      (select 1 from public.signups as form where form.created_at > now() - interval '1 hour' and form.user_id is null limit most)
      union all
      (select 1 from public.yard_sign_requests as form where form.created_at > now() - interval '1 hour' and form.user_id is null limit most)
    ) as recent;
  end if;
  perform set_config('campaign.flood', case when forms >= most then 'yes' else 'no' end, true),
    set_config('campaign.least_ms', case when counted then limits.least_ms else -1 end::text, true),
    set_config('campaign.rows_left', case when counted and known then limits.forms_per_device::text else '' end, true);
  return null;
end
$$;
comment on function private.look_at_sender() is
  'Says for the rows of a statement whether their sender is counted, and whether many more visitors'' forms come in an hour than usual.';

create function private.takes_too_many_places(event uuid, email text, phone text, people integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  who record := private.request_sender();
  limits private.form_limits;
  keys bytea[];
  too_many boolean;
begin
  if who.device is null or people is null or not exists (select 1 from public.events as known where known.id = event) then
    return false;
  end if;
  select * into limits from private.form_limits;
  keys := array_remove(array[
    private.sender_hash('contact', lower(email)),
    private.sender_hash('contact', nullif(regexp_replace(phone, '\D', '', 'g'), '')),
    private.sender_hash('device', who.device),
    private.sender_hash('address', who.address)
  ], null);
  with taken as (
    insert into private.event_senders as known (event_id, sender, places)
    select event, key, people from unnest(keys) as key group by key order by key
    on conflict on constraint event_senders_pkey do update set places = known.places + excluded.places
    returning known.sender, known.places
  )
  select bool_or(
    taken.places > case when taken.sender = private.sender_hash('address', who.address)
      then limits.places_per_address else limits.places_per_sender end
  ) into too_many from taken;
  if too_many then
    -- Set aside, it takes no place; a smaller party may still fit.
    update private.event_senders as known set places = known.places - people
    where known.event_id = event and known.sender = any (keys);
  end if;
  return too_many;
end
$$;
comment on function private.takes_too_many_places(uuid, text, text, integer) is
  'Counts places of an event for whoever takes them, by contact, phone and address; true when that is more than one may.';

create function private.set_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  least_ms constant integer := current_setting('campaign.least_ms')::integer;
  rows_left constant integer := nullif(current_setting('campaign.rows_left'), '')::integer;
begin
  -- Nothing that a program sends here is a reason to refuse it.
  new.trap := nullif(btrim(left(new.trap, 200)), '');
  new.filled_in_ms := case when new.filled_in_ms >= 0 then new.filled_in_ms end;
  if least_ms < 0 then
    return new; -- Staff, or SQL that no request runs.
  end if;
  if rows_left is not null then
    -- More in one array than a phone may send in five minutes: not worth looking at all of them.
    if rows_left = 0 then
      raise exception 'Too many at once. Try again later.' using errcode = 'PT429', detail = 'Retry-After: 300';
    end if;
    perform set_config('campaign.rows_left', (rows_left - 1)::text, true);
  end if;
  new.quarantine_reason := case
    when new.trap is not null then 'trap'
    when new.filled_in_ms < least_ms then 'too_fast'
    when current_setting('campaign.flood') = 'yes' and new.user_id is null then 'flood'
  end;
  if new.quarantine_reason is null and tg_table_name = 'signups' then
    if new.type = 'event' and private.takes_too_many_places(
      new.event_id, new.email, new.phone, substring(new.notes from '^Headcount: ([1-9]|10)$')::integer
    ) then
      new.quarantine_reason := 'many_places';
    end if;
  end if;
  if new.quarantine_reason is not null then
    new.quarantined_at := new.created_at;
  end if;
  return new;
end
$$;
comment on function private.set_aside() is 'Sets a form aside that looks as if no person had sent it. Never refuses one.';

create trigger signups_look_at_sender before insert on public.signups
  for each statement execute function private.look_at_sender();
create trigger yard_sign_requests_look_at_sender before insert on public.yard_sign_requests
  for each statement execute function private.look_at_sender();
-- By their names these come after the phone's time and the event were looked at.
create trigger signups_set_aside before insert on public.signups
  for each row execute function private.set_aside();
create trigger yard_sign_requests_set_aside before insert on public.yard_sign_requests
  for each row execute function private.set_aside();

-- What is set aside is in nobody's list: everything that reads as its caller leaves it out by itself.
alter policy "Staff read the sign-ups" on public.signups
  using ((select private.is_staff()) and quarantined_at is null);
alter policy "Staff read the yard-sign requests" on public.yard_sign_requests
  using ((select private.is_staff()) and quarantined_at is null);

create function private.grants_for_set_aside() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (trap, filled_in_ms) on public.signups, public.yard_sign_requests to anon, authenticated;
end
$$;
comment on function private.grants_for_set_aside() is 'What the API''s roles may do about forms that were set aside.';

select private.restore_grants();
