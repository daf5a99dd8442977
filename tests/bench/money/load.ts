/**
 * A campaign's books in a PostgreSQL with the sample town: 200,000 entries of 40,000 givers over two years, 200 of them the same as another;
 * what came by card was paid out once a day, and all but the last month stands in the bank.
 */

export const ENTRIES = 200_000;
export const GIVERS = 40_000;
/** A giver of the load who is the same as another. */
export const ONE_GIVER = '7d000000-0000-4000-8000-000000000008';

const giver = (n: string) => `('7d000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Rows go in without their triggers, as a restored backup's do. Mostly small gifts by card; one in forty is spent, one in 400 goes back. */
export const LOAD = [
  `set session_replication_role = replica`,
  `insert into public.contributors (id) select ${giver('n')} from generate_series(1, ${GIVERS}) as n`,
  `insert into public.contributor_versions (id, contributor_id, kind, name, street, city, employer, occupation, client_created_at, happened_at)
    select gen_random_uuid(), ${giver('n')}, case when n % 50 = 0 then 'COM' else 'IND' end, 'Giver ' || n, n || ' Made Street',
      'Larkspur Falls', case when n % 20 > 0 then 'Mill' end, case when n % 20 > 0 then 'Miller' end, now() - interval '700 days',
      now() - interval '700 days'
    from generate_series(1, ${GIVERS}) as n`,
  `insert into public.contributor_links (id, a, b, verdict, client_created_at)
    select gen_random_uuid(), ${giver('n * 8')}, ${giver('n * 8 + 1')}, 'same', now() from generate_series(1, 200) as n`,
  `insert into public.ledger_entries (id, type, amount_cents, contributor_id, received_on, election_id, method, purpose, user_id, client_created_at)
    select ('7e000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, case when n % 40 = 0 then 'expenditure' else 'contribution' end,
      case when n % 997 = 0 then 60000 when n % 40 = 0 then 18000 else (array[500, 1000, 1500, 2500, 5000])[1 + n % 5] end,
      ${giver(`1 + (n::bigint * 7919) % ${GIVERS}`)}, private.town_day() - (n % 700),
      case when n % 700 > 45 then 'primary' else 'general' end, (array['card', 'card', 'check', 'cash'])[1 + n % 4],
      case when n % 40 = 0 then 'Print' end, 'a0000000-0000-4000-8000-000000000005', now() - make_interval(days => n % 700)
    from generate_series(1, ${ENTRIES}) as n`,
  `insert into public.ledger_entries (id, type, amount_cents, contributor_id, received_on, method, action, reason, refunds_id, user_id, client_created_at)
    select gen_random_uuid(), 'refund', entry.amount_cents, entry.contributor_id, entry.received_on, 'check', 'refund', 'Asked for it.',
      entry.id, entry.user_id, entry.client_created_at
    from public.ledger_entries as entry where entry.id::text like '7e%' and entry.type = 'contribution' and entry.arrival % 400 = 1`,
  // A payer's files: gifts by card of one day are one payout, without a fee.
  `insert into private.money_imports (id, source, sha256, columns, file_name, rows_total, rows_done, added, imported_by, created_at, finished_at)
    select '7f000000-0000-4000-8000-000000000001', 'actblue', repeat('a', 64), 'actblue', 'paid.csv', 20000, 20000, 20000,
      'a0000000-0000-4000-8000-000000000005', now(), now()`,
  `insert into private.money_import_lines (key, import_id, row, entry_id, payout, payout_on)
    select 'actblue:' || entry.id || ':', '7f000000-0000-4000-8000-000000000001', 2 + (row_number() over (order by entry.id)) % 20000, entry.id,
      'P' || entry.received_on, entry.received_on
    from public.ledger_entries as entry where entry.id::text like '7e%' and entry.type = 'contribution' and entry.method = 'card'`,
  // The bank's lines: a payout, a deposit or a payment of a day each. The last 30 days are not matched yet.
  `insert into private.bank_files (id, sha256, account, columns, file_name, rows_total, rows_done)
    select '7f100000-0000-4000-8000-000000000001', repeat('b', 64), 'Made', 'ofx', 'made.ofx', 20000, 20000`,
  `insert into private.bank_matches (id) select md5('match ' || n || way)::uuid
    from generate_series(31, 699) as n, unnest(array['card', 'check', 'cash', 'out']) as way`,
  `insert into private.bank_match_parts (match_id, part_id, slip)
    select md5('match ' || (private.town_day() - entry.received_on) || case when entry.type = 'expenditure' then 'out' else entry.method end)::uuid,
      entry.id, false
    from public.ledger_entries as entry
    where entry.id::text like '7e%' and entry.type <> 'refund' and entry.received_on < private.town_day() - 30`,
  `insert into private.bank_lines (file_id, row, account, posted_on, cents, description, fingerprint, occurrence, match_id)
    select '7f100000-0000-4000-8000-000000000001', row_number() over (), 'Made', sums.day, sums.cents, 'Line of a day', md5(sums.day || sums.way), 1,
      case when sums.day < private.town_day() - 30 then md5('match ' || (private.town_day() - sums.day) || sums.way)::uuid end
    from (
      select entry.received_on as day, case when entry.type = 'expenditure' then 'out' else entry.method end as way,
        sum(case when entry.type = 'expenditure' then -entry.amount_cents else entry.amount_cents end) as cents
      from public.ledger_entries as entry where entry.id::text like '7e%' and entry.type <> 'refund' group by 1, 2
    ) as sums`,
  `set session_replication_role = origin`,
  // Who came in without their triggers is counted once, as after a restore.
  `select private.recount_ledger_days()`,
  `select private.recount_passed_rules()`,
  `select private.recount_items()`,
  `select private.place_giver_keys(array(select id from public.contributors))`,
] as const;
