/** Sample data: once on a fresh local database, never again, and never on somebody else's server. */
import fs from 'node:fs';
import type { Database } from './database.ts';
import { seedFile } from './root.ts';

/** What every sample account signs in with. Its hash stands in supabase/seed.sql. */
export const samplePassword = 'larkspur-falls';

export const sampleAccounts: readonly { email: string; roles: string }[] = [
  { email: 'candidate@larkspurfalls.example', roles: 'candidate' },
  { email: 'manager@larkspurfalls.example', roles: 'campaign_manager' },
  { email: 'advisor@larkspurfalls.example', roles: 'advisor' },
  { email: 'organizer@larkspurfalls.example', roles: 'field_organizer' },
  { email: 'finance@larkspurfalls.example', roles: 'finance_director' },
  { email: 'content@larkspurfalls.example', roles: 'content_manager' },
  { email: 'deputy@larkspurfalls.example', roles: 'field_organizer, content_manager' },
  { email: 'newcomer@larkspurfalls.example', roles: 'none' },
];

// Of the history that the Supabase CLI keeps as well: a row here says that the seed has been applied.
const seededPath = 'supabase/seed.sql';

/** Applies supabase/seed.sql unless it was applied before. Returns whether it did. All of it, or nothing. */
export async function seedOnce(database: Database): Promise<boolean> {
  await database.script(
    `create schema if not exists supabase_migrations;
     create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);`,
  );
  const done = await database.query('select 1 from supabase_migrations.seed_files where path = $1', [seededPath]);
  if (done.length > 0) return false;
  const seed = fs.readFileSync(seedFile, 'utf8');
  await database.script(
    `${seed}; insert into supabase_migrations.seed_files (path, hash) values ('${seededPath}', 'once');`,
  );
  return true;
}

/** The sample accounts' password is public, so only the embedded database or a server on this machine gets them. */
export function mayBeSeeded(driver: string, url: string): boolean {
  if (driver === 'embedded') return true;
  const host = new URL(url).hostname;
  return host === '' || host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}
