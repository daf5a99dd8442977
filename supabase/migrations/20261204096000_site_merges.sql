-- Two places that are one: joined, and taken apart again. Facts, added and never changed; nothing of either place is moved.

create table public.site_merges (
  id uuid primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  into_id uuid references public.sites (id) on delete cascade,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_merges_of_two check (into_id <> site_id),
  constraint site_merges_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_merges is 'Who said that two places are one, or that they are not, and when. Added, never changed.';
comment on column public.site_merges.site_id is 'The place that is shown on the other one''s page from then on.';
comment on column public.site_merges.into_id is 'The place on whose page it is shown. Null: it has its own again.';
comment on column public.site_merges.seen is 'What counted on the screen of whoever did it. Null: nothing.';
comment on column public.site_merges.counts is
  'False for what was done without having seen what counted, and for what would lead in a circle: kept, and not done.';
create index site_merges_site_id_idx on public.site_merges (site_id, arrival);
create index site_merges_into_id_idx on public.site_merges (into_id) where into_id is not null;
create index site_merges_user_id_idx on public.site_merges (user_id) where user_id is not null;

alter table public.site_merges enable row level security;
create policy "Whoever answers for places reads who joined them" on public.site_merges
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places joins two, in their own name" on public.site_merges
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_merges as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_merges_ask_second_factor before insert on public.site_merges
  for each statement execute function private.ask_second_factor();
create trigger site_merges_keep_phone_time before insert on public.site_merges
  for each row execute function private.keep_phone_time();

create function private.site_leads_to(site uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  with recursive way as (
    select one.id, one.merged_into from public.sites as one where one.id = site_leads_to.site
    union
    select next.id, next.merged_into from public.sites as next join way on next.id = way.merged_into
  )
  select exists (select 1 from way where way.id = site_leads_to.other)
$$;
comment on function private.site_leads_to(uuid, uuid) is 'Whether the first place is the second one, or is joined with it, whatever is hidden.';

-- Two in a dead spot may join the same place with two others, or two with each other. The first to arrive counts.
create function private.weigh_site_merge() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  site public.sites;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.site_merges as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  -- Of two at once the second one sees what the first has done: each for itself they would close a circle.
  perform private.one_at_a_time('site merges');
  select * into site from public.sites as one where one.id = new.site_id for update;
  if not found or new.into_id = new.site_id
    or (new.into_id is not null and not exists (select 1 from public.sites as one where one.id = new.into_id)) then
    return new; -- A foreign key or the check says so.
  end if;
  if site.merge_head is distinct from new.seen or private.site_leads_to(new.into_id, new.site_id) then
    new.counts := false;
    return new;
  end if;
  update public.sites as one set merge_head = new.id, merged_into = new.into_id where one.id = site.id;
  return new;
end
$$;
comment on function private.weigh_site_merge() is 'Decides once and for all whether a joining counts, and does it.';
create trigger site_merges_weigh before insert on public.site_merges
  for each row execute function private.weigh_site_merge();

create function private.grants_for_site_merges() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.site_merges from service_role;
  grant insert (id, site_id, into_id, seen, user_id, client_created_at) on public.site_merges to authenticated;
  grant select on public.site_merges to authenticated;
end
$$;
comment on function private.grants_for_site_merges() is 'Whoever answers for places joins two that are one.';

select private.restore_grants();
