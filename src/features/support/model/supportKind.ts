/** How support travels that somebody gives to a question or an idea, or takes back: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const SUPPORTED = ['question', 'idea'] as const;
export type Supported = (typeof SUPPORTED)[number];

export interface SupportPayload {
  readonly of: Supported;
  readonly item: string;
  /** Made on this device out of its secret and the kind: 32 bytes, base64url. */
  readonly token: string;
  readonly given: boolean;
  /** Which change of mind this is, counted by this device: what comes late or twice changes nothing. */
  readonly turn: number;
  /** The code on the wall, where it was typed or scanned. */
  readonly roomCode: string | null;
}

export const supportKind = defineTableKind<'supports_sent', SupportPayload>({
  kind: 'support',
  version: 1,
  table: 'supports_sent',
  // What somebody wrote goes before what they support.
  priority: 70,
  entityKey: ({ of, item }) => `support:${of}:${item}`,
  toRow: (payload, { id, createdAt }): RowFor<'supports_sent'> => ({
    id,
    kind: payload.of,
    item_id: payload.item,
    voice: payload.token,
    given: payload.given,
    turn: payload.turn,
    room_code: payload.roomCode,
    client_created_at: createdAt,
  }),
  describe: ({ of, given }) =>
    of === 'question'
      ? given
        ? m.support_question_given()
        : m.support_question_taken()
      : given
        ? m.support_idea_given()
        : m.support_idea_taken(),
});
