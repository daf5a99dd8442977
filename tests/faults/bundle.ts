/** The clients' scripts, bundled once per run and kept in memory. */
import { build } from 'vite';

const CLIENTS = ['ours', 'workbox', 'tanstack'] as const;
const PARTS = ['page', 'worker'] as const;
type Part = (typeof PARTS)[number];

export interface Bundles {
  /** Throws when there is no such client. */
  script(client: string, part: Part): string;
}

/** Every script in one piece, without modules: a worker of the oldest kind can load it too. */
export async function bundleClients(): Promise<Bundles> {
  const scripts = new Map<string, string>();
  for (const client of CLIENTS) {
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

async function bundle(client: string, part: Part): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
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
