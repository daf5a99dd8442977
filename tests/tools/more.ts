/** `npm run test:more`: the journeys that `npm test` leaves out. Ends with `N passed, N failed`. */
import { PROMISE } from '../../e2e/support/tags.ts';
import { createRunners } from './runners.ts';

const runners = createRunners('more', { leftOut: true });
await runners.playwright('the journeys that npm test leaves out', ['--grep-invert', PROMISE, ...process.argv.slice(2)]);
runners.finish();
