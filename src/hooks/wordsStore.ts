/** What a page says now: its words as printed, and newer ones section by section. Knows no React and no place to fetch from. */
import type { PageWords } from '../campaign/page.ts';
import type { Section } from '../campaign/words.ts';
import type { Locale } from '../core/locale.ts';

export interface WordsSource {
  subscribe(tell: () => void): () => void;
  /** The page that a section is shown of: of another language where this one's words are not to be had. */
  page(locale: Locale, section: Section): PageWords;
  /** As it came, whatever is known by now. */
  printed(locale: Locale): PageWords;
}

export interface WordsStore extends WordsSource {
  /** As printed into the page. */
  put(page: PageWords): void;
  has(locale: Locale): boolean;
  /** Shows a newer page in those sections, at once. */
  renew(page: PageWords, sections: readonly Section[]): void;
}

export function createWordsStore(): WordsStore {
  const pages = new Map<Locale, PageWords>();
  const newer = new Map<string, PageWords>();
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  const printed = (locale: Locale) => {
    const page = pages.get(locale) ?? pages.values().next().value;
    if (!page) throw new Error('The campaign’s words have not come yet.');
    return page;
  };
  return {
    subscribe(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    page: (locale, section) => newer.get(`${locale} ${section}`) ?? printed(locale),
    printed,
    put(page) {
      pages.set(page.locale, page);
      tellAll();
    },
    has: (locale) => pages.has(locale),
    renew(page, sections) {
      for (const section of sections) newer.set(`${page.locale} ${section}`, page);
      tellAll();
    },
  };
}
