/** A picture of a check or a bill: one small JPEG, as text, that is still to be read. */
import { drawAnew } from '../../../adapters/browser/drawAnew.ts';
import { toBase64 } from '../../../core/picture/base64.ts';

/** Bytes: in base64 and with its row below what one request of the outbox may hold, and below the database's 200 kB. */
const MOST = 120_000;

/** Null where this is no picture that the browser can read. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const drawn = await drawAnew(file, { longest: [1400], types: ['image/jpeg'], mostBytes: MOST });
  const [picture] = drawn ?? [];
  return picture === undefined ? null : toBase64(picture.bytes);
}
