/** The alternative text in the language of now, or in the other one, which is then said to be that. */
import { LOCALES, type Locale } from '../locale.ts';
import type { PictureValue } from './value.ts';

export interface PictureWords {
  /** '' for what is decorative. */
  readonly text: string;
  /** Of the text, where it is not the page's. */
  readonly lang: Locale | undefined;
}

export function pictureWords(
  { decorative, alt }: Pick<PictureValue, 'decorative' | 'alt'>,
  locale: Locale,
): PictureWords {
  if (decorative) return { text: '', lang: undefined };
  const other = LOCALES.find((one) => one !== locale && alt[one] !== undefined);
  const own = alt[locale];
  if (own !== undefined || other === undefined) return { text: own ?? '', lang: undefined };
  return { text: alt[other] ?? '', lang: other };
}
