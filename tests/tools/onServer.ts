/** How tests reach a server that runs in a folder: as its superuser, and as `openBackend` does. */
import net from 'node:net';
import postgres from 'postgres';
import { socketIn } from '../../supabase/local/cluster/access.ts';
import { foldersIn } from '../../supabase/local/cluster/initdb.ts';
import type { DatabaseChoice } from '../../supabase/local/store.ts';

/** One of the databases on the server in `home`, which another process or another part of this one started and ends. */
export function choiceOf(home: string, database: string): DatabaseChoice {
  const { address } = socketIn(foldersIn(home).socket);
  const on = { connect: () => net.connect(address), password: undefined, database };
  return { driver: 'embedded', url: home, durable: false, on };
}

/** Runs `run` on a connection of its own. */
export async function asSuperuser(
  home: string,
  run: (sql: postgres.ReservedSql) => Promise<unknown>,
  database = 'postgres',
): Promise<void> {
  const sql = postgres({ host: foldersIn(home).socket, user: 'postgres', database, max: 1, onnotice: () => undefined });
  const reserved = await sql.reserve();
  try {
    await run(reserved);
  } finally {
    reserved.release();
    await sql.end();
  }
}
