/**
 * `npm run test:hosted`: the database stories and the journeys again, on the engines of hosted Supabase. `-- stories` or
 * `-- journeys` runs one part, what follows goes to its runner. Ends with `N passed, N failed`.
 */
import { loadEnv } from '../../supabase/local/env.ts';
import { root } from '../../supabase/local/root.ts';
import { HOSTED } from '../../e2e/support/tags.ts';
import { STORIES, storyFile } from '../db/support/stories.ts';
import { startPostgres } from '../tools/postgres.ts';
import { createRunners } from '../tools/runners.ts';
import { findPostgrest } from './postgrest.ts';
import { makeTemplates } from './stack.ts';

const [part = 'all', ...more] = process.argv.slice(2);
process.chdir(root);
loadEnv();
// Known before anything is begun, not at every test.
if (!process.env.POSTGREST) findPostgrest();
const began = performance.now();
const took: string[] = [];
// Ended by hand it still ends the server, in the handlers of its exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const server = await startPostgres();
try {
  const env = { BACKEND: 'hosted', ...(await makeTemplates(server)) };
  const runners = createRunners('hosted', { leftOut: true });
  lap('a project made ready');
  if (part !== 'journeys') {
    const files = STORIES.map(storyFile);
    // Of a file's tests those that name their engine; what is about the embedded server alone is told elsewhere.
    const args = ['--project', 'db', '-t', 'on PostgREST', ...(more.length > 0 ? more : files)];
    await runners.vitest('the database stories on PostgREST', args, env);
    lap('stories');
  }
  if (part !== 'stories') {
    const args = more.length > 0 ? more : ['--grep', HOSTED];
    await runners.playwright('the journeys on PostgREST', args, env);
    lap('journeys');
  }
  process.stdout.write(`\n${took.join(', ')}\n`);
  runners.finish();
} finally {
  await server.stop();
}

/** Seconds from the beginning to the end of a part. */
function lap(part: string): void {
  took.push(`${part} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
