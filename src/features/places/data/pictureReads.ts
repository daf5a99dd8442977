/** Which pictures of places everybody sees. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { typeOfName } from '../../../core/picture/value.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { PHASES } from '../model/pictureKinds.ts';

const shownSchema = v.object({
  id: v.string(),
  site: v.string(),
  file: v.pipe(
    v.string(),
    v.check((file) => typeOfName(file) !== null),
  ),
  width: v.number(),
  height: v.number(),
  phase: v.picklist(PHASES),
  on: v.string(),
  alt_en: v.string(),
  alt_es: v.string(),
});
/** A picture that everybody sees. */
export type ShownPicture = v.InferOutput<typeof shownSchema>;

export const shownPicturesRead = defineRead<ShownPicture>({
  key: 'live-site-pictures',
  // Asked each time: one that was taken off, or was only now put there, is seen so at once.
  maxAgeMs: 0,
  path: () => callPath('live_site_pictures'),
  parse: (rows) => readableRows(rows, (row) => v.parse(shownSchema, row)),
});
