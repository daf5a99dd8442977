/** How it travels that something on a page is wrong: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';
import type { Reason } from './about.ts';

export interface CorrectionPayload extends FormPayload {
  /** The id of the service, the program or the figure. */
  readonly item: string;
  readonly reason: Reason;
  readonly words: string | null;
  /** Where to answer; null: nowhere. */
  readonly email: string | null;
  readonly phone: string | null;
}

export const correctionKind = defineTableKind<'page_corrections', CorrectionPayload>({
  kind: 'page-correction',
  version: 1,
  table: 'page_corrections',
  toRow: (payload, { id, userId, createdAt }): RowFor<'page_corrections'> => ({
    id,
    item_id: payload.item,
    reason: payload.reason,
    words: payload.words,
    email: payload.email,
    phone: payload.phone,
    user_id: userId,
    client_created_at: createdAt,
    ...filledInColumns(payload),
  }),
  // Not which service somebody wrote about: whoever holds the phone next reads this line.
  describe: () => m.corrections_line(),
});
