/** The whole backend in this process: database, REST and auth, migrated and seeded. */
import { App, type Connection, type DefaultAppConfig } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { completeAuthSchema } from './authSchema.ts';
import { refuseOtherBaseline } from './baseline.ts';
import { chooseDatabase } from './choice.ts';
import { databaseOf, type Database } from './database.ts';
import { refuseEndedSessions } from './endedSessions.ts';
import { completeEnv, loadEnv } from './env.ts';
import { damagedToken } from './guard.ts';
import { migrationFiles } from './migrations.ts';
import { configFile, root } from './root.ts';
import { mayBeSeeded, seedOnce } from './seed.ts';
import { openStore, type DatabaseChoice } from './store.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

export interface BackendOptions {
  /** Which database. Without it, what DATABASE_DRIVER and DATABASE_URL say (see env.ts). */
  database?: DatabaseChoice;
  /** Whether a fresh database gets the sample data. */
  seed: boolean;
}

export interface Backend {
  readonly app: App;
  /** Plain SQL as the owner of everything. */
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
  const { config, choice } = await readSettings(options.database);
  const store = await openStore(choice);
  try {
    const database = databaseOf(store.owner);
    await refuseOtherBaseline(database, choice.url, migrationFiles());
    const owning = await appOn(store.owner, config);
    await owning.ensureSystemSchema();
    await completeAuthSchema(database);
    const { applied } = await applyPendingMigrations(owning);
    await store.migrated();
    refuseEndedSessions(store.api);
    const app = await appOn(store.api, config);
    const seeded = options.seed && mayBeSeeded(choice.driver, choice.url) && (await seedOnce(database));
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
      close: () => store.close(),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

// lite reads its configuration from process.env and opens the database in it; ours is opened by store.ts. This address is
// never connected to.
const nowhere = { DATABASE_DRIVER: 'postgres', DATABASE_URL: 'postgres://127.0.0.1/nowhere' };

type Config = Omit<DefaultAppConfig, 'connection'>;

// Two readings at once must not overlap: each sets process.env for a moment.
let queue: Promise<unknown> = Promise.resolve();

function readSettings(given: BackendOptions['database']): Promise<{ config: Config; choice: DatabaseChoice }> {
  const next = queue.then(async () => {
    if (process.cwd() !== root) throw new Error(`The backend looks for its files from ${root}; start it there.`);
    loadEnv();
    completeEnv();
    const choice = given ?? (await chooseDatabase());
    const before = { DATABASE_DRIVER: process.env.DATABASE_DRIVER, DATABASE_URL: process.env.DATABASE_URL };
    Object.assign(process.env, nowhere);
    try {
      const api = await createApi({ withSupabaseClient: false });
      const { connection: _unused, ...config } = await api.project.local.getConfig(configFile);
      return { config: { ...config, db: { ...config.db, driver: 'postgres' as const, url: choice.url } }, choice };
    } finally {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
  });
  queue = next.catch(() => undefined);
  return next;
}

function appOn(connection: Connection, config: Config): Promise<App> {
  return new App({ ...config, connection, options: { ...config.options, server: { admin: false } } }).init();
}
