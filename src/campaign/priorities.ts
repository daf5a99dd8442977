/** The five priorities: a summary and three promises each, plain enough to be held to. */
import type { Priority } from './types.ts';

export const priorities = [
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
    summary: 'Forty-one homes on our streets stand empty while families sleep in their cars. We can fix both at once.',
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
    summary: 'Young people leave when there is nothing to stay for. Let us give them a downtown and a first job in it.',
    commitments: [
      'Turn the old Harrow Mill into workshops, a stage and a skate hall run with a council of teenagers.',
      'Pay for 150 summer jobs each year with local shops, trades and the parks crew.',
      'Offer a year of cut-price rent to anyone who opens a shop in an empty window on Main Street.',
    ],
  },
] as const satisfies readonly Priority[];
