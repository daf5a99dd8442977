/**
 * `npm test`: lint, types and format; unit, contract and database tests; the production build; the journeys that are the promise (e2e/support/tags.ts).
 * Goes on after a failing part so that one run shows all that is wrong, and fails if any part did.
 */
import { PROMISE } from '../../e2e/support/tags.ts';
import { createRunners } from './runners.ts';

const runners = createRunners('reports');
await runners.command('generated sources', 'npm', ['run', '--silent', 'codegen']);
// Neither uses two cores for long.
const [, isBuilt] = await runners.together([
  { title: 'lint, types, format', command: process.execPath, args: ['tests/tools/lint.ts'] },
  { title: 'production build', command: process.execPath, args: ['e2e/support/build.ts'] },
]);
await runners.vitest('unit, contract and database tests', []);
// Without a build they would be asked of the last one: then they try to make it once more, and say why there is none.
const env = isBuilt ? { E2E_NO_BUILD: '1' } : {};
await runners.playwright('journeys against the production build', ['--grep', PROMISE], env);
runners.finish();
