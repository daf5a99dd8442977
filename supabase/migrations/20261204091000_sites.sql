-- Places in town that need something: what each is, what happened to it and who says so, and what visitors report of others.

create table public.sites (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  kind text not null,
  title_en text,
  title_es text,
  about_en text,
  about_es text,
  place text not null,
  ward smallint,
  latitude double precision not null,
  longitude double precision not null,
  commitment_id uuid references public.content_items (id) on delete set null,
  hidden boolean not null default false,
  merged_into uuid references public.sites (id) on delete set null,
  merge_head uuid,
  visit uuid,
  visit_contested boolean not null default false,
  looked_on date,
  doubted_on date,
  created_at timestamptz not null default now(),
  constraint sites_slug_key unique (slug),
  constraint sites_slug_shape check (slug operator(pg_catalog.~) '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  constraint sites_kind_known check (kind in ('house', 'storefront', 'building', 'lot', 'dumping', 'street', 'park', 'other')),
  constraint sites_title_given check (coalesce(title_en, title_es) is not null),
  constraint sites_title_en_2_to_120 check (private.text_length(title_en) between 2 and 120),
  constraint sites_title_es_2_to_120 check (private.text_length(title_es) between 2 and 120),
  constraint sites_about_en_2_to_2000 check (private.text_length(about_en) between 2 and 2000),
  constraint sites_about_es_2_to_2000 check (private.text_length(about_es) between 2 and 2000),
  constraint sites_place_2_to_300 check (private.text_length(place) between 2 and 300),
  constraint sites_ward_1_to_99 check (ward between 1 and 99),
  constraint sites_latitude_on_earth check (latitude between -90 and 90),
  constraint sites_longitude_on_earth check (longitude between -180 and 180),
  constraint sites_merged_into_another check (merged_into <> id)
);
comment on table public.sites is 'Places that need something. How each stands is told by its events alone.';
comment on column public.sites.place is 'Where it is, as people say it. Never who owns it.';
comment on column public.sites.commitment_id is 'The commitment of the plan that is about it.';
comment on column public.sites.hidden is 'Taken off the page; its story is kept.';
comment on column public.sites.merged_into is 'The same place under another name: all that was told of this one is shown there.';
comment on column public.sites.merge_head is 'The joining, or taking apart, that counts: whoever does either next must have seen it.';
comment on column public.sites.visit is 'What was found there in the field and counts: whoever goes next must have seen it.';
comment on column public.sites.visit_contested is 'Somebody else found it otherwise without having seen that.';
comment on column public.sites.looked_on is 'The last day on which somebody of ours found it as the page says.';
comment on column public.sites.doubted_on is 'Since when it was found otherwise, and nobody has written so.';
create index sites_merged_into_idx on public.sites (merged_into) where merged_into is not null;
create index sites_commitment_id_idx on public.sites (commitment_id) where commitment_id is not null;

alter table public.sites enable row level security;
create policy "Whoever answers for places reads them all" on public.sites
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places adds one" on public.sites
  for insert to authenticated with check ((select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.sites as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger sites_ask_second_factor before insert on public.sites
  for each statement execute function private.ask_second_factor();

-- By reading and not by moving anything: what was joined is taken apart again without a trace of it.
create function private.site_shown_as(site uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  with recursive way as (
    select one.id, one.merged_into, one.hidden from public.sites as one where one.id = site_shown_as.site
    union
    select next.id, next.merged_into, next.hidden from public.sites as next join way on next.id = way.merged_into
  )
  -- One on the way was taken off its page: what that is about is shown nowhere.
  select case when not bool_or(way.hidden) then (array_agg(way.id) filter (where way.merged_into is null))[1] end from way
$$;
comment on function private.site_shown_as(uuid) is
  'The place under which this one is shown: itself, or what it was joined with at last. Null where it, or one on the way, is hidden.';

create view private.sites_shown with (security_invoker = true) as
select place.*
from (
  select
    site.id, site.slug, site.commitment_id, site.looked_on, site.doubted_on,
    -- Almost every place is its own, and nobody need go and look.
    case when site.merged_into is null then site.id else private.site_shown_as(site.id) end as shown_as
  from public.sites as site where not site.hidden
) as place
where place.shown_as is not null;
comment on view private.sites_shown is 'Every place that is shown, each with the place on whose page it is.';

-- What happened to a place: facts, added and never changed. A wrong one is answered by a later one that says so.
create table public.site_events (
  id uuid primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  stage text,
  happened_on date not null,
  text_en text,
  text_es text,
  source_en text,
  source_es text,
  source_url text,
  seen boolean not null default false,
  cost_cents bigint,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint site_events_stage_known
  check (stage in ('reported', 'verified', 'planned', 'funded', 'under_way', 'done', 'stopped')),
  constraint site_events_happened_on_believable
  check (happened_on between date '1800-01-01' and (created_at at time zone 'UTC')::date + 2),
  constraint site_events_says_something check (coalesce(text_en, text_es) is not null),
  constraint site_events_text_en_2_to_1000 check (private.text_length(text_en) between 2 and 1000),
  constraint site_events_text_es_2_to_1000 check (private.text_length(text_es) between 2 and 1000),
  constraint site_events_source_given check (coalesce(source_en, source_es) is not null),
  constraint site_events_source_en_2_to_300 check (private.text_length(source_en) between 2 and 300),
  constraint site_events_source_es_2_to_300 check (private.text_length(source_es) between 2 and 300),
  constraint site_events_source_url_shape
  check (source_url operator(pg_catalog.~) '^https://[^\s"<>]+$' and char_length(source_url) <= 500),
  constraint site_events_verified_was_seen check (stage <> 'verified' or seen),
  constraint site_events_cost_within_ten_billion check (cost_cents between 0 and 1000000000000),
  constraint site_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_events is 'What happened to a place, each with who says so. Added, never changed.';
comment on column public.site_events.stage is 'The stage that it reached with this. Null: it stands as it stood.';
comment on column public.site_events.source_en is 'Who says so: a document, an office, our own visit.';
comment on column public.site_events.seen is 'Somebody of the campaign stood before it on that day.';
comment on column public.site_events.cost_cents is 'What all of it costs, as the source has it.';
comment on column public.site_events.arrival is 'The order in which facts reached the server.';
create index site_events_site_id_idx on public.site_events (site_id, happened_on, arrival);
create index site_events_user_id_idx on public.site_events (user_id) where user_id is not null;

alter table public.site_events enable row level security;
create policy "Whoever answers for places reads what happened" on public.site_events
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places adds facts, in their own name" on public.site_events
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_events as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_events_ask_second_factor before insert on public.site_events
  for each statement execute function private.ask_second_factor();
create trigger site_events_keep_phone_time before insert on public.site_events
  for each row execute function private.keep_phone_time();

create function private.settle_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sites as site set doubted_on = null, visit_contested = false
  where site.id = new.site_id and (site.doubted_on is not null or site.visit_contested);
  return null;
end
$$;
comment on function private.settle_site() is 'Whoever writes something of a place has answered what was found there otherwise.';
create trigger site_events_settle after insert on public.site_events
  for each row execute function private.settle_site();

-- What was wrong on a place's page and was put right: facts, each with what stood there, what stands there now, and why.
create table public.site_corrections (
  id uuid primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  field text not null,
  was text,
  now text,
  was_told boolean not null default true,
  reason_en text,
  reason_es text,
  -- No foreign key: what was put right stays so, whatever becomes of the report.
  report_id uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_corrections_field_known
  check (field in ('kind', 'title_en', 'title_es', 'about_en', 'about_es', 'place', 'ward', 'pin', 'commitment')),
  constraint site_corrections_changes_something check (was is distinct from now),
  constraint site_corrections_was_at_most_2000 check (private.text_length(was) <= 2000),
  constraint site_corrections_now_at_most_2000 check (private.text_length(now) <= 2000),
  constraint site_corrections_now_of_its_field check (case field
    when 'kind' then now is not null
    when 'place' then now is not null
    when 'ward' then now is null or now operator(pg_catalog.~) '^[1-9][0-9]?$'
    when 'pin' then now is not null and now operator(pg_catalog.~) '^-?[0-9]{1,2}\.[0-9]{1,8}, -?[0-9]{1,3}\.[0-9]{1,8}$'
    when 'commitment' then now is null or now operator(pg_catalog.~) '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    else true end),
  constraint site_corrections_reason_given check (coalesce(reason_en, reason_es) is not null),
  constraint site_corrections_reason_en_3_to_500 check (private.text_length(reason_en) between 3 and 500),
  constraint site_corrections_reason_es_3_to_500 check (private.text_length(reason_es) between 3 and 500),
  constraint site_corrections_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_corrections is 'What was wrong on a place''s page, and was put right. Added, never changed; everybody reads those that count.';
comment on column public.site_corrections.was is 'What stood there, on the screen of whoever put it right. Null: nothing.';
comment on column public.site_corrections.now is 'What stands there from then on. A pin: "43.20110, -69.20140". A commitment: its id.';
comment on column public.site_corrections.was_told is 'False: what stood there must not be repeated, as somebody''s name.';
comment on column public.site_corrections.report_id is 'The report that said so: its receipt tells what came of it.';
comment on column public.site_corrections.counts is 'False where something else stood there by then: kept, shown to staff, and not done.';
create index site_corrections_site_id_idx on public.site_corrections (site_id, arrival);
create index site_corrections_report_id_idx on public.site_corrections (report_id) where report_id is not null;
create index site_corrections_user_id_idx on public.site_corrections (user_id) where user_id is not null;

alter table public.site_corrections enable row level security;
create policy "Whoever answers for places reads what was put right" on public.site_corrections
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places puts it right, in their own name" on public.site_corrections
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_corrections as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_corrections_ask_second_factor before insert on public.site_corrections
  for each statement execute function private.ask_second_factor();
create trigger site_corrections_keep_phone_time before insert on public.site_corrections
  for each row execute function private.keep_phone_time();

create function private.look_again_days() returns integer
language plpgsql stable parallel safe set search_path = ''
as $$ begin return coalesce((private.setting('field') -> 'lookAgainDays')::integer, 180); end $$;
comment on function private.look_again_days() is 'After how many days without a look the page says so in grey, as campaign.ts has it until a setting says otherwise.';

-- What visitors report: the words, where the thing is, and where they stood, which are two places. Nobody's name is asked.
create table public.site_reports (
  id uuid primary key,
  kind text not null,
  text text not null,
  danger boolean not null default false,
  address text,
  latitude double precision,
  longitude double precision,
  from_latitude double precision,
  from_longitude double precision,
  from_accuracy_m double precision,
  language text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  trap text,
  filled_in_ms integer,
  wording_version text,
  -- No foreign key: what was taken away meanwhile costs nobody their report.
  about_id uuid,

  state text not null default 'waiting',
  site_id uuid references public.sites (id) on delete set null,
  belongs_to text,
  answer_en text,
  answer_es text,
  head uuid,
  contested boolean not null default false,
  visit uuid,
  visit_contested boolean not null default false,

  constraint site_reports_kind_known check (kind in ('house', 'storefront', 'building', 'lot', 'dumping', 'street', 'park', 'other')),
  constraint site_reports_text_10_to_2000 check (private.text_length(text) between 10 and 2000),
  constraint site_reports_address_at_least_5 check (private.text_length(address) >= 5),
  constraint site_reports_address_at_most_300 check (private.text_length(address) <= 300),
  constraint site_reports_latitude_on_earth check (latitude between -90 and 90),
  constraint site_reports_longitude_on_earth check (longitude between -180 and 180),
  constraint site_reports_whole_place check ((latitude is null) = (longitude is null)),
  constraint site_reports_says_where check (address is not null or latitude is not null),
  constraint site_reports_from_latitude_on_earth check (from_latitude between -90 and 90),
  constraint site_reports_from_longitude_on_earth check (from_longitude between -180 and 180),
  constraint site_reports_from_whole_place check ((from_latitude is null) = (from_longitude is null)),
  constraint site_reports_from_accuracy_of_a_place
  check (from_accuracy_m between 0 and 100000 and (from_accuracy_m is null or from_latitude is not null)),
  constraint site_reports_language_known check (language in ('en', 'es')),
  constraint site_reports_wording_version_shape check (wording_version operator(pg_catalog.~) '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint site_reports_state_known check (state in ('waiting', 'on_page', 'not_ours', 'declined')),
  constraint site_reports_belongs_to_known
  check (belongs_to in ('city', 'county', 'state', 'utility', 'railroad', 'owner')),
  constraint site_reports_not_ours_says_whose check ((state = 'not_ours') = (belongs_to is not null)),
  constraint site_reports_answer_en_2_to_1000 check (private.text_length(answer_en) between 2 and 1000),
  constraint site_reports_answer_es_2_to_1000 check (private.text_length(answer_es) between 2 and 1000),
  constraint site_reports_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_reports is 'Places that visitors reported, as they wrote it. Nothing of them is public before somebody has looked.';
comment on column public.site_reports.id is 'Made on the device. Its sender''s receipt alone shows it.';
comment on column public.site_reports.latitude is 'Where the thing is, by the pin.';
comment on column public.site_reports.from_latitude is 'Where whoever reported it stood: to judge the pin by.';
comment on column public.site_reports.about_id is 'The place on whose page it was written: something there is wrong.';
comment on column public.site_reports.danger is 'Somebody could get hurt: looked at first. Whom to call the form has said.';
comment on column public.site_reports.belongs_to is 'Whose it is, of what is not ours.';
comment on column public.site_reports.head is 'The decision that counts: whoever decides next must have seen it.';
comment on column public.site_reports.contested is 'Somebody else decided without having seen the head.';
comment on column public.site_reports.visit is 'What was found in the field and counts: whoever goes next must have seen it.';
comment on column public.site_reports.visit_contested is 'Somebody else found it otherwise without having seen that.';
comment on column public.site_reports.trap is 'What was in the field that people never see.';
comment on column public.site_reports.filled_in_ms is 'How long the form was open, ms. Null: unknown.';
create index site_reports_waiting_idx on public.site_reports (danger desc, created_at) where state = 'waiting' or contested;
create index site_reports_site_id_idx on public.site_reports (site_id) where site_id is not null;
create index site_reports_user_id_idx on public.site_reports (user_id) where user_id is not null;
create index site_reports_receipt_idx on public.site_reports (right(id::text, 10));

alter table public.site_reports enable row level security;
create policy "Anyone reports a place, in no other name than their own" on public.site_reports
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));
create policy "Whoever answers for places reads what was reported" on public.site_reports
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_reports as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger site_reports_ask_second_factor before insert on public.site_reports
  for each statement execute function private.ask_second_factor();
create trigger site_reports_keep_phone_time before insert on public.site_reports
  for each row execute function private.keep_phone_time();
create trigger site_reports_before_refuse_who_is_over before insert on public.site_reports
  for each statement execute function private.refuse_who_is_over('forms');
create trigger site_reports_cap_rows before insert on public.site_reports
  for each row execute function private.cap_rows();
create trigger site_reports_count_sent_rows after insert on public.site_reports
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger site_reports_answer_for_erased before insert on public.site_reports
  for each row execute function private.answer_for_erased();

create function private.tidy_site_report() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.trap := nullif(btrim(left(new.trap, 200)), '');
  new.filled_in_ms := case when new.filled_in_ms >= 0 then new.filled_in_ms end;
  return new;
end
$$;
comment on function private.tidy_site_report() is 'Keeps of how the form was filled in what can be.';
create trigger site_reports_tidy before insert on public.site_reports
  for each row execute function private.tidy_site_report();

-- What staff decided about a report: facts, added and never changed.
create table public.site_report_acts (
  id uuid primary key,
  report_id uuid not null references public.site_reports (id) on delete cascade,
  action text not null,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  site_id uuid references public.sites (id) on delete cascade,
  belongs_to text,
  answer_en text,
  answer_es text,
  reason text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_report_acts_action_known check (action in ('put', 'not_ours', 'decline', 'reopen')),
  constraint site_report_acts_put_somewhere check ((action = 'put') = (site_id is not null)),
  constraint site_report_acts_belongs_to_known check (belongs_to in ('city', 'county', 'state', 'utility', 'railroad', 'owner')),
  constraint site_report_acts_not_ours_says_whose check ((action = 'not_ours') = (belongs_to is not null)),
  constraint site_report_acts_answer_en_2_to_1000 check (private.text_length(answer_en) between 2 and 1000),
  constraint site_report_acts_answer_es_2_to_1000 check (private.text_length(answer_es) between 2 and 1000),
  constraint site_report_acts_no_answer_to_reopen check (action <> 'reopen' or (answer_en is null and answer_es is null)),
  constraint site_report_acts_reason_3_to_1000 check (private.text_length(reason) between 3 and 1000),
  constraint site_report_acts_reason_given check (action <> 'decline' or reason is not null),
  constraint site_report_acts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_report_acts is 'What staff decided about a reported place. Added, never changed.';
comment on column public.site_report_acts.seen is 'The decision that counted on the screen of whoever decided. Null: there was none.';
comment on column public.site_report_acts.site_id is 'Of put: the place that the report is about, new or known. Two reports of one place are joined so.';
comment on column public.site_report_acts.reason is 'Why; for staff alone.';
comment on column public.site_report_acts.counts is 'False for what was decided without having seen what counted: kept, shown to both, and not done.';
create index site_report_acts_report_id_idx on public.site_report_acts (report_id, arrival);
create index site_report_acts_site_id_idx on public.site_report_acts (site_id) where site_id is not null;
create index site_report_acts_user_id_idx on public.site_report_acts (user_id) where user_id is not null;

alter table public.site_report_acts enable row level security;
create policy "Whoever answers for places reads what was decided" on public.site_report_acts
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places decides, in their own name" on public.site_report_acts
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_report_acts as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_report_acts_ask_second_factor before insert on public.site_report_acts
  for each statement execute function private.ask_second_factor();
create trigger site_report_acts_keep_phone_time before insert on public.site_report_acts
  for each row execute function private.keep_phone_time();
create trigger site_report_acts_answer_for_erased before insert on public.site_report_acts
  for each row execute function private.answer_for_erased('report_id');

-- Two in a dead spot may decide differently. The first to arrive counts, whoever decides afterwards must have seen it, and what they decided
-- without is kept beside it and shown to both. Judged here, once, while the report is held.
create function private.weigh_site_report_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  report public.site_reports;
  decided constant text := case new.action when 'put' then 'on_page' when 'not_ours' then 'not_ours' when 'decline' then 'declined' else 'waiting' end;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.site_report_acts as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into report from public.site_reports as one where one.id = new.report_id for update;
  if not found or (new.action = 'put') <> (new.site_id is not null) or (new.action = 'not_ours') <> (new.belongs_to is not null) then
    return new; -- The foreign key or a check says so.
  end if;
  if report.head is distinct from new.seen then
    new.counts := false;
    -- Two who decided the same do not disagree.
    if (report.state, coalesce(private.site_shown_as(report.site_id), report.site_id), report.belongs_to)
      is distinct from (decided, coalesce(private.site_shown_as(new.site_id), new.site_id), new.belongs_to) then
      update public.site_reports as one set contested = true where one.id = report.id;
    end if;
    return new;
  end if;
  update public.site_reports as one set
    head = new.id, contested = false, state = decided, site_id = new.site_id, belongs_to = new.belongs_to,
    answer_en = new.answer_en, answer_es = new.answer_es,
    -- Where somebody stood was for judging the pin, and that is done.
    from_latitude = null, from_longitude = null, from_accuracy_m = null
  where one.id = report.id;
  return new;
end
$$;
comment on function private.weigh_site_report_act() is 'Decides once and for all whether a decision counts, and does it.';
create trigger site_report_acts_weigh before insert on public.site_report_acts
  for each row execute function private.weigh_site_report_act();

create function private.site_desk_place(report public.site_reports, in_view text, out calm integer, out at numeric)
language sql immutable set search_path = ''
as $$
  select
    case when in_view = 'waiting' then 1 - report.danger::integer else 0 end,
    case when in_view = 'waiting' then extract(epoch from report.created_at) else -extract(epoch from report.created_at) end
$$;
comment on function private.site_desk_place(public.site_reports, text) is 'Where a report stands in a view of the desk.';

create function public.site_desk(in_view text default 'waiting', after uuid default null, most integer default 200) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(page.line order by page.calm, page.at, page.id), '[]')
    from (
      select
        listed.calm, listed.at, report.id,
        jsonb_build_object(
          'id', report.id, 'arrived_at', report.created_at, 'kind', report.kind, 'text', report.text, 'language', report.language,
          'danger', report.danger, 'address', report.address, 'latitude', report.latitude, 'longitude', report.longitude,
          'from_latitude', report.from_latitude, 'from_longitude', report.from_longitude, 'from_accuracy_m', report.from_accuracy_m,
          'odd', report.trap is not null or coalesce(report.filled_in_ms, 10000) < 2000,
          'about', coalesce(private.site_shown_as(report.about_id), report.about_id),
          'state', report.state, 'site', coalesce(private.site_shown_as(report.site_id), report.site_id), 'belongs_to', report.belongs_to, 'head', report.head, 'contested', report.contested,
          'visit', report.visit, 'visit_contested', report.visit_contested,
          'visits', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', visit.id, 'found', visit.found, 'belongs_to', visit.belongs_to, 'danger', visit.danger, 'note', visit.note,
              'by_name', private.name_of(visit.user_id), 'at', least(visit.client_created_at, visit.created_at), 'counts', visit.counts
            ) order by visit.arrival), '[]')
            from public.site_visits as visit where visit.report_id = report.id
          ),
          'pictures', (
            select coalesce(jsonb_agg(private.site_picture_line(shot) order by shot.created_at, shot.id), '[]')
            from public.site_pictures as shot where shot.report_id = report.id
          ),
          'acts', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', act.id, 'action', act.action, 'by_name', private.name_of(act.user_id),
              'at', least(act.client_created_at, act.created_at), 'counts', act.counts, 'site', act.site_id,
              'belongs_to', act.belongs_to, 'reason', act.reason
            ) order by act.arrival), '[]')
            from public.site_report_acts as act where act.report_id = report.id
          )
        ) as line
      from public.site_reports as report
      -- By nothing that a decision changes: what comes after a line is the same whether or not it was decided meanwhile.
      cross join lateral private.site_desk_place(report, in_view) as listed
      where case in_view
        when 'waiting' then report.state = 'waiting' or report.contested
        when 'decided' then report.state <> 'waiting' and not report.contested
        else false end
        and (site_desk.after is null or (listed.calm, listed.at, report.id) > (
          select there.calm, there.at, last.id
          from public.site_reports as last cross join lateral private.site_desk_place(last, in_view) as there
          where last.id = site_desk.after
        ))
      order by 1, 2, 3 limit least(greatest(most, 1), 200)
    ) as page
  );
end
$$;
comment on function public.site_desk(text, uuid, integer) is
  'Reported places that wait, danger first and then the oldest, or that are decided, the newest first: at most 200, the next page is what comes '
  'after that one. Each with its pictures, every decision about it and every visit to it. Raises 42501 for others than whoever answers for places.';

insert into private.person_columns (of_table, of_column, treatment)
select listed.of_table, listed.of_column, 'words'
from (
  select said.of_table, unnest(said.columns) as of_column
  from (values
    ('public.sites', '{title_en,title_es,about_en,about_es,place}'::text[]),
    ('public.site_events', '{text_en,text_es,source_en,source_es,source_url}'),
    ('public.site_corrections', '{was,now,reason_en,reason_es}'),
    ('public.site_report_acts', '{answer_en,answer_es,reason}'),
    ('public.site_reports', '{text,address,trap,answer_en,answer_es}')
  ) as said (of_table, columns)
) as listed;

create function private.grants_for_sites() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.site_events, public.site_report_acts, public.site_corrections from service_role;
  grant insert (
    id, kind, text, danger, address, latitude, longitude, from_latitude, from_longitude, from_accuracy_m, language, user_id,
    client_created_at, trap, filled_in_ms, wording_version, about_id
  ) on public.site_reports to anon, authenticated;
  grant insert (id, slug, kind, title_en, title_es, about_en, about_es, place, ward, latitude, longitude, commitment_id) on public.sites to authenticated;
  grant insert (
    id, site_id, field, was, now, was_told, reason_en, reason_es, report_id, user_id, client_created_at
  ) on public.site_corrections to authenticated;
  grant insert (
    id, site_id, stage, happened_on, text_en, text_es, source_en, source_es, source_url, seen, cost_cents, user_id, client_created_at
  ) on public.site_events to authenticated;
  grant insert (
    id, report_id, action, seen, site_id, belongs_to, answer_en, answer_es, reason, user_id, client_created_at
  ) on public.site_report_acts to authenticated;
  grant select on public.sites, public.site_events, public.site_reports, public.site_report_acts, public.site_corrections to authenticated;
  grant execute on function public.site_desk(text, uuid, integer) to authenticated;
end
$$;
comment on function private.grants_for_sites() is 'Everybody reports a place; whoever answers for them reads the reports.';

select private.restore_grants();
