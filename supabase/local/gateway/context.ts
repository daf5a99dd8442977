/**
 * What goes along with a request into lite and back: the headers, the client's address among them, that SQL may read in every
 * transaction, and the error that the database itself raised.
 *
 * PostgREST sets `request.headers` always, @supabase/lite for functions only: a limit in an insert's trigger would see nobody.
 * And lite answers some errors without their SQLSTATE, by which a phone tells what will never be taken from what is late.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { CompiledQuery } from 'kysely';

export interface Told {
  /** What SQL reads as `request.headers`: a JSON object as text. */
  readonly headers: string;
  /** The last error that the database raised for this request. */
  raised?: DatabaseError;
}

export interface DatabaseError {
  /** SQLSTATE. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

const current = new AsyncLocalStorage<Told>();

/** Runs `work` so that its transactions see `told.headers`, and `told.raised` is what they raised. */
export const withContext = <T>(told: Told, work: () => T): T => current.run(told, work);

interface Executor {
  executeQuery(query: CompiledQuery): Promise<unknown>;
}

const joined = new WeakSet<object>();

/** From now on the connection's transactions know of their request, and it of their errors. Throws if lite works differently by now. */
export function joinContext(connection: Connection): void {
  if (joined.has(connection)) return;
  joined.add(connection);
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const store = current.getStore();
    const raised = databaseError(error);
    if (store !== undefined && raised !== undefined) store.raised = raised;
    return normalize(error);
  };
  // Private in lite's types; a test proves that an insert's trigger reads the address.
  const original: unknown = Reflect.get(connection, 'applyJwtSessionContext');
  if (typeof original !== 'function') throw new Error('@supabase/lite has no applyJwtSessionContext any more.');
  Reflect.set(connection, 'applyJwtSessionContext', async (executor: Executor, ...rest: unknown[]) => {
    await Reflect.apply(original, connection, [executor, ...rest]);
    const store = current.getStore();
    if (store === undefined) return;
    await executor.executeQuery(CompiledQuery.raw("select set_config('request.headers', $1, true)", [store.headers]));
  });
}

/** PostgreSQL's own error, whichever driver brings it; undefined for anything else. */
function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) return undefined;
  const said = (name: 'detail' | 'hint'): string | null => {
    const text: unknown = Reflect.get(error, name);
    return typeof text === 'string' ? text : null;
  };
  return { code: String(error.code), message: error.message, detail: said('detail'), hint: said('hint') };
}
