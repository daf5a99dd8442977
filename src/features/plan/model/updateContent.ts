/** What has happened about a commitment: a dated text with its source, and a rating once there is something to rate. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';
import { RATINGS } from './rating.ts';

export const updateContent = defineContentKind({
  kind: 'commitment-update',
  eyes: 2,
  title: 'text',
  fields: {
    of: f.ref('commitment', { required: true }),
    /** The day it is about. */
    on: f.day({ required: true }),
    /** Left out: it changes no rating. */
    rating: f.choice(RATINGS),
    /** What happened, and why it is rated so. */
    text: f.text({ each: true, max: 2000, required: true }),
    source_title: f.text({ each: true, max: 300, required: true }),
    source: f.link({ required: true }),
  },
});

export type UpdateBody = BodyOf<typeof updateContent>;
