/** A longer text of the campaign's: a policy, a promise about data, how figures are made. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const pageContent = defineContentKind({
  kind: 'page',
  eyes: 2,
  title: 'title',
  verifyDays: 180,
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    text: f.markdown({ each: true, max: 20_000, required: true }),
    /** Where in the list: the smallest first. */
    place: f.number(),
  },
});

export type PageBody = BodyOf<typeof pageContent>;
