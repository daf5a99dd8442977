/** The clients' scripts, bundled once per run and kept in memory. */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const PARTS = ['page', 'worker'] as const;
type Part = (typeof PARTS)[number];

export interface Bundles {
  /** Throws when there is no such client. */
  script(client: string, part: Part): string;
}

/** Every script in one piece, without modules: a worker of the oldest kind can load it too. */
export async function bundleClients(clients: readonly string[]): Promise<Bundles> {
  const scripts = new Map<string, string>();
  for (const client of clients) {
    for (const part of PARTS) scripts.set(`${client}/${part}`, await bundle(client, part));
  }
  return {
    script(client, part) {
      const script = scripts.get(`${client}/${part}`);
      if (script === undefined) throw new Error(`No client is called ${client}.`);
      return script;
    },
  };
}

/** The peers are installed beside the benches (tests/bench/package.json). */
const peers: Plugin = {
  name: 'peers-of-the-benches',
  enforce: 'pre',
  resolveId(source) {
    if (!/^(@tanstack\/offline-transactions|offline-transactions-db|workbox-background-sync)$/.test(source))
      return null;
    return this.resolve(source, resolve(import.meta.dirname, '../bench/package.json'), { skipSelf: true });
  },
};

async function bundle(client: string, part: Part): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [peers],
    mode: 'production',
    // In library mode Vite leaves it alone, and Workbox would log to a console nobody reads.
    define: { 'process.env.NODE_ENV': '"production"' },
    // One copy for the app and the library: with two, the library sees no transaction around an insert, and keeps nothing.
    resolve: { alias: { '@tanstack/db': 'offline-transactions-db' } },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: `clients/${client}/${part}.ts`, formats: ['iife'], name: 'fault', fileName: part },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Vite bundled nothing for ${client}/${part}.`);
  return output.output[0].code;
}
