-- Pictures of places: sent with a report or taken by staff, seen by nobody else before somebody has looked at them and said what they show.

create table public.site_pictures (
  id uuid primary key,
  -- No foreign key: a picture that comes before its report is to wait on the phone, and is not refused for good.
  report_id uuid,
  site_id uuid references public.sites (id) on delete cascade,
  picture text not null,
  width smallint not null,
  height smallint not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  file text generated always as (pg_catalog.encode(pg_catalog.sha256(pg_catalog.decode(picture, 'base64')), 'hex') || '.jpg') stored,
  state text not null default 'waiting',
  shown_site uuid references public.sites (id) on delete set null,
  phase text,
  taken_on date,
  alt_en text,
  alt_es text,
  head uuid,
  contested boolean not null default false,

  constraint site_pictures_of_one_thing check (num_nonnulls(report_id, site_id) = 1),
  constraint site_pictures_picture_at_most_200_kb check (octet_length(picture) <= 204800),
  constraint site_pictures_picture_plain_jpeg
  check (octet_length(picture) > 204800 or private.jpeg_tells_nothing(picture, width, height)),
  constraint site_pictures_width_1_to_4000 check (width between 1 and 4000),
  constraint site_pictures_height_1_to_4000 check (height between 1 and 4000),
  constraint site_pictures_state_known check (state in ('waiting', 'shown', 'kept_off')),
  constraint site_pictures_phase_known check (phase in ('before', 'during', 'after')),
  constraint site_pictures_shown_says_what
  check (state <> 'shown' or (phase is not null and taken_on is not null and alt_en is not null and alt_es is not null)),
  constraint site_pictures_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_pictures is
  'Pictures of places. Nobody but whoever goes and looks at places sees one before it is shown; one that should not be there is erased.';
comment on column public.site_pictures.report_id is 'The report that it came with, which was there before it.';
comment on column public.site_pictures.site_id is 'The place that staff took it at.';
comment on column public.site_pictures.picture is 'A JPEG in base64, drawn anew on the phone, faces and plates covered there.';
comment on column public.site_pictures.file is 'The name under which everybody finds it once it is shown: its hash.';
comment on column public.site_pictures.phase is 'Whether it shows the place before, during or after the work.';
comment on column public.site_pictures.head is 'The decision that counts: who shows it must have seen it.';
comment on column public.site_pictures.contested is 'Somebody else decided otherwise without having seen the head.';
create index site_pictures_report_id_idx on public.site_pictures (report_id) where report_id is not null;
create index site_pictures_site_id_idx on public.site_pictures (site_id) where site_id is not null;
create index site_pictures_shown_site_idx on public.site_pictures (shown_site) where shown_site is not null;
create index site_pictures_user_id_idx on public.site_pictures (user_id) where user_id is not null;
create index site_pictures_file_idx on public.site_pictures (file) where state = 'shown';
create index site_pictures_created_at_idx on public.site_pictures (created_at) where state = 'waiting';

alter table public.site_pictures enable row level security;
create policy "Visitors send a picture with a report" on public.site_pictures
  for insert to anon with check (user_id is null and site_id is null);
create policy "Who is signed in sends one in their name, staff one of a place" on public.site_pictures
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (site_id is null or (select private.may('verify_places')))
  );
create policy "Whoever goes and looks at places sees every picture of one" on public.site_pictures
  for select to authenticated using ((select private.may('verify_places')));
create policy "Whoever must verify has verified" on public.site_pictures as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create function private.site_picture_bytes() returns bigint
language sql stable security definer set search_path = ''
as $$
  -- Not the size of the relation, which stays when pictures are removed.
  select coalesce(sum(octet_length(one.picture)), 0)::bigint from public.site_pictures as one
$$;
comment on function private.site_picture_bytes() is 'Bytes of all pictures of places, as they are kept.';

create function private.remove_stray_pictures() returns integer
language sql security definer set search_path = ''
as $$
  with strays as (
    select stray.id from public.site_pictures as stray
    where stray.state = 'waiting' and stray.created_at < now() - interval '1 hour' and stray.report_id is not null
      and not exists (select 1 from public.site_reports as report where report.id = stray.report_id)
    limit 500 for update skip locked
  ), gone as (
    delete from public.site_pictures as one using strays where one.id = strays.id returning 1
  )
  select count(*)::integer from gone
$$;
comment on function private.remove_stray_pictures() is
  'Removes pictures whose report is gone, an hour after they came: with the next picture, and by the gateway each hour.';

create function private.hold_site_picture_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.remove_stray_pictures();
  -- Full is no fault of the picture: it waits on its phone until leaders have made room.
  if private.site_picture_bytes() >= (select limits.picture_bytes from private.form_limits as limits) then
    raise exception 'There is no room for more pictures.' using errcode = 'PT503', detail = 'Retry-After: 900';
  end if;
  return null;
end
$$;
comment on function private.hold_site_picture_room() is 'Removes what is left over, and raises PT503 while the room for pictures is full.';

-- Of an address and a day: a phone's name is made up as easily as a picture. Counted where the rows of five minutes are counted, under the
-- end of the day, an hour after which it is removed like those.
create function private.count_pictures_of_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ends constant timestamptz := date_trunc('day', now(), 'UTC') + interval '1 day';
  address constant text := (private.request_sender()).address;
  so_far integer;
begin
  if address is null or not private.is_counted() then
    return null;
  end if;
  insert into private.form_counts as counted (sender, bucket, rows)
  values (private.sender_hash('pictures of a day', address), ends, (select count(*)::integer from sent))
  on conflict on constraint form_counts_pkey do update set rows = counted.rows + excluded.rows
  returning counted.rows into so_far;
  if so_far > (select limits.pictures_per_address_day from private.form_limits as limits) then
    raise exception 'Too many at once. Try again later.' using errcode = 'PT429',
      detail = 'Retry-After: ' || least(3600, greatest(1, ceil(extract(epoch from ends - now()))))::integer;
  end if;
  return null;
end
$$;
comment on function private.count_pictures_of_day() is 'Counts visitors'' pictures by address and day. Raises PT429 beyond what an address may send.';

create function private.bound_site_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.site_pictures as known where known.id = new.id) then
    return new; -- Sent again after a lost answer, which the primary key says.
  end if;
  if new.report_id is null then
    return new;
  end if;
  -- A picture that nobody could ever look at filled the room, and one that was taken and then removed for want of a report would be lost:
  -- so it stays on its phone until the report has arrived.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and not exists (select 1 from public.site_reports as report where report.id = new.report_id) then
    if new.client_created_at < now() - interval '30 days' then
      raise exception 'The report that this picture belongs to has not arrived.' using errcode = '22023';
    end if;
    raise exception 'The report that this picture belongs to has not arrived.' using errcode = 'PT503',
      -- Mostly the two cross on their way; a report that waits for a person takes longer, and a picture is large.
      detail = 'Retry-After: ' || case when new.client_created_at > now() - interval '10 minutes' then 20 else 900 end;
  end if;
  -- One that waits for a moment, so that two at once are counted.
  perform private.one_at_a_time('site pictures ' || new.report_id::text);
  -- Staff who go and look bring as many again, even if its sender, or someone in their place, has filled it.
  if (
    (select count(*) from public.site_pictures as known where known.report_id = new.report_id)
    >= (case when private.may('verify_places') then 8 else 4 end)
  ) then
    raise exception 'A report has four pictures at most.' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.bound_site_pictures() is
  'Four pictures a report, eight with those of staff. Raises PT503 for one whose report has not arrived, 22023 once it is 30 days old.';

create trigger site_pictures_ask_second_factor before insert on public.site_pictures
  for each statement execute function private.ask_second_factor();
create trigger site_pictures_keep_phone_time before insert on public.site_pictures
  for each row execute function private.keep_phone_time();
create trigger site_pictures_before_refuse_who_is_over before insert on public.site_pictures
  for each statement execute function private.refuse_who_is_over('forms');
create trigger site_pictures_cap_rows before insert on public.site_pictures
  for each row execute function private.cap_rows();
create trigger site_pictures_count_sent_rows after insert on public.site_pictures
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger site_pictures_answer_for_erased before insert on public.site_pictures
  for each row execute function private.answer_for_erased('report_id');
create trigger site_pictures_bound before insert on public.site_pictures
  for each row execute function private.bound_site_pictures();
create trigger site_pictures_hold_room before insert on public.site_pictures
  for each statement execute function private.hold_site_picture_room();
create trigger site_pictures_count_of_day after insert on public.site_pictures
  referencing new table as sent for each statement execute function private.count_pictures_of_day();

-- What staff decided about a picture: facts, added and never changed.
create table public.site_picture_acts (
  id uuid primary key,
  picture_id uuid not null references public.site_pictures (id) on delete cascade,
  action text not null,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  site_id uuid references public.sites (id) on delete cascade,
  phase text,
  taken_on date,
  alt_en text,
  alt_es text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_picture_acts_action_known check (action in ('show', 'keep_off')),
  constraint site_picture_acts_show_says_what
  check ((action = 'show') = (num_nonnulls(site_id, phase, taken_on, alt_en, alt_es) = 5)),
  constraint site_picture_acts_keep_off_says_nothing
  check (action <> 'keep_off' or num_nonnulls(site_id, phase, taken_on, alt_en, alt_es) = 0),
  constraint site_picture_acts_phase_known check (phase in ('before', 'during', 'after')),
  constraint site_picture_acts_taken_on_believable
  check (taken_on between date '1800-01-01' and (created_at at time zone 'UTC')::date + 2),
  constraint site_picture_acts_alt_en_5_to_300 check (private.text_length(alt_en) between 5 and 300),
  constraint site_picture_acts_alt_es_5_to_300 check (private.text_length(alt_es) between 5 and 300),
  constraint site_picture_acts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_picture_acts is 'What staff decided about a picture of a place. Added, never changed.';
comment on column public.site_picture_acts.seen is 'The decision that counted on the screen of whoever decided. Null: there was none.';
comment on column public.site_picture_acts.counts is 'False for one that was to be shown by somebody who had not seen what counted: kept, and not done.';
create index site_picture_acts_picture_id_idx on public.site_picture_acts (picture_id, arrival);
create index site_picture_acts_site_id_idx on public.site_picture_acts (site_id) where site_id is not null;
create index site_picture_acts_user_id_idx on public.site_picture_acts (user_id) where user_id is not null;

alter table public.site_picture_acts enable row level security;
create policy "Whoever answers for places reads what became of a picture" on public.site_picture_acts
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places shows pictures in their own name" on public.site_picture_acts
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_picture_acts as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_picture_acts_ask_second_factor before insert on public.site_picture_acts
  for each statement execute function private.ask_second_factor();
create trigger site_picture_acts_keep_phone_time before insert on public.site_picture_acts
  for each row execute function private.keep_phone_time();
create trigger site_picture_acts_answer_for_erased before insert on public.site_picture_acts
  for each row execute function private.answer_for_erased('picture_id');

-- Of two who decide in two dead spots the careful one is right: to keep off counts always, to show only for who saw what counted.
create function private.weigh_site_picture_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.site_pictures;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.site_picture_acts as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into picture from public.site_pictures as one where one.id = new.picture_id for update;
  if not found or (new.action = 'show') <> (num_nonnulls(new.site_id, new.phase, new.taken_on, new.alt_en, new.alt_es) = 5)
    or not exists (select 1 from public.sites as site where site.id = new.site_id or new.action <> 'show') then
    return new; -- A foreign key or a check says so.
  end if;
  if new.action = 'show' and picture.head is distinct from new.seen then
    new.counts := false;
    -- Two who decided the same do not disagree.
    if (picture.state, picture.shown_site, picture.phase, picture.taken_on, picture.alt_en, picture.alt_es)
      is distinct from ('shown', new.site_id, new.phase, new.taken_on, new.alt_en, new.alt_es) then
      update public.site_pictures as one set contested = true where one.id = picture.id;
    end if;
    return new;
  end if;
  update public.site_pictures as one set
    -- Kept off by somebody who had not seen that it was shown: done, and told to both.
    contested = picture.head is distinct from new.seen and (picture.contested or picture.state = 'shown'),
    head = new.id, state = case new.action when 'show' then 'shown' else 'kept_off' end,
    shown_site = new.site_id, phase = new.phase, taken_on = new.taken_on, alt_en = new.alt_en, alt_es = new.alt_es
  where one.id = picture.id;
  return new;
end
$$;
comment on function private.weigh_site_picture_act() is 'Decides once and for all whether a decision about a picture counts, and does it.';
create trigger site_picture_acts_weigh before insert on public.site_picture_acts
  for each row execute function private.weigh_site_picture_act();

create function private.site_picture_line(picture public.site_pictures) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', picture.id, 'report_id', picture.report_id, 'site_id', picture.site_id, 'state', picture.state, 'shown_site', picture.shown_site,
    'phase', picture.phase, 'taken_on', picture.taken_on, 'alt_en', picture.alt_en, 'alt_es', picture.alt_es, 'head', picture.head,
    'contested', picture.contested, 'client_created_at', picture.client_created_at, 'created_at', picture.created_at,
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', act.id, 'action', act.action, 'by_name', private.name_of(act.user_id), 'at', least(act.client_created_at, act.created_at),
        'counts', act.counts, 'phase', act.phase, 'taken_on', act.taken_on
      ) order by act.arrival), '[]')
      from public.site_picture_acts as act where act.picture_id = picture.id
    )
  )
$$;
comment on function private.site_picture_line(public.site_pictures) is 'A picture as the desk has it: all but its drawing, with every decision about it.';

create function public.site_picture_desk(before_at timestamptz default null, before_id uuid default null, most integer default 24) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(private.site_picture_line(page.shot) order by (page.shot).created_at desc, (page.shot).id desc), '[]')
    from (
      select shot from public.site_pictures as shot
      where shot.site_id is not null
        and (before_at is null or (shot.created_at, shot.id) < (before_at, before_id))
      order by shot.created_at desc, shot.id desc limit least(greatest(most, 1), 200)
    ) as page
  );
end
$$;
comment on function public.site_picture_desk(timestamptz, uuid, integer) is
  'A page of the pictures that staff took at places, the newest first: at most 200, the next page is what lies before the last one. Raises 42501 for '
  'others than whoever answers for places.';

create function public.site_picture_room() returns table (bytes bigint, most bigint, pictures bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return query
    select private.site_picture_bytes(), limits.picture_bytes, (select count(*) from public.site_pictures)
    from private.form_limits as limits;
end
$$;
comment on function public.site_picture_room() is
  'How full the room for pictures of places is, in bytes, and how many there are. Raises 42501 for others than candidate and campaign managers.';

create function public.live_site_pictures() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', picture.id, 'site', place.shown_as, 'file', picture.file, 'width', picture.width, 'height', picture.height,
    'phase', picture.phase, 'on', picture.taken_on, 'alt_en', picture.alt_en, 'alt_es', picture.alt_es
  ) order by picture.taken_on, picture.created_at, picture.id), '[]')
  from public.site_pictures as picture join private.sites_shown as place on place.id = picture.shown_site
  where picture.state = 'shown'
$$;
comment on function public.live_site_pictures() is
  'Every picture that is shown: {id, site, file, width, height, phase: before|during|after, on, alt_en, alt_es}, by the day it was taken. '
  'Nothing of who sent it.';

create function public.site_picture(file text) returns text
language sql stable security definer set search_path = ''
as $$
  select picture.picture
  from public.site_pictures as picture join private.sites_shown as place on place.id = picture.shown_site
  where picture.file = site_picture.file and picture.state = 'shown'
  limit 1
$$;
comment on function public.site_picture(text) is 'A picture that is shown, in base64. Null for what is not there, and for what is not shown.';

create function public.erase_site_picture(picture uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  if picture is null then
    raise exception 'There is no such picture.' using errcode = '22023';
  end if;
  delete from public.site_pictures as one where one.id = erase_site_picture.picture;
  if found then
    insert into private.erased_ids (id) values (picture) on conflict do nothing;
    insert into public.audit_events (actor, actor_email, table_name, operation, record_id)
    select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()), 'site_pictures', 'DELETE', picture;
  end if;
  return '[]';
end
$$;
comment on function public.erase_site_picture(uuid) is
  'Erases a picture that should not be there, for good and on record. Again, it is done already. Raises 42501 for others than whoever '
  'answers for places, 22023 for none.';

insert into private.person_columns (of_table, of_column, treatment)
values
  ('public.site_pictures', 'picture', 'kept'), ('public.site_pictures', 'alt_en', 'words'), ('public.site_pictures', 'alt_es', 'words'),
  ('public.site_picture_acts', 'alt_en', 'words'), ('public.site_picture_acts', 'alt_es', 'words');

create function private.grants_for_site_pictures() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.site_picture_acts from service_role;
  grant insert (id, report_id, site_id, picture, width, height, user_id, client_created_at) on public.site_pictures to anon, authenticated;
  grant insert (
    id, picture_id, action, seen, site_id, phase, taken_on, alt_en, alt_es, user_id, client_created_at
  ) on public.site_picture_acts to authenticated;
  grant select on public.site_pictures, public.site_picture_acts to authenticated;
  grant execute on function private.jpeg_tells_nothing(text, integer, integer) to anon;
  grant execute on function public.live_site_pictures(), public.site_picture(text) to anon, authenticated;
  grant execute on function public.erase_site_picture(uuid), public.site_picture_desk(timestamptz, uuid, integer),
    public.site_picture_room() to authenticated;
end
$$;
comment on function private.grants_for_site_pictures() is 'Everybody sends pictures of places and sees those that are shown; whoever answers for places sees all.';

select private.restore_grants();
