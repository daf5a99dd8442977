/** `npm run test:thorough`: what `npm test` tells in a short form and no other command tells whole. Ends with `N passed, N failed`. */
import { createRunners } from './runners.ts';

const runners = createRunners('thorough', { leftOut: true });
await runners.playwright('journeys in their long form', ['--grep', '@thorough', ...process.argv.slice(2)], {
  THOROUGH: '1',
});
runners.finish();
