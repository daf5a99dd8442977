-- People, not rows: which submissions and voters are one person, said by leaders as links that are undone as completely as they were
-- made. Nothing is ever merged: a person is whatever hangs together by links that count.

-- One row a submission or voter: what two of them are compared by, and what the search looks through. Kept by triggers, gone with the
-- form; it can be made again at any time.
create table private.person_records (
  ref text collate "C" primary key,
  kind text not null,
  id uuid not null,
  arrived_at timestamptz not null,
  name_key text not null,
  email text,
  phone text,
  door text,
  words text not null,
  constraint person_records_kind_known check (kind in ('signup', 'yard_sign', 'voter')),
  constraint person_records_kind_id_key unique (kind, id)
);
comment on table private.person_records is
  'By what submissions and voters are told to be one person: keys without the ways to write them. Kept by triggers, never by hand.';
comment on column private.person_records.ref is 'How the app calls it, also in addresses: s-, y- or v- and its id.';
create index person_records_email_idx on private.person_records (email) where email is not null;
create index person_records_phone_idx on private.person_records (phone) where phone is not null;
create index person_records_door_idx on private.person_records (door) where door is not null;
create index person_records_name_idx on private.person_records (name_key);
create index person_records_raised_hands_idx on private.person_records (arrived_at desc, ref) where kind <> 'voter';

alter table private.person_records enable row level security;

create function private.phone_key(phone text) returns text
language sql immutable set search_path = ''
as $$
  select case when length(private.dial_digits(phone)) between 7 and 15 then private.contact_point('sms', phone) end
$$;
comment on function private.phone_key(text) is 'A number as the ledger of consents knows it; null where there are too few digits to tell anybody by.';

create function private.place_person_records(of_kind text, ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.person_records as known (ref, kind, id, arrived_at, name_key, email, phone, door, words)
  select left(of_kind, 1) || '-' || one.id, of_kind, one.id, one.arrived_at, private.name_key(one.name),
    private.contact_point('email', one.email), private.phone_key(one.phone), one.door,
    private.inbox_words(one.name, one.phone, one.email, one.place)
  from (
    select form.id, form.created_at as arrived_at, form.name, form.email, form.phone, null as door, null as place
    from public.signups as form
    where of_kind = 'signup' and form.id = any (ids) and form.quarantined_at is null
    union all
    select form.id, form.created_at, form.name, null, form.phone, keys.door, form.address
    from public.yard_sign_requests as form cross join lateral private.address_keys(form.address) as keys
    where of_kind = 'yard_sign' and form.id = any (ids) and form.quarantined_at is null
    union all
    select person.id, person.created_at, person.name, person.email, person.phone,
      private.door_key(home.street, home.number, home.suffix, home.unit),
      coalesce(
        nullif(concat_ws(' ', private.house_number(home.number, home.suffix), home.street, home.unit, home.city), ''), person.letters_to
      )
    from public.people as person left join public.households as home on home.id = person.household_id
    where of_kind = 'voter' and person.id = any (ids) and not person.held
  ) as one
  on conflict on constraint person_records_pkey do update
    set name_key = excluded.name_key, email = excluded.email, phone = excluded.phone, door = excluded.door, words = excluded.words
    where (known.name_key, known.email, known.phone, known.door, known.words)
      is distinct from (excluded.name_key, excluded.email, excluded.phone, excluded.door, excluded.words)
$$;
comment on function private.place_person_records(text, uuid[]) is 'Gives each of these its record, or brings it up to date.';

-- Argument: what the table's rows are called here.
create function private.keep_person_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.person_records as known using gone where known.kind = tg_argv[0] and known.id = gone.id;
  elsif tg_table_name = 'households' then
    perform private.place_person_records('voter', array(
      select person.id from public.people as person join touched on touched.id = person.household_id
    ));
  else
    perform private.place_person_records(tg_argv[0], (select array_agg(touched.id) from touched));
  end if;
  return null;
end
$$;
comment on function private.keep_person_records() is 'Keeps the records of the forms and voters that a statement touched. Argument: their kind.';
create trigger signups_keep_person_records after insert on public.signups
  referencing new table as touched for each statement execute function private.keep_person_records('signup');
create trigger signups_keep_changed_person_records after update on public.signups
  referencing new table as touched for each statement execute function private.keep_person_records('signup');
create trigger signups_keep_no_person_records after delete on public.signups
  referencing old table as gone for each statement execute function private.keep_person_records('signup');
create trigger yard_sign_requests_keep_person_records after insert on public.yard_sign_requests
  referencing new table as touched for each statement execute function private.keep_person_records('yard_sign');
create trigger yard_sign_requests_keep_changed_person_records after update on public.yard_sign_requests
  referencing new table as touched for each statement execute function private.keep_person_records('yard_sign');
create trigger yard_sign_requests_keep_no_person_records after delete on public.yard_sign_requests
  referencing old table as gone for each statement execute function private.keep_person_records('yard_sign');
create trigger people_keep_person_records after insert on public.people
  referencing new table as touched for each statement execute function private.keep_person_records('voter');
create trigger people_keep_changed_person_records after update on public.people
  referencing new table as touched for each statement execute function private.keep_person_records('voter');
create trigger people_keep_no_person_records after delete on public.people
  referencing old table as gone for each statement execute function private.keep_person_records('voter');
create trigger households_keep_person_records after update on public.households
  referencing new table as touched for each statement execute function private.keep_person_records();

-- What came before there were people.
select private.place_person_records('signup', array(select form.id from public.signups as form)),
  private.place_person_records('yard_sign', array(select form.id from public.yard_sign_requests as form)),
  private.place_person_records('voter', array(select person.id from public.people as person));

-- What leaders said about two records: facts, added and never changed. The last one about two of them counts.
create table public.person_links (
  id uuid primary key,
  a text collate "C" not null references private.person_records (ref) on delete cascade,
  b text collate "C" not null references private.person_records (ref) on delete cascade,
  verdict text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- A phone's clock that runs ahead must not win for hours.
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  constraint person_links_two_in_order check (a < b),
  constraint person_links_verdict_known check (verdict in ('same', 'different', 'household', 'undone')),
  constraint person_links_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.person_links is
  'Whether two submissions or voters are one person, two, or of one household. Added, never changed; the last word about two counts.';
comment on column public.person_links.id is 'Made on the phone when it was saved.';
comment on column public.person_links.verdict is 'undone: as if nothing had been said about the two.';
comment on column public.person_links.happened_at is 'The phone''s time, but never later than the server''s.';
create index person_links_a_idx on public.person_links (a, b, happened_at desc, id desc);
create index person_links_b_idx on public.person_links (b);
create index person_links_user_id_idx on public.person_links (user_id) where user_id is not null;

alter table public.person_links enable row level security;

create policy "Leaders read who is one person" on public.person_links
  for select to authenticated using ((select private.may('lead_campaign')));
create policy "Leaders say who is one person, in their own name" on public.person_links
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('lead_campaign')));
create policy "Whoever must verify has verified" on public.person_links as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger person_links_ask_second_factor before insert on public.person_links
  for each statement execute function private.ask_second_factor();
-- A record that is joined or separated while its person is being erased would be left over, or go with the wrong one.
create function private.wait_for_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.one_at_a_time('person_links');
  return null;
end
$$;
comment on function private.wait_for_erasure() is 'Lets no one join or separate records while erase_person() works.';
create trigger person_links_wait_for_erasure before insert on public.person_links
  for each statement execute function private.wait_for_erasure();
create trigger person_links_keep_phone_time before insert on public.person_links
  for each row execute function private.keep_phone_time();

-- src/features/persons/model/person.ts says the same on a phone without a signal.
create view private.counting_person_links as
select link.id, link.a, link.b, link.verdict from public.person_links as link
where link.verdict <> 'undone' and not exists (
  select 1 from public.person_links as later
  where later.a = link.a and later.b = link.b and (later.happened_at, later.id) > (link.happened_at, link.id)
);
comment on view private.counting_person_links is 'The last word about each two records, where it was not taken back.';

create function private.person_refs(of_ref text) returns text[]
language sql stable security definer set search_path = ''
as $$
  with recursive reach (ref) as (
    select of_ref collate "C"
    union
    select onward.ref
    from reach cross join lateral (
      select link.b as ref from private.counting_person_links as link where link.a = reach.ref and link.verdict = 'same'
      union all
      select link.a from private.counting_person_links as link where link.b = reach.ref and link.verdict = 'same'
    ) as onward
  )
  select array_agg(reach.ref order by reach.ref) from reach
$$;
comment on function private.person_refs(text) is 'All records that are one person with this one, itself included, in order: the first names the person.';

create function private.person_card(of_ref text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'ref', record.ref, 'kind', record.kind, 'id', record.id, 'at', record.arrived_at,
    'keys', jsonb_build_object('name', record.name_key, 'email', record.email, 'phone', record.phone, 'door', record.door)
  ) || case record.kind
    when 'signup' then (
      select jsonb_build_object(
        'what', form.type, 'name', form.name, 'email', form.email, 'phone', form.phone, 'place', null, 'language', form.language,
        'withdrawn', form.withdrawn_at is not null, 'do_not_contact', false
      ) from public.signups as form where form.id = record.id
    )
    when 'yard_sign' then (
      select jsonb_build_object(
        'what', 'yard_sign', 'name', form.name, 'email', null, 'phone', form.phone, 'place', form.address, 'language', form.language,
        'withdrawn', form.withdrawn_at is not null, 'do_not_contact', false
      ) from public.yard_sign_requests as form where form.id = record.id
    )
    else (
      select jsonb_build_object(
        'what', 'voter', 'name', person.name, 'email', person.email, 'phone', person.phone,
        'place', coalesce(
          nullif(concat_ws(' ', private.house_number(home.number, home.suffix), home.street, home.unit, home.city), ''), person.letters_to, ''
        ), 'language', person.language,
        'withdrawn', person.deceased, 'do_not_contact', person.do_not_contact or person.off_lists
      ) from public.people as person left join public.households as home on home.id = person.household_id where person.id = record.id
    )
  end
  from private.person_records as record where record.ref = of_ref
$$;
comment on function private.person_card(text) is 'A record as the pages of people show it. Null for one that is none.';

-- Everything dated about one record, the newest first. what says which table it is from, code which of its kinds.
create function private.person_history(of_kind text, of_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.at desc, shown.id), '[]')
  from (
    select form.id, form.client_created_at as at, 'sent' as what, form.type as code, null as by,
      case when form.type = 'event' then null else form.notes end as note, coalesce(event.title, form.interest) as about
    from public.signups as form left join public.events as event on event.id = form.event_id
    where of_kind = 'signup' and form.id = of_id
    union all
    select form.id, form.client_created_at, 'sent', 'yard_sign', null, form.notes, null
    from public.yard_sign_requests as form where of_kind = 'yard_sign' and form.id = of_id
    union all
    select fact.id, fact.happened_at, 'action', fact.action, private.name_of(fact.user_id), fact.note,
      coalesce(fact.tag, fact.outcome, private.name_of(fact.assignee))
    from public.submission_actions as fact
    where (fact.submission_kind = of_kind and fact.submission_id = of_id)
      or (of_kind = 'voter' and fact.submission_kind = 'contact_attempt' and fact.submission_id in (
        select call.id from public.contact_attempts as call where call.person_id = of_id
      ))
    union all
    select fact.id, least(fact.client_created_at, fact.created_at), 'event', fact.action, private.name_of(fact.user_id), null, event.title
    from public.event_checkins as fact join public.events as event on event.id = fact.event_id
    where of_kind = 'signup' and fact.signup_id = of_id and fact.action in ('check_in', 'no_show', 'withdraw')
      and not exists (
        select 1 from public.event_checkins as undo
        where undo.event_id = fact.event_id and undo.action = 'undo' and fact.id = any (undo.about)
      )
    union all
    select event.id, event.happened_at, 'sign', event.action, private.name_of(event.user_id), event.note, null
    from public.sign_events as event
    where of_kind = 'yard_sign' and event.request_id = of_id and event.action <> 'undone'
      and not exists (select 1 from public.sign_events as later where later.supersedes = event.id)
    union all
    select attempt.id, attempt.happened_at, attempt.channel, attempt.result, private.name_of(attempt.canvasser), attempt.notes,
      attempt.support::text
    from public.people as person
    join public.effective_attempts as attempt on attempt.household_id = person.household_id
      and (attempt.person_id = person.id or attempt.person_id is null)
    where of_kind = 'voter' and person.id = of_id
    union all
    select picked.id, picked.created_at, 'canvasser', 'picked', private.name_of(picked.picked_by), null, null
    from public.canvassers as picked where of_kind = 'signup' and picked.signup_id = of_id
    union all
    select held.id, held.created_at, 'turf', coalesce(held.ended_as, 'in_hand'), null, null, turf.name
    from public.canvassers as picked
    join public.checkouts as held on held.user_id = picked.user_id
    join public.turfs as turf on turf.id = held.turf_id
    where of_kind = 'signup' and picked.signup_id = of_id
  ) as shown
$$;
comment on function private.person_history(text, uuid) is 'What was sent, done, knocked, called, planted and walked of one record, the newest first.';

create function public.find_people(words text default '', most integer default 50) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain constant text := btrim(private.name_key(left(coalesce(words, ''), 100)));
  -- A number is found however it is written.
  patterns constant text[] := case
    when words !~ '[[:alpha:]]' and private.dial_digits(left(words, 100)) <> ''
      then array['%' || private.dial_digits(left(words, 100)) || '%']
    else array(select '%' || word || '%' from unnest(string_to_array(plain, ' ')) as word limit 8)
  end;
begin
  perform private.require_permission('lead_campaign');
  return (
    select coalesce(jsonb_agg(
      person.card || jsonb_build_object(
        'records', person.records, 'whats', coalesce(person.whats, jsonb_build_array(person.card ->> 'what'))
      ) order by person.at desc, person.root
    ), '[]')
    from (
      select one.refs[1] as root, max(one.at) as at, cardinality(one.refs) as records,
        (
          select private.person_card(member.ref) from private.person_records as member where member.ref = any (one.refs)
          order by member.kind = 'voter', member.arrived_at desc, member.ref limit 1
        ) as card,
        case when cardinality(one.refs) > 1 then (
          select jsonb_agg(distinct private.person_card(member) ->> 'what') from unnest(one.refs) as member
        ) end as whats
      from (
        -- Most people are one record, about which nothing was ever said.
        select case
            when exists (select 1 from public.person_links as said where said.a = hit.ref)
              or exists (select 1 from public.person_links as said where said.b = hit.ref)
            then private.person_refs(hit.ref) else array[hit.ref]
          end as refs,
          hit.arrived_at as at
        from (
          select record.ref, record.arrived_at from private.person_records as record
          where case when patterns = '{}' then record.kind <> 'voter' else record.words like all (patterns) end
          order by record.arrived_at desc, record.ref limit 150
        ) as hit
      ) as one
      group by one.refs
      order by max(one.at) desc, one.refs[1] limit least(greatest(coalesce(most, 50), 1), 100)
    ) as person
  );
end
$$;
comment on function public.find_people(text, integer) is
  'People by name, e-mail address, number or street, one line a person; without words, who raised a hand last. Raises 42501 for others '
  'than leaders.';

create function public.person_page(of_ref text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  members text[];
  near text[];
  points text[];
begin
  perform private.require_permission('lead_campaign');
  members := private.person_refs(of_ref);
  if not exists (select 1 from private.person_records as record where record.ref = of_ref) then
    return '[]';
  end if;
  -- Who could be the same, the most likely first; each with those it is one person with already.
  near := array(
    select likely.ref from (
      select other.ref, max(other.weight) as weight, max(other.at) as at
      from private.person_records as mine cross join lateral (
        (select one.ref, 4 as weight, one.arrived_at as at from private.person_records as one where one.email = mine.email limit 50)
        union all
        (select one.ref, 3, one.arrived_at from private.person_records as one where one.phone = mine.phone limit 50)
        union all
        (
          select one.ref, case when one.name_key = mine.name_key then 3 else 1 end, one.arrived_at
          from private.person_records as one where one.door = mine.door limit 50
        )
        union all
        (select one.ref, 2, one.arrived_at from private.person_records as one where one.name_key = mine.name_key limit 50)
      ) as other
      where mine.ref = any (members) and other.ref <> all (members)
      group by other.ref order by 2 desc, 3 desc, 1 limit 24
    ) as likely
    union
    -- Whoever was told apart or put beside them stays in sight, so that it can be taken back.
    select case when link.a = any (members) then link.b else link.a end from private.counting_person_links as link
    where link.a = any (members) or link.b = any (members)
  );
  near := array(select distinct one from unnest(near) as likely cross join lateral unnest(private.person_refs(likely)) as one limit 100);
  points := array(
    select way.point from private.person_records as record cross join lateral (values (record.email), (record.phone)) as way (point)
    where record.ref = any (members || near) and way.point is not null
  );
  return jsonb_build_array(jsonb_build_object(
    'ref', of_ref,
    'records', (
      select jsonb_agg(
        private.person_card(record.ref) || jsonb_build_object('history', private.person_history(record.kind, record.id))
        || jsonb_build_object('canvasser', exists (
          select 1 from public.canvassers as picked where record.kind = 'signup' and picked.signup_id = record.id
        ))
        order by record.arrived_at desc, record.ref
      )
      from private.person_records as record where record.ref = any (members || near)
    ),
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', link.id, 'a', link.a, 'b', link.b, 'verdict', link.verdict, 'at', link.happened_at, 'by', private.name_of(link.user_id)
      ) order by link.happened_at, link.id), '[]')
      from public.person_links as link where link.a = any (members || near) and link.b = any (members || near)
    ),
    'ways', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', so.channel, 'point', so.contact_point, 'state', so.state, 'allowed', so.allowed, 'at', so.changed_at
      ) order by so.contact_point, so.channel), '[]')
      from private.current_consents as so where so.contact_point = any (points)
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', said.id, 'channel', said.channel, 'point', said.contact_point, 'state', said.state, 'method', said.method,
        'at', said.happened_at
      ) order by said.happened_at desc, said.id), '[]')
      from private.counting_consents as said where said.contact_point = any (points)
    )
  ));
end
$$;
comment on function public.person_page(text) is
  'A person by one of their records: all records with their history, who else it could be, what was said about that, and consents. An '
  'empty list for a record that is none. Raises 42501 for others than leaders.';

create function private.grants_for_person_links() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.person_links from service_role;
  grant select on public.person_links to authenticated;
  grant insert (id, a, b, verdict, user_id, client_created_at) on public.person_links to authenticated;
  grant execute on function public.find_people(text, integer), public.person_page(text) to authenticated;
end
$$;
comment on function private.grants_for_person_links() is 'What the APIs roles may do with people.';

select private.restore_grants();
