/**
 * When two spellings mean the same person or the same door. The database says the same (supabase/migrations,
 * voter_file_keys) and has the last word; tests/db/stories/fieldImport.ts compares the two.
 */
import { unitKey } from '../unit.ts';
import { DIRECTIONS, STREET_TYPES } from './streetWords.ts';

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

export interface DoorParts {
  readonly street: string;
  readonly number: number;
  readonly suffix: string | null;
  readonly unit: string | null;
}

export interface Place {
  readonly city: string | null;
  readonly zip: string | null;
}

/** A file has many rows and few streets. */
const streetKeys = new Map<string, string>();
const KEPT = 20_000;

/** The words of a street in full: "N. MILL ST." is "north mill street". */
export function streetKey(street: string): string {
  const known = streetKeys.get(street);
  if (known !== undefined) return known;
  const key = folded(street)
    .split(' ')
    .map((word) => STREET_TYPES[word] ?? DIRECTIONS[word] ?? word)
    .join(' ');
  if (streetKeys.size < KEPT) streetKeys.set(street, key);
  return key;
}

/** Of its town; see placeKey. */
export function doorKey({ street, number, suffix, unit }: DoorParts): string {
  // "5 1/2" is not "5-12".
  const after = folded((suffix ?? '').replaceAll('/', 'f')).replaceAll(' ', '');
  return [number, after, unitKey(folded(unit ?? '')), streetKey(street)].join('|');
}

/** City and ZIP code are part of a door: one street has its name in many towns. */
export function placeKey({ city, zip }: Place): string {
  return `${zip ?? ''}|${folded(city ?? '')}`;
}
