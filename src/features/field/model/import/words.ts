/** Writing names and streets as people write them: voter files come in capitals and abbreviations. */
import { STREET_TYPES } from './keys.ts';

/** Also the spaces that only look like one. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const SMALL = new Set(['of', 'the', 'and', 'de', 'la', 'del', 'van', 'von', 'der', 'da', 'di']);
const LOUD = /^(?:ii|iii|iv|ne|nw|se|sw|n|s|e|w|us)$/i;

/** Text all in capitals in mixed case; any other text is somebody's own way of writing and stays. */
export function asWritten(text: string): string {
  const clean = tidy(text);
  if (clean !== clean.toUpperCase() || clean === clean.toLowerCase()) return clean;
  return clean
    .split(' ')
    .map((word, at) => {
      if (LOUD.test(word)) return word;
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      return small
        .replace(/(^|[-'\u2019/(])\p{L}/gu, (letters) => letters.toUpperCase())
        .replace(/(?<=^Mc)\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** "Mill St." is "Mill Street", "Elm Ave NW" is "Elm Avenue NW": one street has one name on every list. */
export function streetAsWritten(text: string): string {
  const words = asWritten(text).split(' ');
  const bare = (word: string | undefined) => (word ?? '').replace(/\.$/, '').toLowerCase();
  const last = words.length - (/^(?:[ns][ew]?|[ew]|north|south|east|west)\.?$/i.test(words.at(-1) ?? '') ? 2 : 1);
  const type = STREET_TYPES[bare(words[last])];
  // The first word is the name itself: "Court", or the saint of "St. James".
  if (last < 1 || !type) return words.join(' ');
  words[last] = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  return words.join(' ');
}

/** "ROOT, ABEL JR" is "Abel Root Jr" */
export function nameInOrder(text: string): string {
  const [last, rest, ...more] = tidy(text).split(/\s*,\s*/);
  if (rest === undefined || more.length > 0) return asWritten(text);
  return /^(?:jr|sr|ii|iii|iv)\.?$/i.test(rest) ? asWritten(`${last} ${rest}`) : asWritten(`${rest} ${last}`);
}

/** Ten digits the way this country reads them; anything else as it came. */
export function phoneAsWritten(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : tidy(text);
}
