/** How a subscription travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

export interface NewsletterPayload extends FormPayload {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly consentSms: boolean;
}

export const newsletterKind = defineTableKind<'signups', NewsletterPayload>({
  kind: 'newsletter',
  version: 1,
  table: 'signups',
  toRow: (payload, { id, userId, createdAt }): RowFor<'signups'> => ({
    id,
    type: 'newsletter',
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    interest: null,
    availability: null,
    notes: null,
    event_id: null,
    // Sending this form is the consent to e-mail; text messages are asked for separately.
    consent_email: true,
    // An earlier version saved a consent without a phone.
    consent_sms: payload.consentSms && payload.phone !== null,
    user_id: userId,
    client_created_at: createdAt,
    ...filledInColumns(payload),
  }),
  describe: ({ name, email }) => m.intake_newsletter_line({ name, email }),
});
