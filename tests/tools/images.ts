/**
 * A migrated database without rows, kept per state of what it is made of, so that a test's database is a copy and not made anew:
 * the migrations are most of what a start costs. The sample town is not in it: its times are counted from the moment it is made.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from '../../supabase/local/backend.ts';
import { openCluster } from '../../supabase/local/cluster/cluster.ts';
import { database as migrated, prepareRoles } from '../../supabase/local/cluster/roles.ts';
import { configFile, migrationsDir, root } from '../../supabase/local/root.ts';
import { asSuperuser, choiceOf } from './onServer.ts';

/** Older ones that stay: of the branches that one changes between. */
const OTHERS = 2;

/** The folder of a cluster that was shut down in order, to start from a copy of it; undefined until it was made (see makeImage). */
export function imageOf(): string | undefined {
  const image = path.join(imagesDir(), 'embedded');
  return fs.existsSync(image) ? image : undefined;
}

/** Makes it where it is missing; for the set-up of a whole test run. Those of older states of the code are removed. */
export async function makeImage(): Promise<string> {
  const dir = imagesDir();
  fs.mkdirSync(dir, { recursive: true });
  const now = new Date();
  fs.utimesSync(dir, now, now);
  removeOld(dir);
  const image = path.join(dir, 'embedded');
  if (!fs.existsSync(image)) await makeCluster(image);
  return image;
}

const kept = path.join(root, 'node_modules/.cache/campaign-images');

function removeOld(dir: string): void {
  const others = fs
    .readdirSync(kept)
    .map((name) => path.join(kept, name))
    .filter((other) => other !== dir)
    .map((other) => ({ other, used: fs.statSync(other).mtimeMs }))
    .toSorted((one, two) => two.used - one.used);
  for (const { other } of others.slice(OTHERS)) fs.rmSync(other, { recursive: true, force: true });
}

// Another account cannot read a cluster, so each has its own.
function imagesDir(): string {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  for (const file of madeOf()) hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  return path.join(kept, hash.digest('hex').slice(0, 16));
}

/** Every file that an image depends on: this one with all that it imports, and what those read. */
export function madeOf(): string[] {
  const migrations = fs.readdirSync(migrationsDir).map((file) => path.join(migrationsDir, file));
  const read = [...migrations, configFile, path.join(root, 'package-lock.json')];
  return [...imported(import.meta.filename, new Set()), ...read].toSorted();
}

const IMPORT = /(?:\sfrom|import\(|import)\s*'(\.[^']+)'/g;

function imported(file: string, known: Set<string>): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, to = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT))
    imported(path.join(path.dirname(file), to), known);
  return known;
}

// In a folder of its own and moved when whole, so that no one starts from half of one.
async function makeCluster(image: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-image-'));
  try {
    const home = path.join(folder, 'postgres');
    await fill(home);
    const draft = `${image}.${process.pid}`;
    copyTree(home, draft);
    if (fs.existsSync(image)) fs.rmSync(draft, { recursive: true, force: true });
    else fs.renameSync(draft, image);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(home: string): Promise<void> {
  const cluster = await openCluster(home, { durable: false });
  try {
    await asSuperuser(home, (sql) => prepareRoles(sql, cluster.password));
    await (await openBackend({ database: choiceOf(home, migrated), seed: false })).close();
    // Migrations leave half of the system's tables empty, and each copy would bring that.
    await asSuperuser(home, (sql) => sql.unsafe('vacuum full analyze'), migrated);
    await asSuperuser(home, (sql) => sql.unsafe('checkpoint'));
  } finally {
    await cluster.close({ inOrder: true });
  }
}

/** A copy that belongs to the same accounts. */
export function copyTree(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
