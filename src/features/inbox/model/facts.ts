/** What staff do about a submission, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const ACTIONS = [
  'claimed',
  'assigned',
  'contacted',
  'note',
  'tagged',
  'untagged',
  'snoozed',
  'closed',
  'reopened',
  'spam',
] as const;
export type Action = (typeof ACTIONS)[number];

export const OUTCOMES = ['reached', 'left_message', 'no_answer', 'wrong_number', 'texted', 'mailed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const SUBMISSION_KINDS = ['signup', 'yard_sign', 'contact_attempt'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export interface ActionPayload {
  readonly kind: SubmissionKind;
  readonly submission: string;
  readonly action: Action;
  /** The user id, and the name for this phone's own list: that is not sent. */
  readonly assignee: string | null;
  readonly assigneeName: string | null;
  /** YYYY-MM-DD in the town. */
  readonly nextOn: string | null;
  readonly outcome: Outcome | null;
  readonly note: string | null;
  readonly tag: string | null;
  /** For a claim or an assignment: the one that counted on the screen. */
  readonly seen: string | null;
  /** Whom it is about, for this phone's own list of what waits. Not sent. */
  readonly name: string;
}

const done: Record<Action, (payload: ActionPayload) => string> = {
  claimed: ({ name }) => m.inbox_did_claimed({ name }),
  assigned: ({ name, assigneeName }) => m.inbox_did_assigned({ name, who: assigneeName ?? '' }),
  contacted: ({ name }) => m.inbox_did_contacted({ name }),
  note: ({ name }) => m.inbox_did_note({ name }),
  tagged: ({ name, tag }) => m.inbox_did_tagged({ name, tag: tag ?? '' }),
  untagged: ({ name, tag }) => m.inbox_did_untagged({ name, tag: tag ?? '' }),
  snoozed: ({ name, nextOn }) => m.inbox_did_snoozed({ name, day: nextOn ?? '' }),
  closed: ({ name }) => m.inbox_did_closed({ name }),
  reopened: ({ name }) => m.inbox_did_reopened({ name }),
  spam: ({ name }) => m.inbox_did_spam({ name }),
};

export const submissionActionKind = defineTableKind<'submission_actions', ActionPayload>({
  kind: 'submission-action',
  version: 1,
  table: 'submission_actions',
  // Before forms and analytics: a claim keeps somebody else from calling the same person.
  priority: 42,
  entityKey: ({ kind, submission }) => `inbox:${kind}:${submission}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'submission_actions'> => ({
    id,
    submission_kind: payload.kind,
    submission_id: payload.submission,
    action: payload.action,
    assignee: payload.assignee,
    next_on: payload.nextOn,
    outcome: payload.outcome,
    note: payload.note,
    tag: payload.tag,
    seen_action: payload.seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: (payload) => done[payload.action](payload),
});
