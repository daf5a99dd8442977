/** What the campaign says of a place: written, reviewed and planned in the studio, told on the place's page and nowhere by itself. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const placeContent = defineContentKind({
  kind: 'place',
  eyes: 2,
  title: 'title',
  fields: {
    asked: f.asked(['site'], { required: true }),
    // As long as a place's own words.
    title: f.text({ each: true, max: 120, required: true }),
    about: f.text({ each: true, max: 2000 }),
    /** What the campaign means to do there. What was done is told by the story, with who says so. */
    plan: f.text({ each: true, max: 2000 }),
    reworded: f.text({ each: true, max: 500 }),
  },
});

export type PlaceBody = BodyOf<typeof placeContent>;
