-- What goes out together: put together bit by bit, by several people and without a signal, and then sent out whole or not at all.

create table public.content_release_steps (
  id uuid primary key,
  release_id uuid not null references public.content_releases (id),
  name text not null,
  action text not null,
  item_id uuid references public.content_items (id),
  wordings jsonb,
  go_live_at timestamptz,
  expire_at timestamptz,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  arrival bigint generated always as identity,

  constraint content_release_steps_action_known
  check (action in ('begun', 'added', 'removed', 'published', 'scheduled', 'called_off', 'dropped')),
  constraint content_release_steps_item_put_in_or_taken_out check ((action in ('added', 'removed')) = (item_id is not null)),
  constraint content_release_steps_goes_out_with_wordings check ((action in ('published', 'scheduled')) = (wordings is not null)),
  constraint content_release_steps_times_of_going_out check (
    case when action in ('scheduled', 'published') then go_live_at is not null
      else expire_at is null and (go_live_at is null or action = 'called_off') end
  ),
  constraint content_release_steps_go_live_within_two_years check (go_live_at <= created_at + interval '2 years'),
  constraint content_release_steps_expire_after_go_live check (expire_at > go_live_at and expire_at <= created_at + interval '10 years'),
  constraint content_release_steps_name_1_to_100 check (private.text_length(name) between 1 and 100),
  constraint content_release_steps_wordings_at_most_20_kb check (octet_length(wordings::text) <= 20480),
  constraint content_release_steps_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.content_release_steps is 'What was done about a release: what was put in and taken out, and that it went out. Added, never changed.';
comment on column public.content_release_steps.name is 'What the release is called; the first step''s is its name.';
comment on column public.content_release_steps.go_live_at is 'When it goes out; of what is called off: when it was to, as whoever calls it off had it before them.';
comment on column public.content_release_steps.wordings is 'What exactly goes out, [{item, revision}]: what whoever sent it out had before them.';
create index content_release_steps_release_id_idx on public.content_release_steps (release_id, arrival);
create index content_release_steps_item_id_idx on public.content_release_steps (item_id) where item_id is not null;
create index content_release_steps_user_id_idx on public.content_release_steps (user_id) where user_id is not null;

alter table public.content_release_steps enable row level security;

create policy "Writers and advisors read what was done about a release" on public.content_release_steps
  for select to authenticated using ((select private.may('review_content')));
create policy "Writers put together what goes out, in their own name" on public.content_release_steps
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.content_release_steps as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create function private.content_release_state(of_release uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case
      when step.action = 'scheduled' and step.go_live_at > now() then 'planned'
      when step.action in ('scheduled', 'published') then 'out'
      when step.action = 'dropped' then 'dropped'
      else 'open'
    end
    from public.content_release_steps as step
    where step.release_id = of_release and step.action in ('published', 'scheduled', 'called_off', 'dropped')
    order by step.arrival desc limit 1
  ), 'open')
$$;
comment on function private.content_release_state(uuid) is 'open: being put together; planned; out; dropped.';

create function private.content_release_items(of_release uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(last.item_id order by last.item_id) filter (where last.action = 'added'), '{}') from (
    select distinct on (step.item_id) step.item_id, step.action from public.content_release_steps as step
    where step.release_id = of_release and step.item_id is not null order by step.item_id, step.arrival desc
  ) as last
$$;
comment on function private.content_release_items(uuid) is 'What is in a release now, in the order of the ids.';

create function private.place_release_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  state text;
begin
  if not private.may('publish_content') or exists (select 1 from public.content_release_steps as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  -- @supabase/lite on a PostgreSQL server hands a list over as a text of JSON.
  if jsonb_typeof(new.wordings) = 'string' and pg_input_is_valid(new.wordings #>> '{}', 'jsonb') then
    new.wordings := (new.wordings #>> '{}')::jsonb;
  end if;
  if new.action = 'published' or (new.action = 'scheduled' and new.go_live_at < now()) then
    -- A phone that was without a signal at that time: as soon as may be, never in the past.
    new.go_live_at := now();
  end if;
  insert into public.content_releases (id, name) values (new.release_id, new.name) on conflict (id) do nothing;
  perform 1 from public.content_releases as release where release.id = new.release_id for update;
  if exists (select 1 from public.content_release_steps as known where known.id = new.id) then
    return new; -- Sent again before its first answer, it waited here for itself.
  end if;
  state := private.content_release_state(new.release_id);
  if state <> 'open' and not (state = 'planned' and new.action = 'called_off') then
    raise exception 'This release is closed: it went out, is planned, or was given up.' using errcode = '22023';
  end if;
  -- Called off in a dead spot, and planned anew meanwhile: nobody calls off what they never saw.
  if new.action = 'called_off' and new.go_live_at is not null and state = 'planned' and date_trunc('milliseconds', new.go_live_at) <> (
    select date_trunc('milliseconds', step.go_live_at) from public.content_release_steps as step
    where step.release_id = new.release_id and step.action = 'scheduled' order by step.arrival desc limit 1
  ) then
    raise exception 'It was planned anew meanwhile. Look at it again.' using errcode = '22023';
  end if;
  if new.action = 'added' and not new.item_id = any (private.content_release_items(new.release_id))
    and cardinality(private.content_release_items(new.release_id)) >= 100
  then
    raise exception 'A release has 1 to 100 things.' using errcode = '22023';
  end if;
  if new.wordings is not null then
    if jsonb_typeof(new.wordings) <> 'array' or jsonb_array_length(new.wordings) not between 1 and 100 then
      raise exception 'A release has 1 to 100 things.' using errcode = '22023';
    elsif exists (select 1 from jsonb_array_elements(new.wordings) as one where jsonb_typeof(one) <> 'object') then
      raise exception 'A release says what it is of.' using errcode = '22023';
    elsif private.content_release_items(new.release_id) is distinct from (
      select array_agg(one.item order by one.item) from jsonb_to_recordset(new.wordings) as one (item uuid)
    ) then
      raise exception 'Something was put in or taken out meanwhile. Look at it again.' using errcode = '22023';
    end if;
  end if;
  return new;
end
$$;
comment on function private.place_release_step() is
  'Makes the release of a first step, and holds every step against how it stands. Raises 22023 for what is closed, for another list than '
  'what is in it, and for another plan than the one that is to be called off.';

create function private.settle_release_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.wordings is not null then
    insert into public.content_events (id, item_id, revision_id, action, go_live_at, expire_at, release_id, client_created_at)
    select gen_random_uuid(), one.item, one.revision, new.action, new.go_live_at, new.expire_at, new.release_id, now()
    from jsonb_to_recordset(new.wordings) as one (item uuid, revision uuid) order by one.item;
    perform private.refuse_unready((
      select found.problem from jsonb_to_recordset(new.wordings) as one (item uuid, revision uuid)
      cross join lateral private.content_problems(one.revision, private.content_release_items(new.release_id)) as found
      limit 1
    ));
  elsif new.action = 'called_off' then
    insert into public.content_events (id, item_id, revision_id, action, client_created_at)
    select gen_random_uuid(), step.item_id, step.revision_id, 'unscheduled', now() from public.content_events as step
    where step.release_id = new.release_id and step.action = 'scheduled' and step.go_live_at > now() and not exists (
      select 1 from public.content_events as off
      where off.item_id = step.item_id and off.arrival > step.arrival and (
        off.action in ('unscheduled', 'unpublished')
        -- That it is off says this already, and its note must stay the last word on it.
        or (off.action = 'changes_requested' and off.revision_id = step.revision_id)
      )
    )
    order by step.item_id;
  end if;
  return null;
end
$$;
comment on function private.settle_release_step() is
  'Sends out everything of a release, or calls off everything. Raises 22023 for what cannot go out: then nothing does.';

create function private.call_off_release() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.content_release_steps (id, release_id, name, action, client_created_at)
  select gen_random_uuid(), release.id, release.name, 'called_off', now() from public.content_releases as release
  where private.content_release_state(release.id) = 'planned' and new.item_id = any (private.content_release_items(release.id))
    and exists (
      select 1 from public.content_events as step
      where step.release_id = release.id and step.item_id = new.item_id and step.action = 'scheduled' and step.go_live_at > now()
        and (new.action <> 'changes_requested' or step.revision_id = new.revision_id)
    );
  return null;
end
$$;
comment on function private.call_off_release() is 'What is planned with others does not go out without them: who calls off one calls off all.';

create trigger content_release_steps_ask_second_factor before insert on public.content_release_steps
  for each statement execute function private.ask_second_factor();
create trigger content_release_steps_keep_phone_time before insert on public.content_release_steps
  for each row execute function private.keep_phone_time();
create trigger content_release_steps_place_release_step before insert on public.content_release_steps
  for each row execute function private.place_release_step();
create trigger content_release_steps_settle_release_step after insert on public.content_release_steps
  for each row execute function private.settle_release_step();
create trigger content_release_steps_record_change after insert on public.content_release_steps
  for each row execute function private.record_change('release_id');
create trigger content_events_call_off_release after insert on public.content_events
  for each row when (new.action in ('unscheduled', 'unpublished', 'changes_requested')) execute function private.call_off_release();

create function public.content_release_list() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.at desc, shown.id), '[]') from (
      select release.id, release.name, release.created_at as at, private.name_of(release.user_id) as by_name,
        held.state, held.items, last.happened_at as turned_at, private.name_of(last.user_id) as turned_by_name,
        case when last.action <> 'called_off' then last.go_live_at end as go_live_at,
        last.expire_at, last.wordings,
        (select jsonb_agg(step.id) from public.content_release_steps as step where step.release_id = release.id) as steps, case when held.state = 'open' then (
          select coalesce(jsonb_agg(jsonb_build_object('item', newest.item_id, 'problem', one.problem, 'said', one.said)), '[]')
          from (
            select distinct on (said.item_id) said.item_id, said.id from public.content_revisions as said
            where said.item_id = any (held.items) order by said.item_id, said.arrival desc
          ) as newest
          cross join lateral private.content_problems(newest.id, held.items) as one
        ) else '[]' end as problems
      from public.content_releases as release
      cross join lateral (
        select private.content_release_state(release.id) as state, private.content_release_items(release.id) as items
      ) as held
      left join lateral (
        select step.* from public.content_release_steps as step
        where step.release_id = release.id and step.action in ('published', 'scheduled', 'called_off', 'dropped')
        order by step.arrival desc limit 1
      ) as last on true
      order by release.created_at desc, release.id limit 100
    ) as shown
  );
end
$$;
comment on function public.content_release_list() is
  'The newest 100 releases, how each stands, what is in it and what keeps that from going out. Raises 42501 for others than writers and '
  'advisors.';

create function private.grants_for_content_releases() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.content_release_steps to authenticated;
  grant insert (id, release_id, name, action, item_id, wordings, go_live_at, expire_at, user_id, client_created_at)
    on public.content_release_steps to authenticated;
  revoke update, delete, truncate on public.content_release_steps from service_role;
  grant execute on function public.content_release_list() to authenticated;
end
$$;
comment on function private.grants_for_content_releases() is 'What the APIs roles may do with what goes out together. Visitors: nothing.';

select private.restore_grants();
