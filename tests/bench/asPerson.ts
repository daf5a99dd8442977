/** What a query costs a person, on a database of the bench's own that is loaded once. */
import postgres from 'postgres';
import { openBackend } from '../../supabase/local/backend.ts';
import { openSessions, sessionOf } from '../db/support/sessions.ts';
import { startPostgres } from '../tools/postgres.ts';

/** @param load statements on top of the sample town. */
export async function withLoaded<Found>(
  load: readonly string[],
  use: (sql: postgres.Sql) => Promise<Found>,
): Promise<Found> {
  const server = await startPostgres();
  try {
    const url = await server.createDatabase();
    const backend = await openBackend({ database: { driver: 'postgres', url }, seed: true });
    await openSessions(backend.database.query);
    await backend.close();
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      for (const text of load) await sql.unsafe(text);
      await sql.unsafe('vacuum analyze');
      return await use(sql);
    } finally {
      await sql.end();
    }
  } finally {
    await server.stop();
  }
}

/** From here to the end of the transaction this person asks, in their own session. */
export async function actAs(tx: postgres.TransactionSql, who: string, policies: boolean): Promise<void> {
  const claims = JSON.stringify({ sub: who, role: 'authenticated', aal: 'aal1', session_id: sessionOf(who) });
  await tx`select set_config('request.jwt.claim.sub', ${who}, true), set_config('request.jwt.claims', ${claims}, true)`;
  if (policies) await tx.unsafe('set local role authenticated');
}

/** Rolled back: every round finds the same rows. @returns ms at the client. */
export async function timeAs(sql: postgres.Sql, who: string, policies: boolean, text: string): Promise<number> {
  const undo = new Error('undo');
  let ms = Number.NaN;
  const asked = sql.begin(async (tx) => {
    await actAs(tx, who, policies);
    const begun = performance.now();
    await tx.unsafe(text, [], { prepare: true });
    ms = performance.now() - begun;
    throw undo;
  });
  await asked.catch((cause: unknown) => {
    if (cause !== undo) throw cause;
  });
  return ms;
}
