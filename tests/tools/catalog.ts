/** Everything that the migrations define, as sorted lines: `node tests/tools/catalog.ts FILE` writes it, for a diff. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from '../../supabase/local/backend.ts';
import { root } from '../../supabase/local/root.ts';
import type { Query } from '../../supabase/local/database.ts';

const ours = "n.nspname in ('public', 'private')";
const acl = (of: string): string =>
  `coalesce((select string_agg(a::text, ' ' order by a::text) from unnest(${of}) as a), 'default')`;
const inNamespace = (of: string): string => `join pg_namespace as n on n.oid = ${of} and ${ours}`;

// A row a thing. Columns with their place, because a view and a row type depend on it.
const statement = `
  select 'schema ' || n.nspname || ' ' || ${acl('n.nspacl')} as line from pg_namespace as n where ${ours}
  union all select 'default privileges ' || d.defaclobjtype::text || ' ' || ${acl('d.defaclacl')}
    from pg_default_acl as d ${inNamespace('d.defaclnamespace')}
  union all select 'relation ' || c.oid::regclass || ' ' || c.relkind::text || ' ' || c.relrowsecurity || ' '
    || coalesce(c.reloptions::text, '') || ' ' || ${acl('c.relacl')}
    from pg_class as c ${inNamespace('c.relnamespace')} where c.relkind in ('r', 'v', 'S')
  union all select 'view ' || c.oid::regclass || ' ' || pg_get_viewdef(c.oid)
    from pg_class as c ${inNamespace('c.relnamespace')} where c.relkind = 'v'
  union all select 'column ' || c.oid::regclass || ' ' || a.attnum || ' ' || a.attname || ' '
    || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attgenerated::text || a.attidentity::text || ' '
    || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || ${acl('a.attacl')}
    from pg_class as c ${inNamespace('c.relnamespace')}
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'v')
  union all select 'constraint ' || k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from pg_constraint as k ${inNamespace('k.connamespace')}
  union all select 'index ' || i.indexdef from pg_indexes as i where i.schemaname in ('public', 'private')
  union all select 'policy ' || p.schemaname || '.' || p.tablename || ' ' || to_jsonb(p) from pg_policies as p
    where p.schemaname in ('public', 'private')
  union all select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
    from pg_trigger as t join pg_class as c on c.oid = t.tgrelid ${inNamespace('c.relnamespace')} where not t.tgisinternal
  union all select 'function ' || pg_get_functiondef(f.oid) || ' ' || ${acl('f.proacl')}
    from pg_proc as f ${inNamespace('f.pronamespace')}
  union all select 'comment ' || o.type || ' ' || o.identity || ': ' || d.description
    from pg_description as d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) as o
    where o.identity like 'public.%' or o.identity like 'private%'`;

/** Each definition as PostgreSQL writes it, sorted; line ends within one are kept as \n. */
export async function catalog(query: Query): Promise<string[]> {
  const rows = await query(statement);
  return rows.map(({ line }) => String(line).replaceAll('\n', '\\n')).sort();
}

if (import.meta.main) {
  const [, , file = 'catalog.txt'] = process.argv;
  process.chdir(root);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-catalog-'));
  const database = { driver: 'embedded', url: path.join(folder, 'postgres'), durable: false } as const;
  const backend = await openBackend({ database, seed: false });
  fs.writeFileSync(file, `${(await catalog(backend.database.query)).join('\n')}\n`);
  await backend.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
