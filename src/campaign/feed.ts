/** What the campaign's feeds and files say of themselves, and how they may be used. */
import type { Locale } from '../core/locale.ts';

/** Free to use, with the campaign named. */
export const LICENCE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;

interface FeedWords {
  readonly title: (name: string) => string;
  readonly about: string;
  /** Behind the title of what is not said for the first time. */
  readonly reworded: (version: number) => string;
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = {
  en: {
    title: (name) => `${name}: what changed`,
    about: 'Commitments, updates, documents, decisions and corrections as they are published and reworded.',
    reworded: (version) => `wording ${version}`,
  },
  es: {
    title: (name) => `${name}: lo que cambió`,
    about: 'Compromisos, novedades, documentos, decisiones y correcciones tal como se publican y se reformulan.',
    reworded: (version) => `versión ${version}`,
  },
};
