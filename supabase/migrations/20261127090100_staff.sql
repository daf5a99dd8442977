-- Who holds which staff role: inviting, giving and taking roles, deactivating, the last and the first leader, a key for every account.

-- The roles and what each may do: the only list of them. `npm run db:types` writes it into the app (src/core/session/permissions.ts).

create function private.staff_roles() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager']
$$;
comment on function private.staff_roles() is 'The staff roles, in the order in which people read them.';

create table private.permissions (
  name text primary key,
  roles text[] not null check (roles <@ private.staff_roles()),
  refusal text not null
);
comment on table private.permissions is 'What staff may do, which of their roles may do it, and what everybody else is told.';

alter table private.permissions enable row level security;

insert into private.permissions (name, roles, refusal) values
  ('act_as_staff', private.staff_roles(), 'Only the campaign''s staff may do this.'),
  (
    'lead_campaign',
    array['candidate', 'campaign_manager'],
    'Only the candidate and the campaign managers may do this.'
  ),
  (
    'run_events',
    array['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
    'Only candidate, campaign managers, field organizers and content managers change events.'
  ),
  (
    'lead_field',
    array['candidate', 'campaign_manager', 'field_organizer'],
    'Only the candidate, campaign managers and field organizers may do this.'
  ),
  (
    'take_calls',
    array['candidate', 'campaign_manager', 'field_organizer'],
    'Only the candidate, campaign managers and field organizers may call for the campaign.'
  ),
  (
    'publish_content',
    array['candidate', 'campaign_manager', 'content_manager'],
    'Only the candidate, campaign managers and content managers publish the campaign''s words.'
  ),
  (
    'check_services',
    array['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
    'Only candidate, campaign managers, field organizers and content managers ask services whether all of it still holds.'
  ),
  (
    'verify_places',
    array['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
    'Only candidate, campaign managers, field organizers and content managers go and look at places.'
  ),
  (
    'take_money',
    array['candidate', 'campaign_manager', 'field_organizer', 'finance_director', 'content_manager'],
    'Only those of the staff who collect for the campaign may do this.'
  ),
  (
    'keep_books',
    array['candidate', 'campaign_manager', 'finance_director'],
    'Only the finance director, the candidate and the campaign managers keep the books.'
  ),
  (
    'see_totals',
    array['candidate', 'campaign_manager', 'finance_director', 'advisor'],
    'Only the finance director, advisors, the candidate and the campaign managers see the totals.'
  ),
  (
    'review_content',
    array['candidate', 'campaign_manager', 'advisor', 'content_manager'],
    'Only those who write and advise read what is not published yet.'
  );

-- Who holds which role.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role = any (private.staff_roles()))
);
comment on table public.user_roles is 'Staff roles. A person may hold several; a person without a row is not staff.';
comment on column public.user_roles.granted_by is 'Who gave the role; null for the roles a campaign starts with.';
create index user_roles_granted_by_idx on public.user_roles (granted_by);

alter table public.user_roles enable row level security;

-- A misspelled permission must not read like a refusal.
create function private.roles_that_may(permission text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  allowed text[] := (select known.roles from private.permissions as known where known.name = permission);
begin
  if allowed is null then
    raise exception 'There is no permission %.', permission;
  end if;
  return allowed;
end
$$;
comment on function private.roles_that_may(text) is 'The roles that have a permission. Raises for one that is in no row.';

-- Planned once a connection: in SQL, what is behind it was planned again in every query. Security definer: a policy on user_roles
-- that read user_roles as the caller would recurse for ever.
-- Parallel safe, as what reads and changes nothing is: a policy that asks what is not makes every scan of its table a lonely one.
create function private.holds_permission(permission text) returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  allowed text[] := (select known.roles from private.permissions as known where known.name = permission);
begin
  if allowed is null then
    raise exception 'There is no permission %.', permission;
  end if;
  return exists (select 1 from public.user_roles as held where held.user_id = me and held.role = any (allowed))
    and not exists (select 1 from private.deactivated_people as gone where gone.user_id = me);
end
$$;
comment on function private.holds_permission(text) is
  'Whether the caller holds a role that has the permission and is not deactivated, however they signed in. False for a stranger.';

create function private.may(permission text) returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return not private.second_factor_missing() and private.holds_permission(permission);
end
$$;
comment on function private.may(text) is
  'Whether the caller holds a role that has the permission, is not deactivated and has given the second factor if one is asked of '
  'them. False for a stranger. Raises PT401 once their session was ended.';

create function private.require_permission(permission text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  if not private.holds_permission(permission) then
    raise exception '%', (select known.refusal from private.permissions as known where known.name = permission)
      using errcode = '42501';
  end if;
end
$$;
comment on function private.require_permission(text) is
  'Raises 42501, with the words of the table, unless the caller may; PT403 if only the second factor is missing, PT401 once their session '
  'was ended.';

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

create policy "People read their own roles, who manages people every role" on public.user_roles
  for select to authenticated using (
    (select private.may('lead_campaign'))
    or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );
create policy "Candidate and campaign managers give roles in their own name" on public.user_roles
  for insert to authenticated with check (
    (select private.may('lead_campaign'))
    and granted_by is not distinct from (select auth.uid())
  );
create policy "Candidate and campaign managers take roles away" on public.user_roles
  for delete to authenticated using ((select private.may('lead_campaign')));

-- Somebody can always manage people: the last active candidate or campaign manager cannot be removed, whichever way it is
-- tried (a role taken, a person deactivated, an account deleted) and however many try at once.

-- Two people who remove each other at the same moment each still see the other. So every removal first updates this one
-- row and holds it until its transaction ends: the second waits, then looks again. A repeatable-read transaction, which
-- would look again with old eyes, is refused with 40001 instead.
create table private.leader_lock (
  only_row boolean primary key default true check (only_row),
  taken bigint not null default 0
);
comment on table private.leader_lock is 'One row, which whoever removes roles or people holds until the end of the transaction.';

alter table private.leader_lock enable row level security;

insert into private.leader_lock default values;

create function private.lock_leaders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.leader_lock set taken = taken + 1 where only_row;
  return null;
end
$$;
comment on function private.lock_leaders() is 'Lets one removal at a time go on, until its transaction ends.';
create trigger user_roles_lock_leaders before update or delete on public.user_roles
  for each statement execute function private.lock_leaders();
create trigger deactivated_people_lock_leaders before insert on private.deactivated_people
  for each statement execute function private.lock_leaders();

-- Not stable: it must see what the transaction that it waited for has done.
create function private.require_active_leader() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = any ((select private.roles_that_may('lead_campaign'))::text[])
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
  if exists (select 1 from lost where lost.role = any ((select private.roles_that_may('lead_campaign'))::text[])) then
    perform private.require_active_leader();
  end if;
  return null;
end
$$;
create trigger user_roles_keep_a_leader_on_delete after delete on public.user_roles
  referencing old table as lost
  for each statement execute function private.keep_a_leader_on_role_loss();
create trigger user_roles_keep_a_leader_on_update after update on public.user_roles
  referencing old table as lost
  for each statement execute function private.keep_a_leader_on_role_loss();

create function private.keep_a_leader_on_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from lost join public.user_roles as held on held.user_id = lost.user_id
    where held.role = any ((select private.roles_that_may('lead_campaign'))::text[])
  ) then
    perform private.require_active_leader();
  end if;
  return null;
end
$$;
create trigger deactivated_people_keep_a_leader after insert on private.deactivated_people
  referencing new table as lost
  for each statement execute function private.keep_a_leader_on_deactivation();

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
  constraint invitations_roles_known check (roles <@ private.staff_roles())
);
comment on table public.invitations is 'Roles that wait for the owner of an e-mail address. Withdrawn by deleting, never changed.';
comment on column public.invitations.accepted_at is 'When the roles were given; null while the invitation waits.';
create unique index invitations_waiting_email_idx on public.invitations (lower(email)) where accepted_at is null;
create index invitations_email_idx on public.invitations (lower(email), created_at desc);
create index invitations_invited_by_idx on public.invitations (invited_by);

alter table public.invitations enable row level security;

create policy "Candidate and campaign managers read the invitations" on public.invitations
  for select to authenticated using ((select private.may('lead_campaign')));
create policy "Candidate and campaign managers invite in their own name" on public.invitations
  for insert to authenticated with check (
    (select private.may('lead_campaign'))
    and invited_by is not distinct from (select auth.uid())
  );
create policy "Candidate and campaign managers withdraw what still waits" on public.invitations
  for delete to authenticated using (
    accepted_at is null and (select private.may('lead_campaign'))
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
  perform private.session_holds();
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
comment on function public.accept_invitations() is
  'Gives the caller the roles that wait for their confirmed e-mail address, and returns the new ones; none is no error.';

-- What the candidate and the campaign managers do with people: see them, give and take roles, deactivate and reactivate.

create function private.list_people_rows() returns table (
  user_id uuid,
  email text,
  full_name text,
  roles text[],
  last_sign_in_at timestamptz,
  status text,
  invited_at timestamptz,
  second_factor boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
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
      ),
      private.has_second_factor(account.id)
    from auth.users as account
    -- An address that nobody has confirmed may be somebody else's. It is listed only if it already holds a role.
    where account.email_confirmed_at is not null
      or exists (select 1 from public.user_roles as held where held.user_id = account.id)
    union all
    select
      null::uuid, invitation.email, null::text,
      array(select distinct wanted.role from unnest(invitation.roles) as wanted (role) order by wanted.role),
      null::timestamptz, 'invited', invitation.created_at, null::boolean
    from public.invitations as invitation
    where invitation.accepted_at is null
    order by 2, 1;
end
$$;
comment on function private.list_people_rows() is
  'Everyone with a confirmed account and whether they have a second factor, and every invitation that waits (user_id null). '
  'Raises 42501 for others than leaders.';

create function public.grant_role(person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
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
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  delete from public.user_roles as held where held.user_id = revoke_role.person and held.role = revoke_role.role;
end
$$;
comment on function public.revoke_role(uuid, text) is
  'Takes a role; one not held is no error. Raises 42501 for others than leaders, PT409 (HTTP 409) for the last leader''s.';

create function public.deactivate_person(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
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
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  delete from private.deactivated_people as gone where gone.user_id = reactivate_person.person;
end
$$;
comment on function public.reactivate_person(uuid) is
  'The person''s roles count again; an active person is no error. Raises 42501 for others than leaders.';

create function public.list_people() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.list_people_rows() with ordinality as one
$$;
comment on function public.list_people() is
  'Everyone with a confirmed account, and every invitation that waits (user_id null), one JSON array. Raises 42501 for others than leaders.';

-- What a shared phone closes a person's unsent submissions with while they are signed out: a key per account, told to that
-- account alone.

create table private.seal_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null check (octet_length(secret) = 32)
);
comment on table private.seal_secret is
  'The one secret that every account''s key comes from. Made once and never changed: a backup that is put back still opens what '
  'lies closed on phones. Leaves with the database alone.';

alter table private.seal_secret enable row level security;

-- Two random UUIDs (version 4) hold 244 random bits.
insert into private.seal_secret (secret)
values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

create function public.my_seal_key() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_factor();
  return (
    select encode(sha256(held.secret || uuid_send(auth.uid())), 'base64') from private.seal_secret as held where auth.uid() is not null
  );
end
$$;
comment on function public.my_seal_key() is
  'The caller''s own key (32 bytes, base64), always the same. Asks for no role: a phone may come back online when the role is lost, '
  'and what it holds is still that person''s. Raises PT403 without their factor.';

-- The first candidate of a campaign that runs its own server: whoever reads that server's terminal and types the code shown
-- there. Everybody after them is invited.

create table private.first_leader_code (
  only_row boolean primary key default true check (only_row),
  code_hash text not null,
  expires_at timestamptz not null,
  misses integer not null default 0,
  used_by uuid references auth.users (id) on delete set null,
  used_at timestamptz
);
comment on table private.first_leader_code is
  'The one code that makes somebody the first candidate, as a hash: works once, for a day, and is void after five wrong ones.';

alter table private.first_leader_code enable row level security;

-- A leader who can act: the account was confirmed and is not deactivated, as private.require_active_leader() has it.
create function private.has_active_leader() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = any ((select private.roles_that_may('lead_campaign'))::text[])
      and account.email_confirmed_at is not null
      and not exists (select 1 from private.deactivated_people as gone where gone.user_id = held.user_id)
  )
$$;
comment on function private.has_active_leader() is 'Whether an active person holds a leading role.';

create function private.first_leader_hash(code text) returns text
language sql immutable set search_path = ''
as $$
  select encode(
    sha256(convert_to('first leader ' || upper(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g')), 'UTF8')), 'hex'
  )
$$;
comment on function private.first_leader_hash(text) is 'What is kept of a code; dashes, blanks and case do not matter.';

create function private.open_first_leader() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- Without 0, 1, I and O, which people mistake for each other.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  made text;
begin
  if private.has_active_leader() then
    delete from private.first_leader_code where used_at is null;
    return null;
  end if;
  -- Random bytes of version 4 UUIDs; 32 letters take five bits each, so a code has fifty.
  made := (
    select string_agg(substr(letters, 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1), '')
    from generate_series(1, 10)
  );
  insert into private.first_leader_code (only_row, code_hash, expires_at)
  values (true, private.first_leader_hash(made), now() + interval '24 hours')
  on conflict (only_row) do update
    set code_hash = excluded.code_hash, expires_at = excluded.expires_at, misses = 0, used_by = null, used_at = null;
  return substr(made, 1, 5) || '-' || substr(made, 6);
end
$$;
comment on function private.open_first_leader() is
  'Makes a new code, which ends the one before, and returns it this once; null while the campaign has an active leader. For '
  'the owner of the database: the server calls it at its start, on hosted Supabase whoever has the SQL editor.';

-- The caller's account, proved by mail and not deactivated; else null.
create function private.confirmed_caller() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  return (
    select account.id from auth.users as account
    where account.id = auth.uid() and account.email_confirmed_at is not null and not private.is_deactivated()
  );
end
$$;
comment on function private.confirmed_caller() is
  'Who is calling, if their address is proved and they are not deactivated. Raises PT401 once their session was ended.';

create function public.first_leader_wanted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.confirmed_caller() is not null
    and exists (
      select 1 from private.first_leader_code as held
      where held.used_at is null and held.misses < 5 and held.expires_at > now()
    )
    and not private.has_active_leader()
$$;
comment on function public.first_leader_wanted() is
  'Whether the campaign has no active leader and waits for the code from its server''s terminal; false for accounts that are '
  'not confirmed.';

create function public.claim_first_leader(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := private.confirmed_caller();
  held private.first_leader_code;
begin
  -- Not counted: an account without a proved address learns nothing by guessing.
  if me is null then
    return false;
  end if;
  -- One after the other: a second claim waits here and then finds the code used, and no guess is left out of the count.
  select * into held from private.first_leader_code as one where one.only_row for update;
  if held.code_hash is null or held.misses >= 5 or held.expires_at <= now() then
    return false;
  end if;
  if held.used_at is not null then
    -- Asked again after a lost answer: theirs already.
    return held.code_hash = private.first_leader_hash(code)
      and held.used_by is not distinct from me
      and exists (select 1 from public.user_roles as theirs where theirs.user_id = me and theirs.role = 'candidate');
  end if;
  if private.has_active_leader() then
    return false;
  end if;
  if held.code_hash <> private.first_leader_hash(code) then
    -- No error: it would take the count of misses back with it.
    update private.first_leader_code as one set misses = one.misses + 1 where one.only_row;
    return false;
  end if;
  update private.first_leader_code as one set used_by = me, used_at = now() where one.only_row;
  insert into public.user_roles (user_id, role) values (me, 'candidate') on conflict do nothing;
  return true;
end
$$;
comment on function public.claim_first_leader(text) is
  'Makes the caller the candidate if the code is the one that the server showed. False for a wrong one, which is counted (void '
  'after five), for one that was used or ran out, once there is a leader, and for an account that is not confirmed or is '
  'deactivated.';

create function private.grants_for_staff() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (user_id, role, granted_by) on public.user_roles to authenticated;
  grant insert (id, email, roles, invited_by) on public.invitations to authenticated;
  grant select, delete on public.user_roles, public.invitations to authenticated;
  grant execute on function
    public.list_people(), public.grant_role(uuid, text), public.revoke_role(uuid, text), public.deactivate_person(uuid),
    public.reactivate_person(uuid), public.accept_invitations(), public.first_leader_wanted(),
    public.claim_first_leader(text), public.my_seal_key()
    to authenticated;
  grant execute on function private.staff_roles(), private.may(text), private.is_deactivated() to authenticated, service_role;
end
$$;
comment on function private.grants_for_staff() is 'What the APIs roles may do with roles, invitations, people and their own key.';

select private.restore_grants();
