/** The fields and rules of a correction, as the database has them. */
import * as v from 'valibot';
import { optionalEmail, optionalPhone, optionalText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import { REASONS } from './about.ts';
import type { CorrectionPayload } from './correctionKind.ts';

const LONGEST = 1000;

export interface CorrectionValues {
  [field: string]: string;
  item: string;
  reason: string;
  words: string;
  email: string;
  phone: string;
}

export const correctionSchema = v.pipe(
  v.object({
    // Nobody types it.
    item: v.pipe(v.string(), v.uuid()),
    reason: v.picklist(REASONS, m.corrections_reason_missing),
    words: optionalText(LONGEST, { length: 3, message: m.corrections_words_short }),
    email: optionalEmail(),
    phone: optionalPhone(),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason === 'closed' || words !== null,
      m.corrections_words_short,
    ),
    ['words'],
  ),
) satisfies v.GenericSchema<unknown, CorrectionPayload>;
