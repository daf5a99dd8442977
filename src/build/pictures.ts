/** The pictures of the app that the browser's install dialog shows. Taken by tests/tools/installPictures.ts; kept in public/. */

export interface Picture {
  /** Below public/, also its address. */
  readonly file: string;
  /** CSS pixels of the window it is taken in. */
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel. */
  readonly scale: number;
  readonly form: 'narrow' | 'wide';
  /** What can be seen, for those who cannot see it. */
  readonly label: string;
}

const PHONE = { width: 390, height: 844, scale: 2, form: 'narrow' } as const;
const DESK = { width: 1280, height: 800, scale: 1, form: 'wide' } as const;

export const pictures = {
  home: { ...PHONE, file: 'screenshots/narrow-home.png', label: 'The campaign’s page on a phone' },
  volunteer: { ...PHONE, file: 'screenshots/narrow-volunteer.png', label: 'Volunteering, also without a signal' },
  today: { ...PHONE, file: 'screenshots/narrow-today.png', label: 'Today, for the people who run the campaign' },
  homeWide: { ...DESK, file: 'screenshots/wide-home.png', label: 'The campaign’s page on a desktop' },
  todayWide: { ...DESK, file: 'screenshots/wide-today.png', label: 'Today on a desktop: events, sign-ups and figures' },
} as const satisfies Record<string, Picture>;
