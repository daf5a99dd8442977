/** What the service worker fetches on the first visit, as its own list in the build says. Used by the e2e tests and the benches. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface WorkerFile {
  readonly file: string;
  /** As a host sends it: text as brotli, fonts and pictures as they are. */
  readonly bytes: number;
  /** Waits until the page is idle, or until a page asks for it; null: fetched at once. */
  readonly later: 'idle' | 'asked' | null;
}

/** The aim for what is fetched at once, in bytes. */
export const FIRST_VISIT_AT_MOST = 380_000;

const PACKED = new Set(['.woff2', '.png', '.avif']);

/** @throws Error when the worker has no list: its format has changed. */
export function workerFiles(dist: string): WorkerFile[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{(?:"later":"(idle|asked)",)?"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g)];
  if (entries.length === 0) throw new Error('dist/sw.js has no list of files.');
  return entries.map(([, later, file = '']) => {
    const content = readFileSync(join(dist, file));
    return {
      file,
      bytes: PACKED.has(extname(file)) ? content.length : brotliCompressSync(content).length,
      later: later === 'idle' || later === 'asked' ? later : null,
    };
  });
}

export function bytesOf(files: readonly WorkerFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
