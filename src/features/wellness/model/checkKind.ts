/** What a service answered when it was asked by phone, and how it travels. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

/** `settled`: a writer has looked at what callers heard. */
export const HEARD = ['as_shown', 'changed', 'no_answer', 'closed', 'settled'] as const;
export type Heard = (typeof HEARD)[number];

export interface ServiceCheck {
  readonly item: string;
  /** The wording that was read out. */
  readonly revision: string;
  readonly heard: Heard;
  readonly note: string | null;
  /** The check that counted on the screen. */
  readonly seen: string | null;
}

export const heardWords: Readonly<Record<Heard, () => string>> = {
  as_shown: m.wellness_heard_as_shown,
  changed: m.wellness_heard_changed,
  no_answer: m.wellness_heard_no_answer,
  closed: m.wellness_heard_closed,
  settled: m.wellness_heard_settled,
};

/** How the entity keys of checks begin. */
export const CHECK_KEYS = 'service:';

export const checkKind = defineTableKind<'service_checks', ServiceCheck>({
  kind: 'service-check',
  version: 1,
  table: 'service_checks',
  // What was said of one service is sent in the order in which it was saved.
  entityKey: ({ item }) => `${CHECK_KEYS}${item}`,
  toRow: (check, { id, userId, createdAt }): RowFor<'service_checks'> => ({
    id,
    item_id: check.item,
    revision_id: check.revision,
    heard: check.heard,
    note: check.note,
    seen: check.seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ heard }) => m.wellness_did_check({ heard: heardWords[heard]() }),
});
