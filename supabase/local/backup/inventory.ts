/** What there is to keep: every table of every schema that is not PostgreSQL's own, with accounts and private ones. */
import type postgres from 'postgres';
import type { Sequence, TableHead } from './format.ts';

type Sql = Pick<postgres.Sql, 'unsafe'>;

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Tables in the order of their names, each with the columns that a row is made of; what is computed from others is not kept. */
export async function tablesOf(sql: Sql): Promise<TableHead[]> {
  const rows = await sql.unsafe<{ table: string; columns: string[] }[]>(`
    select format('%I.%I', n.nspname, c.relname) as "table",
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS}
    group by 1 order by 1`);
  return rows.map(({ table, columns }) => ({ table, columns }));
}

export async function sequencesOf(sql: Sql): Promise<Sequence[]> {
  const names = await sql.unsafe<{ name: string }[]>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${OURS} order by 1`);
  const found: Sequence[] = [];
  for (const { name } of names) {
    const [state] = await sql.unsafe<{ last: string; called: boolean }[]>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (state) found.push({ name, last: state.last, called: state.called });
  }
  return found;
}

/** The migrations that were applied, oldest first; none on a database that has no history. */
export async function migrationsOf(sql: Sql): Promise<string[]> {
  const [history] = await sql.unsafe<{ there: boolean }[]>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (!history?.there) return [];
  const rows = await sql.unsafe<{ version: string }[]>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}

/** Filled by migrations. A test compares this with a fresh database. */
const BEGINS_WITH_ROWS = new Set([
  'public.scripts',
  'public.questions',
  'public.question_options',
  'public.rule_sets',
  'public.rules',
]);

/** Rows that people made: accounts, and everything in public but the scripts and the rules about money that a new campaign begins with. */
export async function campaignRows(sql: Sql): Promise<number> {
  let found = 0;
  for (const { table } of await tablesOf(sql)) {
    if (table !== 'auth.users' && (!table.startsWith('public.') || BEGINS_WITH_ROWS.has(table))) continue;
    const [row] = await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${table}`);
    found += row?.rows ?? 0;
  }
  return found;
}
