/** A longer text of the campaign's: a policy, a promise about data, how figures are made. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

/** Where else it is read: as the rules of the ideas' wall, and of the town halls. */
export const SHOWN_ON = ['community-voice', 'engagement'] as const;

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
    shown_on: f.choices(SHOWN_ON),
  },
});

export type PageBody = BodyOf<typeof pageContent>;
