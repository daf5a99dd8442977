/** What a commitment is made of, as it is written, merged, checked and published. */
import { campaign } from '../../../campaign.ts';
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';
import { DECIDERS, type Decider } from './asked.ts';

export { DECIDERS, type Decider };

export const commitmentContent = defineContentKind({
  kind: 'commitment',
  eyes: 2,
  title: 'title',
  address: '/vision/{slug}',
  verifyDays: 90,
  ordered: [['cost_low', 'cost_high']],
  fields: {
    priority: f.choice(campaign.priorities, { required: true }),
    title: f.text({ each: true, max: 200, required: true }),
    text: f.markdown({ each: true, max: 4000, required: true }),
    /** The street, the hall, the drawing of it. */
    picture: f.picture(),
    /** What is counted, by whom. */
    measure: f.text({ each: true, max: 500, required: true }),
    baseline: f.text({ each: true, max: 500, required: true }),
    target: f.text({ each: true, max: 500, required: true }),
    due_on: f.day({ required: true }),
    /** Over the whole term. */
    cost_low: f.money({ required: true }),
    cost_high: f.money({ required: true }),
    funding: f.text({ each: true, max: 1000, required: true }),
    depends_on: f.choices(DECIDERS, { required: true }),
    /** Who decides what, in words. */
    agreement: f.text({ each: true, max: 1000 }),
    /** What could stop it. */
    risk: f.text({ each: true, max: 1000 }),
    milestones: f.list(
      {
        text: f.text({ each: true, max: 300, required: true }),
        due_on: f.day({ required: true }),
        done_on: f.day(),
      },
      { max: 30 },
    ),
    sources: f.list(
      { title: f.text({ each: true, max: 300, required: true }), link: f.link({ required: true }) },
      { max: 30 },
    ),
    /** Why it says something else than before. */
    reworded: f.text({ each: true, max: 1000 }),
  },
});

export type CommitmentBody = BodyOf<typeof commitmentContent>;
