/** A text of the campaign's in a language: in the other one's words where it has none, and then marked. */
import { LOCALES, type Locale } from '../locale.ts';
import type { Localized } from './fields.ts';

export interface Said {
  readonly text: string;
  /** For the element around it; undefined where it is in the language that was asked for. */
  readonly lang: Locale | undefined;
}

/** Of nothing written: an empty text. */
export function saidIn(texts: Localized | undefined, locale: Locale): Said {
  const own = texts?.[locale];
  if (own !== undefined && own !== '') return { text: own, lang: undefined };
  const other = LOCALES.find((one) => texts?.[one]);
  return { text: (other && texts?.[other]) ?? '', lang: other };
}
