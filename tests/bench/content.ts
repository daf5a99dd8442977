/**
 * `npm run bench:content`: what visitors and the desk ask of 5,000 documents and 2,000 updates, each reviewed and some reworded, of
 * PostgreSQL, in turns with the floor: the documents' rows read as JSON from one flat table. Prints medians of ROUNDS (15) at the client
 * and their ratio to the floor of the same run; fails when a list takes more than 150 ms and, on a busy machine, more than 2.5 floors.
 * Then what a phone slowed 4x makes of them: a key of the search within 50 ms (median), no task longer. PARTS=queries, search, studio (a
 * key in the studio's own list) or payments (a key in the city's) asks one.
 */
import postgres from 'postgres';
import { openBackend } from '../../supabase/local/backend.ts';
import { startPostgres } from '../tools/postgres.ts';
import { searchLongLists } from './content/search.ts';
import { paymentKeys } from './content/payments.ts';
import { studioKeys } from './content/studio.ts';
import { contentTown, DOCUMENTS, floorTable, UPDATES } from './content/town.ts';
import { inTurns, median, quantile, spread, table, whole } from './measure.ts';
import { keepFigure } from './figures.ts';
import { sayLoad } from './load.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const AT_MOST_MS = 150;
const FLOORS_AT_MOST = 2.5;
const KEY_MS = 50;
const PARTS = (process.env['PARTS'] ?? 'queries,search,studio,payments').split(',');
const WRITER = 'a0000000-0000-4000-8000-000000000006';

const floor = `select coalesce(json_agg(row_to_json(flat)), '[]')::text from flat`;
const questions = {
  [`live_content(document), ${DOCUMENTS.toLocaleString('en-US')}`]: `select public.live_content('document')::text`,
  [`live_content(commitment-update), ${UPDATES.toLocaleString('en-US')}`]: `select public.live_content('commitment-update')::text`,
  'content_overview(document)': `select public.content_overview('document')::text`,
  'content_overview(), all': 'select public.content_overview()::text',
  'live_links(), 2,000': 'select public.live_links()::text',
  'is_live(one of them)': `select private.is_live((select max(id::text)::uuid from public.content_items))`,
} as const;

sayLoad();
if (PARTS.includes('studio') && !(await studioKeys(ROUNDS, KEY_MS / 4))) process.exitCode = 1;
if (PARTS.includes('payments') && !(await paymentKeys(ROUNDS, KEY_MS / 4))) process.exitCode = 1;
const server = await startPostgres();
try {
  const url = await server.createDatabase();
  const backend = await openBackend({ database: { driver: 'postgres', url }, seed: true });
  await backend.close();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(contentTown);
    await sql.unsafe('vacuum analyze');
    await sql.unsafe(floorTable);
    await sql`select set_config('request.jwt.claim.sub', ${WRITER}, false)`;
    if (PARTS.includes('queries') && !(await measure(sql))) process.exitCode = 1;
    if (PARTS.includes('search') && !(await search(sql))) process.exitCode = 1;
  } finally {
    await sql.end();
  }
} finally {
  await server.stop();
}

async function measure(sql: postgres.Sql): Promise<boolean> {
  const rows: string[][] = [];
  let met = true;
  for (const [name, text] of Object.entries(questions)) {
    const taken = await inTurns(['asked', 'floor'], ROUNDS, (side) => time(sql, side === 'asked' ? text : floor));
    const [asked, least] = [median(taken.asked), median(taken.floor)];
    if (asked > AT_MOST_MS && asked / least > FLOORS_AT_MOST) met = false;
    keepFigure(`${name} / the documents from a flat table`, asked / least);
    rows.push([name, spread(taken.asked), spread(taken.floor), `${(asked / least).toFixed(2)}x`]);
  }
  table(
    `PostgreSQL 17, ${(DOCUMENTS + UPDATES).toLocaleString('en-US')} things live, medians of ${ROUNDS} in turns, ms at the client:`,
    ['question', 'asked', 'the documents from a flat table', 'ratio'],
    rows,
  );
  console.log(
    `\nAim: each within ${AT_MOST_MS} ms, or ${FLOORS_AT_MOST} floors while others work: ${met ? 'met' : 'MISSED'}.`,
  );
  return met;
}

async function time(sql: postgres.Sql, text: string): Promise<number> {
  const begun = performance.now();
  await sql.unsafe(text, [], { prepare: true });
  return performance.now() - begun;
}

async function search(sql: postgres.Sql): Promise<boolean> {
  const live = async (kind: string) => {
    const [row] = await sql<{ text: string }[]>`select public.live_content(${kind})::text as text`;
    return row?.text ?? '[]';
  };
  const found = await searchLongLists({
    document: await live('document'),
    'commitment-update': await live('commitment-update'),
  });
  const long = (tasks: readonly number[]) => `${tasks.length}, ${whole(Math.max(0, ...tasks))}`;
  table(
    `A phone slowed 4x searches key by key, ms from a key to the frame after it, and tasks over 50 ms (how many, the longest):`,
    ['list', 'keys', 'median', '95th', 'slowest', 'tasks while searching', 'tasks while opening'],
    Object.entries(found).map(([name, { keys, long: tasks, opening }]) => [
      name,
      String(keys.length),
      spread(keys, whole),
      whole(quantile(keys, 0.95)),
      whole(Math.max(...keys)),
      long(tasks),
      long(opening),
    ]),
  );
  const met = Object.values(found).every(({ keys, long: tasks }) => median(keys) <= KEY_MS && tasks.length === 0);
  console.log(`\nAim: a key within ${KEY_MS} ms, no task over it: ${met ? 'met' : 'MISSED'}.`);
  return met;
}
