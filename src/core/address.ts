/**
 * Which language an address is in. Public pages have one address each per language: `/vision` and `/es/vision`. What is behind
 * a sign-in, and the sign-in itself, has one address, and speaks the language of whoever opens it.
 */
import { asLocale, BASE_LOCALE, currentLocale, type Locale } from './locale.ts';

/** Answered by the backend and never with a page. `/auth` itself is a page of ours. */
export const BACKEND = /^\/(rest|auth|storage|functions|realtime)\/v1(\/|$)|^\/(_system|health)(\/|$)/;

/** Small pages for other websites to show in a frame: files of their own, never the app's. */
export const EMBED = /^\/(es\/)?embed\//;

/** Held against the table of pages by tests/core/address.test.ts. */
const ONE_FOR_ALL = /^\/(auth|account|app|field-ops|content|finance|events|users|admin)(\/|$)/;
/** A name with a dot in its last part. */
const FILE = /\.[^/]*$/;

/** null: the address says nothing about it; files and the backend's paths have no language. */
export function localeOf(pathname: string): Locale | null {
  const first = asLocale(pathname.split('/')[1]);
  if (first !== null && first !== BASE_LOCALE) return first;
  return [ONE_FOR_ALL, BACKEND, FILE].some((silent) => silent.test(pathname)) ? null : BASE_LOCALE;
}

/** The same page's address without its language, as the router knows it. */
export function plainPath(pathname: string): string {
  const first = asLocale(pathname.split('/')[1]);
  return first === null || first === BASE_LOCALE ? pathname : pathname.slice(first.length + 1) || '/';
}

/** The parameter in the addresses that the app on a home screen opens by itself, as no link has it. */
export const HOME_SCREEN = 'home';

/** The manifest in a language: where the app is installed from a page in it. */
export const manifestPath = (locale: Locale) =>
  locale === BASE_LOCALE ? '/manifest.webmanifest' : `/${locale}/manifest.webmanifest`;

/** A link inside, as people of a language follow it. @param href path, query and hash, with a language or without. */
export function localHref(href: string, locale: Locale = currentLocale()): string {
  const [, pathname = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  const plain = plainPath(pathname);
  if (locale === BASE_LOCALE || pathname === '' || localeOf(plain) === null) return plain + rest || href;
  return `/${locale}${plain}${rest}`;
}
