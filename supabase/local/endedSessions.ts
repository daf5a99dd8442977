/** Each request of a signed-in person begins with the question whether their session is still there, as PostgREST's db-pre-request has it. */
import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

/** From now on the token of an ended session is answered 401, PT401 (supabase/migrations, sessions). */
export function refuseEndedSessions(connection: Connection): void {
  const run = connection.withContext.bind(connection);
  connection.withContext = (vars, answer, options) =>
    run(
      vars,
      async (db) => {
        if (roleOf(vars) === 'authenticated') await sql.raw('select public.require_session()').execute(db);
        return answer(db);
      },
      options,
    );
}

function roleOf(vars: unknown): unknown {
  const auth: unknown = typeof vars === 'object' && vars !== null ? Reflect.get(vars, 'auth') : null;
  return typeof auth === 'object' && auth !== null ? Reflect.get(auth, 'role') : null;
}
