/** A text that may stand in one language only: shown in the other one's words where it must be, and said to be so. */
import { currentLocale, LOCALES, type Locale } from '../locale.ts';
import type { Localized } from './fields.ts';

export interface Spoken {
  readonly words: string;
  /** Where it is another language than the page's: for `lang`. */
  readonly lang: Locale | undefined;
}

export function spoken(text: Localized | undefined, locale: Locale = currentLocale()): Spoken {
  const own = text?.[locale] ?? '';
  if (own !== '') return { words: own, lang: undefined };
  const other = LOCALES.find((one) => (text?.[one] ?? '') !== '');
  return { words: (other && text?.[other]) ?? '', lang: other };
}

/** In every language at once, for a search. */
export const everyWord = (text: Localized | undefined): string => LOCALES.map((one) => text?.[one] ?? '').join(' ');
