/** Part of `npm run bench:admin`: what the inbox asks of PostgreSQL, as the person with policies and as a role that bypasses them. */
import type postgres from 'postgres';
import { timeAs, withLoaded } from '../asPerson.ts';
import { inTurns, median, spread, table } from '../measure.ts';
import { LOAD, PEOPLE, SUBMISSIONS } from './load.ts';

const ROUNDS = Number(process.env['QUERY_ROUNDS'] ?? 25);
const RATIO_AT_MOST = 1.3;
const MANAGER = 'a0000000-0000-4000-8000-000000000002';
const ORGANIZER = 'a0000000-0000-4000-8000-000000000004';

/** A volunteer of load.ts, late enough that others who share their number stand before them. */
const ONE_FORM = '51100000-0000-4000-8000-000000040007';
const ALL_LINES = `select what, count(*) from public.inbox_items group by what`;
const ONE_ACTION = `insert into public.submission_actions
    (id, submission_kind, submission_id, action, note, user_id, client_created_at)
  select gen_random_uuid(), 'signup', '50000000-0000-4000-8000-000000000002', 'note', 'Rings long.',
    current_setting('request.jwt.claim.sub')::uuid, now()`;

/** `guarded`: by row-level security. The others run as their owner and ask once who is calling. */
const QUESTIONS = [
  { name: 'one thing done, saved', text: ONE_ACTION, guarded: true },
  { name: 'every line of the table', text: ALL_LINES, guarded: true },
  { name: 'inbox(todo)', text: 'select public.inbox()', guarded: false },
  { name: 'inbox(signed_up)', text: `select public.inbox('signed_up')`, guarded: false },
  { name: 'inbox(done)', text: `select public.inbox('done')`, guarded: false },
  { name: 'inbox(todo), words', text: `select public.inbox('todo', words => 'person 299')`, guarded: false },
  { name: 'inbox(done), words', text: `select public.inbox('done', words => 'person 2999')`, guarded: false },
  { name: 'inbox_counts()', text: 'select public.inbox_counts()', guarded: false },
  // With everybody who may be the same person: they share a number with six others.
  { name: 'person_page(of one)', text: `select public.person_page('s-${ONE_FORM}')`, guarded: false },
  { name: 'find_people(words)', text: `select public.find_people('person 2999')`, guarded: false },
] as const;

/** @returns whether every query that policies guard is within the ratio. */
export const benchInboxQueries = (): Promise<boolean> => withLoaded(LOAD, ask);

async function ask(sql: postgres.Sql): Promise<boolean> {
  const rows: string[][] = [];
  let met = true;
  for (const [person, who] of [
    ['the manager', MANAGER],
    ['a field organizer', ORGANIZER],
  ] as const) {
    for (const { name, text, guarded } of QUESTIONS) {
      if ((name.startsWith('find_people') || name.startsWith('person_page')) && who === ORGANIZER) continue;
      const taken = await inTurns(['with', 'without'], ROUNDS, (side) => timeAs(sql, who, side === 'with', text));
      const [held, free] = [median(taken.with), median(taken.without)];
      if (guarded && held / free > RATIO_AT_MOST) met = false;
      rows.push([person, name, spread(taken.with), spread(taken.without), `${(held / free).toFixed(2)}x`]);
    }
  }
  table(
    `PostgreSQL 17, ${SUBMISSIONS.toLocaleString('en-US')} submissions, ${PEOPLE.toLocaleString('en-US')} people, medians of ${ROUNDS} in turns, ms at the client:`,
    ['asked by', 'query', 'as the person', 'policies bypassed', 'ratio'],
    rows,
  );
  console.log(`\nAim: what policies guard within ${RATIO_AT_MOST}x: ${met ? 'met' : 'MISSED'}.`);
  return met;
}
