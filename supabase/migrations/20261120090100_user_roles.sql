-- Who holds which staff role, and the two questions that every other policy asks about it.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (
    role in ('candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager')
  )
);
comment on table public.user_roles is 'Staff roles. A person may hold several; a person without a row is not staff.';
comment on column public.user_roles.granted_by is 'Who gave the role; null for the roles a campaign starts with.';
create index user_roles_granted_by_idx on public.user_roles (granted_by);

-- Security definer: a policy on user_roles that read user_roles as the caller would recurse for ever.
create function private.has_role(roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held
    where held.user_id = (select auth.uid()) and held.role operator(pg_catalog.=) any (roles)
  )
$$;
comment on function private.has_role(text[]) is 'Whether the caller holds at least one of the roles. False for a stranger.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role(
    array['candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager']
  )
$$;
comment on function private.is_staff() is 'Whether the caller holds any of the six staff roles.';

revoke execute on function private.has_role(text[]), private.is_staff() from public;

alter table public.user_roles enable row level security;

create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Candidate and campaign managers read every role" on public.user_roles
  for select to authenticated using ((select private.has_role(array['candidate', 'campaign_manager'])));

create policy "Candidate and campaign managers give roles in their own name" on public.user_roles
  for insert to authenticated with check (
    (select private.has_role(array['candidate', 'campaign_manager']))
    and granted_by is not distinct from (select auth.uid())
  );

create policy "Candidate and campaign managers take roles away" on public.user_roles
  for delete to authenticated using ((select private.has_role(array['candidate', 'campaign_manager'])));
