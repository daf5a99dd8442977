/** A document of the campaign or of the city: where it lies, who made it, and the hash of its bytes, by which anybody can check a copy. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const DOCUMENT_TYPES = ['filing', 'disclosure', 'schedule', 'policy', 'minutes'] as const;

export const documentContent = defineContentKind({
  kind: 'document',
  eyes: 2,
  title: 'title',
  fields: {
    type: f.choice(DOCUMENT_TYPES, { required: true }),
    title: f.text({ each: true, max: 200, required: true }),
    /** What stands in it, in plain words. */
    text: f.text({ each: true, max: 1000 }),
    /** Who made it. */
    source: f.text({ each: true, max: 200, required: true }),
    published_on: f.day({ required: true }),
    file: f.link({ required: true }),
    sha256: f.sha256({ required: true }),
    bytes: f.number(),
    /** Its cover, or its first page. */
    picture: f.picture(),
  },
});

export type DocumentBody = BodyOf<typeof documentContent>;
