/** Before the browser tests: the build, a place for what they throw away, and one PostgreSQL for the servers of all journeys. */
import { openScratch } from '../../tests/tools/scratch.ts';
import { SHARED_SERVER, startSharedServer } from '../../tests/tools/sharedServer.ts';
import build from './build.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  build();
  const removeScratch = openScratch();
  // The engines of hosted Supabase have a server of their own.
  const shared = process.env['BACKEND'] === 'hosted' ? undefined : await startSharedServer();
  if (shared) process.env[SHARED_SERVER] = shared.home;
  return async () => {
    await shared?.stop();
    removeScratch();
  };
}
