/** Starts a server process for a test worker and asks its database what really arrived. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { loadEnv } from '../../supabase/local/env.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface TestServer {
  readonly url: string;
  /** Of its process, whose children the database is. */
  readonly pid: number;
  /** Rows as the service role sees them; `query` is PostgREST's, for instance `name=eq.Ada`. */
  rows(table: string, query: string): Promise<Row[]>;
  /** Posts one row or several as an anonymous visitor with the publishable key, as any script on the internet could. */
  insertAsVisitor(table: string, row: Row | readonly Row[]): Promise<Response>;
  /** Lines of the server's terminal: mails and codes stand there. */
  readonly printed: readonly string[];
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Another build than `dist`. */
  readonly outDir?: string;
  /** As the public forms are limited in a campaign. Without it journeys may type as fast as programs do. */
  readonly limited?: boolean;
  /** Besides what stands in the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What a journey's pages and scripts send from one address is no flood here. */
const WIDE = {
  forms_per_device: 1_000_000,
  forms_per_device_hour: 1_000_000,
  forms_per_address: 1_000_000,
  forms_per_address_hour: 1_000_000,
  visits_per_device: 1_000_000,
  visits_per_device_hour: 1_000_000,
  visits_per_address: 1_000_000,
  visits_per_address_hour: 1_000_000,
  failures_per_device: 1_000_000,
  failures_per_device_hour: 1_000_000,
  failures_per_address: 1_000_000,
  failures_per_address_hour: 1_000_000,
  least_ms: 0,
  places_per_sender: 1_000_000,
  places_per_address: 1_000_000,
  flood_per_hour: 1_000_000,
  supports_per_device: 1_000_000,
  supports_per_device_hour: 1_000_000,
  supports_per_address: 1_000_000,
  supports_per_address_hour: 1_000_000,
};

/** With BACKEND=hosted on the engines of hosted Supabase. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  loadEnv();
  const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
  const publishableKey = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const file = process.env['BACKEND'] === 'hosted' ? 'hostedServer.ts' : 'server.ts';
  const child = spawn(process.execPath, [`e2e/support/${file}`], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      // A third of a start is spent on reading the same modules.
      NODE_COMPILE_CACHE: new URL('../../node_modules/.cache/node', import.meta.url).pathname,
      ...options.env,
      ...(options.outDir ? { OUT_DIR: options.outDir } : {}),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(([code]) => reject(new Error(`The test server stopped with code ${String(code)}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      if (line.startsWith('{"url"')) resolve((JSON.parse(line) as { url: string }).url); // printed by server.ts
    });
  });
  if (!options.limited) {
    const answer = await fetch(`${url}/rest/v1/rpc/set_form_limits`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ changes: WIDE }),
    });
    if (!answer.ok) throw new Error(`The limits stay: ${answer.status} ${await answer.text()}`);
  }
  return {
    url,
    pid: child.pid ?? Number.NaN,
    printed,
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
