/**
 * `npm test`: lint, types and format; unit, contract and database tests; the production build; the journeys that are the promise (e2e/support/tags.ts).
 * Goes on after a failing part so that one run shows all that is wrong, and fails if any part did.
 */
import { PROMISE } from '../../e2e/support/tags.ts';
import { createRunners } from './runners.ts';

const runners = createRunners('reports');
await runners.command('lint, types, format', 'npm', ['run', '--silent', 'check']);
await runners.vitest('unit, contract and database tests', []);
await runners.playwright('journeys against the production build', ['--grep', PROMISE]);
runners.finish();
