-- What Supabase's database linter found (tests/db/linter.test.ts): foreign keys whose every change read the whole table, rows
-- that no key tells apart, and tables where two policies were asked of each row.

create index event_checkins_signup_of_the_event_idx on public.event_checkins (signup_id, event_id);
create index ride_matches_rider_of_the_event_idx on public.ride_matches (rider_id, event_id);
create index ride_matches_driver_of_the_event_idx on public.ride_matches (driver_id, event_id);
create index turf_codes_made_by_idx on private.turf_codes (made_by);
create index turf_codes_used_by_idx on private.turf_codes (used_by);

alter table private.turf_code_misses add column id bigint generated always as identity primary key;

alter policy "Anyone reads the public events" on public.events to anon;
alter policy "Anyone reads the public events" on public.events rename to "Visitors read the public events";
alter policy "Staff read all events" on public.events using (visibility = 'public' or (select private.is_staff()));
alter policy "Staff read all events" on public.events rename to "People signed in read the public events, staff all";

drop policy "People read their own roles" on public.user_roles;
alter policy "Candidate and campaign managers read every role" on public.user_roles using (
  (select private.has_role(array['candidate', 'campaign_manager']))
  or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
);
alter policy "Candidate and campaign managers read every role" on public.user_roles
  rename to "People read their own roles, who manages people every role";
