-- Roles for somebody who has no account yet, kept under their e-mail address until they sign in with it.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  roles text[] not null,
  invited_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  constraint invitations_email_shape check (private.is_email(email)),
  constraint invitations_email_at_most_254 check (char_length(email) <= 254),
  constraint invitations_roles_1_to_6 check (cardinality(roles) between 1 and 6),
  constraint invitations_roles_known check (
    roles <@ array['candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager']
  )
);
comment on table public.invitations is 'Roles that wait for the owner of an e-mail address. Withdrawn by deleting, never changed.';
comment on column public.invitations.accepted_at is 'When the roles were given; null while the invitation waits.';
create unique index invitations_waiting_email_idx on public.invitations (lower(email)) where accepted_at is null;
create index invitations_email_idx on public.invitations (lower(email), created_at desc);
create index invitations_invited_by_idx on public.invitations (invited_by);

alter table public.invitations enable row level security;

create policy "Candidate and campaign managers read the invitations" on public.invitations
  for select to authenticated using ((select private.has_role(array['candidate', 'campaign_manager'])));

create policy "Candidate and campaign managers invite in their own name" on public.invitations
  for insert to authenticated with check (
    (select private.has_role(array['candidate', 'campaign_manager']))
    and invited_by is not distinct from (select auth.uid())
  );

create policy "Candidate and campaign managers withdraw what still waits" on public.invitations
  for delete to authenticated using (
    accepted_at is null and (select private.has_role(array['candidate', 'campaign_manager']))
  );

-- Called by the app after every sign-in. Not a trigger on auth.users: that table is the platform's, and an error in such a
-- trigger keeps everybody from signing in.
create function public.accept_invitations() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  given text[];
begin
  -- The address of the account now, not the one in the token, and only if its owner has proved it.
  select pg_catalog.lower(account.email) into address
  from auth.users as account
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null;
  if address is null or private.is_deactivated() then
    return '{}';
  end if;

  with accepted as (
    update public.invitations as invitation set accepted_at = pg_catalog.now()
    where pg_catalog.lower(invitation.email) = address and invitation.accepted_at is null
    returning invitation.roles, invitation.invited_by
  ), granted as (
    insert into public.user_roles (user_id, role, granted_by)
    select distinct (select auth.uid()), wanted.role, accepted.invited_by
    from accepted, unnest(accepted.roles) as wanted (role)
    on conflict do nothing
    returning user_roles.role
  )
  select coalesce(array_agg(granted.role order by granted.role), '{}') into given from granted;
  return given;
end
$$;
comment on function public.accept_invitations() is
  'Gives the caller the roles that wait for their confirmed e-mail address, and returns the new ones; none is no error.';
