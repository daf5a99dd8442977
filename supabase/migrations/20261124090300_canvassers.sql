-- Volunteers who walk: a sign-up that an organizer picked, waiting under its e-mail address for the account of that person.
-- It gives no role. Who may open the staff pages is decided where it always was: by the candidate and the campaign managers.

create table public.canvassers (
  id uuid primary key default gen_random_uuid(),
  signup_id uuid not null unique references public.signups (id),
  name text not null,
  email text not null,
  phone text,
  user_id uuid references auth.users (id) on delete set null,
  linked_at timestamptz,
  picked_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint canvassers_name_1_to_200 check (private.text_length(name) between 1 and 200),
  constraint canvassers_email_shape check (private.is_email(email)),
  constraint canvassers_email_at_most_254 check (char_length(email) <= 254)
);
comment on table public.canvassers is 'Volunteers who were picked to walk, and the account each became.';
comment on column public.canvassers.email is 'The address they sign in with; at first the one of the sign-up.';
create index canvassers_email_idx on public.canvassers (lower(email));
create index canvassers_user_id_idx on public.canvassers (user_id);
create index canvassers_picked_by_idx on public.canvassers (picked_by);
create trigger canvassers_record_change after insert or update or delete on public.canvassers
  for each row execute function private.record_change('id');

alter table public.canvassers enable row level security;
create policy "Field leaders see the canvassers, each their own" on public.canvassers
  for select to authenticated using (
    (select private.leads_field()) or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );

create function public.list_volunteers() returns table (
  signup_id uuid, name text, email text, phone text, interest text, availability text, notes text,
  created_at timestamptz, canvasser_id uuid, user_id uuid, has_role boolean, invited boolean, turfs bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select signup.id, signup.name, coalesce(canvasser.email, signup.email), signup.phone, signup.interest, signup.availability,
      signup.notes, signup.created_at, canvasser.id, canvasser.user_id,
      canvasser.user_id is not null
        and exists (select 1 from public.user_roles as held where held.user_id = canvasser.user_id)
        and not exists (select 1 from private.deactivated_people as gone where gone.user_id = canvasser.user_id),
      exists (
        select 1 from public.invitations as invitation
        where lower(invitation.email) = lower(canvasser.email) and invitation.accepted_at is null
      ),
      (
        select count(*) from public.checkouts as held
        where held.user_id = canvasser.user_id and held.ended_at is null
      )
    from public.signups as signup left join public.canvassers as canvasser on canvasser.signup_id = signup.id
    where signup.type = 'volunteer'
    order by canvasser.id is null desc, (signup.interest = 'door_knock') desc, signup.created_at desc, signup.id
    limit 500;
end
$$;
comment on function public.list_volunteers() is
  'Volunteers'' sign-ups, those nobody has picked first, and how far each is on the way to a turf. Raises 42501 for others than field leaders.';

create function public.pick_canvasser(signup uuid, email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  picked public.canvassers;
  volunteer public.signups;
  address constant text := nullif(btrim(pick_canvasser.email), '');
begin
  perform private.require_field_leader();
  select * into volunteer from public.signups as one where one.id = signup and one.type = 'volunteer';
  if volunteer.id is null then
    raise exception 'There is no such volunteer.' using errcode = '22023';
  end if;
  if coalesce(address, volunteer.email) is null then
    raise exception 'Ask them for an e-mail address: that is what they sign in with.' using errcode = '22023';
  end if;
  insert into public.canvassers (signup_id, name, email, phone, picked_by)
  values (signup, volunteer.name, coalesce(address, volunteer.email), volunteer.phone, (select auth.uid()))
  on conflict do nothing;
  select * into picked from public.canvassers as one where one.signup_id = signup;
  -- An address that was mistaken may be put right until somebody has signed in with it.
  if picked.user_id is null and address is not null and picked.email <> address then
    update public.canvassers as one set email = address where one.id = picked.id;
  end if;
  -- Somebody who has an account already need not sign in anew.
  update public.canvassers as one set user_id = account.id, linked_at = now()
  from auth.users as account
  where one.id = picked.id and one.user_id is null and account.email_confirmed_at is not null
    and lower(account.email) = lower(one.email);
  return picked.id;
exception when check_violation then
  raise exception 'This is not an e-mail address.' using errcode = '22023';
end
$$;
comment on function public.pick_canvasser(uuid, text) is
  'Makes a canvasser of a volunteer''s sign-up; again, it may put the e-mail address right. Gives no role. Raises 42501 for '
  'others than field leaders, 22023 for an unknown volunteer or without an address.';

create function private.link_canvasser() returns void
language sql security definer set search_path = ''
as $$
  -- The address of the account now, and only if its owner has proved it.
  update public.canvassers as one set user_id = account.id, linked_at = now()
  from auth.users as account
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null and one.user_id is null
    and lower(one.email) = lower(account.email)
$$;
comment on function private.link_canvasser() is 'Joins the caller''s account to the canvassers that wait under its confirmed address.';

-- As in 20261121090200_invitations.sql, and one line more: the app calls it after every sign-in.
create or replace function public.accept_invitations() returns text[]
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
  perform private.link_canvasser();

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

create function private.grants_for_canvassers() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.canvassers to authenticated;
  grant execute on function public.list_volunteers(), public.pick_canvasser(uuid, text) to authenticated;
end
$$;
comment on function private.grants_for_canvassers() is 'Who may make canvassers of volunteers.';

select private.restore_grants();
