/**
 * One server for one Playwright worker: the production build with the embedded backend on a loopback port of its own, on a
 * database that is thrown away: one on the run's shared PostgreSQL, or a PostgreSQL of its own where no run has started one.
 * Prints one line of JSON, `{"url": …}`, when it is ready.
 */
import { preview } from 'vite';
import { hostHeaders, hostPages } from '../../src/build/hostHeaders.ts';
import { campaignBackend } from '../../supabase/local/plugin.ts';
import { root } from '../../supabase/local/root.ts';
import { copyOn, SHARED_SERVER } from '../../tests/tools/sharedServer.ts';
import { throwawayDatabase } from '../../tests/tools/throwaway.ts';
import { announceUrl } from './announceUrl.ts';

const shared = process.env[SHARED_SERVER];
const database = shared === undefined ? throwawayDatabase() : await copyOn(shared, true);

const server = await preview({
  root,
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  // Else Vite loads what makes the styles, which takes longer than all the rest.
  css: { postcss: {} },
  ...(process.env['OUT_DIR'] ? { build: { outDir: process.env['OUT_DIR'] } } : {}),
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) || 0, strictPort: false },
  plugins: [hostHeaders(), campaignBackend(database.choice), hostPages()],
});
announceUrl(server);

// Playwright's worker holds our standard input open: when it goes, so do we.
process.stdin.resume().on('end', () => {
  void server
    .close()
    .then(() => database.remove())
    .finally(() => process.exit(0));
});
