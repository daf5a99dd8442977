/** The language that somebody chose on this device, and the one that their browser asks for. */
import { asLocale, type Locale } from '../../core/locale.ts';

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
  return wanted.find((locale) => locale !== null) ?? null;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
