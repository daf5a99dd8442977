/** What the file of services says in words (Open Referral's HSDS): written by a server, which has no messages. */
import type { Locale } from '../core/locale.ts';

interface HsdsWords {
  readonly languages: Readonly<Record<string, string>>;
  readonly interpreter: string;
  readonly closed: (from: string, until: string, reason: string | undefined) => string;
  readonly hours: (timeZone: string, onHolidays: boolean) => string;
}

export const HSDS_WORDS: Readonly<Record<Locale, HsdsWords>> = {
  en: {
    languages: { en: 'English', es: 'Spanish', fr: 'French', ht: 'Haitian Creole', pt: 'Portuguese', ar: 'Arabic', zh: 'Chinese', so: 'Somali', ase: 'American Sign Language' }, // prettier-ignore
    interpreter: 'An interpreter by phone.',
    closed: (from, until, reason) => `Closed ${from} to ${until}${reason ? `: ${reason}` : ''}.`,
    hours: (zone, onHolidays) => `Local time (${zone}). ${onHolidays ? 'Open' : 'Closed'} on public holidays.`,
  },
  es: {
    languages: { en: 'inglés', es: 'español', fr: 'francés', ht: 'criollo haitiano', pt: 'portugués', ar: 'árabe', zh: 'chino', so: 'somalí', ase: 'lengua de señas americana' }, // prettier-ignore
    interpreter: 'Intérprete por teléfono.',
    closed: (from, until, reason) => `Cerrado del ${from} al ${until}${reason ? `: ${reason}` : ''}.`,
    hours: (zone, onHolidays) => `Hora local (${zone}). ${onHolidays ? 'Abierto' : 'Cerrado'} los días festivos.`,
  },
};

/** What the words for need, cost and access are taken from: HSDS has none of its own. */
export const HSDS_TAXONOMY = {
  name: 'Campaign Hub',
  description: 'What a service is for, what it costs, and how one gets in.',
};
export const HSDS_TITLE = 'Human Services Data Specification';
