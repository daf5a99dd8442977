/** A database as plain lists, to compare two of them: every row of every table, and everything that is defined in it. */
import type postgres from 'postgres';

type Sql = Pick<postgres.Sql, 'unsafe'>;
const ours = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Each row as PostgreSQL writes it, per table, in an order of its own. */
export async function everyRow(sql: Sql): Promise<Record<string, string[]>> {
  const tables = await sql.unsafe<{ name: string }[]>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${ours} order by 1`,
  );
  // In one statement: nearly two hundred of them took as long as the rows.
  const each = tables.map(
    ({ name }, at) =>
      `select ${at} as at, coalesce(array_agg(one::text order by one::text), '{}') as rows from ${name} as one`,
  );
  const found = await sql.unsafe<{ rows: string[] }[]>(`${each.join('\nunion all ')} order by at`);
  return Object.fromEntries(tables.map(({ name }, at) => [name, found[at]?.rows ?? []]));
}

/**
 * Functions, constraints, indexes, triggers, policies, views and privileges, as text. Without what service_role holds on
 * tables and anybody on sequences: @supabase/lite adds to that at its first request.
 */
export async function everyDefinition(sql: Sql): Promise<string[]> {
  const rows = await sql.unsafe<{ what: string }[]>(`
    select 'function ' || pg_get_functiondef(p.oid) ||
      coalesce((select array_agg(a::text order by a::text) from unnest(p.proacl) a)::text, '') || pg_get_userbyid(p.proowner) as what
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind = 'f'
    union all select 'constraint ' || c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${ours} and c.conrelid <> 0
    union all select 'index ' || indexdef from pg_indexes n where ${ours.replaceAll('n.nspname', 'n.schemaname')}
    union all select 'trigger ' || pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t where not t.tgisinternal
    union all select 'policy ' || polrelid::regclass || ' ' || polname || ' ' || polcmd::text || ' ' ||
      coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy
    union all select 'relation ' || c.oid::regclass || ' ' || c.relkind::text || ' ' || c.relrowsecurity || ' ' ||
      pg_get_userbyid(c.relowner) || ' ' || coalesce((select array_agg(a::text order by a::text) from unnest(c.relacl) a where a::text not like 'service_role=%')::text, '')
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind <> 'S'
    union all select 'column ' || c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' ||
      a.attnotnull || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || coalesce(a.attacl::text, '')
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where ${ours} and c.relkind in ('r', 'v')
    union all select 'schema ' || n.nspname || ' ' || pg_get_userbyid(n.nspowner) || ' ' ||
      coalesce((select array_agg(a::text order by a::text) from unnest(n.nspacl) a)::text, '') from pg_namespace n where ${ours}
    union all select 'view ' || c.oid::regclass || pg_get_viewdef(c.oid)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'v'
    order by 1`);
  return rows.map(({ what }) => what);
}
