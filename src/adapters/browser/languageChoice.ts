/** The language that somebody chose on this device, and whether they were asked. Not choosing is no choice. */
import { asLocale, LOCALES, type Locale } from '../../core/locale.ts';

const KEY = 'language';

export function chosenLanguage(): Locale | null {
  return asLocale(read());
}

export function chooseLanguage(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The first language of the browser's list that we have; null where it has none of ours. */
export function browserLanguage(): Locale | null {
  const wanted = navigator.languages.map((tag) => asLocale(tag.split('-')[0]?.toLowerCase()));
  return wanted.find((locale) => locale !== null && LOCALES.includes(locale)) ?? null;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
