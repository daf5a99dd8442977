/** A kind of content with every sort of field, as tests write it. */
import * as f from '../../src/core/content/fields.ts';
import { defineContentKind } from '../../src/core/content/kind.ts';

export const plan = defineContentKind({
  kind: 'plan',
  eyes: 2,
  title: 'title',
  address: '/plan/{slug}',
  verifyDays: 90,
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
  },
});
