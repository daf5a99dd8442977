-- What those who keep the books have to do, and by when.

-- Duties and doubts, computed. What only a person can say is done is settled by a note under the same key.
create function private.obligations() returns table (
  key text, kind text, contributor_id uuid, entry_id uuid, cents bigint, period text, since date, due_on date
)
language sql stable security definer set search_path = ''
as $$
  with rule as materialized (select said.* from jsonb_populate_recordset(null::public.rules, private.rules_on(private.town_day())) as said),
  span as materialized (
    select rule.kind, min(rule.days) as days from rule where rule.kind in ('excess', 'best_efforts', 'late_report') group by rule.kind
  ),
  past as materialized (
    select nullif(one.root, '00000000-0000-0000-0000-000000000000') as root, one.period, one.total_cents, one.over_cents, one.passed_on, rule.kind,
      rule.basis, rule.days
    from private.passed_now() as one join rule on rule.id = one.rule_id
  ),
  running as materialized (
    select each.day, sum(sum(private.cash_of(each.type, each.cents))) over (order by each.day)::bigint as cash
    from private.ledger_days as each group by each.day
  ),
  duty as (
    select case when past.kind = 'limit' then 'over_limit' else 'over_' || past.kind end as kind, past.root as contributor_id,
      case when past.basis = 'single' then past.period::uuid end as entry_id, past.over_cents as cents, past.period,
      past.passed_on as since, (select span.days from span where span.kind = 'excess') as days
    from past where past.kind in ('limit', 'prohibited', 'cash', 'anonymous')
    union all
    select 'best_efforts', past.root, null, past.total_cents, past.period, past.passed_on,
      (select span.days from span where span.kind = 'best_efforts')
    from past where past.kind = 'identify'
    union all
    select 'late_report', past.root, null, past.total_cents, past.period, past.passed_on, past.days from past where past.kind = 'late_report'
    union all
    select 'approval', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0
    from public.ledger_entries as entry
    join rule on rule.kind = 'approval' and entry.amount_cents > rule.amount_cents - case rule.operator when 'gte' then 1 else 0 end
    where entry.type in ('expenditure', 'fee', 'loan_payment') and entry.reverses_id is null
      and not exists (select 1 from public.entry_approvals as ok where ok.entry_id = entry.id)
      and not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id)
    union all
    -- Two phones at one party: looked at by a person, because two checks of one amount on one day may both be real.
    select 'double', entry.contributor_id, entry.id, entry.amount_cents, 'none', entry.received_on, 0
    from private.double_gifts as known join public.ledger_entries as entry on entry.id = known.entry_id
    where not exists (select 1 from public.ledger_entries as back where back.reverses_id = entry.id) and exists (
      select 1 from public.ledger_entries as other
      where other.contributor_id = any (private.perhaps_same(entry.contributor_id)) and other.received_on = entry.received_on and other.type = entry.type
        and other.amount_cents = entry.amount_cents and other.method is not distinct from entry.method
        and (other.check_number is null or entry.check_number is null or other.check_number = entry.check_number)
        and other.reverses_id is null and other.arrival < entry.arrival
        -- Two halves of one check for two elections are one gift.
        and (entry.group_id is null or other.group_id is distinct from entry.group_id)
        and not exists (select 1 from public.ledger_entries as back where back.reverses_id = other.id)
    )
    union all
    -- What lies in a drawer, by the day it was taken in.
    select 'deposit', null, null, sum(item.cents)::bigint, item.on_day::text, item.on_day, min(span.days)
    from private.cash_items as item cross join lateral (
      -- The strictest of its rules: joined to each of them, money would be counted once a rule.
      select min(rule.days) as days from rule where rule.kind = 'deposit' and (rule.methods is null or item.way = any (rule.methods))
    ) as span
    where span.days is not null and item.state = 'hand' and item.cents > 0 group by item.on_day
    union all
    -- Who handed money over is rid of it only once the other has said so.
    select 'handover', null, null, (select coalesce(sum(item.cents), 0)::bigint from private.cash_items as item where item.slip_id = given.slip_id),
      given.id::text, (given.client_created_at at time zone private.town_zone())::date, 1
    from public.deposit_events as given
    where given.action = 'give' and given.counts and given.to_user is distinct from given.user_id
      and not exists (select 1 from public.deposit_events as took where took.gives_id = given.id)
      and not exists (
        select 1 from public.deposit_events as later
        where later.slip_id = given.slip_id and later.action in ('give', 'deposit') and later.counts and later.arrival > given.arrival
      )
    union all
    -- More was paid than there is: an amount is wrong, or a contribution is missing.
    select 'negative_cash', null, null, -low.cash, 'none', low.since, 0
    from (
      select (select running.cash from running order by running.day desc limit 1) as cash, (
        select min(running.day) from running
        where running.day > coalesce((select max(above.day) from running as above where above.cash >= 0), '-infinity')
      ) as since
    ) as low
    where low.cash < 0
  ),
  -- A note settles what was known then: of a sum that has grown since it says nothing.
  done as materialized (
    select case when note.about ~ '^(best_efforts|late_report):' then regexp_replace(note.about, ':[0-9]+$', '') else note.about end as about,
      max(coalesce(substring(note.about from '^(?:best_efforts|late_report):.*:([0-9]+)$')::numeric, 0)) as cents
    from public.obligation_settlements as note group by 1
  ),
  named as (
    select duty.*, duty.kind || ':' || coalesce(coalesce(duty.entry_id, duty.contributor_id)::text || ':', '') || duty.period as about,
      duty.kind in ('best_efforts', 'late_report') as grows
    from duty
  )
  select distinct on (named.about) named.about || case when named.grows then ':' || named.cents else '' end, named.kind, named.contributor_id,
    named.entry_id, named.cents, named.period, named.since, named.since + coalesce(named.days, 0)
  from named
  where not exists (select 1 from done where done.about = named.about and (not named.grows or done.cents >= named.cents))
  order by named.about, named.since + coalesce(named.days, 0)
$$;
comment on function private.obligations() is
  'What has to be done about the ledger, and by when: too much, not known well enough, a late report, an approval, what looks double, '
  'money that is not in the bank, a hand-over that no one confirmed, cash below zero.';
