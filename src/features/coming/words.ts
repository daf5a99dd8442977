/** What the pages that come later will hold, in plain words, and where a person can go meanwhile. */
import { m } from '../../messages/messages.js';

export interface ComingWords {
  readonly title: () => string;
  /** One sentence: what this page is for. */
  readonly lead: () => string;
  /** What will be on it. */
  readonly points: readonly (() => string)[];
  /** What does the job until then. */
  readonly meanwhile: { readonly text: () => string; readonly label: () => string; readonly href: string };
}

export const staffPages = {
  content: {
    title: m.coming_content_title,
    lead: m.coming_content_lead,
    points: [m.coming_content_first, m.coming_content_second, m.coming_content_third],
    meanwhile: {
      text: m.coming_content_until,
      label: m.coming_to_today,
      href: '/app',
    },
  },
} as const satisfies Record<string, ComingWords>;

const readOn = {
  text: m.coming_read_on,
  label: m.coming_priorities,
  href: '/#priorities',
};

export const publicPages = {
  education: {
    title: m.coming_education_title,
    lead: m.coming_education_lead,
    points: [m.coming_education_first, m.coming_education_second, m.coming_education_third],
    meanwhile: readOn,
  },
} as const satisfies Record<string, ComingWords>;
