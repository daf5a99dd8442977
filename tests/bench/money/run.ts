/**
 * `npm run bench:money`: what the pages about money ask of PostgreSQL with 200,000 entries of 40,000 givers, as the person with policies
 * and as a role that bypasses them; and a search over 20,000 published lines in a browser, which needs a build. PARTS chooses among
 * queries,search. Fails when an aim is missed.
 */
import type postgres from 'postgres';
import { timeAs, withLoaded } from '../asPerson.ts';
import { inTurns, median, spread, table } from '../measure.ts';
import { ENTRIES, GIVERS, LOAD, ONE_GIVER } from './load.ts';
import { benchSearch } from './search.ts';
import { sayLoad } from '../load.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 11);
const RATIO_AT_MOST = 1.3;
const FINANCE = 'a0000000-0000-4000-8000-000000000005';

/** `most`: the aim, ms; null: none was set. `guarded`: by row-level security. The others run as their owner and ask once who is calling. */
const QUESTIONS = [
  {
    name: 'one contributor, every rule',
    text: `select * from private.standings(private.rules_on(private.town_day()), private.same_as('${ONE_GIVER}'))`,
    most: 10,
    guarded: false,
    inside: true,
  },
  { name: 'money_overview()', text: 'select public.money_overview()', most: 150, guarded: false, inside: false },
  { name: 'money_obligations()', text: 'select public.money_obligations()', most: 150, guarded: false, inside: false },
  { name: 'money_ledger()', text: 'select public.money_ledger()', most: 150, guarded: false, inside: false },
  { name: 'money_bank()', text: 'select public.money_bank()', most: 150, guarded: false, inside: false },
  {
    name: 'money_ledger(of one)',
    text: `select public.money_ledger(of_contributor => '${ONE_GIVER}')`,
    most: 10,
    guarded: false,
    inside: false,
  },
  { name: 'money_book()', text: 'select public.money_book()', most: 1000, guarded: false, inside: false },
  {
    name: 'every amount of the table',
    text: 'select type, sum(amount_cents) from public.ledger_entries group by type',
    most: null,
    guarded: true,
    inside: false,
  },
  {
    name: 'one gift, saved',
    text: `insert into public.ledger_entries (id, type, amount_cents, contributor_id, received_on, method, user_id, client_created_at)
      select gen_random_uuid(), 'contribution', 2500, '${ONE_GIVER}', current_date, 'card', '${FINANCE}', now()`,
    most: null,
    guarded: true,
    inside: false,
  },
] as const;

async function ask(sql: postgres.Sql): Promise<boolean> {
  const rows: string[][] = [];
  let met = true;
  for (const { name, text, most, guarded, inside } of QUESTIONS) {
    const taken = await inTurns(['with', 'without'], ROUNDS, (side) =>
      timeAs(sql, FINANCE, side === 'with' && !inside, text),
    );
    const [held, free] = [median(taken.with), median(taken.without)];
    const good = (most === null || held <= most) && (!guarded || held / free <= RATIO_AT_MOST);
    met &&= good;
    const aim = most === null ? (guarded ? `${RATIO_AT_MOST}x` : '') : `${most} ms`;
    rows.push([
      name,
      spread(taken.with),
      spread(taken.without),
      `${(held / free).toFixed(2)}x`,
      aim,
      good ? '' : 'MISSED',
    ]);
  }
  table(
    `PostgreSQL, ${ENTRIES.toLocaleString('en-US')} entries, ${GIVERS.toLocaleString('en-US')} givers, medians of ${ROUNDS} in turns, ms at the client:`,
    ['query', 'as the finance director', 'policies bypassed', 'ratio', 'aim', ''],
    rows,
  );
  return met;
}

sayLoad();
const parts = (process.env['PARTS'] ?? 'queries,search').split(',');
let met = true;
if (parts.includes('queries')) met = (await withLoaded(LOAD, ask)) && met;
if (parts.includes('search')) met = (await benchSearch()) && met;
if (!met) process.exitCode = 1;
