/**
 * Events and stats: from the network, else from what was kept, marked with when the server answered, so that no page
 * takes old rows for new ones. One answer is kept per table and shape of question, whatever time it asked about.
 */
import { KEPT_AT } from '../adapters/supabase/rows.ts';

const CACHE = 'public-reads';
/** After this long (ms) a slow network counts as none, if there is something kept. */
const PATIENCE_MS = 5000;

export async function answerRead({ request }: { request: Request }): Promise<Response> {
  const key = keyOf(request.url);
  const fromNetwork = fetch(request).then(async (response) => {
    if (isRows(response)) await keep(key, response.clone()).catch(() => undefined);
    return response;
  });
  try {
    return await Promise.race([fromNetwork, timeout(PATIENCE_MS)]);
  } catch {
    return (await kept(key).catch(() => undefined)) ?? (await fromNetwork.catch(nothing));
  }
}

/**
 * Without a network and with nothing kept. No rejection: a worker that rejects fills Safari's console with errors of a network
 * whose absence is nobody's fault. Whoever asks for rows takes an answer without any for what it is (adapters/supabase/rows.ts).
 */
function nothing(): Response {
  return new Response(null, { status: 204 });
}

/** The time in the question changes with every second; the rows it asks for do not. */
function keyOf(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Array.from(url.searchParams)) {
    url.searchParams.set(name, value.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now'));
  }
  return url.href;
}

/** A captive portal answers 200 with HTML: never kept. */
function isRows(response: Response): boolean {
  return response.status === 200 && Boolean(response.headers.get('content-type')?.includes('json'));
}

async function keep(key: string, response: Response) {
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
  const cache = await caches.open(CACHE);
  await cache.put(key, new Response(await response.blob(), { headers }));
}

async function kept(key: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(key);
}

function timeout(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The network is slow.')), ms));
}
