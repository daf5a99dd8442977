/**
 * One request with its answer read to the end, within a time limit. What fetch rejects with, and an answer cut short, is "no
 * answer"; whatever else throws is a fault of our own and is thrown on. Taken for a dead spot, one kept every form from ever
 * being sent: AbortSignal.any is missing before Safari 17.4, Firefox 124 and Chrome 116.
 */

export type Exchange =
  | { readonly response: Response; readonly text: string }
  /** Nobody answered, or not to the end. Whether the request was executed is unknown. */
  | { readonly response: null; readonly text: ''; readonly why: 'failed' | 'timeout' };

export interface ExchangeOptions {
  readonly timeoutMs: number;
  /** Calls the request off. */
  readonly signal?: AbortSignal | null | undefined;
  readonly fetch?: typeof fetch;
}

/** @throws what is wrong with the request itself: an address or a header that cannot be. */
export async function exchange(
  input: RequestInfo | URL,
  init: Omit<RequestInit, 'signal'>,
  { timeoutMs, signal, fetch: send = fetch }: ExchangeOptions,
): Promise<Exchange> {
  // Here and not in fetch, which would reject with the same TypeError that means "no network".
  const request = { ...init, headers: new Headers(init.headers) };
  const limit = limitTo(timeoutMs, signal);
  try {
    const answering = send.call(globalThis, input, { ...request, signal: limit.signal });
    try {
      const response = await answering;
      return { response, text: await response.text() };
    } catch {
      return { response: null, text: '', why: limit.ranOut() ? 'timeout' : 'failed' };
    }
  } finally {
    limit.end();
  }
}

/** AbortSignal.any of a caller's signal and AbortSignal.timeout, in browsers that lack them. */
function limitTo(ms: number, outer: AbortSignal | null | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let ranOut = false;
  const timer = setTimeout(() => {
    ranOut = true;
    abort();
  }, ms);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    ranOut: () => ranOut,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
