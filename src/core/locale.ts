/** Which language the app speaks now. Nothing here stores or reads an address: app/language.ts does. */

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Where nobody has said anything else, and where a text has no translation. */
export const BASE_LOCALE: Locale = 'en';

let current: Locale = BASE_LOCALE;
const listeners = new Set<() => void>();

export const currentLocale = (): Locale => current;

/** Whoever shows words draws them anew. */
export function setLocale(locale: Locale): void {
  if (locale === current) return;
  current = locale;
  for (const tell of listeners) tell();
}

/** @returns ends it. */
export function onLocale(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** For what comes from outside: an address, the storage, a browser's list. */
export function asLocale(value: unknown): Locale | null {
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** What is drawn meanwhile is in that language; nobody is told, and the page stays as it is. */
export function drawnIn<T>(locale: Locale, draw: () => T): T {
  const before = current;
  current = locale;
  try {
    return draw();
  } finally {
    current = before;
  }
}
