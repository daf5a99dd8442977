/** A kind of content with every sort of field, as tests write it. */
import * as f from '../../src/core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../src/core/content/kind.ts';

export const plan = defineContentKind({
  kind: 'plan',
  eyes: 2,
  title: 'title',
  address: '/plan/{slug}',
  verifyDays: 90,
  ordered: [
    ['least', 'count'],
    ['begun_on', 'due_on'],
  ],
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    words: f.markdown({ each: true, max: 4000 }),
    priority: f.choice(['streets', 'water']),
    agree: f.choices(['mayor', 'council']),
    due_on: f.day({ required: true }),
    milestones: f.list(
      { text: f.text({ each: true, max: 200, required: true }), due_on: f.day(), done: f.flag() },
      { max: 30 },
    ),
    price: f.group({ low: f.money({ required: true }), high: f.money() }),
    source: f.link(),
    of: f.ref('plan'),
    others: f.refs('plan'),
    image: f.picture(),
    count: f.number(),
    least: f.number(),
    begun_on: f.day(),
  },
});

/** An id that a plan may point at. */
export const onePlan = 'b0000000-0000-4000-8000-000000000001';
export const goodPlan: BodyOf<typeof plan> = {
  title: { es: 'Tapar cada bache' },
  due_on: '2027-03-01',
  agree: ['council'],
  milestones: [{ id: onePlan, text: { en: 'First' }, done: true }],
  price: { low: 100 },
  source: '/vision/roads?x=1#y',
  others: [onePlan],
};

/** What neither a draft may be nor what is published: the app and the database refuse each. */
export const badPlans: readonly (readonly [name: string, body: unknown])[] = [
  ['a field that is unknown', { ...goodPlan, more: 1 }],
  ['a language that is unknown', { ...goodPlan, title: { fr: 'x' } }],
  ['a text that is too long', { ...goodPlan, title: { en: 'x'.repeat(201) } }],
  ['a number for a text', { ...goodPlan, title: { en: 5 } }],
  ['null', { ...goodPlan, due_on: null }],
  ['a day of no calendar', { ...goodPlan, due_on: '2027-13-01' }],
  ['another choice', { ...goodPlan, priority: 'parks' }],
  ['a script for a link', { ...goodPlan, source: 'javascript:alert(1)' }],
  ['somebody else’s page by two slashes', { ...goodPlan, source: '//elsewhere.example' }],
  ['half a cent', { ...goodPlan, price: { low: 0.5 } }],
  ['an entry without an id', { ...goodPlan, milestones: [{ text: { en: 'x' } }] }],
  [
    'too many entries',
    { ...goodPlan, milestones: Array.from({ length: 31 }, () => ({ id: onePlan, text: { en: 'x' } })) },
  ],
  ['for ever', { ...goodPlan, due_on: 'infinity' }],
  ['the 30th of February', { ...goodPlan, due_on: '2027-02-30' }],
  ['a word for a day', { ...goodPlan, due_on: 'today' }],
  ['a book for a text', { ...goodPlan, words: { en: 'x'.repeat(4001) } }],
  ['a name for an id', { ...goodPlan, of: 'roads' }],
  ['a name among ids', { ...goodPlan, others: ['roads'] }],
  ['a price below nothing', { ...goodPlan, price: { low: -1 } }],
  ['fewer than none', { ...goodPlan, count: -1 }],
  ['more than there can be', { ...goodPlan, count: 1e13 }],
  ['a part of one', { ...goodPlan, count: 1.5 }],
  [
    'a picture without its files',
    { ...goodPlan, image: { media: onePlan, files: [], x: 50, y: 50, decorative: true, alt: {} } },
  ],
];

/** What a draft may be, and nothing that is published: the app and the database refuse each. */
export const unorderedPlans: readonly (readonly [name: string, body: unknown])[] = [
  ['the most below the least', { ...goodPlan, least: 10, count: 9 }],
  ['an end before its beginning', { ...goodPlan, begun_on: '2027-03-02' }],
];
