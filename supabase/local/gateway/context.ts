// Lets SQL read the request's headers, the client's address among them, in every transaction that runs for it.
//
// PostgREST sets `request.headers` always, @supabase/lite for functions only: a limit in an insert's trigger would see nobody.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { CompiledQuery } from 'kysely';

const current = new AsyncLocalStorage<string>();

/** Runs `work` so that its transactions see `headers`, a JSON object as text, in `request.headers`. */
export const withRequestHeaders = <T>(headers: string, work: () => T): T => current.run(headers, work);

interface Executor {
  executeQuery(query: CompiledQuery): Promise<unknown>;
}

const told = new WeakSet<object>();

/** From now on the connection's transactions begin by setting `request.headers`. Throws if lite works differently by now. */
export function tellRequestHeaders(connection: Connection): void {
  if (told.has(connection)) return;
  told.add(connection);
  // Private in lite's types; a test proves that an insert's trigger reads the address.
  const original: unknown = Reflect.get(connection, 'applyJwtSessionContext');
  if (typeof original !== 'function') throw new Error('@supabase/lite has no applyJwtSessionContext any more.');
  Reflect.set(connection, 'applyJwtSessionContext', async (executor: Executor, ...rest: unknown[]) => {
    await Reflect.apply(original, connection, [executor, ...rest]);
    const headers = current.getStore();
    if (headers === undefined) return;
    await executor.executeQuery(CompiledQuery.raw("select set_config('request.headers', $1, true)", [headers]));
  });
}
