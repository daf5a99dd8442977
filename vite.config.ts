/**
 * The build: React, the file-based router, Panda's styles, the prerendered landing page, the service worker and,
 * unless VITE_SUPABASE_URL names a hosted project, the embedded backend on `dev` and `start`.
 */
import { defineConfig, loadEnv } from 'vite';
import { appVersion } from './src/build/appVersion.ts';
import { GROUPS } from './src/build/groups.ts';
import { hostHeaders, hostPages } from './src/build/hostHeaders.ts';
import { BUILD_TARGET } from './src/build/support/line.ts';
import { campaignBackend } from './supabase/local/plugin.ts';

const MISSING_KEY = `supabaseKey is required.
  Run \`npm start\` or \`npm run dev\` once: they write .env with a key of this machine's own.
  For a hosted project set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.`;

/** Of packages whose ready-made file is for browsers that the app doesn't serve (BUILD_TARGET): the file for the others. */
const MODERN = [
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
];

export default defineConfig(async ({ isPreview, isSsrBuild = false, mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, ''), ...process.env };
  const hosted = Boolean(env['VITE_SUPABASE_URL']);
  const here = { host: '127.0.0.1', strictPort: true };
  // A hosted project brings its own backend.
  const serving = [hostHeaders(), hosted ? [] : campaignBackend(), hostPages()];
  // Served as a static host does: a file that is not there is not there. Pages get the shell from hostHeaders.ts. Whoever starts a
  // server does not wait for what makes a build.
  if (isPreview) return { appType: 'mpa' as const, preview: here, css: { postcss: {} }, plugins: serving };

  const key = env['VITE_SUPABASE_ANON_KEY'] ?? (hosted ? '' : env['SUPABASE_PUBLISHABLE_KEY']) ?? '';
  if (key.trim() === '') throw new Error(MISSING_KEY);
  // A page that is printed has no address bar: there the backend's addresses are the site's own.
  const ownAddress = isSsrBuild ? '""' : 'globalThis.location.origin';
  const { buildPlugins } = await import('./src/build/plugins.ts');
  const { plugins, resolveDependencies } = buildPlugins(env, isSsrBuild);

  return {
    resolve: { tsconfigPaths: true, alias: MODERN },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': hosted ? JSON.stringify(env['VITE_SUPABASE_URL']) : ownAddress,
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(key),
      // The embedded backend has no Realtime.
      'import.meta.env.VITE_HAS_REALTIME': JSON.stringify(hosted),
      __APP_VERSION__: JSON.stringify(env['APP_VERSION'] ?? appVersion()),
    },
    build: {
      target: BUILD_TARGET,
      modulePreload: { polyfill: false, resolveDependencies },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, assetFileNames } },
    },
    server: here,
    plugins: [plugins, serving],
  };
});

/** The map's worker comes as .mjs, and a host that does not know that ending sends it as a file that no browser runs. */
function assetFileNames({ names }: { readonly names: readonly string[] }): string {
  return names.some((name) => name.endsWith('.mjs')) ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]';
}
