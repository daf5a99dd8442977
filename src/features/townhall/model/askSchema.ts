/** The fields and rules of a question, as the database has them. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';

export const LONGEST = 280;
const NAME_LONGEST = 80;

export interface AskValues {
  [field: string]: string;
  text: string;
  name: string;
  email: string;
  code: string;
}

export const questionText = requiredText(5, m.townhall_text_short, LONGEST);
export const shownName = optionalText(NAME_LONGEST, { length: 2, message: m.townhall_name_short });

/** As it is shown on the wall, however it is typed. */
export const roomCode = v.pipe(
  optionalText(12),
  v.transform((code) => code?.toUpperCase().replaceAll(/[^0-9A-Z]/g, '') || null),
);
