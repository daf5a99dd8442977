-- What the candidate and the campaign managers do with people: see them, give and take roles, deactivate and reactivate.

create function public.list_people() returns table (
  user_id uuid,
  email text,
  full_name text,
  roles text[],
  last_sign_in_at timestamptz,
  status text,
  invited_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  return query
    select
      account.id,
      account.email::text,
      nullif(btrim(left(account.raw_user_meta_data ->> 'full_name', 200)), ''),
      array(
        select held.role from public.user_roles as held where held.user_id = account.id order by held.role
      ),
      account.last_sign_in_at,
      case
        when exists (select 1 from private.deactivated_people as gone where gone.user_id = account.id) then 'deactivated'
        else 'active'
      end,
      (
        select max(invitation.created_at) from public.invitations as invitation
        where lower(invitation.email) = lower(account.email) and invitation.accepted_at is not null
      )
    from auth.users as account
    -- An address that nobody has confirmed may be somebody else's. It is listed only if it already holds a role.
    where account.email_confirmed_at is not null
      or exists (select 1 from public.user_roles as held where held.user_id = account.id)
    union all
    select
      null::uuid, invitation.email, null::text,
      array(select distinct wanted.role from unnest(invitation.roles) as wanted (role) order by wanted.role),
      null::timestamptz, 'invited', invitation.created_at
    from public.invitations as invitation
    where invitation.accepted_at is null
    order by 2, 1;
end
$$;
comment on function public.list_people() is
  'Everyone with a confirmed account, and every invitation that waits (user_id null). Raises 42501 for others than leaders.';

create function public.grant_role(person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  if not exists (
    select 1 from auth.users as account where account.id = grant_role.person and account.email_confirmed_at is not null
  ) then
    raise exception 'There is no confirmed account of this person.' using errcode = '22023';
  end if;
  insert into public.user_roles (user_id, role, granted_by)
  values (grant_role.person, grant_role.role, (select auth.uid()))
  on conflict do nothing;
exception when check_violation or not_null_violation then
  raise exception 'There is no such role.' using errcode = '22023';
end
$$;
comment on function public.grant_role(uuid, text) is
  'Gives a person a role; one already held is no error. Raises 42501 for others than leaders, 22023 for an unknown person or role.';

create function public.revoke_role(person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  delete from public.user_roles as held where held.user_id = revoke_role.person and held.role = revoke_role.role;
end
$$;
comment on function public.revoke_role(uuid, text) is
  'Takes a role; one not held is no error. Raises 42501 for others than leaders, PT409 (HTTP 409) for the last leader''s.';

create function public.deactivate_person(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  insert into private.deactivated_people (user_id) values (deactivate_person.person) on conflict do nothing;
exception when foreign_key_violation or not_null_violation then
  raise exception 'There is no account of this person.' using errcode = '22023';
end
$$;
comment on function public.deactivate_person(uuid) is
  'From now on the person''s roles do not count. Raises 42501 for others than leaders, PT409 (HTTP 409) for the last leader.';

create function public.reactivate_person(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  delete from private.deactivated_people as gone where gone.user_id = reactivate_person.person;
end
$$;
comment on function public.reactivate_person(uuid) is
  'The person''s roles count again; an active person is no error. Raises 42501 for others than leaders.';
