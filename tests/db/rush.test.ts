/** A rush: hundreds of volunteers in a minute, before the database has looked at its tables again. */
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend, type Backend } from '../../supabase/local/backend.ts';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';

let server: TestPostgres;
let backend: Backend;
let sql: postgres.Sql;
beforeAll(async () => {
  server = await startPostgres();
  const url = await server.createDatabase();
  backend = await openBackend({ database: { driver: 'postgres', url }, seed: false });
  sql = postgres(url, { max: 1, onnotice: () => undefined });
}, 60_000);
afterAll(async () => {
  await sql?.end();
  await backend?.close();
  await server?.stop();
});

const volunteers = (count: number, from: string) =>
  `insert into public.signups (id, type, name, email, phone, interest, client_created_at)
   select gen_random_uuid(), 'volunteer', 'Name ' || n, '${from}' || n || '@example.com', '(207) 555-' || lpad(n::text, 4, '0'), 'door_knock', now()
   from generate_series(1, ${count}) as n`;

/** How often an index of the forms is asked while a hundred more come in. */
const asked = async (from: string) => {
  // What was counted before, too, is handed over once a second: the sum of as many hundreds as there was time for.
  await sql`select pg_stat_force_next_flush()`;
  return sql.begin(async (one) => {
    await one.unsafe(volunteers(100, from));
    const [row] =
      await one`select idx_scan::int as times from pg_stat_xact_user_tables where relid = 'public.signups'::regclass`;
    return Number(row?.['times']);
  });
};

it('a new volunteer costs no more when there are a thousand others', async () => {
  await sql.unsafe('alter table public.signups set (autovacuum_enabled = false)');
  for (let hundred = 0; hundred < 5; hundred++) await sql.unsafe(volunteers(100, `early${hundred}-`));
  const before = await asked('soon');
  for (let hundred = 0; hundred < 15; hundred++) await sql.unsafe(volunteers(100, `more${hundred}-`));
  expect(before).toBeGreaterThan(99);
  // Once for each of those who were there before, it was: 1,600 more.
  expect((await asked('late')) - before).toBeLessThan(100);
});
