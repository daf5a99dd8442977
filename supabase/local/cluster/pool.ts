/**
 * lite's connection to a PostgreSQL that may go away and come back. A pool is good until one of its connections is lost; then
 * it is given up whole and the next question opens another one.
 */
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { DatabaseAwayError, WatchedSocket } from './socket.ts';

export interface PoolOptions {
  connect(): net.Socket;
  user: string;
  database: string;
  /** Where the server asks for one. */
  password?: string | undefined;
  /** At most so many connections at once. */
  max: number;
  /** Settings that each connection begins with, like statement_timeout in milliseconds. */
  settings?: Record<string, string | number>;
}

/** How long a question waits for a server that is being restarted, in milliseconds, before it is answered with 503. */
const patience = 5000;

/** Opens nothing yet. Its driver's `reserve` and `end` are safe to use while the server dies and comes back. */
export function openPool(options: PoolOptions): PostgresConnection {
  let current: Pool | undefined;
  let closed = false;
  const open = (): Pool => makePool(options, (lost) => (current = current === lost ? undefined : current));

  const front = open();
  current = front;
  // The one object that lite keeps: from now on it stands for whichever pool is good.
  front.connection.driver.reserve = async () => {
    for (const until = Date.now() + patience; ;) {
      if (closed) throw new Error('The database is closed.');
      const pool = (current ??= open());
      try {
        return await pool.reserve();
      } catch (error) {
        if (Date.now() > until || closed)
          throw error instanceof DatabaseAwayError ? error : new DatabaseAwayError(error);
        await sleep(20);
      }
    }
  };
  front.connection.driver.end = async (how) => {
    closed = true;
    await current?.end(how);
  };
  return front.connection;
}

interface Pool {
  connection: PostgresConnection;
  /** Rejects as well when the pool is lost while it waits; postgres.js would leave it waiting. */
  reserve(): Promise<postgres.ReservedSql>;
  end: postgres.Sql['end'];
}

function makePool(options: PoolOptions, lost: (pool: Pool) => void): Pool {
  const gone = new AbortController();
  const giveUp = (): void => {
    if (gone.signal.aborted) return;
    gone.abort();
    lost(pool);
    // Whoever is in a transaction on a connection that still works may finish it.
    void pool.end({ timeout: 10 });
  };
  const { user, database, password, max, settings } = options;
  // Documented, but missing in the types.
  const throughUs: object = { socket: () => new WatchedSocket(options.connect(), giveUp) };
  const postgresOptions = {
    ...throughUs,
    user,
    database,
    password,
    max,
    ssl: false,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: { application_name: 'campaign-hub', ...settings },
  };
  const connection = createPostgresConnection({ url: '', postgresOptions });
  const { driver } = connection;
  const reserve = driver.reserve.bind(driver);
  const pool: Pool = {
    connection,
    end: driver.end.bind(driver),
    reserve: () =>
      new Promise((resolve, reject) => {
        const away = (): void => reject(new DatabaseAwayError());
        gone.signal.addEventListener('abort', away, { once: true });
        reserve()
          .then((sql) => (gone.signal.aborted ? sql.release() : resolve(refusingOnceLost(sql))), reject)
          .finally(() => gone.signal.removeEventListener('abort', away));
      }),
  };
  return pool;
}

// After a loss in the middle of a statement postgres.js keeps the next one, the rollback, for an answer that never comes.
function refusingOnceLost(sql: postgres.ReservedSql): postgres.ReservedSql {
  const unsafe = sql.unsafe.bind(sql);
  let lost: DatabaseAwayError | undefined;
  const refusing = (...question: Parameters<typeof unsafe>) => {
    if (lost) return Promise.reject(lost);
    const answer = unsafe(...question);
    answer.catch((error: unknown) => (lost = error instanceof DatabaseAwayError ? error : undefined));
    return answer;
  };
  // Whoever asks awaits the answer; the other things that one can do with a pending query are not done here.
  return Object.assign(sql, { unsafe: refusing });
}
