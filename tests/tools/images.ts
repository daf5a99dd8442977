/**
 * A migrated database without rows, kept per state of the code, so that a test's database is a copy and not made anew: the
 * migrations are most of what a start costs.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from '../../supabase/local/backend.ts';
import { migrationsDir, root } from '../../supabase/local/root.ts';

/** The folder of a cluster that was shut down in order, to start from a copy of it; undefined until it was made (see makeImage). */
export function imageOf(): string | undefined {
  const image = path.join(imagesDir(), 'embedded');
  return fs.existsSync(image) ? image : undefined;
}

/** Makes it where it is missing; for the set-up of a whole test run. Those of older states of the code are removed. */
export async function makeImage(): Promise<string> {
  const dir = imagesDir();
  for (const other of fs.existsSync(kept) ? fs.readdirSync(kept) : []) {
    if (other !== path.basename(dir)) fs.rmSync(path.join(kept, other), { recursive: true, force: true });
  }
  fs.mkdirSync(dir, { recursive: true });
  const image = path.join(dir, 'embedded');
  if (!fs.existsSync(image)) await makeCluster(image);
  return image;
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

// In a folder of its own and moved when whole, so that no one starts from half of one.
async function makeCluster(image: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-image-'));
  try {
    const url = path.join(folder, 'postgres');
    // Durable, because only such a server is shut down in order.
    await (await openBackend({ database: { driver: 'embedded', url, durable: true }, seed: false })).close();
    const draft = `${image}.${process.pid}`;
    copyTree(url, draft);
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
