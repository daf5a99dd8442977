/** Which of the lines that are here somebody means who types: while the server is asked, and where it cannot be. */
import { dialDigits } from '../../field/model/dial.ts';
import { nameKey } from '../../field/model/import/keys.ts';
import type { PersonLine } from './sheet.ts';

/** Everything typed must be found, in whatever order; a number however it is written. */
export function matches(line: PersonLine, words: string): boolean {
  const digits = words.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits !== '' && !/\p{L}/u.test(words)) return (dialDigits(line.phone) ?? '').includes(digits);
  const text = nameKey([line.name, line.email, line.place].filter((one) => one !== null).join(' '));
  return nameKey(words)
    .split(' ')
    .every((word) => text.includes(word));
}
