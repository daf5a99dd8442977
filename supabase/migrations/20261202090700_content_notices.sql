-- What writers and reviewers are told of a text: that it waits for them, what became of it, and that it must be verified again.

create table private.content_notices (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  item_id uuid not null references public.content_items (id) on delete cascade,
  step_id uuid references public.content_events (id) on delete cascade,
  by_user uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint content_notices_kind_known check (kind in ('review', 'approved', 'changes', 'published', 'planned', 'verify')),
  constraint content_notices_of_a_step check ((kind = 'verify') = (step_id is null))
);
comment on table private.content_notices is 'What each writer and reviewer was told about a text. References alone: what it says stands in its wording.';
comment on column private.content_notices.key is 'What it tells, once.';
create index content_notices_user_id_idx on private.content_notices (user_id, created_at desc);
create index content_notices_item_id_idx on private.content_notices (item_id);
create index content_notices_step_id_idx on private.content_notices (step_id) where step_id is not null;
create index content_notices_by_user_idx on private.content_notices (by_user) where by_user is not null;

alter table private.content_notices enable row level security;

create function private.tell_of_content_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told_kind constant text := case new.action
    when 'submitted' then 'review' when 'changes_requested' then 'changes' when 'scheduled' then 'planned' else new.action end;
  person uuid;
begin
  for person in
    insert into private.content_notices (key, user_id, kind, item_id, step_id, by_user)
    -- Forty texts that went out together are one thing to tell; planned again after it was called off, they are another.
    select concat_ws(' ', told_kind, coalesce(new.release_id, new.id), hears.user_id, case when new.release_id is not null then extract(epoch from new.created_at) end), hears.user_id, told_kind, new.item_id, new.id, new.user_id
    from (
      select new.assignee as user_id where new.action = 'submitted'
      union
      select unnest(private.content_authors(new.revision_id)) where new.action <> 'submitted'
      union
      select asked.user_id from public.content_events as asked
      where asked.revision_id = new.revision_id and asked.action = 'submitted' and new.action <> 'submitted'
    ) as hears
    where hears.user_id is distinct from new.user_id and private.may_review(hears.user_id)
    order by hears.user_id
    on conflict (key) do nothing
    returning user_id
  loop
    if told_kind in ('review', 'changes') then
      perform private.mail_what_is_new(person);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.tell_of_content_step() is 'Tells the reviewer that a text waits for them, and its writers what became of it.';
create trigger content_events_tell_of_content_step after insert on public.content_events
  for each row when (new.action in ('submitted', 'approved', 'changes_requested', 'scheduled', 'published'))
  execute function private.tell_of_content_step();

create function private.verify_by(of_item uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select private.look_again_by(greatest(live.live_since, head.verified_at), known.verify_days, said.body ->> 'next_update_on')
  from private.content_now as live
  join public.content_revisions as said on said.id = live.revision_id
  join private.content_heads as head on head.item_id = live.item_id
  join public.content_items as item on item.id = live.item_id
  join private.content_kinds as known on known.kind = item.kind
  where live.item_id = of_item
$$;
comment on function private.verify_by(uuid) is 'When somebody must have looked again whether what is live still holds; null: never, or it is not live.';

create function private.remind_to_verify() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    with due as materialized (
      select live.item_id, private.verify_by(live.item_id) as by_when from private.content_now as live
      join public.content_items as item on item.id = live.item_id
      join private.content_kinds as known on known.kind = item.kind
      where known.verify_days is not null
        and (item.kind = 'indicator' or live.live_since <= now() + interval '7 days' - make_interval(days => known.verify_days))
    ), kept as (
      -- Who verified it last, or sent it out.
      select distinct on (due.item_id) due.item_id, due.by_when, step.user_id
      from due join public.content_events as step on step.item_id = due.item_id and step.action in ('verified', 'published', 'scheduled')
      where due.by_when <= now() + interval '7 days'
      order by due.item_id, step.arrival desc
    ), keepers as (
      select kept.item_id, kept.by_when, kept.user_id from kept where private.may_keep_content(kept.user_id)
      union
      -- Theirs who are gone belongs to all who write.
      select kept.item_id, kept.by_when, held.user_id from kept
      join public.user_roles as held on private.may_keep_content(held.user_id)
      where not private.may_keep_content(kept.user_id)
    ), told as (
      insert into private.content_notices (key, user_id, kind, item_id)
      select 'verify ' || keepers.item_id || ' ' || keepers.by_when::date || ' ' || keepers.user_id, keepers.user_id, 'verify', keepers.item_id
      from keepers order by keepers.item_id, keepers.user_id
      on conflict (key) do nothing
      returning user_id
    )
    select distinct told.user_id from told
  loop
    perform private.mail_what_is_new(person);
  end loop;
end
$$;
comment on function private.remind_to_verify() is
  'Tells whoever keeps a text a week before somebody must have looked whether it still holds, once for each such day.';

create function private.may_keep_content(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held join private.permissions as known on known.name = 'publish_content' and held.role = any (known.roles)
    where held.user_id = person and not exists (select 1 from private.deactivated_people as gone where gone.user_id = person)
  )
$$;
comment on function private.may_keep_content(uuid) is 'Whether somebody writes and publishes; false for nobody.';

create function private.content_told(person uuid)
returns table (id uuid, created_at timestamptz, read_at timestamptz, todo boolean, said jsonb)
language sql stable security definer set search_path = ''
as $$
  select told.id, told.created_at, told.read_at, told.kind in ('review', 'changes', 'verify'), jsonb_build_object(
    'id', told.id, 'kind', told.kind, 'item', item.id, 'of_kind', item.kind, 'slug', item.slug,
    'title', newest.body -> known.title,
    'release', release.id, 'together', release.name,
    'at', case told.kind when 'planned' then step.go_live_at when 'verify' then private.verify_by(item.id) end,
    'by_name', private.name_of(told.by_user), 'created_at', told.created_at, 'read_at', told.read_at
  )
  from private.content_notices as told
  join public.content_items as item on item.id = told.item_id
  join private.content_kinds as known on known.kind = item.kind
  join private.content_heads as head on head.item_id = item.id
  join public.content_revisions as newest on newest.id = head.revision_id
  left join public.content_events as step on step.id = told.step_id
  left join public.content_releases as release on release.id = step.release_id
  where told.user_id = person and told.created_at > now() - interval '30 days' and private.may_review(person)
    -- What was rewritten, or sent on its way since, waits no more.
    and case
      when told.kind = 'verify' then private.verify_by(item.id) <= now() + interval '7 days'
      when told.kind = 'published' then true
      when told.kind = 'planned' then step.go_live_at > now() and exists (select 1 from private.content_times as span where span.step_id = step.id)
      else head.step_id = told.step_id
    end
$$;
comment on function private.content_told(uuid) is
  'What somebody was told about texts in the last 30 days and is still so. todo: it waits for them.';

create function private.read_content_notices(until timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  seen integer;
begin
  update private.content_notices as told set read_at = now()
  where told.user_id = auth.uid() and told.read_at is null and told.created_at <= read_content_notices.until;
  get diagnostics seen = row_count;
  return seen;
end
$$;
comment on function private.read_content_notices(timestamptz) is 'The caller has seen what they were told about texts until then; how many that were.';

select private.restore_grants();
