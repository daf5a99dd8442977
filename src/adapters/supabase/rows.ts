/** Reads rows over PostgREST with the publishable key: what anybody may read (events, stats). */
import type { ReadFetcher } from '../../core/reads/ports.ts';
import type { BackendEnv } from './backendEnv.ts';
import { exchange } from './exchange.ts';

/** Set by the service worker on an answer it kept from earlier: epoch ms of the server's answer. */
export const KEPT_AT = 'x-kept-at';

/** A request without an answer after this long (ms) counts as no network. */
const TIMEOUT_MS = 15_000;
/** The server is there and what it stands behind is not, or it is not the server that says so. */
const AWAY: ReadonlySet<number> = new Set([408, 502, 503, 504]);

export function createRowFetcher(env: BackendEnv): ReadFetcher {
  return {
    async getRows(path, signal, told) {
      const headers = { apikey: env.key, accept: 'application/json' };
      const asked: RequestInit =
        told === undefined
          ? { headers }
          : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(told) };
      const { response, text } = await exchange(`${env.url}${path}`, asked, { timeoutMs: TIMEOUT_MS, signal });
      // A captive portal answers 200 with HTML; the worker answers without rows where there is no network.
      const ours = response?.headers.get('content-type')?.includes('json') ?? false;
      if (!response || !ours || AWAY.has(response.status)) return { trouble: 'offline' };
      if (!response.ok) return { trouble: 'fault' };
      const kept = Number(response.headers.get(KEPT_AT) ?? Number.NaN);
      return { rows: JSON.parse(text), keptAt: Number.isFinite(kept) ? kept : null };
    },
  };
}
