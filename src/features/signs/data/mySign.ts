/** How the sign of a receipt stands. The receipt is in the body: nothing of it is in an address or a log. */
import * as v from 'valibot';
import { exchange } from '../../../adapters/supabase/exchange.ts';
import { functionPath } from '../../../backend/paths.ts';
import { backendEnv } from '../../../wiring/env.ts';

const STATES = [
  'new',
  'approved',
  'on_route',
  'standing',
  'damaged',
  'declined',
  'removed',
  'not_found',
  'withdrawn',
] as const;
const schema = v.nullable(v.object({ state: v.picklist(STATES) }));
export type MySign = NonNullable<v.InferOutput<typeof schema>>;

const PATIENCE_MS = 5000;

/** Null when nobody can tell: no network, asked too often, or no such receipt. Never rejects. */
export async function askMySign(receipt: string): Promise<MySign | null> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      `${url}${functionPath('my_sign')}`,
      {
        method: 'POST',
        headers: { apikey: key, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ receipt }),
        cache: 'no-store',
      },
      { timeoutMs: PATIENCE_MS },
    );
    return response?.ok ? v.parse(schema, JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
