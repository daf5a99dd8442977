/** Apartments and other parts of a house, by the words of USPS Publication 28, appendix C2. */

/** Each word of Publication 28, and the abbreviation it stands for. */
const DESIGNATORS: Readonly<Record<string, string>> = {
  apartment: 'apt',
  apt: 'apt',
  basement: 'bsmt',
  bsmt: 'bsmt',
  building: 'bldg',
  bldg: 'bldg',
  department: 'dept',
  dept: 'dept',
  floor: 'fl',
  flr: 'fl',
  fl: 'fl',
  front: 'frnt',
  frnt: 'frnt',
  frt: 'frnt',
  hangar: 'hngr',
  hngr: 'hngr',
  key: 'key',
  lobby: 'lbby',
  lbby: 'lbby',
  lot: 'lot',
  lower: 'lowr',
  lowr: 'lowr',
  lwr: 'lowr',
  office: 'ofc',
  ofc: 'ofc',
  penthouse: 'ph',
  ph: 'ph',
  pier: 'pier',
  rear: 'rear',
  room: 'rm',
  rm: 'rm',
  side: 'side',
  slip: 'slip',
  space: 'spc',
  spc: 'spc',
  stop: 'stop',
  suite: 'ste',
  ste: 'ste',
  trailer: 'trlr',
  trlr: 'trlr',
  unit: 'unit',
  upper: 'uppr',
  uppr: 'uppr',
  upr: 'uppr',
  no: 'no',
  num: 'no',
  number: 'no',
};

/** These stand alone; all others name one of several. */
const ALONE: ReadonlySet<string> = new Set(['bsmt', 'frnt', 'lbby', 'lowr', 'ofc', 'ph', 'rear', 'side', 'uppr']);
/** A door's "Apt 3", "Unit 3", "#3" and "3" are one door; "Lot 3" is another. */
const PLAIN: ReadonlySet<string> = new Set(['apt', 'unit', 'ste', 'no']);

const bare = (word: string) => word.toLowerCase().replace(/[.:]+$/, '');

export function designatorOf(word: string): string | undefined {
  const plain = bare(word);
  return Object.hasOwn(DESIGNATORS, plain) ? DESIGNATORS[plain] : undefined;
}

/** "3", "2-B", "12B", "C": what may follow a designator. */
const isName = (word: string) =>
  /^#?(?:[\p{L}]?\d+(?:[-/&][\p{L}\d]+)*[\p{L}]{0,2}|[\p{L}]|[\p{L}]{1,2}-?\d+|\p{L}-\p{L}\d*)$/u.test(word);
const isOrdinal = (word: string) => /^\d+(?:st|nd|rd|th)$/i.test(word);

export interface WithoutUnit {
  readonly rest: string;
  readonly unit: string | null;
}

/**
 * Takes the unit off the end of a street line: "MILL ST BLDG C APT 4" is "MILL ST" and "BLDG C APT 4". A word that is the street's
 * own name stays: "REAR ST", "LOWER RD", "3RD ST".
 */
export function takeUnit(line: string): WithoutUnit {
  const words = line.split(' ').filter(Boolean);
  let end = words.length;
  for (;;) {
    const start = unitStart(words, end);
    // Something must be left that can be a street.
    if (start === null || start < 1) break;
    end = start;
  }
  const unit = words.slice(end).join(' ');
  return { rest: words.slice(0, end).join(' '), unit: unit === '' ? null : unitAsWritten(unit) };
}

/** Where the last unit before `end` begins; null for none. */
function unitStart(words: readonly string[], end: number): number | null {
  const [last = '', before = '', third = ''] = [words[end - 1], words[end - 2], words[end - 3]];
  if (last.startsWith('#') && last.length > 1) {
    const own = designatorOf(before);
    return own === undefined ? end - 1 : end - 2;
  }
  if (before === '#' && isName(last)) return designatorOf(third) === undefined ? end - 2 : end - 3;
  // "3RD FLOOR"
  if (designatorOf(last) === 'fl' && isOrdinal(before)) return end - 2;
  const joined = /^([\p{L}]+)[.:#-]?#?(\d+[\p{L}]?)$/u.exec(last);
  if (joined && PLAIN.has(designatorOf(joined[1] ?? '') ?? '') && (joined[1] ?? '').length > 2) return end - 1;
  const alone = designatorOf(last);
  if (alone !== undefined && ALONE.has(alone)) return end - 1;
  const named = designatorOf(before);
  if (named !== undefined && isName(last)) return end - 2;
  // "APARTMENT 12 B"
  const split = designatorOf(third);
  if (split !== undefined && /^#?\d+$/.test(before) && /^[\p{L}]$/u.test(last)) return end - 3;
  return null;
}

/** "APT 3b", "#3B" and "3B" are unit 3B, "Fl 2" is "FL 2"; null for none. */
export function unitAsWritten(text: string): string | null {
  const words = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/#/g, ' # ')
    .replace(/\b(apartment|apt|unit|suite|ste)\.?[-:]?(?=\d)/gi, '$1 ')
    .split(' ')
    .filter((word) => word !== '' && word !== '#' && word !== '-')
    .map((word) => word.replace(/[,;]+$/, ''));
  while (words.length > 1 && PLAIN.has(designatorOf(words[0] ?? '') ?? '')) words.shift();
  const unit = words
    .join(' ')
    .replace(/\.(?=\s|$)/g, '')
    .toUpperCase();
  return unit === '' || /^(?:0+|N\/?A|NONE|NULL)$/.test(unit) ? null : unit;
}

/** A unit without the ways to write it, of a text that is folded already. The database says the same (private.door_key). */
export function unitKey(folded: string): string {
  const words = folded.split(' ').map((word) => designatorOf(word) ?? word);
  const named = words.filter((word, at) => !(PLAIN.has(word) && at < words.length - 1));
  const floor = /^(\d+)(?:st|nd|rd|th) fl$/.exec(named.join(' '));
  return floor ? `fl${floor[1]}` : named.join('');
}

/** "unit 201", "Apt 2", "Rear", "3rd Floor". */
export function unitWords(unit: string): string {
  const words = unit.split(' ');
  if (!words.some((word) => designatorOf(word) !== undefined))
    return /^\d|^.(?:[ -]|$)/u.test(unit) ? `unit ${unit}` : unit;
  return words
    .map((word) => {
      if (isOrdinal(word)) return word.toLowerCase();
      return designatorOf(word) === undefined ? word : `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
    })
    .join(' ');
}
