/** The words of streets: types, directions, and streets written as people write them. */
import { capitalized, tidy } from './words.ts';

export const STREET_TYPES: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  blvd: 'boulevard',
  pl: 'place',
  ter: 'terrace',
  terr: 'terrace',
  cir: 'circle',
  hwy: 'highway',
  pkwy: 'parkway',
  sq: 'square',
  trl: 'trail',
  aly: 'alley',
  xing: 'crossing',
  expy: 'expressway',
  tpke: 'turnpike',
  cv: 'cove',
  holw: 'hollow',
  rdg: 'ridge',
  hts: 'heights',
};

export const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
};

const FULL_TYPES: ReadonlySet<string> = new Set([
  ...Object.values(STREET_TYPES),
  ...'way loop run path row plaza pike walk bend point landing route rte trace view park pass glen'.split(' '),
]);
const FULL_DIRECTIONS: ReadonlySet<string> = new Set(Object.values(DIRECTIONS));

const bare = (word: string) => word.replace(/\.$/, '').toLowerCase();

export function isStreetType(word: string): boolean {
  const plain = bare(word);
  return Object.hasOwn(STREET_TYPES, plain) || FULL_TYPES.has(plain);
}

export function isDirection(word: string): boolean {
  const plain = bare(word);
  return Object.hasOwn(DIRECTIONS, plain) || FULL_DIRECTIONS.has(plain);
}

const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'and', 'de', 'la', 'del', 'las', 'los', 'y']);
const LOUD = /^(?:ii|iii|iv|ne|nw|se|sw|us|cr|fm|sr|po|rr|hc|rfd|pmb)$/i;

/** Text all in capitals in mixed case; any other text is its writer's own way and stays. */
export function streetCase(text: string): string {
  const clean = tidy(text);
  if (clean !== clean.toUpperCase() || clean === clean.toLowerCase()) return clean;
  return clean
    .split(' ')
    .map((word, at) => {
      if (/^\p{L}\.?$/u.test(word) || LOUD.test(word) || /^[A-Z]\d/.test(word)) return word;
      const small = word.toLowerCase();
      return at > 0 && SMALL.has(small) ? small : capitalized(small);
    })
    .join(' ');
}

/** "Mill St." is "Mill Street", "Elm Ave NW" is "Elm Avenue NW": one street has one name on every list. */
export function streetAsWritten(text: string): string {
  const words = streetCase(text).split(' ');
  const last = words.length - (words.length > 1 && isDirection(words.at(-1) ?? '') ? 2 : 1);
  const type = bare(words[last] ?? '');
  // The first word is the name itself: "Court", or the saint of "St. James".
  if (last < 1 || !Object.hasOwn(STREET_TYPES, type)) return words.join(' ');
  words[last] = capitalized(STREET_TYPES[type] ?? type);
  return words.join(' ');
}
