/** Which rows each kind of person reads, adds, changes and deletes, found out by trying it. */
import { randomUUID } from 'node:crypto';
import type { Query } from '../database.ts';
import { attempt, isRefusal, roleOf, type Actor, type Attempt, type SignedIn } from './acting.ts';
import type { Table } from './rows.ts';

/** Everything; the part that is theirs, by their turf, route or subject; what has their own id in it; nothing. */
export type Reach = 'all' | 'some' | 'own' | '';

export interface Access {
  readonly read: Reach;
  /** `some`: only to what is or was theirs, a turf for example. */
  readonly add: Reach;
  readonly change: boolean;
  readonly remove: boolean;
}

export const NO_ACCESS: Access = { read: '', add: '', change: false, remove: false };
const ORDER: readonly Reach[] = ['', 'own', 'some', 'all'];

/** What both have together. */
export function union(a: Access, b: Access): Access {
  const more = (one: Reach, other: Reach): Reach => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other);
  return {
    read: more(a.read, b.read),
    add: more(a.add, b.add),
    change: a.change || b.change,
    remove: a.remove || b.remove,
  };
}

/** Asks only for what `wanted` has of each table; everything, if it is not given. */
export async function tableAccess(
  query: Query,
  tables: readonly Table[],
  actor: Actor,
  as: SignedIn,
  wanted?: ReadonlyMap<string, Access>,
): Promise<ReadonlyMap<string, Access>> {
  const askedFor = (part: keyof Access) => tables.filter(({ name }) => !wanted || wanted.get(name)?.[part]);
  const real = (part: keyof Access) => askedFor(part).filter(({ isView }) => !isView);
  const reads = askedFor('read').map((table) => readOf(table, actor));
  const adds: Attempt[] = [];
  for (const table of real('add')) adds.push(await addOf(query, table, actor));
  const alone = await attempt(query, actor, as, { triggers: false }, [...reads, ...adds]);
  const taken = adds.filter(({ key }) => !isRefusal(alone.get(key)));
  const rest = [...taken, ...real('change').map(changeOf), ...real('remove').map(removalOf)];
  const guarded = await attempt(query, actor, as, { triggers: true }, rest);
  const isDone = (key: string): boolean => {
    const outcome = guarded.get(key);
    // A row that others refer to is not deleted, whoever asks.
    return outcome?.error === '23503' || (outcome?.error === '' && outcome.value !== '0');
  };
  return new Map(
    tables.map((table) => {
      const { name } = table;
      const read = alone.get(`read ${name}`);
      const [seen = 0, own = 0]: number[] = read?.error === '' ? JSON.parse(read.value ?? '[]') : [];
      const access: Access = {
        read: seen === 0 ? '' : seen === table.rows ? 'all' : seen === own && table.readsOwn ? 'own' : 'some',
        // A policy and the triggers must both let a row in.
        add: isRefusal(alone.get(`add ${name}`)) || isRefusal(guarded.get(`add ${name}`)) ? '' : 'all',
        change: isDone(`change ${name}`),
        remove: isDone(`remove ${name}`),
      };
      return [name, access];
    }),
  );
}

/** What the actor may do without anything in their hands bounds what they may do with it. */
export function withBounds(held: Access, before: Access): Access {
  const bounded = (with_: Reach, without: Reach): Reach => (with_ === 'all' && without === '' ? 'some' : with_);
  return { ...held, read: bounded(held.read, before.read), add: bounded(held.add, before.add) };
}

function readOf({ name }: Table, { id }: Actor): Attempt {
  const own = id === null ? 'false' : `position('${id}' in to_jsonb(one)::text) > 0`;
  return {
    key: `read ${name}`,
    statements: [
      `select json_build_array(count(*), count(*) filter (where ${own})) from public.${name} as one`,
      // Of some columns alone.
      `select json_build_array(count(*), 0) from public.${name}`,
    ],
  };
}

/** Rows of the table once more, in the actor's name (the service key's as they are), also with the values that the policy names. */
async function addOf(query: Query, table: Table, actor: Actor): Promise<Attempt> {
  const { name, key, people, literals } = table;
  const columns = table.insertable[roleOf(actor)] ?? [];
  if (columns.length === 0) return { key: `add ${name}`, statements: [] };
  const kind = ['null', ...Object.keys(literals).map((column) => `to_jsonb(one) -> '${column}'`)].join(', ');
  const mine = actor.id === null ? 'false' : `position('${actor.id}' in to_jsonb(one)::text) > 0`;
  const rows = await query(
    `select row from (
       select to_jsonb(one) as row, ${mine} as mine, row_number() over (partition by ${kind} order by ${mine} desc, one.ctid desc) as place
       from public.${name} as one
     ) as one order by mine desc, place limit 8`,
  );
  const found = rows.map(({ row }): Record<string, unknown> => ({ ...(typeof row === 'object' ? row : {}) }));
  const list = columns.map((column) => `"${column}"`).join(', ');
  const statements = [...found, ...variants(found[0], literals)].map((row) => {
    const values = { ...row };
    if (actor.name !== 'service_role') for (const column of people) values[column] = actor.id;
    if (key.join() === 'id' && typeof values.id === 'string') values.id = randomUUID();
    const text = JSON.stringify(values).replaceAll("'", "''");
    return `insert into public.${name} (${list}) select ${list} from jsonb_populate_record(null::public.${name}, '${text}')`;
  });
  return { key: `add ${name}`, statements };
}

function variants(
  row: Record<string, unknown> | undefined,
  literals: Table['literals'],
): readonly Record<string, unknown>[] {
  let found: Record<string, unknown>[] = row ? [row] : [];
  for (const [column, values] of Object.entries(literals)) {
    found = found.flatMap((one) => values.map((value) => ({ ...one, [column]: value })));
  }
  return found.slice(0, 24);
}

const aRow = (name: string): string => `ctid in (select ctid from public.${name} limit 1)`;

function changeOf({ name, key }: Table): Attempt {
  const [column = 'id'] = key;
  return { key: `change ${name}`, statements: [`update public.${name} set ${column} = ${column} where ${aRow(name)}`] };
}

function removalOf({ name }: Table): Attempt {
  return { key: `remove ${name}`, statements: [`delete from public.${name} where ${aRow(name)}`] };
}
