/** The days of the calendar that a text names, in English or Spanish: "Nov. 3", "Tuesday, November 3rd", "3 de noviembre de 2026", "11/3/2026", "2026-11-03". */

export interface NamedDate {
  /** Each as MM-DD; more than one where the order of the digits leaves it open: "4/11" in Spanish. */
  readonly days: readonly string[];
  readonly year: number | null;
  /** 0 for Sunday; null where none is named. */
  readonly weekday: number | null;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

const MONTHS: readonly string[] = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|set(?:iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];
const WEEKDAYS: readonly string[] = [
  'sun(?:day)?|dom(?:ingo)?',
  'mon(?:day)?|lun(?:es)?',
  'tue(?:s(?:day)?)?|mar(?:tes)?',
  'wed(?:nesday)?|mi[eé](?:rcoles)?',
  'thu(?:rs?(?:day)?)?|jue(?:ves)?',
  'fri(?:day)?|vie(?:rnes)?',
  'sat(?:urday)?|s[aá]b(?:ado)?',
];
const ENGLISH_DAYS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[ -]first|twenty[ -]second|twenty[ -]third|twenty[ -]fourth|twenty[ -]fifth|twenty[ -]sixth|twenty[ -]seventh|twenty[ -]eighth|twenty[ -]ninth|thirtieth|thirty[ -]first'.split(
    '|',
  );
const SPANISH_DAYS =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintid[oó]s|veintitr[eé]s|veinticuatro|veinticinco|veintis[eé]is|veintisiete|veintiocho|veintinueve|treinta|treinta y uno'.split(
    '|',
  );

const any = (names: readonly string[]) => `(?:${names.toReversed().join('|')})`;
/** A whole word: no letter or digit beside it. */
const WORD_BEGINS = String.raw`(?<![\p{L}\d])`;
const WORD_ENDS = String.raw`(?![\p{L}\d])`;
const weekday = String.raw`(?:(?<weekday>${WEEKDAYS.join('|')})\.?,?\s+(?:(?:the|el)\s+)?)?`;
const month = String.raw`(?<month>${MONTHS.join('|')})\.?`;
const number = String.raw`(?:3[01]|[12]\d|0?[1-9])`;
/** No hour: "November 4, 7 PM". */
const noHour = String.raw`(?!\s*(?:[ap]\.?\s?m\b|:\d|o['’]clock|%))`;
const englishDay = String.raw`(?:${number}(?:st|nd|rd|th)?|${any(ENGLISH_DAYS)})${WORD_ENDS}${noHour}`;
const spanishDay = String.raw`(?:${number}(?:\.?[ºo°])?|primero|${any(SPANISH_DAYS)})`;
/** A comma alone is none: "November 4, 2 rooms". */
const listed = String.raw`,\s*(?:and|or|y|o)|,(?=\s*${number}\s*,?\s*(?:and|or|y|o|&)\s)`;
const toward = String.raw`\s*(?:[-–—&]|to|through|thru|until|and|or|al?|hasta|y|o|e|${listed})\s*`;
const englishDays = String.raw`(?<days>${englishDay}(?:${toward}${englishDay}){0,6})`;
const spanishDays = String.raw`(?<days>${spanishDay}(?:${toward}(?:el\s+)?${spanishDay}){0,6})`;
const year = String.raw`(?:,?\s*(?:del?\s+)?(?<year>20\d\d)(?!\d))?`;

const written = (pattern: string) => new RegExp(WORD_BEGINS + pattern, 'giu');
const WRITTEN: readonly RegExp[] = [
  // "October 14–31, 2025", "Tuesday, Nov. 4th", "noviembre 4"
  written(String.raw`${weekday}${month},?\s+(?:the\s+)?${englishDays}${year}`),
  // "del 14 al 31 de octubre de 2025", "martes 4 de nov.", "4 November 2025", "the 4th of November"
  written(String.raw`${weekday}(?:${spanishDays}\s+(?:de\s+)?${month}${WORD_ENDS})${year}`),
  written(String.raw`${weekday}${englishDays}\s+(?:of\s+)?${month}${WORD_ENDS}${year}`),
];
const ISO = /(?<!\d)(?<year>20\d\d)-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])(?!\d)/g;
const DIGITS =
  /(?<![\d/.-])(?<one>0?[1-9]|[12]\d|3[01])(?<by>[/.-])(?<two>0?[1-9]|[12]\d|3[01])(?:\k<by>(?<year>20\d\d|\d\d))?(?![\d/-]|\.\d)/g;

/** Each date once, in the order in which they stand. @param inSpanish of "4/11" either number may be the month. */
export function namedDates(text: string, inSpanish = false): readonly NamedDate[] {
  const found: NamedDate[] = [...isoDates(text), ...digitDates(text, inSpanish)];
  for (const pattern of WRITTEN) {
    for (const match of text.matchAll(pattern)) {
      if (overlaps(found, match.index, match.index + match[0].length) || isVerb(match)) continue;
      found.push(...writtenDates(match));
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function writtenDates(match: RegExpMatchArray): NamedDate[] {
  const { days = '', month: named = '', weekday: on, year: of } = match.groups ?? {};
  const at = MONTHS.findIndex((one) => isWhole(one, named)) + 1;
  const from = match.index ?? 0;
  return daysIn(days).map((day, index) => ({
    days: [`${two(at)}-${two(day)}`],
    year: of === undefined ? null : Number(of),
    // Of "Tuesday, November 4 to 6" the weekday is the first one's.
    weekday: on === undefined || index > 0 ? null : WEEKDAYS.findIndex((one) => isWhole(one, on)),
    from,
    to: from + match[0].length,
  }));
}

const isoDates = (text: string): NamedDate[] =>
  [...text.matchAll(ISO)].map((match) => {
    const { year: of, month: at, day } = match.groups ?? {};
    return {
      days: [`${at}-${day}`],
      year: Number(of),
      weekday: null,
      from: match.index,
      to: match.index + match[0].length,
    };
  });

function digitDates(text: string, inSpanish: boolean): NamedDate[] {
  return [...text.matchAll(DIGITS)].flatMap((match): NamedDate[] => {
    const { one = '', two: other = '', by, year: of } = match.groups ?? {};
    // Without a year only a slash makes a date, and "24/7" none.
    if (of === undefined && (by !== '/' || match[0] === '24/7')) return [];
    const readings = [[one, other], ...(inSpanish || Number(one) > 12 ? [[other, one]] : [])];
    const days = readings
      .filter(([at]) => Number(at) <= 12)
      .map(([at, day]) => `${two(Number(at))}-${two(Number(day))}`);
    const year = of === undefined ? null : Number(of.length === 2 ? `20${of}` : of);
    return days.length === 0
      ? []
      : [{ days, year, weekday: null, from: match.index, to: match.index + match[0].length }];
  });
}

/** "You may 4 times": the month is written with a capital. */
const isVerb = ({ groups }: RegExpMatchArray) => /^(may|march|mar)$/.test(groups?.['month'] ?? '');

const overlaps = (found: readonly NamedDate[], from: number, to: number) =>
  found.some((one) => from < one.to && one.from < to);

function daysIn(text: string): readonly number[] {
  const days = text.match(new RegExp(`${number}|primero|${any(ENGLISH_DAYS)}|${any(SPANISH_DAYS)}`, 'giu')) ?? [];
  return days.map(dayOf);
}

function dayOf(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  if (/^primero$/i.test(text)) return 1;
  const at = (names: readonly string[]) => names.findIndex((one) => isWhole(one, text)) + 1;
  return at(ENGLISH_DAYS) || at(SPANISH_DAYS);
}

const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'iu').test(text);
const two = (number: number) => String(number).padStart(2, '0');
