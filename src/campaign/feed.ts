/** What the campaign's feeds and files say of themselves, and how they may be used. */
import type { Locale } from '../core/locale.ts';

/** Free to use, with the campaign named. */
export const LICENCE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;

interface FeedWords {
  readonly title: (name: string) => string;
  readonly about: string;
  /** Behind the title of what is not said for the first time. */
  readonly reworded: (version: number) => string;
  /** Before the name of a promise that is in the plan no more. */
  readonly withdrawn: string;
  /** Before the text of an update that rates a commitment: the page's own words for the six ratings. */
  readonly rated: Readonly<Record<string, string>>;
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = {
  en: {
    title: (name) => `${name}: what changed`,
    about: 'Commitments, updates, documents, decisions and corrections as they are published and reworded.',
    reworded: (version) => `wording ${version}`,
    withdrawn: 'Taken out of the plan',
    rated: {
      'not-yet-rated': 'Not Yet Rated',
      'in-the-works': 'In the Works',
      stalled: 'Stalled',
      compromise: 'Compromise',
      kept: 'Kept',
      broken: 'Broken',
    },
  },
  es: {
    title: (name) => `${name}: lo que cambió`,
    about: 'Compromisos, novedades, documentos, decisiones y correcciones tal como se publican y se reformulan.',
    reworded: (version) => `versión ${version}`,
    withdrawn: 'Retirado del plan',
    rated: {
      'not-yet-rated': 'Aún sin calificar',
      'in-the-works': 'En marcha',
      stalled: 'Estancado',
      compromise: 'A medias',
      kept: 'Cumplido',
      broken: 'Incumplido',
    },
  },
};
