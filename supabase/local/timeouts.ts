/** How long a request may hold the database. Migrations and the seed are not requests and have no limit. */
import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';

/** What the connections that answer requests begin with, in milliseconds; as hosted Supabase has it for people signed in. */
export const requestSettings: Record<string, number> = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
};

/** As hosted Supabase has it for anon. A setting of the role would not do: it only counts for who signs in as that role. */
const visitorsTimeout = 3000;

/** From now on a visitor's statement ends after 3 s. */
export function shortenForVisitors(connection: PostgresConnection): void {
  const run = connection.withContext.bind(connection);
  connection.withContext = (vars, answer, options) =>
    run(
      vars,
      async (db) => {
        if (isVisitor(vars)) await sql.raw(`set local statement_timeout = ${visitorsTimeout}`).execute(db);
        return answer(db);
      },
      options,
    );
}

function isVisitor(vars: unknown): boolean {
  if (typeof vars !== 'object' || vars === null || !('auth' in vars)) return false;
  const { auth } = vars;
  return typeof auth !== 'object' || auth === null || !('role' in auth) || (auth.role ?? 'anon') === 'anon';
}
