/** A database that exists for one piece of work: every migration applied, in a temporary folder, asked as its superuser. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from './backend.ts';
import { connected } from './backup/reach.ts';
import { postgresDatabase, type Database } from './database.ts';

/** With the sample town if `seed`. Removed when `run` has settled. */
export async function inFreshDatabase<T>(seed: boolean, run: (database: Database) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-fresh-'));
  const home = path.join(folder, 'postgres');
  try {
    const backend = await openBackend({ database: { driver: 'embedded', url: home, durable: false }, seed });
    const { sql, close } = connected(home, true, () => backend.close());
    try {
      return await run(postgresDatabase(sql));
    } finally {
      await close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
