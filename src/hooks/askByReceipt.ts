/** How what a receipt was given for stands. The receipt is in the body: nothing of it is in an address or a log. */
import * as v from 'valibot';
import { exchange } from '../adapters/supabase/exchange.ts';
import { functionPath } from '../backend/paths.ts';
import type { FunctionName } from '../backend/schema.ts';
import { backendEnv } from '../wiring/env.ts';

const PATIENCE_MS = 5000;

/** What a receipt leads to. 'unknown': there is no such receipt. Null when nobody can tell: no network, or asked too often. */
export type ByReceipt<T> = T | 'unknown' | null;

/** Never rejects. @param name of a function of the database that takes a receipt. @param shape of what the function answers with for a receipt that there is. */
export async function askByReceipt<T>(
  name: FunctionName,
  shape: v.GenericSchema<unknown, T>,
  receipt: string,
): Promise<ByReceipt<T>> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      `${url}${functionPath(name)}`,
      {
        method: 'POST',
        headers: { apikey: key, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ receipt }),
        cache: 'no-store',
      },
      { timeoutMs: PATIENCE_MS },
    );
    return response?.ok ? (v.parse(v.nullable(shape), JSON.parse(text)) ?? 'unknown') : null;
  } catch {
    return null;
  }
}
