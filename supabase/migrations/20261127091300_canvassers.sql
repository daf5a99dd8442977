-- How a volunteer gets to a turf, and what still sits on the phones of those who have one.

-- A short code that hands a turf out: an organizer reads it aloud, writes it down or shows it as a square; whoever is signed in
-- and types it has the turf. It works once, for one person, until it runs out.

create table private.turf_codes (
  code text primary key,
  turf_id uuid not null references public.turfs (id),
  due_at timestamptz not null,
  expires_at timestamptz not null,
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  used_by uuid references auth.users (id) on delete set null,
  used_at timestamptz,
  constraint turf_codes_code_shape check (code ~ '^[2-9A-HJ-NP-Z]{6}$')
);
comment on table private.turf_codes is 'Codes that hand out a turf: one that works a turf, once, until it runs out.';
create index turf_codes_turf_id_idx on private.turf_codes (turf_id);
create index turf_codes_made_by_idx on private.turf_codes (made_by);
create index turf_codes_used_by_idx on private.turf_codes (used_by);

alter table private.turf_codes enable row level security;

create table private.turf_code_misses (
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  id bigint generated always as identity primary key
);
comment on table private.turf_code_misses is 'Wrong codes that somebody typed: too many in an hour, and no more are looked at.';
create index turf_code_misses_user_id_idx on private.turf_code_misses (user_id, at);

alter table private.turf_code_misses enable row level security;

create function public.make_turf_code(turf uuid, due timestamptz) returns table (code text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Without 0, 1, I and O, which people mistake for each other.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  made text;
  ends timestamptz := least(due, now() + interval '48 hours');
begin
  perform private.require_permission('lead_field');
  if due is null or due <= now() then
    raise exception 'The due date has passed already.' using errcode = '22023';
  end if;
  if not exists (select 1 from public.turfs as known where known.id = turf and known.archived_at is null) then
    raise exception 'There is no such turf.' using errcode = '22023';
  end if;
  if exists (
    select 1 from public.checkouts as held where held.turf_id = turf and held.ended_at is null and held.due_at > now()
  ) then
    raise exception 'Somebody has this turf in hand. Take it back first.' using errcode = 'PT409';
  end if;
  -- A new code ends the one before, used or not.
  delete from private.turf_codes as old where old.turf_id = turf and old.used_at is null;
  loop
    -- Random bytes of a version 4 UUID; 32 letters take five bits each.
    made := (
      select string_agg(substr(letters, 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1), '')
      from generate_series(1, 6)
    );
    begin
      insert into private.turf_codes (code, turf_id, due_at, expires_at, made_by)
      values (made, turf, due, ends, (select auth.uid()));
      exit;
    exception when unique_violation then
      null;
    end;
  end loop;
  return query select made, ends;
end
$$;
comment on function public.make_turf_code(uuid, timestamptz) is
  'A code with which one person checks the turf out, within 48 hours and until it is due; ends an earlier one. Raises 42501 for '
  'others than field leaders, PT409 while somebody has the turf, 22023 for an unknown turf or a past date.';

create function public.take_turf(code text) returns table (turf_id uuid, name text, due_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  typed constant text := upper(regexp_replace(coalesce(take_turf.code, ''), '[^0-9A-Za-z]', '', 'g'));
  found private.turf_codes;
begin
  -- Before the code is looked at: it stays good, and says nothing to somebody who could not walk with it.
  if not private.may('act_as_staff') then
    raise exception 'Only canvassers take a turf. Ask an organizer to make you one, then use the code again.' using errcode = '42501';
  end if;
  -- Typed wrong one after the other, so that the count cannot be run past.
  perform private.one_at_a_time('turf code of ' || me::text);
  if (select count(*) >= 10 from private.turf_code_misses as miss where miss.user_id = me and miss.at > now() - interval '1 hour') then
    return query select null::uuid, 'too many'::text, null::timestamptz;
    return;
  end if;
  select * into found from private.turf_codes as one where one.code = typed for update;
  -- Asked again after a lost answer: theirs already.
  if found.used_by = me and exists (
    select 1 from public.checkouts as held
    where held.turf_id = found.turf_id and held.user_id = me and held.ended_at is null
  ) then
    return query
      select turf.id, turf.name, held.due_at from public.turfs as turf
      join public.checkouts as held on held.turf_id = turf.id and held.ended_at is null where turf.id = found.turf_id;
    return;
  end if;
  if found.code is null or found.used_at is not null or found.expires_at <= now() then
    insert into private.turf_code_misses (user_id) values (me);
    -- No error: it would take the count of misses back with it.
    return query select null::uuid, 'unknown'::text, null::timestamptz;
    return;
  end if;
  update public.checkouts as held set ended_at = now(), ended_as = 'expired'
  where held.turf_id = found.turf_id and held.ended_at is null and held.due_at <= now();
  begin
    insert into public.checkouts (turf_id, user_id, due_at, checked_out_by)
    values (found.turf_id, me, found.due_at, found.made_by);
  exception when unique_violation then
    raise exception 'Somebody else has this turf in hand by now. Ask for another code.' using errcode = 'PT409';
  end;
  update private.turf_codes as one set used_by = me, used_at = now() where one.code = found.code;
  delete from private.turf_code_misses as miss where miss.user_id = me;
  return query select turf.id, turf.name, found.due_at from public.turfs as turf where turf.id = found.turf_id;
end
$$;
comment on function public.take_turf(text) is
  'Checks the code''s turf out to the caller. A code that does not work answers a row without a turf, named ''unknown'', or '
  '''too many'' after ten wrong ones in an hour. Raises 42501 for whoever may not walk (no staff role, or deactivated), PT409 when somebody else has it.';

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

alter table public.canvassers enable row level security;

create policy "Field leaders see the canvassers, each their own" on public.canvassers
  for select to authenticated using (
    (select private.may('lead_field')) or (user_id = (select auth.uid()) and not (select private.is_deactivated()))
  );

create trigger canvassers_record_change after insert or update or delete on public.canvassers
  for each row execute function private.record_change('id', 'name', 'email', 'phone');

create function public.pick_canvasser(signup uuid, email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  picked public.canvassers;
  volunteer public.signups;
  address constant text := nullif(btrim(pick_canvasser.email), '');
begin
  perform private.require_permission('lead_field');
  select * into volunteer from public.signups as one where one.id = signup and one.type = 'volunteer'
    and one.quarantined_at is null;
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

-- What still sits on the canvassers' phones, as far as it is known: each says so itself whenever it reaches the server.

create table private.field_phones (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  waiting integer not null,
  needs_help integer not null,
  oldest_at timestamptz,
  primary key (user_id, device),
  constraint field_phones_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint field_phones_counts_sensible check (waiting between 0 and 100000 and needs_help between 0 and 100000)
);
comment on table private.field_phones is 'The last word of each phone in the field: what it has saved and not sent. One row a person and phone.';
comment on column private.field_phones.needs_help is 'Refused, or held for a sign-in: not sent by itself.';
comment on column private.field_phones.oldest_at is 'When the oldest of those was saved; null when there is none.';

alter table private.field_phones enable row level security;

-- Whose turf is overdue still holds what they saved: their phone is heard as before.
create function public.report_phone(device text, waiting integer, needs_help integer, oldest timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not private.may('lead_field') and not (
    private.may('act_as_staff') and exists (select 1 from public.checkouts as held where held.user_id = me and held.ended_at is null)
  ) then
    raise exception 'Only whoever has a turf in hand, or leads the field, reports a phone.' using errcode = '42501';
  end if;
  insert into private.field_phones as known (user_id, device, seen_at, waiting, needs_help, oldest_at)
  values (me, report_phone.device, now(), report_phone.waiting, report_phone.needs_help, least(report_phone.oldest, now()))
  on conflict on constraint field_phones_pkey do update set seen_at = excluded.seen_at, waiting = excluded.waiting,
    needs_help = excluded.needs_help, oldest_at = excluded.oldest_at;
  -- A browser that forgets its storage is another phone each time.
  delete from private.field_phones as old where old.user_id = me and old.device not in (
    select kept.device from private.field_phones as kept where kept.user_id = me order by kept.seen_at desc, kept.device limit 5
  );
exception when check_violation or not_null_violation then
  raise exception 'A phone has a name and counts what it holds.' using errcode = '22023';
end
$$;
comment on function public.report_phone(text, integer, integer, timestamptz) is
  'A phone says what it holds that was not sent. Raises 42501 for others than holders of a turf and field leaders, 22023 for bad input.';

create function private.list_phones_rows() returns table (
  user_id uuid, name text, device text, seen_at timestamptz, waiting integer, needs_help integer, oldest_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return query
    select walker.id, private.name_of(walker.id), phone.device, phone.seen_at, phone.waiting, phone.needs_help, phone.oldest_at
    from (
      select held.user_id as id from public.checkouts as held where held.ended_at is null
      union
      select known.user_id from private.field_phones as known where known.seen_at > now() - interval '14 days'
    ) as walker
    left join private.field_phones as phone on phone.user_id = walker.id and phone.seen_at > now() - interval '14 days'
    -- What needs somebody first; then whoever was not heard of for longest.
    order by coalesce(phone.needs_help + phone.waiting, 0) desc, phone.seen_at nulls first, walker.id;
end
$$;
comment on function private.list_phones_rows() is
  'Each phone''s last word, and who has a turf and no phone that was heard of. Raises 42501 for others than field leaders.';

create function public.list_volunteers() returns table (
  signup_id uuid, name text, email text, phone text, interest text, availability text, notes text,
  created_at timestamptz, canvasser_id uuid, user_id uuid, has_role boolean, invited boolean, turfs bigint, withdrawn boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
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
      ),
      signup.withdrawn_at is not null
    from public.signups as signup left join public.canvassers as canvasser on canvasser.signup_id = signup.id
    where signup.type = 'volunteer' and signup.quarantined_at is null
    order by signup.withdrawn_at is null desc, canvasser.id is null desc, (signup.interest = 'door_knock') desc,
      signup.created_at desc, signup.id
    limit 500;
end
$$;
comment on function public.list_volunteers() is
  'Volunteers'' sign-ups, those nobody has picked first and those taken back at the door last, and how far each is on the way to '
  'a turf. Raises 42501 for others than field leaders.';

create function public.list_phones() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(one) - 'ordinality' order by one.ordinality), '[]')
  from private.list_phones_rows() with ordinality as one
$$;
comment on function public.list_phones() is
  'Each phone''s last word, and who has a turf and no phone that was heard of, one JSON array. Raises 42501 for others than field leaders.';

create function private.grants_for_canvassers() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.canvassers to authenticated;
  grant execute on function
    public.list_volunteers(), public.pick_canvasser(uuid, text), public.report_phone(text, integer, integer, timestamptz),
    public.list_phones(), public.make_turf_code(uuid, timestamptz), public.take_turf(text)
    to authenticated;
end
$$;
comment on function private.grants_for_canvassers() is 'What the APIs roles may do with turf codes, canvassers and their phones.';

select private.restore_grants();
