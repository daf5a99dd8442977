/** Whom a page blames for what was not saved, in words: this device, code out of reach or the app itself. */
import { tellFault } from '../adapters/browser/fault.ts';
import { whyNotSaved, type NotSaved } from '../core/failures/blame.ts';
import { m } from '../messages/messages.js';

/** A mistake of the app's own is told of once; the words are put on whenever they are drawn. */
export function reasonNotSaved(cause: unknown): NotSaved {
  const why = whyNotSaved(cause);
  if (why === 'app') tellFault(cause);
  return why;
}

/** Why something was not saved, in a few words for the middle of a message. */
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
