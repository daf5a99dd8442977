/** Opens the database that the settings name, as lite's connections: the owner's, and the one that answers requests. */
import type { Connection } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import path from 'node:path';
import type { Transport } from './cluster/access.ts';
import { openCluster, type Cluster } from './cluster/cluster.ts';
import { openPool } from './cluster/pool.ts';
import { accountGrants, api, database, owner, prepareRoles } from './cluster/roles.ts';
import { lockDataDir } from './dataDir.ts';
import { requestSettings, shortenForVisitors } from './timeouts.ts';

export interface DatabaseChoice {
  /** `embedded`: a PostgreSQL of our own in the folder `url`. */
  driver: 'embedded' | 'postgres';
  url: string;
  /** Whether commits survive a loss of power, which only `embedded` asks. Off for what is thrown away: tests. */
  durable?: boolean;
  /** How to reach an embedded one, where that is not to be what fits this system. */
  transport?: Transport;
  /** A database on a server that already runs: another process started it and ends it. */
  on?: RunningServer;
}

/** Where a running server is reached, and which of its databases is meant. */
export interface RunningServer extends Pick<Cluster, 'connect' | 'password'> {
  readonly database: string;
}

export interface Store {
  /** Owns everything: migrations, the seed and plain SQL. No timeouts. */
  readonly owner: Connection;
  /** Answers requests. The same as `owner` where the database knows one account only. */
  readonly api: Connection;
  /** To be called once the migrations are applied. */
  migrated(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database; an embedded one is made if need be. Rejects with DataDirInUseError if another process has it. */
export async function openStore(choice: DatabaseChoice): Promise<Store> {
  if (choice.on) return openRunning(choice.on);
  return choice.driver === 'embedded' ? openEmbedded(choice.url, choice) : openGiven(choice.url);
}

async function openEmbedded(home: string, { durable = true, transport }: DatabaseChoice): Promise<Store> {
  const lock = await lockDataDir(path.dirname(home));
  let cluster: Cluster | undefined;
  try {
    cluster = await openCluster(home, { durable, ...(transport === undefined ? {} : { transport }) });
    const { connect, close, password } = cluster;
    const known = { connect, password };
    const superuser = openPool({ ...known, user: 'postgres', database: 'postgres', max: 1 });
    const sql = await superuser.driver.reserve();
    await prepareRoles(sql, password);
    sql.release();
    await superuser.close();
    const store = openRunning({ ...known, database });
    return {
      ...store,
      async close() {
        await store.close();
        await close();
        lock.release();
      },
    };
  } catch (error) {
    await cluster?.close();
    lock.release();
    throw error;
  }
}

function openRunning({ connect, password, database: name }: RunningServer): Store {
  const pool = (user: string, max: number, settings = {}) =>
    openPool({ connect, password, user, database: name, max, settings });
  const connections = { owner: pool(owner, 4), api: pool(api, 10, requestSettings) };
  answerAsLesser(connections);
  return {
    ...connections,
    migrated: async () => void (await connections.owner.exec(accountGrants)),
    async close() {
      await connections.api.close();
      await connections.owner.close();
    },
  };
}

function openGiven(url: string): Store {
  const connections = {
    owner: createPostgresConnection({ url, postgresOptions: { max: 4 } }),
    api: createPostgresConnection({ url, postgresOptions: { connection: requestSettings } }),
  };
  answerAsLesser(connections);
  return {
    ...connections,
    migrated: async () => undefined,
    async close() {
      await connections.api.close();
      await connections.owner.close();
    },
  };
}

// lite reads the schema from what its account may see, which is the owner's whole truth only for the owner. And at its first
// request it would grant everything on every table; whoever answers requests here has nothing to grant and need not try.
// It reads the schema at the first question: of many first ones at once, one reads for all.
function answerAsLesser(connections: { owner: PostgresConnection; api: PostgresConnection }): void {
  const { owner: whole, api: lesser } = connections;
  let reading: ReturnType<PostgresConnection['introspect']> | undefined;
  Object.assign(lesser, {
    introspect: (options?: { useCache?: boolean }) =>
      (reading ??= whole.introspect(options).finally(() => (reading = undefined))),
    ensureRlsContext: async () => true,
  });
  shortenForVisitors(lesser);
}
