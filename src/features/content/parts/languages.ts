/** What the two languages are called. */
import type { Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';

const names: Readonly<Record<Locale, () => string>> = { en: m.content_english, es: m.content_spanish };

export const inLanguage = (locale: Locale): string => names[locale]();
