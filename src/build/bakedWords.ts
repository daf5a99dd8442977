/**
 * Which words a build has: the seed's, or those of the folder that CONTENT_FROM names (as content:export writes it). They stand in the
 * prerendered pages as an island and, for all other pages, in a file of their own; never in the code of the first visit.
 */
import { composePage, type PageWords } from '../campaign/page.ts';
import { seeds } from '../campaign/seeds.ts';
import { sha256Of } from './contentHash.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { readContent } from '../../supabase/local/content/files.ts';
import type { Plugin } from 'vite';

export type BakedPages = Readonly<Record<Locale, PageWords>>;

/** Named by the hashes of what they are made of, so that a page knows whether something newer was published. */
export function bakedPages(folder = process.env.CONTENT_FROM): BakedPages {
  const given = folder ? readContent(folder) : new Map();
  const sources: Partial<Record<Locale, { sha256: string; words: object }>> = {};
  for (const locale of LOCALES) {
    const words = given.get(locale)?.words ?? seeds[locale];
    sources[locale] = { sha256: sha256Of(words), words };
  }
  const page = (locale: Locale) => composePage(locale, sources, { words: seeds[locale], borrowed: {} });
  return { en: page('en'), es: page('es') };
}

export function bakedWords(): Plugin {
  let pages: BakedPages;
  return {
    name: 'campaign:baked-words',
    apply: 'build',
    buildStart() {
      pages = bakedPages();
    },
    load(id) {
      const locale = LOCALES.find((one) => id.endsWith(`/src/campaign/printed/${one}.ts`));
      return locale ? `export const page = JSON.parse(${JSON.stringify(JSON.stringify(pages[locale]))});` : null;
    },
  };
}
