/** What stands for an answer where there was none. */
import type { TransportResult } from './ports.ts';

/** @param networkError null where the network is not to blame. */
export function noAnswer(networkError: TransportResult['networkError']): TransportResult {
  return { status: 0, code: '', message: '', contentType: '', retryAfterMs: null, networkError };
}
