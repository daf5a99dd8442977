/** Refuses a database that the migrations of another baseline made, before anything in it is changed. */
import type { Database } from './database.ts';
import { StartError } from './startError.ts';

/** Whether migrations were applied and today's first one, which all others stand on, is not among them. */
export function isOtherBaseline(applied: readonly string[], first: string | undefined): boolean {
  return applied.length > 0 && first !== undefined && !applied.includes(first);
}

/** Reads alone. Throws StartError if `database`, which lies in `place`, began with another migration than `first`. */
export async function refuseOtherBaseline(database: Database, place: string, first: string | undefined): Promise<void> {
  const [history] = await database.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (history?.there !== true) return;
  const rows = await database.query('select version from supabase_migrations.schema_migrations order by version');
  const applied = rows.map(({ version }) => String(version));
  if (isOtherBaseline(applied, first))
    throw new StartError(
      `The data in ${place} was made by an earlier version of the app that this one cannot take over, and nothing in it ` +
        'was changed: go on with that version, or begin anew with another DATA_DIR.',
    );
}
