/** What is asked of pictures by whoever answers for places: all of them, and each one's drawing. */
import * as v from 'valibot';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { keepNewestReads } from '../../../adapters/dexie/userReadStore.ts';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import type { Paged } from '../../../hooks/usePages.ts';
import type { PictureLine } from '../model/pictureDesk.ts';
import { PHASES } from '../model/pictureKinds.ts';

const optional = v.nullable(v.string());
const phase = v.nullable(v.picklist(PHASES));
export const pictureLineSchema = v.object({
  id: v.string(),
  report_id: optional,
  site_id: optional,
  state: v.picklist(['waiting', 'shown', 'kept_off']),
  shown_site: optional,
  phase,
  taken_on: optional,
  alt_en: optional,
  alt_es: optional,
  head: optional,
  contested: v.boolean(),
  client_created_at: v.string(),
  created_at: v.string(),
  acts: v.array(
    v.object({
      id: v.string(),
      action: v.picklist(['show', 'keep_off']),
      by_name: optional,
      at: v.string(),
      counts: v.boolean(),
      phase,
      taken_on: optional,
    }),
  ),
}) satisfies v.GenericSchema<unknown, PictureLine>;

/** Pictures of a page of the desk. */
export const PICTURES_AT_ONCE = 24;

const picturePath = (before: PictureLine | null) =>
  callPath('site_picture_desk', {
    before_at: before?.created_at ?? null,
    before_id: before?.id ?? null,
    most: PICTURES_AT_ONCE,
  });
const parse = (rows: unknown): readonly PictureLine[] => readableRows(rows, (row) => v.parse(pictureLineSchema, row));

/** Of the newest that staff took all but their drawings. */
export const deskPicturesRead = defineRead<PictureLine>({
  key: 'site-pictures-of-places',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => picturePath(null),
  parse: (rows) => parse(rows),
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

/** Those that are older than the ones that are kept. By the last of those. */
export const olderPictures: Paged<PictureLine, PictureLine> = {
  size: PICTURES_AT_ONCE,
  ask: async (api, about, last) => parse(await api.get(picturePath(last ?? about))),
};

/** Drawings of one person that stay on this device: those of a walk, and the last that were looked at. Each is up to 160 kB. */
const DRAWINGS_KEPT = 60;

/** Never rejects: what is not forgotten now is forgotten with the next one. */
export async function forgetOldDrawings(userId: string): Promise<void> {
  await keepNewestReads(pageDb(), userId, 'site-picture:', DRAWINGS_KEPT).catch(() => undefined);
}
