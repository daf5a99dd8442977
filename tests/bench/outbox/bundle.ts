/** The clients' scripts, bundled once per run and kept in memory. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

export type Scripts = (client: string, part: 'page' | 'worker') => string | undefined;

/** Every script in one piece and minified, as an app would ship it. */
export async function bundleClients(clients: readonly string[]): Promise<Scripts> {
  const scripts = new Map<string, string>();
  for (const client of new Set(clients.map(folderOf))) {
    for (const part of ['page', 'worker']) {
      const entry = `clients/${client}/${part}.ts`;
      if (existsSync(join(import.meta.dirname, entry))) scripts.set(`${client}/${part}`, await bundle(entry));
    }
  }
  return (client, part) => scripts.get(`${folderOf(client)}/${part}`);
}

/** 'ours-one' is another setting of the same client. */
const folderOf = (client: string) => client.split('-', 1)[0] ?? client;

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    // No styles here: the app's PostCSS need not be loaded.
    css: { postcss: {} },
    // One copy of TanStack's store: with two, a transaction does not notice what is inserted, and keeps nothing.
    resolve: { alias: { '@tanstack/db': 'offline-transactions-db' } },
    logLevel: 'error',
    mode: 'production',
    // In library mode Vite leaves it alone, and Workbox would spend its time on logging.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'bench', fileName: 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Vite bundled nothing for ${entry}.`);
  return output.output[0].code;
}
