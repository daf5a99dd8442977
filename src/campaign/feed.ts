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
  /** Before the text of what people suggested and asked, once it is answered. */
  readonly idea: string;
  readonly question: string;
  /** Before the name of a place whose page says something anew. */
  readonly place: string;
  /** @param rows "1,234" */
  readonly payments: (rows: string) => string;
  /** @param day "November 4, 2025", in this language. */
  readonly paymentsAbout: (day: string) => string;
  /** Whose words are new: the landing page's. */
  readonly page: string;
  /** Its sections, by their kinds. */
  readonly sections: Readonly<Record<string, string>>;
  /** Before the text of an update that rates a commitment: the page's own words for the six ratings. */
  readonly rated: Readonly<Record<string, string>>;
}

export const feedWords: Readonly<Record<Locale, FeedWords>> = {
  en: {
    title: (name) => `${name}: what changed`,
    about:
      'Commitments, updates, documents, decisions and corrections as they are published and reworded; answers to ideas and questions, words of places, the city’s payments, and the landing page’s words.',
    reworded: (version) => `wording ${version}`,
    withdrawn: 'Taken out of the plan',
    idea: 'An idea was answered',
    question: 'A question was answered',
    place: 'The page of a place was reworded',
    payments: (rows) => `Payments of the city were brought in: ${rows}`,
    paymentsAbout: (day) => `As the city published them on ${day}.`,
    page: 'Landing page',
    sections: {
      'words-head': 'its name',
      'words-hero': 'top',
      'words-video': 'video',
      'words-actions': 'how to help',
      'words-priorities': 'priorities',
      'words-earlyvoting': 'early voting',
      'words-testimonials': 'what people say',
      'words-faq': 'questions',
      'words-closing': 'last words',
      'words-contact': 'contact',
      'words-links': 'links',
      'words-legal': 'legal',
    },
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
    about:
      'Compromisos, novedades, documentos, decisiones y correcciones tal como se publican y se reformulan; respuestas a ideas y preguntas, textos de lugares, los pagos de la ciudad y las palabras de la portada.',
    reworded: (version) => `versión ${version}`,
    withdrawn: 'Retirado del plan',
    idea: 'Respuesta a una idea',
    question: 'Respuesta a una pregunta',
    place: 'Se redactó de nuevo la página de un lugar',
    payments: (rows) => `Pagos de la ciudad incorporados: ${rows}`,
    paymentsAbout: (day) => `Tal como la ciudad los publicó el ${day}.`,
    page: 'Portada',
    sections: {
      'words-head': 'su nombre',
      'words-hero': 'arriba',
      'words-video': 'video',
      'words-actions': 'cómo ayudar',
      'words-priorities': 'prioridades',
      'words-earlyvoting': 'voto anticipado',
      'words-testimonials': 'lo que dice la gente',
      'words-faq': 'preguntas',
      'words-closing': 'últimas palabras',
      'words-contact': 'contacto',
      'words-links': 'enlaces',
      'words-legal': 'avisos legales',
    },
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
