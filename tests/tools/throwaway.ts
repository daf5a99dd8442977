/** The embedded database as the app starts it, with a server of its own, in a temporary folder and without waiting for the disk. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { foldersIn } from '../../supabase/local/cluster/initdb.ts';
import { database, owner } from '../../supabase/local/cluster/roles.ts';
import type { DatabaseChoice } from '../../supabase/local/store.ts';
import { copyTree, imageOf } from './images.ts';

export interface Throwaway {
  readonly choice: DatabaseChoice;
  /** Connections of one's own to it, as the owner of everything, while it is open. */
  connect(max: number): postgres.Sql;
  remove(): void;
}

/** A folder for `openBackend({ database: choice })`. Call `remove` when that is closed. */
export function throwawayDatabase(): Throwaway {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-embedded-'));
  const home = path.join(dir, 'postgres');
  startFromImage(dir);
  return {
    choice: { driver: 'embedded', url: home, durable: false },
    connect: (max) => postgres({ host: foldersIn(home).socket, user: owner, database, max }),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}

/** Puts a migrated cluster into an empty data directory, where an image was made. */
export function startFromImage(dataDir: string): void {
  const image = imageOf();
  if (image === undefined) return;
  fs.mkdirSync(dataDir, { recursive: true });
  copyTree(image, path.join(dataDir, 'postgres'));
}
