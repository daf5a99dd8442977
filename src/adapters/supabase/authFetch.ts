/**
 * The fetch given to the Supabase client's auth. It corrects what would lose a session or hang (measured on auth-js
 * 2.119): no time limit; a captive portal's HTML and a 429 on refresh count as final and remove the session; the
 * token's end is taken from the server's clock, so that a device two hours ahead refreshes for ever.
 */
import { tellFault } from '../browser/fault.ts';
import { exchange } from './exchange.ts';

/** A request without an answer after this long (ms) counts as no network. */
const TIMEOUT_MS = 15_000;
/** The message of a fault of our own, which the library takes for a lost network; authFailure.ts tells it apart. */
export const OWN_FAULT = 'The app could not make this request.';
/** "Later", whatever the auth library thinks of it. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

export function createAuthFetch(send: typeof fetch = fetch, timeoutMs = TIMEOUT_MS): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const answer = await exchange(
      input,
      { ...init, redirect: 'error', cache: 'no-store' },
      { timeoutMs, signal: init?.signal, fetch: send },
    ).catch(ownFault);
    if (!answer.response) throw new TypeError('No answer.');
    const { response, text } = answer;
    if (text !== '' && !isJson(response)) throw new TypeError('The answer did not come from the campaign’s server.');
    const refreshing = url.includes('grant_type=refresh_token');
    const status = refreshing && LATER.has(response.status) ? 503 : response.status;
    const session = url.includes('/token?') || /\/factors\/[^/]+\/verify$/.test(url);
    const body = session && response.ok ? withoutServerClock(text) : text;
    return new Response(text === '' ? null : body, { status, headers: withoutLength(response.headers) });
  };
}

/** The library tells of whatever its fetch throws by the message alone. */
function ownFault(cause: unknown): never {
  tellFault(cause);
  throw new Error(OWN_FAULT, { cause });
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}

/** Without `expires_at` the library adds `expires_in` to this device's own clock. */
function withoutServerClock(text: string): string {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('expires_in' in body)) return text;
  return JSON.stringify({ ...body, expires_at: undefined });
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  copy.delete('content-encoding');
  return copy;
}
