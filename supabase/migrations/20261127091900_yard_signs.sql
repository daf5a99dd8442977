-- Yard signs: what became of each request, told by facts; pictures, stock, the routes of a crew, and "my sign" for whoever asked.

-- "12 Mill St., Apt 3, Larkspur Falls" taken apart as far as the doors are: src/features/field/model/import/address.ts knows more ways.
create function private.address_keys(address text, out building text, out door text)
language plpgsql immutable set search_path = ''
as $$
declare
  unit_words constant text := '(?:apartment|apt|unit|suite|ste|lot|room|rm|#)[.\s#]*([[:alnum:]-]+)';
  parts constant text[] := regexp_match(
    address, '^\s*(\d{1,6})(?:\s+(\d/\d)|-?([[:alpha:]]{1,2}))?\s+([^,]*[^,\s])', 'i'
  );
  unit constant text := (regexp_match(address, '(?:\s|,)' || unit_words || '\s*(?:,|$)', 'i'))[1];
  street constant text := regexp_replace(parts[4], '\s+' || unit_words || '\s*$', '', 'i');
begin
  if parts is null then
    building := '?' || private.name_key(address);
    return;
  end if;
  building := private.door_key(street, parts[1]::integer, coalesce(parts[2], parts[3]), null);
  door := private.door_key(street, parts[1]::integer, coalesce(parts[2], parts[3]), unit);
end
$$;
comment on function private.address_keys(text) is
  'A free address as private.door_key() says it, without its unit and with it. Without a number: its words, and no door.';

-- A route: stops in the order in which somebody walks or drives them, in one person's hands.

create table private.sign_routes (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null,
  holder uuid references auth.users (id) on delete set null,
  due_at timestamptz not null,
  made_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint sign_routes_name_1_to_100 check (private.text_length(name) between 1 and 100),
  constraint sign_routes_kind_known check (kind in ('delivery', 'removal'))
);
comment on table private.sign_routes is 'Stops handed to one person: to put signs up, or to take them down. Ended, never deleted.';
create index sign_routes_holder_idx on private.sign_routes (holder);
create index sign_routes_made_by_idx on private.sign_routes (made_by);

alter table private.sign_routes enable row level security;

create trigger sign_routes_record_change after insert or update or delete on private.sign_routes
  for each row execute function private.record_change('id');

-- Whoever had a route before: a phone in a dead spot learns late that somebody else has it now.
create table private.sign_route_holders (
  route_id uuid not null references private.sign_routes (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  until timestamptz,
  primary key (route_id, user_id)
);
comment on table private.sign_route_holders is 'Who has or had a route in hand, and until when; null: still.';
create index sign_route_holders_user_id_idx on private.sign_route_holders (user_id);

alter table private.sign_route_holders enable row level security;

create table private.sign_stops (
  route_id uuid not null references private.sign_routes (id),
  request_id uuid not null references public.yard_sign_requests (id) on delete cascade,
  position integer not null,
  primary key (route_id, request_id)
);
comment on table private.sign_stops is 'The requests of a route in order. Those of one address share a position: they are one stop.';
create index sign_stops_request_id_idx on private.sign_stops (request_id);

alter table private.sign_stops enable row level security;

create function private.sign_routes_in_hand() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select array_agg(route.id) from private.sign_routes as route
    where route.holder = auth.uid() and route.ended_at is null and route.due_at > now() and private.may('act_as_staff')
  ), '{}');
end
$$;
comment on function private.sign_routes_in_hand() is 'The open routes that the caller holds and that are not due yet; none without a role.';

create function private.requests_in_hand() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select stop.request_id from private.sign_stops as stop where stop.route_id = any (private.sign_routes_in_hand());
end
$$;
comment on function private.requests_in_hand() is 'The requests on the routes that the caller has in hand.';

-- What happened, told by facts. "On a route" and "to be removed" are no facts: stops and the election day say so, and two truths of
-- one thing could disagree.

create table public.sign_events (
  id uuid primary key,
  request_id uuid not null references public.yard_sign_requests (id) on delete cascade,
  action text not null,
  latitude double precision,
  longitude double precision,
  accuracy_m real,
  note text,
  supersedes uuid references public.sign_events (id) on delete cascade,
  device text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,

  constraint sign_events_action_known check (action in (
    'approved', 'placed', 'delivered', 'not_home', 'declined', 'damaged', 'replaced', 'removed', 'not_found', 'undone'
  )),
  constraint sign_events_latitude_on_earth check (latitude between -90 and 90),
  constraint sign_events_longitude_on_earth check (longitude between -180 and 180),
  constraint sign_events_whole_place check ((latitude is null) = (longitude is null)),
  constraint sign_events_placed_says_where check (action <> 'placed' or latitude is not null),
  constraint sign_events_accuracy_of_a_place check (accuracy_m is null or latitude is not null),
  constraint sign_events_accuracy_sensible check (accuracy_m between 0 and 100000),
  constraint sign_events_note_1_to_1000 check (private.text_length(note) between 1 and 1000),
  constraint sign_events_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint sign_events_undone_names_what check ((action = 'undone') = (supersedes is not null)),
  constraint sign_events_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.sign_events is 'What was decided about a sign and what happened at its yard, as it was saved. Added, never changed.';
comment on column public.sign_events.id is 'Made on the phone when it was saved.';
comment on column public.sign_events.latitude is 'Of placed: where to go, by hand on the map. Of the others: where the phone stood.';
comment on column public.sign_events.accuracy_m is 'Within how many metres the phone knew its place.';
comment on column public.sign_events.supersedes is 'Of undone: the fact that counts no more.';
comment on column public.sign_events.happened_at is 'The phone''s time, but never later than the server''s.';
create index sign_events_request_id_idx on public.sign_events (request_id, happened_at);
create index sign_events_supersedes_idx on public.sign_events (supersedes) where supersedes is not null;
create index sign_events_user_id_idx on public.sign_events (user_id);

alter table public.sign_events enable row level security;

create function private.may_report_sign(request uuid, action text, supersedes uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if private.may('lead_field') then
    return true;
  end if;
  if action in ('approved', 'placed') or me is null then
    return false;
  end if;
  if may_report_sign.supersedes is not null and not exists (
    select 1 from public.sign_events as mine
    where mine.id = may_report_sign.supersedes and mine.user_id = me and mine.request_id = request
  ) then
    return false;
  end if;
  -- What was saved in a dead spot is taken for two weeks after the route went into other hands, whatever became of the person's role.
  return exists (
    select 1 from private.sign_route_holders as held
    join private.sign_stops as stop on stop.route_id = held.route_id
    where held.user_id = me and stop.request_id = request and coalesce(held.until, 'infinity') + interval '14 days' > now()
  );
end
$$;
comment on function private.may_report_sign(uuid, text, uuid) is
  'Whether the caller may say this of this request: field leaders everything, a crew what happened at the stops of its routes.';

create policy "Crews and leaders add what happened, in their own name" on public.sign_events
  for insert to authenticated with check (
    user_id is not distinct from (select auth.uid()) and private.may_report_sign(request_id, action, supersedes)
  );
create policy "Leaders see what happened at every yard, crews at their stops" on public.sign_events
  for select to authenticated using (
    (select private.may('lead_field')) or request_id in (select private.requests_in_hand())
  );

create trigger sign_events_keep_phone_time before insert on public.sign_events
  for each row execute function private.keep_phone_time();

-- A picture comes after its fact, as a submission of its own: without it a weak network would hold the fact back too. Base64 and not
-- bytea, because that is how it travels. Drawn anew on the phone; what still says where or when it was taken is refused.
-- Walked and not searched, as plainType() of src/core/picture/plain.ts does: a comment, IPTC or another maker's notes tell as much as Exif,
-- under names that nobody has listed, and between the scans of a drawing as well as before it.
create function private.jpeg_tells_nothing(picture text, width integer default null, height integer default null) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  bytes bytea;
  place integer := 2;
  marker integer;
  behind integer;
  name integer;
  how_many integer;
  colours integer := 0;
  progressive boolean := false;
  scans integer := 0;
  -- Tables that were told, a bit each: a second one would be read by nobody, so it would have room for words.
  quantities integer := 0;
  codes integer := 0;
  plain boolean;
  drawn integer;
begin
  -- All in one: a check runs as whoever adds a row, who may call nothing of private by its name.
  if picture !~ '^/9j/[A-Za-z0-9+/]+={0,2}$' then
    return false;
  end if;
  bytes := pg_catalog.decode(picture, 'base64');
  -- Progressive ones have ten scans, with a table before most of them.
  for segment in 1..64 loop
    marker := pg_catalog.get_byte(bytes, place + 1);
    behind := place + 2 + pg_catalog.get_byte(bytes, place + 2) * 256 + pg_catalog.get_byte(bytes, place + 3);
    if pg_catalog.get_byte(bytes, place) <> 255 or behind < place + 4 or behind > pg_catalog.length(bytes) then
      return false;
    end if;
    place := place + 4;
    case marker
    when 224 then -- JFIF's own head: version, how dense it is (across as down, else a number would have room), no thumbnail.
      if place <> 6 or behind <> 20 or pg_catalog.substr(bytes, 7, 6) <> '\x4a4649460001'::bytea
        or pg_catalog.get_byte(bytes, 12) > 2 or pg_catalog.get_byte(bytes, 13) > 2
        or pg_catalog.substr(bytes, 15, 2) <> pg_catalog.substr(bytes, 17, 2) or pg_catalog.substr(bytes, 19, 2) <> '\x0000'::bytea then
        return false;
      end if;
    when 219 then -- Tables of 64 numbers, of one byte or of two, each with its own number before it.
      if place = behind then
        return false;
      end if;
      while place < behind loop
        name := pg_catalog.get_byte(bytes, place);
        how_many := 1 + name / 16;
        if how_many > 2 or name % 16 > 3 or quantities & (1 << name % 16) <> 0 or place + 1 + 64 * how_many > behind then
          return false;
        end if;
        quantities := quantities | (1 << name % 16);
        -- Words of 64 letters would fit as well, but jump: an encoder's numbers grow slowly, six times their range in all (letters: thirteen).
        select pg_catalog.min(of.number) > 0
          and pg_catalog.sum(pg_catalog.abs(of.number - of.last)) <= 10 * (pg_catalog.max(of.number) - pg_catalog.min(of.number)) + 32
        into plain
        from (
          select each.number, pg_catalog.lag(each.number) over (order by each.nth) as last
          from (
            select nth, case how_many
              when 1 then pg_catalog.get_byte(bytes, place + 1 + nth)
              else pg_catalog.get_byte(bytes, place + 1 + 2 * nth) * 256 + pg_catalog.get_byte(bytes, place + 2 + 2 * nth)
            end as number
            from pg_catalog.generate_series(0, 63) as nth
          ) as each
        ) as of;
        if not plain then
          return false;
        end if;
        place := place + 1 + 64 * how_many;
      end loop;
    when 196 then -- How many codes there are of each length, and what each stands for: each once, and none that no drawing has.
      if place = behind then
        return false;
      end if;
      while place < behind loop
        name := pg_catalog.get_byte(bytes, place);
        if name / 16 > 1 or name % 16 > 3 or codes & (1 << (name / 16 * 4 + name % 16)) <> 0 then
          return false;
        end if;
        codes := codes | (1 << (name / 16 * 4 + name % 16));
        -- The code of ones alone is nobody's.
        select pg_catalog.sum(pg_catalog.get_byte(bytes, place + long)),
          pg_catalog.sum(pg_catalog.get_byte(bytes, place + long) << (16 - long)) < 65536
        into how_many, plain
        from pg_catalog.generate_series(1, 16) as long;
        if not plain or how_many = 0 or place + 17 + how_many > behind then
          return false;
        end if;
        select pg_catalog.count(distinct each.meant) = how_many
          and pg_catalog.bool_and(case when name < 16 then each.meant <= 11 else each.meant % 16 <= 10 end)
        into plain
        from (
          select pg_catalog.get_byte(bytes, place + 16 + nth) as meant from pg_catalog.generate_series(1, how_many) as nth
        ) as each;
        if not plain then
          return false;
        end if;
        place := place + 17 + how_many;
      end loop;
    when 192, 194 then -- The one frame: eight bits a colour, grey or three colours, numbered from one.
      if colours > 0 or pg_catalog.get_byte(bytes, place) <> 8 then
        return false;
      end if;
      progressive := marker = 194;
      colours := pg_catalog.get_byte(bytes, place + 5);
      drawn := pg_catalog.get_byte(bytes, place + 1) * 256 + pg_catalog.get_byte(bytes, place + 2);
      -- A larger one in a small file is made to fill a phone's memory.
      if colours not in (1, 3) or behind - place <> 6 + 3 * colours or drawn not between 1 and 4000 or drawn <> coalesce(height, drawn) then
        return false;
      end if;
      drawn := pg_catalog.get_byte(bytes, place + 3) * 256 + pg_catalog.get_byte(bytes, place + 4);
      if drawn not between 1 and 4000 or drawn <> coalesce(width, drawn) then
        return false;
      end if;
      for nth in 1..colours loop
        name := pg_catalog.get_byte(bytes, place + 4 + 3 * nth);
        if pg_catalog.get_byte(bytes, place + 3 + 3 * nth) <> nth or name / 16 not between 1 and 4 or name % 16 not between 1 and 4
          or pg_catalog.get_byte(bytes, place + 5 + 3 * nth) > 3 then
          return false;
        end if;
      end loop;
    when 221 then -- After how many blocks a scan starts again.
      if behind - place <> 2 then
        return false;
      end if;
    when 218 then -- Which colours a scan draws, with which tables, and which part of each number.
      scans := scans + 1;
      how_many := pg_catalog.get_byte(bytes, place);
      if how_many not between 1 and colours or behind - place <> 4 + 2 * how_many then
        return false;
      end if;
      drawn := 0;
      for nth in 1..how_many loop
        name := pg_catalog.get_byte(bytes, place + 2 * nth);
        if pg_catalog.get_byte(bytes, place - 1 + 2 * nth) not between drawn + 1 and colours or name / 16 > 3 or name % 16 > 3 then
          return false;
        end if;
        drawn := pg_catalog.get_byte(bytes, place - 1 + 2 * nth);
      end loop;
      name := pg_catalog.get_byte(bytes, behind - 1);
      if not progressive and (scans > colours or pg_catalog.substr(bytes, behind - 2, 3) <> '\x003f00'::bytea)
        or pg_catalog.get_byte(bytes, behind - 3) > pg_catalog.get_byte(bytes, behind - 2)
        or pg_catalog.get_byte(bytes, behind - 2) > 63 or name / 16 > 13 or name % 16 > 13 then
        return false;
      end if;
      -- What is drawn, in one go and not byte by byte: in it, ff is followed by 00 or by a restart. Behind it come the next scan's tables.
      drawn := pg_catalog.length(substring(
        pg_catalog.encode(pg_catalog.substr(bytes, behind + 1), 'hex') from '^(?:[0-9a-e].|f[0-9a-e]|ff00|ffd[0-7])*'
      )) / 2;
      place := behind + drawn;
      if drawn = 0 then
        return false;
      end if;
      if pg_catalog.substr(bytes, place + 1, 2) = '\xffd9'::bytea then
        return place + 2 = pg_catalog.length(bytes);
      end if;
      behind := place;
      codes := 0;
    else
      return false;
    end case;
    place := behind;
  end loop;
  return false;
exception when others then
  return false;
end
$$;
comment on function private.jpeg_tells_nothing(text, integer, integer) is
  'Whether this is base64 of a JPEG, of this size if one is named, of which nothing but the picture can be read: every part of it is one of '
  'those that draw, from its first byte to its last.';

create table public.sign_photos (
  id uuid primary key,
  event_id uuid not null references public.sign_events (id) on delete cascade,
  picture text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint sign_photos_picture_at_most_200_kb check (octet_length(picture) <= 204800),
  constraint sign_photos_picture_plain_jpeg check (octet_length(picture) > 204800 or private.jpeg_tells_nothing(picture)),
  constraint sign_photos_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.sign_photos is 'The picture of a fact of sign_events. Added, never changed.';
comment on column public.sign_photos.picture is 'A JPEG in base64, drawn anew on the phone.';
create index sign_photos_event_id_idx on public.sign_photos (event_id);
create index sign_photos_user_id_idx on public.sign_photos (user_id);

alter table public.sign_photos enable row level security;

create function private.is_my_sign_event(event uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.sign_events as mine where mine.id = event and mine.user_id = (select auth.uid()))
$$;
comment on function private.is_my_sign_event(uuid) is 'Whether the caller brought this fact. False for a stranger.';

create policy "Whoever brought a fact adds its picture" on public.sign_photos
  for insert to authenticated with check (
    user_id is not distinct from (select auth.uid()) and (select auth.uid()) is not null and private.is_my_sign_event(event_id)
  );
create policy "Leaders see every picture, others those they took" on public.sign_photos
  for select to authenticated using (
    (select private.may('lead_field')) or (user_id = (select auth.uid()) and (select private.may('act_as_staff')))
  );

create trigger sign_photos_keep_phone_time before insert on public.sign_photos
  for each row execute function private.keep_phone_time();

-- Stock, as moves: a kept total goes wrong and nobody knows since when.

create table public.sign_stock_moves (
  id uuid primary key,
  place text not null,
  delta integer not null,
  reason text not null,
  note text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint sign_stock_moves_place_1_to_100 check (private.text_length(place) between 1 and 100),
  constraint sign_stock_moves_delta_sensible check (delta <> 0 and delta between -10000 and 10000),
  constraint sign_stock_moves_reason_known check (reason in ('bought', 'taken_along', 'brought_back', 'lost', 'counted')),
  constraint sign_stock_moves_reason_has_its_sign check (
    case when reason in ('bought', 'brought_back') then delta > 0 when reason in ('taken_along', 'lost') then delta < 0 else true end
  ),
  constraint sign_stock_moves_note_1_to_1000 check (private.text_length(note) between 1 and 1000),
  constraint sign_stock_moves_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.sign_stock_moves is 'Signs that came to a place or left it. What is there is their sum.';
create index sign_stock_moves_user_id_idx on public.sign_stock_moves (user_id);

alter table public.sign_stock_moves enable row level security;

create policy "Field leaders move stock in their own name" on public.sign_stock_moves
  for insert to authenticated with check (
    user_id is not distinct from (select auth.uid()) and (select private.may('lead_field'))
  );
create policy "Field leaders see the stock" on public.sign_stock_moves
  for select to authenticated using ((select private.may('lead_field')));

create trigger sign_stock_moves_keep_phone_time before insert on public.sign_stock_moves
  for each row execute function private.keep_phone_time();

-- How each sign stands, counted when a fact arrives. The facts stay the only truth: this can be counted from them again.

create table private.sign_heads (
  request_id uuid primary key references public.yard_sign_requests (id) on delete cascade,
  building text not null,
  door text,
  state text not null default 'new',
  since timestamptz,
  deed_id uuid,
  tries integer not null default 0,
  conflict boolean not null default false,
  hand_latitude double precision,
  hand_longitude double precision,
  stands_latitude double precision,
  stands_longitude double precision,
  accuracy_m real
);
comment on table private.sign_heads is 'One row a request: its address as it is compared, and what its facts come to. Kept by triggers, never by hand.';
create index sign_heads_building_idx on private.sign_heads (building);

alter table private.sign_heads enable row level security;

-- The first fact is kept, in whatever order they arrive: what a second crew says against it is a conflict to be looked at and changes
-- nothing. src/features/signs/model/state.ts says the same on the phone.
create function private.count_sign_head(request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  head private.sign_heads;
  fact record;
  deed_by uuid;
  counts boolean;
begin
  -- The row is held until the end: two crews at one yard are counted one after the other.
  select * into head from private.sign_heads as known where known.request_id = request for update;
  if not found then
    return;
  end if;
  head := row (head.request_id, head.building, head.door, 'new', null, null, 0, false, null, null, null, null, null);
  for fact in
    select event.id, event.action, event.happened_at, event.user_id, event.latitude, event.longitude, event.accuracy_m
    from public.sign_events as event
    where event.request_id = request and event.action <> 'undone'
      and not exists (select 1 from public.sign_events as later where later.supersedes = event.id)
    order by event.happened_at, event.id
  loop
    if fact.action = 'placed' then
      head.hand_latitude := fact.latitude;
      head.hand_longitude := fact.longitude;
      continue;
    elsif fact.action = 'not_home' then
      head.tries := head.tries + (head.state in ('new', 'approved'))::integer;
      continue;
    end if;
    counts := case fact.action
      when 'approved' then head.state in ('new', 'declined', 'removed', 'not_found')
      when 'declined' then head.state in ('new', 'approved')
        or (head.state in ('standing', 'damaged') and fact.user_id is not distinct from deed_by)
      when 'delivered' then head.state in ('new', 'approved', 'removed', 'not_found')
        or (head.state = 'declined' and fact.user_id is not distinct from deed_by)
      when 'replaced' then head.state <> 'declined'
      when 'damaged' then head.state = 'standing'
      else head.state in ('standing', 'damaged')
    end;
    if not counts then
      head.conflict := head.conflict or (
        fact.user_id is distinct from deed_by and (
          (fact.action = 'delivered' and head.state in ('standing', 'damaged', 'declined'))
          or (fact.action = 'declined' and head.state in ('standing', 'damaged'))
          or (fact.action = 'replaced' and head.state = 'declined')
        )
      );
      continue;
    end if;
    if fact.action = 'approved' then
      head.tries := 0;
      head.conflict := false;
    end if;
    head.state := case fact.action when 'delivered' then 'standing' when 'replaced' then 'standing' else fact.action end;
    head.since := fact.happened_at;
    head.deed_id := fact.id;
    deed_by := fact.user_id;
    if fact.action in ('delivered', 'replaced') then
      head.stands_latitude := fact.latitude;
      head.stands_longitude := fact.longitude;
      head.accuracy_m := fact.accuracy_m;
    end if;
  end loop;
  update private.sign_heads as kept set state = head.state, since = head.since, deed_id = head.deed_id, tries = head.tries,
    conflict = head.conflict, hand_latitude = head.hand_latitude, hand_longitude = head.hand_longitude,
    stands_latitude = head.stands_latitude, stands_longitude = head.stands_longitude, accuracy_m = head.accuracy_m
  where kept.request_id = request;
end
$$;
comment on function private.count_sign_head(uuid) is 'Counts one request again from its facts.';

create function private.count_touched_signs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Always in one order, so that two phones never wait for each other in a circle.
  perform private.count_sign_head(one.request_id)
  from (select distinct touched.request_id from touched order by touched.request_id) as one;
  return null;
end
$$;
comment on function private.count_touched_signs() is 'Counts the requests again that a statement brought facts of.';
create trigger sign_events_count_added after insert on public.sign_events
  referencing new table as touched for each statement execute function private.count_touched_signs();
create trigger sign_events_count_changed after update on public.sign_events
  referencing new table as touched for each statement execute function private.count_touched_signs();

create function private.keep_sign_head() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sign_heads (request_id, building, door)
  select new.id, keys.building, keys.door from private.address_keys(new.address) as keys;
  return null;
end
$$;
comment on function private.keep_sign_head() is 'Takes the address of a new request apart.';
create trigger yard_sign_requests_keep_sign_head after insert on public.yard_sign_requests
  for each row execute function private.keep_sign_head();

insert into private.sign_heads (request_id, building, door)
select request.id, keys.building, keys.door
from public.yard_sign_requests as request cross join lateral private.address_keys(request.address) as keys;

-- Where to go: where the sign stands, if the phone knew it well; else where somebody put it on the map; else its door.
create function private.sign_rows(requests uuid[]) returns table (
  request_id uuid, name text, address text, phone text, notes text, language text, asked_at timestamptz, building text, state text,
  since timestamptz, tries integer, conflict boolean, latitude double precision, longitude double precision, place text, facts jsonb
)
language sql stable security definer set search_path = ''
as $$
  select request.id, request.name, request.address, request.phone, request.notes, request.language, request.client_created_at,
    head.building, head.state, head.since, head.tries, head.conflict,
    case spot.place when 'stands' then head.stands_latitude when 'hand' then head.hand_latitude else door.latitude end,
    case spot.place when 'stands' then head.stands_longitude when 'hand' then head.hand_longitude else door.longitude end,
    spot.place,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', event.id, 'action', event.action, 'at', event.happened_at, 'by', event.user_id, 'name', private.name_of(event.user_id),
        'note', event.note, 'latitude', event.latitude, 'longitude', event.longitude, 'accuracy_m', event.accuracy_m,
        'supersedes', event.supersedes,
        'photo', exists (select 1 from public.sign_photos as photo where photo.event_id = event.id)
      ) order by event.happened_at, event.id)
      from public.sign_events as event where event.request_id = request.id
    ), '[]')
  from public.yard_sign_requests as request
  join private.sign_heads as head on head.request_id = request.id
  left join lateral (
    select household.latitude, household.longitude from public.households as household
    where private.door_key(household.street, household.number, household.suffix, household.unit) in (head.door, head.building)
      and household.latitude is not null and not household.held
    limit 1
  ) as door on true
  cross join lateral (
    select case
      when head.stands_latitude is not null and head.state in ('standing', 'damaged', 'removed', 'not_found')
        and coalesce(head.accuracy_m, 0) <= 100 then 'stands'
      when head.hand_latitude is not null then 'hand'
      when door.latitude is not null then 'door'
    end as place
  ) as spot
  where (requests is null or request.id = any (requests))
    and request.withdrawn_at is null and request.quarantined_at is null
$$;
comment on function private.sign_rows(uuid[]) is 'Requests with how each stands, where it is and all its facts. Null: every request.';

create function public.sign_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return (
    select coalesce(jsonb_agg(to_jsonb(row) || jsonb_build_object('route_id', route.id, 'route', route.name)
      order by row.asked_at, row.request_id), '[]')
    from private.sign_rows(null) as row
    left join lateral (
      select open.id, open.name from private.sign_stops as stop join private.sign_routes as open on open.id = stop.route_id
      where stop.request_id = row.request_id and open.ended_at is null limit 1
    ) as route on true
  );
end
$$;
comment on function public.sign_overview() is
  'Every request for a yard sign with how it stands and the open route it is on, one JSON array. Raises 42501 for others than field leaders.';

create function private.sign_route_rows(only_mine boolean) returns table (
  route_id uuid, name text, kind text, holder uuid, holder_name text, due_at timestamptz, ended_at timestamptz, created_at timestamptz,
  stops bigint, done bigint
)
language sql stable security definer set search_path = ''
as $$
  select route.id, route.name, route.kind, route.holder, private.name_of(route.holder), route.due_at, route.ended_at, route.created_at,
    count(distinct stop.position),
    count(distinct stop.position) filter (where case route.kind
      when 'delivery' then head.state not in ('new', 'approved') else head.state not in ('standing', 'damaged') end)
  from private.sign_routes as route
  left join private.sign_stops as stop on stop.route_id = route.id
  left join private.sign_heads as head on head.request_id = stop.request_id
  where case when only_mine then route.holder = (select auth.uid()) and route.ended_at is null
    else route.ended_at is null or route.ended_at > now() - interval '14 days' end
  group by route.id
$$;
comment on function private.sign_route_rows(boolean) is 'Routes with how far they are: the caller''s own open ones, or all, ended ones for two weeks.';

create function public.sign_routes() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return (
    select coalesce(jsonb_agg(to_jsonb(row) order by row.ended_at nulls first, row.created_at desc, row.route_id), '[]')
    from private.sign_route_rows(false) as row
  );
end
$$;
comment on function public.sign_routes() is 'Every open route and those that ended lately, one JSON array. Raises 42501 for others than field leaders.';

-- An overdue route is named, so that its holder reads why it is closed; sign_route() gives nothing of it.
create function public.my_sign_routes() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(row) order by row.due_at, row.name), '[]')
  from private.sign_route_rows(true) as row where (select private.may('act_as_staff'))
$$;
comment on function public.my_sign_routes() is 'The routes that the caller has in hand, overdue ones too, one JSON array.';

create function public.sign_route(route uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (route = any (private.sign_routes_in_hand()) or private.may('lead_field')) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(row) || jsonb_build_object('position', stop.position) order by stop.position, row.asked_at, row.request_id), '[]')
    from private.sign_stops as stop
    join private.sign_rows(array(select of.request_id from private.sign_stops as of where of.route_id = route)) as row
      on row.request_id = stop.request_id
    where stop.route_id = route
  );
end
$$;
comment on function public.sign_route(uuid) is
  'The requests of a route in order, as sign_overview() tells them, one JSON array; none for whoever has it not in hand and leads no field.';

create function public.sign_stock() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  return (
    select coalesce(jsonb_agg(to_jsonb(one) order by one.place), '[]')
    from (
      select min(move.place) as place, sum(move.delta)::integer as count, max(move.created_at) as last_at
      from public.sign_stock_moves as move group by private.name_key(move.place)
    ) as one
  );
end
$$;
comment on function public.sign_stock() is 'How many signs lie at each place, one JSON array. Raises 42501 for others than field leaders.';

create function private.hold_sign_route(route uuid, person uuid, due timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if due <= now() then
    raise exception 'The due date has passed already.' using errcode = '22023';
  end if;
  if not exists (select 1 from public.user_roles as held where held.user_id = person)
    or exists (select 1 from private.deactivated_people as gone where gone.user_id = person)
  then
    raise exception 'This person holds no role, so the route is closed to them. Ask a campaign manager to give them one first.'
      using errcode = '22023';
  end if;
  update private.sign_route_holders as before set until = now()
  where before.route_id = route and before.until is null and before.user_id <> person;
  insert into private.sign_route_holders as held (route_id, user_id) values (route, person)
  on conflict on constraint sign_route_holders_pkey do update set until = null;
  update private.sign_routes as handed set holder = person, due_at = due where handed.id = route;
end
$$;
comment on function private.hold_sign_route(uuid, uuid, timestamptz) is 'Puts a route into somebody''s hands. Raises 22023 for a past date and for one without a role.';

create function public.make_sign_route(name text, kind text, requests uuid[], person uuid, due timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.require_permission('lead_field');
  if coalesce(cardinality(requests), 0) not between 1 and 200 then
    raise exception 'A route has between 1 and 200 signs.' using errcode = '22023';
  end if;
  -- One after the other: what somebody else is putting on a route this moment could not be seen otherwise.
  perform private.one_at_a_time('make_sign_route');
  if exists (
    select 1 from private.sign_stops as stop join private.sign_routes as open on open.id = stop.route_id
    where stop.request_id = any (requests) and open.ended_at is null
  ) then
    raise exception 'Some of these signs are on a route already. Look at what is left and choose again.' using errcode = 'PT409';
  end if;
  insert into private.sign_routes (name, kind, due_at, made_by)
  values (btrim(make_sign_route.name), make_sign_route.kind, due, auth.uid()) returning id into made;
  insert into private.sign_stops (route_id, request_id, position)
  select made, chosen.id, min(chosen.place) over (partition by head.building)
  from (
    select wanted.id, min(wanted.place)::integer as place from unnest(requests) with ordinality as wanted (id, place) group by wanted.id
  ) as chosen left join private.sign_heads as head on head.request_id = chosen.id;
  perform private.hold_sign_route(made, person, due);
  return made;
exception
  when foreign_key_violation or not_null_violation then
    raise exception 'There is no such sign or person.' using errcode = '22023';
  when check_violation then
    raise exception 'A route needs a name of at most 100 characters.' using errcode = '22023';
end
$$;
comment on function public.make_sign_route(text, text, uuid[], uuid, timestamptz) is
  'Makes a route of these requests in this order and hands it to a person; requests of one address are one stop. Returns its id. Raises '
  '42501 for others than field leaders, PT409 where one is on an open route already, 22023 for bad input.';

create function public.hand_sign_route(route uuid, person uuid, due timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('lead_field');
  perform 1 from private.sign_routes as open where open.id = route and open.ended_at is null for update;
  if not found then
    raise exception 'This route has ended.' using errcode = 'PT409';
  end if;
  perform private.hold_sign_route(route, person, due);
end
$$;
comment on function public.hand_sign_route(uuid, uuid, timestamptz) is
  'Hands an open route to somebody else, or to the same for longer. Raises 42501 for others than field leaders, PT409 for one that has '
  'ended, 22023 for bad input.';

create function public.end_sign_route(route uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.sign_routes as open set ended_at = now()
  where open.id = route and open.ended_at is null
    and (private.may('lead_field') or (open.holder = (select auth.uid()) and private.may('act_as_staff')));
  if not found and not private.may('lead_field') then
    raise exception 'Only whoever has a route in hand, or a field leader, ends it.' using errcode = '42501';
  end if;
  update private.sign_route_holders as held set until = now() where held.route_id = route and held.until is null;
end
$$;
comment on function public.end_sign_route(uuid) is
  'Ends a route; a second time is no error for a leader. What was not done can go on another. Raises 42501 for others than its holder '
  'and field leaders.';

-- For whoever asked, by the receipt on their phone: 40 random bits, and asking counts like sending a form. Nothing of the person is in
-- the answer, so that a receipt that somebody finds tells them nothing but this.
create function private.receipt_digits(receipt text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  said constant text := translate(regexp_replace(upper(receipt), '[^0-9A-Z]', '', 'g'), 'OIL', '011');
  bits bigint := 0;
begin
  if said !~ '^[0-9A-HJKMNP-TV-Z]{8}$' then
    return null;
  end if;
  for at in 1..8 loop
    bits := bits * 32 + strpos(signs, substr(said, at, 1)) - 1;
  end loop;
  return lpad(to_hex(bits), 10, '0');
end
$$;
comment on function private.receipt_digits(text) is
  'The last ten digits of the id that a receipt was made from (src/core/outbox/receipt.ts); null for what is no receipt.';
create index yard_sign_requests_receipt_idx on public.yard_sign_requests (right(id::text, 10));

create function public.my_sign(receipt text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('forms', 1);
  end if;
  return (
    select jsonb_build_object(
      -- What is set aside answers like what waits: whoever sent it learns nothing by asking.
      'state', case when request.withdrawn_at is not null then 'withdrawn' when request.quarantined_at is not null then 'new'
        when head.state = 'approved' and exists (
          select 1 from private.sign_stops as stop join private.sign_routes as open on open.id = stop.route_id
          where stop.request_id = request.id and open.ended_at is null
        ) then 'on_route' else head.state end,
      'asked_at', request.client_created_at,
      'since', case when request.quarantined_at is null then head.since end,
      'tries', case when request.quarantined_at is null then head.tries else 0 end
    )
    from public.yard_sign_requests as request join private.sign_heads as head on head.request_id = request.id
    where right(request.id::text, 10) = private.receipt_digits(receipt)
    order by request.created_at desc limit 1
  );
end
$$;
comment on function public.my_sign(text) is
  'How the sign of this receipt stands: {state, asked_at, since, tries}; null where there is none. Raises PT429 for who asks too often.';

-- What the other tables with people's data ask for beside their own policies (account_security).
do $$
declare
  guarded text;
begin
  foreach guarded in array array['sign_events', 'sign_photos', 'sign_stock_moves'] loop
    execute format(
      'create policy "Whoever must verify has verified" on public.%I as restrictive for all to authenticated '
      'using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()))',
      guarded
    );
    execute format(
      'create trigger %I before insert on public.%I for each statement execute function private.ask_second_factor()',
      guarded || '_ask_second_factor', guarded
    );
  end loop;
end
$$;

create function private.grants_for_yard_signs() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.sign_events, public.sign_photos, public.sign_stock_moves from service_role;
  grant insert (
    id, request_id, action, latitude, longitude, accuracy_m, note, supersedes, device, user_id, client_created_at
  ) on public.sign_events to authenticated;
  grant insert (id, event_id, picture, user_id, client_created_at) on public.sign_photos to authenticated;
  grant insert (id, place, delta, reason, note, user_id, client_created_at) on public.sign_stock_moves to authenticated;
  grant select on public.sign_events, public.sign_photos, public.sign_stock_moves to authenticated;
  grant execute on function
    public.sign_overview(), public.sign_routes(), public.my_sign_routes(), public.sign_route(uuid), public.sign_stock(),
    public.make_sign_route(text, text, uuid[], uuid, timestamptz), public.hand_sign_route(uuid, uuid, timestamptz),
    public.end_sign_route(uuid)
    to authenticated;
  grant execute on function public.my_sign(text) to anon, authenticated;
  -- The policies and checks ask these as the caller.
  grant execute on function
    private.may_report_sign(uuid, text, uuid), private.is_my_sign_event(uuid), private.requests_in_hand(),
    private.jpeg_tells_nothing(text, integer, integer)
    to authenticated, service_role;
end
$$;
comment on function private.grants_for_yard_signs() is 'What the APIs roles may do with yard signs.';

select private.restore_grants();
