/**
 * The landing page with words that were published after it was printed: what the last visit kept, put into the page's markup and
 * its island together. Whatever is missing or does not fit, the page is the printed one.
 */
import { keptWords } from '../adapters/browser/keptWords.ts';
import { newerThan } from '../campaign/page.ts';
import { fillPage, printedWords, type Places } from '../campaign/places.ts';
import type { Locale } from '../core/locale.ts';
import { countThrown } from './counted.ts';
import { keptFile, type PrecacheEntry } from './laterFiles.ts';
import { newBody } from './newBody.ts';

/** Written by build/prerender.ts. */
const placesOf = (locale: Locale, { url }: PrecacheEntry) => url.startsWith(`assets/places-${locale}-`);

/** @param files everything of this version, the places of each language's words among it. */
export async function withNewerWords(
  page: Response,
  locale: Locale,
  files: readonly PrecacheEntry[],
): Promise<Response> {
  try {
    const kept = await keptWords(locale).catch(() => null);
    if (!kept) return page;
    const file = files.find((one) => placesOf(locale, one));
    const places = file ? await keptFile(`/${file.url}`) : null;
    if (!places) return page;
    const html = await page.clone().text();
    const printed = printedWords(html);
    const newer = newerThan(printed, kept);
    return newer ? newBody(page, fillPage(html, (await places.json()) as Places, printed, newer)) : page;
  } catch (cause) {
    void countThrown('error', cause);
    return page;
  }
}
