/** What is asked of pictures of places: by everybody those that are shown, by whoever answers for places all of them, and each one's drawing. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { readableRowsOf, rowsOf } from '../../../backend/rows.ts';
import { typeOfName } from '../../../core/picture/value.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
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
  maxAgeMs: 60_000,
  path: () => callPath('live_site_pictures'),
  parse: (rows) => readableRows(rows, (row) => v.parse(shownSchema, row)),
});

const deskSchema = v.object({
  id: v.string(),
  report_id: v.nullable(v.string()),
  site_id: v.nullable(v.string()),
  state: v.picklist(['waiting', 'shown', 'kept_off']),
  shown_site: v.nullable(v.string()),
  phase: v.nullable(v.picklist(PHASES)),
  taken_on: v.nullable(v.string()),
  alt_en: v.nullable(v.string()),
  alt_es: v.nullable(v.string()),
  head: v.nullable(v.string()),
  client_created_at: v.string(),
});
export type PictureLine = v.InferOutput<typeof deskSchema>;

/** Of every picture all but its drawing, the newest first. */
export const deskPicturesRead = defineRead<PictureLine>({
  key: 'site-pictures',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () =>
    rowsPath('site_pictures', {
      select: [
        'id',
        'report_id',
        'site_id',
        'state',
        'shown_site',
        'phase',
        'taken_on',
        'alt_en',
        'alt_es',
        'head',
        'client_created_at',
      ],
      order: 'created_at.desc',
      limit: 1000,
    }),
  parse: readableRowsOf('site_pictures', deskSchema),
});

/** Kept like every read: what was seen with a signal is seen without one. */
export const drawingRead = keyedRead((picture) =>
  defineRead({
    key: `site-picture:${picture}`,
    // Under an id lies one drawing for good.
    maxAgeMs: 3_600_000,
    path: () => rowsPath('site_pictures', { select: ['picture'], where: { id: `eq.${picture}` }, limit: 1 }),
    parse: rowsOf('site_pictures', v.object({ picture: v.string() })),
  }),
);
