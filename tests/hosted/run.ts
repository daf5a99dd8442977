/**
 * `npm run test:hosted`: the database stories and the journeys again, on the engines of hosted Supabase. `-- stories` or
 * `-- journeys` runs one part, what follows goes to its runner. Ends with `N passed, N failed`.
 */
import { loadEnv } from '../../supabase/local/env.ts';
import { root } from '../../supabase/local/root.ts';
import { startPostgres } from '../tools/postgres.ts';
import { createRunners } from '../tools/runners.ts';
import { JOURNEYS, SAME_ON_ANY_SERVER } from './journeys.ts';
import { makeTemplates } from './stack.ts';

const STORIES = ['policies', 'inventory', 'strangers', 'rows', 'seed', 'people', 'events', 'field', 'firstLeader'];

const [part = 'all', ...more] = process.argv.slice(2);
process.chdir(root);
loadEnv();
// Ended by hand it still ends the server, in the handlers of its exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const server = await startPostgres();
try {
  const env = { BACKEND: 'hosted', ...(await makeTemplates(server)) };
  const runners = createRunners('hosted', { leftOut: true });
  if (part !== 'journeys') {
    const files = STORIES.map((name) => `tests/db/${name}.test.ts`);
    // Of a file's tests those that name their engine; what is about the embedded server alone is told elsewhere.
    const args = ['--project', 'db', '-t', 'on PostgREST', ...(more.length > 0 ? more : files)];
    await runners.vitest('the database stories on PostgREST', args, env);
  }
  if (part !== 'stories') {
    const args = more.length > 0 ? more : [...JOURNEYS, '--grep-invert', SAME_ON_ANY_SERVER.source];
    await runners.playwright('the journeys on PostgREST', args, env);
  }
  runners.finish();
} finally {
  await server.stop();
}
