/** PostgreSQL and PostgREST of the bench, as hosted Supabase runs them, in a process of its own. Ends with its standard input. */
import http from 'node:http';
import postgres from 'postgres';
import { postgresDatabase } from '../../../supabase/local/database.ts';
import { openHosted } from '../../hosted/stack.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { listenAndTell, sizeFromEnv } from './child.ts';
import { addAccounts, addTurfs } from './town.ts';

const server = await startPostgres({ durable: true });
process.env.DATABASE_TEST_URL = server.url;
const stack = await openHosted({ seed: true });
const platformUrl = new URL(server.url);
platformUrl.pathname = new URL(stack.databaseUrl).pathname;
const platform = postgres(platformUrl.href, { max: 1, onnotice: () => undefined });
await addAccounts(postgresDatabase(platform), sizeFromEnv());
await addTurfs(postgresDatabase(platform), sizeFromEnv());
await platform.end();
await listenAndTell(http.createServer(), { rest: stack.restUrl }, async () => {
  await stack.close();
  await server.stop();
});
