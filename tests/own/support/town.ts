/** The embedded backend on a database of its own, begun from a copy of the migrated one, with a superuser's connection for backups. */
import type postgres from 'postgres';
import { openBackend, type Backend } from '../../../supabase/local/backend.ts';
import { connected } from '../../../supabase/local/backup/reach.ts';
import { throwawayDatabase } from '../../tools/throwaway.ts';

export interface Town {
  readonly backend: Backend;
  readonly sql: postgres.Sql;
  /** Also removes its data. */
  close(): Promise<void>;
}

/** @param seed with the sample town. */
export async function openTown(seed: boolean): Promise<Town> {
  const { choice, remove } = throwawayDatabase();
  const backend = await openBackend({ database: choice, seed });
  const { sql, close } = connected(choice.url, true, () => backend.close());
  return {
    backend,
    sql,
    async close() {
      await close();
      remove();
    },
  };
}
