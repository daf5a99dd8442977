-- The figures of indicators: read off a file on a staff member's machine, taken here batch by batch as one set, and never changed. A set is
-- public while a wording of its indicator that names it is live: it is reviewed, planned, published and restored with that wording.

create table private.indicator_sets (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.content_items (id),
  sha256 text not null,
  columns text not null,
  rule text not null,
  file_name text not null,
  as_of date not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  left_out integer not null default 0,
  imported_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint indicator_sets_same_file_once unique (item_id, sha256, columns, rule),
  constraint indicator_sets_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint indicator_sets_columns_shape check (columns ~ '^[0-9.]{1,60}$'),
  constraint indicator_sets_rule_known check (rule in ('things', 'count', 'mean', '100', '1000', '10000', '100000')),
  constraint indicator_sets_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint indicator_sets_as_of_known check (as_of between '1990-01-01' and created_at::date + 1),
  constraint indicator_sets_rows_1_to_2000 check (rows_total between 1 and 2000),
  constraint indicator_sets_rows_done_within check (rows_done between 0 and rows_total),
  constraint indicator_sets_left_out_within check (left_out between 0 and rows_done),
  constraint indicator_sets_finished_means_all check (finished_at is null or rows_done = rows_total)
);
comment on table private.indicator_sets is 'Each file of figures that was brought in for an indicator: whose bytes, and as of when.';
comment on column private.indicator_sets.columns is 'Which column was read as what: the same file read the same way is the same set.';
comment on column private.indicator_sets.rule is
  'How people were counted when small numbers were withheld (private.figure_rule()): a text that says otherwise cannot name this set.';
create index indicator_sets_imported_by_idx on private.indicator_sets (imported_by) where imported_by is not null;
alter table private.indicator_sets enable row level security;
create trigger indicator_sets_record_change after insert or update of finished_at or delete on private.indicator_sets
  for each row execute function private.record_change('id');

create table private.indicator_values (
  set_id uuid not null references private.indicator_sets (id),
  row integer not null,
  geography text not null,
  stratum text not null default '',
  period text not null,
  value numeric,
  low numeric,
  high numeric,
  denominator numeric,
  status text not null,
  footnote text,
  hidden text,
  range text,
  constraint indicator_values_pkey primary key (set_id, row),
  constraint indicator_values_each_once unique (set_id, geography, stratum, period),
  constraint indicator_values_row_of_a_file check (row between 2 and 2001),
  constraint indicator_values_geography_1_to_80 check (private.text_length(geography) between 1 and 80),
  constraint indicator_values_stratum_at_most_80 check (private.text_length(stratum) <= 80),
  constraint indicator_values_period_known check (period ~ '^(19|20)\d\d(-(0[1-9]|1[0-2])|-Q[1-4]|-(19|20)\d\d|/\d\d)?$'),
  constraint indicator_values_school_year_is_one check (
    period !~ '/' or right(period, 2)::integer = (left(period, 4)::integer + 1) % 100
  ),
  constraint indicator_values_status_known check (
    status in ('shown', 'suppressed', 'not_collected', 'not_applicable', 'provisional', 'range')
  ),
  -- A range is no number, and stands in none of their columns.
  constraint indicator_values_range_known check (
    case when status = 'range' then range is not null and range ~ '^([<>]=?\d{1,13}(\.\d{1,6})?|\d{1,13}(\.\d{1,6})?-\d{1,13}(\.\d{1,6})?)$' else range is null end
  ),
  constraint indicator_values_range_from_low_to_high check (
    case when range ~ '^[0-9.]+-[0-9.]+$' then split_part(range, '-', 1)::numeric < split_part(range, '-', 2)::numeric else true end
  ),
  -- What is withheld is nowhere, not even here.
  constraint indicator_values_only_where_shown check (
    case when status in ('shown', 'provisional') then value is not null else num_nonnulls(value, low, high, denominator) = 0 end
  ),
  constraint indicator_values_believable check (
    value between -1000000000000 and 1000000000000 and low between -1000000000000 and 1000000000000
    and high between -1000000000000 and 1000000000000 and denominator between 0 and 1000000000000
  ),
  constraint indicator_values_within_its_interval check (low <= value and value <= high),
  constraint indicator_values_interval_has_two_ends check (num_nonnulls(low, high) <> 1),
  constraint indicator_values_hidden_known check (hidden in ('small', 'rest', 'others', 'unsaid', 'earlier', 'alike')),
  -- A note may say the number that is withheld.
  constraint indicator_values_hidden_says_nothing check (hidden is null or (status = 'suppressed' and footnote is null)),
  constraint indicator_values_footnote_1_to_300 check (private.text_length(footnote) between 1 and 300)
);
comment on table private.indicator_values is 'The figures of those files. Never changed: a new set takes an old one''s place, with a new wording of its indicator.';
comment on column private.indicator_values.row is 'As a spreadsheet counts: the headings are row 1.';
comment on column private.indicator_values.stratum is 'Of whom: "under-18"; empty for everybody.';
comment on column private.indicator_values.period is '2024, 2024-05, 2024-Q2, the years from and to: 2019-2023, or a school year: 2023/24.';
comment on column private.indicator_values.range is 'What the source gives in place of a number: "<10", "<=5", ">95.0", ">=95", "21-39".';
comment on column private.indicator_values.hidden is 'Why it was withheld here (private.small_figures()); empty where the file itself says none.';
alter table private.indicator_values enable row level security;

create function private.figure_rule_of(indicator uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select private.figure_rule(said.body) from public.content_revisions as said
  where said.item_id = figure_rule_of.indicator and said.kind = 'indicator' order by said.arrival desc limit 1
$$;
comment on function private.figure_rule_of(uuid) is 'As the newest wording of an indicator says.';

-- What was public without a number stays so: the next set, and what it was corrected from, would give it away together.
create function private.figures_withheld(indicator uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(distinct concat_ws(E'\n', one.geography, one.stratum, one.period)), '{}')
  from private.indicator_sets as kept
  join private.indicator_values as one on one.set_id = kept.id and one.hidden is not null
  where kept.item_id = figures_withheld.indicator and exists (
    select 1 from private.content_times as span join public.content_revisions as said on said.id = span.revision_id
    where span.item_id = kept.item_id and span.live_since <= now() and said.body ->> 'values' = kept.id::text
  )
$$;
comment on function private.figures_withheld(uuid) is 'Place, group and period, in lines, of what was withheld in a set of this indicator that was ever public.';

create function private.figures_modelled(indicator uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select source.body ->> 'method' = 'modelled' from public.content_revisions as source
    where source.kind = 'source' and source.item_id::text = (
      select said.body ->> 'source' from public.content_revisions as said
      where said.item_id = figures_modelled.indicator and said.kind = 'indicator' order by said.arrival desc limit 1
    )
    order by source.arrival desc limit 1
  ), false)
$$;
comment on function private.figures_modelled(uuid) is 'Whether a model reckoned them, as the newest wording of the indicator''s source says.';

create function private.figure_people_name(indicator uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(lower(btrim(regexp_replace(said.body ->> 'people', '\s+', ' ', 'g'))), '')
  from private.content_heads as head join public.content_revisions as said on said.id = head.revision_id
  where head.item_id = figure_people_name.indicator
$$;
comment on function private.figure_people_name(uuid) is 'By what name an indicator''s newest wording says whom it counts. Null: by none.';

-- Whoever reads two figures beside each other, or kept an older page, reckons with both. Two that agree wherever both say a number (a count, of
-- how many, or those that are left, as a share of a total gives them away) are taken for the same people: what one withholds the other does.
create function private.figures_beside(indicator uuid, rule text, figures jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select cell.*, q.people, q.tally, q.rounded
    from private.figure_cells(figures_beside.figures) as cell
    cross join lateral (select figures_beside.figures -> (cell.at - 1)) as each (said)
    cross join lateral private.figure_people(
      figures_beside.rule, (said ->> 'value')::numeric, (said ->> 'denominator')::numeric
    ) as q
  ),
  -- What was ever public, or will be.
  shown as materialized (
    select kept.id, kept.item_id = figures_beside.indicator as own, kept.rule from private.indicator_sets as kept
    where kept.rule <> 'things' and (kept.item_id = figures_beside.indicator or not private.figures_modelled(kept.item_id)) and exists (
      select 1 from private.content_times as span join public.content_revisions as said on said.id = span.revision_id
      where span.item_id = kept.item_id and said.body ->> 'values' = kept.id::text
    )
  ),
  theirs as materialized (
    select shown.id, shown.own, one.geography as at_place, one.stratum as of_whom, one.period, cell.geography, cell.stratum, cell.span, one.value,
      q.people, q.tally, q.rounded, one.status in ('suppressed', 'range') as withheld, one.hidden is not null as by_us
    from shown
    join private.indicator_values as one on one.set_id = shown.id
    cross join lateral private.figure_cells(jsonb_build_array(jsonb_build_object(
      'geography', one.geography, 'stratum', one.stratum, 'period', one.period, 'status', one.status
    ))) as cell
    cross join lateral private.figure_people(shown.rule, one.value, one.denominator) as q
    where cell.span && (select range_agg(each.span) from mine as each)
  ),
  -- A year that only one of them says is the sum of what the other says of it.
  summed as materialized (
    select wanted.of_set, part.geography, part.stratum, wanted.span, sum(part.people) as people, sum(part.tally) as tally, sum(part.rounded) as rounded
    from (select distinct id as of_set, geography, stratum, span from theirs where not own) as wanted
    join mine as part on part.geography = wanted.geography and part.stratum = wanted.stratum and part.span <@ wanted.span and part.span <> wanted.span
    group by wanted.of_set, part.geography, part.stratum, wanted.span, upper(part.span) - lower(part.span)
    having count(*) * (upper(part.span) - lower(part.span)) = upper(wanted.span) - lower(wanted.span)
  ),
  their_sums as materialized (
    select part.id as of_set, part.geography, part.stratum, wanted.span, sum(part.people) as people, sum(part.tally) as tally, sum(part.rounded) as rounded
    from (select distinct geography, stratum, span from mine) as wanted
    join theirs as part on part.geography = wanted.geography and part.stratum = wanted.stratum and part.span <@ wanted.span and part.span <> wanted.span
      and not part.own
    group by part.id, part.geography, part.stratum, wanted.span, upper(part.span) - lower(part.span)
    having count(*) * (upper(part.span) - lower(part.span)) = upper(wanted.span) - lower(wanted.span) and not bool_or(part.withheld)
  ),
  their_numbers as materialized (
    select one.of_set, one.geography, one.stratum, one.span, number.of, number.val, one.rounded
    from (
      select id as of_set, geography, stratum, span, people, tally, rounded from theirs where not own and not withheld
      union all select * from their_sums
    ) as one
    cross join lateral (values ('tally', one.tally), ('people', one.people), ('rest', case when one.tally > 0.5 then one.people - one.tally end)) as number (of, val)
    where number.val is not null
  ),
  -- Where none are counted those left are all, and look like another figure.
  my_numbers as materialized (
    select one.of_set, one.geography, one.stratum, one.span, number.of, number.val, one.rounded
    from (
      select null::uuid as of_set, geography, stratum, span, people, tally, rounded from mine union all select * from summed
    ) as one
    cross join lateral (values ('tally', one.tally), ('people', one.people), ('rest', case when one.tally > 0.5 then one.people - one.tally end)) as number (of, val)
    where number.val is not null
    union all
    -- What is left between this figure and another is a third one: those at school less those who came.
    select null, my.geography, my.stratum, my.span, concat('left by ', one.of, ' of ', one.of_set), abs(one.val - my.tally), one.rounded + my.rounded
    from mine as my
    join their_numbers as one on one.geography = my.geography and one.stratum = my.stratum and one.span = my.span
    where abs(one.val - my.tally) > 0.5
  ),
  -- Of whom these are some, or who are some of these: nowhere more, or nowhere fewer.
  part as materialized (
    select one.of_set, one.of from mine as my
    join their_numbers as one on one.geography = my.geography and one.stratum = my.stratum and one.span = my.span
    where my.tally is not null and my.people is null
    group by one.of_set, one.of
    having count(*) > 1 and (bool_and(my.tally <= one.val + 0.5) or bool_and(my.tally >= one.val - 0.5)) and bool_or(abs(my.tally - one.val) > 0.5)
  ),
  met as materialized (
    select one.of_set, my.of as mine, one.of as theirs,
      count(*) filter (where my.val > 0.5 and abs(my.val - one.val) <= my.rounded + one.rounded + 0.001) as alike, count(*) as asked
    from my_numbers as my
    join their_numbers as one on one.geography = my.geography and one.stratum = my.stratum and one.span = my.span
      and (my.of_set is null or my.of_set = one.of_set)
    group by one.of_set, my.of, one.of
  ),
  same as materialized (
    -- Some may have been counted again since.
    select of_set, mine, theirs from met where alike > case when mine like 'left by %' then 1 else 0 end and alike * 3 >= asked
    union
    -- Where nothing can be compared but what is withheld they may well be.
    select distinct one.id, 'tally', 'tally' from theirs as one
    join mine as my on my.geography = one.geography and my.stratum = one.stratum and my.span && one.span
    where not one.own and one.withheld and not exists (select 1 from met where met.of_set = one.id)
    union
    -- Said to be of the same people, where they share no number: a total here, its parts there.
    select distinct one.id, 'tally', 'tally' from theirs as one
    join private.indicator_sets as of_set on of_set.id = one.id
    where not one.own and private.figure_people_name(of_set.item_id) = private.figure_people_name(figures_beside.indicator)
  ),
  beside as (
    select one.at_place, one.of_whom, one.period, one.withheld, 'earlier' as why, one.value, one.tally, one.people, one.rounded
    from theirs as one where one.own and (one.by_us or not one.withheld)
    union
    select one.at_place, one.of_whom, one.period, one.withheld, 'alike', null,
      case
        when pair.mine = 'people' or pair.mine like 'left by %' then null
        when pair.mine = 'rest' then my.people - number.val
        else number.val
      end,
      case when pair.mine = 'people' then number.val end, one.rounded
    from same as pair
    join theirs as one on one.id = pair.of_set
    cross join lateral (
      select case pair.theirs when 'tally' then one.tally when 'people' then one.people else one.people - one.tally end
    ) as number (val)
    left join mine as my on my.geography = one.geography and my.stratum = one.stratum and my.span = one.span
    where pair.mine in ('tally', 'people') or my.at is not null and (pair.mine = 'rest' or one.withheld)
    union
    select my_part.at_place, my_part.of_whom, my_part.period, false, 'part', null, one.val, null, one.rounded
    from part
    -- The same ones counted again are no others.
    join their_numbers as one on not exists (select 1 from same where same.of_set = part.of_set and same.mine = 'tally') and one.of_set = part.of_set and one.of = part.of
    join (
      select mine.*, said ->> 'geography' as at_place, coalesce(said ->> 'stratum', '') as of_whom, said ->> 'period' as period
      from mine cross join lateral (select figures_beside.figures -> (mine.at - 1)) as each (said)
    ) as my_part on my_part.geography = one.geography and my_part.stratum = one.stratum and my_part.span = one.span
    union
    select one.at_place, one.of_whom, one.period, true, 'liked', null, null, null, null from theirs as one
    where not one.own and one.withheld and one.id not in (select of_set from same)
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'geography', beside.at_place, 'stratum', beside.of_whom, 'period', beside.period, 'why', beside.why,
    'status', case when beside.withheld then 'suppressed' else 'shown' end,
    'value', beside.value, 'tally', beside.tally, 'people', beside.people, 'rounded', beside.rounded
  ))), '[]') from beside
$$;
comment on function private.figures_beside(uuid, text, jsonb) is
  'What is public, or withheld, of the same people elsewhere: in older sets of this indicator (earlier), in other indicators that agree with these '
  'figures, or with what they leave of others (alike); others of whom these are some, or the other way round (part); and what unlike ones withhold '
  '(liked), which are the best ones to withhold here, too.';

create function private.figures_sound(figures jsonb, first integer, upto integer) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select 1 from jsonb_array_elements(figures) as each (said)
    where jsonb_typeof(said) <> 'object' or not coalesce(
      jsonb_typeof(said -> 'geography') = 'string' and jsonb_typeof(said -> 'period') = 'string'
        and jsonb_typeof(said -> 'status') = 'string'
        and coalesce(jsonb_typeof(said -> 'value'), 'null') in ('number', 'null')
        and coalesce(jsonb_typeof(said -> 'low'), 'null') in ('number', 'null')
        and coalesce(jsonb_typeof(said -> 'high'), 'null') in ('number', 'null')
        and coalesce(jsonb_typeof(said -> 'denominator'), 'null') in ('number', 'null')
        and coalesce((said ->> 'denominator')::numeric, 0) >= 0
        and coalesce(jsonb_typeof(said -> 'stratum'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(said -> 'footnote'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(said -> 'range'), 'null') in ('string', 'null')
        and (said ->> 'row')::numeric between figures_sound.first + 2 and figures_sound.upto + 1,
      false
    )
  )
$$;
comment on function private.figures_sound(jsonb, integer, integer) is 'Whether an array of figures has the right sorts of values in it, in rows first+1 to upto.';

create function private.figures_together(set_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.indicator_sets as kept
    cross join lateral (
      select jsonb_agg(to_jsonb(one) order by one.row) as figures from private.indicator_values as one where one.set_id = kept.id
    ) as stored
    cross join lateral private.small_figures(
      kept.rule, stored.figures, private.figures_beside(kept.item_id, kept.rule, stored.figures), private.figures_modelled(kept.item_id)
    ) as more
    where kept.id = figures_together.set_id and not exists (
      -- What was public is known: it may come back.
      select 1 from private.content_times as span join public.content_revisions as said on said.id = span.revision_id
      where span.item_id = kept.item_id and span.live_since <= now() and said.body ->> 'values' = kept.id::text
    )
  )
$$;
comment on function private.figures_together(uuid) is
  'Whether a set that was never public tells more than it may by now, because of others that went out since it was brought in.';

create function public.begin_indicator_set(
  indicator uuid, sha256 text, columns text, file_name text, as_of text, rows_total integer
) returns table (id uuid, rows_done integer, left_out integer, finished_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  counted text;
  anew uuid;
begin
  perform private.require_permission('publish_content');
  if not exists (select 1 from public.content_items as item where item.id = begin_indicator_set.indicator and item.kind = 'indicator') then
    raise exception 'There is no such indicator.' using errcode = '22023';
  end if;
  counted := private.figure_rule_of(begin_indicator_set.indicator);
  if counted is null then
    raise exception 'Its text must say what sort of number it is before figures are brought in.' using errcode = '22023';
  end if;
  if begin_indicator_set.as_of !~ '^\d{4}-\d{2}-\d{2}$' then
    raise check_violation;
  end if;
  insert into private.indicator_sets (item_id, sha256, columns, rule, file_name, as_of, rows_total)
  values (
    begin_indicator_set.indicator, begin_indicator_set.sha256, begin_indicator_set.columns, counted, begin_indicator_set.file_name,
    begin_indicator_set.as_of::date, begin_indicator_set.rows_total
  )
  -- The same file again: what is in is in, whatever it is called now.
  on conflict on constraint indicator_sets_same_file_once do nothing;
  -- Unless others have gone out since, beside which it tells too much: then it is taken anew.
  update private.indicator_sets as kept set rows_done = 0, left_out = 0, finished_at = null
  where kept.item_id = begin_indicator_set.indicator and kept.sha256 = begin_indicator_set.sha256 and kept.columns = begin_indicator_set.columns
    and kept.rule = counted and kept.rows_total = begin_indicator_set.rows_total and kept.finished_at is not null and private.figures_together(kept.id)
  returning kept.id into anew;
  delete from private.indicator_values as one where one.set_id = anew;
  return query
    select kept.id, kept.rows_done, kept.left_out, kept.finished_at from private.indicator_sets as kept
    where kept.item_id = begin_indicator_set.indicator and kept.sha256 = begin_indicator_set.sha256
      and kept.columns = begin_indicator_set.columns and kept.rule = counted and kept.rows_total = begin_indicator_set.rows_total;
  if not found then
    raise exception 'This import was begun with another number of rows. Choose the file again.' using errcode = 'PT409';
  end if;
exception when check_violation or not_null_violation or datetime_field_overflow or invalid_datetime_format then
  raise exception 'A file of figures has a name, 1 to 2,000 rows, and the day it is of.' using errcode = '22023';
end
$$;
comment on function public.begin_indicator_set(uuid, text, text, text, text, integer) is
  'The set of this file for this indicator, begun or whole, whoever began it, or a new one. Raises 42501 for others than publishers, 22023 '
  'for bad input, PT409 where it was begun with another number of rows.';

create function public.import_indicator_values(file uuid, first integer, upto integer, figures jsonb, left_out integer)
returns table (id uuid, rows_done integer, left_out_so_far integer, finished_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept private.indicator_sets;
  given jsonb := figures;
begin
  perform private.require_permission('publish_content');
  select * into kept from private.indicator_sets as one where one.id = import_indicator_values.file for update;
  if kept.id is null then
    raise exception 'There is no such set of figures.' using errcode = '22023';
  end if;
  -- @supabase/lite hands a PostgreSQL server the JSON as a text within JSON.
  if jsonb_typeof(given) = 'string' then
    given := (given #>> '{}')::jsonb;
  end if;
  -- A batch sent again after a lost answer changes nothing, and is told how far the file is.
  if kept.rows_done < upto then
    if num_nulls(first, given, import_indicator_values.left_out) > 0 or jsonb_typeof(given) <> 'array' then
      raise check_violation;
    end if;
    -- In one piece: what is withheld depends on all the others, and what is withheld is kept nowhere meanwhile.
    if first <> 0 or upto <> kept.rows_total then
      raise exception 'This import has gone on elsewhere. Choose the file again.' using errcode = 'PT409';
    end if;
    if import_indicator_values.left_out < 0 or jsonb_array_length(given) + import_indicator_values.left_out <> upto
      or not private.figures_sound(given, 0, upto) then
      raise check_violation;
    end if;
    insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote, range, hidden)
    select kept.id, said.row, said.geography, coalesce(said.stratum, ''), said.period,
      case when small.why is null then said.value end, case when small.why is null then said.low end,
      case when small.why is null then said.high end, case when small.why is null then said.denominator end,
      case when small.why is null then said.status else 'suppressed' end, case when small.why is null then said.footnote end,
      case when small.why is null then said.range end, small.why
    from jsonb_array_elements(given) with ordinality as each (one, place)
    cross join lateral jsonb_to_record(each.one) as said (
      row integer, geography text, stratum text, period text, value numeric, low numeric, high numeric, denominator numeric, status text,
      footnote text, range text
    )
    left join private.small_figures(
      kept.rule, given, private.figures_beside(kept.item_id, kept.rule, given), private.figures_modelled(kept.item_id)
    ) as small on small.at = each.place;
    update private.indicator_sets as progress set
      rows_done = upto, left_out = progress.left_out + import_indicator_values.left_out,
      finished_at = case when upto = progress.rows_total then now() end
    where progress.id = kept.id;
  end if;
  return query
    select progress.id, progress.rows_done, progress.left_out, progress.finished_at
    from private.indicator_sets as progress where progress.id = kept.id;
exception
  when check_violation or not_null_violation or unique_violation or invalid_text_representation or numeric_value_out_of_range
    or datetime_field_overflow or invalid_datetime_format then
    raise exception 'A figure has a place, a period of its own, and a value or the reason why there is none.' using errcode = '22023';
end
$$;
comment on function public.import_indicator_values(uuid, integer, integer, jsonb, integer) is
  'Takes a whole file, withholds what is too small (private.small_figures()) and says how far it is; one that is in already changes nothing. '
  'Raises 42501 for others than publishers, PT409 when it is not the whole file, 22023 for bad input.';

create function public.preview_indicator_values(indicator uuid, figures jsonb) returns table (line integer, why text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  given jsonb := figures;
  counted text;
begin
  perform private.require_permission('publish_content');
  counted := private.figure_rule_of(preview_indicator_values.indicator);
  if counted is null then
    raise exception 'Its text must say what sort of number it is before figures are brought in.' using errcode = '22023';
  end if;
  if jsonb_typeof(given) = 'string' then
    given := (given #>> '{}')::jsonb;
  end if;
  if given is null or jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 2000 or not private.figures_sound(given, 0, 2000) then
    raise check_violation;
  end if;
  return query
    select (given -> (small.at - 1) ->> 'row')::integer, small.why
    from private.small_figures(
      counted, given, private.figures_beside(preview_indicator_values.indicator, counted, given),
      private.figures_modelled(preview_indicator_values.indicator)
    ) as small
    order by small.at limit 2000;
exception when check_violation or invalid_text_representation or numeric_value_out_of_range then
  raise exception 'A figure has a place, a period of its own, and a value or the reason why there is none.' using errcode = '22023';
end
$$;
comment on function public.preview_indicator_values(uuid, jsonb) is
  'Which rows import_indicator_values() would withhold of these, and why; keeps nothing. Raises 42501 for others than publishers, 22023 for bad '
  'input.';

create function public.indicator_sets(indicator uuid) returns table (
  id uuid, sha256 text, file_name text, as_of date, rows_total integer, rows_done integer, left_out integer, by_name text,
  created_at timestamptz, finished_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('review_content');
  return query
    select kept.id, kept.sha256, kept.file_name, kept.as_of, kept.rows_total, kept.rows_done, kept.left_out,
      private.name_of(kept.imported_by), kept.created_at, kept.finished_at
    from private.indicator_sets as kept where kept.item_id = indicator_sets.indicator order by kept.created_at desc, kept.id limit 50;
end
$$;
comment on function public.indicator_sets(uuid) is
  'The latest files of figures that were brought in for an indicator. Raises 42501 for others than writers and advisors.';

-- What one set says otherwise than the one before it: a figure that is another, or is there no more. What is new is no change.
create function private.figure_changes(was uuid, now uuid) returns table (
  geography text, stratum text, period text, was_status text, was_value numeric, was_range text, now_status text, now_value numeric, now_range text
)
language sql stable security definer set search_path = ''
as $$
  select old.geography, old.stratum, old.period, old.status, old.value, old.range, new.status, new.value, new.range
  from private.indicator_values as old
  left join private.indicator_values as new on new.set_id = figure_changes.now
    and new.geography = old.geography and new.stratum = old.stratum and new.period = old.period
  where old.set_id = figure_changes.was and figure_changes.was is distinct from figure_changes.now
    and (old.status, old.value, old.low, old.high, old.range) is distinct from (new.status, new.value, new.low, new.high, new.range)
  order by old.row limit 500
$$;
comment on function private.figure_changes(uuid, uuid) is 'Where a set says otherwise than an earlier one; nothing now where it is silent.';

create function private.figures_problem(of_revision uuid, said text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  revision public.content_revisions;
  before jsonb;
begin
  select * into revision from public.content_revisions as one where one.id = of_revision;
  if not exists (
    select 1 from private.indicator_sets as kept
    where kept.id::text = figures_problem.said and kept.item_id = revision.item_id and kept.rows_done = kept.rows_total
      and kept.rule = private.figure_rule(revision.body)
      and kept.left_out < kept.rows_total
  ) then
    return 'figures';
  end if;
  if private.figures_together(figures_problem.said::uuid) then
    return 'together';
  end if;
  -- Silent rewording of a figure is what everybody fears of them.
  select wording.body into before
  from private.content_times as span join public.content_revisions as wording on wording.id = span.revision_id
  where span.item_id = revision.item_id and span.live_since <= now() and span.revision_id <> of_revision
  order by span.live_since desc, span.arrival desc limit 1;
  if coalesce(revision.body -> 'corrected', '{}') in ('{}', coalesce(before -> 'corrected', '{}')) and exists (
    select 1 from private.figure_changes((before ->> 'values')::uuid, figures_problem.said::uuid) as change
    where change.was_status in ('shown', 'range')
  ) then
    return 'uncorrected';
  end if;
  return null;
end
$$;
comment on function private.figures_problem(uuid, text) is
  'What keeps a revision that names a set of figures from going out: figures (none such, or not whole), together (with what went out since it '
  'gives withheld numbers away), uncorrected (it changes what was public, and does not say why).';

create function public.live_figures() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item', item.id, 'set', kept.id, 'sha256', kept.sha256, 'file_name', kept.file_name, 'as_of', kept.as_of,
    'values', (
      select coalesce(jsonb_agg(jsonb_build_array(
        one.geography, one.stratum, one.period, case when not masked.yes then one.value end, case when not masked.yes then one.low end,
        case when not masked.yes then one.high end, case when not masked.yes then one.denominator end,
        case when masked.yes then 'suppressed' else one.status end, case when not masked.yes then one.footnote end
      ) || case when masked.yes or one.range is null then '[]' else jsonb_build_array(one.range) end order by one.row), '[]')
      from private.indicator_values as one
      cross join lateral (select concat_ws(E'\n', one.geography, one.stratum, one.period) = any (withheld.keys)) as masked (yes)
      where one.set_id = kept.id
    ),
    'corrections', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'geography', change.geography, 'stratum', change.stratum, 'period', change.period,
        'was', change.was_value, 'was_status', change.was_status, 'now', change.now_value, 'now_status', change.now_status,
        'reason', pair.reason, 'at', pair.since
      ) || jsonb_strip_nulls(jsonb_build_object('was_range', change.was_range, 'now_range', change.now_range)) order by pair.version desc), '[]')
      from (
        select (wording.value ->> 'version')::integer as version, wording.value -> 'live_since' as since,
          wording.value -> 'body' -> 'corrected' as reason, (wording.value -> 'body' ->> 'values')::uuid as now_set,
          lag((wording.value -> 'body' ->> 'values')::uuid) over (order by (wording.value ->> 'version')::integer) as was_set
        from jsonb_array_elements(public.content_versions(item.id)) as wording
      ) as pair
      cross join lateral private.figure_changes(pair.was_set, pair.now_set) as change
      -- What is withheld now is not told as what it was.
      where concat_ws(E'\n', change.geography, change.stratum, change.period) <> all (withheld.keys)
    )
  ) order by item.id), '[]')
  from private.content_now as live
  join public.content_items as item on item.id = live.item_id and item.kind = 'indicator'
  join public.content_revisions as said on said.id = live.revision_id
  join private.indicator_sets as kept on kept.id::text = said.body ->> 'values' and kept.item_id = item.id
  cross join lateral (select private.figures_withheld(item.id)) as withheld (keys)
$$;
comment on function public.live_figures() is
  'The figures of every indicator that is live, as its live wording names them, and what earlier public ones said otherwise: values are '
  '[geography, stratum, period, value, low, high, denominator, status, footnote], and the range of those that have one. Everyone may ask, and is told of nothing else.';

create function private.grants_for_indicator_values() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.live_figures() to anon, authenticated, service_role;
  grant execute on function
    public.begin_indicator_set(uuid, text, text, text, text, integer),
    public.import_indicator_values(uuid, integer, integer, jsonb, integer), public.preview_indicator_values(uuid, jsonb),
    public.indicator_sets(uuid)
    to authenticated;
end
$$;
comment on function private.grants_for_indicator_values() is 'Everybody reads what is live; the functions say who may bring in.';

select private.restore_grants();
