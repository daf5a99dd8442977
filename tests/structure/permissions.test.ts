/** Which role may do what stands in one table (supabase/migrations, private.permissions): nobody keeps a list beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PERMISSIONS, ROLES } from '../../src/core/session/roles.ts';
import { migrationFiles } from '../../supabase/local/migrations.ts';

const role = `'(?:${ROLES.join('|')})'`;
/** Two roles beside each other, in SQL or in TypeScript, are a list. */
const list = new RegExp(`${role},\\s*${role}`);
const GENERATED = 'core/session/permissions.ts';
const src = path.join(import.meta.dirname, '../../src');

it('no second list of roles stands in the app', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const listing = files.filter((file) => list.test(readFileSync(path.join(src, file), 'utf8')));
  expect(listing).toEqual([GENERATED]);
  expect(list.test("const LEADERS = ['candidate', 'campaign_manager'];")).toBe(true);
});

it('no second list of roles stands in a migration', () => {
  const table = /create function private\.staff_roles\(\)[^;]*;|(?:insert into|update) private\.permissions[^;]*;/g;
  const scripts = migrationFiles().map(({ sql }) => sql);
  expect(scripts.flatMap((sql) => sql.match(table) ?? [])).not.toHaveLength(0);
  expect(scripts.filter((sql) => list.test(sql.replace(table, '')))).toEqual([]);
});

it('each permission of the table is asked for in a migration, and no other', () => {
  const asked = migrationFiles().flatMap(({ sql }) =>
    [...sql.matchAll(/private\.(?:may|require_permission|roles_that_may)\('(\w+)'\)/g)].map(([, name]) => name),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(PERMISSIONS).sort());
});
