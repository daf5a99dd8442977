/** How what staff were told travels: the outbox kind and its row in the ledger. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Channel } from './ledger.ts';

export interface ConsentNotePayload {
  readonly contactPoint: string;
  readonly channel: Channel;
  readonly state: 'granted' | 'revoked';
  readonly method: 'paper' | 'stop';
}

export const consentNoteKind = defineTableKind<'consents', ConsentNotePayload>({
  kind: 'consent-note',
  version: 1,
  table: 'consents',
  toRow: (payload, { id, userId, createdAt }): RowFor<'consents'> => ({
    id,
    contact_point: payload.contactPoint,
    channel: payload.channel,
    state: payload.state,
    method: payload.method,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ contactPoint, state }) =>
    state === 'granted'
      ? m.consent_did_agree({ contact: contactPoint })
      : m.consent_did_refuse({ contact: contactPoint }),
});
