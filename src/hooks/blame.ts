/** Telling of the app's own mistakes where a page would otherwise blame the network or the device's storage for them. */
import { tellFault } from '../adapters/browser/fault.ts';
import { isMistake, whyNotSaved, type NotSaved } from '../core/failures/blame.ts';
import { isLostCode } from '../core/failures/thrown.ts';
import type { ReadTrouble } from '../core/reads/read.ts';
import { isRequestError, requestWords } from '../core/session/request.ts';

/** Why code that a page loads when it is needed did not come, or did not start. */
export function troubleOfCode(cause: unknown): ReadTrouble {
  if (isLostCode(cause)) return 'offline';
  tellFault(cause);
  return 'fault';
}

/** What to say of a request that failed. What nobody foresaw, an answer that cannot be read among it, is told of, too. */
export function failureWords(cause: unknown): string {
  if (!isRequestError(cause)) tellFault(cause);
  return requestWords(cause);
}

/** Tells of a mistake where the page can only go on without what was asked for. */
export function tellMistake(cause: unknown): void {
  if (isMistake(cause)) tellFault(cause);
}

/** Why something was not saved, in a few words for the middle of a message. */
export function notSaved(cause: unknown, device: 'device' | 'phone'): string {
  const why = whyNotSaved(cause);
  if (why === 'app') tellFault(cause);
  return REASONS[why](device);
}

const REASONS: Readonly<Record<NotSaved, (device: string) => string>> = {
  storage: (device) => `This ${device}’s storage cannot be used right now.`,
  full: (device) => `This ${device} has no room left.`,
  'other-person': (device) => `You are not signed in on this ${device} any more.`,
  code: () => 'A part of the app could not be fetched.',
  app: () => 'Something in this app went wrong.',
};
