/**
 * Who the campaign is: names, dates, places, links and words. Another campaign changes this file (and the texts in
 * campaign/) and nothing else. Dana Whitfield and Larkspur Falls are invented; so is every address below.
 */
import type { Campaign } from './campaign/types.ts';

// the long texts apart from the rest: a section that is not on the screen yet need not bring them
export { priorities } from './campaign/priorities.ts';
export { faq, testimonials } from './campaign/voices.ts';
export type { Campaign, FaqItem, Link, Priority, Testimonial } from './campaign/types.ts';

export const campaign = {
  appName: 'Whitfield Campaign Hub',
  shortName: 'Whitfield',
  title: 'Dana Whitfield for Mayor of Larkspur Falls',
  description:
    'Revive the city, empower the community, build the future. Vote early through October 31st, volunteer two hours, or bring Dana Whitfield your idea for Larkspur Falls.',
  siteUrl: 'https://whitfieldformayor.example',
  candidate: { name: 'Dana Whitfield', firstName: 'Dana', lastName: 'Whitfield' },
  office: 'Mayor',
  city: 'Larkspur Falls',
  tagline: 'Revive, Empower, Build',
  taglineParts: [
    { word: 'Revive', meaning: 'the city', detail: 'Lights on at the mill, shops open on Main Street.' },
    { word: 'Empower', meaning: 'the community', detail: 'Every ward at the table, every dollar in the open.' },
    { word: 'Build', meaning: 'the future', detail: 'Clean water, sound bridges, homes we can afford.' },
  ],
  headline: ['The falls never quit.', 'Neither will we.'],
  intro:
    'I’m Dana Whitfield. I fix boilers, I raised two kids on Canal Street, and I’m running for mayor because this town is worth the work.',
  timeZone: 'America/New_York',
  locale: 'en-US',
  currency: 'USD',
  electionDay: { date: '2025-11-04', label: 'November 4th' },
  earlyVoting: {
    firstDay: '2025-10-14',
    lastDay: '2025-10-31',
    text: 'October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM',
    short: 'Early voting through Oct 31.',
    place: 'Larkspur Falls City Hall',
    address: '1 Courthouse Square, Larkspur Falls',
    directions:
      'https://www.google.com/maps/dir/?api=1&destination=Larkspur%20Falls%20City%20Hall%2C%201%20Courthouse%20Square',
    countdownTarget: '2025-10-31T17:00:00',
  },
  links: {
    // a placeholder until the committee has its processor
    donate: 'https://donate.whitfieldformayor.example/',
    social: [
      { label: 'Facebook', href: 'https://www.facebook.com/whitfieldformayor.example' },
      { label: 'Instagram', href: 'https://www.instagram.com/whitfieldformayor.example' },
      { label: 'YouTube', href: 'https://www.youtube.com/@whitfieldformayor.example' },
    ],
  },
  video: {
    title: 'Two minutes at the falls with Dana Whitfield',
    // a placeholder: put the id of the campaign's own video at the end of both
    embed: 'https://www.youtube-nocookie.com/embed/whitfield25',
    watch: 'https://www.youtube.com/watch?v=whitfield25',
    duration: 'PT2M4S',
    durationLabel: '2 minutes',
    uploaded: '2025-09-15',
  },
  contact: { email: 'hello@whitfieldformayor.example', poBox: 'P.O. Box 0000, Larkspur Falls' },
  legal: {
    paidFor: 'Paid for by Whitfield for Mayor.',
    privacy:
      'Your data stays with this campaign. We never sell it and never share it. When this app fails, it counts that without any of it; not with Global Privacy Control.',
    notDeductible: 'Contributions are not tax-deductible.',
  },
  offlineAccessDays: 14,
  field: { hoursBetweenVisits: 48, callsInBatch: 25, callMinutes: 120, hoursBetweenCalls: 24, tiles: null },
  colors: { paper: '#F6EFDF', paperNight: '#12132B', brand: '#CC371A' },
} as const satisfies Campaign;
