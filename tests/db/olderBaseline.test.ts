/** Data of an older baseline is refused at the start in words, and is afterwards what it was. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBackend } from '../../supabase/local/backend.ts';
import { databaseOf, type Database } from '../../supabase/local/database.ts';
import { migrationFiles } from '../../supabase/local/migrations.ts';
import { StartError } from '../../supabase/local/startError.ts';
import { openStore } from '../../supabase/local/store.ts';
import { catalog } from '../tools/catalog.ts';

// As the first versions of the app left it: their history, and a table of theirs.
const older = `
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, name text);
  insert into supabase_migrations.schema_migrations values
    ('20261120090000', 'roles_and_text_rules'), ('20261120090100', 'user_roles'), ('20261126130000', 'device_failures');
  create table public.signups (id integer primary key, name text not null);
  insert into public.signups values (1, 'Ada Quill');`;
// As a version left it whose first migration had today's number and another text.
const reworded = older
  .replace('name text)', 'name text, statements text[])')
  .replace(
    /values\n[^;]*;/,
    `values ('${migrationFiles()[0]?.version ?? ''}', 'api_roles', array['select 1', 'select 2']);`,
  );

it.each([
  ['an older baseline', older],
  ['a baseline with another text', reworded],
] as const)('refuses %s and changes nothing in it', async (_, left) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-older-'));
  const database = { driver: 'embedded', url: path.join(folder, 'postgres'), durable: true } as const;
  const inside = async <T>(run: (database: Database) => Promise<T>): Promise<T> => {
    const store = await openStore(database);
    try {
      return await run(databaseOf(store.owner));
    } finally {
      await store.close();
    }
  };
  const everything = async ({ query }: Database): Promise<unknown> => ({
    defined: await catalog(query),
    schemas: await query(`select nspname from pg_namespace where nspname !~ '^pg_' order by 1`),
    history: await query('select * from supabase_migrations.schema_migrations order by version'),
    rows: await query('select * from public.signups'),
  });
  try {
    const before = await inside(async (opened) => {
      await opened.script(left);
      return everything(opened);
    });
    const refused = await openBackend({ database, seed: true }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain(`The data in ${database.url} was made by an earlier version of the app`);
    expect(String(refused)).toContain('begin anew with another DATA_DIR.');
    expect(await inside(everything)).toEqual(before);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
