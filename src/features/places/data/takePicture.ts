/** A picture of a place, drawn anew on this device, small and without the camera's notes; and parts of one made unrecognizable. */
import { drawAnew, type Part } from '../../../adapters/browser/drawAnew.ts';
import { fromBase64, toBase64 } from '../../../core/picture/base64.ts';
import { uuid } from '../../../core/uuid.ts';
import type { TakenPicture } from '../model/pictureKinds.ts';

/** Bytes: in base64 and with its row below what one request of the outbox may hold, and below the database's 200 kB. */
const MOST = 120_000;

async function drawn(file: Blob, covered: readonly Part[]): Promise<TakenPicture | null> {
  const all = await drawAnew(file, { longest: [1400], types: ['image/jpeg'], mostBytes: MOST, covered });
  const [picture] = all ?? [];
  if (picture === undefined) return null;
  const { bytes, width, height } = picture;
  // Another id for another drawing: what is kept under an id never changes.
  return { id: uuid(), picture: toBase64(bytes), width, height };
}

/** Null where this is no picture that the browser can read. */
export const takePicture = (file: Blob): Promise<TakenPicture | null> => drawn(file, []);

/** The same picture with that part in a few large squares. What was there is not kept anywhere. */
export const withCovered = (of: TakenPicture, part: Part): Promise<TakenPicture | null> =>
  drawn(new Blob([fromBase64(of.picture)], { type: 'image/jpeg' }), [part]);
