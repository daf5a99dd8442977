/** The fields and rules of an answer, and of how a promise was kept, as the database has them. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';

const WORDS = 4000;
const PROMISE = 300;
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, () => m.townhall_day_missing()),
);
const optionalDay = v.union([
  day,
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
]);

export const answerSchema = v.pipe(
  v.object({
    wordsEn: optionalText(WORDS),
    wordsEs: optionalText(WORDS),
    named: requiredText(2, m.townhall_named_missing, 120),
    happenedOn: day,
    promiseEn: optionalText(PROMISE),
    promiseEs: optionalText(PROMISE),
    dueOn: optionalDay,
  }),
  v.forward(
    v.check(
      ({ wordsEn, wordsEs }) => wordsEn !== null || wordsEs !== null,
      () => m.townhall_words_missing(),
    ),
    ['wordsEn'],
  ),
  v.forward(
    v.check(
      ({ promiseEn, promiseEs, dueOn }) => (promiseEn !== null || promiseEs !== null) === (dueOn !== null),
      () => m.townhall_due_missing(),
    ),
    ['dueOn'],
  ),
);

export const doneSchema = v.pipe(
  v.object({ wordsEn: optionalText(WORDS), wordsEs: optionalText(WORDS), happenedOn: day }),
  v.forward(
    v.check(
      ({ wordsEn, wordsEs }) => wordsEn !== null || wordsEs !== null,
      () => m.townhall_words_missing(),
    ),
    ['wordsEn'],
  ),
);
