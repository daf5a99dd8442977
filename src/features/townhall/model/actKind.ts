/** What staff decide about a question, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const ACTS = [
  'approve',
  'decline',
  'merge',
  'reopen',
  'edit',
  'hide',
  'show',
  'stage',
  'unstage',
  'answer',
  'follow_up',
  'carry',
] as const;
export type Act = (typeof ACTS)[number];

/** What an act says beside what it does; null where it says nothing. */
export interface ActDetail {
  /** The new wording of an edit. */
  readonly text: string | null;
  /** Why it is declined or hidden: for staff alone. */
  readonly reason: string | null;
  readonly topic: string | null;
  /** The question into which this one goes. */
  readonly into: string | null;
  readonly wordsEn: string | null;
  readonly wordsEs: string | null;
  readonly promiseEn: string | null;
  readonly promiseEs: string | null;
  /** Who answered. */
  readonly named: string | null;
  /** YYYY-MM-DD in the town. */
  readonly happenedOn: string | null;
  readonly dueOn: string | null;
  /** The town hall at which it goes on. */
  readonly toSession: string | null;
  /** Only words of an answer are put right: a kept promise stays kept, and nobody is told again. */
  readonly corrects: boolean;
}

export const NO_DETAIL: ActDetail = {
  text: null,
  reason: null,
  topic: null,
  into: null,
  wordsEn: null,
  wordsEs: null,
  promiseEn: null,
  promiseEs: null,
  named: null,
  happenedOn: null,
  dueOn: null,
  toSession: null,
  corrects: false,
};

export interface ActPayload extends ActDetail {
  readonly question: string;
  readonly session: string;
  readonly action: Act;
  /** The act that counted on the screen; null: none had yet. */
  readonly seen: string | null;
  /** What it is about, for this device's own list of what waits. Not sent. */
  readonly title: string;
}

const did: Readonly<Record<Act, (about: { readonly text: string }) => string>> = {
  approve: m.townhall_did_approve,
  decline: m.townhall_did_decline,
  merge: m.townhall_did_merge,
  reopen: m.townhall_did_reopen,
  edit: m.townhall_did_edit,
  hide: m.townhall_did_hide,
  show: m.townhall_did_show,
  stage: m.townhall_did_stage,
  unstage: m.townhall_did_unstage,
  answer: m.townhall_did_answer,
  follow_up: m.townhall_did_follow_up,
  carry: m.townhall_did_carry,
};

export const questionActKind = defineTableKind<'qa_acts', ActPayload>({
  kind: 'question-act',
  version: 1,
  table: 'qa_acts',
  // After the card it may be about, before forms and analytics.
  priority: 42,
  entityKey: ({ session, question }) => `qa:${session}:${question}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'qa_acts'> => ({
    id,
    question_id: payload.question,
    action: payload.action,
    seen: payload.seen,
    text: payload.text,
    reason: payload.reason,
    topic: payload.topic,
    into_id: payload.into,
    words_en: payload.wordsEn,
    words_es: payload.wordsEs,
    promise_en: payload.promiseEn,
    promise_es: payload.promiseEs,
    named: payload.named,
    happened_on: payload.happenedOn,
    due_on: payload.dueOn,
    // None in what a device kept from before there were any.
    to_session: payload.toSession ?? null,
    corrects: payload.corrects ?? false,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action, title }) => did[action]({ text: title }),
});
