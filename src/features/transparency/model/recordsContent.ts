/** A request for public records that the campaign made: of whom, when, and what came of it. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const OUTCOMES = ['full', 'partial', 'refused', 'none'] as const;

export const recordsContent = defineContentKind({
  kind: 'records-request',
  eyes: 1,
  title: 'title',
  ordered: [
    ['asked_on', 'acknowledged_on'],
    ['asked_on', 'completed_on'],
  ],
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    /** What was asked for, word by word or nearly. */
    text: f.text({ each: true, max: 1000 }),
    to: f.text({ each: true, max: 200, required: true }),
    number: f.text({ max: 60 }),
    asked_on: f.day({ required: true }),
    acknowledged_on: f.day(),
    completed_on: f.day(),
    outcome: f.choice(OUTCOMES),
    /** What came, or why nothing did. */
    note: f.text({ each: true, max: 1000 }),
    source: f.link(),
  },
});

export type RecordsBody = BodyOf<typeof recordsContent>;
