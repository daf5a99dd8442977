/** How it travels that whoever sent an idea asks to look at a decision again. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export interface AppealPayload {
  /** The id of the form, which its receipt shows the end of. */
  readonly form: string;
  readonly words: string;
}

export const ideaAppealKind = defineTableKind<'idea_appeals', AppealPayload>({
  kind: 'idea-appeal',
  version: 1,
  table: 'idea_appeals',
  toRow: (payload, { id, createdAt }): RowFor<'idea_appeals'> => ({
    id,
    form_id: payload.form,
    words: payload.words,
    client_created_at: createdAt,
  }),
  describe: () => m.ideas_appeal_line(),
});
