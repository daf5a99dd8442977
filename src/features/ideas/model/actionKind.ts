/** What staff decide about an idea, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Status } from './idea.ts';

export const ACTIONS = ['published', 'declined', 'hidden', 'responded', 'merged', 'split', 'asked', 'note'] as const;
export type Action = (typeof ACTIONS)[number];

export interface ActionPayload {
  readonly idea: string;
  readonly action: Action;
  readonly en: string | null;
  readonly es: string | null;
  /** Whether what is shown is its sender's own words; null where nothing is shown. */
  readonly asWritten: boolean | null;
  readonly topic: string | null;
  readonly ward: number | null;
  readonly status: Status | null;
  readonly responseEn: string | null;
  readonly responseEs: string | null;
  /** The idea that it says again. */
  readonly into: string | null;
  /** What its sender said when they were asked. */
  readonly agreed: boolean | null;
  /** For staff alone. */
  readonly reason: string | null;
  /** The decision that counted on the screen. */
  readonly seen: string | null;
}

export const NOTHING_SAID: Omit<ActionPayload, 'idea' | 'action' | 'seen'> = {
  en: null,
  es: null,
  asWritten: null,
  topic: null,
  ward: null,
  status: null,
  responseEn: null,
  responseEs: null,
  into: null,
  agreed: null,
  reason: null,
};

const did: Readonly<Record<Action, () => string>> = {
  published: m.ideas_did_published,
  declined: m.ideas_did_declined,
  hidden: m.ideas_did_hidden,
  responded: m.ideas_did_responded,
  merged: m.ideas_did_merged,
  split: m.ideas_did_split,
  asked: m.ideas_did_asked,
  note: m.ideas_did_note,
};

export const ideaActionKind = defineTableKind<'idea_actions', ActionPayload>({
  kind: 'idea-action',
  version: 1,
  table: 'idea_actions',
  // Before forms and analytics: what is to come off the wall does not wait.
  priority: 41,
  entityKey: ({ idea }) => `idea:${idea}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'idea_actions'> => ({
    id,
    idea_id: payload.idea,
    action: payload.action,
    text_en: payload.en,
    text_es: payload.es,
    as_written: payload.asWritten,
    topic: payload.topic,
    ward: payload.ward,
    status: payload.status,
    response_en: payload.responseEn,
    response_es: payload.responseEs,
    merged_into: payload.into,
    agreed: payload.agreed,
    reason: payload.reason,
    seen_action: payload.seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action }) => did[action](),
});
