/** Whatever goes one at a time without a row of its own does so by name, in one way. */
import { expect, it } from 'vitest';
import { migrationFiles } from '../../supabase/local/migrations.ts';

const HELPER = /create function private\.one_at_a_time\(.*?\$\$;/s;

/** Advisory locks, and locks on whole tables, that are not the helper's. */
function otherLocks(sql: string): string[] {
  return sql.replace(HELPER, '').match(/\w*advisory\w*lock\w*|\block\s+(?:table\s+)?(?:public|private)\.\w+/gi) ?? [];
}

it('no migration locks by a number, or a whole table', () => {
  const scripts = migrationFiles().map(({ sql }) => sql);
  expect(scripts.filter((sql) => HELPER.test(sql))).toHaveLength(1);
  expect(scripts.flatMap(otherLocks)).toEqual([]);
  expect(scripts.flatMap((sql) => sql.match(/one_at_a_time\('/g) ?? []).length).toBeGreaterThan(4);
});

it('would find another way', () => {
  expect(otherLocks('perform pg_advisory_xact_lock(7201150423);')).toEqual(['pg_advisory_xact_lock']);
  expect(otherLocks('perform pg_catalog.pg_try_advisory_lock(1, 2);')).toEqual(['pg_try_advisory_lock']);
  expect(otherLocks('lock table public.turfs in exclusive mode;')).toEqual(['lock table public.turfs']);
});
