/** One thing that a feed tells, and how its words are chosen and cut. */
import { LOCALES, type Locale } from '../../../core/locale.ts';

export const TITLE_AT_MOST = 120;
export const SUMMARY_AT_MOST = 600;

export interface Entry {
  /** A UUID, the same for ever. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly lang: Locale;
  readonly link: string;
  readonly at: Date;
}

/** A text in a language, or in another that it has, and in which. */
export function said(value: unknown, wanted: Locale): readonly [string, Locale] {
  if (typeof value === 'string') return [value, wanted];
  const texts = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}; // checked
  for (const locale of [wanted, ...LOCALES]) {
    const text = texts[locale];
    if (typeof text === 'string' && text.trim() !== '') return [text, locale];
  }
  return ['', wanted];
}
