/** Where something about a person stands: a text column that nobody has decided about fails here, and not in somebody's erasing. */
import { expect, it } from 'vitest';
import { NO_PERSON, NO_PERSON_IN } from './support/noPerson.ts';
import { databases, useWorld } from './support/world.ts';

const world = useWorld(databases[0] ?? 'PostgreSQL', { seed: false });
const query = (text: string) => world().backend.database.query(text);

const texts = async () =>
  (
    await query(`
      select n.nspname || '.' || c.relname as of_table, a.attname as of_column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_type t on t.oid = a.atttypid
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and t.typname in ('text', '_text', 'varchar', 'json', 'jsonb', 'citext', 'name', 'inet', 'bytea')
      order by 1, 2`)
  ).map((row) => ({ table: String(row.of_table), column: String(row.of_column) }));

const listed = async () =>
  new Map(
    (await query('select of_table, of_column, treatment from private.person_columns')).map((row) => [
      `${String(row.of_table)}.${String(row.of_column)}`,
      String(row.treatment),
    ]),
  );

it('every text of every table is listed with what erasing does to it, or is said to be about nobody', async () => {
  const known = await listed();
  const undecided = (await texts()).filter(
    ({ table, column }) =>
      !NO_PERSON.has(table) &&
      !(NO_PERSON_IN[table] ?? '').split(' ').includes(column) &&
      !known.has(`${table}.${column}`),
  );
  expect(undecided, 'List it in private.person_columns, or in tests/db/support/noPerson.ts').toEqual([]);
});

it('names no column that is not there, and none twice', async () => {
  const there = new Set((await texts()).map(({ table, column }) => `${table}.${column}`));
  const known = await listed();
  expect([...known.keys()].filter((one) => !there.has(one))).toEqual([]);
  const exempt = Object.entries(NO_PERSON_IN).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  expect(exempt.filter((one) => !there.has(one) || known.has(one))).toEqual([]);
  const tables = new Set((await texts()).map(({ table }) => table));
  expect([...NO_PERSON].filter((table) => !tables.has(table))).toEqual([]);
});

it('the record of changes keeps no value of a column that erasing removes', async () => {
  const recorded = await query(`
    select n.nspname || '.' || c.relname as of_table, encode(g.tgargs, 'escape') as args
    from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_proc p on p.oid = g.tgfoid where p.proname = 'record_change'`);
  const known = await listed();
  const leaks = recorded.flatMap(({ of_table, args }) => {
    const masked = String(args).split('\\000');
    return [...known.keys()].filter((one) => {
      const column = one.slice(one.lastIndexOf('.') + 1);
      return one === `${String(of_table)}.${column}` && !masked.includes(column);
    });
  });
  // What lists were for, and whom leaders let in, is on record until somebody in it is erased; a route is named after a street.
  expect(leaks.sort()).toEqual([
    'private.security_events.detail',
    'private.sign_routes.name',
    'public.invitations.email',
  ]);
});
