/** How an idea on paper travels that staff type in: the outbox kind and its row. Also runs in the service worker. */
import * as v from 'valibot';
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { LOCALES } from '../../../core/locale.ts';
import { MAX, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';

/** As the database's constraints say it. */
export const cardFields = v.object({
  text: requiredText(10, m.forms_idea_short, MAX.notes),
  language: v.picklist(LOCALES),
});
export interface CardPayload extends v.InferOutput<typeof cardFields> {
  /** Whether whoever wrote it said that its words may be shown. */
  readonly share: boolean;
}

export const ideaCardKind = defineTableKind<'idea_cards', CardPayload>({
  kind: 'idea-card',
  version: 1,
  table: 'idea_cards',
  toRow: (payload, { id, userId, createdAt }): RowFor<'idea_cards'> => ({
    id,
    text: payload.text,
    language: payload.language,
    may_share: payload.share,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ text }) => m.ideas_card_line({ text: text.slice(0, 60) }),
});
