/** The pictures of the app that the browser's install dialog shows. Taken by tests/tools/installPictures.ts; kept in src/sample/public/. */
import type { Locale } from '../core/locale.ts';

export interface Picture {
  /** Below public/ or src/sample/public/, also its address. */
  readonly file: string;
  /** CSS pixels of the window it is taken in. */
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel. */
  readonly scale: number;
  readonly form: 'narrow' | 'wide';
  /** What can be seen, for those who cannot see it. */
  readonly label: Readonly<Record<Locale, string>>;
}

const PHONE = { width: 390, height: 844, scale: 2, form: 'narrow' } as const;
const DESK = { width: 1280, height: 800, scale: 1, form: 'wide' } as const;

export const pictures = {
  home: {
    ...PHONE,
    file: 'screenshots/narrow-home.png',
    label: { en: 'The campaign’s page on a phone', es: 'La página de la campaña en un teléfono' },
  },
  volunteer: {
    ...PHONE,
    file: 'screenshots/narrow-volunteer.png',
    label: { en: 'Volunteering, also without a signal', es: 'Ofrecerse como voluntario/a, también sin señal' },
  },
  today: {
    ...PHONE,
    file: 'screenshots/narrow-today.png',
    label: { en: 'Today, for the people who run the campaign', es: 'Hoy, para quienes llevan la campaña' },
  },
  homeWide: {
    ...DESK,
    file: 'screenshots/wide-home.png',
    label: { en: 'The campaign’s page on a desktop', es: 'La página de la campaña en una computadora' },
  },
  todayWide: {
    ...DESK,
    file: 'screenshots/wide-today.png',
    label: {
      en: 'Today on a desktop: events, sign-ups and figures',
      es: 'Hoy en una computadora: eventos, inscripciones y cifras',
    },
  },
} as const satisfies Record<string, Picture>;
