/**
 * Part of `npm run bench:field`: what the app asks of PostgreSQL at the size of a small city, as the person (with policies) and
 * as a role that bypasses them, in turns on one connection. A person's query without policies gives the same rows.
 */
import postgres from 'postgres';
import { openBackend } from '../../../supabase/local/backend.ts';
import { openSessions } from '../../db/support/sessions.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { actAs } from '../asPerson.ts';
import type { City } from './city.ts';
import { CANVASSER, LEADER, loadCity } from './load.ts';
import { inTurns, median, spread, table } from '../measure.ts';

const ROUNDS = Number(process.env['QUERY_ROUNDS'] ?? 25);
/** With policies against without. */
const RATIO_AT_MOST = 1.3;

interface Question {
  readonly name: string;
  readonly text: string;
  readonly params?: readonly unknown[];
  /** Runs as its owner and asks once who is calling: the policies of tables are not in it. */
  readonly definer?: boolean;
  /** What the question before it adds up, without its rules: asked with policies bypassed, both times. */
  readonly floor?: boolean;
}

const questions = (turf: string, door: string): Record<string, { who: string; ask: readonly Question[] }> => ({
  'a canvasser with three turfs': {
    who: CANVASSER,
    ask: [
      { name: 'my_turfs()', text: 'select * from public.my_turfs()', definer: true },
      { name: 'walk_list(60 doors)', text: 'select * from public.walk_list($1)', params: [turf] },
      { name: 'walk_script()', text: 'select * from public.walk_script()', definer: true },
      { name: 'one result saved', text: INSERT, params: [door, turf, CANVASSER] },
    ],
  },
  'a field organizer': {
    who: LEADER,
    ask: [
      { name: 'walk_list(60 doors)', text: 'select * from public.walk_list($1)', params: [turf] },
      { name: 'one result saved', text: INSERT, params: [door, turf, LEADER] },
      { name: 'turf_overview()', text: 'select * from public.turf_overview()', definer: true },
      { name: 'turf_conflicts()', text: 'select * from public.turf_conflicts()', definer: true },
      { name: 'canvasser_activity(7 days)', text: `select * from public.canvasser_activity(${WEEK})`, definer: true },
      { name: 'the same of all attempts, whether they count or not', text: UNASKED, floor: true },
      { name: 'attempts_by_hour(7 days)', text: `select * from public.attempts_by_hour(${WEEK})`, definer: true },
      { name: 'list_walks(7 days)', text: `select * from public.list_walks(${WEEK})`, definer: true },
      { name: 'street_sides()', text: 'select * from public.street_sides()', definer: true },
      { name: 'street_doors(160 doors)', text: `select * from public.street_doors('Alder Street')`, definer: true },
      { name: 'take_calls(25)', text: 'select public.take_calls()', definer: true },
    ],
  },
});
const WEEK = `now() - interval '7 days'`;
/** What canvasser_activity() adds up, without asking which attempts were put right, undone or rolled back: its floor. */
const UNASKED = `
  with phones as (
    select canvasser, device, count(*) as attempts, count(*) filter (where result = 'canvassed') as contacts,
      min(happened_at) as first_at, max(happened_at) as last_at, max(created_at) as received_at,
      max(created_at - happened_at) as waited, array_agg(happened_at) as moments
    from public.contact_attempts
    where happened_at >= ${WEEK} and channel = 'door' and canvasser is not null and not held and result <> 'undone'
    group by canvasser, device
  ), walked as materialized (
    select canvasser, array(select moment from unnest(moments) as moment order by moment) as moments from phones
  ), paces as (
    select canvasser, percentile_cont(0.5) within group (order by date_part('epoch', step.after - step.before)) as median
    from walked cross join unnest(moments, moments[2:]) as step (before, after)
    where step.after < step.before + interval '30 minutes' group by canvasser
  )
  select phones.canvasser, sum(attempts), sum(contacts), min(first_at), max(last_at), max(received_at), median, count(device), max(waited)
  from phones left join paces on paces.canvasser = phones.canvasser group by phones.canvasser, median`;
const INSERT = `insert into public.contact_attempts (id, household_id, turf_id, result, canvasser, client_created_at)
  values (gen_random_uuid(), $1, $2, 'not_home', $3, now())`;

/** @returns whether every query that policies guard is within the ratio. */
export async function benchQueries(city: City): Promise<boolean> {
  const server = await startPostgres();
  try {
    const url = await server.createDatabase();
    const backend = await openBackend({ database: { driver: 'postgres', url }, seed: true });
    await openSessions(backend.database.query);
    await backend.close();
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await loadCity(sql, city);
      return await ask(sql, city);
    } finally {
      await sql.end();
    }
  } finally {
    await server.stop();
  }
}

async function ask(sql: postgres.Sql, { turfs, attempts }: City): Promise<boolean> {
  const [turf] = turfs;
  const rows: string[][] = [];
  let met = true;
  for (const [person, { who, ask: asked }] of Object.entries(questions(turf?.id ?? '', turf?.doors[0]?.id ?? ''))) {
    for (const { name, text, params = [], definer = false, floor = false } of asked) {
      const taken = await inTurns(['with', 'without'], ROUNDS, (side) =>
        time(sql, who, side === 'with' && !floor, text, params),
      );
      const [guarded, free] = [median(taken.with), median(taken.without)];
      if (!definer && !floor && guarded / free > RATIO_AT_MOST) met = false;
      const kind = floor ? 'nothing: a floor' : definer ? 'one question: who is it' : 'row-level security';
      rows.push([person, name, kind, spread(taken.with), spread(taken.without), `${(guarded / free).toFixed(2)}x`]);
    }
  }
  table(
    `PostgreSQL 17 with ${attempts.length.toLocaleString('en-US')} attempts, medians of ${ROUNDS} in turns, ms at the client:`,
    ['asked by', 'query', 'guarded by', 'as the person', 'policies bypassed', 'ratio'],
    rows,
  );
  console.log(`\nAim: what policies guard within ${RATIO_AT_MOST}x: ${met ? 'met' : 'MISSED'}.`);
  return met;
}

/** Rolled back: every round finds the same city. */
async function time(
  sql: postgres.Sql,
  who: string,
  policies: boolean,
  text: string,
  params: readonly unknown[],
): Promise<number> {
  const undo = new Error('undo');
  let ms = Number.NaN;
  await sql
    .begin(async (tx) => {
      await actAs(tx, who, policies);
      const begun = performance.now();
      await tx.unsafe(text, [...params] as never[], { prepare: true }); // only texts
      ms = performance.now() - begun;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return ms;
}
