-- Services and programs are asked by phone whether all that the page says of them still holds: whose turn it is, lent to one caller for a while,
-- and what was heard. Both by the same code: what the app calls a check of a service is one of a program, too.

create table public.service_check_leases (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.content_items (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  place integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  returned_at timestamptz,
  constraint service_check_leases_end_after_they_begin check (expires_at > created_at)
);
comment on table public.service_check_leases is 'Who asks which service, and until when nobody else does. Over when returned or past its time.';
comment on column public.service_check_leases.place is 'The order within the batch.';
create index service_check_leases_item_id_idx on public.service_check_leases (item_id, expires_at);
create index service_check_leases_user_id_idx on public.service_check_leases (user_id, expires_at);

alter table public.service_check_leases enable row level security;
create policy "Whoever asks services sees who asks which" on public.service_check_leases
  for select to authenticated using ((select private.may('check_services')));
create policy "Whoever must verify has verified" on public.service_check_leases as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

-- What was heard: facts, added and never changed.
create table public.service_checks (
  id uuid primary key,
  item_id uuid not null references public.content_items (id) on delete cascade,
  revision_id uuid not null,
  heard text not null,
  note text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint service_checks_about_a_wording
  foreign key (revision_id, item_id) references public.content_revisions (id, item_id) on delete cascade,
  constraint service_checks_heard_known check (heard in ('as_shown', 'changed', 'no_answer', 'closed', 'settled')),
  constraint service_checks_note_3_to_1000 check (private.text_length(note) between 3 and 1000),
  constraint service_checks_changed_says_what check (heard <> 'changed' or note is not null),
  constraint service_checks_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.service_checks is 'What a service answered when it was asked by phone, and how a writer settled it. Added, never changed.';
comment on column public.service_checks.revision_id is 'The wording that was read out.';
comment on column public.service_checks.heard is
  'as_shown: all true, and the page says so; changed and closed: for a writer to look at; settled: by a writer.';
comment on column public.service_checks.seen is 'The check that counted on the screen of whoever called. Null: there was none.';
comment on column public.service_checks.counts is 'False for what was heard without having seen what counted: kept, and shown to both.';
comment on column public.service_checks.arrival is 'The order in which facts reached the server.';
create index service_checks_item_id_idx on public.service_checks (item_id, arrival);
create index service_checks_revision_id_idx on public.service_checks (revision_id, item_id);
create index service_checks_user_id_idx on public.service_checks (user_id) where user_id is not null;

alter table public.service_checks enable row level security;
create policy "Whoever asks services reads what was heard" on public.service_checks
  for select to authenticated using ((select private.may('check_services')));
create policy "Whoever asks services adds what they heard, in their own name" on public.service_checks
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.may('check_services'))
    and (heard <> 'settled' or (select private.may('publish_content')))
  );
create policy "Whoever must verify has verified" on public.service_checks as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger service_checks_ask_second_factor before insert on public.service_checks
  for each statement execute function private.ask_second_factor();
create trigger service_checks_keep_phone_time before insert on public.service_checks
  for each row execute function private.keep_phone_time();

create table private.service_check_heads (
  item_id uuid primary key references public.content_items (id) on delete cascade,
  head uuid not null,
  finding uuid,
  contested boolean not null default false
);
comment on table private.service_check_heads is 'Which check of a service counts, and what of it waits for a writer. Kept by a trigger, never by hand.';
comment on column private.service_check_heads.finding is 'The change that waits for a writer.';
comment on column private.service_check_heads.contested is 'Two callers heard different things: a writer looks.';

alter table private.service_check_heads enable row level security;

-- Two who called in a dead spot may have heard different things. Whoever calls next must have seen what was heard before; what they say
-- otherwise is kept beside it and shown. Judged here, once, while the service is held.
create function private.weigh_service_check() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item public.content_items;
  known private.service_check_heads;
  before text;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('check_services'))
    or exists (select 1 from public.service_checks as sent where sent.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into item from public.content_items as one where one.id = new.item_id for update;
  if not found or new.heard = 'no_answer' or (new.heard = 'settled' and not private.may('publish_content')) then
    return new; -- The foreign key or the policy says so; and who heard nobody contradicts nobody.
  end if;
  if item.kind not in ('service', 'program') then
    raise exception 'Only services and programs are asked whether all of it still holds.' using errcode = '22023';
  end if;
  select * into known from private.service_check_heads as one where one.item_id = item.id;
  select one.heard into before from public.service_checks as one where one.id = known.head;
  new.counts := known.head is not distinct from new.seen;
  if not new.counts and (new.heard is distinct from before or new.heard = 'changed') then
    -- A writer who settled what they had not seen settled nothing.
    update private.service_check_heads as one set contested = contested or new.heard <> 'settled' where one.item_id = item.id;
    return new;
  end if;
  insert into private.service_check_heads as one (item_id, head, finding, contested)
  values (item.id, new.id, case when new.heard in ('changed', 'closed') then new.id end, false)
  on conflict (item_id) do update set
    head = case when new.counts then new.id else one.head end,
    finding = case new.heard when 'settled' then null when 'as_shown' then one.finding else new.id end,
    -- Somebody heard of a change, and whoever called afterwards did not: a writer must look.
    contested = case new.heard when 'as_shown' then one.finding is not null or one.contested else false end
  returning * into known;
  -- Only the wording that everybody reads was confirmed.
  if new.heard = 'as_shown' and not known.contested and exists (
    select 1 from private.content_now as live where live.item_id = item.id and live.revision_id = new.revision_id
  ) then
    insert into public.content_events (id, item_id, revision_id, action, user_id, client_created_at)
    values (gen_random_uuid(), item.id, new.revision_id, 'verified', new.user_id, new.client_created_at);
  end if;
  return new;
end
$$;
comment on function private.weigh_service_check() is
  'Decides once and for all whether a check counts; one that found all true renews the day that the page shows. Raises 22023 for what is no service.';
create trigger service_checks_weigh before insert on public.service_checks
  for each row execute function private.weigh_service_check();

create view private.open_service_leases as
select held.* from public.service_check_leases as held
where held.returned_at is null and held.expires_at > now() and not exists (
  select 1 from public.service_checks as heard
  where heard.item_id = held.item_id and heard.user_id = held.user_id and heard.created_at >= held.created_at
);
comment on view private.open_service_leases is 'Services that somebody has in hand and has not asked.';

create view private.live_services as
select live.item_id, live.revision_id, item.kind, item.slug, said.body,
  -- As src/features/wellness/model/service.ts reckons it: a wording alone asks nobody.
  greatest(
    (said.body ->> 'assured_on')::date,
    case when head.verified_at > live.live_since then (head.verified_at at time zone 'UTC')::date end
  ) as checked_on
from private.content_now as live
join public.content_items as item on item.id = live.item_id and item.kind in ('service', 'program')
join public.content_revisions as said on said.id = live.revision_id
join private.content_heads as head on head.item_id = live.item_id;
comment on view private.live_services is 'The services and programs on their pages, and since when each was checked.';

-- What readers say is wrong has its table in a later migration, and is asked when somebody asks.
create function private.told_wrong_since(item uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select min(said.created_at) from public.page_corrections as said
    where said.item_id = item and said.verdict is null and not private.is_odd(said) and not exists (
      select 1 from public.service_checks as heard
      where heard.item_id = item and heard.heard <> 'no_answer' and heard.happened_at > said.created_at
    )
  );
end
$$;
comment on function private.told_wrong_since(uuid) is 'Since when a reader says that something is wrong, and nobody has asked. Null: nobody says so.';

create function private.told_wrong(item uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', latest.id, 'reason', latest.reason, 'words', latest.words, 'at', latest.created_at)
      order by latest.created_at desc), '[]')
    from (
      select said.id, said.reason, said.words, said.created_at from public.page_corrections as said
      where said.item_id = item and said.verdict is null and not private.is_odd(said) order by said.created_at desc limit 5
    ) as latest
  );
end
$$;
comment on function private.told_wrong(uuid) is 'What readers say is wrong of it and nobody has judged, the newest first, at most 5: never who says so.';

create function public.take_service_checks(
  wanted integer default 10, minutes integer default 120, after_days integer default 60, quiet_hours integer default 20
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  missing integer;
  taken integer := 0;
begin
  perform private.require_permission('check_services');
  if (wanted between 1 and 50 and minutes between 5 and 720 and after_days between 0 and 365 and quiet_hours between 0 and 168) is not true then
    raise exception 'A batch has 1 to 50 services or programs, for 5 to 720 minutes.' using errcode = '22023';
  end if;
  -- Asked again after a lost answer it only fills up.
  perform private.one_at_a_time('take_service_checks');
  select take_service_checks.wanted - count(*) into missing from private.open_service_leases as held where held.user_id = me;
  if missing > 0 then
    insert into public.service_check_leases (item_id, user_id, place, expires_at)
    select next.item_id, me, next.place, now() + make_interval(mins => minutes)
    from (
      select live.item_id, row_number() over (order by told.since is null, live.checked_on, live.item_id) as place
      from private.live_services as live
      left join private.service_check_heads as known on known.item_id = live.item_id
      -- Somebody who read it said that something is wrong, and nobody has asked since: before all that is only old.
      cross join lateral (select private.told_wrong_since(live.item_id) as since) as told
      where (told.since is not null or live.checked_on <= (now() at time zone 'UTC')::date - after_days)
        -- A writer looks at it first.
        and known.finding is null and known.contested is not true
        and not exists (select 1 from private.open_service_leases as held where held.item_id = live.item_id)
        and not exists (
          select 1 from public.service_checks as heard
          where heard.item_id = live.item_id and heard.happened_at > now() - make_interval(hours => quiet_hours)
        )
      order by 2 limit missing
    ) as next;
    get diagnostics taken = row_count;
  end if;
  return taken;
end
$$;
comment on function public.take_service_checks(integer, integer, integer, integer) is
  'Fills the caller''s batch up to so many services and programs to ask, for so many minutes, and returns how many came to it: first those of which '
  'a reader said that something is wrong, then those that nobody has checked for after_days, longest first, and that nobody tried in the last quiet_hours. Raises 42501 for others than who asks services, 22023 for bad input.';

create function public.return_service_checks() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  update public.service_check_leases as held set returned_at = now()
  where held.user_id = auth.uid() and held.returned_at is null and held.expires_at > now();
end
$$;
comment on function public.return_service_checks() is 'Gives the caller''s batch back before its time; none is no error.';

create function private.service_check_line(of_item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'item_id', item.id, 'kind', item.kind, 'slug', item.slug, 'told', private.told_wrong(item.id), 'checked_on', live.checked_on,
    -- What was taken off the page is settled by its newest wording.
    'revision_id', coalesce(live.revision_id, newest.id), 'body', coalesce(live.body, newest.body),
    'head', known.head, 'waits', known.finding is not null, 'contested', coalesce(known.contested, false),
    'checks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', latest.id, 'heard', latest.heard, 'note', latest.note, 'at', latest.happened_at, 'by_name', private.name_of(latest.user_id),
        'mine', latest.user_id = (select auth.uid()), 'counts', latest.counts
      ) order by latest.arrival desc), '[]')
      from (
        select heard.* from public.service_checks as heard where heard.item_id = item.id order by heard.arrival desc limit 8
      ) as latest
    )
  )
  from public.content_items as item
  left join private.live_services as live on live.item_id = item.id
  join private.content_heads as head on head.item_id = item.id
  join public.content_revisions as newest on newest.id = head.revision_id
  left join private.service_check_heads as known on known.item_id = item.id
  where item.id = of_item
$$;
comment on function private.service_check_line(uuid) is 'A service as callers and writers see it: as it is live, or else as it was written last, and what was heard of it.';

create function public.my_service_checks() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.service_check_line(held.item_id) || jsonb_build_object(
    'lease_id', held.id, 'taken_at', held.created_at, 'expires_at', held.expires_at
  ) order by held.created_at, held.place), '[]')
  from public.service_check_leases as held
  where held.user_id = (select auth.uid()) and held.returned_at is null and held.expires_at > now()
    and exists (select 1 from private.content_now as live where live.item_id = held.item_id)
    and (select private.may('check_services'))
$$;
comment on function public.my_service_checks() is
  'The caller''s batch: {lease_id, taken_at, expires_at, item_id, kind, slug, told: [{id, reason, words, at}], revision_id, checked_on, body, head, waits, contested, checks: [{id, heard, '
  'note, at, by_name, mine, counts}], the newest first, at most 8}.';

create function public.service_findings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(private.service_check_line(page.item_id) order by page.arrival), '[]')
    from (
      select known.item_id, heard.arrival
      from private.service_check_heads as known join public.service_checks as heard on heard.id = coalesce(known.finding, known.head)
      where known.finding is not null or known.contested order by heard.arrival limit 200
    ) as page
  );
end
$$;
comment on function public.service_findings() is
  'Services and programs of which callers heard a change, or different things: as in my_service_checks, the oldest first, at most 200. Raises 42501 for others than writers.';

-- Said to everybody: a caller heard that it is closed, and no writer has settled it. What a reader says alone marks nothing.
create function public.told_closed() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', known.item_id, 'on', (heard.happened_at at time zone private.town_zone())::date
  ) order by known.item_id), '[]')
  from private.service_check_heads as known
  join public.service_checks as heard on heard.id = known.finding and heard.heard = 'closed'
  join private.content_now as live on live.item_id = known.item_id
$$;
comment on function public.told_closed() is
  'The live services and programs of which a caller of ours heard that they are closed, until a writer settles it: [{id, on}].';

insert into private.person_columns (of_table, of_column, treatment) values ('public.service_checks', 'note', 'words');

create function private.grants_for_service_checks() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.service_checks from service_role;
  grant select on public.service_checks, public.service_check_leases to authenticated;
  grant insert (id, item_id, revision_id, heard, note, seen, user_id, client_created_at) on public.service_checks to authenticated;
  grant execute on function
    public.take_service_checks(integer, integer, integer, integer), public.return_service_checks(), public.my_service_checks(),
    public.service_findings()
    to authenticated;
  grant execute on function public.told_closed() to anon, authenticated;
end
$$;
comment on function private.grants_for_service_checks() is 'What the APIs roles may do with checks. Visitors read which may be closed, and nothing else.';

select private.restore_grants();
