/** An update of the app on a data directory that an earlier version made: every row stays, and a failing migration changes nothing. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationFiles } from '../../supabase/local/migrations.ts';
import { reach } from '../../supabase/local/backup/reach.ts';
import { root } from '../../supabase/local/root.ts';
import { everyRow } from '../db/support/everything.ts';
import { runScript } from '../db/support/processes.ts';

const NEWEST = 8;
let folder: string;
let dataDir: string;

/** A checkout with its own migrations; all else is this one's. */
function checkout(name: string, change: (migrations: string) => void): string {
  const home = path.join(folder, name);
  fs.cpSync(path.join(root, 'supabase'), path.join(home, 'supabase'), { recursive: true });
  for (const shared of ['node_modules', 'src', 'package.json'])
    fs.symlinkSync(path.join(root, shared), path.join(home, shared));
  fs.writeFileSync(
    path.join(home, 'open.ts'),
    `import { openBackend } from './supabase/local/backend.ts';
     process.chdir(import.meta.dirname);
     const backend = await openBackend({ seed: false });
     console.log('applied ' + backend.applied.length);
     await backend.close();`,
  );
  change(path.join(home, 'supabase/migrations'));
  return home;
}

async function open(home: string): Promise<{ code: number | string; output: string }> {
  const started = runScript(path.relative(path.join(root, 'tests/db/support'), path.join(home, 'open.ts')), [], {
    DATA_DIR: dataDir,
    DATABASE_DRIVER: '',
    DATABASE_URL: '',
  });
  return { code: await started.ended, output: started.output() };
}

async function inside<T>(run: (sql: Awaited<ReturnType<typeof reach>>['sql']) => Promise<T>): Promise<T> {
  const reached = await reach(dataDir);
  try {
    return await run(reached.sql);
  } finally {
    await reached.close();
  }
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-upgrade-'));
  dataDir = path.join(folder, 'data');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('keeps every row of an earlier version’s data directory, and one migration that fails changes nothing', async () => {
  const files = fs.readdirSync(path.join(root, 'supabase/migrations')).sort();
  const earlier = checkout('earlier', (migrations) => {
    for (const file of files.slice(-NEWEST)) fs.rmSync(path.join(migrations, file));
  });
  expect(await open(earlier)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`applied ${files.length - NEWEST}`),
  });
  const person = randomUUID();
  await inside(async (sql) => {
    await sql`insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
      values (${person}, 'ada@example.com', '{}', now())`;
    await sql`insert into public.user_roles (user_id, role) values (${person}, 'candidate')`;
    await sql`insert into public.signups (id, type, name, phone, notes, client_created_at)
      values (${randomUUID()}, 'idea', 'Ada Quill', '555-0100', 'Shade at the bus stops.', now())`;
    await sql`insert into public.events (title, date, location) values ('A rally', now() + interval '1 day', 'The square')`;
  });
  const before = await inside(everyRow);

  const broken = checkout('broken', (migrations) => {
    for (const file of files.slice(-NEWEST)) fs.rmSync(path.join(migrations, file));
    fs.writeFileSync(
      path.join(migrations, '29990101000000_broken.sql'),
      'create table public.half (id int); delete from public.events; select 1 / (select 0);',
    );
  });
  const failed = await open(broken);
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('division by zero') });
  expect(await inside(everyRow)).toEqual(before);

  const today = checkout('today', () => undefined);
  expect(await open(today)).toMatchObject({ code: 0, output: expect.stringContaining(`applied ${NEWEST}`) });
  const after = await inside(everyRow);
  expect(after['supabase_migrations.schema_migrations']).toHaveLength(migrationFiles().length);
  for (const table of ['auth.users', 'public.user_roles', 'public.signups', 'public.events']) {
    expect([table, after[table]?.length]).toEqual([table, before[table]?.length]);
  }
  // A column added since stands at a row's end; what was there begins it as before.
  for (const table of ['public.user_roles', 'public.events']) {
    expect(after[table]?.[0]?.slice(0, 36)).toBe(before[table]?.[0]?.slice(0, 36));
  }
});
