/**
 * The campaign's words in English: what a build begins with, and what is shown while nothing was published. They promise nothing and quote
 * no one: a list without an entry is left out of the page until the campaign has written it.
 */
import { campaign } from '../campaign.ts';
import type { Words } from './words.ts';

const { candidate, city } = campaign;

export const words: Words = {
  head: {
    title: `${candidate.name} for Mayor of ${city}`,
    description: `Revive the city, empower the community, build the future. Vote early through October 31st, volunteer two hours, or bring ${candidate.name} your idea for ${city}.`,
    candidacy: 'for Mayor',
    job: `Candidate for Mayor of ${city}`,
    donate: `Donate to ${candidate.name} for Mayor`,
    earlyVoting: `Early voting in ${city}`,
    ...candidate,
    city,
  },
  hero: {
    headline: ['A city that works.', 'For all of us.'],
    intro: `I’m ${candidate.name}, and I’m running for mayor of ${city}.`,
    vote: 'Vote Early Now',
    volunteer: 'Volunteer',
    donate: 'Donate',
    tagline: 'Revive, Empower, Build',
    parts: [
      { title: 'Revive the city', detail: 'Streets, shops, and homes worth coming back to.' },
      { title: 'Empower the community', detail: 'Everyone at the table, every decision in the open.' },
      { title: 'Build the future', detail: 'Work today that our kids won’t have to redo.' },
    ],
  },
  video: { title: `${candidate.name} for Mayor`, length: 'Video', transcript: [] },
  actions: {
    title: 'Pick one thing. Do it today.',
    volunteer: {
      title: 'Volunteer',
      text: 'Give 2 hours this week.',
      more: 'Knock on doors, call neighbors, or set up chairs. We’ll show you how.',
      call: 'Sign me up',
    },
    vote: { title: 'Plan Your Vote', text: 'Early voting through Oct 31.', call: 'See when and where' },
    sign: { title: 'Request a Yard Sign', text: 'Show your neighbors where you stand.', call: 'Get a sign' },
    idea: { title: 'Share Your Idea', text: `What should ${city} do next?`, call: 'Tell us' },
    donate: { title: 'Donate', text: 'Every dollar helps.', call: 'Give now' },
    updates: { title: 'Stay Updated', text: 'A short note when it matters.', call: 'Subscribe' },
  },
  priorities: {
    title: 'Five priorities.',
    lead: 'What we work on first.',
    items: [
      {
        slug: 'transparency',
        title: 'Transparency & Accountability',
        summary: 'How the city spends money and makes decisions, in the open.',
        commitments: [],
      },
      {
        slug: 'mental-health',
        title: 'Mental Health & Support',
        summary: 'Help that people can find and reach.',
        commitments: [],
      },
      {
        slug: 'housing',
        title: 'Homelessness & Housing',
        summary: 'A safe home that people can afford.',
        commitments: [],
      },
      {
        slug: 'infrastructure',
        title: 'Infrastructure & Innovation',
        summary: 'Streets, water, and internet that work.',
        commitments: [],
      },
      {
        slug: 'downtown',
        title: 'Youth & Downtown Revitalization',
        summary: 'A downtown with reasons to stay.',
        commitments: [],
      },
    ],
  },
  earlyVoting: {
    title: 'Vote early',
    text: 'October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM',
    place: `${city} City Hall`,
    address: city,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`City Hall, ${city}`)}`,
    electionDay: 'November 4th',
    electionDate: campaign.electionDay,
    ...campaign.earlyVoting,
    timeZone: campaign.timeZone,
  },
  testimonials: { title: 'What people say', items: [] },
  faq: {
    title: 'Questions and answers',
    items: [
      {
        slug: 'early-voting',
        question: 'When and where can I vote early?',
        answer: 'The dates, the hours, and the place are in the events section, with directions.',
        link: { label: 'See early voting and directions', href: '#events' },
      },
      {
        slug: 'volunteering',
        question: 'I have two hours. How can I help?',
        answer: 'Tell us what you like doing and when you are free. We’ll write back with something that fits.',
        link: { label: 'Choose something to do', href: '#action-zone' },
      },
      {
        slug: 'yard-signs',
        question: 'How do I get a yard sign?',
        answer: 'Request one here. We’ll contact you before we deliver it.',
        link: { label: 'Request a yard sign', href: '/?open=yard-sign' },
      },
      {
        slug: 'church-turnout',
        question: 'Can my church help get people to the polls?',
        answer:
          'Yes. Congregations can organize rides and share voting times. A church that is tax-exempt may not endorse a candidate. Choose “Church GOTV” on the volunteer form.',
        link: { label: 'Volunteer for church turnout', href: '/?open=volunteer' },
      },
      {
        slug: 'full-plan',
        question: 'Where can I read the full plan?',
        answer: 'Everything we have published of it is on the vision page.',
        link: { label: 'Read the full plan', href: '/vision' },
      },
    ],
  },
  closing: { title: `There’s a door in ${city} only you can knock on.`, call: 'Get Involved' },
  contact: { email: 'hello@whitfieldformayor.example', poBox: `P.O. Box 0000, ${city}` },
  links: {
    // A placeholder until the committee has its processor.
    donate: 'https://donate.whitfieldformayor.example/',
    social: [
      { label: 'Facebook', href: 'https://www.facebook.com/whitfieldformayor.example' },
      { label: 'Instagram', href: 'https://www.instagram.com/whitfieldformayor.example' },
      { label: 'YouTube', href: 'https://www.youtube.com/@whitfieldformayor.example' },
    ],
  },
  legal: {
    paidFor: 'Paid for by Whitfield for Mayor.',
    privacy:
      'Your data stays with this campaign. We never sell it and never share it. When this app fails, it counts that without any of it; not with Global Privacy Control.',
    notDeductible: 'Contributions are not tax-deductible.',
  },
};
