/** What the city council decided or is about to, in plain words: how far it is, who voted how often, and the city's own agenda. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const STAGES = ['introduced', 'committee', 'passed', 'failed', 'deferred'] as const;

export const decisionContent = defineContentKind({
  kind: 'decision',
  eyes: 2,
  title: 'title',
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    text: f.markdown({ each: true, max: 2000, required: true }),
    /** As the city counts it: "Ordinance 25-31". */
    number: f.text({ max: 60 }),
    stage: f.choice(STAGES, { required: true }),
    /** The day of the last step. */
    on: f.day({ required: true }),
    yes: f.number(),
    no: f.number(),
    abstained: f.number(),
    agenda: f.link({ required: true }),
    steps: f.list({ stage: f.choice(STAGES, { required: true }), on: f.day({ required: true }) }, { max: 20 }),
  },
});

export type DecisionBody = BodyOf<typeof decisionContent>;
