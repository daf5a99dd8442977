/**
 * A migrated database without rows, kept per state of the code, so that a test's database is a copy and not made anew: on
 * PGlite that is 13 of the 14 seconds of processor time that a start takes.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { openBackend } from '../../supabase/local/backend.ts';
import { migrationsDir, root } from '../../supabase/local/root.ts';

/** PGlite's is a tar file, PostgreSQL's the folder of a cluster that was shut down in order. */
export type ImageKind = 'pglite' | 'embedded';

/** Where the copy to start from lies; undefined until somebody made it (see makeImages). */
export function imageOf(kind: ImageKind): string | undefined {
  const image = path.join(imagesDir(), kind);
  return fs.existsSync(image) ? image : undefined;
}

/** Makes what is missing; for the set-up of a whole test run. Those of older states of the code are removed. */
export async function makeImages(kinds: readonly ImageKind[] = ['pglite', 'embedded']): Promise<void> {
  const dir = imagesDir();
  for (const other of fs.existsSync(kept) ? fs.readdirSync(kept) : []) {
    if (other !== path.basename(dir)) fs.rmSync(path.join(kept, other), { recursive: true, force: true });
  }
  fs.mkdirSync(dir, { recursive: true });
  const missing = kinds.filter((kind) => imageOf(kind) === undefined);
  // One after the other: PGlite computes in this process, and on a busy machine the other's connection would time out meanwhile.
  for (const kind of missing) await (kind === 'pglite' ? makePglite : makeCluster)(path.join(dir, kind));
}

const kept = path.join(root, 'node_modules/.cache/campaign-images');

// Another account cannot read a cluster, so each has its own.
function imagesDir(): string {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  const local = path.join(root, 'supabase/local');
  const sources = fs.readdirSync(local, { recursive: true, encoding: 'utf8' }).map((file) => path.join(local, file));
  const migrations = fs.readdirSync(migrationsDir).map((file) => path.join(migrationsDir, file));
  for (const file of [...sources, ...migrations, path.join(root, 'package-lock.json')].toSorted()) {
    if (fs.statSync(file).isFile()) hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  }
  return path.join(kept, hash.digest('hex').slice(0, 16));
}

// In a folder of its own and moved when whole, so that nobody starts from half of one.
async function inDraft(image: string, make: (folder: string) => Promise<string>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-image-'));
  try {
    const draft = `${image}.${process.pid}`;
    copyTree(await make(folder), draft);
    if (fs.existsSync(image)) fs.rmSync(draft, { recursive: true, force: true });
    else fs.renameSync(draft, image);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy that belongs to the same accounts. */
export function copyTree(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

function makeCluster(image: string): Promise<void> {
  return inDraft(image, async (folder) => {
    const url = path.join(folder, 'postgres');
    // Durable, because only such a server is shut down in order.
    await (await openBackend({ database: { driver: 'embedded', url, durable: true }, seed: false })).close();
    return url;
  });
}

function makePglite(image: string): Promise<void> {
  return inDraft(image, async (folder) => {
    const url = path.join(folder, 'pglite');
    await (await openBackend({ database: { driver: 'pglite', url }, seed: false })).close();
    const connection = await createPgliteConnection({ url });
    const tar = path.join(folder, 'pglite.tar');
    fs.writeFileSync(tar, Buffer.from(await (await connection.driver.dumpDataDir('none')).arrayBuffer()));
    await connection.close();
    return tar;
  });
}
