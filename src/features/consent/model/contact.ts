/** Whether what staff typed is an address of its kind, as the ledger will ask again. */
import * as v from 'valibot';
import { requiredEmail } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { Channel } from './ledger.ts';

const email = requiredEmail();

/** null: nothing is wrong. */
export function contactProblem(channel: Channel, contact: string): string | null {
  if (channel === 'email') {
    const checked = v.safeParse(email, contact);
    return checked.success ? null : checked.issues[0].message;
  }
  const digits = contact.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? null : m.consent_no_number();
}
