/** Hosted Supabase refuses an UPDATE or DELETE without WHERE in every request, inside functions too: no function of ours has one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unboundStatements } from './support/statements.ts';
import { openWorld, type World } from './support/world.ts';

it.each([
  ['update private.leader_lock set taken = taken + 1;', 1],
  ['begin delete from public.stats; return null; end', 1],
  ['update t set a = (select b from c where c.id = 1);', 1],
  ["update t set a = 'where'; -- where it belongs", 1],
  ['update t set a = 1 /* where /* b */ is null */ returning a', 1],
  ['with gone as (delete from t returning id) select * from gone where gone.id = 1', 1],
  ['update only "T" set a = 1', 1],
  ["execute 'delete from public.stats'", 1],
  ['execute $q$update public.stats set label = null$q$', 1],
  ["update t set a = E'it\\'s where'", 1],
  ['update t as one set a = 1 from u where one.id = u.id', 0],
  ['with gone as (delete from t where t.id = 1 returning id) select * from gone', 0],
  ['delete from t where exists (select 1); select 1', 0],
  ['select 1 from t where id = 1 for no key update of t skip locked', 0],
  ['select 1 from t for update', 0],
  ['insert into t values (1) on conflict (id) do update set a = 1', 0],
  ["raise exception 'What was deleted cannot be updated.'", 0],
])('reads %s: %i without WHERE', (source, count) => {
  expect(unboundStatements(source)).toHaveLength(count);
});

describe('every function of the migrated database', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('PostgreSQL', { seed: false });
  });
  afterAll(() => world.close());

  const bodies = () => `
    select p.oid::regprocedure::text as name, p.prosrc as source, p.prosqlbody is not null as parsed
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
    where n.nspname in ('public', 'private') and l.lanname not in ('c', 'internal') order by 1`;

  it('names the rows that it changes or deletes', async () => {
    const rows = await world.backend.database.query(bodies());
    expect(rows.length).toBeGreaterThan(100);
    const found = rows.flatMap((row) => unboundStatements(String(row.source)).map((words) => `${row.name}: ${words}`));
    expect(found).toEqual([]);
    // A body that is kept parsed has no text to read.
    expect(rows.filter((row) => row.parsed)).toEqual([]);
  });

  it('would be found if it did not', async () => {
    const names = await world.sqlAs('visitor', async (query) => {
      await query('reset role');
      await query(
        `create function private.planted() returns void language plpgsql set search_path = ''
         as $$ begin update private.leader_lock set taken = 0; -- where only_row
         end $$`,
      );
      const rows = await query(bodies());
      return rows.filter((row) => unboundStatements(String(row.source)).length > 0).map((row) => row.name);
    });
    expect(names).toEqual(['private.planted()']);
  });
});
