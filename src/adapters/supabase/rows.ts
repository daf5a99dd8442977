/** Reads rows over PostgREST with the publishable key: what anybody may read (events, stats). */
import type { ReadFetcher } from '../../core/reads/ports.ts';
import type { BackendEnv } from '../../env.ts';

/** Set by the service worker on an answer it kept from earlier: epoch ms of the server's answer. */
export const KEPT_AT = 'x-kept-at';

export function createRowFetcher(env: BackendEnv): ReadFetcher {
  return {
    async getRows(path, signal) {
      const response = await fetch(`${env.url}${path}`, {
        headers: { apikey: env.key, accept: 'application/json' },
        signal,
      });
      // A captive portal answers 200 with HTML; that is not an answer of ours.
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
        throw new Error(`Reading ${path.split('?', 1)[0]} failed with ${response.status}.`);
      }
      const kept = Number(response.headers.get(KEPT_AT) ?? Number.NaN);
      return { rows: await response.json(), keptAt: Number.isFinite(kept) ? kept : null };
    },
  };
}
