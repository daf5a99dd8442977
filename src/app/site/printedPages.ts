/** Which pages the build prints beside the landing page, and what search engines and messengers are told each is about. */
import { m } from '../../messages/messages.js';
import { PARTS, type Part } from '../../features/transparency/model/parts.ts';
import { partWords } from '../../features/transparency/parts/partWords.ts';
import { FOUND, SAME } from './pageLinks.ts';

type Found = Exclude<(typeof FOUND)[number], '/'>;

const ABOUT: Readonly<Record<Found, () => string>> = {
  '/vision': m.app_about_vision,
  '/transparency': m.app_about_transparency,
  '/finance-transparency': m.app_about_finance_transparency,
  '/wellness': m.app_about_wellness,
  '/engagement': m.app_about_engagement,
  '/revitalization': m.app_about_revitalization,
  '/education': m.app_about_education,
  '/community-voice': m.app_about_community_voice,
};

/** Pages below a page, one a part of what it shows. */
export const PART_PAGES: readonly string[] = PARTS.map((part) => `/transparency/${part}`);

/** Every public page's address without a language, second addresses included. */
export const PRINTED: readonly string[] = [...Object.keys(ABOUT), ...PART_PAGES, ...Object.keys(SAME)];

/** In the language of the moment; null for a page that has no description of its own. */
export function aboutPage(path: string): string | null {
  const part = partOf(path);
  if (part) return partWords[part].about();
  const plain = SAME[path] ?? path;
  const found = Object.entries(ABOUT).find(([page]) => page === plain);
  return found ? found[1]() : null;
}

/** What a page that has others below it is called, in the language of the moment. */
export function nameOfPage(path: string): string {
  const part = partOf(path);
  if (part) return partWords[part].name();
  if (path === '/vision') return m.plan_title();
  if (path === '/community-voice') return m.ideas_title();
  if (path === '/revitalization') return m.places_title();
  if (path === '/finance-transparency') return m.disclosure_title();
  if (path === '/education') return m.education_title();
  if (path === '/wellness') return m.wellness_title();
  return path === '/transparency' ? m.transparency_title() : path.slice(1);
}

const partOf = (path: string): Part | undefined => PARTS.find((part) => path === `/transparency/${part}`);
