-- Whom the campaign has deactivated. Their roles stay on record and count for nothing, from the next statement on: the
-- access token in their pocket is valid for up to an hour, so it is the database that must know.

create table private.deactivated_people (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.deactivated_people is 'People whose roles do not count until they are reactivated.';
alter table private.deactivated_people enable row level security;

create function private.is_deactivated() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.deactivated_people as gone where gone.user_id = (select auth.uid()))
$$;
comment on function private.is_deactivated() is 'Whether the caller has been deactivated. False for a stranger.';

create or replace function private.has_role(roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held
    where held.user_id = (select auth.uid()) and held.role operator(pg_catalog.=) any (roles)
  ) and not private.is_deactivated()
$$;
comment on function private.has_role(text[]) is
  'Whether the caller holds at least one of the roles and is not deactivated. False for a stranger.';

-- The two roles that lead, once. The policies of the earlier migrations spell them out.
create function private.leading_roles() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['candidate', 'campaign_manager'] $$;
comment on function private.leading_roles() is 'The roles that manage people. At least one active person holds one of them.';

create function private.require_leader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role(private.leading_roles()) then
    raise exception 'Only the candidate and the campaign managers may do this.' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_leader() is 'Raises 42501 unless the caller holds a leading role and is not deactivated.';

-- The app asks this table what a person may open; a deactivated one gets the answer of a person without roles.
alter policy "People read their own roles" on public.user_roles
  using (user_id = (select auth.uid()) and not (select private.is_deactivated()));
