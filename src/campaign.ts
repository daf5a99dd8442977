/**
 * Who the campaign is, in what no language changes: names, dates, places, numbers. Another campaign changes this file and its words
 * (campaign/en.ts, campaign/es.ts) and nothing else. Dana Whitfield and Larkspur Falls are invented; so is every address.
 */
import type { Campaign } from './campaign/types.ts';

export type { Campaign } from './campaign/types.ts';

export const campaign = {
  appName: 'Whitfield Campaign Hub',
  shortName: 'Whitfield',
  siteUrl: 'https://whitfieldformayor.example',
  candidate: { name: 'Dana Whitfield', firstName: 'Dana', lastName: 'Whitfield' },
  city: 'Larkspur Falls',
  timeZone: 'America/New_York',
  locale: 'en-US',
  currency: 'USD',
  electionDay: '2025-11-04',
  term: { firstDay: '2026-01-05', years: 4 },
  wards: 4,
  priorities: ['transparency', 'mental-health', 'housing', 'infrastructure', 'downtown'],
  earlyVoting: {
    firstDay: '2025-10-14',
    lastDay: '2025-10-31',
    countdownTarget: '2025-10-31T17:00:00',
  },
  video: {
    // a placeholder: put the id of the campaign's own video at the end of both
    embed: 'https://www.youtube-nocookie.com/embed/whitfield25',
    watch: 'https://www.youtube.com/watch?v=whitfield25',
    duration: 'PT2M4S',
    uploaded: '2025-09-15',
  },
  offlineAccessDays: 14,
  field: {
    hoursBetweenVisits: 48,
    callsInBatch: 25,
    callMinutes: 120,
    hoursBetweenCalls: 24,
    lookAgainDays: 180,
    tiles: null,
  },
  colors: { paper: '#F6EFDF', paperNight: '#12132B', brand: '#CC371A' },
} as const satisfies Campaign;
