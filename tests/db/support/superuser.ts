/** A migrated database of its own, asked as its superuser: for what acts as every role, or plants what no one else may. */
import { afterAll, beforeAll, inject } from 'vitest';
import { postgresDatabase, type Database } from '../../../supabase/local/database.ts';
import { copyOn } from '../../tools/sharedServer.ts';

/** Opens it before the tests of the suite it is called in and removes it after them. */
export function useSuperuser({ seed }: { readonly seed: boolean }): () => Database {
  let opened: { readonly database: Database; close(): Promise<void> } | undefined;
  beforeAll(async () => {
    const copy = await copyOn(inject('sharedServer'), seed);
    const sql = copy.connect(1, 'postgres');
    opened = {
      database: postgresDatabase(sql),
      async close() {
        await sql.end();
        await copy.remove();
      },
    };
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The database is not open yet.');
    return opened.database;
  };
}
