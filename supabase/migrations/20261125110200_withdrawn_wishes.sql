-- A sign or an offer to help that was ticked by mistake: the conversation names what came of it, and its correction says the
-- rest. What only conversations brought that were corrected, undone or rolled back is withdrawn; nothing is deleted.

alter table public.contact_attempts add column sign_id uuid, add column volunteer_id uuid;
-- No foreign keys: neither may be refused because the other has not arrived.
comment on column public.contact_attempts.sign_id is 'The yard_sign_requests row that this conversation brought.';
comment on column public.contact_attempts.volunteer_id is 'The signups row that this conversation brought.';
create index contact_attempts_sign_id_idx on public.contact_attempts (sign_id) where sign_id is not null;
create index contact_attempts_volunteer_id_idx on public.contact_attempts (volunteer_id) where volunteer_id is not null;

alter table public.yard_sign_requests add column withdrawn_at timestamptz;
comment on column public.yard_sign_requests.withdrawn_at is
  'Since when it is taken back: the conversation that brought it counts no more. Kept by triggers on the facts.';
alter table public.signups add column withdrawn_at timestamptz;
comment on column public.signups.withdrawn_at is
  'Since when it is taken back: the conversation that brought it counts no more. Kept by triggers on the facts.';

create function private.settle_wishes(wishes uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A wish and its correction may arrive at the same instant: one after the other each sees what the first has written.
  perform pg_advisory_xact_lock(7241120261124);
  -- In nobody else's name: whoever knows the id of somebody's request takes nothing back with it.
  update public.yard_sign_requests as sign set withdrawn_at = case when said.counts then null else now() end
  from (
    select attempt.sign_id as id, attempt.canvasser,
      bool_or(exists (select 1 from public.effective_attempts as counted where counted.id = attempt.id)) as counts
    from public.contact_attempts as attempt where attempt.sign_id = any (wishes)
    group by attempt.sign_id, attempt.canvasser
  ) as said
  where sign.id = said.id and sign.user_id = said.canvasser and (sign.withdrawn_at is null) <> said.counts;
  -- Even where it finds no row, this update has the volunteers counted again.
  if not exists (select 1 from public.contact_attempts as attempt where attempt.volunteer_id = any (wishes)) then
    return;
  end if;
  update public.signups as offer set withdrawn_at = case when said.counts then null else now() end
  from (
    select attempt.volunteer_id as id, attempt.canvasser,
      bool_or(exists (select 1 from public.effective_attempts as counted where counted.id = attempt.id)) as counts
    from public.contact_attempts as attempt where attempt.volunteer_id = any (wishes)
    group by attempt.volunteer_id, attempt.canvasser
  ) as said
  where offer.id = said.id and offer.user_id = said.canvasser and offer.type = 'volunteer'
    and (offer.withdrawn_at is null) <> said.counts;
end
$$;
comment on function private.settle_wishes(uuid[]) is
  'Says of these signs and offers whether a conversation that counts still brings them. Changes nothing else.';

create function private.settle_wishes_of_a_fact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wishes uuid[];
begin
  select array_agg(wish.id) into wishes
  from (
    select unnest(array[new.sign_id, new.volunteer_id]) as id
    union
    select unnest(array[earlier.sign_id, earlier.volunteer_id])
    from public.contact_attempts as earlier where earlier.id = new.supersedes
  ) as wish where wish.id is not null;
  if wishes is not null then
    perform private.settle_wishes(wishes);
  end if;
  return null;
end
$$;
comment on function private.settle_wishes_of_a_fact() is 'After a fact that brings a sign or an offer, or corrects one that did.';
create trigger contact_attempts_settle_wishes after insert on public.contact_attempts
  for each row when (new.sign_id is not null or new.volunteer_id is not null or new.supersedes is not null)
  execute function private.settle_wishes_of_a_fact();

create function private.settle_wish_that_arrived() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.settle_wishes(array[new.id]);
  return null;
end
$$;
comment on function private.settle_wish_that_arrived() is 'A correction may have come before what it corrects.';
create trigger yard_sign_requests_settle_wishes after insert on public.yard_sign_requests
  for each row when (new.user_id is not null) execute function private.settle_wish_that_arrived();
create trigger signups_settle_wishes after insert on public.signups
  for each row when (new.user_id is not null and new.type = 'volunteer') execute function private.settle_wish_that_arrived();

create function private.settle_wishes_of_a_shift() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shift public.shift_rollbacks;
  wishes uuid[];
begin
  foreach shift in array case tg_op
    when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end
  loop
    select array_agg(wish.id) into wishes
    from public.contact_attempts as attempt, unnest(array[attempt.sign_id, attempt.volunteer_id]) as wish (id)
    where attempt.canvasser = shift.canvasser and attempt.happened_at >= shift.since and attempt.happened_at < shift.until
      and wish.id is not null;
    if wishes is not null then
      perform private.settle_wishes(wishes);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.settle_wishes_of_a_shift() is 'When a shift is rolled back or restored.';
create trigger shift_rollbacks_settle_wishes after insert or update or delete on public.shift_rollbacks
  for each row execute function private.settle_wishes_of_a_shift();

create or replace function public.signup_counts(since timestamptz default '-infinity') returns table (
  type text,
  interest text,
  count bigint
)
language sql stable set search_path = ''
as $$
  select signup.type, signup.interest, count(*)
  from public.signups as signup
  where signup.created_at >= since and signup.withdrawn_at is null group by 1, 2 order by 1, 2
$$;

create or replace function private.stat_volunteers() returns bigint
language sql stable security definer set search_path = ''
as $$
  -- Somebody who sends the form twice is one volunteer.
  select count(distinct coalesce(lower(signup.email), regexp_replace(signup.phone, '\D', '', 'g')))
  from public.signups as signup where signup.type = 'volunteer' and signup.withdrawn_at is null
$$;

-- Another shape of answer is another function. An older app reads it as before.
drop function public.list_volunteers();
create function public.list_volunteers() returns table (
  signup_id uuid, name text, email text, phone text, interest text, availability text, notes text,
  created_at timestamptz, canvasser_id uuid, user_id uuid, has_role boolean, invited boolean, turfs bigint, withdrawn boolean
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
      ),
      signup.withdrawn_at is not null
    from public.signups as signup left join public.canvassers as canvasser on canvasser.signup_id = signup.id
    where signup.type = 'volunteer'
    order by signup.withdrawn_at is null desc, canvasser.id is null desc, (signup.interest = 'door_knock') desc,
      signup.created_at desc, signup.id
    limit 500;
end
$$;
comment on function public.list_volunteers() is
  'Volunteers'' sign-ups, those nobody has picked first and those taken back at the door last, and how far each is on the way to '
  'a turf. Raises 42501 for others than field leaders.';

create function private.grants_for_wishes() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (sign_id, volunteer_id) on public.contact_attempts to authenticated;
end
$$;
comment on function private.grants_for_wishes() is 'What the API''s roles may say of what a conversation brought.';

select private.restore_grants();
