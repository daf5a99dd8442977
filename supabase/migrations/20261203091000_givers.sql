-- Givers one by one: who they are and were, what they gave, and who could be the same, with the reasons. Nobody is ever merged.

-- By what two givers are told to be alike. One row a key and not a table a reason: who shares an e-mail and who is one letter off are
-- found in the same way, by an index, for one giver or for all. Hashes, because a key is only ever compared.
create table private.giver_keys (
  contributor_id uuid not null references public.contributors (id),
  reason text not null,
  key bigint not null,
  constraint giver_keys_pkey primary key (reason, key, contributor_id),
  constraint giver_keys_reason_known check (reason in ('email', 'phone', 'street', 'name', 'typo'))
);
comment on table private.giver_keys is
  'What each giver shares with whoever is like them: the e-mail, the number, the door with the surname, the name, and the name with each '
  'letter left out, so that one letter too many, too few, wrong or swapped meets in a key. Kept by a trigger, never by hand.';
create index giver_keys_contributor_id_idx on private.giver_keys (contributor_id);
alter table private.giver_keys enable row level security;

create table private.giver_words (
  contributor_id uuid primary key references public.contributors (id),
  words text not null
);
comment on table private.giver_words is 'What the search looks through. Kept by a trigger, never by hand.';
alter table private.giver_words enable row level security;

create function private.plain_name(name text, kind text) returns text
language sql immutable set search_path = ''
as $$
  select private.name_key(case when kind = 'IND' and said.name ~ ',' then regexp_replace(said.name, '^([^,]*),(.*)$', '\2 \1') else said.name end)
  from (select case when kind = 'IND' then regexp_replace(name, '[,\s]+(jr|sr|ii|iii|iv)[.\s]*$', '', 'i') else name end as name) as said
$$;
comment on function private.plain_name(text, text) is '"Quill, Ada" and "Ada Quill, Jr." as "ada quill".';

create function private.place_giver_keys(whose uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.giver_keys as old where old.contributor_id = any (whose);
  delete from private.giver_words as old where old.contributor_id = any (whose);
  -- A form asks for no e-mail and no number: one that was said before stays known.
  insert into private.giver_keys (contributor_id, reason, key)
  with known as materialized (
    select one.id, version.kind, version.street, private.plain_name(version.name, version.kind) as name, way.email, way.phone
    from unnest(whose) as one (id) cross join lateral (
      select said.* from public.contributor_versions as said where said.contributor_id = one.id
      order by said.happened_at desc, said.arrival desc limit 1
    ) as version cross join lateral (
      select (array_agg(said.email order by said.happened_at desc, said.arrival desc) filter (where said.email is not null))[1] as email,
        (array_agg(said.phone order by said.happened_at desc, said.arrival desc) filter (where said.phone is not null))[1] as phone
      from public.contributor_versions as said where said.contributor_id = one.id
    ) as way
  ), told as (
    select known.id, 'email' as reason, private.contact_point('email', known.email) as key from known
    union all
    select known.id, 'phone', private.phone_key(known.phone) from known
    union all
    select known.id, 'street', coalesce(home.door, home.building) || '|' || substring(known.name from '[^ ]+$')
    from known cross join lateral private.address_keys(known.street) as home
    where known.kind = 'IND' and home.building is not null
    union all
    select known.id, 'name', (
      select string_agg(part.word, ' ' order by part.word collate "C") from unnest(string_to_array(known.name, ' ')) as part (word)
    ) from known where length(known.name) >= 3
    union all
    -- Short names are one letter apart from many others; names with numbers in them are lists.
    select known.id, 'typo', case when place.at = 0 then letters.said else overlay(letters.said placing '' from place.at for 1) end
    from known cross join lateral (select replace(known.name, ' ', '') as said) as letters
    cross join lateral generate_series(0, length(letters.said)) as place (at)
    where length(letters.said) between 7 and 40 and letters.said !~ '[0-9]'
  )
  select distinct told.id, told.reason, hashtextextended(told.key, 0) from told where told.key is not null and told.key <> '';
  insert into private.giver_words (contributor_id, words)
  select one.id, private.name_key(concat_ws(' ', version.name, version.street, version.city, version.employer, version.occupation, version.email))
  from (select distinct each.id from unnest(whose) as each (id)) as one cross join lateral (
    select said.* from public.contributor_versions as said where said.contributor_id = one.id
    order by said.happened_at desc, said.arrival desc limit 1
  ) as version;
end
$$;
comment on function private.place_giver_keys(uuid[]) is 'Says anew by what these givers are found and told to be alike.';

create function private.keep_giver_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of two who say something of one giver at once, the second reads what the first wrote.
  perform private.one_at_a_time('ledger');
  perform private.place_giver_keys(array(select distinct one.contributor_id from added as one));
  return null;
end
$$;
create trigger contributor_versions_keep_giver_keys after insert on public.contributor_versions
  referencing new table as added for each statement execute function private.keep_giver_keys();

-- src/features/persons/model/person.ts says the same on a phone.
create view private.counting_contributor_links with (security_invoker = true) as
select link.id, link.a, link.b, link.verdict from public.contributor_links as link
where link.verdict <> 'undone' and not exists (
  select 1 from public.contributor_links as later
  where later.a = link.a and later.b = link.b and (later.happened_at, later.id) > (link.happened_at, link.id)
);
comment on view private.counting_contributor_links is 'The last word about each two contributors, where it was not taken back.';

-- What more than twenty share tells nobody apart: a bound on the pairs, too, whatever a file brings.
create function private.like_givers(whose uuid[] default null) returns table (a uuid, b uuid, reasons text[], weight integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
  with shared as (
    select one.reason, array_agg(one.contributor_id) as who from private.giver_keys as one
    where whose is null or (one.reason, one.key) in (
      select mine.reason, mine.key from private.giver_keys as mine where mine.contributor_id = any (whose)
    )
    group by one.reason, one.key having count(*) between 2 and 20
  ), pair as (
    select one.id as a, other.id as b, array_agg(distinct shared.reason) as reasons
    from shared cross join lateral unnest(shared.who) as one (id) cross join lateral unnest(shared.who) as other (id)
    where one.id < other.id and (whose is null or one.id = any (whose) or other.id = any (whose))
    group by one.id, other.id
  ), told as (
    select pair.a, pair.b, case when 'name' = any (pair.reasons) then array_remove(pair.reasons, 'typo') else pair.reasons end as reasons
    from pair
    -- Two who are a letter apart in two towns are two.
    where pair.reasons <> array['typo'] or not exists (
      select 1 from (
        select said.city, said.postcode from public.contributor_versions as said where said.contributor_id = pair.a
        order by said.happened_at desc, said.arrival desc limit 1
      ) as one cross join lateral (
        select said.city, said.postcode from public.contributor_versions as said where said.contributor_id = pair.b
        order by said.happened_at desc, said.arrival desc limit 1
      ) as other
      where private.name_key(one.city) <> private.name_key(other.city)
        and coalesce(private.name_key(one.postcode) <> private.name_key(other.postcode), true)
    )
  )
  select told.a, told.b, told.reasons, (
    select sum(case each.reason when 'email' then 16 when 'phone' then 12 when 'street' then 8 when 'name' then 6 else 4 end)::integer
    from unnest(told.reasons) as each (reason)
  )
  from told;
end
$$;
comment on function private.like_givers(uuid[]) is
  'Pairs that could be one giver, with the reasons and how strong they are: of these contributors, or of all. Says nothing of what was decided.';

create function private.giver_card(of_contributor uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', of_contributor, 'kind', version.kind, 'name', version.name, 'street', version.street, 'city', version.city,
    'employer', version.employer, 'occupation', version.occupation
  )
  from (select) as one left join lateral (
    select said.* from public.contributor_versions as said where said.contributor_id = of_contributor
    order by said.happened_at desc, said.arrival desc limit 1
  ) as version on true
$$;
comment on function private.giver_card(uuid) is 'Who a contributor is now; nulls where their name has not arrived.';

create function public.money_like_givers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return (
    with whole as materialized (select * from private.contributor_roots()),
    settled as materialized (
      select least(coalesce(one.root, said.a), coalesce(other.root, said.b)) as a, greatest(coalesce(one.root, said.a), coalesce(other.root, said.b)) as b
      from private.counting_contributor_links as said
      left join whole as one on one.id = said.a left join whole as other on other.id = said.b
      where said.verdict <> 'same'
    ), open as (
      select pair.*, coalesce(one.root, pair.a) as root_a, coalesce(other.root, pair.b) as root_b
      from private.like_givers() as pair left join whole as one on one.id = pair.a left join whole as other on other.id = pair.b
    ), undecided as (
      -- Of two who are several records each it is asked once, with the strongest reason.
      select distinct on (least(open.root_a, open.root_b), greatest(open.root_a, open.root_b)) open.*
      from open
      where open.root_a <> open.root_b and not exists (
        select 1 from settled where settled.a = least(open.root_a, open.root_b) and settled.b = greatest(open.root_a, open.root_b)
      )
      order by least(open.root_a, open.root_b), greatest(open.root_a, open.root_b), open.weight desc, open.a, open.b
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'one', private.giver_card(pair.a), 'other', private.giver_card(pair.b), 'reasons', pair.reasons
    ) order by pair.weight desc, pair.a, pair.b), '[]')
    from (select * from undecided order by undecided.weight desc, undecided.a, undecided.b limit 100) as pair
  );
end
$$;
comment on function public.money_like_givers() is
  'Who could be the same and nobody has said: at most 100 pairs, the most likely first. Raises 42501 for who does not keep the books.';

create function public.find_givers(words text default '', most integer default 50) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns constant text[] := array(
    select '%' || part.word || '%' from unnest(string_to_array(btrim(private.name_key(left(coalesce(words, ''), 100))), ' ')) as part (word) limit 8
  );
begin
  perform private.require_permission('keep_books');
  return (
    with hit as (
      select distinct (private.same_as(known.contributor_id))[1] as root from (
        select one.contributor_id from private.giver_words as one where one.words like all (patterns)
        order by one.words, one.contributor_id limit 150
      ) as known
    ), found as materialized (
      select hit.root, private.same_as(hit.root) as members from hit
    )
    select coalesce(jsonb_agg(line.said order by line.said ->> 'name', line.said ->> 'id'), '[]')
    from (
      select private.giver_card(found.root) || jsonb_build_object(
        'records', cardinality(found.members), 'cents', given.cents, 'gifts', given.gifts, 'last_on', given.last_on
      ) as said
      from found cross join lateral (
        select coalesce(sum(gift.cents), 0) as cents, count(distinct gift.id) filter (where gift.cents > 0) as gifts, max(gift.counts_on) as last_on
        from private.gifts as gift where gift.contributor_id = any (found.members)
      ) as given
      order by given.cents desc, found.root limit least(greatest(coalesce(most, 50), 1), 100)
    ) as line
  );
end
$$;
comment on function public.find_givers(text, integer) is
  'Givers by words of their name, street, town, employer, occupation or e-mail, one line for all who are the same. Raises 42501 for who '
  'does not keep the books.';

create function public.find_in_book(words text default '', most integer default 20) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  all_of_it constant boolean := private.may('keep_books');
  patterns constant text[] := array(
    select '%' || part.word || '%' from unnest(string_to_array(btrim(private.name_key(left(coalesce(words, ''), 100))), ' ')) as part (word)
    where part.word <> '' limit 8
  );
  found uuid[];
begin
  perform private.require_permission('take_money');
  if cardinality(patterns) = 0 then
    return '[]';
  end if;
  found := array(
    select known.contributor_id from private.giver_words as known where known.words like all (patterns)
      and (all_of_it or exists (select 1 from public.contributors as own where own.id = known.contributor_id and own.user_id = me))
    order by known.words, known.contributor_id limit least(greatest(coalesce(most, 20), 1), 50)
  );
  -- With whoever is the same of those they may see: else their sum would be told of a part of them.
  return private.book_lines(array(
    select one.id from public.contributors as one where one.id = any (private.with_the_same(found)) and (all_of_it or one.user_id = me)
  ), me, all_of_it);
end
$$;
comment on function public.find_in_book(text, integer) is
  'Givers by words of their name or street as money_book() tells them, the older ones too; for who collects, those whom they brought in. '
  'Raises 42501 for who takes no money.';

create function public.giver_page(giver uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  members uuid[];
  near uuid[];
begin
  perform private.require_permission('keep_books');
  if not exists (select 1 from public.contributors as one where one.id = giver) then
    return '[]';
  end if;
  members := (private.same_as(giver))[1:100];
  near := array(
    select likely.id from (
      select case when pair.a = any (members) then pair.b else pair.a end as id, max(pair.weight) as weight
      from private.like_givers(members) as pair where not (pair.a = any (members) and pair.b = any (members))
      group by 1 order by 2 desc, 1 limit 24
    ) as likely
    union
    -- Whoever was told apart or put beside them stays in sight, so that it can be taken back.
    select case when link.a = any (members) then link.b else link.a end from private.counting_contributor_links as link
    where (link.a = any (members)) <> (link.b = any (members))
  );
  near := array(
    select distinct each.id from unnest(near) as one (id) cross join lateral unnest(private.same_as(one.id)) as each (id)
    where each.id <> all (members) limit 60
  );
  return jsonb_build_array(jsonb_build_object(
    'giver', giver,
    'records', (
      select jsonb_agg(jsonb_build_object(
        'id', one.id, 'at', one.created_at,
        'versions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', said.id, 'kind', said.kind, 'name', said.name, 'street', said.street, 'city', said.city, 'state', said.state,
            'postcode', said.postcode, 'employer', said.employer, 'occupation', said.occupation, 'email', said.email, 'phone', said.phone,
            'at', said.happened_at, 'by', private.name_of(said.user_id), 'by_id', said.user_id, 'arrival', said.arrival, 'knew', said.knew
          ) order by said.happened_at desc, said.arrival desc), '[]')
          from (
            select * from public.contributor_versions as every where every.contributor_id = one.id
            order by every.happened_at desc, every.arrival desc limit 50
          ) as said
        ),
        'gifts', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', gift.id, 'on', gift.counts_on, 'cents', gift.cents, 'election', gift.election_id, 'method', gift.method
          ) order by gift.counts_on, gift.arrival), '[]')
          from private.gifts as gift where gift.contributor_id = one.id
        ),
        'entries', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', entry.id, 'arrival', entry.arrival, 'type', entry.type, 'cents', entry.amount_cents, 'on', entry.received_on,
            'election', entry.election_id, 'method', entry.method, 'purpose', entry.purpose, 'reversal', entry.reverses_id is not null,
            'reversed', exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
          ) order by entry.received_on desc, entry.arrival desc), '[]')
          from (
            select * from public.ledger_entries as every where every.contributor_id = one.id
            order by every.received_on desc, every.arrival desc limit 100
          ) as entry
        )
      ) order by one.created_at, one.id)
      from public.contributors as one where one.id = any (members || near)
    ),
    'like', (
      select coalesce(jsonb_agg(jsonb_build_object('a', pair.a, 'b', pair.b, 'reasons', pair.reasons, 'weight', pair.weight)
        order by pair.weight desc, pair.a, pair.b), '[]')
      from private.like_givers(members || near) as pair where pair.a = any (members || near) and pair.b = any (members || near)
    ),
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', link.id, 'a', link.a, 'b', link.b, 'verdict', link.verdict, 'at', link.happened_at, 'by', private.name_of(link.user_id)
      ) order by link.happened_at, link.id), '[]')
      from public.contributor_links as link where link.a = any (members || near) and link.b = any (members || near)
    )
  ));
end
$$;
comment on function public.giver_page(uuid) is
  'A giver by one of their records: all records with what was known of them and when, what they gave, who else it could be and what was '
  'said about that. An empty list for none. Raises 42501 for who does not keep the books.';

insert into private.person_columns (of_table, of_column, treatment) values
  ('private.giver_words', 'words', 'kept');

create function private.grants_for_givers() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.money_like_givers(), public.find_givers(text, integer), public.find_in_book(text, integer), public.giver_page(uuid) to authenticated;
end
$$;
comment on function private.grants_for_givers() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
select private.place_giver_keys(array(select known.id from public.contributors as known));

-- Counted here, where the names are by which two may be the same.
select private.recount_passed_rules();
