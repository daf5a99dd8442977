-- Support for what visitors ask and propose, without an account: a device gives it and takes it back; the server keeps a keyed hash of the
-- device's secret, once an item, and tells numbers alone. A burst waits until somebody has looked at it.

create table private.support_items (
  kind text not null,
  item_id uuid not null,
  into_id uuid,
  scope uuid,
  counted integer not null default 0,
  in_room integer not null default 0,
  confirmed integer not null default 0,
  held integer not null default 0,
  primary key (kind, item_id),
  constraint support_items_kind_known check (kind in ('question', 'idea')),
  constraint support_items_into_another check (into_id <> item_id),
  constraint support_items_into_id_known foreign key (kind, into_id) references private.support_items (kind, item_id)
);
comment on table private.support_items is 'What may be supported. Its numbers are kept where a merge ends: each supporter once for all that was merged into it.';
comment on column private.support_items.into_id is 'What it was merged into; the numbers are there.';
comment on column private.support_items.scope is 'In which room it was asked: support with that room''s code is told apart.';
comment on column private.support_items.held is 'Supporters in bursts that nobody has looked at yet.';
create index support_items_into_id_idx on private.support_items (kind, into_id) where into_id is not null;
alter table private.support_items enable row level security;

create table private.support_rooms (
  scope uuid primary key,
  code text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null
);
comment on table private.support_rooms is 'The code that is read out in a room, and when.';
alter table private.support_rooms enable row level security;

create table private.support_bursts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  item_id uuid not null,
  reason text not null,
  origin bytea,
  began_at timestamptz not null default now(),
  state text not null default 'waiting',
  settled_by uuid references auth.users (id) on delete set null,
  settled_at timestamptz,
  constraint support_bursts_of_an_item foreign key (kind, item_id) references private.support_items (kind, item_id) on delete cascade,
  constraint support_bursts_reason_known check (reason in ('address', 'rush')),
  constraint support_bursts_state_known check (state in ('waiting', 'counted', 'dropped')),
  constraint support_bursts_settled_both_or_neither check ((state = 'waiting') = (settled_at is null))
);
comment on table private.support_bursts is 'Much support for one item at once, from one address or altogether: held until staff let it count or drop it.';
comment on column private.support_bursts.origin is 'As in private.supports, of an address for two days; then the burst''s own id. Null: a rush, from anywhere.';
create unique index support_bursts_one_waits on private.support_bursts (kind, item_id, (coalesce(origin, ''::bytea))) where state = 'waiting';
create index support_bursts_forget_origin_idx on private.support_bursts (began_at) where reason = 'address' and octet_length(origin) = 32;
create index support_bursts_of_an_item_idx on private.support_bursts (kind, item_id);
create index support_bursts_settled_by_idx on private.support_bursts (settled_by) where settled_by is not null;
alter table private.support_bursts enable row level security;
create trigger support_bursts_record_change after update on private.support_bursts
  for each row when (old.state is distinct from new.state) execute function private.record_change('id', 'origin');

create table private.supports (
  kind text not null,
  item_id uuid not null,
  supporter bytea not null,
  given boolean not null,
  turn integer not null,
  in_room boolean not null,
  confirmed boolean not null,
  origin bytea,
  burst_id uuid references private.support_bursts (id) on delete set null,
  since timestamptz not null default now(),
  primary key (kind, item_id, supporter),
  constraint supports_of_an_item foreign key (kind, item_id) references private.support_items (kind, item_id) on delete cascade
);
comment on table private.supports is 'Who supports what, as keyed hashes. Nobody selects it: it is counted.';
comment on column private.supports.supporter is 'HMAC of the kind and the device''s secret: the same for two items of a kind, so that a merge counts a device once.';
comment on column private.supports.turn is 'Which change of its mind this is, by the device''s count: what comes late or twice changes nothing.';
comment on column private.supports.origin is 'HMAC of the item, the day and the address, for two days: bursts are seen by it, two items never joined.';
create index supports_origin_idx on private.supports (kind, item_id, origin, since) where origin is not null;
create index supports_since_idx on private.supports (kind, item_id, since);
create index supports_burst_id_idx on private.supports (burst_id) where burst_id is not null;
create index supports_forget_origin_idx on private.supports (since) where origin is not null;
alter table private.supports enable row level security;

-- With the key that seals links (20261127092000_consents.sql), under a name of its own.
create function private.support_hash(said text) returns bytea
language sql stable security definer set search_path = ''
as $$
  select sha256(secret.outer_key || sha256(secret.inner_key || convert_to('support ' || said, 'UTF8')))
  from private.link_secret as secret
$$;
comment on function private.support_hash(text) is 'HMAC-SHA256 under a key that leaves with the database alone.';

create function private.support_root(of_kind text, item uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  root uuid := item;
  next uuid;
begin
  loop
    select one.into_id into next from private.support_items as one where one.kind = of_kind and one.item_id = root;
    exit when next is null;
    root := next;
  end loop;
  return root;
end
$$;
comment on function private.support_root(text, uuid) is 'Where the support of an item counts: itself, or what it was merged into in the end.';

-- Not language sql: its plan would be made anew for each slip.
create function private.count_support(of_kind text, item uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with recursive family as (
    select private.support_root(of_kind, item) as id
    union
    select one.item_id from private.support_items as one join family on one.into_id = family.id and one.kind = of_kind
  ), voices as (
    select said.supporter,
      bool_or(burst.state is null or burst.state = 'counted') as counts,
      bool_or(said.in_room and (burst.state is null or burst.state = 'counted')) as in_room,
      bool_or(said.confirmed and (burst.state is null or burst.state = 'counted')) as confirmed,
      bool_or(burst.state is not distinct from 'waiting') as waits
    from family
    join private.supports as said on said.kind = of_kind and said.item_id = family.id and said.given
    left join private.support_bursts as burst on burst.id = said.burst_id
    group by said.supporter
  ), sums as (
    select count(*) filter (where voices.counts) as counted, count(*) filter (where voices.in_room) as in_room,
      count(*) filter (where voices.confirmed) as confirmed, count(*) filter (where voices.waits and not voices.counts) as held
    from voices
  )
  update private.support_items as one set
    counted = case when one.into_id is null then sums.counted else 0 end,
    in_room = case when one.into_id is null then sums.in_room else 0 end,
    confirmed = case when one.into_id is null then sums.confirmed else 0 end,
    held = case when one.into_id is null then sums.held else 0 end
  from sums, family
  where one.kind = of_kind and one.item_id = family.id
    and (one.into_id is null or (one.counted, one.in_room, one.confirmed, one.held) <> (0, 0, 0, 0));
end
$$;
comment on function private.count_support(text, uuid) is 'Counts an item''s whole family anew: each supporter once, what is held apart.';

create function private.support_item(of_kind text, item uuid, in_scope uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.support_items as known (kind, item_id, scope) values (of_kind, item, in_scope)
  on conflict (kind, item_id) do update set scope = excluded.scope where known.scope is distinct from excluded.scope
$$;
comment on function private.support_item(text, uuid, uuid) is 'From now on it may be supported. Again is no error.';

create function private.support_room(in_scope uuid, code text, opens_at timestamptz, closes_at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  insert into private.support_rooms as known (scope, code, opens_at, closes_at)
  values (in_scope, support_room.code, support_room.opens_at, support_room.closes_at)
  on conflict (scope) do update set code = excluded.code, opens_at = excluded.opens_at, closes_at = excluded.closes_at
$$;
comment on function private.support_room(uuid, text, timestamptz, timestamptz) is 'The code of a room, and the hours in which it is read out there.';

create function private.join_support(of_kind text, item uuid, into_item uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was uuid;
begin
  perform private.one_at_a_time('support ' || of_kind);
  insert into private.support_items (kind, item_id)
  select of_kind, one from unnest(array[item, into_item]) as one where one is not null
  on conflict (kind, item_id) do nothing;
  if exists (
    with recursive chain as (
      select into_item as id
      union
      select one.into_id from private.support_items as one join chain on one.item_id = chain.id and one.kind = of_kind
    )
    select 1 from chain where chain.id = item
  ) then
    raise exception 'It cannot be merged into itself.' using errcode = '22023';
  end if;
  select one.into_id into was from private.support_items as one where one.kind = of_kind and one.item_id = item;
  if was is not distinct from into_item then
    return;
  end if;
  update private.support_items as one set into_id = into_item where one.kind = of_kind and one.item_id = item;
  perform private.count_support(of_kind, one) from unnest(array[was, item]) as one where one is not null;
end
$$;
comment on function private.join_support(text, uuid, uuid) is
  'Counts an item''s support with another''s, or by itself again (null). Raises 22023 for a circle.';

create function private.support_shown(counted integer) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select case when counted >= 5 then counted end $$;
comment on function private.support_shown(integer) is 'What visitors read of a number of supporters: null below five.';

-- A letterbox: what is put in is counted and taken out in the same statement.
create table public.supports_sent (
  id uuid primary key,
  kind text not null,
  item_id uuid not null,
  voice text not null,
  given boolean not null,
  turn integer not null,
  room_code text,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint supports_sent_kind_known check (kind in ('question', 'idea')),
  constraint supports_sent_voice_shape check (voice operator(pg_catalog.~) '^[A-Za-z0-9_-]{43}$'),
  constraint supports_sent_turn_1_to_1000000 check (turn between 1 and 1000000),
  constraint supports_sent_room_code_shape check (room_code operator(pg_catalog.~) '^[A-Z0-9]{4,12}$'),
  constraint supports_sent_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.supports_sent is 'Where devices put that they support something, or no longer. Always empty.';
comment on column public.supports_sent.voice is 'Made on the device out of its secret and the kind: 32 bytes, base64url.';
alter table public.supports_sent enable row level security;
create policy "Anyone says what they support" on public.supports_sent
  for insert to anon, authenticated with check (id is not null);
create policy "The session has not ended" on public.supports_sent as restrictive for all to authenticated
  using ((select private.session_holds())) with check ((select private.session_holds()));
create trigger supports_sent_ask_session before insert on public.supports_sent
  for each statement execute function private.ask_session();

create trigger supports_sent_keep_phone_time before insert on public.supports_sent
  for each row execute function private.keep_phone_time();
create trigger supports_sent_before_refuse_who_is_over before insert on public.supports_sent
  for each statement execute function private.refuse_who_is_over('supports');
create trigger supports_sent_cap_rows before insert on public.supports_sent
  for each row execute function private.cap_rows();
create trigger supports_sent_count_sent_rows after insert on public.supports_sent
  referencing new table as sent for each statement execute function private.count_sent_rows('supports');

-- Which burst a support that was just given belongs to, if there is one. All that came in it wait together, also those from before it
-- was seen to be one.
create function private.hold_burst(of_kind text, item uuid, from_where bytea, with_code boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.form_limits := private.limits_now();
  looked_at timestamptz;
  reason text;
  burst uuid;
begin
  -- What somebody looked at and let count is not held again: the count begins anew.
  select max(done.settled_at) into looked_at from private.support_bursts as done
  where done.kind = of_kind and done.item_id = item and done.state = 'counted'
    and (done.origin is null or done.origin = from_where);
  if from_where is not null and (
    select count(*) from private.supports as one
    where one.kind = of_kind and one.item_id = item and one.origin = from_where and one.given and one.in_room = with_code
      and one.since > coalesce(looked_at, '-infinity')
  ) > (case when with_code then limits.support_burst_in_room else limits.support_burst end) then
    reason := 'address';
  elsif not with_code and (
    -- With those of a rush that waits already: its tail is not counted for being the second hundred.
    select count(*) from private.supports as one
    left join private.support_bursts as rush on rush.id = one.burst_id
    where one.kind = of_kind and one.item_id = item and one.given and not one.in_room
      and (one.burst_id is null or (rush.state = 'waiting' and rush.reason = 'rush'))
      and one.since > greatest(now() - interval '10 minutes', looked_at)
  ) > limits.support_rush then
    reason := 'rush';
  else
    return null;
  end if;
  insert into private.support_bursts as known (kind, item_id, reason, origin)
  values (of_kind, item, reason, case reason when 'address' then from_where end)
  on conflict (kind, item_id, (coalesce(origin, ''::bytea))) where state = 'waiting' do update set reason = excluded.reason
  returning known.id into burst;
  update private.supports as one set burst_id = burst
  where one.kind = of_kind and one.item_id = item and one.burst_id is null and one.in_room = with_code
    and case reason when 'address' then one.origin = from_where else one.since > now() - interval '10 minutes' end
    and one.since > coalesce(looked_at, '-infinity');
  return burst;
end
$$;
comment on function private.hold_burst(text, uuid, bytea, boolean) is
  'Holds what came with this support if it is too much from one address in a day, or too much altogether in ten minutes. Null: neither.';

-- All rows of a statement together, and behind the count: row by row 1,000 of them took seconds before the count refused them.
create function private.take_supports() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  slip public.supports_sent;
  address constant text := (private.request_sender()).address;
  proved constant boolean := exists (
    select 1 from auth.users as account where account.id = auth.uid() and account.email_confirmed_at is not null
  );
  room uuid;
  known_by bytea;
  from_where bytea;
  said_at timestamptz;
  with_code boolean;
  known private.supports;
  -- What was supported: {kind, item, origin, with_code, is_new} each.
  taken jsonb[] := '{}';
  one jsonb;
begin
  delete from public.supports_sent as put using sent where put.id = sent.id;
  -- Two that are counted at once would each miss the other, and a merge in between both. In one order, so that none wait in a circle.
  perform private.one_at_a_time('support ' || kinds.kind) from (select distinct put.kind from sent as put order by put.kind) as kinds;
  for slip in select * from sent loop
    known_by := private.support_hash(slip.kind || ' ' || slip.voice);
    said_at := least(slip.client_created_at, slip.created_at);
    select item.scope into room from private.support_items as item where item.kind = slip.kind and item.item_id = slip.item_id;
    if not found then
      continue; -- Gone, or never there: the sender does not learn which.
    end if;
    select * into known from private.supports as given
    where given.kind = slip.kind and given.item_id = slip.item_id and given.supporter = known_by;
    if known.turn >= slip.turn then
      continue;
    end if;
    with_code := slip.room_code is not null and exists (
      select 1 from private.support_rooms as open
      where open.scope = room and open.code = slip.room_code and said_at between open.opens_at and open.closes_at
        -- A phone of the room may come home first. Its time alone is no proof: weeks later anybody can say that they were there.
        and slip.created_at < open.closes_at + interval '1 day'
    );
    from_where := private.support_hash(slip.item_id || ' ' || (now() at time zone 'UTC')::date || ' ' || address);
    insert into private.supports as given (kind, item_id, supporter, given, turn, in_room, confirmed, origin)
    values (slip.kind, slip.item_id, known_by, slip.given, slip.turn, with_code, proved, from_where)
    on conflict (kind, item_id, supporter) do update set given = excluded.given, turn = excluded.turn,
      in_room = given.in_room or excluded.in_room, confirmed = given.confirmed or excluded.confirmed,
      -- Given again it is new support of now and from here: a hundred that were made ready yesterday are a burst today.
      since = case when excluded.given and not given.given then now() else given.since end,
      origin = case
        when excluded.given and not given.given or excluded.in_room and not given.in_room then excluded.origin else given.origin
      end;
    taken := taken || jsonb_build_object(
      'kind', slip.kind, 'item', slip.item_id, 'origin', from_where, 'with_code', with_code,
      'is_new', slip.given and known.burst_id is null and (not coalesce(known.given, false) or with_code and not known.in_room)
    );
  end loop;
  -- Once for all rows of an item, so that fifty cost little more than one.
  for one in select distinct each from unnest(taken) as each where (each ->> 'is_new')::boolean loop
    perform private.hold_burst(one ->> 'kind', (one ->> 'item')::uuid, (one ->> 'origin')::bytea, (one ->> 'with_code')::boolean);
  end loop;
  perform private.count_support(item.kind, item.id)
  from (select distinct each ->> 'kind' as kind, (each ->> 'item')::uuid as id from unnest(taken) as each) as item;
  update private.supports as stale set origin = null where (stale.kind, stale.item_id, stale.supporter) in (
    select gone.kind, gone.item_id, gone.supporter from private.supports as gone
    where gone.origin is not null and gone.since < now() - interval '2 days' limit 20
  );
  -- Nothing that comes later has the address of that day. Not null: that is a rush, from anywhere.
  update private.support_bursts as stale set origin = decode(replace(stale.id::text, '-', ''), 'hex')
  where stale.reason = 'address' and octet_length(stale.origin) = 32 and stale.began_at < now() - interval '2 days';
  return null;
end
$$;
comment on function private.take_supports() is 'Counts what a device put into the letterbox, and takes it out. What comes late or twice changes nothing.';
-- By their names this one fires after the count.
create trigger supports_sent_take_supports after insert on public.supports_sent
  referencing new table as sent for each statement execute function private.take_supports();

create function private.may_settle_bursts(of_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Whoever runs a room sees the burst while the room is full, and whoever publishes may be at home.
  select private.may('publish_content') or (of_kind = 'question' and private.may('run_events'))
$$;
comment on function private.may_settle_bursts(text) is 'Whether the caller may look at much support at once for something of this kind.';

create function public.support_bursts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_settle_bursts('question') then
    perform private.require_permission('publish_content');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', burst.id, 'kind', burst.kind, 'item_id', burst.item_id, 'reason', burst.reason, 'began_at', burst.began_at, 'supports', (
        select count(*) from private.supports as one where one.burst_id = burst.id and one.given
      )
    ) order by burst.began_at, burst.id), '[]')
    from private.support_bursts as burst where burst.state = 'waiting' and private.may_settle_bursts(burst.kind)
  );
end
$$;
comment on function public.support_bursts() is
  'The bursts that wait for a look: of ideas for those who publish, of questions also for those who run events. Raises 42501 for others.';

create function public.settle_support_burst(burst uuid, counts boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known private.support_bursts;
  verdict text := case counts when true then 'counted' when false then 'dropped' end;
begin
  select * into known from private.support_bursts as one where one.id = burst;
  if not private.may_settle_bursts(coalesce(known.kind, 'question')) then
    perform private.require_permission('publish_content');
  end if;
  if known.id is null or verdict is null then
    raise exception 'That burst of support is not there.' using errcode = '22023';
  end if;
  perform private.one_at_a_time('support ' || known.kind);
  select * into known from private.support_bursts as one where one.id = burst for update;
  if known.state not in ('waiting', verdict) then
    raise exception 'Somebody else has decided about this support already.' using errcode = 'PT409';
  end if;
  if known.state = 'waiting' then
    update private.support_bursts as one set state = verdict, settled_by = auth.uid(), settled_at = clock_timestamp() where one.id = burst;
    perform private.count_support(known.kind, known.item_id);
  end if;
  return jsonb_build_object('id', burst, 'state', verdict);
end
$$;
comment on function public.settle_support_burst(uuid, boolean) is
  'Lets a burst count, or drops it. Raises PT409 when somebody else decided otherwise, 22023 for none, 42501 for others than those who may look at it.';

create function private.grants_for_supports() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (id, kind, item_id, voice, given, turn, room_code, client_created_at) on public.supports_sent to anon, authenticated;
  grant execute on function public.support_bursts(), public.settle_support_burst(uuid, boolean) to authenticated;
end
$$;
comment on function private.grants_for_supports() is 'Everybody may put support into the letterbox; nobody reads it.';

select private.restore_grants();
