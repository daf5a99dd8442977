/** A database for one test file: on the run's shared server, or on the server in DATABASE_TEST_URL. */
import postgres from 'postgres';
import { inject } from 'vitest';
import { owner } from '../../../supabase/local/cluster/roles.ts';
import type { DatabaseChoice } from '../../../supabase/local/store.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { copyOn } from '../../tools/sharedServer.ts';

export interface TestDatabase {
  readonly choice: DatabaseChoice;
  /** Connections of one's own to it, as the owner of everything, while it is open. */
  connect(max: number): postgres.Sql;
  /** To be called once everything that uses it is closed. */
  remove(): Promise<void>;
}

/** With the sample town in it, or migrated and without a row. */
export async function testDatabase({ seed }: { readonly seed: boolean }): Promise<TestDatabase> {
  if (process.env.DATABASE_TEST_URL) return onGivenServer();
  const { choice, connect, remove } = await copyOn(inject('sharedServer'), seed);
  return { choice, connect: (max) => connect(max, owner), remove };
}

// One account does everything there, and `openBackend` migrates and seeds it.
async function onGivenServer(): Promise<TestDatabase> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  return { choice: { driver: 'postgres', url }, connect: (max) => postgres(url, { max }), remove: () => server.stop() };
}
