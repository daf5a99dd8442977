/** What the first visit costs in bytes, as the finished build says: the page's scripts, the worker's list. For the e2e tests and the benches. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface WorkerFile {
  readonly file: string;
  /** As a host sends it: text as brotli, fonts and pictures as they are. */
  readonly bytes: number;
  /** Waits until the page is idle, or until a page asks for it; null: fetched at once. */
  readonly later: 'idle' | 'asked' | null;
}

/** For what is fetched at once, in bytes. */
export const FIRST_VISIT_AT_MOST = 360_000;

/** The aim for the scripts that the landing page takes presses with, in bytes. */
export const SCRIPTS_AT_MOST = 94_000;

const PACKED = new Set(['.woff2', '.png', '.avif']);

/** A file that the worker fetches. */
export interface ListedFile extends Pick<WorkerFile, 'file' | 'later'> {
  /** Of a pack: the files of code that it holds. */
  readonly holds: readonly string[];
}

/** @throws Error when the worker has no list: its format has changed. */
export function workerList(dist: string): ListedFile[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entry = /\{(?:"holds":\[([^\]]*)\],)?(?:"later":"(idle|asked)",)?"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g;
  const entries = [...worker.matchAll(entry)];
  if (entries.length === 0) throw new Error('dist/sw.js has no list of files.');
  return entries.map(([, holds = '', later, file = '']) => ({
    file,
    later: later === 'idle' || later === 'asked' ? later : null,
    holds: [...holds.matchAll(/"([^"]+)"/g)].map(([, name = '']) => `assets/${name}`),
  }));
}

/** These with what each weighs, which takes half a minute for all of them. */
export function workerFiles(dist: string, list: readonly ListedFile[] = workerList(dist)): WorkerFile[] {
  return list.map(({ file, later }) => {
    const content = readFileSync(join(dist, file));
    return { file, later, bytes: PACKED.has(extname(file)) ? content.length : brotliCompressSync(content).length };
  });
}

export function bytesOf(files: readonly WorkerFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * What `/` fetches before it takes presses: what the page names itself, with all it imports statically. A press on a section that
 * is not awake yet is held (src/ui/lazySection.tsx).
 * @param also other files to count, with what they import.
 * @throws Error when the page names no script.
 */
export function scriptBytes(dist: string, also?: RegExp): number {
  const assets = join(dist, 'assets');
  const named = /data-files="([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1];
  if (!named) throw new Error('The page names no script.');
  const first = new Set(named.split(' ').map((file) => file.replace('/assets/', '')));
  const files = new Set(readdirSync(assets));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !files.has(file)) return;
    seen.add(file);
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(next ?? '');
  };
  for (const file of files) if (first.has(file) || also?.test(file)) visit(file);
  return [...seen].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
}
