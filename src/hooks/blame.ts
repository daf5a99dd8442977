/** Whom a page blames for what did not work, in words: the network, this device, the server's rules or the app itself. */
import { tellFault } from '../adapters/browser/fault.ts';
import { whyNotSaved, type NotSaved } from '../core/failures/blame.ts';
import { isRequestError, whyRefused, type WhyRefused } from '../core/session/request.ts';
import { m } from '../messages/messages.js';

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
  return typeof why === 'string' ? REFUSED[why]() : why.said;
}

const REFUSED: Readonly<Record<WhyRefused, () => string>> = {
  offline: m.hooks_offline,
  'signed-out': m.hooks_signed_out,
  forbidden: m.hooks_forbidden,
  'not-taken': m.hooks_not_taken,
  'too-many': m.hooks_too_many,
  'too-large': m.hooks_too_large,
  app: m.hooks_app,
  server: m.hooks_server,
  unforeseen: m.ui_went_wrong,
};

/** Why something was not saved, in a few words for the middle of a message. */
export function notSaved(cause: unknown, device: 'device' | 'phone'): string {
  return notSavedWords(reasonNotSaved(cause), device);
}

/** A mistake of the app's own is told of once; the words are put on whenever they are drawn. */
export function reasonNotSaved(cause: unknown): NotSaved {
  const why = whyNotSaved(cause);
  if (why === 'app') tellFault(cause);
  return why;
}

export function notSavedWords(why: NotSaved, device: 'device' | 'phone'): string {
  return REASONS[why][device]();
}

const REASONS: Readonly<Record<NotSaved, { readonly device: () => string; readonly phone: () => string }>> = {
  storage: { device: m.hooks_storage_device, phone: m.hooks_storage_phone },
  full: { device: m.hooks_full_device, phone: m.hooks_full_phone },
  'other-person': { device: m.hooks_other_person_device, phone: m.hooks_other_person_phone },
  code: { device: m.hooks_code, phone: m.hooks_code },
  app: { device: m.hooks_own_fault, phone: m.hooks_own_fault },
};
