/**
 * One server for one Playwright worker, like server.ts, but with the engines of hosted Supabase behind the production build:
 * PostgreSQL, PostgREST and the gateway of tests/hosted.
 * Prints one line of JSON, `{"url": …}`, when it is ready.
 */
import { preview } from 'vite';
import { hostHeaders, hostPages } from '../../src/build/hostHeaders.ts';
import { root } from '../../supabase/local/root.ts';
import { handler } from '../../tests/hosted/http.ts';
import { openHosted } from '../../tests/hosted/stack.ts';
import { announceUrl } from './announceUrl.ts';

const stack = await openHosted();
const server = await preview({
  root,
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  // As in server.ts: a preview makes no styles.
  css: { postcss: {} },
  ...(process.env['OUT_DIR'] ? { build: { outDir: process.env['OUT_DIR'] } } : {}),
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) || 0, strictPort: false },
  plugins: [
    hostHeaders(),
    { name: 'hosted-backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(handler(stack)) },
    hostPages(),
  ],
});
announceUrl(server);

// Playwright's worker holds our standard input open: when it goes, so do we, and what we started.
process.stdin.resume().on('end', () => void stack.close().finally(() => process.exit(0)));
