/** How full the space for photos of places is, as the server counts it. */
import * as v from 'valibot';
import { callPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';

const rowSchema = v.object({ bytes: v.number(), most: v.number(), pictures: v.number() });

export type PictureRoom = v.InferOutput<typeof rowSchema>;

export const pictureRoomRead = defineRead<PictureRoom>({
  key: 'site-picture-room',
  maxAgeMs: 0,
  path: () => callPath('site_picture_room'),
  parse: rowsOf('site_picture_room', rowSchema),
});

/** From here on leaders are told what to do. */
const NEARLY_FULL = 0.8;

export const isNearlyFull = ({ bytes, most }: PictureRoom): boolean => bytes >= most * NEARLY_FULL;
