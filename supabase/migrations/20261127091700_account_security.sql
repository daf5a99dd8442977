-- What every table with people's data asks for beside its own policies, a lost factor, and what a person sees of their own account.

-- Restrictive: whatever a policy allows, at aal1 somebody who must verify reads no row. For tables that phones send to, the trigger
-- says so before the policy does.
do $$
declare
  guarded text;
begin
  foreach guarded in array array[
    'audit_events', 'call_leases', 'canvassers', 'checkouts', 'contact_attempts', 'door_results', 'event_checkins', 'households',
    'invitations', 'people', 'responses', 'ride_matches', 'role_requirements', 'shift_rollbacks', 'signups', 'turf_doors', 'turfs',
    'voter_imports', 'yard_sign_requests'
  ] loop
    execute format(
      'create policy "Whoever must verify has verified" on public.%I as restrictive for all to authenticated '
      'using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()))',
      guarded
    );
  end loop;
  foreach guarded in array array[
    'contact_attempts', 'event_checkins', 'households', 'people', 'signups', 'yard_sign_requests'
  ] loop
    execute format(
      'create trigger %I before insert on public.%I for each statement execute function private.ask_second_factor()',
      guarded || '_ask_second_factor', guarded
    );
  end loop;
  -- About no one, or sent in whatever state of signing in: no second factor is asked for, a session is.
  foreach guarded in array array[
    'analytics_events', 'campaign_settings', 'content_snapshots', 'device_failures', 'events', 'question_options', 'questions', 'scripts',
    'stats', 'user_roles'
  ] loop
    execute format(
      'create policy "The session has not ended" on public.%I as restrictive for all to authenticated '
      'using ((select private.session_holds())) with check ((select private.session_holds()))',
      guarded
    );
  end loop;
  foreach guarded in array array['analytics_events', 'device_failures'] loop
    execute format(
      'create trigger %I before insert on public.%I for each statement execute function private.ask_session()',
      guarded || '_ask_session', guarded
    );
  end loop;
end
$$;

-- These take reports from everybody, in whatever state of signing in; they are read by leaders alone.
create policy "Whoever must verify has verified" on public.analytics_events as restrictive
  for select to authenticated using (not (select private.second_factor_missing()));
create policy "Whoever must verify has verified" on public.device_failures as restrictive
  for select to authenticated using (not (select private.second_factor_missing()));
-- One's own roles stay in sight: by them the app knows whom it asks to verify.
create policy "Whoever must verify has verified, or reads their own" on public.user_roles as restrictive
  for select to authenticated using (user_id = (select auth.uid()) or not (select private.second_factor_missing()));
create policy "Whoever must verify has verified, to give roles" on public.user_roles as restrictive
  for insert to authenticated with check (not (select private.second_factor_missing()));
create policy "Whoever must verify has verified, to take roles" on public.user_roles as restrictive
  for delete to authenticated using (not (select private.second_factor_missing()));

create trigger role_requirements_record_change after insert or update or delete on public.role_requirements
  for each row execute function private.record_change('role');

-- What happened to an account that the auth server does not write down itself.
create table private.security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null default now(),
  action text not null,
  detail text,
  constraint security_events_action_known check (action in ('factor_reset', 'session_ended', 'exported'))
);
comment on table private.security_events is 'Beside auth.audit_log_entries: what the database did to an account. Its owner reads it.';
create index security_events_user_id_idx on private.security_events (user_id, happened_at desc);

alter table private.security_events enable row level security;

create trigger security_events_record_change after insert on private.security_events
  for each row when (new.action <> 'session_ended') execute function private.record_change('user_id');

-- For the auth server of supabase/local: where an account signed in before, by keyed hashes of its networks and devices.
create table private.known_places (
  mark text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now()
);
comment on table private.known_places is
  'Places where an account signed in, as hashes under the auth server''s key: strangers'' wrong passwords do not slow the owner there.';
create index known_places_user_id_idx on private.known_places (user_id, used_at desc);

alter table private.known_places enable row level security;

-- Nobody takes their own away here: the auth server asks for a factor first. And whoever takes somebody else's has one still, after
-- the wait for another who does the same: of two who reset each other one remains.
create function public.reset_second_factor(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  if person = auth.uid() then
    raise exception 'Your own second factor is changed on your account page.' using errcode = 'PT409';
  end if;
  update private.leader_lock set taken = taken + 1 where only_row;
  if not private.has_second_factor(person) then
    return; -- Done before, or never there.
  end if;
  if not private.has_second_factor(auth.uid()) then
    raise exception 'Set up a second factor of your own first.' using errcode = 'PT409';
  end if;
  delete from auth.mfa_factors as factor where factor.user_id = person;
  delete from auth.sessions as theirs where theirs.user_id = person;
  insert into private.security_events (user_id, action) values (person, 'factor_reset');
end
$$;
comment on function public.reset_second_factor(uuid) is
  'Takes every second factor of a person away and ends their sessions; it is written down, and they see it in their account. Raises '
  '42501 for others than leaders, PT428 without recent proof, PT409 for oneself and for a leader without a factor.';

create function public.begin_export(what text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('act_as_staff');
  perform private.require_recent_proof();
  insert into private.security_events (user_id, action, detail) values (auth.uid(), 'exported', left(what, 60));
end
$$;
comment on function public.begin_export(text) is
  'Asked before a list of people becomes a file: written down. Raises 42501 for others than staff, PT428 without recent proof.';

create function private.require_own_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.session_holds();
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' and private.has_second_factor(auth.uid()) then
    raise exception 'This needs your second factor.' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_own_factor() is
  'Raises PT403 while the caller has a factor and has not given it, PT401 once their session was ended. Someone without a factor sees '
  'their account, to set one up.';

-- The auth server has no list of one's own sessions.
create function public.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_factor();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', one.id, 'created_at', one.created_at,
          'last_used_at', coalesce(one.refreshed_at at time zone 'UTC', one.updated_at, one.created_at),
          'user_agent', left(one.user_agent, 300), 'aal', one.aal::text,
          'is_current', one.id::text = auth.jwt() ->> 'session_id'
        )
        order by coalesce(one.refreshed_at at time zone 'UTC', one.updated_at, one.created_at) desc
      ), '[]'
    )
    from (select * from auth.sessions as mine where mine.user_id = auth.uid() order by mine.created_at desc limit 100) as one
  );
end
$$;
comment on function public.my_sessions() is 'Where the caller is signed in, the last used first. Raises PT403 without their factor.';

create function public.my_email_change() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_factor();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'email', coalesce(mine.email, ''), 'new_email', mine.email_change,
          'current_is_open', coalesce(mine.email_change_token_current, '') <> '',
          'new_is_open', coalesce(mine.email_change_token_new, '') <> '',
          'one_is_confirmed', coalesce(mine.email_change_confirm_status, 0) = 1
        )
      ), '[]'
    )
    from auth.users as mine where mine.id = auth.uid() and coalesce(mine.email_change, '') <> ''
  );
end
$$;
comment on function public.my_email_change() is
  'The caller''s new address that waits, and which of its two links is still to be opened; none where none waits. Raises PT403 without their factor.';

create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  ended boolean;
begin
  perform private.require_own_factor();
  delete from auth.sessions as mine where mine.id = end_my_session.session and mine.user_id = auth.uid();
  ended := found;
  if ended then
    insert into private.security_events (user_id, action) values (auth.uid(), 'session_ended');
  end if;
  return ended;
end
$$;
comment on function public.end_my_session(uuid) is
  'Ends one of the caller''s sessions; false for one that is not theirs or has ended. Raises PT403 without their factor.';

create function public.my_security_events() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_factor();
  return (
    with known (theirs, ours) as (
      values
        ('login', 'signed_in'), ('mfa_code_login', 'signed_in_with_factor'), ('logout', 'signed_out'),
        ('user_updated_password', 'password_changed'), ('user_recovery_requested', 'recovery_asked'),
        ('user_modified', 'account_changed'), ('factor_unenrolled', 'factor_removed'), ('identity_unlinked', 'identity_unlinked')
    ), happened as (
      select entry.id::text as id, entry.created_at as happened_at, known.ours as action, null::text as detail
      from auth.audit_log_entries as entry join known on known.theirs = entry.payload ->> 'action'
      where entry.payload ->> 'actor_id' = auth.uid()::text
        -- One that was begun and never confirmed was none.
        and coalesce(entry.payload #>> '{traits,factor_status}', '') <> 'unverified'
        -- A new password is written down as a change of the account, too.
        and not (known.theirs = 'user_modified' and exists (
          select 1 from auth.audit_log_entries as same
          where same.payload ->> 'actor_id' = auth.uid()::text and same.payload ->> 'action' = 'user_updated_password'
            and same.created_at between entry.created_at - interval '2 seconds' and entry.created_at
        ))
      union all
      select factor.id::text, factor.created_at, 'factor_added', factor.friendly_name
      from auth.mfa_factors as factor where factor.user_id = auth.uid() and factor.status::text = 'verified'
      union all
      -- The auth server writes down that one goes; one that comes is only a row. The account's first came with it.
      select linked.id::text, linked.created_at, 'identity_linked', linked.provider
      from auth.identities as linked
      where linked.user_id = auth.uid() and exists (
        select 1 from auth.identities as first
        where first.user_id = linked.user_id and (first.created_at, first.id) < (linked.created_at, linked.id)
      )
      union all
      select own.id::text, own.happened_at, own.action, own.detail
      from private.security_events as own where own.user_id = auth.uid()
    ), newest as (
      select * from happened order by happened_at desc limit 100
    )
    select coalesce(jsonb_agg(to_jsonb(newest) order by newest.happened_at desc), '[]') from newest
  );
end
$$;
comment on function public.my_security_events() is
  'What happened to the caller''s account, the newest first, at most 100. Raises PT403 without their factor.';

create function private.grants_for_account_security() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.reset_second_factor(uuid), public.begin_export(text), public.my_sessions(), public.end_my_session(uuid),
    public.my_security_events(), public.my_email_change()
    to authenticated;
end
$$;
comment on function private.grants_for_account_security() is 'Everybody signed in may ask; the functions say who may.';

select private.restore_grants();
