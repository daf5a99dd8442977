/** Something the campaign said wrongly: where, what it was, what it is now, and why. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const correctionContent = defineContentKind({
  kind: 'correction',
  eyes: 1,
  title: 'title',
  fields: {
    title: f.text({ each: true, max: 200, required: true }),
    was: f.text({ each: true, max: 1000, required: true }),
    now: f.text({ each: true, max: 1000, required: true }),
    reason: f.text({ each: true, max: 1000 }),
    on: f.day({ required: true }),
    /** Where it stood. */
    where: f.link(),
  },
});

export type CorrectionBody = BodyOf<typeof correctionContent>;
