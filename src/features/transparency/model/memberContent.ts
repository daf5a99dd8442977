/** Who works for the campaign, as what, and how to write to them. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const memberContent = defineContentKind({
  kind: 'team-member',
  eyes: 1,
  title: 'name',
  fields: {
    name: f.text({ max: 120, required: true }),
    job: f.text({ each: true, max: 200, required: true }),
    /** What somebody may write to them about. */
    text: f.text({ each: true, max: 600 }),
    email: f.email(),
    portrait: f.picture(),
    paid: f.flag({ required: true }),
    since: f.day(),
    /** Where in the list: the smallest first. */
    place: f.number(),
  },
});

export type MemberBody = BodyOf<typeof memberContent>;
