/** The decision table: what a person is told, and what becomes of the dialog, for each result of a submission. */
import type { NotSaved } from '../core/failures/blame.ts';
import type { Message } from '../core/label.ts';
import { m } from '../messages/messages.js';
import type { SubmitResult } from './submit.ts';
import { refusalMessages } from './refusals.ts';
import type { FieldMessages } from './valibotAdapter.ts';

export interface SuccessWords {
  readonly title: Message;
  readonly description: Message;
}

export interface Reaction {
  readonly toast: {
    readonly type: 'success' | 'saved' | 'error';
    readonly title: Message;
    readonly description?: Message;
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
const failed = { type: 'error', title: m.ui_went_wrong } as const;
const saved = { type: 'saved', title: m.forms_saved, description: m.forms_saved_more } as const;
const held = { ...saved, description: m.forms_saved_held } as const;

const NOT_SAVED: Readonly<Record<NotSaved, () => string>> = {
  storage: m.forms_no_storage,
  full: m.forms_no_storage,
  'other-person': m.forms_other_person,
  code: m.forms_no_code,
  app: m.forms_fault,
};

/** The notice and the fields’ messages are in the language of the moment: what stays on the screen asks again when that changes. */
export function reactTo(result: SubmitResult, success: SuccessWords): Reaction {
  const stays = { toast: failed, done: false, notice: null, fields: {}, receiptFor: null };
  switch (result.kind) {
    case 'delivered':
      return { toast: { type: 'success', ...success }, done: true, notice: null, fields: {}, receiptFor: result.id };
    case 'saved':
      return { toast: result.held ? held : saved, done: true, notice: null, fields: {}, receiptFor: null };
    case 'refused': {
      const { fields, words } = refusalMessages(result.error);
      return { ...stays, notice: words, fields };
    }
    case 'not-saved':
      return { ...stays, notice: NOT_SAVED[result.why]() };
    case 'too-late':
      return { ...stays, notice: result.sent ? m.forms_too_late_sent() : m.forms_too_late_sending() };
  }
}
