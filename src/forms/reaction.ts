/** The decision table: what a person is told, and what becomes of the dialog, for each result of a submission. */
import { WENT_WRONG } from '../core/errors.ts';
import type { NotSaved } from '../core/failures/blame.ts';
import type { SubmitResult } from './submit.ts';
import { refusalMessages } from './refusals.ts';
import type { FieldMessages } from './valibotAdapter.ts';

export interface SuccessWords {
  readonly title: string;
  readonly description: string;
}

export interface Reaction {
  readonly toast: {
    readonly type: 'success' | 'saved' | 'error';
    readonly title: string;
    readonly description?: string;
  };
  /** Whether the dialog closes and the form is emptied. */
  readonly done: boolean;
  /** A line inside the dialog that stays open. */
  readonly notice: string | null;
  /** Messages beside fields. */
  readonly fields: FieldMessages;
  /** Id to make the receipt code from; only for what the server has. */
  readonly receiptFor: string | null;
}

/** Specification, section 8. */
export const FAILED = { type: 'error', title: WENT_WRONG } as const;
export const SAVED = {
  type: 'saved',
  title: 'Saved on this device',
  description: "We'll send it as soon as you're back online.",
} as const;

const NO_STORAGE =
  'This device can’t store forms right now, and nothing was saved. Keep this page open and try again when you are online.';
const NOT_SAVED: Readonly<Record<NotSaved, string>> = {
  storage: NO_STORAGE,
  full: NO_STORAGE,
  'other-person':
    'Somebody else is signed in on this device by now, and nothing was saved. Reload the page, then try again.',
  code: 'A part of this app could not be fetched, and nothing was saved. Keep this page open and try again when you are online.',
  app: 'Something in this app went wrong, and nothing was saved. What you typed is still here: keep this page open and try again.',
};
const TOO_LATE_SENT =
  'The earlier version was already sent, so it can’t be changed. Submit again to send this as a new one.';
const TOO_LATE_SENDING = 'This is being sent right now, so it can’t be changed. Try again in a moment.';

export function reactTo(result: SubmitResult, success: SuccessWords): Reaction {
  const stays = { toast: FAILED, done: false, notice: null, fields: {}, receiptFor: null };
  switch (result.kind) {
    case 'delivered':
      return { toast: { type: 'success', ...success }, done: true, notice: null, fields: {}, receiptFor: result.id };
    case 'saved':
      return { toast: SAVED, done: true, notice: null, fields: {}, receiptFor: null };
    case 'refused': {
      const { fields, words } = refusalMessages(result.error);
      return { ...stays, notice: words, fields };
    }
    case 'not-saved':
      return { ...stays, notice: NOT_SAVED[result.why] };
    case 'too-late':
      return { ...stays, notice: result.sent ? TOO_LATE_SENT : TOO_LATE_SENDING };
  }
}
