/** Looks for words in every text of every table of a database, whatever schema it is in. */
import type { Query } from '../../../supabase/local/database.ts';

/** @returns "schema.table.column: how many rows", for each column in which one of the patterns stands. Case does not matter. */
export async function searchEverything(query: Query, patterns: readonly string[]): Promise<readonly string[]> {
  const columns = await query(`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'supabase_migrations')
      and c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
      and (t.typcategory in ('S', 'A', 'U', 'J', 'E') or t.typtype = 'd')
    order by 1, 2, 3`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [row] = await query(
      `select count(*)::int as n from "${String(schema)}"."${String(table)}" where "${String(column)}"::text ~* $1`,
      [patterns.join('|')],
    );
    if (row?.n !== 0) found.push(`${String(schema)}.${String(table)}.${String(column)}: ${String(row?.n)}`);
  }
  return found;
}
