/** The rules of the desk's forms: the database's constraints say the same. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { STATUSES } from './idea.ts';

const LEAST = 10;
const MOST = 4000;
const MOST_RESPONSE = 2000;

const none = v.transform((text: string) => (text === '' ? null : text));
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => [...text].length <= most,
      () => m.ideas_too_long({ count: most }),
    ),
  );
const shown = v.pipe(
  words(MOST),
  v.check(
    (text) => text === '' || [...text].length >= LEAST,
    () => m.ideas_too_short({ count: LEAST }),
  ),
  none,
);

export const publishSchema = v.pipe(
  v.object({ en: shown, es: shown, topic: v.pipe(v.string(), none), ward: v.pipe(v.string(), none) }),
  v.forward(
    v.partialCheck(
      [['en'], ['es']],
      ({ en, es }) => en !== null || es !== null,
      () => m.ideas_words_missing(),
    ),
    ['en'],
  ),
);

const response = v.pipe(words(MOST_RESPONSE), none);
export const respondSchema = v.pipe(
  v.object({
    status: v.picklist(STATUSES, () => m.ideas_status_missing()),
    responseEn: response,
    responseEs: response,
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['responseEn'], ['responseEs']],
      // What settles something says why: nobody is left with a word.
      ({ status, responseEn, responseEs }) =>
        status === 'open' || status === 'under_review' || responseEn !== null || responseEs !== null,
      () => m.ideas_response_missing(),
    ),
    ['responseEn'],
  ),
);

/** @param needed a refusal says why, for staff alone. */
export const reasonSchema = (needed: boolean) =>
  v.pipe(
    words(MOST_RESPONSE),
    v.check(
      (text) => !needed || text !== '',
      () => m.ideas_reason_missing(),
    ),
    none,
  );
