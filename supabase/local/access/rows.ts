/** The tables of the API, and rows in each of them for the policies to decide about. */
import type { Query } from '../database.ts';

export interface Table {
  readonly name: string;
  readonly isView: boolean;
  readonly rows: number;
  readonly key: readonly string[];
  /** Columns that hold the id of an account. */
  readonly people: readonly string[];
  /** The columns that each role of the API may write in a new row. */
  readonly insertable: Readonly<Record<string, readonly string[]>>;
  /** A policy about reading asks for the reader's own id. */
  readonly readsOwn: boolean;
  /** The values that the policies about new rows name, by column. */
  readonly literals: Readonly<Record<string, readonly string[]>>;
  /** A condition that its first row meets, also once it has changed. */
  readonly first: string;
}

/** Every table and view of the API, each with two rows at least, and from now on without the rules about what a row may say. */
export async function tablesIn(query: Query): Promise<readonly Table[]> {
  const rules = await query(
    `select conrelid::regclass::text as name, quote_ident(conname) as rule from pg_constraint
     where contype = 'c' and conrelid <> 0 and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  for (const { name, rule } of rules) await query(`alter table ${String(name)} drop constraint ${String(rule)}`);
  const columnsOf = (role: string): string =>
    `'${role}', (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
        and has_column_privilege('${role}', c.oid, a.attnum, 'insert'))`;
  const rows = await query(`
    select c.relname::text as name, c.relkind = 'v' as is_view,
      (select json_agg(a.attname) from pg_index as i
        join pg_attribute as a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
      (select json_agg(a.attname) from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0 and exists (
        select 1 from pg_constraint as k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
          and k.confrelid = 'auth.users'::regclass)) as people,
      json_build_object(${['anon', 'authenticated', 'service_role'].map(columnsOf).join(', ')}) as insertable,
      (select string_agg(pg_get_expr(p.polqual, p.polrelid), ' ') from pg_policy as p
        where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')) as reading,
      (select string_agg(pg_get_expr(p.polwithcheck, p.polrelid), ' ') from pg_policy as p
        where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('a', '*')) as adding
    from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') order by 1`);
  const tables: Table[] = [];
  for (const row of rows) {
    const name = String(row.name);
    if (row.is_view !== true) await addRows(query, name);
    const [count] = await query(`select count(*)::int as rows from public.${name}`);
    tables.push({
      name,
      isView: row.is_view === true,
      rows: Number(count?.rows),
      key: names(row.key),
      people: names(row.people),
      insertable: Object.fromEntries(Object.entries(Object(row.insertable)).map(([role, list]) => [role, names(list)])),
      readsOwn: /auth\.uid\(\)|private\.taker\(\)/.test(String(row.reading)),
      literals: literalsIn(String(row.adding ?? '')),
      first: row.is_view === true ? 'false' : await firstOf(query, name, names(row.key)),
    });
  }
  for (const { name, first } of tables) {
    const change = AS_NEW[name];
    if (change !== undefined) await query(`update public.${name} set ${change} where ${first}`);
  }
  return tables;
}

async function firstOf(query: Query, table: string, key: readonly string[]): Promise<string> {
  const [row] = await query(`select to_jsonb(one) as row from public.${table} as one order by one.ctid limit 1`);
  const values: Record<string, unknown> = Object(row?.row);
  return key.map((column) => `${column} = '${String(values[column]).replaceAll("'", "''")}'`).join(' and ');
}

const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** `(action = 'approved'::text)` and `(method = ANY (ARRAY['door'::text, 'paper'::text]))`, as PostgreSQL writes them. */
function literalsIn(policy: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, column = '', list = ''] of policy.matchAll(/\(\(*(\w+) (?:=|<>) (ANY \(ARRAY\[[^\]]*\]|'[^']*')/g)) {
    found[column] = [...(found[column] ?? []), ...[...list.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '')];
  }
  return found;
}

/** Where there are fewer than two: some value in every column that needs one. */
async function addRows(query: Query, table: string): Promise<void> {
  const [there] = await query(`select count(*)::int as rows from public.${table}`);
  const columns = await query(`
    select attname::text as name, format_type(atttypid, null) as type,
      exists (select 1 from pg_index as i where i.indrelid = attrelid and i.indisunique and attnum = any (i.indkey)) as is_key
    from pg_attribute
    where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''`);
  for (let row = Number(there?.rows); row < 2; row += 1) {
    const values = columns.map(({ type, is_key: isKey }) => someOf(String(type), isKey === true ? row : 0));
    await query(
      columns.length === 0
        ? `insert into public.${table} default values`
        : `insert into public.${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')})`,
    );
  }
}

function someOf(type: string, row: number): string {
  if (type.endsWith('[]')) return "'{}'";
  if (type === 'uuid') return `'00000000-0000-4000-8000-00000000000${row}'`;
  if (/^(timestamp|date|time)/.test(type)) return 'now()';
  if (/^(integer|bigint|smallint|numeric|double|real)/.test(type)) return String(row + 1);
  if (type === 'boolean') return 'true';
  if (type.startsWith('json')) return `'{"a": 1}'`;
  return `'x${row}'`;
}

/** Gives the person what can be theirs: a row of each table, a turf and a route in hand. */
export async function handOver(query: Query, tables: readonly Table[], id: string): Promise<void> {
  const give = async (statement: string): Promise<void> => {
    await query('savepoint given');
    try {
      await query(statement.replaceAll('$me', `'${id}'`));
    } catch (error) {
      // Two rows of theirs where one may be: then they have theirs already.
      if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
      await query('rollback to savepoint given');
    }
  };
  for (const { name, people, first } of tables) {
    if (people.length === 0 || name === 'user_roles' || name === 'checkouts') continue;
    const mine = people.map((column) => `${column} = $me`).join(', ');
    await give(`update public.${name} set ${mine} where ${first}`);
  }
  for (const statement of HAND_OVER) await give(statement);
}

const least = (column: string, from: string): string => `(select min(${column}::text)::uuid from ${from})`;
const TURF = '(select turf_id from public.checkouts where user_id = $me and ended_at is null)';
const DOOR = least('household_id', `public.turf_doors where turf_id = ${TURF}`);
const STOP = least('request_id', 'private.sign_stops');
const HAND_OVER = [
  `update public.checkouts set user_id = $me, due_at = now() + interval '1 day'
   where id = ${least('id', 'public.checkouts where ended_at is null')}`,
  `update public.households set added_in_turf = ${TURF} where added_by = $me`,
  `update public.people set added_in_turf = ${TURF}, household_id = ${DOOR} where added_by = $me`,
  `update public.contact_attempts set channel = 'door', turf_id = ${TURF}, household_id = ${DOOR}, person_id = null, dialed = null
   where canvasser = $me`,
  `update public.door_results set household_id = ${DOOR} where ctid = (select min(ctid) from public.door_results)`,
  "update private.sign_routes set holder = $me, ended_at = null, due_at = now() + interval '1 day'",
  'update private.sign_route_holders set user_id = $me, until = null',
  `update public.sign_events set request_id = ${STOP}, action = 'not_home', supersedes = null where user_id = $me`,
  `update public.sign_photos set event_id = ${least('id', 'public.sign_events where user_id = $me')} where user_id = $me`,
  `update public.entry_pictures set entry_id = ${least('id', 'public.ledger_entries where user_id = $me')} where user_id = $me`,
];
/** Rows as a phone sends them first: of no contributor, deposit or picture that is there already. */
const NEW = "'00000000-0000-4000-8000-0000000000ff'";
const AS_NEW: Readonly<Record<string, string>> = {
  ledger_entries: "type = 'contribution', contributor_id = null",
  contributor_versions: `contributor_id = ${NEW}`,
  deposit_events: `slip_id = ${NEW}, entry_id = ${NEW}, gives_id = null`,
  entry_pictures: `entry_id = ${NEW}`,
};
