/** The texts that name another date than the settings about to be published: one that counted until now, or any other beside a word about voting. */
import { sectionsOf, type Setting, type Settings, type SettingValue } from '../../../campaign/settings.ts';
import type { Words } from '../../../campaign/words.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { namedDates, type NamedDate } from './namedDates.ts';

export interface DatedText {
  readonly text: string;
  readonly locale: Locale;
}

export interface OtherDate<Where> {
  readonly where: Where;
  readonly locale: Locale;
  /** What is named, as it is written there. */
  readonly named: readonly string[];
  /** The text around the first of them. */
  readonly quote: string;
}

type Dates = Settings['dates'];

/** What dates of voting are about. A date beside one of these and none of the published is at least to be looked at. */
const ABOUT_VOTING =
  /\b(elections?|vot(?:e|es|er|ers|ing)|ballots?|polls?|polling|absentee|registration|register|inaugurat\w+|sworn in|takes? office|term)\b|(?<!\p{L})(elecci[oó]n(?:es)?|votar|vot[aeo]\w*|votaci[oó]n\w*|voto|urnas?|boletas?|casillas?|inscr[ií]\p{L}+|registr\p{L}+|mandato|toma de posesi[oó]n|juramento)(?!\p{L})/iu;
const AROUND = 100;
const QUOTED = 60;

const daysOf = ({ electionDay, firstDay, lastDay, countdownTarget }: Dates): readonly string[] => [
  electionDay,
  firstDay,
  lastDay,
  countdownTarget.slice(0, 10),
];

export interface MovedDates {
  readonly before: Dates;
  readonly after: Dates;
}

/** Null for a setting without days, and where no day moves: of a mere new place or time zone no text has to say anything. */
export function movedDates(key: Setting, before: SettingValue, after: SettingValue): MovedDates | null {
  if (key !== 'dates') return null;
  const moved = { before: before as Dates, after: after as Dates }; // of this key
  const [old, next] = [daysOf(moved.before), daysOf(moved.after)];
  return old.some((day, index) => day !== next[index]) ? moved : null;
}

/** The parts of a text that name another date; none where all is well. */
export function otherDatesIn({ text, locale }: DatedText, { before, after }: MovedDates): readonly NamedDate[] {
  const next = daysOf(after);
  const gone = daysOf(before).filter((day) => !next.includes(day));
  const years = new Set([...gone, ...next].map((day) => Number(day.slice(0, 4))));
  return namedDates(text, locale === 'es').filter((named) => {
    if (next.some((day) => isDay(named, day))) return false;
    // Of another election than these two.
    if (named.year !== null && !years.has(named.year)) return false;
    // The old day, or the new one with the weekday or the year of the old.
    if ([...gone, ...next].some((day) => named.days.includes(day.slice(5)))) return true;
    return ABOUT_VOTING.test(text.slice(Math.max(0, named.from - AROUND), named.to + AROUND));
  });
}

function isDay({ days, year, weekday }: NamedDate, day: string): boolean {
  const at = new Date(`${day}T12:00:00Z`);
  return (
    days.includes(day.slice(5)) &&
    (year === null || year === at.getUTCFullYear()) &&
    (weekday === null || weekday === at.getUTCDay())
  );
}

/** One line for each place and language that names another date. @param texts where each stands. */
export function withOtherDates<Where>(
  texts: readonly (DatedText & { readonly where: Where })[],
  keyOf: (where: Where) => string,
  moved: MovedDates,
): readonly OtherDate<Where>[] {
  const lines = new Map<string, OtherDate<Where>>();
  for (const { where, ...one } of texts) {
    const dates = otherDatesIn(one, moved);
    const [first] = dates;
    if (!first) continue;
    const key = `${keyOf(where)} ${one.locale}`;
    const line = lines.get(key) ?? { where, locale: one.locale, named: [], quote: quoteOf(one.text, first) };
    const named = dates.map(({ from, to }) => one.text.slice(from, to).trim().replace(/[.]$/, ''));
    lines.set(key, { ...line, named: [...new Set([...line.named, ...named])] });
  }
  return [...lines.values()];
}

function quoteOf(text: string, { from, to }: NamedDate): string {
  const [begin, end] = [Math.max(0, from - QUOTED), Math.min(text.length, to + QUOTED)];
  const quote = text.slice(begin, end).replaceAll(/\s+/g, ' ').trim();
  return `${begin > 0 ? '…' : ''}${quote}${end < text.length ? '…' : ''}`;
}

/** A body of content by language: a text that is not told by language is in both. */
export function textsByLanguage(value: unknown, locale: Locale | null = null): readonly DatedText[] {
  if (typeof value === 'string')
    return (locale === null ? LOCALES : [locale]).map((one) => ({ text: value, locale: one }));
  if (typeof value !== 'object' || value === null) return [];
  const isEach = Object.keys(value).length > 0 && Object.keys(value).every((key) => LOCALES.some((one) => one === key));
  return Object.entries(value).flatMap(([key, part]) =>
    textsByLanguage(part, isEach ? (LOCALES.find((one) => one === key) ?? null) : locale),
  );
}

/** The words of both languages as they are once these settings are published. */
export const wordsWith = (
  words: Readonly<Record<Locale, Words>>,
  key: Setting,
  value: SettingValue,
): Readonly<Record<Locale, Words>> => ({
  en: Object.assign({}, words.en, sectionsOf(key, value, 'en')),
  es: Object.assign({}, words.es, sectionsOf(key, value, 'es')),
});
