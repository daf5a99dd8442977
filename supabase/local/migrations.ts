/** The files in supabase/migrations, oldest first. */
import fs from 'node:fs';
import path from 'node:path';
import { migrationsDir } from './root.ts';

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

export function migrationFiles(folder = migrationsDir): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((file) => /^\d+_.*\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.replace(/_.*/, ''),
      name: file.replace(/^\d+_|\.sql$/g, ''),
      sql: fs.readFileSync(path.join(folder, file), 'utf8'),
    }));
}
