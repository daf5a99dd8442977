/** A step with a wording and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Action } from './item.ts';
import { contentEntity } from './revisionKind.ts';

export interface StepPayload {
  readonly item: string;
  readonly revision: string;
  readonly action: Action;
  readonly note: string | null;
  /** Why it is taken down, as everybody reads it; not in steps that were saved before it was asked. */
  readonly reasonEn?: string | null;
  readonly reasonEs?: string | null;
  /** The user id, and the name for this device's own list: that is not sent. */
  readonly reviewer: string | null;
  readonly reviewerName: string | null;
  /** ISO 8601. */
  readonly goLiveAt: string | null;
  readonly expireAt: string | null;
  /** Of what is still right: blocks with blanks between them. */
  readonly places?: string | null;
  /** For this device's own list of what waits. Not sent. */
  readonly title: string;
}

const done: Record<Action, (about: { readonly title: string }) => string> = {
  submitted: m.content_did_submit,
  approved: m.content_did_approve,
  changes_requested: m.content_did_request,
  scheduled: m.content_did_schedule,
  published: m.content_did_publish,
  unscheduled: m.content_did_unschedule,
  unpublished: m.content_did_unpublish,
  restored: m.content_did_restore,
  verified: m.content_did_verify,
  still_right: m.content_did_still_right,
};

export const contentStepKind = defineTableKind<'content_events', StepPayload>({
  kind: 'content-step',
  version: 1,
  table: 'content_events',
  // After the wordings.
  priority: 45,
  entityKey: ({ item }) => contentEntity(item),
  toRow: (payload, { id, userId, createdAt }): RowFor<'content_events'> => ({
    id,
    item_id: payload.item,
    revision_id: payload.revision,
    action: payload.action,
    assignee: payload.reviewer,
    go_live_at: payload.goLiveAt,
    expire_at: payload.expireAt,
    note: payload.note,
    places: payload.places ?? null,
    reason_en: payload.reasonEn ?? null,
    reason_es: payload.reasonEs ?? null,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action, title }) => done[action]({ title }),
});
