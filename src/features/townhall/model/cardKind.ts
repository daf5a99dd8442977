/** How a paper card or a call travels that staff type in: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import type { Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { quoted } from './questionKind.ts';

export const CARD_ORIGINS = ['paper', 'phone'] as const;
export type CardOrigin = (typeof CARD_ORIGINS)[number];

export interface CardPayload {
  /** The question's own id: what is decided about it goes after it. */
  readonly question: string;
  readonly session: string;
  readonly text: string;
  readonly language: Locale;
  readonly name: string | null;
  readonly origin: CardOrigin;
}

export const questionCardKind = defineTableKind<'qa_questions', CardPayload>({
  kind: 'question-card',
  version: 1,
  table: 'qa_questions',
  // Before what is decided about it.
  priority: 40,
  entityKey: ({ session, question }) => `qa:${session}:${question}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'qa_questions'> => ({
    id,
    session_id: payload.session,
    text: payload.text,
    language: payload.language,
    name: payload.name,
    origin: payload.origin,
    room_code: null,
    user_id: userId,
    client_created_at: createdAt,
    trap: null,
    filled_in_ms: null,
    wording_version: null,
  }),
  describe: ({ text }) => m.townhall_card_line({ text: quoted(text) }),
});
