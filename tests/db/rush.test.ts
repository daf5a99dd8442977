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

it('each new volunteer is looked up by a key, however many there are', async () => {
  await sql.unsafe('alter table public.signups set (autovacuum_enabled = false)');
  for (let hundred = 0; hundred < 15; hundred++) await sql.unsafe(volunteers(100, `early${hundred}-`));
  const read = await sql.begin(async (one) => {
    await one.unsafe(volunteers(100, 'late'));
    const [row] =
      await one`select idx_scan::int as times from pg_stat_xact_user_tables where relid = 'public.signups'::regclass`;
    return Number(row?.['times']);
  });
  // It was once for each of those who were there before: 1,600 and more.
  expect(read).toBeLessThan(1000);
  expect(read).toBeGreaterThan(99);
});
