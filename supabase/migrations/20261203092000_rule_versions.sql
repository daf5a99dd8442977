-- The rules as those who keep the books write them: each version with where and when it was read, by whom, and from which day on it is in
-- force; and what a draft would do to the ledger, asked before it is one. A version is never changed or removed: the next one is written.

create function private.rules_said(given jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  list jsonb := given;
  said jsonb;
  each_holds text;
  held boolean;
begin
  if jsonb_typeof(list) = 'string' and pg_input_is_valid(list #>> '{}', 'jsonb') then
    list := (list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(list) is distinct from 'array' or jsonb_array_length(list) not between 1 and 100
    or exists (select 1 from jsonb_array_elements(list) as part where jsonb_typeof(part.value) <> 'object') then
    raise check_violation;
  end if;
  -- Ids of its own: whoever writes a version copies the one before, and each row is another.
  select jsonb_agg(to_jsonb(jsonb_populate_record(null::public.rules, part.value - array['id', 'rule_set']))
    || jsonb_build_object('id', gen_random_uuid()) order by part.ordinality)
  into said from jsonb_array_elements(list) with ordinality as part;
  -- The table's own constraints, word for word: a draft is not looked at that could not be saved.
  select 'one.kind is not null and ' || string_agg('(' || pg_get_expr(con.conbin, con.conrelid) || ') is not false', ' and ')
  into each_holds from pg_constraint as con where con.conrelid = 'public.rules'::regclass and con.contype = 'c';
  execute format('select bool_and(%s) from jsonb_populate_recordset(null::public.rules, $1) as one', each_holds) into held using said;
  if not held then
    raise check_violation;
  end if;
  return said;
end
$$;
comment on function private.rules_said(jsonb) is
  'A list of rules as it was sent, each with an id of its own. Raises what the table itself would raise, asked of its own constraints.';

create function private.named_with(of_rules jsonb) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case
    when not exists (select 1 from jsonb_array_elements(of_rules) as rule where rule.value ->> 'kind' = 'itemize')
      then (select count(distinct one.root) from private.given() as one)
    else (
      select count(distinct one.root)
      from private.standings((
        select jsonb_agg(rule.value) from jsonb_array_elements(of_rules) as rule where rule.value ->> 'kind' = 'itemize'
      )) as one where one.passed
    )
  end
$$;
comment on function private.named_with(jsonb) is 'How many givers reports name by these rules: all where no rule says a sum.';

create function private.unapproved_with(of_rules jsonb) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*)
  from public.ledger_entries as entry
  where entry.type in ('expenditure', 'fee', 'loan_payment') and entry.reverses_id is null
    and exists (
      select 1 from jsonb_populate_recordset(null::public.rules, of_rules) as rule
      where rule.kind = 'approval' and entry.amount_cents > rule.amount_cents - case rule.operator when 'gte' then 1 else 0 end
    )
    and not exists (select 1 from public.entry_approvals as ok where ok.entry_id = entry.id)
    and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
$$;
comment on function private.unapproved_with(jsonb) is 'How many expenses wait for a second person by these rules.';

-- What somebody is past, whichever rule of a kind says so: the same in two versions is the same duty.
create function private.past_with(of_rules jsonb) returns table (
  kind text, root uuid, period text, total_cents bigint, over_cents bigint, since date
)
language sql stable security definer set search_path = ''
as $$
  select rule.kind, one.root, one.period, max(one.total_cents), max(one.over_cents), min(one.passed_on)
  from private.passed_of(null, false, (
    select coalesce(jsonb_agg(each.value), '[]') from jsonb_array_elements(of_rules) as each where each.value ->> 'kind' <> 'itemize'
  )) as one
  join jsonb_populate_recordset(null::public.rules, of_rules) as rule on rule.id = one.rule_id
  group by rule.kind, one.root, one.period
$$;
comment on function private.past_with(jsonb) is 'Who is past which kind of rule, by these rules.';

create function public.preview_rules(draft jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  now_so jsonb;
  then_so jsonb;
begin
  perform private.require_permission('keep_books');
  now_so := private.rules_on(private.town_day());
  then_so := private.rules_said(draft);
  return (
    with old as materialized (select * from private.past_with(now_so)),
    new as materialized (select * from private.past_with(then_so)),
    moved as materialized (
      select coalesce(new.kind, old.kind) as kind, coalesce(new.root, old.root) as root, coalesce(new.period, old.period) as period,
        coalesce(new.since, old.since) as since, old.over_cents as was_cents, new.over_cents as now_cents,
        coalesce(new.total_cents, old.total_cents) as total_cents,
        case when old.kind is null then 'appears' when new.kind is null then 'goes' else 'changes' end as what
      from old full join new on new.kind = old.kind and new.root = old.root and new.period = old.period
      where old.kind is null or new.kind is null
        or (old.kind in ('limit', 'prohibited', 'cash', 'anonymous') and old.over_cents <> new.over_cents)
    )
    select jsonb_build_array(private.money_stamp() || jsonb_build_object(
      'counts', (select coalesce(jsonb_object_agg(each.what, each.n), '{}') from (
        select moved.what, count(*) as n from moved group by moved.what
      ) as each),
      'moved', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'what', one.what, 'kind', one.kind, 'name', known.name, 'period', one.period, 'since', one.since,
          'total_cents', one.total_cents, 'was_cents', one.was_cents, 'now_cents', one.now_cents
        ) order by one.what, one.kind, one.total_cents desc, one.root, one.period), '[]')
        from (
          select moved.*, row_number() over (partition by moved.what order by moved.kind, moved.total_cents desc, moved.root, moved.period) as n
          from moved
        ) as one
        left join lateral (
          select version.name from public.contributor_versions as version where version.contributor_id = one.root
          order by version.happened_at desc, version.arrival desc limit 1
        ) as known on true
        where one.n <= 50
      ),
      'named', jsonb_build_array(private.named_with(now_so), private.named_with(then_so)),
      'unapproved', jsonb_build_array(private.unapproved_with(now_so), private.unapproved_with(then_so))
    ))
  );
exception
  when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format
    or not_null_violation or invalid_parameter_value then
    raise exception 'A rule says what it asks, of whom, how much and by when.' using errcode = '22023';
end
$$;
comment on function public.preview_rules(jsonb) is
  'What the ledger would ask if these were the rules in force today: duties that appear, go, or change, the first 50 of each; how many givers '
  'reports name and how many expenses wait for a second person, now and then. Raises 42501 for who does not keep the books, 22023 for what '
  'is no rule.';

create function public.save_rules(
  rule_set uuid, place text, source text, read_on date, begins_on date, list jsonb, after_version uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb;
  last public.rule_sets;
  in_force date;
begin
  perform private.require_permission('keep_books');
  -- Before the ledger is counted anew: two who save at once, the second finds the first's.
  perform private.one_at_a_time('ledger');
  if exists (select 1 from public.rule_sets as done where done.id = rule_set) then
    return jsonb_build_array(jsonb_build_object('id', rule_set));
  end if;
  select * into last from public.rule_sets as made order by made.version desc, made.created_at desc, made.id limit 1;
  if last.id is distinct from after_version then
    raise exception 'Somebody else wrote a version meanwhile. Look at it first.' using errcode = 'PT409';
  end if;
  select max(made.effective_from) into in_force from public.rule_sets as made where made.effective_from <= private.town_day();
  -- What begins before the version in force would never be in force; what was read is no later than today.
  if begins_on < in_force or begins_on > private.town_day() + 3660 or read_on > private.town_day() + 1 or source is null then
    raise check_violation;
  end if;
  said := private.rules_said(list);
  insert into public.rule_sets (id, jurisdiction, version, effective_from, source_url, read_on)
  -- One row of numbers, wherever the place is written otherwise: of two that begin on one day the later one counts.
  values (rule_set, btrim(place), coalesce(last.version, 0) + 1, begins_on, btrim(source), read_on);
  insert into public.rules (id, rule_set, kind, contributor_kind, methods, basis, operator, amount_cents, days, window_before)
  select rule.id, save_rules.rule_set, rule.kind, rule.contributor_kind, rule.methods, rule.basis, rule.operator, rule.amount_cents, rule.days,
    rule.window_before
  from jsonb_populate_recordset(null::public.rules, said) as rule;
  return jsonb_build_array(jsonb_build_object('id', rule_set));
exception
  when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow or invalid_datetime_format
    or not_null_violation or invalid_parameter_value then
    raise exception 'A rule says what it asks, of whom, how much and by when.' using errcode = '22023';
end
$$;
comment on function public.save_rules(uuid, text, text, date, date, jsonb, uuid) is
  'Writes a version of the rules, in force from a day on. Raises 42501 for who does not keep the books, PT409 where somebody wrote one '
  'meanwhile, 22023 for what is no rule, has no source, or begins before the version in force.';

create function public.money_rule_sets() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('keep_books');
  return (
    select coalesce(jsonb_agg(to_jsonb(made) - 'user_id' || jsonb_build_object(
      'by_name', private.name_of(made.user_id),
      'in_force', made.id = (
        select one.id from public.rule_sets as one where one.effective_from <= private.town_day()
        order by one.effective_from desc, one.version desc, one.created_at desc limit 1
      ),
      'rules', (select coalesce(jsonb_agg(to_jsonb(rule) order by rule.kind, rule.id), '[]') from public.rules as rule where rule.rule_set = made.id)
    ) order by made.version desc, made.created_at desc, made.id), '[]')
    from (select * from public.rule_sets as every order by every.version desc, every.created_at desc, every.id limit 50) as made
  );
end
$$;
comment on function public.money_rule_sets() is
  'The versions of the rules with who wrote them, the newest 50 first. Raises 42501 for who does not keep the books.';

create function private.grants_for_rule_versions() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function
    public.preview_rules(jsonb), public.save_rules(uuid, text, text, date, date, jsonb, uuid), public.money_rule_sets()
    to authenticated;
end
$$;
comment on function private.grants_for_rule_versions() is 'Whoever is signed in may ask; each function asks back who they are.';

select private.restore_grants();
