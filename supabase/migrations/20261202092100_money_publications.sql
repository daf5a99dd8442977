-- What everybody sees of the money: snapshots of filed reports, made once, hashed, never changed. The ledger itself is nobody's but the
-- campaign's; nothing here has a street in it.

create table public.contributor_withholdings (
  id uuid primary key,
  contributor_id uuid not null references public.contributors (id),
  withheld boolean not null,
  reason text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint contributor_withholdings_reason_3_to_500 check (private.text_length(reason) between 3 and 500)
);
comment on table public.contributor_withholdings is
  'Who is threatened, and so is named in no snapshot from then on though the law has their name. The newest word about somebody counts.';
create index contributor_withholdings_newest_idx on public.contributor_withholdings (contributor_id, arrival desc);
create index contributor_withholdings_user_id_idx on public.contributor_withholdings (user_id) where user_id is not null;
alter table public.contributor_withholdings enable row level security;

create table public.publications (
  id uuid primary key,
  n integer not null unique,
  as_of date not null,
  reports uuid[] not null,
  about jsonb not null,
  rows jsonb not null,
  sha256 text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint publications_n_counts check (n >= 1),
  constraint publications_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint publications_of_something check (cardinality(reports) >= 1),
  constraint publications_about_object check (jsonb_typeof(about) = 'object'),
  constraint publications_rows_list check (jsonb_typeof(rows) = 'array')
);
comment on table public.publications is 'Each snapshot that everybody saw or sees: the newest is the one that is shown.';
comment on column public.publications.sha256 is 'Of {"about":…,"rows":[…]} as private.canonical_json() would write it.';
create index publications_user_id_idx on public.publications (user_id) where user_id is not null;
alter table public.publications enable row level security;

create policy "Who keeps the books reads who is withheld" on public.contributor_withholdings
  for select to authenticated using ((select private.may('keep_books')));
create policy "Who keeps the books reads what was published" on public.publications
  for select to authenticated using ((select private.may('keep_books')));
do $$
declare
  guarded text;
begin
  foreach guarded in array array['contributor_withholdings', 'publications'] loop
    execute format(
      'create trigger %I before update or delete on public.%I for each row execute function private.refuse_money_change()',
      guarded || '_never_change', guarded
    );
    execute format(
      'create policy "Whoever must verify has verified" on public.%I as restrictive for all to authenticated '
      'using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()))',
      guarded
    );
  end loop;
end
$$;

create function private.withheld_contributors() returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select distinct each.id
  from public.contributor_withholdings as said cross join lateral unnest(private.same_as(said.contributor_id)) as each (id)
  where said.withheld and not exists (
    select 1 from public.contributor_withholdings as later where later.contributor_id = said.contributor_id and later.arrival > said.arrival
  )
$$;
comment on function private.withheld_contributors() is 'Whose name everybody is not told, with all who are the same.';

create function private.is_withheld(contributor uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select said.withheld from public.contributor_withholdings as said where said.contributor_id = contributor order by said.arrival desc limit 1
  ), false)
$$;
comment on function private.is_withheld(uuid) is 'What the newest word about somebody says.';

create function public.withhold_contributor(withholding uuid, contributor uuid, withheld boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  if withholding is null or withheld is null or private.text_length(reason) is null or private.text_length(reason) not between 3 and 500
    or not exists (select 1 from public.contributors as known where known.id = contributor) then
    raise exception 'Say of whom, and by which rule.' using errcode = '22023';
  end if;
  -- A snapshot that is being made is made first, and this is said after it: else the next one would have nothing new, and the name would
  -- stay in sight.
  perform private.one_at_a_time('file_report');
  if private.is_withheld(contributor) <> withhold_contributor.withheld then
    insert into public.contributor_withholdings (id, contributor_id, withheld, reason, created_at)
    values (withholding, contributor, withhold_contributor.withheld, btrim(withhold_contributor.reason), clock_timestamp()) on conflict do nothing;
  end if;
  return '[]';
end
$$;
comment on function public.withhold_contributor(uuid, uuid, boolean, text) is
  'Names somebody in no snapshot from now on, or again; said already, it stays as it was said. Raises 42501 for who does not keep the '
  'books, 22023 for nobody or no reason.';

-- What counts now: of each period the newest version.
create function private.counting_reports() returns setof public.reports
language sql stable security definer set search_path = ''
as $$
  select filed.* from public.reports as filed
  where not exists (select 1 from public.reports as newer where newer.supersedes_id = filed.id) order by filed.covers_until
$$;
comment on function private.counting_reports() is 'The reports in force, the earliest first.';

create function private.reports_apart() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_or(
    said.opening_cents <> said.before or said.closing_cents <> said.opening_cents + (
      select coalesce(sum(private.cash_of(each.key, each.value::bigint)), 0) from jsonb_each_text(said.by_type) as each
    )
  ), false)
  from (
    select filed.*, lag(filed.closing_cents, 1, 0::bigint) over (order by filed.covers_until) as before from private.counting_reports() as filed
  ) as said
$$;
comment on function private.reports_apart() is
  'Whether a report in force does not begin with what the one before it ended with, or ends with something else than its lines make of that.';

-- One line as everybody sees it:
-- [report, type, day, month, cents, entries, shown, name, kind, place, employer, occupation, election, method, purpose, size]
create function private.public_rows(reports uuid[]) returns table (
  report_id uuid, of_report integer, n integer, type text, month text, size text, cents bigint, giver_kind text, place text, purpose text, line json
)
language sql stable security definer set search_path = ''
as $$
  select line.report_id, list.place::integer, line.n, line.type, line.month, line.size, line.cents, said.giver_kind, said.place, said.purpose,
    array_to_json(array[
      to_json(list.place), to_json(line.type), to_json(line.received_on), to_json(line.month), to_json(line.cents), to_json(line.entries),
      to_json(said.shown), to_json(said.name), to_json(said.giver_kind), to_json(said.place), to_json(said.employer),
      to_json(said.occupation), to_json(line.election_id), to_json(line.method), to_json(said.purpose), to_json(line.size)
    ])
  from unnest(reports) with ordinality as list (id, place)
  join public.report_lines as line on line.report_id = list.id
  left join private.withheld_contributors() as hidden on hidden.id = line.contributor_id
  cross join lateral (
    select case when line.entry_id is null then 'summed' when hidden.id is not null then 'withheld' else 'named' end as shown
  ) as how
  cross join lateral (
    select how.shown, coalesce(line.giver_kind, 'none') as giver_kind,
      case when how.shown = 'named' then line.name end as name,
      case when how.shown = 'named' then nullif(concat_ws(', ', line.city, line.state), '') end as place,
      case when how.shown = 'named' and line.giver_kind = 'IND' and line.type in ('contribution', 'in_kind', 'refund') then line.employer end as employer,
      case when how.shown = 'named' and line.giver_kind = 'IND' and line.type in ('contribution', 'in_kind', 'refund') then line.occupation end as occupation,
      case when how.shown <> 'withheld' then line.purpose end as purpose
  ) as said
$$;
comment on function private.public_rows(uuid[]) is 'The lines of these reports as everybody sees them: no street, and no name that is withheld.';

create function private.raised_of(type text, cents bigint) returns bigint
language sql immutable set search_path = ''
as $$ select case when type in ('contribution', 'in_kind') then cents when type = 'refund' then -cents else 0 end $$;
comment on function private.raised_of(text, bigint) is 'What a line adds to what was raised.';

create function private.spent_of(type text, cents bigint) returns bigint
language sql immutable set search_path = ''
as $$ select case when type in ('expenditure', 'fee', 'in_kind') then cents else 0 end $$;
comment on function private.spent_of(text, bigint) is 'What a line adds to what was spent.';

create function private.write_publication(publication uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next constant integer := 1 + coalesce((select max(old.n) from public.publications as old), 0);
  list uuid[];
  about jsonb;
  rows_text text;
  last public.reports;
begin
  select array_agg(filed.id order by filed.covers_until) into list from private.counting_reports() as filed;
  if list is null then
    raise exception 'Nothing is filed yet.' using errcode = 'PT409';
  end if;
  select * into last from public.reports as filed where filed.id = list[cardinality(list)];
  if private.reports_apart() then
    raise exception 'Amend the reports from which the ledger has moved first: what one ends with is not what the next begins with.'
      using errcode = 'PT409';
  end if;
  -- The lines against the sums that were frozen beside them: a snapshot that does not add up is none.
  if exists (
    select 1 from public.reports as filed
    where filed.id = any (list) and (
      filed.by_type <> (
        select coalesce(jsonb_object_agg(sums.type, sums.cents), '{}') from (
          select line.type, sum(line.cents)::bigint as cents from public.report_lines as line where line.report_id = filed.id group by line.type
        ) as sums
      ) or filed.lines <> (select count(*) from public.report_lines as line where line.report_id = filed.id)
    )
  ) then
    raise exception 'The rows do not add up to the totals.' using errcode = 'PT409';
  end if;
  with shown as materialized (select * from private.public_rows(list)), by_type as (
    select each.key as type, sum(each.value::bigint)::bigint as cents
    from public.reports as filed cross join lateral jsonb_each_text(filed.by_type) as each where filed.id = any (list) group by each.key
  ), grouped as (
    select said.by, said.key, sum(private.raised_of(shown.type, shown.cents))::bigint as raised,
      sum(private.spent_of(shown.type, shown.cents))::bigint as spent, count(*) as lines
    from shown cross join lateral (values
      ('month', shown.month), ('size', shown.size), ('kind', shown.giver_kind), ('place', coalesce(shown.place, 'none')),
      ('purpose', coalesce(nullif(btrim(shown.purpose), ''), 'none'))
    ) as said (by, key)
    where case said.by when 'month' then true when 'purpose' then shown.type in ('expenditure', 'fee', 'in_kind')
      else shown.type in ('contribution', 'in_kind', 'refund') end
    group by said.by, said.key
  )
  select jsonb_build_object(
    'as_of', last.covers_until,
    'n', next,
    'totals', jsonb_build_object(
      'raised_cents', (select coalesce(sum(private.raised_of(by_type.type, by_type.cents)), 0) from by_type),
      'spent_cents', (select coalesce(sum(private.spent_of(by_type.type, by_type.cents)), 0) from by_type),
      'cash_cents', last.closing_cents,
      'by_type', (select coalesce(jsonb_object_agg(by_type.type, by_type.cents), '{}') from by_type)
    ),
    'groups', (
      select coalesce(jsonb_object_agg(one.by, one.list), '{}') from (
        select grouped.by, jsonb_agg(jsonb_build_array(grouped.key, grouped.raised, grouped.spent, grouped.lines) order by grouped.key collate "C") as list
        from grouped group by grouped.by
      ) as one
    ),
    'reports', (
      select jsonb_agg(jsonb_build_object(
        'covers_from', filed.covers_from, 'covers_until', filed.covers_until, 'due_on', filed.due_on, 'election', filed.election_id,
        'version', filed.version, 'sha256', filed.sha256, 'filed_on', (filed.created_at at time zone private.town_zone())::date,
        'reason', filed.reason, 'by_type', filed.by_type
      ) order by filed.covers_until) from public.reports as filed where filed.id = any (list)
    ),
    -- What the elections of its lines are called: [kind, name in English, name in Spanish].
    'elections', (
      select coalesce(jsonb_object_agg(one.id, jsonb_build_array(one.kind, one.name_en, one.name_es)), '{}') from public.elections as one
    ),
    -- Of every report that was amended: what it said before, and what took its place.
    'corrections', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'covers_until', newer.covers_until, 'version', newer.version, 'reason', newer.reason,
        'filed_on', (newer.created_at at time zone private.town_zone())::date,
        'was', old.by_type, 'now', newer.by_type
      ) order by newer.created_at desc, newer.version desc), '[]')
      from public.reports as newer join public.reports as old on old.id = newer.supersedes_id
    ),
    'rules', (
      select jsonb_build_object('jurisdiction', made.jurisdiction, 'version', made.version, 'source_url', made.source_url,
        'read_on', made.read_on, 'made_up', made.made_up, 'rules', (
          select coalesce(jsonb_agg(to_jsonb(rule) - array['id', 'rule_set'] order by rule.kind, rule.id), '[]')
          from public.rules as rule where rule.rule_set = made.id
        ))
      from public.rule_sets as made where made.id = last.rule_set
    ),
    'lines', (select count(*) from shown),
    'withheld', (select count(*) from shown where shown.line ->> 6 = 'withheld')
  ), (select '[' || coalesce(string_agg(shown.line::text, ',' order by shown.of_report desc, shown.n desc), '') || ']' from shown)
  into about, rows_text;
  -- The groups come from the lines, the totals from the frozen sums; so does the money in hand, and the lines must come to it.
  if last.closing_cents <> (
    select coalesce(sum(private.cash_of(line.type, line.cents)), 0) from public.report_lines as line where line.report_id = any (list)
  ) or exists (
    select 1 from (values ('month', 'raised_cents', 1), ('size', 'raised_cents', 1), ('kind', 'raised_cents', 1), ('place', 'raised_cents', 1),
      ('month', 'spent_cents', 2), ('purpose', 'spent_cents', 2)) as held (by, total, at)
    where (about #>> array['totals', held.total])::bigint <> coalesce((
      select sum((part.value ->> held.at)::bigint) from jsonb_array_elements(about #> array['groups', held.by]) as part
    ), 0)
  ) then
    raise exception 'The rows do not add up to the totals.' using errcode = 'PT409';
  end if;
  insert into public.publications (id, n, as_of, reports, about, rows, sha256)
  values (
    publication, next, last.covers_until, list, about, rows_text::jsonb,
    encode(sha256(convert_to('{"about":' || private.canonical_json(about) || ',"rows":' || rows_text || '}', 'UTF8')), 'hex')
  );
end
$$;
comment on function private.write_publication(uuid) is
  'Makes a snapshot of the reports in force. Raises PT409 where nothing is filed, the reports do not follow one on the other, or the rows do '
  'not add up to the totals.';

create function private.publication_problem() returns text
language sql stable security definer set search_path = ''
as $$
  with last as (select * from public.publications as one order by one.n desc limit 1),
  filed as (select array_agg(one.id order by one.covers_until) as list from private.counting_reports() as one)
  select case
    when filed.list is null then 'nothing_filed'
    when filed.list = (select last.reports from last) and not exists (
      select 1 from public.contributor_withholdings as said where said.created_at > (select last.created_at from last)
    ) then 'nothing_new'
    when private.reports_apart() then 'apart'
    when exists (
      select 1 from public.reports as one
      where one.id = any (filed.list) and not one.id = any (coalesce((select last.reports from last), '{}')) and one.user_id = auth.uid()
    ) and not exists (select 1 from public.user_roles as held where held.user_id = auth.uid() and held.role = 'candidate')
      then 'own'
  end
  from filed
$$;
comment on function private.publication_problem() is
  'Why the caller cannot publish now: nothing_filed, nothing_new, apart (a report waits for its amendment), own (nobody but '
  'they filed it); null: they can.';

create function public.publish_books(publication uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  problem text;
begin
  perform private.require_permission('keep_books');
  perform private.one_at_a_time('file_report');
  if publication is null then
    raise exception 'Say which report, and if it is an amendment, why.' using errcode = '22023';
  end if;
  if exists (select 1 from public.publications as done where done.id = publication) then
    return jsonb_build_array(jsonb_build_object('id', publication));
  end if;
  problem := private.publication_problem();
  if problem = 'nothing_new' then
    raise exception 'Everything that is filed is published.' using errcode = 'PT409';
  elsif problem = 'own' then
    raise exception 'Somebody else than who filed a report publishes it, or the candidate.' using errcode = 'PT409';
  end if;
  perform private.write_publication(publication);
  return jsonb_build_array(jsonb_build_object('id', publication));
end
$$;
comment on function public.publish_books(uuid) is
  'Shows everybody what is filed. Raises 42501 for who does not keep the books, PT409 where there is nothing new, for who filed it '
  'themselves and is not the candidate, and where rows and totals disagree.';

create function private.hidden_lines() returns table (covers_until date, n integer, name text, type text, cents bigint, received_on date)
language sql stable security definer set search_path = ''
as $$
  select filed.covers_until, line.n, line.name, line.type, line.cents, line.received_on
  from private.withheld_contributors() as hidden
  join public.report_lines as line on line.contributor_id = hidden.id and line.entry_id is not null
  join private.counting_reports() as filed on filed.id = line.report_id
$$;
comment on function private.hidden_lines() is 'Lines of the reports in force whose name is withheld, with the name.';

create function public.money_publications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return jsonb_build_array(jsonb_build_object(
    'problem', private.publication_problem(),
    'published', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'n', one.n, 'as_of', one.as_of, 'sha256', one.sha256, 'at', one.created_at, 'by_name', private.name_of(one.user_id),
        'raised_cents', one.about #> '{totals,raised_cents}', 'spent_cents', one.about #> '{totals,spent_cents}', 'reports', to_jsonb(one.reports)
      ) order by one.n desc), '[]') from public.publications as one
    ),
    'withheld', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'contributor_id', said.contributor_id, 'name', known.name, 'reason', said.reason, 'at', said.created_at,
        'by_name', private.name_of(said.user_id)
      ) order by said.arrival desc), '[]')
      from (
        select * from public.contributor_withholdings as every
        where every.withheld and not exists (
          select 1 from public.contributor_withholdings as later
          where later.contributor_id = every.contributor_id and later.arrival > every.arrival
        )
        order by every.arrival desc limit 200
      ) as said left join lateral (
        select version.name from public.contributor_versions as version where version.contributor_id = said.contributor_id
        order by version.happened_at desc, version.arrival desc limit 1
      ) as known on true
    ),
    -- Who is named again: since when they were not, by whose word, and why it ended.
    'named_again', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'contributor_id', ended.contributor_id, 'name', known.name, 'reason', ended.reason, 'at', ended.created_at,
        'by_name', private.name_of(ended.user_id), 'since', began.created_at, 'since_by_name', private.name_of(began.user_id)
      ) order by ended.arrival desc), '[]')
      from (select * from public.contributor_withholdings as every where not every.withheld order by every.arrival desc limit 200) as ended
      join lateral (
        select said.* from public.contributor_withholdings as said
        where said.contributor_id = ended.contributor_id and said.withheld and said.arrival < ended.arrival order by said.arrival desc limit 1
      ) as began on true
      left join lateral (
        select version.name from public.contributor_versions as version where version.contributor_id = ended.contributor_id
        order by version.happened_at desc, version.arrival desc limit 1
      ) as known on true
    ),
    -- What the next snapshot would show without its name, with the name: those who publish look at it first.
    'hidden_lines', (select count(*) from private.hidden_lines() as line),
    'hidden', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', line.name, 'type', line.type, 'cents', line.cents, 'on', line.received_on, 'until', line.covers_until
      ) order by line.covers_until desc, line.n desc), '[]')
      from (select * from private.hidden_lines() as every order by every.covers_until desc, every.n desc limit 200) as line
    )
  ));
end
$$;
comment on function public.money_publications() is
  'Every snapshot, why the caller cannot make another one, who is withheld, who was and is named again, and which lines the next one shows without their name: one '
  'object in an array. Raises 42501 for who does not keep the books.';

-- Everybody's. Who is withheld since the newest snapshot is out of it as soon as the next is made; older ones are told by hash and sums alone.

create function public.published_money() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'sha256', one.sha256, 'published_at', one.created_at, 'about', one.about,
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', old.n, 'as_of', old.as_of, 'sha256', old.sha256, 'published_at', old.created_at,
        'raised_cents', old.about #> '{totals,raised_cents}', 'spent_cents', old.about #> '{totals,spent_cents}'
      ) order by old.n desc), '[]') from public.publications as old where old.n < one.n
    )
  )), '[]')
  from (select * from public.publications as every order by every.n desc limit 1) as one
$$;
comment on function public.published_money() is 'The newest snapshot without its rows, and the hashes and sums of those before: one object in an array, or none.';

create function public.published_money_rows() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_array(jsonb_build_object('id', one.id, 'rows', one.rows)) from public.publications as one order by one.n desc limit 1
  ), '[]')
$$;
comment on function public.published_money_rows() is
  'The rows of the newest snapshot: [report, type, day, month, cents, entries, shown, name, kind, place, employer, occupation, election, '
  'method, purpose, size].';

create function private.grants_for_money_publications() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.publications, public.contributor_withholdings from service_role;
  grant select on public.publications, public.contributor_withholdings to authenticated;
  grant execute on function public.published_money(), public.published_money_rows() to anon, authenticated;
  grant execute on function public.withhold_contributor(uuid, uuid, boolean, text), public.publish_books(uuid), public.money_publications()
    to authenticated;
end
$$;
comment on function private.grants_for_money_publications() is 'Everybody reads the newest snapshot; the functions say who makes one.';

-- A snapshot has the names that the law makes public, for as long as it keeps them.
insert into private.person_columns (of_table, of_column, treatment)
select said.of_table, unnest(said.columns), 'kept'
from (values
  ('public.contributor_withholdings', '{reason}'::text[]),
  ('public.publications', '{about,rows}')
) as said (of_table, columns);

select private.restore_grants();
