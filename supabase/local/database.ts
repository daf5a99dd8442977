/** Plain SQL on the connection that @supabase/lite has open. */
import type { Connection } from '@supabase/lite';
import type postgres from 'postgres';

export type Row = Record<string, unknown>;
/** Runs one statement with $1, $2 ... and returns its rows. Throws the database's own error. */
export type Query = (text: string, params?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  query: Query;
  /** Runs a script of many statements in one transaction. Throws the first error, with nothing applied. */
  script(text: string): Promise<void>;
  /** Commits when `run` resolves, rolls back and rethrows when it rejects. */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>;
}

/** The connection must be one of @supabase/lite's postgres connections; anything else throws. */
export function databaseOf(connection: Connection): Database {
  if (!('driver' in connection)) throw new Error('This connection has no driver to send SQL through.');
  const driver = connection.driver;
  if (isPostgres(driver)) return postgresDatabase(driver);
  throw new Error('Only the postgres driver is supported; see db.driver in supabase/config.toml.');
}

function isPostgres(driver: unknown): driver is postgres.Sql {
  return typeof driver === 'function' && 'unsafe' in driver;
}

/** SQL through a connection of postgres.js, whoever signed in. */
export function postgresDatabase(driver: postgres.Sql): Database {
  // Reserved connections alone: cluster/pool.ts keeps those safe when the server goes away.
  const using = async <T>(run: (query: Query) => Promise<T>): Promise<T> => {
    const sql = await driver.reserve();
    try {
      // Parameters go to the server as they are; postgres.js's own list of what it can serialise is narrower than ours.
      return await run(async (text, params = []) => [...(await sql.unsafe<Row[]>(text, [...params] as never[]))]);
    } finally {
      sql.release();
    }
  };
  const transaction = <T>(run: (query: Query) => Promise<T>): Promise<T> =>
    using(async (query) => {
      await query('begin');
      try {
        const result = await run(query);
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback').catch(() => undefined); // The connection is lost, and the transaction with it.
        throw error;
      }
    });
  return {
    query: (text, params) => using((query) => query(text, params)),
    script: (text) => transaction(async (query) => void (await query(text))),
    transaction,
  };
}
