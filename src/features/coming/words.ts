/** What the pages that come later will hold, in plain words, and where a person can go meanwhile. */

export interface ComingWords {
  readonly title: string;
  /** One sentence: what this page is for. */
  readonly lead: string;
  /** What will be on it. */
  readonly points: readonly string[];
  /** What does the job until then. */
  readonly meanwhile: { readonly text: string; readonly label: string; readonly href: string };
}

export const staffPages = {
  content: {
    title: 'Content studio',
    lead: 'Writing what the campaign says, and seeing it as a voter will, before it goes out.',
    points: [
      'Posts, mails and flyers with a draft, a second pair of eyes and a date.',
      'The ideas people shared, sorted by what they ask for.',
      'Every published text with who wrote it and who approved it.',
    ],
    meanwhile: {
      text: 'Until then, new ideas are counted on the Today page.',
      label: 'Go to Today',
      href: '/app',
    },
  },
  finance: {
    title: 'Finance',
    lead: 'What came in, what went out, and what has to be reported by when.',
    points: [
      'Contributions and spending by week, against the plan.',
      'Filing dates, with what is still missing for each.',
      'The limits the law sets, checked before a gift is thanked for.',
    ],
    meanwhile: {
      text: 'Until then, the amount raised this week is on the Today page.',
      label: 'Go to Today',
      href: '/app',
    },
  },
} as const satisfies Record<string, ComingWords>;

const joinIn = {
  text: 'Until then, the best way to shape it is to tell us what you want to see here.',
  label: 'Share your idea',
  href: '/?open=idea',
};
const readOn = {
  text: 'Until then, the short version is on the campaign page.',
  label: 'Read the five priorities',
  href: '/#priorities',
};

export const publicPages = {
  vision: {
    title: 'The vision, year by year',
    lead: 'The whole plan for the city with a date and a price beside every promise.',
    points: [
      'What happens in the first hundred days, the first year, and by the end of the term.',
      'What each step costs and where the money comes from.',
      'What is done, what is late, and why.',
    ],
    meanwhile: readOn,
  },
  transparency: {
    title: 'Transparency portal',
    lead: 'City hall in plain sight: what it decides, what it pays, and who asked for it.',
    points: [
      'City payments you can search by street and by vendor.',
      'Meetings: the agenda before, the votes after, in words instead of motions.',
      'Questions from residents, with the answers and how long they took.',
    ],
    meanwhile: readOn,
  },
  'finance-transparency': {
    title: 'Where our money comes from',
    lead: 'Every dollar this campaign takes and spends, so that nobody has to guess who it listens to.',
    points: [
      'Contributions by week and by size, as reported.',
      'Spending by kind: print, mail, people, rent.',
      'The reports themselves, to download.',
    ],
    meanwhile: joinIn,
  },
  wellness: {
    title: 'Wellness tracker',
    lead: 'How the city is doing where it hurts, and where to get help tonight.',
    points: [
      'Counselors, support rooms and crisis lines with opening hours.',
      'Waiting times and how they change.',
      'What residents say is missing, ward by ward.',
    ],
    meanwhile: readOn,
  },
  engagement: {
    title: 'Town hall hub',
    lead: 'Town halls you can prepare for, join and look up afterwards.',
    points: [
      'The next town halls with place, child care and interpretation.',
      'Questions you can send in before, and vote up.',
      'What was asked, what was answered, and what came of it.',
    ],
    meanwhile: {
      text: 'Until then, the next dates are on the campaign page.',
      label: 'See the events',
      href: '/#events',
    },
  },
  revitalization: {
    title: 'Revitalization map',
    lead: 'Empty windows, boarded-up houses and what is becoming of each.',
    points: [
      'A map of downtown with every project and its state.',
      'Before and after pictures, and what it cost.',
      'A way to report an address that needs attention.',
    ],
    meanwhile: readOn,
  },
  education: {
    title: 'Education impact',
    lead: 'What the city can do for its schools and its young people, counted.',
    points: [
      'Summer jobs offered and taken.',
      'Counselors and after-school places by school.',
      'What pupils, parents and teachers asked for.',
    ],
    meanwhile: readOn,
  },
  'community-voice': {
    title: 'Community voice',
    lead: 'The ideas people sent us, and what became of them.',
    points: [
      'Ideas by topic, without names unless you want yours there.',
      'Which ones are in the plan, and where.',
      'An honest no, with the reason, for those that are not.',
    ],
    meanwhile: joinIn,
  },
} as const satisfies Record<string, ComingWords>;
