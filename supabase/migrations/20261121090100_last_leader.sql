-- Somebody can always manage people: the last active candidate or campaign manager cannot be removed, whichever way it is
-- tried (a role taken, a person deactivated, an account deleted) and however many try at once.

-- Two people who remove each other at the same moment each still see the other. So every removal first updates this one
-- row and holds it until its transaction ends: the second waits, then looks again. A repeatable-read transaction, which
-- would look again with old eyes, is refused with 40001 instead.
create table private.leader_turn (
  only_row boolean primary key default true check (only_row),
  taken bigint not null default 0
);
comment on table private.leader_turn is 'One row, which whoever removes roles or people holds until the end of the transaction.';
alter table private.leader_turn enable row level security;
insert into private.leader_turn default values;

create function private.take_leader_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.leader_turn set taken = taken + 1;
  return null;
end
$$;
comment on function private.take_leader_turn() is 'Lets one removal at a time go on, until its transaction ends.';

-- Not stable: it must see what the transaction that it waited for has done.
create function private.require_active_leader() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = any (private.leading_roles())
      and account.email_confirmed_at is not null -- Nobody has signed in with an account that was never confirmed.
      and not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
  ) then
    -- PostgREST and @supabase/lite both answer 409 to this code, with the message as it is.
    raise exception 'The last candidate or campaign manager cannot be removed.' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.require_active_leader() is 'Raises PT409 unless an active person holds a leading role.';

-- A campaign that has no leader yet may take back other roles, so what was not a leader's is not looked at.
create function private.keep_a_leader_on_role_loss() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from lost where lost.role = any (private.leading_roles())) then
    perform private.require_active_leader();
  end if;
  return null;
end
$$;

create function private.keep_a_leader_on_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from lost join public.user_roles as held on held.user_id = lost.user_id
    where held.role = any (private.leading_roles())
  ) then
    perform private.require_active_leader();
  end if;
  return null;
end
$$;

create trigger user_roles_take_leader_turn before update or delete on public.user_roles
  for each statement execute function private.take_leader_turn();
create trigger user_roles_keep_a_leader_on_delete after delete on public.user_roles
  referencing old table as lost
  for each statement execute function private.keep_a_leader_on_role_loss();
create trigger user_roles_keep_a_leader_on_update after update on public.user_roles
  referencing old table as lost
  for each statement execute function private.keep_a_leader_on_role_loss();

create trigger deactivated_people_take_leader_turn before insert on private.deactivated_people
  for each statement execute function private.take_leader_turn();
create trigger deactivated_people_keep_a_leader after insert on private.deactivated_people
  referencing new table as lost
  for each statement execute function private.keep_a_leader_on_deactivation();
