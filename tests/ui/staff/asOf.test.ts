/** How old what is shown is, and why it is not newer. */
import { expect, it } from 'vitest';
import { asOfWords } from '../../../src/ui/staff/AsOf.tsx';

const AT = Date.parse('2025-10-20T14:05:00');

it.each([
  [AT, 'offline', /^As of .*2:05 PM\. Not refreshed: the server could not be reached\.$/],
  [AT, 'fault', /^As of .*2:05 PM\. Not refreshed\. Something went wrong\. Please try again\.$/],
  [AT, null, /^As of .*2:05 PM\.$/],
  [null, 'offline', /^The server could not be reached\. /],
  [null, 'fault', /^Something went wrong\. Please try again\.$/],
  [null, null, /^$/],
] as const)(
  'is said of rows from %s with trouble %s, and a fault of the app is not blamed on the server',
  (asOf, trouble, words) => {
    expect(asOfWords(asOf, trouble)).toMatch(words);
  },
);
