/**
 * One server for one Playwright worker: the production build with the embedded backend on a database that is thrown
 * away, on a free loopback port. Run as a process of its own, as `npm start` is.
 * Prints one line of JSON, `{"url": …}`, when it is ready.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { startFromImage } from '../../tests/tools/throwaway.ts';
import { announceUrl } from './announceUrl.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'campaign-e2e-'));
startFromImage(dataDir);
process.env['DATABASE_DRIVER'] = 'embedded';
process.env['DATABASE_THROWAWAY'] = '1';
process.env['DATA_DIR'] = dataDir;

const server = await preview({
  configLoader: 'native',
  logLevel: 'warn',
  ...(process.env['OUT_DIR'] ? { build: { outDir: process.env['OUT_DIR'] } } : {}),
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) || 0, strictPort: false },
});
announceUrl(server);

// Playwright's worker holds our standard input open: when it goes, so do we.
process.stdin.resume().on('end', () => {
  void server.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
