/** What neighbors say and what people ask. Sample people, sample town. */
import type { FaqItem, Testimonial } from './types.ts';

export const testimonials = [
  {
    quote:
      'When the basement flooded, she came with a pump before she came with a speech. She stayed until the boiler was lit.',
    author: 'Ruth Abernathy',
    role: 'Retired nurse, Canal Street',
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
] as const satisfies readonly Testimonial[];

export const faq = [
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
] as const satisfies readonly FaqItem[];
