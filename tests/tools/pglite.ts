/**
 * `npm run test:pglite`: the database stories on PGlite, which serves only where PostgreSQL's own programs do not run. Not in
 * `npm test`: there they are told on PostgreSQL, in a third of the time. Ends with `N passed, N failed`.
 */
import { STORIES, storyFile } from '../db/support/stories.ts';
import { createRunners } from './runners.ts';

/** About a limit that @supabase/lite has on PostgreSQL alone. */
const NOT_HERE = 'longLists';

const runners = createRunners('pglite', { leftOut: true });
const files = STORIES.filter((name) => name !== NOT_HERE).map(storyFile);
// Of a file's tests those that name their engine; the others are npm test's.
await runners.vitest('the database stories on PGlite', ['--project', 'db', '-t', 'on PGlite', ...files], {
  BACKEND: 'pglite',
});
runners.finish();
