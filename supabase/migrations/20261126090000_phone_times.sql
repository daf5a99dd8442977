-- What a phone's clock says is believed within reason: a clock that runs ahead is set back to the server's, and a time that nobody's
-- clock shows (infinity, before Christ, the year 10000) is refused, because one such row made every list it stood in unreadable.

create function private.keep_phone_time() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.client_created_at > new.created_at and new.client_created_at <= new.created_at + interval '48 hours' then
    -- Shrunk, not cut off: what one phone wrote down first stays first. Two hours ahead become 72 ms.
    new.client_created_at := new.created_at + (new.client_created_at - new.created_at) / 100000;
  end if;
  return new;
end
$$;
comment on function private.keep_phone_time() is
  'Takes a time up to 48 hours ahead of the server''s for the server''s, keeping the order of what one phone sent.';

-- What came before the rule is put right once: the server knows when it arrived.
update public.signups set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
update public.yard_sign_requests set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
update public.analytics_events set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
update public.event_checkins set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
update public.households set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
update public.people set client_created_at = created_at
where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
do $$
begin
  update public.contact_attempts set client_created_at = created_at
  where client_created_at < '2020-01-01T00:00:00Z' or client_created_at > created_at + interval '48 hours';
  if found then
    perform private.count_door_results(null);
  end if;
end
$$;

alter table public.signups add constraint signups_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.yard_sign_requests add constraint yard_sign_requests_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.analytics_events add constraint analytics_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.event_checkins add constraint event_checkins_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.contact_attempts add constraint contact_attempts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.households add constraint households_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');
alter table public.people add constraint people_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours');

create trigger signups_keep_phone_time before insert on public.signups
  for each row execute function private.keep_phone_time();
create trigger yard_sign_requests_keep_phone_time before insert on public.yard_sign_requests
  for each row execute function private.keep_phone_time();
create trigger analytics_events_keep_phone_time before insert on public.analytics_events
  for each row execute function private.keep_phone_time();
create trigger event_checkins_keep_phone_time before insert on public.event_checkins
  for each row execute function private.keep_phone_time();
create trigger contact_attempts_keep_phone_time before insert on public.contact_attempts
  for each row execute function private.keep_phone_time();
create trigger households_keep_phone_time before insert on public.households
  for each row when (new.client_created_at is not null) execute function private.keep_phone_time();
create trigger people_keep_phone_time before insert on public.people
  for each row when (new.client_created_at is not null) execute function private.keep_phone_time();

-- "Call me after six on Friday" lies ahead by its nature, and within the campaign.
update public.contact_attempts set call_back_after = null
where call_back_after < '2020-01-01T00:00:00Z' or call_back_after > created_at + interval '366 days';
alter table public.contact_attempts add constraint contact_attempts_call_back_within_a_year
  check (call_back_after between '2020-01-01T00:00:00Z' and created_at + interval '366 days');

select private.restore_grants();
