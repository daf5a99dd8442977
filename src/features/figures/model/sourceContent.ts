/** Where figures are from: who made them and how, and where everybody can look. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const METHODS = ['measured', 'administrative', 'survey', 'modelled', 'campaign'] as const;

export const sourceContent = defineContentKind({
  kind: 'source',
  eyes: 1,
  title: 'title',
  verifyDays: 365,
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    producer: f.text({ each: true, max: 200, required: true }),
    method: f.choice(METHODS, { required: true }),
    /** As its maker wants to be named. */
    citation: f.text({ max: 500 }),
    url: f.link({ required: true }),
    license: f.text({ max: 120 }),
    published_on: f.day(),
    accessed_on: f.day({ required: true }),
  },
});

export type SourceBody = BodyOf<typeof sourceContent>;
