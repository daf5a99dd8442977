// The whole backend in this process: database, REST and auth, migrated, seeded, and with no privilege too many.
import type { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { databaseOf, type Database } from './database.ts';
import { completeEnv, loadEnv } from './env.ts';
import { damagedToken } from './guard.ts';
import { answerOneAtATime } from './oneAtATime.ts';
import { configFile, root } from './root.ts';
import { mayBeSeeded, seedOnce } from './seed.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

export interface BackendOptions {
  /** Which database. Without it, what DATABASE_DRIVER and DATABASE_URL say (see env.ts). */
  database?: { driver: 'pglite' | 'postgres'; url: string };
  /** Whether a fresh database gets the sample data. */
  seed: boolean;
}

export interface Backend {
  readonly app: App;
  readonly database: Database;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Names of the migrations that this start applied. */
  readonly applied: readonly string[];
  /** Whether this start put the sample data in. */
  readonly seeded: boolean;
  /** Answers a request without a network. `path` begins with /rest/v1 or /auth/v1; no key is added. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the database, applies pending migrations and the seed. Throws the failing statement's error, closing the database. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const app = await createApp(options.database);
  try {
    const { applied } = await applyPendingMigrations(app);
    const database = databaseOf(app.connection);
    const { driver = '', url = '' } = app.config.db ?? {};
    if (driver === 'pglite') answerOneAtATime(app);
    const seeded = options.seed && mayBeSeeded(driver, url) && (await seedOnce(database));
    await tightenGrants(app, database);
    const { publishable_key: publishableKey = '', secret_key: secretKey = '' } = app.config.auth ?? {};
    const keys = [publishableKey, secretKey];
    return {
      app,
      database,
      publishableKey,
      secretKey,
      applied: applied.map((file) => file.filename),
      seeded,
      fetch: async (path, init) => {
        const request = new Request(`http://127.0.0.1${path}`, init);
        const refusal = damagedToken(request.headers.get('authorization'), keys);
        return refusal === null ? app.fetch(request) : new Response(refusal, { status: 401, headers: jsonHeaders });
      },
      close: () => app.connection.close(),
    };
  } catch (error) {
    await app.connection.close();
    throw error;
  }
}

// Reading the configuration looks at process.env, so two openings with different databases must not overlap.
let queue: Promise<unknown> = Promise.resolve();

function createApp(database: BackendOptions['database']): Promise<App> {
  const next = queue.then(async () => {
    if (process.cwd() !== root) throw new Error(`The backend looks for its files from ${root}; start it there.`);
    loadEnv();
    completeEnv();
    const before = { driver: process.env.DATABASE_DRIVER, url: process.env.DATABASE_URL };
    if (database) Object.assign(process.env, { DATABASE_DRIVER: database.driver, DATABASE_URL: database.url });
    try {
      const api = await createApi({ withSupabaseClient: false });
      return await api.project.local.createApp(configFile, { admin: false });
    } finally {
      Object.assign(process.env, { DATABASE_DRIVER: before.driver, DATABASE_URL: before.url });
    }
  });
  queue = next.catch(() => undefined);
  return next;
}

// At the first request of each process @supabase/lite grants all on every table to anon and authenticated. So that request
// is made here, before anybody else's, and what it gave away is taken back.
async function tightenGrants(app: App, database: Database): Promise<void> {
  const headers = { apikey: app.config.auth?.publishable_key ?? '' };
  const response = await app.fetch(new Request('http://127.0.0.1/rest/v1/stats?select=label&limit=1', { headers }));
  if (!response.ok) throw new Error(`The backend does not answer: ${response.status} ${await response.text()}`);
  await database.query('select private.restore_grants()');
}
