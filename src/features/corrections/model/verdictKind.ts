/** What a writer found of what a reader said is wrong, and how it travels. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const VERDICTS = ['put_right', 'stands', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface VerdictPayload {
  readonly correction: string;
  readonly verdict: Verdict;
  /** For staff alone. */
  readonly note: string | null;
  /** The verdict that counted on the screen. */
  readonly seen: string | null;
}

/** How the entity keys of verdicts begin. */
export const VERDICT_KEYS = 'correction:';

export const verdictKind = defineTableKind<'page_correction_acts', VerdictPayload>({
  kind: 'page-correction-act',
  version: 1,
  table: 'page_correction_acts',
  entityKey: ({ correction }) => `${VERDICT_KEYS}${correction}`,
  toRow: ({ correction, verdict, note, seen }, { id, userId, createdAt }): RowFor<'page_correction_acts'> => ({
    id,
    correction_id: correction,
    verdict,
    note,
    seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: () => m.corrections_did_judge(),
});
