/**
 * When two spellings mean the same person or the same door. The database says the same (supabase/migrations,
 * voter_file_keys) and has the last word; tests/db/stories/fieldImport.ts compares the two.
 */

/** Without case, accents, apostrophes and dots; every other mark is a space. Only a to z change case, as in the "C" collation. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2019`.]/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^a-z0-9\u0080-\u{10ffff}]+/gu, ' ')
    .replace(/^ | $/g, '');
}

export function nameKey(name: string): string {
  return folded(name);
}

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

const DESIGNATOR = /^(?:apartment|apt|unit|suite|ste|number|no) /;

export interface DoorParts {
  readonly street: string;
  readonly number: number;
  readonly suffix: string | null;
  readonly unit: string | null;
}

export function doorKey({ street, number, suffix, unit }: DoorParts): string {
  const words = folded(street)
    .split(' ')
    .map((word) => STREET_TYPES[word] ?? DIRECTIONS[word] ?? word);
  const part = (text: string) => text.replaceAll(' ', '');
  return [number, part(folded(suffix ?? '')), part(folded(unit ?? '').replace(DESIGNATOR, '')), words.join(' ')].join(
    '|',
  );
}
