/** How an idea travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

export interface IdeaPayload extends FormPayload {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly idea: string;
  /** Whether its words may be shown to everybody. Absent in what was saved before anybody was asked. */
  readonly share?: boolean;
  /** Whether to write to them when something comes of it. Absent likewise. */
  readonly write?: boolean;
}

/** Code points of an idea that its one-line description quotes. */
const QUOTED = 60;

export const ideaKind = defineTableKind<'signups', IdeaPayload>({
  kind: 'idea',
  version: 1,
  table: 'signups',
  toRow: (payload, { id, userId, createdAt }): RowFor<'signups'> => ({
    id,
    type: 'idea',
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    interest: null,
    availability: null,
    notes: payload.idea,
    event_id: null,
    consent_email: null,
    consent_sms: null,
    user_id: userId,
    client_created_at: createdAt,
    ...(payload.share === undefined ? {} : { may_share: payload.share }),
    ...(payload.write === undefined ? {} : { may_write: payload.write }),
    ...filledInColumns(payload),
  }),
  describe: (payload) => {
    const characters = [...payload.idea.replaceAll(/\s+/g, ' ')];
    const quote =
      characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('').trimEnd()}…` : characters.join('');
    return m.intake_idea_line({ name: payload.name, idea: quote });
  },
});
