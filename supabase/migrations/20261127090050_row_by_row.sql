-- A batch of rows that was refused as a whole, row by row: who sends many at once learns which of them was to blame in one more request.

-- Security invoker: each row meets the grants, policies, constraints and triggers that it would have met alone, and gets the answer
-- that it would have got. The rows come as a text of JSON: one with a sign that PostgreSQL cannot keep (\u0000) is then refused by
-- itself, where PostgREST would refuse the whole call. Many rows are tried in one statement, and in halves where that is refused: to
-- plan one for each row took six times as long as the plain insert of all.
create function public.insert_each(target text, rows text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  most constant integer := 50;
  list json;
  given json[];
  -- Of each row; null where they cannot be told.
  columns text[];
  -- What is still to be tried, the next one last, so that rows arrive in their order.
  starts integer[] := array[1];
  ends integer[];
  low integer;
  high integer;
  answers jsonb[];
  answer jsonb;
  said text;
  more text;
begin
  if target <> '' and pg_input_is_valid(rows, 'json') then
    list := rows;
  end if;
  if (case when json_typeof(list) = 'array' then json_array_length(list) not between 1 and most else true end) then
    raise exception 'The name of a table and an array of 1 to % rows are expected.', most using errcode = '22023';
  end if;
  select array_agg(one.value order by one.place) into given
  from json_array_elements(list) with ordinality as one (value, place);
  ends := array[cardinality(given)];
  answers := array_fill(null::jsonb, ends);
  for low in 1 .. cardinality(given) loop
    begin
      if json_typeof(given[low]) = 'object' then
        columns[low] := (select string_agg(distinct quote_ident(key.name), ', ') from json_object_keys(given[low]) as key (name));
      end if;
    exception
      -- Of that row it is said below, in its turn.
      when others then null;
    end;
  end loop;
  while cardinality(starts) > 0 loop
    low := starts[cardinality(starts)];
    high := ends[cardinality(ends)];
    starts := trim_array(starts, 1);
    ends := trim_array(ends, 1);
    begin
      if low = high and json_typeof(given[low]) = 'object' then
        columns[low] := (select string_agg(distinct quote_ident(key.name), ', ') from json_object_keys(given[low]) as key (name));
      end if;
      if json_typeof(given[low]) <> 'object' or columns[low] is null or columns[low] ~ '(^|, )""' then
        raise exception 'A row is an object whose keys are columns.' using errcode = '22023';
      end if;
      if low < high and (select count(distinct one) <> 1 or bool_or(one is null) from unnest(columns[low:high]) as one) then
        -- Rows with other columns are another statement: in halves.
        raise invalid_parameter_value;
      end if;
      execute format(
        'insert into public.%1$I (%2$s) select %2$s from json_populate_recordset(null::public.%1$I, $1)', target, columns[low]
      ) using to_json(given[low:high]);
      -- What is asked only at the end of a transaction would refuse all rows once more.
      set constraints all immediate;
      answers[low:high] := array_fill('{"status": 201}'::jsonb, array[high - low + 1]);
    exception
      -- A cancelled statement is not among these: then nothing is kept, and the request is answered as one.
      when others then
        if low < high then
          starts := starts || array[(low + high) / 2 + 1, low];
          ends := ends || array[high, (low + high) / 2];
        else
          get stacked diagnostics said = message_text, more = pg_exception_detail;
          answer := jsonb_build_object('code', sqlstate, 'message', said, 'status', case
            -- As PostgREST says it ("Errors" in its reference).
            when sqlstate ~ '^PT[1-5][0-9][0-9]$' then substr(sqlstate, 3)::integer
            when sqlstate = '42501' then case when current_user = 'anon' then 401 else 403 end
            when sqlstate in ('23503', '23505') then 409
            when sqlstate in ('42P01', '42883') then 404
            when sqlstate ~ '^(08|53)' then 503
            when sqlstate ~ '^54' then 413
            when sqlstate <> 'P0001' and sqlstate !~ '^(22|23|42)' then 500
            else 400
          end);
          -- The detail of a refused row is the row. Of our own refusals it is how long to wait.
          if sqlstate like 'PT%' then
            answer := answer || jsonb_build_object('details', more);
          end if;
          answers[low] := answer;
          -- A visitor who has sent too much is told the same of the rest, without 50 more tries.
          if sqlstate = 'PT429' and current_user = 'anon' then
            for place in 1 .. cardinality(answers) loop
              answers[place] := coalesce(answers[place], answer);
            end loop;
            starts := '{}';
          end if;
        end if;
    end;
  end loop;
  return to_jsonb(answers);
end
$$;
comment on function public.insert_each(text, text) is
  'Adds up to 50 rows to a table, each by itself, with the caller''s rights, and answers for each in their order what its own request '
  'would have been answered: status, and code and message if it was refused. Raises 22023 for anything but a table and an array of 1 to 50.';

create function private.grants_for_row_by_row() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.insert_each(text, text) to anon, authenticated;
end
$$;
comment on function private.grants_for_row_by_row() is 'Whoever may add rows may add them one by one.';

select private.restore_grants();
