/** Taking an address apart: "12B MILL ST APT 3" is number 12, suffix B, Mill Street, unit 3. */
import { readHouseNumber, wholeFractions, type HouseNumber } from '../houseNumber.ts';
import { designatorOf, takeUnit } from '../unit.ts';
import { cityAsWritten, isState, zipOf } from './places.ts';
import { isDirection, isStreetType, streetAsWritten } from './streetWords.ts';
import { tidy } from './words.ts';

export interface AddressParts {
  /** NaN when there is none. */
  readonly number: number;
  readonly suffix: string | null;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string | null;
  readonly zip: string | null;
}

/** Where mail is kept for people and no one lives. */
const BOX =
  /^(?:(?:p\.?\s*o\.?|post\s+office)\s*(?:box|drawer|bx)\b|box\s+\d|(?:r\.?\s*r\.?|rural\s+r(?:ou)?te|rfd|hc|hcr|highway\s+contract|star\s+r(?:ou)?te|rte?)\s*#?\s*\d*\s*,?\s*box\b|(?:rr|rfd|hc|hcr)\s+\d+$|general\s+delivery|(?:pmb|psc|cmr)\s+\d|unit\s+\d+\s+box\b)/i;

export function isMailbox(text: string): boolean {
  return BOX.test(tidy(text).replace(/^0+\s+/, ''));
}

/** Everything in one text, with or without the town behind it. */
export function addressParts(text: string, town: string | null = null): AddressParts {
  const [line = '', ...behind] = tidy(wholeFractions(text)).split(/\s*,\s*/);
  const place = placeOf(behind, line);
  const { number, suffix, rest } = takeNumber(withoutTown(place.line, town ?? place.city));
  const own = takeUnit(withoutBox(rest));
  return {
    number,
    suffix,
    street: streetAsWritten(own.rest),
    unit: own.unit ?? place.unit,
    city: place.city,
    zip: place.zip,
  };
}

/** A street in its own columns: it may still end with a unit. */
export function streetParts(text: string): Pick<AddressParts, 'street' | 'unit'> {
  const { rest, unit } = takeUnit(withoutBox(tidy(text)));
  return { street: streetAsWritten(rest), unit };
}

const withoutBox = (line: string) => line.replace(/\s+(?:p\.?\s*o\.?\s*box|box)\s+\S+$/i, '');

interface Numbered extends HouseNumber {
  readonly rest: string;
}

const LEADING = [
  // "100-15", "12-14", "12-B"
  /^\d{1,6}\s*-\s*[\p{L}\d]{1,5}(?=\s)/u,
  /^\d{1,6}(?:\s+|\s*-\s*)\d\/\d(?=\s)/,
  // "N6W23001"
  /^[NSEW]\s?\d+\s?[NSEW]\s?\d+[A-Z]?(?=\s)/i,
  // "14A", never "5TH"
  /^\d{1,6}(?!(?:st|nd|rd|th)\b)\p{L}{1,2}(?=\s)(?:\s+\d\/\d(?=\s))?/iu,
  /^\d{1,7}(?=\s)/,
  /^[NSEW]\d{1,6}(?=\s)/i,
];

function takeNumber(line: string): Numbered {
  for (const pattern of LEADING) {
    const found = pattern.exec(line)?.[0];
    const number = found === undefined ? null : readHouseNumber(found);
    if (found === undefined || number === null || number.number === 0) continue;
    return takeLetter({ ...number, rest: line.slice(found.length).trim() });
  }
  return { number: Number.NaN, suffix: null, rest: line };
}

/** "14 A MILL ST" is 14A; "14 E ST", "14 N ELM ST", "14 B STREET" and "14 A ST NW" are not. */
function takeLetter(numbered: Numbered): Numbered {
  if (numbered.suffix !== null) return numbered;
  const [letter = '', next = '', ...more] = numbered.rest.split(' ');
  if (!/^[A-Z]$/i.test(letter) || isDirection(letter) || next === '' || /^[A-Z]\.?$/i.test(next)) return numbered;
  if (isStreetType(next) || designatorOf(next) !== undefined) return numbered;
  // "14 M KING BLVD" is a street with an initial as likely as a house with a letter: only the first letters of a row are houses.
  if (more.length === 0 && !/^[A-F]$/i.test(letter)) return numbered;
  return { number: numbered.number, suffix: letter.toUpperCase(), rest: [next, ...more].join(' ') };
}

interface Place {
  readonly line: string;
  readonly unit: string | null;
  readonly city: string | null;
  readonly zip: string | null;
}

/** What stands behind the first comma, or the town at the end of a line without one. */
function placeOf(behind: readonly string[], line: string): Place {
  let unit: string | null = null;
  let city: string | null = null;
  let zip: string | null = null;
  for (const part of behind) {
    const words = part.split(' ');
    const asUnit = takeUnit(`_ ${part}`);
    if (unit === null && asUnit.rest === '_' && asUnit.unit !== null) {
      unit = asUnit.unit;
      continue;
    }
    const last = words.at(-1) ?? '';
    if (/^\d{5}(?:-?\d{4})?$/.test(last)) {
      zip = zipOf(last);
      words.pop();
    }
    if (isState(words.at(-1) ?? '')) words.pop();
    if (words.length > 0 && city === null) city = cityAsWritten(words.join(' '));
  }
  if (behind.length > 0) return { line, unit, city, zip };
  const end = /^(.*\S)\s+([A-Z]{2})\s+(\d{5})(?:-?\d{4})?$/i.exec(line);
  if (!end || !isState(end[2] ?? '')) return { line, unit, city, zip };
  const words = (end[1] ?? '').split(' ');
  const at = words.findLastIndex((word, index) => index > 1 && isStreetType(word));
  // "12 MILL ST MAPLETON NC 27001": behind the type, a direction and a unit, the town.
  let from = at + 1;
  if (at > 0 && isDirection(words[from] ?? '')) from += 1;
  if (at > 0 && designatorOf(words[from] ?? '') !== undefined) from += 2;
  const town = at > 0 && from < words.length ? words.slice(from).join(' ') : '';
  return {
    line: town === '' ? words.join(' ') : words.slice(0, from).join(' '),
    unit,
    city: town === '' ? null : cityAsWritten(town),
    zip: zipOf(end[3] ?? ''),
  };
}

function withoutTown(line: string, town: string | null): string {
  if (town === null || town === '' || !line.toLowerCase().endsWith(` ${town.toLowerCase()}`)) return line;
  const rest = line.slice(0, -town.length - 1).trim();
  const last = rest.split(' ').at(-1) ?? '';
  // "12 MAPLETON" lives on Mapleton; "12 MILL ST MAPLETON" lives there.
  return isStreetType(last) || isDirection(last) ? rest : line;
}

/** The number in its own columns: "12", "12B", "12-14", with what stands before and behind it. */
export function numberInParts(before: string, number: string, behind: string): HouseNumber {
  const none = { number: Number.NaN, suffix: null };
  const own = tidy(number).replace(/\.0+$/, '');
  const whole = tidy([before, own].filter(Boolean).join(''));
  const read = readHouseNumber(whole) ?? readHouseNumber(own);
  if (!read || read.number === 0) return none;
  const more = tidy(wholeFractions(behind)).toUpperCase();
  if (more === '' || read.suffix?.toUpperCase() === more) return read;
  return (
    readHouseNumber(`${whole} ${more}`) ?? {
      number: read.number,
      suffix: [read.suffix, more].filter(Boolean).join(' '),
    }
  );
}
