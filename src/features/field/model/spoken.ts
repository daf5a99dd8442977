/** Which language the script is read out in: that of whoever is spoken to, as the voter file says it or somebody noted it. */
import { BASE_LOCALE, LOCALES, type Locale } from '../../../core/locale.ts';
import type { OwnAttempt, Resident } from './doors.ts';

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
/** "Spanish": as a voter file writes it, and as it is noted of a person, whoever reads it. */
export const spokenName = (locale: Locale): string => ENGLISH.of(locale) ?? locale;

const WRITTEN: Readonly<Record<Locale, RegExp>> = {
  en: /^(en|eng|english|ingl[eé]s)(?!\p{L})/iu,
  es: /^(es|esp|spa|spanish|espa[nñ]ol|castellano)(?!\p{L})/iu,
};

/** null where the app has no words in it. */
export function localeOf(spoken: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => WRITTEN[locale].test(spoken?.trim() ?? '')) ?? null;
}

/**
 * @param chosen what the canvasser switched to; null where they did not.
 * @param person who is spoken to; null while nobody is chosen: then it is the language of anybody there.
 */
export function scriptLanguage(
  chosen: Locale | null,
  person: string | null,
  people: readonly Pick<Resident, 'id' | 'language'>[],
): Locale {
  if (chosen !== null) return chosen;
  const asked = person === null ? people : people.filter(({ id }) => id === person);
  // Voter files leave English out.
  return asked.map(({ language }) => localeOf(language)).find((one) => one !== null) ?? BASE_LOCALE;
}

/** A text of the script with the language that it turns out to be in. */
export interface ScriptText {
  readonly text: string;
  readonly lang: Locale;
}

/** @param texts the other languages' words. One that lacks is read in English. */
export function scriptText(text: string, texts: Readonly<Record<string, string>>, language: Locale): ScriptText {
  const said = texts[language];
  return said === undefined ? { text, lang: BASE_LOCALE } : { text: said, lang: language };
}

/** What this phone noted of people whose language nobody knew, before the server's list says so; the server does the same with it. */
export function withNoted(people: readonly Resident[], own: readonly OwnAttempt[]): readonly Resident[] {
  const replaced = new Set(own.map(({ supersedes }) => supersedes));
  const noted = own.filter(({ id, language }) => language && !replaced.has(id)).toSorted((a, b) => b.at - a.at);
  if (noted.length === 0) return people;
  return people.map((one) => {
    const said = noted.find(({ personId }) => personId === null || personId === one.id)?.language;
    return one.language === null && said ? { ...one, language: said } : one;
  });
}
