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
    when period operator(pg_catalog.~) '^\d{4}-\d{4}$' then int4range(
      least(left(period, 4), right(period, 4))::integer * 12, greatest(left(period, 4), right(period, 4))::integer * 12 + 12
    )
  end
$$;
comment on function private.figure_span(text) is
  'The months of a period, counted from the year 0: "2024", "2024-2024" and its four quarters are the same ones.';

-- Of the same place and group a longer period is the sum of the shorter ones that fill it: a year of its quarters, of its months.
create function private.figure_times(figures jsonb) returns table (total integer, parts integer[])
language sql immutable set search_path = ''
as $$
  with cell as (
    select place::integer as at, private.figure_span(said ->> 'period') as span,
      case when private.is_whole(said ->> 'geography') then 'city' else said ->> 'geography' end as geography,
      case when private.is_whole(said ->> 'stratum') then '' else coalesce(said ->> 'stratum', '') end as stratum
    from jsonb_array_elements(figures) with ordinality as each (said, place)
    where said ->> 'status' in ('shown', 'provisional', 'suppressed')
  )
  select whole.at, array_agg(part.at order by part.span, part.at)
  from cell as whole
  join cell as part on part.geography = whole.geography and part.stratum = whole.stratum and part.at <> whole.at and part.span <@ whole.span
  group by whole.at, whole.span, upper(part.span) - lower(part.span)
  having count(distinct part.span) * (upper(part.span) - lower(part.span)) = upper(whole.span) - lower(whole.span)
$$;
comment on function private.figure_times(jsonb) is 'Each period and the shorter ones that fill it, or the same one by another name, by their places in what was given.';

-- A figure is known by subtraction where a total is the sum of its parts: of a place and period its groups, of a group and period the parts of
-- the city. Groups named "sex:girls" and "sex:boys" are one division of the whole, those without a colon another; "peer:" names other cities.
create function private.figure_lines(figures jsonb) returns table (total integer, parts integer[])
language sql immutable set search_path = ''
as $$
  with cell as (
    select place::integer as at, said ->> 'period' as period,
      case when private.is_whole(said ->> 'geography') then 'city' else said ->> 'geography' end as geography,
      case when private.is_whole(said ->> 'stratum') then '' else coalesce(said ->> 'stratum', '') end as stratum
    from jsonb_array_elements(figures) with ordinality as each (said, place)
    where said ->> 'status' in ('shown', 'provisional', 'suppressed')
  )
  select whole.at, array_agg(part.at order by part.at)
  from cell as whole
  join cell as part on part.geography = whole.geography and part.period = whole.period and part.stratum <> ''
  where whole.stratum = ''
  group by whole.at, case when strpos(part.stratum, ':') > 0 then split_part(part.stratum, ':', 1) end
  union all
  select whole.at, array_agg(part.at order by part.at)
  from cell as whole
  join cell as part on part.stratum = whole.stratum and part.period = whole.period and part.geography <> 'city'
  where whole.geography = 'city' and split_part(part.geography, ':', 1) <> 'peer'
  group by whole.at, case when strpos(part.geography, ':') > 0 then split_part(part.geography, ':', 1) end
$$;
comment on function private.figure_lines(jsonb) is 'Each total and what it is the sum of, by their places in what was given.';

-- What follows from the sums that anybody can write down, by elimination: a figure that stands alone in its equation is known.
create function private.figures_known(unknown integer[], totals integer[], starts integer[], ends integer[], parts integer[]) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  prime constant integer := 32749;
  width integer := cardinality(unknown);
  place integer[];
  cells integer[] := '{}';
  height integer := 0;
  line integer;
  at integer;
  col integer;
  other integer;
  pivot integer;
  rank integer := 0;
  factor integer;
  inverse integer;
  power integer;
  kept integer;
  answer integer[] := '{}';
begin
  for at in 1 .. width loop
    place[unknown[at]] := at;
  end loop;
  for line in 1 .. coalesce(cardinality(totals), 0) loop
    kept := 0;
    cells := cells || array_fill(0, array[width]);
    if place[totals[line]] is not null then
      cells[height * width + place[totals[line]]] := prime - 1;
      kept := 1;
    end if;
    for at in starts[line] .. ends[line] loop
      if place[parts[at]] is not null then
        cells[height * width + place[parts[at]]] := 1;
        kept := 1;
      end if;
    end loop;
    if kept = 1 then
      height := height + 1;
    else
      cells := cells[1 : height * width];
    end if;
  end loop;
  for col in 1 .. width loop
    pivot := null;
    for at in rank .. height - 1 loop
      if cells[at * width + col] <> 0 then
        pivot := at;
        exit;
      end if;
    end loop;
    continue when pivot is null;
    -- The inverse, by Fermat.
    inverse := 1;
    factor := cells[pivot * width + col];
    power := prime - 2;
    while power > 0 loop
      if power % 2 = 1 then
        inverse := (inverse * factor) % prime;
      end if;
      factor := (factor * factor) % prime;
      power := power / 2;
    end loop;
    for at in 1 .. width loop
      kept := cells[pivot * width + at];
      cells[pivot * width + at] := cells[rank * width + at];
      cells[rank * width + at] := (kept * inverse) % prime;
    end loop;
    for other in 0 .. height - 1 loop
      factor := cells[other * width + col];
      continue when other = rank or factor = 0;
      for at in col .. width loop
        if cells[rank * width + at] <> 0 then
          cells[other * width + at] := (cells[other * width + at] + (prime - factor) * cells[rank * width + at]) % prime;
        end if;
      end loop;
    end loop;
    rank := rank + 1;
  end loop;
  for line in 0 .. rank - 1 loop
    kept := 0;
    for at in 1 .. width loop
      if cells[line * width + at] <> 0 then
        kept := case when kept = 0 then at else -1 end;
        exit when kept = -1;
      end if;
    end loop;
    if kept > 0 then
      answer := answer || unknown[kept];
    end if;
  end loop;
  return answer;
end
$$;
comment on function private.figures_known(integer[], integer[], integer[], integer[], integer[]) is
  'Which of the unknown are known after all, where each total is the sum of parts[starts .. ends] (reckoned modulo a prime).';

create function private.small_figures(rule text, figures jsonb, earlier text[], told text[] default '{}', modelled boolean default false) returns table (at integer, why text)
language plpgsql immutable set search_path = ''
as $$
#variable_conflict use_variable
declare
  people double precision[];
  tally double precision[];
  because text[];
  periods text[];
  -- What was public before and says the same: to withhold it now hides nothing.
  known boolean[];
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
  line record;
  whole integer;
  part integer;
  smallest integer;
  hidden integer;
  rest double precision;
  rest_tally double precision;
  left_over double precision;
  needed boolean;
  moved boolean;
  period text;
  unknown integer[];
  mine integer[];
begin
  if rule = 'things' then
    return;
  end if;
  select
    array_agg((said ->> 'denominator')::double precision order by place),
    array_agg(case
      when rule = 'count' then (said ->> 'value')::double precision
      when rule <> 'mean' then (said ->> 'denominator')::double precision * (said ->> 'value')::double precision / rule::double precision
    end order by place),
    array_agg(case
      when said ->> 'status' in ('shown', 'provisional') then case
        when concat_ws(E'\n', said ->> 'geography', coalesce(said ->> 'stratum', ''), said ->> 'period') = any (earlier) then 'earlier'
        -- Of how many it is follows from the interval of a share: 37.5 with 13.7 to 69.4 is three of eight. A model's interval counts nobody.
        when rule <> 'count' and not modelled and said ->> 'denominator' is null
          and (said ->> 'value')::numeric between (said ->> 'low')::numeric and (said ->> 'high')::numeric then 'small'
      end
      when said ->> 'status' = 'suppressed' then 'file'
      else 'none'
    end order by place),
    array_agg(said ->> 'period' order by place),
    array_agg(
      concat_ws(
        E'\n', said ->> 'geography', coalesce(said ->> 'stratum', ''), said ->> 'period', trim_scale((said ->> 'value')::numeric)
      ) = any (told) order by place
    )
  into people, tally, because, periods, known
  from jsonb_array_elements(figures) with ordinality as each (said, place);
  for part in 1 .. coalesce(cardinality(because), 0) loop
    if because[part] is null and private.are_few(people[part], tally[part]) then
      because[part] := 'small';
    end if;
  end loop;
  for line in select one.total, one.parts from private.figure_lines(figures) as one order by one.total, one.parts loop
    foreach part in array line.parts loop
      if because[line.total] is null and because[part] is null and private.are_few(
        people[line.total] - people[part], tally[line.total] - tally[part]
      ) then
        because[part] := 'rest';
      end if;
    end loop;
    -- One part alone is no division: nobody takes it for the whole.
    continue when cardinality(line.parts) = 1;
    totals := totals || line.total;
    starts := starts || (cardinality(flat) + 1);
    flat := flat || line.parts;
    ends := ends || cardinality(flat);
    -- Whole numbers of people tell best whether it is a division; where they are not known, what was counted.
    select coalesce(people[line.total] < sum(people[each]) - 0.5, tally[line.total] < sum(tally[each]) - 1, false) into needed
    from unnest(line.parts) as each;
    overlapping := overlapping || needed;
  end loop;

  for line in select one.total, one.parts from private.figure_times(figures) as one order by one.total, one.parts loop
    -- What isn't counted says how many people it is of, or cannot be added up.
    continue when rule <> 'count' and people[line.total] is null;
    long_ones := long_ones || line.total;
    first_parts := first_parts || (cardinality(short_ones) + 1);
    short_ones := short_ones || line.parts;
    last_parts := last_parts || cardinality(short_ones);
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
      if hidden > 0 and because[whole] is null then
        because[whole] := 'others';
        moved := true;
      elsif smallest is not null and (
        because[whole] is not null and not known[whole] and hidden = 0 or because[whole] is not null and known[whole] and hidden = 1
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
          if smallest is null or coalesce(people[part], tally[part], 0) < coalesce(people[smallest], tally[smallest], 0) then
            smallest := part;
          end if;
        end if;
      end loop;
      left_over := coalesce(rest, rest_tally);
      needed := case
        when overlapping[l] then hidden > 0
        when because[whole] is not null and not known[whole] then hidden = 0
        when hidden = 0 then coalesce(left_over > 0.5, false) and private.are_few(rest, rest_tally)
        when hidden = 1 then true
        else private.are_few(rest, rest_tally)
      end;
      continue when not needed;
      if smallest is not null then
        because[smallest] := 'others';
        moved := true;
      elsif hidden = 1 and because[whole] is null and not known[whole] then
        because[whole] := 'others';
        moved := true;
      end if;
    end loop;
    continue when moved;

    -- Line by line nothing is known; what of all of them together?
    for period in select distinct each from unnest(periods) as each loop
      select array_agg(l) into mine from generate_subscripts(totals, 1) as l
      where periods[totals[l]] = period and not overlapping[l]
        and (because[totals[l]] is not null or exists (select 1 from unnest(flat[starts[l] : ends[l]]) as each where because[each] is not null));
      select array_agg(distinct each) into unknown from unnest(mine) as l
      cross join lateral unnest(flat[starts[l] : ends[l]] || totals[l]) as each where because[each] is not null and not known[each];
      continue when unknown is null;
      if cardinality(mine)::bigint * cardinality(mine) * cardinality(unknown) > 3000000 then
        -- Too much to look through: then none of that period.
        for part in 1 .. cardinality(because) loop
          if because[part] is null and not known[part] and periods[part] = period then
            because[part] := 'others';
            moved := true;
          end if;
        end loop;
        continue;
      end if;
      foreach part in array private.figures_known(
        unknown,
        (select array_agg(totals[l] order by l) from unnest(mine) as l),
        (select array_agg(starts[l] order by l) from unnest(mine) as l),
        (select array_agg(ends[l] order by l) from unnest(mine) as l),
        flat
      ) loop
        select each into smallest from unnest(mine) as l
        cross join lateral unnest(flat[starts[l] : ends[l]] || totals[l]) as each
        where because[each] is null and not known[each] and part = any (flat[starts[l] : ends[l]] || totals[l])
        order by each = totals[l], coalesce(people[each], tally[each], 0), each limit 1;
        if smallest is null then
          -- Nothing beside it is left to withhold: then all that is left of that period.
          for j in 1 .. cardinality(because) loop
            if because[j] is null and not known[j] and periods[j] = period then
              because[j] := 'others';
              moved := true;
            end if;
          end loop;
        else
          because[smallest] := 'others';
          moved := true;
        end if;
      end loop;
    end loop;
    exit when not moved;
  end loop;
  return query
    select place, because[place] from generate_subscripts(because, 1) as place where because[place] in ('small', 'rest', 'others', 'earlier');
end
$$;
comment on function private.small_figures(text, jsonb, text[], text[], boolean) is
  'Which of these figures, by their places from 1, are withheld and why: small (fewer than ten), rest (what it leaves of its total is), others '
  '(it would give one of those away), earlier (it was withheld before, as "place, group, period" in lines). What was public before (and its value) covers nothing.';
