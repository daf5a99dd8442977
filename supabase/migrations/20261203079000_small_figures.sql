-- Which figures about people must be withheld so that nobody can be told from them: fewer than ten of something, what would give such a
-- number away by subtraction, and as many others as it takes. Everything here reckons on what it is given and keeps nothing.

create function private.figure_rule(body jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when body ->> 'counts' = 'things' then 'things'
    when body ->> 'value_type' = 'count' then 'count'
    when body ->> 'value_type' = 'percent' then '100'
    -- Of how many it is reckoned is not said: then of the most, which withholds too much rather than too little.
    when body ->> 'value_type' = 'rate' then coalesce(body ->> 'per', '100000')
    when body ->> 'value_type' in ('dollars', 'days', 'index') then 'mean'
  end
$$;
comment on function private.figure_rule(jsonb) is
  'How the people behind an indicator''s figures are counted: things (none), count, mean (the total alone), or of how many a share is '
  'reckoned; nothing where its text does not say.';

create function private.is_few(people double precision) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(people > -1 and people < 10, false) $$;
comment on function private.is_few(double precision) is 'Fewer than ten, none included; what is not known is not few. Shares are rounded: a little below none is none.';

create function private.are_few(people double precision, found double precision) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_few(people) or private.is_few(found) or private.is_few(people - found) $$;
comment on function private.are_few(double precision, double precision) is
  'Whether a number tells of fewer than ten: of all, of those it counts, or of those it does not.';

create function private.is_small_range(range text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case
    when range like '<=%' then substr(range, 3)::numeric < 10
    when range like '<%' then substr(range, 2)::numeric <= 10
    when range operator(pg_catalog.~) '^[0-9.]+-[0-9.]+$' then split_part(range, '-', 2)::numeric < 10
  end, false)
$$;
comment on function private.is_small_range(text) is 'Whether a range of a count says that there are fewer than ten: "<10", "<=5", "1-4".';

-- A file may call the whole by a word of its own, and what is a total must be known as one.
create function private.is_whole(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select lower(btrim(regexp_replace(split_part(name, ':', -1), '\s+', ' ', 'g'))) in (
    'all', 'total', 'all students', 'all people', 'citywide', 'city', 'city total', 'everybody', 'overall'
  ) and split_part(name, ':', 1) <> 'peer'
$$;
comment on function private.is_whole(text) is 'Whether a place or a group is called as the whole of it is: "Total", "citywide", "sex:all".';

create function private.figure_span(period text) returns int4range
language sql immutable set search_path = ''
as $$
  select case
    when period operator(pg_catalog.~) '^\d{4}$' then int4range(period::integer * 12, period::integer * 12 + 12)
    when period operator(pg_catalog.~) '^\d{4}-\d{2}$' then
      int4range(left(period, 4)::integer * 12 + right(period, 2)::integer - 1, left(period, 4)::integer * 12 + right(period, 2)::integer)
    when period operator(pg_catalog.~) '^\d{4}-Q[1-4]$' then
      int4range(left(period, 4)::integer * 12 + right(period, 1)::integer * 3 - 3, left(period, 4)::integer * 12 + right(period, 1)::integer * 3)
    -- A school year, from August to July.
    when period operator(pg_catalog.~) '^\d{4}/\d{2}$' then int4range(left(period, 4)::integer * 12 + 7, left(period, 4)::integer * 12 + 19)
    when period operator(pg_catalog.~) '^\d{4}-\d{4}$' then int4range(
      least(left(period, 4), right(period, 4))::integer * 12, greatest(left(period, 4), right(period, 4))::integer * 12 + 12
    )
  end
$$;
comment on function private.figure_span(text) is
  'The months of a period, counted from the year 0: "2024", "2024-2024" and its four quarters are the same ones; "2023/24" is a school year.';

create function private.figure_cells(figures jsonb) returns table (at integer, geography text, stratum text, span int4range)
language sql immutable set search_path = ''
as $$
  select place::integer,
    case when private.is_whole(said ->> 'geography') then 'city' else said ->> 'geography' end,
    case when private.is_whole(said ->> 'stratum') then '' else coalesce(said ->> 'stratum', '') end,
    private.figure_span(said ->> 'period')
  from jsonb_array_elements(figures) with ordinality as each (said, place)
  where said ->> 'status' in ('shown', 'provisional', 'suppressed', 'range') and private.figure_span(said ->> 'period') is not null
$$;
comment on function private.figure_cells(jsonb) is 'Of which place, group and months each of them is, the whole by one name; by their places in what was given.';

create function private.figure_people(rule text, value numeric, denominator numeric)
returns table (people double precision, tally double precision, rounded double precision)
language sql immutable set search_path = ''
as $$
  select denominator::double precision,
    case
      when rule = 'count' then value::double precision
      when rule not in ('mean', 'things') then denominator::double precision * value::double precision / rule::double precision
    end,
    case when rule in ('count', 'mean', 'things') then 0 else coalesce(denominator::double precision * 0.5 / 10 ^ scale(value) / rule::double precision, 0) end
$$;
comment on function private.figure_people(text, numeric, numeric) is
  'Of how many a figure is, how many it counts, and by how much that may be off because a share is rounded.';

-- Of the same place and group a longer period is the sum of the shorter ones that fill it: a year of its quarters, of its months.
create function private.figure_times(figures jsonb) returns table (total integer, parts integer[])
language sql immutable set search_path = ''
as $$
  with cell as materialized (select * from private.figure_cells(figures))
  select whole.at, array_agg(part.at order by part.span, part.at)
  from cell as whole
  join cell as part on part.geography = whole.geography and part.stratum = whole.stratum and part.at <> whole.at and part.span <@ whole.span
  group by whole.at, whole.span, upper(part.span) - lower(part.span)
  having count(distinct part.span) * (upper(part.span) - lower(part.span)) = upper(whole.span) - lower(whole.span)
$$;
comment on function private.figure_times(jsonb) is 'Each period and the shorter ones that fill it, or the same one by another name, by their places in what was given.';

-- A figure is known by subtraction where a total is the sum of its parts: of a place and period its groups, of a group and period the parts of
-- the city. Groups named "sex:girls" and "sex:boys" are one division of the whole, those without a colon another; "peer:" names other cities.
create function private.figure_lines(figures jsonb) returns table (total integer, parts integer[], division text)
language sql immutable set search_path = ''
as $$
  with cell as materialized (select * from private.figure_cells(figures))
  select whole.at, array_agg(part.at order by part.at), concat('groups ', case when strpos(part.stratum, ':') > 0 then split_part(part.stratum, ':', 1) end)
  from cell as whole
  join cell as part on part.geography = whole.geography and part.span = whole.span and part.stratum <> ''
  where whole.stratum = ''
  group by whole.at, case when strpos(part.stratum, ':') > 0 then split_part(part.stratum, ':', 1) end
  union all
  select whole.at, array_agg(part.at order by part.at), concat('places ', case when strpos(part.geography, ':') > 0 then split_part(part.geography, ':', 1) end)
  from cell as whole
  join cell as part on part.stratum = whole.stratum and part.span = whole.span and part.geography <> 'city'
  where whole.geography = 'city' and split_part(part.geography, ':', 1) <> 'peer'
  group by whole.at, case when strpos(part.geography, ':') > 0 then split_part(part.geography, ':', 1) end
$$;
comment on function private.figure_lines(jsonb) is 'Each total, what it is the sum of, and which division that is, by their places in what was given.';

-- Nobody has to print a total for everybody to be able to add one up: the divisions stand between all places and groups there are.
create function private.figure_divisions(figures jsonb) returns table (total text, parts text[], division text)
language sql immutable set search_path = ''
as $$
  with cell as materialized (select distinct geography, stratum from private.figure_cells(figures)),
  whole as (
    select geography, stratum from cell
    union select geography, '' from cell
    union select 'city', stratum from cell where split_part(geography, ':', 1) <> 'peer'
    union select 'city', '' from cell where split_part(geography, ':', 1) <> 'peer'
  )
  select concat_ws(E'\n', one.geography, one.stratum), array_agg(concat_ws(E'\n', part.geography, part.stratum) order by part.stratum),
    concat('groups ', case when strpos(part.stratum, ':') > 0 then split_part(part.stratum, ':', 1) end)
  from whole as one join whole as part on part.geography = one.geography and part.stratum <> ''
  where one.stratum = ''
  group by one.geography, one.stratum, case when strpos(part.stratum, ':') > 0 then split_part(part.stratum, ':', 1) end
  union all
  select concat_ws(E'\n', one.geography, one.stratum), array_agg(concat_ws(E'\n', part.geography, part.stratum) order by part.geography),
    concat('places ', case when strpos(part.geography, ':') > 0 then split_part(part.geography, ':', 1) end)
  from whole as one
  join whole as part on part.stratum = one.stratum and part.geography <> 'city' and split_part(part.geography, ':', 1) <> 'peer'
  where one.geography = 'city'
  group by one.geography, one.stratum, case when strpos(part.geography, ':') > 0 then split_part(part.geography, ':', 1) end
$$;
comment on function private.figure_divisions(jsonb) is
  'Each place and group, as two lines, and what it is divided into, whether its total is told or not.';

-- How somebody gets from one month to another by adding and taking away periods that are told: from 2022 to 2023 by three years back,
-- one on and three on. Of one place and group; by the places of the periods in what was given.
create function private.figure_path(starts integer[], ends integer[], told boolean[], since integer, until integer) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  reached integer[] := array[since];
  ways jsonb := jsonb_build_object(since::text, '[]'::jsonb);
  next integer;
  here integer;
  moved boolean := true;
begin
  while moved and not until = any (reached) loop
    moved := false;
    for each in 1 .. cardinality(starts) loop
      continue when not told[each];
      if starts[each] = any (reached) and not ends[each] = any (reached) then
        here := starts[each];
        next := ends[each];
      elsif ends[each] = any (reached) and not starts[each] = any (reached) then
        here := ends[each];
        next := starts[each];
      else
        continue;
      end if;
      reached := reached || next;
      ways := ways || jsonb_build_object(next::text, (ways -> here::text) || to_jsonb(each));
      moved := true;
    end loop;
  end loop;
  return array(select one::integer from jsonb_array_elements_text(ways -> until::text) as one);
end
$$;
comment on function private.figure_path(integer[], integer[], boolean[], integer, integer) is 'Empty where there is no way.';

-- A stretch of time that no period says and that follows from those that are told: fewer than ten there is told, too.
create function private.figure_gap(starts integer[], ends integer[], told boolean[], people double precision[], tally double precision[]) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  months integer[];
  steps integer;
  -- Which months somebody gets from one to the other, and how many were counted between them.
  piece integer[];
  far_people double precision[];
  far_tally double precision[];
  best double precision[];
  best_people double precision[];
  best_tally double precision[];
  filled integer[];
  spot integer;
  here integer;
  there integer;
  moved boolean;
begin
  select array_agg(distinct one order by one) into months from unnest(starts || ends) as one;
  steps := cardinality(months);
  piece := array_fill(0, array[steps]);
  far_people := array_fill(null::double precision, array[steps]);
  far_tally := far_people;
  for root in 1 .. steps loop
    continue when piece[root] > 0;
    piece[root] := root;
    far_people[root] := 0;
    far_tally[root] := 0;
    loop
      moved := false;
      for each in 1 .. cardinality(starts) loop
        continue when not told[each];
        here := array_position(months, starts[each]);
        there := array_position(months, ends[each]);
        if piece[here] = root and piece[there] = 0 then
          piece[there] := root;
          far_people[there] := far_people[here] + people[each];
          far_tally[there] := far_tally[here] + tally[each];
          moved := true;
        elsif piece[there] = root and piece[here] = 0 then
          piece[here] := root;
          far_people[here] := far_people[there] - people[each];
          far_tally[here] := far_tally[there] - tally[each];
          moved := true;
        end if;
      end loop;
      exit when not moved;
    end loop;
  end loop;
  for here in 1 .. steps - 1 loop
    for there in here + 1 .. steps loop
      if piece[here] = piece[there] and private.are_few(far_people[there] - far_people[here], far_tally[there] - far_tally[here]) then
        return private.figure_path(starts, ends, told, months[here], months[there]);
      end if;
    end loop;
  end loop;
  -- What is left of a period once all that is told of it is taken away.
  for each in 1 .. cardinality(starts) loop
    continue when not told[each];
    here := array_position(months, starts[each]);
    there := array_position(months, ends[each]);
    best := array_fill(0::double precision, array[steps]);
    best_people := best;
    best_tally := best;
    filled := array_fill(0, array[steps]);
    spot := null;
    for until in here + 1 .. there loop
      best[until] := best[until - 1];
      best_people[until] := best_people[until - 1];
      best_tally[until] := best_tally[until - 1];
      filled[until] := filled[until - 1];
      for since in here .. until - 1 loop
        continue when piece[since] <> piece[until] or since = here and until = there;
        if best[since] + coalesce(far_tally[until] - far_tally[since], far_people[until] - far_people[since], 0) > best[until] then
          best[until] := best[since] + coalesce(far_tally[until] - far_tally[since], far_people[until] - far_people[since], 0);
          best_people[until] := best_people[since] + (far_people[until] - far_people[since]);
          best_tally[until] := best_tally[since] + (far_tally[until] - far_tally[since]);
          filled[until] := filled[since] + months[until] - months[since];
          spot := since;
        end if;
      end loop;
    end loop;
    continue when spot is null or filled[there] = months[there] - months[here];
    if private.are_few(people[each] - best_people[there], tally[each] - best_tally[there]) then
      -- Whichever of them goes leaves more.
      return array[each] || array(
        select one from generate_subscripts(starts, 1) as one
        where told[one] and one <> each and starts[one] >= starts[each] and ends[one] <= ends[each]
      );
    end if;
  end loop;
  return '{}';
end
$$;
comment on function private.figure_gap(integer[], integer[], boolean[], double precision[], double precision[]) is
  'Of one place and group, the periods that together tell of fewer than ten in between; any one of them less and they do not. Empty: none do.';

-- What follows from all sums that anybody can write down. Of each place and group what is counted up to a month is unknown, but for what told
-- periods join; each division holds in each stretch between two ends of periods. By elimination in whole numbers, so that nothing is rounded.
create function private.figures_known(
  series integer[], starts integer[], ends integer[], told boolean[], totals integer[], firsts integer[], lasts integer[], parts integer[],
  not_lines integer[], not_since integer[], not_until integer[]
) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  months integer[];
  steps integer;
  many integer := greatest((select max(one) from unnest(series || totals || parts) as one), 0);
  at integer[];
  joined integer[];
  there boolean[];
  known integer[] := '{}';
  low integer;
  high integer;
  base integer;
  -- The columns by their nodes, and what stands in them: a row, a column, how often.
  place integer[];
  wide integer := 0;
  height integer := 0;
  in_row integer[] := '{}';
  in_col integer[] := '{}';
  times integer[] := '{}';
  row_cols integer[];
  row_times integer[];
  node integer;
  turn integer;
  spot integer;
  cells bigint[];
  pivots integer[];
  taken boolean[];
  pivot integer;
  top bigint;
  factor bigint;
  share bigint;
  value bigint;
  filled integer[];
  work bigint := 0;
  a integer;
  b integer;
  a_times bigint;
  a_of bigint;
  b_times bigint;
  b_of bigint;
  sure boolean;
begin
  select array_agg(distinct one order by one) into months from unnest(starts || ends) as one;
  steps := cardinality(months) - 1;
  for each in 1 .. steps + 1 loop
    at[months[each] - months[1] + 1] := each - 1;
  end loop;
  if many::bigint * (steps + 1) > 400000 then
    return null;
  end if;
  joined := array(select one % (steps + 1) from generate_series(0, many * (steps + 1) - 1) as one);
  there := array_fill(false, array[many * steps]);
  for each in 1 .. cardinality(series) loop
    base := (series[each] - 1) * (steps + 1);
    for step in at[starts[each] - months[1] + 1] .. at[ends[each] - months[1] + 1] - 1 loop
      there[(series[each] - 1) * steps + step + 1] := true;
    end loop;
    continue when not told[each];
    low := joined[base + at[starts[each] - months[1] + 1] + 1];
    high := joined[base + at[ends[each] - months[1] + 1] + 1];
    continue when low = high;
    for step in 1 .. steps + 1 loop
      if joined[base + step] in (low, high) then
        joined[base + step] := least(low, high);
      end if;
    end loop;
  end loop;

  for line in 1 .. coalesce(cardinality(totals), 0) loop
    for step in 0 .. steps - 1 loop
      spot := 0;
      for each in firsts[line] .. lasts[line] loop
        if there[(parts[each] - 1) * steps + step + 1] then
          spot := spot + 1;
        end if;
      end loop;
      -- One part alone is no division: nobody takes it for the whole.
      continue when spot < 2;
      there[(totals[line] - 1) * steps + step + 1] := true;
      continue when exists (
        select 1 from generate_subscripts(not_lines, 1) as one
        where not_lines[one] = line and not_since[one] <= months[step + 1] and not_until[one] >= months[step + 2]
      );
      row_cols := '{}';
      row_times := '{}';
      for each in firsts[line] - 1 .. lasts[line] loop
        spot := case when each < firsts[line] then totals[line] else parts[each] end;
        continue when not there[(spot - 1) * steps + step + 1];
        base := (spot - 1) * (steps + 1);
        continue when joined[base + step + 1] = joined[base + step + 2];
        turn := case when each < firsts[line] then -1 else 1 end;
        for side in 0 .. 1 loop
          continue when joined[base + step + 1 + side] = 0;
          node := base + joined[base + step + 1 + side] + 1;
          if place[node] is null then
            wide := wide + 1;
            place[node] := wide;
          end if;
          row_cols := row_cols || place[node];
          row_times := row_times || case when side = 0 then -turn else turn end;
        end loop;
      end loop;
      continue when row_cols = '{}';
      height := height + 1;
      in_row := in_row || array_fill(height, array[cardinality(row_cols)]);
      in_col := in_col || row_cols;
      times := times || row_times;
    end loop;
  end loop;

  if wide::bigint * height > 4000000 then
    return null;
  end if;
  cells := array_fill(0::bigint, array[wide * height]);
  for each in 1 .. cardinality(in_row) loop
    spot := (in_row[each] - 1) * wide + in_col[each];
    cells[spot] := cells[spot] + times[each];
  end loop;
  taken := array_fill(false, array[height]);
  for col in 1 .. wide loop
    pivot := null;
    for line in 1 .. height loop
      continue when taken[line] or cells[(line - 1) * wide + col] = 0;
      if pivot is null or abs(cells[(line - 1) * wide + col]) = 1 then
        pivot := line;
        exit when abs(cells[(line - 1) * wide + col]) = 1;
      end if;
    end loop;
    work := work + height;
    continue when pivot is null;
    taken[pivot] := true;
    pivots[col] := pivot;
    top := cells[(pivot - 1) * wide + col];
    filled := '{}';
    for each in 1 .. wide loop
      if cells[(pivot - 1) * wide + each] <> 0 then
        filled := filled || each;
      end if;
    end loop;
    for line in 1 .. height loop
      factor := cells[(line - 1) * wide + col];
      continue when line = pivot or factor = 0;
      share := gcd(top, factor);
      factor := factor / share * sign(top)::bigint;
      share := abs(top) / share;
      if share > 1 then
        for each in 1 .. wide loop
          value := cells[(line - 1) * wide + each] * share;
          if abs(value) > 1000000000 then
            return null;
          end if;
          cells[(line - 1) * wide + each] := value;
        end loop;
        work := work + wide;
      end if;
      foreach spot in array filled loop
        value := cells[(line - 1) * wide + spot] - factor * cells[(pivot - 1) * wide + spot];
        -- Too large for whole numbers, and for anybody.
        if abs(value) > 1000000000 then
          return null;
        end if;
        cells[(line - 1) * wide + spot] := value;
      end loop;
      work := work + cardinality(filled);
    end loop;
    work := work + wide;
    if work > 6000000 then
      return null;
    end if;
  end loop;

  for each in 1 .. cardinality(series) loop
    continue when told[each];
    base := (series[each] - 1) * (steps + 1);
    low := joined[base + at[starts[each] - months[1] + 1] + 1];
    high := joined[base + at[ends[each] - months[1] + 1] + 1];
    if low = high then
      known := known || each;
      continue;
    end if;
    -- Nothing at 0: what is counted up to the first month counts from there.
    a := case when high > 0 then place[base + high + 1] end;
    b := case when low > 0 then place[base + low + 1] end;
    continue when high > 0 and a is null or low > 0 and b is null;
    sure := true;
    for col in 1 .. wide loop
      -- One at a and minus one at b, less the rows that begin there: nothing may be left. As fractions.
      continue when pivots[col] is not null;
      a_times := case when a is null then 0 when pivots[a] is not null then -cells[(pivots[a] - 1) * wide + col] when a = col then 1 else 0 end;
      a_of := case when pivots[a] is not null then cells[(pivots[a] - 1) * wide + a] else 1 end;
      b_times := case when b is null then 0 when pivots[b] is not null then -cells[(pivots[b] - 1) * wide + col] when b = col then 1 else 0 end;
      b_of := case when pivots[b] is not null then cells[(pivots[b] - 1) * wide + b] else 1 end;
      if a_times * b_of <> b_times * a_of then
        sure := false;
        exit;
      end if;
    end loop;
    if sure then
      known := known || each;
    end if;
  end loop;
  return known;
end
$$;
comment on function private.figures_known(
  integer[], integer[], integer[], boolean[], integer[], integer[], integer[], integer[], integer[], integer[], integer[]
) is
  'Which of the figures that are not told are known after all, by their places, where each total is the sum of parts[first .. last] but in those '
  'months. Nothing where it would take too long to find out.';

create function private.small_figures(rule text, figures jsonb, others jsonb default '[]', modelled boolean default false) returns table (at integer, why text)
language plpgsql immutable set search_path = ''
as $$
#variable_conflict use_variable
declare
  -- The figures, and after them what is public or withheld elsewhere of the same people.
  whole_file jsonb;
  files integer := jsonb_array_length(figures);
  people double precision[];
  tally double precision[];
  because text[];
  -- What is public elsewhere and says the same: to withhold it now hides nothing.
  known boolean[];
  known_people boolean[];
  -- Withheld elsewhere: what is withheld alike tells least.
  liked boolean[];
  -- Which place and group, and which periods have to do with each other.
  series integer[];
  since integer[];
  until integer[];
  names text[];
  totals integer[] := '{}';
  starts integer[] := '{}';
  ends integer[] := '{}';
  flat integer[] := '{}';
  long_ones integer[] := '{}';
  first_parts integer[] := '{}';
  last_parts integer[] := '{}';
  short_ones integer[] := '{}';
  -- Parts that are more than their total are no division of it.
  overlapping boolean[] := '{}';
  divisions text[] := '{}';
  -- Of places and groups, whenever: private.figure_divisions().
  all_totals integer[] := '{}';
  all_firsts integer[] := '{}';
  all_lasts integer[] := '{}';
  all_parts integer[] := '{}';
  all_divisions text[] := '{}';
  not_lines integer[] := '{}';
  not_since integer[] := '{}';
  not_until integer[] := '{}';
  piece_of integer[];
  piece integer;
  looked integer[] := '{}';
  line record;
  whole integer;
  part integer;
  smallest integer;
  hidden integer;
  rest double precision;
  rest_tally double precision;
  few boolean;
  needed boolean;
  moved boolean;
  mine integer[];
  path integer[];
  told boolean[];
  sure boolean[];
  found integer[];
  most integer;
begin
  if rule = 'things' then
    return;
  end if;
  with cell as materialized (select * from private.figure_cells(figures)),
  beside as materialized (
    select cell.*, others -> (cell.at - 1) as said from private.figure_cells(others) as cell
  ),
  ghost as (
    select distinct on (one.geography, one.stratum, one.span) one.said from beside as one
    where one.said ->> 'why' not in ('liked', 'part')
      and not exists (select 1 from cell where cell.geography = one.geography and cell.stratum = one.stratum and cell.span = one.span)
    -- Told once is told.
    order by one.geography, one.stratum, one.span, (one.said ->> 'status' = 'suppressed'), one.said ->> 'tally', one.said ->> 'people'
  )
  select figures || coalesce(jsonb_agg(ghost.said), '[]') into whole_file from ghost;
  with cell as materialized (select * from private.figure_cells(figures)),
  beside as materialized (
    select cell.*, others -> (cell.at - 1) as said from private.figure_cells(others) as cell
  ),
  given as materialized (
    select place::integer as place, said, q.people, q.tally, q.rounded
    from jsonb_array_elements(figures) with ordinality as each (said, place)
    cross join lateral private.figure_people(rule, (said ->> 'value')::numeric, (said ->> 'denominator')::numeric) as q
  ),
  met as (
    select cell.at as place,
      bool_or(one.said ->> 'status' = 'suppressed' and one.said ->> 'why' = 'earlier') as earlier,
      bool_or(one.said ->> 'status' = 'suppressed' and one.said ->> 'why' = 'alike') as alike,
      bool_or(one.said ->> 'status' = 'suppressed') as liked,
      -- Beside the others of whom they are some it says how many are not.
      bool_or(one.said ->> 'why' = 'part' and private.is_few(abs((one.said ->> 'tally')::double precision - mine.tally))) as beside_few,
      bool_or(one.said ->> 'status' <> 'suppressed' and one.said ->> 'why' <> 'part' and coalesce(
        mine.said ->> 'value' is null
          or (one.said ->> 'value')::numeric = (mine.said ->> 'value')::numeric
          or abs((one.said ->> 'tally')::double precision - mine.tally) <= mine.rounded + coalesce((one.said ->> 'rounded')::double precision, 0) + 0.001,
        false
      )) as told,
      bool_or(one.said ->> 'status' <> 'suppressed' and one.said ->> 'why' <> 'part' and coalesce(
        mine.said ->> 'value' is null and one.said ->> 'people' is not null or abs((one.said ->> 'people')::double precision - mine.people) < 0.5, false
      )) as told_people
    from cell join given as mine on mine.place = cell.at
    join beside as one on one.geography = cell.geography and one.stratum = cell.stratum and one.span = cell.span
    group by cell.at
  )
  select
    array_agg(one.people order by one.place), array_agg(one.tally order by one.place), array_agg(one.because order by one.place),
    array_agg(one.told order by one.place), array_agg(one.told_people order by one.place), array_agg(one.liked order by one.place)
  into people, tally, because, known, known_people, liked
  from (
    select mine.place, mine.people, mine.tally, coalesce(met.told, false) as told, coalesce(met.told_people, false) as told_people,
      coalesce(met.liked, false) as liked,
      case
        when mine.said ->> 'status' in ('shown', 'provisional') then case
          when met.earlier then 'earlier'
          when met.alike then 'alike'
          when met.beside_few then 'rest'
          when rule not in ('count', 'mean') and not modelled and mine.said ->> 'denominator' is null then case
            -- Of how many it is follows from the interval of a share: 37.5 with 13.7 to 69.4 is three of eight. A model's interval counts nobody.
            when (mine.said ->> 'value')::numeric between (mine.said ->> 'low')::numeric and (mine.said ->> 'high')::numeric then 'small'
            -- A share of nobody knows how many may be of two.
            else 'unsaid'
          end
        end
        when rule = 'count' and private.is_small_range(mine.said ->> 'range') then 'small'
        -- A range has no number: like a suppressed value, what it is may be found by subtraction alone.
        when mine.said ->> 'status' in ('suppressed', 'range') then 'file'
        else 'none'
      end as because
    from given as mine left join met on met.place = mine.place
    union all
    select place::integer, (said ->> 'people')::double precision, (said ->> 'tally')::double precision, said ->> 'status' <> 'suppressed',
      said ->> 'status' <> 'suppressed' and said ->> 'people' is not null, false, case when said ->> 'status' = 'suppressed' then 'elsewhere' end
    from jsonb_array_elements(whole_file) with ordinality as each (said, place) where place > files
  ) as one;

  with cell as materialized (
    select one.*, dense_rank() over (order by one.geography, one.stratum) as nth, concat_ws(E'\n', one.geography, one.stratum) as name
    from private.figure_cells(whole_file) as one
  ),
  apart as (
    select cell.at, count(*) filter (where begins) over (order by span, cell.at) as piece from (
      select one.*, lower(span) >= coalesce(max(upper(span)) over (order by span, one.at rows between unbounded preceding and 1 preceding), 0) as begins
      from cell as one
    ) as cell
  )
  select array_agg(cell.nth order by place), array_agg(lower(cell.span) order by place), array_agg(upper(cell.span) order by place),
    array_agg(apart.piece order by place),
    (select array_agg(name order by nth) from (select distinct name, nth from cell) as one)
  into series, since, until, piece_of, names
  from generate_series(1, cardinality(because)) as place left join cell on cell.at = place left join apart on apart.at = place;

  for part in 1 .. coalesce(cardinality(because), 0) loop
    if because[part] is null and private.are_few(people[part], tally[part]) then
      because[part] := 'small';
    end if;
  end loop;
  for line in select one.total, one.parts, one.division from private.figure_lines(whole_file) as one order by one.total, one.parts loop
    foreach part in array line.parts loop
      if because[line.total] is null and because[part] is null and private.are_few(
        people[line.total] - people[part], tally[line.total] - tally[part]
      ) then
        if not known[part] then
          because[part] := 'rest';
        elsif not known[line.total] then
          because[line.total] := 'rest';
        end if;
      end if;
    end loop;
    -- One part alone is no division: nobody takes it for the whole.
    continue when cardinality(line.parts) = 1;
    totals := totals || line.total;
    starts := starts || (cardinality(flat) + 1);
    flat := flat || line.parts;
    ends := ends || cardinality(flat);
    divisions := divisions || line.division;
    -- Whole numbers of people tell best whether it is a division; where they are not known, what was counted.
    select coalesce(people[line.total] < sum(people[each]) - 0.5, tally[line.total] < sum(tally[each]) - 1, false) into needed
    from unnest(line.parts) as each;
    overlapping := overlapping || needed;
  end loop;

  for line in select one.total, one.parts from private.figure_times(whole_file) as one order by one.total, one.parts loop
    -- What isn't counted says how many people it is of, or cannot be added up.
    continue when rule <> 'count' and people[line.total] is null and because[line.total] is distinct from 'elsewhere';
    long_ones := long_ones || line.total;
    first_parts := first_parts || (cardinality(short_ones) + 1);
    short_ones := short_ones || line.parts;
    last_parts := last_parts || cardinality(short_ones);
  end loop;

  for line in select one.total, one.parts, one.division from private.figure_divisions(whole_file) as one
    -- The places' totals first, then the groups' of the city, then the city's by both: each stands on those before.
    order by case when one.total not like E'city\n%' then 0 when one.total <> E'city\n' then 1 when one.division like 'places%' then 2 else 3 end,
      one.total, one.division
  loop
    continue when cardinality(line.parts) = 1;
    names := names || array(select each from unnest(line.total || line.parts) as each where each <> all (names));
    all_totals := all_totals || array_position(names, line.total);
    all_firsts := all_firsts || (cardinality(all_parts) + 1);
    all_parts := all_parts || array(select array_position(names, each) from unnest(line.parts) as each);
    all_lasts := all_lasts || cardinality(all_parts);
    all_divisions := all_divisions || line.division;
  end loop;
  for l in 1 .. cardinality(totals) loop
    continue when not overlapping[l];
    for each in 1 .. cardinality(all_totals) loop
      if all_totals[each] = series[totals[l]] and all_divisions[each] = divisions[l] then
        not_lines := not_lines || each;
        not_since := not_since || since[totals[l]];
        not_until := not_until || until[totals[l]];
      end if;
    end loop;
  end loop;

  loop
    moved := false;
    -- A longer period is withheld with any shorter one that is, and one of those with it, the last one everywhere: so whatever is withheld at
    -- one time is withheld alike at the other, and what can't be told apart in the one can't be in the other.
    for l in 1 .. cardinality(long_ones) loop
      whole := long_ones[l];
      select count(*) filter (where because[each] is not null and not known[each]), max(place) filter (where because[each] is null and not known[each])
      into hidden, smallest
      from unnest(short_ones[first_parts[l] : last_parts[l]]) with ordinality as one (each, place);
      if hidden > 0 and because[whole] is null and not known[whole] then
        because[whole] := 'others';
        moved := true;
      elsif smallest is not null and (
        because[whole] is not null and not known[whole] and hidden = 0 or known[whole] and hidden = 1
      ) then
        because[short_ones[first_parts[l] + smallest - 1]] := 'others';
        moved := true;
      end if;
    end loop;
    for l in 1 .. cardinality(totals) loop
      whole := totals[l];
      hidden := 0;
      smallest := null;
      rest := people[whole];
      rest_tally := tally[whole];
      for j in starts[l] .. ends[l] loop
        part := flat[j];
        if because[part] is not null and not known[part] then
          hidden := hidden + 1;
        else
          rest := rest - people[part];
          rest_tally := rest_tally - tally[part];
          if because[part] is not null or known[part] then
            continue;
          end if;
          if smallest is null or liked[part] and not liked[smallest] or liked[part] = liked[smallest]
            and coalesce(people[part], tally[part], 0) < coalesce(people[smallest], tally[smallest], 0) then
            smallest := part;
          end if;
        end if;
      end loop;
      few := private.are_few(rest, rest_tally);
      needed := case
        when overlapping[l] then hidden > 0
        when because[whole] is not null and not known[whole] then hidden = 0
        when hidden = 0 then coalesce(coalesce(rest, rest_tally) > 0.5, false) and few
        when hidden = 1 then true
        else few
      end;
      continue when not needed;
      if smallest is not null then
        because[smallest] := 'others';
        moved := true;
      elsif because[whole] is null and not known[whole] and (hidden <= 1 or few) then
        because[whole] := 'others';
        moved := true;
      end if;
    end loop;
    continue when moved;

    -- Line by line nothing is known; what of all of them together, and over time?
    for piece in select distinct one from unnest(piece_of) as one where one is not null order by 1 loop
      mine := array(select one from generate_subscripts(piece_of, 1) as one where piece_of[one] = piece);
      select count(*) into hidden from unnest(mine) as one where because[one] is not null;
      -- Where nothing more was withheld nothing more is known.
      continue when looked[piece] = hidden;
      for layer in 0 .. 1 loop
        sure := case when layer = 0 then known else known_people end;
        told := array(
          select because[one] is null or sure[one]
          from unnest(mine) with ordinality as m (one, place) order by place
        );
        if layer = 1 then
          -- How many they are of is withheld with them: of the same people, so that it differs only where that alone is public elsewhere.
          continue when not exists (select 1 from unnest(mine) as one where because[one] is not null and known[one] <> known_people[one])
            or not exists (select 1 from unnest(mine) as one where people[one] is not null);
        end if;
        continue when not false = any (told);
        found := private.figures_known(
          array(select series[one] from unnest(mine) with ordinality as m (one, place) order by place),
          array(select since[one] from unnest(mine) with ordinality as m (one, place) order by place),
          array(select until[one] from unnest(mine) with ordinality as m (one, place) order by place),
          told, all_totals, all_firsts, all_lasts, all_parts, not_lines, not_since, not_until
        );
        if found is null then
          -- Too much to look through: then none of those periods.
          foreach part in array mine loop
            if because[part] is null and not sure[part] then
              because[part] := 'others';
              moved := true;
            end if;
          end loop;
          continue;
        end if;
        -- A few at a time: one that is withheld often hides others, too.
        most := (coalesce(cardinality(found), 0) + 3) / 4;
        foreach part in array found[1 : most] loop
          part := mine[part];
          smallest := null;
          path := array(select one from unnest(mine) as one where series[one] = series[part]);
          path := array(
            select path[one] from unnest(private.figure_path(
              array(select since[one] from unnest(path) with ordinality as m (one, place) order by place),
              array(select until[one] from unnest(path) with ordinality as m (one, place) order by place),
              array(select because[one] is null or sure[one] from unnest(path) with ordinality as m (one, place) order by place),
              since[part], until[part]
            )) as one
          );
          select one into smallest from unnest(path) as one where because[one] is null and not sure[one]
          order by not liked[one], coalesce(people[one], tally[one], 0), one limit 1;
          if smallest is null and path = '{}' then
            -- Beside it: a total that it is part of, or a part.
            select each into smallest from generate_subscripts(totals, 1) as l
            cross join lateral unnest(flat[starts[l] : ends[l]] || totals[l]) as each
            where (totals[l] = part or part = any (flat[starts[l] : ends[l]])) and because[each] is null and not sure[each] and not overlapping[l]
            order by each = totals[l], not liked[each], coalesce(people[each], tally[each], 0), each limit 1;
            if smallest is null then
              select one into smallest from unnest(mine) as one
              where because[one] is null and not sure[one] and since[one] < until[part] and until[one] > since[part]
              order by series[one] <> series[part], not liked[one], coalesce(people[one], tally[one], 0), one limit 1;
            end if;
            if smallest is null then
              select one into smallest from unnest(mine) as one where because[one] is null and not sure[one]
              order by not liked[one], coalesce(people[one], tally[one], 0), one limit 1;
            end if;
          end if;
          if smallest is not null then
            because[smallest] := 'others';
            moved := true;
          end if;
        end loop;
      end loop;
      if not moved then
        -- Between the periods that are told may lie one of few that nobody printed.
        for part in select min(one) from unnest(mine) as one group by series[one] having count(*) > 1 loop
          path := array(select one from unnest(mine) as one where series[one] = series[part]);
          path := array(
            select path[one] from unnest(private.figure_gap(
              array(select since[one] from unnest(path) with ordinality as m (one, place) order by place),
              array(select until[one] from unnest(path) with ordinality as m (one, place) order by place),
              array(select because[one] is null or known[one] from unnest(path) with ordinality as m (one, place) order by place),
              array(select case when rule = 'count' or people[one] is not null then people[one] end from unnest(path) with ordinality as m (one, place) order by place),
              array(select tally[one] from unnest(path) with ordinality as m (one, place) order by place)
            )) as one
          );
          select one into smallest from unnest(path) as one where because[one] is null and not known[one]
          order by not liked[one], coalesce(people[one], tally[one], 0), one limit 1;
          if smallest is not null then
            because[smallest] := 'others';
            moved := true;
          end if;
        end loop;
      end if;
      if not moved then
        looked[piece] := hidden;
      end if;
    end loop;
    exit when not moved;
  end loop;
  return query
    select place, because[place] from generate_series(1, files) as place
    where because[place] in ('small', 'rest', 'others', 'earlier', 'alike', 'unsaid');
end
$$;
comment on function private.small_figures(text, jsonb, jsonb, boolean) is
  'Which of these figures, by their places from 1, are withheld and why: small (fewer than ten), rest (what it leaves of its total is), others '
  '(it would give one of those away), unsaid (a share of nobody says how many), earlier (it was withheld before), alike (it is withheld in another '
  'figure of the same people). Others are what is public elsewhere (private.figures_beside()): told there, it covers nothing here.';
