/** Whatever the database writes into the log has a name there: its tables, their fields and what stands in those that take one of a few. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../src/core/locale.ts';
import { isRole } from '../../src/core/session/roles.ts';
import { BOOKKEEPING } from '../../src/features/audit/difference.ts';
import { fieldName } from '../../src/features/audit/fieldName.ts';
import { sentence } from '../../src/features/audit/sentence.ts';
import { tableName, tableNames } from '../../src/features/audit/tableName.ts';
import { valueName } from '../../src/features/audit/valueName.ts';
import { databases, useWorld } from './support/world.ts';

/** In Spanish no name is what the database calls it. */
const raw = (name: string) => name.replaceAll('_', ' ');

describe('the log', () => {
  const world = useWorld(databases[0] ?? 'PostgreSQL', { seed: false });
  let columns: readonly { table: string; column: string; checks: string }[];
  beforeAll(async () => {
    setLocale('es');
    const rows = await world().backend.database.query(`
      select c.relname as of_table, a.attname as of_column, (
        select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      ) as checks
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where p.proname = 'record_change'`);
    columns = rows.map((row) => ({
      table: String(row['of_table']),
      column: String(row['of_column']),
      checks: String(row['checks'] ?? ''),
    }));
  });
  afterAll(() => setLocale(BASE_LOCALE));

  it('follows at least as many tables as at first', () => {
    expect(new Set(columns.map(({ table }) => table)).size).toBeGreaterThanOrEqual(20);
    expect(columns.some(({ checks }) => checks.includes("'changes_requested'"))).toBe(true);
  });

  it('names every table that is followed', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect(tables.filter((table) => tableName(table) === raw(table))).toEqual([]);
  });

  it('names every table that a function writes down itself', async () => {
    const rows = await world().backend.database.query(`
      select p.proname, pg_get_functiondef(p.oid) as body from pg_proc p
      where p.prokind = 'f' and p.prosrc like '%into public.audit_events%'`);
    const said = rows.flatMap((row) =>
      [...String(row['body']).matchAll(/'([a-z_]+)',\s*'(?:INSERT|UPDATE|DELETE)'/g)].map(([, table]) => String(table)),
    );
    expect(said).toContain('site_pictures');
    expect(said.filter((table) => tableNames[table] === undefined)).toEqual([]);
  });

  it('names every field', () => {
    const fields = [...new Set(columns.map(({ column }) => column))].filter((column) => !BOOKKEEPING.has(column));
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter((field) => fieldName(field) === raw(field))).toEqual([]);
  });

  /** What a check allows where it allows one of a few. */
  const choices = () =>
    columns.flatMap(({ table, column, checks }) =>
      [...checks.matchAll(/ANY \(ARRAY\[([^\]]+)\]/g)].flatMap(([, list]) =>
        [...String(list).matchAll(/'([^']+)'/g)].map(([, value]) => ({ table, column, value: String(value) })),
      ),
    );

  it('names every value of a field that takes one of a few', () => {
    const values = choices();
    expect(values.length).toBeGreaterThan(50);
    const unnamed = values.filter(
      // "idea" is one in both languages; numbers are read in any.
      ({ column, value }) =>
        !/^\d+$/.test(value) && value !== 'idea' && !isRole(value) && valueName(column, value) === value,
    );
    expect(unnamed).toEqual([]);
  });

  it('says in a sentence of its own what was done to a text and to what goes out together', () => {
    const names = { person: (id: string) => id };
    const said = (table: string, action: string) =>
      sentence(
        {
          id: 1,
          at: '2026-11-20 10:00:00+00',
          actor: null,
          actor_email: null,
          table_name: table,
          operation: 'INSERT',
          record_id: '7',
          before: null,
          after: { action, name: 'x' },
        },
        names,
      );
    for (const table of ['content_events', 'content_release_steps']) {
      const actions = choices().filter((one) => one.table === table && one.column === 'action');
      expect(actions.length).toBeGreaterThan(5);
      const unsaid = actions.filter(({ value }) => said(table, value) === said(table, 'of a later version'));
      expect(unsaid).toEqual([]);
    }
  });
});
