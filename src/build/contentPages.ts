/**
 * The public pages beside the landing page as files of a build: each in each language, with its rows in it, as a host serves it to
 * whoever comes with nothing, and all of a language in one file for the worker, which fetches that when the page is idle.
 */
import { sha256Of } from './contentHash.ts';
import { PRINTED } from '../app/site/printedPages.ts';
import { localHref } from '../core/address.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { pagesFileName } from '../sw/printedPages.ts';
import { withoutSheet } from '../sw/shell.ts';
import type { PrintedPage } from './entry-prerender.tsx';

/** `es/vision.html`: hosts find it as `/es/vision`. */
export const pageFileName = (path: string, locale: Locale): string => `${localHref(path, locale).slice(1)}.html`;

/** What the page begins with beside the app itself: its own code, its frame's and the campaign's words in its language. */
export function besidePage({ route, locale }: Pick<PrintedPage, 'route' | 'locale'>): RegExp[] {
  const own = route.split('/').filter(Boolean).map(escaped).join('[./]');
  return [
    /\/src\/app\/app\.tsx$/,
    /\/src\/app\/hydratePrinted\.ts$/,
    /\/src\/routes\/_public\.tsx\?tsr-split=component/,
    // Not what the page shows where it fails, which stands in a file of its own.
    new RegExp(String.raw`/src/routes/${own}(?:[./]index)?\.tsx\?tsr-split=component`),
    new RegExp(String.raw`/src/campaign/printed/${locale}\.ts$`),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface BuiltPage {
  readonly path: string;
  readonly locale: Locale;
  readonly source: string;
  /** The same with its rows in it. */
  readonly kept: string;
}

/**
 * @returns a file a page, and a file a language with them all, rows in them but no stylesheet, by address. Pages of single things are not in
 * that: there are as many as the campaign has published, and the page of them all has their rows.
 */
export function contentFiles(pages: readonly BuiltPage[]): { fileName: string; source: string }[] {
  const each = pages.map(({ path, locale, source }) => ({ fileName: pageFileName(path, locale), source }));
  const together = LOCALES.map((locale) => {
    const ours = pages.filter((page) => page.locale === locale && PRINTED.includes(page.path));
    const source = JSON.stringify(
      Object.fromEntries(ours.map(({ path, kept }) => [localHref(path, locale), withoutSheet(kept)])),
    );
    return { fileName: pagesFileName(locale, sha256Of(source).slice(0, 8)), source };
  });
  return [...each, ...together];
}
