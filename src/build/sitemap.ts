/** What search engines are told of the site beside its pages: every public page in each of its languages, and where that list is. */
import { alternates, FOUND } from '../app/site/pageLinks.ts';
import { localHref } from '../core/address.ts';
import { LOCALES } from '../core/locale.ts';
import { escapeHtml } from '../core/html.ts';

/**
 * @param singles pages of single things that the build has printed.
 * Each language's page is an entry of its own and names all (Google's rule for sitemaps in several languages).
 */
export function sitemap(origin: string, singles: readonly string[] = []): string {
  const urls = [...FOUND, ...singles].flatMap((page) => {
    const links = alternates(origin, page).map(
      ({ hreflang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>\n`,
    );
    return LOCALES.map(
      (locale) =>
        `  <url>\n    <loc>${escapeHtml(origin + localHref(page, locale))}</loc>\n${links.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
