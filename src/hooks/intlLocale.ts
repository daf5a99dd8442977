/** What Intl calls a language of the app. */
import { campaign } from '../campaign.ts';
import { BASE_LOCALE, currentLocale, type Locale } from '../core/locale.ts';

/** Spanish as it is written in the United States. */
export const intlLocale = (locale: Locale = currentLocale()): string =>
  locale === BASE_LOCALE ? campaign.locale : `${locale}-US`;
