/** House numbers as people write them: "12", "12B", "12 1/2", "12-14", "100-15", "N6W23001". */

export interface HouseNumber {
  /** What houses are ordered by, and what says the side of the street. */
  readonly number: number;
  /** What follows the number, or the whole text of a grid number such as "N6W23001". */
  readonly suffix: string | null;
}

const GRID = /^[NSEW]\d+[NSEW]\d+[A-Z]?$/i;
const FRACTION = /(\d)\/(\d)$/;

/** As it is on the house. */
export function houseNumber({ number, suffix }: HouseNumber): string {
  if (suffix === null || suffix === '') return String(number);
  if (GRID.test(suffix)) return suffix;
  return /^\d/.test(suffix) ? `${number} ${suffix}` : `${number}${suffix}`;
}

const WHOLE = /^0*(\d{1,6})$/;
const RANGE = /^0*(\d{1,6})\s*(-\s*[\p{L}\d]{1,8})$/u;
const HALF = /^0*(\d{1,6})(?:\s+|\s*-\s*)(\d\/\d)$/;
const LETTER = /^0*(\d{1,6})\s*([\p{L}]{1,2}(?:\s+\d\/\d)?)$/u;
const GRID_PARTS = /^([NSEW]\d+[NSEW])(\d{1,6})([A-Z]?)$/i;
const SINGLE_GRID = /^([NSEW])\s*(\d{1,6})$/i;

/** Null when the text is no house number. Never reads "12-14" as 1214. */
export function readHouseNumber(text: string): HouseNumber | null {
  const clean = wholeFractions(text).replace(/\s+/gu, ' ').trim();
  const whole = WHOLE.exec(clean);
  if (whole) return { number: Number(whole[1]), suffix: null };
  const grid = GRID_PARTS.exec(clean.replaceAll(' ', ''));
  if (grid) return { number: Number(grid[2]), suffix: clean.replaceAll(' ', '').toUpperCase() };
  const [, number, more] = HALF.exec(clean) ?? LETTER.exec(clean) ?? RANGE.exec(clean) ?? [];
  if (number !== undefined && more !== undefined) {
    return { number: Number(number), suffix: more.replace(/-\s+/, '-').toUpperCase() };
  }
  const single = SINGLE_GRID.exec(clean);
  return single ? { number: Number(single[2]), suffix: `${clean.replaceAll(' ', '').toUpperCase()}` } : null;
}

/** "12½" is "12 1/2". */
export function wholeFractions(text: string): string {
  return text
    .replace(/[¼½¾]/g, (sign) => ({ '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' })[sign] ?? sign)
    .replaceAll('\u2044', '/');
}

/** Houses of one number: the whole one, its halves, then letters and ranges. */
export function compareSuffixes(a: string | null, b: string | null, text: (a: string, b: string) => number): number {
  return rank(a) - rank(b) || text(a ?? '', b ?? '');
}

function rank(suffix: string | null): number {
  if (suffix === null || suffix === '') return 0;
  const [, over = 0, under = 1] = /^\d/.test(suffix) ? (FRACTION.exec(suffix) ?? []) : [];
  const part = Number(over) / Number(under);
  return part > 0 && part < 1 ? part : 1;
}
