/** The sample town's words in English. Sample people, sample town: for `npm start`, `npm run dev` and the tests alone. */
import { words as plain } from '../campaign/en.ts';
import { samplePictures } from './pictures.ts';
import type { Words } from '../campaign/words.ts';

export const words: Words = {
  head: plain.head,
  hero: {
    headline: ['The falls never quit.', 'Neither will we.'],
    intro:
      'I’m Dana Whitfield. I fix boilers, I raised two kids on Canal Street, and I’m running for mayor because this town is worth the work.',
    vote: 'Vote Early Now',
    volunteer: 'Volunteer',
    donate: 'Donate',
    tagline: 'Revive, Empower, Build',
    parts: [
      { title: 'Revive the city', detail: 'Lights on at the mill, shops open on Main Street.' },
      { title: 'Empower the community', detail: 'Every ward at the table, every dollar in the open.' },
      { title: 'Build the future', detail: 'Clean water, sound bridges, homes we can afford.' },
    ],
  },
  video: {
    title: 'Two minutes at the falls with Dana Whitfield',
    length: '2 minutes',
    transcript: [
      { start: 0, end: 8000, text: "Hear that? That's the sound this whole town was built on." },
      {
        start: 8000,
        end: 17_500,
        text: 'A hundred and forty years ago somebody looked at this water and said: that could turn a wheel.',
      },
      {
        start: 17_500,
        end: 26_000,
        text: 'Then the mill closed, and for thirty years we have been told that the best of Larkspur Falls is behind us.',
      },
      {
        start: 26_000,
        end: 33_000,
        text: "I don't believe that. I fix boilers for a living. I know the difference between broken and finished.",
      },
      {
        start: 33_000,
        end: 45_000,
        text: 'So here is the plan, in three words. Revive the city: lights on at the mill, shops open on Main Street.',
      },
      {
        start: 45_000,
        end: 56_500,
        text: 'Empower the community: every ward at the table, and every dollar city hall spends out where you can see it.',
      },
      {
        start: 56_500,
        end: 68_000,
        text: 'And build the future: clean water, a bridge that holds a fire truck, and homes our own kids can afford.',
      },
      {
        start: 68_000,
        end: 79_000,
        text: "I can't do that alone, and I wouldn't want a mayor who says she can. I need two hours of your week. One street. One phone list.",
      },
      {
        start: 79_000,
        end: 93_000,
        text: 'And I need your vote. Early voting runs through October 31st at City Hall, Monday to Friday, half past eight to five.',
      },
      {
        start: 93_000,
        end: 103_000,
        text: "If you'd rather stand in line with your neighbors, election day is November 4th.",
      },
      {
        start: 103_000,
        end: 114_000,
        text: 'The falls never quit. Not in the drought, not in the flood, not in the year the mill went dark.',
      },
      { start: 114_000, end: 124_000, text: "Neither will we. I'm Dana Whitfield. Let's get to work." },
    ],
  },
  actions: {
    title: 'Pick one thing. Do it today.',
    volunteer: {
      title: 'Volunteer',
      text: 'Give 2 hours this week.',
      more: 'Knock on doors, call neighbors, set up chairs. You get a partner and a map, and nobody makes a speech.',
      call: 'Sign me up',
    },
    vote: { title: 'Plan Your Vote', text: 'Early voting through Oct 31.', call: 'See when and where' },
    sign: { title: 'Request a Yard Sign', text: 'Free, and we bring it to your door.', call: 'Get a sign' },
    idea: {
      title: 'Share Your Idea',
      text: 'What should Larkspur Falls do next? Dana reads every one.',
      call: 'Tell us',
    },
    donate: { title: 'Donate', text: 'Five dollars prints forty flyers.', call: 'Give now' },
    updates: { title: 'Stay Updated', text: 'A short note when it matters.', call: 'Subscribe' },
  },
  priorities: {
    title: 'Five priorities, in writing.',
    lead: 'Three commitments each. Print them, keep them, and hold us to them.',
    items: [
      {
        slug: 'transparency',
        title: 'Transparency & Accountability',
        summary: 'You paid for city hall. You should be able to see every dollar it spends, without asking twice.',
        commitments: [
          'Put every city payment over $500 online within 30 days, searchable by street and by vendor.',
          'Hold an open town hall in each of the four wards every quarter, with the answers written down and posted.',
          'Publish a one-page report card each January: what we promised, what got done, what did not.',
        ],
      },
      {
        slug: 'mental-health',
        title: 'Mental Health & Support',
        summary: 'A neighbor in crisis should meet a counselor first, not a waiting list and not a squad car.',
        commitments: [
          'Send a trained counselor along on mental-health calls, day and night, by the end of the first year.',
          'Open a walk-in support room at the library with evening hours, free and without an appointment.',
          'Fund a counselor for every school in the city through a shared post with the county.',
        ],
      },
      {
        slug: 'housing',
        title: 'Homelessness & Housing',
        summary:
          'Forty-one homes on our streets stand empty while families sleep in their cars. We can fix both at once.',
        commitments: [
          'Bring 20 boarded-up row houses back as homes people here can afford, starting on Canal Street.',
          'Keep the winter shelter open every cold night, with a bus that picks people up.',
          'Set up a rent emergency fund, so that one bad month does not cost a family its home.',
        ],
      },
      {
        slug: 'infrastructure',
        title: 'Infrastructure & Innovation',
        summary: 'Water that runs clear, bridges that hold, internet that reaches the last house on Quarry Road.',
        commitments: [
          'Replace the last lead water lines in four years and publish the map of what is done.',
          'Repair the Mill Street bridge before its weight limit cuts off the fire trucks.',
          'Bring public fiber to every neighborhood, and put small turbines back on the falls to help pay for it.',
        ],
      },
      {
        slug: 'downtown',
        title: 'Youth & Downtown Revitalization',
        summary:
          'Young people leave when there is nothing to stay for. Let us give them a downtown and a first job in it.',
        commitments: [
          'Turn the old Harrow Mill into workshops, a stage and a skate hall run with a council of teenagers.',
          'Pay for 150 summer jobs each year with local shops, trades and the parks crew.',
          'Offer a year of cut-price rent to anyone who opens a shop in an empty window on Main Street.',
        ],
      },
    ],
  },
  earlyVoting: plain.earlyVoting,
  testimonials: {
    title: 'Heard on the porch',
    items: [
      {
        quote:
          'When the basement flooded, she came with a pump before she came with a speech. She stayed until the boiler was lit.',
        author: 'Ruth Abernathy',
        role: 'Retired nurse, Canal Street',
        picture: samplePictures['ruth-abernathy'],
      },
      {
        quote:
          'She read our lease with us, line by line, at my counter. Nobody running for office ever asked to see my lease.',
        author: 'Marcus Odell',
        role: 'Owner, Odell’s Barber Shop',
      },
      {
        quote: 'I am seventeen. She asked what I would do with the mill and then she wrote it down.',
        author: 'Priya Nair',
        role: 'Senior, Larkspur Falls High',
      },
    ],
  },
  faq: {
    title: 'Fair questions',
    items: [
      {
        slug: 'early-voting',
        question: 'When and where can I vote early?',
        answer:
          'Early voting runs October 14–31, 2025, Monday to Friday, 8:30 AM to 5:00 PM, at City Hall, 1 Courthouse Square. Bring a photo ID. Election day is Tuesday, November 4th.',
        link: { label: 'See early voting and directions', href: '#events' },
      },
      {
        slug: 'volunteering',
        question: 'I have two hours. How can I help?',
        answer:
          'Two hours is one street of doors, thirty phone calls or one well-run event. Tell us what you like doing and when you are free; a person, not a robot, answers. You never go out alone and nobody has to be good at speeches.',
        link: { label: 'Pick something in the action zone', href: '#action-zone' },
      },
      {
        slug: 'yard-signs',
        question: 'How do I get a yard sign?',
        answer:
          'Ask for one here and a volunteer brings it to your door, usually within three days. Signs are free. After the election we pick them up again and use the stakes for tomatoes.',
        link: { label: 'Request a yard sign', href: '/?open=yard-sign' },
      },
      {
        slug: 'church-turnout',
        question: 'Can my church help get people to the polls?',
        answer:
          'Yes. Congregations can organize rides, share voting times and host neighbors of every view; what a church may not do is endorse a candidate from the pulpit. Choose “Church GOTV” on the volunteer form and we bring you a ride sheet and a checklist that keeps you inside the rules.',
        link: { label: 'Volunteer for church turnout', href: '/?open=volunteer' },
      },
      {
        slug: 'full-plan',
        question: 'Where can I read the full plan?',
        answer:
          'The five priorities above are the short version, each with three promises you can hold us to. The whole plan, with costs and dates, is on the vision page. Paper copies are at the library desk.',
        link: { label: 'Read the full plan', href: '/vision' },
      },
    ],
  },
  closing: { title: 'There’s a door in Larkspur Falls only you can knock on.', call: 'Get Involved' },
  contact: plain.contact,
  links: plain.links,
  legal: plain.legal,
};
