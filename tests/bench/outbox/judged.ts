/**
 * `node tests/bench/outbox/judged.ts`: what it costs PostgreSQL to judge a batch row by row (insert_each) beside the plain insert of
 * the same rows, all of them good: 50 rows, as a signed-in person with policies. ROUNDS (21) in turns, each rolled back.
 */
import { randomUUID } from 'node:crypto';
import { actAs, timeAs, withLoaded } from '../asPerson.ts';
import { sayLoad } from '../load.ts';
import { inTurns, median, spread, table } from '../measure.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 21);
const ORGANIZER = 'a0000000-0000-4000-8000-000000000002';
const ROWS = 50;

const now = new Date().toISOString();
const TABLES: Readonly<Record<string, (n: number) => object>> = {
  signups: (n) => ({
    id: randomUUID(),
    type: 'idea',
    name: `Row ${n}`,
    email: `row${n}@example.com`,
    notes: 'A bench of fifty rows, each with an idea.',
    client_created_at: now,
  }),
  analytics_events: () => ({
    id: randomUUID(),
    event: 'page_view',
    props: { page: 'campaign_hub' },
    client_created_at: now,
  }),
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** As PostgREST writes an array insert. */
function plain(target: string, rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const body = quoted(JSON.stringify(rows));
  return `insert into public.${target} (${columns}) select ${columns} from json_populate_recordset(null::public.${target}, ${body}::json)`;
}

sayLoad();
await withLoaded([], async (sql) => {
  const lines: string[][] = [];
  for (const [target, row] of Object.entries(TABLES)) {
    const rows = Array.from({ length: ROWS }, (_, n) => row(n));
    const each = `select public.insert_each(${quoted(target)}, ${quoted(JSON.stringify(rows))})`;
    // One that refused them would be quick.
    const [said] = await sql.begin(async (tx) => {
      await actAs(tx, ORGANIZER, true);
      return tx.unsafe<{ insert_each: { status: number }[] }[]>(each);
    });
    if (!said?.insert_each.every(({ status }) => status === 201)) throw new Error(`${target}: ${JSON.stringify(said)}`);
    const fresh = (text: string) => text.replaceAll(/"id":"[^"]+"/g, () => `"id":"${randomUUID()}"`);
    const spoilt = (bad: number) =>
      `select public.insert_each(${quoted(target)}, ${quoted(JSON.stringify(rows.map((one, n) => (n >= ROWS - bad ? { ...one, client_created_at: 'never' } : one))))})`;
    const texts = { plain: plain(target, rows), each, one: spoilt(1), ten: spoilt(10), all: spoilt(ROWS) };
    const taken = await inTurns(['plain', 'each', 'one', 'ten', 'all'], ROUNDS, (side) =>
      timeAs(sql, ORGANIZER, true, fresh(texts[side])),
    );
    const ratio = median(taken.each) / median(taken.plain);
    const said4 = [taken.each, taken.one, taken.ten, taken.all].map((values) => spread(values));
    lines.push([target, spread(taken.plain), ...said4, `${ratio.toFixed(2)}x`]);
  }
  table(
    `PostgreSQL, ${ROWS} good rows, ms at the client, medians of ${ROUNDS} in turns with the middle half:`,
    ['table', 'plain insert', 'insert_each', 'of one bad', 'of ten bad', 'of all bad', 'ratio, all good'],
    lines,
  );
});
