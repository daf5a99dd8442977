/** The rules of what a caller writes down, as the database has them. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';

const MOST = 1000;

export const changedSchema = v.object({ note: requiredText(3, m.wellness_check_note_missing, MOST) });
export const closedSchema = v.object({
  note: optionalText(MOST, { length: 3, message: m.wellness_check_note_missing }),
});
