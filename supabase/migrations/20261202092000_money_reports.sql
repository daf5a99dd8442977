-- Reports about money: their periods and days by the rules, what was filed frozen line by line under its hash, and what the ledger says
-- since. A filed report is never changed: an amendment takes its place, and both stay.

create table public.reports (
  id uuid primary key,
  covers_from date not null,
  covers_until date not null,
  due_on date not null,
  election_id text references public.elections (id),
  version integer not null,
  supersedes_id uuid references public.reports (id),
  reason text,
  rule_set uuid references public.rule_sets (id),
  -- How many entries the ledger had of these days, reversals included: one more, and it is asked what that changes.
  entries integer not null,
  by_type jsonb not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  lines integer not null,
  sha256 text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint reports_amended_once unique (supersedes_id),
  constraint reports_version_once unique (covers_until, version),
  constraint reports_days_in_order check (covers_from <= covers_until and covers_until < due_on + 1),
  constraint reports_version_counts check (version between 1 and 100000),
  constraint reports_amendment_says_why check ((version = 1) = (supersedes_id is null) and (version = 1) = (reason is null)),
  constraint reports_reason_3_to_500 check (private.text_length(reason) between 3 and 500),
  constraint reports_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint reports_by_type_object check (jsonb_typeof(by_type) = 'object')
);
comment on table public.reports is 'What was filed: of which days, in which version, with which hash. The newest version of a period is the one that counts.';
comment on column public.reports.by_type is 'Cents by type of entry, summed from the whole ledger of these days and not from the lines: the two must agree.';
create index reports_election_id_idx on public.reports (election_id);
create index reports_rule_set_idx on public.reports (rule_set);
create index reports_user_id_idx on public.reports (user_id) where user_id is not null;
alter table public.reports enable row level security;

create table public.report_lines (
  report_id uuid not null references public.reports (id),
  n integer not null,
  entry_id uuid references public.ledger_entries (id),
  type text not null,
  cents bigint not null,
  entries integer not null,
  received_on date,
  month text not null,
  size text not null,
  contributor_id uuid references public.contributors (id),
  giver_kind text,
  name text,
  street text,
  city text,
  state text,
  postcode text,
  employer text,
  occupation text,
  election_id text,
  method text,
  purpose text,
  so_far_cents bigint,
  constraint report_lines_pkey primary key (report_id, n),
  constraint report_lines_cents_positive check (cents > 0),
  constraint report_lines_one_or_several check (entries >= 1 and (entry_id is null or entries = 1))
);
comment on table public.report_lines is 'The lines of a filed report as they were filed. Gifts below the sum that is itemized stand added up, without a name.';
comment on column public.report_lines.so_far_cents is
  'What this contributor gave in the period of the rule, less refunds, up to the report''s last day.';
create index report_lines_entry_id_idx on public.report_lines (entry_id) where entry_id is not null;
create index report_lines_contributor_id_idx on public.report_lines (contributor_id) where contributor_id is not null;
alter table public.report_lines enable row level security;

create policy "Who keeps the books reads what was filed" on public.reports
  for select to authenticated using ((select private.may('keep_books')));
create policy "Who keeps the books reads the lines of what was filed" on public.report_lines
  for select to authenticated using ((select private.may('keep_books')));
do $$
declare
  guarded text;
begin
  foreach guarded in array array['reports', 'report_lines'] loop
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

create function private.first_cycle_begins(draft jsonb default null) returns date
language sql stable security definer set search_path = ''
as $$
  select case when draft is null then (select min(cycle.begins_on) from public.election_cycles as cycle)
    else (select min(said.begins_on) from jsonb_populate_recordset(null::public.election_cycles, draft -> 'cycles') as said) end
$$;
comment on function private.first_cycle_begins(jsonb) is 'The first day of the first cycle, or of a draft''s.';

-- The first report begins with the first cent, whenever that is written down; each other one on the day after the one before.
create function private.report_begins(until date, draft jsonb default null) returns date
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select max(earlier.covers_until) + 1 from public.reports as earlier where earlier.covers_until < until),
    least(
      until, private.first_cycle_begins(draft),
      (select min(entry.received_on) from public.ledger_entries as entry)
    )
  )
$$;
comment on function private.report_begins(date, jsonb) is 'The first day of the report whose last day is this; with the cycles of a draft, if there is one.';

create function private.report_periods(draft jsonb default null) returns table (covers_from date, covers_until date, due_on date, election_id text)
language sql stable security definer set search_path = ''
as $$
  with ballot as (
    select one.id, one.held_on from public.elections as one where draft is null
    union all
    select said.id, said.held_on from jsonb_populate_recordset(null::public.elections, draft -> 'elections') as said
  ), closing as (
    select distinct on (one.held_on + rule.days - coalesce(rule.window_before, 1))
      one.held_on + rule.days - coalesce(rule.window_before, 1) as until, one.held_on + rule.days as due, one.id
    from jsonb_populate_recordset(null::public.rules, private.rules_on(private.town_day())) as rule
    cross join ballot as one
    where rule.kind = 'report' and one.held_on + rule.days - coalesce(rule.window_before, 1)
      > coalesce((select max(filed.covers_until) from public.reports as filed), '-infinity')
    order by one.held_on + rule.days - coalesce(rule.window_before, 1), one.held_on + rule.days, one.id
  )
  select coalesce(lag(closing.until) over (order by closing.until) + 1, private.report_begins(closing.until, draft)),
    closing.until, closing.due, closing.id
  from closing
  -- What began after its end is of a cycle long before this campaign's.
  where closing.until >= coalesce(private.first_cycle_begins(draft), '-infinity')
  order by closing.until
$$;
comment on function private.report_periods(jsonb) is
  'The periods that are not filed yet, by the rules in force today, the earliest first; with the elections of a draft, if there is one.';

create function private.gift_size(cents bigint) returns text
language sql immutable set search_path = ''
as $$
  select case when cents <= 2500 then '1' when cents <= 10000 then '2' when cents <= 25000 then '3' when cents <= 50000 then '4' else '5' end
$$;
comment on function private.gift_size(bigint) is 'Up to $25, $100, $250, $500, and more.';

-- The lines of some days as they would be filed now. What was taken back within itself is in no line; the money of both is nothing.
create function private.lines_between(first date, last date) returns setof public.report_lines
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
  with rule as materialized (
    select said.*, said.amount_cents - case said.operator when 'gte' then 1 else 0 end as most
    from jsonb_populate_recordset(null::public.rules, private.rules_on(last)) as said where said.kind = 'itemize'
  ), gift as materialized (
    select one.id, one.contributor_id, one.root, one.giver_kind, one.type, one.counts_on, one.counts_for, one.method, one.cents
    from private.given() as one where one.received_on <= last and one.contributor_id is not null
  ), who as materialized (
    select distinct gift.contributor_id, gift.root, gift.giver_kind from gift
  ), measured as materialized (
    -- What was given decides who is named, also where all of it went back: what is left is told beside it.
    select rule.id as rule_id, gift.root, sum(gift.cents)::bigint as cents, min(rule.most) as most,
      coalesce(sum(gift.cents) filter (where gift.type <> 'refund'), 0)::bigint as given,
      case rule.basis when 'single' then gift.id::text when 'calendar_year' then to_char(gift.counts_on, 'YYYY')
        when 'cycle' then coalesce(cycle.id, 'none') else coalesce(gift.counts_for, 'none') end as period
    from gift
    join rule on (rule.contributor_kind is null or rule.contributor_kind = gift.giver_kind)
      and (rule.methods is null or gift.method = any (rule.methods))
    left join public.election_cycles as cycle on gift.counts_on between cycle.begins_on and cycle.ends_on
    group by 1, 2, 6
  ), entry as materialized (
    select one.*, coalesce(origin.received_on, one.received_on) as counts_on, coalesce(origin.id, one.id) as counts_as,
      coalesce(origin.election_id, one.election_id, (
        select next.id from public.elections as next where next.held_on >= coalesce(origin.received_on, one.received_on)
        order by next.held_on, next.id limit 1
      )) as counts_for, coalesce(origin.method, one.method) as counts_way
    from public.ledger_entries as one left join public.ledger_entries as origin on origin.id = one.refunds_id
    where one.received_on between first and last and one.reverses_id is null
      and not exists (select 1 from public.ledger_entries as back where back.reverses_id = one.id)
  ), placed as materialized (
    select entry.*, who.root, coalesce(who.giver_kind, known.kind, case when entry.contributor_id is not null then 'IND' end) as giver_kind,
      known.name, known.street, known.city, known.state, known.postcode, known.employer, known.occupation,
      to_char(entry.received_on, 'YYYY-MM') as month, private.gift_size(entry.amount_cents) as size, so_far.cents as so_far,
      -- Money that is no gift is always told one by one, and so are gifts where no rule says a sum.
      entry.type not in ('contribution', 'in_kind', 'refund') or coalesce(so_far.passed, false)
        or (entry.contributor_id is not null and not exists (select 1 from rule)) as itemized
    from entry
    left join who on who.contributor_id = entry.contributor_id
    left join lateral (
      select version.* from public.contributor_versions as version where version.contributor_id = entry.contributor_id
      order by version.happened_at desc, version.arrival desc limit 1
    ) as known on true
    left join lateral (
      select max(total.cents) as cents, bool_or(total.given > total.most) as passed
      from measured as total join rule on rule.id = total.rule_id
      left join public.election_cycles as cycle on entry.counts_on between cycle.begins_on and cycle.ends_on
      where total.root = who.root and (rule.methods is null or entry.counts_way = any (rule.methods))
        and total.period = case rule.basis when 'single' then entry.counts_as::text when 'calendar_year' then to_char(entry.counts_on, 'YYYY')
          when 'cycle' then coalesce(cycle.id, 'none') else coalesce(entry.counts_for, 'none') end
    ) as so_far on entry.type in ('contribution', 'in_kind', 'refund', 'loan', 'loan_payment')
  ), line as (
    select placed.id as entry_id, placed.type, placed.amount_cents as cents, 1 as entries, placed.received_on, placed.month, placed.size,
      placed.contributor_id, placed.giver_kind, placed.name, placed.street, placed.city, placed.state, placed.postcode, placed.employer,
      placed.occupation, placed.election_id, placed.method, placed.purpose, placed.so_far
    from placed where placed.itemized
    union all
    select null, placed.type, sum(placed.amount_cents)::bigint, count(*)::integer, null, placed.month, placed.size, null, placed.giver_kind,
      null, null, null, null, null, null, null, placed.election_id, null, null, null
    from placed where not placed.itemized
    group by placed.type, placed.month, placed.size, placed.giver_kind, placed.election_id
  )
  select null::uuid, (row_number() over (
      order by line.month, line.received_on nulls last, line.type, line.name collate "C", line.cents, line.size, line.giver_kind, line.election_id,
        line.entry_id
    ))::integer, line.entry_id, line.type, line.cents, line.entries, line.received_on, line.month, line.size, line.contributor_id,
    line.giver_kind, line.name, line.street, line.city, line.state, line.postcode, line.employer, line.occupation, line.election_id,
    line.method, line.purpose, line.so_far
  from line;
end
$$;
comment on function private.lines_between(date, date) is
  'The lines of these days as they would be filed now: what stands, one by one where the rules want it, the rest added up by month, size, '
  'kind of giver and election.';

create function private.sums_of(lines public.report_lines[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(by_type.type, by_type.cents), '{}')
  from (select line.type, sum(line.cents)::bigint as cents from unnest(lines) as line group by line.type) as by_type
$$;
comment on function private.sums_of(public.report_lines[]) is 'Cents by type of entry.';

-- The text that is hashed: keys in order, nothing between, amounts in cents. A line is a list, in the order of the table's columns.
create function private.report_text(head jsonb, lines public.report_lines[]) returns text
language sql immutable set search_path = ''
as $$
  select '{"head":' || private.canonical_json(head) || ',"lines":[' || coalesce((
    select string_agg(array_to_json(array[
      to_json(line.entry_id), to_json(line.type), to_json(line.cents), to_json(line.entries), to_json(line.received_on), to_json(line.month),
      to_json(line.size), to_json(line.contributor_id), to_json(line.giver_kind), to_json(line.name), to_json(line.street),
      to_json(line.city), to_json(line.state), to_json(line.postcode), to_json(line.employer), to_json(line.occupation),
      to_json(line.election_id), to_json(line.method), to_json(line.purpose), to_json(line.so_far_cents)
    ])::text, ',' order by line.n)
    from unnest(lines) as line
  ), '') || ']}'
$$;
comment on function private.report_text(jsonb, public.report_lines[]) is 'A report as one text, the same for the same report.';

-- One report as it would be filed now.
create function private.draft_report(until date, due date, election text, as_version integer) returns table (
  covers_from date, head jsonb, lines public.report_lines[], by_type jsonb, entries integer, opening_cents bigint, closing_cents bigint,
  rule_set uuid, sha256 text
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  covers_from := private.report_begins(until);
  select coalesce(sum(private.cash_of(one.type, one.amount_cents)), 0)::bigint into opening_cents
  from public.ledger_entries as one where one.received_on < draft_report.covers_from;
  -- Sums of everything that was ever written of these days, and not of the lines: two ways to the same cent.
  select coalesce(jsonb_object_agg(total.type, total.cents) filter (where total.cents <> 0), '{}'), coalesce(sum(total.entries), 0)::integer,
    draft_report.opening_cents + coalesce(sum(private.cash_of(total.type, total.cents)), 0)::bigint
  into by_type, entries, closing_cents
  from (
    select one.type, sum(one.amount_cents)::bigint as cents, count(*) as entries from public.ledger_entries as one
    where one.received_on between draft_report.covers_from and draft_report.until group by one.type
  ) as total;
  select array_agg(line order by line.n) into lines from private.lines_between(draft_report.covers_from, draft_report.until) as line;
  lines := coalesce(lines, '{}');
  select made.id into rule_set from public.rule_sets as made where made.effective_from <= draft_report.until
  order by made.effective_from desc, made.version desc, made.created_at desc limit 1;
  head := jsonb_build_object(
    'covers_from', covers_from, 'covers_until', draft_report.until, 'due_on', draft_report.due, 'election', draft_report.election,
    'version', draft_report.as_version, 'opening_cents', opening_cents, 'closing_cents', closing_cents, 'by_type', by_type,
    'rules', rule_set
  );
  sha256 := encode(sha256(convert_to(private.report_text(head, lines), 'UTF8')), 'hex');
  return next;
end
$$;
comment on function private.draft_report(date, date, text, integer) is 'A report as it would be filed now, with its hash.';

create function private.write_report(report uuid, until date, due date, election text, superseded uuid, why text, seen text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  as_version constant integer := 1 + coalesce((select old.version from public.reports as old where old.id = superseded), 0);
  made record;
begin
  select * into made from private.draft_report(until, due, election, as_version);
  if private.sums_of(made.lines) <> made.by_type then
    raise exception 'The lines do not add up to the ledger.' using errcode = 'PT409';
  end if;
  if made.sha256 <> coalesce(seen, made.sha256) then
    raise exception 'The ledger has changed since you looked. Look again before you file.' using errcode = 'PT409';
  end if;
  insert into public.reports (
    id, covers_from, covers_until, due_on, election_id, version, supersedes_id, reason, rule_set, entries, by_type, opening_cents,
    closing_cents, lines, sha256
  ) values (
    report, made.covers_from, until, due, election, as_version, superseded, btrim(why), made.rule_set, made.entries, made.by_type,
    made.opening_cents, made.closing_cents, cardinality(made.lines), made.sha256
  );
  insert into public.report_lines (
    report_id, n, entry_id, type, cents, entries, received_on, month, size, contributor_id, giver_kind, name, street, city, state, postcode,
    employer, occupation, election_id, method, purpose, so_far_cents
  )
  select report, line.n, line.entry_id, line.type, line.cents, line.entries, line.received_on, line.month, line.size, line.contributor_id,
    line.giver_kind, line.name, line.street, line.city, line.state, line.postcode, line.employer, line.occupation, line.election_id,
    line.method, line.purpose, line.so_far_cents
  from unnest(made.lines) as line;
end
$$;
comment on function private.write_report(uuid, date, date, text, uuid, text, text) is
  'Freezes a report. Raises PT409 where its lines do not add up, or it is not the one that was seen.';

create function public.file_report(report uuid, until date, amends uuid, reason text, seen text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  period record;
  old public.reports;
begin
  perform private.require_permission('keep_books');
  -- Two who file at once: the second finds the first's.
  perform private.one_at_a_time('file_report');
  if exists (select 1 from public.reports as done where done.id = report) then
    return jsonb_build_array(jsonb_build_object('id', report));
  end if;
  if report is null or until is null or coalesce(seen, '') !~ '^[0-9a-f]{64}$' or (amends is null) <> (reason is null)
    or (reason is not null and private.text_length(reason) not between 3 and 500) then
    raise exception 'Say which report, and if it is an amendment, why.' using errcode = '22023';
  end if;
  if amends is null then
    select * into period from private.report_periods() limit 1;
    if period.covers_until is distinct from until then
      raise exception 'Another report comes first.' using errcode = 'PT409';
    end if;
    if period.covers_until >= private.town_day() then
      raise exception 'The days of this report are not over yet.' using errcode = 'PT409';
    end if;
    perform private.require_amended(until);
    perform private.write_report(report, until, period.due_on, period.election_id, null, null, seen);
  else
    select * into old from public.reports as filed where filed.id = amends and filed.covers_until = until;
    if old.id is null then
      raise exception 'There is no such report.' using errcode = '22023';
    end if;
    if exists (select 1 from public.reports as newer where newer.supersedes_id = old.id) then
      raise exception 'This report was amended meanwhile.' using errcode = 'PT409';
    end if;
    if not private.report_differs(old) then
      raise exception 'Nothing has changed since this report was filed.' using errcode = 'PT409';
    end if;
    perform private.require_amended(until);
    perform private.write_report(report, until, old.due_on, old.election_id, old.id, reason, seen);
  end if;
  return jsonb_build_array(jsonb_build_object('id', report));
end
$$;
comment on function public.file_report(uuid, date, uuid, text, text) is
  'Files the next report, or an amendment of one, if it is still the one that was seen (its hash). Raises 42501 for who does not keep the '
  'books, 22023 for bad input, PT409 where another comes first, one before it waits for its amendment, its days are not over, nothing or '
  'something changed meanwhile.';

-- What a report begins with is what the one before it ends with. Filed behind one that is to be amended, it would begin with cents that are
-- in no line of any report.
create function private.require_amended(until date) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.reports as filed
    where filed.covers_until < until and not exists (select 1 from public.reports as newer where newer.supersedes_id = filed.id)
      and private.report_differs(filed)
  ) then
    raise exception 'Amend the earlier report first: the ledger has changed since it was filed.' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.require_amended(date) is 'Raises PT409 where a report of days before waits for its amendment.';

-- The lines of a report that is filed, against those that would be filed now.
create function private.report_changes(filed public.reports) returns table (was boolean, line jsonb)
language sql stable security definer set search_path = ''
as $$
  with old as materialized (
    select to_jsonb(one) - array['report_id', 'n'] as line from public.report_lines as one where one.report_id = filed.id
  ), new as materialized (
    select to_jsonb(one) - array['report_id', 'n'] as line
    from private.lines_between(private.report_begins(filed.covers_until), filed.covers_until) as one
  )
  select true, gone.line from (select old.line from old except all select new.line from new) as gone
  union all
  select false, come.line from (select new.line from new except all select old.line from old) as come
$$;
comment on function private.report_changes(public.reports) is 'What a filed report says that the ledger does not say any more (was), and what it says now.';

create function private.report_differs(filed public.reports) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  begins constant date := private.report_begins(filed.covers_until);
begin
  -- By its days, not entry by entry: this is asked of every filed report wherever duties are shown.
  if filed.opening_cents <> (
    select coalesce(sum(private.cash_of(one.type, one.cents)), 0) from private.ledger_days as one where one.day < begins
  ) then
    return true;
  end if;
  -- Facts are only added: as many as then are the same. What a person is called, and who is whom, is asked where the report is looked at.
  if filed.entries = (
    select coalesce(sum(one.entries), 0) from private.ledger_days as one where one.day between begins and filed.covers_until
  ) then
    return false;
  end if;
  -- Other sums are another report: line by line only where what came since comes to nothing.
  return filed.by_type <> (
    select coalesce(jsonb_object_agg(sums.type, sums.cents) filter (where sums.cents <> 0), '{}') from (
      select one.type, sum(one.cents)::bigint as cents from private.ledger_days as one
      where one.day between begins and filed.covers_until group by one.type
    ) as sums
  ) or exists (select 1 from private.report_changes(filed));
end
$$;
comment on function private.report_differs(public.reports) is 'Whether the ledger says something else by now: then it is amended.';

-- The day on which the first of what makes it differ was written down, and not the day on which somebody looks: else no amendment is ever
-- late. What was written since and taken back, all of it, made nothing differ.
create function private.differs_since(filed public.reports) returns date
language sql stable security definer set search_path = ''
as $$
  select (coalesce((
    -- One after the other, as they were written down, up to the first that still says something.
    select one.created_at from public.ledger_entries as one
    where one.created_at >= filed.created_at and one.received_on <= filed.covers_until and not (
      exists (
        select 1 from public.ledger_entries as root where root.id = coalesce(one.item_id, one.id) and root.created_at >= filed.created_at
      ) and 0 = (
        select sum(each.amount_cents) from public.ledger_entries as each
        where (each.id = coalesce(one.item_id, one.id) or each.item_id = coalesce(one.item_id, one.id)) and each.received_on <= filed.covers_until
      )
    )
    order by one.created_at limit 1
  ), filed.created_at) at time zone private.town_zone())::date
$$;
comment on function private.differs_since(public.reports) is
  'Since which day of the town a filed report says something else than the ledger; asked of one that does.';

-- What has to be done about reports, as private.obligations() says it of entries.
create function private.report_duties() returns table (
  key text, kind text, contributor_id uuid, entry_id uuid, cents bigint, period text, since date, due_on date
)
language sql stable security definer set search_path = ''
as $$
  select 'report:' || to_char(one.covers_until, 'YYYY-MM-DD'), 'report', null::uuid, null::uuid, 0::bigint, to_char(one.covers_until, 'YYYY-MM-DD'),
    one.covers_until + 1, one.due_on
  from private.report_periods() as one where one.covers_until < private.town_day()
  union all
  select 'amend:' || filed.id, 'amend', null, null, 0, to_char(filed.covers_until, 'YYYY-MM-DD'), began.day, began.day + coalesce(span.days, 0)
  from public.reports as filed cross join lateral private.differs_since(filed) as began (day) cross join (
    select min((rule.value ->> 'days')::integer) as days from jsonb_array_elements(private.rules_on(private.town_day())) as rule
    where rule.value ->> 'kind' = 'amend'
  ) as span
  where not exists (select 1 from public.reports as newer where newer.supersedes_id = filed.id) and private.report_differs(filed)
$$;
comment on function private.report_duties() is 'Reports whose days are over, and filed ones from which the ledger has moved away.';

create function private.money_duties() returns table (
  key text, kind text, contributor_id uuid, entry_id uuid, cents bigint, period text, since date, due_on date
)
language sql stable security definer set search_path = ''
as $$ select * from private.obligations() union all select * from private.report_duties() $$;
comment on function private.money_duties() is 'Everything that whoever keeps the books has to do: about entries, about money on its way, and about reports.';

create function public.money_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  next record;
begin
  perform private.require_permission('keep_books');
  select * into next from private.report_periods() limit 1;
  return jsonb_build_array(private.money_stamp() || jsonb_build_object(
    'periods', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one.covers_until), '[]') from (
        select * from private.report_periods() limit 8
      ) as one
    ),
    'missing', (
      select coalesce(jsonb_agg(to_jsonb(open) order by open.kind), '[]') from (
        select duty.kind, count(*) as count, sum(duty.cents)::bigint as cents from private.obligations() as duty
        where duty.since <= next.covers_until group by duty.kind
      ) as open
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(filed) - 'user_id' || jsonb_build_object(
        'by_name', private.name_of(filed.user_id), 'mine', filed.user_id is not distinct from auth.uid(),
        'amended', newer.id is not null, 'differs', newer.id is null and private.report_differs(filed)
      ) order by filed.covers_until desc, filed.version desc), '[]')
      from public.reports as filed left join public.reports as newer on newer.supersedes_id = filed.id
    )
  ));
end
$$;
comment on function public.money_reports() is
  'What is filed, what comes next, and what is missing for it: one object in an array. Raises 42501 for who does not keep the books.';

create function public.money_report(of_report uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  filed public.reports;
  period record;
  made record;
begin
  perform private.require_permission('keep_books');
  if of_report is null then
    select * into period from private.report_periods() limit 1;
    if period.covers_until is null then
      return '[]';
    end if;
    select * into made from private.draft_report(period.covers_until, period.due_on, period.election_id, 1);
    return jsonb_build_array(made.head || jsonb_build_object(
      'id', null, 'seen', made.sha256, 'sha256', null, 'reason', null, 'gone', '[]'::jsonb, 'come', '[]'::jsonb,
      'lines', (select coalesce(jsonb_agg(to_jsonb(line) - array['report_id'] order by line.n), '[]') from unnest(made.lines) as line)
    ));
  end if;
  select * into filed from public.reports as one where one.id = of_report;
  if filed.id is null then
    raise exception 'There is no such report.' using errcode = '22023';
  end if;
  select * into made from private.draft_report(filed.covers_until, filed.due_on, filed.election_id, filed.version + 1);
  return jsonb_build_array(jsonb_build_object(
    'id', filed.id, 'covers_from', filed.covers_from, 'covers_until', filed.covers_until, 'due_on', filed.due_on,
    'election', filed.election_id, 'version', filed.version, 'opening_cents', filed.opening_cents, 'closing_cents', filed.closing_cents,
    'by_type', filed.by_type, 'sha256', filed.sha256, 'reason', filed.reason, 'seen', made.sha256,
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(line) - array['report_id'] order by line.n), '[]') from public.report_lines as line
      where line.report_id = filed.id
    ),
    'gone', (select coalesce(jsonb_agg(change.line), '[]') from private.report_changes(filed) as change where change.was),
    'come', (select coalesce(jsonb_agg(change.line), '[]') from private.report_changes(filed) as change where not change.was)
  ));
end
$$;
comment on function public.money_report(uuid) is
  'One filed report line by line with what the ledger says by now, or as the next one would be filed; its hash for file_report() is "seen". '
  'Raises 42501 for who does not keep the books, 22023 for none.';

create function private.grants_for_money_reports() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.reports, public.report_lines from service_role;
  grant select on public.reports, public.report_lines to authenticated;
  grant execute on function public.file_report(uuid, date, uuid, text, text), public.money_reports(), public.money_report(uuid) to authenticated;
end
$$;
comment on function private.grants_for_money_reports() is 'What the APIs roles may do with reports about money.';

-- What was filed is kept as long as the law keeps it.
insert into private.person_columns (of_table, of_column, treatment)
select said.of_table, unnest(said.columns), 'kept'
from (values
  ('public.report_lines', '{name,street,city,state,postcode,employer,occupation,purpose}'::text[]),
  ('public.reports', '{reason}')
) as said (of_table, columns);

select private.restore_grants();
