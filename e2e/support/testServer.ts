/** Starts a server process for a test worker and asks its database what really arrived. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { loadEnv } from '../../supabase/local/env.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface TestServer {
  readonly url: string;
  /** Rows as the service role sees them; `query` is PostgREST's, for instance `name=eq.Ada`. */
  rows(table: string, query: string): Promise<Row[]>;
  /** Posts one row or several as an anonymous visitor with the publishable key, as any script on the internet could. */
  insertAsVisitor(table: string, row: Row | readonly Row[]): Promise<Response>;
  stop(): Promise<void>;
}

/** With BACKEND=hosted on the engines of hosted Supabase. @param options.outDir another build than `dist`. */
export async function startTestServer(options: { readonly outDir?: string } = {}): Promise<TestServer> {
  loadEnv();
  const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
  const publishableKey = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const file = process.env['BACKEND'] === 'hosted' ? 'hostedServer.ts' : 'server.ts';
  const child = spawn(process.execPath, [`e2e/support/${file}`], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, ...(options.outDir ? { OUT_DIR: options.outDir } : {}) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(([code]) => reject(new Error(`The test server stopped with code ${String(code)}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"url"')) resolve((JSON.parse(line) as { url: string }).url); // printed by server.ts
    });
  });
  return {
    url,
    async rows(table, query) {
      const response = await fetch(`${url}/rest/v1/${table}?${query}`, {
        headers: { apikey: secretKey },
      });
      if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`);
      return (await response.json()) as Row[]; // PostgREST answers a select with an array of objects
    },
    insertAsVisitor: (table, row) =>
      fetch(`${url}/rest/v1/${table}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify(row),
      }),
    async stop() {
      child.stdin.end();
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await exited;
      clearTimeout(killer);
    },
  };
}
