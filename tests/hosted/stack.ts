/**
 * The engines of hosted Supabase on this machine: PostgreSQL 17 as a project hands it over, PostgREST 12 with its limits, and
 * a gateway in front; @supabase/lite signs people in from a database of its own, with the same secret.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { openBackend, type Backend } from '../../supabase/local/backend.ts';
import { postgresDatabase, type Database } from '../../supabase/local/database.ts';
import { migrationsDir } from '../../supabase/local/root.ts';
import { seedOnce } from '../../supabase/local/seed.ts';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';
import { hostedGateway } from './gateway.ts';
import { at, handOver, ownership, projectAt, type Project } from './handedOver.ts';
import { startPostgrest } from './postgrest.ts';

export interface HostedStack extends Pick<Backend, 'publishableKey' | 'secretKey'> {
  /** The real database, as the owner of its tables: no superuser, as in the SQL editor of a hosted project. */
  readonly database: Database;
  readonly databaseUrl: string;
  /** PostgREST itself, without a gateway in front. */
  readonly restUrl: string;
  /** A request to the gateway. `path` begins with /rest/v1 or /auth/v1; no key is added. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The gateway itself, for a server in front of it. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Names four databases on DATABASE_TEST_URL that were made ready before (see makeTemplates): of each kind one with the sample town and one without a row. */
const TEMPLATES = 'HOSTED_TEMPLATES';

const quiet = { onnotice: () => undefined };
/** Counts as numbers, as @supabase/lite's own connection gives them. */
const counts = { bigint: { to: 20, from: [20], serialize: String, parse: Number } };

/** Rejects where PostgreSQL or PostgREST cannot be had: these tests are never skipped. */
export async function openHosted({ seed = true } = {}): Promise<HostedStack> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const templates = process.env[TEMPLATES];
    const { project, accounts, remove } = await (templates ? copies(templates, seed) : fresh(seed));
    closing.push(remove);
    const sql = postgres(project.owner, { max: 4, types: counts, ...quiet });
    const platform = postgres(project.platform, { max: 1, ...quiet });
    closing.push(
      () => sql.end(),
      () => platform.end(),
    );
    const auth = await openBackend({ database: { driver: 'postgres', url: accounts }, seed });
    closing.push(() => auth.close());
    const jwtSecret = process.env.SUPABASE_JWT_SECRET ?? '';
    const rest = await startPostgrest(project.authenticator, jwtSecret);
    closing.push(() => rest.stop());
    const answer = hostedGateway({ auth, rest: rest.url, jwtSecret, platform: postgresDatabase(platform).query });
    return {
      publishableKey: auth.publishableKey,
      secretKey: auth.secretKey,
      database: postgresDatabase(sql),
      databaseUrl: project.owner,
      restUrl: rest.url,
      answer,
      fetch: (to, init) => answer(new Request(`http://127.0.0.1${to}`, init)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Databases {
  readonly project: Project;
  /** Where @supabase/lite keeps accounts and sessions. */
  readonly accounts: string;
  remove(): Promise<unknown>;
}

async function fresh(seed: boolean): Promise<Databases> {
  const server = await startPostgres();
  const remove = () => server.stop();
  try {
    const project = await makeProject(await server.createDatabase(), seed);
    return { project, accounts: await server.createDatabase(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

// A copy takes a tenth of a second, a migrated and seeded database several.
async function copies(templates: string, seed: boolean): Promise<Databases> {
  const url = process.env.DATABASE_TEST_URL ?? '';
  const server = postgres(url, { max: 1, ...quiet });
  const names: string[] = [];
  const remove = async (): Promise<void> => {
    for (const name of names) await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  };
  try {
    for (const template of templates.split(',').slice(...(seed ? [0, 2] : [2]))) {
      const name = `campaign_test_${randomBytes(6).toString('hex')}`;
      await server.unsafe(`create database ${name} template ${template} strategy file_copy`);
      names.push(name);
      await server.unsafe(ownership(name));
    }
    const [project = '', accounts = ''] = names;
    return { project: projectAt(at(url, project)), accounts: at(url, accounts), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Makes the databases ready on a server. With what it returns in the environment, a stack is a copy of them. */
export async function makeTemplates(server: TestPostgres): Promise<Readonly<Record<string, string>>> {
  const empty = await server.createDatabase();
  await makeProject(empty, false);
  // Not before: both change the server's roles, and of two at once PostgreSQL refuses one.
  const [seeded, accounts] = await Promise.all([seededCopy(server, empty), accountTemplates(server)]);
  const names = [seeded, accounts.seeded, empty, accounts.empty].map(nameOf);
  return { DATABASE_TEST_URL: at(seeded, 'postgres'), [TEMPLATES]: names.join(',') };
}

async function seededCopy(server: TestPostgres, empty: string): Promise<string> {
  const seeded = await server.createDatabase(nameOf(empty));
  const platform = postgres(seeded, { max: 1, ...quiet });
  try {
    await platform.unsafe(ownership(nameOf(seeded)));
  } finally {
    await platform.end();
  }
  await seedProject(projectAt(seeded));
  return seeded;
}

async function accountTemplates(server: TestPostgres): Promise<{ readonly seeded: string; readonly empty: string }> {
  const open = async (url: string, seed: boolean) =>
    (await openBackend({ database: { driver: 'postgres', url }, seed })).close();
  const empty = await server.createDatabase();
  await open(empty, false);
  const seeded = await server.createDatabase(nameOf(empty));
  await open(seeded, true);
  return { seeded, empty };
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** An empty database, by its superuser's address, becomes a project with every migration and, if wanted, the sample town. */
async function makeProject(url: string, seed: boolean): Promise<Project> {
  const project = await handOver(url);
  const sql = postgres(project.owner, { max: 1, ...quiet });
  try {
    for (const file of fs.readdirSync(migrationsDir).sort())
      await sql.begin((tx) => tx.unsafe(fs.readFileSync(path.join(migrationsDir, file), 'utf8')));
  } finally {
    await sql.end();
  }
  if (seed) await seedProject(project);
  return project;
}

async function seedProject(project: Project): Promise<void> {
  const sql = postgres(project.owner, { max: 1, ...quiet });
  try {
    await seedOnce(postgresDatabase(sql));
  } finally {
    await sql.end();
  }
}
