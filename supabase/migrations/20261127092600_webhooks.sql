-- Other programs that are told of new signups: a signed message each, tried again until it is taken, with a log.

create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  secret text not null,
  what text[] not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text,
  constraint webhooks_url_shape check (url ~ '^https?://[^[:space:]/?#@]+(/[^[:space:]]*)?$'),
  constraint webhooks_url_at_most_500 check (char_length(url) <= 500),
  constraint webhooks_what_known check (
    cardinality(what) > 0 and what <@ array['volunteer', 'idea', 'newsletter', 'event', 'yard_sign']
  ),
  constraint webhooks_ended_because_known check ((ended_at is null) = (ended_because is null) and ended_because in ('by_hand', 'gone', 'failing'))
);
comment on table private.webhooks is 'Addresses of other programs, and of what they are told.';
comment on column private.webhooks.secret is 'Signs its messages (Standard Webhooks, whsec_ before 32 bytes in base64). Shown once, when it is made.';
comment on column private.webhooks.ended_because is 'by_hand; gone: its server said 410; failing: nothing was taken for five days.';
create index webhooks_created_by_idx on private.webhooks (created_by) where created_by is not null;

alter table private.webhooks enable row level security;

create table private.webhook_messages (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references private.webhooks (id) on delete cascade,
  submission_kind text,
  submission_id uuid,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  given_up_at timestamptz,
  status integer,
  problem text,
  constraint webhook_messages_once unique nulls distinct (webhook_id, submission_kind, submission_id),
  constraint webhook_messages_problem_known check (problem in ('refused', 'unreachable', 'too_slow', 'not_allowed', 'redirected')),
  constraint webhook_messages_about_a_line foreign key (submission_kind, submission_id)
  references public.inbox_items (kind, id) on delete cascade
);
comment on table private.webhook_messages is
  'One line a message: no content. What is sent is read when it is sent, so that who is erased is in no log. Without a submission: a trial.';
create index webhook_messages_due_at_idx on private.webhook_messages (due_at) where delivered_at is null and given_up_at is null;
create index webhook_messages_webhook_id_idx on private.webhook_messages (webhook_id, created_at desc);
create index webhook_messages_about_a_line_idx on private.webhook_messages (submission_kind, submission_id);

alter table private.webhook_messages enable row level security;

create function private.tell_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A newsletter is told of when its address is confirmed.
  insert into private.webhook_messages (webhook_id, submission_kind, submission_id)
  select hook.id, line.kind, line.id
  from added as line join private.webhooks as hook on hook.ended_at is null and line.what = any (hook.what)
  where line.what <> 'newsletter'
  on conflict on constraint webhook_messages_once do nothing;
  return null;
end
$$;
comment on function private.tell_webhooks() is 'Writes down which programs are to be told of new lines of the inbox.';
create trigger inbox_items_tell_webhooks after insert on public.inbox_items
  referencing new table as added for each statement execute function private.tell_webhooks();

create function private.tell_webhooks_of_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.webhook_messages (webhook_id, submission_kind, submission_id)
  select hook.id, 'signup', form.id
  from private.webhooks as hook
  cross join lateral (
    select one.id from public.signups as one
    where one.type = 'newsletter' and one.withdrawn_at is null and one.quarantined_at is null
      and private.contact_point('email', one.email) = new.contact_point
    order by one.created_at desc limit 1
  ) as form
  where hook.ended_at is null and 'newsletter' = any (hook.what)
  on conflict on constraint webhook_messages_once do nothing;
  return null;
end
$$;
comment on function private.tell_webhooks_of_confirmed() is 'Tells of a newsletter when its address was confirmed.';
create trigger consents_tell_webhooks after insert on public.consents
  for each row when (new.state = 'confirmed' and new.channel = 'email') execute function private.tell_webhooks_of_confirmed();

-- What may leave the house: an address only where its owner agreed to be written to that way.
create function private.webhook_data(of_kind text, submission uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', item.id, 'kind', item.what, 'arrived_at', item.arrived_at, 'name', form.name, 'interest', form.interest,
    'event_id', form.event_id, 'language', form.language,
    'email', (
      select now_so.contact_point from private.current_consents as now_so
      where now_so.channel = 'email' and now_so.allowed and now_so.contact_point = private.contact_point('email', form.email)
    ),
    'phone', (
      select now_so.contact_point from private.current_consents as now_so
      where now_so.channel = 'sms' and now_so.allowed and now_so.contact_point = private.contact_point('sms', form.phone)
    )
  ))
  from public.inbox_items as item
  cross join lateral (
    select one.name, one.email, one.phone, one.interest, one.event_id, one.language from public.signups as one
    where item.kind = 'signup' and one.id = item.id
    union all
    select one.name, null, one.phone, null, null, one.language from public.yard_sign_requests as one
    where item.kind = 'yard_sign' and one.id = item.id
  ) as form
  where item.kind = of_kind and item.id = submission and not item.withdrawn
$$;
comment on function private.webhook_data(text, uuid) is
  'What another program is told of a submission: no notes, and an address only with consent. Null for what was withdrawn.';

-- Seconds until the next try, as the Standard Webhooks specification suggests: over three days.
create function private.webhook_wait(attempts integer) returns interval
language sql immutable parallel safe set search_path = ''
as $$
  select make_interval(secs => (array[5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400])[least(attempts, 9)])
$$;

create function public.claim_webhooks(most integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message record;
  data jsonb;
  claimed jsonb := '[]';
begin
  for message in
    select waiting.id, waiting.attempts, waiting.submission_kind, waiting.submission_id, waiting.created_at, hook.url, hook.secret,
      hook.ended_at
    from private.webhook_messages as waiting join private.webhooks as hook on hook.id = waiting.webhook_id
    where waiting.delivered_at is null and waiting.given_up_at is null and waiting.due_at <= now()
    order by waiting.due_at
    limit least(greatest(most, 0), 100)
    for update of waiting skip locked
  loop
    data := case when message.submission_id is null then '{"trial": true}'
      else private.webhook_data(message.submission_kind, message.submission_id) end;
    update private.webhook_messages as taken set
      attempts = taken.attempts + 1, due_at = now() + interval '1 minute' + private.webhook_wait(taken.attempts + 1),
      given_up_at = case when data is null or message.ended_at is not null or message.attempts >= 10 then now() end
    where taken.id = message.id;
    continue when data is null or message.ended_at is not null or message.attempts >= 10;
    claimed := claimed || jsonb_build_object(
      'id', message.id, 'url', message.url, 'secret', message.secret,
      'body', jsonb_build_object(
        'type', case when message.submission_id is null then 'trial' else 'signup.created' end,
        'timestamp', message.created_at, 'data', data
      )
    );
  end loop;
  return claimed;
end
$$;
comment on function public.claim_webhooks(integer) is
  'Messages to be sent now, each given to one who asks. Tried ten times over three days. For the servers'' own key alone.';

create function public.settle_webhook(message uuid, status integer, problem text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.webhook_messages as sent set
    delivered_at = case when settle_webhook.problem is null then now() end, status = settle_webhook.status,
    problem = settle_webhook.problem,
    due_at = now() + private.webhook_wait(sent.attempts),
    given_up_at = case when settle_webhook.problem is not null and (sent.attempts >= 10 or settle_webhook.status = 410) then now() end
  where sent.id = settle_webhook.message and sent.delivered_at is null;
  update private.webhooks as hook set
    ended_at = now(), ended_because = case when settle_webhook.status = 410 then 'gone' else 'failing' end
  from private.webhook_messages as sent
  where sent.id = settle_webhook.message and hook.id = sent.webhook_id and hook.ended_at is null and settle_webhook.problem is not null
    and (
      settle_webhook.status = 410
      or (
        exists (
          select 1 from private.webhook_messages as old
          where old.webhook_id = hook.id and old.delivered_at is null and old.created_at < now() - interval '5 days'
            and old.attempts > 0
        ) and not exists (
          select 1 from private.webhook_messages as good
          where good.webhook_id = hook.id and good.delivered_at > now() - interval '5 days'
        )
      )
    );
end
$$;
comment on function public.settle_webhook(uuid, integer, text) is
  'Says that a message was taken, or why not: it is tried again later. An address that says 410, or takes nothing for five days, is '
  'ended. For the servers'' own key alone.';

-- For leaders.

create function public.webhook_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.ended_at nulls first, shown.created_at desc, shown.id), '[]')
    from (
      select hook.id, hook.url, hook.what, hook.created_at, private.name_of(hook.created_by) as created_by, hook.ended_at, hook.ended_because,
        (select count(*) from private.webhook_messages as one where one.webhook_id = hook.id and one.delivered_at is not null) as delivered,
        (
          select count(*) from private.webhook_messages as one
          where one.webhook_id = hook.id and one.delivered_at is null and one.given_up_at is null
        ) as waiting,
        (
          select coalesce(jsonb_agg(to_jsonb(last) order by last.created_at desc, last.id), '[]') from (
            select one.id, item.what, one.created_at, one.attempts, one.delivered_at, one.given_up_at, one.status, one.problem,
              case when one.delivered_at is null and one.given_up_at is null then one.due_at end as next_at
            from private.webhook_messages as one
            left join public.inbox_items as item on item.kind = one.submission_kind and item.id = one.submission_id
            where one.webhook_id = hook.id order by one.created_at desc, one.id limit 20
          ) as last
        ) as log
      from private.webhooks as hook
      order by hook.ended_at nulls first, hook.created_at desc, hook.id limit 30
    ) as shown
  );
end
$$;
comment on function public.webhook_overview() is
  'The other programs that are told of signups, each with its last 20 messages. Never a secret. Raises 42501 for others than leaders.';

create function public.add_webhook(url text, what text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made private.webhooks;
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  if (select count(*) from private.webhooks as known where known.ended_at is null) >= 10 then
    raise exception 'Ten programs are told already. End one first.' using errcode = 'PT409';
  end if;
  insert into private.webhooks (url, secret, what, created_by)
  values (
    add_webhook.url,
    'whsec_' || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
    (select array_agg(distinct one) from unnest(add_webhook.what) as one), auth.uid()
  ) returning * into made;
  insert into private.security_events (user_id, action, detail)
  values (auth.uid(), 'exported', left('webhook: ' || substring(made.url from '^https?://([^/]+)'), 60));
  return jsonb_build_object('id', made.id, 'secret', made.secret);
end
$$;
comment on function public.add_webhook(text, text[]) is
  'Tells one more program of signups from now on; the secret that signs its messages is told here and never again. Written down as an '
  'export. Raises 42501 for others than leaders, PT428 without recent proof, PT409 for an eleventh; the table refuses what is no address.';

create function public.end_webhook(webhook uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  update private.webhooks as hook set ended_at = now(), ended_because = 'by_hand'
  where hook.id = end_webhook.webhook and hook.ended_at is null;
end
$$;
comment on function public.end_webhook(uuid) is 'Tells that program nothing more. Raises 42501 for others than leaders.';

create function public.try_webhook(webhook uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  if exists (select 1 from private.webhooks as hook where hook.id = try_webhook.webhook and hook.ended_at is not null) then
    raise exception 'That program is told nothing any more.' using errcode = 'PT409';
  end if;
  perform private.one_at_a_time('webhook trials');
  if (
    select count(*) from private.webhook_messages as trial
    where trial.webhook_id = try_webhook.webhook and trial.submission_id is null and trial.created_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'Twenty trials an hour are enough.' using errcode = 'PT429';
  end if;
  insert into private.webhook_messages (webhook_id) select hook.id from private.webhooks as hook where hook.id = try_webhook.webhook;
end
$$;
comment on function public.try_webhook(uuid) is
  'Sends a trial message. Raises 42501 for others than leaders, PT409 for an ended one, PT429 for the twenty-first in an hour.';

create function public.resend_webhook(message uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_campaign');
  update private.webhook_messages as again set due_at = now(), given_up_at = null, attempts = 0
  from private.webhooks as hook
  where again.id = resend_webhook.message and again.delivered_at is null and hook.id = again.webhook_id and hook.ended_at is null;
end
$$;
comment on function public.resend_webhook(uuid) is 'Tries a message that was not taken again, now. Raises 42501 for others than leaders.';

create function private.grants_for_webhooks() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.webhook_overview(), public.add_webhook(text, text[]), public.end_webhook(uuid), public.try_webhook(uuid), public.resend_webhook(uuid)
    to authenticated;
  grant execute on function public.claim_webhooks(integer), public.settle_webhook(uuid, integer, text) to service_role;
end
$$;
comment on function private.grants_for_webhooks() is 'What the APIs roles may do with webhooks. Whoever sends has the servers own key.';

select private.restore_grants();
