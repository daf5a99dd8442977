/** Years of birth, from the ways in which states, counties and spreadsheets write dates. */

export type BirthReading =
  | { readonly kind: 'year'; readonly year: number }
  /** "00/00/0000", or nothing. */
  | { readonly kind: 'unknown' }
  /** 1800 or 1900: how several states write "unknown". */
  | { readonly kind: 'old'; readonly year: number }
  | { readonly kind: 'refused' };

const OLDEST = 115;
const YOUNGEST = 15;

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

export function readBirth(text: string, thisYear: number): BirthReading {
  const clean = text
    .trim()
    // A time behind the date: "12:00:00 AM", "T00:00:00.000Z".
    .replace(/(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i, '')
    .trim();
  if (clean === '' || /^[0\-/.*X ]+$/i.test(clean) || /^(?:unknown|null|n\/?a)$/i.test(clean))
    return { kind: 'unknown' };
  const year = yearOf(clean, thisYear);
  if (year === null || year > thisYear || year < 1700) return { kind: 'refused' };
  return year < thisYear - OLDEST ? { kind: 'old', year } : { kind: 'year', year };
}

/** 0 counts as unknown for a month or a day, "XX" too. */
const isMonth = (month: number) => month >= 0 && month <= 12;
const isDay = (day: number) => day >= 0 && day <= 31;
const part = (text: string | undefined) => (/^x+$/i.test(text ?? '') ? 0 : Number(text));

function yearOf(text: string, thisYear: number): number | null {
  if (/^\d{4}$/.test(text)) return Number(text);
  const solid = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (solid) {
    const [, a = '', b = '', c = ''] = solid;
    if (Number(a) >= 1700 && Number(a) <= thisYear && isMonth(Number(b)) && isDay(Number(c))) return Number(a);
    return isMonth(Number(text.slice(0, 2))) && isDay(Number(text.slice(2, 4))) ? Number(text.slice(4)) : null;
  }
  const iso = /^(\d{4})[-/.](\d{1,2}|XX)(?:[-/.](\d{1,2}|XX))?$/i.exec(text);
  if (iso) return isMonth(part(iso[2])) && (iso[3] === undefined || isDay(part(iso[3]))) ? Number(iso[1]) : null;
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (month) return isMonth(Number(month[1])) ? Number(month[2]) : null;
  const us = /^(\d{1,2}|XX)[-/.](\d{1,2}|XX)[-/.](\d{4}|\d{2})$/i.exec(text);
  if (us) return isMonth(part(us[1])) && isDay(part(us[2])) ? fullYear(us[3] ?? '', thisYear) : null;
  const named =
    /^(?<day>\d{1,2})[-\s.]+(?<month>[a-z]{3,9})\.?[-\s,.]+(?<year>\d{4}|\d{2})$/i.exec(text) ??
    /^(?<month>[a-z]{3,9})\.?[-\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,]+(?<year>\d{4}|\d{2})$/i.exec(text);
  const words = named?.groups;
  if (!words || !Object.hasOwn(MONTHS, (words['month'] ?? '').slice(0, 3).toLowerCase())) return null;
  return isDay(Number(words['day'])) ? fullYear(words['year'] ?? '', thisYear) : null;
}

/** Of two digits the year in which a voter can be born; null when that may be two. */
function fullYear(digits: string, thisYear: number): number | null {
  if (digits.length === 4) return Number(digits);
  const century = Math.floor(thisYear / 100) * 100;
  const born = [century + Number(digits), century - 100 + Number(digits)].filter(
    (year) => thisYear - year >= YOUNGEST && thisYear - year <= OLDEST,
  );
  return born.length === 1 ? (born[0] ?? null) : null;
}

/** The year in which a person of this age was born, to within a year; NaN for no age. */
export function birthYearOfAge(age: string, thatYear: number): number {
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : Number.NaN;
  return years >= YOUNGEST && years <= 120 ? thatYear - years : Number.NaN;
}
