/** How something stands, and what can be done about it, in words. */
import { m } from '../../../messages/messages.js';
import type { Action, State } from '../model/item.ts';

export const stateWords: Readonly<Record<State, () => string>> = {
  draft: m.content_state_draft,
  in_review: m.content_state_in_review,
  changes_requested: m.content_state_changes_requested,
  approved: m.content_state_approved,
  scheduled: m.content_state_scheduled,
  live: m.content_state_live,
  expired: m.content_state_expired,
  unpublished: m.content_state_unpublished,
};

export const actionWords: Readonly<Record<Action, () => string>> = {
  submitted: m.content_do_submit,
  approved: m.content_do_approve,
  changes_requested: m.content_do_request,
  scheduled: m.content_do_schedule,
  published: m.content_do_publish,
  unscheduled: m.content_do_unschedule,
  unpublished: m.content_do_unpublish,
  restored: m.content_do_restore,
  verified: m.content_do_verify,
  still_right: m.content_do_still_right,
};

/** For a history: "sent for review". */
export const doneWords: Readonly<Record<Action, () => string>> = {
  submitted: m.content_done_submit,
  approved: m.content_done_approve,
  changes_requested: m.content_done_request,
  scheduled: m.content_done_schedule,
  published: m.content_done_publish,
  unscheduled: m.content_done_unschedule,
  unpublished: m.content_done_unpublish,
  restored: m.content_done_restore,
  verified: m.content_done_verify,
  still_right: m.content_done_still_right,
};

const loud: ReadonlySet<State> = new Set(['in_review', 'changes_requested']);
export const isLoud = (state: State): boolean => loud.has(state);
