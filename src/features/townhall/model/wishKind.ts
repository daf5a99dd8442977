/** How it travels that an asker takes a question back, or asks to look at a decision again. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export interface WishPayload {
  readonly question: string;
  readonly wish: 'withdraw' | 'appeal';
  /** Of an appeal. */
  readonly words: string | null;
}

export const wishKind = defineTableKind<'qa_wishes', WishPayload>({
  kind: 'question-wish',
  version: 1,
  table: 'qa_wishes',
  entityKey: ({ question }) => `question:${question}`,
  toRow: (payload, { id, createdAt }): RowFor<'qa_wishes'> => ({
    id,
    question_id: payload.question,
    wish: payload.wish,
    words: payload.words,
    client_created_at: createdAt,
  }),
  describe: ({ wish }) => (wish === 'withdraw' ? m.townhall_wish_withdraw_line() : m.townhall_wish_appeal_line()),
});
