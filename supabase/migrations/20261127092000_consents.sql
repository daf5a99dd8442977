-- Who agreed to hear from the campaign, by which way, and who took it back: a ledger that is only added to, the mails that ask for a
-- confirmation, and the two pages that mails lead to.

create function private.contact_point(channel text, said text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when channel = 'email' then case when private.is_email(btrim(said)) then lower(btrim(said)) end
    when said ~ '^\s*\+' then '+' || nullif(regexp_replace(said, '\D', '', 'g'), '')
    when length(private.dial_digits(said)) = 10 then '+1' || private.dial_digits(said)
    else nullif(private.dial_digits(said), '')
  end
$$;
comment on function private.contact_point(text, text) is
  'An e-mail address or a number as the ledger knows it: small letters; E.164 where the country is known. Null for no address.';

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  contact_point text not null,
  channel text not null,
  purpose text not null default 'news',
  state text not null,
  method text not null,
  wording_version text,
  language text,
  source text,
  -- No foreign key: what was agreed to is on record whatever becomes of the row that said it.
  source_id uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,

  constraint consents_channel_known check (channel in ('email', 'sms', 'call')),
  constraint consents_contact_point_shape check (
    case when channel = 'email' then private.is_email(contact_point) and contact_point = lower(contact_point)
    else contact_point ~ '^[+]?[0-9]{7,15}$' end
  ),
  constraint consents_contact_point_at_most_254 check (char_length(contact_point) <= 254),
  constraint consents_purpose_known check (purpose in ('news')),
  constraint consents_state_known check (state in ('granted', 'confirmed', 'revoked', 'bounced')),
  constraint consents_method_known check (method in ('form', 'door', 'paper', 'stop', 'page')),
  constraint consents_stop_revokes check (method <> 'stop' or state = 'revoked'),
  constraint consents_confirmed_on_a_page check (state <> 'confirmed' or method = 'page'),
  constraint consents_language_known check (language in ('en', 'es')),
  constraint consents_wording_version_shape check (wording_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint consents_source_known check (source in ('signups', 'contact_attempts')),
  constraint consents_source_names_a_row check ((source is null) = (source_id is null)),
  constraint consents_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.consents is
  'One row a yes or a no to being written to or called. Added, never changed; what counts is private.current_consents.';
comment on column public.consents.contact_point is 'An e-mail address or a number: who shares it shares what was said about it.';
comment on column public.consents.purpose is 'What it was about. News of the campaign, so far.';
comment on column public.consents.method is 'A form, a talk at a door, a paper, a STOP, or the page that a mail led to.';
comment on column public.consents.source is 'The table of the row that brought it; it counts as long as that row does.';
comment on column public.consents.user_id is 'Who wrote it down; null for a visitor.';
comment on column public.consents.happened_at is 'The phone''s time, but never later than the server''s.';
create index consents_contact_point_idx on public.consents (contact_point, channel, happened_at desc);
create index consents_source_id_idx on public.consents (source_id) where source_id is not null;
create index consents_user_id_idx on public.consents (user_id) where user_id is not null;
create index consents_created_at_idx on public.consents (created_at desc);

alter table public.consents enable row level security;

create policy "Candidate and campaign managers read who agreed" on public.consents
  for select to authenticated using ((select private.may('lead_campaign')));
create policy "Staff write down in their own name what they were told" on public.consents
  for insert to authenticated with check (
    (select private.may('act_as_staff')) and user_id = (select auth.uid())
    and method in ('door', 'paper', 'stop') and state in ('granted', 'revoked', 'bounced')
  );
create policy "Whoever must verify has verified" on public.consents as restrictive
  for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create function private.tidy_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.contact_point := coalesce(private.contact_point(new.channel, new.contact_point), new.contact_point);
  return new;
end
$$;
comment on function private.tidy_consent() is 'Writes an address as the ledger knows it. What is none is left for the constraint to refuse.';
create trigger consents_ask_second_factor before insert on public.consents
  for each statement execute function private.ask_second_factor();
create trigger consents_keep_phone_time before insert on public.consents
  for each row execute function private.keep_phone_time();
create trigger consents_tidy before insert on public.consents
  for each row execute function private.tidy_consent();

-- An account that is deleted is forgotten here as everywhere; nothing else changes.
create function private.refuse_consent_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erasing() then
    return old;
  end if;
  -- What is computed is not there yet.
  if tg_op = 'UPDATE' and new.user_id is null
    and to_jsonb(new) - 'user_id' - 'happened_at' = to_jsonb(old) - 'user_id' - 'happened_at' then
    return new;
  end if;
  raise exception 'What was agreed to is not changed. Add what is so now.' using errcode = '42501';
end
$$;
create trigger consents_never_change before update or delete on public.consents
  for each row execute function private.refuse_consent_change();
create trigger consents_never_emptied before truncate on public.consents
  for each statement execute function private.refuse_consent_change();

-- Who was erased, as keyed hashes: nobody reads an address out of them, and a list that is brought in later finds it.
create table private.suppressed_addresses (
  hash bytea primary key,
  since timestamptz not null default now()
);
comment on table private.suppressed_addresses is 'Addresses, numbers and voter-file ids of people who were erased, as HMAC-SHA256.';
alter table private.suppressed_addresses enable row level security;

create function private.suppression_hash(kind text, said text) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_whom constant text := case kind when 'email' then private.contact_point('email', said)
    when 'phone' then private.contact_point('sms', said) else btrim(said) end;
begin
  return (
    select sha256(secret.outer_key || sha256(secret.inner_key || convert_to('suppressed ' || kind || ' ' || of_whom, 'UTF8')))
    from private.link_secret as secret
  );
end
$$;
comment on function private.suppression_hash(text, text) is 'Of an email, a phone, a voter id, or a person (name and door), however it is written. Null for none.';

create function private.is_suppressed(kind text, said text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return said is not null and exists (select 1 from private.suppressed_addresses)
    and exists (select 1 from private.suppressed_addresses as gone where gone.hash = private.suppression_hash(kind, said));
end
$$;
comment on function private.is_suppressed(text, text) is 'Whether this email, phone or voter id is of somebody who was erased.';

-- A row counts as long as what brought it does: a form that is not set aside or withdrawn, a talk that was not corrected or undone.
create view private.counting_consents as
select consent.* from public.consents as consent
where case consent.source
  when 'signups' then exists (
    select 1 from public.signups as form
    where form.id = consent.source_id and form.withdrawn_at is null and form.quarantined_at is null
  )
  when 'contact_attempts' then exists (
    select 1 from public.effective_attempts as attempt where attempt.id = consent.source_id and attempt.do_not_contact
  )
  else true
end;
comment on view private.counting_consents is 'The rows of the ledger whose source still counts.';

-- Sums alone, so that it does not matter in which order phones out of dead spots arrive. At the same instant the no counts.
create view private.current_consents as
select said.channel, said.contact_point, said.changed_at, said.language,
  case
    when said.granted_at is null or said.denied_at >= said.granted_at
      then case when said.bounced_at >= said.denied_at then 'bounced' else 'revoked' end
    when said.proved_at > coalesce(said.denied_at, '-infinity') then 'confirmed'
    else 'granted'
  end as state,
  said.granted_at is not null and coalesce(said.denied_at < said.granted_at, true)
  and (said.channel <> 'email' or coalesce(said.proved_at > coalesce(said.denied_at, '-infinity'), false))
  and not private.is_suppressed(case said.channel when 'email' then 'email' else 'phone' end, said.contact_point) as allowed
from (
  select consent.channel, consent.contact_point, max(consent.happened_at) as changed_at,
    max(consent.happened_at) filter (where consent.state in ('revoked', 'bounced')) as denied_at,
    max(consent.happened_at) filter (where consent.state = 'bounced') as bounced_at,
    max(consent.happened_at) filter (where consent.state in ('granted', 'confirmed')) as granted_at,
    max(consent.happened_at) filter (
      where consent.state = 'confirmed' or (consent.state = 'granted' and consent.method in ('door', 'paper'))
    ) as proved_at,
    (array_agg(consent.language order by consent.happened_at desc, consent.id) filter (where consent.language is not null))[1] as language
  from private.counting_consents as consent
  group by consent.channel, consent.contact_point
) as said;
comment on view private.current_consents is
  'What counts by way and address, for everybody who shares it. allowed: a mail only where the address was confirmed, or agreed to '
  'before a person of the campaign; anybody can type anybody''s address into a form. Never who was erased.';

-- Addresses under a name that says nothing, for links in mails.
create table private.contact_points (
  id uuid primary key default gen_random_uuid(),
  channel text not null,
  contact_point text not null,
  constraint contact_points_channel_contact_point_key unique (channel, contact_point)
);
comment on table private.contact_points is 'The names by which links in mails call an address: nothing personal stands in a link.';

alter table private.contact_points enable row level security;

create table private.link_secret (
  only_row boolean primary key default true check (only_row),
  inner_key bytea not null check (octet_length(inner_key) = 64),
  outer_key bytea not null check (octet_length(outer_key) = 64)
);
comment on table private.link_secret is
  'What seals the links to unsubscribe, as HMAC-SHA256 does with its two padded keys. Made once: mails sent years ago still work.';

alter table private.link_secret enable row level security;

-- Four random UUIDs (version 4) hold 488 random bits.
insert into private.link_secret (inner_key, outer_key)
select
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  || sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  || sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create function private.unsubscribe_token(point uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(point::text, '-', '')
    || encode(sha256(secret.outer_key || sha256(secret.inner_key || uuid_send(point))), 'hex')
  from private.link_secret as secret
$$;
comment on function private.unsubscribe_token(uuid) is 'What stands in the link to unsubscribe an address: its name and the seal, 96 hex digits.';

create function private.point_of(channel text, contact_point text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  loop
    insert into private.contact_points as known (channel, contact_point) values (point_of.channel, point_of.contact_point)
    on conflict on constraint contact_points_channel_contact_point_key do nothing;
    -- Held: one that is being erased is waited for, and then made anew.
    select known.id into found_id from private.contact_points as known
    where known.channel = point_of.channel and known.contact_point = point_of.contact_point for key share;
    exit when found;
  end loop;
  return found_id;
end
$$;
comment on function private.point_of(text, text) is 'The name of an address, made if it has none.';

-- Mails to be sent once each, by whoever sends mails: the embedded server, or an Edge Function.
create table private.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null,
  point_id uuid references private.contact_points (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  language text not null default 'en',
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  problem text,
  constraint outgoing_mails_kind_known check (kind in ('confirm_news', 'assigned', 'digest', 'moved')),
  constraint outgoing_mails_to_one check (num_nonnulls(point_id, user_id) = 1),
  constraint outgoing_mails_language_known check (language in ('en', 'es'))
);
comment on table private.outgoing_mails is 'Mails that wait for whoever sends them. The key says what a mail is about, once.';
comment on column private.outgoing_mails.key is 'Told to the mail service with the mail, so that one which was sent without an answer is not sent twice.';
comment on column private.outgoing_mails.due_at is 'Not before then; while somebody sends it, when another may try.';
create index outgoing_mails_due_at_idx on private.outgoing_mails (due_at) where sent_at is null and given_up_at is null;
create index outgoing_mails_point_id_idx on private.outgoing_mails (point_id, created_at) where point_id is not null;
create index outgoing_mails_user_id_idx on private.outgoing_mails (user_id) where user_id is not null;

alter table private.outgoing_mails enable row level security;

create table private.consent_confirmations (
  token_hash bytea primary key,
  point_id uuid not null references private.contact_points (id) on delete cascade,
  language text not null,
  expires_at timestamptz not null default now() + interval '7 days',
  used_at timestamptz
);
comment on table private.consent_confirmations is 'Links that confirm an address, as hashes: each works once, for a week.';
create index consent_confirmations_point_id_idx on private.consent_confirmations (point_id);

alter table private.consent_confirmations enable row level security;

-- A stranger may type somebody's address many times: a mail a day, and five a month, is all that comes of it while nobody presses.
create function private.ask_confirmation(address text, language text, reason uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  point uuid;
  -- Who was erased and signs up again is asked like anybody, but once a month: it may be somebody else who types their address.
  most constant integer := case when private.is_suppressed('email', address) then 1 else 5 end;
begin
  point := private.point_of('email', address);
  if exists (
    select 1 from private.current_consents as now_so
    where now_so.channel = 'email' and now_so.contact_point = address and (now_so.allowed or now_so.state <> 'granted')
  ) or exists (
    select 1 from private.outgoing_mails as mail
    where mail.point_id = point and mail.kind = 'confirm_news' and mail.created_at > now() - interval '30 days'
    having count(*) >= most or bool_or(mail.sent_at is null and mail.given_up_at is null)
  ) or exists (
    select 1 from private.consent_confirmations as asked
    where asked.point_id = point and asked.used_at is null and asked.expires_at > now() + interval '6 days'
  ) then
    return;
  end if;
  insert into private.outgoing_mails (key, kind, point_id, language)
  values ('confirm_news ' || reason, 'confirm_news', point, coalesce(ask_confirmation.language, 'en'))
  on conflict (key) do nothing;
end
$$;
comment on function private.ask_confirmation(text, text, uuid) is
  'Writes to an address that was typed into a form, unless it is confirmed or has been written to lately.';

create function private.write_form_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  agreed record;
begin
  for agreed in
    select given.channel, private.contact_point(given.channel, given.said) as contact_point
    from (values ('email', new.email, new.consent_email), ('sms', new.phone, new.consent_sms)) as given (channel, said, agreed)
    where given.agreed
  loop
    -- A number that is none was taken by the form; nobody can be written to on it.
    continue when agreed.contact_point is null
      or (agreed.channel = 'sms' and agreed.contact_point !~ '^[+]?[0-9]{7,15}$');
    insert into public.consents (
      contact_point, channel, state, method, wording_version, language, source, source_id, user_id, client_created_at
    ) values (
      agreed.contact_point, agreed.channel, 'granted', 'form', new.wording_version, new.language, 'signups', new.id, new.user_id,
      new.client_created_at
    );
    if agreed.channel = 'email' then
      perform private.ask_confirmation(agreed.contact_point, new.language, new.id);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.write_form_consents() is 'Puts into the ledger what the newsletter form says.';
create trigger signups_write_consents after insert on public.signups
  for each row when (new.type = 'newsletter' and new.quarantined_at is null) execute function private.write_form_consents();
create trigger signups_write_released_consents after update of quarantined_at on public.signups
  for each row when (new.type = 'newsletter' and old.quarantined_at is not null and new.quarantined_at is null)
  execute function private.write_form_consents();

-- "Do not contact me", said at a door or on the phone: for every way to reach that person, or, said for the door, everybody there.
create function private.write_spoken_consents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.consents (contact_point, channel, state, method, source, source_id, user_id, client_created_at)
  select distinct on (reached.channel, reached.contact_point)
    reached.contact_point, reached.channel, 'revoked', case new.channel when 'phone' then 'stop' else 'door' end,
    'contact_attempts', new.id, new.canvasser, new.client_created_at
  from public.people as person
  cross join lateral (
    select way.channel, private.contact_point(way.channel, way.said) as contact_point
    from (values ('email', person.email), ('sms', person.phone), ('call', person.phone)) as way (channel, said)
  ) as reached
  where (person.id = new.person_id or (new.person_id is null and person.household_id = new.household_id))
    and (reached.channel = 'email' or reached.contact_point ~ '^[+]?[0-9]{7,15}$') and reached.contact_point is not null;
  return null;
end
$$;
comment on function private.write_spoken_consents() is 'Puts into the ledger that somebody asked not to be contacted.';
create trigger contact_attempts_write_consents after insert on public.contact_attempts
  for each row when (new.do_not_contact and not new.held) execute function private.write_spoken_consents();
create trigger contact_attempts_write_consents_taken after update of held on public.contact_attempts
  for each row when (new.do_not_contact and old.held and not new.held) execute function private.write_spoken_consents();

-- The mails' two pages. A wrong link is an answer and no error, which would roll its count back. Right ones are never counted: mail
-- services press for many people from one address.
create function private.count_wrong_link() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('failures', 1);
  end if;
end
$$;
comment on function private.count_wrong_link() is 'Raises PT429 for whoever tries many links.';

create function public.unsubscribe(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  point private.contact_points;
begin
  if token ~ '^[0-9a-f]{96}$' then
    select * into point from private.contact_points as known where known.id = left(token, 32)::uuid;
  end if;
  if point.id is null or sha256(convert_to(private.unsubscribe_token(point.id), 'UTF8')) <> sha256(convert_to(token, 'UTF8')) then
    perform private.count_wrong_link();
    return 'unknown';
  end if;
  -- Two presses at once: the second sees what the first wrote.
  perform 1 from private.contact_points as known where known.id = point.id for update;
  if not exists (
    select 1 from private.current_consents as now_so
    where now_so.channel = point.channel and now_so.contact_point = point.contact_point and now_so.state = 'revoked'
  ) then
    insert into public.consents (contact_point, channel, state, method, user_id, client_created_at)
    values (point.contact_point, point.channel, 'revoked', 'page', null, now());
  end if;
  return 'done';
end
$$;
comment on function public.unsubscribe(text) is
  'Takes back what was agreed to for the address of a link: done, also when it was done before; unknown for a link that is none. '
  'Raises PT429 for too many of those.';

create function public.confirm_consent(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  point private.contact_points;
  pressed private.consent_confirmations;
begin
  if token ~ '^[0-9a-f]{64}$' then
    update private.consent_confirmations as asked set used_at = now()
    where asked.token_hash = sha256(convert_to(token, 'UTF8')) and asked.used_at is null and asked.expires_at > now()
    returning * into pressed;
  end if;
  if pressed.point_id is null then
    perform private.count_wrong_link();
    return 'unknown';
  end if;
  select * into point from private.contact_points as known where known.id = pressed.point_id;
  -- A link that was overtaken by a no confirms nothing: whoever wants the news after all signs up again.
  if exists (
    select 1 from private.current_consents as now_so
    where now_so.channel = point.channel and now_so.contact_point = point.contact_point and now_so.state in ('granted', 'confirmed')
  ) then
    insert into public.consents (contact_point, channel, state, method, language, user_id, client_created_at)
    values (point.contact_point, point.channel, 'confirmed', 'page', pressed.language, null, now());
    -- Whoever was erased and has come back, by their own hand.
    delete from private.suppressed_addresses as gone where gone.hash = private.suppression_hash('email', point.contact_point);
    return 'done';
  end if;
  return 'unknown';
end
$$;
comment on function public.confirm_consent(text) is
  'Confirms the address of a link: done, once; unknown for a link that is used, too old, overtaken or none. Raises PT429 for many of those.';

-- For whoever sends mails.
create function public.claim_mails(most integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mail record;
  token text;
  claimed jsonb := '[]';
begin
  perform private.write_digests();
  for mail in
    select waiting.id, waiting.key, waiting.kind, waiting.language, waiting.data, waiting.attempts, waiting.point_id, waiting.user_id,
      coalesce(point.contact_point, account.email::text) as address
    from private.outgoing_mails as waiting
    left join private.contact_points as point on point.id = waiting.point_id
    left join auth.users as account on account.id = waiting.user_id
    where waiting.sent_at is null and waiting.given_up_at is null and waiting.due_at <= now()
    order by waiting.due_at
    limit least(greatest(most, 0), 100)
    for update of waiting skip locked
  loop
    update private.outgoing_mails as taken set
      attempts = taken.attempts + 1, due_at = now() + interval '2 minutes' * (taken.attempts + 1),
      given_up_at = case when mail.attempts >= 8 or mail.address is null then now() end
    where taken.id = mail.id;
    continue when mail.attempts >= 8 or mail.address is null;
    if mail.kind = 'assigned' then
      -- Seen in the app before the mail was due: nothing.
      mail.data := jsonb_build_object('count', nullif(private.assigned_unread(mail.user_id), 0));
    elsif mail.kind = 'moved' then
      mail.data := private.moved_still(mail.point_id, mail.data, mail.id);
      if mail.data ? 'not_yet' then
        -- What it tells of is to come: no try was made of it.
        update private.outgoing_mails as early set attempts = mail.attempts, due_at = now() + interval '15 minutes' where early.id = mail.id;
        continue;
      end if;
      if mail.data ? 'answer' then
        update private.outgoing_mails as one set data = one.data || jsonb_build_object('answer', mail.data -> 'answer') where one.id = mail.id;
        mail.data := mail.data - 'answer';
      end if;
    end if;
    if mail.data is null or mail.data -> 'count' = 'null' then
      update private.outgoing_mails as unneeded set sent_at = now(), problem = 'not needed' where unneeded.id = mail.id;
      continue;
    end if;
    token := null;
    if mail.kind = 'confirm_news' then
      token := encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex');
      insert into private.consent_confirmations (token_hash, point_id, language)
      values (sha256(convert_to(token, 'UTF8')), mail.point_id, mail.language);
    end if;
    claimed := claimed || jsonb_build_object(
      'id', mail.id, 'key', mail.key, 'kind', mail.kind, 'address', mail.address, 'language', mail.language, 'data', mail.data,
      'token', token, 'unsubscribe', private.unsubscribe_token(mail.point_id)
    );
  end loop;
  return claimed;
end
$$;
comment on function public.claim_mails(integer) is
  'Mails to be sent now, each given to one who asks: nobody else gets it for some minutes. Tried nine times. For the servers'' own key alone.';

create function public.settle_mail(mail uuid, problem text default null) returns void
language sql security definer set search_path = ''
as $$
  update private.outgoing_mails as sent set
    sent_at = case when settle_mail.problem is null then now() end, problem = left(settle_mail.problem, 100)
  where sent.id = settle_mail.mail and sent.sent_at is null
$$;
comment on function public.settle_mail(uuid, text) is 'Says that a claimed mail was sent, or by which code it was not. For the servers'' own key alone.';

-- What leaders see, and take along.
create function public.consent_overview(search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(left(coalesce(search, ''), 254)));
  digits constant text := regexp_replace(wanted, '\D', '', 'g');
begin
  perform private.require_permission('lead_campaign');
  return (
    with now_so as materialized (select * from private.current_consents)
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_agg(to_jsonb(summed) order by summed.channel, summed.state), '[]')
        from (select one.channel, one.state, count(*) as n from now_so as one group by 1, 2) as summed
      ),
      'found', (
        select coalesce(jsonb_agg(to_jsonb(shown) order by shown.changed_at desc, shown.contact_point, shown.channel), '[]')
        from (
          select one.contact_point, one.channel, one.state, one.allowed, one.language, one.changed_at from now_so as one
          where wanted = '' or strpos(one.contact_point, wanted) > 0
            or (wanted !~ '[a-z@]' and digits <> '' and strpos(one.contact_point, digits) > 0)
          order by one.changed_at desc, one.contact_point, one.channel limit 200
        ) as shown
      )
    )
  );
end
$$;
comment on function public.consent_overview(text) is
  'How many agreed by way and state, and the 200 addresses that changed last among those found. Raises 42501 for others than leaders.';

create function public.consent_history(contact_point text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.happened_at desc, shown.id), '[]')
    from (
      select consent.id, consent.channel, consent.state, consent.method, consent.wording_version, consent.language,
        consent.happened_at, account.email::text as written_by,
        exists (select 1 from private.counting_consents as still where still.id = consent.id) as counts
      from public.consents as consent left join auth.users as account on account.id = consent.user_id
      where consent.contact_point = consent_history.contact_point
      order by consent.happened_at desc, consent.id limit 200
    ) as shown
  );
end
$$;
comment on function public.consent_history(text) is
  'What was said about an address, the newest first, at most 200. Raises 42501 for others than leaders.';

create function private.begin_consented_export(what text, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  if coalesce(private.text_length(reason), 0) not between 3 and 200 then
    raise exception 'Say in a few words what the list is for.' using errcode = '22023';
  end if;
  insert into private.security_events (user_id, action, detail) values (auth.uid(), 'exported', what || ': ' || reason);
end
$$;
comment on function private.begin_consented_export(text, text) is
  'Writes down who takes a list along, and what for. Raises 42501 for others than leaders, PT428 without recent proof, 22023 without a reason.';

create function private.consented_people() returns table (
  name text,
  language text,
  email text,
  phone text,
  agreed_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  with allowed as materialized (
    select now_so.channel, now_so.contact_point, now_so.language, now_so.changed_at
    from private.current_consents as now_so where now_so.allowed
  ), forms as (
    -- The last name that came with an address is that person's.
    select distinct on (said.email) said.email, said.phone, said.name, said.language
    from (
      select private.contact_point('email', form.email) as email, private.contact_point('sms', form.phone) as phone,
        form.name, form.language, form.client_created_at, form.consent_sms
      from public.signups as form
      where form.type = 'newsletter' and form.withdrawn_at is null and form.quarantined_at is null
    ) as said
    order by said.email, said.consent_sms desc nulls last, said.client_created_at desc
  )
  select forms.name, coalesce(mail.language, forms.language), mail.contact_point, text_to.contact_point,
    greatest(mail.changed_at, text_to.changed_at)
  from forms
  left join allowed as mail on mail.channel = 'email' and mail.contact_point = forms.email
  left join allowed as text_to on text_to.channel = 'sms' and text_to.contact_point = forms.phone
  where mail.contact_point is not null or text_to.contact_point is not null
  union all
  select null, one.language, case when one.channel = 'email' then one.contact_point end,
    case when one.channel = 'sms' then one.contact_point end, one.changed_at
  from allowed as one
  where one.channel in ('email', 'sms')
    and not exists (
      select 1 from forms where case one.channel when 'email' then forms.email else forms.phone end = one.contact_point
    )
$$;
comment on function private.consented_people() is
  'Who may be written to: an address stands in its column only if its owner agreed to that way. Names as on the newsletter form.';

create function public.export_newsletter(reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_consented_export('newsletter', reason);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', one.name, 'email', one.email, 'language', one.language, 'agreed_at', one.agreed_at,
          'unsubscribe', private.unsubscribe_token(private.point_of('email', one.email))
        ) order by one.email
      ), '[]'
    )
    from private.consented_people() as one where one.email is not null
  );
end
$$;
comment on function public.export_newsletter(text) is
  'Everybody who may be sent the newsletter, each with their link to unsubscribe. Written down with the reason. Raises 42501 for others '
  'than leaders, PT428 without recent proof, 22023 without a reason.';

create function public.export_osdi(reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_consented_export('OSDI people', reason);
  return (
    select jsonb_build_object(
      'total_records', count(*),
      '_embedded', jsonb_build_object(
        'osdi:people', coalesce(
          jsonb_agg(
            jsonb_strip_nulls(jsonb_build_object(
              'given_name', one.name,
              'languages_spoken', case when one.language is not null then jsonb_build_array(one.language) end,
              'email_addresses', case when one.email is not null then jsonb_build_array(
                jsonb_build_object('address', one.email, 'primary', true, 'status', 'subscribed')
              ) end,
              'phone_numbers', case when one.phone is not null then jsonb_build_array(
                jsonb_build_object('number', one.phone, 'primary', true, 'sms_capable', true, 'do_not_call', true, 'status', 'subscribed')
              ) end
            )) order by one.email, one.phone
          ), '[]'
        )
      )
    )
    from private.consented_people() as one
  );
end
$$;
comment on function public.export_osdi(text) is
  'Who may be written to as OSDI people, for another program. Written down with the reason. Raises as export_newsletter() does.';

create function private.grants_for_consents() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.consents to authenticated;
  grant insert (id, contact_point, channel, state, method, wording_version, language, user_id, client_created_at)
    on public.consents to authenticated;
  grant execute on function public.unsubscribe(text), public.confirm_consent(text) to anon, authenticated;
  grant execute on function
    public.consent_overview(text), public.consent_history(text), public.export_newsletter(text), public.export_osdi(text)
    to authenticated;
  grant execute on function public.claim_mails(integer), public.settle_mail(uuid, text) to service_role;
end
$$;
comment on function private.grants_for_consents() is 'What the APIs roles may do with the ledger of consents. Whoever sends mails has the servers own key.';

select private.restore_grants();
