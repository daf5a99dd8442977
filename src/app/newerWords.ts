/**
 * Words that the campaign published after this page was printed: fetched as soon as the page is drawn and kept for the next visit. What
 * is published under Settings (the donation page, dates, names, the time zone) is shown at once; the rest only below the screen, so
 * that nothing moves under a reader.
 */
import { forgetWords, keepWords } from '../adapters/browser/keepWords.ts';
import { keptWords } from '../adapters/browser/keptWords.ts';
import { keptPage, newerThan, sameSection, type PageWords } from '../campaign/page.ts';
import type { Section } from '../campaign/words.ts';
import { currentLocale } from '../core/locale.ts';
import { publishedHeads, publishedWords } from '../features/content/data/published.ts';
import { newestPage } from '../features/content/model/newest.ts';
import { learnZone, startWithKeptZone } from '../hooks/learnZone.ts';
import { printedPage, readyWords, words } from '../hooks/words.ts';

/** The elements that say a section's words. What is on no page says nothing now. */
const STANDS_IN: Readonly<Record<Section, readonly string[]>> = {
  head: ['site-header', 'action-zone', 'site-footer'],
  hero: ['hero'],
  video: ['hero'],
  actions: ['action-zone'],
  priorities: ['priorities'],
  earlyVoting: ['events'],
  testimonials: ['testimonials'],
  faq: ['faq'],
  closing: ['site-footer'],
  contact: ['site-footer'],
  links: ['site-header', 'action-zone', 'action-bar', 'site-footer'],
  legal: ['site-footer'],
};

/** Whole sections of settings: an old donation page or election day is wrong, and is corrected even under a reader. */
const SETTINGS: readonly Section[] = ['head', 'earlyVoting', 'contact', 'links', 'legal'];

/** Never rejects: without an answer, with a broken one, or without storage the page stays what it is. */
export async function bringNewerWords(): Promise<void> {
  try {
    await readyWords();
    startWithKeptZone();
    const printed = words.printed(currentLocale());
    if (printed.locale !== currentLocale()) return;
    const kept = newerThan(printed, await keptWords(printed.locale).catch(() => null));
    if (kept) say(kept);
    const newest = await newerNow(printed, kept);
    if (newest) say(newest);
  } catch {
    // The next visit asks again.
  }
}

/** null: nothing newer than what is printed and kept. */
async function newerNow(printed: PageWords, kept: PageWords | null): Promise<PageWords | null> {
  try {
    const heads = await publishedHeads();
    if (!heads) return null;
    // What nobody publishes any more is not said again.
    if (heads.length === 0 && kept) await forgetWords(printed.locale);
    const newest = await newestPage(kept ?? printed, heads, { published: publishedWords, printed: printedPage });
    // On a full device, or where storage is forbidden, they are said below all the same.
    if (newest) await keepWords(printed.locale, keptPage(printed, newest)).catch(() => undefined);
    // The server has told by now that these are the newest.
    learnZone((newest ?? kept ?? printed).words.earlyVoting.timeZone);
    return newest;
  } catch {
    return null;
  }
}

function say(newest: PageWords): void {
  const sections = Object.keys(STANDS_IN) as Section[]; // of the record above
  const changed = sections.filter((section) => !sameSection(newest, words.page(newest.locale, section), section));
  const now = changed.filter((section) => SETTINGS.includes(section) || STANDS_IN[section].every(isBelow));
  if (now.length > 0) words.renew(newest, now);
  if (changed.includes('video') && !now.includes('video')) showPoster(newest);
}

/** The film's frame is as large with a picture as without: nothing moves, whoever is looking. Its words wait. */
function showPoster(newest: PageWords): void {
  const page = words.page(newest.locale, 'video');
  if (page.borrowed.video !== newest.borrowed.video) return;
  const { picture: _old, ...said } = page.words.video;
  const { picture } = newest.words.video;
  const video = picture ? { ...said, picture } : said;
  words.renew({ ...page, words: { ...page.words, video } }, ['video']);
}

function isBelow(id: string): boolean {
  const element = document.getElementById(id);
  return element === null || element.getBoundingClientRect().top >= innerHeight;
}
