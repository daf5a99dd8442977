-- Who is past which rule, and what looks double, counted anew for whom an entry is about: a look at the duties does not measure a whole
-- ledger. The ledger stays the truth: private.recount_passed_rules() makes these tables of it, and a test holds the two together.

create table private.passed_rules (
  root uuid not null,
  rule_id uuid not null,
  period text not null,
  total_cents bigint not null,
  over_cents bigint not null,
  passed_on date,
  constraint passed_rules_pkey primary key (root, rule_id, period)
);
comment on table private.passed_rules is 'What each giver, all who are the same together, is past; under zeros who is not known.';
alter table private.passed_rules enable row level security;

create table private.passed_basis (
  one boolean primary key default true,
  basis text not null,
  constraint passed_basis_one_row check (one)
);
comment on table private.passed_basis is 'By which rules and elections the last count was made. By others it is void.';
alter table private.passed_basis enable row level security;

create table private.double_gifts (
  entry_id uuid primary key references public.ledger_entries (id)
);
comment on table private.double_gifts is
  'Contributions that came after one of the same day, method and amount by who may be the same. Whether both still count is asked when it is looked at.';
alter table private.double_gifts enable row level security;

create function private.passing_rules() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(rule.value order by rule.value ->> 'id'), '[]') from jsonb_array_elements(private.rules_on(private.town_day())) as rule
  where rule.value ->> 'kind' <> 'itemize'
$$;
comment on function private.passing_rules() is 'The rules in force today that ask somebody to do something.';

create function private.basis_now() returns text
language sql stable security definer set search_path = ''
as $$
  select md5(
    private.passing_rules()::text
    || coalesce((select string_agg(one.id || one.cycle || one.held_on, ' ' order by one.id) from public.elections as one), '')
    || coalesce((select string_agg(cycle.id || cycle.begins_on || cycle.ends_on, ' ' order by cycle.id) from public.election_cycles as cycle), '')
  )
$$;
comment on function private.basis_now() is 'What a count is made by, as a hash.';

create function private.passed_of(whose uuid[] default null, strangers boolean default false, by_rules jsonb default null) returns setof private.passed_rules
language sql stable security definer set search_path = ''
as $$
  select coalesce(one.root, '00000000-0000-0000-0000-000000000000'), one.rule_id, one.period, one.total_cents, one.over_cents, one.passed_on
  from private.standings(coalesce(by_rules, private.passing_rules()), whose, strangers) as one
  left join lateral (
    select version.* from public.contributor_versions as version where version.contributor_id = one.root
    order by version.happened_at desc, version.arrival desc limit 1
  ) as known on one.kind = 'identify' and one.passed
  where one.passed and (
    one.kind <> 'identify' or known.name is null or known.street is null or known.employer is null or known.occupation is null
  )
$$;
comment on function private.passed_of(uuid[], boolean, jsonb) is
  'What these givers are past, and nobody known if asked; or all; by the rules in force, or by others. Who is known well enough is past nothing that asks who they are.';

-- The ledger as it is, in a statement of its own: two who add at once count one after the other, and the second sees what the first wrote.
create function private.recount_passed_rules() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.one_at_a_time('ledger');
  delete from private.passed_rules where true;
  insert into private.passed_rules select * from private.passed_of();
  insert into private.passed_basis (basis) values (private.basis_now()) on conflict (one) do update set basis = excluded.basis;
  delete from private.double_gifts where true;
  -- Who is who, by what was said and by the name, as private.perhaps_same() asks it of one.
  insert into private.double_gifts
  with person as materialized (
    select known.id, 'root' as way, coalesce(whole.root, known.id)::text as who
    from public.contributors as known left join private.contributor_roots() as whole on whole.id = known.id
    union all
    select named.contributor_id, 'name', named.key::text from private.giver_keys as named where named.reason = 'name'
  )
  select distinct entry.id from (
    select each.id, each.arrival, min(each.arrival) over (
      partition by person.way, person.who, each.received_on, each.type, each.amount_cents, each.method
    ) as first
    from public.ledger_entries as each join person on person.id = each.contributor_id
    where each.reverses_id is null and each.type in ('contribution', 'in_kind', 'loan')
  ) as entry
  where entry.arrival > entry.first;
end
$$;
comment on function private.recount_passed_rules() is 'Counts everything anew: after a change of rules, and after rows came in without their triggers.';

create function private.recount_givers(whose uuid[], strangers boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  members uuid[];
begin
  perform private.one_at_a_time('ledger');
  if (select kept.basis from private.passed_basis as kept) is distinct from private.basis_now() then
    perform private.recount_passed_rules();
    return;
  end if;
  members := private.with_the_same(whose);
  delete from private.passed_rules as old
  where old.root = any (members) or (strangers and old.root = '00000000-0000-0000-0000-000000000000');
  insert into private.passed_rules select * from private.passed_of(members, strangers);
end
$$;
comment on function private.recount_givers(uuid[], boolean) is 'Counts anew what these givers are past, with all who are the same.';

-- Two phones that record one check of a new contributor make two of them, of one name.
create function private.perhaps_same(of_contributor uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  members constant uuid[] := private.same_as(of_contributor);
begin
  return array(
    select unnest(members)
    union
    select other.contributor_id
    from private.giver_keys as mine join private.giver_keys as other on (other.reason, other.key) = (mine.reason, mine.key)
    where mine.contributor_id = any (members) and mine.reason = 'name' and not exists (
      select 1 from private.counting_contributor_links as link
      where link.a = least(mine.contributor_id, other.contributor_id) and link.b = greatest(mine.contributor_id, other.contributor_id)
        and link.verdict in ('different', 'household')
    )
  );
end
$$;
comment on function private.perhaps_same(uuid) is
  'A contributor, all who are the same, and who has the same name and was not said to be another.';

create function private.note_doubles(whose uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.double_gifts
  -- Of those that look alike all but the first, and of others' those that came after one of this contributor. Each entry is looked at
  -- once: a thousand alike are no million pairs.
  select alike.id from (
    select entry.id, entry.arrival, entry.contributor_id = giver.id as is_own, min(entry.arrival) over same as first,
      min(entry.arrival) filter (where entry.contributor_id = giver.id) over same as first_own
    from (select distinct one.id from unnest(whose) as one (id)) as giver
    cross join lateral (select private.perhaps_same(giver.id) as members) as near
    join public.ledger_entries as entry on entry.contributor_id = any (near.members)
    where entry.reverses_id is null and entry.type in ('contribution', 'in_kind', 'loan')
    window same as (partition by giver.id, entry.received_on, entry.type, entry.amount_cents, entry.method)
  ) as alike
  where alike.arrival > case when alike.is_own then alike.first else alike.first_own end
    and not exists (select 1 from private.double_gifts as known where known.entry_id = alike.id)
  on conflict do nothing
$$;
comment on function private.note_doubles(uuid[]) is 'Notes what of these contributors looks like another contribution of theirs, or of who may be the same.';

create function private.recount_for_new_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  whose uuid[];
  strangers boolean := false;
begin
  -- Before anything is asked: of two who write at once, the second looks at what the first wrote.
  perform private.one_at_a_time('ledger');
  if tg_table_name = 'ledger_entries' then
    select coalesce(array_agg(distinct one.contributor_id) filter (where one.contributor_id is not null), '{}'),
      coalesce(bool_or(one.contributor_id is null), false)
    into whose, strangers from added as one where one.type not in ('expenditure', 'fee', 'other');
    perform private.note_doubles(array(
      select distinct one.contributor_id from added as one
      where one.reverses_id is null and one.contributor_id is not null and one.type in ('contribution', 'in_kind', 'loan')
    ));
  elsif tg_table_name = 'contributor_links' then
    select array_agg(each.id) into whose from added as one cross join lateral (values (one.a), (one.b)) as each (id);
    perform private.note_doubles(private.with_the_same(whose));
  elsif tg_table_name = 'contributor_versions' then
    -- A new name alone, of who has given nothing yet, changes nothing.
    select array_agg(distinct one.contributor_id) into whose from added as one
    where exists (
      select 1 from unnest(private.same_as(one.contributor_id)) as each (id)
      join public.ledger_entries as entry on entry.contributor_id = each.id
    );
    perform private.note_doubles(whose);
  else
    perform private.recount_passed_rules();
    return null;
  end if;
  if cardinality(whose) > 0 or strangers then
    perform private.recount_givers(coalesce(whose, '{}'), strangers);
  end if;
  return null;
end
$$;
do $$
declare
  heard text;
begin
  foreach heard in array array['ledger_entries', 'contributor_links', 'contributor_versions', 'rules', 'elections', 'election_cycles'] loop
    execute format(
      'create trigger %I after insert on public.%I referencing new table as added for each statement '
      'execute function private.recount_for_new_rows()',
      heard || '_recount_passed_rules', heard
    );
  end loop;
end
$$;

create function private.passed_now() returns setof private.passed_rules
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The day on which a new version of the rules begins nobody writes anything down for it.
  if (select kept.basis from private.passed_basis as kept) = private.basis_now() then
    return query select * from private.passed_rules;
  else
    return query select * from private.passed_of();
  end if;
end
$$;
comment on function private.passed_now() is 'What every giver is past by today''s rules: as it was counted, or measured now where it was counted by others.';
