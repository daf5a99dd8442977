-- What people send through the public forms, and what is set aside of it because it looks as if no person had sent it.

-- Who answers for which subject. The leaders hold each of these permissions, so every subject is theirs.
create function private.subject_permissions() returns table (what text, permission text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('volunteer', 'lead_field'), ('yard_sign', 'lead_field'), ('call_back', 'lead_field'),
    ('event', 'run_events'), ('idea', 'publish_content'), ('newsletter', 'publish_content')
$$;
comment on function private.subject_permissions() is 'Which permission a person needs to answer for a subject.';

create function private.inbox_subjects() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(of_staff.what), '{}') from private.subject_permissions() as of_staff where private.may(of_staff.permission)
$$;
comment on function private.inbox_subjects() is 'The subjects the caller answers for: their forms, and their lines in the inbox. None for a stranger.';

-- What people send through the volunteer, idea, newsletter and RSVP forms.
-- The id comes from the phone: a row sent again after a lost answer meets its own primary key instead of landing twice.

create table public.signups (
  id uuid primary key,
  type text not null,
  name text not null,
  email text,
  phone text,
  interest text,
  availability text,
  notes text,
  event_id uuid references public.events (id),
  consent_email boolean,
  consent_sms boolean,
  may_share boolean,
  may_write boolean,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  headcount smallint generated always as (
    case when type = 'event' and notes ~ '^Headcount: ([1-9]|10)$' then substring(notes from 12)::smallint end
  ) stored,
  ride text,
  ride_seats smallint,
  ride_from text,
  withdrawn_at timestamptz,
  trap text,
  filled_in_ms integer,
  language text,
  wording_version text,
  quarantined_at timestamptz,
  quarantine_reason text,
  released_at timestamptz,
  dropped_at timestamptz,
  changes_id uuid,
  replaced_by uuid references public.signups (id) on delete set null,
  in_line_since timestamptz,

  constraint signups_type_known check (type in ('volunteer', 'idea', 'newsletter', 'event')),
  constraint signups_name_at_least_2 check (private.text_length(name) >= 2),
  constraint signups_name_at_most_200 check (private.text_length(name) <= 200),
  constraint signups_email_shape check (private.is_email(email)),
  constraint signups_email_at_most_254 check (char_length(email) <= 254),
  constraint signups_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint signups_availability_1_to_500 check (private.text_length(availability) between 1 and 500),
  constraint signups_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000),
  constraint signups_interest_known check (interest in ('door_knock', 'phone_bank', 'event_help', 'church_gotv')),

  constraint signups_email_or_phone check (type = 'newsletter' or email is not null or phone is not null),
  constraint signups_volunteer_phone_at_least_10 check (type <> 'volunteer' or private.text_length(phone) >= 10),
  constraint signups_volunteer_interest_required check (type <> 'volunteer' or interest is not null),
  constraint signups_idea_at_least_10 check (type <> 'idea' or (notes is not null and private.text_length(notes) >= 10)),
  constraint signups_newsletter_email_required check (type <> 'newsletter' or email is not null),
  constraint signups_newsletter_consent_given check (
    type <> 'newsletter' or (consent_email is not distinct from true and consent_sms is not null)
  ),
  constraint signups_sms_consent_with_a_phone check (consent_sms is not true or phone is not null),
  constraint signups_event_required check (type <> 'event' or event_id is not null),
  constraint signups_headcount_1_to_10 check (type <> 'event' or (notes is not null and notes ~ '^Headcount: ([1-9]|10)$')),

  constraint signups_interest_only_volunteer check (type = 'volunteer' or interest is null),
  constraint signups_event_only_rsvp check (type = 'event' or event_id is null),
  constraint signups_consent_only_newsletter check (
    type = 'newsletter' or (consent_email is null and consent_sms is null)
  ),
  constraint signups_may_share_only_idea check (type = 'idea' or may_share is null),
  constraint signups_may_write_only_idea check (type = 'idea' or may_write is null),
  constraint signups_changes_only_rsvp check (type = 'event' or changes_id is null),
  constraint signups_changes_another check (changes_id <> id),
  constraint signups_id_event_id_key unique (id, event_id),
  constraint signups_ride_known check (ride in ('wanted', 'offered')),
  constraint signups_ride_only_rsvp check (type = 'event' or ride is null),
  constraint signups_ride_seats_1_to_8 check (ride_seats between 1 and 8),
  constraint signups_ride_seats_when_offered check ((ride_seats is not null) = (ride is not distinct from 'offered')),
  constraint signups_ride_from_1_to_300 check (private.text_length(ride_from) between 1 and 300),
  constraint signups_ride_from_when_there_is_one check (
    case ride when 'wanted' then ride_from is not null when 'offered' then true else ride_from is null end
  ),
  constraint signups_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours'),
  constraint signups_quarantine_reason_known
    check (quarantine_reason in ('trap', 'too_fast', 'many_places', 'flood')),
  constraint signups_language_known check (language in ('en', 'es')),
  constraint signups_wording_version_shape check (wording_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint signups_wording_in_a_language check (wording_version is null or language is not null),
  constraint signups_set_aside_for_a_reason check (quarantined_at is null or quarantine_reason is not null),
  constraint signups_dropped_while_set_aside check (dropped_at is null or quarantined_at is not null)
);
comment on table public.signups is 'Submissions of the volunteer, idea, newsletter and RSVP forms.';
comment on column public.signups.id is 'Made on the phone when the form was sent.';
comment on column public.signups.notes is 'A volunteer''s remark, an idea''s text, or ''Headcount: n'' of an RSVP.';
comment on column public.signups.headcount is 'How many come, read from the notes of an RSVP. Null for the other types.';
comment on column public.signups.user_id is 'Who sent it; null for a visitor who was not signed in.';
comment on column public.signups.client_created_at is 'When the person sent it, by the phone''s clock.';
comment on column public.signups.created_at is 'When it reached the server, by the server''s clock.';
comment on column public.signups.ride is 'Whether an RSVP wants a ride or offers one. Null: neither.';
comment on column public.signups.ride_seats is 'How many others a driver can take along.';
comment on column public.signups.ride_from is 'Where to be picked up, or where a driver sets out.';
comment on column public.signups.withdrawn_at is
  'Since when it is taken back: the conversation that brought it counts no more. Kept by triggers on the facts.';
comment on column public.signups.may_write is 'Whether its sender wants to be written to when something comes of the idea. Null: nobody was asked.';
comment on column public.signups.may_share is 'Whether an idea''s words may be shown to everybody, without a name. Null: nobody was asked.';
comment on column public.signups.trap is 'What was in the field that people never see.';
comment on column public.signups.filled_in_ms is 'How long the form was open, ms. Null: unknown, as after a reload.';
comment on column public.signups.language is 'In which the form was read and sent: what was agreed to was said in it. Null: not known.';
comment on column public.signups.wording_version is 'Since when the words that were agreed to are as they were then: a date.';
comment on column public.signups.quarantined_at is 'Since when it is set aside: left out of lists, figures and places. Set by the database alone.';
comment on column public.signups.quarantine_reason is 'Why it is or was set aside: trap, too_fast, many_places or flood.';
comment on column public.signups.released_at is 'When a leader released it. A released RSVP stands in the line from then on.';
comment on column public.signups.dropped_at is 'When a leader dropped it: kept, and shown nowhere.';
comment on column public.signups.changes_id is
  'The RSVP that this one changes, as the device that sent both knows it. It may arrive later, or never.';
comment on column public.signups.replaced_by is
  'The later RSVP of the same person to the same event, which counts instead of this one. Set by the database alone.';
comment on column public.signups.in_line_since is
  'Since when this RSVP''s person has their place in line, where they sent an earlier one. Set by the database alone.';
create index signups_created_at_idx on public.signups (created_at desc);
create index signups_type_created_at_idx on public.signups (type, created_at desc);
create index signups_event_id_idx on public.signups (event_id) where event_id is not null;
create index signups_changes_id_idx on public.signups (changes_id) where changes_id is not null;
create index signups_replaced_by_idx on public.signups (replaced_by) where replaced_by is not null;
create index signups_user_id_idx on public.signups (user_id) where user_id is not null;
create index signups_set_aside_idx on public.signups (quarantined_at desc, id desc) where quarantined_at is not null;

-- Somebody who sends the form twice is one volunteer. Not a function of ours: an index asks one as whoever inserts.
create index signups_volunteer_key_idx on public.signups ((coalesce(lower(email), regexp_replace(phone, '\D', '', 'g'))))
  where type = 'volunteer' and withdrawn_at is null and quarantined_at is null;

alter table public.signups enable row level security;

create policy "Anyone signs up, in no other name than their own" on public.signups
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

-- What is held for review is in no list: everything that reads as its caller leaves it out by itself. An assigned line of the inbox
-- shows its form there, and only there.
create policy "Staff read the sign-ups of the subjects they answer for" on public.signups
  for select to authenticated using (
    quarantined_at is null
    -- First: a leader reads all, and no row is compared.
    and ((select private.may('lead_campaign')) or type = any ((select private.inbox_subjects())::text[]))
  );

create trigger signups_keep_phone_time before insert on public.signups
  for each row execute function private.keep_phone_time();
create trigger signups_before_refuse_who_is_over before insert on public.signups
  for each statement execute function private.refuse_who_is_over('forms');
create trigger signups_count_sent_rows after insert on public.signups
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');

-- Who wants a yard sign, and where it goes.

create table public.yard_sign_requests (
  id uuid primary key,
  name text not null,
  address text not null,
  phone text not null,
  notes text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  trap text,
  filled_in_ms integer,
  language text,
  wording_version text,
  quarantined_at timestamptz,
  quarantine_reason text,
  released_at timestamptz,
  dropped_at timestamptz,

  constraint yard_sign_requests_name_at_least_2 check (private.text_length(name) >= 2),
  constraint yard_sign_requests_name_at_most_200 check (private.text_length(name) <= 200),
  constraint yard_sign_requests_address_at_least_5 check (private.text_length(address) >= 5),
  constraint yard_sign_requests_address_at_most_300 check (private.text_length(address) <= 300),
  constraint yard_sign_requests_phone_at_least_10 check (private.text_length(phone) >= 10),
  constraint yard_sign_requests_phone_at_most_40 check (private.text_length(phone) <= 40),
  constraint yard_sign_requests_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000),
  constraint yard_sign_requests_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours'),
  constraint yard_sign_requests_quarantine_reason_known
    check (quarantine_reason in ('trap', 'too_fast', 'many_places', 'flood')),
  constraint yard_sign_requests_language_known check (language in ('en', 'es')),
  constraint yard_sign_requests_wording_version_shape check (wording_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint yard_sign_requests_wording_in_a_language check (wording_version is null or language is not null),
  constraint yard_sign_requests_set_aside_for_a_reason check (quarantined_at is null or quarantine_reason is not null),
  constraint yard_sign_requests_dropped_while_set_aside check (dropped_at is null or quarantined_at is not null)
);
comment on table public.yard_sign_requests is 'Submissions of the yard-sign form.';
comment on column public.yard_sign_requests.id is 'Made on the phone when the form was sent.';
comment on column public.yard_sign_requests.user_id is 'Who sent it; null for a visitor who was not signed in.';
comment on column public.yard_sign_requests.client_created_at is 'When the person sent it, by the phone''s clock.';
comment on column public.yard_sign_requests.created_at is 'When it reached the server, by the server''s clock.';
comment on column public.yard_sign_requests.withdrawn_at is
  'Since when it is taken back: the conversation that brought it counts no more. Kept by triggers on the facts.';
comment on column public.yard_sign_requests.trap is 'What was in the field that people never see.';
comment on column public.yard_sign_requests.filled_in_ms is 'How long the form was open, ms. Null: unknown, as after a reload.';
comment on column public.yard_sign_requests.language is 'In which the form was read and sent: what was agreed to was said in it. Null: not known.';
comment on column public.yard_sign_requests.wording_version is 'Since when the words that were agreed to are as they were then: a date.';
comment on column public.yard_sign_requests.quarantined_at is 'Since when it is set aside. Set by the database alone.';
comment on column public.yard_sign_requests.quarantine_reason is 'Why it is or was set aside: trap, too_fast or flood.';
comment on column public.yard_sign_requests.released_at is 'When a leader released it.';
comment on column public.yard_sign_requests.dropped_at is 'When a leader dropped it: kept, and shown nowhere.';
create index yard_sign_requests_created_at_idx on public.yard_sign_requests (created_at desc);
create index yard_sign_requests_user_id_idx on public.yard_sign_requests (user_id) where user_id is not null;
create index yard_sign_requests_set_aside_idx on public.yard_sign_requests (quarantined_at desc, id desc)
  where quarantined_at is not null;

alter table public.yard_sign_requests enable row level security;

create policy "Anyone asks for a yard sign, in no other name than their own" on public.yard_sign_requests
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));
create policy "Staff who answer for yard signs read the requests" on public.yard_sign_requests
  for select to authenticated using ('yard_sign' = any ((select private.inbox_subjects())::text[]) and quarantined_at is null);

create trigger yard_sign_requests_keep_phone_time before insert on public.yard_sign_requests
  for each row execute function private.keep_phone_time();
create trigger yard_sign_requests_before_refuse_who_is_over before insert on public.yard_sign_requests
  for each statement execute function private.refuse_who_is_over('forms');
create trigger yard_sign_requests_count_sent_rows after insert on public.yard_sign_requests
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');

create function public.signup_counts(since timestamptz default '-infinity') returns table (
  type text,
  interest text,
  count bigint
)
language sql stable security definer set search_path = ''
as $$
  select signup.type, signup.interest, count(*)
  from public.signups as signup
  where (select private.may('act_as_staff'))
    and signup.created_at >= since and signup.withdrawn_at is null and signup.quarantined_at is null and signup.replaced_by is null
  group by 1, 2 order by 1, 2
$$;
comment on function public.signup_counts(timestamptz) is
  'How many sign-ups reached the server since then, by type and interest; a changed RSVP is one. For staff; counts nothing for others.';

create function public.waiting_signs() returns table (id uuid, name text, address text, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  named constant boolean := 'yard_sign' = any (private.inbox_subjects());
begin
  perform private.require_permission('act_as_staff');
  return query
  select form.id, case when named then form.name end, case when named then form.address end, form.created_at
  from public.yard_sign_requests as form
  where form.withdrawn_at is null and form.quarantined_at is null order by form.created_at, form.id limit 1000;
end
$$;
comment on function public.waiting_signs() is
  'Yard-sign requests, the oldest first, at most 1,000. Names and addresses only for staff who answer for yard signs. Raises 42501 for '
  'others than staff.';

create function private.stat_volunteers() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(distinct coalesce(lower(signup.email), regexp_replace(signup.phone, '\D', '', 'g'))) from public.signups as signup
  where signup.type = 'volunteer' and signup.withdrawn_at is null and signup.quarantined_at is null
$$;
comment on function private.stat_volunteers() is 'How many people offered to volunteer over this database.';

-- RSVPs are for events that everybody may come to, that take place, and that are not over. Judged by the phone's time, so that an
-- RSVP made in time in a dead spot is still taken two weeks late. Named like constraints: the app has words for each.

create function private.refuse_untimely_rsvp() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  over_at timestamptz;
  broken text;
begin
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  select * into event from public.events as known where known.id = new.event_id;
  over_at := private.event_end(event.date, event.ends_at);
  broken := case
    when event.id is null then null -- The foreign key says so.
    when event.visibility = 'staff' and not private.may('act_as_staff') then 'signups_event_open_to_all'
    when event.status = 'cancelled' then 'signups_event_takes_place'
    when least(new.client_created_at, new.created_at) > over_at or new.created_at > over_at + interval '14 days'
      then 'signups_event_not_over'
  end;
  -- What arrived in time and is sent again after a lost answer is there already; the primary key says so.
  if broken is not null and not exists (select 1 from public.signups as there where there.id = new.id) then
    raise exception 'new row for relation "signups" violates check constraint "%"', broken
      using errcode = '23514', constraint = broken, table = 'signups', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.refuse_untimely_rsvp() is
  'Refuses an RSVP to an event for staff, a cancelled one, or one that was over when the RSVP was made. Raises 23514.';
create trigger signups_refuse_untimely_rsvp before insert on public.signups
  for each row when (new.type = 'event') execute function private.refuse_untimely_rsvp();

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
  lately integer := 0;
  counted constant boolean := private.is_counted();
  known constant boolean := (private.request_sender()).device is not null;
begin
  limits := private.limits_now();
  if counted and known then
    if limits.usual_at < now() - interval '1 hour' then
      perform private.refresh_usual_hour();
      limits := private.limits_now();
    end if;
    most := greatest(limits.flood_per_hour, 20 * limits.usual_per_hour);
    select count(*) into forms from (
      (select 1 from public.signups as form where form.created_at > now() - interval '1 hour' and form.user_id is null limit most)
      union all
      (select 1 from public.yard_sign_requests as form where form.created_at > now() - interval '1 hour' and form.user_id is null limit most)
    ) as recent;
    select coalesce(sum(sent.rows), 0) into lately from private.form_counts as sent
    where sent.sender = private.sender_hash('forms device', (private.request_sender()).device)
      and sent.bucket > now() - interval '10 minutes';
  end if;
  perform set_config('campaign.flood', case when forms >= most then 'yes' else 'no' end, true),
    -- Browsers fill in a form in a second: quickness says something only of a phone that sends one form after the other.
    set_config('campaign.busy', case when lately >= 10 then 'yes' else 'no' end, true),
    set_config('campaign.least_ms', case when counted then limits.least_ms else -1 end::text, true),
    set_config('campaign.rows_left', case when counted and known then limits.forms_per_device::text else '' end, true);
  return null;
end
$$;
comment on function private.look_at_sender() is
  'Says for the rows of a statement whether their sender is counted, whether their phone sent ten forms in ten minutes, and whether many '
  'more visitors'' forms come in an hour than usual.';
create trigger signups_look_at_sender before insert on public.signups
  for each statement execute function private.look_at_sender();
create trigger yard_sign_requests_look_at_sender before insert on public.yard_sign_requests
  for each statement execute function private.look_at_sender();

create function private.takes_too_many_places(event uuid, email text, phone text, people integer, changes uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  who record := private.request_sender();
  limits private.form_limits;
  keys bytea[];
  too_many boolean;
begin
  -- A change of one's own RSVP takes only what it adds.
  people := greatest(0, people - coalesce((
    select known.headcount from public.signups as known
    where known.id = changes and known.event_id = event and known.quarantined_at is null
  ), 0));
  if who.device is null or people is null or not exists (select 1 from public.events as known where known.id = event) then
    return false;
  end if;
  limits := private.limits_now();
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
comment on function private.takes_too_many_places(uuid, text, text, integer, uuid) is
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
    when new.filled_in_ms < least_ms and current_setting('campaign.busy') = 'yes' then 'too_fast'
    when current_setting('campaign.flood') = 'yes' and new.user_id is null then 'flood'
  end;
  if new.quarantine_reason is null and tg_table_name = 'signups' then
    if new.type = 'event' and private.takes_too_many_places(
      new.event_id, new.email, new.phone, substring(new.notes from '^Headcount: ([1-9]|10)$')::integer, new.changes_id
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

-- By their names these come after the phone's time and the event were looked at.
create trigger signups_set_aside before insert on public.signups
  for each row execute function private.set_aside();
create trigger yard_sign_requests_set_aside before insert on public.yard_sign_requests
  for each row execute function private.set_aside();

create function private.count_new_volunteers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  grown integer;
begin
  if not exists (select 1 from sent where sent.type = 'volunteer' and sent.quarantined_at is null) then
    return null;
  end if;
  -- One after the other: two forms of one person that arrive at once are one volunteer.
  perform 1 from public.stats as stat where stat.label = 'volunteers' for update;
  if not found then
    perform private.count_event_figures('{volunteers}');
    return null;
  end if;
  select count(distinct coalesce(lower(fresh.email), regexp_replace(fresh.phone, '\D', '', 'g'))) into grown
  -- The rows as they stand: one may have been withdrawn already by the conversation that brought it.
  from sent
  -- Each by its key: after a rush the table is not analyzed yet, and reading all volunteers for every hundred new ones took a second at 600.
  cross join lateral (select * from public.signups as form where form.id = sent.id offset 0) as fresh
  where fresh.type = 'volunteer' and fresh.withdrawn_at is null and fresh.quarantined_at is null and (
    -- Asked row by row on purpose: the index answers, however many volunteers there are.
    select known.id from public.signups as known
    where coalesce(lower(known.email), regexp_replace(known.phone, '\D', '', 'g')) = coalesce(lower(fresh.email), regexp_replace(fresh.phone, '\D', '', 'g'))
      and known.type = 'volunteer' and known.withdrawn_at is null and known.quarantined_at is null
      and not exists (select 1 from sent as same where same.id = known.id)
    limit 1
  ) is null;
  if grown > 0 then
    update public.stats set value_number = value_number + grown where label = 'volunteers';
  end if;
  return null;
end
$$;
comment on function private.count_new_volunteers() is
  'Adds those to the figure of volunteers who were not among them. The first visit of a day counts all of them again.';
create trigger signups_refresh_event_figures after insert on public.signups
  referencing new table as sent for each statement execute function private.count_new_volunteers();

create function private.count_settled_volunteers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from old_rows as was join new_rows as form on form.id = was.id
    where form.type = 'volunteer'
      and (was.withdrawn_at is null, was.quarantined_at is null) <> (form.withdrawn_at is null, form.quarantined_at is null)
  ) then
    perform private.count_event_figures('{volunteers}');
  end if;
  return null;
end
$$;
comment on function private.count_settled_volunteers() is 'Counts the volunteers again when one was withdrawn, released or dropped.';
create trigger signups_refresh_settled_figures after update on public.signups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_settled_volunteers();

-- What was set aside, for the candidate and the campaign managers: how much, page by page, release and drop. Dropped is kept and shown
-- nowhere. Who did it, to how many and why stands in the record of changes, without a word of what people typed.

create function public.set_aside_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'reason', held.quarantine_reason, 'count', held.n, 'oldest_at', held.oldest
    ) order by held.quarantine_reason), '[]')
    from (
      select form.quarantine_reason, count(*) as n, min(form.quarantined_at) as oldest
      from (
        select one.quarantine_reason, one.quarantined_at from public.signups as one
        where one.quarantined_at is not null and one.dropped_at is null
        union all
        select one.quarantine_reason, one.quarantined_at from public.yard_sign_requests as one
        where one.quarantined_at is not null and one.dropped_at is null
      ) as form group by form.quarantine_reason
    ) as held
  );
end
$$;
comment on function public.set_aside_counts() is
  'How many forms wait set aside for each reason, and since when. Raises 42501 for others than leaders.';

create function public.list_set_aside(
  reason text default null, before_at timestamptz default null, before_id uuid default null, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.set_aside_at desc, entry.id desc), '[]')
    from (
      select * from (
        (
          select one.id, one.type as form, one.quarantine_reason as reason, one.quarantined_at as set_aside_at, one.name, one.email,
            one.phone, null as address, one.interest, one.availability, one.notes, one.headcount, event.title as event, one.trap,
            one.filled_in_ms
          from public.signups as one left join public.events as event on event.id = one.event_id
          where one.quarantined_at is not null and one.dropped_at is null
            and (list_set_aside.reason is null or one.quarantine_reason = list_set_aside.reason)
            and (before_at is null or (one.quarantined_at, one.id) < (before_at, before_id))
          order by one.quarantined_at desc, one.id desc limit least(most, 200)
        )
        union all
        (
          select one.id, 'yard_sign', one.quarantine_reason, one.quarantined_at, one.name, null, one.phone, one.address, null, null,
            one.notes, null, null, one.trap, one.filled_in_ms
          from public.yard_sign_requests as one
          where one.quarantined_at is not null and one.dropped_at is null
            and (list_set_aside.reason is null or one.quarantine_reason = list_set_aside.reason)
            and (before_at is null or (one.quarantined_at, one.id) < (before_at, before_id))
          order by one.quarantined_at desc, one.id desc limit least(most, 200)
        )
      ) as both_tables
      order by set_aside_at desc, id desc limit least(most, 200)
    ) as entry
  );
end
$$;
comment on function public.list_set_aside(text, timestamptz, uuid, integer) is
  'Forms that wait set aside, newest first, at most 200 at once; the next page is what lies before the last one. Raises 42501 for '
  'others than leaders.';

create function public.release_submissions(ids uuid[] default null, reason text default null, until timestamptz default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forms integer;
  signs integer;
begin
  perform private.require_permission('lead_campaign');
  update public.signups as form set quarantined_at = null, released_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = release_submissions.reason and form.quarantined_at <= until));
  get diagnostics forms = row_count;
  update public.yard_sign_requests as form set quarantined_at = null, released_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = release_submissions.reason and form.quarantined_at <= until));
  get diagnostics signs = row_count;
  return forms + signs;
end
$$;
comment on function public.release_submissions(uuid[], text, timestamptz) is
  'Lets forms that were set aside count again: these, or all of one reason that were there until then. Answers how many. Raises '
  '42501 for others than leaders.';

create function public.drop_submissions(ids uuid[] default null, reason text default null, until timestamptz default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forms integer;
  signs integer;
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  update public.signups as form set dropped_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = drop_submissions.reason and form.quarantined_at <= until));
  get diagnostics forms = row_count;
  update public.yard_sign_requests as form set dropped_at = now()
  where form.quarantined_at is not null and form.dropped_at is null
    and (form.id = any (ids) or (form.quarantine_reason = drop_submissions.reason and form.quarantined_at <= until));
  get diagnostics signs = row_count;
  return forms + signs;
end
$$;
comment on function public.drop_submissions(uuid[], text, timestamptz) is
  'Puts away for good what was set aside: these, or all of one reason that were there until then. Kept, shown nowhere. Answers how '
  'many. Raises 42501 for others than leaders, PT428 without recent proof.';

-- One entry a decision, however many forms it was about, so that dropping a flood does not flood the record.
create function private.record_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before, after)
  select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()), tg_table_name, 'UPDATE',
    decided.ids[1], jsonb_build_object('decision', 'set aside', 'reasons', decided.reasons),
    jsonb_build_object('decision', decided.decision, 'forms', decided.n, 'reasons', decided.reasons, 'ids', to_jsonb(decided.ids[1:100]))
  from (
    select case when form.dropped_at is not null then 'dropped' else 'released' end as decision, count(*) as n,
      array_agg(form.id::text order by form.id) as ids, to_jsonb(array_agg(distinct form.quarantine_reason)) as reasons
    from old_rows as was join new_rows as form on form.id = was.id
    where was.quarantined_at is not null
      and (form.quarantined_at is null or (was.dropped_at is null and form.dropped_at is not null))
    group by 1
  ) as decided;
  return null;
end
$$;
comment on function private.record_decision() is 'Adds to the record of changes who released or dropped how many forms, and which.';
create trigger signups_record_decision after update on public.signups
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_decision();
create trigger yard_sign_requests_record_decision after update on public.yard_sign_requests
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_decision();

create function private.grants_for_forms() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (
    id, type, name, email, phone, interest, availability, notes, event_id, consent_email, consent_sms, may_share, may_write,
    user_id, client_created_at, ride, ride_seats, ride_from, trap, filled_in_ms, language, wording_version, changes_id
  ) on public.signups to anon, authenticated;
  grant insert (
    id, name, address, phone, notes, user_id, client_created_at, trap, filled_in_ms, language, wording_version
  ) on public.yard_sign_requests to anon, authenticated;
  grant select on public.signups, public.yard_sign_requests to authenticated;
  grant execute on function
    public.signup_counts(timestamptz), public.waiting_signs(), public.set_aside_counts(), public.list_set_aside(text, timestamptz, uuid, integer),
    public.release_submissions(uuid[], text, timestamptz), public.drop_submissions(uuid[], text, timestamptz)
    to authenticated;
  grant execute on function private.inbox_subjects() to authenticated, service_role;
end
$$;
comment on function private.grants_for_forms() is 'What the APIs roles may do with the public forms, and with what was set aside.';

select private.restore_grants();
