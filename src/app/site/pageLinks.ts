/** Where a public page stands in each language, as search engines and whoever shares it read it: in the head, and in the sitemap. */
import { localHref } from '../../core/address.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '../../core/locale.ts';

/** Pages for everybody to find. Held against the table of pages by tests/app/site/pageLinks.test.ts. */
export const FOUND = [
  '/',
  '/vision',
  '/transparency',
  '/finance-transparency',
  '/wellness',
  '/engagement',
  '/revitalization',
  '/education',
  '/community-voice',
] as const;

/** Pages of single things, as many as the campaign has published, and the portal's parts. */
const SINGLE = /^\/(vision|transparency|revitalization)\/[a-z0-9-]+$/;

/** Two addresses of one page (specification, section 2): search engines are told of one. */
export const SAME: Readonly<Record<string, string>> = { '/citizens': '/transparency' };

export interface PageLink extends Readonly<Record<string, string>> {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
}

/** @param path without a language. @returns none for what nobody is to find: what needs a sign-in, one's own submissions, an address of no page. */
export function pageLinks(origin: string, path: string, locale: Locale): readonly PageLink[] {
  const plain = SAME[path] ?? path;
  if (!FOUND.some((page) => page === plain) && !SINGLE.test(plain)) return [];
  return [{ rel: 'canonical', href: origin + localHref(plain, locale) }, ...alternates(origin, plain)];
}

/** Each language names itself and the others (Google's rule for hreflang: both ways, or it counts for nothing). */
export function alternates(origin: string, plain: string): readonly (PageLink & { readonly hreflang: string })[] {
  const at = (locale: Locale) => origin + localHref(plain, locale);
  return [
    ...LOCALES.map((locale) => ({ rel: 'alternate' as const, hreflang: locale, href: at(locale) })),
    { rel: 'alternate', hreflang: 'x-default', href: at(BASE_LOCALE) },
  ];
}
