/**
 * Why a request did not go through, in words. Apart from what was not saved (blame.ts): that is said on the first visit's pages
 * too, which need none of the server's sentences.
 */
import { tellFault } from '../adapters/browser/fault.ts';
import { isRequestError, whyRefused, type WhyRefused } from '../core/session/request.ts';
import { m } from '../messages/messages.js';
import { serverWords } from './serverWords.ts';

/** What to say of a request that failed. What nobody foresaw, an answer that cannot be read among it, is told of, too. */
export function failureWords(cause: unknown): string {
  tellUnforeseen(cause);
  return requestWords(cause);
}

/** Once, where the cause itself is kept and put into words by `requestWords` whenever it is drawn. */
export function tellUnforeseen(cause: unknown): void {
  if (!isRequestError(cause)) tellFault(cause);
}

/** The server's own words where they are ours, never PostgreSQL's and never a code. */
export function requestWords(cause: unknown): string {
  const why = whyRefused(cause);
  return typeof why === 'string' ? REFUSED[why]() : serverWords(why.said);
}

const REFUSED: Readonly<Record<WhyRefused, () => string>> = {
  offline: m.hooks_offline,
  'signed-out': m.hooks_signed_out,
  forbidden: m.hooks_forbidden,
  'second-factor': m.hooks_second_factor,
  prove: m.hooks_prove,
  'not-taken': m.hooks_not_taken,
  'too-many': m.hooks_too_many,
  'too-large': m.hooks_too_large,
  app: m.hooks_app,
  server: m.hooks_server,
  unforeseen: m.ui_went_wrong,
};
