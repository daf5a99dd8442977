/** A campaign's books in a PostgreSQL with the sample town: 200,000 entries of 40,000 givers over two years, 200 of them the same as another. */

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
  `set session_replication_role = origin`,
  // Who came in without their triggers is counted once, as after a restore.
  `select private.recount_ledger_days()`,
  `select private.recount_passed_rules()`,
  `select private.place_giver_keys(array(select id from public.contributors))`,
] as const;
