/** How the report of a receipt stands. The receipt is in the body: nothing of it is in an address or a log. */
import * as v from 'valibot';
import { exchange } from '../../../adapters/supabase/exchange.ts';
import { functionPath } from '../../../backend/paths.ts';
import { backendEnv } from '../../../wiring/env.ts';
import { OWNERS } from '../model/owners.ts';

const optional = v.nullable(v.string());
const schema = v.nullable(
  v.object({
    state: v.picklist(['waiting', 'on_page', 'not_ours', 'declined']),
    belongs_to: v.nullable(v.picklist(OWNERS)),
    answer_en: optional,
    answer_es: optional,
    slug: optional,
    title_en: optional,
    title_es: optional,
  }),
);
export type MyReport = NonNullable<v.InferOutput<typeof schema>>;

const PATIENCE_MS = 5000;

/** 'unknown': there is no such receipt. Null when nobody can tell: no network, or asked too often. Never rejects. */
export async function askMyReport(receipt: string): Promise<MyReport | 'unknown' | null> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      `${url}${functionPath('my_site_report')}`,
      {
        method: 'POST',
        headers: { apikey: key, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ receipt }),
        cache: 'no-store',
      },
      { timeoutMs: PATIENCE_MS },
    );
    return response?.ok ? (v.parse(schema, JSON.parse(text)) ?? 'unknown') : null;
  } catch {
    return null;
  }
}
